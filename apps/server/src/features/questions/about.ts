// What is known of a question: its figures over the versions that mean the same, and its changes.
import type { Bank, Question } from '@toron/content/bank.ts'
import { letters } from '@toron/domain/practice/public-question.ts'
import { type Figures, figuresOf, leastForChoices } from '@toron/domain/questions/figures.ts'
import { countedSince, versionOf } from '@toron/domain/questions/versions.ts'
import type { Kysely } from 'kysely'
import type { Tables } from '../../platform/storage/tables.ts'
import { countsOfQuestion } from '../learning/answer-counts.ts'
import { paidVersions } from './rulings.ts'

/** @param question of science; of maths the id alone */
export const figuresOfQuestion = async (
  db: Kysely<Tables>,
  question: Question | { readonly id: string },
): Promise<Figures> => {
  const range = 'options' in question ? rangeOf(question) : { since: 1, upTo: 1 }
  return figuresOf(await countsOfQuestion(db, { questionId: question.id, ...range }))
}

export const rangeOf = (question: Question) => ({ since: countedSince(question), upTo: versionOf(question) })

/** The figures as they go to a student. */
export const shownFigures = ({ met, right, choices, discrimination }: Figures, isScience: boolean) => ({
  met,
  right,
  choices: isScience && met >= leastForChoices ? choices : null,
  discrimination,
})

/** The wrong idea behind more than half of the wrong answers, or null. */
export const heldIdea = (bank: Bank, question: Question, { met, right, choices }: Figures) => {
  if (met < leastForChoices) return null
  const byIdea = new Map<string, number>()
  for (const letter of letters) {
    const idea = letter === question.correctAnswer ? undefined : bank.misconception(question, letter)
    if (idea) byIdea.set(idea.id, (byIdea.get(idea.id) ?? 0) + choices[letter])
  }
  const [most] = [...byIdea].sort(([, a], [, b]) => b - a)
  if (!most || most[1] * 2 <= met - right) return null
  const letter = letters.find((each) => bank.misconception(question, each)?.id === most[0])
  return (letter && bank.misconception(question, letter)) ?? null
}

/** The changes of a question, the latest first. A change was found if the version before it was paid for. */
export const shownChanges = async (db: Kysely<Tables>, { id, changes = [] }: Question) => {
  if (changes.length === 0) return []
  const paid = await paidVersions(db, id)
  return changes
    .map(({ version, on, what }) => ({ version, on, what, isFound: paid.has(version - 1) }))
    .reverse()
}
