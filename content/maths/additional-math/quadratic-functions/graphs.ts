// Sketching a quadratic curve, and reading its equation or the signs of its coefficients from the curve.

import { agree, roots } from '../../kit/checking.ts'
import { final, number, word } from '../../kit/final-answers.ts'
import { minus } from '../../kit/numbers.ts'
import {
  added,
  axisOf,
  discriminant,
  expanded,
  factor,
  shown,
  sketchOf,
  spoken,
  squareForm,
  valueAt,
} from '../../kit/quadratics.ts'
import type { Random } from '../../kit/random.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'

const drawSketchCurve = (random: Random, task: 'two-roots' | 'touching' | 'no-roots') => {
  if (task === 'touching') {
    const [m, n] = [random.integer(1, 2), random.pick([1, 3, 5]) * random.sign()]
    return { a: m * m, b: 2 * m * n, c: n * n, m, n }
  }
  const a = task === 'two-roots' ? random.sign() : random.integer(1, 2)
  const h = random.integer(1, 3) * random.sign()
  // Roots h ± m for the first, a value k above the axis for the other.
  const m = random.integerExcept(1, 4, Math.abs(h))
  const k = task === 'two-roots' ? -a * m * m : random.integer(1, 6)
  return { ...expanded(a, h, k), m, n: 0 }
}

const sketchCurveQuestion = (random: Random, task: 'two-roots' | 'touching' | 'no-roots') => {
  const { a, b, c, m, n } = drawSketchCurve(random, task)
  const quadratic = { a, b, c }
  const h = axisOf(quadratic)
  const k = valueAt(quadratic, h)
  const halves = n !== 0 && m === 2
  const touch = halves ? `${n > 0 ? '−' : ''}display(${Math.abs(n)}/2)` : minus(-n)
  const touchSpoken = halves ? `${n > 0 ? 'minus ' : ''}${Math.abs(n)} over 2` : plain`${-n}`
  const [left, right] = [h - m, h + m]
  const lines = {
    'two-roots': () => typst`#working("M1")[$y = ${a < 0 ? '−' : ''}${factor(1, -left)}${factor(1, -right)}$]
#note[The turning point is halfway between the roots, at $x = ${minus(h)}$.]
${sketchOf(quadratic, { roots: [minus(left), minus(right)], intercept: minus(c), turning: `(${minus(h)}, ${minus(k)})` })}
#working("B1")[a ${a > 0 ? '∪' : '∩'} shape through #result[$(${minus(left)}, 0)$] and #result[$(${minus(right)}, 0)$]]
#working("B1")[through #result[$(0, ${minus(c)})$]]
#working("A1")[turning point #result[$(${minus(h)}, ${minus(k)})$]]`,
    touching: () => typst`#working("M1")[$y = ${factor(m, n)}^2$]
${sketchOf(quadratic, { roots: [touch], intercept: minus(c) })}
#working("B1")[a ∪ shape that touches the $x$-axis]
#working("A1")[turning point #result[$(${touch}, 0)$]]
#working("B1")[through #result[$(0, ${minus(c)})$]]`,
    'no-roots': () => typst`#working("M1")[$y = ${squareForm(a, h, k)}$]
${sketchOf(quadratic, { intercept: minus(c), turning: `(${minus(h)}, ${minus(k)})` })}
#working("B1")[a ∪ shape wholly above the $x$-axis]
#working("A1")[turning point #result[$(${minus(h)}, ${minus(k)})$]]
#working("B1")[through #result[$(0, ${minus(c)})$]]`,
  }[task]()
  const spokenLines = {
    'two-roots': plain`The curve ${a > 0 ? 'opens upwards' : 'opens downwards'}. It crosses the x axis at ${left} and at ${plain`${right}`} and the y axis at ${plain`${c}`}. Its turning point is (${h}, ${k}), and the roots lie at the same distance to both sides of it, 0 on the axis.`,
    touching: plain`The curve opens upwards and touches the x axis at x equals ${touchSpoken}, where y is 0. It crosses the y axis at y equals ${c}, where x is 0.`,
    'no-roots': plain`The curve opens upwards and stays above the x axis. Its turning point is (${h}, ${k}). It crosses the y axis at y equals ${c}, where x is 0.`,
  }[task].replace(
    ', and the roots lie at the same distance to both sides of it, 0 on the axis',
    ', and y is 0 at the roots',
  )
  return {
    question: typst`
Sketch the graph of $y = ${shown(quadratic)}$. Show the coordinates of the turning point and of the points where the graph meets the axes. #marks(4)`,
    answer: lines,
    alt: plain`Sketch the graph of y equals ${spoken(quadratic)}. Show the coordinates of the turning point and of the points where the graph meets the axes.`,
    answerAlt: spokenLines,
    answers: [],
    verify() {
      const f = (x: number) => valueAt(quadratic, x)
      if (task === 'touching') {
        const x = -n / m
        return agree(f(x), 0) && f(x + 0.1) > 0 && f(x - 0.1) > 0 ? null : `the curve does not touch at ${x}`
      }
      const found = roots(f, -12, 12.01)
      if (task === 'no-roots') return found.length === 0 && f(0) > 0 ? null : 'the curve meets the axis'
      return found.length === 2 && agree(found[0] ?? 0, h - m, 1e-6) && agree(found[1] ?? 0, h + m, 1e-6)
        ? null
        : `the roots are ${found.join(', ')}`
    },
  }
}

export const sketchCurve = defineTemplate({
  id: 'sketch-curve',
  marks: 4,
  calculator: false,
  level: 2,
  cases: {
    'two-roots': (random) => sketchCurveQuestion(random, 'two-roots'),
    touching: (random) => sketchCurveQuestion(random, 'touching'),
    'no-roots': (random) => sketchCurveQuestion(random, 'no-roots'),
  },
})

const drawEquationFromGraph = (random: Random, task: 'turning-point' | 'roots') => {
  const a = random.integer(1, 3) * random.sign()
  if (task === 'turning-point') {
    const h = random.integer(1, 3) * random.sign()
    const k = random.integerExcept(-5, 5, 0, -a * h * h)
    return { a, h, k, left: 0, right: 0 }
  }
  const [left, right] = [-random.integer(1, 4), random.integer(1, 5)]
  return { a, h: 0, k: 0, left, right }
}

const equationFromGraphQuestion = (random: Random, task: 'turning-point' | 'roots') => {
  const { a, h, k, left, right } = drawEquationFromGraph(random, task)
  const isTurning = task === 'turning-point'
  const quadratic = isTurning ? expanded(a, h, k) : { a, b: -a * (left + right), c: a * left * right }
  const c = minus(quadratic.c)
  const picture = sketchOf(
    quadratic,
    isTurning
      ? { intercept: c, turning: `(${minus(h)}, ${minus(k)})`, height: 190 }
      : { roots: [minus(left), minus(right)], intercept: c, height: 190 },
  )
  const form = isTurning ? 'y = a(x - p)^2 + q' : 'y = a(x - p)(x - q)'
  const [p, q] = isTurning ? [h, k] : [left, right]
  return {
    question: typst`
The diagram shows the curve $${form}$${isTurning ? '' : ', where $p < q$'}. ${isTurning ? `Its turning point is $(${minus(h)}, ${minus(k)})$, and it` : `It crosses the $x$-axis at $${minus(left)}$ and $${minus(right)}$, and`} crosses the $y$-axis at $${c}$.
${picture}
Find the values of the constants $a$, $p$ and $q$. #marks(3)`,
    answer: typst`
${
  isTurning
    ? '#note[In this form the turning point is $(p, q)$.]'
    : '#note[In this form the curve crosses the $x$-axis at $p$ and at $q$.]'
}
#working("B1")[$p =$ #result[$${minus(p)}$], $q =$ #result[$${minus(q)}$]]
#working("M1")[When $x = 0$: $${isTurning ? typst`${minus(h * h)}a ${added(k)}` : `${minus(left * right)}a`} = ${c}$]
#working("A1")[$a =$ #result[$${minus(a)}$]]`
      .replace(/\$1a/, '$a')
      .replace(/\$−1a/, '$−a'),
    alt: plain`The diagram shows a curve that opens ${a > 0 ? 'upwards' : 'downwards'}. Its equation is y equals a times ${isTurning ? 'open bracket x minus p close bracket squared, plus q' : 'open bracket x minus p close bracket times open bracket x minus q close bracket, where p is less than q'}. ${isTurning ? plain`Its turning point is at (${h}, ${k})` : plain`It crosses the x axis at ${left} and ${right}`}. It crosses the y axis at ${plain`${quadratic.c}`}. Find the values of a, p and q.`,
    answerAlt: plain`${isTurning ? 'The turning point shows' : 'The crossings of the x axis show'} that p is ${p} and q is ${plain`${q}`}. At x equals 0 the value of y is ${plain`${quadratic.c}`}, so a is ${plain`${a}`}.`,
    answers: [final('', number(a), 'a'), final('', number(p), 'p'), final('', number(q), 'q')],
    verify() {
      // Three points of the curve fix it: find a from the second difference.
      const f =
        task === 'turning-point'
          ? (x: number) => a * (x - h) ** 2 + k
          : (x: number) => a * (x - left) * (x - right)
      if (!agree((f(1) - 2 * f(0) + f(-1)) / 2, a)) return 'the second difference gives another a'
      if (task === 'roots') return f(left) === 0 && f(right) === 0 ? null : 'the crossings are elsewhere'
      return f(h) === k && agree(f(h - 1), f(h + 1)) ? null : 'the turning point is elsewhere'
    },
  }
}

export const equationFromGraph = defineTemplate({
  id: 'equation-from-graph',
  marks: 3,
  calculator: false,
  level: 2,
  cases: {
    'turning-point': (random) => equationFromGraphQuestion(random, 'turning-point'),
    roots: (random) => equationFromGraphQuestion(random, 'roots'),
  },
})

const drawSignsFromGraph = (random: Random, task: 'crossing' | 'touching' | 'not-meeting') => {
  const a = random.sign()
  const h = random.pick([1.5, 2, -1.5, -2])
  const k = { crossing: -a * random.pick([1, 2, 6]), touching: 0, 'not-meeting': a * 1.5 }[task]
  return { ...expanded(a, h, k) }
}

const signsFromGraphQuestion = (random: Random, task: 'crossing' | 'touching' | 'not-meeting') => {
  const { a, b, c } = drawSignsFromGraph(random, task)
  const quadratic = { a, b, c }
  const h = axisOf(quadratic)
  const sign = (value: number) => (value > 0 ? 'positive' : value < 0 ? 'negative' : 'zero')
  const d = Math.round(discriminant(quadratic) * 1000) / 1000
  const meets = {
    crossing: 'crosses the $x$-axis twice',
    touching: 'touches the $x$-axis',
    'not-meeting': 'does not meet the $x$-axis',
  }[task]
  const hand = h > 0 ? 'right' : 'left'
  return {
    question: typst`
The diagram shows the curve $y = a x^2 + b x + c$.
${sketchOf(quadratic, { height: 180, room: [[0, c]] })}
State, with a reason, whether each of these is positive, zero or negative.
#part("a", 1)[$a$]
#part("b", 1)[$c$]
#part("c", 1)[$b$]
#part("d", 1)[$b^2 - 4 a c$]`,
    answer: typst`
#part("a")[#working("B1")[#result[${sign(a)}]: the curve has a ${a > 0 ? 'minimum' : 'maximum'}]]
#part("b")[#working("B1")[#result[${sign(c)}]: the curve crosses the #box[$y$-axis] ${c > 0 ? 'above' : 'below'} $O$]]
#part("c")[
#note[The turning point is to the ${hand} of the #box[$y$-axis], so]
$ −b/(2a) ${h > 0 ? '>' : '<'} 0 $
#working("B1 FT")[#result[${sign(b)}]: $a$ and $b$ have ${h > 0 ? 'opposite signs' : 'the same sign'}]]
#part("d")[#working("B1")[#result[${sign(d)}]: the curve ${meets.replace('$x$-axis', '#box[$x$-axis]')}]]`,
    alt: plain`The diagram shows the curve y equals a x squared plus b x plus c. It opens ${a > 0 ? 'upwards' : 'downwards'}, its turning point is to the ${hand} of the y axis, it crosses the y axis ${c > 0 ? 'above' : 'below'} the origin, and it ${meets.replaceAll('$x$-axis', 'x axis')}. State, with a reason, whether each of these is positive, zero or negative: part a, a; part b, c; part c, b; part d, b squared minus 4 a c.`,
    answerAlt: plain`Part a: a is ${sign(a)}, for the curve has a ${a > 0 ? 'minimum' : 'maximum'}. Part b: c is ${sign(c)}. Part c: b is ${sign(b)}, for the turning point is to the ${hand} of the y axis. Part d: b squared minus 4 a c is ${sign(d)}, for the curve ${meets.replaceAll('$x$-axis', 'x axis')}.`,
    answers: [
      final('a', word(sign(a))),
      final('b', word(sign(c))),
      final('c', word(sign(b))),
      final('d', word(sign(d))),
    ],
    verify() {
      const f = (x: number) => valueAt({ a, b, c }, x)
      const count = roots(f, -9.003, 9.001).length
      const wanted = { crossing: 2, touching: 0, 'not-meeting': 0 }[task]
      if (task !== 'touching' && count !== wanted) return `the curve crosses the axis ${count} times`
      if (task === 'touching' && !agree(f(-b / 2 / a), 0)) return 'the curve does not touch the axis'
      // The slope at the y-axis has the sign of b.
      return Math.sign(f(0.001) - f(-0.001)) === Math.sign(b) ? null : 'b has the other sign'
    },
  }
}

export const signsFromGraph = defineTemplate({
  id: 'signs-from-graph',
  marks: 4,
  calculator: false,
  level: 3,
  cases: {
    crossing: (random) => signsFromGraphQuestion(random, 'crossing'),
    touching: (random) => signsFromGraphQuestion(random, 'touching'),
    'not-meeting': (random) => signsFromGraphQuestion(random, 'not-meeting'),
  },
})
