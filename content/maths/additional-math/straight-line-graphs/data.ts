// Graphs of experimental data in straight-line form: constants read from a graph, and a reading that is wrong.

import { agree, type Point } from '../../kit/checking.ts'
import { final, number } from '../../kit/final-answers.ts'
import { minus } from '../../kit/numbers.ts'
import { shownPoint, spokenPoint } from '../../kit/points.ts'
import type { Random } from '../../kit/random.ts'
import { plain, typst } from '../../kit/typst.ts'
import { listInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'
import { tidy } from './forms.ts'
import { withError } from './readings.ts'
import {
  crosses,
  onLine,
  paper,
  plotted,
  rise,
  ruled,
  type Scale,
  type Straight,
  three,
} from './transformed.ts'

/** Axes for each case, and the two points of the line at the ends of the paper. */
const papers = {
  exponential: {
    x: plotted.x,
    y: plotted.lgY,
    across: { from: 0, to: 10, step: 2, minor: 2 },
    up: { from: 0, to: 2, step: 0.5, minor: 5 },
    law: 'y = A b^x',
    spoken: 'y equals A times b to the power x',
  },
  power: {
    x: plotted.lgX,
    y: plotted.lgY,
    across: { from: 0, to: 2, step: 0.5, minor: 5 },
    up: { from: 0, to: 3, step: 0.5, minor: 5 },
    law: 'y = a x^n',
    spoken: 'y equals a times x to the power n',
  },
  'no-zero': {
    x: plotted.x,
    y: plotted.lnY,
    across: { from: 10, to: 20, step: 2, minor: 2 },
    up: { from: 2, to: 5, step: 0.5, minor: 5 },
    law: 'y = A upright(e)^(k x)',
    spoken: 'y equals A times e to the power k x',
  },
} as const
type Kind = keyof typeof papers

const read =
  (
    kind: Kind,
    draw: (random: Random, start: number) => { line: Straight; from: number; to: number; at: number },
  ) =>
  (random: Random) => {
    const { line, from, to, at } = draw(random, random.integer(2, 8) / 10)
    const [a, b] = [onLine(line, from), onLine(line, to)]
    const { x, y, across, up, law, spoken } = papers[kind]
    const { m, c } = line
    const isPower = kind === 'power'
    const isLn = kind === 'no-zero'
    const base = isLn ? 'e' : '10'
    const back = (value: number) => (isLn ? Math.exp(value) : 10 ** value)
    const first = isPower ? 'a' : 'A'
    const second = { exponential: 'b', power: 'n', 'no-zero': 'k' }[kind]
    const step = {
      exponential: 'lg y = x lg b + lg A',
      power: 'lg y = n lg x + lg a',
      'no-zero': 'ln y = k x + ln A',
    }[kind]
    const inner: readonly Point[] = [0.2, 0.4, 0.6, 0.8].map((share) =>
      onLine(line, tidy(a[0] + share * (b[0] - a[0]))),
    )
    const picture = (...parts: string[]) =>
      paper(x, y, across as Scale, up as Scale, ruled(line, across.from, across.to), ...parts)
    const isExponential = kind === 'exponential'
    const power = isExponential ? three(back(m)) : minus(m)
    const reading = tidy(m * (isPower ? Math.log10(at) : at) + c)
    const readShown = reading.toFixed(2)
    const answer = back(reading)
    const answerShown = answer < 10 ? answer.toPrecision(2) : three(answer)
    return {
      question: typst`
The variables $x$ and $y$ are related by $${law}$, where $${first}$ and $${second}$ are constants. Values from an experiment gave this graph of $${y.markup}$ against $${x.markup}$.
${picture(crosses(inner))}
#part("a", 4)[Use the graph to find the value of $${first}$ and of $${second}$.]
#part("b", 2)[Use the graph to estimate the value of $y$ when $x = ${at}$.]`,
      answer: typst`
#part("a")[
#working("B1")[$${step}$]
#note[Take two points of the line far apart: $${shownPoint(a)}$ and $${shownPoint(b)}$.]
#working("M1")[$ "gradient" = ${rise(a, b)} = ${m} $]
${isPower || isLn ? typst`#working("A1")[$${second} =$ #result[${power}]]` : typst`#working("A1")[$b = 10^(${m}) =$ #result[${power}] (3 s.f.)]`}
${isLn ? typst`#note[The graph does not start at $x = 0$, so $ln A$ cannot be read off: $ln A = ${a[1]} − ${m} times 10 = ${minus(c)}$.]` : ''}
#working("${isLn ? 'B1 FT' : 'B1'}")[$${first} = ${isLn ? 'upright(e)' : base}^(${minus(c)}) =$ #result[${three(back(c))}] (3 s.f.)]]
#part("b")[
#working("M1")[${isPower ? `$lg ${at} = ${Math.log10(at).toFixed(2)}$: ` : ''}read off $${y.markup} = ${readShown}$]
#working("A1")[$y = ${isLn ? 'upright(e)' : base}^(${readShown}) approx$ #result[${answerShown}]]
#note[Answers from readings within half a small square are accepted.]]`,
      alt: plain`The variables x and y are related by ${spoken}, where ${first} and ${second} are constants. Values from an experiment gave a graph of ${y.words} against ${x.words}: a straight line from ${spokenPoint(a)} to ${spokenPoint(b)}. Part a: use the graph to find the value of ${first} and of ${second}. Part b: use the graph to estimate the value of y when x is ${at}.`,
      answerAlt: plain`Part a: the gradient is ${m}, so ${second} is ${isPower || isLn ? m : power}. The line would cross the vertical axis at ${c} where the horizontal value is 0, so ${first} is ${base} to the power ${plain`${c}`}, which is ${three(back(c))} to 3 significant figures. Part b: the graph gives ${readShown} for ${y.words}, so y is about ${answerShown}.`,
      // A reading may be a fifth of a small square out: at both ends for the gradient, and once more at the crossing.
      answers: [
        final('a', withError(back, c, isLn ? 0.08 : 0.03), first),
        final('a', withError(isExponential ? back : (value) => value, m, 0.05 / (to - from)), second),
        final('b', withError(back, reading, 0.03), 'y'),
      ],
      verify: () => {
        // In x and y themselves: the law through the first point, carried to the second.
        const law = (x: number) =>
          back(c) * (isPower ? x ** m : isExponential ? back(m) ** x : Math.exp(m * x))
        const across = (value: number) => (isPower ? 10 ** value : value)
        const holds = ([u, v]: Point) => agree(law(across(u)), back(v), 1e-6 * back(v))
        return holds(a) && holds(b) && law(at) > 0 ? null : 'the law does not fit the graph'
      },
    }
  }

export const constantsFromGraph = defineTemplate({
  id: 'constants-from-a-graph',
  marks: 6,
  calculator: true,
  level: 3,
  cases: {
    exponential: read('exponential', (random, start) => ({
      line: { m: random.pick([0.06, 0.08, 0.1, 0.12]), c: start },
      from: 0,
      to: 10,
      at: random.pick([3, 5, 7, 9]),
    })),
    power: read('power', (random, start) => ({
      line: { m: random.pick([0.5, 0.75, 1, 1.1, 0.8]), c: start },
      from: 0,
      to: 2,
      at: random.pick([4, 8, 20, 25, 50]),
    })),
    'no-zero': read('no-zero', (random, start) => {
      const m = random.pick([0.15, 0.2, 0.25])
      return { line: { m, c: tidy(2 + start - 10 * m) }, from: 10, to: 20, at: random.pick([13, 15, 17, 19]) }
    }),
  },
})

interface Readings {
  readonly line: Straight
  readonly xs: readonly number[]
  readonly wrong: number
  readonly off: number
}

const misread = (isProduct: boolean, draw: (random: Random) => Readings) => (random: Random) => {
  const { line, xs, wrong, off } = draw(random)
  const [x, y] = isProduct ? [plotted.xSquared, plotted.product] : [plotted.x, plotted.lgY]
  const points = xs.map((value): Point => {
    const [u, v] = onLine(line, isProduct ? value * value : value)
    return [u, tidy(v + (value === wrong ? off : 0))]
  })
  const top = Math.max(...points.map(([, v]) => v))
  const across: Scale = isProduct
    ? { from: 0, to: 25, step: 5, minor: 5 }
    : { from: 0, to: 7, step: 1, minor: 2 }
  const up: Scale = isProduct
    ? { from: 0, to: Math.ceil((top + 1) / 10) * 10, step: 10, minor: 5 }
    : { from: 0, to: Math.ceil((top + 0.1) / 0.5) * 0.5, step: 0.5, minor: 5 }
  const right = onLine(line, isProduct ? wrong * wrong : wrong)
  const value = isProduct ? tidy(right[1] / wrong) : 10 ** right[1]
  const answer = isProduct ? three(value) : value < 10 ? value.toPrecision(2) : three(value)
  const law = isProduct ? 'y = a x + b/x' : 'y = A b^x'
  return {
    question: typst`
${isProduct ? 'Five' : 'Six'} pairs of values of $x$ and $y$ were measured. They are expected to follow ${isProduct ? typst`$display(${law})$, where $a$ and $b$` : typst`$${law}$, where $A$ and $b$`} are constants. The graph shows $${y.markup}$ against $${x.markup}$.
${paper(x, y, across, up, crosses(points))}
One of the values of $y$ was recorded wrongly.
#part("a", 1)[Write down the value of $x$ for which this happened.]
#part("b", 3)[Use a straight line through the other points to estimate the correct value of $y$.]`,
    answer: typst`
#part("a")[
${isProduct ? typst`#note[The point beside the line has $x^2 = ${wrong * wrong}$.]` : ''}
#working("B1")[$x =$ #result[${wrong}]]]
#part("b")[
#working("B1")[ruled line through the other points]
${paper(x, y, across, up, crosses(points), ruled(line, 0, across.to), `guides(${right[0]}, ${right[1]})`)}
#working("M1 FT")[on the line, $${y.markup} = ${right[1]}$]
#working("A1")[$y = ${isProduct ? `${right[1]} div ${wrong} =` : `10^(${right[1]}) approx`}$ #result[${answer}]]
#note[Answers from readings within half a small square are accepted.]]`,
    alt: plain`${isProduct ? 'Five' : 'Six'} pairs of values of x and y were measured. They are expected to follow ${isProduct ? 'y equals a x plus the fraction b over x' : 'y equals A times b to the power x'}. A graph of ${y.words} against ${x.words} shows the points ${listInWords(points.map(spokenPoint))}. One of the values of y was recorded wrongly. Part a: write down the value of x for which this happened. Part b: use a straight line through the other points to estimate the correct value of y.`,
    answerAlt: plain`Part a: all points but one lie on a straight line, so it happened for x equal to ${wrong}. Part b: there the line has ${y.words} equal to ${right[1]}, so y is about ${answer}.`,
    answers: [
      final('a', number(wrong), 'x'),
      final(
        'b',
        isProduct ? withError((v) => v / wrong, right[1], 1) : withError((v) => 10 ** v, right[1], 0.03),
        'y',
      ),
    ],
    verify: () => {
      // The other points are on one line: equal gradients from each to the next of them.
      const kept = points.filter((_, n) => xs[n] !== wrong)
      const slopes = kept.slice(1).map(([u, v], n) => (v - (kept[n]?.[1] ?? 0)) / (u - (kept[n]?.[0] ?? 0)))
      if (!slopes.every((slope) => agree(slope, line.m, 1e-6))) return 'the other points are not on one line'
      const told = isProduct ? line.m * wrong + line.c / wrong : 10 ** line.c * (10 ** line.m) ** wrong
      return agree(told, value, 1e-6) ? null : 'the law gives another y'
    },
  }
}

export const wrongReading = defineTemplate({
  id: 'wrong-reading',
  marks: 4,
  calculator: true,
  level: 4,
  cases: {
    exponential: misread(false, (random) => ({
      line: { m: random.pick([0.15, 0.2, 0.25]), c: random.pick([0.2, 0.3, 0.4, 0.5]) },
      xs: [1, 2, 3, 4, 5, 6],
      wrong: random.integer(2, 5),
      off: random.sign() * random.pick([0.2, 0.3]),
    })),
    product: misread(true, (random) => {
      const line: Straight = { m: random.integer(1, 3), c: random.integer(2, 9) }
      return {
        line,
        xs: [1, 2, 3, 4, 5],
        wrong: random.integer(2, 4),
        off: random.sign() * random.integer(4, 6) * line.m,
      }
    }),
  },
})
