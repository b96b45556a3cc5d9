// The letter and the colour that represent a student without a picture.

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** The first grapheme in upper case: a Bangla letter with its vowel sign is one. */
export const initialOf = (name: string): string => {
  const [first] = graphemes.segment(name.trim())
  return first?.segment.toLocaleUpperCase() ?? '?'
}

/** Subjects whose colours are used; undefined is the brand colour. */
const colours = [
  'physics',
  'biology',
  'chemistry',
  'general_mathematics',
  'additional_mathematics',
  undefined,
] as const

/** The subject whose colour a name gets, always the same for the same name. */
export const colourOf = (name: string): (typeof colours)[number] => {
  let sum = 0
  for (const character of name) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 1_000_003
  return colours[sum % colours.length]
}
