// From a cumulative frequency curve back to the table of frequencies, and on to the mean.

import { final, inOrder, threeFigures } from '../../kit/final-answers.ts'
import { significant } from '../../kit/numbers.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'
import { pointsInWords } from './cumulative.ts'
import { classInWords, drawData, figure, headOf, table, wordsOf } from './cumulative-data.ts'
import { sum, weighted } from './data.ts'

export const fromCumulative = defineTemplate({
  id: 'frequencies-from-a-curve',
  marks: 6,
  calculator: true,
  level: 4,
  cases: {
    mean(random) {
      const data = drawData(random, 5, ({ total }) => total !== 160)
      const { context, total, frequencies, points } = data
      const middles = frequencies.map((_, n) => context.from + (n + 0.5) * context.width)
      const product = weighted(middles, frequencies)
      const mean = significant(product / total)
      const isShort = Number(mean) === product / total
      const opening = `The cumulative frequency diagram shows ${wordsOf(data)}.`
      const heads = [headOf(data), 'Frequency']
      return {
        question: typst`
${opening}
${figure(data, true)}
#part("a", 2)[Use the diagram to complete the frequency table.]
${table(data, heads, [[frequencies[0] ?? 0]])}
#part("b", 4)[Calculate an estimate of the mean.]`,
        answer: typst`
#part("a")[
#note[Subtract: ${points
          .slice(1)
          .map(([, y]) => y)
          .join(', ')} are the totals so far.]
#working("B2")[#result[${frequencies.slice(1).join(', ')}]]
#scheme[*B1* for two or three of them]]
#part("b")[
#working("M1")[midpoints: ${middles.join(', ')}]
#working("M1 FT")[$${middles.map((value, n) => `${value} times ${frequencies[n]}`).join(' + ')}$ #linebreak() $= ${product}$]
#working("M1")[$ ${product}/${total} $]
#working("A1")[#result[${mean}] ${context.unit}${isShort ? '' : ' (3 s.f.)'}]]`,
        alt: plain`${opening} The curve goes through the points ${pointsInWords(data.points)}. Part a: complete the frequency table, in which the class ${classInWords(data, 0)} has the frequency ${frequencies[0] ?? 0}. Part b: calculate an estimate of the mean.`,
        answerAlt: plain`Part a: the other frequencies are ${frequencies.slice(1).join(', ')}. Part b: the midpoints are ${middles.join(', ')}. The sum of midpoint times frequency is ${product}. Divided by ${total} it is ${mean} ${context.unit}.`,
        answers: [
          final('a', inOrder(frequencies.slice(1), { whole: frequencies }), 'missing frequencies'),
          final('b', threeFigures(product / total, context.unit)),
        ],
        verify: () => {
          const { points, total, frequencies, context } = data
          // The mean again, from the area beside the polygon of the points.
          const beside = points.slice(1).map(([x, y], n) => {
            const [u, v] = points[n] ?? [0, 0]
            return ((x + u) / 2) * (y - v)
          })
          const middles = frequencies.map((_, n) => context.from + (n + 0.5) * context.width)
          return Math.abs(sum(beside) / total - weighted(middles, frequencies) / sum(frequencies)) < 1e-9
            ? null
            : 'the mean is another'
        },
      }
    },
  },
})
