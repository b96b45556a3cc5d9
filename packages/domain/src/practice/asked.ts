// A topic's questions may grow and be withheld while students are in it (decision 78). What is kept goes by position for ever;
// what is counted goes by the questions that are asked now.

/**
 * How many questions of these positions are answered, and how many rightly.
 * @param latest one sign per question by position, as in `Progress`
 */
export const countAt = (
  latest: string,
  positions: readonly number[],
): { readonly answered: number; readonly correct: number } => {
  let [answered, correct] = [0, 0]
  for (const position of positions) {
    const sign = latest[position]
    if (sign === '+') correct += 1
    if (sign === '+' || sign === '-') answered += 1
  }
  return { answered, correct }
}

/**
 * Whether the question at a position can be answered in a run now: each asked question before it must have its answer,
 * and it must have none. @param asked positions of the questions that are asked, in order
 */
export const placeInRun = (
  position: number,
  isAnswered: (position: number) => boolean,
  asked: readonly number[],
): 'open' | 'already-answered' | 'not-reached' => {
  if (isAnswered(position)) return 'already-answered'
  return asked.every((before) => before >= position || isAnswered(before)) ? 'open' : 'not-reached'
}
