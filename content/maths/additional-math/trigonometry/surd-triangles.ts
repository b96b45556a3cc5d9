// Functions of an angle when the sides are surds: rationalising, then an identity.

import { agree } from '../../kit/checking.ts'
import { final, number } from '../../kit/final-answers.ts'
import { terms } from '../../kit/numbers.ts'
import type { Random } from '../../kit/random.ts'
import { plain, typst } from '../../kit/typst.ts'
import { numberInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'

/** p + q√n. */
const sum = (p: number, q: number, n: number): string =>
  terms([p, ''], [q, `sqrt(${n})`]).replace(/(\d)sqrt/g, '$1 sqrt')
const sumSpoken = (p: number, q: number, n: number): string =>
  `${numberInWords(p)} ${q < 0 ? 'minus' : 'plus'} ${Math.abs(q) === 1 ? '' : `${Math.abs(q)} `}root ${n}`

const surdQuestion = (random: Random, isTriangle: boolean) => {
  // The ratio is p + q√n; the side it is divided by is a + b√n.
  const { n, p, q, a, b, c, d } = random.until(
    () => {
      const n = random.pick([2, 3, 5])
      const [p, q] = [random.integer(1, 4), random.sign() * random.integer(1, 2)]
      const [a, b] = [random.integer(1, 6), random.integer(1, 2)]
      return { n, p, q, a, b, c: p * a + q * b * n, d: p * b + q * a }
    },
    ({ n, p, q, a, b, c, d }) => {
      const norm = a * a - b * b * n
      return (
        p + q * Math.sqrt(n) > 0.3 &&
        c > 0 &&
        d !== 0 &&
        c + d * Math.sqrt(n) > 0.5 &&
        Math.abs(norm) < 15 &&
        a !== c
      )
    },
  )
  const [f, g] = isTriangle ? ['tan', 'sec'] : ['cot', 'cosec']
  const angle = isTriangle ? 'A' : 'θ'
  const [adjacent, opposite, ratio] = [sum(a, b, n), sum(c, d, n), sum(p, q, n)]
  const norm = a * a - b * b * n
  const height = Math.min(5.5, Math.max(2.6, 6 * (p + q * Math.sqrt(n)))).toFixed(2)
  const [s, t] = [1 + p * p + q * q * n, 2 * p * q]
  const top = [norm * p, norm * q] as const

  const asked = typst`#part("a", 3)[Find $${f} ${angle}$ in the form $p + q sqrt(${n})$, where $p$ and $q$ are integers.]
#part("b", 2)[Hence find $${g}^2 ${angle}$ in the form $r + s sqrt(${n})$, where $r$ and $s$ are integers.]`
  const askedSpoken = plain`Part a: find ${f} ${isTriangle ? 'A' : 'theta'} in the form p plus q root ${n}, where p and q are integers. Part b: hence find ${g} squared ${isTriangle ? 'A' : 'theta'} in the form r plus s root ${n}, where r and s are integers.`
  return {
    question: isTriangle
      ? typst`
*Do not use a calculator.*

The diagram shows triangle $A B C$, which has a right angle at $B$. The lengths are in centimetres.
#not-to-scale
#sketch(triangle((0, 0), (6, 0), (6, ${height}), names: ("A", "B", "C"), angles: (none, "right"), sides: ($${adjacent}$, $${opposite}$)), padding: (30pt, 26pt), height: 190pt)
${asked}`
      : typst`
*Do not use a calculator.*

It is given that $(${adjacent}) cot θ = ${opposite}$.
${asked}`,
    answer: typst`
#part("a")[
#working("M1")[$ ${f} ${angle} = (${opposite})/(${adjacent}) times (${sum(a, -b, n)})/(${sum(a, -b, n)}) $]
#working("A1")[$ = (${sum(top[0], top[1], n)})/(${a * a} − ${b * b * n}) $]
#working("A1")[$${f} ${angle} =$ #result[$${ratio}$]]]
#part("b")[
#working("M1 FT")[$${g}^2 ${angle} = 1 + (${ratio})^2$]
#working("A1")[$=$ #result[$${sum(s, t, n)}$]]]`,
    alt: isTriangle
      ? plain`Do not use a calculator. The diagram shows a triangle A B C with a right angle at B. A B is ${sumSpoken(a, b, n)} centimetres and B C is ${sumSpoken(c, d, n)} centimetres. ${askedSpoken}`
      : plain`Do not use a calculator. It is given that open bracket ${sumSpoken(a, b, n)} close bracket times cot theta is ${sumSpoken(c, d, n)}. ${askedSpoken}`,
    answerAlt: plain`Part a: ${f} is the fraction with numerator ${sumSpoken(c, d, n)} and denominator ${sumSpoken(a, b, n)}. Multiplying both by ${sumSpoken(a, -b, n)} gives ${sumSpoken(p, q, n)}. Part b: 1 plus its square is ${sumSpoken(s, t, n)}.`,
    answers: [
      final('a', number(ratio, { form: 'simplest-surd' })),
      final('b', number(sum(s, t, n), { form: 'simplest-surd' })),
    ],
    verify: () => {
      const root = Math.sqrt(n)
      const [along, across] = [a + b * root, c + d * root]
      // By Pythagoras: the square of the secant (or cosecant) is the square of hypotenuse over that side.
      const squared = (along ** 2 + across ** 2) / along ** 2
      if (!agree(across / along, p + q * root)) return `the ratio is ${across / along}`
      return agree(squared, s + t * root) ? null : `the square is ${squared}`
    },
  }
}

export const surdRatio = defineTemplate({
  id: 'surd-ratio',
  marks: 5,
  calculator: false,
  level: 4,
  cases: {
    triangle: (random) => surdQuestion(random, true),
    equation: (random) => surdQuestion(random, false),
  },
})
