// Amplitude, period and asymptotes from an equation.

import { agree } from '../../kit/checking.ts'
import { final, inAnyOrder, inequality, number } from '../../kit/final-answers.ts'
import { tallResult } from '../../kit/layout.ts'
import { minus } from '../../kit/numbers.ts'
import type { Random } from '../../kit/random.ts'
import { plain, typst } from '../../kit/typst.ts'
import { listInWords, numberInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'
import { typedInPi } from './angle-sets.ts'
import { standing } from './six.ts'
import { angleShown, angleSpoken, heightAt, periodOf, type Wave, waveMarkup, waveSpoken } from './waves.ts'

/** The greatest and least height on a fine walk along two periods. */
const reach = (wave: Wave): readonly [number, number] => {
  const heights = Array.from({ length: 2881 }, (_, n) => heightAt(wave, (n * periodOf(wave)) / 1440))
  return [Math.max(...heights), Math.min(...heights)]
}

/** Whether the graph repeats after the period, and not before. */
export const repeats = (wave: Wave, period: number): boolean => {
  const same = (shift: number) =>
    [7, 31, 52, 77].every((x) => agree(heightAt(wave, x), heightAt(wave, x + shift), 1e-7))
  return same(period) && ![2, 3, 4, 5].some((part) => same(period / part))
}

/** Whether it has this period, amplitude and middle height. */
export const whyNot = (wave: Wave, otherPeriod: string): string | null => {
  if (!repeats(wave, periodOf(wave))) return otherPeriod
  const [top, bottom] = reach(wave)
  const size = Math.abs(wave.a)
  return agree(top, wave.c + size, 1e-4) && agree(bottom, wave.c - size, 1e-4)
    ? null
    : `it goes from ${bottom} to ${top}`
}

/** Drawn together, so that each wave has the numbers of its seed. */
const drawWaves = (random: Random): Readonly<Record<'sine' | 'cosine' | 'tangent', Wave>> => {
  const c = random.integerExcept(-5, 5, 0)
  return {
    sine: { f: 'sin', a: random.integer(2, 7), b: [random.integer(2, 6), 1], c },
    cosine: { f: 'cos', a: -random.integer(2, 7), b: [1, random.integer(2, 4)], c },
    tangent: { f: 'tan', a: random.integer(2, 5), b: [random.integer(2, 3), 1], c },
  }
}

export const amplitudeAndPeriod = defineTemplate({
  id: 'amplitude-and-period',
  marks: 3,
  calculator: false,
  level: 1,
  cases: {
    degrees(random) {
      const { sine: wave } = drawWaves(random)
      const { a, b, c } = wave
      const period = periodOf(wave)
      const top = c + Math.abs(a)
      return {
        question: typst`
The function f is defined by ${standing(`f(x) = ${waveMarkup(wave)},`)} where $x$ is in degrees.
#part("a", 1)[Write down the amplitude of f.]
#part("b", 1)[Write down the period of f.]
#part("c", 1)[Write down the greatest value of f.]`,
        answer: typst`
#part("a")[

#working("B1")[#result[${Math.abs(a)}]]]
#part("b")[
#working("B1")[$360° div ${b[0]} =$ ${tallResult(angleShown(period, 'degrees'))}]]
#part("c")[
#working("B1 FT")[$${a} ${c < 0 ? '−' : '+'} ${Math.abs(c)} =$ #result[$${minus(top)}$]]]`,
        alt: plain`The function f of x is ${waveSpoken(wave)}, where x is in degrees. Part a: write down the amplitude of f. Part b: write down the period of f. Part c: write down the greatest value of f.`,
        answerAlt: plain`Part a: the amplitude is ${Math.abs(a)}. Part b: the period is ${angleSpoken(period, 'degrees')}. Part c: the greatest value is ${top}.`,
        answers: [
          final('a', number(Math.abs(a))),
          final('b', number(period, { unit: '°' })),
          final('c', number(top)),
        ],
        verify: () => whyNot(wave, 'the graph does not repeat so'),
      }
    },
    radians(random) {
      const { cosine: wave } = drawWaves(random)
      const { a, b, c } = wave
      const period = periodOf(wave)
      const [top, bottom] = [c + Math.abs(a), c - Math.abs(a)]
      return {
        question: typst`
The function f is defined by ${standing(`f(x) = ${waveMarkup(wave)},`)} where $x$ is in radians.
#part("a", 1)[Write down the amplitude of f.]
#part("b", 1)[Write down the period of f.]
#part("c", 1)[Write down the range of f.]`,
        answer: typst`
#part("a")[
#note[The amplitude is a height, so it is positive.]
#working("B1")[#result[${Math.abs(a)}]]]
#part("b")[
#working("B1")[$2π times ${b[1]} =$ ${tallResult(angleShown(period, 'pi'))}]]
#part("c")[
#working("B1 FT")[#result[$${minus(bottom)} <= f(x) <= ${minus(top)}$]]]`,
        alt: plain`The function f of x is ${waveSpoken(wave)}, where x is in radians. Part a: write down the amplitude of f. Part b: write down the period of f. Part c: write down the range of f.`,
        answerAlt: plain`Part a: the amplitude is ${Math.abs(a)}. Part b: the period is ${angleSpoken(period, 'pi')}. Part c: the values go from ${bottom} to ${numberInWords(top)}, so f of x lies between ${numberInWords(bottom)} and ${numberInWords(top)}, both included.`,
        answers: [
          final('a', number(Math.abs(a))),
          final('b', number(typedInPi(period))),
          final('c', inequality(`${bottom} <= f(x) <= ${top}`, 'f(x)')),
        ],
        verify: () => whyNot(wave, 'the graph does not repeat so'),
      }
    },
    tangent(random) {
      const { tangent: wave } = drawWaves(random)
      const { b } = wave
      const period = periodOf(wave)
      const poles = [1, 3, 5].map((n) => (n * period) / 2).filter((x) => x < 180)
      const unitSpoken = poles.map((x) => angleSpoken(x, 'pi'))
      return {
        question: typst`
A curve has equation $y = ${waveMarkup(wave)}$, where $x$ is in radians.
#part("a", 1)[Write down the period of $y$.]
#part("b", 2)[Find the equations of the asymptotes of the curve for $0 <= x <= π$.]`,
        answer: typst`
#part("a")[
#note[Tangent has the period $π$, and $${b[0]}x$ reaches $π$ when $x$ is $display(π/${b[0]})$.]
#working("B1")[${tallResult(angleShown(period, 'pi'))}]]
#part("b")[
#working("M1")[$ ${b[0]}x = π/2 ${poles.length > 1 ? ', #h(6pt) (3π)/2' : ''}${poles.length > 2 ? ', #h(6pt) (5π)/2' : ''} $]
#working("A1")[${poles.map((x) => tallResult(`x = ${angleShown(x, 'pi')}`)).join(', ')}]]`,
        alt: plain`A curve has equation y equals ${waveSpoken(wave)}, where x is in radians. Part a: write down the period of y. Part b: find the equations of the asymptotes of the curve for x from 0 to pi.`,
        answerAlt: plain`Part a: the period of tan is pi, so the period is ${angleSpoken(period, 'pi')}. Part b: ${b[0]} x must be an odd multiple of pi over 2, so the asymptotes are x equals ${listInWords(unitSpoken)}.`,
        answers: [
          final('a', number(typedInPi(period))),
          final('b', inAnyOrder(poles.map(typedInPi), { name: 'x' })),
        ],
        verify: () => {
          if (!repeats(wave, periodOf(wave))) return 'the graph does not repeat so'
          const far = Math.abs(heightAt(wave, periodOf(wave) / 2 + 1e-4))
          return far > 1e4 ? null : 'there is no asymptote'
        },
      }
    },
  },
})
