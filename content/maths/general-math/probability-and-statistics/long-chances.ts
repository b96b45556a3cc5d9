// Chances without a calculator: the totals of two spinners, and a two-way table from its first numbers to pairs of people.

import { answerOf, isShare, over, reduced, withoutReplacement } from '../../kit/chance.ts'
import { final, inOrder, number } from '../../kit/final-answers.ts'
import { isPrime } from '../../kit/integers.ts'
import { highestCommonFactor } from '../../kit/numbers.ts'
import { probability } from '../../kit/typed.ts'
import { plain, typst } from '../../kit/typst.ts'
import { fractionInWords, listInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'
import { sum } from './data.ts'

const totalsTable = (a: readonly number[], b: readonly number[], rowsFull: number): string => {
  const rows = a.map(
    (first, n) => `[*${first}*], ${b.map((second) => `[${n < rowsFull ? first + second : ''}]`).join(', ')}`,
  )
  return `#table(columns: ${b.length + 1}, inset: (x: 13pt, y: 6pt), [$+$], ${b.map((value) => `[*${value}*]`).join(', ')}, ${rows.join(', ')})`
}

const ways = ['Bus', 'Rickshaw', 'Walk'] as const

type Cells = readonly (readonly (number | '')[])[]

const waysTable = (cells: Cells): string =>
  `#table(columns: 5, inset: (x: 5pt, y: 7pt), ${['', ...ways, 'Total'].map((head) => `[${head}]`).join(', ')}, ${[
    'Boys',
    'Girls',
    'Total',
  ]
    .map((name, n) => `[${name}], ${(cells[n] ?? []).map((cell) => `[${cell}]`).join(', ')}`)
    .join(', ')})`

export const chancesInFull = defineTemplate({
  id: 'chances-in-full',
  marks: 10,
  calculator: false,
  level: 4,
  cases: {
    'two-spinners'(random) {
      const { a, b, limit, turns } = random.until(
        () => ({
          a: random.distinct([1, 2, 3, 4, 5, 6], 4).sort((p, q) => p - q),
          b: random.distinct([1, 2, 3, 4, 5, 6, 7, 8], 5).sort((p, q) => p - q),
          limit: random.integer(7, 11),
          turns: random.pick([40, 60, 80, 100, 120, 160, 200]),
        }),
        ({ a, b, limit, turns }) => {
          const totals = a.flatMap((p) => b.map((q) => p + q))
          const many = totals.filter((total) => total > limit).length
          const primes = totals.filter(isPrime).length
          const odd = a.filter((p) => p % 2 === 1).length
          return (
            many >= 4 &&
            many <= 9 &&
            many !== 5 &&
            primes > 4 &&
            primes !== many &&
            odd > 0 &&
            odd < 4 &&
            b.filter((q) => q % 2 === 1).length !== 5 &&
            b.filter((q) => q % 2 === 1).length > 1 &&
            (turns * many) % 20 === 0 &&
            a.join() !== b.slice(0, 4).join()
          )
        },
      )
      const totals = a.flatMap((p) => b.map((q) => p + q))
      const primes = totals.filter(isPrime)
      const even = totals.filter((total) => total % 2 === 0).length
      const bothOdd = a.filter((p) => p % 2 === 1).length * b.filter((q) => q % 2 === 1).length
      const many = totals.filter((total) => total > limit).length
      const expected = (turns * many) / 20
      const shared = highestCommonFactor(many, 20)
      const [top, bottom] = [many / shared, 20 / shared]
      const [third = 0, fourth = 0] = a.slice(2)
      const rowOf = (first: number) => b.map((second) => first + second)
      return {
        question: typst`
Spinner $A$ has four equal parts with the numbers ${listInWords(a)}. Spinner $B$ has five equal parts with the numbers ${listInWords(b)}. Both spinners are spun, and the two numbers are added.
#part("a", 2)[Complete the table of totals. Spinner $A$ is down the side.
${totalsTable(a, b, 2)}]
#part("b i", 1)[Find the probability that the total is a prime number.]
#part("b ii", 1)[Show that the probability that the total is greater than ${limit} is $display(${top}/${bottom})$.]
#part("c", 2)[The total is even. Find the probability that both numbers are odd.]
#part("d", 1)[Both spinners are spun ${turns} times. Find the expected number of totals that are greater than ${limit}.]
#part("e", 3)[Tania and Rafi each spin both spinners once. Find the probability that exactly one of them has a total greater than ${limit}.]`,
        answer: typst`
#part("a")[
${totalsTable(a, b, 4)}
#working("B2")[the row of ${third}: #result[${rowOf(third).join(', ')}] #linebreak() the row of ${fourth}: #result[${rowOf(fourth).join(', ')}]]
#scheme[*B1* for one row, or for eight of the ten totals right.]]
#part("b i")[
#note[${primes.length} of the 20 totals are prime numbers.]
#working("B1 FT oe")[$${reduced(primes.length, 20)}$]]
#part("b ii")[#working("B1")[${many} of the 20 totals are greater than ${limit}: $${shared === 1 ? over(many, 20) : `${over(many, 20)} = ${over(top, bottom)}`}$]]
#part("c")[
#working("M1 FT")[${even} totals are even, of which ${bothOdd} come from two odd numbers]
#working("A1 FT oe")[$${reduced(bothOdd, even)}$]]
#part("d")[#working("B1")[$${turns} times display(${top}/${bottom}) =$ #result[${expected}]]]
#part("e")[
#working("B1 soi")[not greater: $1 − display(${top}/${bottom}) = display(${bottom - top}/${bottom})$]
#working("M1 FT")[$ 2 times ${top}/${bottom} times ${bottom - top}/${bottom} $]
#working("A1 oe")[$${answerOf(2 * top * (bottom - top), bottom ** 2)}$]
#scheme[*M1* needs both orders.]]`,
        alt: plain`Spinner A has four equal parts with the numbers ${listInWords(a)}. Spinner B has five equal parts with the numbers ${listInWords(b)}. Both spinners are spun, and the two numbers are added. Part a: complete the table of totals. It has a row for each number of spinner A and a column for each number of spinner B. The rows of ${third} and ${fourth} are empty. Part b i: find the probability that the total is a prime number. Part b ii: show that the probability that the total is greater than ${limit} is ${top} over ${bottom}. Part c: the total is even. Find the probability that both numbers are odd. Part d: both spinners are spun ${turns} times. Find the expected number of totals that are greater than ${limit}. Part e: Tania and Rafi each spin both spinners once. Find the probability that exactly one of them has a total greater than ${limit}.`,
        answerAlt: plain`Part a: the row of ${third} is ${rowOf(third).join(', ')}, and the row of ${fourth} is ${rowOf(fourth).join(', ')}. Part b i: ${primes.length} of the 20 totals are prime, so the probability is ${fractionInWords(primes.length, 20)}. Part b ii: ${many} of the 20 totals are greater than ${limit}, which is ${top} over ${bottom}. Part c: ${even} totals are even and ${bothOdd} of them come from two odd numbers, so ${fractionInWords(bothOdd, even)}. Part d: ${turns} times ${top} over ${bottom} is ${expected}. Part e: 2 times ${top} over ${bottom} times ${bottom - top} over ${bottom} is ${fractionInWords(2 * top * (bottom - top), bottom ** 2)}.`,
        answers: [
          final('a', inOrder(rowOf(third)), `row of ${third}`),
          final('a', inOrder(rowOf(fourth)), `row of ${fourth}`),
          final('b i', probability(primes.length, 20)),
          final('c', probability(bothOdd, even)),
          final('d', number(expected)),
          final('e', probability(2 * top * (bottom - top), bottom ** 2)),
        ],
        verify: () => {
          const spins = a.flatMap((p) => b.map((q) => [p, q] as const))
          const isMany = ([p, q]: readonly [number, number]) => p > limit - q
          const games = spins.flatMap((one) => spins.map((other) => [one, other] as const))
          return isShare(spins, ([p, q]) => [2, 3, 5, 7, 11, 13].includes(p + q), [primes.length, 20]) &&
            isShare(spins, isMany, [top, bottom]) &&
            isShare(
              spins.filter(([p, q]) => p % 2 === q % 2),
              ([p, q]) => p % 2 === 1 && q % 2 === 1,
              [bothOdd, even],
            ) &&
            isShare(games, ([one, other]) => isMany(one) !== isMany(other), [
              2 * top * (bottom - top),
              bottom ** 2,
            ])
            ? null
            : 'counted, a chance is another'
        },
      }
    },
    'ways-to-school'(random) {
      const { boys, girls, all } = random.until(
        () => {
          const drawn = () => [random.integer(4, 12), random.integer(3, 9), random.integer(4, 14)] as const
          const [boys, girls] = [drawn(), drawn()]
          return { boys, girls, all: sum([...boys, ...girls]) }
        },
        ({ boys, girls, all }) =>
          [40, 50, 60].includes(all) &&
          new Set([...boys, ...girls]).size === 6 &&
          sum(boys) !== sum(girls) &&
          (sum(boys) * sum(girls)) / highestCommonFactor(sum(boys), sum(girls)) <= 120 &&
          boys[0] * sum(girls) !== girls[0] * sum(boys) &&
          boys[1] + girls[1] > 9,
      )
      const [men, women] = [sum(boys), sum(girls)]
      const both = (men * women) / highestCommonFactor(men, women)
      const column = (n: 0 | 1 | 2) => boys[n] + girls[n]
      const full = [
        [...boys, men],
        [...girls, women],
        [column(0), column(1), column(2), all],
      ]
      const given: Cells = [
        [boys[0], '', boys[2], men],
        ['', girls[1], '', ''],
        [column(0), '', '', all],
      ]
      const pairs = column(1) * (column(1) - 1)
      const mixed = 2 * boys[1] * girls[1]
      const school = all * random.pick([10, 12, 15])
      return {
        question: typst`
The table shows how ${all} students in Cumilla come to school.
${waysTable(given)}
#part("a", 3)[Complete the table.]
#part("b i", 1)[One of the ${all} students is chosen at random. Find the probability that this student is a girl who walks.]
#part("b ii", 1)[One of the girls is chosen at random. Find the probability that she walks.]
#part("c", 1)[There are ${school} students in the school. Find the expected number of students in the school who walk.]
#part("d", 3)[Two of the students who come by rickshaw are chosen at random. Find the probability that one is a boy and one is a girl.]
#part("e", 1)[Rumi says: “A boy is more likely to come by bus than a girl.” Is she right for these ${all} students? Show how you decide.]`,
        answer: typst`
#part("a")[
${waysTable(full)}
#working("B3")[boys by rickshaw #result[${boys[1]}], girls by bus #result[${girls[0]}], girls who walk #result[${girls[2]}]; totals ${women}, ${column(1)}, ${column(2)}]
#scheme[*B2* for four or five of the six numbers, *B1* for two or three.]]
#part("b i")[#working("B1 FT oe")[$${reduced(girls[2], all)}$]]
#part("b ii")[#v(7pt)#working("B1 FT oe")[$${reduced(girls[2], women)}$]]
#part("c")[#working("B1 FT")[$display(${column(2)}/${all}) times ${school} =$ #result[${(column(2) * school) / all}]]]
#part("d")[
#working("M2 FT")[$ ${boys[1]}/${column(1)} times ${girls[1]}/${column(1) - 1} + ${girls[1]}/${column(1)} times ${boys[1]}/${column(1) - 1} $]
#working("A1 oe")[$${reduced(mixed, pairs)}$]
#scheme[*M1* for one of the two products. #linebreak() Or: $1 − display(${boys[1]}/${column(1)}) times display(${boys[1] - 1}/${column(1) - 1}) − display(${girls[1]}/${column(1)}) times display(${girls[1] - 1}/${column(1) - 1})$ *M2*]]
#part("e")[#working("B1 FT")[boys: $ ${boys[0]}/${men} = ${(boys[0] * both) / men}/${both} $ girls: $ ${girls[0]}/${women} = ${(girls[0] * both) / women}/${both} $ so ${boys[0] * women > girls[0] * men ? 'she is right' : 'she is not right'}]]`,
        alt: plain`A two-way table shows how ${all} students in Cumilla come to school: by bus, by rickshaw, or they walk. Boys: bus ${boys[0]}, rickshaw missing, walk ${boys[2]}, total ${men}. Girls: bus missing, rickshaw ${girls[1]}, walk missing, total missing. Total: bus ${column(0)}, rickshaw missing, walk missing, all ${all}. Part a: complete the table. Part b i: one of the ${all} students is chosen at random. Find the probability that this student is a girl who walks. Part b ii: one of the girls is chosen at random. Find the probability that she walks. Part c: there are ${school} students in the school. Find the expected number of students in the school who walk. Part d: two of the students who come by rickshaw are chosen at random. Find the probability that one is a boy and one is a girl. Part e: Rumi says, a boy is more likely to come by bus than a girl. Is she right for these ${all} students? Show how you decide.`,
        answerAlt: plain`Part a: ${boys[1]} boys come by rickshaw, ${girls[0]} girls come by bus and ${girls[2]} girls walk. The totals are ${women} girls, ${column(1)} by rickshaw and ${column(2)} who walk. Part b i: ${fractionInWords(girls[2], all)}. Part b ii: ${fractionInWords(girls[2], women)}. Part c: ${column(2)} over ${all}, times ${school}, is ${(column(2) * school) / all}. Part d: a boy then a girl, or a girl then a boy, has the probability ${mixed} over ${pairs}, which is ${fractionInWords(mixed, pairs)}. Part e: ${boys[0] * women > girls[0] * men ? 'yes' : 'no'}, ${boys[0]} of ${men} boys and ${girls[0]} of ${women} girls come by bus.`,
        answers: [
          final('a', number(boys[1]), 'boys by rickshaw'),
          final('a', number(girls[0]), 'girls by bus'),
          final('a', number(girls[2]), 'girls who walk'),
          final('b i', probability(girls[2], all)),
          final('b ii', probability(girls[2], women)),
          final('c', number((column(2) * school) / all)),
          final('d', probability(mixed, pairs)),
        ],
        verify: () => {
          const people = [boys, girls].flatMap((counts, row) =>
            counts.flatMap((count, at) => Array<string>(count).fill(`${'BG'[row]}${'brw'[at]}`)),
          )
          const riders = people.filter((one) => one.endsWith('r'))
          const girlsOnly = people.filter((one) => one.startsWith('G'))
          const twos = withoutReplacement(riders, 2)
          if (people.length !== all || girlsOnly.length !== women) return 'the table is another'
          return isShare(people, (one) => one === 'Gw', [girls[2], all]) &&
            isShare(girlsOnly, (one) => one === 'Gw', [girls[2], women]) &&
            isShare(twos, ([one, other]) => one !== other, [mixed, pairs]) &&
            isShare(people, (one) => one.endsWith('w'), [column(2), all])
            ? null
            : 'counted, a chance is another'
        },
      }
    },
  },
})
