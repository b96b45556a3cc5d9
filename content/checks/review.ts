// The gate on the blind review: someone who did not write the questions has answered each of them without the key,
// and agrees with it. A question that two careful people answer differently is not ready for a student.

import { type Gate, type Problem, problemOf, type WrittenTopic } from './written-content.ts'

const problemsOfTopic = (topic: WrittenTopic): Problem[] => {
  const { review, reviewFile, questions } = topic
  if (!review) {
    return [
      problemOf(
        topic,
        `${reviewFile}: missing; have every question of the topic answered blind and record the answers.`,
      ),
    ]
  }
  const known = new Set(questions.map(({ id }) => id))
  return [
    ...questions.flatMap(({ id, correctAnswer }) => {
      const answer = review.get(id)
      if (answer === undefined) {
        return [
          problemOf(topic, `${reviewFile}, question ${id}: has no blind answer; review it and record one.`),
        ]
      }
      if (answer === correctAnswer) return []
      return [
        problemOf(
          topic,
          `${reviewFile}, question ${id}: the blind answer is ${answer}, the key says ${correctAnswer}; rewrite the question until it has one answer, then review it again.`,
        ),
      ]
    }),
    ...[...review.keys()]
      .filter((id) => !known.has(id))
      .map((id) =>
        problemOf(topic, `${reviewFile}, question ${id}: there is no such question; remove the entry.`),
      ),
  ]
}

export const checkBlindReview: Gate = ({ topics }) => topics.flatMap(problemsOfTopic)
