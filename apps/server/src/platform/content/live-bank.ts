// The bank without the questions that administrators withhold (decision 88). What is withheld lies in the database, which every
// server reads again every few seconds; the one that decided does so at once.
import { askedOf, type Bank, type BankTopic } from '@toron/content/bank.ts'
import { topicOf } from '@toron/domain/practice/question-id.ts'
import { versionOf } from '@toron/domain/questions/versions.ts'

/** Milliseconds: for so long after a decision another server may still ask the question. */
const rereadEvery = 5000

/** A version of a question that is withheld. */
export interface Withheld {
  readonly questionId: string
  readonly version: number
  /** `2026-12-01` */
  readonly since: string
  readonly why: string
}

export interface LiveBank {
  readonly bank: Bank
  readonly reread: () => Promise<void>
  /** Topic key → the ids of the questions that only the database withholds. */
  readonly withheldNow: () => ReadonlyMap<string, ReadonlySet<string>>
  readonly close: () => void
}

/** @param read what is withheld now @param log hears of a reading that failed; what was read before stays in force */
export const openLiveBank = async (
  bank: Bank,
  read: () => Promise<readonly Withheld[]>,
  log: (line: string) => void,
): Promise<LiveBank> => {
  let changed: ReadonlyMap<string, BankTopic> = new Map()
  let withheld: ReadonlyMap<string, ReadonlySet<string>> = new Map()
  let [known, started, done] = ['[]', 0, 0]
  const reread = async () => {
    started += 1
    const turn = started
    const rows = await read()
    // A reading that began earlier may end later.
    if (turn < done) return
    done = turn
    const text = JSON.stringify(rows)
    if (text === known) return
    known = text
    changed = topicsWithout(bank, rows)
    withheld = new Map([...changed].map(([key, topic]) => [key, newlyWithheld(topic, bank.topic(key))]))
  }
  await reread()
  const timer = setInterval(() => {
    reread().catch(() => log('What is withheld could not be read.'))
  }, rereadEvery).unref()
  return {
    bank: {
      get topics() {
        return bank.topics.map((topic) => changed.get(topic.key) ?? topic)
      },
      topic: (key) => changed.get(key) ?? bank.topic(key),
      misconception: (question, option) => bank.misconception(question, option),
    },
    reread,
    withheldNow: () => withheld,
    close: () => clearInterval(timer),
  }
}

const newlyWithheld = (now: BankTopic, before: BankTopic | undefined): ReadonlySet<string> => {
  const asked = new Set(now.asked)
  return new Set((before?.asked ?? []).filter((question) => !asked.has(question)).map(({ id }) => id))
}

/** The topics that have such questions, by key. A ruling on another version says nothing about the one of this bank. */
const topicsWithout = (bank: Bank, rows: readonly Withheld[]): Map<string, BankTopic> => {
  const topics = new Map<string, BankTopic>()
  for (const [key, withheld] of Map.groupBy(rows, ({ questionId }) => topicOf(questionId))) {
    const topic = bank.topic(key)
    if (!topic) continue
    const questions = topic.questions.map((question) => {
      const row = withheld.find(
        ({ questionId, version }) => questionId === question.id && version === versionOf(question),
      )
      return row && !question.withheld
        ? { ...question, withheld: { since: row.since, why: row.why } }
        : question
    })
    topics.set(key, { ...topic, questions, asked: askedOf(questions) })
  }
  return topics
}
