// Units that a student may type behind a number. A unit stands behind the field, so leaving it out costs nothing; another unit
// of the same kind is turned into the one asked for.
import { inKnownSigns } from './signs.ts'

/** Unit → its kind, and how many of the kind's first unit it is. */
const units: Readonly<Record<string, readonly [kind: string, size: number]>> = {
  mm: ['length', 0.001],
  cm: ['length', 0.01],
  m: ['length', 1],
  km: ['length', 1000],
  'mm^(2)': ['area', 1e-6],
  'cm^(2)': ['area', 1e-4],
  'm^(2)': ['area', 1],
  'km^(2)': ['area', 1e6],
  'mm^(3)': ['volume', 1e-9],
  'cm^(3)': ['volume', 1e-6],
  ml: ['volume', 1e-6],
  l: ['volume', 1e-3],
  litres: ['volume', 1e-3],
  'm^(3)': ['volume', 1],
  g: ['mass', 1],
  kg: ['mass', 1000],
  s: ['time', 1],
  seconds: ['time', 1],
  min: ['time', 60],
  minutes: ['time', 60],
  h: ['time', 3600],
  hours: ['time', 3600],
  'm/s': ['speed', 1],
  'km/h': ['speed', 1 / 3.6],
  'm/s^(2)': ['acceleration', 1],
  'g/cm^(3)': ['density', 1000],
  'kg/m^(3)': ['density', 1],
  '°': ['angle', 1],
  degrees: ['angle', 1],
  rad: ['angle in radians', 1],
  radians: ['angle in radians', 1],
  '%': ['percent', 1],
  $: ['dollars', 1],
  '৳': ['taka', 1],
  taka: ['taka', 1],
}

const names = Object.keys(units).sort((one, other) => other.length - one.length)

/** The sign of a unit, however it is typed: cm², cm^2, sq cm. */
const signOf = (unit: string): string =>
  inKnownSigns(unit)
    .replace(/pi\b/g, 'π')
    .replace(/\^(\d)$/, '^($1)')

export type Stripped =
  | { readonly ok: true; readonly text: string; readonly times: number }
  /** A unit of another kind than asked for. */
  | { readonly ok: false }

/** Takes a unit off a number. @param asked the unit behind the field @returns what is left, and what to multiply it by */
export const withoutUnit = (text: string, asked: string | undefined): Stripped => {
  const known = signOf(text)
  // Any other unit, such as years, as it stands behind the field.
  const own = asked === undefined || signOf(asked) in units ? '' : signOf(asked)
  if (own !== '' && known.endsWith(own) && isWord(known, own))
    return { ok: true, text: known.slice(0, -own.length).trim(), times: 1 }
  const money = ['$', '৳'].find((sign) => known.startsWith(sign))
  const found = money ?? names.find((name) => known.endsWith(name) && isWord(known, name))
  if (found === undefined) return { ok: true, text: known, times: 1 }
  const left = (money ? known.slice(money.length) : known.slice(0, -found.length)).trim()
  if (asked === undefined) {
    // An angle whose degrees stand in the question; one asked for in radians is another number.
    if (found === '°' && !/\p{L}/u.test(left.replace(/^[^=]*=/, '')))
      return { ok: true, text: left, times: 1 }
    return found === '%' || found === '°' ? { ok: true, text: known, times: 1 } : { ok: false }
  }
  const [kind, size] = units[found] ?? ['', 1]
  const [askedKind, askedSize] = units[signOf(asked)] ?? [asked, 1]
  if (kind !== askedKind) return signOf(asked) === found ? { ok: true, text: left, times: 1 } : { ok: false }
  return { ok: true, text: left, times: size / askedSize }
}

/** Not the end of a longer word or of another unit. */
const isWord = (text: string, name: string): boolean => {
  const before = text.slice(0, -name.length).trimEnd().at(-1) ?? ''
  return before === 'π' || (before !== '' && !/[\p{L}/^]/u.test(before))
}
