// Which geometric progressions have a sum to infinity, conditions that give two values, and figures without an end.

import { final, inAnyOrder, inequality, number } from '../../kit/final-answers.ts'
import { fraction, lowestTerms, terms } from '../../kit/numbers.ts'
import { typedFraction } from '../../kit/typed.ts'
import { plain, typst } from '../../kit/typst.ts'
import { fractionInWords, termsInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'
import { toThePower } from './binomial.ts'
import { shadedCorners, spiral } from './figures.ts'
import {
  answered,
  answeredFraction,
  geometric,
  isLowest,
  manyTerms,
  tall,
  total,
  whole,
} from './progressions.ts'

export const convergence = defineTemplate({
  id: 'convergence',
  marks: 5,
  calculator: false,
  level: 4,
  cases: {
    'range-of-x'(random) {
      const { p, q, low, high, sum } = random.until(
        () => {
          const [p, q] = [random.pick([1, 2, 4]), random.integerExcept(-9, 9, 0)]
          return { p, q, low: (-1 - q) / p, high: (1 - q) / p, sum: random.pick([2, 4, 5, 3]) }
        },
        ({ p, q }) => Number.isInteger((-1 - q) / p) || p > 1,
      )
      // 1/(1 − r) = sum, so r = 1 − 1/sum, and x = (r − q)/p.
      const [top, bottom] = lowestTerms(sum - 1 - q * sum, p * sum)
      const bracket = terms([p, 'x'], [q, ''])
      const from = Math.floor(low) - 1
      const ends = [fraction(-1 - q, p), fraction(1 - q, p)] as const
      return {
        question: typst`The first three terms of a geometric progression are $1$, $(${bracket})$ and $(${bracket})^2$.
#part("a", 3)[Find the values of $x$ for which the progression has a sum to infinity.]
#part("b", 2)[Find the value of $x$ for which the sum to infinity is ${sum}.]`,
        answer: typst`
#part("a")[
#working("M1")[$-1 < ${bracket} < 1$]
#working("A1")[$${-1 - q} < ${p === 1 ? '' : p}x < ${1 - q}$]
#working("A1")[${tall(`${ends[0]} < x < ${ends[1]}`)}]
#number-line(${from}, ${from + 5}, interval(${low}, ${high}, includes: (false, false)))]
#part("b")[
#working("M1")[$ 1/(1 - (${bracket})) = ${sum} $]
#working("A1")[$x =$ ${answeredFraction(top, bottom)}]]`,
        alt: plain`The first three terms of a geometric progression are 1, open bracket ${termsInWords([p, 'x'], [q, ''])} close bracket, and ${toThePower(termsInWords([p, 'x'], [q, '']), 2)}. Part a: find the values of x for which the progression has a sum to infinity. Part b: find the value of x for which the sum to infinity is ${sum}.`,
        answerAlt: plain`Part a: the common ratio is between minus 1 and 1, so x is between ${fractionInWords(-1 - q, p)} and ${fractionInWords(1 - q, p)}, neither included. Part b: x is ${fractionInWords(top, bottom)}.`,
        answers: [
          final('a', inequality(`${typedFraction(-1 - q, p)} < x < ${typedFraction(1 - q, p)}`)),
          final('b', number(typedFraction(top, bottom)), 'x'),
        ],
        verify: () => {
          const found = top / bottom
          const inside = found > low && found < high
          const edges = Math.abs(p * low + q + 1) < 1e-9 && Math.abs(p * high + q - 1) < 1e-9
          return inside && edges && Math.abs(manyTerms(1, p * found + q) - sum) < 1e-6
            ? null
            : 'added up, it is another'
        },
      }
    },
    'first-two-terms'(random) {
      const { infinite, top, bottom } = random.until(
        () => ({ infinite: random.integer(8, 100), top: random.integer(1, 4), bottom: random.integer(2, 5) }),
        ({ infinite, top, bottom }) =>
          isLowest(top, bottom) && top < bottom && infinite % (bottom * bottom) === 0,
      )
      const two = (infinite * (bottom * bottom - top * top)) / bottom ** 2
      const [low, high] = [(infinite * (bottom - top)) / bottom, (infinite * (bottom + top)) / bottom]
      return {
        question: typst`The sum to infinity of a geometric progression is ${infinite}, and the sum of its first two terms is ${two}. Find the two possible values of the common ratio, and the first term for each of them. #marks(5)`,
        answer: typst`
#working("B1")[$ a/(1 - r) = ${infinite}, quad a(1 + r) = ${two} $]
#working("M1")[$${infinite}(1 - r)(1 + r) = ${two}$]
#working("A1")[$ r^2 = 1 - ${two}/${infinite} = ${fraction(top * top, bottom * bottom)} $]
#working("A1")[$r =$ ${answeredFraction(top, bottom)} or $r =$ ${answeredFraction(-top, bottom)}]
#working("A1")[$a =$ ${answered(low)} or $a =$ ${answered(high)}]`,
        alt: plain`The sum to infinity of a geometric progression is ${infinite}, and the sum of its first two terms is ${two}. Find the two possible values of the common ratio, and the first term for each of them.`,
        answerAlt: plain`${infinite} times open bracket 1 minus r squared close bracket is ${two}, so r squared is ${fractionInWords(top * top, bottom * bottom)}. The common ratio is ${fractionInWords(top, bottom)} with the first term ${low}, or minus ${fractionInWords(top, bottom)} with the first term ${high}.`,
        answers: [
          final(
            '',
            inAnyOrder([typedFraction(top, bottom), typedFraction(-top, bottom)], { name: 'r' }),
            'common ratio',
          ),
          final('', inAnyOrder([low, high], { name: 'a' }), 'first term'),
        ],
        verify: () => {
          const fits = ([a, r]: readonly [number, number]) =>
            Math.abs(manyTerms(a, r) - infinite) < 1e-6 && Math.abs(total(geometric(a, r, 2)) - two) < 1e-9
          return fits([low, top / bottom]) && fits([high, -top / bottom]) ? null : 'added up, it is another'
        },
      }
    },
    'second-term'(random) {
      const { infinite, top, bottom } = random.until(
        () => ({ infinite: random.integer(9, 120), top: random.integer(1, 2), bottom: random.integer(3, 7) }),
        ({ infinite, top, bottom }) =>
          isLowest(top, bottom) && 2 * top < bottom && infinite % (bottom * bottom) === 0,
      )
      const second = (infinite * top * (bottom - top)) / bottom ** 2
      const [a, b] = [(infinite * (bottom - top)) / bottom, (infinite * top) / bottom]
      return {
        question: typst`The second term of a geometric progression is ${second} and the sum to infinity is ${infinite}. Find the two possible values of the common ratio. #marks(5)`,
        answer: typst`
#working("B1")[$ a r = ${second}, quad a/(1 - r) = ${infinite} $]
#working("M1")[$${infinite}(1 - r) r = ${second}$]
#working("A1")[$${bottom * bottom}r^2 - ${bottom * bottom}r + ${top * (bottom - top)} = 0$]
#working("M1")[$(${bottom}r - ${top})(${bottom}r - ${bottom - top}) = 0$]
#working("A1")[$r =$ ${answeredFraction(top, bottom)} or $r =$ ${answeredFraction(bottom - top, bottom)}]
#note[Both are between $-1$ and 1, so both are possible.]`,
        alt: plain`The second term of a geometric progression is ${second} and the sum to infinity is ${infinite}. Find the two possible values of the common ratio.`,
        answerAlt: plain`${infinite} times r times open bracket 1 minus r close bracket is ${second}, which gives ${bottom * bottom} r squared minus ${bottom * bottom} r plus ${top * (bottom - top)} equals 0. So r is ${fractionInWords(top, bottom)} or ${fractionInWords(bottom - top, bottom)}.`,
        answers: [
          final(
            '',
            inAnyOrder([typedFraction(top, bottom), typedFraction(bottom - top, bottom)], { name: 'r' }),
          ),
        ],
        verify: () => {
          const fits = (first: number, r: number) =>
            Math.abs(first * r - second) < 1e-9 && Math.abs(manyTerms(first, r) - infinite) < 1e-6
          return fits(a, top / bottom) && fits(b, (bottom - top) / bottom) ? null : 'added up, it is another'
        },
      }
    },
  },
})

export const withoutEnd = defineTemplate({
  id: 'without-end',
  marks: 6,
  calculator: false,
  level: 5,
  cases: {
    spiral(random) {
      const [top, bottom] = random.pick([
        [3, 4],
        [4, 5],
        [3, 5],
      ] as const)
      const percent = (100 * top) / bottom
      const radius = random.integer(1, 8) * bottom ** 2
      const third = (radius * top * top) / bottom ** 2
      const length = (radius * bottom) / (bottom - top)
      return {
        question: typst`
A spiral is made of semicircles. The first has radius ${radius} cm, and the radius of each of the others is ${percent}% of the radius of the one before.
${spiral(top / bottom, 7, `radius ${radius} cm`)}
#part("a", 2)[Find the length of the third semicircle, in terms of $pi$.]
#part("b", 1)[Explain why the lengths of the semicircles have a sum to infinity.]
#part("c", 3)[The spiral goes on without end. Find its total length, in terms of $pi$.]`,
        answer: typst`
#part("a")[
#working("M1")[radius $${radius} times ${percent / 100}^2 = ${third}$]
#working("A1")[length #result[$${third} pi$ cm]]]
#part("b")[#working("B1")[The ratio ${percent / 100} is between $-1$ and 1.]]
#part("c")[
#working("B1")[first length $${radius} pi$]
#working("M1")[$ (${radius} pi)/(1 - ${percent / 100}) $]
#working("A1")[#result[$${length} pi$ cm]]]`,
        alt: plain`A spiral is made of semicircles. The first has radius ${radius} centimetres, and the radius of each of the others is ${percent} percent of the radius of the one before. Part a: find the length of the third semicircle, in terms of pi. Part b: explain why the lengths of the semicircles have a sum to infinity. Part c: the spiral goes on without end. Find its total length, in terms of pi.`,
        answerAlt: plain`Part a: the radius is ${third} centimetres, so the length is ${third} pi centimetres. Part b: the common ratio is between minus 1 and 1. Part c: ${radius} pi divided by open bracket 1 minus the ratio close bracket is ${length} pi centimetres.`,
        answers: [
          final('a', number(`${third}π`, { unit: 'cm' })),
          final('c', number(`${length}π`, { unit: 'cm' })),
        ],
        verify: () => {
          const radii = geometric(radius, top / bottom, 300)
          return Math.abs(total(radii) - length) < 1e-6 && Math.abs((radii[2] ?? 0) - third) < 1e-9
            ? null
            : 'added up, it is another'
        },
      }
    },
    'shaded-corners'(random) {
      const { side, n } = random.until(
        () => ({ side: random.integer(24, 144, 12), n: random.integer(3, 5) }),
        ({ side, n }) => (side * side) % 4 ** n === 0,
      )
      const area = side * side
      const [top, bottom] = lowestTerms(area * (4 ** n - 1), 3 * 4 ** n)
      return {
        question: typst`
A square has sides of ${side} cm. A quarter of it is shaded, then a quarter of the quarter at the opposite corner, and so on without end.
${shadedCorners(5, `${side} cm`)}
#part("a", 1)[Find the area of the first shaded square.]
#part("b", 3)[Find the total area of the first ${n} shaded squares.]
#part("c", 2)[Use a sum to infinity to show that a third of the large square is shaded in the end.]`,
        answer: typst`
#part("a")[#working("B1")[$${whole(area)} div 4 =$ ${answered(area / 4, 'cm²')}]]
#part("b")[
#working("B1")[$ r = 1/4 $]
#working("M1 FT")[$ (${area / 4} (1 - (1/4)^${n}))/(1 - 1/4) $]
#working("A1")[${answered(top / bottom, 'cm²')}]]
#part("c")[
#working("M1 FT")[$ S_infinity = ${area / 4}/(1 - 1/4) = ${area / 3} $]
#working("A1")[$ ${area / 3} = 1/3 times ${whole(area)} $]]`,
        alt: plain`A square has sides of ${side} centimetres. A quarter of it is shaded, then a quarter of the quarter at the opposite corner, and so on without end. Part a: find the area of the first shaded square. Part b: find the total area of the first ${n} shaded squares. Part c: use a sum to infinity to show that a third of the large square is shaded in the end.`,
        answerAlt: plain`Part a: ${area / 4} square centimetres. Part b: the common ratio is 1 over 4, and the sum of ${n} terms is ${top / bottom} square centimetres. Part c: the sum to infinity is ${area / 3}, which is a third of ${area}.`,
        answers: [
          final('a', number(area / 4, { unit: 'cm²' })),
          final('b', number(typedFraction(top, bottom), { unit: 'cm²' })),
        ],
        verify: () => {
          const list = geometric(area / 4, 1 / 4, 60)
          return Math.abs(total(list.slice(0, n)) - top / bottom) < 1e-6 &&
            Math.abs(total(list) - area / 3) < 1e-6
            ? null
            : 'added up, it is another'
        },
      }
    },
  },
})
