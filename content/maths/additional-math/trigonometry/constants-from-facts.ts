// The constants of a wave from its amplitude, period and points.

import { agree } from '../../kit/checking.ts'
import { final, number } from '../../kit/final-answers.ts'
import { minus } from '../../kit/numbers.ts'
import type { Random } from '../../kit/random.ts'
import { plain, typst } from '../../kit/typst.ts'
import { numberInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'
import { repeats, whyNot } from './amplitude.ts'
import { angleShown, angleSpoken, heightAt, periodOf, type Wave } from './waves.ts'

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
        alt: plain`The curve y equals a times sin b x, plus c, ${known(c).spoken}, has amplitude ${a} and period ${angleSpoken(periodOf(wave), 'degrees')}. It passes through the point with x ${angleSpoken(x, 'degrees')} and y ${numberInWords(y)}. Find the values of a, b and c.`,
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
The curve $y = a cos b x + c$, ${known(c).shown}, has the period $${angleShown(period, 'pi')}$, where $x$ is in radians.
The greatest value of $y$ is $${minus(c + a)}$ and its least value is $${minus(c - a)}$.

${asked}`,
        answer: typst`
#working("B1")[$ b = 2π div ${angleShown(period, 'pi')} = #result[${b}] $]
#working("M1")[$c + a = ${minus(c + a)}$ and $c − a = ${minus(c - a)}$]
#working("A1")[adding: $2c = ${minus(2 * c)}$, $c =$ #result[$${minus(c)}$]]
#working("A1")[subtracting: $2a = ${2 * a}$, $a =$ #result[${a}]]`,
        alt: plain`The curve y equals a times cos b x, plus c, ${known(c).spoken}, has the period ${angleSpoken(period, 'pi')}, where x is in radians. The greatest value of y is ${c + a} and its least value is ${numberInWords(c - a)}. Find the values of a, b and c.`,
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
The curve $y = a tan b x + c$, ${known(c).shown}, has the period $${angleShown(period, 'pi')}$, where $x$ is in radians. It passes through the points with coordinates $ (0, ${minus(c)}) "and" (${angleShown(x, 'pi')}, ${minus(y)}). $
${asked}`,
        answer: typst`

#working("B1")[$ b = π div ${angleShown(period, 'pi')} = ${b} $]
#working("B1")[at $x = 0$, $tan 0 = 0$, so $c = ${minus(c)}$]
#working("M1")[$ ${minus(y)} = a tan ${x < 0 ? '(−display(π/4))' : 'display(π/4)'} ${signed(c)} = ${sign}a ${signed(c)} $]
#working("A1")[${results(a, b, c)}]`,
        alt: plain`The curve y equals a times tan b x, plus c, ${known(c).spoken}, has the period ${angleSpoken(period, 'pi')}, where x is in radians. It passes through the points with x 0, y ${c}, and x ${angleSpoken(x, 'pi')}, y ${numberInWords(y)}. Find the values of a, b and c.`,
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
