// The named time zones that a student can choose from, and how they are found.

/** Names that people know for zones which browsers may still call by an older one. */
const newerNames: Readonly<Record<string, string>> = {
  'Asia/Calcutta': 'Kolkata',
  'Asia/Katmandu': 'Kathmandu',
  'Asia/Rangoon': 'Yangon',
  'Asia/Saigon': 'Ho Chi Minh City',
  'Europe/Kiev': 'Kyiv',
}

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

const longName = (timeZone: string): string => {
  const style = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longGeneric' })
  return style.formatToParts(0).find(({ type }) => type === 'timeZoneName')?.value ?? ''
}

/** Every named zone that this browser knows, by name. */
export const allZones = (): Zone[] =>
  Intl.supportedValuesOf('timeZone')
    .filter((name) => name.includes('/') && !name.startsWith('Etc/'))
    .map((name) => ({ name, words: zoneInWords(name), about: longName(name) }))
    .sort((a, b) => a.words.localeCompare(b.words, 'en'))

const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')

/** The zones in whose words every word of what was typed begins one. */
export const findZones = (zones: readonly Zone[], typed: string): readonly Zone[] => {
  const wanted = plain(typed).trim().split(' ')
  return zones.filter(({ name, words, about }) => {
    const text = ` ${plain(`${words} ${name} ${about}`)}`
    return wanted.every((word) => text.includes(` ${word}`))
  })
}
