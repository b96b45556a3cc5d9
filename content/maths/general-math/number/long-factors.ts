// Prime factors to their end: from one product of primes to factors, multiples, squares and cubes, and to boxes that are
// packed and laid out.

import { final, number } from '../../kit/final-answers.ts'
import { highestCommonFactor } from '../../kit/numbers.ts'
import {
  multiplied,
  type PrimePowers,
  primePowers,
  product,
  productInWords,
  tied,
} from '../../kit/printing.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'

const primesOf = (n: number): number[] =>
  primePowers(n).flatMap(([prime, exponent]) => Array<number>(exponent).fill(prime))

/** Every prime of two numbers with the lower or the higher of its indices. */
const joined = (a: number, b: number, choose: (...of: number[]) => number): PrimePowers => {
  const indexIn = (n: number, prime: number) => primesOf(n).filter((each) => each === prime).length
  return [...new Set([...primesOf(a), ...primesOf(b)])]
    .sort((p, q) => p - q)
    .map((prime) => [prime, choose(indexIn(a, prime), indexIn(b, prime))] as const)
    .filter(([, index]) => index > 0)
}

const typedProduct = (factors: PrimePowers) => factors.map(([prime, index]) => `${prime}^${index}`).join('*')

/** The lines that show a number as a product of its primes. */
const shownAsPrimes = (n: number): string => {
  const primes = primesOf(n)
  const [first = 0, second = 0] = primes
  return typst`#working("M1")[$${n} = ${first} times ${n / first} = ${first} times ${second} times ${n / first / second}$]
#working("A1")[$= ${primes.join(' times ')}$ #linebreak() $= ${product(primePowers(n))}$]
#scheme[*M1* for two right steps of a tree, of a table or of repeated division.]`
}

export const primeFactorsInFull = defineTemplate({
  id: 'prime-factors-in-full',
  marks: 10,
  calculator: false,
  level: 3,
  cases: {
    'squares-and-cubes'(random) {
      const { N, M } = random.until(
        () => ({
          N: 2 ** random.integer(1, 4) * 3 ** random.integer(1, 4) * random.pick([5, 7, 11]),
          M: 2 ** random.integer(1, 4) * 3 ** random.integer(1, 3) * random.pick([5, 7, 13]),
        }),
        ({ N, M }) => {
          const shared = joined(N, M, Math.min)
          return (
            N > 250 &&
            N < 1600 &&
            M > 100 &&
            N % M !== 0 &&
            M % N !== 0 &&
            shared.length >= 2 &&
            primePowers(N).filter(([, index]) => index > 1).length > 1 &&
            // A cube divides the number, a square is not there yet, and neither is found at once.
            (N % 8 === 0 || N % 27 === 0) &&
            primePowers(N).filter(([, index]) => index % 2 === 1).length > 1
          )
        },
      )
      const powers = primePowers(N)
      const [low, high] = [joined(N, M, Math.min), joined(N, M, Math.max)]
      const missing: PrimePowers = powers.filter(([, index]) => index % 2 === 1).map(([prime]) => [prime, 1])
      const n = multiplied(missing)
      const root: PrimePowers = powers.map(([prime, index]) => [prime, Math.ceil(index / 2)])
      const cube: PrimePowers = powers
        .map(([prime, index]) => [prime, index - (index % 3)] as const)
        .filter(([, index]) => index > 0)
      const k = N / multiplied(cube)
      return {
        question: typst`
#part("a", 2)[Show that, as a product of its prime factors, #box[$${N} = ${product(powers)}$.]]
#part("b")[$M = ${product(primePowers(M))}$]
#part("b i", 2)[Find the highest common factor (HCF) of ${N} and $M$.]
#part("b ii", 2)[Find the lowest common multiple (LCM) of ${N} and $M$. Give your answer as a product of powers of prime factors.]
#part("c i", 1)[$${N}n$ is a square number. Find the smallest positive integer value of $n$.]
#part("c ii", 2)[Using this value of $n$, work out $sqrt(${N}n)$.]
#part("d", 1)[$${N} div k$ is a cube number. Find the smallest positive integer value of $k$.]`,
        answer: typst`
#part("a")[
${shownAsPrimes(N)}]
#part("b i")[
#working("M1")[$${product(low)}$]
#working("A1")[#result[${multiplied(low)}]]
#scheme[*M1* also for a common factor greater than ${multiplied(low) % 2 === 0 ? 2 : 3} with its working, or for both lists of factors.]]
#part("b ii")[
#working("B2")[#result[$${product(high)}$]]
#scheme[*B1* for ${tied(multiplied(high))}, or for a product in which one index is wrong.]]
#part("c i")[
#note[In a square number, every prime has an even index.]
#working("B1")[$n =$ ${missing.length > 1 ? `$${product(missing)} =$ ` : ''}#result[${n}]]]
#part("c ii")[
#working("M1 FT")[$sqrt(${product(root.map(([prime, index]) => [prime, 2 * index] as const))})$ #linebreak() $= ${product(root)}$]
#working("A1")[#result[${multiplied(root)}]]]
#part("d")[
#note[In a cube number, every index is a multiple of 3. The largest cube that divides ${N} is $${product(cube)} = ${multiplied(cube)}$.]
#working("B1")[$k = ${N} div ${multiplied(cube)} =$ #result[${k}]]]`,
        alt: plain`Part a: show that, as a product of its prime factors, ${N} is ${productInWords(powers)}. Part b: M equals ${productInWords(primePowers(M))}. Part b i: find the highest common factor of ${N} and M. Part b ii: find the lowest common multiple of ${N} and M. Give your answer as a product of powers of prime factors. Part c i: ${N} times n is a square number. Find the smallest positive integer value of n. Part c ii: using this value of n, work out the square root of, ${N} times n. Part d: ${N} divided by k is a cube number. Find the smallest positive integer value of k.`,
        answerAlt: plain`Part a: ${N} is ${primesOf(N).join(' times ')}, which is ${productInWords(powers)}. Part b i: ${productInWords(low)} is ${multiplied(low)}. Part b ii: the lowest common multiple is ${productInWords(high)}. Part c i: every index of a square number is even, so n is ${n}. Part c ii: the root is ${productInWords(root)}, which is ${multiplied(root)}. Part d: the largest cube that divides ${N} is ${multiplied(cube)}, so k is ${k}.`,
        answers: [
          final('b i', number(multiplied(low))),
          final('b ii', number(typedProduct(high), { form: 'index-form' })),
          final('c i', number(n), 'n'),
          final('c ii', number(multiplied(root))),
          final('d', number(k), 'k'),
        ],
        verify: () => {
          const counting = (holds: (k: number) => boolean) => {
            let k = 1
            while (!holds(k)) k += 1
            return k
          }
          const isPower = (of: number, index: number) => Math.round(of ** (1 / index)) ** index === of
          if (highestCommonFactor(N, M) !== multiplied(low)) return 'the HCF is another'
          if (counting((t) => (t * N) % M === 0) * N !== multiplied(high)) return 'the LCM is another'
          if (counting((t) => isPower(t * N, 2)) !== n) return 'n is another'
          if (multiplied(root) ** 2 !== N * n) return 'the root is another'
          return counting((t) => N % t === 0 && isPower(N / t, 3)) === k ? null : 'k is another'
        },
      }
    },
    'boxes-of-sweets'(random) {
      const { A, B, wide, deep } = random.until(
        () => ({
          A: 2 ** random.integer(2, 4) * 3 ** random.integer(1, 3) * random.pick([5, 7]),
          B: 2 ** random.integer(2, 4) * 3 ** random.integer(1, 3) * random.pick([5, 7]),
          wide: random.integer(10, 24),
          deep: random.integer(12, 30),
        }),
        ({ A, B, wide, deep }) => {
          const boxes = highestCommonFactor(A, B)
          const shared = highestCommonFactor(wide, deep)
          const tiles = (wide * deep) / shared ** 2
          const most = Math.max(A, B)
          return (
            most < 800 &&
            Math.min(A, B) > 250 &&
            A !== B &&
            A % B !== 0 &&
            B % A !== 0 &&
            primePowers(boxes).length === 2 &&
            boxes >= 24 &&
            boxes <= 72 &&
            most / boxes < 16 &&
            deep > wide &&
            deep % wide !== 0 &&
            shared > 1 &&
            (wide * deep) / shared <= 150 &&
            tiles > 11 &&
            Math.abs(tiles - boxes) > 2 &&
            Math.abs(tiles - boxes) < 30
          )
        },
      )
      const boxes = highestCommonFactor(A, B)
      const side = (wide * deep) / highestCommonFactor(wide, deep)
      const [across, down] = [side / wide, side / deep]
      const needed = across * down
      const isEnough = boxes >= needed
      const low = joined(A, B, Math.min)
      return {
        question: typst`
For Eid, Nadia has ${A} pieces of barfi and ${B} laddus.
#part("a", 2)[Show that, as a product of its prime factors, #box[$${A} = ${product(primePowers(A))}$.]]
#part("b", 2)[She puts all of the sweets into boxes that are all filled in the same way. Find the greatest number of boxes that she can fill. #linebreak() #box[[$${B} = ${product(primePowers(B))}$]]]
#part("c", 1)[Find the number of pieces of barfi and the number of laddus in each of these boxes.]
#part("d")[Each box has a rectangular base, ${wide} cm by ${deep} cm. Nadia lays boxes side by side in rows on a table, all the same way round, without gaps, so that together they make a square.]
#part("d i", 2)[Find the length of the side of the smallest square that she can make.]
#part("d ii", 2)[Work out how many boxes there are in this square.]
#part("d iii", 1)[Does she have enough boxes to make it? Give a reason.]`,
        answer: typst`
#part("a")[
${shownAsPrimes(A)}]
#part("b")[
#note[The number of boxes divides both ${A} and ${B}.]
#working("M1")[HCF: $${product(low)}$]
#working("A1")[#result[${boxes}] boxes]
#scheme[*M1* also for two of the primes of this product, or for both lists of factors.]]
#part("c")[#working("B1 FT")[$${A} div ${boxes} =$ #result[${A / boxes}] pieces of barfi, #linebreak() $${B} div ${boxes} =$ #result[${B / boxes}] laddus]]
#part("d i")[
#note[The side is a multiple of both ${wide} cm and ${deep} cm.]
#working("M1")[LCM: $${product(joined(wide, deep, Math.max))}$, or both lists of multiples]
#working("A1")[#result[${side} cm]]]
#part("d ii")[
#working("M1 FT")[$${side} div ${wide} = ${across}$ and $${side} div ${deep} = ${down}$]
#working("A1")[$${across} times ${down} =$ #result[${needed}]]
#scheme[Or: $${side}^2 div (${wide} times ${deep})$ *M1*]]
#part("d iii")[#working("B1 FT")[${isEnough ? 'Yes' : 'No'}: she has ${boxes} boxes, and the square needs ${needed}.]]`,
        alt: plain`For Eid, Nadia has ${A} pieces of barfi and ${B} laddus. Part a: show that, as a product of its prime factors, ${A} is ${productInWords(primePowers(A))}. Part b: she puts all of the sweets into boxes that are all filled in the same way. Find the greatest number of boxes that she can fill. ${B} is ${productInWords(primePowers(B))}. Part c: find the number of pieces of barfi and the number of laddus in each of these boxes. Part d: each box has a rectangular base, ${wide} cm by ${deep} cm. Nadia lays boxes side by side in rows on a table, all the same way round, without gaps, so that together they make a square. Part d i: find the length of the side of the smallest square that she can make. Part d ii: work out how many boxes there are in this square. Part d iii: does she have enough boxes to make it? Give a reason.`,
        answerAlt: plain`Part a: ${A} is ${primesOf(A).join(' times ')}, which is ${productInWords(primePowers(A))}. Part b: the highest common factor is ${productInWords(low)}, so ${boxes} boxes. Part c: ${A / boxes} pieces of barfi and ${B / boxes} laddus. Part d i: the lowest common multiple of ${wide} and ${deep} is ${side}, so ${side} cm. Part d ii: ${across} times ${down} is ${needed}. Part d iii: ${isEnough ? 'yes' : 'no'}, she has ${boxes} boxes and the square needs ${needed}.`,
        answers: [
          final('b', number(boxes)),
          final('c', number(A / boxes), 'barfi'),
          final('c', number(B / boxes), 'laddus'),
          final('d i', number(side, { unit: 'cm' })),
          final('d ii', number(needed)),
        ],
        verify: () => {
          const all = Array.from({ length: 800 }, (_, n) => n + 1)
          if (Math.max(...all.filter((n) => A % n === 0 && B % n === 0)) !== boxes)
            return 'more boxes can be filled'
          if (all.find((n) => n % wide === 0 && n % deep === 0) !== side) return 'the square is another'
          return (side * side) / (wide * deep) === needed && isEnough === needed <= boxes
            ? null
            : 'the square has another number of boxes'
        },
      }
    },
  },
})
