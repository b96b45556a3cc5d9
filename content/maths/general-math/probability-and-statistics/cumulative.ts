// Cumulative frequency: reading a curve, drawing one from a table, and going back from the curve to the table.

import { final, inOrder, number, threeFigures } from '../../kit/final-answers.ts'
import { significant } from '../../kit/numbers.ts'
import { pointsOn } from '../../kit/planes.ts'
import { near, percent } from '../../kit/typed.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'
import {
  classInWords,
  drawData,
  figure,
  headOf,
  isReadable,
  planeOfData,
  reading,
  table,
  wordsOf,
} from './cumulative-data.ts'
import { running, sum, weighted } from './data.ts'
import { type CurvePoints, smoothCurve } from './smooth-curve.ts'

const pointsInWords = (points: CurvePoints) => points.map(([x, y]) => `${x} and ${y}`).join('; ')
/** Lines from a point of the curve to both axes. */
export const guide = (x: number, y: number) => `, guides(${x}, ${y})`

export const readCumulative = defineTemplate({
  id: 'read-a-cumulative-curve',
  marks: 5,
  calculator: true,
  level: 3,
  cases: {
    'median-and-quartiles'(random) {
      const data = drawData(random, 6, (drawn) => {
        const shares = [0.25, 0.5, 0.75]
        return isReadable(
          drawn,
          shares.map((share) => share * drawn.total),
        )
      })
      const [, , , x = 0] = data.points.map(([value]) => value)
      const limit = x + data.context.width
      const { context, total, points } = data
      const at = (share: number) => reading(data, share * total)
      const upTo = points.find(([x]) => x === limit)?.[1] ?? 0
      const opening = `The cumulative frequency diagram shows ${wordsOf(data)}.`
      const [lower, half, upper] = [at(0.25), at(0.5), at(0.75)]
      return {
        question: typst`
${opening}
${figure(data, true)}
#part("a", 1)[Use the diagram to estimate the median.]
#part("b", 2)[Use the diagram to estimate the interquartile range.]
#part("c", 2)[Find how many ${context.things} ${context.more} ${limit}${context.label === 'Mark' ? ' marks' : `~${context.unit}`}.]`,
        answer: typst`
${figure(data, true, guide(lower, total / 4) + guide(half, total / 2) + guide(upper, 0.75 * total))}
#part("a")[#working("B1")[at ${total / 2}: #result[${half}] ${context.unit}]]
#part("b")[
#working("M1")[lower quartile, at ${total / 4}: ${lower} #linebreak() upper quartile, at ${0.75 * total}: ${upper}]
#working("A1")[$${upper} - ${lower} =$ #result[${upper - lower}] ${context.unit}]]
#part("c")[
#working("M1")[up to ${limit}: ${upTo}]
#working("A1")[$${total} - ${upTo} =$ #result[${total - upTo}]]]
#note[Values within half a small square are accepted.]`,
        alt: plain`${opening} The curve goes through the points ${pointsInWords(data.points)}. Part a: use the diagram to estimate the median. Part b: use the diagram to estimate the interquartile range. Part c: find how many ${context.things} ${context.more} ${limit} ${context.unit}.`,
        answerAlt: plain`Part a: at ${total / 2} the curve is at ${half} ${context.unit}. Part b: the quartiles, at ${total / 4} and ${0.75 * total}, are ${lower} and ${upper}, so the interquartile range is ${upper - lower} ${context.unit}. Part c: ${total} minus ${upTo} is ${total - upTo}.`,
        answers: [
          final('a', near(half, context.width / 10, context.unit)),
          final('b', near(upper - lower, context.width / 10, context.unit)),
          final('c', number(total - upTo)),
        ],
        verify: () => {
          const shares = [0.25, 0.5, 0.75]
          const curve = smoothCurve(data.points)
          for (const share of shares) {
            // The curve half a small square to either side lies below and above the height.
            const [x, height] = [reading(data, share * data.total), share * data.total]
            if (
              curve.heightAt(x - data.square / 2) >= height ||
              curve.heightAt(x + data.square / 2) <= height
            )
              return `the curve is not at ${height} near ${x}`
          }
          const counted = data.frequencies.filter(
            (_, n) => data.context.from + (n + 1) * data.context.width > limit,
          )
          const upTo = data.points.find(([x]) => x === limit)?.[1] ?? 0
          return sum(counted) === data.total - upTo ? null : 'the classes above the limit hold another number'
        },
      }
    },
    percentile(random) {
      const data = drawData(random, 6, (drawn) => {
        const shares = [0.5, 0.9, 0.3]
        return isReadable(
          drawn,
          shares.map((share) => share * drawn.total),
        )
      })
      const [, , , x = 0] = data.points.map(([value]) => value)
      const limit = x + data.context.width
      const { context, total } = data
      const at = (share: number) => reading(data, share * total)
      const opening = `The cumulative frequency diagram shows ${wordsOf(data)}.`
      const [half, ninth, third] = [at(0.5), at(0.9), at(0.3)]
      return {
        question: typst`
${opening}
${figure(data, true)}
Use the diagram to estimate
#part("a", 1)[the median,]
#part("b", 2)[the 90th percentile,]
#part("c", 2)[the value that 70% of the ${context.things} are above.]`,
        answer: typst`
${figure(data, true, guide(half, total / 2) + guide(ninth, 0.9 * total) + guide(third, 0.3 * total))}
#part("a")[#working("B1")[at ${total / 2}: #result[${half}] ${context.unit}]]
#part("b")[
#working("M1")[90% of ${total} is ${0.9 * total}]
#working("A1")[at ${0.9 * total}: #result[${ninth}] ${context.unit}]]
#part("c")[
#note[70% are above, so 30% are below.]
#working("M1")[30% of ${total} is ${0.3 * total}]
#working("A1")[at ${0.3 * total}: #result[${third}] ${context.unit}]]
#note[Values within half a small square are accepted.]`,
        alt: plain`${opening} The curve goes through the points ${pointsInWords(data.points)}. Use the diagram to estimate, part a, the median; part b, the 90th percentile; part c, the value that 70% of the ${context.things} are above.`,
        answerAlt: plain`Part a: at ${total / 2} the curve is at ${half} ${context.unit}. Part b: 90% of ${total} is ${0.9 * total}, and there the curve is at ${ninth} ${context.unit}. Part c: 30% are below, ${0.3 * total}, and there the curve is at ${third} ${context.unit}.`,
        answers: [
          final('a', near(half, context.width / 10, context.unit)),
          final('b', near(ninth, context.width / 10, context.unit)),
          final('c', near(third, context.width / 10, context.unit)),
        ],
        verify: () => {
          const shares = [0.5, 0.9, 0.3]
          const curve = smoothCurve(data.points)
          for (const share of shares) {
            // The curve half a small square to either side lies below and above the height.
            const [x, height] = [reading(data, share * data.total), share * data.total]
            if (
              curve.heightAt(x - data.square / 2) >= height ||
              curve.heightAt(x + data.square / 2) <= height
            )
              return `the curve is not at ${height} near ${x}`
          }
          const counted = data.frequencies.filter(
            (_, n) => data.context.from + (n + 1) * data.context.width > limit,
          )
          const upTo = data.points.find(([x]) => x === limit)?.[1] ?? 0
          return sum(counted) === data.total - upTo ? null : 'the classes above the limit hold another number'
        },
      }
    },
  },
})

export const drawCumulative = defineTemplate({
  id: 'draw-a-cumulative-curve',
  marks: 6,
  calculator: true,
  level: 3,
  cases: {
    'from-frequencies'(random) {
      const data = drawData(random, 5, (data) => isReadable(data, [data.total / 2]))
      const { context, total, frequencies } = data
      const totalsSoFar = running(frequencies)
      const half = reading(data, total / 2)
      const opening = `The table shows ${wordsOf(data)}.`
      const limit = context.from + 4 * context.width
      const heads = [headOf(data), 'Frequency', 'Cumulative frequency']
      return {
        question: typst`
${opening}
${table(data, heads, [frequencies, []])}
#part("a", 2)[Complete the column of cumulative frequencies.]
#part("b", 2)[Draw the cumulative frequency diagram.]
${figure(data, false)}
#part("c", 1)[Use your diagram to estimate the median.]
#part("d", 1)[Find the percentage of the ${context.things} that ${context.more} ${limit}~${context.unit}.]`,
        answer: typst`
#part("a")[#working("B2")[#result[${totalsSoFar.join(', ')}]]
#scheme[*B1* for one slip in adding]]
#part("b")[
#note[Plot each total at the upper end of its class, and begin at ${context.from} on the axis.]
#working("B2 FT")[A smooth curve through the points:]
#scheme[*B1* for four of the points at the upper ends of their classes]]
${figure(data, true, guide(half, total / 2))}
#part("c")[#working("B1 FT")[at ${total / 2}: about #result[${half}] ${context.unit}]]
#part("d")[#working("B1")[$ ${frequencies[4] ?? 0}/${total} times 100 = #result[${((frequencies[4] ?? 0) * 100) / total}%] $]]`,
        alt: plain`${opening} ${frequencies.map((count, n) => `${classInWords(data, n)}: ${count}`).join('; ')}. Part a: complete the column of cumulative frequencies. Part b: draw the cumulative frequency diagram. Part c: estimate the median. Part d: find the percentage of the ${context.things} that ${context.more} ${limit} ${context.unit}.`,
        answerAlt: plain`Part a: ${totalsSoFar.join(', ')}. Part b: plot each at the upper end of its class, beginning at ${context.from} and 0, and join with a smooth curve. Part c: at ${total / 2} the curve is at about ${half} ${context.unit}. Part d: ${frequencies[4] ?? 0} over ${total} times 100 is ${((frequencies[4] ?? 0) * 100) / total}%.`,
        answers: [
          final('a', inOrder(totalsSoFar)),
          final('b', pointsOn(planeOfData(data), data.points), 'points of the curve'),
          final('c', near(half, context.width / 10, context.unit)),
          final('d', percent(((frequencies[4] ?? 0) * 100) / total)),
        ],
        verify: () => {
          const [half, x] = [data.total / 2, reading(data, data.total / 2)]
          // In a straight line between the two points beside it, the median is in the same class.
          const place = data.points.findIndex(([, y]) => y >= half)
          const [left, right] = [data.points[place - 1]?.[0] ?? 0, data.points[place]?.[0] ?? 0]
          if (x < left - data.square || x > right + data.square)
            return `the median is between ${left} and ${right}`
          return data.points.at(-1)?.[1] === sum(data.frequencies) ? null : 'the last point is not the total'
        },
      }
    },
  },
})

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
