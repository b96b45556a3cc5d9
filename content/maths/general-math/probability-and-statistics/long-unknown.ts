// A chance that leads to an equation: how many beads there are, and what a spinner's numbers must be.

import { answerOf, isShare, oneOfEach, withoutReplacement } from '../../kit/chance.ts'
import { agree } from '../../kit/checking.ts'
import { expression, final, number } from '../../kit/final-answers.ts'
import { exact, lowestTerms } from '../../kit/numbers.ts'
import { probability } from '../../kit/typed.ts'
import { plain, typst } from '../../kit/typst.ts'
import { fractionInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'

export const chanceToEquation = defineTemplate({
  id: 'from-chance-to-equation',
  marks: 14,
  calculator: true,
  level: 5,
  cases: {
    'number-of-beads'(random) {
      // r red ones of n: both red with probability top/bottom leads to n² − n − k = 0.
      const { n, r } = random.until(
        () => ({ n: random.integer(9, 16), r: random.integer(4, 8) }),
        ({ n, r }) => {
          const [top, bottom] = lowestTerms(r * (r - 1), n * (n - 1))
          return n - r > 2 && n - r !== r && bottom <= 40 && top < 8 && top / bottom < 0.5
        },
      )
      const [top, bottom] = lowestTerms(r * (r - 1), n * (n - 1))
      const blue = n - r
      const k = n * (n - 1)
      const all = k
      const mixed = 2 * r * blue
      const some = all - r * (r - 1)
      const lastTop = r * (r - 1) * blue * 3
      const lastBottom = n * (n - 1) * (n - 2)
      return {
        question: typst`
A bag holds $n$ beads. ${r} of them are red and the others are blue. Two beads are taken from the bag at random, without replacement. The probability that both are red is $display(${top}/${bottom})$.
#part("a", 1)[Write down, in terms of $n$, the probability that the first bead is red.]
#part("b", 3)[Show that $n^2 − n − ${k} = 0$.]
#part("c", 3)[Find the number of blue beads in the bag.]
#part("d i", 2)[Find the probability that the two beads have different colours.]
#part("d ii", 2)[At least one of the two beads is blue. Find the probability that both are blue.]
#part("e", 3)[Another time, three beads are taken from the full bag at random, without replacement. Find the probability that exactly one of them is blue.]`,
        answer: typst`
#part("a")[#working("B1")[#box(baseline: 40%)[#result[$display(${r}/n)$]]]]
#part("b")[
#working("B1")[second bead red: $ ${r - 1}/(n − 1) $]
#working("M1")[$ ${r}/n times ${r - 1}/(n − 1) = ${top}/${bottom} $]
#working("A1")[$${top}n(n − 1) = ${bottom} times ${r * (r - 1)}$ #linebreak() $n(n − 1) = ${k}$ #linebreak() $n^2 − n − ${k} = 0$]]
#part("c")[
#working("M1")[$(n − ${n})(n + ${n - 1}) = 0$]
#working("A1")[$n = ${n}$, as $n$ is positive]
#working("B1 FT")[$${n} − ${r} =$ #result[${blue}]]
#scheme[*M1* also for the formula with their coefficients, or for two trials evaluated correctly.]]
#part("d i")[
#working("M1 FT")[$ ${r}/${n} times ${blue}/${n - 1} + ${blue}/${n} times ${r}/${n - 1} $]
#working("A1 oe")[$=$ $${answerOf(mixed, all)}$]]
#part("d ii")[
#working("M1 FT")[$ (${blue}/${n} times ${blue - 1}/${n - 1}) div (1 − ${top}/${bottom}) $]
#working("A1 oe")[$=$ $${answerOf(blue * (blue - 1), some)}$]]
#part("e")[
#working("M2 FT")[$ 3 times ${r}/${n} times ${r - 1}/${n - 1} times ${blue}/${n - 2} $]
#working("A1 oe")[$=$ $${answerOf(lastTop, lastBottom)}$]
#scheme[*M1* for the product without the factor 3.]]`,
        alt: plain`A bag holds n beads. ${r} of them are red and the others are blue. Two beads are taken from the bag at random, without replacement. The probability that both are red is ${top} over ${bottom}. Part a: write down, in terms of n, the probability that the first bead is red. Part b: show that n squared minus n minus ${k} equals 0. Part c: find the number of blue beads in the bag. Part d i: find the probability that the two beads have different colours. Part d ii: at least one of the two beads is blue. Find the probability that both are blue. Part e: another time, three beads are taken from the full bag at random, without replacement. Find the probability that exactly one of them is blue.`,
        answerAlt: plain`Part a: ${r} over n. Part b: ${r} over n, times ${r - 1} over, open bracket, n minus 1, close bracket, is ${top} over ${bottom}, so n times, open bracket, n minus 1, close bracket, is ${k}. Part c: open bracket, n minus ${n}, close bracket, times, open bracket, n plus ${n - 1}, close bracket, is 0, so n is ${n} and there are ${blue} blue beads. Part d i: red then blue or blue then red is ${fractionInWords(mixed, all)}. Part d ii: both blue over at least one blue is ${fractionInWords(blue * (blue - 1), some)}. Part e: 3 times ${r} over ${n} times ${r - 1} over ${n - 1} times ${blue} over ${n - 2} is ${fractionInWords(lastTop, lastBottom)}.`,
        answers: [
          final('a', expression(`${r}/n`, 'n')),
          final('c', number(blue)),
          final('d i', probability(mixed, all)),
          final('d ii', probability(blue * (blue - 1), some)),
          final('e', probability(lastTop, lastBottom)),
        ],
        verify: () => {
          const bag = (blues: number) => [...Array(r).fill('R'), ...Array(blues).fill('B')] as string[]
          const isRed = (taken: readonly string[]) => taken.every((each) => each === 'R')
          const fitting = Array.from({ length: 25 }, (_, blues) => blues).filter((blues) =>
            isShare(withoutReplacement(bag(blues), 2), isRed, [top, bottom]),
          )
          if (fitting.join() !== `${blue}`) return `there may be ${fitting.join(', ')} blue ones`
          const [twos, threes] = [withoutReplacement(bag(blue), 2), withoutReplacement(bag(blue), 3)]
          const blues = (taken: readonly string[]) => taken.filter((each) => each === 'B').length
          const someBlue = twos.filter((taken) => blues(taken) > 0)
          return isShare(twos, (taken) => blues(taken) === 1, [mixed, all]) &&
            isShare(someBlue, (taken) => blues(taken) === 2, [blue * (blue - 1), some]) &&
            isShare(threes, (taken) => blues(taken) === 1, [lastTop, lastBottom])
            ? null
            : 'counted, a chance is another'
        },
      }
    },
    'spinner-and-prizes'(random) {
      // In hundredths: x for 1 and 2x for 3; ways to 6 are 3 and 3, 2 and 4, 4 and 2.
      const { x, second, prize, price, people } = random.until(
        () => ({
          x: random.integer(2, 5) * 5,
          second: random.integer(2, 9) * 5,
          prize: random.pick([40, 50, 60, 80]),
          price: random.pick([10, 15, 20]),
          people: random.pick([120, 160, 200, 240]),
        }),
        ({ x, second, prize, price, people }) => {
          const fourth = 100 - 3 * x - second
          const wins = 2 * second * fourth + 4 * x * x
          return (
            fourth > 5 &&
            new Set([x, second, 2 * x, fourth]).size === 4 &&
            wins < 5_000 &&
            (wins * people) % 10_000 === 0 &&
            wins * prize < 0.8 * price * 10_000
          )
        },
      )
      const fourth = 100 - 3 * x - second
      const chances = [x, second, 2 * x, fourth].map((each) => exact(each / 100)) as [
        number,
        number,
        number,
        number,
      ]
      const [p1, p2, p3, p4] = chances
      const six = exact(2 * p2 * p4 + p3 * p3)
      const winners = Math.round(six * people)
      const profit = people * price - winners * prize
      const noFour = exact(1 - p4)
      const turns = Array.from({ length: 60 }, (_, n) => n).find((n) => 1 - noFour ** n > 0.9) ?? 0
      const thirdTop = exact(p3 * p3)
      const [top, bottom] = lowestTerms(Math.round(thirdTop * 10_000), Math.round(six * 10_000))
      return {
        question: typst`
A spinner stops on 1, 2, 3 or 4. The table shows the probabilities.
#table(columns: 5, inset: (x: 9pt, y: 7pt), [Number], [1], [2], [3], [4], [Probability], [$x$], [${p2}], [$2x$], [${p4}])
#part("a", 2)[Find the value of $x$.]
#part("b", 3)[The spinner is spun twice and the two numbers are added. Show that the probability of a total of 6 is ${six}.]
#part("c", 2)[The total is 6. Find the probability that both numbers are 3.]
#part("d", 4)[At a school fair, a turn is two spins and costs Tk~${price}. A player wins Tk~${prize} for a total of 6, and nothing otherwise. ${people} players have a turn each. Calculate the profit that the school expects.]
#part("e", 3)[Find the smallest number of spins for which the probability of at least one 4 is greater than 0.9.]`,
        answer: typst`
#part("a")[
#working("M1")[$x + ${p2} + 2x + ${p4} = 1$]
#working("A1")[$3x = ${exact(3 * p1)}$, $x =$ #result[${p1}]]]
#part("b")[
#working("M1")[3 and 3: $${p3} times ${p3} = ${thirdTop}$]
#working("M1")[2 and 4, either first: #linebreak() $2 times ${p2} times ${p4} = ${exact(2 * p2 * p4)}$]
#working("A1")[$${thirdTop} + ${exact(2 * p2 * p4)} = ${six}$]]
#part("c")[
#working("M1")[$ ${thirdTop}/${six} $]
#working("A1 oe")[$=$ $${answerOf(top, bottom)}$]]
#part("d")[
#working("M1")[$${people} times ${six} = ${winners}$ winners]
#working("M1")[$${people} times ${price} = ${people * price}$]
#working("M1 FT")[$${people * price} − ${winners} times ${prize}$]
#working("A1")[#result[Tk ${profit}]]
#scheme[Or, for one player: $${price} − ${six} times ${prize}$ *M2*, times ${people} *M1*]]
#part("e")[
#working("M1")[P(no 4 in $n$ spins) $= ${noFour}^n$]
#working("M1")[$1 − ${noFour}^${turns - 1} = ${(1 - noFour ** (turns - 1)).toFixed(4)}$ #linebreak() $1 − ${noFour}^${turns} = ${(1 - noFour ** turns).toFixed(4)}$]
#working("A1")[#result[${turns}] spins]
#scheme[The second *M1* is for one trial with $n > 1$, evaluated correctly.]]`,
        alt: plain`A spinner stops on 1, 2, 3 or 4. A table shows the probabilities: 1, x; 2, ${p2}; 3, 2 x; 4, ${p4}. Part a: find the value of x. Part b: the spinner is spun twice and the two numbers are added. Show that the probability of a total of 6 is ${six}. Part c: the total is 6. Find the probability that both numbers are 3. Part d: at a school fair, a turn is two spins and costs ${price} taka. A player wins ${prize} taka for a total of 6, and nothing otherwise. ${people} players have a turn each. Calculate the profit that the school expects. Part e: find the smallest number of spins for which the probability of at least one 4 is greater than 0.9.`,
        answerAlt: plain`Part a: the probabilities add up to 1, so 3 x is ${exact(3 * p1)} and x is ${p1}. Part b: 3 and 3 is ${thirdTop}, 2 and 4 in either order is ${exact(2 * p2 * p4)}, and the sum is ${six}. Part c: ${thirdTop} over ${six} is ${fractionInWords(top, bottom)}. Part d: ${winners} winners are expected, so the profit is ${people * price} minus ${winners} times ${prize}, ${profit} taka. Part e: 1 minus ${noFour} to the power n is greater than 0.9 from ${turns} spins on.`,
        answers: [
          final('a', number(p1), 'x'),
          final('c', probability(top, bottom)),
          final('d', number(profit, { unit: 'taka' })),
          final('e', number(turns)),
        ],
        verify: () => {
          // A spinner with a hundred equal sectors.
          const sectors = [x, second, 2 * x, fourth].flatMap((many, n) => Array<number>(many).fill(n + 1))
          if (sectors.length !== 100) return 'the probabilities do not add up'
          const pairs = oneOfEach(sectors, sectors)
          const sixes = pairs.filter(([a = 0, b = 0]) => a + b === 6)
          if (sixes.length !== Math.round(six * 10_000)) return `${sixes.length} of 10 000 pairs make 6`
          if (!isShare(sixes, ([a, b]) => a === 3 && b === 3, [top, bottom]))
            return 'another share is 3 and 3'
          const each = price - (sixes.length / 10_000) * prize
          if (!agree(each * people, profit)) return 'another profit is expected'
          let [spins, left] = [0, 1]
          while (left >= 0.1)
            [spins, left] = [spins + 1, left * (sectors.filter((one) => one < 4).length / 100)]
          return spins === turns ? null : `${spins} spins are needed`
        },
      }
    },
  },
})
