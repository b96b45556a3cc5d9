// What a student may be called where others see it (decision 67): the same rules for every source of a name.
import { productName } from '../product.ts'
import { anonymousName } from './anonymous.ts'

export const longestName = 80

/**
 * Characters that are invisible or turn the text around them: controls, format characters, fillers and blanks that count as
 * letters. The two joiners stay, because Bangla and emoji are written with them.
 */
const invisible =
  /(?!\u200c|\u200d|\ufe0e|\ufe0f)[\p{C}\p{Default_Ignorable_Code_Point}\u2028\u2029\u2800\ufffc\u{13441}\u{13442}]/gu
/** Variation selectors that select nothing, and joiners that join nothing. */
const idleSelector = /(?<!\p{Emoji})[\ufe0e\ufe0f]/gu
const idleJoiner = /(?<![^\s\u200c\u200d])[\u200c\u200d]|[\u200c\u200d](?![^\s\u200c\u200d])/gu
/** Marks piled up so high that they cover the lines around them; no script needs more than four on a letter. */
const pile = /(\p{M}{4})\p{M}+/gu

/** A name as stored: without invisible characters, with single spaces. */
export const cleanName = (text: string): string =>
  text
    .replace(invisible, '')
    .replace(idleSelector, '')
    .replace(idleJoiner, '')
    .replace(pile, '$1')
    .replace(/\s+/gu, ' ')
    .trim()

/** Characters that read as the Latin letter at the front of their group. */
const lookAlikeGroups = [
  'aаαɑ4@',
  'bвβь8',
  'cсϲ',
  'dԁ',
  'eеєε3',
  'hһн',
  'iіıιӏl1|!ɩ',
  'jј',
  'kкκ',
  'mм',
  'nпη',
  'oоοσօ0ө০',
  'pрρ',
  'rгɾ',
  'sѕ5$',
  'tτт7',
  'uυս',
  'vνѵ',
  'wԝ',
  'xхχ',
  'yуγү',
]
const lookAlikes: ReadonlyMap<string, string> = new Map(
  lookAlikeGroups.flatMap((group) => [...group].map((sign) => [sign, group.slice(0, 1)] as const)),
)

/** A name as the eye reads it: without case, accents, spaces and punctuation, and with look-alikes as one letter. */
export const skeletonOf = (name: string): string =>
  // Accents of European scripts go; the vowel signs of Bangla are letters to a reader, and stay.
  [
    ...name
      .normalize('NFKD')
      .toLowerCase()
      .replace(/[\u200c\u200d]|(?=\p{M})\p{Script=Inherited}/gu, ''),
  ]
    .map((sign) => lookAlikes.get(sign) ?? sign)
    .join('')
    .replace(/[^\p{L}\p{N}\p{M}]/gu, '')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')

const roles = [
  'admin',
  'administrator',
  'moderator',
  'staff',
  'support',
  'official',
  'team',
  'system',
  'help',
]

/**
 * Names reserved for those who run the product. The Bangla ones: admin in two spellings, administrator, moderator, the
 * product.
 */
const reserved: ReadonlySet<string> = new Set(
  [
    productName,
    `The ${productName} team`,
    ...roles.slice(0, 5).flatMap((role) => [role, `${role}s`, `the ${role}`, `site ${role}`]),
    ...roles.flatMap((role) => [`${productName} ${role}`, `${productName}'s ${role}`]),
    'অ্যাডমিন',
    'এডমিন',
    'প্রশাসক',
    'মডারেটর',
    'তোরণ',
  ].map(skeletonOf),
)

/** Whether the whole name, with or without the numbers around it, reads as a reserved one. */
const isOfStaff = (name: string): boolean =>
  [name, name.replace(/^[\p{N}\s]+|[\p{N}\s]+$/gu, '')].some((each) => reserved.has(skeletonOf(each)))

/** Returns what is wrong with a cleaned name, in a sentence for the person who chose it, or undefined. */
export const problemOfName = (name: string): string | undefined => {
  if (name === '') return 'Enter a name. A nickname is fine.'
  if ([...name].length > longestName) return `Enter a name of at most ${longestName} characters.`
  if (!/[\p{L}\p{N}]/u.test(name)) return 'Enter a name with at least one letter or number.'
  if (isOfStaff(name)) return `Choose another name: this one is kept for those who run ${productName}.`
  return undefined
}

/** Makes a name from another service, such as Google, an allowed one: cut if too long, replaced if not allowed. */
export const nameFrom = (text: string): string => {
  const name = cleanName([...cleanName(text)].slice(0, longestName).join(''))
  return problemOfName(name) === undefined ? name : anonymousName
}
