// Showing with reasons that two triangles are similar, and using it.

import { cos, sin } from '../../kit/angles.ts'
import { agree, distance, type Point } from '../../kit/checking.ts'
import { between, crossing, drawFigure, towards } from '../../kit/figures.ts'
import { final, number } from '../../kit/final-answers.ts'
import type { Random } from '../../kit/random.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'
import { tenth } from './similar-triangles.ts'

const sharedAngle = ({ ab, ad, ac }: { ab: number; ad: number; ac: number }) => {
  const A: Point = [0, 0]
  return { A, B: towards(A, ab, 46), C: [ac, 0] as Point, D: [ad, 0] as Point }
}

const rightAngled = ({ bd, dc, ad }: { bd: number; dc: number; ad: number }) => {
  return { A: [0, ad] as Point, B: [-bd, 0] as Point, C: [dc, 0] as Point, D: [0, 0] as Point }
}

/** The chords at an angle of 74 degrees, and the centre of the circle through three of their ends. */
const chordsAt = ({ ax, xc, bx, xd }: { ax: number; xc: number; bx: number; xd: number }) => {
  const X: Point = [0, 0]
  const [A, C, B, D] = [towards(X, ax, 152), towards(X, xc, -28), towards(X, bx, 226), towards(X, xd, 46)]
  const [m, n] = [between(A, C), between(B, D)]
  const o = crossing(m, [m[0] + cos(62), m[1] + sin(62)], n, [n[0] + cos(136), n[1] + sin(136)])
  return { A, B, C, D, X, o }
}

const drawTriangles = (random: Random) => {
  const angle = random.until(
    () => {
      // D on AC with angle ABD = angle ACB: AB² = AD × AC.
      const [ab, ad] = [random.integer(6, 18), random.integer(3, 14)]
      return { ab, ad, ac: (ab * ab) / ad }
    },
    ({ ab, ad, ac }) => agree(ac, tenth(ac)) && ac - ad > 3 && ab > ad + 1 && ac / ab < 2,
  )
  const altitude = random.until(
    () => {
      const [bd, dc] = [random.integer(4, 12), random.integer(8, 27)]
      return { bd, dc, ad: Math.sqrt(bd * dc) }
    },
    ({ bd, dc, ad }) => ad % 1 === 0 && bd !== dc && dc / bd < 4.1,
  )
  const chords = random.until(
    () => {
      const [ax, xc, bx] = [random.integer(4, 9), random.integer(3, 8), random.integer(3, 12)]
      return { ax, xc, bx, xd: (ax * xc) / bx }
    },
    ({ ax, xc, bx, xd }) =>
      agree(xd, tenth(xd)) && xd > 2.5 && bx !== ax && bx !== xc && Math.max(bx / xd, xd / bx) < 3,
  )
  return { angle, altitude, chords }
}

const lengthOf = (value: number, name: string) => [final('b', number(value, { unit: 'cm' }), name)]

export const showSimilar = defineTemplate({
  id: 'show-that-triangles-are-similar',
  marks: 5,
  calculator: true,
  level: 4,
  cases: {
    'equal-angle'(random) {
      const { angle } = drawTriangles(random)
      const { ab, ad, ac } = angle
      return {
        question: typst`
$D$ is a point on the side $A C$ of triangle $A B C$. Angle $A B D =$ angle $A C B$.
${drawFigure({ points: sharedAngle(angle), lines: 'ADCBA BD', angles: { ABD: '', DCB: '' }, lengths: { AB: [`[${ab}~cm]`, 'C'], AD: [`[${ad}~cm]`, 'B'] }, padding: [40, 26] })}
#part("a", 3)[Show that triangle $A B D$ is similar to triangle $A C B$.]
#part("b", 2)[$A B = ${ab}$~cm and $A D = ${ad}$~cm. Find the length of $A C$.]`,
        answer: typst`
#part("a")[
#working("B1")[angle $A B D =$ angle $A C B$ #linebreak() #text(fill: ink-soft)[given]]
#working("B1")[angle $B A D =$ angle $C A B$ #linebreak() #text(fill: ink-soft)[the same angle in both]]
#working("B1")[angle $A D B =$ angle $A B C$ #linebreak() #text(fill: ink-soft)[third angle of each triangle; all angles are equal, so the triangles are similar]]]
#part("b")[
#note[In the order of the equal angles: $A B$ goes with $A C$, and $A D$ with $A B$.]
#working("M1")[$ (A C)/${ab} = ${ab}/${ad} $]
#working("A1")[$A C =$ #result[${tenth(ac)}~cm]]]`,
        alt: plain`D is a point on the side AC of triangle ABC. Angle ABD is equal to angle ACB. Part a: show that triangle ABD is similar to triangle ACB. Part b: AB is ${ab} cm and AD is ${ad} cm. Find the length of AC.`,
        answerAlt: plain`Part a: angle ABD is equal to angle ACB, as given. The angle at A is the same in both triangles. So the third angles ADB and ABC are equal too, and the triangles are similar. Part b: AC over AB is AB over AD, so AC is ${ab} squared over ${ad}, which is ${tenth(ac)} cm.`,
        answers: lengthOf(ac, 'AC'),
        verify() {
          const { A, B, C, D } = sharedAngle(angle)
          const ratios = [
            distance(A, C) / distance(A, B),
            distance(A, B) / distance(A, D),
            distance(C, B) / distance(B, D),
          ]
          return ratios.every((ratio) => agree(ratio, angle.ac / angle.ab, 1e-6))
            ? null
            : `the ratios are ${ratios}`
        },
      }
    },
    altitude(random) {
      const { altitude } = drawTriangles(random)
      const { bd, dc, ad } = altitude
      return {
        question: typst`
Triangle $A B C$ has a right angle at $A$. $A D$ is perpendicular to $B C$.
${drawFigure({ points: rightAngled(altitude), lines: 'ABDCA AD', angles: { BAC: 'right', ADC: 'right' }, lengths: { BD: [`[${bd}~cm]`, 'A'], DC: [`[${dc}~cm]`, 'A'] }, padding: [30, 26] })}
#part("a", 3)[Show that triangle $A B D$ is similar to triangle $C A D$.]
#part("b", 2)[$B D = ${bd}$~cm and $D C = ${dc}$~cm. Find the length of $A D$.]`,
        answer: typst`
#part("a")[
#working("B1")[angle $A D B =$ angle $C D A = 90°$]
#working("B1")[angle $B A D = 90° - $ angle $D A C$ and #linebreak() angle $A C D = 90° - $ angle $D A C$, #linebreak() so angle $B A D =$ angle $A C D$]
#working("B1")[The third angles are equal too, so the triangles are similar.]]
#part("b")[
#working("M1")[$ (A D)/${dc} = ${bd}/(A D) $]
#working("A1")[$A D^2 = ${bd * dc}$, $A D =$ #result[${ad}~cm]]]`,
        alt: plain`Triangle ABC has a right angle at A. AD is perpendicular to BC, with D on BC. Part a: show that triangle ABD is similar to triangle CAD. Part b: BD is ${bd} cm and DC is ${dc} cm. Find the length of AD.`,
        answerAlt: plain`Part a: angles ADB and CDA are both 90 degrees. Angles BAD and ACD are both 90 degrees minus angle DAC, so they are equal. The third angles are equal too, so the triangles are similar. Part b: AD over ${dc} is ${bd} over AD, so AD squared is ${bd * dc} and AD is ${ad} cm.`,
        answers: lengthOf(ad, 'AD'),
        // By Pythagoras in all three triangles.
        verify: () =>
          agree(bd * bd + ad * ad + (dc * dc + ad * ad), (bd + dc) ** 2)
            ? null
            : 'there is no right angle at A',
      }
    },
    chords(random) {
      const { chords } = drawTriangles(random)
      const { ax, xc, bx, xd } = chords
      return {
        question: typst`
The chords $A C$ and $B D$ of a circle meet at $X$.
${drawFigure({ points: chordsAt(chords), circle: 'oA', lines: 'AXC BXD AB CD', height: 240, padding: [30, 22] })}
#part("a", 3)[Show that triangle $A B X$ is similar to triangle $D C X$.]
#part("b", 2)[$A X = ${ax}$~cm, $X C = ${xc}$~cm and $B X = ${bx}$~cm. Find the length of $X D$.]`,
        answer: typst`
#part("a")[
#working("B1")[angle $B A X =$ angle $C D X$ #linebreak() #text(fill: ink-soft)[angles in the same segment]]
#working("B1")[angle $A B X =$ angle $D C X$ #linebreak() #text(fill: ink-soft)[angles in the same segment]]
#working("B1")[angle $A X B =$ angle $D X C$ #linebreak() #text(fill: ink-soft)[vertically opposite; all angles are equal, so the triangles are similar]]]
#part("b")[
#working("M1")[$ (X D)/${ax} = ${xc}/${bx} $]
#working("A1")[$X D =$ #result[${tenth(xd)}~cm]]]`,
        alt: plain`The chords AC and BD of a circle meet at X. AB and CD are drawn. Part a: show that triangle ABX is similar to triangle DCX. Part b: AX is ${ax} cm, XC is ${xc} cm and BX is ${bx} cm. Find the length of XD.`,
        answerAlt: plain`Part a: angles BAX and CDX are in the same segment, and so are angles ABX and DCX. Angles AXB and DXC are vertically opposite. All angles are equal, so the triangles are similar. Part b: XD over ${ax} is ${xc} over ${bx}, so XD is ${tenth(xd)} cm.`,
        answers: lengthOf(xd, 'XD'),
        verify() {
          const { A, C, B, D, X, o } = chordsAt(chords)
          if (!agree(distance(o, D), distance(o, A), 1e-6)) return 'D is not on the circle through A, B and C'
          return agree(distance(X, D), chords.xd, 1e-6) && agree(distance(o, C), distance(o, B), 1e-6)
            ? null
            : 'XD is another length'
        },
      }
    },
  },
})
