// A paper sat by a simulated student: forty questions, drawn by the weights of their objectives.
import type { Objective } from './bank.ts'
import { pickIndex, type Random } from './random.ts'
import type { Student } from './student.ts'

const questions = 40
/** The weights of a subject, as so many tickets. */
const tickets = 2000

/** The mark of 40. @param indexes those of the subject's objectives @param night before whose questions it is sat */
export const sitPaper = (
  student: Student,
  objectives: readonly Objective[],
  indexes: readonly number[],
  night: number,
  random: Random,
): number => {
  const urn = indexes.flatMap((index) =>
    Array<number>(Math.round((objectives[index]?.weight ?? 0) * tickets)).fill(index),
  )
  let mark = 0
  for (let question = 0; question < questions; question += 1) {
    const objective = urn[pickIndex(random, urn.length)]
    if (objective === undefined) throw new Error('the subject has no objective')
    if (random() < student.recall(objective, { night, asked: 0 })) mark += 1
  }
  return mark
}
