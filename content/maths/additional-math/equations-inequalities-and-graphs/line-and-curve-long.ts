// Long questions on graphs that meet: a line and a curve with the chord between them, and a cubic with its modulus.

import { distance, type Point, roots } from '../../kit/checking.ts'
import { compared } from '../../kit/comparing.ts'
import { coordinates, equation, final, inAnyOrder, inequality, number } from '../../kit/final-answers.ts'
import { laidOut } from '../../kit/layout.ts'
import { minus, surd, terms } from '../../kit/numbers.ts'
import { type Polynomial, product, shown, spoken, valueAt } from '../../kit/polynomials.ts'
import { rounded } from '../../kit/quadratics.ts'
import { typedSurd } from '../../kit/typed.ts'
import { plain, typst } from '../../kit/typst.ts'
import { surdInWords, termsInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'

/** (sum ± √disc)/2, which is whole or a sum of surds. */
const halves = (sum: number, disc: number) => {
  const root = Math.sqrt(disc)
  return Number.isInteger(root) ? [(sum - root) / 2, (sum + root) / 2] : null
}
const exactMarkup = (sum: number, disc: number): string => {
  const whole = halves(sum, disc)
  if (whole) return whole.map((x) => `#result[$x = ${minus(x)}$]`).join(' and ')
  return `#result[$x = display((${sum} plus.minus ${surd(1, disc)})/2)$]`
}
const exactSaid = (sum: number, disc: number): string => {
  const whole = halves(sum, disc)
  if (whole) return plain`${whole[0] ?? 0} or ${whole[1] ?? 0}`
  return `the fraction with numerator ${sum} plus or minus ${surdInWords(1, disc)} and denominator 2`
}
const exactTyped = (sum: number, disc: number): string[] => {
  const whole = halves(sum, disc)
  if (whole) return whole.map(String)
  return ['+', '-'].map((sign) => `(${sum} ${sign} ${typedSurd(1, disc)})/2`)
}

export const graphsInFull = laidOut(
  defineTemplate({
    id: 'graphs-in-full',
    marks: 12,
    calculator: false,
    level: 5,
    cases: {
      'chord-of-a-hyperbola'(random) {
        // xy = n and x + my = s, meeting where x is p and r: p + r = s, pr = mn.
        const [n, m, p, r] = random.pick([
          [6, 2, 2, 6],
          [12, 2, 4, 6],
          [8, 1, 2, 4],
          [5, 2, 2, 5],
          [10, 2, 4, 5],
        ] as const)
        const s = p + r
        const [P, R]: readonly [Point, Point] = [
          [p, n / p],
          [r, n / r],
        ]
        const square = (r - p) ** 2 + (P[1] - R[1]) ** 2
        const root = (square * m * m) / (r - p) ** 2
        const middle: Point = [s / 2, (P[1] + R[1]) / 2]
        const gap = Number((r - p).toFixed(6))
        const bisector = [m, -1, m * middle[0] - middle[1]] as const
        const limit = 4 * m * n
        const lead = m === 1 ? '' : `${m}`
        // The chord is (r − p)√(m² + 1)/m long.
        const [outside, under] = [gap, m * m + 1]
        const length =
          outside % m === 0 ? surd(outside / m, under) : `display((${surd(outside, under)})/${m})`
        const lengthSaid =
          outside % m === 0 ? surdInWords(outside / m, under) : `${surdInWords(outside, under)} over ${m}`
        const lengthTyped =
          outside % m === 0 ? typedSurd(outside / m, under) : `${typedSurd(outside, under)}/${m}`
        const line = terms([1, 'x'], [m, 'y'])
        return {
          question: typst`
The line $${line} = ${s}$ meets the curve $x y = ${n}$ at the points $P$ and $R$.
#part("a", 4)[Find the coordinates of $P$ and of $R$.]
#part("b", 2)[Find the exact length of $P R$.]
#part("c", 3)[Find the equation of the perpendicular bisector of $P R$.]
#part("d", 3)[Find the set of values of $k$ for which the line $${line} = k$ does not meet the curve.]`,
          answer: typst`
#part("a")[
#working("M1")[$x = ${s} − ${lead}y$: $(${s} − ${lead}y)y = ${n}$]
#scheme[Or: $y = display(${n}/x)$, which gives $x^2 − ${s}x + ${m * n} = 0$.]
#working("M1 dep")[$${lead}y^2 − ${s}y + ${n} = 0$ \
$(y − ${minus(P[1])})(${lead}y − ${minus(m * R[1])}) = 0$]
#working("A1")[#result[$(${p}, ${P[1]})$]]
#working("A1")[#result[$(${r}, ${R[1]})$]]
#scheme[*A1* for both values of one coordinate, *A1* for the pairs.]]
#part("b")[
#working("M1 FT")[$sqrt((${r} − ${p})^2 + (${R[1]} − ${P[1]})^2)$]
#working("A1")[#result[$${length}$]]]
#part("c")[
#working("B1 FT")[midpoint $(${middle[0]}, ${middle[1]})$]
#working("M1 FT")[gradient of $P R = ${m === 1 ? '−1' : `−display(1/${m})`}$, so gradient ${m}]
#working("A1 oe")[#result[$y = ${terms([m, 'x'], [-bisector[2], ''])}$]]]
#part("d")[
#working("M1")[$${lead}y^2 − k y + ${n} = 0$]
#working("M1 dep")[$k^2 − 4 times ${m * n} < 0$]
#working("A1")[#result[$−${surd(1, limit)} < k < ${surd(1, limit)}$]]]`,
          alt: plain`The line ${termsInWords([1, 'x'], [m, 'y'])} equals ${s} meets the curve x y equals ${n} at the points P and R. Part a: find the coordinates of P and of R. Part b: find the exact length of PR. Part c: find the equation of the perpendicular bisector of PR. Part d: find the set of values of k for which the line ${termsInWords([1, 'x'], [m, 'y'])} equals k does not meet the curve.`,
          answerAlt: plain`Part a: substituting gives a quadratic. The points are (${p}, ${P[1]}) and (${r}, ${R[1]}). Part b: ${lengthSaid}. Part c: the midpoint is x ${middle[0]}, y ${middle[1]}, and the gradient is ${m}: y equals ${termsInWords([m, 'x'], [-bisector[2], ''])}. Part d: the discriminant, k squared minus ${limit}, is negative for k between minus ${surdInWords(1, limit)} and ${surdInWords(1, limit)}.`,
          answers: [
            final('a', coordinates(...P), 'smaller x'),
            final('a', coordinates(...R), 'greater x'),
            final('b', number(lengthTyped)),
            final('c', equation(`y = ${m}x - (${bisector[2]})`)),
            final('d', inequality(`-${typedSurd(1, limit)} < k < ${typedSurd(1, limit)}`, 'k')),
          ],
          verify() {
            const found = roots((x) => x * (s - x) - n * m, 0.01, 40.02, 4001)
            const meets = (k: number) => roots((x) => x * (k - x) - n * m, -60.03, 60.02, 6001).length
            const off = (x: number) => [x, m * x - bisector[2]] as Point
            return compared(
              ['P', found[0] ?? 0, p],
              ['R', found[1] ?? 0, r],
              ['on the line', p + m * P[1], s],
              ['on the line', r + m * R[1], s],
              ['the length', distance(P, R) ** 2, ((r - p) ** 2 * under) / m ** 2],
              ['the bisector', distance(off(1.7), P), distance(off(1.7), R)],
              ['just inside', meets(Math.sqrt(limit) - 0.1), 0],
              ['just outside', meets(Math.sqrt(limit) + 0.1), 2],
              ['also below', meets(-Math.sqrt(limit) - 0.1), 2],
              ['the scale', root, m * m + 1],
            )
          },
        }
      },
      'cubic-and-modulus'(random) {
        // y = (x + a)(x − b)(x − c), −a < b < c.
        const [a, b, c] = random.pick([
          [1, 1, 3],
          [2, 1, 3],
          [1, 2, 4],
          [2, 1, 4],
          [3, 1, 2],
        ] as const)
        const p: Polynomial = product([1, a], [1, -b], [1, -c])
        const f = (x: number) => valueAt(p, x)
        const start = a * b * c
        const [left, right] = [-a - 0.55, c + 0.55]
        const inner = Array.from({ length: 400 }, (_, n) => f(-a + ((c + a) * n) / 399))
        const [top, low] = [Math.max(...inner), Math.min(...inner)]
        const code = `x => (x + ${a}) * (x - ${b}) * (x - ${c})`
        const shift = 6
        const h = random.pick([2, 3])
        const lineRoots = roots((x) => (x - b) * (x - c) - shift, -30.03, 30.02, 6005)
        const disc = (b - c) ** 2 + 4 * shift
        const same = [-a, ...lineRoots]
        const stretched = [-a, b, c].map((root) => root - h)
        // From corner to corner, so that each is sharp.
        const corners = [left, -a, b, c, right]
        const modulus = corners
          .slice(1)
          .map(
            (to, n) =>
              `curve-of(x => calc.abs((x + ${a}) * (x - ${b}) * (x - ${c})), from: ${corners[n] ?? left}, to: ${to}, colour: addmaths)`,
          )
          .join(', ')
        const axesOf = (bottom: number, extra: string) =>
          `#axes(axis(${left}, ${right}, numbers: false, title: $x$), axis(${rounded(bottom)}, ${rounded(Math.max(top, -low) * 1.45)}, numbers: false, title: $y$), grid: false, height: 165pt, ${extra})`
        return {
          question: typst`
The equation of a curve is $y = (x + ${a})(x − ${b})(x − ${c})$.
#part("a", 3)[Sketch the curve. State the coordinates of the points where it meets the axes.]
#part("b", 2)[Solve the inequality $(x + ${a})(x − ${b})(x − ${c}) > 0$.]
#part("c", 2)[On another diagram, sketch the graph of $y = |(x + ${a})(x − ${b})(x − ${c})|$.]
#part("d", 4)[The line $y = ${shift}(x + ${a})$ meets the curve at three points. Show that two of their $x$-coordinates satisfy $${shown(product([1, -b], [1, -c]))} = ${shift}$, and find all three, in exact form where they are not integers.]
#part("e", 1)[Write down the solutions of the equation $(x + ${a + h})(x ${h - b >= 0 ? (h === b ? '' : `+ ${h - b}`) : `− ${b - h}`})(x ${h - c > 0 ? `+ ${h - c}` : h === c ? '' : `− ${c - h}`}) = 0$.]`,
          answer: typst`
#part("a")[
${axesOf(low * 1.35, `curve-of(${code}, colour: addmaths)`)}
#working("B1")[a cubic that rises from the left, with two turning points]
#working("B1")[#result[$(−${a}, 0)$], #result[$(${b}, 0)$], #result[$(${c}, 0)$]]
#working("B1")[#result[$(0, ${start})$]]]
#part("b")[
#working("B1 FT")[#result[$−${a} < x < ${b}$]]
#working("B1 FT")[#result[$x > ${c}$]]]
#part("c")[
${axesOf(-0.12 * Math.max(top, -low), modulus)}
#working("B2 FT")[the parts below the axis reflected in it, with sharp corners at all three points]
#scheme[*B1* for one of the two parts.]]
#part("d")[
#working("M1")[$(x + ${a})((x − ${b})(x − ${c}) − ${shift}) = 0$]
#working("A1")[so $${shown(product([1, -b], [1, -c]))} = ${shift}$, or #result[$x = −${a}$]]
#working("M1")[$x = display((${b + c} plus.minus sqrt(${disc}))/2)$]
#working("A1")[${exactMarkup(b + c, disc)}]]
#part("e")[#working("B1 FT")[each is ${h} less than in (a): ${stretched.map((root) => `#result[$x = ${minus(root)}$]`).join(', ')}]]`,
          alt: plain`The equation of a curve is y equals the product of, open bracket, x plus ${a}, close bracket, open bracket, x minus ${b}, close bracket, and, open bracket, x minus ${c}, close bracket. Part a: sketch the curve. State the coordinates of the points where it meets the axes. Part b: solve the inequality that says that this product is greater than 0. Part c: on another diagram, sketch the graph of y equals the modulus of this product. Part d: the line y equals ${shift} times, open bracket, x plus ${a}, close bracket, meets the curve at three points. Show that two of their x coordinates satisfy ${spoken(product([1, -b], [1, -c]))} equals ${shift}, and find all three, in exact form where they are not integers. Part e: write down the solutions of the equation that one gets when x in this product is replaced by x plus ${h}, and the product is 0.`,
          answerAlt: plain`Part a: the curve rises, falls and rises; it meets the x axis where x is minus ${a}, ${b} and ${c}, and y is 0, and the y axis where y is ${start} and x is 0. Part b: x between minus ${a} and ${b}, or x greater than ${c}. Part c: the parts below the axis are reflected. Part d: x is minus ${a}, or x is ${exactSaid(b + c, disc)}. Part e: ${stretched.map((root) => plain`${root}`).join(', ')}.`,
          answers: [
            final('b', inequality(`-${a} < x < ${b} or x > ${c}`)),
            final('d', inAnyOrder([-a, ...exactTyped(b + c, disc)], { name: 'x' })),
            final('e', inAnyOrder(stretched, { name: 'x' })),
          ],
          verify() {
            const own = roots(f, -12.03, 12.02, 4810)
            const met = roots((x) => f(x) - shift * (x + a), -20.03, 20.02, 8010)
            const wanted = [...same].sort((one, other) => one - other)
            return compared(
              ...[-a, b, c].map((root, n) => ['a root', own[n] ?? 0, root] as const),
              ['at 0', f(0), start],
              ['above', Math.sign(f((b - a) / 2 + 1e-3)) * Math.sign(f(c + 1)), 1],
              ['below', Math.sign(f((b + c) / 2)) + Math.sign(f(-a - 1)), -2],
              ...wanted.map((x, n) => ['a meeting', met[n] ?? 0, x] as const),
              ['exact', (b + c + Math.sqrt(disc)) / 2, Math.max(...lineRoots)],
              ['shifted', f((stretched[0] ?? 0) + h), 0],
            )
          },
        }
      },
    },
  }),
)
