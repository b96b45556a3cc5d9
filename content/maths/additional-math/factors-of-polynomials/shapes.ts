// Lengths, areas and volumes given by polynomials.

import { agree, roots } from '../../kit/checking.ts'
import { expression, final, number } from '../../kit/final-answers.ts'
import { decimals, minus, withMinus } from '../../kit/numbers.ts'
import {
  continued,
  minusPolynomial,
  type Polynomial,
  product,
  scaled,
  shown,
  spoken,
  valueAt,
} from '../../kit/polynomials.ts'
import { linear, linearSpoken } from '../../kit/quadratics.ts'
import type { Random } from '../../kit/random.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'
import { divided, drawCubic } from './cubics.ts'

const drawLengths = (random: Random) => {
  const [a, b] = random.until(
    () => [random.integer(1, 6), random.integerExcept(-4, 5, 0)] as const,
    ([a, b]) => a !== b,
  )
  const c = random.integer(1, 7)
  return { b, c, known: [1, a] }
}

const wrongLength = (known: Polynomial, other: Polynomial): string | null => {
  const { quotient, remainder } = divided(product(known, other), known)
  return quotient.join() === other.join() && remainder.every((c) => c === 0)
    ? null
    : 'the division does not come out'
}

/** The step from the first and the last coefficient of a quotient to the middle one. */
const dividedBy = (known: Polynomial, [a = 0, b = 0, c = 0]: Polynomial): string => {
  const all = product(known, [a, b, c])
  const front = known[1] ?? 0
  return typst`$${shown(all)}$ \
$= (${shown(known)})(${a === 1 ? '' : a}x^2 + B x ${continued([c])})$ \
$x^2$: $B ${continued([front * a])} = ${minus(all[1] ?? 0)}$, $B = ${minus(b)}$`
}

const ofShape = (isTriangle: boolean) => (random: Random) => {
  const { b, c, known } = drawLengths(random)
  const other = [random.integer(1, 3), b, c]
  const all = product(known, other)
  const area = isTriangle ? all.map((c) => c / 2) : all
  const areaMarkup = isTriangle ? `display(1/2)(${shown(all)})` : shown(area)
  const areaSpoken = isTriangle ? `half of open bracket ${spoken(all)} close bracket,` : spoken(area)
  const picture = isTriangle
    ? `#sketch(triangle((0, 0), (9, 0), (6, 4), sides: ($${shown(known)}$, none, none)), edge((6, 0), (6, 4), dash: "dashed", body: $h$), angle-mark((6, 0), (9, 0), (6, 4)), height: 160pt)`
    : `#sketch(polygon-of((0, 0), (10, 0), (10, 4.4), (0, 4.4), sides: (none, $${shown(known)}$, none, none), fill: addmaths-wash), height: 150pt)`
  return {
    question: typst`
The area of this ${isTriangle ? 'triangle' : 'rectangle'} is $${isTriangle ? areaMarkup : `(${areaMarkup})`}$ cm². ${isTriangle ? `Its base is $(${shown(known)})$ cm.` : `Its width is $(${shown(known)})$ cm.`}
${picture}
Find its ${isTriangle ? 'height $h$' : 'length'} in terms of $x$. #marks(3)`,
    answer: typst`
#working("M1")[${isTriangle ? typst`$display(1/2)(${shown(known)})h = ${areaMarkup}$ #linebreak() $h = (${shown(all)}) div (${shown(known)})$` : typst`$(${shown(all)}) div (${shown(known)})$`}]
#working("M1")[${dividedBy(known, other)}]
#working("A1")[#result[$(${shown(other)})$ cm]]`,
    alt: plain`The area of a ${isTriangle ? 'triangle' : 'rectangle'} is ${areaSpoken} square centimetres. ${isTriangle ? 'Its base' : 'Its width'} is ${spoken(known)} centimetres. Find its ${isTriangle ? 'height h' : 'length'} in terms of x.`,
    answerAlt: plain`Divide ${isTriangle ? 'twice the area by the base' : 'the area by the width'}. The ${isTriangle ? 'height' : 'length'} is ${spoken(other)} centimetres.`,
    answers: [final('', expression(shown(other), 'x'), ...(isTriangle ? ['h'] : []))],
    verify: () => wrongLength(known, other),
  }
}

export const missingLength = defineTemplate({
  id: 'missing-length',
  marks: 3,
  calculator: false,
  level: 2,
  cases: {
    rectangle: ofShape(false),
    triangle: ofShape(true),
    prism(random) {
      const { b, c, known } = drawLengths(random)
      const other = [1, b, c]
      const all = product(known, other)
      return {
        question: typst`
The volume of this prism is $(${shown(all)})$ cm³. Its length is $(${shown(known)})$ cm.
#sketch(prism(((0, 0), (4, 0), (1.4, 2.8)), 9, depth-label: $${shown(known)}$, fill: addmaths-wash), height: 160pt)
Find the area of its cross-section in terms of $x$. #marks(3)`,
        answer: typst`
#working("M1")[$(${shown(all)}) div (${shown(known)})$]
#working("M1")[${dividedBy(known, other)}]
#working("A1")[#result[$(${shown(other)})$ cm²]]`,
        alt: plain`The volume of a prism is ${spoken(all)} cubic centimetres. Its length is ${spoken(known)} centimetres. Find the area of its cross-section in terms of x.`,
        answerAlt: plain`Divide the volume by the length. The area of the cross-section is ${spoken(other)} square centimetres.`,
        answers: [final('', expression(shown(other), 'x'))],
        verify: () => wrongLength(known, other),
      }
    },
  },
})

export const cuboidEdges = defineTemplate({
  id: 'edges-of-a-cuboid',
  marks: 6,
  calculator: true,
  level: 3,
  cases: {
    'find-the-edges'(random) {
      const cubic = random.until(
        () => drawCubic(random, { leading: [1, 2], reach: 5, most: 60 }),
        ({ n, r, s }) => n > 0 && s < 0 && r < 0,
      )
      const { p, n: u } = cubic
      const [m = 1] = p
      const [small, large] = [-cubic.r, -cubic.s].sort((a, b) => a - b) as [number, number]
      const quadratic = divided(p, [1, small]).quotient
      const x = 3
      const edges = [x + small, x + large, m * x + u]
      return {
        question: typst`
The volume of a cuboid is $(${shown(p)})$ cm³. One edge is $(x + ${small})$ cm long.
#sketch(cuboid(8, 4, 5, height-label: $x + ${small}$, fill: addmaths-wash), height: 160pt)
#part("a", 4)[Find linear expressions for the other two edges.]
#part("b", 2)[Find the total surface area when $x = ${x}$.]`,
        answer: typst`
#part("a")[
#working("M1 A1")[$(x + ${small})(${shown(quadratic)})$]
#working("M1 A1")[#result[$(x + ${large})$ cm] and #result[$(${linear(m, u)})$ cm]]]
#part("b")[
#working("M1 FT")[edges ${edges.join(', ')}: $2(${edges[0] ?? 0} times ${edges[1] ?? 0} + ${edges[1] ?? 0} times ${edges[2] ?? 0} + ${edges[2] ?? 0} times ${edges[0] ?? 0})$]
#working("A1")[#result[${surface(edges)} cm²]]]`,
        alt: plain`The volume of a cuboid is ${spoken(p)} cubic centimetres. One edge is x plus ${small} centimetres long. Part a: find linear expressions for the other two edges. Part b: find the total surface area when x is ${x}.`,
        answerAlt: plain`Part a: dividing by x plus ${small} leaves ${spoken(quadratic)}, which is open bracket x plus ${large} close bracket times open bracket ${linearSpoken(m, u)} close bracket. These are the other edges. Part b: the edges are ${edges[0] ?? 0}, ${edges[1] ?? 0} and ${edges[2] ?? 0} centimetres, and the surface is ${surface(edges)} square centimetres.`,
        answers: [
          final(
            'a',
            expression(`(x + ${large})(${linear(m, u)})`, 'x', 'factorised'),
            'product of the two edges',
          ),
          final('b', number(surface(edges), { unit: 'cm²' })),
        ],
        verify: () =>
          agree((x + small) * (x + large) * (m * x + u), valueAt(p, x))
            ? null
            : 'the edges give another volume',
      }
    },
    'find-x'(random) {
      // x(x + a)(x + b) has the volume at x = u, and no other positive x.
      const [a, b] = random.distinct([1, 2, 3, 4, 5], 2).sort((one, other) => one - other) as [number, number]
      const u = random.integer(2, 6)
      const p = product([1, 0], [1, a], [1, b])
      const volume = valueAt(p, u)
      const equation = minusPolynomial(p, [volume])
      const quadratic = divided(equation, [1, -u]).quotient
      const [q = 1, s = 0, t = 0] = quadratic
      return {
        question: typst`
A box for sweets is a cuboid. Its edges are $x$ cm, $(x + ${a})$ cm and $(x + ${b})$ cm long, and its volume is ${volume} cm³.
#sketch(cuboid(8, 4, 6, width-label: $x + ${b}$, height-label: $x$, depth-label: $x + ${a}$, fill: addmaths-wash), height: 170pt)
#part("a", 2)[Show that $${shown(equation)} = 0$.]
#part("b", 4)[Show that there is only one possible value of $x$, and find it.]`,
        answer: typst`
#part("a")[
#working("M1")[$x(x + ${a})(x + ${b}) = ${volume}$]
#working("A1")[$${shown(p)} = ${volume}$, so #result[$${shown(equation)} = 0$]]]
#part("b")[
#working("B1")[$x = ${u}$: $${u} times ${u + a} times ${u + b} = ${volume}$]
#working("M1")[$(${linear(1, -u)})(${shown(quadratic)}) = 0$]
#working("M1")[$b^2 − 4 a c = ${s * s} − ${4 * q * t} = ${minus(s * s - 4 * q * t)}$]
#working("A1")[${s * s - 4 * q * t < 0 ? 'no more real roots' : 'its roots are negative'}: only #result[$x = ${u}$]]]`,
        alt: plain`A box is a cuboid with edges x, x plus ${a} and x plus ${b} centimetres. Its volume is ${volume} cubic centimetres. Part a: show that ${spoken(equation)} equals 0. Part b: show that there is only one possible value of x, and find it.`,
        answerAlt: plain`Part a: x times open bracket x plus ${a} close bracket times open bracket x plus ${b} close bracket is ${volume}, which gives the equation ${spoken(equation)} equals 0. Part b: x equals ${u} is a root, and the quadratic that is left, ${spoken(quadratic)}, has no positive root. So x is ${u}.`,
        answers: [final('b', number(u, { unit: 'cm' }), 'x')],
        verify: () => {
          const found = roots((x) => x * (x + a) * (x + b) - volume, 0.0137, 20.0171)
          return found.length === 1 && agree(found[0] ?? 0, u, 1e-6) ? null : `x can be ${found.join(', ')}`
        },
      }
    },
  },
})

const surface = ([a = 0, b = 0, c = 0]: readonly number[]): number => 2 * (a * b + b * c + c * a)

/** A sheet w by l; squares of side u are cut out, and the volume V fits a second side too. */
const folded = (isSquare: boolean) => (random: Random) => {
  const { w, l, u, volume, p } = random.until(
    () => {
      const w = random.integer(8, 20, 2)
      const l = isSquare ? w : random.integer(w + 2, 30, 2)
      const u = random.integer(1, 4)
      const volume = u * (w - 2 * u) * (l - 2 * u)
      // 4x³ − 2(w + l)x² + wlx − V, divided by 4.
      const p = [1, -(w + l) / 2, (w * l) / 4, -volume / 4]
      return { w, l, u, volume, p }
    },
    ({ w, u, p }) => {
      if (!p.every(Number.isInteger) || 2 * u > w - 3) return false
      const [, s = 0, t = 0] = divided(p, [1, -u]).quotient
      const second = (-s - Math.sqrt(s * s - 4 * t)) / 2
      return second > 0.4 && 2 * second < w - 1 && Math.abs(second - u) > 0.3 && s !== 0
    },
  )
  const quadratic = divided(p, [1, -u]).quotient
  const [, s = 0, t = 0] = quadratic
  const inside = s * s - 4 * t
  const [low, high] = [(-s - Math.sqrt(inside)) / 2, (-s + Math.sqrt(inside)) / 2]
  const fits = [low, high].filter((x) => x > 0 && 2 * x < w)
  const second = fits[0] ?? 0
  const isWhole = Number.isInteger(Math.round(second * 1e6) / 1e6)
  const shownValue = (x: number) =>
    Number.isInteger(Math.round(x * 1e6) / 1e6) ? String(Math.round(x)) : decimals(x, 2)
  return {
    question: typst`
${isSquare ? `From each corner of a square card with sides of ${w} cm` : `In a workshop in Old Dhaka, from each corner of a sheet of tin ${l} cm by ${w} cm`} a square of side $x$ cm is cut out. The sides are folded up to make an open box of volume ${volume} cm³.
#sketch(polygon-of((0, 0), (${l}, 0), (${l}, ${w}), (0, ${w}), sides: ([${l} cm], [${w} cm], none, none), fill: addmaths-wash), polygon-of((2.4, 2.4), (${l - 2.4}, 2.4), (${l - 2.4}, ${w - 2.4}), (2.4, ${w - 2.4}), dash: "dashed"), polygon-of((0, 0), (2.4, 0), (2.4, 2.4), (0, 2.4), fill: surface), polygon-of((${l - 2.4}, 0), (${l}, 0), (${l}, 2.4), (${l - 2.4}, 2.4), fill: surface), polygon-of((${l - 2.4}, ${w - 2.4}), (${l}, ${w - 2.4}), (${l}, ${w}), (${l - 2.4}, ${w}), fill: surface), polygon-of((0, ${w - 2.4}), (2.4, ${w - 2.4}), (2.4, ${w}), (0, ${w}), fill: surface, sides: (none, none, $x$, $x$)), height: 190pt)
#part("a", 2)[Show that $${shown(p)} = 0$.]
#part("b", 4)[Given that $x = ${u}$ is one solution, find the other possible value of $x$${isWhole ? '' : ', correct to 2 decimal places'}.]`,
    answer: typst`
#part("a")[
#working("M1")[$x(${w} − 2x)(${l} − 2x) = ${volume}$]
#working("A1")[$${shown(scaled(p, 4))} = 0$, and dividing by 4: #result[$${shown(p)} = 0$]]]
#part("b")[
#working("M1")[$(${linear(1, -u)})(${shown(quadratic)}) = 0$]
#working("M1")[${
      Number.isInteger(Math.sqrt(inside))
        ? typst`$(${linear(1, -low)})(${linear(1, -high)}) = 0$`
        : typst`$ x = (${minus(-s)} plus.minus sqrt(${inside}))/2 $`
    }]
#working("A1")[$x = ${withMinus(shownValue(low))}$ or $x = ${shownValue(high)}$]
#working("A1")[${low > 0 ? `$2 x < ${w}$` : 'A length is positive'}, so $x =$ #result[${shownValue(second)}]]]`,
    alt: plain`From each corner of a ${isSquare ? plain`square card with sides of ${w} centimetres` : plain`sheet of tin ${l} centimetres by ${w} centimetres`} a square of side x centimetres is cut out. The sides are folded up to make an open box of volume ${volume} cubic centimetres. Part a: show that ${spoken(p)} equals 0. Part b: given that x equals ${u} is one solution, find the other possible value of x${isWhole ? '' : ', correct to 2 decimal places'}.`,
    answerAlt: plain`Part a: the volume is x times open bracket ${w} minus 2 x close bracket times open bracket ${l} minus 2 x close bracket. Put it equal to ${volume} and divide by 4: ${spoken(p)} equals 0. Part b: dividing by x minus ${u} leaves ${spoken(quadratic)}. Of its roots only ${shownValue(second)} is possible, because the squares must fit.`,
    answers: [
      final(
        'b',
        isWhole
          ? number(Math.round(second), { unit: 'cm' })
          : number(second, { to: { places: 2, isNamed: true }, unit: 'cm' }),
        'x',
      ),
    ],
    verify: () => {
      const found = roots((x) => x * (w - 2 * x) * (l - 2 * x) - volume, 0.0037, w / 2 - 0.0041)
      return found.length === 2 && found.some((x) => agree(x, u, 1e-6))
        ? null
        : `x can be ${found.join(', ')}`
    },
  }
}

export const openBox = defineTemplate({
  id: 'open-box',
  marks: 6,
  calculator: true,
  level: 5,
  cases: { tin: folded(false), 'square-card': folded(true) },
})
