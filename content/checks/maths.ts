// Gates on the maths topics: what is published is confirmed by a second calculation, is sound in every line, and is enough.

import { join } from 'node:path'
import { questionIdAt } from '@toron/domain/practice/question-id.ts'
import { shownPath } from '../bank.ts'
import { findTopic } from '../catalogue.ts'
import { faults, hasFigure } from '../maths/faults.ts'
import {
  findTemplate,
  type Generated,
  generate,
  type MathsTopic,
  type PublishedQuestion,
  verify,
} from '../maths/template.ts'
import { type MathsTopics, mathsCatalogueTopics, topicFolder } from '../maths/topics.ts'
import { settingFaults } from './maths-setting.ts'
import { typedCounts, typedFaults } from './typed.ts'
import type { Problem } from './written-content.ts'

const fewestTemplates = 16
const fewestPublished = 50
/** Published questions of one case of one template; more would repeat the same reasoning with other numbers. */
const mostAlike = 3
const smallestFigureShare = 1 / 3
/** Of all published questions, how many have final answers that can be typed. */
const smallestTypedShare = 0.9

const messageOf = (error: unknown): string => {
  return error instanceof Error ? error.message : String(error)
}

const fileOf = ({ key }: MathsTopic): string => {
  const topic = findTopic(key)
  return topic ? shownPath(join(topicFolder(topic), 'index.ts')) : key
}

const repeated = (items: readonly string[]): string[] => {
  return [...new Set(items.filter((item, index) => items.indexOf(item) !== index))]
}

/** How many published questions there are of each case of each template. */
const timesOfCases = ({ published }: MathsTopic): Map<string, number> => {
  const times = new Map<string, number>()
  for (const { template, case: which } of published) {
    const name = `${template}/${which}`
    times.set(name, (times.get(name) ?? 0) + 1)
  }
  return times
}

/** The published questions as generated; one that cannot be generated is left out. */
const writtenQuestions = (topic: MathsTopic): Generated[] => {
  return topic.published.flatMap(({ template, seed, case: which }) => {
    try {
      return [generate(findTemplate(topic, template), seed, which)]
    } catch {
      return []
    }
  })
}

const problemsOfQuestion = (
  topic: MathsTopic,
  { template, seed, case: which }: PublishedQuestion,
): string[] => {
  try {
    const found = findTemplate(topic, template)
    const wrong = verify(found, seed, which)
    return [
      ...(wrong === null ? [] : [`its answer does not hold: ${wrong}`]),
      ...faults(generate(found, seed, which)),
      ...typedFaults(generate(found, seed, which)),
      ...settingFaults(generate(found, seed, which)),
    ]
  } catch (error) {
    return [messageOf(error)]
  }
}

const problemsOfTemplates = ({ templates, published }: MathsTopic): string[] => {
  const used = new Set(published.map(({ template }) => template))
  const ids = templates.map(({ id }) => id)
  return [
    ...(templates.length < fewestTemplates
      ? [`has ${templates.length} templates; a topic needs ${fewestTemplates}.`]
      : []),
    ...repeated(ids).map((id) => `has two templates "${id}"; an id belongs to one.`),
    ...ids
      .filter((id) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))
      .map((id) => `template "${id}" must be in kebab-case.`),
    ...ids
      .filter((id) => !used.has(id))
      .map((id) => `template "${id}" is never published; publish or remove it.`),
  ]
}

const problemsOfSelection = (topic: MathsTopic): string[] => {
  const { published } = topic
  const questions = writtenQuestions(topic)
  const figures = questions.filter(hasFigure).length
  const problems: string[] = []
  if (published.length < fewestPublished) {
    problems.push(`publishes ${published.length} questions; a topic needs ${fewestPublished}.`)
  }
  if (figures < questions.length * smallestFigureShare) {
    problems.push(`has ${figures} questions with a figure of ${questions.length}; a third must have one.`)
  }
  for (const [name, times] of timesOfCases(topic)) {
    if (times > mostAlike) {
      problems.push(
        `publishes ${name} ${times} times; at most ${mostAlike}, so give the template another case.`,
      )
    }
  }
  for (const text of repeated(questions.map(({ question }) => question))) {
    problems.push(`publishes one question twice: "${text.slice(0, 60)}…".`)
  }
  return problems
}

const problemsOfTopic = (topic: MathsTopic): string[] => {
  return [
    ...problemsOfTemplates(topic),
    ...problemsOfSelection(topic),
    ...topic.published.flatMap((question, position) =>
      problemsOfQuestion(topic, question).map(
        (problem) =>
          `${questionIdAt(topic.key, position)} (${question.template}/${question.case}): ${problem}.`,
      ),
    ),
  ]
}

const problemsOfTyping = (topics: readonly MathsTopic[]): Problem[] => {
  const questions = topics.flatMap(writtenQuestions)
  const typed = questions.filter(({ answers }) => answers.length > 0).length
  return typed < questions.length * smallestTypedShare
    ? [{ message: `maths: ${typed} of ${questions.length} questions can be typed; nine in ten must.` }]
    : []
}

export const checkMaths = ({ topics, problems }: MathsTopics): Problem[] => {
  return [
    ...problems.map((message) => ({ message })),
    ...problemsOfTyping(topics),
    ...topics.flatMap((topic) =>
      problemsOfTopic(topic).map((problem) => ({
        topicKey: topic.key,
        message: `${fileOf(topic)}: ${problem}`,
      })),
    ),
  ]
}

export const mathsNotYetWritten = ({ topics }: MathsTopics): string[] => {
  const written = new Set(topics.map(({ key }) => key))
  return mathsCatalogueTopics.map(({ key }) => key).filter((key) => !written.has(key))
}

/** For `--report`: the counts of each topic, and every case that is published more than once, to be compared side by side. */
export const mathsReport = ({ topics }: MathsTopics): string => {
  return topics
    .map((topic) => {
      const questions = writtenQuestions(topic)
      const alike = [...timesOfCases(topic)].filter(([, times]) => times > 1)
      const marks = questions.reduce((total, question) => total + question.marks, 0)
      const figures = questions.filter(hasFigure).length
      const typed = typedCounts(questions)
      const without = questions.filter(({ calculator }) => !calculator).length
      return (
        `${topic.key}: ${topic.templates.length} templates, ${topic.published.length} questions, ${marks} marks, ` +
        `${figures} with a figure, ${without} without a calculator; ` +
        `${typed.marked} can be typed, of ${typed.finals} final answers ${typed.unknown} could not be compared with the solution.` +
        (alike.length === 0
          ? ''
          : `\n  More than once: ${alike.map(([name, times]) => `${name} ×${times}`).join(', ')}.`)
      )
    })
    .join('\n')
}
