// Power laws, exponential laws and others whose constants come from two points of a straight line.

import { agree, type Point } from '../../kit/checking.ts'
import { expression, final, number, threeFigures } from '../../kit/final-answers.ts'
import { minus } from '../../kit/numbers.ts'
import { shownPoint, spokenPoint } from '../../kit/points.ts'
import type { Random } from '../../kit/random.ts'
import { plain, typst } from '../../kit/typst.ts'
import { termsInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'
import { tidy } from './forms.ts'
import {
  inText,
  lineOf,
  onLine,
  plotted,
  plus,
  rise,
  type Straight,
  sketchOf,
  straight,
  straightInWords,
  three,
} from './transformed.ts'

const power = (isLg: boolean, drawC: (random: Random) => number) => (random: Random) => {
  const m = random.pick([1.5, 2.5, 0.5, 2, 3, -0.5, -1.5, -2])
  const c = drawC(random)
  const line: Straight = { m, c }
  const from = random.pick([0.2, 0.4, 0.6])
  const [a, b] = [onLine(line, from), onLine(line, tidy(from + random.pick([0.8, 1.2, 1.6])))]
  const [x, y] = isLg ? [plotted.lgX, plotted.lgY] : [plotted.lnX, plotted.lnY]
  const base = isLg ? '10' : 'e'
  const value = isLg ? String(10 ** c) : three(Math.exp(c))
  const exact = isLg ? '' : ' (3 s.f.)'
  return {
    question: typst`
Variables $x$ and $y$ are related by $y = a x^n$, where $a$ and $n$ are constants. When $${y.markup}$ is plotted against $${x.markup}$, a straight line through $${shownPoint(a)}$ and $${shownPoint(b)}$ is obtained.
${sketchOf(x, y, a, b)}
Find the value of $n$ and of $a$. #marks(5)`,
    answer: typst`
#working("B1")[$${y.markup} = n ${x.markup} + ${isLg ? 'lg' : 'ln'} a$]
#note[So $n$ is the gradient, and $${isLg ? 'lg' : 'ln'} a$ is where the line crosses the vertical axis.]
#working("M1")[$ n = ${rise(a, b)} $]
#working("A1")[$n =$ #result[$${minus(m)}$]]
#working("M1")[$${isLg ? 'lg' : 'ln'} a = ${minus(a[1])} − ${m < 0 ? `(${minus(m)})` : m} times ${a[0]} = ${c}$]
#working("A1")[$a = ${base}^${String(c).length > 1 ? `(${c})` : c} =$ #result[$${value}$]${exact}]`,
    alt: plain`Variables x and y are related by y equals a times x to the power n, where a and n are constants. When ${y.words} is plotted against ${x.words}, a straight line through ${spokenPoint(a)} and ${spokenPoint(b)} is obtained. Find the value of n and of a.`,
    answerAlt: plain`Taking logs, ${y.words} equals n times ${x.words} plus the log of a. The gradient gives n equal to ${m}. The crossing of the vertical axis is ${c}, so a is ${base} to the power ${c}, which is ${value}${isLg ? '' : ' to 3 significant figures'}.`,
    answers: [final('', number(m), 'n'), final('', isLg ? number(10 ** c) : threeFigures(Math.exp(c)), 'a')],
    verify: () => {
      // Back to x and y: the law must hold at both points.
      const back = (one: number) => (isLg ? 10 ** one : Math.exp(one))
      const holds = ([x, y]: Point) => agree(back(y), back(c) * back(x) ** m, 1e-6 * back(y))
      return holds(a) && holds(b) ? null : 'the law does not hold at a point'
    },
  }
}

export const powerLaw = defineTemplate({
  id: 'power-law',
  marks: 5,
  calculator: true,
  level: 3,
  cases: {
    lg: power(true, (random) => random.integer(1, 3)),
    ln: power(false, (random) => random.integer(4, 24, 2) / 10),
  },
})

const exponential =
  (isLg: boolean, isE = false) =>
  (random: Random) => {
    const m = random.pick([0.15, 0.2, 0.25, 0.4, 0.5, -0.1, -0.2, -0.25, -0.4])
    const drawn = random.integer(6, 24, 2) / 10
    const from = random.pick([1, 2])
    const to = from + random.pick([2, 4])
    const c = tidy(m < 0 ? drawn + 2 : drawn)
    const [a, b] = [onLine({ m, c }, from), onLine({ m, c }, to)]
    const y = isLg ? plotted.lgY : plotted.lnY
    const log = isLg ? 'lg' : 'ln'
    const base = isLg ? '10' : 'e'
    const back = (value: number) => (isLg ? 10 ** value : Math.exp(value))
    const [A, B] = [three(back(c)), three(back(m))]
    const law = isE ? 'y = A upright(e)^(k x)' : 'y = A b^x'
    const [name, value] = isE ? ['k', minus(m)] : ['b', B]
    const lawInWords = isE ? 'y equals A times e to the power k x' : 'y equals A times b to the power x'
    return {
      question: typst`
Variables $x$ and $y$ are related by $${law}$, where $A$ and $${name}$ are constants. When $${y.markup}$ is plotted against $x$, a straight line through $${shownPoint(a)}$ and $${shownPoint(b)}$ is obtained.
${sketchOf(plotted.x, y, a, b)}
Find the value of $A$ and of $${name}$. #marks(5)`,
      answer: typst`
#working("B1")[$${y.markup} = ${isE ? 'k x' : `x ${log} b`} + ${log} A$]
#working("M1")[$ ${isE ? 'k' : `${log} b`} = ${rise(a, b)} = ${minus(m)} $]
#working("A1")[${isE ? typst`$k =$ #result[$${value}$]` : typst`$b = ${base === 'e' ? 'upright(e)' : base}^(${minus(m)}) =$ #result[${B}] (3 s.f.)`}]
#working("M1")[$${log} A = ${minus(a[1])} − ${m < 0 ? `(${minus(m)})` : m} times ${a[0]} = ${c}$]
#working("A1")[$A = ${base === 'e' ? 'upright(e)' : base}^(${c}) =$ #result[${A}] (3 s.f.)]`,
      alt: plain`Variables x and y are related by ${lawInWords}, where A and ${name} are constants. When ${y.words} is plotted against x, a straight line through ${spokenPoint(a)} and ${spokenPoint(b)} is obtained. Find the value of A and of ${name}.`,
      answerAlt: plain`Taking logs gives a straight line. ${isE ? plain`The gradient is k, so k is ${m}` : plain`The gradient, ${m}, is the log of b, so b is ${B}`}. The crossing of the vertical axis, ${c}, is the log of A, so A is ${A} to 3 significant figures.`,
      answers: [
        final('', threeFigures(back(c)), 'A'),
        final('', isE ? number(m) : threeFigures(back(m)), name),
      ],
      verify: () => {
        // From the first point on, y is multiplied by the same number at each step of 1.
        let y = back(a[1])
        for (let x = a[0]; x < b[0]; x += 1) y *= back(m)
        if (!agree(y, back(b[1]), 1e-6 * y)) return 'the second point is not reached'
        return agree(back(c) * back(m) ** a[0], back(a[1]), 1e-6 * back(a[1])) ? null : 'A is another'
      },
    }
  }

export const exponentialLaw = defineTemplate({
  id: 'exponential-law',
  marks: 5,
  calculator: true,
  level: 3,
  cases: { lg: exponential(true), ln: exponential(false), 'base-e': exponential(false, true) },
})

/** What is plotted, y as a formula of x once the line is known, and that function. */
const others = {
  reciprocals: {
    x: plotted.overX,
    y: plotted.overY,
    formula: ({ m, c }: Straight) => `y = x/(${c === 1 ? '' : minus(c)}x ${plus(m)})`,
    words: ({ m, c }: Straight) =>
      `y equals x over open bracket ${termsInWords([c, 'x'], [m, ''])} close bracket`,
    toX: (u: number) => 1 / u,
    value: (x: number, { m, c }: Straight) => x / (c * x + m),
    typed: ({ m, c }: Straight) => `x/(${c}x + ${m})`,
    toPlotted: (_x: number, y: number) => 1 / y,
    step: ({ m, c }: Straight) =>
      `#working()[$ 1/y = (${minus(m)} ${c < 0 ? '−' : '+'} ${Math.abs(c) === 1 ? '' : Math.abs(c)}x)/x $]`,
  },
  product: {
    x: plotted.xSquared,
    y: plotted.product,
    formula: ({ m, c }: Straight) => `y = ${m === 1 ? '' : minus(m)}x ${c < 0 ? '−' : '+'} ${Math.abs(c)}/x`,
    words: ({ m, c }: Straight) =>
      `y equals ${termsInWords([m, 'x'])} ${c < 0 ? 'minus' : 'plus'} the fraction ${Math.abs(c)} over x`,
    toX: (u: number) => Math.sqrt(u),
    typed: ({ m, c }: Straight) => `${m}x + (${c})/x`,
    value: (x: number, { m, c }: Straight) => m * x + c / x,
    toPlotted: (x: number, y: number) => x * y,
    step: ({ m, c }: Straight) => `#working()[$ y = (${m === 1 ? '' : minus(m)}x^2 ${plus(c)})/x $]`,
  },
  'square-of-y': {
    x: plotted.rootX,
    y: plotted.ySquared,
    formula: (line: Straight) => `y = sqrt(${straight(line, 'sqrt(x)')})`,
    words: (line: Straight) =>
      `y equals the square root of open bracket ${straightInWords(line, 'root x')} close bracket`,
    toX: (u: number) => u * u,
    typed: ({ m, c }: Straight) => `√(${m}√(x) + ${c})`,
    value: (x: number, { m, c }: Straight) => Math.sqrt(m * Math.sqrt(x) + c),
    toPlotted: (_x: number, y: number) => y * y,
    step: () => '#note[$y > 0$, so take the positive square root.]',
  },
  'power-of-e': {
    x: plotted.xSquared,
    y: plotted.eToY,
    formula: (line: Straight) => `y = ln(${straight(line, 'x^2')})`,
    words: (line: Straight) =>
      `y equals the natural log of open bracket ${straightInWords(line, 'x squared')} close bracket`,
    toX: (u: number) => Math.sqrt(u),
    typed: ({ m, c }: Straight) => `ln(${m}x^2 + ${c})`,
    value: (x: number, { m, c }: Straight) => Math.log(m * x * x + c),
    toPlotted: (_x: number, y: number) => Math.exp(y),
    step: () => '#note[Take natural logarithms of both sides.]',
  },
} as const

const plottedAs = (kind: keyof typeof others) => (random: Random) => {
  const [isProduct, isSquare] = [kind === 'product', kind === 'square-of-y']
  const line: Straight = {
    m: random.integer(1, 5),
    c: isProduct ? random.integerExcept(-6, 8, 0) : random.integer(1, 8),
  }
  const from = random.integer(1, 3)
  const [a, b] = [onLine(line, from), onLine(line, from + random.integer(2, 4))]
  const { x, y, formula, words, step, typed, toX, value, toPlotted } = others[kind]
  const answer = formula(line)
  const given = isSquare ? ', where $y > 0$' : ''
  return {
    question: typst`
When ${inText(y.markup)} is plotted against ${inText(x.markup)}, a straight line is obtained that passes through the points $${shownPoint(a)}$ and $${shownPoint(b)}$.
${sketchOf(x, y, a, b)}
Find $y$ in terms of $x$${given}. #marks(4)`,
    answer: typst`
#working("M1")[$ m = ${rise(a, b)} = ${line.m} $]
#working("M1")[$${minus(a[1])} = ${line.m} times ${a[0]} + c$, so $c = ${minus(line.c)}$]
#working("A1")[$ ${y.markup} = ${straight(line, x.markup)} $]
${step(line)}
#working("A1")[#result[$${answer.includes('/') ? `display(${answer})` : answer}$]]`,
    alt: plain`When ${y.words} is plotted against ${x.words}, a straight line is obtained that passes through the points ${spokenPoint(a)} and ${spokenPoint(b)}. Find y in terms of x${isSquare ? ', where y is positive' : ''}.`,
    answerAlt: plain`The gradient is ${line.m} and the constant is ${line.c}. So ${y.words} equals ${straightInWords(line, x.words)}, and ${words(line)}.`,
    answers: [final('', expression(typed(line), 'x'), 'y')],
    verify: () => {
      // Values of y from the formula, plotted again, must be the two points.
      const holds = ([u, v]: Point) => agree(toPlotted(toX(u), value(toX(u), line)), v, 1e-9)
      const again = lineOf(a, b)
      return holds(a) && holds(b) && agree(again.m, line.m) ? null : 'the formula misses a point'
    },
  }
}

export const otherLaw = defineTemplate({
  id: 'other-law',
  marks: 4,
  calculator: false,
  level: 3,
  cases: {
    reciprocals: plottedAs('reciprocals'),
    product: plottedAs('product'),
    'square-of-y': plottedAs('square-of-y'),
    'power-of-e': plottedAs('power-of-e'),
  },
})
