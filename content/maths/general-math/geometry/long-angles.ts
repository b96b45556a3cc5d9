// Angles without a calculator, each from the one before: bearings of a rhombus, and the bisectors in a parallelogram.

import { bearing } from '../../kit/angles.ts'
import { angleAt, distance, type Point } from '../../kit/checking.ts'
import { towards } from '../../kit/figures.ts'
import { final, number, word } from '../../kit/final-answers.ts'
import { pair, plain, typst } from '../../kit/typst.ts'
import { degreesInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'
import { angle, posed } from './angle-question.ts'
import { bearingOf, onBearing } from './bearings.ts'
import { found, step } from './steps.ts'

const reason = (text: string) => `#linebreak() #text(fill: ink-soft)[${text}]`
const spoken = (size: number) => degreesInWords(bearing(size))

export const anglesInFull = defineTemplate({
  id: 'angles-in-full',
  marks: 10,
  calculator: false,
  level: 4,
  cases: {
    'bearings-of-a-rhombus'(random) {
      // C is reached by going on from B; the triangle ABC has an even angle at B.
      const { first, second } = random.until(
        () => ({ first: random.integer(38, 68), second: random.integer(108, 154) }),
        ({ first, second }) =>
          (second - first) % 2 === 0 &&
          second - first > 56 &&
          second - first < 84 &&
          (first + second) / 2 > 84 &&
          (first + second) / 2 !== 90,
      )
      const atB = first + 180 - second
      const half = (180 - atB) / 2
      const across = first + half
      const A: Point = [0, 0]
      const B = onBearing(A, 5, first)
      const C = onBearing(B, 5, second)
      const D = onBearing(A, 5, second)
      return posed({
        figure: {
          points: { A, B, C },
          lines: 'ABC',
          dashed: 'AC',
          equal: ['AB BC'],
          parts: [
            ...[A, B].map((at) => `north(${pair(at)}, 3)`),
            `bearing-mark(${pair(A)}, ${first}deg, body: $${bearing(first)}$, radius: 26pt)`,
            `bearing-mark(${pair(B)}, ${second}deg, body: $${bearing(second)}$, radius: 26pt)`,
          ],
          names: { A: 200, B: 258, C: 330 },
          nameGap: 8,
          padding: [30, 24],
          height: 235,
        },
        opening: typst`$A$, $B$ and $C$ are three villages. $A B = B C$. The bearing of $B$ from $A$ is $${bearing(first)}$, and the bearing of $C$ from $B$ is $${bearing(second)}$.`,
        ask: typst`
#part("a", 2)[Find the bearing of $A$ from $B$.]
#part("b", 1)[Show that angle $A B C = ${atB}°$.]
#part("c", 2)[Find angle $B A C$. Give a reason.]
#part("d", 1)[Find the bearing of $C$ from $A$.]
#part("e")[$D$ is another village. The bearing of $D$ from $A$ is $${bearing(second)}$, and $A D = A B$.]
#part("e i", 1)[Write down the mathematical name of the quadrilateral $A B C D$.]
#part("e ii", 1)[Find the bearing of $C$ from $D$.]
#part("e iii", 2)[Find the bearing of $D$ from $B$.]`,
        solution: typst`
#part("a")[
#working("M1")[$${first}° + 180°$]
#working("A1")[#result[$${bearing(first + 180)}$]]]
#part("b")[#working("B1")[angle $A B C = ${first + 180}° − ${second}° = ${atB}°$]]
#part("c")[
${found('B1', 'BAC', `(180° − ${atB}°) div 2`, half)}
#working("B1")[Triangle $A B C$ is isosceles: the angles at $A$ and $C$ are equal.]]
#part("d")[#working("B1 FT")[$${first}° + ${half}° =$ #result[$${bearing(across)}$]]]
#part("e i")[
#note[$A D$ has the direction of $B C$ and its length, so $A B C D$ is a parallelogram; all of its sides are equal.]
#working("B1")[#result[rhombus]]]
#part("e ii")[
#note[$D C$ is parallel to $A B$.]
#working("B1")[#result[$${bearing(first)}$]]]
#part("e iii")[
#working("M1 FT")[The diagonals $A C$ and $B D$ meet at right angles: $${bearing(across)} + 90°$]
#working("A1 FT")[#result[$${bearing(across + 90)}$]]
#scheme[Or: $B D$ bisects angle $A B C$, $${second}° + ${atB / 2}°$ *M1*]]`,
        alt: plain`A, B and C are three villages. AB is equal to BC. The bearing of B from A is ${spoken(first)}, and the bearing of C from B is ${spoken(second)}. Part a: find the bearing of A from B. Part b: show that angle ABC is ${atB} degrees. Part c: find angle BAC. Give a reason. Part d: find the bearing of C from A. Part e: D is another village. The bearing of D from A is ${spoken(second)}, and AD is equal to AB. Part e i: write down the mathematical name of the quadrilateral ABCD. Part e ii: find the bearing of C from D. Part e iii: find the bearing of D from B.`,
        answerAlt: plain`Part a: ${first} plus 180 is ${spoken(first + 180)}. Part b: ${first + 180} minus ${second} is ${atB} degrees. Part c: the triangle is isosceles, so angle BAC is half of 180 minus ${atB}, ${half} degrees. Part d: ${first} plus ${half}, so ${spoken(across)}. Part e i: AD is parallel and equal to BC, and all sides are equal: a rhombus. Part e ii: DC is parallel to AB, so ${spoken(first)}. Part e iii: the diagonals meet at right angles, so ${across} plus 90, ${spoken(across + 90)}.`,
        found: { ABC: atB, BAC: half, BCA: half },
        holds: [
          ['the bearing of A from B', first + 180, bearingOf(B, A)],
          ['the bearing of C from A', across, bearingOf(A, C)],
          ['the bearing of C from D', first, bearingOf(D, C)],
          ['the bearing of D from B', across + 90, bearingOf(B, D)],
          ['the side CD', distance(A, B), distance(C, D)],
        ],
        answers: [
          angle(first + 180, 'a'),
          angle(half, 'c'),
          angle(across, 'd'),
          final('e i', word('rhombus')),
          angle(first, 'e ii'),
          angle(across + 90, 'e iii'),
        ],
      })
    },
    'bisectors-in-a-parallelogram'(random) {
      // AB is twice AD, so the bisectors at A and B meet on DC.
      const { atD, side } = random.until(
        () => ({ atD: random.integer(98, 118, 2), side: random.integer(6, 15) }),
        ({ atD }) => atD !== 108,
      )
      const atA = 180 - atD
      const half = atA / 2
      const rest = 90 - half
      const A: Point = [0, 0]
      const B: Point = [2, 0]
      const D = towards(A, 1, atA)
      const C = towards(B, 1, atA)
      const E: Point = [(C[0] + D[0]) / 2, (C[1] + D[1]) / 2]
      const F: Point = [1, 0]
      return posed({
        figure: {
          points: { A, B, C, D, E },
          lines: 'ABCEDA AE EB',
          angles: { ADC: atD },
          parallel: ['AB EC', 'AD BC'],
          names: { E: 90 },
          padding: [30, 24],
          height: 200,
        },
        opening: typst`$A B C D$ is a parallelogram, and $E$ is on $D C$. $A E$ bisects angle $D A B$, and $B E$ bisects angle $A B C$. Angle $A D C = ${atD}°$.`,
        ask: typst`
#part("a", 2)[Find angle $D A B$. Give a reason.]
#part("b", 3)[Show that triangle $A D E$ is isosceles. Give a reason for each statement that you make.]
#part("c", 2)[Show that angle $A E B$ is a right angle.]
#part("d", 2)[$A D = ${side}$ cm. In the same way as in part (b), $C E = C B$. Find the length of $A B$.]
#part("e", 1)[Explain why the circle with diameter $A B$ goes through $E$.]`,
        solution: typst`
#part("a")[
${found('B1', 'DAB', `180° − ${atD}°`, atA)}
#working("B1")[$A B$ is parallel to $D C$: co-interior angles add up to 180°]]
#part("b")[
${step('B1 FT', 'DAE', `${atA}° div 2 = ${half}°`, '$A E$ bisects angle $D A B$')}
#working("B1 FT")[angle $D E A =$ angle $E A B = ${half}°$ ${reason('alternate angles')}]
#working("B1 dep")[Two angles are equal, so $D A = D E$: triangle $A D E$ is isosceles.]
#scheme[Or: angle $D E A = 180° − ${atD}° − ${half}° = ${half}°$, angles in a triangle, for the second *B1*]]
#part("c")[
${step('M1', 'EBA', `${atD}° div 2 = ${rest}°`, 'opposite angles of a parallelogram are equal')}
${step('A1', 'AEB', `180° − ${half}° − ${rest}° = 90°`, 'angles in a triangle')}]
#part("d")[
#working("M1")[$D E = D A = ${side}$ cm and $C E = C B = ${side}$ cm]
#working("A1")[$A B = D C =$ #result[${2 * side} cm]]]
#part("e")[#working("B1")[The angle in a semicircle is a right angle, and angle $A E B = 90°$.]]`,
        alt: plain`ABCD is a parallelogram, and E is on DC. AE bisects angle DAB, and BE bisects angle ABC. Angle ADC is ${atD} degrees. Part a: find angle DAB. Give a reason. Part b: show that triangle ADE is isosceles. Give a reason for each statement that you make. Part c: show that angle AEB is a right angle. Part d: AD is ${side} cm. In the same way as in part b, CE is equal to CB. Find the length of AB. Part e: explain why the circle with diameter AB goes through E.`,
        answerAlt: plain`Part a: co-interior angles add up to 180 degrees, so angle DAB is ${atA} degrees. Part b: angle DAE is half of that, ${half} degrees, and angle DEA is equal to angle EAB, alternate angles. Two angles are equal, so DA equals DE. Part c: angle EBA is ${rest} degrees, so angle AEB is 180 minus ${half} minus ${rest}, 90 degrees. Part d: DE and CE are each ${side} cm, so AB is ${2 * side} cm. Part e: the angle in a semicircle is a right angle.`,
        found: { DAB: atA, DAE: half, DEA: half, EBA: rest, CBE: rest },
        holds: [
          ['angle AEB', 90, angleAt(E, A, B)],
          ['AB in sides AD', 2 * side, (side * distance(A, B)) / distance(A, D)],
          ['the radius to E', distance(F, A), distance(F, E)],
        ],
        answers: [angle(atA, 'a'), final('d', number(2 * side, { unit: 'cm' }))],
      })
    },
  },
})
