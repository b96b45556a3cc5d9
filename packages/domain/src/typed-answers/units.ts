// Units that a student may type behind a number, however they are spelled. A unit stands behind the field, so leaving it out
// costs nothing; another unit of the same kind is turned into the one asked for.
import { inKnownSigns } from './signs.ts'

/** What a unit is of, and how many of its kind's first unit it is. */
type Measure = readonly [kind: string, size: number]

const spelled: readonly (readonly [names: string, ...Measure])[] = [
  ['mm millimetre millimeter', 'length', 0.001],
  ['cm centimetre centimeter cms', 'length', 0.01],
  ['m metre meter', 'length', 1],
  ['km kilometre kilometer kms', 'length', 1000],
  ['mg milligram', 'mass', 0.001],
  ['g gram gm', 'mass', 1],
  ['kg kilogram kgs', 'mass', 1000],
  ['t tonne ton', 'mass', 1_000_000],
  ['s sec second', 'time', 1],
  ['min minute', 'time', 60],
  ['h hr hour', 'time', 3600],
  ['day', 'time', 86_400],
  ['week wk', 'time', 604_800],
  ['month', 'year', 1 / 12],
  ['year yr', 'year', 1],
  ['rad radian rads', 'radians', 1],
  ['° deg degree', 'degrees', 1],
  ['% percent', 'percent', 1],
  ['$ dollar usd sgd', 'dollar', 1],
  ['£ pound gbp', 'pound', 1],
  ['€ euro', 'euro', 1],
  ['৳ tk taka bdt', 'taka', 1],
]
const measures = new Map<string, Measure>(
  spelled.flatMap(([names, ...measure]) => names.split(' ').map((name) => [name, measure] as const)),
)
/** Written as one word: 3 of them are a volume, and a speed is two. */
const compounds: Readonly<Record<string, string>> = {
  l: 'dm^3',
  litre: 'dm^3',
  liter: 'dm^3',
  ml: 'cm^3',
  millilitre: 'cm^3',
  cc: 'cm^3',
  ms: 'm s',
  kmh: 'km/h',
  kph: 'km/h',
  kmph: 'km/h',
  mph: 'mile/h',
}
const decimetre: Measure = ['length', 0.1]

const measureOf = (word: string): Measure => {
  const lower = word.toLowerCase().replace(/\.$/, '')
  if (lower === 'dm') return decimetre
  return measures.get(lower) ?? measures.get(lower.replace(/s$/, '')) ?? [lower.replace(/s$/, ''), 1]
}

/** How many of a unit a word says: 17.1 million taka. */
export const sizes: Readonly<Record<string, number>> = {
  thousand: 1e3,
  lakh: 1e5,
  lac: 1e5,
  million: 1e6,
  crore: 1e7,
}

/** Words that are no unit: part of a number, or of a sentence. */
const noUnits = new Set([
  ...`π exp e x out of in third quarter fifth tenth or and not no none to over plus minus half squared cubed hundred dozen is less
  more than`.split(/\s+/),
  ...Object.keys(sizes),
])
const isNoUnit = (word: string): boolean =>
  noUnits.has(word) ||
  /^(?:arc)?(?:sin|cos|tan|cot|cosec|csc|ln|lg|log|sqrt|root|cbrt|pi)\p{L}{0,2}$/u.test(word)

/** The dimensions of a unit, `length 1 time -1`, and its size. */
export interface Unit {
  readonly of: string
  readonly size: number
}

/** °C and °F. */
const inFullWords = (text: string): string =>
  text
    .replace(/(?:°|deg(?:ree)?s?)\s*C(?:elsius)?\b/gi, ' celsius')
    .replace(/(?:°|deg(?:ree)?s?)\s*F(?:ahrenheit)?\b/gi, ' fahrenheit')

/** @returns null for what is no unit */
export const unitOf = (text: string): Unit | null => {
  const powers = new Map<string, number>()
  let size = 1
  let sign = 1
  const plain = inFullWords(inKnownSigns(text))
    // km h⁻¹ in one word.
    .replace(/\bkmh(?=\s*\^?\s*\(?\s*-)/gi, 'km h')
    .replace(/\bper cent\b/gi, '%')
    .replace(/\bper\b|(?<=[\p{L}°]\s+)(?:an?|each|every)(?=\s+\p{L})/giu, '/')
    .replace(/\/\s*d\b/g, '/day')
    .replace(/\b(?:sq|square)\.?\s+(\p{L}+)/giu, '$1^2')
    .replace(/\b(?:cu|cubic)\.?\s+(\p{L}+)/giu, '$1^3')
    .replace(
      /\p{L}+/gu,
      (word) => compounds[word.toLowerCase().replace(/s$/, '')] ?? compounds[word.toLowerCase()] ?? word,
    )
  const pieces = /\s*(?:([/*])\s*)?((?:\p{L}+\.?|[°%$£€৳]))(?:\s*\^\s*\(?\s*(-?\d)\)?|(-?\d)(?!\d))?/uy
  while (pieces.lastIndex < plain.length) {
    const [, joint, word = '', raised, touching] = pieces.exec(plain) ?? []
    if (word === '' || isNoUnit(word.toLowerCase())) return null
    if (joint === '/') sign = -1
    const [kind, each] = measureOf(word)
    const times = sign * Number(raised ?? touching ?? 1)
    powers.set(kind, (powers.get(kind) ?? 0) + times)
    size *= each ** times
  }
  const of = [...powers]
    .filter(([, times]) => times !== 0)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([kind, times]) => `${kind} ${times}`)
  return of.length === 0 ? null : { of: of.join(' '), size }
}

const isKnown = (unit: Unit): boolean =>
  unit.of
    .split(' ')
    .every((word) => /^-?\d/.test(word) || [...measures.values()].some(([kind]) => kind === word))

export interface Stripped {
  /** No unit of another kind than asked for. */
  readonly ok: boolean
  readonly text: string
  /** What the number is to be multiplied by, for the unit asked for. */
  readonly times: number
}

/** Takes a unit off a number. @param asked the unit behind the field */
export const withoutUnit = (text: string, asked: string | undefined): Stripped => {
  const known = inFullWords(inKnownSigns(text))
    .replace(/\bsingapore\s+(?=dollar)/gi, '')
    .replace(/pi\b/g, 'π')
    .replace(/\/[-=]$/, '')
  const wanted = asked === undefined ? null : unitOf(asked)
  if (asked !== undefined && wanted === null && known.endsWith(asked))
    return { ok: true, text: known.slice(0, -asked.length).trim(), times: 1 }
  const isOfTemperature = /celsiu|fahrenheit/.test(wanted?.of ?? '')
  const whole = isOfTemperature ? inFullWords(known.replace(/(?<=\d\s*)(?=[CF]$)/i, '°')) : known
  const { left, unit } = divided(whole, wanted)
  // sin 30° is a number without a unit.
  const isOfAngle = unit?.of === 'degrees 1' && /sin|cos|tan/i.test(left)
  if (unit === null || isOfAngle) return { ok: true, text: known, times: 1 }
  if (wanted === null) {
    // An angle whose degrees stand in the question; one asked for in radians is another number.
    const isKept = unit.of === 'percent 1' || (unit.of === 'degrees 1' && /\p{L}/u.test(left))
    return isKept ? { ok: true, text: known, times: 1 } : { ok: true, text: left, times: 1 }
  }
  // Of a temperature 18° says enough.
  const of = isOfTemperature ? unit.of.replace('degrees', wanted.of.replace(/ .*/, '')) : unit.of
  return of === wanted.of
    ? { ok: true, text: left, times: unit.size / wanted.size }
    : { ok: false, text: left, times: 1 }
}

/** Of 3x + 2 cm² what is before a unit that is known for sure. */
export const withoutKnownUnit = (text: string): string => {
  const { left, unit } = divided(text, null)
  return unit && isKnown(unit) ? left : text
}

/** A number and the unit before or behind it. */
const divided = (
  text: string,
  wanted: Unit | null,
): { readonly left: string; readonly unit: Unit | null } => {
  const [money = ''] = /^(?:[$£€৳]|(?:tk|bdt|taka|usd|gbp|sgd)(?!\p{L})\.?)\s*/iu.exec(text) ?? []
  if (money !== '') return { left: text.slice(money.length), unit: unitOf(money) }
  for (const { index, 0: word } of text.matchAll(/\p{L}+|[°%$£€৳]/gu)) {
    const before = text.slice(0, index).trimEnd()
    const isBehind = /[\d.)π!|°]$|(?<!\p{L})e$/u.test(before)
    const unit = unitOf(text.slice(index))
    if (!isBehind && !(unit && isKnown(unit) && before !== '' && /\s$/.test(text.slice(0, index)))) continue
    if (unit && (isKnown(unit) || unit.of === wanted?.of || word.length > 1)) return { left: before, unit }
  }
  return { left: text, unit: null }
}
