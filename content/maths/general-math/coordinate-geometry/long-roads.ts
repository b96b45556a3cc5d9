// Roads on a map with coordinates: the shortest way to a highway, and the line halfway between two places.

import { agree, distance, type Point } from '../../kit/checking.ts'
import {
  coordinates,
  final,
  gradientForm,
  inNamedUnit,
  number,
  ratio,
  threeFigures,
} from '../../kit/final-answers.ts'
import { grid, named, segment } from '../../kit/grids.ts'
import {
  equation,
  equationInWords,
  gradientOf,
  heightAt,
  implicit,
  implicitInWords,
  lineThrough,
  moved,
  rightSide,
  riseOverRun,
  shown,
  spoken,
  squaresOf,
} from '../../kit/lines.ts'
import { grouped } from '../../kit/measuring.ts'
import { highestCommonFactor, minus, significant, substituted, terms, unrounded } from '../../kit/numbers.ts'
import { shownPoint, spokenPoint } from '../../kit/points.ts'
import { typedFraction } from '../../kit/typed.ts'
import { plain, typst } from '../../kit/typst.ts'
import { numberInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'

export const roadsOnAMap = defineTemplate({
  id: 'roads-on-a-map',
  marks: 14,
  calculator: true,
  level: 5,
  cases: {
    'shortest-new-road'(random) {
      // The highway goes by (p, q); from R, the village V is t(−q, p) away.
      const { R, p, q, s, t } = random.until(
        () => ({
          R: [random.integer(4, 10), random.integer(4, 10)] as Point,
          p: random.integer(2, 3),
          q: random.pick([1, 2, -1, -2]),
          s: random.integer(1, 2),
          t: random.pick([-2, -1, 1, 2]),
        }),
        ({ R, p, q, s, t }) => {
          const [A, B, V] = [moved(R, [p, q], -s), moved(R, [p, q], 3 - s), moved(R, [-q, p], t)]
          return (
            highestCommonFactor(p, q) === 1 &&
            [...A, ...B, ...V].every((value) => value > 0 && value < 15) &&
            Math.abs(t) * (p * p + q * q) > 8
          )
        },
      )
      const [A, B, V] = [moved(R, [p, q], -s), moved(R, [p, q], 3 - s), moved(R, [-q, p], t)]
      const highway = lineThrough(A, gradientOf(A, B))
      const [a, b] = [p, q]
      const end = a * V[0] + b * V[1]
      const along = gradientOf(V, R)
      const length = distance(V, R)
      const costOf = (km: number, price: number) => Math.round(km * price * 10) / 10
      const price = random.integer(18, 32)
      const cost = costOf(length, price)
      const costs = [cost, costOf(Number(significant(length)), price)].sort((a, b) => a - b)
      const [low = cost, high = cost] = costs
      // Written without fractions: py = qx + k.
      const k = p * A[1] - q * A[0]
      return {
        question: typst`
A map has a grid of squares with sides of 1~km. A straight highway goes from #box[$A ${shownPoint(A)}$] to #box[$B ${shownPoint(B)}$]. There is a village at #box[$V ${shownPoint(V)}$].
${grid([0, 15], [0, 15], segment(A, B), named(A, 'A', V), named(B, 'B', V), named(V, 'V', R))}
#part("a", 3)[Find the equation of the line $A B$ in the form $y = m x + c$.]
#part("b", 3)[A new road is built from $V$ to the highway. It meets the highway at right angles at $R$. Show that the equation of the line $V R$ is $${implicit([a, b, end])}$.]
#part("c", 3)[Find the coordinates of $R$.]
#part("d i", 2)[Calculate the length of the new road.]
#part("d ii", 1)[The new road costs Tk~${price} million for each kilometre. Calculate its cost, correct to the nearest Tk~0.1 million.]
#part("e", 2)[Find the ratio $A R : R B$ in its simplest form.]`,
        answer: typst`
#part("a")[
#working("M1")[$ m = ${riseOverRun(A, B)} = ${shown(gradientOf(A, B))} $]
#working("M1")[$A$ or $B$ in $y = m x + c$ #linebreak() with their gradient]
#working("A1")[#box(baseline: 40%)[#result[$${equation(highway)}$]]]]
#part("b")[
#working("M1 FT")[gradient of $V R$ $ −1 div ${q < 0 ? `(${shown(gradientOf(A, B))})` : shown(gradientOf(A, B))} = ${shown(along)} $]
#working("M1 dep")[$ y − ${substituted(V[1])} = ${shown(along)}(x − ${substituted(V[0])}) $]
#working("A1")[$${implicit([a, b, end])}$, with no step left out]]
#part("c")[
#working("M1 FT")[$ ${terms([a, 'x'])} ${b < 0 ? '−' : '+'} ${Math.abs(b) === 1 ? '' : Math.abs(b)}(${rightSide(highway)}) = ${end} $]
#working("A1")[$x = ${R[0]}$]
#working("A1")[#result[$${shownPoint(R)}$]]
#scheme[Or *M1* for $${terms([-q, 'x'], [p, 'y'])} = ${minus(k)}$ and equal coefficients of one letter.]]
#part("d i")[
#working("M1 FT")[$V R = sqrt(${squaresOf(V, R)})$]
#working("A1")[$= ${unrounded(length)}$ #linebreak() #result[${significant(length)} km] (3 s.f.)]]
#part("d ii")[#working("B1 FT")[$${unrounded(length)} times ${price}$: #result[Tk ${grouped(cost)} million]]${
          low === high
            ? ''
            : `
#scheme[From the length to 3 s.f.: Tk ${costs.find((each) => each !== cost) ?? cost} million.]`
        }]
#part("e")[
#working("M1 FT")[$accent(A R, arrow) = display(vec(${minus(R[0] - A[0])}, ${minus(R[1] - A[1])}))$, $accent(R B, arrow) = display(vec(${minus(B[0] - R[0])}, ${minus(B[1] - R[1])}))$]
#working("A1")[$A R : R B =$ #result[$${s} : ${3 - s}$]]
#scheme[Or two lengths *M1*, or the differences of two coordinates *M1*.]]`,
        alt: plain`A map has a grid of squares with sides of 1 km. A straight highway goes from A, ${spokenPoint(A)}, to B, ${spokenPoint(B)}. There is a village at V, ${spokenPoint(V)}. Part a: find the equation of the line AB in the form y equals m x plus c. Part b: a new road is built from V to the highway. It meets the highway at right angles at R. Show that the equation of the line VR is ${implicitInWords([a, b, end])}. Part c: find the coordinates of R. Part d i: calculate the length of the new road. Part d ii: the new road costs ${price} million taka for each kilometre. Calculate its cost, correct to the nearest 0.1 million taka. Part e: find the ratio AR to RB in its simplest form.`,
        answerAlt: plain`Part a: the gradient is ${spoken(gradientOf(A, B))}, and through A the equation is ${equationInWords(highway)}. Part b: the gradient of VR is ${spoken(along)}, and through V the equation is ${implicitInWords([a, b, end])}. Part c: putting y into it gives x equals ${R[0]}, so R is ${spokenPoint(R)}. Part d i: the length is the square root of, open bracket, ${Math.abs(R[0] - V[0])} squared plus ${Math.abs(R[1] - V[1])} squared, close bracket, ${significant(length)} kilometres. Part d ii: times ${price} it is ${cost} million taka. Part e: from A to R is ${R[0] - A[0]} across and ${numberInWords(R[1] - A[1])} up, from R to B ${B[0] - R[0]} across and ${numberInWords(B[1] - R[1])} up, so the ratio is ${s} to ${3 - s}.`,
        answers: [
          final(
            'a',
            gradientForm(`y = (${typedFraction(...highway.m)})x + (${typedFraction(...highway.c)})`),
          ),
          final('c', coordinates(...R)),
          final('d i', threeFigures(length, 'km')),
          final(
            'd ii',
            number(length * price, {
              to: { places: 1, isNamed: true },
              accept: [String(low), String(high)],
              unit: 'million taka',
            }),
          ),
          final('e', ratio(s, 3 - s)),
        ],
        verify: () => {
          if (![A, B, R].every(([x, y]) => agree(heightAt(highway, x), y)))
            return 'a point is not on the highway'
          if (![V, R].every(([x, y]) => a * x + b * y === end)) return 'the new road is another line'
          // Along the highway, none is nearer.
          const ways = Array.from({ length: 3001 }, (_, n) => distance(V, moved(A, [p, q], n / 1000)))
          if (!agree(Math.min(...ways), length, 1e-6)) return `the shortest way is ${Math.min(...ways)}`
          return agree(distance(A, R) * (3 - s), distance(R, B) * s) ? null : 'R is elsewhere'
        },
      }
    },
    'between-two-clinics'(random) {
      // P and Q are M ∓ (p, q), and the boundary has the gradient −p/q, a whole number or a half.
      const { M, p, q, road, W, speed } = random.until(
        () => ({
          M: [random.integer(5, 9), random.integer(5, 9)] as Point,
          p: random.integer(1, 4),
          q: random.pick([1, 2, -1, -2]),
          road: random.integer(1, 14),
          W: [random.integer(1, 13), random.integer(1, 13)] as Point,
          speed: random.pick([20, 24, 30, 36]),
        }),
        ({ M, p, q, road, W, speed }) => {
          const [P, Q] = [moved(M, [p, q], -1), moved(M, [p, q])]
          const meet = M[0] - (q * (road - M[1])) / p
          const [toP, toQ] = [distance(W, P), distance(W, Q)]
          return (
            highestCommonFactor(p, q) === 1 &&
            p !== Math.abs(q) &&
            Number.isInteger(meet) &&
            meet > 0 &&
            meet < 15 &&
            Math.abs(road - M[1]) > 2 &&
            [...P, ...Q].every((value) => value > 0 && value < 15) &&
            Math.abs(toP - toQ) > 0.6 &&
            Math.abs(toP - toQ) < 3 &&
            (toP % 1) * (toQ % 1) > 0 &&
            Math.min(toP, toQ, distance(W, M)) > 2.5 &&
            W[1] !== road &&
            Math.abs((((distance([meet, road], P) / speed) * 60) % 1) - 0.5) > 0.1
          )
        },
      )
      const [P, Q] = [moved(M, [p, q], -1), moved(M, [p, q])]
      const across = gradientOf(M, moved(M, [-q, p]))
      const boundary = lineThrough(M, across)
      const S: Point = [M[0] - (q * (road - M[1])) / p, road]
      const [toP, toQ] = [distance(W, P), distance(W, Q)]
      const nearer = toP < toQ ? 'P' : 'Q'
      const equal = distance(S, P)
      const time = Math.round((equal / speed) * 60)
      const rise = gradientOf(P, Q)
      return {
        question: typst`
A map has a grid of squares with sides of 1~km. There are clinics at #box[$P ${shownPoint(P)}$] and #box[$Q ${shownPoint(Q)}$]. The boundary between the areas that they serve is the perpendicular bisector of $P Q$.
${grid([0, 15], [0, 15], named(P, 'P', Q), named(Q, 'Q', P))}
#part("a", 1)[Find the coordinates of the midpoint, $M$, of $P Q$.]
#part("b", 2)[Find the gradient of $P Q$.]
#part("c", 3)[Show that the equation of the boundary is $${equation(boundary)}$.]
#part("d", 3)[Rahima lives at #box[$W ${shownPoint(W)}$]. Show by calculation which clinic is nearer to her home.]
#part("e i", 2)[The road $y = ${road}$ crosses the boundary at $S$. Find the coordinates of $S$.]
#part("e ii", 3)[An ambulance goes straight from $S$ to $P$ at ${speed} km/h. Calculate the time this takes, correct to the nearest minute.]`,
        answer: typst`
#part("a")[#working("B1")[#result[$${shownPoint(M)}$]]]
#part("b")[
#working("M1")[$ ${riseOverRun(P, Q)} $]
#working("A1")[$=$ #box(baseline: 40%)[#result[$${shown(rise)}$]]]]
#part("c")[
#working("M1 FT")[gradient of the boundary $ −1 div ${q < 0 ? `(${shown(rise)})` : shown(rise)} = ${shown(across)} $]
#working("M1 dep")[$M$ in $y = m x + c$: #linebreak() $c = ${minus(M[1])} − ${across[0] < 0 ? `(${shown(across)})` : shown(across)} times ${substituted(M[0])}$]
#working("A1")[$${equation(boundary)}$, with no step left out]]
#part("d")[
#working("M1")[$W P = sqrt(${squaresOf(W, P)})$ #linebreak() or $W Q = sqrt(${squaresOf(W, Q)})$]
#working("A1")[$W P = ${significant(toP)}$ km and $W Q = ${significant(toQ)}$ km]
#working("B1 dep")[so clinic $${nearer}$ is nearer]
#scheme[Or: the line $x = ${W[0]}$ or $y = ${W[1]}$ meets the boundary *M1*, at a right point *A1*, $W$ is on the side of $${nearer}$ *B1 dep*]]
#part("e i")[
#working("M1")[$${road} = ${rightSide(boundary)}$]
#working("A1")[#result[$${shownPoint(S)}$]]]
#part("e ii")[
#working("M1 FT")[$S P = sqrt(${squaresOf(S, P)}) = ${unrounded(equal)}$]
#working("M1")[$ ${unrounded(equal)}/${speed} times 60 $]
#working("A1 FT")[#result[${time} minutes]]]`,
        alt: plain`A map has a grid of squares with sides of 1 km. There are clinics at P, ${spokenPoint(P)}, and Q, ${spokenPoint(Q)}. The boundary between the areas that they serve is the perpendicular bisector of PQ. Part a: find the coordinates of the midpoint, M, of PQ. Part b: find the gradient of PQ. Part c: show that the equation of the boundary is ${equationInWords(boundary)}. Part d: Rahima lives at W, ${spokenPoint(W)}. Show by calculation which clinic is nearer to her home. Part e i: the road y equals ${road} crosses the boundary at S. Find the coordinates of S. Part e ii: an ambulance goes straight from S to P at ${speed} kilometres per hour. Calculate the time this takes, correct to the nearest minute.`,
        answerAlt: plain`Part a: M is ${spokenPoint(M)}. Part b: the gradient is ${spoken(rise)}. Part c: the gradient of the boundary is ${spoken(across)}, and through M its equation is ${equationInWords(boundary)}. Part d: WP is ${significant(toP)} and WQ is ${significant(toQ)} kilometres, so clinic ${nearer} is nearer. Part e i: where y is ${road}, x is ${S[0]}, so S is ${spokenPoint(S)}. Part e ii: SP is ${significant(equal, 5)} kilometres, and over ${speed}, times 60, that is ${time} minutes.`,
        answers: [
          final('a', coordinates(...M)),
          final('b', number(typedFraction(...rise), { to: { figures: 3 } })),
          final('e i', coordinates(...S)),
          final(
            'e ii',
            inNamedUnit(number((equal / speed) * 60, { to: { places: 0, isNamed: true }, unit: 'minutes' })),
          ),
        ],
        verify: () => {
          for (const x of [-3, 0, 4.5, 12]) {
            const on: Point = [x, heightAt(boundary, x)]
            if (!agree(distance(on, P), distance(on, Q))) return 'the boundary is another line'
          }
          if (!agree(heightAt(boundary, S[0]), road) || !agree(distance(S, Q), equal)) return 'S is elsewhere'
          const isAbove = (point: Point) => point[1] > heightAt(boundary, point[0])
          if (isAbove(W) !== isAbove(nearer === 'P' ? P : Q)) return 'W is on the other side'
          return Math.abs(time / 60 - equal / speed) < 0.5 / 60 + 1e-9 ? null : 'the time is another'
        },
      }
    },
  },
})
