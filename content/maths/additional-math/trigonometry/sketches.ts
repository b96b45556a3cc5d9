// Sketching y = a sin bx + c, a cos bx + c and a tan bx + c over a given domain.

import { agree } from '../../kit/checking.ts'
import { minus } from '../../kit/numbers.ts'
import { plain, typst } from '../../kit/typst.ts'
import { numberInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'
import { domainOf, shownDomain, spokenDomain, zeros } from './angle-sets.ts'
import { standing } from './six.ts'
import {
  angleInline,
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

export const sketchWave = defineTemplate({
  id: 'sketch-wave',
  marks: 3,
  calculator: false,
  level: 2,
  cases: ['sine', 'cosine-both-sides', 'half-angle', 'tangent'],
  draw(random, which) {
    const [a, c] = random.until(
      () => [random.integer(1, 4), random.integerExcept(-3, 3, 0)] as const,
      ([a, c]) => Math.abs(c) + a <= 5 && a !== Math.abs(c),
    )
    const sign = random.sign()
    return {
      sine: { which, wave: { f: 'sin', a, b: [2, 1], c } as Wave },
      'cosine-both-sides': {
        which,
        wave: { f: 'cos', a: sign * a, b: [random.integer(2, 3), 1], c } as Wave,
      },
      'half-angle': { which, wave: { f: 'cos', a, b: [1, 2], c } as Wave },
      tangent: { which, wave: { f: 'tan', a: 1, b: [random.pick([1, 2]), 1], c: Math.sign(c) } as Wave },
    }[which]
  },
  write({ which, wave }) {
    const { a, c } = wave
    const unit = which === 'sine' || which === 'cosine-both-sides' ? 'degrees' : 'pi'
    const [from, to] = {
      sine: [0, 360],
      'cosine-both-sides': [-180, 180],
      'half-angle': [0, 720],
      tangent: [0, 360],
    }[which] as [number, number]
    const domain = domainOf(unit, from, to)
    const isTangent = which === 'tangent'
    const size = isTangent ? 4 : Math.abs(a)
    const step = which === 'half-angle' ? 180 : 90
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
    const ends = typst`#result[$(${angleInline(from, unit)}, ${minus(start)})$]`
    const lines = isTangent
      ? typst`#working("B1")[${poles.length === 2 ? 'three' : 'five'} branches, each rising]
#working("B1")[asymptotes ${poles.map((x) => `#box[$x = ${angleInline(x, unit)}$]`).join(', ')}]
#working("B1")[through #result[$(0, ${minus(c)})$], and again every $${angleInline(period, unit)}$]`
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
#note[The period is $${angleInline(period, unit)}$${isTangent ? '' : typst`, the amplitude ${size}, and the wave goes up and down about the line #box[$y = ${minus(c)}$]`}.]
${drawn}
${lines}`,
      alt: plain`Sketch the graph of y equals ${waveSpoken(wave)} for ${spokenDomain(domain)}. ${isTangent ? 'Show the asymptotes.' : 'Show the greatest and least values.'}`,
      answerAlt: spokenLines,
    }
  },
  verify({ which, wave }) {
    const [from, to] =
      which === 'cosine-both-sides' ? [-180, 180] : which === 'half-angle' ? [0, 720] : [0, 360]
    const period = periodOf(wave)
    if (which === 'tangent') {
      const poles = zeros((x) => 1 / heightAt(wave, x), from + 1e-3, to)
      return poles.length === Math.round(to / period) ? null : `there are asymptotes at ${poles.join(', ')}`
    }
    // A wave is at its greatest height once in every cycle.
    const top = wave.c + Math.abs(wave.a)
    const tops = zeros((x) => heightAt(wave, x) - top, from + period / 8, to + period / 8)
    if (tops.length !== Math.round((to - from) / period)) return `it is at its greatest ${tops.length} times`
    return agree(heightAt(wave, from), heightAt(wave, to), 1e-9) ? null : 'it ends at another height'
  },
})
