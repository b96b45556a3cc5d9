// Amplitude, period and asymptotes from an equation, and the equation from such facts.

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
import {
  angleInline,
  angleShown,
  angleSpoken,
  heightAt,
  periodOf,
  type Wave,
  waveMarkup,
  waveSpoken,
} from './waves.ts'

/** The greatest and least height on a fine walk along two periods. */
const reach = (wave: Wave): readonly [number, number] => {
  const heights = Array.from({ length: 2881 }, (_, n) => heightAt(wave, (n * periodOf(wave)) / 1440))
  return [Math.max(...heights), Math.min(...heights)]
}

/** Whether the graph repeats after the period, and not before. */
const repeats = (wave: Wave, period: number): boolean => {
  const same = (shift: number) =>
    [7, 31, 52, 77].every((x) => agree(heightAt(wave, x), heightAt(wave, x + shift), 1e-7))
  return same(period) && ![2, 3, 4, 5].some((part) => same(period / part))
}

/** Whether it has this period, amplitude and middle height. */
const whyNot = (wave: Wave, otherPeriod: string): string | null => {
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
#working("B1")[$${a} ${c < 0 ? '−' : '+'} ${Math.abs(c)} =$ #result[$${minus(top)}$]]]`,
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
#working("B1")[#result[$${minus(bottom)} <= f(x) <= ${minus(top)}$]]]`,
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
#note[Tangent has the period $π$, and $${b[0]}x$ reaches $π$ when $x$ is $π slash ${b[0]}$.]
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

/** Amplitude, middle height and factor of x. */
const drawConstants = (random: Random) => {
  const c = random.integerExcept(-5, 6, 0)
  return { c, a: random.integer(2, 6), n: random.integer(2, 6) }
}

/** What the question says of the constants. */
const known = (c: number) =>
  c > 0
    ? {
        shown: 'where $a$, $b$ and $c$ are positive integers',
        spoken: 'where a, b and c are positive integers',
      }
    : {
        shown: 'where $a$, $b$ and $c$ are integers, $a > 0$ and $b > 0$',
        spoken: 'where a, b and c are integers, and a and b are positive',
      }

const asked = 'Find the values of $a$, $b$ and $c$. #marks(4)'
const signed = (c: number) => `${c < 0 ? '−' : '+'} ${Math.abs(c)}`
const results = (a: number, b: number, c: number) =>
  typst`#result[$a = ${a}$], #result[$b = ${b}$], #result[$c = ${minus(c)}$]`
const typedConstants = (a: number, b: number, c: number) => [
  final('', number(a), 'a'),
  final('', number(b), 'b'),
  final('', number(c), 'c'),
]

export const constantsFromFacts = defineTemplate({
  id: 'constants-from-facts',
  marks: 4,
  calculator: false,
  level: 3,
  cases: {
    'amplitude-and-point'(random) {
      const { a, c, n: b } = drawConstants(random)
      const wave: Wave = { f: 'sin', a, b: [b, 1], c }
      const x = random.pick([1, 3]) * (90 / b)
      const y = Math.round(heightAt(wave, x))
      const period = angleShown(periodOf(wave), 'degrees')
      const sign = Math.round((y - c) / a)
      return {
        question: typst`
The curve $y = a sin b x + c$, ${known(c).shown}, has amplitude ${a} and period $${period}$. It passes through the point $(${angleShown(x, 'degrees')}, ${minus(y)})$.
${asked}`,
        answer: typst`
#working("B1")[$a =$ ${a}, the amplitude]
#working("B1")[$ b = 360° div ${period} = ${b} $]

#working("M1")[$ ${minus(y)} = ${a} sin ${Math.round(x * b)}° + c = ${minus(sign * a)} + c $]
#working("A1")[${results(a, b, c)}]`,
        alt: plain`The curve y equals a sin b x plus c, ${known(c).spoken}, has amplitude ${a} and period ${angleSpoken(periodOf(wave), 'degrees')}. It passes through the point with x ${angleSpoken(x, 'degrees')} and y ${numberInWords(y)}. Find the values of a, b and c.`,
        answerAlt: plain`a is the amplitude, ${a}. b is 360 over the period, so b is ${b}. At the point, the sine is ${sign}, so c is ${numberInWords(c)}.`,
        answers: typedConstants(a, b, c),
        verify: () =>
          agree(heightAt(wave, x), y, 1e-6)
            ? whyNot(wave, 'the period is another')
            : 'the point is higher or lower',
      }
    },
    'greatest-and-least'(random) {
      const { a, c, n: b } = drawConstants(random)
      const wave: Wave = { f: 'cos', a, b: [b, 1], c }
      const period = periodOf(wave)
      return {
        question: typst`
The curve $y = a cos b x + c$, ${known(c).shown}, has the period $${angleInline(period, 'pi')}$, where $x$ is in radians.
The greatest value of $y$ is $${minus(c + a)}$ and its least value is $${minus(c - a)}$.

${asked}`,
        answer: typst`
#working("B1")[$ b = 2π div ${angleShown(period, 'pi')} = #result[${b}] $]
#working("M1")[$c + a = ${minus(c + a)}$ and $c − a = ${minus(c - a)}$]
#working("A1")[adding: $2c = ${minus(2 * c)}$, $c =$ #result[$${minus(c)}$]]
#working("A1")[subtracting: $2a = ${2 * a}$, $a =$ #result[${a}]]`,
        alt: plain`The curve y equals a cos b x plus c, ${known(c).spoken}, has the period ${angleSpoken(period, 'pi')}, where x is in radians. The greatest value of y is ${c + a} and its least value is ${numberInWords(c - a)}. Find the values of a, b and c.`,
        answerAlt: plain`b is 2 pi over the period, which is ${b}. c plus a is ${c + a}, and c minus a is ${numberInWords(c - a)}, so c is ${numberInWords(c)} and a is ${a}.`,
        answers: typedConstants(a, b, c),
        verify: () => whyNot(wave, 'the period is another'),
      }
    },
    tangent(random) {
      const { a, c } = drawConstants(random)
      const b = random.integer(2, 3)
      const wave: Wave = { f: 'tan', a, b: [b, 1], c }
      const x = random.pick([45, -45]) / b
      const y = Math.round(heightAt(wave, x))
      const period = periodOf(wave)
      const sign = x < 0 ? '−' : ''
      return {
        question: typst`
The curve $y = a tan b x + c$, ${known(c).shown}, has the period $${angleInline(period, 'pi')}$, where $x$ is in radians. It passes through the points with coordinates $ (0, ${minus(c)}) "and" (${angleShown(x, 'pi')}, ${minus(y)}). $
${asked}`,
        answer: typst`

#working("B1")[$ b = π div ${angleShown(period, 'pi')} = ${b} $]
#working("B1")[at $x = 0$, $tan 0 = 0$, so $c = ${minus(c)}$]
#working("M1")[$ ${minus(y)} = a tan ${x < 0 ? '(−display(π/4))' : 'display(π/4)'} ${signed(c)} = ${sign}a ${signed(c)} $]
#working("A1")[${results(a, b, c)}]`,
        alt: plain`The curve y equals a tan b x plus c, ${known(c).spoken}, has the period ${angleSpoken(period, 'pi')}, where x is in radians. It passes through the points with x 0, y ${c}, and x ${angleSpoken(x, 'pi')}, y ${numberInWords(y)}. Find the values of a, b and c.`,
        answerAlt: plain`b is pi over the period, so b is ${b}. At x 0 the tangent is 0, so c is ${c}. At the other point b x is ${x < 0 ? 'minus ' : ''}pi over 4, whose tangent is ${x < 0 ? -1 : 1}, so a is ${a}.`,
        answers: typedConstants(a, b, c),
        verify: () => {
          if (!repeats(wave, period)) return 'the period is another'
          if (!agree(heightAt(wave, x), y, 1e-6)) return `the point has the height ${heightAt(wave, x)}`
          return agree(heightAt(wave, 0), c) ? null : 'it crosses the y-axis elsewhere'
        },
      }
    },
  },
})
