// Domain and range of a curve that comes near its asymptotes, read from its graph.

import { final, inequality } from '../../kit/final-answers.ts'
import { minus } from '../../kit/numbers.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'
import { curve, labelled, plot, straight } from './plots.ts'

export const asymptotes = defineTemplate({
  id: 'asymptotes',
  marks: 3,
  calculator: false,
  level: 2,
  cases: {
    'two-asymptotes'(random) {
      const [a, c, b] = [random.integer(1, 4) * random.sign(), random.integer(1, 4), random.integer(2, 4)]
      const [top, bottom] = [a + 5, Math.min(a, 0) - 1.6]
      const picture = plot(
        { x: [-1, c + 7], y: [bottom, top] },
        `asymptote(y: ${a})`,
        `asymptote(x: ${c})`,
        curve(`${a} + ${b} / (x - ${c})`, { from: c + b / 5 }),
        labelled([c, bottom], `x = ${c}`, 'above-right').replace('side', 'mark: false, colour: wrong, side'),
        labelled([0, a], `y = ${minus(a)}`, 'above-right').replace(
          'side',
          'mark: false, colour: wrong, side',
        ),
      )
      return {
        question: typst`
The diagram shows the graph of $y = f(x)$ and its asymptotes, $x = ${c}$ and $y = ${minus(a)}$. The domain of $f$ is as large as the graph allows.
${picture}
#part("a", 1)[Write down the domain of $f$.]
#part("b", 1)[Write down the range of $f$.]
#part("c", 1)[Write down the range of $f^(−1)$.]`,
        answer: typst`
#note[The curve comes as near as one likes to its asymptotes, but never reaches them.]
#part("a")[#working("B1")[#result[$x > ${c}$]]]
#part("b")[#working("B1")[#result[$f(x) > ${minus(a)}$]]]
#part("c")[
#note[The range of $f^(−1)$ is the domain of $f$.]
#working("B1 FT")[#result[$f^(−1)(x) > ${c}$]]]`,
        alt: plain`The diagram shows the graph of y equals f of x and its asymptotes, x equals ${c} and y equals ${plain`${a}`}. The curve lies to the right of the first and above the second. It comes down steeply beside the first and flattens out towards the second. The domain of f is as large as the graph allows. Write down: part a, the domain of f; part b, the range of f; part c, the range of f inverse.`,
        answerAlt: plain`Part a: the domain is x greater than ${c}. Part b: the range is f of x greater than ${plain`${a}`}. Part c: the range of f inverse is the domain of f, so f inverse of x is greater than ${c}.`,
        answers: [
          final('a', inequality(`x > ${c}`)),
          final('b', inequality(`f(x) > ${a}`, 'f(x)')),
          final('c', inequality(`f^(-1)(x) > ${c}`, 'f^(-1)(x)')),
        ],
        verify: () => {
          const values = Array.from({ length: 160 }, (_, n) => a + b / (1e-6 * 1.2 ** n))
          return Math.min(...values) > a &&
            Math.min(...values) < a + 1e-4 &&
            Math.max(...values) > 1e5 &&
            c > 0
            ? null
            : 'the range is another'
        },
      }
    },
    'falling-exponential'(random) {
      const [a, b] = [random.integer(1, 4) * random.sign(), random.integer(5, 9)]
      const picture = plot(
        { x: [-0.6, 4.6], y: [Math.min(a, 0) - b * 0.25, a + b * 1.2], onY: [[a, minus(a)]] },
        straight(
          [
            [0, a],
            [4.6, a],
          ],
          { colour: 'wrong', dash: true },
        ),
        curve(`${a} + ${b} * calc.exp(-x)`, { from: 0 }),
        labelled([0, a + b], `(0, ${a + b})`, 'right'),
      )
      return {
        question: typst`
The function $f$ is defined by $f(x) = ${minus(a)} + ${b}upright(e)^(−x)$ for $x >= 0$. The diagram shows its graph and its asymptote.
${picture}
#part("a", 1)[Write down the range of $f$.]
#part("b", 1)[Explain why $f$ has an inverse.]
#part("c", 1)[Write down the domain of $f^(−1)$.]`,
        answer: typst`
#part("a")[
#note[The end at $x = 0$ belongs to the graph, the asymptote does not.]
#working("B1")[#result[$${minus(a)} < f(x) <= ${a + b}$]]]
#part("b")[#working("B1")[$f$ decreases all the way, so it is #result[one-one].]]
#part("c")[#working("B1 FT")[It is the range of $f$: #result[$${minus(a)} < x <= ${a + b}$]]]`,
        alt: plain`The function f is defined by f of x equals ${plain`${a}`} plus ${b} times e to the power minus x, for x greater than or equal to 0. Its graph starts at y equals ${a + b} on the y axis and falls towards its asymptote, y equals ${plain`${a}`}. Part a: write down the range of f. Part b: explain why f has an inverse. Part c: write down the domain of f inverse.`,
        answerAlt: plain`Part a: f of x is greater than ${plain`${a}`} and at most ${a + b}. Part b: f decreases all the way, so it is one-one. Part c: the domain is the range of f, x greater than ${plain`${a}`} and at most ${a + b}.`,
        answers: [
          final('a', inequality(`${a} < f(x) <= ${a + b}`, 'f(x)')),
          final('c', inequality(`${a} < x <= ${a + b}`)),
        ],
        verify: () => {
          const values = Array.from({ length: 300 }, (_, n) => a + b * Math.exp(-n / 10))
          return Math.max(...values) === a + b && Math.min(...values) > a && Math.min(...values) < a + 1e-9
            ? null
            : 'the range is another'
        },
      }
    },
  },
})
