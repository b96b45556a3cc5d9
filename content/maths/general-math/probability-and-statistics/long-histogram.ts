// A histogram without a scale: one frequency gives all others, and these a mean and a chance.

import { answerOf } from '../../kit/chance.ts'
import { agree } from '../../kit/checking.ts'
import { final, inOrder, number, tableClass, threeFigures } from '../../kit/final-answers.ts'
import { exact, significant } from '../../kit/numbers.ts'
import { probability } from '../../kit/typed.ts'
import { plain, typst } from '../../kit/typst.ts'
import { fractionInWords, listInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'
import { ordered, running, spelledOut, sum, weighted } from './data.ts'
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
      // Equal widths cancel.
      const inSquares = (n: number) =>
        widthOf(data, 0) === widthOf(data, 1)
          ? squares(densities[n] ?? 0)
          : `(${squares(densities[n] ?? 0)} times ${widthOf(data, n)})`
      const isExact = Number.isInteger(exact(mean * 10))
      const meanShown = isExact ? exact(mean) : significant(mean)
      const edge = bounds[2] ?? 0
      return {
        question: typst`
The histogram shows ${context.words}. There are ${f0} ${context.things} in the first class, ${className(data, 0)}.
${figure(data, 5, false)}
#part("a", 2)[Show that there are ${f1} ${context.things} in the class ${className(data, 1)}.]
#part("b", 3)[Complete the frequency table.
${table(data, [context.head, 'Frequency'], [frequencies.map((each, n) => (n < 2 ? each : ''))])}]
#part("c", 4)[Calculate an estimate of the mean.]
#part("d", 2)[Find an estimate of the number of ${context.things} ${context.pronoun} ${context.more} ${limit}~${context.unit}.]
#part("e", 3)[Two of the ${both} ${context.things} in the first two classes are chosen at random. Find the probability that both are in the first class.]`,
        answer: typst`
#part("a")[
#working("M1")[first class: $${f0} div ${widthOf(data, 0)} = ${d0}$ #linebreak() for ${squares(d0)} squares of height]
#working("A1")[second: ${squares(d1)} squares, density ${d1}, #linebreak() $${d1} times ${widthOf(data, 1)} = ${f1}$]
#scheme[Or by areas: $ ${inSquares(1)}/${inSquares(0)} times ${f0} $ *M1*, $= ${f1}$ *A1*]]
#part("b")[
#working("B1 B1 B1")[#result[${frequencies.slice(2).join(', ')}]]]
#part("c")[
#working("M1")[mid-values ${middles.slice(0, 2).join(', ')}, …, ${middles.at(-1) ?? 0}]
#working("M1 FT")[${middles[0] ?? 0} × ${f0} + … + ${middles.at(-1) ?? 0} × ${last} #linebreak() = ${product}]
#working("M1 dep")[$${product} div ${total}$]
#working("A1")[#result[${meanShown}] ${context.unit}${isExact ? '' : ' (3 s.f.)'}]
#scheme[The second *M1* is for values within the classes, ends included.]]
#part("d")[
#note[${limit} is in the middle of the last class.]
#working("M1 FT")[$${last} div 2$]
#working("A1")[#result[${last / 2}]]]
#part("e")[
#working("M2")[$ ${f0}/${both} times ${f0 - 1}/${both - 1} $]
#working("A1 oe")[$=$ $${answerOf(top, bottom)}$]
#scheme[*M1* for $${f0} / ${both}$ seen, or for a product with replacement.]]`,
        alt: plain`The histogram shows ${context.words}. There is no scale on the frequency density axis. The heights of the bars, in squares of the grid, are: ${classInWords(data, 0)}: ${squares(d0)}; ${[1, 2, 3, 4].map((n) => `${classInWords(data, n)}: ${squares(densities[n] ?? 0)}`).join('; ')}. There are ${f0} ${context.things} in the first class. Part a: show that there are ${f1} ${context.things} in the second class. Part b: complete the frequency table, in which the last three frequencies are missing. Part c: calculate an estimate of the mean. Part d: find an estimate of the number of ${context.things} ${context.pronoun} ${context.more} ${limit} ${context.unit}. Part e: two of the ${both} ${context.things} in the first two classes are chosen at random. Find the probability that both are in the first class.`,
        answerAlt: plain`Part a: ${f0} over ${widthOf(data, 0)} is a density of ${d0} for ${squares(d0)} squares, so ${squares(d1)} squares are ${d1}, and ${d1} times ${widthOf(data, 1)} is ${f1}. Part b: the frequencies are ${listInWords(frequencies.slice(2))}. Part c: the mid-values times the frequencies add up to ${product}, and divided by ${total} that is ${meanShown} ${context.unit}. Part d: half of ${last} is ${last / 2}. Part e: ${f0} over ${both} times ${f0 - 1} over ${both - 1} is ${fractionInWords(top, bottom)}.`,
        answers: [
          final('b', inOrder(frequencies.slice(2), { whole: frequencies }), 'frequencies'),
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
    'frequency-from-the-mean'(random) {
      const data = drawData(random, (drawn) => {
        const { frequencies } = drawn
        const total = sum(frequencies)
        const mean =
          weighted(
            frequencies.map((_, n) => middleOf(drawn, n)),
            frequencies,
          ) / total
        const before = running(frequencies)
        return (
          new Set(frequencies).size === 5 &&
          frequencies.every((each) => each > 2) &&
          (frequencies[4] ?? 0) % 2 === 0 &&
          Number.isInteger(exact(mean * 10)) &&
          Math.abs(middleOf(drawn, 2) - mean) > 1 &&
          before.every((count) => Math.abs(count - total / 2) > 1)
        )
      })
      const { context, frequencies, densities, bounds } = data
      const total = sum(frequencies)
      const middles = frequencies.map((_, n) => middleOf(data, n))
      const mean = exact(weighted(middles, frequencies) / total)
      const k = frequencies[2] ?? 0
      const middle = middles[2] ?? 0
      const known = total - k
      const product = exact(weighted(middles, frequencies) - k * middle)
      const half = running(frequencies).findIndex((count) => count > total / 2)
      const last = frequencies[4] ?? 0
      const limit = middles[4] ?? 0
      const two = last + (frequencies[3] ?? 0)
      const [top, bottom] = [two * (two - 1), total * (total - 1)]
      const shownProducts = middles.map((each, n) =>
        n === 2 ? `${each}k` : `${each} times ${frequencies[n] ?? 0}`,
      )
      const [left, right] = [exact(Math.abs(middle - mean)), exact(Math.abs(mean * known - product))]
      return {
        question: typst`
The table shows ${context.words}. One of the frequencies is $k$.
${table(data, [context.head, 'Frequency'], [frequencies.map((each, n) => (n === 2 ? '$k$' : each))])}
An estimate of the mean is ${mean} ${context.unit}.
#part("a", 4)[Show that $k = ${k}$.]
#part("b", 4)[Complete the histogram. The first bar is drawn.
${figure(data, 1)}]
#part("c", 1)[Write down the class that contains the median.]
#part("d", 2)[Find an estimate of the number of ${context.things} ${context.pronoun} ${context.more} ${limit}~${context.unit}.]
#part("e", 3)[Two of all the ${context.things} are chosen at random. Find the probability that both ${context.more} ${bounds[3] ?? 0}~${context.unit}.]`,
        answer: typst`
#part("a")[
#working("M1")[mid-values ${middles.join(', ')}]
#working("M1")[$${shownProducts.join(' + ')}$ #linebreak() $= ${product} + ${middle}k$]
#working("M1 dep")[$${product} + ${middle}k = ${mean}(${known} + k)$]
#working("A1")[$${left}k = ${right}$, so $k = ${k}$]
#scheme[The second *M1* is for values within the classes, ends included. #linebreak() If $k = ${k}$ is put in and the mean worked out, at most *M2*.]]
#part("b")[
${figure(data, 5)}
#working("B1 B1 B1 B1")[frequency densities #result[${densities.slice(1).join(', ')}], each bar with the right width]]
#part("c")[#working("B1")[#result[${className(data, half)}]]]
#part("d")[
#note[${limit} is in the middle of the last class.]
#working("M1")[$${last} div 2$]
#working("A1")[#result[${last / 2}]]]
#part("e")[
#note[$${two - last} + ${last} = ${two}$ of the $${known} + ${k} = ${total}$ ${context.things}]
#working("M2")[$ ${two}/${total} times ${two - 1}/${total - 1} $]
#working("A1 oe")[$=$ $${answerOf(top, bottom)}$]
#scheme[*M1* for $${two} / ${total}$ seen, or for a product with replacement.]]`,
        alt: plain`A table shows ${context.words}. The frequencies are: ${frequencies.map((each, n) => `${classInWords(data, n)}: ${n === 2 ? 'k' : each}`).join('; ')}. An estimate of the mean is ${mean} ${context.unit}. Part a: show that k equals ${k}. Part b: complete the histogram. Its first bar has the height ${densities[0] ?? 0}; the scale goes across to 50 and up to 4. Part c: write down the class that contains the median. Part d: find an estimate of the number of ${context.things} ${context.pronoun} ${context.more} ${limit} ${context.unit}. Part e: two of all the ${context.things} are chosen at random. Find the probability that both ${context.more} ${bounds[3] ?? 0} ${context.unit}.`,
        answerAlt: plain`Part a: with the mid-values ${listInWords(middles)}, the sum of the products is ${product} plus ${middle} k, which is ${mean} times, open bracket, ${known} plus k, close bracket. So ${left} k is ${right}, and k is ${k}. Part b: the other bars have the heights ${listInWords(densities.slice(1))}. Part c: half of ${total} is reached in the class ${classInWords(data, half)}. Part d: half of ${last} is ${last / 2}. Part e: ${two} over ${total}, times ${two - 1} over ${total - 1}, is ${fractionInWords(top, bottom)}.`,
        answers: [
          final('b', inOrder(densities.slice(1), { whole: densities }), 'frequency densities'),
          final(
            'c',
            tableClass(
              `${bounds[half] ?? 0} < ${context.letter} <= ${bounds[half + 1] ?? 0}`,
              context.letter,
            ),
          ),
          final('d', number(last / 2)),
          final('e', probability(top, bottom)),
        ],
        verify: () => {
          const withK = (count: number) =>
            spelledOut(
              middles,
              frequencies.map((each, n) => (n === 2 ? count : each)),
            )
          const fitting = Array.from({ length: 120 }, (_, n) => n).filter((n) =>
            agree(sum(withK(n)) / withK(n).length, mean),
          )
          if (fitting.join() !== `${k}`) return `k may be ${fitting.join(', ')}`
          const all = withK(k)
          if (ordered(all)[Math.floor(total / 2)] !== middles[half]) return 'the median is in another class'
          if (densities.some((each, n) => !agree(each * widthOf(data, n), frequencies[n] ?? 0)))
            return 'a bar has another area'
          const [over, others] = [all.filter((value) => value > (bounds[3] ?? 0)), all.length - 1]
          return over.length === two && over.length * (over.length - 1) * bottom === all.length * others * top
            ? null
            : 'counted, the chance is another'
        },
      }
    },
  },
})
