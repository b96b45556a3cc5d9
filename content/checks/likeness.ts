// The gate on near duplicates: two questions of a subject that share most of their runs of three words are duplicates.
// Numbers count as equal, so a copy with other numbers is found, too.

import { letters } from '@toron/domain/practice/public-question.ts'
import type { Question } from '../bank.ts'
import { subjects } from '../catalogue.ts'
import { optionText } from '../question-text.ts'
import { percent, words } from './text.ts'
import { at, type Gate, type Problem, type WrittenTopic } from './written-content.ts'

const largestLikeness = 0.6
/** Shorter stems, such as "Which row is correct?", may be alike: their options make the question. */
const wordsOfOwnStem = 12

const addRuns = (runs: Set<string>, text: string): void => {
  const list = words(text.toLowerCase()).map((word) =>
    /^[−+-]?[\d.,]+$/.test(word) ? '#' : word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''),
  )
  // A text of fewer words is one run.
  const last = Math.max(0, list.length - 3)
  for (let n = 0; n <= last; n += 1) runs.add(list.slice(n, n + 3).join(' '))
}

const runsOfStem = ({ question }: Question): Set<string> => {
  const runs = new Set<string>()
  if (words(question).length >= wordsOfOwnStem) addRuns(runs, question)
  return runs
}

const runsOfWhole = ({ question, options }: Question): Set<string> => {
  const runs = new Set<string>()
  addRuns(runs, question)
  for (const letter of letters) addRuns(runs, optionText(options[letter]))
  return runs
}

interface Placed {
  readonly topic: WrittenTopic
  readonly question: Question
}

interface Held<Item> {
  readonly item: Item
  readonly runs: ReadonlySet<string>
}

interface Pair<Item> {
  readonly first: Item
  readonly second: Item
  readonly likeness: number
}

/** Pairs whose runs have a Jaccard index at or over the limit. Only items that share a run are compared. */
const alikePairs = <Item>(
  items: readonly Item[],
  runsOf: (item: Item) => ReadonlySet<string>,
  limit: number,
): Pair<Item>[] => {
  const holders = new Map<string, Held<Item>[]>()
  return items.flatMap((item) => {
    const runs = runsOf(item)
    const held = { item, runs }
    const shared = new Map<Held<Item>, number>()
    for (const run of runs) {
      const before = holders.get(run) ?? []
      for (const first of before) shared.set(first, (shared.get(first) ?? 0) + 1)
      before.push(held)
      holders.set(run, before)
    }
    return [...shared]
      .map(([first, common]) => ({
        first: first.item,
        second: item,
        likeness: common / (first.runs.size + runs.size - common),
      }))
      .filter(({ likeness }) => likeness >= limit)
  })
}

/** Ids of questions that share at least this much of their runs of words, with those of the questions alike. */
export const alikeQuestions = (
  questions: readonly Question[],
  limit: number,
): ReadonlyMap<string, ReadonlySet<string>> => {
  const alike = new Map<string, Set<string>>(questions.map(({ id }) => [id, new Set()]))
  for (const { first, second } of alikePairs(questions, runsOfWhole, limit)) {
    alike.get(first.id)?.add(second.id)
    alike.get(second.id)?.add(first.id)
  }
  return alike
}

const problemsOfSubject = (placed: readonly Placed[]): Problem[] => {
  const found = new Map<string, Problem>()
  for (const runsOf of [runsOfWhole, runsOfStem]) {
    const pairs = alikePairs(placed, ({ question }) => runsOf(question), largestLikeness)
    for (const { first: one, second: other, likeness } of pairs) {
      found.set(`${one.question.id} ${other.question.id}`, {
        topicKey: other.topic.topic.key,
        message:
          `${at(other.topic, other.question)}: ${percent(likeness)} the same as ${one.question.id} (numbers aside); ` +
          'rewrite one so that it tests another thought.',
      })
    }
  }
  return [...found.values()]
}

export const checkNearDuplicates: Gate = ({ topics }) =>
  subjects.flatMap((subject) =>
    problemsOfSubject(
      topics
        .filter(({ topic }) => topic.subject === subject.key)
        .flatMap((topic) => topic.questions.map((question) => ({ topic, question }))),
    ),
  )
