// Prints and speaks answers with units, and finds volumes and surfaces of solids without their formulas, by adding up
// slices and bands, for `verify`.

import { agree, integrate } from './checking.ts'
import { significant } from './numbers.ts'

const spokenUnits = {
  cm: 'cm',
  m: 'metres',
  km: 'kilometres',
  'km/h': 'kilometres per hour',
  'mm²': 'square millimetres',
  'cm²': 'square centimetres',
  'm²': 'square metres',
  'cm³': 'cubic centimetres',
  'm³': 'cubic metres',
  g: 'grams',
  kg: 'kilograms',
  ml: 'millilitres',
  litres: 'litres',
  minutes: 'minutes',
  tonnes: 'tonnes',
  tiles: 'tiles',
  '': '',
} as const

export type Unit = keyof typeof spokenUnits

export interface Answer {
  /** Markup: the result with its unit, and how it is rounded. */
  readonly shown: string
  /** The same in words. */
  readonly spoken: string
}

/** Digits grouped in threes from 10 000, as Cambridge prints them. */
export const grouped = (value: number | string): string => {
  const [whole = '', ...places] = String(value).split('.')
  const spaced = whole.length > 4 ? whole.replace(/\B(?=(\d{3})+$)/g, ' ') : whole
  return [spaced, ...places].join('.')
}

/** The same with spaces that do not break, for a sentence. */
export const kept = (value: number | string): string => {
  return grouped(value).replaceAll(' ', '~')
}

/** An answer that needs no rounding. */
export const exactly = (value: number, unit: Unit): Answer => {
  const text = grouped(Number(value.toPrecision(12)))
  return { shown: `#result[${`${text} ${unit}`.trim()}]`, spoken: `${text} ${spokenUnits[unit]}`.trim() }
}

/** An answer to 3 significant figures, and marked as such unless it is exact. One with 4 or 5 figures is given as it is, too. */
export const measured = (value: number, unit: Unit): Answer => {
  const hasFigures = (most: number) => agree(value, Number(value.toPrecision(most)), 1e-9 * Math.abs(value))
  if (hasFigures(3)) return exactly(value, unit)
  const text = grouped(significant(value))
  if (hasFigures(5)) {
    const { shown, spoken } = exactly(value, unit)
    return {
      shown: `${shown} (${text} to 3~s.f.)`,
      spoken: `${spoken}, ${text} to 3 significant figures`,
    }
  }
  return {
    shown: `#result[${text} ${unit}] (3~s.f.)`,
    spoken: `${text} ${spokenUnits[unit]} to 3 significant figures`.replace('  ', ' '),
  }
}

/** Markup of a whole multiple of π: '12 pi', 'pi'. */
export const timesPi = (multiple: number): string => {
  return multiple === 1 ? 'pi' : `${multiple} pi`
}

/** Whether a value measured in many small pieces agrees with the exact one. */
export const close = (found: number, expected: number): boolean => {
  return agree(found, expected, 1e-4 * Math.abs(expected))
}

type Profile = (height: number) => number

/** The volume of a solid from the areas of its slices. */
export const slicedVolume = (areaAt: Profile, from: number, to: number): number => {
  return integrate(areaAt, from, to)
}

/** The volume of a round solid from its radius at each height. */
export const turnedVolume = (radiusAt: Profile, from: number, to: number): number => {
  return slicedVolume((height) => Math.PI * radiusAt(height) ** 2, from, to)
}

/** The curved surface of a round solid, band by band. */
export const turnedSurface = (radiusAt: Profile, from: number, to: number): number => {
  const bands = 4_000
  const step = (to - from) / bands
  let sum = 0
  for (let n = 0; n < bands; n += 1) {
    const [low, high] = [radiusAt(from + n * step), radiusAt(from + (n + 1) * step)]
    sum += Math.PI * (low + high) * Math.hypot(step, high - low)
  }
  return sum
}

/** The radius of a ball's slices, the centre at height 0. */
export const ballProfile = (radius: number): Profile => {
  return (height) => Math.sqrt(Math.max(0, radius * radius - height * height))
}
