// Prime factors: factor trees, highest common factor and lowest common multiple, squares and cubes from factors.

import { final, inAnyOrder, number } from '../../kit/final-answers.ts'
import { highestCommonFactor } from '../../kit/numbers.ts'
import {
  multiplied,
  type PrimePowers,
  primePowers,
  product,
  productInWords,
  tied,
} from '../../kit/printing.ts'
import type { Random } from '../../kit/random.ts'
import { plain, typst } from '../../kit/typst.ts'
import { listInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'

/** As a student would type it: '2^3*5'. */
const typedProduct = (factors: PrimePowers) =>
  factors
    .filter(([, exponent]) => exponent > 0)
    .map(([prime, exponent]) => `${prime}^${exponent}`)
    .join('*')

/** A factor tree: the number, its two factors, and theirs. */
const factorTree = (labels: readonly (number | string)[]): string => {
  const places = ['(0, 6)', '(-4, 3)', '(4, 3)', '(-6, 0)', '(-2, 0)', '(2, 0)', '(6, 0)']
  const lines = [
    'edge((-0.7, 5.3), (-3.3, 3.8))',
    'edge((0.7, 5.3), (3.3, 3.8))',
    'edge((-4.5, 2.3), (-5.6, 0.8))',
    'edge((-3.5, 2.3), (-2.4, 0.8))',
    'edge((3.5, 2.3), (2.4, 0.8))',
    'edge((4.5, 2.3), (5.6, 0.8))',
  ]
  const points = places.map((place, n) => {
    const label = labels[n] ?? ''
    const body = label === '' ? 'box(width: 30pt, height: 24pt, stroke: 0.75pt + ink-faint)' : `[${label}]`
    return `point(${place}, ${body}, side: "centre", mark: false)`
  })
  return `#sketch(${[...lines, ...points].join(', ')}, height: 190pt, padding: (40pt, 18pt))`
}

export const factorTreeOf = defineTemplate({
  id: 'factor-tree',
  marks: 3,
  calculator: false,
  level: 1,
  cases: {
    complete(random) {
      const primes = random.until(
        () => Array.from({ length: 4 }, () => random.pick([2, 2, 2, 3, 3, 5, 7])),
        (list) => new Set(list).size >= 2 && new Set(list).size < 4 && list.reduce((a, b) => a * b, 1) < 400,
      )
      const [p = 2, q = 2, r = 2, s = 2] = primes
      const n = p * q * r * s
      const factors = primePowers(n)
      return {
        question: typst`
${factorTree([n, p * q, '', p, '', r, ''])}
#part("a", 2)[Complete the factor tree for ${n}.]
#part("b", 1)[Write ${n} as the product of powers of its prime factors.]`,
        answer: typst`
#part("a")[
#working("B1")[$${n} div ${p * q} =$ #result[${r * s}]]
#working("B1")[#result[${q}] and #result[${s}]]
${factorTree([n, p * q, r * s, p, q, r, s])}]
#part("b")[#working("B1")[$${n} =$ #result[$${product(factors)}$]]]`,
        alt: plain`A factor tree for ${n}. ${n} splits into ${p * q} and an empty box. ${p * q} splits into ${p} and an empty box. The empty box beside ${p * q} splits into ${r} and an empty box. Part a: complete the tree. Part b: write ${n} as the product of powers of its prime factors.`,
        answerAlt: plain`Part a: ${n} divided by ${p * q} is ${r * s}. ${p * q} is ${p} times ${q}, and ${r * s} is ${r} times ${s}. Part b: ${n} is ${productInWords(factors)}.`,
        answers: [
          final('a', inAnyOrder([r * s, q, s]), 'missing numbers'),
          final('b', number(typedProduct(factors), { form: 'index-form' })),
        ],
        verify: () => {
          const factors = primePowers(n)
          if (multiplied(factors) !== n) return `the product is ${multiplied(factors)}`
          return n % q === 0 && n % s === 0 ? null : 'a leaf is not a factor'
        },
      }
    },
  },
})

const writePerfectPower = (random: Random, { power, kind }: { power: number; kind: 'square' | 'cube' }) => {
  const factors: PrimePowers = random.until(
    () =>
      [
        [2, random.integer(1, 5)],
        [3, random.integer(1, 3)],
        [random.pick([5, 7]), random.integer(1, 2)],
      ] as const,
    (list) => multiplied(list) < 6000 && list.filter(([, exponent]) => exponent % power !== 0).length >= 2,
  )
  const missing: PrimePowers = factors.map(([prime, exponent]) => [
    prime,
    (power - (exponent % power)) % power,
  ])
  const n = multiplied(factors)
  const k = multiplied(missing)
  const complete = factors.map(
    ([prime, exponent], at) => [prime, exponent + (missing[at]?.[1] ?? 0)] as const,
  )
  const multiple = power === 2 ? 'even' : 'a multiple of 3'
  return {
    question: typst`
#part("a", 1)[Write ${tied(n)} as a product of prime factors in index form, given that $${tied(n)} = ${factors.map(([p, e]) => Array.from({ length: e }, () => p).join(' times ')).join(' times ')}$.]
#part("b", 2)[${tied(n)}$k$ is a ${kind} number.

Find the smallest possible integer value of $k$.]`,
    answer: typst`
#part("a")[#working("B1")[#result[$${product(factors)}$]]]
#part("b")[
#note[In a ${kind} number every prime has an index that is ${multiple}.]
#working("M1 FT")[$${tied(n)}k = ${product(complete)}$]
#working("A1")[$k = ${product(missing)} =$ #result[${k}]]]`,
    alt: plain`${n} is the product of ${listInWords(factors.map(([p, e]) => (e === 1 ? `one ${p}` : `${e} factors of ${p}`)))}. Part a: write ${n} as a product of prime factors in index form. Part b: ${n} times k is a ${kind} number. Find the smallest possible integer value of k.`,
    answerAlt: plain`Part a: ${n} is ${productInWords(factors)}. Part b: in a ${kind} number every index is ${multiple}, so ${n} times k is ${productInWords(complete)}. Then k is ${productInWords(missing)}, which is ${k}.`,
    answers: [final('a', number(typedProduct(factors), { form: 'index-form' })), final('b', number(k), 'k')],
    verify: () => {
      for (let tried = 1; tried <= k; tried += 1) {
        const root = Math.round((n * tried) ** (1 / power))
        if (root ** power === n * tried) return tried === k ? null : `${tried} is smaller and does as well`
      }
      return 'it is no perfect power'
    },
  }
}

export const perfectPower = defineTemplate({
  id: 'make-a-perfect-power',
  marks: 3,
  calculator: false,
  level: 3,
  cases: {
    square: (random) => writePerfectPower(random, { power: 2, kind: 'square' }),
    cube: (random) => writePerfectPower(random, { power: 3, kind: 'cube' }),
  },
})

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
