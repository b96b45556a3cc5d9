// Changing the subject of a formula.

import { agree } from '../../kit/checking.ts'
import { expression, final, number } from '../../kit/final-answers.ts'
import type { Random } from '../../kit/random.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'

const drawNumbers = (random: Random) => ({
  start: random.integer(40, 80, 5),
  rate: random.integer(12, 24, 2),
  distance: random.integer(4, 15),
  a: random.integer(4, 9),
  b: random.integer(10, 16),
  h: random.integer(3, 8) * 2,
})

export const useAndRearrange = defineTemplate({
  id: 'use-and-rearrange',
  marks: 4,
  calculator: true,
  level: 2,
  cases: {
    fare(random) {
      const { start, rate, distance } = drawNumbers(random)
      const fare = start + rate * distance
      return {
        question: typst`
The fare $F$ taka for a CNG ride of $d$ km is
$ F = ${start} + ${rate}d. $
#part("a", 2)[Make $d$ the subject of the formula.]
#part("b", 2)[Find the distance for a fare of ${fare} taka.]`,
        answer: typst`
#part("a")[
#working("M1")[$F − ${start} = ${rate}d$]
#working("A1")[$d =$ #result[$display((F − ${start})/${rate})$]]]
#part("b")[
#working("M1")[$display((${fare} − ${start})/${rate})$]
#working("A1")[#result[${distance} km]]]`,
        alt: plain`The fare F taka for a ride of d kilometres is F equals ${start} plus ${rate} d. Part a: make d the subject of the formula. Part b: find the distance for a fare of ${fare} taka.`,
        answerAlt: plain`Part a: d equals open bracket F minus ${start} close bracket over ${rate}. Part b: the distance is ${distance} kilometres.`,
        answers: [
          final('a', expression(`(F − ${start})/${rate}`, 'F'), 'd'),
          final('b', number(distance, { unit: 'km' })),
        ],
        // Kilometre after kilometre.
        verify() {
          let paid = start
          for (let km = 0; km < distance; km += 1) paid += rate
          return agree(paid, fare) ? null : 'the fare is another'
        },
      }
    },
    trapezium(random) {
      const { a, b, h } = drawNumbers(random)
      const area = ((a + b) * h) / 2
      return {
        question: typst`
The area of this trapezium is $A = display(1/2)(a + b)h$.
#sketch(polygon-of((0, 0), (9, 0), (7, 4), (2, 4), sides: ($b$, none, $a$, none), parallel: (1, 0, 1, 0), fill: maths-wash), edge((2, 0), (2, 4), dash: "dashed", body: $h$, right: true), angle-mark((2, 0), (9, 0), (2, 4)), height: 150pt)
#part("a", 2)[Make $b$ the subject of the formula.]
#part("b", 2)[Find $b$ when $A = ${area}$, $a = ${a}$ and $h = ${h}$.]`,
        answer: typst`
#part("a")[
#working("M1")[$2A = (a + b)h$, so $display((2A)/h) = a + b$]
#working("A1")[$b =$ #result[$display((2A)/h) − a$]]]
#part("b")[
#working("M1")[$display((2 times ${area})/${h}) − ${a} = ${(2 * area) / h} − ${a}$]
#working("A1")[$b =$ #result[${b}]]]`,
        alt: plain`The diagram shows a trapezium with parallel sides a and b and height h. Its area is A equals half times open bracket a plus b close bracket times h. Part a: make b the subject of the formula. Part b: find b when A is ${area}, a is ${a} and h is ${h}.`,
        answerAlt: plain`Part a: b equals 2 A over h, minus a. Part b: b is ${b}.`,
        answers: [final('a', expression('(2A)/h − a', 'Aha'), 'b'), final('b', number(b), 'b')],
        // A rectangle and a triangle make up the trapezium.
        verify() {
          const whole = a * h + ((b - a) * h) / 2
          return agree((2 * whole) / h - a, b) ? null : 'the area is another'
        },
      }
    },
  },
})

const drawLetters = (random: Random) => ({
  k: random.integer(2, 5),
  m: random.integer(2, 9),
  n: random.integerExcept(2, 9, 5),
  p: random.pick(['V', 'T', 'P', 'S'] as const),
})

/** A number put into the formula, and taken back with the answer. */
const givesBack = (back: number, x: number) => (agree(back, x, 1e-9) ? null : `it gives back ${back}`)

const asked = (letter: string, given: string, givenSpoken: string) => ({
  question: typst`
Make $${letter}$ the subject of the formula.
$ ${given} $
#marks(3)`,
  alt: plain`Make ${letter} the subject of the formula ${givenSpoken}.`,
})

export const makeTheSubject = defineTemplate({
  id: 'make-the-subject',
  marks: 3,
  calculator: false,
  level: 3,
  cases: {
    square(random) {
      const { k, m, p } = drawLetters(random)
      return {
        ...asked('r', `${p} = ${k}h r^2 + ${m}`, `${p} equals ${k} h r squared plus ${m}`),
        answer: typst`
#working("M1")[$${p} − ${m} = ${k}h r^2$]
#working("M1")[$r^2 = display((${p} − ${m})/(${k}h))$]
#working("A1")[$r =$ #result[$sqrt(display((${p} − ${m})/(${k}h)))$]]
#note[With lengths only the positive root counts; otherwise write $plus.minus$.]`,
        answerAlt: plain`Take away ${m}, divide by ${k} h and take the square root. r equals the square root of the fraction open bracket ${p} minus ${m} close bracket over ${k} h.`,
        // The marker compares letters at small values, where this root has none.
        answers: [],
        verify: () => givesBack(Math.sqrt((k * 1.9 * 2.37 ** 2 + m - m) / (k * 1.9)), 2.37),
      }
    },
    root(random) {
      const { k, p } = drawLetters(random)
      return {
        ...asked(
          'g',
          `${p} = ${k} sqrt(ell/g)`,
          `${p} equals ${k} times the square root of the fraction l over g`,
        ),
        answer: typst`
#working("M1")[$display(${p}/${k}) = sqrt(display(ell/g))$]
#working("M1")[$display(${p}^2/${k * k}) = display(ell/g)$]
#working("A1")[$g =$ #result[$display((${k * k} ell)/${p}^2)$]]`,
        answerAlt: plain`Divide by ${k} and square both sides. g equals ${k * k} l over ${p} squared.`,
        answers: [final('', expression(`(${k * k}l)/${p}^2`, `l${p}`), 'g')],
        verify: () => givesBack((k * k * 1.9) / (k * Math.sqrt(1.9 / 2.37)) ** 2, 2.37),
      }
    },
    twice(random) {
      const { k, m, n } = drawLetters(random)
      return {
        ...asked(
          'x',
          `y = (${k}x + ${m})/(x − ${n})`,
          `y equals open bracket ${k} x plus ${m} close bracket over open bracket x minus ${n} close bracket`,
        ),
        answer: typst`
#working("M1")[$y(x − ${n}) = ${k}x + ${m}$]
#note[Bring every term with $x$ to one side.]
#working("M1")[$x y − ${k}x = ${n}y + ${m}$ \
$x(y − ${k}) = ${n}y + ${m}$]
#working("A1")[$x =$ #result[$display((${n}y + ${m})/(y − ${k}))$]]`,
        answerAlt: plain`Multiply by open bracket x minus ${n} close bracket and collect the terms in x: x times open bracket y minus ${k} close bracket equals ${n} y plus ${m}. So x equals open bracket ${n} y plus ${m} close bracket over open bracket y minus ${k} close bracket.`,
        answers: [final('', expression(`(${n}y + ${m})/(y − ${k})`, 'y'), 'x')],
        verify() {
          const y = (k * 2.37 + m) / (2.37 - n)
          return givesBack((n * y + m) / (y - k), 2.37)
        },
      }
    },
  },
})
