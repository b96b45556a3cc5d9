// Highest common factor and lowest common multiple, from numbers and from their prime factors.

import { final, number } from '../../kit/final-answers.ts'
import { highestCommonFactor } from '../../kit/numbers.ts'
import { multiplied, type PrimePowers, primePowers, product, productInWords } from '../../kit/printing.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'
import { typedProduct } from './factors.ts'

export const factorAndMultiple = defineTemplate({
  id: 'hcf-and-lcm',
  marks: 4,
  calculator: false,
  level: 2,
  cases: {
    'two-numbers'(random) {
      const [a, b] = random.until(
        () => {
          const one = random.integer(24, 140, 2)
          return [primePowers(one), primePowers(random.integer(24, 140, 2))] as const
        },
        ([first, second]) => {
          const [x, y] = [multiplied(first), multiplied(second)]
          const shared = highestCommonFactor(x, y)
          if (x % y === 0 || y % x === 0 || shared < 6) return false
          const fewest = first.length + second.length
          return (
            fewest >= 4 && fewest <= 6 && Math.max(...first.map(([p]) => p), ...second.map(([p]) => p)) <= 11
          )
        },
      )
      const primes = [...new Set([...a, ...b].map(([prime]) => prime))].sort((x, y) => x - y)
      const index = (list: PrimePowers, prime: number) => list.find(([p]) => p === prime)?.[1] ?? 0
      const each = (choose: (x: number, y: number) => number): PrimePowers =>
        primes.map((prime) => [prime, choose(index(a, prime), index(b, prime))])
      const hcf = each(Math.min)
      const lcm = each(Math.max)
      const [x, y] = [multiplied(a), multiplied(b)]
      const [h, l] = [multiplied(hcf), multiplied(lcm)]
      const spread = (list: PrimePowers, less: PrimePowers) =>
        list
          .flatMap(([p, e]) => {
            const both = less.find(([prime]) => prime === p)?.[1] ?? 0
            return Array.from({ length: e - both }, () => p)
          })
          .join(', ')
      return {
        question: typst`
#part("a", 2)[Find the highest common factor (HCF) of ${x} and ${y}.]
#part("b", 2)[Find the lowest common multiple (LCM) of ${x} and ${y}.]`,
        answer: typst`
#part("a")[
#working("M1")[$${x} = ${product(a)}$ #linebreak() $${y} = ${product(b)}$]
#note[The prime factors in a Venn diagram: those of both numbers stand in the middle.]
#pad(left: -25pt)[#venn(("A", "B"), (A: [${spread(a, hcf)}], AB: [${spread(hcf, [])}], B: [${spread(b, hcf)}]), names: ([${x}], [${y}]), universal: none)]
#working("A1")[HCF $= ${product(hcf)} =$ #result[${h}]]
#scheme[*M1* also for both lists of factors]]
#part("b")[
#working("M1")[Multiply all that stands in the diagram: $${product(lcm)}$]
#working("A1")[LCM $=$ #result[${l}]]
#scheme[*M1* also for both lists of multiples]]`,
        alt: plain`Part a: find the highest common factor of ${x} and ${y}. Part b: find the lowest common multiple of ${x} and ${y}.`,
        answerAlt: plain`${x} is ${productInWords(a)}, and ${y} is ${productInWords(b)}. Part a: the factors that both have are ${productInWords(hcf)}, so the highest common factor is ${h}. Part b: the lowest common multiple is ${productInWords(lcm)}, which is ${l}.`,
        answers: [final('a', number(h)), final('b', number(l))],
        verify: () => {
          const [x, y] = [multiplied(a), multiplied(b)]
          if (highestCommonFactor(x, y) !== multiplied(hcf))
            return `by division the HCF is ${highestCommonFactor(x, y)}`
          // The two numbers and the two answers have the same product.
          return BigInt(x) * BigInt(y) === BigInt(multiplied(hcf)) * BigInt(multiplied(lcm))
            ? null
            : 'the LCM is another'
        },
      }
    },
    'index-form'(random) {
      const [a, b] = random.until(
        () => {
          const draw = (): PrimePowers => [
            [2, random.integer(1, 5)],
            [3, random.integer(1, 4)],
            [5, random.integer(0, 3)],
            [7, random.integer(0, 2)],
          ]
          return [draw(), draw()] as const
        },
        ([first, second]) => {
          const [x, y] = [multiplied(first), multiplied(second)]
          const shared = highestCommonFactor(x, y)
          if (x % y === 0 || y % x === 0 || shared < 6) return false
          return first.some(([, e], at) => e !== second[at]?.[1] && e === 0) && x !== y
        },
      )
      const primes = [...new Set([...a, ...b].map(([prime]) => prime))].sort((x, y) => x - y)
      const index = (list: PrimePowers, prime: number) => list.find(([p]) => p === prime)?.[1] ?? 0
      const each = (choose: (x: number, y: number) => number): PrimePowers =>
        primes.map((prime) => [prime, choose(index(a, prime), index(b, prime))])
      const hcf = each(Math.min)
      const lcm = each(Math.max)
      return {
        question: typst`
$ P &= ${product(a)} \ Q &= ${product(b)} $
Giving each answer as a product of prime factors, find
#part("a", 2)[the highest common factor (HCF) of $P$ and $Q$,]
#part("b", 2)[the lowest common multiple (LCM) of $P$ and $Q$.]`,
        answer: typst`
#part("a")[
#note[Take the lower power of each prime that is in both.]
#working("B2")[HCF $=$ #result[$${product(hcf)}$]]
#scheme[*B1* for another common factor, or for one index wrong]]
#part("b")[
#note[Take the higher power of each prime that is in either.]
#working("B2")[LCM $=$ #result[$${product(lcm)}$]]
#scheme[*B1* for another common multiple, or for one index wrong]]`,
        alt: plain`P is ${productInWords(a)}. Q is ${productInWords(b)}. Giving each answer as a product of prime factors, find: part a, the highest common factor of P and Q; part b, the lowest common multiple of P and Q.`,
        answerAlt: plain`Part a: take the lower power of each prime that is in both. The highest common factor is ${productInWords(hcf)}. Part b: take the higher power of each prime that is in either. The lowest common multiple is ${productInWords(lcm)}.`,
        answers: [
          final('a', number(typedProduct(hcf), { form: 'prime-factors' })),
          final('b', number(typedProduct(lcm), { form: 'prime-factors' })),
        ],
        verify: () => {
          const [x, y] = [multiplied(a), multiplied(b)]
          if (highestCommonFactor(x, y) !== multiplied(hcf))
            return `by division the HCF is ${highestCommonFactor(x, y)}`
          // The two numbers and the two answers have the same product.
          return BigInt(x) * BigInt(y) === BigInt(multiplied(hcf)) * BigInt(multiplied(lcm))
            ? null
            : 'the LCM is another'
        },
      }
    },
  },
})
