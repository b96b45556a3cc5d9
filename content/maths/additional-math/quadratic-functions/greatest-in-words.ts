// The greatest value of something real: form the quadratic, complete its square.

import { agree } from '../../kit/checking.ts'
import { coordinates, final, number } from '../../kit/final-answers.ts'
import { fraction } from '../../kit/numbers.ts'
import { linearSpoken } from '../../kit/quadratics.ts'
import { plain, typst } from '../../kit/typst.ts'
import { fractionInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'

export const greatestInWords = defineTemplate({
  id: 'greatest-in-words',
  marks: 5,
  calculator: true,
  level: 3,
  cases: {
    fence: (random) => {
      const p = 8 * random.integer(4, 15)
      const best = p / 4
      const greatest = (p * p) / 8
      return {
        question: typst`
A farmer fences a rectangular field on the bank of the Padma with ${p} m of fence. The bank needs no fence. The two sides that meet the bank are $x$ m long.
#sketch(polygon-of((0, 0), (10, 0), (10, 4.4), (0, 4.4), fill: addmaths-wash, sides: (none, $x$, none, $x$)), edge((-1.5, 4.4), (11.5, 4.4), colour: physics), point((5, 4.4), [river], mark: false, side: "above", colour: physics), height: 150pt)
#part("a", 1)[Show that the area of the field is $A$ m², where $A = ${p}x − 2x^2$.]
#part("b", 4)[Find the greatest possible area, and the length and width of the field that has it.]`,
        answer: typst`
#part("a")[
#working("B1")[The third side is $${p} − 2x$, so \
$A = x(${p} − 2x) = ${p}x − 2x^2$]]
#part("b")[
#working("M1")[$A = −2(x^2 − ${p / 2}x) = −2[(x − ${best})^2 − ${best * best}]$]
#working("A1")[$A = ${greatest} − 2(x − ${best})^2$]
#working("A1")[greatest area #result[${greatest} m²]]
#working("A1")[$x = ${best}$: #result[${p / 2} m] by #result[${best} m]]]`,
        alt: plain`A farmer fences a rectangular field on the bank of a river with ${p} metres of fence. The bank needs no fence. The two sides that meet the bank are x metres long. Part a: show that the area is A square metres, where A equals ${p} x minus 2 x squared. Part b: find the greatest possible area, and the length and width of the field that has it.`,
        answerAlt: plain`Part a: the third side is ${p} minus 2 x, and A is x times that. Part b: A is ${greatest} minus 2 times open bracket x minus ${best} close bracket squared. So the greatest area is ${greatest} square metres, for a field of ${p / 2} metres by ${best} metres.`,
        answers: [
          final('b', number(greatest, { unit: 'm²' }), 'greatest area'),
          final('b', number(p / 2, { unit: 'm' }), 'length'),
          final('b', number(best, { unit: 'm' }), 'width'),
        ],
        verify() {
          const value = (x: number) => x * (p - 2 * x)
          const [best, greatest] = [p / 4, (p * p) / 8]
          if (!agree(value(best), greatest)) return `the value there is ${value(best)}`
          const others = Array.from({ length: 400 }, (_, n) => value((n * p) / 400))
          return others.every((other) => other <= greatest + 1e-9) ? null : 'there is a greater value'
        },
      }
    },
    fare: (random) => {
      const p = 5 * random.integer(4, 10)
      const q = random.pick([2, 4, 5, 10])
      const t = random.integer(2, 9)
      const passengers = q * (p + 2 * t)
      const best = q * (p + t) ** 2
      return {
        question: typst`
On a launch from Barishal ${passengers} passengers travel each day at a fare of Tk ${p}. For each Tk 1 that the fare is raised, ${q} fewer travel. The fare is raised by Tk $x$.
#part("a", 1)[Show that the daily income is Tk $R$, where $R = ${p * passengers} + ${2 * q * t}x − ${q}x^2$.]
#part("b", 4)[By completing the square, find the fare that gives the greatest income, and that income.]`,
        answer: typst`
#part("a")[
#working("B1")[$R = (${p} + x)(${passengers} − ${q}x)$ \
$= ${p * passengers} + ${passengers}x − ${p * q}x − ${q}x^2$ \
$= ${p * passengers} + ${passengers - p * q}x − ${q}x^2$]]
#part("b")[
#working("M1")[$R = ${p * passengers} − ${q}(x^2 − ${2 * t}x)$ \
$= ${p * passengers} − ${q}[(x − ${t})^2 − ${t * t}]$]
#working("A1")[$R = ${best} − ${q}(x − ${t})^2$]
#working("A1")[$x = ${t}$: the fare is #result[Tk ${p + t}]]
#working("A1")[greatest income #result[Tk ${best}]]]`,
        alt: plain`On a launch from Barishal ${passengers} passengers travel each day at a fare of ${p} taka. For each 1 taka that the fare is raised, ${q} fewer travel. The fare is raised by x taka. Part a: show that the daily income is R taka, where R equals ${p * passengers} plus ${2 * q * t} x minus ${q} x squared. Part b: by completing the square, find the fare that gives the greatest income, and that income.`,
        answerAlt: plain`Part a: multiply open bracket ${p} plus x close bracket by open bracket ${passengers} minus ${q} x close bracket. Part b: R is ${best} minus ${q} times open bracket x minus ${t} close bracket squared. So the best fare is ${p + t} taka, and the greatest income is ${best} taka.`,
        answers: [
          final('b', number(p + t, { unit: 'taka' }), 'fare'),
          final('b', number(best, { unit: 'taka' }), 'income'),
        ],
        verify() {
          const value = (x: number) => (p + x) * (q * (p + 2 * t) - q * x)
          const [best, greatest] = [t, q * (p + t) ** 2]
          if (!agree(value(best), greatest)) return `the value there is ${value(best)}`
          const others = Array.from({ length: 400 }, (_, n) => value((n * p) / 400))
          return others.every((other) => other <= greatest + 1e-9) ? null : 'there is a greater value'
        },
      }
    },
    'under-a-line': (random) => {
      const p = 4 * random.integer(2, 6)
      const q = random.integer(1, 4)
      const slope = q === 1 ? 'x' : `${q}x`
      const square = `${q === 1 ? '' : q}(x − ${fraction(p, 2 * q)})^2`
      return {
        question: typst`
The point $P(x, y)$ moves on the line $y = ${p} − ${slope}$, between the axes. $O A P B$ is a rectangle with $A$ on the $x$-axis and $B$ on the $y$-axis, as the diagram shows.
#axes(axis(-1.2, 12, numbers: false, title: $x$), axis(-1.2, 8, numbers: false, title: $y$), grid: false, height: 175pt, region((0, 0), (4, 0), (4, 4.2), (0, 4.2)), curve-of(x => 7 - 0.7 * x, from: 0, to: 10, colour: maths), edge((4, 0), (4, 4.2)), edge((0, 4.2), (4, 4.2)), point((4, 4.2), $P$), point((4, 0), $A$, mark: false, side: "below"), point((0, 4.2), $B$, mark: false, side: "left"), point((0, 0), $O$, mark: false, side: "below-left"))
#part("a", 1)[Show that the area of the rectangle is $${p}x − ${slope}^2$.]
#part("b", 4)[Find the greatest area of the rectangle, and the coordinates of $P$ when it has this area.]`,
        answer: typst`
#part("a")[
#working("B1")[area $= x y = x(${p} − ${slope})$ \
$= ${p}x − ${slope}^2$]]
#part("b")[
#working("M1")[$−${q === 1 ? '' : q}(x^2 − ${fraction(p, q)}x) = −${q === 1 ? '' : q}[(x − ${fraction(p, 2 * q)})^2 − ${fraction(p * p, 4 * q * q)}]$]
#working("A1")[$= ${fraction(p * p, 4 * q)} − ${square}$]
#working("A1")[greatest area #result[$${fraction(p * p, 4 * q)}$]]
#working("A1")[$P$ is #result[$(${fraction(p, 2 * q)}, ${p / 2})$]]]`,
        alt: plain`The diagram shows a line that falls from the y axis to the x axis. The point P moves on the line y equals ${p} minus ${linearSpoken(q, 0)}, between the axes. O A P B is a rectangle with A on the x axis and B on the y axis. Part a: show that its area is ${p} x minus ${linearSpoken(q, 0)} squared. Part b: find the greatest area of the rectangle, and the coordinates of P when it has this area.`,
        answerAlt: plain`Part a: the area is x times y. Part b: completing the square, the greatest area is ${fractionInWords(p * p, 4 * q)}. Then P has x ${fractionInWords(p, 2 * q)} and y ${p / 2}.`,
        answers: [
          final('b', number(`${p * p}/${4 * q}`, { to: { figures: 3 } }), 'greatest area'),
          final('b', coordinates(number(`${p}/${2 * q}`, { to: { figures: 3 } }), p / 2), 'P'),
        ],
        verify() {
          const value = (x: number) => x * (p - q * x)
          const [best, greatest] = [p / (2 * q), (p * p) / (4 * q)]
          if (!agree(value(best), greatest)) return `the value there is ${value(best)}`
          const others = Array.from({ length: 400 }, (_, n) => value((n * p) / 400))
          return others.every((other) => other <= greatest + 1e-9) ? null : 'there is a greater value'
        },
      }
    },
  },
})
