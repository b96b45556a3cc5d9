// Lines that are drawn and then used: what two firms charge, and a triangle between two lines and an axis.

import { agree, angleAt, type Point, polygonArea } from '../../kit/checking.ts'
import { compared } from '../../kit/comparing.ts'
import { coordinates, final, gradientForm, number, subject } from '../../kit/final-answers.ts'
import { drawn, grid, named } from '../../kit/grids.ts'
import {
  equation,
  equationInWords,
  heightAt,
  implicit,
  implicitInWords,
  lineThrough,
} from '../../kit/lines.ts'
import { minus } from '../../kit/numbers.ts'
import { axisOf, gridPlane, lineGiven, lineOn, planeOf, printedPlane } from '../../kit/planes.ts'
import { shownPoint, spokenPoint } from '../../kit/points.ts'
import { grouped } from '../../kit/printing.ts'
import { near } from '../../kit/typed.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'

const window = [
  [-6, 6],
  [-6, 7],
] as const

export const drawnInFull = defineTemplate({
  id: 'drawn-lines-in-full',
  marks: 10,
  calculator: true,
  level: 3,
  cases: {
    'hire-of-a-van'(random) {
      const { fixed, slow, steep, far } = random.until(
        () => ({
          fixed: random.integer(2, 8) * 100,
          slow: random.integer(3, 6) * 5,
          steep: random.integer(4, 12) * 5,
          far: random.integer(8, 18) * 10,
        }),
        ({ fixed, slow, steep }) => {
          const same = fixed / (steep - slow)
          return (
            steep > slow &&
            same % 5 === 0 &&
            same >= 15 &&
            same <= 40 &&
            fixed + 50 * slow <= 1900 &&
            same * steep < 1900 &&
            steep - slow >= 10
          )
        },
      )
      const same = fixed / (steep - slow)
      const axes = [
        axisOf([0, 50], 'Distance (km)', { step: 10, minor: 5 }),
        axisOf([0, 2000], 'Cost (Tk)', { step: 500, minor: 5 }),
      ] as const
      const bare = planeOf(...axes)
      const plane = planeOf(...axes, lineGiven(bare, [0, fixed], [50, fixed + 50 * slow]))
      const end = Math.min(50, Math.floor(2000 / steep / 10) * 10)
      const lineA = `data-line(((0, ${fixed}), (50, ${fixed + 50 * slow})), name: [A], name-side: "above-left")`
      const lineB = `data-line(((0, 0), (${end}, ${end * steep})), colour: addmaths, name: [B], name-side: "above-left"), guides(${same}, ${same * steep})`
      const [costA, costB] = [fixed + slow * far, steep * far]
      return {
        question: typst`
Two firms in Chattogram hire out vans with a driver. Firm A has a fixed charge, and then charges the same amount for each kilometre. The graph shows the cost of a van from firm A.
${printedPlane(bare, 'height: 250pt', lineA)}
#part("a i", 1)[Write down the fixed charge of firm A.]
#part("a ii", 2)[Show that firm A charges Tk~${slow} for each kilometre.]
#part("b", 1)[Write down a formula for the cost, $C$ taka, of a van from firm A for a distance of $d$ kilometres.]
#part("c", 2)[Firm B has no fixed charge. It charges Tk~${steep} for each kilometre. On the grid, draw the line that shows the cost of a van from firm B.]
#part("d", 1)[Use your graph to find the distance for which the two firms charge the same.]
#part("e", 3)[Mitu needs a van for ${far} km. Find which firm is cheaper for her, and by how much.]`,
        answer: typst`
#part("a i")[#working("B1")[where the line begins: #result[Tk ${fixed}]]]
#part("a ii")[
#working("M1")[gradient, such as $ (${fixed + 40 * slow} − ${fixed})/(40 − 0) $]
#working("A1")[$= ${40 * slow} div 40 = ${slow}$]]
#part("b")[#working("B1 FT")[#result[$C = ${slow}d + ${fixed}$]]]
#part("c")[
${printedPlane(bare, 'height: 250pt', lineA, lineB)}
#working("B2")[ruled line from $(0, 0)$ through $(20, ${20 * steep})$]
#scheme[*B1* for a line through $(0, 0)$ that rises, or for one other right point.]]
#part("d")[#working("B1 FT")[where the lines cross: #result[${same} km] (from ${same - 1} to ${same + 1} km)]]
#part("e")[
#working("M1 FT")[A: $${slow} times ${far} + ${fixed} = ${costA}$]
#working("M1")[B: $${steep} times ${far} = ${costB}$]
#working("A1")[firm #result[A], by #result[Tk ${grouped(costB - costA)}]]]`,
        alt: plain`Two firms in Chattogram hire out vans with a driver. Firm A has a fixed charge, and then charges the same amount for each kilometre. A graph of cost in taka against distance in kilometres shows the cost of a van from firm A. It is a straight line from distance 0, cost ${fixed}, to distance 50, cost ${fixed + 50 * slow}. The grid goes up to 2000 taka. Part a i: write down the fixed charge of firm A. Part a ii: show that firm A charges ${slow} taka for each kilometre. Part b: write down a formula for the cost, C taka, of a van from firm A for a distance of d kilometres. Part c: firm B has no fixed charge. It charges ${steep} taka for each kilometre. On the grid, draw the line that shows the cost of a van from firm B. Part d: use your graph to find the distance for which the two firms charge the same. Part e: Mitu needs a van for ${far} kilometres. Find which firm is cheaper for her, and by how much.`,
        answerAlt: plain`Part a i: the line begins at ${fixed} taka. Part a ii: the gradient is ${fixed + 40 * slow} minus ${fixed}, over 40, which is ${slow}. Part b: C equals ${slow} d plus ${fixed}. Part c: a straight line from (0, 0) through (20, ${20 * steep}). Part d: the lines cross at ${same} km. Part e: A costs ${costA} taka and B costs ${costB} taka, so firm A is cheaper, by ${costB - costA} taka.`,
        answers: [
          final('a i', number(fixed, { unit: 'taka' })),
          final('b', subject(`C = ${slow}d + ${fixed}`, 'Cd')),
          final('c', lineOn(plane, [0, 0], [end, end * steep])),
          final('d', near(same, 1, 'km')),
          final('e', number(costB - costA, { unit: 'taka' }), 'cheaper by'),
        ],
        verify: () => {
          // Kilometre by kilometre.
          const cost = (start: number, each: number, distance: number) =>
            Array.from({ length: distance }, () => each).reduce((total, more) => total + more, start)
          return (
            compared(
              ['the cost of A where they are the same', cost(fixed, slow, same), cost(0, steep, same)],
              ['the difference', cost(0, steep, far) - cost(fixed, slow, far), costB - costA],
            ) ?? (costA < costB && far > same ? null : 'firm B is cheaper')
          )
        },
      }
    },
    'triangle-on-a-grid'(random) {
      // L has gradient m; N is perpendicular to it: x + my = k, or x − |m|y = k.
      const { P, m } = random.until(
        () => ({
          P: [random.integerExcept(-4, 4, 0), random.integer(-4, 5)] as Point,
          m: random.pick([2, -2, 3, -3]),
        }),
        ({ P, m }) => {
          const [c, k] = [P[1] - m * P[0], P[0] + m * P[1]]
          const other = k / m
          return (
            Math.abs(c) <= 5 &&
            Number.isInteger(other) &&
            Math.abs(other) <= 5 &&
            c * other !== 0 &&
            Math.abs(k) <= 12 &&
            k !== 0 &&
            Math.abs(P[0]) > 1 &&
            P[1] !== 0
          )
        },
      )
      const [c, k] = [P[1] - m * P[0], P[0] + m * P[1]]
      const L = lineThrough(P, [m, 1])
      const N = lineThrough(P, m > 0 ? [-1, m] : [1, -m])
      const [A, B]: readonly [Point, Point] = [
        [0, c],
        [0, k / m],
      ]
      const form = [1, m, k] as const
      const area = polygonArea(A, B, P)
      const base = Math.abs(c - k / m)
      const plane = gridPlane(...window)
      const given = gridPlane(...window, lineGiven(plane, A, P))
      return {
        question: typst`
The line $L$ is drawn on the grid.
${grid(...window, drawn(L))}
#part("a", 3)[Find the equation of $L$ in the form #box[$y = m x + c$].]
#part("b", 2)[On the grid, draw the line $N$ with the equation #box[$${implicit(form)}$].]
#part("c", 1)[$L$ and $N$ cross at $P$. Write down the coordinates of $P$.]
#part("d", 2)[Show that $L$ and $N$ are perpendicular.]
#part("e", 2)[$L$ crosses the $y$-axis at $A$, and $N$ crosses it at $B$. Find the area of triangle $A B P$.]`,
        answer: typst`
#part("a")[
#working("M1")[gradient by rise over run, such as $(${minus(P[1])} − ${c < 0 ? `(${minus(c)})` : c}) div (${minus(P[0])} − 0)$]
#working("A1")[$= ${minus(m)}$]
#working("B1 FT")[#result[$${equation(L)}$]]
#scheme[*B1* for their gradient with $c = ${minus(c)}$.]]
#part("b")[
${grid(...window, drawn(L), drawn(N, { colour: 'addmaths' }), `point(${shownPoint(P).replaceAll('−', '-')}, none)`, named(A, 'A', m > 0 ? 'below-right' : 'above-right'), named(B, 'B', m > 0 ? 'above-right' : 'below-right'))}
#working("B2")[ruled line through $${shownPoint(B)}$ and $${shownPoint(P)}$]
#scheme[*B1* for two right points, or for a line through $${shownPoint(B)}$.]]
#part("c")[#working("B1 FT")[#result[$${shownPoint(P)}$]]]
#part("d")[
#working("M1")[$N$: $${equation(N)}$]
#working("A1")[$${minus(m)} times ${m > 0 ? `(−display(1/${m}))` : `display(1/${-m})`} = −1$]]
#part("e")[
#working("M1 FT")[$1 / 2 times ${base} times ${Math.abs(P[0])}$]
#working("A1")[#result[${area}]]
#scheme[The base $A B$ is on the $y$-axis, and the height is the distance of $P$ from it.]]`,
        alt: plain`The line L is drawn on a grid with the x axis from minus 6 to 6 and the y axis from minus 6 to 7. It goes through the points ${spokenPoint(A)} and ${spokenPoint([1, c + m])}. Part a: find the equation of L in the form y equals m x plus c. Part b: on the grid, draw the line N with the equation ${implicitInWords(form)}. Part c: L and N cross at P. Write down the coordinates of P. Part d: show that L and N are perpendicular. Part e: L crosses the y axis at A, and N crosses it at B. Find the area of triangle ABP.`,
        answerAlt: plain`Part a: ${equationInWords(L)}. Part b: the line goes through ${spokenPoint(B)} and ${spokenPoint(P)}. Part c: P is ${spokenPoint(P)}. Part d: ${equationInWords(N)}, and the product of the gradients is minus 1. Part e: half of ${base} times ${Math.abs(P[0])} is ${area}.`,
        answers: [
          final('a', gradientForm(`y = ${m}x + (${c})`)),
          final('b', lineOn(given, B, P)),
          final('c', coordinates(...P)),
          final('e', number(area)),
        ],
        verify: () => {
          if (!agree(heightAt(L, P[0]), P[1]) || !agree(heightAt(N, P[0]), P[1]))
            return 'P is not on both lines'
          if (!agree(P[0] + m * P[1], k) || !agree(B[0] + m * B[1], k)) return 'N is another line'
          return agree(angleAt(P, A, B), 90, 1e-9) && agree(area * 2, base * Math.abs(P[0]))
            ? null
            : 'the triangle is another'
        },
      }
    },
  },
})
