// Numbers and counts as the language of the app writes them. Everything that a person reads is formatted here, or in
// format-dates.ts, which the landing page does not need.

/** The language of all messages. Another one needs its own messages (CONTRIBUTING.md, "To add a language"). */
export const language = 'en-GB'

/** Made when it is first needed: the first one of a page takes 50 ms on a slow phone, which the first question need not wait for. */
export const onFirstUse = <Value>(make: () => Value): (() => Value) => {
  let made: Value | undefined
  return () => {
    made ??= make()
    return made
  }
}

const numbers = onFirstUse(() => new Intl.NumberFormat(language))
const plurals = onFirstUse(() => new Intl.PluralRules(language))

/** `1,633` */
export const formatNumber = (value: number): string =>
  // A small whole number has nothing to group.
  Number.isInteger(value) && value >= 0 && value < 1000 ? String(value) : numbers().format(value)

/** The forms of a word that a language chooses from by the number before it. English has these two. */
interface PluralForms {
  readonly one: string
  readonly other: string
}

/** The form that goes with the number, without the number: `Skizie`, `Skizies`. */
export const pluralOf = (value: number, { one, other }: PluralForms): string =>
  plurals().select(value) === 'one' ? one : other

/** `1 question`, `1,633 questions` */
export const countOf = (value: number, forms: PluralForms): string =>
  `${formatNumber(value)} ${pluralOf(value, forms)}`

const units =
  `zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen
seventeen eighteen nineteen`.split(/\s/)
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')

/** `ten`, `twenty-five`; from a hundred on in figures. @param value a whole number, at least 0 */
export const inWords = (value: number): string => {
  const ten = tens[Math.floor(value / 10) - 2]
  const unit = units[ten === undefined ? value : value % 10]
  if (ten === undefined) return unit ?? formatNumber(value)
  return value % 10 === 0 ? ten : `${ten}-${unit}`
}

/** With a capital, as a sentence begins. */
export const capitalized = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)
