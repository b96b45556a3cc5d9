// All angles in a domain: where a function has a value, where an equation holds, and how such angles are printed.

import type { Asked } from '@toron/domain/typed-answers/asked.ts'
import { arccos, arcsin, arctan } from '../../kit/angles.ts'
import { inAnyOrder } from '../../kit/final-answers.ts'
import { tallResult } from '../../kit/layout.ts'
import { degrees, lowestTerms, significant } from '../../kit/numbers.ts'
import { numberInWords } from '../../kit/words.ts'
import { type Primary, type Six, six } from './six.ts'

/** 'pi': in degrees to calculate with, printed as exact multiples of π. */
type Unit = 'degrees' | 'pi' | 'radians'

const turns = { degrees: 360, pi: 360, radians: 2 * Math.PI } as const

/** The value of a function at an angle in its unit. */
export const valueAt = (name: Six, angle: number, unit: Unit): number => {
  return six[name]((angle * 360) / turns[unit])
}

const inverses = { sin: arcsin, cos: arccos, tan: arctan } as const

/** What the calculator shows. */
export const principal = (name: Primary, value: number, unit: Unit): number => {
  return (inverses[name](value) * turns[unit]) / 360
}

/** Every angle from one to another where the function has the value, in order. */
export const anglesWith = (name: Primary, value: number, from: number, to: number, unit: Unit): number[] => {
  const turn = turns[unit]
  const first = principal(name, value, unit)
  const second = { sin: turn / 2 - first, cos: -first, tan: first + turn / 2 }[name]
  const found: number[] = []
  for (let n = Math.floor(from / turn) - 1; n <= Math.ceil(to / turn) + 1; n += 1) {
    found.push(first + n * turn, second + n * turn)
  }
  return inOrder(found.filter((angle) => angle >= from - 1e-9 && angle <= to + 1e-9))
}

/** From the least, each once. */
export const inOrder = (angles: readonly number[]): number[] => {
  return [...angles]
    .sort((a, b) => a - b)
    .filter((angle, n, all) => n === 0 || angle - (all[n - 1] ?? 0) > 1e-6)
    .map((angle) => angle + 0)
}

/** Where a function is 0, whether it crosses or touches: wherever its size has a lowest point that is 0. */
export const zeros = (f: (x: number) => number, from: number, to: number): number[] => {
  const size = (x: number) => {
    const value = Math.abs(f(x))
    return Number.isNaN(value) ? Number.POSITIVE_INFINITY : value
  }
  const pieces = 1080
  const step = (to - from) / pieces
  const sizes = Array.from({ length: pieces + 1 }, (_, n) => size(from + n * step))
  const found: number[] = []
  for (const [n, here] of sizes.entries()) {
    if (here > (sizes[n - 1] ?? Number.POSITIVE_INFINITY)) continue
    if (here > (sizes[n + 1] ?? Number.POSITIVE_INFINITY)) continue
    let low = Math.max(from, from + (n - 1) * step)
    let high = Math.min(to, from + (n + 1) * step)
    for (let tries = 0; tries < 90; tries += 1) {
      const third = (high - low) / 3
      if (size(low + third) < size(high - third)) high -= third
      else low += third
    }
    if (size((low + high) / 2) < 1e-6) found.push((low + high) / 2)
  }
  return found.filter((x, n) => n === 0 || x - (found[n - 1] ?? 0) > step / 2)
}

/** What `verify` says of the solutions of f(x) = 0: null if they are all of them. */
export const unlike = (
  f: (x: number) => number,
  from: number,
  to: number,
  wanted: readonly number[],
): string | null => {
  const found = zeros(f, from, to)
  const same =
    found.length === wanted.length &&
    found.every((x, n) => Math.abs(x - (wanted[n] ?? 0)) < 1e-4 * Math.max(1, (to - from) / 10))
  return same ? null : `it holds at ${found.join(', ')}, not at ${wanted.join(', ')}`
}

/** An angle in degrees as markup of a multiple of π in lowest terms. */
export const inPi = (angle: number, wrap: 'display' | 'slash' = 'display'): string => {
  const [top, bottom] = lowestTerms(Math.round(angle * 24), 180 * 24)
  if (top === 0) return '0'
  const size = Math.abs(top) === 1 ? 'π' : `${Math.abs(top)}π`
  const sign = top < 0 ? '−' : ''
  if (bottom === 1) return `${sign}${size}`
  return wrap === 'slash' ? `${sign}${size} slash ${bottom}` : `${sign}display((${size})/${bottom})`
}

/** As a student types it: '-5π/6'. */
export const typedInPi = (angle: number): string => {
  const [top, bottom] = lowestTerms(Math.round(angle * 24), 180 * 24)
  if (top === 0) return '0'
  const size = Math.abs(top) === 1 ? 'π' : `${Math.abs(top)}π`
  return `${top < 0 ? '-' : ''}${size}${bottom === 1 ? '' : `/${bottom}`}`
}

/** All solutions of an equation, in one field. Where they are in radians, the question names 3 significant figures. */
export const typedAngles = (angles: readonly number[], unit: Unit, name = 'x'): Asked =>
  unit === 'pi'
    ? inAnyOrder(angles.map(typedInPi), { name })
    : inAnyOrder(angles, {
        name,
        each: unit === 'degrees' ? { to: { places: 1 }, unit: '°' } : { to: { figures: 3, isNamed: true } },
      })

export const inPiSpoken = (angle: number): string => {
  const [top, bottom] = lowestTerms(Math.round(angle * 24), 180 * 24)
  if (top === 0) return '0'
  const size = Math.abs(top) === 1 ? 'pi' : `${Math.abs(top)} pi`
  return `${top < 0 ? 'minus ' : ''}${size}${bottom === 1 ? '' : ` over ${bottom}`}`
}

/** As an answer: degrees to 1 decimal place, radians to 3 significant figures, or an exact multiple of π. */
export const inFigures = (angle: number, unit: Unit): string => {
  if (unit === 'pi') return inPi(angle)
  return unit === 'degrees' ? degrees(angle) : significant(angle, 3)
}

/** On the way to an answer, one figure longer. */
export const onTheWay = (angle: number, unit: Unit): string => {
  if (unit === 'pi') return inPi(angle)
  if (unit === 'radians') return significant(angle, 4)
  const isWhole = Math.abs(angle - Math.round(angle)) < 1e-9
  return isWhole ? degrees(angle) : `${angle.toFixed(2).replace('-', '−')}°`
}

/** The answer in words, without its unit. */
const spokenAngle = (angle: number, unit: Unit): string => {
  return unit === 'pi' ? inPiSpoken(angle) : numberInWords(inFigures(angle, unit).replace('°', ''))
}

/** Several answers in words, with their unit. */
export const spokenAngles = (angles: readonly number[], unit: Unit): string => {
  const words = angles.map((angle) => spokenAngle(angle, unit))
  const list = words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
  return unit === 'degrees' ? `${list} degrees` : unit === 'radians' ? `${list} radians` : list
}

/** Several answers as markup, each in its box. */
export const boxed = (angles: readonly number[], unit: Unit): string => {
  return angles.map((angle) => tallResult(inFigures(angle, unit))).join(', ')
}

/** '2x = 23.20°, 203.20°' as markup that may break between the angles; fractions of π stand on their own line. */
export const listed = (name: string, angles: readonly number[], unit: Unit): string => {
  const shown = angles.map((angle) => onTheWay(angle, unit))
  if (unit === 'pi') return `$ ${name} = ${shown.join(', #h(5pt) ')} $`
  return `$${name} =$ ${shown.map((angle) => `$${angle}$`).join(', ')}`
}

export interface Domain {
  /** In the unit's own measure. */
  readonly from: number
  readonly to: number
  readonly unit: Unit
  /** Whether the ends belong to it. */
  readonly closed: boolean
}

export const domainOf = (unit: Unit, from: number, to: number, closed = true): Domain => {
  const scale = turns[unit] / 360
  return { from: from * scale, to: to * scale, unit, closed }
}

const ends = ({ from, to, unit }: Domain): readonly [number, number] => {
  return [from, to].map((end) => Math.round((end * 360) / turns[unit])) as [number, number]
}

/** '0° <= x <= 360°', '−π < x < π'. */
export const shownDomain = (domain: Domain, variable = 'x'): string => {
  const [from, to] = ends(domain).map((end) => (domain.unit === 'degrees' ? degrees(end) : inPi(end))) as [
    string,
    string,
  ]
  const sign = domain.closed ? '<=' : '<'
  return `${from} ${sign} ${variable} ${sign} ${to}`
}

export const spokenDomain = (domain: Domain, variable = 'x'): string => {
  const [from, to] = ends(domain).map((end) =>
    domain.unit === 'degrees' ? numberInWords(end) : inPiSpoken(end),
  ) as [string, string]
  const unit = domain.unit === 'degrees' ? ' degrees' : ''
  return domain.closed
    ? `${variable} from ${from} to ${to}${unit}`
    : `${variable} between ${from} and ${to}${unit}`
}

/** The ends for a search: a little inside where they do not belong to the domain. */
export const searched = ({ from, to, closed }: Domain): readonly [number, number] => {
  const air = closed ? 0 : (to - from) * 1e-5
  return [from + air, to - air]
}
