// Rounding, and estimates by rounding.

import { agree, roundsTo } from '../../kit/checking.ts'
import { decimals, significant } from '../../kit/numbers.ts'
import { grouped, tied } from '../../kit/printing.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'

export const rounding = defineTemplate({
  id: 'rounding',
  marks: 3,
  calculator: false,
  level: 1,
  cases: ['three-ways', 'zeros-that-count'],
  draw(random, which) {
    const value =
      which === 'three-ways'
        ? random.decimal(2100, 9800, 3)
        : random.integer(3, 8) + (random.integer(95, 97) * 10 + random.integer(5, 9)) / 1000
    return random.until(
      () => ({
        which,
        value: which === 'three-ways' ? random.decimal(2100, 9800, 3) : value,
        small: random.integer(2041, 9079) / 1_000_000,
      }),
      ({ value: number, small }) =>
        Math.round(number * 1000) % 10 !== 0 &&
        Math.round(small * 1e6) % 10 !== 0 &&
        Math.round(small * 1e6) % 10 !== 5 &&
        Math.abs((number % 100) - 50) > 1,
    )
  },
  write({ which, value, small }) {
    const isThree = which === 'three-ways'
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
    }
  },
  verify({ which, value, small }) {
    const first = Number(which === 'three-ways' ? significant(value, 2) : decimals(value, 1))
    if (Math.abs(first - value) > (which === 'three-ways' ? 50 : 0.05) + 1e-9)
      return `${first} is too far away`
    return roundsTo(value, decimals(value, 2)) &&
      Math.abs(Number(significant(small)) - small) <= 0.000005 + 1e-12
      ? null
      : 'a rounded number is too far away'
  },
})

export const estimate = defineTemplate({
  id: 'estimate',
  marks: 2,
  calculator: false,
  level: 2,
  cases: ['quotient', 'with-root'],
  draw(random, which) {
    const near = (x: number, unit: number) =>
      Number((x * unit + (random.sign() * random.integer(5, 38) * unit) / 100).toFixed(unit >= 10 ? 1 : 3))
    if (which === 'quotient') {
      const [p, q, r] = random.until(
        () => [random.integer(2, 9), random.integer(2, 9), random.pick([2, 4, 5])],
        ([x = 1, y = 1, z = 1]) => (x * y * 10) % z === 0,
      )
      const [x = 2, y = 2, z = 2] = [p, q, r]
      return {
        which,
        a: near(x, 10),
        b: near(y, 1),
        c: near(z, 0.1),
        ra: x * 10,
        rb: y,
        rc: z / 10,
        value: (x * 10 * y) / (z / 10),
      }
    }
    const square = random.pick([4, 9])
    const [y, z] = [random.integer(2, 8), random.pick([2, 5])]
    return {
      which,
      a: near(square, 100),
      b: near(y, 10),
      c: near(z, 0.1),
      ra: square * 100,
      rb: y * 10,
      rc: z / 10,
      value: (Math.sqrt(square * 100) + y * 10) / (z / 10),
    }
  },
  write({ which, a, b, c, ra, rb, rc, value }) {
    const isRoot = which === 'with-root'
    const top = (x: number, y: number) => (isRoot ? `sqrt(${x}) + ${y}` : `${x} times ${y}`)
    const total = isRoot ? Math.sqrt(ra) + rb : ra * rb
    const spoken = isRoot ? `the square root of ${a}, plus ${b}` : `${a} times ${b}`
    return {
      question: typst`
By writing each number correct to 1 significant figure, estimate the value of
$ (${top(a, b)})/${c}. $
#marks(2)`,
      answer: typst`
#working("M1")[$ (${top(ra, rb)})/${rc} = ${total}/${rc} $]
#note[To divide by ${rc}, ${rc === 0.5 ? 'multiply by 2' : `multiply top and bottom by 10: $display(${total * 10}/${rc * 10})$`}.]
#working("A1")[#result[${grouped(value)}]]`,
      alt: plain`By writing each number correct to 1 significant figure, estimate the value of this fraction: ${spoken}, all over ${c}.`,
      answerAlt: plain`The numbers become ${ra}, ${rb} and ${rc}. The top is ${total}. ${total} divided by ${rc} is ${value}.`,
    }
  },
  verify({ which, a, b, c, ra, rb, rc, value }) {
    const one = (x: number) => Number(x.toPrecision(1))
    if (one(a) !== ra || one(b) !== rb || one(c) !== rc)
      return `${a}, ${b}, ${c} do not round to ${ra}, ${rb}, ${rc}`
    const exact = (which === 'quotient' ? a * b : Math.sqrt(a) + b) / c
    return agree(value * rc, which === 'quotient' ? ra * rb : Math.sqrt(ra) + rb) &&
      exact / value > 0.4 &&
      exact / value < 2.5
      ? null
      : `the exact value is ${exact}`
  },
})
