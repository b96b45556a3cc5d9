// Powers, roots and indices: squares, cubes and their roots, zero, negative and fractional indices, unknown indices.

import { agree } from '../../kit/checking.ts'
import { final, inAnyOrder, number } from '../../kit/final-answers.ts'
import { fraction, lowestTerms } from '../../kit/numbers.ts'
import type { Random } from '../../kit/random.ts'
import { fractionOf } from '../../kit/typed.ts'
import { plain, typst } from '../../kit/typst.ts'
import { fractionInWords, powerInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'

const writeRootBetween = (random: Random, { power }: { power: number }) => {
  const low = random.integer(power === 2 ? 5 : 2, power === 2 ? 11 : 5)
  const inside = random.integer(low ** power + 2, (low + 1) ** power - 2)
  const root = power === 2 ? `sqrt(${inside})` : `root(3, ${inside})`
  const spoken = power === 2 ? `square root of ${inside}` : `cube root of ${inside}`
  const powers = power === 2 ? 'square' : 'cube'
  return {
    question: typst`
Without a calculator, find the two consecutive integers that $${root}$ lies between.
#number-line(${low - 2}, ${low + 4})
Give a reason. #marks(2)`,
    answer: typst`
#note[Find the ${powers} numbers on both sides of ${inside}.]
#working("M1")[$${low}^${power} = ${low ** power}$ and $${low + 1}^${power} = ${(low + 1) ** power}$]
#working("A1")[$${low ** power} < ${inside} < ${(low + 1) ** power}$, so it lies between #result[${low} and ${low + 1}]]
#number-line(${low - 2}, ${low + 4}, interval(${low}, ${low + 1}, includes: (false, false)))`,
    alt: plain`A number line is marked in integers from ${low - 2} to ${low + 4}. Without a calculator, find the two consecutive integers that the ${spoken} lies between. Give a reason.`,
    answerAlt: plain`${powerInWords(String(low), power)} is ${low ** power} and ${powerInWords(String(low + 1), power)} is ${(low + 1) ** power}. ${inside} is between these, so the root lies between ${low} and ${low + 1}.`,
    answers: [final('', inAnyOrder([low, low + 1]), 'integers')],
    verify: () => (Math.floor(inside ** (1 / power)) === low ? null : 'the root lies elsewhere'),
  }
}

export const rootBetween = defineTemplate({
  id: 'root-between-integers',
  marks: 2,
  calculator: false,
  level: 1,
  cases: {
    'square-root': (random) => writeRootBetween(random, { power: 2 }),
    'cube-root': (random) => writeRootBetween(random, { power: 3 }),
  },
})

export const cubeOfVolume = defineTemplate({
  id: 'edge-of-a-cube',
  marks: 3,
  calculator: false,
  level: 2,
  cases: {
    'surface-from-volume'(random) {
      const edge = random.integer(4, 10)
      const volume = edge ** 3
      const surface = 6 * edge ** 2
      return {
        question: typst`
A solid cube has a volume of ${volume} cm³.
#sketch(cuboid(5, 5, 5), height: 150pt)
Find its total surface area. #marks(3)`,
        answer: typst`
#working("M1")[edge $= root(3, ${volume}) = ${edge}$ cm]
#working("M1")[$6 times ${edge}^2 = 6 times ${edge * edge}$]
#working("A1")[#result[${surface} cm²]]`,
        alt: plain`A solid cube has a volume of ${volume} cubic centimetres. Find its total surface area.`,
        answerAlt: plain`The edge is the cube root of ${volume}, ${edge} cm. The surface is 6 times ${edge} squared, which is ${surface} square centimetres.`,
        answers: [final('', number(surface, { unit: 'cm²' }))],
        verify: () => {
          let layers = 0
          for (let n = 0; n < edge; n += 1) layers += edge * edge
          return layers === volume && agree(surface / volume, 6 / edge) ? null : 'the cube is not made so'
        },
      }
    },
    'volume-from-surface'(random) {
      const edge = random.integer(4, 10)
      const volume = edge ** 3
      const surface = 6 * edge ** 2
      return {
        question: typst`
The total surface area of a cube is ${surface} cm².
#sketch(cuboid(5, 5, 5), height: 150pt)
Find its volume. #marks(3)`,
        answer: typst`
#working("M1")[one face: $${surface} div 6 = ${edge * edge}$ cm²]
#working("M1")[edge $= sqrt(${edge * edge}) = ${edge}$ cm]
#working("A1")[$${edge}^3 =$ #result[${volume} cm³]]`,
        alt: plain`The total surface area of a cube is ${surface} square centimetres. Find its volume.`,
        answerAlt: plain`One of the 6 faces is ${edge * edge} square centimetres, so the edge is its square root, ${edge} cm. The volume is ${edge} cubed, which is ${volume} cubic centimetres.`,
        answers: [final('', number(volume, { unit: 'cm³' }))],
        verify: () => {
          let layers = 0
          for (let n = 0; n < edge; n += 1) layers += edge * edge
          return layers === volume && agree(surface / volume, 6 / edge) ? null : 'the cube is not made so'
        },
      }
    },
  },
})

export const evaluateIndices = defineTemplate({
  id: 'evaluate-indices',
  marks: 3,
  calculator: false,
  level: 3,
  cases: {
    'zero-and-negative'(random) {
      const [top = 2, bottom = 3] = random.distinct([2, 3, 4, 5], 2)
      const whole = random.integer(2, 6)
      const numerator = -2
      const zero = random.integer(7, 30)
      const [p, q] = numerator < 0 ? [bottom ** -numerator, top ** -numerator] : [top ** numerator, bottom]
      return {
        question: typst`
Find the value of
#part("a", 1)[$${zero}^0 + ${whole}^(−1)$,]
#part("b", 2)[$(display(${top}/${bottom}))^(−2)$.]`,
        answer: typst`
#part("a")[#working("B1")[$ 1 + 1/${whole} = #result[$1 display(1/${whole})$] $]]
#part("b")[
#note[A negative index means the reciprocal.]
#working("M1")[$ (${bottom}/${top})^2 $]
#working("A1")[$ = #result[$${fraction(p, q)}$] $]]`,
        alt: plain`Find the value of: part a, ${zero} to the power 0, end of power, plus ${whole} to the power minus 1; part b, ${top} over ${bottom}, all to the power minus 2.`,
        answerAlt: plain`Part a: 1 plus 1 over ${whole} is 1 and 1 over ${whole}. Part b: take the reciprocal, ${bottom} over ${top}, and square it: ${fractionInWords(p, q)}.`,
        answers: [final('a', fractionOf(whole + 1, whole)), final('b', fractionOf(p, q))],
        verify: () => {
          const value = (top ** 1 / bottom ** 1) ** (numerator / 1)
          const [p, q] =
            numerator < 0 ? [bottom ** -numerator, top ** -numerator] : [top ** numerator, bottom]
          const [a, b] = lowestTerms(p, q)
          return agree(value, a / b) ? null : `zero-and-negative: the value is ${value}`
        },
      }
    },
    fractional(random) {
      const [base = 3, denominator = 3] = random.pick([
        [2, 3],
        [3, 3],
        [4, 3],
        [5, 3],
        [2, 4],
        [3, 4],
        [2, 5],
        [3, 2],
        [5, 2],
      ])
      const numerator = denominator === 3 ? 2 : 3
      const [p, q] = numerator < 0 ? [1 ** -numerator, base ** -numerator] : [base ** numerator, 1]
      const [top, bottom] = [base ** denominator, 1 ** denominator]
      const root = (n: number) => (denominator === 2 ? `sqrt(${n})` : `root(${denominator}, ${n})`)
      const size = Math.abs(numerator)
      const spokenRoot =
        denominator === 2 ? 'square root' : denominator === 3 ? 'cube root' : `root of order ${denominator}`
      const lines =
        numerator > 0
          ? typst`
#note[The denominator of the index is a root, the numerator a power.]
#working("M1")[$(${root(top)})^${size}$]
#working("M1")[$= ${base}^${size}$]
#working("A1")[$=$ #result[${p}]]`
          : typst`
#note[The minus sign turns the fraction over; then the root, then the power.]
#working("M1")[$ (${bottom}/${top})^(${size}/${denominator}) $]
#working("M1")[$ = ((${root(bottom)})/(${root(top)}))^${size} = (1/${base})^${size} $]
#working("A1")[$=$ #result[$${fraction(p, q)}$]]`
      return {
        question: typst`Find the exact value of $${top}^(${numerator < 0 ? '−' : ''}${size}/${denominator})$. Show all your working. #marks(3)`,
        answer: lines,
        alt: plain`Find the exact value of ${top} to the power ${numerator < 0 ? 'minus ' : ''}${size} over ${denominator}. Show all your working.`,
        answerAlt:
          numerator > 0
            ? plain`The ${spokenRoot} of ${top} is ${base}. ${powerInWords(String(base), size)} is ${p}.`
            : plain`Turn the fraction over: ${bottom} over ${top}. Take the ${spokenRoot} of each: 1 over ${base}. To the power ${size} this is ${fractionInWords(p, q)}.`,
        answers: [final('', fractionOf(p, q))],
        verify: () => {
          const value = (base ** denominator / 1 ** denominator) ** (numerator / denominator)
          const [p, q] = numerator < 0 ? [1 ** -numerator, base ** -numerator] : [base ** numerator, 1]
          const [a, b] = lowestTerms(p, q)
          return agree(value, a / b) ? null : `fractional: the value is ${value}`
        },
      }
    },
    'negative-fractional'(random) {
      const [base = 3, denominator = 3] = random.pick([
        [2, 3],
        [3, 3],
        [4, 3],
        [5, 3],
        [2, 4],
        [3, 4],
        [2, 5],
        [3, 2],
        [5, 2],
      ])
      const under = random.pick(
        [2, 3, 4, 5, 7].filter(
          (n) => n !== base && n ** denominator <= 250 && base % n !== 0 && n % base !== 0,
        ),
      )
      const drawnNumerator = denominator === 3 ? 2 : 3
      const numerator = -drawnNumerator
      const [p, q] = numerator < 0 ? [under ** -numerator, base ** -numerator] : [base ** numerator, under]
      const [top, bottom] = [base ** denominator, under ** denominator]
      const root = (n: number) => (denominator === 2 ? `sqrt(${n})` : `root(${denominator}, ${n})`)
      const size = Math.abs(numerator)
      const inside = under === 1 ? `${top}` : `(display(${top}/${bottom}))`
      const spokenRoot =
        denominator === 2 ? 'square root' : denominator === 3 ? 'cube root' : `root of order ${denominator}`
      const lines =
        numerator > 0
          ? typst`
#note[The denominator of the index is a root, the numerator a power.]
#working("M1")[$(${root(top)})^${size}$]
#working("M1")[$= ${base}^${size}$]
#working("A1")[$=$ #result[${p}]]`
          : typst`
#note[The minus sign turns the fraction over; then the root, then the power.]
#working("M1")[$ (${bottom}/${top})^(${size}/${denominator}) $]
#working("M1")[$ = ((${root(bottom)})/(${root(top)}))^${size} = (${under}/${base})^${size} $]
#working("A1")[$=$ #result[$${fraction(p, q)}$]]`
      return {
        question: typst`Find the exact value of $${inside}^(${numerator < 0 ? '−' : ''}${size}/${denominator})$. Show all your working. #marks(3)`,
        answer: lines,
        alt: plain`Find the exact value of ${under === 1 ? `${top}` : `${top} over ${bottom}, all`} to the power ${numerator < 0 ? 'minus ' : ''}${size} over ${denominator}. Show all your working.`,
        answerAlt:
          numerator > 0
            ? plain`The ${spokenRoot} of ${top} is ${base}. ${powerInWords(String(base), size)} is ${p}.`
            : plain`Turn the fraction over: ${bottom} over ${top}. Take the ${spokenRoot} of each: ${under} over ${base}. To the power ${size} this is ${fractionInWords(p, q)}.`,
        answers: [final('', fractionOf(p, q))],
        verify: () => {
          const value = (base ** denominator / under ** denominator) ** (numerator / denominator)
          const [p, q] =
            numerator < 0 ? [under ** -numerator, base ** -numerator] : [base ** numerator, under]
          const [a, b] = lowestTerms(p, q)
          return agree(value, a / b) ? null : `negative-fractional: the value is ${value}`
        },
      }
    },
  },
})
