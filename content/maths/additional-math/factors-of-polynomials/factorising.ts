// Polynomials written as products: cubics, sums and differences of cubes, quartics.

import { agree, roots } from '../../kit/checking.ts'
import { crossings, curveSketch } from '../../kit/curve-sketches.ts'
import { expression, final } from '../../kit/final-answers.ts'
import { minus } from '../../kit/numbers.ts'
import { drawn, identical, product, shown, spoken, valueAt } from '../../kit/polynomials.ts'
import { factor, linear, linearSpoken } from '../../kit/quadratics.ts'
import type { Random } from '../../kit/random.ts'
import { plain, typst } from '../../kit/typst.ts'
import { minusInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'
import { divided, drawCubic, evaluated, putIn, rootMarkup } from './cubics.ts'

interface Options {
  readonly leading: readonly number[]
  /** The bracket with a fraction as its root is known, not one of the others. */
  readonly isFraction?: boolean
  /** A factor is given, in a part of its own. */
  readonly shows?: boolean
}

const factorised =
  ({ leading, isFraction = false, shows = false }: Options) =>
  (random: Random) => {
    const { m, n, r, s, p } = random.until(
      () => drawCubic(random, { leading: [...leading], reach: 5, most: 35 }),
      (cubic) => leading.length === 1 || Math.min(Math.abs(cubic.r), Math.abs(cubic.s)) <= 2,
    )
    // The factor that is known or found first, as mx + n.
    const u = Math.abs(r) <= Math.abs(s) ? r : s
    const v = u === r ? s : r
    const [k, c] = isFraction ? [m, n] : [1, -u]
    const quotient = divided(p, [k, c]).quotient
    const others = isFraction ? `${factor(1, -u)}${factor(1, -v)}` : `${factor(1, -v)}${factor(m, n)}`
    const othersSpoken = isFraction
      ? `open bracket ${linearSpoken(1, -u)} close bracket times open bracket ${linearSpoken(1, -v)} close bracket`
      : `open bracket ${linearSpoken(1, -v)} close bracket times open bracket ${linearSpoken(m, n)} close bracket`
    const root = rootMarkup(k, c)
    return {
      question: shows
        ? typst`
The polynomial $p$ is given by
$ p(x) = ${shown(p)}. $
#part("a", 1)[Show that $${linear(k, c)}$ is a factor of $p(x)$.]
#part("b", 4)[Write $p(x)$ as a product of linear factors.]`
        : typst`
Factorise $${shown(p)}$ completely. #marks(5)`,
      answer: shows
        ? typst`
#part("a")[#working("B1")[$p(${root}) = ${evaluated(p, k, c)}$ #result[$= 0$], so $${linear(k, c)}$ is a factor]]
#part("b")[
#note[Divide by $${linear(k, c)}$, or compare coefficients.]
#working("M1 A1")[$p(x) = (${linear(k, c)})(${shown(quotient)})$]
#working("M1 A1")[#result[$${factor(k, c)}${others}$]]]`
        : typst`
#note[Try small numbers that divide ${Math.abs(p[3] ?? 0)}.]
#working("M1")[$p(${root}) = ${evaluated(p, k, c)} = 0$, so $${linear(k, c)}$ is a factor]
#working("M1 A1")[$(${linear(k, c)})(${shown(quotient)})$]
#working("M1 A1")[#result[$${factor(k, c)}${others}$]]`,
      alt: shows
        ? plain`p of x is ${spoken(p)}. Part a: show that ${linearSpoken(k, c)} is a factor of p of x. Part b: write p of x as a product of linear factors.`
        : plain`Factorise ${spoken(p)} completely.`,
      answerAlt: plain`${shows ? 'Part a: p' : 'p'} of ${k === 1 ? minusInWords(-c) : `${minusInWords(-c)} over ${k}`} is 0. ${shows ? 'Part b: d' : 'D'}ividing by ${linearSpoken(k, c)} leaves ${spoken(quotient)}. The factors are ${linearSpoken(k, c)}, times, ${othersSpoken}.`,
      answers: [final(shows ? 'b' : '', expression(`${factor(k, c)}${others}`, 'x', 'factorised'))],
      verify: () => {
        const found = roots((x) => valueAt(p, x), -6.0137, 6.0171)
        const wanted = [-n / m, r, s].sort((a, b) => a - b)
        return found.length === 3 && found.every((x, k) => agree(x, wanted[k] ?? 0, 1e-6))
          ? null
          : `the roots are ${found.join(', ')}`
      },
    }
  }

export const factoriseCubic = defineTemplate({
  id: 'factorise-cubic',
  marks: 5,
  calculator: false,
  level: 2,
  cases: {
    'given-factor': factorised({ leading: [1], shows: true }),
    'find-a-factor': factorised({ leading: [2, 3] }),
    'fraction-factor': factorised({ leading: [2, 3], isFraction: true, shows: true }),
  },
})

const ofCubes = (sign: 1 | -1) => (random: Random) => {
  const [m, size] = random.until(
    () => [random.integer(1, 3), random.integer(2, 5)] as const,
    ([m, size]) => m === 1 || size % m !== 0,
  )
  const a = sign * size
  const p = [m ** 3, 0, 0, a ** 3]
  const quadratic = [m * m, -m * a, a * a]
  const inside = -3 * m * m * a * a
  return {
    question: typst`
#part("a", 2)[Show that $${linear(m, a)}$ is a factor of $${shown(p)}$, and find the other factor.]
#part("b", 2)[Show that $${shown(p)} = 0$ has only one real root.]`,
    answer: typst`
#part("a")[
#working("B1")[$${putIn(p, m, a)} = ${evaluated(p, m, a)} = 0$, so $${linear(m, a)}$ is a factor]
#working("B1")[$${shown(p)} = (${linear(m, a)})$#result[$(${shown(quadratic)})$]]]
#part("b")[
#working("M1")[$b^2 − 4 a c = (${minus(-m * a)})^2 − 4 times ${m * m} times ${a * a}$]
#working("A1")[$= ${minus(inside)} < 0$, so the quadratic has no real roots; #result[the only root is $x = ${rootMarkup(m, a)}$]]]`,
    alt: plain`Part a: show that ${linearSpoken(m, a)} is a factor of ${spoken(p)}, and find the other factor. Part b: show that ${spoken(p)} equals 0 has only one real root.`,
    answerAlt: plain`Part a: the value at ${m === 1 ? minusInWords(-a) : `${minusInWords(-a)} over ${m}`} is 0. The other factor is ${spoken(quadratic)}. Part b: its discriminant is ${minusInWords(inside)}, which is negative, so the only real root is ${m === 1 ? minusInWords(-a) : `${minusInWords(-a)} over ${m}`}.`,
    answers: [final('a', expression(shown(quadratic), 'x'))],
    verify: () => {
      const found = roots((x) => m ** 3 * x ** 3 + a ** 3, -8.0137, 8.0171)
      const back = (x: number) => (m * x + a) * valueAt(quadratic, x)
      return found.length === 1 && identical((x) => (m * x) ** 3 + a ** 3, back)
        ? null
        : 'the factors do not multiply to it'
    },
  }
}

export const cubes = defineTemplate({
  id: 'sum-of-cubes',
  marks: 4,
  calculator: false,
  level: 3,
  cases: { sum: ofCubes(1), difference: ofCubes(-1) },
})

/** (x − r)(x − s)(x² + bx + c), the last without real roots. */
const twoQuadratics = (drawRoots: (random: Random) => readonly [number, number]) => (random: Random) => {
  const [r, s] = drawRoots(random)
  const [b, c] = random.until(
    () => [random.integerExcept(-3, 3, 0), random.integer(2, 6)] as const,
    ([b, c]) => b * b < 4 * c,
  )
  const known = product([1, -r], [1, -s])
  const p = product(known, [1, b, c])
  const inside = b * b - 4 * c
  const f = (x: number) => valueAt(p, x)
  const picture = curveSketch({
    f,
    code: drawn(p),
    from: r - 0.25,
    to: s + 0.25,
    marks: crossings(f, [r, s], [minus(r), minus(s)]),
    colour: 'addmaths',
    height: 160,
  })
  return {
    question: typst`
The polynomial $p$ is given by
$ p(x) = ${shown(p)}. $
#part("a", 2)[${r + s === 0 ? `Show that $x + ${s}$ and $x − ${s}$ are factors of $p(x)$.` : `Show that $${linear(1, -r)}$ and $${linear(1, -s)}$ are factors of $p(x)$.`}]
#part("b", 2)[Write $p(x)$ as a product of two quadratic factors.]
#part("c", 2)[Show that the equation $p(x) = 0$ has exactly two real roots.]`,
    answer: typst`
#part("a")[
#working("B1")[$p(${minus(r)}) = ${evaluated(p, 1, -r)} = 0$, so $${linear(1, -r)}$ is a factor]
#working("B1")[$p(${minus(s)}) = ${evaluated(p, 1, -s)} = 0$, so $${linear(1, -s)}$ is a factor]]
#part("b")[
#working("M1")[$${factor(1, -r)}${factor(1, -s)} = ${shown(known)}$]
#working("A1")[$p(x) =$ #result[$(${shown(known)})(${shown([1, b, c])})$]]]
#part("c")[
#working("M1")[$${shown([1, b, c])}$: $b^2 − 4 a c = ${b * b} − ${4 * c} = ${minus(inside)}$]
#working("A1")[negative, so no more roots: #result[only $${minus(r)}$ and $${minus(s)}$]]
${picture}]`,
    alt: plain`p of x is ${spoken(p)}. Part a: show that ${linearSpoken(1, -r)} and ${linearSpoken(1, -s)} are factors of p of x. Part b: write p of x as a product of two quadratic factors. Part c: show that the equation p of x equals 0 has exactly two real roots.`,
    answerAlt: plain`Part a: p of ${minusInWords(r)} and p of ${minusInWords(s)} are 0. Part b: p of x is open bracket ${spoken(known)} close bracket times open bracket ${spoken([1, b, c])} close bracket. Part c: the discriminant of the second factor is ${minusInWords(inside)}, which is negative. So the only real roots are ${minusInWords(r)} and ${minusInWords(s)}.`,
    answers: [final('b', expression(`(${shown(known)})(${shown([1, b, c])})`, 'x', 'factorised'))],
    verify: () => {
      const found = roots(f, -6.0137, 6.0171)
      return found.length === 2 && agree(found[0] ?? 0, r, 1e-6) && agree(found[1] ?? 0, s, 1e-6)
        ? null
        : `the roots are ${found.join(', ')}`
    },
  }
}

export const quartic = defineTemplate({
  id: 'quartic',
  marks: 6,
  calculator: false,
  level: 5,
  cases: {
    'two-known-factors': twoQuadratics((random) =>
      random.until(
        () => [-random.integer(1, 3), random.integer(1, 3)] as const,
        ([r, s]) => r + s !== 0,
      ),
    ),
    'known-quadratic': twoQuadratics((random) => {
      const size = random.integer(2, 3)
      return [-size, size]
    }),
  },
})
