// The measured calls, each as the request of one student of the crowd.
import { randomUUID } from 'node:crypto'
import { emailOf, heavyStudents, password, tokenOf } from './crowd.ts'
import { mathsTopic, otherTopics, resources, runId, runTopic, timeZone } from './topics.ts'

export interface Request {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

/** @param student a number of the crowd, from 1 */
export type Call = (student: number) => Request

const own = (student: number) => ({ authorization: `Bearer ${tokenOf(student)}` })
/** A visitor behind a trusted proxy: limits by address must not be what is measured. */
const from = (visitor: number) => ({
  'x-forwarded-for': `10.${(visitor >> 16) & 255}.${(visitor >> 8) & 255}.${visitor & 255}`,
})

const read =
  (path: string): Call =>
  (student) => ({ method: 'GET', path, headers: own(student) })
const write =
  (path: string, body?: () => object): Call =>
  (student) => ({
    method: 'POST',
    path,
    headers: own(student),
    ...(body && { body: JSON.stringify(body()) }),
  })
const visit =
  (path: string): Call =>
  (visitor) => ({ method: 'GET', path, headers: { ...from(visitor), 'accept-encoding': 'br, gzip' } })

const [cheapest] = resources.toSorted((a, b) => a.price - b.price)
const [firstBought] = resources
const [visited] = runTopic.questions
const [, nextMaths] = mathsTopic.questions

export const readMe = read('/api/me')
export const readProgress = read('/api/practice/progress')
export const readTonight = read('/api/tonight')
export const readMap = read('/api/tonight/map/physics')
export const readMathsTopic = read(`/api/practice/maths/topics/${mathsTopic.key}`)
/** Every student has answered it. */
export const readAbout = read(`/api/questions/${runTopic.key}-001/about`)
export const readBadges = read('/api/rewards/badges')
export const readLedger = read('/api/rewards/ledger')
/** From the middle of the ledger, for students with a long history. */
export const readOldLedger: Call = (student) =>
  read(`/api/rewards/ledger?before=${student <= heavyStudents ? 850 : 4}`)(student)
export const readBoard = (board: 'monthly' | 'all-time', position = 1): Call =>
  read(`/api/leaderboard/boards/${board}${position === 1 ? '' : `?from=${position}`}`)
export const readPodium = read('/api/leaderboard/last-podium')
export const readExport = read('/api/account/export')
/** The first range of a file, as a viewer requests it; only students with a long history have bought it. */
export const readFile: Call = (student) => {
  const request = read(`/resources/${firstBought?.path}`)(student)
  return { ...request, headers: { ...request.headers, range: 'bytes=0-65535' } }
}
export const readShelf = visit('/api/resources')
export const readWays = visit('/api/account/ways')
export const readAnother = visit(`/api/practice/maths/questions/${mathsTopic.questions[0]?.id}/another`)
export const openPage = visit('/')
export const openData = visit(`/data/${runTopic.key}.json`)

/** Opens the run that every student has begun: nothing is written. */
export const openCurrentRun = write('/api/practice/runs', () => ({ topic: runTopic.key }))
export const beginRun = write('/api/practice/runs', () => ({ topic: otherTopics.at(-1)?.key }))
export const tick = write('/api/leaderboard/tick')
export const buyTime: Call = (student) =>
  write('/api/leaderboard/time-packs/10-minutes/purchases', () => ({ requestId: randomUUID() }))(student)
export const unlock = write('/api/resources/unlocks', () => ({ path: cheapest?.path }))
export const moveOn = write(`/api/practice/maths/questions/${nextMaths?.id}/next`)
export const checkIn = write('/api/account/check-in', () => ({ timeZone }))

/** The first position that most students have not answered in their run. */
export const firstUnanswered = 5
/** Submits the right answer. @param position 0-based, the next one of the student's run */
export const answer = (student: number, position: number): Request => {
  const question = runTopic.questions[position]
  return write(`/api/practice/runs/${runId}/answers`, () => ({
    questionId: question?.id,
    option: question?.correctAnswer,
  }))(student)
}

export const checkAnswer: Call = (visitor) => ({
  method: 'POST',
  path: '/api/practice/check',
  headers: from(visitor),
  body: JSON.stringify({ questionId: visited?.id, option: 'A' }),
})
export const signIn: Call = (student) => ({
  method: 'POST',
  path: '/api/account/sign-in',
  headers: from(student),
  body: JSON.stringify({ email: emailOf(student), password, timeZone }),
})
