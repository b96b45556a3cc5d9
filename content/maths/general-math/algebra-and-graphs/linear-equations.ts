// Linear equations: solving them, and forming them from a shape or a story.

import { agree } from '../../kit/checking.ts'
import { minus } from '../../kit/numbers.ts'
import { shown } from '../../kit/polynomials.ts'
import { linear, linearSpoken } from '../../kit/quadratics.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'

export const linearEquation = defineTemplate({
  id: 'linear-equation',
  marks: 3,
  calculator: false,
  level: 2,
  cases: ['brackets', 'fractions', 'unknown-below'],
  draw(random, which) {
    if (which === 'brackets') {
      // a(x + b) = cx + d
      const x = random.integerExcept(-6, 8, 0, 1)
      const [a, b, c] = random.until(
        () => [random.integer(4, 8), random.integerExcept(-6, 6, 0), random.integer(2, 5)] as const,
        ([a, , c]) => a > c + 1,
      )
      return { which, x, a, b, c, d: a * (x + b) - c * x, e: 0 }
    }
    if (which === 'fractions') {
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
      return { which, x, a, b, c, d, e: (x + b) / a + (x + d) / c }
    }
    // (ax + b)/(x − c) = e
    const [x, a, b, c, e] = random.until(
      () => {
        const [x, a, c] = [random.integer(3, 9), random.integer(2, 4), random.integer(1, 6)]
        const e = random.integer(a + 1, 9)
        return [x, a, e * (x - c) - a * x, c, e] as const
      },
      ([x, , b, c]) => x > c && b > 0 && b < 20,
    )
    return { which, x, a, b, c, d: 0, e }
  },
  write({ which, x, a, b, c, d, e }) {
    if (which === 'brackets') {
      return {
        question: typst`
Solve.
$ ${a}(${linear(1, b)}) = ${shown([c, d])} $
#marks(3)`,
        answer: typst`
#working("M1")[$${shown([a, a * b])} = ${shown([c, d])}$]
#working("M1")[$${a - c}x = ${minus(d - a * b)}$]
#working("A1")[$x =$ #result[$${minus(x)}$]]`,
        alt: plain`Solve ${a} times, ${linearSpoken(1, b)}, equals ${linearSpoken(c, d)}.`,
        answerAlt: plain`Expand the bracket and collect the terms: ${a - c} x equals ${plain`${d - a * b}`}. So x is ${plain`${x}`}.`,
      }
    }
    if (which === 'fractions') {
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
        alt: plain`Solve: ${linearSpoken(1, b)}, over ${a}, plus, ${linearSpoken(1, d)}, over ${c}, equals ${e}.`,
        answerAlt: plain`Multiply by ${a * c}. Then ${a + c} x equals ${a * c * e - c * b - a * d}, so x is ${x}.`,
      }
    }
    return {
      question: typst`
Solve.
$ (${linear(a, b)})/(${linear(1, -c)}) = ${e} $
#marks(3)`,
      answer: typst`
#working("M1")[$${linear(a, b)} = ${e}(${linear(1, -c)})$]
#working("M1")[$${b + e * c} = ${e - a === 1 ? '' : e - a}x$]
#working("A1")[$x =$ #result[$${x}$]]`,
      alt: plain`Solve: ${linearSpoken(a, b)}, over, ${linearSpoken(1, -c)}, equals ${e}.`,
      answerAlt: plain`Multiply by, ${linearSpoken(1, -c)}. Then ${b + e * c} equals ${e - a === 1 ? '' : e - a} x, so x is ${x}.`,
    }
  },
  verify({ which, x, a, b, c, d, e }) {
    const sides = {
      brackets: [a * (x + b), c * x + d],
      fractions: [(x + b) / a + (x + d) / c, e],
      'unknown-below': [(a * x + b) / (x - c), e],
    }[which] as [number, number]
    return agree(sides[0], sides[1]) ? null : `the sides are ${sides.join(' and ')}`
  },
})

export const equationFromShape = defineTemplate({
  id: 'equation-from-a-shape',
  marks: 4,
  calculator: false,
  level: 2,
  cases: ['angles-of-a-triangle', 'parallel-lines', 'equal-perimeters'],
  draw(random, which) {
    if (which === 'equal-perimeters') {
      // A square of side x + a, and a rectangle x + b by d whose perimeter is the same... of 4x + 4a = 2(3x + b).
      const [x, a, b] = random.until(
        () => {
          const [x, a] = [random.integer(4, 9), random.integer(3, 8)]
          return [x, a, 2 * a - x] as const
        },
        ([, a, b]) => b > 0 && b !== a,
      )
      return { which, x, a, b, c: 0, angles: [x, x + a] }
    }
    if (which === 'parallel-lines') {
      // Co-interior angles 3x + a and 2x − b.
      const [x, a, b] = random.until(
        () => {
          const [x, a] = [random.integer(30, 40), random.integer(10, 30)]
          return [x, a, 5 * x + a - 180] as const
        },
        ([x, , b]) => b > 0 && b < 30 && 2 * x - b > 45,
      )
      return { which, x, a, b, c: 0, angles: [3 * x + a, 2 * x - b] }
    }
    const [x, a, b] = random.until(
      () => {
        const [x, a] = [random.integer(24, 36), random.integer(5, 25)]
        return [x, a, 6 * x + a - 180] as const
      },
      ([x, a, b]) => b > 0 && b < 30 && 3 * x - b > 40 && x + a > 44,
    )
    return { which, x, a, b, c: 0, angles: [2 * x, x + a, 3 * x - b] }
  },
  write({ which, x, a, b, angles }) {
    const [first = 0, second = 0] = angles
    if (which === 'equal-perimeters') {
      return {
        question: typst`
The square and the rectangle have the same perimeter. All lengths are in centimetres.
#sketch(polygon-of((0, 0), (4, 0), (4, 4), (0, 4), sides: ($x + ${a}$, none, none, none), fill: maths-wash), polygon-of((6, 0), (13, 0), (13, 2.6), (6, 2.6), sides: ($2x + ${b}$, $x$, none, none), fill: skizie-wash), height: 140pt)
Find the length of a side of the square. #marks(4)`,
        answer: typst`
#working("M1")[$4(x + ${a}) = 2(2x + ${b} + x)$]
#working("M1")[$4x + ${4 * a} = 6x + ${2 * b}$]
#working("A1")[$x = ${x}$]
#working("B1")[$${x} + ${a} =$ #result[${x + a} cm]]`,
        alt: plain`The diagram shows a square of side x plus ${a} centimetres and a rectangle 2 x plus ${b} centimetres long and x centimetres wide. They have the same perimeter. Find the length of a side of the square.`,
        answerAlt: plain`4 times, x plus ${a}, equals 2 times, 3 x plus ${b}. So x is ${x}, and the side of the square is ${x + a} centimetres.`,
      }
    }
    if (which === 'parallel-lines') {
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
#working("B1")[$3 times ${x} + ${a}$: #result[${first}°]]`,
        alt: plain`The line EF meets two parallel lines, AB at E and CD at F. On the same side of EF, between the parallel lines, angle BEF is 3 x plus ${a} degrees and angle DFE is 2 x minus ${b} degrees. Find the size of angle BEF.`,
        answerAlt: plain`The two angles add up to 180 degrees, so 5 x equals ${180 - a + b} and x is ${x}. Angle BEF is ${first} degrees.`,
      }
    }
    const third = angles[2] ?? 0
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
#working("B1")[The angles are ${first}°, ${second}° and ${third}°: #result[${Math.max(first, second, third)}°]]`,
      alt: plain`The angles of a triangle are 2 x degrees, x plus ${a} degrees and 3 x minus ${b} degrees. Find the size of the largest angle.`,
      answerAlt: plain`The angles add up to 180 degrees, so 6 x equals ${180 - a + b} and x is ${x}. The angles are ${first}, ${second} and ${third} degrees. The largest is ${Math.max(first, second, third)} degrees.`,
    }
  },
  verify({ which, x, a, b, angles }) {
    if (which === 'equal-perimeters') {
      return agree(4 * (x + a), 2 * (2 * x + b) + 2 * x) ? null : 'the perimeters differ'
    }
    const total = angles.reduce((sum, angle) => sum + angle, 0)
    return total === 180 && angles.every((angle) => angle > 0) ? null : `the angles add up to ${total}`
  },
})
