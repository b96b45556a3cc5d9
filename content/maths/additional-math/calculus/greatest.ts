// Practical problems of greatest and least values: an expression is formed from a drawing, then differentiated.

import { agree } from '../../kit/checking.ts'
import { final, number } from '../../kit/final-answers.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'

import { bareAxes, origin } from './writing.ts'

/** Whether no other value of the function on a fine grid is better. */
const isBest = (
  f: (x: number) => number,
  at: number,
  value: number,
  end: number,
  sign: 1 | -1,
): string | null => {
  if (!agree(f(at), value)) return `the value there is ${f(at)}`
  const better = Array.from({ length: 800 }, (_, n) => f(((n + 1) * end) / 801)).find(
    (other) => sign * (other - value) > 1e-6,
  )
  return better === undefined ? null : `${better} is better`
}

export const greatestInContext = defineTemplate({
  id: 'greatest-in-context',
  marks: 7,
  calculator: true,
  level: 5,
  cases: {
    'box-from-a-sheet'(random) {
      const k = random.integer(2, 8)
      const side = 6 * k
      const f = (x: number) => x * (side - 2 * x) ** 2
      return {
        question: typst`
Squares of side $x$ cm are cut from the corners of a square sheet of tin of side ${side} cm. The sheet is then folded along the dashed lines to make an open box.
#sketch(height: 190pt, polygon-of((0, 0), (6, 0), (6, 6), (0, 6), fill: maths-wash, sides: ([${side} cm], none, none, none)), ..((0, 0), (4.8, 0), (4.8, 4.8), (0, 4.8)).map(((u, v)) => polygon-of((u, v), (u + 1.2, v), (u + 1.2, v + 1.2), (u, v + 1.2), fill: surface)), edge((1.2, 1.2), (4.8, 1.2), dash: "dashed"), edge((4.8, 1.2), (4.8, 4.8), dash: "dashed"), edge((4.8, 4.8), (1.2, 4.8), dash: "dashed"), edge((1.2, 4.8), (1.2, 1.2), dash: "dashed"), edge((0, 4.8), (0, 6), body: $x$), edge((0, 6), (1.2, 6), body: $x$))
#part("a", 2)[Show that the volume of the box, in cm³, is $V = 4x^3 − ${4 * side}x^2 + ${side * side}x$.]
#part("b", 5)[Given that $x$ can vary, find the greatest volume of the box. Show that it is the greatest.]`,
        answer: typst`
#part("a")[
#working("M1")[$V = x(${side} − 2x)^2$]
#working("A1")[$= x(${side * side} − ${4 * side}x + 4x^2)$ \
$= 4x^3 − ${4 * side}x^2 + ${side * side}x$]]
#part("b")[
#working("M1")[$display((dif V)/(dif x)) = 12x^2 − ${8 * side}x + ${side * side}$]
#working("M1")[$12(x − ${k})(x − ${3 * k}) = 0$]
#note[$x = ${3 * k}$ would leave no base.]
#working("A1")[$x = ${k}$]
#working("A1")[$V = ${k} times ${4 * k}^2 =$ #result[${16 * k ** 3} cm³]]
#working("B1")[$display((dif^2 V)/(dif x^2)) = 24x − ${8 * side} = −${24 * k} < 0$, so it is a maximum]]`,
        alt: plain`Squares of side x cm are cut from the corners of a square sheet of tin of side ${side} cm, and the sheet is folded to make an open box. Part a: show that its volume, in cubic centimetres, is 4 x cubed minus ${4 * side} x squared plus ${side * side} x. Part b: find the greatest volume of the box, and show that it is the greatest.`,
        answerAlt: plain`Part a: the base has side ${side} minus 2 x and the height is x. Part b: the derivative is zero at x equals ${k}, where the volume is ${16 * k ** 3} cubic centimetres. The second derivative is negative, so it is the greatest.`,
        answers: [final('b', number(16 * k ** 3, { unit: 'cm³' }))],
        verify: () => isBest(f, k, 16 * k ** 3, side / 2, 1),
      }
    },
    'open-tank'(random) {
      const k = random.integer(2, 6)
      const volume = 4 * k ** 3
      const f = (x: number) => x * x + (4 * volume) / x
      return {
        question: typst`
An open water tank with a square base of side $x$ m has a volume of #box[${volume} m³.]
#sketch(height: 130pt, cuboid(5, 3, 5, width-label: [$x$ m], depth-label: [$x$ m], height-label: [$h$ m]))
#part("a", 2)[Show that the area of metal needed, in m², is $A = x^2 + display(${4 * volume}/x)$.]
#part("b", 5)[Given that $x$ can vary, find the least area of metal, and show that it is the least.]`,
        answer: typst`
#part("a")[
#working("M1")[$x^2 h = ${volume}$, so $h = display(${volume}/x^2)$]
#working("A1")[$A = x^2 + 4x h = x^2 + 4x times display(${volume}/x^2)$ \
$= x^2 + display(${4 * volume}/x)$]]
#part("b")[
#working("M1")[$display((dif A)/(dif x)) = 2x − display(${4 * volume}/x^2)$]
#working("M1")[$2x − display(${4 * volume}/x^2) = 0$, so $2x^3 = ${4 * volume}$]
#working("A1")[$x = ${2 * k}$]
#working("A1")[$A = ${4 * k * k} + ${8 * k * k} =$ #result[${12 * k * k} m²]]
#working("B1")[$display((dif^2 A)/(dif x^2)) = 2 + display(${8 * volume}/x^3) = 6 > 0$ when $x = ${2 * k}$, so it is a minimum]]`,
        alt: plain`The diagram shows an open water tank, a cuboid with a square base of side x metres and height h metres. Its volume is ${volume} cubic metres. Part a: show that the area of metal needed, in square metres, is x squared plus ${4 * volume} over x. Part b: find the least area of metal, and show that it is the least.`,
        answerAlt: plain`Part a: h is ${volume} over x squared, and the area is x squared plus 4 x h. Part b: the derivative is zero at x equals ${2 * k}, where the area is ${12 * k * k} square metres. The second derivative is positive, so it is the least.`,
        answers: [final('b', number(12 * k * k, { unit: 'm²' }))],
        verify: () => isBest(f, 2 * k, 12 * k * k, 10 * k, -1),
      }
    },
    'closed-tin'(random) {
      const k = random.integer(2, 6)
      const volume = 2 * k ** 3
      const f = (r: number) => 2 * r * r + (2 * volume) / r
      return {
        question: typst`
A closed tin of condensed milk is a cylinder of radius $r$ cm and height $h$ cm. Its volume is #box[$${volume} pi$ cm³.]
#sketch(height: 150pt, cylinder(2.4, 3.4, radius-label: [$r$ cm], height-label: [$h$ cm]))
#part("a", 2)[Show that its surface area, in cm², is $A = 2 pi r^2 + display((${2 * volume} pi)/r)$.]
#part("b", 5)[Given that $r$ can vary, find the least surface area in terms of $pi$. Show that it is the least.]`,
        answer: typst`
#part("a")[
#working("M1")[$pi r^2 h = ${volume} pi$, so $h = display(${volume}/r^2)$]
#working("A1")[$A = 2 pi r^2 + 2 pi r h$ \
$= 2 pi r^2 + 2 pi r times display(${volume}/r^2)$ \
$= 2 pi r^2 + display((${2 * volume} pi)/r)$]]
#part("b")[
#working("M1")[$display((dif A)/(dif r)) = 4 pi r − display((${2 * volume} pi)/r^2)$]
#working("M1")[$4 pi r − display((${2 * volume} pi)/r^2) = 0$, so $4r^3 = ${2 * volume}$]
#working("A1")[$r = ${k}$]
#working("A1")[$A = ${2 * k * k} pi + ${4 * k * k} pi =$ #result[$${6 * k * k} pi$ cm²]]
#working("B1")[$display((dif^2 A)/(dif r^2)) = 4 pi + display((${4 * volume} pi)/r^3) = 12 pi > 0$ when $r = ${k}$, so it is a minimum]]`,
        alt: plain`A closed tin of condensed milk is a cylinder of radius r cm and height h cm. Its volume is ${volume} pi cubic centimetres. Part a: show that its surface area, in square centimetres, is 2 pi r squared plus ${2 * volume} pi over r. Part b: find the least surface area in terms of pi, and show that it is the least.`,
        answerAlt: plain`Part a: h is ${volume} over r squared. Part b: the derivative is zero at r equals ${k}, where the area is ${6 * k * k} pi square centimetres. The second derivative is positive, so it is the least.`,
        answers: [final('b', number(`${6 * k * k}π`, { unit: 'cm²' }))],
        verify: () => isBest(f, k, 6 * k * k, 10 * k, -1),
      }
    },
    'rectangle-under-a-curve'(random) {
      const k = random.integer(2, 6)
      const c = 3 * k * k
      const f = (x: number) => 2 * x * (c - x * x)
      return {
        question: typst`
The diagram shows the curve $y = ${c} − x^2$. The rectangle $A B C D$ has $A$ and $B$ on the $x$-axis, and $C(x, y)$ and $D$ on the curve.
#axes(${bareAxes('-2.1', '2.1', '-0.5', '3.5')}, height: 180pt, region((-1, 0), (1, 0), (1, 2), (-1, 2)), curve-of(x => 3 - x * x, colour: addmaths), polygon-of((-1, 0), (1, 0), (1, 2), (-1, 2)), point((-1, 0), $A$, mark: false, side: "below"), point((1, 0), $B$, mark: false, side: "below"), point((1, 2), $C$, side: "above-right"), point((-1, 2), $D$, side: "above-left"), ${origin})
#part("a", 2)[Show that the area of the rectangle is $${2 * c}x − 2x^3$.]
#part("b", 5)[Given that $x$ can vary, find the greatest area of the rectangle. Show that it is the greatest.]`,
        answer: typst`
#part("a")[
#working("B1")[$A B = 2x$ and $B C = y = ${c} − x^2$]
#working("B1")[area $= 2x(${c} − x^2) = ${2 * c}x − 2x^3$]]
#part("b")[
#note[Let the area be $S$.]
#working("M1")[$display((dif S)/(dif x)) = ${2 * c} − 6x^2$]
#working("M1")[$${2 * c} − 6x^2 = 0$]
#working("A1")[$x = ${k}$, as $x > 0$]
#working("A1")[$S = ${2 * c * k} − ${2 * k ** 3} =$ #result[$${4 * k ** 3}$]]
#working("B1")[$display((dif^2 S)/(dif x^2)) = −12x = −${12 * k} < 0$, so it is a maximum]]`,
        alt: plain`The diagram shows the curve y equals ${c} minus x squared. The rectangle ABCD has A and B on the x axis, and C, with coordinates x and y, and D on the curve. Part a: show that its area is ${2 * c} x minus 2 x cubed. Part b: find the greatest area of the rectangle, and show that it is the greatest.`,
        answerAlt: plain`Part a: the sides are 2 x and ${c} minus x squared. Part b: the derivative is zero at x equals ${k}, where the area is ${4 * k ** 3}. The second derivative is negative, so it is the greatest.`,
        answers: [final('b', number(4 * k ** 3))],
        verify: () => isBest(f, k, 4 * k ** 3, Math.sqrt(c), 1),
      }
    },
  },
})
