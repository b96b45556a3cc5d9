// The three kinds of correlation: seen in diagrams, and expected between two things.

import { final, word } from '../../kit/final-answers.ts'
import type { Random } from '../../kit/random.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'
import { correlation, type Points } from './best-fit.ts'
import { sum } from './data.ts'

const kinds = {
  positive: {
    pairs: [
      'the temperature and the number of ice creams sold',
      'the mass of a parcel and the cost of sending it',
      'the number of hours worked and the pay',
    ],
    at: (x: number) => x,
  },
  negative: {
    pairs: [
      'the speed of a bus and the time it takes to reach Jashore',
      'the age of a phone and its value',
      'the height above sea level of a place and its temperature',
    ],
    at: (x: number) => 10 - x,
  },
  no: {
    pairs: [
      'the height of a student and the month of the student’s birthday',
      'a person’s shoe size and marks in a test',
      'the number of a house and the age of its owner',
    ],
    at: () => 5,
  },
} as const
type Kind = keyof typeof kinds

const drawKindsOfCorrelation = (random: Random) => {
  const order = random.shuffle(['positive', 'negative', 'no'] as const)
  const cloud = (kind: Kind): Points =>
    random.until(
      () =>
        Array.from({ length: 10 }, (_, n) => {
          const spread = kind === 'no' ? 4.2 : 1.5
          const x = Math.round((1 + 0.9 * n) * 10) / 10
          return [x, Math.round((kinds[kind].at(x) + random.decimal(-spread, spread, 1)) * 10) / 10] as const
        }),
      (points) =>
        points.every(([, y]) => y > 0.3 && y < 9.7) &&
        (kind === 'no'
          ? Math.abs(correlation(points)) < 0.08
          : Math.abs(correlation(points)) > 0.88 && Math.abs(correlation(points)) < 0.97),
    )
  const asked = random.shuffle(['positive', 'negative', 'no'] as const)
  return {
    order,
    clouds: order.map(cloud),
    asked,
    pairs: asked.map((kind) => random.pick(kinds[kind].pairs)),
  }
}

export const kindsOfCorrelation = defineTemplate({
  id: 'kinds-of-correlation',
  marks: 3,
  calculator: false,
  level: 1,
  cases: {
    match(random) {
      const { order, clouds, asked, pairs } = drawKindsOfCorrelation(random)
      const letters = ['A', 'B', 'C'] as const
      const plots = clouds.map(
        (points, n) =>
          `[#axes(axis(0, 10, numbers: false), axis(0, 10, numbers: false, labels: ((0, []),)), grid: false, height: 92pt, data-line((${points.map(([x, y]) => `(${x}, ${y})`).join(', ')}), line: false, markers: "cross")) #align(center)[*${letters[n]}*]]`,
      )
      const described = order
        .map(
          (kind, n) =>
            `In ${letters[n]} the points ${kind === 'positive' ? 'rise from left to right' : kind === 'negative' ? 'fall from left to right' : 'are scattered everywhere'}.`,
        )
        .join(' ')
      const parts = ['a', 'b', 'c'] as const
      const answers = asked.map((kind) => letters[order.indexOf(kind)] ?? '')
      return {
        question: typst`
Three scatter diagrams are shown.
#grid(columns: (1fr, 1fr, 1fr), column-gutter: 6pt, ${plots.join(', ')})
Write down the letter of the diagram that is most likely to show
${pairs.map((pair, n) => `#part("${parts[n]}", 1)[${pair}${n === 2 ? '.' : ','}]`).join('\n')}`,
        answer: pairs
          .map(
            (_, n) =>
              typst`#part("${parts[n] ?? ''}")[#working("B1")[${asked[n] ?? ''} correlation: #result[${answers[n] ?? ''}]]]`,
          )
          .join('\n'),
        alt: plain`There are three scatter diagrams. ${described} Write down the letter of the diagram that is most likely to show, ${pairs.map((pair, n) => `part ${parts[n]}, ${pair}`).join('; ')}.`,
        answerAlt: plain`${pairs.map((_, n) => `Part ${parts[n]}: ${asked[n]} correlation, diagram ${answers[n]}.`).join(' ')}`,
        answers: parts.map((part, n) => final(part, word(answers[n] ?? ''))),
        verify: () => {
          // Count the pairs of points that go up and those that go down.
          for (const [n, points] of clouds.entries()) {
            const steps = points.flatMap(([x, y], i) =>
              points.slice(i + 1).map(([u, v]) => Math.sign((u - x) * (v - y))),
            )
            const share = sum(steps) / steps.length
            const kind = share > 0.5 ? 'positive' : share < -0.5 ? 'negative' : 'no'
            if (kind !== order[n]) return `the points of diagram ${n + 1} show ${kind} correlation`
          }
          return null
        },
      }
    },
    name(random) {
      const { order, clouds, asked, pairs } = drawKindsOfCorrelation(random)
      const parts = ['a', 'b', 'c'] as const
      const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
      const reasons = {
        positive: 'As one increases, so does the other.',
        negative: 'As one increases, the other decreases.',
        no: 'One has nothing to do with the other.',
      }
      return {
        question: typst`
Write down the type of correlation that you expect between
${pairs.map((pair, n) => `#part("${parts[n]}", 1)[${pair}${n === 2 ? '.' : ','}]`).join('\n')}`,
        answer: typst`
${pairs.map((_, n) => typst`#part("${parts[n] ?? ''}")[#working("B1")[#result[${asked[n] ?? ''} correlation] #linebreak() ${reasons[asked[n] ?? 'no']}]]`).join('\n')}`,
        alt: plain`Write down the type of correlation that you expect between, ${pairs.map((pair, n) => `part ${parts[n]}, ${pair}`).join('; ')}.`,
        answerAlt: plain`${pairs.map((_, n) => `Part ${parts[n]}: ${asked[n]} correlation. ${capital(reasons[asked[n] ?? 'no'])}`).join(' ')}`,
        answers: asked.map((kind, n) =>
          final(
            parts[n] ?? '',
            kind === 'no' ? word('no', 'no correlation', 'none', 'zero') : word(kind, `${kind} correlation`),
          ),
        ),
        verify: () => {
          // Count the pairs of points that go up and those that go down.
          for (const [n, points] of clouds.entries()) {
            const steps = points.flatMap(([x, y], i) =>
              points.slice(i + 1).map(([u, v]) => Math.sign((u - x) * (v - y))),
            )
            const share = sum(steps) / steps.length
            const kind = share > 0.5 ? 'positive' : share < -0.5 ? 'negative' : 'no'
            if (kind !== order[n]) return `the points of diagram ${n + 1} show ${kind} correlation`
          }
          return null
        },
      }
    },
  },
})
