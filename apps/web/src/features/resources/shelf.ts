// What the shelf shows: which groups stand open, how a file is paid for, and in which colour and language it speaks.
import type { Resource, ResourceGroup } from '@toron/contract/resources.ts'
import { questionReward } from '@toron/domain/rewards/ledger.ts'

/** What a student opened and closed themselves; a group that is not named here stands as it does at first. */
export type Choices = Readonly<Record<string, boolean>>

/** Reads what `writeChoices` kept; anything else counts as no choice. */
export function readChoices(kept: string | null): Choices {
  try {
    const choices: unknown = JSON.parse(kept ?? '{}')
    if (typeof choices !== 'object' || choices === null) return {}
    return Object.fromEntries(Object.entries(choices).filter(([, open]) => typeof open === 'boolean'))
  } catch {
    return {}
  }
}

export const writeChoices = (choices: Choices): string => JSON.stringify(choices)

/** At first all groups are open where there is room, and the first one on a phone. @param place 0-based */
export const isOpen = (choices: Choices, key: string, place: number, isWide: boolean): boolean =>
  (Object.hasOwn(choices, key) ? choices[key] : undefined) ?? (isWide || place === 0)

/** `4 files`, and how many of them one has. */
export function countInWords({ resources }: ResourceGroup, unlocked: ReadonlySet<string>): string {
  const own = resources.filter(({ path }) => unlocked.has(path)).length
  const files = resources.length === 1 ? '1 file' : `${resources.length} files`
  return own > 0 ? `${files} · ${own} unlocked` : files
}

export type Affordable =
  | { readonly enough: true; readonly after: number }
  /** Skizies, and the right answers that bring as many. */
  | { readonly enough: false; readonly missing: number; readonly answers: number }

export function afford(balance: number, { price }: Pick<Resource, 'price'>): Affordable {
  if (balance >= price) return { enough: true, after: balance - price }
  const missing = price - balance
  return { enough: false, missing, answers: Math.ceil(missing / questionReward) }
}

/** The tokens of each group's colour: those that its files are printed in. */
const colours: Readonly<Record<string, string>> = {
  english: 'physics',
  'bdst-paper-1': 'biology',
  'bdst-paper-2': 'chemistry',
  economics: 'maths',
  bangla: 'addmaths',
}

export const colourOf = (groupKey: string): string => colours[groupKey] ?? 'brand'

/** The language that a name is written in, where it is not the page's own: screen readers speak it by that. */
export const languageOf = (name: string): 'bn' | undefined =>
  /\p{Script=Bengali}/u.test(name) ? 'bn' : undefined
