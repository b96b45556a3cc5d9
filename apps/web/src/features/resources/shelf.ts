// The pure part of the shelf: which groups are open, whether a file is affordable, and the colours and languages.
import type { Resource, ResourceGroup } from '@toron/contract/resources.ts'
import { questionReward } from '@toron/domain/rewards/ledger.ts'
import { messages } from './messages.ts'

/** The groups that the student opened or closed; the others have their initial state. */
export type Choices = Readonly<Record<string, boolean>>

/** Parses what `writeChoices` wrote; anything else counts as no choice. */
export const readChoices = (stored: string | null): Choices => {
  try {
    const choices: unknown = JSON.parse(stored ?? '{}')
    if (typeof choices !== 'object' || choices === null) return {}
    return Object.fromEntries(Object.entries(choices).filter(([, open]) => typeof open === 'boolean'))
  } catch {
    return {}
  }
}

export const writeChoices = (choices: Choices): string => JSON.stringify(choices)

/** Initially all groups are open on a wide screen, and the first one on a phone. @param index 0-based */
export const isOpen = (choices: Choices, key: string, index: number, isWide: boolean): boolean =>
  (Object.hasOwn(choices, key) ? choices[key] : undefined) ?? (isWide || index === 0)

/** `4 files`, with the number of unlocked ones. */
export const countInWords = ({ resources }: ResourceGroup, unlocked: ReadonlySet<string>): string => {
  const count = resources.filter(({ path }) => unlocked.has(path)).length
  return count > 0 ? messages.countUnlocked(resources.length, count) : messages.count(resources.length)
}

export type Affordable =
  | { readonly enough: true; readonly after: number }
  /** The missing Skizies, and the right answers that earn them. */
  | { readonly enough: false; readonly missing: number; readonly answers: number }

export const afford = (balance: number, { price }: Pick<Resource, 'price'>): Affordable => {
  if (balance >= price) return { enough: true, after: balance - price }
  const missing = price - balance
  return { enough: false, missing, answers: Math.ceil(missing / questionReward) }
}

/** The colour token of each group, the one its files are printed in. */
const colours: Readonly<Record<string, string>> = {
  english: 'physics',
  'bdst-paper-1': 'biology',
  'bdst-paper-2': 'chemistry',
  economics: 'maths',
  bangla: 'addmaths',
}

export const colourOf = (groupKey: string): string => colours[groupKey] ?? 'brand'

/** The language of a name, for screen readers, if it is not that of the page. */
export const languageOf = (name: string): 'bn' | undefined =>
  /\p{Script=Bengali}/u.test(name) ? 'bn' : undefined
