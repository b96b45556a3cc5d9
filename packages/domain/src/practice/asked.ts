// A topic's questions may grow and be withheld while students are in it (decision 78). What is stored goes by position,
// which never changes; what is counted goes by the questions now asked.

/**
 * Counts the questions at these positions that are answered, and those that are answered correctly.
 * @param latest one sign per question by position, as in `Progress`
 */
export const countAt = (
  latest: string,
  positions: readonly number[],
): { readonly answered: number; readonly correct: number } => {
  let answered = 0
  let correct = 0
  for (const position of positions) {
    const sign = latest[position]
    if (sign === '+') correct += 1
    if (sign === '+' || sign === '-') answered += 1
  }
  return { answered, correct }
}

/**
 * Whether the question at a position can be answered now: each asked question before it must have an answer, and it must
 * have none. @param asked positions of the questions that are asked, in order
 */
export const statusInRun = (
  position: number,
  isAnswered: (position: number) => boolean,
  asked: readonly number[],
): 'open' | 'already-answered' | 'not-reached' => {
  if (isAnswered(position)) return 'already-answered'
  return asked.every((before) => before >= position || isAnswered(before)) ? 'open' : 'not-reached'
}
