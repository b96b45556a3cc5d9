// The named time zones to choose from, and the search among them.

import { formatTimeZone } from '@toron/domain/format-dates.ts'
import { compareTexts } from '@toron/domain/format-names.ts'
import { messages } from './messages.ts'

const newerNames: Readonly<Record<string, string>> = messages.timeZone.newerNames

export interface Zone {
  /** As the server knows it: `Asia/Dhaka`. */
  readonly name: string
  /** `Asia, Dhaka` */
  readonly words: string
  /** `Bangladesh Standard Time`, by which it is found as well. */
  readonly about: string
}

/** `America, New York` for `America/New_York`. */
export const zoneInWords = (name: string): string => {
  const parts = name.replaceAll('_', ' ').split('/')
  const newer = newerNames[name]
  return [...parts.slice(0, -1), newer ?? parts.at(-1)].join(', ')
}

/** Every named zone that this browser knows, by name. */
export const allZones = (): Zone[] =>
  Intl.supportedValuesOf('timeZone')
    .filter((name) => name.includes('/') && !name.startsWith('Etc/'))
    .map((name) => ({ name, words: zoneInWords(name), about: formatTimeZone(name) }))
    .sort((a, b) => compareTexts(a.words, b.words))

const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')

/** The zones in which every typed word is the start of a word. */
export const findZones = (zones: readonly Zone[], typed: string): readonly Zone[] => {
  const wanted = plain(typed).trim().split(' ')
  return zones.filter(({ name, words, about }) => {
    const text = ` ${plain(`${words} ${name} ${about}`)}`
    return wanted.every((word) => text.includes(` ${word}`))
  })
}
