// Simultaneous linear equations.

import { agree } from '../../kit/checking.ts'
import { final, number } from '../../kit/final-answers.ts'
import { highestCommonFactor, minus, substituted, terms } from '../../kit/numbers.ts'
import type { Random } from '../../kit/random.ts'
import { plain, typst } from '../../kit/typst.ts'
import { termsInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'

const pair = (a: number, b: number): string => terms([a, 'x'], [b, 'y'])
const pairSpoken = (a: number, b: number): string => termsInWords([a, 'x'], [b, 'y'])

const drawPair = (random: Random) => {
  const [x, y] = random.until(
    () => [random.integerExcept(-5, 7, 0), random.integerExcept(-6, 6, 0)] as const,
    ([x, y]) => x !== y,
  )
  const [a, b, c, d] = random.until(
    () => [random.integer(2, 5), random.integer(2, 4), random.integer(2, 6), -random.integer(3, 7)] as const,
    ([a, b, c, d]) =>
      a !== c &&
      b !== -d &&
      highestCommonFactor(a, b) === 1 &&
      highestCommonFactor(c, d) === 1 &&
      -d % b !== 0 &&
      b % -d !== 0 &&
      c % a !== 0 &&
      a % c !== 0,
  )
  return { x, y, a, b, c, d }
}

/** Of ax + by = e and cx + dy = f. */
const solution = (
  [x, y]: readonly [number, number],
  [a, b, e]: readonly [number, number, number],
  [c, d, f]: readonly [number, number, number],
) => ({
  answers: [final('', number(x), 'x'), final('', number(y), 'y')],
  // By determinants, from the right-hand sides alone.
  verify() {
    const size = a * d - b * c
    return size !== 0 && agree((e * d - b * f) / size, x) && agree((a * f - c * e) / size, y)
      ? null
      : 'determinants give another pair'
  },
})

export const simultaneousEquations = defineTemplate({
  id: 'simultaneous-equations',
  marks: 4,
  calculator: false,
  level: 2,
  cases: {
    'multiply-both'(random) {
      const { x, y, a, b, c, d } = drawPair(random)
      const [e, f] = [a * x + b * y, c * x + d * y]
      const [one, other] = [-d, b]
      return {
        question: typst`
Solve the simultaneous equations. You must show all your working.
$ ${pair(a, b)} = ${minus(e)} \
${pair(c, d)} = ${minus(f)} $
#marks(4)`,
        answer: typst`
#working("M1")[$${pair(a * one, b * one)} = ${minus(e * one)}$ \
$${pair(c * other, d * other)} = ${minus(f * other)}$]
#note[The terms in $y$ have opposite signs, so add.]
#working("M1")[$${a * one + c * other}x = ${minus(e * one + f * other)}$]
#working("A1")[$x =$ #result[$${minus(x)}$]]
#working("A1")[$${b}y = ${minus(e)} − ${a} times ${substituted(x)}$, so $y =$ #result[$${minus(y)}$]]
#scheme[Or: $x$ or $y$ in terms of the other *M1*, put into the other equation *M1*.]`,
        alt: plain`Solve the simultaneous equations ${pairSpoken(a, b)} equals ${plain`${e}`}, and ${pairSpoken(c, d)} equals ${plain`${f}`}. You must show all your working.`,
        answerAlt: plain`Multiply the first equation by ${one} and the second by ${other}, and add. Then ${a * one + c * other} x equals ${plain`${e * one + f * other}`}. So x is ${x} and y is ${plain`${y}`}.`,
        ...solution([x, y], [a, b, e], [c, d, f]),
      }
    },
    'rearrange-first'(random) {
      // x = −dy + f put into the other.
      const { x, y, a, b, d } = drawPair(random)
      const [e, f] = [a * x + b * y, x + d * y]
      const isolated = terms([-d, 'y'], [f, ''])
      const inserted = a * -d + b
      return {
        question: typst`
Solve the simultaneous equations. You must show all your working.
$ x = ${isolated} \
${pair(a, b)} = ${minus(e)} $
#marks(4)`,
        answer: typst`
#working("M1")[$${a}(${isolated}) ${terms([0, ''], [1, 'z'], [b, 'y']).slice(2)} = ${minus(e)}$]
#working("M1")[$${inserted}y = ${minus(e - a * f)}$]
#working("A1")[$y =$ #result[$${minus(y)}$]]
#working("A1")[$x = ${-d} times ${substituted(y)} ${f < 0 ? '−' : '+'} ${Math.abs(f)} =$ #result[$${minus(x)}$]]`.replace(
          ' − 0 =',
          ' =',
        ),
        alt: plain`Solve the simultaneous equations x equals ${termsInWords([-d, 'y'], [f, ''])}, and ${pairSpoken(a, b)} equals ${plain`${e}`}. You must show all your working.`,
        answerAlt: plain`Put the first equation into the second. Then ${inserted} y equals ${plain`${e - a * f}`}, so y is ${plain`${y}`} and x is ${plain`${x}`}.`,
        ...solution([x, y], [a, b, e], [1, d, f]),
      }
    },
  },
})
