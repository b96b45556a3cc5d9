// A histogram without a scale: one frequency gives all others, and these a mean and a chance.

import { answerOf } from '../../kit/chance.ts'
import { agree } from '../../kit/checking.ts'
import { final, inOrder, number, threeFigures } from '../../kit/final-answers.ts'
import { exact, significant } from '../../kit/numbers.ts'
import { probability } from '../../kit/typed.ts'
import { plain, typst } from '../../kit/typst.ts'
import { fractionInWords, listInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'
import { spelledOut, sum, weighted } from './data.ts'
import { classInWords, className, drawData, figure, middleOf, table, widthOf } from './histogram-data.ts'

export const wholeHistogram = defineTemplate({
  id: 'whole-histogram-question',
  marks: 14,
  calculator: true,
  level: 5,
  cases: {
    'without-a-scale'(random) {
      const data = drawData(random, ({ frequencies, densities }) => {
        const [first = 0, second = 0] = frequencies
        return (
          first > 3 &&
          second > 3 &&
          first !== second &&
          densities[0] !== densities[1] &&
          frequencies.every((each) => each > 1) &&
          (frequencies.at(-1) ?? 0) % 2 === 0 &&
          new Set(frequencies).size === 5
        )
      })
      const { context, frequencies, densities, bounds } = data
      const total = sum(frequencies)
      const [f0 = 0, f1 = 0] = frequencies
      const [d0 = 0, d1 = 0] = densities
      const middles = frequencies.map((_, n) => middleOf(data, n))
      const product = exact(weighted(middles, frequencies))
      const mean = product / total
      const last = frequencies.at(-1) ?? 0
      const limit = middleOf(data, 4)
      const both = f0 + f1
      const [top, bottom] = [f0 * (f0 - 1), both * (both - 1)]
      const squares = (density: number) => Math.round(density * 5)
      const edge = bounds[2] ?? 0
      return {
        question: typst`
The histogram shows ${context.words}. There are ${f0} ${context.things} in the first class, ${className(data, 0)}.
${figure(data, 5, false)}
#part("a", 2)[Show that there are ${f1} ${context.things} in the class ${className(data, 1)}.]
#part("b", 3)[Complete the frequency table.
${table(data, [context.head, 'Frequency'], [frequencies.map((each, n) => (n < 2 ? each : ''))])}]
#part("c", 4)[Calculate an estimate of the mean.]
#part("d", 2)[Find an estimate of the number of ${context.things} that ${context.more} ${limit}~${context.unit}.]
#part("e", 3)[Two of the ${both} ${context.things} in the first two classes are chosen at random. Find the probability that both are in the first class.]`,
        answer: typst`
#part("a")[
#working("M1")[first class: $${f0} div ${widthOf(data, 0)} = ${d0}$ #linebreak() for ${squares(d0)} squares of height]
#working("A1")[second: ${squares(d1)} squares, density ${d1}, #linebreak() $${d1} times ${widthOf(data, 1)} = ${f1}$]]
#part("b")[
#working("B1 B1 B1")[#result[${frequencies.slice(2).join(', ')}]]]
#part("c")[
#working("M1")[middles ${middles.slice(0, 2).join(', ')}, …, ${middles.at(-1) ?? 0}]
#working("M1 FT")[${middles[0] ?? 0} × ${f0} + … + ${middles.at(-1) ?? 0} × ${last} #linebreak() = ${product}]
#working("M1 dep")[$${product} div ${total}$]
#working("A1")[#result[${significant(mean)}] ${context.unit} (3 s.f.)]
#scheme[The second *M1* is for values within the classes, ends included.]]
#part("d")[
#note[${limit} is in the middle of the last class.]
#working("M1 FT")[$${last} div 2$]
#working("A1")[#result[${last / 2}]]]
#part("e")[
#working("M2")[$ ${f0}/${both} times ${f0 - 1}/${both - 1} $]
#working("A1 oe")[$=$ $${answerOf(top, bottom)}$]
#scheme[*M1* for $${f0} / ${both}$ seen, or for a product with replacement.]]`,
        alt: plain`The histogram shows ${context.words}. There is no scale on the frequency density axis. In squares of the grid, the bars are ${classInWords(data, 0)}: ${squares(d0)}; ${[1, 2, 3, 4].map((n) => `${classInWords(data, n)}: ${squares(densities[n] ?? 0)}`).join('; ')}. There are ${f0} ${context.things} in the first class. Part a: show that there are ${f1} ${context.things} in the second class. Part b: complete the frequency table, in which the last three frequencies are missing. Part c: calculate an estimate of the mean. Part d: find an estimate of the number of ${context.things} that ${context.more} ${limit} ${context.unit}. Part e: two of the ${both} ${context.things} in the first two classes are chosen at random. Find the probability that both are in the first class.`,
        answerAlt: plain`Part a: ${f0} over ${widthOf(data, 0)} is a density of ${d0} for ${squares(d0)} squares, so ${squares(d1)} squares are ${d1}, and ${d1} times ${widthOf(data, 1)} is ${f1}. Part b: the frequencies are ${listInWords(frequencies.slice(2))}. Part c: the middles times the frequencies add up to ${product}, and divided by ${total} that is ${significant(mean)} ${context.unit}. Part d: half of ${last} is ${last / 2}. Part e: ${f0} over ${both} times ${f0 - 1} over ${both - 1} is ${fractionInWords(top, bottom)}.`,
        answers: [
          final('b', inOrder(frequencies.slice(2)), 'frequencies'),
          final('c', threeFigures(mean, context.unit)),
          final('d', number(last / 2)),
          final('e', probability(top, bottom)),
        ],
        verify: () => {
          const areas = frequencies.map((_, n) => squares(densities[n] ?? 0) * widthOf(data, n))
          const each = f0 / (areas[0] ?? 1)
          if (areas.some((area, n) => !agree(area * each, frequencies[n] ?? 0, 1e-6)))
            return 'an area is another'
          const all = spelledOut(middles, frequencies)
          if (!agree(sum(all) / all.length, mean)) return 'one by one the mean is another'
          const low = all.filter((value) => value < edge)
          let pairs = 0
          low.forEach((one, n) => {
            low.forEach((other, m) => {
              if (n !== m && one === middles[0] && other === middles[0]) pairs += 1
            })
          })
          return pairs === top && low.length === both ? null : 'counted, the chance is another'
        },
      }
    },
  },
})
