// Long questions in which two unknowns meet in a context: a card with its diagonal, and a road past a mast.

import { distance, type Point, roots } from '../../kit/checking.ts'
import { compared } from '../../kit/comparing.ts'
import { coordinates, final, inNamedUnit, number, threeFigures } from '../../kit/final-answers.ts'
import { laidOut } from '../../kit/layout.ts'
import { fraction, minus, rounded, significant, simplestSurd, surd, terms } from '../../kit/numbers.ts'
import { added } from '../../kit/quadratics.ts'
import { typedFraction, typedSurd } from '../../kit/typed.ts'
import { plain, typst } from '../../kit/typst.ts'
import { fractionInWords, surdInWords, termsInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'

export const twoUnknownsInContext = laidOut(
  defineTemplate({
    id: 'two-unknowns-in-context',
    marks: 10,
    calculator: true,
    level: 4,
    cases: {
      'card-and-diagonal'(random) {
        // xy = A and x² + y² = d²: x⁴ − d²x² + A² = 0.
        const [x, y] = random.pick([
          [4, 7],
          [5, 8],
          [3, 7],
          [4, 9],
          [6, 8],
          [3, 8],
          [5, 9],
        ] as const)
        const [A, square] = [x * y, x * x + y * y]
        const root = simplestSurd(square)
        const diagonal = root.inside === 1 ? `${root.outside}` : `sqrt(${square})`
        const diagonalSaid = root.inside === 1 ? `${root.outside}` : `the square root of ${square}`
        const least = simplestSurd(2 * A)
        return {
          question: typst`
A rectangular card has an area of ${A}~cm² and a diagonal of $${diagonal}$~cm. One of its sides has a length of $x$~cm.
#part("a", 2)[Show that $x^4 − ${square}x^2 + ${A * A} = 0$.]
#part("b", 3)[Hence find the length and the width of the card.]
Another rectangular card also has an area of ${A}~cm². Its diagonal is $d$~cm.
#part("c", 3)[By using a discriminant, show that $d^2 >= ${2 * A}$.]
#part("d", 2)[Find the exact length of the shortest diagonal that this card can have, and the exact length of the sides of the card that has it.]`,
          answer: typst`
#part("a")[
#working("M1")[the other side is $display(${A}/x)$: $x^2 + (display(${A}/x))^2 = ${square}$]
#working("A1")[$x^2 + display(${A * A}/x^2) = ${square}$, times $x^2$: \
$x^4 − ${square}x^2 + ${A * A} = 0$]]
#part("b")[
#working("M1")[$(x^2 − ${x * x})(x^2 − ${y * y}) = 0$ #h(3pt) _oe_]
#working("A1")[$x = ${x}$ and $x = ${y}$, which are the two sides]
#working("A1")[#result[${y} cm] and #result[${x} cm]]]
#part("c")[
#working("M1")[$x^4 − d^2 x^2 + ${A * A} = 0$ as a quadratic in $x^2$]
#working("M1 dep")[discriminant $(d^2)^2 − 4 times ${A * A} >= 0$]
#working("A1")[$(d^2)^2 >= ${2 * A}^2$ and $d^2 > 0$, so $d^2 >= ${2 * A}$]]
#part("d")[
#working("B1")[diagonal #result[$${surd(1, 2 * A)}$ cm]]
#working("B1")[$x^2 = display(d^2/2) = ${A}$: a square with sides of #result[$${surd(1, A)}$ cm]]]`,
          alt: plain`A rectangular card has an area of ${A} square centimetres and a diagonal of ${diagonalSaid} centimetres. One of its sides has a length of x centimetres. Part a: show that x to the power 4, end of power, minus ${square} x squared plus ${A * A} equals 0. Part b: hence find the length and the width of the card. Another rectangular card also has an area of ${A} square centimetres. Its diagonal is d centimetres. Part c: by using a discriminant, show that d squared is greater than or equal to ${2 * A}. Part d: find the exact length of the shortest diagonal that this card can have, and the exact length of the sides of the card that has it.`,
          answerAlt: plain`Part a: the other side is ${A} over x, and the sum of the squares of the sides is ${square}. Multiply by x squared. Part b: x squared is ${x * x} or ${y * y}, so the sides are ${y} centimetres and ${x} centimetres. Part c: the discriminant of the quadratic in x squared must not be negative: d to the power 4 is at least 4 times ${A * A}, which is the square of ${2 * A}. Part d: the diagonal is ${surdInWords(1, 2 * A)} centimetres, and the card is a square with sides of ${surdInWords(1, A)} centimetres.`,
          answers: [
            final('b', number(y, { unit: 'cm' }), 'length'),
            final('b', number(x, { unit: 'cm' }), 'width'),
            final('d', number(typedSurd(1, 2 * A), { unit: 'cm' }), 'diagonal'),
            final('d', number(typedSurd(1, A), { unit: 'cm' }), 'side'),
          ],
          verify() {
            const f = (u: number) => u ** 4 - square * u * u + A * A
            const found = roots(f, 0.0031, 20.0017, 9001)
            const diagonals = Array.from({ length: 20_000 }, (_, n) => {
              const side = 0.5 + n / 1000
              return Math.hypot(side, A / side)
            })
            return compared(
              ['how many', found.length, 2],
              ['the width', found[0] ?? 0, x],
              ['the length', found[1] ?? 0, y],
              ['the diagonal', Math.hypot(found[0] ?? 0, found[1] ?? 0) ** 2, square],
              [
                'the shortest',
                Number(Math.min(...diagonals).toFixed(4)),
                Number(Math.sqrt(2 * A).toFixed(4)),
              ],
              ['in simplest form', least.outside ** 2 * least.inside, 2 * A],
            )
          },
        }
      },
      'road-past-a-mast'(random) {
        // The road ax + by = c meets x² + y² = r² at P and Q, whose coordinates are whole.
        const [r, P, Q, a, b, speed] = random.pick([
          [5, [0, 5], [4, 3], 1, 2, 40],
          [5, [-3, 4], [5, 0], 1, 2, 50],
          [5, [3, 4], [5, 0], 2, 1, 30],
          [10, [0, 10], [8, 6], 1, 2, 45],
          [10, [-6, 8], [10, 0], 1, 2, 60],
          [13, [0, 13], [12, 5], 2, 3, 50],
        ] as const)
        const c = a * P[0] + b * P[1]
        const road = terms([a, 'x'], [b, 'y'])
        const roadSaid = termsInWords([a, 'x'], [b, 'y'])
        const square = (Q[0] - P[0]) ** 2 + (Q[1] - P[1]) ** 2
        const along = Math.sqrt(square)
        const minutes = (60 * along) / speed
        const nearest = [P[0] + Q[0], P[1] + Q[1]] as const
        const away = (nearest[0] ** 2 + nearest[1] ** 2) / 4
        const shownSquare = a === 1
        // The letter that is left: y for x = c − by, x for y = c − ax.
        const letter = shownSquare ? 'y' : 'x'
        const slope = shownSquare ? b : a
        const instead = b === 3 ? '' : `${c} − ${slope}${letter}`
        const quadratic =
          b === 3
            ? terms([b * b + a * a, 'y^2'], [-2 * b * c, 'y'], [c * c - a * a * r * r, ''])
            : terms([1 + slope * slope, `${letter}^2`], [-2 * slope * c, letter], [c * c - r * r, ''])
        const at = ([u, v]: readonly [number, number]) => `(${minus(u)}, ${minus(v)})`
        return {
          question: typst`
A mast for mobile telephones stands at the point $O(0, 0)$ of a map on which the unit is 1~km. It can be reached from all points that are at most ${r}~km away, the region inside the circle $x^2 + y^2 = ${r * r}$. A straight road has the equation $${road} = ${c}$. It enters the region at $P$ and leaves it at $Q$, where $P$ has the smaller $x$-coordinate.
#axes(axis(${rounded(-1.25 * r)}, ${rounded(1.35 * r)}, numbers: false, title: $x$), axis(${rounded(-1.2 * r)}, ${rounded(1.3 * r)}, numbers: false, title: $y$), grid: false, equal: true, circle-of((0, 0), ${r}), curve-of(x => (${c} - ${a} * x) / ${b}, colour: addmaths), point((${P.join(', ')}), $P$, side: "above-right"), point((${Q.join(', ')}), $Q$, side: "above-right"), point((0, 0), $O$, side: "below-left"))
#part("a", 4)[Find the coordinates of $P$ and of $Q$.]
#part("b", 1)[Show that $P Q = ${surd(1, square)}$~km.]
#part("c", 2)[A bus travels along the road at ${speed}~km/h. Find for how many minutes it is in the region.]
#part("d", 3)[Find the coordinates of the point of the road that is nearest to the mast, and its exact distance from the mast.]`,
          answer: typst`
#part("a")[
#working("M1")[${b === 3 ? `$x = display((${c} − 3y)/2)$: $(display((${c} − 3y)/2))^2 + y^2 = ${r * r}$` : shownSquare ? `$(${instead})^2 + y^2 = ${r * r}$` : `$x^2 + (${instead})^2 = ${r * r}$`}]
#working("A1")[$${quadratic} = 0$]
#working("A1")[#result[$P${at(P)}$]]
#working("A1")[#result[$Q${at(Q)}$]]
#note[Both values of one unknown, or one point, earn one of the last two marks.]]
#part("b")[#working("B1")[$sqrt((${Q[0]} ${added(-P[0]) || '− 0'})^2 + (${Q[1]} ${added(-P[1]) || '− 0'})^2) $ \
$= sqrt(${square}) = ${surd(1, square)}$]]
#part("c")[
#working("M1")[$display((${surd(1, square)})/${speed}) times 60$]
#working("A1")[#result[${significant(minutes)} minutes] (3 s.f.)]]
#part("d")[
#working("M1")[$O P = O Q$, so it is the midpoint of $P Q$]
#working("A1 FT")[#result[$(${fraction(nearest[0], 2)}, ${fraction(nearest[1], 2)})$]]
#working("A1")[distance #result[${exactDistance(away)} km]]
#scheme[Or: *M1* for the line $y = ${fraction(b, a)} x$ through $O$, perpendicular to the road, which meets it at this point.]]`,
          alt: plain`A mast for mobile telephones stands at the point O, where x and y are 0, of a map on which the unit is 1 kilometre. It can be reached from all points that are at most ${r} kilometres away, the region inside the circle x squared plus y squared equals ${r * r}. A straight road has the equation ${roadSaid} equals ${c}. It enters the region at P and leaves it at Q, where P has the smaller x coordinate. Part a: find the coordinates of P and of Q. Part b: show that PQ is ${surdInWords(1, square)} kilometres. Part c: a bus travels along the road at ${speed} kilometres per hour. Find for how many minutes it is in the region. Part d: find the coordinates of the point of the road that is nearest to the mast, and its exact distance from the mast.`,
          answerAlt: plain`Part a: P is (${P[0]}, ${P[1]}), and Q is (${Q[0]}, ${Q[1]}). Part b: the square of PQ is ${square}. Part c: ${surdInWords(1, square)} over ${speed}, times 60, is ${significant(minutes)} minutes. Part d: it is the midpoint of PQ, with x ${fractionInWords(nearest[0], 2)} and y ${fractionInWords(nearest[1], 2)}, and its distance is ${saidDistance(away)} kilometres.`,
          answers: [
            final('a', coordinates(P[0], P[1]), 'P'),
            final('a', coordinates(Q[0], Q[1]), 'Q'),
            final('c', inNamedUnit(threeFigures(minutes, 'minutes'))),
            final('d', coordinates(typedFraction(nearest[0], 2), typedFraction(nearest[1], 2)), 'point'),
            final('d', number(typedDistance(away), { unit: 'km' }), 'distance'),
          ],
          verify() {
            // Along the road, step by step.
            const on = (x: number): Point => [x, (c - a * x) / b]
            const met = roots((x) => distance([0, 0], on(x)) - r, -20.0031, 20.0017, 8009)
            const all = Array.from({ length: 4001 }, (_, n) => distance([0, 0], on(n / 100 - 20)))
            return compared(
              ['how often', met.length, 2],
              ['x of P', met[0] ?? 99, P[0]],
              ['x of Q', met[1] ?? 99, Q[0]],
              ['y of P', on(P[0])[1], P[1]],
              ['y of Q', on(Q[0])[1], Q[1]],
              ['minutes', (distance(on(met[0] ?? 0), on(met[1] ?? 0)) / speed) * 60, minutes],
              ['the nearest', Math.min(...all), Math.sqrt(away)],
              ['where', distance([0, 0], on(nearest[0] / 2)), Math.sqrt(away)],
            )
          },
        }
      },
    },
  }),
)

/** √n where n is in quarters: 'display(sqrt(5)/2)'. */
const exactDistance = (n: number) =>
  Number.isInteger(n) ? `$${surd(1, n)}$` : `$display((${surd(1, 4 * n)})/2)$`
const saidDistance = (n: number) =>
  Number.isInteger(n) ? surdInWords(1, n) : `${surdInWords(1, 4 * n)}, over 2`
const typedDistance = (n: number) => (Number.isInteger(n) ? typedSurd(1, n) : `${typedSurd(1, 4 * n)}/2`)
