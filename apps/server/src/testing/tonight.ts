// A bank that a night can be made of, and what tests of Tonight do again and again.
import type { Bank, BankTopic, Question } from '@toron/content/bank.ts'
import { topics as catalogue, progressKey, type Topic } from '@toron/content/catalogue.ts'
import { answerTonight, readTonight, savePlan } from '@toron/contract/tonight.ts'
import { questionIdAt } from '@toron/domain/practice/question-id.ts'
import type { TestServer } from './builders.ts'

const subjects = [
  { key: 'physics', name: 'Physics' },
  { key: 'biology', name: 'Biology' },
] as const
const topicsOfSubject = 5
const objectivesOfTopic = 4
const questionsOfObjective = 3

/** Every right option is A. C tempts to an idea of the objective; B to one that two objectives share, else to none; D to none. */
const aQuestion = (topic: string, index: number): Question => ({
  id: questionIdAt(topic, index),
  question: `Question ${index} of ${topic}?`,
  options: { A: 'right', B: 'wrong', C: 'wrong too', D: 'wrong as well' },
  correctAnswer: 'A',
  explanation: `The secret explanation of ${topic} ${index}.`,
  reasons: { B: 'The secret reason of B.', C: 'The secret reason of C.', D: 'The secret reason of D.' },
  objective: `${topic}/${Math.floor(index / questionsOfObjective)}`,
  level: levelOf(Math.floor(index / questionsOfObjective)),
  skill: 'recall',
})

/** The last objective of a topic is supplement. */
const levelOf = (objective: number) =>
  objective === objectivesOfTopic - 1 ? ('supplement' as const) : ('core' as const)

const aTopic = (topic: Topic, subject: BankTopic['subject'], withheld: ReadonlySet<string>): BankTopic => {
  const { key, name } = topic
  const questions = Array.from({ length: objectivesOfTopic * questionsOfObjective }, (_, index) => {
    const question = aQuestion(key, index)
    return withheld.has(question.id)
      ? { ...question, withheld: { since: '2026-12-01', why: 'Its key is disputed.' } }
      : question
  })
  return {
    key,
    name,
    subject,
    progressKey: progressKey(topic),
    questions,
    asked: questions.filter((question) => !question.withheld),
    objectives: Array.from({ length: objectivesOfTopic }, (_, index) => ({
      id: `${key}/${index}`,
      title: `Objective ${index} of ${key}`,
      section: subject.name,
      weight: 0.05,
      level: levelOf(index),
    })),
  }
}

interface BankOptions {
  readonly withheld?: readonly string[]
  /** Topics that this version of the bank does not have. */
  readonly without?: readonly string[]
}

/** Two subjects of five topics, each with four objectives of three questions. */
export const aTonightBank = ({ withheld = [], without = [] }: BankOptions = {}): Bank => {
  const topics = subjects
    .flatMap((subject) =>
      catalogue
        .filter((topic) => topic.subject === subject.key)
        .slice(0, topicsOfSubject)
        .map((topic) => aTopic(topic, subject, new Set(withheld))),
    )
    .filter(({ key }) => !without.includes(key))
  const ideaOf = (id: string) => ({ id, says: `The secret idea ${id}.`, mends: `The secret mend ${id}.` })
  return {
    topics,
    topic: (key) => topics.find((topic) => topic.key === key),
    misconception: ({ objective }, option) => {
      const [topic, number] = objective.split('/')
      if (option === 'B') return Number(number) < 2 ? ideaOf(`${topic}/shared`) : undefined
      return option === 'C' ? ideaOf(`${objective}-own`) : undefined
    },
  }
}

export const physics = { subject: 'physics', tier: 'extended', exam: '2027-06-05' } as const
export const biology = { subject: 'biology', tier: 'core', exam: '2027-05-20' } as const

/** A student with a plan of physics for ten minutes a day. */
export const aPlanner = async (server: TestServer, options?: { readonly timeZone: string }) => {
  const student = await server.aStudent(options)
  await server.client.call(savePlan, { token: student.token, body: { subjects: [physics], minutes: 10 } })
  return student
}

/** Tonight's queue. Throws when there is none. */
export const nightOf = async ({ client }: TestServer, token: string) => {
  const { night } = await client.call(readTonight, { token })
  if (!night) throw new Error('there is no night')
  return night
}

/** Answers what is next, with each of these options in turn, and returns the last reply. */
export const answerNext = async (
  server: TestServer,
  token: string,
  ...options: readonly ('A' | 'B' | 'C' | 'D')[]
) => {
  let reply: Awaited<ReturnType<typeof answer>> | undefined
  const answer = (questionId: string, option: 'A' | 'B' | 'C' | 'D') =>
    server.client.call(answerTonight, { token, body: { questionId, option } })
  for (const option of options) {
    const next = (reply?.night ?? (await nightOf(server, token))).left[0]
    if (!next) throw new Error('nothing is left tonight')
    reply = await answer(next.questionId, option)
  }
  if (!reply) throw new Error('nothing was answered')
  return reply
}
