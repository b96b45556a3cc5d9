// The clock of a paper, which is the server's. Times are epoch milliseconds.
import type { PaperKind } from './kinds.ts'

/** Extra time is the student's own choice and stands beside the result. `open`: without a clock. */
export const allowances = ['standard', 'quarter', 'half', 'open'] as const
export type Allowance = (typeof allowances)[number]

/** Of a paper of four options; no other has as many. */
export const questionsInPaper = 40
const minute = 60_000
/** A paper without a clock closes after a week, so that its questions are not kept from its student for ever. */
const openTime = 7 * 24 * 60 * minute

/** What was chosen in time may be on its way for as long. */
export const grace = 5000

const factors: Readonly<Record<Exclude<Allowance, 'open'>, number>> = {
  standard: 1,
  quarter: 1.25,
  half: 1.5,
}

type Lasting = Pick<PaperKind, 'minutes'>

/** Milliseconds from the start to the end. */
export const timeFor = ({ minutes }: Lasting, allowance: Allowance): number =>
  allowance === 'open' ? openTime : minutes * minute * factors[allowance]

export const deadlineOf = (kind: Lasting, startedAt: number, allowance: Allowance): number =>
  startedAt + timeFor(kind, allowance)

/** Whether nothing is taken any more, and the paper ends with what the server has. */
export const isClosed = (deadline: number, now: number): boolean => now > deadline + grace

/** When a paper ended that is ended now: never after its deadline. */
export const endOf = (deadline: number, now: number): number => Math.min(deadline, now)

/** The time for one mark, in seconds; without a clock it is compared with the usual one. */
export const fairShare = (kind: Pick<PaperKind, 'minutes' | 'marks'>, allowance: Allowance): number =>
  timeFor(kind, allowance === 'open' ? 'standard' : allowance) / 1000 / kind.marks
