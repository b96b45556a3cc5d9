// Gates on a topic as a whole: enough questions and figures, more than recall, and every objective tested.

import type { Question } from '../bank.ts'
import { picturesOf } from '../question-text.ts'
import { percent } from './text.ts'
import { at, type Gate, type Problem, problemOf, type WrittenTopic } from './written-content.ts'

const fewestQuestions = 40
const fewestFigures = 4
const largestRecallShare = 0.45
const fewestQuestionsAnObjective = 2

export const recallShare = (questions: readonly Question[]): number => {
  return questions.filter(({ skill }) => skill === 'recall').length / Math.max(1, questions.length)
}

export const checkAmounts: Gate = ({ topics }) =>
  topics.flatMap((topic) => {
    const found: string[] = []
    const { questions } = topic
    if (questions.length < fewestQuestions) {
      found.push(`has ${questions.length} questions; a topic needs ${fewestQuestions} or more`)
    }
    const figures = questions.filter((question) => picturesOf(question).length > 0).length
    if (figures < fewestFigures) {
      found.push(`has ${figures} questions with a figure; a topic needs ${fewestFigures} or more`)
    }
    const recall = recallShare(questions)
    if (recall > largestRecallShare) {
      found.push(
        `asks only for recall in ${percent(recall)} of its questions; at most ${percent(largestRecallShare)} may, so make some apply or analyse`,
      )
    }
    return found.map((what) => problemOf(topic, `${topic.file}: ${what}.`))
  })

/** The listed objectives that are tested by fewer than two questions. */
export const uncoveredObjectives = (topic: WrittenTopic): string[] => {
  return (topic.objectives ?? []).filter(
    (objective) =>
      topic.questions.filter((question) => question.objective === objective).length <
      fewestQuestionsAnObjective,
  )
}

export const checkObjectives: Gate = ({ topics, objectivesFiles }) =>
  topics.flatMap((topic): Problem[] => {
    const file = objectivesFiles.get(topic.topic.subject) ?? ''
    const { objectives } = topic
    if (!objectives) {
      return [
        problemOf(
          topic,
          `${file}: "${topic.topic.key}" is missing; list the objectives of its syllabus topic.`,
        ),
      ]
    }
    const repeated = objectives.filter((objective, n) => objectives.indexOf(objective) !== n)
    return [
      ...repeated.map((objective) =>
        problemOf(topic, `${file}, ${topic.topic.key}: "${objective}" is listed twice; remove one.`),
      ),
      ...uncoveredObjectives(topic).map((objective) =>
        problemOf(
          topic,
          `${file}, ${topic.topic.key}: "${objective}" has fewer than ${fewestQuestionsAnObjective} questions; write more for it.`,
        ),
      ),
      ...topic.questions
        .filter((question) => !objectives.includes(question.objective))
        .map((question) =>
          problemOf(
            topic,
            `${at(topic, question)}: its objective "${question.objective}" is not in ${file}; use the listed words, or list it.`,
          ),
        ),
    ]
  })
