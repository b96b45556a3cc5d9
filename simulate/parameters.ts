// What the simulated students are like, and which of them decide. Both stand here before the queue is tuned, and are not
// changed afterwards: a model that is fitted to the queue proves nothing.

/**
 * Pavlik and Anderson, "Practice and forgetting effects on vocabulary memory", Cognitive Science 29 (2005): activation is
 * m = β + ln Σ bₖ tₖ^(−dₖ) with decays dₖ = c·exp(mₖ₋₁) + a, and recall is 1 / (1 + exp((τ − m) / s)).
 */
export const pavlikAnderson = {
  /** Their estimates. */
  decayScale: 0.217,
  decayIntercept: 0.177,
  threshold: -0.704,
  noise: 0.255,
  /** Between two sessions time counts for less: less happens in it that interferes. */
  betweenSessions: 0.025,
} as const

/** Ours, because nobody has measured them for IGCSE science. A deviation is between students, objectives, or both together. */
export const students = {
  /** Set so that students begin at about 16 of 40. Objectives have meaning and options to choose from: easier than foreign words. */
  strength: { mean: 0.9, student: 0.35, objective: 0.45, both: 0.3 },
  /** Of the decay's intercept: who forgets faster. */
  decay: 0.025,
  /** A right answer without knowing it, of four options. */
  guess: 0.25,
  /** A wrong answer although it is known. */
  slip: { least: 0.02, most: 0.1 },
  /** The share of nights that a student misses. */
  missed: { least: 0.05, most: 0.4 },
  /** What a question teaches that was asked before, against one that was not: it is partly recognised by its looks. */
  seenBefore: 0.5,
} as const

/** School before the sixty days: topics in their order, each with lessons, perhaps a test, and perhaps a revision. */
export const school = {
  /** Days before the first night on which the first topic began, and the last one ends. */
  from: 560,
  until: 20,
  /** The share of topics, from the end of the order, that were not taught yet. */
  untaught: 0.1,
  /** Lessons that deal with an objective, days apart, each of which reaches a student by this chance. */
  lessons: 2,
  apart: 4,
  reached: 0.4,
  /** The test after the topic, and the revision before the school's own examination. */
  test: { chance: 0.4, daysAfter: 21 },
  revision: { chance: 0.3, daysBefore: 90 },
} as const

export const nights = 60
/** Before which of them papers are sat, to compare their marks with what was expected. */
export const nightsOfPapers: readonly number[] = [1, 10, 20, 30, 40, 50, 59]
export const secondsPerQuestion = 60

export const grid = [1, 3].flatMap((subjects) => [10, 20, 30].map((minutes) => ({ subjects, minutes })))

/** The queue is tuned on the first row of students; the second is looked at once it stands, and is what docs/learning.md reports. */
export const seeds = { tuning: 1_000, heldOut: 700_000 } as const
export const studentsPerCell = 40
