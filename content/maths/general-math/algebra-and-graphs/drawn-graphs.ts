// Tables of values, graphs drawn from them, and equations solved with them.

import { agree } from '../../kit/checking.ts'
import { final } from '../../kit/final-answers.ts'
import { minus } from '../../kit/numbers.ts'
import { lineOn, pointsOn } from '../../kit/planes.ts'
import { drawn, shown, spoken } from '../../kit/polynomials.ts'
import type { Random } from '../../kit/random.ts'
import { plain, typst } from '../../kit/typst.ts'
import { listInWords, numberInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'
import {
  answersRead,
  crossings,
  curveGiven,
  drawNumbers,
  graph,
  paper,
  planeFor,
  plotted,
  pointsOf,
  printed,
  reading,
  type Shape,
  valuesToComplete,
} from './plotted-curves.ts'

const fromTable = (random: Random, shape: Shape, levels: readonly number[]) => {
  const numbers = drawNumbers(random, shape)
  const level = random.pick(
    // A level whose crossing can be read from the grid, but is not in the table.
    levels.filter((level) => {
      const found = crossings(numbers, [0, level])
      return found.length > 0 && found.every((x) => Math.abs(x - Math.round(x)) > 0.08)
    }),
  )
  const { markup, inWords, f, xs } = plotted(numbers)
  const blanks = xs.length === 7 ? [1, 3, 5] : [1, 4]
  const [first = 0, last = 0] = [xs[0], xs.at(-1)]
  const found = crossings(numbers, [0, level])
  const answers = found.map(reading)
  const cells = (isFull: boolean) =>
    xs
      .map((x, n) =>
        blanks.includes(n) ? (isFull ? `[#result[$${printed(f(x))}$]]` : '[]') : `[$${printed(f(x))}$]`,
      )
      .join(', ')
  const table = (isFull: boolean) =>
    `#{ set text(size: 15pt); table(columns: (auto, ) + (1fr, ) * ${xs.length}, inset: (x: ${xs.length > 6 ? 3 : 6}pt, y: 7pt), [$x$], ${xs.map((x) => `[$${minus(x)}$]`).join(', ')}, [$y$], ${cells(isFull)}) }`
  const range = `${minus(first)} <= x <= ${minus(last)}`
  const known = xs.flatMap((x, n) =>
    blanks.includes(n) ? [] : [plain`${numberInWords(printed(f(x)))} at x ${plain`${x}`}`],
  )
  const marksOfLine = found.length > 1 ? 'B2' : 'B1'
  return {
    question: typst`
$y = ${markup}$ for $${range}$.
#part("a", 2)[Complete the table.
${table(false)}]
#part("b", ${found.length > 1 ? 2 : 3})[On the grid, draw the graph of $y = ${markup}$ for $${range}$.
${paper(numbers)}]
#part("c", ${found.length > 1 ? 2 : 1})[Use your graph to solve $${markup} = ${level}$.]`,
    answer: typst`
#part("a")[#working("B2")[${blanks.length} values]
#scheme[*B1* for ${blanks.length === 2 ? 'one' : `${blanks.length - 1}`} of them]
${table(true)}]
#part("b")[#working("${found.length > 1 ? 'B2' : 'B3'} FT")[all points, joined by a smooth curve]
#scheme[${found.length > 1 ? '' : '*B2 FT* for five of the points, '}*B1 FT* for ${found.length > 1 ? 'five' : 'four'} of the points]
${graph(numbers, level === 0 ? '' : `, asymptote(y: ${level})`)}]
#part("c")[#working("${marksOfLine} FT")[${level === 0 ? 'where the curve crosses the $x$-axis' : `where the curve meets $y = ${level}$`}: \
$x =$ ${answers.map((x) => `#result[$${x}$]`).join(' or ')}]
#scheme[Readings within 0.1 of ${found.length > 1 ? 'these' : 'this'} count.${found.length > 1 ? ` *B1 FT* for one${found.length > 2 ? ' or two' : ''} of them.` : ''}]]`,
    alt: plain`y equals ${inWords}, for x from ${first} to ${last}. A table has x as ${listInWords(xs.map((x) => plain`${x}`))}. The values of y given are ${listInWords(known)}. Part a: complete the table. Part b: draw the graph. Part c: use your graph to solve ${inWords} equals ${level}.`,
    answerAlt: plain`Part a: the missing values are ${listInWords(blanks.map((n) => plain`${numberInWords(printed(f(xs[n] ?? 0)))} at x ${plain`${xs[n] ?? 0}`}`))}. Part b: the points are joined by a smooth curve. Part c: ${level === 0 ? 'the curve crosses the x axis' : plain`the curve meets y equals ${level}`} at x about ${listInWords(answers.map((x) => numberInWords(x)))}.`,
    answers: [
      ...valuesToComplete('a', numbers, blanks),
      final('b', pointsOn(planeFor(numbers), pointsOf(numbers)), 'points of the graph'),
      ...answersRead('c', found),
    ],
    verify() {
      // By walking along the curve in hundredths: how often it passes the level, against what is printed.
      let passes = 0
      for (let x = first; x < last - 1e-9; x += 0.01) {
        const [before, after] = [f(x + 1e-6) - level, f(x + 0.01 + 1e-6) - level]
        if (before * after < 0) passes += 1
      }
      return passes === found.length && passes > 0 ? null : `the curve passes the level ${passes} times`
    },
  }
}

export const tableAndCurve = defineTemplate({
  id: 'table-and-curve',
  marks: 6,
  calculator: true,
  level: 3,
  cases: {
    cubic: (random) => fromTable(random, 'cubic', [0]),
    reciprocal: (random) => fromTable(random, 'reciprocal', [1, 2, 3, 4]),
    exponential: (random) => fromTable(random, 'exponential', [1, 2, 3, 4, 5]),
  },
})

/** A front with a linear rest added to it, as markup and spoken. */
const withRest = (markup: string, inWords: string, rest: readonly number[]): readonly [string, string] => {
  const [text, textSpoken] = [shown(rest), spoken(rest)]
  return [
    `${markup} ${text.startsWith('−') ? `− ${text.slice(1)}` : `+ ${text}`}`,
    `${inWords}, ${textSpoken.startsWith('minus') ? '' : 'plus '}${textSpoken}`,
  ]
}

const withLine = (random: Random, shape: Shape, slopes: readonly number[]) => {
  const { numbers, m, n } = random.until(
    () => ({
      numbers: drawNumbers(random, shape),
      m: random.pick(slopes),
      n: random.integer(-3, shape === 'cubic' ? 3 : 6),
    }),
    ({ numbers, m, n }) => {
      if (shape === 'exponential' && numbers.p !== 1) return false
      const { xs, low, high } = plotted(numbers)
      const [first = 0, last = 0] = [xs[0], xs.at(-1)]
      if (![first, last].every((x) => m * x + n > low && m * x + n < high)) return false
      const found = crossings(numbers, [m, n])
      const readable = found.every((x, k) => k === 0 || x - (found[k - 1] ?? 0) > 0.5)
      const fewest = shape === 'cubic' ? 3 : 1
      return (
        readable &&
        found.length >= fewest &&
        found.some((x) => Math.abs(x - Math.round(x)) > 0.05) &&
        found.every((x) => x > first + 0.15 && x < last - 0.15)
      )
    },
  )
  const { markup, inWords, xs } = plotted(numbers)
  const [first = 0, last = 0] = [xs[0], xs.at(-1)]
  const found = crossings(numbers, [m, n])
  const answers = found.map(reading)
  const line = shown([m, n])
  const { p, q } = numbers
  const cubic = [1, 0, -p - m, q - n]
  // The equation is given with everything on one side, so that the line must be found.
  const [given = '', givenSpoken = ''] = {
    cubic: [shown(cubic), spoken(cubic)],
    reciprocal: withRest(`display(${p}/x)`, `${p} over x`, [-m, -q - n]),
    exponential: withRest('2^x', '2 to the power x', [-m, -q - n]),
  }[shape]
  const marks = found.length === 1 ? ['M2', 'B1 FT', 'A1'] : ['M1', 'B1 FT', 'A2']
  return {
    question: typst`
The diagram shows the graph of $y = ${markup}$.
${graph(numbers, '').replace(/, data-line\(.*markers: "cross"\)/, '')}
By drawing a suitable straight line, solve the equation $${given} = 0$. #marks(4)`,
    answer: typst`
#note[Write the equation with $${markup}$ on the left.]
#working("${marks[0] ?? ''}")[$${markup} = ${line}$, so the line is $y = ${line}$]${found.length === 1 ? '\n#scheme[*M1* for the equation with $y$ on one side and one slip on the other]' : ''}
#working("${marks[1] ?? ''}")[the line drawn]
${graph(numbers, `, curve-of(${drawn([m, n])}, colour: addmaths)`).replace(/, data-line\(.*markers: "cross"\)/, '')}
#working("${marks[2] ?? ''}")[$x =$ ${answers.map((x) => `#result[$${x}$]`).join(' or ')}]
#scheme[Readings within 0.1 of ${found.length > 1 ? 'these' : 'this'} count.${found.length > 1 ? ` *A1* for one${found.length > 2 ? ' or two' : ''} of them.` : ''}]`,
    alt: plain`The diagram shows the graph of y equals ${inWords} on a grid, for x from ${first} to ${last}. By drawing a suitable straight line, solve the equation ${givenSpoken} equals 0.`,
    answerAlt: plain`The equation can be written as ${inWords} equals ${spoken([m, n])}. So draw the line y equals ${spoken([m, n])}. It meets the curve at x about ${listInWords(answers.map((x) => numberInWords(x)))}.`,
    answers: [
      final('', lineOn(planeFor(numbers, curveGiven(numbers)), [0, n], [1, m + n]), 'the line'),
      ...answersRead('', found),
    ],
    verify() {
      // In the equation as it is given.
      const sum = (x: number) =>
        shape === 'cubic'
          ? x ** 3 - (p + m) * x + q - n
          : (shape === 'reciprocal' ? p / x : 2 ** x) - m * x - q - n
      return found.every((x) => agree(sum(x), 0, 1e-6)) ? null : 'a reading does not satisfy the equation'
    },
  }
}

export const lineOnGraph = defineTemplate({
  id: 'line-on-a-graph',
  marks: 4,
  calculator: false,
  level: 4,
  cases: {
    cubic: (random) => withLine(random, 'cubic', [-2, -1, 1]),
    reciprocal: (random) => withLine(random, 'reciprocal', [1, -1]),
    exponential: (random) => withLine(random, 'exponential', [1, -1, -2]),
  },
})
