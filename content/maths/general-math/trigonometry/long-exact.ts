// Exact trigonometry, without a calculator: a triangle with an angle of 60° or 120°, and a mast seen from three points.

import { cos, sin, tan } from '../../kit/angles.ts'
import { agree, angleAt, distance, type Point, polygonArea } from '../../kit/checking.ts'
import { compared } from '../../kit/comparing.ts'
import { between, drawFigure } from '../../kit/figures.ts'
import { final, number } from '../../kit/final-answers.ts'
import { lowestTerms, surd } from '../../kit/numbers.ts'
import { simplestForm, typedSurd, typedSurdOver } from '../../kit/typed.ts'
import { plain, typst } from '../../kit/typst.ts'
import { surdInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'

/** k√3 as a fraction, in markup and in words. */
const overRoot = (numerator: number, denominator: number) => {
  const [top, bottom] = lowestTerms(numerator, denominator)
  return bottom === 1
    ? { shown: surd(top, 3), spoken: surdInWords(top, 3), ends: false }
    : {
        shown: `display((${surd(top, 3)})/${bottom})`,
        spoken: `${surdInWords(top, 3)} over ${bottom}`,
        ends: true,
      }
}

const boxed = ({ shown, ends }: { shown: string; ends: boolean }, unit = '') =>
  `${ends ? '#box(baseline: 40%)' : '#box'}[#result[$${shown}$${unit}]]`

export const exactInFull = defineTemplate({
  id: 'exact-trigonometry-in-full',
  marks: 10,
  calculator: false,
  level: 5,
  cases: {
    'triangle-with-a-whole-side'(random) {
      // Whole sides about an angle of 60° or 120°, the two others acute.
      const { sides, turned, scale, rest } = random.until(
        () => ({
          sides: random.pick([
            [8, 5, 7, 60],
            [15, 8, 13, 60],
            [21, 16, 19, 60],
            [5, 3, 7, 120],
            [8, 7, 13, 120],
            [16, 5, 19, 120],
          ] as const),
          turned: random.chance(0.5),
          scale: random.integer(1, 2),
          rest: random.integer(2, 9),
        }),
        ({ sides, scale, rest }) =>
          Math.max(...sides.slice(0, 3)) * scale < 23 &&
          rest < sides[1] * scale &&
          (rest * sides[0] * sides[1]) % 2 === 0,
      )
      const [p, q, r, angle] = sides
      const [AB, AC] = turned ? [q * scale, p * scale] : [p * scale, q * scale]
      const BC = r * scale
      const isWide = angle === 120
      const area = overRoot(AB * AC, 4)
      const height = overRoot(AB * AC, 2 * BC)
      const sine = overRoot(AC, 2 * BC)
      const beside = overRoot(rest * AC, 4)
      const A: Point = [0, 0]
      const B: Point = [-AB, 0]
      const C: Point = [AC * cos(180 - angle), AC * sin(angle)]
      const D: Point = [rest, 0]
      const N = between(B, C, ((A[0] - B[0]) * (C[0] - B[0]) + (A[1] - B[1]) * (C[1] - B[1])) / BC ** 2)
      return {
        question: typst`
In triangle $A B C$, $A B = ${AB}$ cm, $A C = ${AC}$ cm and angle $B A C = ${angle}°$. $N$ is the point on $B C$ such that $A N$ is perpendicular to $B C$. $B A$ is extended to $D$, and $A D = ${rest}$ cm.
${drawFigure({ points: { A, B, C, D, N }, lines: 'BCAB AD', dashed: 'AN DC', angles: { ANC: 'right' }, height: 225, padding: [30, 26] })}
#part("a", 2)[Show that $B C = ${BC}$ cm.]
#part("b", 2)[Find the exact area of triangle $A B C$. Give your answer in its simplest form.]
#part("c", 2)[Find the exact length of $A N$.]
#part("d", 2)[Find the exact value of $sin A B C$.]
#part("e", 2)[Find the exact area of triangle $A C D$.]`,
        answer: typst`
#part("a")[
#working("M1")[$${AB}^2 + ${AC}^2 − 2 times ${AB} times ${AC} times cos ${angle}°$]
#working("A1")[$= ${AB ** 2 + AC ** 2} ${isWide ? '+' : '−'} ${AB * AC} = ${BC ** 2}$, so $B C = ${BC}$ cm]
#scheme[*A1* needs $cos ${angle}° = ${isWide ? '−' : ''}1 / 2$ used.]]
#part("b")[
#working("M1")[$1 / 2 times ${AB} times ${AC} times sin ${angle}°$ #linebreak() $= 1 / 2 times ${AB} times ${AC} times sqrt(3) / 2$]
#working("A1")[${boxed(area, ' cm²')}]]
#part("c")[
#working("M1 FT")[$1 / 2 times ${BC} times A N = ${area.shown}$]
#working("A1 oe")[$A N =$ ${boxed(height, ' cm')}]]
#part("d")[
#working("M1 FT")[$ sin A B C = (A N)/(A B) $ or $ (sin A B C)/${AC} = (sin ${angle}°)/${BC} $]
#working("A1 oe")[${boxed(sine)}]]
#part("e")[
#working("M1")[$1 / 2 times ${rest} times ${AC} times sin ${180 - angle}°$]
#working("A1 oe")[${boxed(beside, ' cm²')}]
#scheme[Or: their area of (b) $times ${rest} / ${AB}$ *M1 FT*, as both triangles have the same height]]`,
        alt: plain`In triangle ABC, AB is ${AB} cm, AC is ${AC} cm and angle BAC is ${angle} degrees. N is the point on BC such that AN is perpendicular to BC. BA is extended to D, and AD is ${rest} cm. Part a: show that BC is ${BC} cm. Part b: find the exact area of triangle ABC. Give your answer in its simplest form. Part c: find the exact length of AN. Part d: find the exact value of the sine of angle ABC. Part e: find the exact area of triangle ACD.`,
        answerAlt: plain`Part a: BC squared is ${AB} squared plus ${AC} squared ${isWide ? 'plus' : 'minus'} ${AB * AC}, ${BC ** 2}, so BC is ${BC} cm. Part b: half of ${AB} times ${AC} times root 3 over 2 is ${area.spoken} square centimetres. Part c: half of ${BC} times AN is the area, so AN is ${height.spoken} cm. Part d: AN over AB is ${sine.spoken}. Part e: the sine of ${180 - angle} degrees is root 3 over 2, so the area is ${beside.spoken} square centimetres.`,
        answers: [
          final('b', simplestForm(typedSurdOver(AB * AC, 3, 4), 'cm²')),
          final('c', number(typedSurdOver(AB * AC, 3, 2 * BC), { unit: 'cm' })),
          final('d', number(typedSurdOver(AC, 3, 2 * BC)), 'sin ABC'),
          final('e', number(typedSurdOver(rest * AC, 3, 4), { unit: 'cm²' })),
        ],
        verify: () =>
          compared(
            ['BC', distance(B, C), BC],
            ['angle BAC', angleAt(A, B, C), angle],
            ['the area of ABC', polygonArea(A, B, C), (AB * AC * Math.sqrt(3)) / 4],
            ['AN', distance(A, N), (AB * AC * Math.sqrt(3)) / (2 * BC)],
            ['the angle at N', angleAt(N, A, C), 90],
            ['sin ABC', sin(angleAt(B, A, C)), (AC * Math.sqrt(3)) / (2 * BC)],
            ['the area of ACD', polygonArea(A, C, D), (rest * AC * Math.sqrt(3)) / 4],
          ) ?? (agree(distance(B, N) + distance(N, C), BC) ? null : 'N is not between B and C'),
      }
    },
    'mast-from-three-points'(random) {
      const { AB, what } = random.until(
        () => ({
          AB: random.integer(12, 60, 2),
          what: random.pick([
            ['A mobile phone mast', 'a mobile phone mast'],
            ['A flagpole', 'a flagpole'],
            ['A lighthouse', 'a lighthouse'],
          ] as const),
        }),
        ({ AB, what }) => (what[1] === 'a flagpole' ? AB < 24 : AB > 24),
      )
      const half = AB / 2
      const height = surd(half, 3)
      const F: Point = [0, 0]
      const T: Point = [0, half * Math.sqrt(3)]
      const [A, B, C]: readonly [Point, Point, Point] = [
        [-3 * half, 0],
        [-half, 0],
        [-half * Math.sqrt(3), 0],
      ]
      return {
        question: typst`
${what[0]} $T F$ is vertical, with its foot $F$ on level ground. $A$ and $B$ are points on the ground, and $A B F$ is a straight line. The angle of elevation of $T$ from $A$ is $30°$ and from $B$ is $60°$. #box[$A B = ${AB}$ m.]
${drawFigure({ points: { A, B, F, T }, lines: 'ABFT ATB', angles: { BAT: 30, FBT: 60, AFT: 'right' }, lengths: { AB: [`[${AB}~m]`, 'T'] }, names: { T: 90, B: 270, F: 315, A: 180 }, height: 215, padding: [34, 28] })}
#part("a", 2)[Show that $B T = ${AB}$ m.]
#part("b", 2)[Find the exact height of the top, $T F$. Give your answer in its simplest form.]
#part("c", 2)[Find the exact length of $A T$. Give your answer in its simplest form.]
#part("d", 2)[$C$ is a point on $A B$. The angle of elevation of $T$ from $C$ is $45°$. Find the exact length of $B C$.]
#part("e", 2)[Find the exact value of $A C div B C$. Give your answer in its simplest form.]`,
        answer: typst`
#part("a")[
#working("M1")[angle $A B T = 180° − 60° = 120°$, #linebreak() angle $A T B = 180° − 120° − 30° = 30°$]
#working("A1")[angle $A T B =$ angle $B A T$, so triangle $A B T$ is isosceles and $B T = A B = ${AB}$ m]
#scheme[Or: the exterior angle $60° = 30° +$ angle $A T B$ for *M1*]]
#part("b")[
#working("M1")[$T F = ${AB} times sin 60° = ${AB} times sqrt(3) / 2$]
#working("A1")[#result[$${height}$ m]]]
#part("c")[
#working("M1 FT")[$ sin 30° = (T F)/(A T) $ so $A T = 2 times ${height}$]
#working("A1 FT")[#result[$${surd(AB, 3)}$ m]]
#scheme[Or: $A F = ${AB} + ${half} = ${AB + half}$ and $A T = ${AB + half} div cos 30°$ *M1*]]
#part("d")[
#working("M1 FT")[$tan 45° = 1$, so $C F = T F = ${height}$]
#working("A1 oe")[$B F = ${AB} times cos 60° = ${half}$, #linebreak() $B C =$ #result[$(${height} − ${half})$ m]]]
#part("e")[
#working("M1 FT")[$A C = ${AB} − (${height} − ${half})$ #linebreak() $= ${AB + half} − ${height}$]
#working("A1")[$ (${half} sqrt(3)(sqrt(3) − 1))/(${half}(sqrt(3) − 1)) = #result[$sqrt(3)$] $]]`,
        alt: plain`${what[0]} TF is vertical, with its foot F on level ground. A and B are points on the ground, and ABF is a straight line. The angle of elevation of T from A is 30 degrees and from B is 60 degrees. AB is ${AB} metres. Part a: show that BT is ${AB} metres. Part b: find the exact height of the top, TF. Give your answer in its simplest form. Part c: find the exact length of AT. Give your answer in its simplest form. Part d: C is a point on AB. The angle of elevation of T from C is 45 degrees. Find the exact length of BC. Part e: find the exact value of AC divided by BC. Give your answer in its simplest form.`,
        answerAlt: plain`Part a: angle ABT is 120 degrees, so angle ATB is 30 degrees, equal to angle BAT. The triangle is isosceles and BT is ${AB} metres. Part b: ${AB} times root 3 over 2 is ${surdInWords(half, 3)} metres. Part c: AT is 2 times TF, ${surdInWords(AB, 3)} metres. Part d: CF is equal to TF, and BF is ${half}, so BC is ${surdInWords(half, 3)} minus ${half} metres. Part e: AC is ${AB + half} minus ${surdInWords(half, 3)}, which is root 3 times BC, so the value is root 3.`,
        answers: [
          final('b', simplestForm(typedSurd(half, 3), 'm')),
          final('c', simplestForm(typedSurd(AB, 3), 'm')),
          final('d', number(`${half}√3 - ${half}`, { unit: 'm' })),
          final('e', simplestForm('√3')),
        ],
        verify: () =>
          compared(
            ['the elevation from A', angleAt(A, F, T), 30],
            ['the elevation from B', angleAt(B, F, T), 60],
            ['the elevation from C', angleAt(C, F, T), 45],
            ['BT', distance(B, T), AB],
            ['AB', distance(A, B), AB],
            ['AT', distance(A, T), AB * Math.sqrt(3)],
            ['the height', 3 * half * tan(30), half * Math.sqrt(3)],
            ['BC', distance(B, C), half * (Math.sqrt(3) - 1)],
            ['AC over BC', distance(A, C) / distance(B, C), Math.sqrt(3)],
          ),
      }
    },
  },
})
