// Sketching curves from their equations: quadratics, cubics in factors, and curves with asymptotes.

import { agree, roots } from '../../kit/checking.ts'
import { crossings, curveSketch } from '../../kit/curve-sketches.ts'
import { minus } from '../../kit/numbers.ts'
import { drawn, product, scaled, shown, spoken, valueAt } from '../../kit/polynomials.ts'
import { factor, linearSpoken, rounded } from '../../kit/quadratics.ts'
import { plain, typst } from '../../kit/typst.ts'
import { listInWords, minusInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'
export const sketchQuadratic = defineTemplate({
  id: 'sketch-a-quadratic',
  marks: 5,
  calculator: false,
  level: 3,
  cases: ['opens-upwards', 'opens-downwards'],
  draw(random, which) {
    const [r, s] = random.until(
      () => [-random.integer(1, 5), random.integer(1, 6)] as const,
      ([r, s]) => (r + s) % 2 === 0 && r + s !== 0,
    )
    return { which, r, s }
  },
  write({ which, r, s }) {
    const sign = which === 'opens-upwards' ? 1 : -1
    const p = scaled(product([1, -r], [1, -s]), sign)
    const h = (r + s) / 2
    const [k, c] = [valueAt(p, h), valueAt(p, 0)]
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
#part("a")[#working("M1 A1")[#result[$${sign < 0 ? '−' : ''}${factor(1, -r)}${factor(1, -s)}$]]]
#part("b")[
#working("B1")[a ${sign > 0 ? '∪' : '∩'} shape through $${minus(r)}$ and $${minus(s)}$ on the $x$-axis]
#working("B1")[through $${minus(c)}$ on the $y$-axis]
#working("B1")[turning point halfway between the roots: #result[$(${minus(h)}, ${minus(k)})$]]
${picture}]`,
      alt: plain`Part a: factorise ${spoken(p)}. Part b: sketch the graph of y equals ${spoken(p)}. Label the points where it meets the axes and its turning point.`,
      answerAlt: plain`Part a: ${sign < 0 ? 'minus, ' : ''}${linearSpoken(1, -r)}, times, ${linearSpoken(1, -s)}. Part b: the curve opens ${sign > 0 ? 'upwards' : 'downwards'}. It crosses the x axis at ${r} and ${minusInWords(s)} and the y axis at ${minusInWords(c)}. Its turning point has x ${minusInWords(h)} and y ${minusInWords(k)}.`,
    }
  },
  verify({ which, r, s }) {
    const sign = which === 'opens-upwards' ? 1 : -1
    const f = (x: number) => sign * (x - r) * (x - s)
    const heights = Array.from({ length: 3001 }, (_, n) => f(-15 + n / 100))
    const extreme = sign > 0 ? Math.min(...heights) : Math.max(...heights)
    return agree(extreme, f((r + s) / 2), 1e-9) ? null : `the turning point is at ${extreme}`
  },
})

export const sketchCubic = defineTemplate({
  id: 'sketch-a-cubic',
  marks: 4,
  calculator: false,
  level: 4,
  cases: ['three-factors', 'touches-the-axis', 'factorise-first'],
  draw(random, which) {
    if (which === 'factorise-first') {
      const r = random.integer(2, 4)
      return { which, r: [-r, 0, r] as const, sign: 1 }
    }
    const [a, b, c] = random.until(
      () => [-random.integer(2, 4), random.integerExcept(-1, 2, 0), random.integer(3, 5)] as const,
      ([, b, c]) => c - b > 1,
    )
    return {
      which,
      r: which === 'three-factors' ? ([a, b, c] as const) : ([a, c, c] as const),
      sign: random.sign(),
    }
  },
  write({ which, r, sign }) {
    const p = scaled(product(...r.map((root) => [1, -root])), sign)
    const isTouching = which === 'touches-the-axis'
    const different = isTouching ? [r[0], r[2]] : [...r]
    const brackets = isTouching
      ? `${factor(1, -r[0])}${factor(1, -r[2])}^2`
      : which === 'factorise-first'
        ? `x(x + ${r[2]})(x − ${r[2]})`
        : r.map((root) => factor(1, -root)).join('')
    const given = which === 'factorise-first' ? shown(p) : `${sign < 0 ? '−' : ''}${brackets}`
    const bracketsSpoken = isTouching
      ? `${linearSpoken(1, -r[0])}, times the square of, ${linearSpoken(1, -r[2])}`
      : r.map((root) => linearSpoken(1, -root)).join(', times, ')
    const givenSpoken =
      which === 'factorise-first' ? spoken(p) : `${sign < 0 ? 'minus, ' : ''}${bracketsSpoken}`
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
    const crossing = `${isTouching ? 'crosses' : 'crosses'} the $x$-axis at ${isTouching ? typst`#result[$${minus(r[0])}$] and touches it at #result[$${minus(r[2])}$]` : r.map((root) => typst`#result[$${minus(root)}$]`).join(', ')}`
    return {
      question: typst`
Sketch the graph of
$ y = ${given}. $
Show where it meets the axes. #marks(4)`,
      answer: typst`
${which === 'factorise-first' ? typst`#working("B1")[$${shown(p)} = ${brackets}$]` : typst`#working("B1")[when $x = 0$, $y =$ #result[$${minus(c)}$]]`}
#working("B1")[a cubic shape ${shape}]
#working("B2")[${crossing}]
${isTouching ? '#note[A squared bracket makes the curve touch the axis there.]' : ''}
${picture}`,
      alt: plain`Sketch the graph of y equals ${givenSpoken}. Show where it meets the axes.`,
      answerAlt: plain`${which === 'factorise-first' ? `It factorises as ${bracketsSpoken}. ` : ''}The curve goes ${shape}. It crosses the x axis at ${isTouching ? plain`${r[0]} and touches it at ${minusInWords(r[2])}` : listInWords(r.map(minusInWords))}. It crosses the y axis at ${minusInWords(c)}.`,
    }
  },
  verify({ r, sign }) {
    const p = scaled(product(...r.map((root) => [1, -root])), sign)
    const found = roots((x) => valueAt(p, x), -7.0137, 7.0171)
    // A root that is touched changes no sign.
    const wanted = r.filter((root) => r.filter((other) => other === root).length === 1)
    const same = found.length === wanted.length && found.every((x, n) => agree(x, wanted[n] ?? 0, 1e-6))
    return same && r.every((root) => agree(valueAt(p, root), 0)) ? null : `the roots are ${found.join(', ')}`
  },
})

export const sketchAsymptotes = defineTemplate({
  id: 'sketch-with-asymptotes',
  marks: 4,
  calculator: false,
  level: 4,
  cases: ['reciprocal', 'exponential'],
  draw(random, which) {
    if (which === 'reciprocal') {
      const q = random.pick([1, 2, 3])
      return { which, p: q * random.pick([1, 2, 3, 4]), q: q * random.sign() }
    }
    // 2^x − q or 3^x − q, with the crossing of the x-axis a whole number.
    const [p, power] = random.pick([
      [2, 1],
      [2, 2],
      [2, 3],
      [3, 1],
      [3, 2],
    ] as const)
    return { which, p, q: p ** power }
  },
  write({ which, p, q }) {
    if (which === 'reciprocal') {
      const crossing = -p / q
      const markup = `display(${p}/x) ${q < 0 ? '−' : '+'} ${Math.abs(q)}`
      const reach = Math.max(Math.abs(crossing) * 2.2, 3)
      const height = Math.max(Math.abs(q) * 3, (p / reach) * 4)
      return {
        question: typst`
Sketch the graph of $y = ${markup}$. Label the asymptotes and the point where the graph crosses an axis. #marks(4)`,
        answer: typst`
#axes(axis(${rounded(-reach)}, ${rounded(reach)}, numbers: false, title: $x$), axis(${rounded(-height)}, ${rounded(height)}, numbers: false, title: $y$), grid: false, height: 190pt, asymptote(y: ${q}), point((${rounded(-reach)}, ${q}), text(fill: wrong, $y = ${minus(q)}$), mark: false, side: "above-right"), curve-of(x => ${p} / x + (${q})), point((${crossing}, 0), $${minus(crossing)}$, side: "${q > 0 ? 'below-left' : 'above-right'}"))
#working("B1")[two branches of a reciprocal curve]
#working("B1")[asymptote #result[$y = ${minus(q)}$]]
#working("B1")[asymptote #result[$x = 0$]]
#working("B1")[$display(${p}/x) = ${minus(-q)}$: crosses the $x$-axis at #result[$(${minus(crossing)}, 0)$]]`,
        alt: plain`Sketch the graph of y equals ${p} over x, ${q < 0 ? 'minus' : 'plus'} ${Math.abs(q)}. Label the asymptotes and the point where the graph crosses an axis.`,
        answerAlt: plain`The graph has two branches, one for positive and one for negative x. The asymptotes are y equals ${minusInWords(q)} and x equals 0. The curve crosses the x axis at x ${minusInWords(crossing)}, y 0.`,
      }
    }
    const crossing = Math.round(Math.log(q) / Math.log(p))
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
      answerAlt: plain`The curve rises ever more steeply. Its asymptote is y equals minus ${q}. It crosses the y axis at x 0, y ${1 - q}, and the x axis at x ${crossing}, y 0.`,
    }
  },
  verify({ which, p, q }) {
    const f = which === 'reciprocal' ? (x: number) => p / x + q : (x: number) => p ** x - q
    const far = which === 'reciprocal' ? f(1e9) : f(-60)
    const crossing = which === 'reciprocal' ? -p / q : Math.round(Math.log(q) / Math.log(p))
    return agree(far, which === 'reciprocal' ? q : -q, 1e-6) && agree(f(crossing), 0)
      ? null
      : 'the asymptote or crossing is elsewhere'
  },
})
