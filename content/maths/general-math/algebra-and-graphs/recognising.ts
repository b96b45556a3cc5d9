// Graphs and their equations: which curve belongs to which, and an equation from what a sketch shows.

import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'

interface Kind {
  readonly markup: string
  readonly inWords: string
  readonly code: string
  readonly f: (x: number) => number
  readonly seen: string
}

const kinds: Record<string, Kind> = {
  line: {
    markup: 'y = 2 − x',
    inWords: 'y equals 2 minus x',
    code: 'x => 2 - x',
    f: (x) => 2 - x,
    seen: 'a straight line that falls',
  },
  up: {
    markup: 'y = x^2 − 2',
    inWords: 'y equals x squared minus 2',
    code: 'x => x * x - 2',
    f: (x) => x * x - 2,
    seen: 'a curve that opens upwards, with its lowest point on the negative y axis',
  },
  down: {
    markup: 'y = 3 − x^2',
    inWords: 'y equals 3 minus x squared',
    code: 'x => 3 - x * x',
    f: (x) => 3 - x * x,
    seen: 'a curve that opens downwards, with its highest point on the positive y axis',
  },
  cubic: {
    markup: 'y = x^3 − 3x',
    inWords: 'y equals x cubed minus 3 x',
    code: 'x => x * x * x - 3 * x',
    f: (x) => x ** 3 - 3 * x,
    seen: 'a curve that comes from the bottom left, turns twice and goes to the top right',
  },
  falling: {
    markup: 'y = −x^3',
    inWords: 'y equals minus x cubed',
    code: 'x => -x * x * x',
    f: (x) => -(x ** 3),
    seen: 'a curve that falls from the top left through the origin, where it is flat, to the bottom right',
  },
  reciprocal: {
    markup: 'y = display(1/x)',
    inWords: 'y equals 1 over x',
    code: 'x => 1 / x',
    f: (x) => 1 / x,
    seen: 'two branches, one in the top right and one in the bottom left quarter',
  },
  square: {
    markup: 'y = display(1/x^2)',
    inWords: 'y equals 1 over x squared',
    code: 'x => 1 / (x * x)',
    f: (x) => 1 / (x * x),
    seen: 'two branches, both above the x axis, that rise towards the y axis',
  },
  growth: {
    markup: 'y = 2^x',
    inWords: 'y equals 2 to the power x',
    code: 'x => calc.pow(2, x)',
    f: (x) => 2 ** x,
    seen: 'a curve above the x axis that rises more and more steeply',
  },
  decay: {
    markup: 'y = 2^(−x)',
    inWords: 'y equals 2 to the power minus x',
    code: 'x => calc.pow(2, -x)',
    f: (x) => 2 ** -x,
    seen: 'a curve above the x axis that falls less and less steeply',
  },
}

const letters = ['A', 'B', 'C', 'D']

export const nameTheGraph = defineTemplate({
  id: 'name-the-graph',
  marks: 4,
  calculator: false,
  level: 2,
  cases: ['four-families', 'near-relations'],
  draw(random, which) {
    const chosen =
      which === 'four-families'
        ? [
            random.pick(['up', 'down']),
            random.pick(['cubic', 'falling']),
            'reciprocal',
            random.pick(['growth', 'decay']),
          ]
        : random.pick([
            ['growth', 'decay', 'reciprocal', 'square'],
            ['cubic', 'falling', 'up', 'down'],
            ['square', 'reciprocal', 'decay', 'down'],
            ['growth', 'up', 'cubic', 'line'],
          ])
    return { which, graphs: random.shuffle(chosen), asked: random.shuffle(chosen) }
  },
  write({ graphs, asked }) {
    const pictures = graphs.map(
      (name, n) =>
        `[#axes(axis(-2.4, 2.4, numbers: false, title: $x$), axis(-3.6, 3.6, numbers: false, title: $y$), grid: false, height: 105pt, curve-of(${kinds[name]?.code ?? ''})) #align(center)[*${letters[n] ?? ''}*]]`,
    )
    const letterOf = (name: string) => letters[graphs.indexOf(name)] ?? ''
    return {
      question: typst`
Here are the sketches of four graphs.
#grid(columns: (1fr, 1fr), column-gutter: 12pt, row-gutter: 8pt, ${pictures.join(', ')})
Write down the letter of the graph of each equation.
${asked.map((name, n) => typst`#part("${'abcd'.charAt(n)}", 1)[$${kinds[name]?.markup ?? ''}$]`).join('\n')}`,
      answer: asked
        .map(
          (name, n) => typst`
#part("${'abcd'.charAt(n)}")[#working("B1")[$${kinds[name]?.markup ?? ''}$: #result[${letterOf(name)}]]
#note[${(kinds[name]?.seen ?? '').replace(/^./, (first) => first.toUpperCase()).replace(/\b([xy]) axis/, '$$$1$-axis')}.]]`,
        )
        .join('\n'),
      alt: plain`There are four sketches. ${graphs.map((name, n) => `${letters[n]} is ${kinds[name]?.seen}`).join('. ')}. Write down the letter of the graph of each equation. ${asked.map((name, n) => `Part ${'abcd'.charAt(n)}: ${kinds[name]?.inWords}`).join('. ')}.`,
      answerAlt: plain`${asked.map((name, n) => `Part ${'abcd'.charAt(n)}: ${letterOf(name)}`).join('. ')}. The shapes decide: look at the ends of each curve, its turning points and its asymptotes.`,
    }
  },
  verify({ graphs, asked }) {
    // Each equation has its letter once, and no two of the curves agree everywhere.
    const sound = [...graphs].sort().join() === [...asked].sort().join() && new Set(graphs).size === 4
    const values = graphs.map((name) => (kinds[name]?.f(1.37) ?? 0) - (kinds[name]?.f(-0.71) ?? 0))
    return sound && new Set(values.map((value) => value.toFixed(4))).size === 4
      ? null
      : 'two graphs are alike'
  },
})
