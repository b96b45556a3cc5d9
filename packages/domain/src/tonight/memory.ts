// What a student still knows of an objective, by FSRS (decision 83): how long it lasts and how hard it is. A memory is made
// of the answer log alone, so that the audit can make it again (replay.ts); the plan does not change it.
import { FSRSAlgorithm, Rating } from 'ts-fsrs'

/** Which rules made a memory: to be counted up with every change that makes another one of the same log. */
export const memoryModel = 1

/** All numbers, so that a row of a table can hold it. Days count as in `epochDay`. */
export interface Memory {
  /** Days until the probability of knowing it has fallen to nine tenths. */
  readonly stability: number
  /** 1 to 10. */
  readonly difficulty: number
  readonly firstDay: number
  readonly lastDay: number
  /** When it has faded to three quarters. */
  readonly dueDay: number
  readonly answered: number
  readonly right: number
  /** Right answers since the last wrong one. */
  readonly inARow: number
  /** Whether the very first answer was right, 1 or 0: says something about the objectives that were not met yet. */
  readonly firstRight: number
  /** Right answers more than the memory expected, after the first one: says whether this student is better than it thinks. */
  readonly surprise: number
}

/** An answer, as far as the memory of its objective goes. */
export interface Answered {
  /** The student's calendar day, as in `epochDay`. */
  readonly day: number
  readonly isRight: boolean
}

/** What all answers of a student say about how to read one memory. */
export interface Standing {
  /** The probability of a right answer to an objective that was not met yet. */
  readonly unmet: number
  /** How much more often the student is right than the memories expect; negative: less often. */
  readonly better: number
}

/** A right answer without knowing it: one of four options. */
const guess = 0.25
/** A wrong answer although it is known; and FSRS takes each lucky guess for knowledge, which this evens out. */
const slip = 0.1
/** FSRS's own nine tenths would bring most objectives back every third day. */
const dueAt = 0.75
/** How many answers the first expectation is worth, against those of the student. */
const priorAnswers = { unmet: 10, better: 50 }
/** A guess, and a fifth of what is left: school has been there. */
const priorUnmet = 0.4

/** Nothing is ever certain, nor much below a guess. */
const bounds = { least: 0.2, most: 0.97 }

/** No fuzz: the same log makes the same memory. */
const fsrs = new FSRSAlgorithm({ enable_fuzz: false, request_retention: dueAt })

/** Of a student who has not answered anything. */
const nobody: Standing = { unmet: priorUnmet, better: 0 }

/** The memory after an answer; null: the objective was not met before. */
export const after = (memory: Memory | null, { day, isRight }: Answered): Memory => {
  // A clock that was put back, or a flight to the west: no time has passed.
  const lastDay = Math.max(day, memory?.lastDay ?? day)
  const elapsed = memory ? lastDay - memory.lastDay : 0
  const right = isRight ? 1 : 0
  const { stability, difficulty } = fsrs.next_state(memory, elapsed, isRight ? Rating.Good : Rating.Again)
  return {
    stability,
    difficulty,
    firstDay: memory?.firstDay ?? day,
    lastDay,
    dueDay: lastDay + fsrs.next_interval(stability, elapsed),
    answered: (memory?.answered ?? 0) + 1,
    right: (memory?.right ?? 0) + right,
    inARow: isRight ? (memory?.inARow ?? 0) + 1 : 0,
    firstRight: memory?.firstRight ?? right,
    surprise: memory ? memory.surprise + right - expected(memory, day) : 0,
  }
}

/** When an objective should come back, at the latest on the day before its examination. Both days as in `epochDay`. */
export const dueBefore = ({ dueDay, lastDay }: Memory, exam: number): number =>
  Math.max(lastDay, Math.min(dueDay, exam - 1))

/** What standing is reckoned from, added up over memories. */
export interface StandingSums {
  readonly met: number
  readonly firstRight: number
  readonly later: number
  readonly surprise: number
}

export const noSums: StandingSums = { met: 0, firstRight: 0, later: 0, surprise: 0 }

/** The sums with a memory more, or one less. */
export const sumsWith = (sums: StandingSums, memory: Memory, sign: 1 | -1): StandingSums => ({
  met: sums.met + sign,
  firstRight: sums.firstRight + sign * memory.firstRight,
  later: sums.later + sign * (memory.answered - 1),
  surprise: sums.surprise + sign * memory.surprise,
})

export const standingFrom = ({ met, firstRight, later, surprise }: StandingSums): Standing => ({
  unmet: (priorUnmet * priorAnswers.unmet + firstRight) / (priorAnswers.unmet + met),
  better: surprise / (priorAnswers.better + later),
})

/** @param memories of all objectives that were met */
export const standingOf = (memories: Iterable<Memory>): Standing => {
  let sums = noSums
  for (const memory of memories) sums = sumsWith(sums, memory, 1)
  return standingFrom(sums)
}

/**
 * The probability that an unseen question of the objective would be answered rightly on a day, guessing included.
 * @param memory null: not met yet @param day as in `epochDay`; before the last answer it is as on the day of that
 */
export const recall = (memory: Memory | null, day: number, standing: Standing = nobody): number => {
  const probability = memory ? expected(memory, day) + standing.better : standing.unmet
  return Math.min(bounds.most, Math.max(bounds.least, probability))
}

const expected = ({ stability, lastDay }: Memory, day: number): number =>
  guess + (1 - guess - slip) * fsrs.forgetting_curve(Math.max(0, day - lastDay), stability)
