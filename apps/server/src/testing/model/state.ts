// A student's books as plain data, derived from docs/product.md and the decisions independently of the product's own rules,
// so that the two can be compared. Nothing is changed in place: a step returns the state after it.

/** The small bank of the builders, whose right option is always A, and the marks of every maths question. */
export const sizes: Readonly<Record<string, number>> = {
  motion: 30,
  enzymes: 3,
  general_math_number: 12,
  additional_math_series: 3,
}
export const rightOption = 'A'
export const marksOfEach = 4
export const prices: Readonly<Record<string, number>> = {
  'english/grammar.pdf': 100,
  'english/summary.pdf': 200,
}
export const packs: Readonly<Record<string, { minutes: number; price: number }>> = {
  '10-minutes': { minutes: 10, price: 50 },
  '1-hour': { minutes: 60, price: 200 },
}

export interface RunAnswer {
  readonly option: string
  readonly question: number
  readonly bonus: number
  readonly alreadyPaidToday: boolean
  readonly at: number
}

export interface Run {
  readonly id: string
  readonly topic: string
  readonly answers: readonly RunAnswer[]
}

export interface Topic {
  /** By position: + right, - wrong, empty never answered. */
  readonly signs: readonly string[]
  readonly lastIndex: number
  readonly inARow: number
}

interface Entry {
  readonly number: number
  readonly amount: number
  readonly reason: string
  readonly about: string
  readonly balanceAfter: number
  readonly at: string
}

interface Maths {
  readonly sign: string
  readonly shownOn: string
  readonly isPractised: boolean
  /** When the student moved on from it; a repeated Next keeps the first time. */
  readonly leftAt: number
}

export interface State {
  readonly timeZone: string
  readonly streak: number
  readonly days: readonly string[]
  readonly wasAway: boolean
  readonly balance: number
  readonly ledger: readonly Entry[]
  /** Keys of what has been paid or bought and must not be again. */
  readonly paid: ReadonlySet<string>
  readonly runs: readonly Run[]
  readonly topics: Readonly<Record<string, Topic>>
  /** Badge → when it was won. */
  readonly badges: Readonly<Record<string, number>>
  readonly files: readonly string[]
  readonly months: Readonly<Record<string, number>>
  readonly minutes: number
  readonly spent: number
  readonly nextTick: number
  readonly maths: Readonly<Record<string, Maths>>
  readonly mathsPacedAt: number
}

export const newState = (timeZone: string): State => ({
  timeZone,
  streak: 0,
  days: [],
  wasAway: false,
  balance: 0,
  ledger: [],
  paid: new Set<string>(),
  runs: [],
  topics: {},
  badges: {},
  files: [],
  months: {},
  minutes: 0,
  spent: 0,
  nextTick: 0,
  maths: {},
  mathsPacedAt: Number.NEGATIVE_INFINITY,
})

/** The reply to a request, and the state after it: the same object if nothing changed. */
export interface Step {
  readonly state: State
  readonly status: number
  readonly body: unknown
}

export const refused = (state: State, code: string): Step => ({ state, status: 409, body: { code } })
export const notFound = (state: State): Step => ({ state, status: 404, body: { code: 'not-found' } })

/** Moves Skizies, once per key. */
export const pay = (
  state: State,
  key: string,
  { amount, reason, about, now }: { amount: number; reason: string; about: string; now: number },
): State => {
  if (state.paid.has(key)) return state
  const balance = state.balance + amount
  const number = state.ledger.length + 1
  const entry = { number, amount, reason, about, balanceAfter: balance, at: new Date(now).toISOString() }
  return { ...state, balance, ledger: [...state.ledger, entry], paid: new Set(state.paid).add(key) }
}

export const dayOf = (now: number, timeZone: string): Temporal.PlainDate =>
  new Temporal.ZonedDateTime(BigInt(now) * 1_000_000n, timeZone).toPlainDate()

export const monthOf = (now: number): string => dayOf(now, 'Asia/Dhaka').toPlainYearMonth().toString()

export const withSign = (topic: Topic, position: number, sign: string): Topic => ({
  signs: topic.signs.map((each, index) => (index === position ? sign : each)),
  lastIndex: position,
  inARow: sign === '+' ? topic.inARow + 1 : 0,
})

export const topicIn = (state: State, key: string): Topic =>
  state.topics[key] ?? { signs: Array.from({ length: sizes[key] ?? 0 }, () => ''), lastIndex: 0, inARow: 0 }

export const answeredIn = ({ signs }: Topic): number => signs.filter((sign) => sign !== '').length
export const correctIn = ({ signs }: Topic): number => signs.filter((sign) => sign === '+').length

/** The progress document of product rule 13.6. */
export const progressOf = (key: string, topic: Topic) => ({
  topic: key,
  answered: answeredIn(topic),
  correct: correctIn(topic),
  totalQuestions: topic.signs.length,
  lastIndex: topic.lastIndex,
  recentStreak: topic.inARow,
})
