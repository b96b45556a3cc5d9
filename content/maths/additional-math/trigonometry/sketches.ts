// Sketching y = a sin bx + c, a cos bx + c and a tan bx + c over a given domain.

import { agree } from '../../kit/checking.ts'
import { minus } from '../../kit/numbers.ts'
import type { Random } from '../../kit/random.ts'
import { plain, typst } from '../../kit/typst.ts'
import { numberInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'
import { domainOf, shownDomain, spokenDomain, zeros } from './angle-sets.ts'
import { standing } from './six.ts'
import {
  angleShown,
  angleSpoken,
  curve,
  type Frame,
  heightAt,
  periodOf,
  type Wave,
  waveAxes,
  waveMarkup,
  waveSpoken,
} from './waves.ts'

/** Amplitude and height above the axis, and whether the wave starts upside down. */
const drawSize = (random: Random) => {
  const [a, c] = random.until(
    () => [random.integer(1, 4), random.integerExcept(-3, 3, 0)] as const,
    ([a, c]) => Math.abs(c) + a <= 5 && a !== Math.abs(c),
  )
  return { a, c, sign: random.sign() }
}

const sketched = (wave: Wave, unit: 'degrees' | 'pi', from: number, to: number) => {
  const { a, c } = wave
  const domain = domainOf(unit, from, to)
  const isTangent = wave.f === 'tan'
  const size = isTangent ? 4 : Math.abs(a)
  const step = to === 720 ? 180 : 90
  const frame: Frame = {
    unit,
    from,
    to,
    step,
    low: Math.min(0, c - size) - (isTangent ? 0 : 1),
    high: Math.max(0, c + size) + (isTangent ? 0 : 1),
    height: 200,
  }
  const period = periodOf(wave)
  const start = Math.round(heightAt(wave, from) * 1000) / 1000
  const poles = Array.from({ length: 8 }, (_, n) => (n + 0.5) * period).filter((x) => x < to)
  const drawn = waveAxes(frame, ...(isTangent ? poles.map((x) => `asymptote(x: ${x})`) : []), curve(wave))
  const cycles = Math.round((to - from) / period)
  const ends = typst`#result[$(${angleShown(from, unit)}, ${minus(start)})$]`
  const lines = isTangent
    ? typst`#working("B1")[${poles.length === 2 ? 'three' : 'five'} branches, each rising]
#working("B1")[asymptotes $ x = ${poles.map((x) => angleShown(x, unit)).join(', #h(5pt) ')} $]
#working("B1")[through #result[$(0, ${minus(c)})$], and again every $${angleShown(period, unit)}$]`
    : typst`#working("B1")[the shape of a wave: ${cycles === 1 ? 'one full cycle' : `${cycles} full cycles`}]
#working("B1")[between #result[$y = ${minus(c - size)}$] and #result[$y = ${minus(c + size)}$]]
#working("B1")[starts at ${ends}, and ends at the same height]`
  const spokenLines = isTangent
    ? plain`The curve has ${poles.length === 2 ? 'three' : 'five'} rising branches with asymptotes at x equals ${poles.map((x) => angleSpoken(x, unit)).join(', ')}. It passes through x 0, y ${c}, and the same height again every ${angleSpoken(period, unit)}.`
    : plain`The curve is a wave of ${cycles === 1 ? 'one full cycle' : `${cycles} full cycles`}, between y equals ${c - size} and y equals ${numberInWords(c + size)}. It starts at x ${numberInWords(from)}${from === 0 ? '' : ' degrees'}, y ${numberInWords(start)}, and ends at the same height.`
  return {
    question: typst`
Sketch the graph of ${standing(`y = ${waveMarkup(wave)}`)} for $${shownDomain(domain)}$. ${isTangent ? 'Show the asymptotes.' : 'Show the greatest and least values.'} #marks(3)`,
    answer: typst`
#note[The period is $${angleShown(period, unit)}$${isTangent ? '' : typst`, the amplitude ${size}, and the wave goes up and down about the line #box[$y = ${minus(c)}$]`}.]
${drawn}
${lines}`,
    alt: plain`Sketch the graph of y equals ${waveSpoken(wave)} for ${spokenDomain(domain)}. ${isTangent ? 'Show the asymptotes.' : 'Show the greatest and least values.'}`,
    answerAlt: spokenLines,
    answers: [],
    verify: () => whyNot(wave, from, to),
  }
}

const whyNot = (wave: Wave, from: number, to: number): string | null => {
  const period = periodOf(wave)
  if (wave.f === 'tan') {
    const poles = zeros((x) => 1 / heightAt(wave, x), from + 1e-3, to)
    return poles.length === Math.round(to / period) ? null : `there are asymptotes at ${poles.join(', ')}`
  }
  // A wave is at its greatest height once in every cycle.
  const top = wave.c + Math.abs(wave.a)
  const tops = zeros((x) => heightAt(wave, x) - top, from + period / 8, to + period / 8)
  if (tops.length !== Math.round((to - from) / period)) return `it is at its greatest ${tops.length} times`
  return agree(heightAt(wave, from), heightAt(wave, to), 1e-9) ? null : 'it ends at another height'
}

export const sketchWave = defineTemplate({
  id: 'sketch-wave',
  marks: 3,
  calculator: false,
  level: 2,
  cases: {
    sine(random) {
      const { a, c } = drawSize(random)
      return sketched({ f: 'sin', a, b: [2, 1], c }, 'degrees', 0, 360)
    },
    'cosine-both-sides'(random) {
      const { a, c, sign } = drawSize(random)
      return sketched({ f: 'cos', a: sign * a, b: [random.integer(2, 3), 1], c }, 'degrees', -180, 180)
    },
    'half-angle'(random) {
      const { a, c } = drawSize(random)
      return sketched({ f: 'cos', a, b: [1, 2], c }, 'pi', 0, 720)
    },
    tangent(random) {
      const { c } = drawSize(random)
      // Drawn and not used: the numbers of a seed are those of a cosine, with a factor of x before them.
      random.integer(2, 3)
      return sketched({ f: 'tan', a: 1, b: [random.pick([1, 2]), 1], c: Math.sign(c) }, 'pi', 0, 360)
    },
  },
})
