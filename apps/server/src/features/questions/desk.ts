// The questions as the desk sees them: with figures, suspicions, open flags and what was decided.
import type { Bank, Question } from '@toron/content/bank.ts'
import { publicQuestion } from '@toron/content/question-text.ts'
import type { OnDesk } from '@toron/contract/desk.ts'
import { type Figures, figuresOf, suspicionsOf } from '@toron/domain/questions/figures.ts'
import { versionOf } from '@toron/domain/questions/versions.ts'
import type { Kysely } from 'kysely'
import type { Tables } from '../../platform/storage/tables.ts'
import { allCounts } from '../learning/answer-counts.ts'
import { rangeOf, shownFigures } from './about.ts'
import { openFlags } from './flags.ts'
import { allRulings, notRuled, type Ruled, ruledOf } from './rulings.ts'

/** Everything on the desk of a question. @param flags that are open */
export const onDesk = (question: Question, figures: Figures, ruling: Ruled, flags: number): OnDesk => {
  const { rested, best } = figures
  const { action: _, ...decided } = ruling
  return {
    questionId: question.id,
    version: versionOf(question),
    question: publicQuestion(question).question,
    figures: { ...shownFigures(figures, true), rested, best },
    suspicions: suspicionsOf(figures, question.correctAnswer),
    openFlags: flags,
    isWithheldInBank: question.withheld !== undefined && !ruling.isWithheld,
    ruling: decided,
  }
}

/** Every question of the bank with its figures. */
export const allOnDesk = async (db: Kysely<Tables>, bank: Bank): Promise<OnDesk[]> => {
  const counts = Map.groupBy(await allCounts(db), ({ questionId }) => questionId)
  const keyOf = (id: string, version: number) => `${id} ${version}`
  const rulings = new Map(
    (await allRulings(db)).map((row) => [keyOf(row.questionId, row.version), ruledOf(row)]),
  )
  const flags = new Map((await openFlags(db)).map((row) => [keyOf(row.questionId, row.version), row.flags]))
  return bank.topics.flatMap(({ questions }) =>
    questions.map((question) => {
      const { since, upTo } = rangeOf(question)
      const own = (counts.get(question.id) ?? []).filter(({ version }) => version >= since && version <= upTo)
      const key = keyOf(question.id, upTo)
      return onDesk(question, figuresOf(own), rulings.get(key) ?? notRuled, flags.get(key) ?? 0)
    }),
  )
}

/** Those that need somebody, in the order in which they do; of equals, the ones that more students have met. */
export const inOrder = (questions: readonly OnDesk[]): OnDesk[] =>
  questions
    .filter((each) => placeOf(each) < 3)
    .sort((a, b) => placeOf(a) - placeOf(b) || weightOf(b) - weightOf(a))

const placeOf = ({ openFlags: flags, suspicions, ruling }: OnDesk): number => {
  if (flags > 0) return 0
  // What was said about a question stands until its version changes.
  if (suspicions.length > 0 && ruling.verdict === '') return 1
  return ruling.number > 0 ? 2 : 3
}

const weightOf = ({ openFlags: flags, figures: { met } }: OnDesk): number => flags * 1e9 + met
