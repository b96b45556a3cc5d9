// The diagrams of this topic: axes in degrees or in multiples of π, with waves and the branches of tangents on them.

import { degrees, minus } from '../../kit/numbers.ts'
import { inPi, inPiSpoken } from './angle-sets.ts'
import { before, type Primary, six } from './six.ts'

/** y = a f(bx) + c; b is top and bottom, x in degrees whatever the axis says. */
export interface Wave {
  readonly f: Primary
  readonly a: number
  readonly b: readonly [number, number]
  readonly c: number
}

export const heightAt = ({ f, a, b: [top, bottom], c }: Wave, x: number): number =>
  a * six[f]((top / bottom) * x) + c

/** In degrees. */
export const periodOf = ({ f, b: [top, bottom] }: Wave): number => ((f === 'tan' ? 180 : 360) * bottom) / top

export const waveMarkup = ({ f, a, b: [top, bottom], c }: Wave): string => {
  const x = bottom === 1 ? `${top === 1 ? '' : top}x` : `display((${top === 1 ? '' : top}x)/${bottom})`
  const tail = c === 0 ? '' : ` ${c < 0 ? '−' : '+'} ${Math.abs(c)}`
  return `${before(a)}${f} ${x}${tail}`
}

/** As a student types it. */
export const waveTyped = ({ f, a, b: [top, bottom], c }: Wave): string => `${a}${f}(${top}x/${bottom}) + ${c}`

export const waveSpoken = ({ f, a, b: [top, bottom], c }: Wave): string => {
  const x = bottom === 1 ? `${top === 1 ? '' : `${top} `}x` : `of open bracket x over ${bottom} close bracket`
  const front = a === 1 ? '' : a === -1 ? 'minus ' : `${minus(a).replace('−', 'minus ')} `
  const tail = c === 0 ? '' : `, ${c < 0 ? 'minus' : 'plus'} ${Math.abs(c)}`
  return `${front}${f} ${x}${tail}`
}

interface CurveOptions {
  readonly colour?: string
  readonly dash?: boolean
  readonly name?: string
  readonly nameAt?: number
  readonly nameSide?: string
}

export const curve = (
  { f, a, b: [top, bottom], c }: Wave,
  { colour = 'addmaths', dash = false, name, nameAt, nameSide = 'above-right' }: CurveOptions = {},
): string => {
  const label = name === undefined ? '' : `, name: ${name}, name-at: ${nameAt ?? 0}, name-side: "${nameSide}"`
  return `curve-of(x => (${a}) * calc.${f}((${top} / ${bottom}) * x * 1deg) + (${c}), colour: ${colour}${dash ? ', dash: "dashed"' : ''}${label})`
}

export interface Frame {
  readonly unit: 'degrees' | 'pi'
  readonly from: number
  readonly to: number
  /** Degrees between the numbers on the x-axis. */
  readonly step: number
  readonly low: number
  readonly high: number
  readonly yStep?: number
  readonly height?: number
  /** Without numbers on the y-axis and without a grid. */
  readonly bare?: boolean
  readonly titles?: readonly [x: string, y: string]
}

/** Numbered axes; the parts stand on them. */
export const waveAxes = (frame: Frame, ...parts: readonly string[]): string => {
  const { unit, from, to, step, low, high, yStep = 1, height = 190, bare = false } = frame
  const labels: string[] = []
  for (let x = from; x <= to + 1e-9; x += step) {
    labels.push(`(${x}, $${unit === 'degrees' ? degrees(x) : inPi(x, 'slash')}$), `)
  }
  const y = bare ? 'numbers: false' : `step: ${yStep}${from < 0 ? ', at-edge: true' : ''}`
  return (
    `#axes(axis(${from}, ${to}, step: ${step}, title: $${frame.titles?.[0] ?? 'x'}$, numbers: false, ` +
    `labels: (${labels.join('')}), at-edge: true), axis(${low}, ${high}, ${y}, title: $${frame.titles?.[1] ?? 'y'}$), ` +
    `${bare ? 'grid: false, ' : ''}height: ${height}pt, ${parts.join(', ')})`
  )
}

/** A straight line, as one stroke. */
export const stroke = (
  from: readonly [number, number],
  to: readonly [number, number],
  colour = 'physics',
): string => {
  return `edge((${from[0]}, ${from[1]}), (${to[0]}, ${to[1]}), colour: ${colour})`
}

export const angleShown = (x: number, unit: 'degrees' | 'pi'): string =>
  unit === 'degrees' ? degrees(x) : inPi(x)

export const angleSpoken = (x: number, unit: 'degrees' | 'pi'): string =>
  unit === 'degrees' ? `${minus(x).replace('−', 'minus ')} degrees` : inPiSpoken(x)
