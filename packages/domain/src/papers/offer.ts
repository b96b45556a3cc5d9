// Which of the numbered papers is offered first.

interface Offered {
  readonly id: string
  readonly number: number
  readonly questions: readonly { readonly id: string }[]
}

/**
 * How many questions of a paper the student has met: those answered anywhere, and all of a paper that was begun before.
 * @param answered ids of questions @param begun ids of papers
 */
export const metIn = (
  { id, questions }: Offered,
  answered: ReadonlySet<string>,
  begun: ReadonlySet<string>,
): number =>
  begun.has(id) ? questions.length : questions.filter((question) => answered.has(question.id)).length

/** The paper of which the fewest questions were met, of those the one with the lowest number; undefined for no papers. */
export const offeredFirst = <Paper extends { readonly number: number; readonly met: number }>(
  papers: readonly Paper[],
): Paper | undefined =>
  papers.reduce<Paper | undefined>((best, paper) => {
    if (!best || paper.met < best.met) return paper
    return paper.met === best.met && paper.number < best.number ? paper : best
  }, undefined)
