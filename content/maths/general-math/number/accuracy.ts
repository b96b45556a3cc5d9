// Rounding, and estimates by rounding.

import { agree, roundsTo } from '../../kit/checking.ts'
import { final, number } from '../../kit/final-answers.ts'
import { decimals, significant } from '../../kit/numbers.ts'
import { grouped, tied } from '../../kit/printing.ts'
import type { Random } from '../../kit/random.ts'
import { toFigures, toPlaces } from '../../kit/typed.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'

const writeRounding = (random: Random, { isThree }: { isThree: boolean }) => {
  const drawnValue = isThree
    ? random.decimal(2100, 9800, 3)
    : random.integer(3, 8) + (random.integer(95, 97) * 10 + random.integer(5, 9)) / 1000
  const { value, small } = random.until(
    () => ({
      value: isThree ? random.decimal(2100, 9800, 3) : drawnValue,
      small: random.integer(2041, 9079) / 1_000_000,
    }),
    ({ value: number, small }) =>
      Math.round(number * 1000) % 10 !== 0 &&
      Math.round(small * 1e6) % 10 !== 0 &&
      Math.round(small * 1e6) % 10 !== 5 &&
      Math.abs((number % 100) - 50) > 1,
  )
  const first = isThree ? significant(value, 2) : decimals(value, 1)
  const second = decimals(value, 2)
  const third = significant(small, 3)
  const told = isThree ? '2 significant figures' : '1 decimal place'
  const shown = isThree ? grouped(Number(first)) : first
  return {
    question: typst`
#part("a", 1)[Write ${isThree ? tied(value, 3) : value.toFixed(3)} correct to ${told}.]
#part("b", 1)[Write ${isThree ? tied(value, 3) : value.toFixed(3)} correct to 2 decimal places.]
#part("c", 1)[Write ${small.toFixed(6)} correct to 3 significant figures.]`,
    answer: typst`
#part("a")[#working("B1")[#result[${shown}]]
#note[${isThree ? 'Zeros fill the places before the point.' : 'The last zero is written if it is a place that was asked for.'}]]
#part("b")[#working("B1")[#result[${isThree ? grouped(value, 2) : second}]]]
#part("c")[#working("B1")[#result[${third}]]
#note[Zeros at the front are not significant; a zero between other digits is.]]`,
    alt: plain`Part a: write ${value.toFixed(3)} correct to ${told}. Part b: write ${value.toFixed(3)} correct to 2 decimal places. Part c: write ${small.toFixed(6)} correct to 3 significant figures.`,
    answerAlt: plain`Part a: ${first}. Part b: ${second}. Part c: ${third}.`,
    answers: [
      final('a', isThree ? toFigures(value, 2) : toPlaces(value, 1)),
      final('b', toPlaces(value, 2)),
      final('c', toFigures(small, 3)),
    ],
    verify: () => {
      const first = Number(isThree ? significant(value, 2) : decimals(value, 1))
      if (Math.abs(first - value) > (isThree ? 50 : 0.05) + 1e-9) return `${first} is too far away`
      return roundsTo(value, decimals(value, 2)) &&
        Math.abs(Number(significant(small)) - small) <= 0.000005 + 1e-12
        ? null
        : 'a rounded number is too far away'
    },
  }
}

export const rounding = defineTemplate({
  id: 'rounding',
  marks: 3,
  calculator: false,
  level: 1,
  cases: {
    'three-ways': (random) => writeRounding(random, { isThree: true }),
    'zeros-that-count': (random) => writeRounding(random, { isThree: false }),
  },
})

export const estimate = defineTemplate({
  id: 'estimate',
  marks: 2,
  calculator: false,
  level: 2,
  cases: {
    quotient(random) {
      const near = (x: number, unit: number) =>
        Number((x * unit + (random.sign() * random.integer(5, 38) * unit) / 100).toFixed(unit >= 10 ? 1 : 3))
      const [x, y, z] = random.until(
        () => [random.integer(2, 9), random.integer(2, 9), random.pick([2, 4, 5])] as const,
        ([x, y, z]) => (x * y * 10) % z === 0,
      )
      const a = near(x, 10)
      const b = near(y, 1)
      const c = near(z, 0.1)
      const ra = x * 10
      const rb = y
      const rc = z / 10
      const value = (x * 10 * y) / (z / 10)
      const top = (x: number, y: number) => `${x} times ${y}`
      const total = ra * rb
      return {
        question: typst`
By writing each number correct to 1 significant figure, estimate the value of
$ (${top(a, b)})/${c}. $
#marks(2)`,
        answer: typst`
#working("M1")[$ (${top(ra, rb)})/${rc} = ${total}/${rc} $]
#note[To divide by ${rc}, ${rc === 0.5 ? 'multiply by 2' : `multiply top and bottom by 10: $display(${total * 10}/${rc * 10})$`}.]
#working("A1")[#result[${grouped(value)}]]`,
        alt: plain`By writing each number correct to 1 significant figure, estimate the value of this fraction: ${a} times ${b}, all over ${c}.`,
        answerAlt: plain`The numbers become ${ra}, ${rb} and ${rc}. The top is ${total}. ${total} divided by ${rc} is ${value}.`,
        answers: [final('', number(value))],
        verify: () => {
          const one = (x: number) => Number(x.toPrecision(1))
          if (one(a) !== ra || one(b) !== rb || one(c) !== rc)
            return `${a}, ${b}, ${c} do not round to ${ra}, ${rb}, ${rc}`
          const exact = (a * b) / c
          return agree(value * rc, ra * rb) && exact / value > 0.4 && exact / value < 2.5
            ? null
            : `the exact value is ${exact}`
        },
      }
    },
    'with-root'(random) {
      const near = (x: number, unit: number) =>
        Number((x * unit + (random.sign() * random.integer(5, 38) * unit) / 100).toFixed(unit >= 10 ? 1 : 3))
      const square = random.pick([4, 9])
      const [y, z] = [random.integer(2, 8), random.pick([2, 5])]
      const a = near(square, 100)
      const b = near(y, 10)
      const c = near(z, 0.1)
      const ra = square * 100
      const rb = y * 10
      const rc = z / 10
      const value = (Math.sqrt(square * 100) + y * 10) / (z / 10)
      const top = (x: number, y: number) => `sqrt(${x}) + ${y}`
      const total = Math.sqrt(ra) + rb
      return {
        question: typst`
By writing each number correct to 1 significant figure, estimate the value of
$ (${top(a, b)})/${c}. $
#marks(2)`,
        answer: typst`
#working("M1")[$ (${top(ra, rb)})/${rc} = ${total}/${rc} $]
#note[To divide by ${rc}, ${rc === 0.5 ? 'multiply by 2' : `multiply top and bottom by 10: $display(${total * 10}/${rc * 10})$`}.]
#working("A1")[#result[${grouped(value)}]]`,
        alt: plain`By writing each number correct to 1 significant figure, estimate the value of this fraction: the square root of ${a}, plus ${b}, all over ${c}.`,
        answerAlt: plain`The numbers become ${ra}, ${rb} and ${rc}. The top is ${total}. ${total} divided by ${rc} is ${value}.`,
        answers: [final('', number(value))],
        verify: () => {
          const one = (x: number) => Number(x.toPrecision(1))
          if (one(a) !== ra || one(b) !== rb || one(c) !== rc)
            return `${a}, ${b}, ${c} do not round to ${ra}, ${rb}, ${rc}`
          const exact = (Math.sqrt(a) + b) / c
          return agree(value * rc, Math.sqrt(ra) + rb) && exact / value > 0.4 && exact / value < 2.5
            ? null
            : `the exact value is ${exact}`
        },
      }
    },
  },
})
