// The V-shaped graph of |ax + b|: sketched, read, and used to count or find solutions.

import { agree, roots } from '../../kit/checking.ts'
import { final, number } from '../../kit/final-answers.ts'
import { tallResult } from '../../kit/layout.ts'
import { minus } from '../../kit/numbers.ts'
import { linear, linearSpoken } from '../../kit/quadratics.ts'
import type { Random } from '../../kit/random.ts'
import { namedNumbers } from '../../kit/typed.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'
import { wrongRoots, wrongStretches } from './checks.ts'
import { bareAxes, bentLine, frameFor, label, numberedAxes, straightLine } from './drawings.ts'
import {
  bands,
  modulus,
  modulusSpoken,
  printed,
  rational,
  roomy,
  rootsAsked,
  said,
  size,
  solution,
  solutionAsked,
  solutionSpoken,
} from './expressions.ts'

const lineMeets = (a: number, b: number, m: number, n: number): number[] => {
  return [(n - b) / (a - m), (-n - b) / (a + m)].filter((x) => m * x + n > 0)
}

/** The V is sketched, and either meets a level line or a slanting one on the same axes. */
const sketched = (isSolve: boolean) => (random: Random) => {
  const { a, b, c, m, n } = random.until(
    () => {
      const a = random.integer(2, 4)
      return {
        a,
        b: random.integerExcept(-9, 9, 0),
        c: random.integer(2, 9),
        m: random.integer(1, 5) * random.sign(),
        n: random.integerExcept(-8, 8, 0),
      }
    },
    ({ a, b, c, m, n }) => {
      if (Math.abs(b) % a === 0 && a > 2) return false
      if (isSolve) return c !== Math.abs(b) && (c - b) % a === 0
      // Far from a tie: the line must not pass near the corner, nor through the same crossing of the y-axis.
      const atCorner = n - (m * b) / a
      const crossing = -n / m
      return (
        m !== a &&
        m !== -a &&
        Math.abs(atCorner) > 1.5 &&
        Math.abs(n - Math.abs(b)) > 1 &&
        Math.abs(crossing) < 5 &&
        Math.abs(crossing + b / a) > 1
      )
    },
  )
  const corner = rational(-b, a)
  const top = Math.abs(b)
  const found = [rational(c - b, a), rational(-c - b, a)] as const
  const meets = lineMeets(a, b, m, n)
  const reach = isSolve ? c : Math.max(3, Math.abs(n))
  const frame = frameFor(
    [
      [size(corner), 0],
      [0, top],
      [(reach - b) / a, reach],
      [(-reach - b) / a, reach],
      [-2 * size(corner) * 0.3, 0],
      ...(isSolve
        ? []
        : ([[-n / m, 0], [0, n], ...meets.map((x): [number, number] => [x, m * x + n])] as const)),
    ],
    0.12,
    0.2,
  )
  const figure = bareAxes(
    frame,
    [
      bentLine(a, b, frame),
      ...(isSolve
        ? [straightLine(0, c, frame)]
        : [
            straightLine(m, n, frame),
            label([-n / m, 0], printed(rational(-n, m)), m > 0 ? 'below-right' : 'below-left'),
            label([0, n], minus(n), m > 0 ? 'below-right' : 'above-right'),
          ]),
      label([size(corner), 0], printed(corner), 'below'),
      label([0, top], String(top), b > 0 ? 'above-left' : 'above-right'),
    ],
    200,
    true,
  )
  const count = meets.length
  const words = ['no solutions', '1 solution', '2 solutions'][count] ?? ''
  return {
    question: isSolve
      ? typst`
#part("a", 2)[Sketch the graph of $y = ${modulus(a, b)}$, showing the coordinates of the points where it meets the axes.]
#part("b", 2)[Solve the equation $${modulus(a, b)} = ${c}$.]`
      : typst`
#part("a", 3)[On the same axes sketch the graphs of $y = ${modulus(a, b)}$ and $y = ${linear(m, n)}$, showing the coordinates of the points where they meet the axes.]
#part("b", 1)[State the number of solutions of the equation $${modulus(a, b)} = ${linear(m, n)}$.]`,
    answer: typst`
#part("a")[
${figure}
#working("B1")[a V with its corner at ${roomy(typst`(${printed(corner)}, 0)`)}]
#working("B1")[through $(0, ${top})$]
${isSolve ? '' : typst`#working("B1")[a straight line through $(0, ${minus(n)})$ and ${roomy(typst`(${printed(rational(-n, m))}, 0)`)}]`}]
#part("b")[${
      isSolve
        ? typst`#note[The line $y = ${c}$ meets the V twice.]
#working("B1")[$${linear(a, b)} = ${c}$, $x =$ ${tallResult(printed(found[0]))}]
#working("B1")[$${linear(a, b)} = −${c}$, $x =$ ${tallResult(printed(found[1]))}]`
        : typst`#note[Count where the line meets the V.]
#working("B1 FT")[#result[${words}]]`
    }]`,
    alt: isSolve
      ? plain`Part a: sketch the graph of y equals ${modulusSpoken(a, b)}, showing the coordinates of the points where it meets the axes. Part b: solve the equation: ${modulusSpoken(a, b)}, equals ${c}.`
      : plain`Part a: on the same axes sketch the graphs of y equals ${modulusSpoken(a, b)}, and y equals ${linearSpoken(m, n)}, showing where they meet the axes. Part b: state the number of solutions of the equation formed by putting the two expressions equal.`,
    answerAlt: plain`Part a: the graph is a V with its corner on the x axis at ${said(corner)}, through ${top} on the y axis. ${
      isSolve
        ? plain`Part b: x is ${said(found[0])} or ${said(found[1])}.`
        : plain`The straight line crosses the y axis at ${plain`${n}`} and the x axis at ${said(rational(-n, m))}. Part b: the line meets the V ${['nowhere', 'once', 'twice'][count] ?? ''}, so there ${count === 1 ? 'is' : 'are'} ${words}.`
    }`,
    answers: [isSolve ? rootsAsked('b', found) : final('b', number(count))],
    verify: () => {
      if (isSolve) return wrongRoots((x) => Math.abs(a * x + b) - c, found.map(size))
      const counted = roots((x) => Math.abs(a * x + b) - m * x - n, -60.0171, 60.0133).length
      return counted === count ? null : `the line meets the V ${counted} times`
    },
  }
}

export const sketchModulus = defineTemplate({
  id: 'sketch-modulus',
  marks: 4,
  calculator: false,
  level: 2,
  cases: { 'then-solve': sketched(true), 'then-count': sketched(false) },
})

const read = (isSolve: boolean) => (random: Random) => {
  const { a, corner, d } = random.until(
    () => {
      const a = random.pick([1, 2, 2, 3])
      return { a, corner: random.integer(1, 4) * random.sign(), d: random.integer(2, 8) * a }
    },
    ({ a, corner, d }) => Math.abs(a * corner) < 9 && d !== Math.abs(a * corner) && d > 2 * a,
  )
  const b = -a * corner
  const top = Math.abs(b)
  const frame = {
    x: [Math.min(-2, corner - 4), Math.max(2, corner + 4)] as const,
    y: [-1, Math.max(top, 4 * a) + 1] as const,
  }
  const found = [rational(d - b, a), rational(-d - b, a)] as const
  const step = frame.y[1] > 8 ? { yStep: 2, minor: 2 } : {}
  const figure = numberedAxes(frame, [bentLine(a, b, frame)], step)
  const set = bands(found[1], found[0], false)
  return {
    question: typst`
The diagram shows the graph of $y = |a x + b|$, where $a$ and $b$ are integers and $a > 0$.
${figure}
#part("a", 2)[Find the value of $a$ and of $b$.]
#part("b", 2)[${isSolve ? typst`Solve the equation $|a x + b| = ${d}$.` : typst`Solve the inequality $|a x + b| > ${d}$.`}]`,
    answer: typst`
#part("a")[
#note[To the right of its corner the V is the line $y = a x + b$.]
#working("B1")[its gradient is $a =$ ${tallResult(minus(a))}]
#working("B1")[$${corner === 1 ? '' : minus(a * corner)}${corner === 1 ? minus(a) : ''} + b = 0$, $b =$ ${tallResult(minus(b))}]]
#part("b")[
#working("M1 FT")[$${linear(a, b)} = ${d}$ or $${linear(a, b)} = −${d}$]
${
  isSolve
    ? typst`#working("A1")[$x =$ ${tallResult(printed(found[0]))} or ${tallResult(printed(found[1]))}]`
    : typst`#working("A1")[${solution(set, true)}]`
}]`,
    alt: plain`The diagram shows on a grid the V-shaped graph of y equals the modulus of open bracket a x plus b close bracket, where a and b are integers and a is positive. Its corner is on the x axis at ${corner}, and it crosses the y axis at ${top}. Part a: find the value of a and of b. Part b: solve the ${isSolve ? plain`equation: this modulus equals ${d}` : plain`inequality: this modulus is greater than ${d}`}.`,
    answerAlt: plain`Part a: to the right of the corner the gradient is ${a}, so a is ${a}, and b is ${plain`${b}`}. Part b: ${linearSpoken(a, b)} equals ${d} or minus ${d}, so ${isSolve ? plain`x is ${said(found[0])} or ${said(found[1])}` : solutionSpoken(set, true)}.`,
    answers: [
      ...namedNumbers('a', { a, b }),
      ...(isSolve ? [rootsAsked('b', found)] : solutionAsked('b', set, true)),
    ],
    verify: () => {
      const graph = (x: number) => a * Math.abs(x - corner)
      for (let x = -6; x <= 6; x += 1)
        if (!agree(Math.abs(a * x + b), graph(x))) return `the graph differs at ${x}`
      return isSolve
        ? wrongRoots((x) => graph(x) - d, found.map(size))
        : wrongStretches((x) => graph(x) > d, set)
    },
  }
}

export const modulusFromGraph = defineTemplate({
  id: 'modulus-from-graph',
  marks: 4,
  calculator: false,
  level: 2,
  cases: { 'then-solve': read(true), 'then-inequality': read(false) },
})
