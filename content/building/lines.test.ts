import { describe, expect, test } from 'vitest'
import { smoothLines } from './lines.ts'

const path = (points: readonly (readonly [number, number])[]): string => {
  const [[x, y] = [0, 0], ...rest] = points
  let at = [x, y]
  const lines = rest.map((point) => {
    const line = `l ${point[0] - (at[0] ?? 0)} ${point[1] - (at[1] ?? 0)}`
    at = [...point]
    return line
  })
  return `<path class="typst-shape" fill="none" d="M 0 0m ${x} ${y} ${lines.join(' ')} "/>`
}

const steps = (count: number) => Array.from({ length: count + 1 }, (_, index) => index)

describe('a curve drawn as many lines', () => {
  const sine = steps(80).map((step) => [step * 2, 40 * Math.sin(step / 8)] as const)

  test('a graph of many short lines becomes a few curves that pass its points', () => {
    const curve = smoothLines(path(sine)).match(/ d="([^"]*)"/)?.[1] ?? ''
    const numbers = (curve.match(/-?[\d.]+(?:e-\d+)?/g) ?? []).map(Number)
    expect(curve).toMatch(/^M0 0C/)
    expect(numbers.length).toBeLessThan(sine.length)
    const ends = numbers.slice(2).filter((_, index) => index % 6 >= 4)
    for (let index = 0; index < ends.length; index += 2) {
      expect(ends[index + 1]).toBeCloseTo(40 * Math.sin((ends[index] ?? 0) / 16), 2)
    }
    expect(ends.slice(-2)[0]).toBeCloseTo(160)
  })

  test('lines with a corner stay as they are', () => {
    const zigzag = path(steps(20).map((step) => [step, step % 2] as const))
    expect(smoothLines(zigzag)).toBe(zigzag)
  })

  test('a few lines stay as they are', () => {
    const few = path(sine.slice(0, 6))
    expect(smoothLines(few)).toBe(few)
  })
})
