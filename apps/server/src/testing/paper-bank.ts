// A bank with two papers of physics: `light` has 50 questions and `sound` 30; every right option is A.
import type { Bank } from '@toron/content/bank.ts'
import { aTopic, idea } from './builders.ts'

/** @param withheld ids of questions */
export const paperBank = (...withheld: readonly string[]): Bank => {
  const physics = { key: 'physics', name: 'Physics' } as const
  const topics = [aTopic('light', 'Light', physics, 50), aTopic('sound', 'Sound', physics, 30)].map(
    (topic) => {
      const questions = topic.questions.map((question) =>
        withheld.includes(question.id)
          ? { ...question, withheld: { since: '2026-12-01', why: 'Its key is disputed.' } }
          : question,
      )
      return { ...topic, questions, asked: questions.filter((question) => !question.withheld) }
    },
  )
  return {
    topics,
    topic: (key) => topics.find((topic) => topic.key === key),
    misconception: (_, option) => (option === 'B' ? idea : undefined),
  }
}
