// What memory needs to know of each question of the bank, made once for a bank.
import { createHash } from 'node:crypto'
import type { Bank, Question } from '@toron/content/bank.ts'
import { type Letter, letters } from '@toron/domain/practice/public-question.ts'
import { epochDay } from '@toron/domain/tonight/days.ts'
import { memoryModel } from '@toron/domain/tonight/memory.ts'
import type { LoggedAttempt } from '@toron/domain/tonight/replay.ts'
import type { RememberedAttempt } from './attempts.ts'

interface Known {
  readonly objective: string
  /** The misconceptions of its wrong options. */
  readonly ideas: Readonly<Partial<Record<Letter, string>>>
  readonly tempts: readonly string[]
}

interface Knowledge {
  readonly byQuestion: ReadonlyMap<string, Known>
  /** Another one where memories of the same log would be others. */
  readonly basis: string
}

const made = new WeakMap<Bank, Knowledge>()

export const knowledgeOf = (bank: Bank): Knowledge => {
  const known = made.get(bank)
  if (known) return known
  const byQuestion = new Map(
    bank.topics.flatMap(({ questions }) => questions.map((one) => [one.id, knownOf(bank, one)] as const)),
  )
  const hash = createHash('sha256').update(JSON.stringify([memoryModel, ...byQuestion]))
  const knowledge = { byQuestion, basis: hash.digest('base64url').slice(0, 12) }
  made.set(bank, knowledge)
  return knowledge
}

const knownOf = (bank: Bank, question: Question): Known => {
  const ideas: Partial<Record<Letter, string>> = {}
  for (const letter of letters) {
    const idea = bank.misconception(question, letter)
    if (idea) ideas[letter] = idea.id
  }
  return { objective: question.objective, ideas, tempts: [...new Set(Object.values(ideas))] }
}

/**
 * An attempt as the rules of memory take it. Null: its objective is not known, because the answer is from before objectives
 * had ids and its question has gone.
 */
export const loggedOf = ({ byQuestion }: Knowledge, attempt: RememberedAttempt): LoggedAttempt | null => {
  const known = byQuestion.get(attempt.questionId)
  const objective = attempt.objective || known?.objective
  if (!objective) return null
  const isRight = attempt.isCorrect === 1
  return {
    objective,
    question: attempt.questionId,
    day: epochDay(attempt.day),
    sequence: attempt.sequence,
    isRight,
    chosen: isRight ? null : (known?.ideas[attempt.chosen as Letter] ?? null),
    tempts: known?.tempts ?? [],
  }
}
