// Amplitude, period and asymptotes from an equation, and the equation from such facts.

import { agree } from '../../kit/checking.ts'
import { tallResult } from '../../kit/layout.ts'
import { minus } from '../../kit/numbers.ts'
import { plain, typst } from '../../kit/typst.ts'
import { listInWords, numberInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'
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

export const amplitudeAndPeriod = defineTemplate({
  id: 'amplitude-and-period',
  marks: 3,
  calculator: false,
  level: 1,
  cases: ['degrees', 'radians', 'tangent'],
  draw(random, which) {
    const c = random.integerExcept(-5, 5, 0)
    const wave: Wave = {
      degrees: { f: 'sin' as const, a: random.integer(2, 7), b: [random.integer(2, 6), 1] as const, c },
      radians: { f: 'cos' as const, a: -random.integer(2, 7), b: [1, random.integer(2, 4)] as const, c },
      tangent: { f: 'tan' as const, a: random.integer(2, 5), b: [random.integer(2, 3), 1] as const, c },
    }[which]
    return { which, wave }
  },
  write({ which, wave }) {
    const unit = which === 'degrees' ? 'degrees' : 'pi'
    const { a, c, b } = wave
    const period = periodOf(wave)
    const [top, bottom] = [c + Math.abs(a), c - Math.abs(a)]
    if (which === 'tangent') {
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
      }
    }
    const isRadians = which === 'radians'
    return {
      question: typst`
The function f is defined by ${standing(`f(x) = ${waveMarkup(wave)},`)} where $x$ is in ${isRadians ? 'radians' : 'degrees'}.
#part("a", 1)[Write down the amplitude of f.]
#part("b", 1)[Write down the period of f.]
#part("c", 1)[Write down the ${isRadians ? 'range of f' : 'greatest value of f'}.]`,
      answer: typst`
#part("a")[
${isRadians ? '#note[The amplitude is a height, so it is positive.]' : ''}
#working("B1")[#result[${Math.abs(a)}]]]
#part("b")[
#working("B1")[${isRadians ? typst`$2π times ${b[1]} =$` : typst`$360° div ${b[0]} =$`} ${tallResult(angleShown(period, unit))}]]
#part("c")[
#working("B1")[${isRadians ? typst`#result[$${minus(bottom)} <= f(x) <= ${minus(top)}$]` : typst`$${a} ${c < 0 ? '−' : '+'} ${Math.abs(c)} =$ #result[$${minus(top)}$]`}]]`,
      alt: plain`The function f of x is ${waveSpoken(wave)}, where x is in ${isRadians ? 'radians' : 'degrees'}. Part a: write down the amplitude of f. Part b: write down the period of f. Part c: write down the ${isRadians ? 'range of f' : 'greatest value of f'}.`,
      answerAlt: plain`Part a: the amplitude is ${Math.abs(a)}. Part b: the period is ${angleSpoken(period, unit)}. Part c: ${isRadians ? plain`the values go from ${bottom} to ${numberInWords(top)}, so f of x lies between ${numberInWords(bottom)} and ${numberInWords(top)}, both included` : plain`the greatest value is ${top}`}.`,
    }
  },
  verify({ which, wave }) {
    if (!repeats(wave, periodOf(wave))) return 'the graph does not repeat so'
    if (which === 'tangent') {
      const far = Math.abs(heightAt(wave, periodOf(wave) / 2 + 1e-4))
      return far > 1e4 ? null : 'there is no asymptote'
    }
    const [top, bottom] = reach(wave)
    const size = Math.abs(wave.a)
    return agree(top, wave.c + size, 1e-4) && agree(bottom, wave.c - size, 1e-4)
      ? null
      : `it goes from ${bottom} to ${top}`
  },
})

export const constantsFromFacts = defineTemplate({
  id: 'constants-from-facts',
  marks: 4,
  calculator: false,
  level: 3,
  cases: ['amplitude-and-point', 'greatest-and-least', 'tangent'],
  draw(random, which) {
    const c = random.integerExcept(-5, 6, 0)
    const a = random.integer(2, 6)
    const n = random.integer(2, 6)
    return {
      'amplitude-and-point': () => {
        const wave: Wave = { f: 'sin', a, b: [n, 1], c }
        return { which, wave, x: random.pick([1, 3]) * (90 / n) }
      },
      'greatest-and-least': () => ({ which, wave: { f: 'cos', a, b: [n, 1], c } as Wave, x: 0 }),
      tangent: () => {
        const b = random.integer(2, 3)
        return { which, wave: { f: 'tan', a, b: [b, 1], c } as Wave, x: random.pick([45, -45]) / b }
      },
    }[which]()
  },
  write({ which, wave, x }) {
    const { f, a, b, c } = wave
    const period = periodOf(wave)
    const y = Math.round(heightAt(wave, x))
    const unit = which === 'amplitude-and-point' ? 'degrees' : 'pi'
    const form = `y = a ${f} b x + c`
    const known = 'where $a$, $b$ and $c$ are positive integers'.replace(
      'positive integers',
      c > 0 ? 'positive integers' : 'integers, $a > 0$ and $b > 0$',
    )
    const values = typst`#result[$a = ${a}$], #result[$b = ${b[0]}$], #result[$c = ${minus(c)}$]`
    const knownSpoken =
      c > 0
        ? 'where a, b and c are positive integers'
        : 'where a, b and c are integers, and a and b are positive'
    const shownPeriod = angleInline(period, unit)
    const ask = 'Find the values of $a$, $b$ and $c$. #marks(4)'
    if (which === 'greatest-and-least') {
      return {
        question: typst`
The curve $${form}$, ${known}, has the period $${shownPeriod}$, where $x$ is in radians.
The greatest value of $y$ is $${minus(c + a)}$ and its least value is $${minus(c - a)}$.

${ask}`,
        answer: typst`
#working("B1")[$ b = 2π div ${angleShown(period, unit)} = #result[${b[0]}] $]
#working("M1")[$c + a = ${minus(c + a)}$ and $c − a = ${minus(c - a)}$]
#working("A1")[adding: $2c = ${minus(2 * c)}$, $c =$ #result[$${minus(c)}$]]
#working("A1")[subtracting: $2a = ${2 * a}$, $a =$ #result[${a}]]`,
        alt: plain`The curve y equals a cos b x plus c, ${knownSpoken}, has the period ${angleSpoken(period, unit)}, where x is in radians. The greatest value of y is ${c + a} and its least value is ${numberInWords(c - a)}. Find the values of a, b and c.`,
        answerAlt: plain`b is 2 pi over the period, which is ${b[0]}. c plus a is ${c + a}, and c minus a is ${numberInWords(c - a)}, so c is ${numberInWords(c)} and a is ${a}.`,
      }
    }
    const isTangent = which === 'tangent'
    const [sign, angle] = isTangent
      ? [x < 0 ? -1 : 1, x < 0 ? '(−display(π/4))' : 'display(π/4)']
      : [Math.round((y - c) / a), `${Math.round(x * b[0])}°`]
    const given = isTangent
      ? typst`has the period $${shownPeriod}$, where $x$ is in radians. It passes through the points with coordinates $ (0, ${minus(c)}) "and" (${angleShown(x, unit)}, ${minus(y)}). $`
      : typst`has amplitude ${a} and period $${shownPeriod}$. It passes through the point $(${angleShown(x, unit)}, ${minus(y)})$.`
    return {
      question: typst`
The curve $${form}$, ${known}, ${given}
${ask}`,
      answer: typst`
${isTangent ? '' : typst`#working("B1")[$a =$ ${a}, the amplitude]`}
#working("B1")[$ b = ${isTangent ? 'π' : '360°'} div ${angleShown(period, unit)} = ${b[0]} $]
${isTangent ? typst`#working("B1")[at $x = 0$, $tan 0 = 0$, so $c = ${minus(c)}$]` : ''}
#working("M1")[$ ${minus(y)} = ${isTangent ? 'a' : `${a}`} ${f} ${angle} ${isTangent ? `${c < 0 ? '−' : '+'} ${Math.abs(c)}` : '+ c'} = ${isTangent ? `${sign < 0 ? '−' : ''}a ${c < 0 ? '−' : '+'} ${Math.abs(c)}` : `${minus(sign * a)} + c`} $]
#working("A1")[${values}]`,
      alt: isTangent
        ? plain`The curve y equals a tan b x plus c, ${knownSpoken}, has the period ${angleSpoken(period, unit)}, where x is in radians. It passes through the points with x 0, y ${c}, and x ${angleSpoken(x, unit)}, y ${numberInWords(y)}. Find the values of a, b and c.`
        : plain`The curve y equals a sin b x plus c, ${knownSpoken}, has amplitude ${a} and period ${angleSpoken(period, unit)}. It passes through the point with x ${angleSpoken(x, unit)} and y ${numberInWords(y)}. Find the values of a, b and c.`,
      answerAlt: isTangent
        ? plain`b is pi over the period, so b is ${b[0]}. At x 0 the tangent is 0, so c is ${c}. At the other point b x is ${x < 0 ? 'minus ' : ''}pi over 4, whose tangent is ${sign}, so a is ${a}.`
        : plain`a is the amplitude, ${a}. b is 360 over the period, so b is ${b[0]}. At the point, the sine is ${sign}, so c is ${numberInWords(c)}.`,
    }
  },
  verify({ which, wave, x }) {
    if (!repeats(wave, periodOf(wave))) return 'the period is another'
    const y = heightAt(wave, x)
    if (!agree(y, Math.round(y), 1e-6)) return `the point has the height ${y}`
    if (which === 'tangent')
      return agree(heightAt(wave, 0), wave.c) ? null : 'it crosses the y-axis elsewhere'
    const [top, bottom] = reach(wave)
    return agree((top - bottom) / 2, wave.a, 1e-4) && agree((top + bottom) / 2, wave.c, 1e-4)
      ? null
      : 'another height'
  },
})
