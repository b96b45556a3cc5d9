// What students write around a number: how it is rounded, what it is of, a reason behind it, a number in words.
import type { Marked } from './asked.ts'
import { evaluate } from './expression.ts'
import { readExpression } from './read.ts'
import { agree } from './same-value.ts'
import { sizes, withoutUnit } from './units.ts'

/** What a number is, in words before it: scale factor −2, remainder 17. */
const said =
  /^(?!(?:sin|cos|tan|sec|cosec|cot|a(?:rc)?(?:sin|cos|tan)|log|sqrt|root|exp|minus|plus|half|one|two|three)\b)(?:\p{L}{3,}\s+){1,3}(?=[-+(]?[\d√π])/iu

/** (3 s.f.), 2 decimal places: behind a space, a comma or a bracket, so that 44.8 decibels keeps its digits. */
const rounding =
  /(?:[\s,]+\(?|\()\s*(?:to\s+|correct to\s+)?\d+\s*(?:s\.?\s?f\.?|d\.?\s?p\.?|sig(?:nificant)?\.?(?:\s*fig(?:ure)?s?\.?)?|dec(?:imal)?\.?(?:\s*pl(?:ace)?s?\.?)?)\s*\)?$/i
const nearest = /[\s,]*\(?\s*(?:correct\s+)?to\s+(?:the\s+)?nearest\s+[\p{L} ]+\)?$/iu

/** 15, isosceles triangle; 15 because …; 59 is prime; 49 (= 7²). */
const reasons = [
  /[,;]\s*(?!(?:or|and)\b)\p{L}{3,}[\p{L}° ]*$/u,
  /\s+(?:because|since)\b.*$/i,
  /(?<=\d)\s+is\s+(?!(?:not|less|more|greater)\b)(?:an?\s+|the\s+)?\p{L}{3,}[\p{L} ]*$/iu,
  /\s*\(\s*=.*\)$/,
]

/** 51 days late, 3 more, 1 root, 14.2% per year. */
const behind = [
  /(?<=[\d\p{L}])\s+(?:real\s+|distinct\s+|different\s+)?(?:roots?|solutions?)$/iu,
  /(?<=[\d\p{L}])\s+(?:more|late|later|early|earlier|altogether|in (?:total|all)|ago|old|long|wide|tall|high|deep|away|below|above|under|lower|higher|further|apart)$/iu,
  /(?<=%)\s*(?:(?:per|an?|each|every|\/)\s*(?:year|annum|month|week|day)|p\.?\s?a\.?)$/i,
]

/** In known signs, without what says nothing more about the number. */
export const withoutNotes = (text: string): string =>
  [rounding, nearest, ...reasons, ...behind]
    .reduce((left, note) => left.replace(note, ''), text)
    .replace(/(?<=\.\d+)\.$/, '')
    .replace(
      /^(?:about|approx(?:imately|\.)?|around|only|there (?:is|are)(?: only)?|order|exactly|both|(?:in )?the year|in|pattern)\s+/i,
      '',
    )
    // ×3.98, for how many times as many.
    .replace(/^[x*]\s*(?=\.?\d)/i, '')
    .replace(said, '')
    .replace(/\s+over\s+/i, '/')
    .replace(/(?<=\d)\s+out\s+of\s+(?=\d)/i, '/')
    .replace(/(?<=\d)\s*factorial\b/i, '!')
    .trim()

const numerals =
  `zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen
  nineteen`.split(/\s+/)
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')

/** Up to a hundred; −1 for what is none. */
const numeralOf = (word: string): number => {
  if (/^(?:an?|one)?\s*hundred$/.test(word)) return 100
  const [first = '', second] = word.split(/[\s-]+/)
  const ten = tens.indexOf(first)
  if (ten === -1) return second === undefined ? numerals.indexOf(first) : -1
  const unit = second === undefined ? 0 : numerals.indexOf(second)
  return unit >= 0 && unit < 10 ? 10 * (ten + 2) + unit : -1
}

const size = Object.keys(sizes).join('|')

/** Two solutions, but not two thirds or two lakh, which are other numbers. */
const countedThings = new RegExp(
  `^(\\p{L}+)\\s+(?!(?:hal|third|quarter|fifth|sixth|eighth|tenth|hundred|${size}))\\p{L}+$`,
  'u',
)

/** twelve, seventy-two; of "two solutions" the two. */
export const inDigits = (text: string): string => {
  const typed = text.trim().toLowerCase()
  const whole = numeralOf(typed)
  if (whole !== -1) return String(whole)
  const [, counted = typed] = countedThings.exec(typed) ?? []
  const found = ['no', 'none'].includes(counted) ? 0 : numeralOf(counted)
  return found === -1 ? text : String(found)
}

const sized = new RegExp(`^(.*\\d)\\s*(${size})s?\\b(?:\\s+(?:of\\s+)?|$)(.*)$`, 'iu')
const ofSize = new RegExp(`^(${size})\\s+(.+)$`)

/** 17.1 million taka: the number and its unit, that unit alone where the field has one so, and how many of them it is. */
export const withoutSize = (
  text: string,
  unit: string | undefined,
): { readonly text: string; readonly unit: string | undefined; readonly times: number } => {
  const [, number, typed = '', rest = ''] = sized.exec(text) ?? []
  if (number === undefined) return { text, unit, times: 1 }
  const [, wanted = '', alone = unit] = ofSize.exec(unit ?? '') ?? []
  const times = (sizes[typed.toLowerCase()] ?? 1) / (sizes[wanted] ?? 1)
  return { text: `${number} ${rest}`.trim(), unit: alone, times }
}

/** 89400000 taka where the field has million taka: 89.4 of them. */
export const inSize = (text: string, unit: string | undefined): readonly string[] => {
  const [, wanted = '', alone] = ofSize.exec(unit ?? '') ?? []
  const { text: number } = withoutUnit(text, alone)
  return alone !== undefined && number !== text && /^\d+(?:\.\d+)?$/.test(number)
    ? [`${Number(number) / (sizes[wanted] ?? 1)} ${unit}`]
    : []
}

/** A fraction over a fraction, of which each is typed with one sign: 28/55 ÷ 52/55. */
const ofFractions = /^\(?(-?[\d.]+\/[\d.]+)\)?\s*\/\s*\(?([\d.]+\/[\d.]+)\)?$/

const numberIn = (text: string): number => {
  const read = readExpression(text, [])
  return read.ok ? evaluate(read.expression) : Number.NaN
}

/** What else a text may say that is not right as it stands: 49 = 7² and 49 (7 × 7) are 49, and decreasing at 40 is −40. */
export const restated = (known: string, verdict: Marked['verdict']): readonly string[] => {
  if (verdict === 'form') {
    const [before = '', after = '', more] = known.split('=')
    return more === undefined && agree(numberIn(before), numberIn(after)) ? [before] : []
  }
  const [, number, reason = ''] = /^(.*[\d)])\s+\(([^()]*)\)$/.exec(known) ?? []
  if (number !== undefined && agree(numberIn(number), numberIn(reason))) return [number]
  const [, over, under] = ofFractions.exec(known) ?? []
  if (over !== undefined) return [`(${over})/(${under})`]
  const fall = falling.exec(known)?.[1] ?? /^(\d.*)\s+below$/i.exec(known)?.[1]
  return fall === undefined ? [] : [`-${fall}`]
}

const falling =
  /^(?:it\s+)?(?:is\s+)?(?:fell|(?:decreas|fall|reduc|shrink|dropp?)(?:ing|ed|es|e|s)?)\s+(?:(?:at|by|of)\s+)?(?:a\s+rate\s+of\s+)?(?=\d)(.*)$/i
