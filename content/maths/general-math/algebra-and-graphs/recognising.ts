// Graphs and their equations: which curve belongs to which, and an equation from what a sketch shows.

import { final, word } from '../../kit/final-answers.ts'
import type { Random } from '../../kit/random.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'

interface Kind {
  readonly markup: string
  readonly inWords: string
  readonly code: string
  readonly f: (x: number) => number
  readonly seen: string
}

const kinds = {
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
} satisfies Record<string, Kind>
type KindName = keyof typeof kinds

const letters = ['A', 'B', 'C', 'D']

const asked = (random: Random, chosen: readonly KindName[]) => {
  const [graphs, equations] = [random.shuffle(chosen), random.shuffle(chosen)]
  const pictures = graphs.map(
    (name, n) =>
      `[#axes(axis(-2.4, 2.4, numbers: false, title: $x$), axis(-3.6, 3.6, numbers: false, title: $y$), grid: false, height: 105pt, curve-of(${kinds[name].code})) #align(center)[*${letters[n] ?? ''}*]]`,
  )
  const parts = equations.map((name, n) => ({
    ...kinds[name],
    part: 'abcd'.charAt(n),
    letter: letters[graphs.indexOf(name)] ?? '',
  }))
  return {
    question: typst`
Here are the sketches of four graphs.
#grid(columns: (1fr, 1fr), column-gutter: 12pt, row-gutter: 8pt, ${pictures.join(', ')})
Write down the letter of the graph of each equation.
${parts.map(({ part, markup }) => typst`#part("${part}", 1)[$${markup}$]`).join('\n')}`,
    answer: parts
      .map(
        ({ part, markup, letter, seen }) => typst`
#part("${part}")[#working("B1")[$${markup}$: #result[${letter}]]
#note[${seen.replace(/^./, (first) => first.toUpperCase()).replace(/\b([xy]) axis/, '$$$1$-axis')}.]]`,
      )
      .join('\n'),
    alt: plain`There are four sketches. ${graphs.map((name, n) => `${letters[n]} is ${kinds[name].seen}`).join('. ')}. Write down the letter of the graph of each equation. ${parts.map(({ part, inWords }) => `Part ${part}: ${inWords}`).join('. ')}.`,
    answerAlt: plain`${parts.map(({ part, letter }) => `Part ${part}: ${letter}`).join('. ')}. The shapes decide: look at the ends of each curve, its turning points and its asymptotes.`,
    answers: parts.map(({ part, letter }) => final(part, word(letter))),
    verify() {
      // Each equation has its letter once, and no two of the curves agree everywhere.
      const isOnce = new Set(parts.map(({ letter }) => letter)).size === 4
      const values = graphs.map((name) => kinds[name].f(1.37) - kinds[name].f(-0.71))
      return isOnce && new Set(values.map((value) => value.toFixed(4))).size === 4
        ? null
        : 'two graphs are alike'
    },
  }
}

export const nameTheGraph = defineTemplate({
  id: 'name-the-graph',
  marks: 4,
  calculator: false,
  level: 2,
  cases: {
    'four-families': (random) =>
      asked(random, [
        random.pick(['up', 'down']),
        random.pick(['cubic', 'falling']),
        'reciprocal',
        random.pick(['growth', 'decay']),
      ]),
    'near-relations': (random) =>
      asked(
        random,
        random.pick<readonly KindName[]>([
          ['growth', 'decay', 'reciprocal', 'square'],
          ['cubic', 'falling', 'up', 'down'],
          ['square', 'reciprocal', 'decay', 'down'],
          ['growth', 'up', 'cubic', 'line'],
        ]),
      ),
  },
})
