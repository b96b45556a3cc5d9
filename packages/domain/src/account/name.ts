// What may stand as a student's name where others see it (decision 67): the same rules for every source of one.
import { productName } from '../product.ts'

/** What others see of a student without a name of their own, or with one that is not shown. */
export const anonymousName = 'Anonymous User'

export const longestName = 80

/**
 * Signs that are not seen, or that turn the text around them: controls, format signs, fillers and blanks that count as letters.
 * The two joiners stay, which Bangla and emoji are written with.
 */
const unseen =
  /(?!\u200c|\u200d|\ufe0e|\ufe0f)[\p{C}\p{Default_Ignorable_Code_Point}\u2028\u2029\u2800\ufffc\u{13441}\u{13442}]/gu
/** Signs of style that style nothing, and joiners that join nothing. */
const idleStyle = /(?<!\p{Emoji})[\ufe0e\ufe0f]/gu
const idleJoiner = /(?<![^\s\u200c\u200d])[\u200c\u200d]+|[\u200c\u200d]+(?![^\s\u200c\u200d])/gu
/** Marks piled up so high that they cover the lines around them; no script needs more than four on a letter. */
const pile = /(\p{M}{4})\p{M}+/gu

/** A name as it is kept: without signs that nobody sees, with single blanks. */
export const cleanName = (given: string): string =>
  given
    .replace(unseen, '')
    .replace(idleStyle, '')
    .replace(idleJoiner, '')
    .replace(pile, '$1')
    .replace(/\s+/gu, ' ')
    .trim()

/** Letters of other scripts, and signs, that are read as the Latin letter in front. */
const lookAlikeGroups = [
  ...['aаαɑ4@', 'bвβь8', 'cсϲ', 'dԁ', 'eеєε3', 'hһн', 'iіıιӏl1|!ɩ', 'jј', 'kкκ', 'mм', 'nпη', 'oоοσօ0ө০'],
  ...['pрρ', 'rгɾ', 'sѕ5$', 'tτт7', 'uυս', 'vνѵ', 'wԝ', 'xхχ', 'yуγү'],
]
const lookAlikes: ReadonlyMap<string, string> = new Map(
  lookAlikeGroups.flatMap((group) => [...group].map((sign) => [sign, group.slice(0, 1)] as const)),
)

/** What a name comes to for the eye: without case, accents, blanks and punctuation, look-alikes as one. */
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

const offices = [
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

/** Names that belong to whoever runs the product. The Bangla ones: admin in two spellings, administrator, moderator, the product. */
const reserved: ReadonlySet<string> = new Set(
  [
    productName,
    `The ${productName} team`,
    ...offices.slice(0, 5).flatMap((office) => [office, `${office}s`, `the ${office}`, `site ${office}`]),
    ...offices.flatMap((office) => [`${productName} ${office}`, `${productName}'s ${office}`]),
    ...['অ্যাডমিন', 'এডমিন', 'প্রশাসক', 'মডারেটর', 'তোরণ'],
  ].map(skeletonOf),
)

/** Whether a name as a whole reads as that of those who run the product, or would with the numbers around it left out. */
const isOfStaff = (name: string): boolean =>
  [name, name.replace(/^[\p{N}\s]+|[\p{N}\s]+$/gu, '')].some((each) => reserved.has(skeletonOf(each)))

/** What is wrong with a cleaned name, in a sentence for whoever chose it; undefined where nothing is. */
export const problemOfName = (name: string): string | undefined => {
  if (name === '') return 'Enter a name. A nickname is fine.'
  if ([...name].length > longestName) return `Enter a name of at most ${longestName} characters.`
  if (!/[\p{L}\p{N}]/u.test(name)) return 'Enter a name with at least one letter or number.'
  if (isOfStaff(name)) return `Choose another name: this one is kept for those who run ${productName}.`
  return undefined
}

/** A name that somebody else vouches for, such as Google: cut where it is too long, and replaced where it may not stand. */
export const nameFrom = (given: string): string => {
  const name = cleanName([...cleanName(given)].slice(0, longestName).join(''))
  return problemOfName(name) === undefined ? name : anonymousName
}
