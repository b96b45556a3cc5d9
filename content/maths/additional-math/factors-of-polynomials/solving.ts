// Cubic equations: three roots of every kind, one real root only, and equations that become a known cubic.

import { agree, roots } from '../../kit/checking.ts'
import { crossings, curveSketch } from '../../kit/curve-sketches.ts'
import { expression, final, inAnyOrder } from '../../kit/final-answers.ts'
import { fraction, minus, surd } from '../../kit/numbers.ts'
import { drawn, type Polynomial, product, shown, spoken, valueAt } from '../../kit/polynomials.ts'
import { factor, linear, linearSpoken } from '../../kit/quadratics.ts'
import type { Random } from '../../kit/random.ts'
import { allSolutions, typedFraction, typedPair } from '../../kit/typed.ts'
import { plain, typst } from '../../kit/typst.ts'
import { fractionInWords, listInWords, minusInWords, surdInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'
import { divided, drawCubic, evaluated } from './cubics.ts'

/** The steps up to the quadratic that is left. */
const firstSteps = (p: Polynomial, u: number, quadratic: Polynomial): string => typst`
#note[Try small numbers that divide ${Math.abs(p[3] ?? 0)}.]
#working("M1")[$p(${minus(u)}) = ${evaluated(p, 1, -u)} = 0$]
#working("M1 A1")[$(${linear(1, -u)})(${shown(quadratic)}) = 0$]`

const wrongRoots = (p: Polynomial, claimed: readonly number[]): string | null => {
  const found = roots((x) => valueAt(p, x), -9.0137, 9.0171)
  const wanted = [...claimed].sort((a, b) => a - b)
  return found.length === 3 && found.every((x, place) => agree(x, wanted[place] ?? 0, 1e-6))
    ? null
    : `the roots are ${found.join(', ')}`
}

const rational = (leading: number[], reach: number) => (random: Random) => {
  const { r, s, m, n, p } = random.until(
    () => drawCubic(random, { leading, reach }),
    ({ r, s }) => Math.min(Math.abs(r), Math.abs(s)) <= 2,
  )
  const [u, v] = Math.abs(r) <= Math.abs(s) ? [r, s] : [s, r]
  const quadratic = divided(p, [1, -u]).quotient
  return {
    question: typst`
Solve the equation $${shown(p)} = 0$. #marks(5)`,
    answer: typst`${firstSteps(p, u, quadratic)}
#working("M1")[$${factor(1, -u)}${factor(1, -v)}${factor(m, n)} = 0$]
#working("A1")[$x =$ #result[$${minus(u)}$], #result[$${minus(v)}$], #result[$${fraction(-n, m)}$]]`,
    alt: plain`Solve the equation ${spoken(p)} equals 0.`,
    answerAlt: plain`${minusInWords(u)} is a root, and the other factor is ${spoken(quadratic)}. So x is ${listInWords([minusInWords(u), minusInWords(v), fractionInWords(-n, m)]).replace(' and ', ' or ')}.`,
    answers: [allSolutions([u, v, typedFraction(-n, m)])],
    verify: () => wrongRoots(p, [u, v, -n / m]),
  }
}

export const solveCubic = defineTemplate({
  id: 'solve-cubic',
  marks: 5,
  calculator: false,
  level: 3,
  cases: {
    'whole-roots': rational([1], 6),
    'fraction-root': rational([2, 3], 4),
    'surd-roots'(random) {
      // (x − u)((x − h)² − k)
      const [u, h, k] = random.until(
        () =>
          [
            random.integerExcept(-3, 3, 0),
            random.integerExcept(-3, 3, 0),
            random.pick([2, 3, 5, 6, 7, 8, 10, 12]),
          ] as const,
        ([u, h, k]) => u !== 2 * h && h * h !== k && Math.abs(u) <= 3 && u + 2 * h !== 0,
      )
      const p = product([1, -u], [1, -2 * h, h * h - k])
      const quadratic = divided(p, [1, -u]).quotient
      const [, b = 0, c = 0] = quadratic
      return {
        question: typst`
Solve the equation $${shown(p)} = 0$. Give your answers in exact form. #marks(5)`,
        answer: typst`${firstSteps(p, u, quadratic)}
#working("M1")[$ x = (${minus(-b)} plus.minus sqrt(${b * b} ${c < 0 ? '+' : '−'} ${4 * Math.abs(c)}))/2 $]
#working("A1")[$x =$ #result[$${minus(u)}$], #result[$${minus(h)} plus.minus ${surd(1, k)}$]]`,
        alt: plain`Solve the equation ${spoken(p)} equals 0. Give your answers in exact form.`,
        answerAlt: plain`${minusInWords(u)} is a root, and the other factor is ${spoken(quadratic)}. So x is ${minusInWords(u)}, or ${minusInWords(h)} plus or minus ${surdInWords(1, k)}.`,
        answers: [final('', inAnyOrder([u, ...typedPair(h, k)], { name: 'x' }))],
        verify: () => wrongRoots(p, [u, h - Math.sqrt(k), h + Math.sqrt(k)]),
      }
    },
  },
})

const oneRoot = (isSquare: boolean) => (random: Random) => {
  const u = random.integerExcept(-3, 3, 0)
  const [a, b, c] = random.until(
    () =>
      [isSquare ? 1 : random.integer(1, 3), random.integerExcept(-6, 6, 0), random.integer(1, 9)] as const,
    ([a, b, c]) => b * b < 4 * a * c && (!isSquare || b % 2 === 0) && b !== a * u,
  )
  const quadratic = [a, b, c]
  const p = product([1, -u], quadratic)
  const f = (x: number) => valueAt(p, x)
  const reach = Math.max(1.2, Math.abs(u) * 0.5)
  const picture = curveSketch({
    f,
    code: drawn(p),
    from: Math.min(u, 0) - reach * 0.5,
    to: Math.max(u, 0) + reach * 0.5,
    marks: crossings(f, [u], [minus(u)]),
    colour: 'addmaths',
    height: 150,
  })
  const inside = b * b - 4 * a * c
  const end = isSquare
    ? typst`#working("M1")[$${shown(quadratic)} = (${linear(1, b / 2)})^2 + ${c - (b * b) / 4}$]
#working("A1")[at least ${c - (b * b) / 4}, so never zero: #result[only $x = ${minus(u)}$]]`
    : typst`#working("M1")[$b^2 − 4 a c = ${b * b} − 4 times ${a} times ${c} = ${minus(inside)}$]
#working("A1")[$${minus(inside)} < 0$, so the quadratic has no real roots: #result[only $x = ${minus(u)}$]]`
  return {
    question: typst`
The polynomial $p$ is given by
$ p(x) = ${shown(p)}. $
#part("a", 3)[Find a linear factor of $p(x)$, and write $p(x)$ as the product of a linear and a quadratic factor.]
#part("b", 2)[${isSquare ? `By completing the square, show that $p(x) = 0$ has only one real root.` : 'Show that the equation $p(x) = 0$ has only one real root.'}]`,
    answer: typst`
#part("a")[
#working("B1")[$p(${minus(u)}) = ${evaluated(p, 1, -u)} = 0$]
#working("M1 A1")[#result[$(${linear(1, -u)})(${shown(quadratic)})$]]]
#part("b")[
${end}
${picture}]`,
    alt: plain`p of x is ${spoken(p)}. Part a: find a linear factor of p of x, and write p of x as the product of a linear and a quadratic factor. Part b: ${isSquare ? 'by completing the square, show' : 'show'} that the equation p of x equals 0 has only one real root.`,
    answerAlt: plain`Part a: p of ${minusInWords(u)} is 0, so p of x is open bracket ${linearSpoken(1, -u)} close bracket times open bracket ${spoken(quadratic)} close bracket. Part b: ${isSquare ? plain`the quadratic is a square plus ${c - (b * b) / 4}, so it is never zero` : plain`the discriminant of the quadratic is ${minusInWords(inside)}, which is negative`}. The only real root is ${minusInWords(u)}.`,
    answers: [final('a', expression(`(${linear(1, -u)})(${shown(quadratic)})`, 'x', 'factorised'), 'p(x)')],
    verify: () => {
      const found = roots(f, -12.0137, 12.0171)
      return found.length === 1 && agree(found[0] ?? 0, u, 1e-6) ? null : `the roots are ${found.join(', ')}`
    },
  }
}

export const oneRealRoot = defineTemplate({
  id: 'one-real-root',
  marks: 5,
  calculator: false,
  level: 4,
  cases: { 'by-discriminant': oneRoot(false), 'by-completing-the-square': oneRoot(true) },
})
