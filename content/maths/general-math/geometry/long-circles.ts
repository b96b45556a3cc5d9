// Circles to their end: every angle with its reason, and a proof from what was found.

import { distance, polygonArea } from '../../kit/checking.ts'
import { crossing, meeting, onCircle } from '../../kit/figures.ts'
import { final, number, ratio } from '../../kit/final-answers.ts'
import { highestCommonFactor as divisor, exact } from '../../kit/numbers.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'
import { angle, onOneCircle, posed } from './angle-question.ts'
import { found, step } from './steps.ts'

export const wholeCircle = defineTemplate({
  id: 'whole-circle-question',
  marks: 13,
  calculator: true,
  level: 5,
  cases: {
    'two-tangents'(random) {
      const { t, q } = random.until(
        () => ({ t: random.integer(44, 66, 2), q: random.integer(20, 34) }),
        ({ t, q }) => Math.abs(90 - t / 2 - 2 * q) > 6 && Math.abs(t / 2 + q - 60) > 3,
      )
      // T to the right; A above and B below; C on the major arc; D on the minor arc.
      const half = 90 - t / 2
      // Angle ACB = half. Angle CBO = q, so arc BC has 180 − 2q at the centre.
      const points = {
        O: onCircle(0, 0),
        A: onCircle(half),
        B: onCircle(-half),
        T: meeting(half, -half),
        C: onCircle(-half - (180 - 2 * q)),
        D: onCircle(18),
      }
      const [obt, cab] = [90, 90 - q]
      const abo = t / 2
      const cba = q + abo
      return posed({
        figure: {
          points,
          circle: 'OA',
          lines: 'OATBO ACB ADB AB',
          dots: 'O',
          angles: { ATB: t, CBO: q },
          radii: { CBO: 46 },
          names: { O: 200 },
          padding: [26, 24],
          height: 250,
        },
        opening: typst`$A$, $B$, $C$ and $D$ lie on a circle, centre $O$. $T A$ and $T B$ are tangents. Angle $A T B = ${t}°$ and angle $C B O = ${q}°$.`,
        ask: typst`
#part("a", 2)[Show that angle $A O B = ${180 - t}°$. Give a reason for each step.]
#part("b", 2)[Find angle $A C B$. Give a reason.]
#part("c", 2)[Find angle $A D B$. Give a reason.]
#part("d", 2)[Find angle $A B O$. Give a reason.]
#part("e", 2)[Find angle $C A B$.]
#part("f", 3)[Prove that triangles $O A T$ and $O B T$ are congruent.]`,
        solution: [
          `#part("a")[#working("B1")[angle $O A T =$ angle $O B T = ${obt}°$ #linebreak() #text(fill: ink-soft)[angle between tangent and radius]]`,
          `#working("B1")[angle $A O B = 360° − 90° − 90° − ${t}° = ${180 - t}°$ #linebreak() #text(fill: ink-soft)[angles in a quadrilateral]]]`,
          `#part("b")[${found('B1', 'ACB', `${180 - t}° div 2`, half)}`,
          '#working("B1 dep")[angle at the centre is twice the angle at the circumference]]',
          `#part("c")[${found('B1 FT', 'ADB', `180° − ${half}°`, 180 - half)}`,
          '#working("B1 dep")[opposite angles of a cyclic quadrilateral add up to 180°]]',
          `#part("d")[${found('B1', 'ABO', `(180° − ${180 - t}°) div 2`, abo)}`,
          '#working("B1 dep")[triangle $O A B$ is isosceles: radii]]',
          `#part("e")[${step('M1 FT', 'CBA', `${q}° + ${abo}° = ${cba}°`)}`,
          `${found('A1', 'CAB', `180° − ${half}° − ${cba}°`, cab)}`,
          `#scheme[Or: angle $B O C = 180° − 2 times ${q}°$ *M1*, half of it *A1*]]`,
          '#part("f")[#working("B1")[$O A = O B$, radii; $O T$ is in both]',
          '#working("B1")[angle $O A T =$ angle $O B T = 90°$]',
          '#working("B1 dep")[congruent: RHS]',
          '#scheme[Or: $T A = T B$, tangents from a point *B1*; two other pairs of sides *B1*; SSS *B1 dep*]]',
        ].join('\n'),
        alt: plain`A, B, C and D lie on a circle, centre O. TA and TB are tangents. C is on the major arc AB and D is on the minor arc AB. OA, OB, AB, AC, CB, AD and DB are drawn. Angle ATB is ${t} degrees and angle CBO is ${q} degrees. Part a: show that angle AOB is ${180 - t} degrees. Give a reason for each step. Part b: find angle ACB. Give a reason. Part c: find angle ADB. Give a reason. Part d: find angle ABO. Give a reason. Part e: find angle CAB. Part f: prove that triangles OAT and OBT are congruent.`,
        answerAlt: plain`Part a: angles OAT and OBT are 90 degrees, between tangent and radius. The angles of a quadrilateral add up to 360, so angle AOB is ${180 - t} degrees. Part b: angle ACB is half of that, ${half} degrees, because the angle at the centre is twice the angle at the circumference. Part c: angle ADB is 180 minus ${half}, ${180 - half} degrees, opposite in a cyclic quadrilateral. Part d: triangle OAB is isosceles, so angle ABO is ${abo} degrees. Part e: angle CBA is ${q} plus ${abo}, so angle CAB is 180 minus ${half} minus ${cba}, ${cab} degrees. Part f: OA equals OB, OT is in both, and the angles at A and B are right angles, so the triangles are congruent by RHS.`,
        found: { AOB: 180 - t, ACB: half, ADB: 180 - half, ABO: abo, CAB: cab, CBA: cba, OAT: 90, OBT: 90 },
        holds: onOneCircle(points, 'OABCD'),
        answers: [angle(half, 'b'), angle(180 - half, 'c'), angle(abo, 'd'), angle(cab, 'e')],
      })
    },
    'similar-triangles'(random) {
      // Chords AB and CD cross at X: AX · XB = CX · XD. Angle BAC = p and angle AXC = s.
      const { ax, xb, cx, xd } = random.until(
        () => {
          const [ax, cx, k] = [random.integer(4, 9), random.integer(3, 8), random.pick([1.5, 2, 2.5])]
          return { ax, cx, xd: ax * k, xb: cx * k }
        },
        ({ ax, xb, cx, xd }) =>
          [xd, xb].every((each) => Number.isInteger(each) && each <= 15) &&
          ax !== cx &&
          ax + xb > 9 &&
          Math.abs(ax + xb - cx - xd) > 1 &&
          cx + xd > 9,
      )
      const k = xd / ax
      // Near the area of the triangle as it is drawn, with an angle of 78°.
      const area = Math.floor(ax * cx * 0.489)
      const large = exact(area * k * k)
      const s = 78
      const X: [number, number] = [0, 0]
      const way = (length: number, direction: number): [number, number] => [
        length * Math.cos((direction * Math.PI) / 180),
        length * Math.sin((direction * Math.PI) / 180),
      ]
      const [A, B, C, D] = [way(ax, 150), way(xb, 330), way(cx, 150 + s), way(xd, 330 + s)]
      const M = [(A[0] + B[0]) / 2, (A[1] + B[1]) / 2] as const
      const N = [(C[0] + D[0]) / 2, (C[1] + D[1]) / 2] as const
      const O = crossing(M, [M[0] + Math.cos(Math.PI / 3), M[1] + Math.sin(Math.PI / 3)], N, [
        N[0] - Math.sin(((150 + s) * Math.PI) / 180),
        N[1] + Math.cos(((150 + s) * Math.PI) / 180),
      ])
      const points = { o: O, A, B, C, D, X }
      const drawnArea = polygonArea(A, X, C)
      return posed({
        figure: {
          points,
          circle: 'oA',
          lines: 'AXB CXD AC DB',
          lengths: {
            AX: [`[${ax}~cm]`, 'C'],
            CX: [`[${cx}~cm]`, 'A'],
            XB: [`[${xb}~cm]`, 'C'],
          },
          names: { X: 99 },
          nameGap: 7,
          padding: [26, 24],
          height: 255,
        },
        opening: typst`$A$, $B$, $C$ and $D$ lie on a circle. The chords $A B$ and $C D$ meet at $X$. $A X = ${ax}$ cm, $X B = ${xb}$ cm and $C X = ${cx}$ cm.
#not-to-scale`,
        ask: typst`
#part("a", 4)[Prove that triangles $A X C$ and $D X B$ are similar. Give a reason for each statement that you make.]
#part("b i", 2)[Calculate the length of $X D$.]
#part("b ii", 2)[Write the ratio $A C : D B$ in its simplest form.]
#part("c", 3)[The area of triangle $A X C$ is ${area} cm². Calculate the area of triangle $D X B$.]
#part("d", 2)[Find the ratio area of triangle $A X D$ : area of triangle $D X B$ in its simplest form.]`,
        solution: [
          '#part("a")[#working("B1")[angle $A X C =$ angle $D X B$ #linebreak() #text(fill: ink-soft)[vertically opposite angles]]',
          '#working("B2")[angle $C A X =$ angle $B D X$ #linebreak() #text(fill: ink-soft)[angles in the same segment]]',
          '#working("B1 dep")[The third angles are equal too, so all angles of the two triangles are equal: similar.]',
          '#scheme[The first pair needs its reason for *B1*. The second pair without its reason is *B1*. Either may be angle $A C X =$ angle $D B X$, angles in the same segment. *B1 dep* needs two pairs.]]',
          `#part("b i")[#working("M1")[$ (X D)/${ax} = ${xb}/${cx} $]`,
          `#working("A1")[$X D =$ #result[${xd} cm]]]`,
          `#part("b ii")[#working("M1 FT oe")[$A C : D B = A X : D X = ${ax} : ${xd}$]`,
          `#working("A1")[#result[$${2} : ${exact(2 * k)}$]]]`.replace('$2 : 4$', '$1 : 2$'),
          `#part("c")[#working("M2 FT")[$ ${area} times (${xd}/${ax})^2 $]`,
          `#working("A1")[#result[${large} cm²]]`,
          '#scheme[*M1* for the ratio of the lengths squared, either way up.]]',
          `#part("d")[#note[The triangles have the same height from $D$ to the line $A B$.]`,
          `#working("M1")[$A X : X B = ${ax} : ${xb}$]`,
          `#working("A1")[#result[$${ax / divisor(ax, xb)} : ${xb / divisor(ax, xb)}$]]]`,
        ].join('\n'),
        alt: plain`A, B, C and D lie on a circle. The chords AB and CD meet at X inside the circle, and AC and DB are drawn. AX is ${ax} cm, XB is ${xb} cm and CX is ${cx} cm. The diagram is not to scale. Part a: prove that triangles AXC and DXB are similar. Give a reason for each statement that you make. Part b i: calculate the length of XD. Part b ii: write the ratio AC to DB in its simplest form. Part c: the area of triangle AXC is ${area} square centimetres. Calculate the area of triangle DXB. Part d: find the ratio of the area of triangle AXD to the area of triangle DXB in its simplest form.`,
        answerAlt: plain`Part a: angles AXC and DXB are vertically opposite, angles CAX and BDX are in the same segment, and so the third angles are equal too. All angles are equal, so the triangles are similar. Part b i: XD over ${ax} is ${xb} over ${cx}, so XD is ${xd} cm. Part b ii: AC to DB is ${ax} to ${xd}, which is ${k === 2 ? 1 : 2} to ${k === 2 ? 2 : exact(2 * k)}. Part c: ${area} times the square of, ${xd} over ${ax}, is ${large} square centimetres. Part d: the triangles have the same height, so the ratio is ${ax} to ${xb}, which is ${ax / divisor(ax, xb)} to ${xb / divisor(ax, xb)}.`,
        found: { AXC: s, DXB: s },
        holds: [
          ...onOneCircle(points, 'oABCD'),
          ['XD', xd, distance(X, D)],
          ['DB over AC', k, distance(D, B) / distance(A, C)],
          ['the area of DXB', large / area, polygonArea(D, X, B) / drawnArea],
          ['AXD over DXB', ax / xb, polygonArea(A, X, D) / polygonArea(D, X, B)],
        ],
        answers: [
          final('b i', number(xd, { unit: 'cm' })),
          final('b ii', ratio(k === 2 ? 1 : 2, k === 2 ? 2 : exact(2 * k))),
          final('c', number(large, { unit: 'cm²' })),
          final('d', ratio(ax / divisor(ax, xb), xb / divisor(ax, xb))),
        ],
      })
    },
  },
})
