// Trees to their end: what happens first changes what happens next, what is known changes what is likely.

import { answerOf, isShare, withoutReplacement } from '../../kit/chance.ts'
import { final, number } from '../../kit/final-answers.ts'
import { exact } from '../../kit/numbers.ts'
import { probability } from '../../kit/typed.ts'
import { plain, typst } from '../../kit/typst.ts'
import { fractionInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'
import { treeDiagram } from './tree-diagram.ts'

export const wholeTree = defineTemplate({
  id: 'whole-tree-question',
  marks: 13,
  calculator: true,
  level: 5,
  cases: {
    'without-replacement'(random) {
      const { r, g } = random.until(
        () => ({ r: random.integer(5, 9), g: random.integer(3, 7) }),
        ({ r, g }) => r !== g,
      )
      const n = r + g
      const all = n * (n - 1)
      const names = ['Ripe', 'Green'] as const
      const tree = (isFull: boolean) => {
        const shown = (top: number, bottom: number) => (isFull ? `${top}/${bottom}` : '')
        return treeDiagram(
          {
            chances: [`${r}/${n}`, shown(g, n)],
            outcomes: names,
            next: [
              { chances: [shown(r - 1, n - 1), shown(g, n - 1)], outcomes: names },
              { chances: [shown(r, n - 1), shown(g - 1, n - 1)], outcomes: names },
            ],
          },
          ['First', 'Second'],
        )
      }
      const [bothTop, mixedTop] = [r * (r - 1), 2 * r * g]
      const [thirdTop, thirdBottom] = [r * (r - 1) * g, n * (n - 1) * (n - 2)]
      const someTop = all - g * (g - 1)
      return {
        question: typst`
A basket from Rajshahi holds ${n} mangoes, of which ${r} are ripe and ${g} are green. Sadia takes two mangoes from the basket at random, without replacement.
#part("a", 3)[Complete the tree diagram.
${tree(false)}]
#part("b")[Find the probability that]
#part("b i", 2)[both mangoes are ripe,]
#part("b ii", 3)[exactly one of them is ripe.]
#part("c", 3)[At least one of the two mangoes is ripe. Find the probability that both are.]
#part("d", 2)[Another time, Sadia takes mangoes from the full basket one by one, without replacement, until she has a green one. Find the probability that the first green mango is the third that she takes.]`,
        answer: typst`
#part("a")[
${tree(true)}
#working("B1")[first, green: $ ${g}/${n} $]
#working("B1")[second, after a ripe one: $ ${r - 1}/${n - 1}, quad ${g}/${n - 1} $]
#working("B1")[second, after a green one: $ ${r}/${n - 1}, quad ${g - 1}/${n - 1} $]]
#part("b i")[
#working("M1 FT")[$ ${r}/${n} times ${r - 1}/${n - 1} $]
#working("A1 oe")[$=$ $${answerOf(bothTop, all)}$]]
#part("b ii")[
#working("M2 FT")[$ ${r}/${n} times ${g}/${n - 1} + ${g}/${n} times ${r}/${n - 1} $]
#working("A1 oe")[$=$ $${answerOf(mixedTop, all)}$]
#scheme[*M1* for one of the two products. #linebreak() Or: 1 − P(both ripe) − P(both green) *M2*]]
#part("c")[
#note[Only the outcomes with a ripe mango count now.]
#working("M1 FT soi")[P(at least one ripe) $ 1 − ${g}/${n} times ${g - 1}/${n - 1} = ${someTop}/${all} $]
#working("M1 dep")[$ ${bothTop}/${all} div ${someTop}/${all} $]
#working("A1 oe")[$=$ $${answerOf(bothTop, someTop)}$]]
#part("d")[
#working("M1")[$ ${r}/${n} times ${r - 1}/${n - 1} times ${g}/${n - 2} $]
#working("A1 oe")[$=$ $${answerOf(thirdTop, thirdBottom)}$]]`,
        alt: plain`A basket from Rajshahi holds ${n} mangoes, of which ${r} are ripe and ${g} are green. Sadia takes two mangoes from the basket at random, without replacement. Part a: complete the tree diagram. Its branches are ripe and green for the first mango, and ripe and green for the second after each of them. The branch for a ripe first mango has ${r} over ${n}; the other five probabilities are missing. Part b: find the probability that, part b i, both mangoes are ripe, part b ii, exactly one of them is ripe. Part c: at least one of the two mangoes is ripe. Find the probability that both are. Part d: another time, Sadia takes mangoes from the full basket one by one, without replacement, until she has a green one. Find the probability that the first green mango is the third that she takes.`,
        answerAlt: plain`Part a: green first is ${g} over ${n}. After a ripe one, ripe is ${r - 1} over ${n - 1} and green is ${g} over ${n - 1}. After a green one, ripe is ${r} over ${n - 1} and green is ${g - 1} over ${n - 1}. Part b i: ${r} over ${n} times ${r - 1} over ${n - 1} is ${fractionInWords(bothTop, all)}. Part b ii: ripe then green or green then ripe is ${fractionInWords(mixedTop, all)}. Part c: at least one ripe has the probability ${someTop} over ${all}. Dividing, the probability is ${fractionInWords(bothTop, someTop)}. Part d: ${r} over ${n} times ${r - 1} over ${n - 1} times ${g} over ${n - 2} is ${fractionInWords(thirdTop, thirdBottom)}.`,
        answers: [
          final('b i', probability(bothTop, all)),
          final('b ii', probability(mixedTop, all)),
          final('c', probability(bothTop, someTop)),
          final('d', probability(thirdTop, thirdBottom)),
        ],
        verify: () => {
          const basket = [...Array(r).fill('R'), ...Array(g).fill('G')] as string[]
          const [twos, threes] = [withoutReplacement(basket, 2), withoutReplacement(basket, 3)]
          const ripe = (taken: readonly string[]) => taken.filter((each) => each === 'R').length
          const some = twos.filter((taken) => ripe(taken) > 0)
          return isShare(twos, (taken) => ripe(taken) === 2, [bothTop, all]) &&
            isShare(twos, (taken) => ripe(taken) === 1, [mixedTop, all]) &&
            isShare(some, (taken) => ripe(taken) === 2, [bothTop, someTop]) &&
            isShare(threes, (taken) => taken.join('') === 'RRG', [thirdTop, thirdBottom])
            ? null
            : 'counted, a chance is another'
        },
      }
    },
    'rain-and-the-bus'(random) {
      const { rain, wet, dry, days } = random.until(
        () => ({
          rain: random.integer(5, 14) * 5,
          wet: random.integer(9, 15) * 5,
          dry: random.integer(2, 6) * 5,
          days: random.pick([120, 160, 200, 240]),
        }),
        ({ rain, wet, dry, days }) =>
          // No probability stands on two branches.
          new Set([rain, 100 - rain, wet, 100 - wet, dry, 100 - dry]).size === 6 &&
          ((rain * wet + (100 - rain) * dry) * days) % 10_000 === 0 &&
          (rain * wet + (100 - rain) * dry) % 10 === 0 &&
          wet > dry + 25 &&
          [0.095, 0.105]
            .map((bound) =>
              Math.ceil(Math.log(bound) / Math.log(1 - (rain * wet + (100 - rain) * dry) / 10_000)),
            )
            .every((n, _, [first]) => n === first),
      )
      const [p, w, d] = [rain / 100, wet / 100, dry / 100]
      const late = exact(p * w + (1 - p) * d)
      const expected = Math.round(days * late)
      const oneOf = exact(1 - (1 - late) ** 2)
      const [byRain, byLate] = [rain * wet, rain * wet + (100 - rain) * dry]
      const wanted = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].find((n) => (1 - late) ** n < 0.1) ?? 0
      const [q, notLate] = [exact(1 - p), exact(1 - late)]
      const names = ['Rain', 'No rain'] as const
      const tree = (isFull: boolean) =>
        `#tree(branch($${p}$, [${names[0]}], branch($${w}$, [Late]), branch(${isFull ? `$${exact(1 - w)}$` : 'none'}, [On time])), branch(${isFull ? `$${q}$` : 'none'}, [${names[1]}], branch($${d}$, [Late]), branch(${isFull ? `$${exact(1 - d)}$` : 'none'}, [On time])))`
      return {
        question: typst`
In the rainy season, the probability that it rains on the morning of a school day in Dhaka is ${p}. If it rains, the probability that Imran’s bus is late is ${w}. If it does not rain, this probability is ${d}.
#part("a", 2)[Complete the tree diagram.
${tree(false)}]
#part("b", 3)[Show that the probability that the bus is late is ${late}.]
#part("c", 1)[Find the number of days on which the bus is expected to be late in ${days} such school days.]
#part("d", 2)[The bus is late today. Find the probability that it rained.]
#part("e")[Whether the bus is late on one day does not depend on the days before.]
#part("e i", 3)[Find the probability that the bus is late on at least one of the next two days.]
#part("e ii", 2)[Find the smallest value of $n$ for which the probability that the bus is not late on any of the next $n$ days is less than 0.1.]`,
        answer: typst`
#part("a")[
${tree(true)}
#working("B2")[${q}; ${exact(1 - w)}; ${exact(1 - d)}]
#scheme[*B1* for one or two of them.]]
#part("b")[
#working("M1")[$${p} times ${w} = ${exact(p * w)}$]
#working("M1")[$${q} times ${d} = ${exact(q * d)}$]
#working("A1")[$${exact(p * w)} + ${exact(q * d)} = ${late}$]]
#part("c")[#working("B1")[$${days} times ${late} =$ #result[${expected}]]]
#part("d")[
#working("M1")[$ (${p} times ${w})/${late} $]
#working("A1 oe")[$=$ $${answerOf(byRain, byLate)}$]]
#part("e i")[
#working("M1")[$1 − ${late} = ${notLate}$]
#working("M1")[$1 − ${notLate}^2$]
#working("A1 oe")[#result[${oneOf}]]
#scheme[Or: $${late} times ${late} + 2 times ${late} times ${notLate}$ *M2*, or *M1* for one of these products.]]
#part("e ii")[
#working("M1")[$${notLate}^${wanted - 1} = ${((1 - late) ** (wanted - 1)).toFixed(4)}$ #linebreak() $${notLate}^${wanted} = ${((1 - late) ** wanted).toFixed(4)}$]
#working("A1")[$n =$ #result[${wanted}]]]`,
        alt: plain`In the rainy season, the probability that it rains on the morning of a school day in Dhaka is ${p}. If it rains, the probability that Imran's bus is late is ${w}. If it does not rain, this probability is ${d}. Part a: complete the tree diagram. It has branches for rain and no rain, and after each of them branches for late and on time. The probabilities of rain, of late after rain and of late after no rain are written; the other three are missing. Part b: show that the probability that the bus is late is ${late}. Part c: find the number of days on which the bus is expected to be late in ${days} such school days. Part d: the bus is late today. Find the probability that it rained. Part e: whether the bus is late on one day does not depend on the days before. Part e i: find the probability that the bus is late on at least one of the next two days. Part e ii: find the smallest value of n for which the probability that the bus is not late on any of the next n days is less than 0.1.`,
        answerAlt: plain`Part a: no rain is ${q}, on time after rain is ${exact(1 - w)}, and on time after no rain is ${exact(1 - d)}. Part b: ${p} times ${w} is ${exact(p * w)}, ${q} times ${d} is ${exact(q * d)}, and the sum is ${late}. Part c: ${days} times ${late} is ${expected}. Part d: ${exact(p * w)} over ${late} is ${fractionInWords(byRain, byLate)}. Part e i: not late is ${notLate}, and 1 minus ${notLate} squared is ${oneOf}. Part e ii: ${notLate} to the power ${wanted - 1} is more than 0.1 and ${notLate} to the power ${wanted} is less, so n is ${wanted}.`,
        answers: [
          final('c', number(expected)),
          final('d', probability(byRain, byLate)),
          final('e i', number(oneOf, { to: { figures: 3 } })),
          final('e ii', number(wanted, { unit: 'days' }), 'n'),
        ],
        verify: () => {
          // A hundred mornings, a hundred buses each.
          let [lateOnes, afterRain] = [0, 0]
          for (let morning = 0; morning < 100; morning += 1)
            for (let bus = 0; bus < 100; bus += 1) {
              const isWet = morning < rain
              if (bus >= (isWet ? wet : dry)) continue
              lateOnes += 1
              if (isWet) afterRain += 1
            }
          if (lateOnes !== Math.round(late * 10_000)) return `counted, ${lateOnes} in 10000 are late`
          if (afterRain * byLate !== byRain * lateOnes) return 'counted, rain is another share'
          let [n, left] = [0, 1]
          while (left >= 0.1) [n, left] = [n + 1, left * (1 - lateOnes / 10_000)]
          return n === wanted && Math.abs(late * late + 2 * late * notLate - oneOf) < 1e-9
            ? null
            : `n is ${n}`
        },
      }
    },
  },
})
