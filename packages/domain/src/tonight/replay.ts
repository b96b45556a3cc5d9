// Memory from the log alone: what the audit compares with the rows, and what a new plan begins with.

import { after, type Memory } from './memory.ts'
import { type Idea, ideasAfter } from './mending.ts'

/** A row of the answer log, with what the bank knows of its question. */
export interface LoggedAttempt {
  readonly objective: string
  readonly question: string
  /** The student's calendar day, as in `epochDay`. */
  readonly day: number
  /** Its place among the student's answers: grows with each. */
  readonly sequence: number
  readonly isRight: boolean
  /** The misconception of the chosen option; null: a right answer, a slip, or no tag. */
  readonly chosen: string | null
  /** All misconceptions among the wrong options. */
  readonly tempts: readonly string[]
}

/** All that is known of a student; each by its id. */
export interface Remembered {
  readonly memories: ReadonlyMap<string, Memory>
  readonly ideas: ReadonlyMap<string, Idea>
  /** The sequence of the last answer to each question. */
  readonly seen: ReadonlyMap<string, number>
}

const nothing: Remembered = { memories: new Map(), ideas: new Map(), seen: new Map() }

/**
 * @param attempts in the order in which they were answered
 * @param before what was known before the first of them; it is not changed
 */
export const replay = (attempts: Iterable<LoggedAttempt>, before: Remembered = nothing): Remembered => {
  const memories = new Map(before.memories)
  const ideas = new Map(before.ideas)
  const seen = new Map(before.seen)
  for (const attempt of attempts) {
    const { objective, question, sequence } = attempt
    memories.set(objective, after(memories.get(objective) ?? null, attempt))
    for (const idea of ideasAfter(ideas, attempt)) ideas.set(idea.idea, idea)
    seen.set(question, sequence)
  }
  return { memories, ideas, seen }
}
