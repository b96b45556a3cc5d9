// The letter and the colour that stand for a student without a picture.

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** The first letter as a reader sees it: a Bangla letter with its vowel sign is one. */
export function initialOf(name: string): string {
  const [first] = graphemes.segment(name.trim())
  return first?.segment.toLocaleUpperCase() ?? '?'
}

/** Subjects whose colours are used; the last is none, which is the colour of the product. */
const colours = [
  'physics',
  'biology',
  'chemistry',
  'general_mathematics',
  'additional_mathematics',
  undefined,
] as const

/** A subject to colour by: the same for the same name, on every screen and every day. */
export function colourOf(name: string): (typeof colours)[number] {
  let sum = 0
  for (const character of name) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 1_000_003
  return colours[sum % colours.length]
}
