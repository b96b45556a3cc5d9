// Gradients of curves estimated with a tangent, and exponential curves read from their graphs.

import { agree, gradient } from '../../kit/checking.ts'
import { final, number } from '../../kit/final-answers.ts'
import { decimals, fraction, minus } from '../../kit/numbers.ts'
import type { Random } from '../../kit/random.ts'
import { asTyped } from '../../kit/typed-markup.ts'
import { plain, typst } from '../../kit/typst.ts'
import { fractionInWords, numberInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'

interface Model {
  readonly f: (x: number) => number
  readonly code: string
  readonly x: {
    readonly to: number
    readonly step: number
    readonly minor: number
    readonly title: string
    /** How far the tangent goes to each side. */
    readonly reach: number
  }
  readonly y: { readonly to: number; readonly step: number; readonly minor: number; readonly title: string }
  readonly alt: { readonly shown: string; readonly spoken: string }
  readonly ask: string
  readonly letter: string
  readonly unit: string
  readonly unitSpoken: string
}

/** @param at where the tangent touches */
const withTangent = (at: number, model: Model) => {
  const { f, code, x, y, alt, ask, letter, unit, unitSpoken } = model
  const slope = gradient(f, at)
  // Two points of the tangent, as far apart as the grid has room for.
  const [left, right] = [Math.max(0, at - x.reach), Math.min(x.to, at + x.reach)]
  const onTangent = (u: number) => Number((f(at) + slope * (u - at)).toFixed(3)) + 0
  const tolerance = Math.abs(slope) * 0.2
  const graph = (extra: string) =>
    `#axes(axis(0, ${x.to}, step: ${x.step}, minor: ${x.minor}, title: ${x.title}), axis(0, ${y.to}, step: ${y.step}, minor: ${y.minor}, title: ${y.title}), height: 220pt, curve-of(${code})${extra})`
  const [low, high] = [slope - tolerance, slope + tolerance].sort((p, q) => Math.abs(p) - Math.abs(q)) as [
    number,
    number,
  ]
  const shownSlope = decimals(slope, 1).replace('-', '−')
  return {
    question: typst`
${alt.shown}
${graph('')}
By drawing a tangent, estimate ${ask}. #marks(3)`,
    answer: typst`
#working("B1")[tangent drawn at $${letter} = ${at}$]
${graph(`, data-line(((${left}, ${Number(onTangent(left).toFixed(3))}), (${right}, ${Number(onTangent(right).toFixed(3))})), colour: addmaths), point((${at}, ${Number(f(at).toFixed(3))}), none)`)}
#working("M1")[$ display((${decimals(onTangent(right), 1)} − ${decimals(onTangent(left), 1)})/(${right} − ${left})) $]
#working("A1")[#result[$${shownSlope}$${unit}]]
#note[Anything from $${decimals(low, 1).replace('-', '−')}$ to $${decimals(high, 1).replace('-', '−')}$ counts.]`,
    alt: plain`${alt.spoken} By drawing a tangent, estimate ${ask.replaceAll('$', '').replace('=', 'equals')}.`,
    answerAlt: plain`The tangent goes through about ${decimals(onTangent(left), 1)} at ${left} and ${decimals(onTangent(right), 1)} at ${right}. Its gradient is about ${numberInWords(shownSlope)}${unitSpoken}.`,
    answers: [
      final(
        '',
        number(slope, {
          to: { places: 1 },
          accept: [Math.min(low, high), Math.max(low, high)].map((end) => end.toFixed(1)) as [string, string],
          ...(unit ? { unit: unit.trim(), isUnitNamed: unit.endsWith('minute') } : {}),
        }),
      ),
    ],
    verify() {
      // The mean of two chords, one on each side.
      const chords = (f(at + 0.001) - f(at) + (f(at) - f(at - 0.001))) / 0.002
      return agree(chords, slope, 1e-4) && Math.abs(chords) > 0.4 ? null : `the chords give ${minus(chords)}`
    },
  }
}

export const tangentEstimate = defineTemplate({
  id: 'tangent-estimate',
  marks: 3,
  calculator: true,
  level: 3,
  cases: {
    curve(random) {
      const [a, at] = [random.pick([2, 3, 4, 6]), random.pick([2, 3])]
      return withTangent(at, {
        f: (x: number) => (x * x) / 2 + a / 4,
        code: `x => x * x / 2 + ${a / 4}`,
        x: { to: 5, step: 1, minor: 2, title: '$x$', reach: at / 2 },
        y: { to: 14, step: 2, minor: 2, title: '$y$' },
        alt: {
          shown: 'The diagram shows a curve.',
          spoken: plain`A curve on a grid rises more and more steeply. It goes through ${a / 4} at x 0, ${0.5 + a / 4} at x 1, ${2 + a / 4} at x 2, ${4.5 + a / 4} at x 3 and ${8 + a / 4} at x 4.`,
        },
        ask: `the gradient of the curve at $x = ${at}$`,
        letter: 'x',
        unit: '',
        unitSpoken: '',
      })
    },
    cooling(random) {
      const [a, at] = [random.pick([60, 70]), random.pick([5, 10])]
      const f = (t: number) => 25 + a * 0.5 ** (t / 8)
      return withTangent(at, {
        f,
        code: `x => 25 + ${a} * calc.pow(0.5, x / 8)`,
        x: { to: 20, step: 5, minor: 2, title: '[Time $t$ (min)]', reach: 6 },
        y: { to: 100, step: 20, minor: 2, title: '[Temperature (°C)]' },
        alt: {
          shown: 'The graph shows the temperature of a cup of tea.',
          spoken: plain`A graph shows the temperature of a cup of tea in degrees Celsius against time t in minutes. It falls, fast at first and then slower, from ${a + 25} at 0 minutes to about ${decimals(f(5), 0)} at 5, ${decimals(f(10), 0)} at 10 and ${decimals(f(20), 0)} at 20.`,
        },
        ask: `the rate of change of the temperature at $t = ${at}$, in degrees per minute`,
        letter: 't',
        unit: ' °C per minute',
        unitSpoken: ' degrees Celsius per minute',
      })
    },
    'speeding-up'(random) {
      const [a, at] = [random.pick([20, 24]), random.pick([3, 4])]
      const f = (t: number) => a * (1 - 0.5 ** (t / 3))
      return withTangent(at, {
        f,
        code: `x => ${a} * (1 - calc.pow(0.5, x / 3))`,
        x: { to: 10, step: 2, minor: 2, title: '[Time $t$ (s)]', reach: 2.5 },
        y: { to: a, step: 4, minor: 2, title: '[Speed (m/s)]' },
        alt: {
          shown: 'The graph shows the speed of a train that leaves a station.',
          spoken: plain`A graph shows the speed of a train in metres per second against time t in seconds. It rises, fast at first and then slower, from 0 at 0 seconds to about ${decimals(f(2), 1)} at 2, ${decimals(f(4), 1)} at 4, ${decimals(f(6), 1)} at 6 and ${decimals(f(10), 1)} at 10.`,
        },
        ask: `the acceleration at $t = ${at}$`,
        letter: 't',
        unit: ' m/s²',
        unitSpoken: ' metres per second squared',
      })
    },
  },
})

const drawPowers = (random: Random) => {
  const [a, b] = random.pick([
    [3, 2],
    [2, 3],
    [5, 2],
    [4, 3],
    [6, 2],
  ] as const)
  return { a, b, n: b === 2 ? random.integer(5, 7) : 4 }
}

export const exponentialCurve = defineTemplate({
  id: 'exponential-curve',
  marks: 4,
  calculator: false,
  level: 4,
  cases: {
    'find-a-and-b'(random) {
      const { a, b } = drawPowers(random)
      const at2 = a * b * b
      const before = fraction(a, b)
      return {
        question: typst`
The sketch shows the graph of $y = a b^x$, where $a$ and $b$ are positive. It goes through $(0, ${a})$ and $(2, ${at2})$.
#axes(axis(-2, 2.6, numbers: false, title: $x$), axis(0, ${at2 * 1.25}, numbers: false, title: $y$), grid: false, height: 150pt, curve-of(x => ${a} * calc.pow(${b}, x)), point((0, ${a}), $(0, ${a})$, side: "above-left"), point((2, ${at2}), $(2, ${at2})$, side: "above-left"))
#part("a", 3)[Find the value of $a$ and the value of $b$.]
#part("b", 1)[Find $y$ when $x = −1$.]`,
        answer: typst`
#part("a")[
#working("B1")[$b^0 = 1$, so $a =$ #result[${a}]]
#working("M1")[$${a}b^2 = ${at2}$, so $b^2 = ${b * b}$]
#working("A1")[$b =$ #result[${b}]]]
#part("b")[#working("B1 FT")[$${a} times ${b}^(−1) =$ #result[$${before}$]]]`,
        alt: plain`The sketch shows the graph of y equals a times b to the power x, where a and b are positive. It rises and goes through x 0, y ${a}, and x 2, y ${at2}. Part a: find the value of a and the value of b. Part b: find y when x is minus 1.`,
        answerAlt: plain`Part a: at x 0, y is a, so a is ${a}. Then b squared is ${b * b}, so b is ${b}. Part b: y is ${fractionInWords(a, b)}.`,
        answers: [
          final('a', number(a), 'a'),
          final('a', number(b), 'b'),
          final('b', number(asTyped(before)), 'y'),
        ],
        verify: () => (agree(Math.sqrt(at2 / a), b) ? null : 'b is another'),
      }
    },
    'water-hyacinth'(random) {
      const { a: tenth, b, n } = drawPowers(random)
      const a = tenth * 10
      const at2 = a * b * b
      return {
        question: typst`
Water hyacinth covers $A$ m² of a pond after $t$ weeks, where $A = a b^t$. The graph of $A$ is shown.
#axes(axis(0, 2.5, step: 1, title: $t$), axis(0, ${at2 * 1.3}, numbers: false, title: $A$, labels: ((${a}, [${a}]), (${a * b}, [${a * b}]))), grid: false, height: 150pt, curve-of(x => ${a} * calc.pow(${b}, x)), guides(1, ${a * b}))
#part("a", 2)[Write down the value of $a$ and find the value of $b$.]
#part("b", 2)[Find the area covered after ${n} weeks, if it goes on growing in this way.]`,
        answer: typst`
#part("a")[
#working("B1")[$t = 0$: $a =$ #result[${a}]]
#working("B1")[$t = 1$: $${a}b = ${a * b}$, $b =$ #result[${b}]]]
#part("b")[
#working("M1 FT")[$${a} times ${b}^${n} = ${a} times ${b ** n}$]
#working("A1")[#result[${a * b ** n} m²]]]`,
        alt: plain`Water hyacinth covers A square metres of a pond after t weeks, where A equals a times b to the power t. The graph rises from ${a} at t 0 to ${a * b} at t 1. Part a: write down the value of a and find the value of b. Part b: find the area covered after ${n} weeks, if it goes on growing in this way.`,
        answerAlt: plain`Part a: a is ${a}, and b is ${b}, because the area is multiplied by ${b} each week. Part b: ${a} times ${b} to the power ${n} is ${a * b ** n} square metres.`,
        answers: [
          final('a', number(a), 'a'),
          final('a', number(b), 'b'),
          final('b', number(a * b ** n, { unit: 'm²' })),
        ],
        verify() {
          let value = a
          for (let k = 0; k < n; k += 1) value *= b
          return agree(value, a * b ** n) ? null : `step by step it is ${value}`
        },
      }
    },
  },
})
