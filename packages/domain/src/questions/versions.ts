// The versions of a question: what was changed in it, and what that means for those who answered before. No version stands
// for 1, and nothing is known of changes before the first one that is written down.
import type { Letter } from '../practice/public-question.ts'

export interface Change {
  /** The version that the change made. */
  readonly version: number
  /** `2026-12-01` */
  readonly on: string
  /** What was changed and why, in a sentence for students. */
  readonly what: string
  /** Whether it asks or answers something else than before: its statistics then begin anew. */
  readonly meaning: boolean
  /** The key before, where the options stayed as they were and only the key was wrong. */
  readonly formerKey?: Letter | undefined
}

/** What of a question its versions are known by. */
export interface Versioned {
  readonly correctAnswer: Letter
  readonly version?: number | undefined
  readonly changes?: readonly Change[] | undefined
}

export const versionOf = ({ version }: Pick<Versioned, 'version'>): number => version ?? 1

/** The change that made the question what it means now; undefined: it has always meant this. */
export const latestMeaning = ({ changes = [] }: Pick<Versioned, 'changes'>): Change | undefined =>
  changes.findLast(({ meaning }) => meaning)

/** The first of the versions whose statistics are counted together with those of the current one. */
export const countedSince = (question: Versioned): number => latestMeaning(question)?.version ?? 1

/** The key that a version was marked by. */
export const keyAt = ({ correctAnswer, changes = [] }: Versioned, version: number): Letter =>
  changes.find((change) => change.version > version && change.formerKey)?.formerKey ?? correctAnswer

/**
 * Earlier versions whose answers can be marked by the current key, and were marked by another one: since then the options have
 * stayed as they were.
 */
export const wronglyKeyedVersions = (question: Versioned): number[] => {
  const { changes = [], correctAnswer } = question
  const rewritten = changes.findLast(({ meaning, formerKey }) => meaning && !formerKey)?.version ?? 1
  const current = versionOf(question)
  const earlier = Array.from({ length: Math.max(0, current - rewritten) }, (_, index) => rewritten + index)
  return earlier.filter((version) => keyAt(question, version) !== correctAnswer)
}

/** Returns what is wrong with the versions of a question, as sentences for whoever wrote them. */
export const versionProblems = (question: Versioned): string[] => {
  const { changes = [] } = question
  const version = versionOf(question)
  const problems: string[] = []
  if (changes.length !== version - 1)
    problems.push(`changes must have one entry for each version from 2 to ${version}.`)
  changes.forEach((change, index) => {
    if (change.version !== index + 2) problems.push(`changes.${index}.version must be ${index + 2}.`)
    if (change.on < (changes[index - 1]?.on ?? ''))
      problems.push(`changes.${index}.on is before the change above it.`)
    if (!change.formerKey) return
    if (!change.meaning) problems.push(`changes.${index}.meaning must be true: the key changed.`)
    if (change.formerKey === keyAt(question, change.version))
      problems.push(`changes.${index}.formerKey is the key after it, too: no key changed.`)
  })
  return problems
}
