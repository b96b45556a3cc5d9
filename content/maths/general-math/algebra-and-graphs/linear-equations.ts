// Linear equations: solving them, and forming them from a shape or a story.

import { agree } from '../../kit/checking.ts'
import { final, number } from '../../kit/final-answers.ts'
import { minus } from '../../kit/numbers.ts'
import { shown } from '../../kit/polynomials.ts'
import { linear, linearSpoken } from '../../kit/quadratics.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'

const solution = (x: number, left: number, right: number) => ({
  answers: [final('', number(x), 'x')],
  verify: () => (agree(left, right) ? null : `the sides are ${left} and ${right}`),
})

export const linearEquation = defineTemplate({
  id: 'linear-equation',
  marks: 3,
  calculator: false,
  level: 2,
  cases: {
    brackets(random) {
      // a(x + b) = cx + d
      const x = random.integerExcept(-6, 8, 0, 1)
      const [a, b, c] = random.until(
        () => [random.integer(4, 8), random.integerExcept(-6, 6, 0), random.integer(2, 5)] as const,
        ([a, , c]) => a > c + 1,
      )
      const d = a * (x + b) - c * x
      return {
        question: typst`
Solve.
$ ${a}(${linear(1, b)}) = ${shown([c, d])} $
#marks(3)`,
        answer: typst`
#working("M1")[$${shown([a, a * b])} = ${shown([c, d])}$]
#working("M1")[$${a - c}x = ${minus(d - a * b)}$]
#working("A1")[$x =$ #result[$${minus(x)}$]]`,
        alt: plain`Solve ${a} times open bracket ${linearSpoken(1, b)} close bracket, equals ${linearSpoken(c, d)}.`,
        answerAlt: plain`Expand the bracket and collect the terms: ${a - c} x equals ${plain`${d - a * b}`}. So x is ${plain`${x}`}.`,
        ...solution(x, a * (x + b), c * x + d),
      }
    },
    fractions(random) {
      // (x + b)/a + (x + d)/c = e
      const [x, a, c] = [random.integer(3, 12), ...random.distinct([2, 3, 4, 5], 2)] as [
        number,
        number,
        number,
      ]
      const [b, d] = random.until(
        () => [random.integerExcept(-9, 9, 0), random.integerExcept(-9, 9, 0)] as const,
        ([b, d]) => (x + b) % a === 0 && (x + d) % c === 0 && x + b > 0 && x + d > 0,
      )
      const e = (x + b) / a + (x + d) / c
      return {
        question: typst`
Solve.
$ (${linear(1, b)})/${a} + (${linear(1, d)})/${c} = ${e} $
#marks(3)`,
        answer: typst`
#note[Multiply every term by ${a * c}.]
#working("M1")[$${c}(${linear(1, b)}) + ${a}(${linear(1, d)}) = ${a * c * e}$]
#working("M1")[$${a + c}x = ${a * c * e - c * b - a * d}$]
#working("A1")[$x =$ #result[$${x}$]]`,
        alt: plain`Solve: open bracket ${linearSpoken(1, b)} close bracket over ${a}, plus open bracket ${linearSpoken(1, d)} close bracket over ${c}, equals ${e}.`,
        answerAlt: plain`Multiply by ${a * c}. Then ${a + c} x equals ${a * c * e - c * b - a * d}, so x is ${x}.`,
        ...solution(x, ((x + b) * c + (x + d) * a) / (a * c), e),
      }
    },
    'unknown-below'(random) {
      // (ax + b)/(x − c) = e
      const [x, a, b, c, e] = random.until(
        () => {
          const [x, a, c] = [random.integer(3, 9), random.integer(2, 4), random.integer(1, 6)]
          const e = random.integer(a + 1, 9)
          return [x, a, e * (x - c) - a * x, c, e] as const
        },
        ([x, , b, c]) => x > c && b > 0 && b < 20,
      )
      return {
        question: typst`
Solve.
$ (${linear(a, b)})/(${linear(1, -c)}) = ${e} $
#marks(3)`,
        answer: typst`
#working("M1")[$${linear(a, b)} = ${e}(${linear(1, -c)})$]
#working("M1")[$${b + e * c} = ${e - a === 1 ? '' : e - a}x$]
#working("A1")[$x =$ #result[$${x}$]]`,
        alt: plain`Solve: open bracket ${linearSpoken(a, b)} close bracket over open bracket ${linearSpoken(1, -c)} close bracket, equals ${e}.`,
        answerAlt: plain`Multiply by open bracket ${linearSpoken(1, -c)} close bracket. Then ${b + e * c} equals ${e - a === 1 ? '' : e - a} x, so x is ${x}.`,
        ...solution(x, (a * x + b) / (x - c), e),
      }
    },
  },
})

const addUp = (...angles: readonly number[]) => {
  const total = angles.reduce((sum, angle) => sum + angle, 0)
  return total === 180 && angles.every((angle) => angle > 0) ? null : `the angles add up to ${total}`
}

export const equationFromShape = defineTemplate({
  id: 'equation-from-a-shape',
  marks: 4,
  calculator: false,
  level: 2,
  cases: {
    'angles-of-a-triangle'(random) {
      const [x, a, b] = random.until(
        () => {
          const [x, a] = [random.integer(24, 36), random.integer(5, 25)]
          return [x, a, 6 * x + a - 180] as const
        },
        ([x, a, b]) => b > 0 && b < 30 && 3 * x - b > 40 && x + a > 44,
      )
      const [first, second, third] = [2 * x, x + a, 3 * x - b]
      const largest = Math.max(first, second, third)
      const [base, left, right] = [9, (2 * x * Math.PI) / 180, ((x + a) * Math.PI) / 180]
      const top = (base * Math.sin(right)) / Math.sin(left + right)
      const apex = `(${(top * Math.cos(left)).toFixed(2)}, ${(top * Math.sin(left)).toFixed(2)})`
      return {
        question: typst`
The diagram shows a triangle.
#sketch(triangle((0, 0), (9, 0), ${apex}, angles: ($2x°$, $(x + ${a})°$, $(3x − ${b})°$)), height: 215pt, padding: (16pt, 22pt))
Find the size of the largest angle. #marks(4)`,
        answer: typst`
#working("M1")[$2x + (x + ${a}) + (3x − ${b}) = 180$]
#working("M1")[$6x = ${180 - a + b}$]
#working("A1")[$x = ${x}$]
#working("B1 FT")[angles ${first}°, ${second}° and ${third}°: #result[${largest}°]]`,
        alt: plain`The angles of a triangle are 2 x degrees, x plus ${a} degrees and 3 x minus ${b} degrees. Find the size of the largest angle.`,
        answerAlt: plain`The angles add up to 180 degrees, so 6 x equals ${180 - a + b} and x is ${x}. The angles are ${first}, ${second} and ${third} degrees. The largest is ${largest} degrees.`,
        answers: [final('', number(largest, { unit: '°' }))],
        verify: () => addUp(first, second, third),
      }
    },
    'parallel-lines'(random) {
      // Co-interior angles 3x + a and 2x − b.
      const [x, a, b] = random.until(
        () => {
          const [x, a] = [random.integer(30, 40), random.integer(10, 30)]
          return [x, a, 5 * x + a - 180] as const
        },
        ([x, , b]) => b > 0 && b < 30 && 2 * x - b > 45,
      )
      const first = 3 * x + a
      return {
        question: typst`
$A B$ and $C D$ are parallel.
#sketch(edge((0, 4), (9, 4), parallel: 1), edge((0, 0), (9, 0), parallel: 1), edge((1.6, 0), (3.4, 4)), point((0, 4), $A$, side: "left", mark: false), point((9, 4), $B$, side: "right", mark: false), point((0, 0), $C$, side: "left", mark: false), point((9, 0), $D$, side: "right", mark: false), point((3.4, 4), $E$, side: "above", mark: false), point((1.6, 0), $F$, side: "below", mark: false), angle-mark((3.4, 4), (9, 4), (1.6, 0)), angle-mark((1.6, 0), (9, 0), (3.4, 4)), point((4.1, 3.3), $(3x + ${a})°$, side: "right", mark: false), point((2.6, 0.75), $(2x − ${b})°$, side: "right", mark: false), height: 210pt, padding: (40pt, 26pt))
Find the size of angle $B E F$. #marks(4)`,
        answer: typst`
#note[Between parallel lines the two angles on one side of the transversal add up to 180°.]
#working("M1")[$(3x + ${a}) + (2x − ${b}) = 180$]
#working("M1")[$5x = ${180 - a + b}$]
#working("A1")[$x = ${x}$]
#working("B1 FT")[$3 times ${x} + ${a}$: #result[${first}°]]`,
        alt: plain`The line EF meets two parallel lines, AB at E and CD at F. On the same side of EF, between the parallel lines, angle BEF is 3 x plus ${a} degrees and angle DFE is 2 x minus ${b} degrees. Find the size of angle BEF.`,
        answerAlt: plain`The two angles add up to 180 degrees, so 5 x equals ${180 - a + b} and x is ${x}. Angle BEF is ${first} degrees.`,
        answers: [final('', number(first, { unit: '°' }))],
        verify: () => addUp(first, 2 * x - b),
      }
    },
    'equal-perimeters'(random) {
      // A square of side x + a, and a rectangle 2x + b by x.
      const [x, a, b] = random.until(
        () => {
          const [x, a] = [random.integer(4, 9), random.integer(3, 8)]
          return [x, a, 2 * a - x] as const
        },
        ([, a, b]) => b > 0 && b !== a,
      )
      return {
        question: typst`
The square and the rectangle have the same perimeter. All lengths are in centimetres.
#sketch(polygon-of((0, 0), (4, 0), (4, 4), (0, 4), sides: ($x + ${a}$, none, none, none), fill: maths-wash), polygon-of((6, 0), (13, 0), (13, 2.6), (6, 2.6), sides: ($2x + ${b}$, $x$, none, none), fill: skizie-wash), height: 140pt)
Find the length of a side of the square. #marks(4)`,
        answer: typst`
#working("M1")[$4(x + ${a}) = 2(2x + ${b} + x)$]
#working("M1")[$4x + ${4 * a} = 6x + ${2 * b}$]
#working("A1")[$x = ${x}$]
#working("B1 FT")[$${x} + ${a} =$ #result[${x + a} cm]]`,
        alt: plain`The diagram shows a square of side x plus ${a} centimetres and a rectangle 2 x plus ${b} centimetres long and x centimetres wide. They have the same perimeter. Find the length of a side of the square.`,
        answerAlt: plain`4 times, x plus ${a}, equals 2 times, 3 x plus ${b}. So x is ${x}, and the side of the square is ${x + a} centimetres.`,
        answers: [final('', number(x + a, { unit: 'cm' }))],
        verify: () => (agree(4 * (x + a), 2 * (2 * x + b) + 2 * x) ? null : 'the perimeters differ'),
      }
    },
  },
})
