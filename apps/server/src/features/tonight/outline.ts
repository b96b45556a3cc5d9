// The bank as Tonight asks it, made once for a bank.
import type { Bank, Objective, Question } from '@toron/content/bank.ts'
import type { Misconception } from '@toron/contract/practice.ts'
import { letters } from '@toron/domain/practice/public-question.ts'
import { bankOf, type TonightBank, type TonightObjective } from '@toron/domain/tonight/bank.ts'
import { planSubjects } from '@toron/domain/tonight/plan.ts'
import { knowledgeOf } from '../learning/knowledge.ts'

export interface Outline {
  readonly bank: TonightBank
  /** By their ids. */
  readonly objectives: ReadonlyMap<string, Objective>
  readonly misconceptions: ReadonlyMap<string, Misconception>
}

const made = new WeakMap<Bank, Outline>()

export const outlineOf = (bank: Bank): Outline => {
  const known = made.get(bank)
  if (known) return known
  const questions = bank.topics.flatMap((topic) => topic.questions)
  const outline = {
    bank: bankOf(objectivesOf(bank)),
    objectives: new Map(bank.topics.flatMap((topic) => topic.objectives.map((one) => [one.id, one]))),
    misconceptions: new Map(questions.flatMap((question) => misconceptionsOf(bank, question))),
  }
  made.set(bank, outline)
  return outline
}

/** Not made once: an administrator may withhold a question at any time. */
export const withheldIn = (bank: Bank): ReadonlySet<string> =>
  new Set(
    bank.topics.flatMap(({ questions }) => questions.filter(({ withheld }) => withheld).map(({ id }) => id)),
  )

const objectivesOf = (bank: Bank): TonightObjective[] => {
  const { byQuestion } = knowledgeOf(bank)
  return bank.topics.flatMap(({ key, subject, questions, objectives }) => {
    const planned = planSubjects.find((one) => one === subject.key)
    if (!planned) return []
    const byObjective = Map.groupBy(questions, ({ objective }) => objective)
    return objectives.map(({ id, weight }) => ({
      id,
      subject: planned,
      topic: key,
      weight,
      questions: (byObjective.get(id) ?? []).map((question) => ({
        id: question.id,
        level: question.level,
        tempts: byQuestion.get(question.id)?.tempts ?? [],
      })),
    }))
  })
}

const misconceptionsOf = (bank: Bank, question: Question): [string, Misconception][] =>
  letters.flatMap((letter) => {
    const found = bank.misconception(question, letter)
    return found ? [[found.id, found]] : []
  })
