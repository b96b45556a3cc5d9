// Cumulative frequency from the curve to the mean and on to chance, and from a table to the curve.

import { answerOf } from '../../kit/chance.ts'
import { agree } from '../../kit/checking.ts'
import { final, inOrder, number, tableClass, threeFigures } from '../../kit/final-answers.ts'
import { kept } from '../../kit/measuring.ts'
import { exact, significant } from '../../kit/numbers.ts'
import { pointsOn } from '../../kit/planes.ts'
import { near, probability } from '../../kit/typed.ts'
import { plain, typst } from '../../kit/typst.ts'
import { fractionInWords, listInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'
import { guide } from './cumulative.ts'
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
import { running, spelledOut, sum, weighted } from './data.ts'
import { smoothCurve } from './smooth-curve.ts'

const quarters = [0.25, 0.5, 0.75] as const

/** A mean with one decimal place at most is exact, and its 3 figures may be fewer. */
const shownMean = (mean: number) => {
  const isExact = Number.isInteger(exact(mean * 10))
  return [isExact, isExact ? String(exact(mean)) : significant(mean)] as const
}
const orRounded = (mean: number) =>
  Number(significant(mean)) === exact(mean) ? '' : `, or ${significant(mean)}`

export const wholeCumulative = defineTemplate({
  id: 'whole-cumulative-question',
  marks: 14,
  calculator: true,
  level: 5,
  cases: {
    'from-the-curve'(random) {
      const data = drawData(random, 6, (drawn) =>
        isReadable(
          drawn,
          quarters.map((share) => share * drawn.total),
        ),
      )
      const { context, total, points, frequencies } = data
      const [lower, half, upper] = quarters.map((share) => reading(data, share * total)) as [
        number,
        number,
        number,
      ]
      const middles = frequencies.map((_, n) => context.from + (n + 0.5) * context.width)
      const product = weighted(middles, frequencies)
      const mean = product / total
      const [isExact, meanShown] = shownMean(mean)
      const last = frequencies.slice(4) as [number, number]
      const both = sum(last)
      const limit = context.from + 4 * context.width
      const [top, bottom] = [2 * last[0] * last[1], both * (both - 1)]
      const opening = `The cumulative frequency diagram shows ${wordsOf(data)}.`
      return {
        question: typst`
${opening}
${figure(data, true)}
#part("a")[Use the diagram to estimate]
#part("a i", 1)[the median,]
#part("a ii", 2)[the interquartile range.]
#part("b", 2)[Use the diagram to complete the frequency table.
${table(data, [headOf(data), 'Frequency'], [frequencies.map((each, n) => (n < 1 ? each : ''))])}]
#part("c", 4)[Use your table to calculate an estimate of the mean.]
#part("d i", 1)[Write down the number of ${context.things} that ${context.more} ${limit}~${context.unit}.]
#part("d ii", 4)[Two of the ${context.things} that ${context.more} ${limit}~${context.unit} are chosen at random. Find the probability that they are in different classes.]`,
        answer: typst`
${figure(data, true, guide(lower, total / 4) + guide(half, total / 2) + guide(upper, 0.75 * total))}
#part("a i")[#working("B1")[at ${total / 2}: #result[${half}] ${context.unit}]]
#part("a ii")[
#working("M1")[${upper} or ${lower} seen]
#working("A1")[$${upper} − ${lower} =$ #result[${upper - lower}] ${context.unit}]
#scheme[Values within half a small square are accepted.]]
#part("b")[
#working("B2")[#result[${frequencies.slice(1).join(', ')}]]
#scheme[*B1* for three or four right, or for ${running(frequencies).slice(0, 3).join(', ')}, … read off the diagram.]]
#part("c")[
#working("M1")[mid-values ${middles.slice(0, 2).join(', ')}, …, ${middles.at(-1) ?? 0}]
#working("M1 FT")[${middles[0] ?? 0} × ${frequencies[0] ?? 0} + … + ${middles.at(-1) ?? 0} × ${frequencies.at(-1) ?? 0} #linebreak() = ${kept(product)}]
#working("M1 dep")[${kept(product)} ÷ ${total}]
#working("A1")[#result[${meanShown}] ${context.unit}${isExact ? orRounded(mean) : ' (3 s.f.)'}]
#scheme[The second *M1* is for values within the classes, ends included.]]
#part("d i")[#working("B1 FT")[$${last[0]} + ${last[1]} =$ #result[${both}]]]
#part("d ii")[
#note[Either class can come first.]
#working("M2 FT")[$ ${last[0]}/${both} times ${last[1]}/${both - 1} $]
#working("M1 dep")[$ 2 times ${last[0]}/${both} times ${last[1]}/${both - 1} $]
#working("A1 oe")[$=$ $${answerOf(top, bottom)}$]
#scheme[*M1* for denominators ${both} and ${both - 1} in a product.]]`,
        alt: plain`${opening} The curve goes through the points ${points.map(([x, y]) => `${x} and ${y}`).join('; ')}. Part a: use the diagram to estimate, part a i, the median, part a ii, the interquartile range. Part b: use the diagram to complete the frequency table. The classes are ${frequencies.map((_, n) => classInWords(data, n)).join('; ')}. The first frequency is ${frequencies[0] ?? 0}. Part c: use your table to calculate an estimate of the mean. Part d i: write down the number of ${context.things} that ${context.more} ${limit} ${context.unit}. Part d ii: two of the ${context.things} that ${context.more} ${limit} ${context.unit} are chosen at random. Find the probability that they are in different classes.`,
        answerAlt: plain`Part a i: at ${total / 2} the curve is at ${half} ${context.unit}. Part a ii: the quartiles are ${upper} and ${lower}, so the interquartile range is ${upper - lower} ${context.unit}. Part b: the frequencies are ${listInWords(frequencies.slice(1))}. Part c: the mid-values times the frequencies add up to ${product}, and divided by ${total} that is ${meanShown} ${context.unit}. Part d i: ${last[0]} plus ${last[1]} is ${both}. Part d ii: 2 times ${last[0]} over ${both} times ${last[1]} over ${both - 1} is ${fractionInWords(top, bottom)}.`,
        answers: [
          final('a i', near(half, context.width / 10, context.unit)),
          final('a ii', near(upper - lower, context.width / 10, context.unit)),
          final('b', inOrder(frequencies.slice(1), { whole: frequencies }), 'missing frequencies'),
          final('c', threeFigures(mean, context.unit)),
          final('d i', number(both)),
          final('d ii', probability(top, bottom)),
        ],
        verify: () => {
          const curve = smoothCurve(points)
          for (const [share, x] of [
            [0.25, lower],
            [0.5, half],
            [0.75, upper],
          ] as const) {
            if (curve.heightAt(x - data.square / 2) >= share * total) return `the curve is too high at ${x}`
            if (curve.heightAt(x + data.square / 2) <= share * total) return `the curve is too low at ${x}`
          }
          const all = spelledOut(middles, frequencies)
          if (!agree(sum(all) / all.length, mean)) return 'one by one the mean is another'
          const chosen = all.filter((value) => value > limit)
          if (chosen.length !== both) return 'others lie above the limit'
          let different = 0
          chosen.forEach((one, n) => {
            chosen.forEach((other, m) => {
              if (n !== m && one !== other) different += 1
            })
          })
          return different * bottom === top * both * (both - 1) ? null : 'counted, the chance is another'
        },
      }
    },
    'draw-the-curve'(random) {
      const data = drawData(
        random,
        6,
        (drawn) =>
          isReadable(drawn, [0.5 * drawn.total, 0.8 * drawn.total]) &&
          drawn.frequencies.filter((each) => each === Math.max(...drawn.frequencies)).length === 1,
      )
      const { context, total, points, frequencies } = data
      const middles = frequencies.map((_, n) => context.from + (n + 0.5) * context.width)
      const product = weighted(middles, frequencies)
      const mean = product / total
      const [isExact, meanShown] = shownMean(mean)
      const modal = frequencies.indexOf(Math.max(...frequencies))
      const ends = frequencies.map((_, n) => context.from + (n + 1) * context.width)
      const [half, eightieth] = [reading(data, total / 2), reading(data, 0.8 * total)]
      const limit = ends[3] ?? 0
      const above = total - (running(frequencies)[3] ?? 0)
      const percentage = exact((above / total) * 100)
      const opening = `The table shows ${wordsOf(data)}.`
      const modalClass = `${context.from + modal * context.width} < ${context.letter} <= ${ends[modal] ?? 0}`
      return {
        question: typst`
${opening}
${table(data, [headOf(data), 'Frequency'], [frequencies])}
#part("a", 1)[Write down the modal class.]
#part("b", 4)[Calculate an estimate of the mean.]
#part("c", 2)[Complete the cumulative frequency table.
#table(columns: 2, inset: (x: 6pt, y: 6pt), [${headOf(data)}], [Cumulative frequency], ${ends.map((end, n) => `[$${context.letter} <= ${end}$], [${n === 0 ? (frequencies[0] ?? 0) : ''}]`).join(', ')})]
#part("d", 3)[On the grid, draw a cumulative frequency diagram.
${figure(data, false)}]
#part("e")[Use your diagram to find an estimate of]
#part("e i", 1)[the median,]
#part("e ii", 1)[the 80th percentile.]
#part("f", 2)[Find the percentage of the ${context.things} that ${context.more} ${limit}~${context.unit}.]`,
        answer: typst`
#part("a")[#working("B1")[#result[$${modalClass}$]]]
#part("b")[
#working("M1")[mid-values ${middles.slice(0, 2).join(', ')}, …, ${middles.at(-1) ?? 0}]
#working("M1")[${middles[0] ?? 0} × ${frequencies[0] ?? 0} + … + ${middles.at(-1) ?? 0} × ${frequencies.at(-1) ?? 0} #linebreak() = ${kept(product)}]
#working("M1 dep")[${kept(product)} ÷ ${total}]
#working("A1")[#result[${meanShown}] ${context.unit}${isExact ? orRounded(mean) : ' (3 s.f.)'}]]
#part("c")[
#working("B2")[#result[${running(frequencies).slice(1).join(', ')}]]
#scheme[*B1* for one slip in adding, the rest following from it.]]
#part("d")[
${figure(data, true, guide(half, total / 2) + guide(eightieth, 0.8 * total))}
#working("B1")[points at the upper ends of the classes]
#working("B1 FT")[points at the right heights]
#working("B1 dep")[a smooth increasing curve through them, from (${context.from}, 0)]]
#part("e i")[#working("B1 FT")[at ${total / 2}: #result[${half}] ${context.unit}]]
#part("e ii")[#working("B1 FT")[at ${0.8 * total}: #result[${eightieth}] ${context.unit}]
#scheme[Values within half a small square are accepted.]]
#part("f")[
#working("M1 FT")[$${total} − ${total - above} = ${above}$]
#working("A1")[$ ${above}/${total} times 100 = #result[${percentage}%] $]]`,
        alt: plain`${opening} ${frequencies.map((each, n) => `${classInWords(data, n)}: ${each}`).join('; ')}. Part a: write down the modal class. Part b: calculate an estimate of the mean. Part c: complete the cumulative frequency table, for values up to ${listInWords(ends)}. The first is ${frequencies[0] ?? 0}. Part d: on the grid, draw a cumulative frequency diagram. The grid goes across from ${context.from} to ${ends.at(-1) ?? 0} and up to ${total}. Part e: use your diagram to find an estimate of, part e i, the median, part e ii, the 80th percentile. Part f: find the percentage of the ${context.things} that ${context.more} ${limit} ${context.unit}.`,
        answerAlt: plain`Part a: the modal class is ${classInWords(data, modal)}. Part b: the mid-values times the frequencies add up to ${product}, and divided by ${total} that is ${meanShown} ${context.unit}. Part c: the cumulative frequencies are ${listInWords(running(frequencies).slice(1))}. Part d: the curve goes through ${points.map(([x, y]) => `${x} and ${y}`).join('; ')}. Part e i: at ${total / 2} it is at ${half} ${context.unit}. Part e ii: at ${0.8 * total} it is at ${eightieth} ${context.unit}. Part f: ${above} over ${total}, times 100, is ${percentage}%.`,
        answers: [
          final('a', tableClass(modalClass, context.letter)),
          final('b', threeFigures(mean, context.unit)),
          final(
            'c',
            inOrder(running(frequencies).slice(1), { whole: running(frequencies) }),
            'missing values',
          ),
          final('d', pointsOn(planeOfData(data), points), 'points of the curve'),
          final('e i', near(half, context.width / 10, context.unit)),
          final('e ii', near(eightieth, context.width / 10, context.unit)),
          final('f', number(percentage, { unit: '%' })),
        ],
        verify: () => {
          const curve = smoothCurve(points)
          if (Math.abs(curve.heightAt(half) - total / 2) > total / 20) return 'the median is elsewhere'
          if (Math.abs(curve.heightAt(eightieth) - 0.8 * total) > total / 20)
            return 'the percentile is elsewhere'
          const all = spelledOut(middles, frequencies)
          if (all.length !== total || !agree(sum(all) / all.length, mean))
            return 'one by one the mean is another'
          const counted = (all.filter((value) => value > limit).length / all.length) * 100
          return agree(counted, percentage) ? null : `counted, it is ${counted}%`
        },
      }
    },
  },
})
