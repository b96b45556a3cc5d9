// Gates on a topic as a whole: enough questions and figures, more than recall, and every objective tested.

import type { Question } from '../bank.ts'
import { subjects } from '../catalogue.ts'
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

/** The ids of the listed objectives that are tested by fewer than two questions. */
export const uncoveredObjectives = (topic: WrittenTopic): string[] => {
  const questionsOf = (id: string) => topic.questions.filter(({ objective }) => objective === id).length
  return (topic.objectives ?? [])
    .map(({ id }) => id)
    .filter((id) => questionsOf(id) < fewestQuestionsAnObjective)
}

/** Objectives of a topic that are listed twice or out of place, tested too little, or at another level than theirs. */
export const checkObjectives: Gate = ({ topics, objectivesFiles }) =>
  topics.flatMap((topic): Problem[] => {
    const file = objectivesFiles.get(topic.topic.subject) ?? ''
    const { key } = topic.topic
    if (!topic.objectives) {
      return [problemOf(topic, `${file}: "${key}" is missing; list the objectives of its syllabus topic.`)]
    }
    const ids = topic.objectives.map(({ id }) => id)
    const levels = new Map(topic.objectives.map(({ id, level }) => [id, level]))
    const say = (what: string) => problemOf(topic, `${file}, ${key}: ${what}.`)
    return [
      ...ids.filter((id, n) => ids.indexOf(id) !== n).map((id) => say(`"${id}" is listed twice; remove one`)),
      ...ids.filter((id) => !id.startsWith(`${key}/`)).map((id) => say(`"${id}" must begin with "${key}/"`)),
      ...uncoveredObjectives(topic).map((id) =>
        say(`"${id}" has fewer than ${fewestQuestionsAnObjective} questions; write more for it`),
      ),
      ...topic.questions
        .filter(({ objective }) => !levels.has(objective))
        .map((question) =>
          problemOf(
            topic,
            `${at(topic, question)}: its objective "${question.objective}" is not in ${file}; use a listed id, or list it.`,
          ),
        ),
      ...topic.questions
        .filter(({ objective, level }) => level === 'core' && levels.get(objective) === 'supplement')
        .map((question) =>
          problemOf(
            topic,
            `${at(topic, question)}: is core, but its objective "${question.objective}" is supplement; correct one of them.`,
          ),
        ),
    ]
  })

/** The objectives of a subject that are not a whole paper together. */
export const checkWeights: Gate = ({ topics, objectivesFiles }) =>
  [...objectivesFiles].flatMap(([subject, file]): Problem[] => {
    const ofSubject = topics.filter(({ topic }) => topic.subject === subject)
    const isWhole = subjects.find(({ key }) => key === subject)?.topics.length === ofSubject.length
    const weights = ofSubject.flatMap(({ objectives }) => (objectives ?? []).map(({ weight }) => weight))
    const sum = weights.reduce((total, weight) => total + weight, 0)
    if (!isWhole || Math.abs(sum - 1) < 0.005) return []
    return [{ message: `${file}: the weights of its objectives add up to ${sum.toFixed(3)}; make them 1.` }]
  })
