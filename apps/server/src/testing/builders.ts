// Builders for tests: a small bank with known answers, a server on it, and students with a session.

import { join } from 'node:path'
import type { Bank, BankTopic, Question } from '@toron/content/bank.ts'
import type { Resource, Shelf } from '@toron/content/shelf.ts'
import { questionIdAt } from '@toron/domain/practice/question-id.ts'
import { markTyped } from '@toron/domain/typed-answers/mark.ts'
import { type AppOptions, buildApp } from '../app.ts'
import type { MathsBank } from '../platform/content/maths-bank.ts'
import { openDevices } from '../platform/http/devices.ts'
import { openAccounts } from '../platform/identity/accounts.ts'
import type { Google } from '../platform/identity/google.ts'
import type { Hashing } from '../platform/identity/hashing.ts'
import { openLimits } from '../platform/limits/limits-shared.ts'
import type { Mailer } from '../platform/mail/mail.ts'
import type { Marker } from '../platform/marking/marker.ts'
import type { LogStream } from '../platform/operation/log.ts'
import { type KeyedHash, keyedHash, openKeyedHash } from '../platform/secrets/keyed-hash.ts'
import type { Database } from '../platform/storage/database.ts'
import { transact } from '../platform/storage/write.ts'
import { openTypesetter, type Typesetter } from '../platform/typesetting/typesetter.ts'
import { cheapHashing } from './cheap-hashing.ts'
import { clientOf } from './client.ts'
import { aMailbox, type Mailbox } from './mailbox.ts'
import { aMathsBank } from './maths-bank.ts'
import { papersIn } from './papers-in.ts'
import { addSignedInStudent, type SignedInStudent } from './students.ts'

/** Three questions test one objective. */
const objectiveOf = (topic: string, number: number) => `${topic}/${Math.ceil(number / 3)}`

/** A question whose right option is A. */
const aQuestion = (topic: string, number: number): Question => ({
  id: questionIdAt(topic, number - 1),
  question: `Question ${number} of ${topic}?`,
  options: { A: 'right', B: 'wrong', C: 'wrong too', D: 'wrong as well' },
  correctAnswer: 'A',
  explanation: `The secret explanation of ${topic} ${number}.`,
  reasons: { B: 'The secret reason of B.', C: 'The secret reason of C.', D: 'The secret reason of D.' },
  objective: objectiveOf(topic, number),
  level: 'core',
  skill: 'recall',
})

/** A topic with so many questions, of which the right option is A. */
export const aTopic = (
  key: string,
  name: string,
  subject: BankTopic['subject'],
  questions: number,
): BankTopic => ({
  key,
  name,
  subject,
  progressKey: `${subject.key}_${key}`,
  ...ofQuestions(Array.from({ length: questions }, (_, index) => aQuestion(key, index + 1))),
  objectives: Array.from({ length: Math.ceil(questions / 3) }, (_, index) => ({
    id: `${key}/${index + 1}`,
    title: `Objective ${index + 1} of ${key}`,
    section: name,
    weight: 0.05,
    level: 'core' as const,
  })),
})

const ofQuestions = (questions: readonly Question[]) => ({
  questions,
  asked: questions.filter(({ withheld }) => !withheld),
})

/** The small bank with this many questions in `enzymes`, and those with these numbers withheld. */
export const aBankWith = (enzymes: number, ...withheld: readonly number[]): Bank => {
  const small = aBank()
  const topics = small.topics.map((topic) =>
    topic.key === 'enzymes' ? { ...topic, ...ofQuestions(enzymesOf(enzymes, withheld)) } : topic,
  )
  return { ...small, topics, topic: (key) => topics.find((topic) => topic.key === key) }
}

const enzymesOf = (count: number, withheld: readonly number[]): Question[] =>
  Array.from({ length: count }, (_, index) => {
    const question = aQuestion('enzymes', index + 1)
    const isWithheld = withheld.includes(index + 1)
    return isWithheld
      ? { ...question, withheld: { since: '2026-12-01', why: 'Its key is disputed.' } }
      : question
  })

/** What every B tempts to. */
export const idea = { id: 'motion/first', says: 'The secret idea.', mends: 'The secret mend.' }

/** `motion` has 30 questions and `enzymes` 3; every right option is A. */
const aBank = (): Bank => {
  const topics = [
    aTopic('motion', 'Motion', { key: 'physics', name: 'Physics' }, 30),
    aTopic('enzymes', 'Enzymes', { key: 'biology', name: 'Biology' }, 3),
  ]
  return {
    topics,
    topic: (key) => topics.find((topic) => topic.key === key),
    misconception: (_, option) => (option === 'B' ? idea : undefined),
  }
}

/** Marks without the thread, which takes a while to start. */
const markerHere: Marker = {
  start: async () => {},
  mark: async (answers) => answers.map(({ text, asked }) => markTyped(text, asked)),
  close: async () => {},
}

/** The folder of test files that stand in for built resources. */
const testResources = join(import.meta.dirname, 'resources')

/** Two resources with a file each, at 100 and 200 Skizies. */
const aShelf = (): Shelf => {
  const resource = (name: string, price: number): Resource => ({
    path: `english/${name.toLowerCase()}.pdf`,
    name,
    type: 'PDF',
    price,
  })
  const resources = [resource('Grammar', 100), resource('Summary', 200)]
  return {
    groups: [{ key: 'english', name: 'English', resources }],
    find: (path) => resources.find((each) => each.path === path),
  }
}

/** Noon of 21 November 2026 in Dhaka. */
export const noon = Date.parse('2026-11-21T12:00:00+06:00')
export const day = 24 * 60 * 60 * 1000

export interface TestServer {
  readonly database: Database
  readonly client: ReturnType<typeof clientOf>
  readonly mailbox: Mailbox
  /** Tells the server that it is about to stop. */
  readonly drain: () => void
  /** Resolves once every requested letter is written. */
  readonly nothingLeft: () => Promise<void>
  /** Moves the server's clock to this moment, epoch milliseconds. */
  readonly setClock: (now: number) => void
  /** Adds a student with a session; returns the token and the id. */
  readonly aStudent: (options?: Partial<{ name: string; timeZone: string }>) => Promise<SignedInStudent>
}

interface TestSettings {
  /** Stands in for the thread, which takes a second to start. */
  readonly typesetter?: Typesetter
  readonly shelf?: Shelf
  /** Where the files of the shelf are. */
  readonly resourcesFolder?: string
  readonly maths?: MathsBank
  readonly google?: Google
  /** The hashing of passwords: as they are, unless a test is about how they are kept. */
  readonly hashing?: Hashing
  readonly mailer?: Mailer
  readonly isDevelopment?: boolean
  readonly referralMarks?: KeyedHash | null
  /** What is built, for who looks at it in a browser. */
  readonly folders?: AppOptions['folders']
  readonly proxies?: number
  readonly metricsToken?: string
  /** Where the log goes, at level trace. */
  readonly logStream?: LogStream
}

/** The services of a test server. @param clock epoch milliseconds */
const someServices = async (
  database: Database,
  bank: Bank,
  clock: () => number,
  {
    google,
    hashing,
    isDevelopment,
    mailer,
    maths,
    referralMarks,
    typesetter,
    shelf,
    resourcesFolder,
  }: TestSettings,
): Promise<AppOptions['services'] & { readonly mailbox: Mailbox }> => {
  const mailbox = aMailbox()
  const hash = await openKeyedHash(database)
  const limits = openLimits(database, hash, clock)
  const publicUrl = 'https://toron.test'
  return {
    database,
    bank,
    papers: papersIn(bank),
    maths: maths ?? aMathsBank(),
    typesetter: typesetter ?? openTypesetter('/nowhere'),
    marker: markerHere,
    shelf: shelf ?? aShelf(),
    resourcesFolder: resourcesFolder ?? testResources,
    accounts: openAccounts(database, limits, clock, hashing ?? cheapHashing),
    limits,
    devices: openDevices(hash, publicUrl),
    referralMarks: referralMarks === undefined ? keyedHash('of the tests') : referralMarks,
    google: google ?? null,
    isDevelopment: isDevelopment ?? false,
    mailer: mailer ?? mailbox,
    mailbox,
    publicUrl,
    boardTimeZone: 'Asia/Dhaka',
    clock,
    random: () => 0.5,
  }
}

/** A server on this database with the small bank, its clock at noon until moved. */
export const aServer = async (
  database: Database,
  bank: Bank = aBank(),
  settings: TestSettings = {},
): Promise<TestServer> => {
  let now = noon
  const { mailbox, ...services } = await someServices(database, bank, () => now, settings)
  const { app, drain, nothingLeft } = await buildApp({
    services,
    folders: { content: '/nowhere', web: '/nowhere' },
    logLevel: settings.logStream ? 'trace' : 'silent',
    ...settings,
  })
  return {
    database,
    mailbox,
    client: clientOf(app),
    drain,
    nothingLeft,
    setClock: (moment) => {
      now = moment
    },
    aStudent: ({ name = 'Maliha Rahman', timeZone = 'Asia/Dhaka' } = {}) =>
      transact(database, (trx) =>
        addSignedInStudent(trx, database.dialect, {
          name,
          timeZone,
          now,
          sessionEnds: noon + 3650 * day,
        }),
      ),
  }
}
