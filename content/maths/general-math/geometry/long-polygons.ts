// Regular polygons to their end: what fits beside them, and the star that their sides make.

import { agree, angleAt, distance, type Point } from '../../kit/checking.ts'
import { crossing, directionOf, pointOf, towards } from '../../kit/figures.ts'
import { final, number } from '../../kit/final-answers.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'
import { angle, posed } from './angle-question.ts'
import { step } from './steps.ts'

const names = { 5: 'pentagon', 6: 'hexagon', 8: 'octagon', 9: 'nonagon', 10: 'decagon', 12: 'dodecagon' }
type Sides = keyof typeof names

const why = (reason: string) => `#linebreak() #text(fill: ink-soft)[${reason}]`

/** Corners of a regular polygon with sides of length 4, anticlockwise from the left end of its lowest side. */
const corners = (n: number): Point[] => {
  let at: Point = [0, 0]
  return Array.from({ length: n }, (_, side) => {
    const corner = at
    at = towards(at, 4, (side * 360) / n)
    return corner
  })
}

const lettered = (points: readonly Point[], letters: string) =>
  Object.fromEntries(points.map((point, n) => [letters[n] ?? '', point]))

export const regularInFull = defineTemplate({
  id: 'regular-polygon-in-full',
  marks: 13,
  calculator: false,
  level: 5,
  cases: {
    'square-on-a-side'(random) {
      const n = random.pick([5, 6, 8, 12] as const satisfies readonly Sides[])
      const interior = 180 - 360 / n
      const gap = 270 - interior
      const base = (180 - gap) / 2
      const many = 360 / (180 - gap)
      const around = corners(n)
      // A and B are the lowest side; the square A B Q P hangs below it, and D is the corner before A.
      const letters = `AB${'CDEFGHIJKLMN'.slice(0, n - 2)}`
      const [last, next] = [letters.at(-1) ?? '', 'C']
      const points = { ...lettered(around, letters), S: [0, -4] as Point, T: [4, -4] as Point }
      const small = Object.fromEntries(
        Object.entries(points).map(([name, point]) => [
          `AB${next}${last}ST`.includes(name) ? name : name.toLowerCase(),
          point,
        ]),
      )
      const path = [...letters, 'A'].map((name) =>
        `AB${next}${last}`.includes(name) ? name : name.toLowerCase(),
      )
      const equal = path.slice(1).map((name, k) => `${path[k]}${name}`)
      const name = names[n]
      return posed({
        figure: {
          points: small,
          lines: `${path.join('')} ASTB ${last}S ${next}T`,
          equal: [[...equal, 'AS', 'ST', 'TB'].join(' ')],
          angles: { BAS: 'right' },
          height: n === 5 ? 260 : 290,
          padding: [26, 22],
        },
        opening: typst`The diagram shows a regular ${name} and a square $A B T S$. They have the side $A B$ in common. $${next}$ and $${last}$ are corners of the ${name} next to $B$ and $A$.`,
        ask: typst`
#part("a", 2)[Show that each interior angle of the ${name} is $${interior}°$.]
#part("b", 2)[Find angle $${last} A S$.]
#part("c", 2)[Find angle $A S ${last}$. Give a reason.]
#part("d", 3)[$A S$ and $A ${last}$ are two sides of another regular polygon. Find the number of its sides.]
#part("e", 4)[Prove that triangles $A S ${last}$ and $B T ${next}$ are congruent.]`,
        solution: [
          `#part("a")[#working("M1")[exterior angle: $360° div ${n} = ${360 / n}°$]`,
          `#working("A1")[$180° − ${360 / n}° = ${interior}°$]`,
          `#scheme[Or: $(${n} − 2) times 180° div ${n}$ *M1*]]`,
          `#part("b")[${step('M1', `${last}AS`, `360° − ${interior}° − 90°`, 'angles at a point')}`,
          `#working("A1")[#result[$${gap}°$]]]`,
          `#part("c")[#working("B1 FT")[angle $A S ${last} = (180° − ${gap}°) div 2$ #linebreak() $=$ #result[$${base}°$]]`,
          `#working("B1")[$A S = A ${last}$: all sides are as long as $A B$, so the triangle is isosceles.]]`,
          `#part("d")[#working("M1 FT")[its exterior angle: #linebreak() $180° − ${gap}° = ${180 - gap}°$]`,
          `#working("M1")[$360° div ${180 - gap}°$]`,
          `#working("A1")[#result[${many}] sides]`,
          `#scheme[*M2* for $ ((m − 2) times 180)/m = ${gap} $ with a step to solve it.]]`,
          `#part("e")[#working("B1")[$A S = B T$ ${why('sides of the square')}]`,
          `#working("B1")[$A ${last} = B ${next}$ ${why(`sides of the regular ${name}`)}]`,
          `#working("B1")[angle $${last} A S =$ angle $${next} B T = ${gap}°$ ${why('angles at a point, at A and at B')}]`,
          '#working("B1 dep")[congruent: SAS]]',
        ].join('\n'),
        alt: plain`A regular ${name} and a square ABTS have the side AB in common, and lie on opposite sides of it. ${next} is the corner of the ${name} next to B, and ${last} the corner next to A. The lines ${last} S and ${next} T are drawn. Part a: show that each interior angle of the ${name} is ${interior} degrees. Part b: find angle ${last} A S. Part c: find angle A S ${last}. Give a reason. Part d: AS and A ${last} are two sides of another regular polygon. Find the number of its sides. Part e: prove that triangles A S ${last} and B T ${next} are congruent.`,
        answerAlt: plain`Part a: the exterior angle is 360 over ${n}, ${360 / n} degrees, and 180 minus that is ${interior} degrees. Part b: 360 minus ${interior} minus 90 is ${gap} degrees. Part c: AS and A ${last} are both as long as AB, so the triangle is isosceles and the angle is ${base} degrees. Part d: the exterior angle is ${180 - gap} degrees, and 360 over that is ${many} sides. Part e: AS equals BT, sides of the square; A ${last} equals B ${next}, sides of the ${name}; the angles between them are both ${gap} degrees. So the triangles are congruent, SAS.`,
        found: { [`${last}AS`]: gap, [`AS${last}`]: base, [`AB${next}`]: interior, [`${next}BT`]: gap },
        holds: [
          [
            `${last}S`,
            distance(pointOf(small, next), pointOf(small, 'T')),
            distance(pointOf(small, last), pointOf(small, 'S')),
          ],
          [
            'the exterior angles',
            360,
            many * (180 - angleAt(pointOf(small, 'A'), pointOf(small, last), pointOf(small, 'S'))),
          ],
        ],
        answers: [angle(gap, 'b'), angle(base, 'c'), final('d', number(many))],
      })
    },
    'sides-extended'(random) {
      const n = random.pick([5, 6, 8, 9, 10] as const satisfies readonly Sides[])
      const exterior = 360 / n
      const interior = 180 - exterior
      const tip = 180 - 2 * exterior
      const around = corners(n)
      const [d, a, b, c] = [around[n - 1], around[0], around[1], around[2]] as [Point, Point, Point, Point]
      // Named from left to right along the lowest sides: A, B, C, D with AB and DC extended to X.
      const X = tip > 0 && n > 4 ? crossing(d, a, c, b) : a
      const rest = around.slice(3, n - 1)
      const points = {
        A: d,
        B: a,
        C: b,
        D: c,
        X,
        ...lettered(rest, 'efghijkl'),
      }
      const loop = `D${'efghijkl'.slice(0, rest.length)}A`
      const name = names[n]
      const half = exterior / 2
      return posed({
        figure: {
          points,
          lines: `ABCD ${loop} BX CX AC AD`,
          equal: ['AB BC CD'],
          height: n < 7 ? 260 : 300,
          padding: [26, 24],
        },
        opening: typst`$A$, $B$, $C$ and $D$ are four corners of a regular ${name}. $A B$ and $D C$ are extended to meet at $X$.`,
        ask: typst`
#part("a", 2)[Show that angle $A B C = ${interior}°$.]
#part("b", 2)[Find angle $B A C$. Give a reason.]
#part("c", 2)[Find angle $B X C$.]
#part("d", 4)[$A B C D$ has a line of symmetry, so angle $B A D =$ angle $C D A$. Prove that $A D$ is parallel to $B C$.]
#part("e", 3)[All sides of a regular polygon with $m$ sides, $m > 4$, are extended in this way to make a star with $m$ points. Show that the angles at the points of the star add up to $180(m − 4)$ degrees.]`,
        solution: [
          `#part("a")[#working("M1")[exterior angle: $360° div ${n} = ${exterior}°$]`,
          `#working("A1")[$180° − ${exterior}° = ${interior}°$]`,
          `#scheme[Or: $(${n} − 2) times 180° div ${n}$ *M1*]]`,
          `#part("b")[#working("B1")[angle $B A C = (180° − ${interior}°) div 2$ #linebreak() $=$ #result[$${half}°$]]`,
          '#working("B1")[$A B = B C$, so triangle $A B C$ is isosceles.]]',
          `#part("c")[#working("M1")[angle $X B C =$ angle $X C B = ${exterior}°$ ${why('angles on a straight line')}]`,
          `#working("A1")[$180° − 2 times ${exterior}° =$ #result[$${tip}°$]]]`,
          `#part("d")[#working("M1")[$2 times$ angle $B A D + 2 times ${interior}° = 360°$ ${why('angles of a quadrilateral')}]`,
          `#working("A1")[angle $B A D = ${exterior}°$]`,
          `#working("M1")[$${exterior}° + ${interior}° = 180°$ for angles $B A D$ and $A B C$]`,
          '#working("A1 dep")[They are co-interior angles and add up to 180°, so $A D$ is parallel to $B C$.]',
          `#scheme[Or: angle $B A D =$ angle $X B C = ${exterior}°$ *M1*, corresponding angles are equal *A1 dep*]]`,
          '#part("e")[#working("M1")[each exterior angle: $ 360/m $]',
          '#working("M1")[each point of the star: $ 180 − 2 times 360/m $]',
          '#working("A1")[$ m (180 − 720/m) = 180m − 720 $ $= 180(m − 4)$]]',
        ].join('\n'),
        alt: plain`A, B, C and D are four corners, one after the other, of a regular ${name}. AB and DC are extended to meet at X, outside the ${name}. The lines AC and AD are drawn. Part a: show that angle ABC is ${interior} degrees. Part b: find angle BAC. Give a reason. Part c: find angle BXC. Part d: ABCD has a line of symmetry, so angle BAD equals angle CDA. Prove that AD is parallel to BC. Part e: all sides of a regular polygon with m sides, where m is greater than 4, are extended in this way to make a star with m points. Show that the angles at the points of the star add up to 180 times, open bracket, m minus 4, close bracket, degrees.`,
        answerAlt: plain`Part a: the exterior angle is 360 over ${n}, ${exterior} degrees, and 180 minus that is ${interior}. Part b: AB equals BC, so triangle ABC is isosceles, and the angle is ${half} degrees. Part c: angles XBC and XCB are exterior angles of ${exterior} degrees, so the angle is ${tip} degrees. Part d: twice angle BAD and twice ${interior} are 360, so angle BAD is ${exterior} degrees. With angle ABC it adds up to 180 degrees, and the two are co-interior angles, so the lines are parallel. Part e: each point is 180 minus 2 times, 360 over m, and m of them are 180 m minus 720, which is 180 times, open bracket, m minus 4, close bracket.`,
        found: { ABC: interior, BAC: half, BXC: tip, BAD: exterior, CDA: exterior },
        holds: [
          ['the direction of AD', directionOf(b, a) % 180, directionOf(c, d) % 180],
          ['the star', 180 * (n - 4), n * angleAt(X, a, b)],
          ['XB', distance(X, b), distance(X, a)],
          ['the sum', 180, agree(interior + exterior, 180) ? 180 : 0],
        ],
        answers: [angle(half, 'b'), angle(tip, 'c')],
      })
    },
  },
})
