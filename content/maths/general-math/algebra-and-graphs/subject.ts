// Changing the subject of a formula.

import { agree } from '../../kit/checking.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'

export const useAndRearrange = defineTemplate({
  id: 'use-and-rearrange',
  marks: 4,
  calculator: true,
  level: 2,
  cases: ['fare', 'trapezium'],
  draw(random, which) {
    return {
      which,
      start: random.integer(40, 80, 5),
      rate: random.integer(12, 24, 2),
      distance: random.integer(4, 15),
      a: random.integer(4, 9),
      b: random.integer(10, 16),
      h: random.integer(3, 8) * 2,
    }
  },
  write({ which, start, rate, distance, a, b, h }) {
    if (which === 'fare') {
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
        answerAlt: plain`Part a: d equals, F minus ${start}, over ${rate}. Part b: the distance is ${distance} kilometres.`,
      }
    }
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
      alt: plain`The diagram shows a trapezium with parallel sides a and b and height h. Its area is A equals half of, a plus b, times h. Part a: make b the subject of the formula. Part b: find b when A is ${area}, a is ${a} and h is ${h}.`,
      answerAlt: plain`Part a: b equals 2 A over h, minus a. Part b: b is ${b}.`,
    }
  },
  verify({ which, start, rate, distance, a, b, h }) {
    if (which === 'fare') {
      // Kilometre after kilometre.
      let fare = start
      for (let km = 0; km < distance; km += 1) fare += rate
      return agree((fare - start) / rate, distance) ? null : 'the fare is another'
    }
    // A rectangle and a triangle make up the trapezium.
    const area = a * h + ((b - a) * h) / 2
    return agree((2 * area) / h - a, b) ? null : 'the area is another'
  },
})

export const makeTheSubject = defineTemplate({
  id: 'make-the-subject',
  marks: 3,
  calculator: false,
  level: 3,
  cases: ['square', 'root', 'twice'],
  draw: (random, which) => ({
    which,
    k: random.integer(2, 5),
    m: random.integer(2, 9),
    n: random.integerExcept(2, 9, 5),
    p: random.pick(['V', 'T', 'P', 'S'] as const),
  }),
  write({ which, k, m, n, p }) {
    const [letter, given, givenSpoken] = {
      square: ['r', `${p} = ${k}h r^2 + ${m}`, `${p} equals ${k} h r squared plus ${m}`],
      root: ['g', `${p} = ${k} sqrt(ell/g)`, `${p} equals ${k} times the square root of, l over g`],
      twice: ['x', `y = (${k}x + ${m})/(x − ${n})`, `y equals, ${k} x plus ${m}, over, x minus ${n}`],
    }[which] as [string, string, string]
    const steps = {
      square: () => typst`
#working("M1")[$${p} − ${m} = ${k}h r^2$]
#working("M1")[$r^2 = display((${p} − ${m})/(${k}h))$]
#working("A1")[$r =$ #result[$sqrt(display((${p} − ${m})/(${k}h)))$]]
#note[With lengths only the positive root counts; otherwise write $plus.minus$.]`,
      root: () => typst`
#working("M1")[$display(${p}/${k}) = sqrt(display(ell/g))$]
#working("M1")[$display(${p}^2/${k * k}) = display(ell/g)$]
#working("A1")[$g =$ #result[$display((${k * k} ell)/${p}^2)$]]`,
      twice: () => typst`
#working("M1")[$y(x − ${n}) = ${k}x + ${m}$]
#note[Bring every term with $x$ to one side.]
#working("M1")[$x y − ${k}x = ${n}y + ${m}$ \
$x(y − ${k}) = ${n}y + ${m}$]
#working("A1")[$x =$ #result[$display((${n}y + ${m})/(y − ${k}))$]]`,
    }[which]()
    const spokenSteps = {
      square: plain`Take away ${m}, divide by ${k} h and take the square root. r equals the square root of, ${p} minus ${m}, over ${k} h.`,
      root: plain`Divide by ${k} and square both sides. g equals ${k * k} l over ${p} squared.`,
      twice: plain`Multiply by, x minus ${n}, and collect the terms in x: x times, y minus ${k}, equals ${n} y plus ${m}. So x equals, ${n} y plus ${m}, over, y minus ${k}.`,
    }[which]
    return {
      question: typst`
Make $${letter}$ the subject of the formula.
$ ${given} $
#marks(3)`,
      answer: steps,
      alt: plain`Make ${letter} the subject of the formula ${givenSpoken}.`,
      answerAlt: spokenSteps,
    }
  },
  verify({ which, k, m, n }) {
    // Put a number into the formula and take it back with the answer.
    const [x, other] = [2.37, 1.9]
    const back = {
      square: () => Math.sqrt((k * other * x * x + m - m) / (k * other)),
      root: () => (k * k * other) / (k * Math.sqrt(other / x)) ** 2,
      twice: () => {
        const y = (k * x + m) / (x - n)
        return (n * y + m) / (y - k)
      },
    }[which]()
    return agree(back, x, 1e-9) ? null : `it gives back ${back}`
  },
})
