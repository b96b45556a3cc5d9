// Sketching curves from their equations: quadratics, cubics in factors, and curves with asymptotes.

import { agree, roots } from '../../kit/checking.ts'
import { crossings, curveSketch } from '../../kit/curve-sketches.ts'
import { expression, final } from '../../kit/final-answers.ts'
import { minus } from '../../kit/numbers.ts'
import { drawn, product, scaled, shown, spoken, valueAt } from '../../kit/polynomials.ts'
import { factor, linearSpoken, rounded } from '../../kit/quadratics.ts'
import type { Random } from '../../kit/random.ts'
import { plain, typst } from '../../kit/typst.ts'
import { listInWords, minusInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'

const ofRoots = (random: Random, sign: 1 | -1) => {
  const [r, s] = random.until(
    () => [-random.integer(1, 5), random.integer(1, 6)] as const,
    ([r, s]) => (r + s) % 2 === 0 && r + s !== 0,
  )
  const p = scaled(product([1, -r], [1, -s]), sign)
  const h = (r + s) / 2
  const [k, c] = [valueAt(p, h), valueAt(p, 0)]
  const factors = `${sign < 0 ? '−' : ''}${factor(1, -r)}${factor(1, -s)}`
  const vertical = sign > 0 ? 'below' : 'above'
  const picture = curveSketch({
    f: (x) => valueAt(p, x),
    code: drawn(p),
    from: r - 0.6,
    to: s + 0.6,
    marks: [
      { x: r, y: 0, name: minus(r), side: `${vertical}-left` },
      { x: s, y: 0, name: minus(s), side: `${vertical}-right` },
      { x: 0, y: c, name: minus(c), side: `${vertical}-${h > 0 ? 'left' : 'right'}` },
      { x: h, y: k, name: `(${minus(h)}, ${minus(k)})`, side: `${vertical}-${h > 0 ? 'right' : 'left'}` },
    ],
  })
  return {
    question: typst`
#part("a", 2)[Factorise $${shown(p)}$.]
#part("b", 3)[Sketch the graph of $y = ${shown(p)}$. Label the points where it meets the axes and its turning point.]`,
    answer: typst`
#part("a")[#working("B2")[#result[$${factors}$]]
#scheme[*B1* for two brackets that give two of the three terms]]
#part("b")[
#working("B1 FT")[a ${sign > 0 ? '∪' : '∩'} shape through $${minus(r)}$ and $${minus(s)}$ on the $x$-axis]
#working("B1")[through $${minus(c)}$ on the $y$-axis]
#working("B1")[turning point halfway between the roots: #result[$(${minus(h)}, ${minus(k)})$]]
${picture}]`,
    alt: plain`Part a: factorise ${spoken(p)}. Part b: sketch the graph of y equals ${spoken(p)}. Label the points where it meets the axes and its turning point.`,
    answerAlt: plain`Part a: ${sign < 0 ? 'minus ' : ''}open bracket ${linearSpoken(1, -r)} close bracket times open bracket ${linearSpoken(1, -s)} close bracket. Part b: the curve opens ${sign > 0 ? 'upwards' : 'downwards'}. It crosses the x axis at ${r} and ${minusInWords(s)} and the y axis at ${minusInWords(c)}. Its turning point is (${h}, ${k}).`,
    answers: [final('a', expression(factors, 'x', 'factorised'))],
    verify() {
      const f = (x: number) => sign * (x - r) * (x - s)
      const heights = Array.from({ length: 3001 }, (_, n) => f(-15 + n / 100))
      const extreme = sign > 0 ? Math.min(...heights) : Math.max(...heights)
      return agree(extreme, k, 1e-9) ? null : `the turning point is at ${extreme}`
    },
  }
}

export const sketchQuadratic = defineTemplate({
  id: 'sketch-a-quadratic',
  marks: 5,
  calculator: false,
  level: 3,
  cases: {
    'opens-upwards': (random) => ofRoots(random, 1),
    'opens-downwards': (random) => ofRoots(random, -1),
  },
})

type Roots = readonly [number, number, number]

/** A cubic with these roots; given in factors, or multiplied out to be factorised first. */
const cubic = (r: Roots, sign: 1 | -1, isExpanded = false) => {
  const isTouching = r[1] === r[2]
  const p = scaled(product(...r.map((root) => [1, -root])), sign)
  const different = isTouching ? [r[0], r[2]] : [...r]
  const brackets = isTouching
    ? `${factor(1, -r[0])}${factor(1, -r[2])}^2`
    : isExpanded
      ? `x(x + ${r[2]})(x − ${r[2]})`
      : r.map((root) => factor(1, -root)).join('')
  const given = isExpanded ? shown(p) : `${sign < 0 ? '−' : ''}${brackets}`
  const bracketsSpoken = isTouching
    ? `open bracket ${linearSpoken(1, -r[0])} close bracket times the square of open bracket ${linearSpoken(1, -r[2])} close bracket`
    : r.map((root) => `open bracket ${linearSpoken(1, -root)} close bracket`).join(' times ')
  const givenSpoken = isExpanded ? spoken(p) : `${sign < 0 ? 'minus ' : ''}${bracketsSpoken}`
  const c = valueAt(p, 0)
  const picture = curveSketch({
    f: (x) => valueAt(p, x),
    code: drawn(p),
    from: r[0] - 0.2,
    to: r[2] + (isTouching ? 1 : 0.2),
    marks: crossings(
      (x) => valueAt(p, x),
      different,
      different.map((root) => (root === 0 ? 'O' : minus(root))),
    ),
    height: 190,
  })
  const shape = sign > 0 ? 'from bottom left to top right' : 'from top left to bottom right'
  const crossing = `crosses the $x$-axis at ${isTouching ? typst`#result[$${minus(r[0])}$] and touches it at #result[$${minus(r[2])}$]` : r.map((root) => typst`#result[$${minus(root)}$]`).join(', ')}`
  return {
    question: typst`
Sketch the graph of
$ y = ${given}. $
Show where it meets the axes. #marks(4)`,
    answer: typst`
${isExpanded ? typst`#working("B1")[$${shown(p)} = ${brackets}$]` : typst`#working("B1")[when $x = 0$, $y =$ #result[$${minus(c)}$]]`}
#working("B1")[a cubic shape ${shape}]
#working("B2")[${crossing}]
#scheme[*B1* for one ${isTouching ? '' : 'or two '}of these, or for the right numbers with the wrong signs]
${isTouching ? '#note[A squared bracket makes the curve touch the axis there.]' : ''}
${picture}`,
    alt: plain`Sketch the graph of y equals ${givenSpoken}. Show where it meets the axes.`,
    answerAlt: plain`${isExpanded ? `It factorises as ${bracketsSpoken}. ` : ''}The curve goes ${shape}. It crosses the x axis at ${isTouching ? plain`${r[0]} and touches it at ${minusInWords(r[2])}` : listInWords(r.map(minusInWords))}. It crosses the y axis at ${minusInWords(c)}.`,
    answers: [],
    verify() {
      const found = roots((x) => valueAt(p, x), -7.0137, 7.0171)
      // A root that is touched changes no sign.
      const wanted = r.filter((root) => r.filter((other) => other === root).length === 1)
      const same = found.length === wanted.length && found.every((x, n) => agree(x, wanted[n] ?? 0, 1e-6))
      return same && r.every((root) => agree(valueAt(p, root), 0))
        ? null
        : `the roots are ${found.join(', ')}`
    },
  }
}

/** Three roots, and the sign of a cubic with them. */
const drawRoots = (random: Random) => {
  const r = random.until(
    () => [-random.integer(2, 4), random.integerExcept(-1, 2, 0), random.integer(3, 5)] as const,
    ([, b, c]) => c - b > 1,
  )
  return { r, sign: random.sign() }
}

export const sketchCubic = defineTemplate({
  id: 'sketch-a-cubic',
  marks: 4,
  calculator: false,
  level: 4,
  cases: {
    'three-factors'(random) {
      const { r, sign } = drawRoots(random)
      return cubic(r, sign)
    },
    'touches-the-axis'(random) {
      const { r, sign } = drawRoots(random)
      return cubic([r[0], r[2], r[2]], sign)
    },
    'factorise-first'(random) {
      const r = random.integer(2, 4)
      return cubic([-r, 0, r], 1, true)
    },
  },
})

const hasAsymptote = (f: (x: number) => number, far: number, asymptote: number, crossing: number) =>
  agree(f(far), asymptote, 1e-6) && agree(f(crossing), 0) ? null : 'the asymptote or crossing is elsewhere'

export const sketchAsymptotes = defineTemplate({
  id: 'sketch-with-asymptotes',
  marks: 4,
  calculator: false,
  level: 4,
  cases: {
    reciprocal(random) {
      const size = random.pick([1, 2, 3])
      const [p, q] = [size * random.pick([1, 2, 3, 4]), size * random.sign()]
      const crossing = -p / q
      const markup = `display(${p}/x) ${q < 0 ? '−' : '+'} ${Math.abs(q)}`
      const reach = Math.max(Math.abs(crossing) * 2.2, 3)
      const height = Math.max(Math.abs(q) * 3, (p / reach) * 4)
      return {
        question: typst`
Sketch the graph of $y = ${markup}$. Label the asymptotes and the point where the graph crosses an axis. #marks(4)`,
        answer: typst`
#axes(axis(${rounded(-reach)}, ${rounded(reach)}, numbers: false, title: $x$), axis(${rounded(-height)}, ${rounded(height)}, numbers: false, title: $y$), grid: false, height: 190pt, asymptote(y: ${q}), point((${rounded(-reach)}, ${q}), text(fill: wrong, $y = ${minus(q)}$), mark: false, side: "above-right"), curve-of(x => ${p} / x + (${q})), point((${crossing}, 0), $${minus(crossing)}$, side: "${q > 0 ? 'below-left' : 'above-right'}"), point((0, ${rounded(-height * 0.9)}), text(fill: wrong, $x = 0$), mark: false, side: "right"))
#working("B1")[two branches of a reciprocal curve, above right and below left of the asymptotes]
#working("B1")[asymptote #result[$y = ${minus(q)}$]]
#working("B1")[asymptote #result[$x = 0$]]
#working("B1")[$display(${p}/x) = ${minus(-q)}$: crosses the $x$-axis at #result[$(${minus(crossing)}, 0)$]]`,
        alt: plain`Sketch the graph of y equals ${p} over x, ${q < 0 ? 'minus' : 'plus'} ${Math.abs(q)}. Label the asymptotes and the point where the graph crosses an axis.`,
        answerAlt: plain`The graph has two branches: for positive x it is above y equals ${minusInWords(q)}, and for negative x below. The asymptotes are y equals ${minusInWords(q)} and x equals 0. The curve crosses the x axis at (${crossing}, 0).`,
        answers: [],
        verify: () => hasAsymptote((x) => p / x + q, 1e9, q, crossing),
      }
    },
    exponential(random) {
      // 2^x − q or 3^x − q, with the crossing of the x-axis a whole number.
      const [p, crossing] = random.pick([
        [2, 1],
        [2, 2],
        [2, 3],
        [3, 1],
        [3, 2],
      ] as const)
      const q = p ** crossing
      return {
        question: typst`
Sketch the graph of $y = ${p}^x − ${q}$. Label the asymptote and the points where the graph crosses the axes. #marks(4)`,
        answer: typst`
#axes(axis(-4, ${crossing + 0.9}, numbers: false, title: $x$), axis(${rounded(-q * 1.4)}, ${rounded(q * 0.9)}, numbers: false, title: $y$), grid: false, height: 180pt, asymptote(y: ${-q}), point((-2.9, ${-q}), text(fill: wrong, $y = −${q}$), mark: false, side: "below"), curve-of(x => calc.pow(${p}, x) - ${q}), point((${crossing}, 0), $${crossing}$, side: "above-left"), point((0, ${1 - q}), $${minus(1 - q)}$, side: "above-left"))
#working("B1")[exponential shape, rising ever more steeply]
#working("B1")[asymptote #result[$y = −${q}$]]
#working("B1")[$x = 0$: $y = 1 − ${q}$, so through #result[$(0, ${minus(1 - q)})$]]
#working("B1")[$${p}^x = ${q}$: through #result[$(${crossing}, 0)$]]`,
        alt: plain`Sketch the graph of y equals ${p} to the power x, minus ${q}. Label the asymptote and the points where the graph crosses the axes.`,
        answerAlt: plain`The curve rises ever more steeply. Its asymptote is y equals minus ${q}. It crosses the y axis at (0, ${1 - q}), and the x axis at (${crossing}, 0).`,
        answers: [],
        verify: () => hasAsymptote((x) => p ** x - q, -60, -q, crossing),
      }
    },
  },
})
