// Data of tests: a small bank with known answers, a server on it, and students with a session.
import { join } from 'node:path'
import type { Bank, BankTopic, Question } from '@toron/content/bank.ts'
import type { Resource, Shelf } from '@toron/content/shelf.ts'
import { buildApp } from '../app.ts'
import { openAccounts } from '../platform/accounts.ts'
import { openDevices } from '../platform/devices.ts'
import type { Google } from '../platform/google.ts'
import type { Hashing } from '../platform/identity/hashing.ts'
import { type KeyedHash, keyedHash, openKeyedHash } from '../platform/keyed-hash.ts'
import { openLimits } from '../platform/limits-shared.ts'
import type { LogStream } from '../platform/log.ts'
import type { Mailer } from '../platform/mail.ts'
import type { MathsBank, MathsBankTopic } from '../platform/maths-bank.ts'
import type { Database } from '../platform/storage/database.ts'
import { transact } from '../platform/storage/write.ts'
import { openTypesetter } from '../platform/typesetting/typesetter.ts'
import { clientOf } from './client.ts'
import { aMailbox, type Mailbox } from './mailbox.ts'
import { addSignedInStudent, type SignedInStudent } from './students.ts'

/** A question whose right option is A. */
const aQuestion = (topic: string, number: number): Question => ({
  id: `${topic}-${String(number).padStart(3, '0')}`,
  question: `Question ${number} of ${topic}?`,
  options: { A: 'right', B: 'wrong', C: 'wrong too', D: 'wrong as well' },
  correctAnswer: 'A',
  explanation: `The secret explanation of ${topic} ${number}.`,
  reasons: { B: 'The secret reason of B.', C: 'The secret reason of C.', D: 'The secret reason of D.' },
  objective: 'objective',
  level: 'core',
  skill: 'recall',
})

const aTopic = (key: string, name: string, subject: BankTopic['subject'], questions: number): BankTopic => ({
  key,
  name,
  subject,
  progressKey: `${subject.key}_${key}`,
  ...ofQuestions(Array.from({ length: questions }, (_, index) => aQuestion(key, index + 1))),
})

const ofQuestions = (questions: readonly Question[]) => ({
  questions,
  asked: questions.filter(({ withheld }) => !withheld),
})

/** The small bank with `enzymes` of so many questions, those with these numbers withheld. */
export const aBankWith = (enzymes: number, ...withheld: readonly number[]): Bank => {
  const small = aBank()
  const topics = small.topics.map((topic) =>
    topic.key === 'enzymes' ? { ...topic, ...ofQuestions(enzymesOf(enzymes, withheld)) } : topic,
  )
  return { topics, topic: (key) => topics.find((topic) => topic.key === key) }
}

const enzymesOf = (count: number, withheld: readonly number[]): Question[] =>
  Array.from({ length: count }, (_, index) => {
    const question = aQuestion('enzymes', index + 1)
    const isWithheld = withheld.includes(index + 1)
    return isWithheld
      ? { ...question, withheld: { since: '2026-12-01', why: 'Its key is disputed.' } }
      : question
  })

/** `motion` has 30 questions and `enzymes` 3; every right option is A. */
const aBank = (): Bank => {
  const topics = [
    aTopic('motion', 'Motion', { key: 'physics', name: 'Physics' }, 30),
    aTopic('enzymes', 'Enzymes', { key: 'biology', name: 'Biology' }, 3),
  ]
  return { topics, topic: (key) => topics.find((topic) => topic.key === key) }
}

/** `general_math_number` has 12 questions and `additional_math_series` 3, of 4 marks each. */
const aMathsBank = (): MathsBank => {
  const topics = [aMathsTopic('general-math', 'number', 12), aMathsTopic('additional-math', 'series', 3)]
  return { topics, topic: (key) => topics.find((topic) => topic.key === key) }
}

const aMathsTopic = (sectionId: string, name: string, questions: number): MathsBankTopic => {
  const key = `${sectionId.replace('-', '_')}_${name}`
  return {
    key,
    progressKey: `${sectionId}_${name}`,
    questions: Array.from({ length: questions }, (_, index) => ({
      id: `${key}-${String(index + 1).padStart(3, '0')}`,
      marks: 4,
    })),
  }
}

/** Where the tests' own files stand for built resources. */
const resourcesFolder = join(import.meta.dirname, 'resources')

/** Two resources that there is a file of, at 100 and 200 Skizies. */
const aShelf = (): Shelf => {
  const resource = (name: string, price: number): Resource => ({
    ...{ path: `english/${name.toLowerCase()}.pdf`, name, type: 'PDF', price },
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
  /** Tells the server that it will end. */
  readonly drain: () => void
  /** Resolves once every letter that was asked for is written. */
  readonly nothingLeft: () => Promise<void>
  /** Moves the server's clock to this moment, epoch milliseconds. */
  readonly setClock: (now: number) => void
  /** A student with a session; gives the token and the id. */
  readonly aStudent: (given?: Partial<{ name: string; timeZone: string }>) => Promise<SignedInStudent>
}

/** A server on this database with the small bank, its clock at noon until moved. */
export const aServer = async (
  database: Database,
  bank: Bank = aBank(),
  settings: {
    readonly google?: Google
    /** Of passwords. */
    readonly hashing?: Hashing
    readonly mailer?: Mailer
    readonly isDevelopment?: boolean
    readonly referralMarks?: KeyedHash | null
    readonly proxies?: number
    readonly metricsToken?: string
    /** Where the log goes, at its most talkative. */
    readonly logStream?: LogStream
  } = {},
): Promise<TestServer> => {
  let now = noon
  const mailbox = aMailbox()
  const hash = await openKeyedHash(database)
  const limits = openLimits(database, hash, () => now)
  const publicUrl = 'https://toron.test'
  const { app, drain, nothingLeft } = await buildApp({
    services: {
      database,
      bank,
      maths: aMathsBank(),
      typesetter: openTypesetter(),
      shelf: aShelf(),
      resourcesFolder,
      accounts: openAccounts(database, limits, () => now, settings.hashing),
      limits,
      devices: openDevices(hash, publicUrl),
      referralMarks:
        settings.referralMarks === undefined ? keyedHash('of the tests') : settings.referralMarks,
      google: settings.google ?? null,
      isDevelopment: settings.isDevelopment ?? false,
      mailer: settings.mailer ?? mailbox,
      publicUrl,
      boardTimeZone: 'Asia/Dhaka',
      clock: () => now,
      random: () => 0.5,
    },
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
          ...{ name, timeZone, now },
          sessionEnds: noon + 3650 * day,
        }),
      ),
  }
}
