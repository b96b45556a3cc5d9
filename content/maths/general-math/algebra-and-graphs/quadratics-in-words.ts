// Quadratic equations formed from a shape or from rates, with the equation to be shown first.

import { agree, polygonArea } from '../../kit/checking.ts'
import { final, inNamedUnit, number } from '../../kit/final-answers.ts'
import { decimals, highestCommonFactor, minus } from '../../kit/numbers.ts'
import { product, shown, spoken } from '../../kit/polynomials.ts'
import { linear } from '../../kit/quadratics.ts'
import type { Random } from '../../kit/random.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'

/** An area for which 2x² + middle·x = area has no rational solution. */
const drawArea = (random: Random, least: number, most: number, middle: number) => {
  const area = random.until(
    () => random.integer(least, most),
    (area) => !Number.isInteger(Math.sqrt(middle ** 2 + 8 * area)),
  )
  const inside = middle * middle + 8 * area
  const x = (-middle + Math.sqrt(inside)) / 4
  const other = (-middle - Math.sqrt(inside)) / 4
  const answerPart = (asked: number, unit: string) => typst`
#part("b")[
#working("M2")[$ x = (−${middle} plus.minus sqrt(${middle}^2 + 8 times ${area}))/4 $]
#scheme[*M1* for $sqrt(${middle}^2 - 4 times 2 times (−${area}))$, or for $(−${middle} plus.minus sqrt(k))/(2 times 2)$]
#working("A1")[$x = ${decimals(x, 3)}$ #text(fill: ink-soft)[(or $${decimals(other, 3).replace('-', '−')}$, which is no length)], so ${unit} #result[${decimals(asked, 2)} cm]]]`
  return { area, equation: [2, middle, -area], x, answerPart }
}

const rounded = (value: number, unit?: string) =>
  number(value, { to: { places: 2, isNamed: true }, ...(unit ? { unit } : {}) })

export const quadraticFromShape = defineTemplate({
  id: 'quadratic-from-a-shape',
  marks: 6,
  calculator: true,
  level: 4,
  cases: {
    'l-shape'(random) {
      // 2x by (x + a) with a corner x by b cut out.
      const [a, b] = random.until(
        () => [random.integer(4, 9), random.integer(2, 5)] as const,
        ([a, b]) => b < a - 1 && 2 * a > b,
      )
      const middle = 2 * a - b
      const { area, equation, x, answerPart } = drawArea(random, 40, 120, middle)
      return {
        question: typst`
The area of this shape is ${area} cm². All angles are right angles and all lengths are in centimetres.
#sketch(polygon-of((0, 0), (9, 0), (9, 3.4), (4.5, 3.4), (4.5, 6), (0, 6), sides: ($2x$, none, $x$, $${b}$, none, $x + ${a}$), fill: maths-wash), height: 180pt)
#part("a", 3)[Show that $${shown(equation)} = 0$.]
#part("b", 3)[Find the value of $x$, correct to 2 decimal places.]`,
        answer: typst`
#part("a")[
#note[The whole rectangle without the corner that is missing.]
#working("M1")[$2x(x + ${a}) − ${b}x = ${area}$]
#working("M1")[$2x^2 + ${2 * a}x − ${b}x = ${area}$]
#working("A1")[#result[$${shown(equation)} = 0$]]]
${answerPart(x, '$x =$').replace(' cm]]]', ']]]')}`,
        alt: plain`The diagram shows an L-shape with right angles. Its base is 2 x centimetres and its height x plus ${a} centimetres. The rectangle missing at the top right is x centimetres wide and ${b} centimetres high. The area of the shape is ${area} square centimetres. Part a: show that ${spoken(equation)} equals 0. Part b: find the value of x, correct to 2 decimal places.`,
        answerAlt: plain`Part a: 2 x times open bracket x plus ${a} close bracket minus ${b} x, is ${area}. So 2 x squared plus ${middle} x minus ${area} equals 0. Part b: by the formula, x is ${decimals(x, 2)}.`,
        answers: [final('b', rounded(x, 'cm'), 'x')],
        verify() {
          const found = polygonArea(
            [0, 0],
            [2 * x, 0],
            [2 * x, x + a - b],
            [x, x + a - b],
            [x, x + a],
            [0, x + a],
          )
          return agree(found, area, 1e-6) ? null : `the area is ${found}`
        },
      }
    },
    trapezium(random) {
      // Parallel sides x + a and x + b, height 2x: the area is x(2x + a + b).
      const drawn = random.distinct([1, 2, 3, 4, 5, 6, 7], 2)
      const [a, b] = [Math.min(...drawn), Math.max(...drawn)]
      const { area, equation, x, answerPart } = drawArea(random, 30, 90, a + b)
      return {
        question: typst`
The area of this trapezium is ${area} cm². All lengths are in centimetres.
#sketch(polygon-of((0, 0), (9, 0), (6.2, 4.4), (0, 4.4), sides: ($x + ${b}$, none, $x + ${a}$, $2x$), angles: ("right", none, none, "right"), parallel: (1, 0, 1, 0), fill: maths-wash), height: 170pt)
#part("a", 3)[Show that $${shown(equation)} = 0$.]
#part("b", 3)[Find the height of the trapezium, correct to 2 decimal places.]`,
        answer: typst`
#part("a")[
#working("M1")[$display(1/2)(x + ${a} + x + ${b}) times 2x = ${area}$]
#working("M1")[$x(2x + ${a + b}) = ${area}$]
#working("A1")[$2x^2 + ${a + b}x = ${area}$, so #result[$${shown(equation)} = 0$]]]
${answerPart(2 * x, 'the height is')}`,
        alt: plain`The diagram shows a trapezium with two right angles. Its parallel sides are x plus ${a} and x plus ${b} centimetres, and its height is 2 x centimetres. Its area is ${area} square centimetres. Part a: show that ${spoken(equation)} equals 0. Part b: find the height of the trapezium, correct to 2 decimal places.`,
        answerAlt: plain`Part a: half the sum of the parallel sides times the height is x times, 2 x plus ${a + b}. This equals ${area}, and 2 x squared plus ${a + b} x minus ${area} is 0. Part b: by the formula x is ${decimals(x, 3)}, so the height is ${decimals(2 * x, 2)} centimetres.`,
        answers: [final('b', rounded(2 * x, 'cm'))],
        verify() {
          const found = polygonArea([0, 0], [x + b, 0], [x + a, 2 * x], [0, 2 * x])
          return agree(found, area, 1e-6) ? null : `the area is ${found}`
        },
      }
    },
  },
})

interface Rates {
  readonly x: number
  readonly d: number
  readonly total: number
  readonly more: number
}

/** total/x − total/(x + d) is so many minutes, or so many pens. */
const fromRates = ({ x, d, total, more }: Rates, isSpeed: boolean) => {
  const constant = isSpeed ? (60 * total * d) / more : (total * d) / more
  const equation = product([1, -x], [1, x + d])
  const [part, whole] = isSpeed
    ? [more / highestCommonFactor(more, 60), 60 / highestCommonFactor(more, 60)]
    : [more, 1]
  const right = whole === 1 ? String(part) : `${part}/${whole}`
  const question = isSpeed
    ? typst`
The road from Dhaka to a village is ${total} km long. A lorry drives there at an average speed of $x$ km/h. A car drives there at $(x + ${d})$ km/h and needs ${more} minutes less.`
    : typst`
Tania spends ${total} taka on pens that cost $x$ taka each. Mitu spends ${total} taka on pens that cost ${d} taka more each. Tania gets ${more} pens more than Mitu.`
  const questionSpoken = isSpeed
    ? plain`The road from Dhaka to a village is ${total} kilometres long. A lorry drives there at an average speed of x kilometres per hour. A car drives there at x plus ${d} kilometres per hour and needs ${more} minutes less.`
    : plain`Tania spends ${total} taka on pens that cost x taka each. Mitu spends ${total} taka on pens that cost ${d} taka more each. Tania gets ${more} pens more than Mitu.`
  return {
    question: typst`
${question}
#part("a", 4)[Show that $${shown(equation)} = 0$.]
#part("b", 3)[${isSpeed ? 'Find how long the lorry takes, in hours.' : 'Find how many pens Tania buys.'} Show all your working.]`,
    answer: typst`
#part("a")[
#working("B1")[$display(${total}/x)$ and $display(${total}/(x + ${d}))$]
#working("M1")[$ ${total}/x − ${total}/(x + ${d}) = ${right} $]
#working("M1")[$${whole === 1 ? '' : `${whole}[`}${total}(x + ${d}) − ${total}x${whole === 1 ? '' : ']'} = ${part === 1 ? '' : part}x(x + ${d})$]
#working("A1")[$${whole * total * d} = ${part === 1 ? '' : part}x^2 + ${part * d}x$${part === 1 ? '' : `, and dividing by ${part}`}: #result[$${shown(equation)} = 0$]]]
#part("b")[
#working("M1")[$(${linear(1, -x)})(${linear(1, x + d)}) = 0$]
#working("A1")[$x = ${x}$ (not $${minus(-x - d)}$)]
#working("A1 FT")[$${total} div ${x} =$ #result[${Number(decimals(total / x, 2))}${isSpeed ? ' h' : ''}]]]`,
    alt: plain`${questionSpoken} Part a: show that ${spoken(equation)} equals 0. Part b: ${isSpeed ? 'find how long the lorry takes, in hours' : 'find how many pens Tania buys'}. Show all your working.`,
    answerAlt: plain`Part a: ${total} over x, minus ${total} over open bracket x plus ${d} close bracket equals ${whole === 1 ? String(part) : `${part} over ${whole}`}. Multiplying out gives x squared plus ${d} x minus ${constant} equals 0. Part b: x is ${x}, because ${x} and minus ${x + d} are the roots and x is positive. ${total} divided by ${x} is ${Number(decimals(total / x, 2))}.`,
    answers: [final('b', isSpeed ? inNamedUnit(number(total / x, { unit: 'h' })) : number(total / x))],
    verify() {
      const difference = total / x - total / (x + d)
      return agree(isSpeed ? difference * 60 : difference, more) ? null : `the difference is ${difference}`
    },
  }
}

export const quadraticFromRates = defineTemplate({
  id: 'quadratic-from-rates',
  marks: 7,
  calculator: true,
  level: 5,
  cases: {
    speeds(random) {
      // distance/x − distance/(x + d) = minutes/60
      const [x, d, distance, minutes] = random.until(
        () => {
          const [x, d, distance] = [
            random.integer(20, 60, 5),
            random.pick([5, 10, 15, 20]),
            random.integer(30, 150, 10),
          ]
          return [x, d, distance, (60 * distance * d) / (x * (x + d))] as const
        },
        ([x, , distance, minutes]) =>
          [15, 20, 30, 40, 45].includes(minutes) && Number.isInteger((4 * distance) / x),
      )
      return fromRates({ x, d, total: distance, more: minutes }, true)
    },
    prices(random) {
      // total/x − total/(x + d) = more
      const [x, d, total, more] = random.until(
        () => {
          const [x, d, total] = [
            random.integer(10, 45, 5),
            random.integer(2, 10),
            random.integer(180, 900, 20),
          ]
          return [x, d, total, (total * d) / (x * (x + d))] as const
        },
        ([x, d, total, more]) =>
          Number.isInteger(more) && more >= 2 && more <= 8 && total % x === 0 && total % (x + d) === 0,
      )
      return fromRates({ x, d, total, more }, false)
    },
  },
})
