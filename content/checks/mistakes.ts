// Gates on what the wrong options tempt to: every one names a misconception or a slip, and a misconception tempts often
// enough to be met again.

import type { Question } from '../bank.ts'
import { percent } from './text.ts'
import {
  at,
  type Gate,
  type Problem,
  problemOf,
  type WrittenContent,
  type WrittenTopic,
} from './written-content.ts'

const smallestNamedShare = 0.95
const smallestShareMetTwice = 0.7
const smallestAgreement = 0.85

const wrongOptions = ({ questions }: WrittenTopic): number => 3 * questions.length

const mistakesOf = ({ mistakes }: Question): string[] =>
  Object.values(mistakes ?? {}).filter((id) => id !== undefined)

/** Unknown mistakes, and too many wrong options without one. */
export const checkMistakes: Gate = ({ topics, slips }) => {
  const known = new Set([
    ...slips.map(({ id }) => id),
    ...topics.flatMap(({ misconceptions }) => (misconceptions ?? []).map(({ id }) => id)),
  ])
  return topics.flatMap((topic): Problem[] => {
    const unknown = topic.questions.flatMap((question) =>
      mistakesOf(question)
        .filter((id) => !known.has(id))
        .map((id) =>
          problemOf(
            topic,
            `${at(topic, question)}: "${id}" is no misconception and no slip; correct it, or list it.`,
          ),
        ),
    )
    const named = topic.questions.flatMap(mistakesOf).length
    if (named >= smallestNamedShare * wrongOptions(topic)) return unknown
    const share = percent(named / Math.max(1, wrongOptions(topic)))
    return [
      ...unknown,
      problemOf(
        topic,
        `${topic.file}: ${share} of the wrong options say what they tempt to; ${percent(smallestNamedShare)} must.`,
      ),
    ]
  })
}

/** In how many questions each misconception of a topic tempts. */
const temptations = ({ topics }: WrittenContent): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>()
  for (const question of topics.flatMap(({ questions }) => questions)) {
    for (const id of new Set(mistakesOf(question))) counts.set(id, (counts.get(id) ?? 0) + 1)
  }
  return counts
}

/** Misconceptions that are listed twice, in the wrong topic, that never tempt, or too many that tempt only once. */
export const checkMisconceptions: Gate = (content) => {
  const counts = temptations(content)
  return content.topics.flatMap((topic): Problem[] => {
    const file = content.misconceptionsFiles.get(topic.topic.subject) ?? ''
    const listed = (topic.misconceptions ?? []).map(({ id }) => id)
    const where = `${file}, ${topic.topic.key}`
    const never = listed.filter((id) => !counts.has(id))
    const again = listed.filter((id) => (counts.get(id) ?? 0) > 1).length
    return [
      ...listed
        .filter((id, n) => listed.indexOf(id) !== n)
        .map((id) => problemOf(topic, `${where}: "${id}" is listed twice; remove one.`)),
      ...listed
        .filter((id) => !id.startsWith(`${topic.topic.key}/`))
        .map((id) => problemOf(topic, `${where}: "${id}" must begin with the topic's key.`)),
      ...never.map((id) => problemOf(topic, `${where}: "${id}" tempts in no question; remove it.`)),
      ...(again < smallestShareMetTwice * listed.length
        ? [
            problemOf(
              topic,
              `${where}: ${percent(again / listed.length)} of the misconceptions tempt in two questions or more; ${percent(smallestShareMetTwice)} must.`,
            ),
          ]
        : []),
    ]
  })
}

/** A sample of tags that somebody else, going by question and reasons alone, would have set otherwise too often. */
export const checkMistakesReview: Gate = ({ topics, mistakesReview }) => {
  const tags = new Map<string, string>()
  for (const { id, mistakes } of topics.flatMap(({ questions }) => questions)) {
    for (const [option, tag] of Object.entries(mistakes ?? {})) if (tag) tags.set(`${id} ${option}`, tag)
  }
  const reviewed = [...mistakesReview].filter(([option]) => tags.has(option))
  const agreed = reviewed.filter(([option, tag]) => tags.get(option) === tag).length
  if (agreed >= smallestAgreement * reviewed.length) return []
  return [
    {
      message: `content/review/mistakes.json: ${percent(agreed / reviewed.length)} of the tags are as somebody else set them; ${percent(smallestAgreement)} must be. Mend the catalogue where its entries overlap.`,
    },
  ]
}
