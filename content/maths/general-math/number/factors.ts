// Prime factors: factor trees, and squares and cubes from factors.

import { final, inAnyOrder, number } from '../../kit/final-answers.ts'
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
export const typedProduct = (factors: PrimePowers) =>
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
