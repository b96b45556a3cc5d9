// Tangents and what they lead to: a tangent with a line through the circle, and angles in terms of x.

import { distance, polygonArea } from '../../kit/checking.ts'
import { directionOf, meeting, onCircle, towards } from '../../kit/figures.ts'
import { final, number } from '../../kit/final-answers.ts'
import { exact, significant } from '../../kit/numbers.ts'
import { lengthEitherWay } from '../../kit/rounded-results.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'
import { angle, onOneCircle, posed } from './angle-question.ts'
import { found, step } from './steps.ts'

const why = (reason: string) => `#linebreak() #text(fill: ink-soft)[${reason}]`

export const tangentInFull = defineTemplate({
  id: 'tangent-question-in-full',
  marks: 13,
  calculator: true,
  level: 5,
  cases: {
    'tangent-and-secant'(random) {
      // PT² = PA × PB: with the ratio k of the lengths, PA is c, PT is kc and PB is k²c.
      const { top, bottom, c, at } = random.until(
        () => ({
          ...random.pick([
            { top: 3, bottom: 2 },
            { top: 4, bottom: 3 },
            { top: 5, bottom: 3 },
            { top: 5, bottom: 4 },
          ]),
          c: random.integer(1, 3),
          at: random.integer(4, 11),
        }),
        ({ top, bottom, c, at }) => {
          const [pa, pt] = [c * bottom * bottom, c * top * bottom]
          return (
            (at * top) % bottom === 0 &&
            c * top * top <= 32 &&
            at > (pt - pa) * 1.25 &&
            at < (pt + pa) * 0.7 &&
            at !== pa &&
            at !== pt
          )
        },
      )
      const [pa, pt, pb] = [c * bottom * bottom, c * top * bottom, c * top * top]
      const bt = (at * top) / bottom
      // By Heron's formula from the three sides, and stated to 3 figures.
      const half = (pa + pt + at) / 2
      const area = Math.sqrt(half * (half - pa) * (half - pt) * (half - at))
      const stated = Number(significant(area))
      const large = (area / bottom ** 2) * top * top
      const share = (1 - (bottom / top) ** 2) * 100
      const shownLarge = (stated / bottom ** 2) * top * top
      const shareShown = Number.isInteger(exact(share * 100)) ? String(exact(share)) : significant(share)
      // P at the origin, the tangent to the right: A from the three sides of triangle PAT.
      const turn = Math.acos((pa * pa + pt * pt - at * at) / (2 * pa * pt))
      const tip = (turn * 180) / Math.PI
      const P: [number, number] = [0, 0]
      const points = {
        P,
        T: [pt, 0] as const,
        A: towards(P, pa, tip),
        B: towards(P, pb, tip),
        s: [pt * 1.3, 0] as const,
        // The centre is above T, as far from A.
        o: [
          pt,
          ((pa * Math.cos(turn) - pt) ** 2 + (pa * Math.sin(turn)) ** 2) / (2 * pa * Math.sin(turn)),
        ] as const,
      }
      const outward = directionOf(points.o, points.A)
      return posed({
        figure: {
          points,
          circle: 'oT',
          lines: 'PTs PAB AT TB',
          names: { T: 270, P: 200, A: (outward + 90 + tip) / 2, B: 60 },
          nameGap: 7,
          height: 255,
          padding: [30, 24],
        },
        opening: typst`$A$, $B$ and $T$ lie on a circle. $P T$ is the tangent at $T$, and $P A B$ is a straight line.`,
        ask: typst`
#part("a", 3)[Prove that triangles $P A T$ and $P T B$ are similar. Give a reason for each statement that you make.]
#part("b", 3)[$P A = ${pa}$ cm and $A B = ${pb - pa}$ cm. Use similar triangles to show that $P T = ${pt}$~cm.]
#part("c", 2)[$A T = ${at}$ cm. Calculate the length of $T B$.]
#part("d i", 3)[The area of triangle $P A T$ is ${significant(area)} cm², correct to 3 significant figures. Calculate the area of triangle $P T B$.]
#part("d ii", 2)[Find the area of triangle $A T B$ as a percentage of the area of triangle $P T B$.]`,
        solution: [
          `#part("a")[#working("B1")[angle $A P T =$ angle $T P B$ ${why('the same angle')}]`,
          `#working("B1")[angle $P T A =$ angle $P B T$ ${why('alternate segment theorem')}]`,
          '#working("B1 dep")[The third angles are equal too, so all angles of the two triangles are equal: similar.]]',
          `#part("b")[#working("M1")[$P B = ${pa} + ${pb - pa} = ${pb}$ cm]`,
          `#working("M1")[$ (P T)/(P B) = (P A)/(P T) $]`,
          `#working("A1")[$P T^2 = ${pa} times ${pb} = ${pa * pb}$ #linebreak() $P T = ${pt}$ cm]]`,
          `#part("c")[#working("M1")[$ (T B)/${at} = ${pt}/${pa} $]`,
          `#working("A1")[$T B =$ #result[${bt} cm]]]`,
          `#part("d i")[#working("M2")[$ ${significant(area)} times (${pt}/${pa})^2 $]`,
          `#working("A1")[#result[${significant(shownLarge)} cm²] (3 s.f.)]`,
          `#scheme[*M1* for the ratio of two lengths squared, either way up. #linebreak() ${significant(large)} cm² from the sides of the triangle is right too.]]`,
          `#part("d ii")[#working("M1")[$ (1 − (${pa}/${pt})^2) times 100 $]`,
          `#working("A1")[#result[${shareShown}%]${Number.isInteger(exact(share * 100)) ? '' : ' (3 s.f.)'}]`,
          `#scheme[Or: the difference of the two areas over the larger, times 100 *M1* #linebreak() Or: the triangles have the same height from $T$, $ (A B)/(P B) times 100 $ *M1*]]`,
        ].join('\n'),
        alt: plain`A, B and T lie on a circle. PT is the tangent at T, and PAB is a straight line that meets the circle first at A and then at B. AT and TB are drawn. Part a: prove that triangles PAT and PTB are similar. Give a reason for each statement that you make. Part b: PA is ${pa} cm and AB is ${pb - pa} cm. Use similar triangles to show that PT is ${pt} cm. Part c: AT is ${at} cm. Calculate the length of TB. Part d i: the area of triangle PAT is ${significant(area)} square centimetres, correct to 3 significant figures. Calculate the area of triangle PTB. Part d ii: find the area of triangle ATB as a percentage of the area of triangle PTB.`,
        answerAlt: plain`Part a: the angle at P is in both triangles, and angle PTA equals angle PBT by the alternate segment theorem. So the third angles are equal too, and the triangles are similar. Part b: PB is ${pb}, and PT over PB is PA over PT, so PT squared is ${pa} times ${pb}, and PT is ${pt} cm. Part c: TB over ${at} is ${pt} over ${pa}, so TB is ${bt} cm. Part d i: ${significant(area)} times the square of, ${pt} over ${pa}, is ${significant(shownLarge)} square centimetres. Part d ii: 1 minus the square of, ${pa} over ${pt}, is ${shareShown}%.`,
        found: { PTo: 90 },
        holds: [
          ...onOneCircle(points, 'oTAB'),
          ['PA', pa, distance(P, points.A)],
          ['PB', pb, distance(P, points.B)],
          ['AT', at, distance(points.A, points.T)],
          ['TB', bt, distance(points.T, points.B)],
          ['the area of PAT', area, polygonArea(P, points.A, points.T)],
          ['the area of PTB', large, polygonArea(P, points.T, points.B)],
          [
            'the share of ATB',
            share / 100,
            polygonArea(points.A, points.T, points.B) / polygonArea(P, points.T, points.B),
          ],
        ],
        answers: [
          final('c', number(bt, { unit: 'cm' })),
          final('d i', lengthEitherWay(large, shownLarge, 'cm²')),
          final('d ii', lengthEitherWay(share, (1 - stated / Number(significant(shownLarge))) * 100, '%')),
        ],
      })
    },
    'angles-in-x'(random) {
      // ABCD on the circle: angle ABC = kx and angle ADC = x + e add up to 180°, and DA = DC.
      const { x, k, bac } = random.until(
        () => ({
          x: random.integer(22, 44),
          k: random.pick([2, 3]),
          bac: random.integer(34, 58),
        }),
        ({ x, k, bac }) => {
          const abc = k * x
          return (
            abc > 56 &&
            abc < 76 &&
            abc % 2 === 0 &&
            bac < 180 - abc - 32 &&
            Math.abs(bac - abc) > 5 &&
            Math.abs(180 - abc - 2 * bac) > 8
          )
        },
      )
      const e = 180 - (k + 1) * x
      const abc = k * x
      const adc = 180 - abc
      const acb = 180 - abc - bac
      const dac = abc / 2
      const aoc = 2 * abc
      // A at the left; arc AC that does not hold B is 2·abc; C below right.
      const start = 200
      const points = {
        O: onCircle(0, 0),
        A: onCircle(start),
        D: onCircle(start + abc),
        C: onCircle(start + aoc),
        B: onCircle(start + aoc + 2 * bac),
        T: meeting(start, start + aoc),
      }
      return posed({
        figure: {
          points,
          circle: 'OA',
          lines: 'ABCDA AC ATC',
          dashed: 'AOC',
          dots: 'O',
          angles: { ABC: [`${k}x°`, abc] },
          names: { O: start + abc },
          height: 340,
          padding: [28, 24],
        },
        opening: typst`$A$, $B$, $C$ and $D$ lie on a circle, centre $O$. $D A = D C$. The tangents at $A$ and $C$ meet at $T$. Angle $A B C = ${k}x°$ and #box[angle $A D C = (x + ${e})°$].`,
        ask: typst`
#part("a", 3)[Show that $x = ${x}$. Give a reason.]
#part("b", 2)[Find angle $A O C$. Give a reason.]
#part("c", 2)[Find angle $A T C$.]
#part("d", 2)[Find angle $D A C$. Give a reason.]
#part("e", 2)[Show that $A D$ bisects angle $T A C$.]
#part("f", 2)[Angle $B A C = ${bac}°$. Find angle $O C B$.]`,
        solution: [
          `#part("a")[#working("M1")[$${k}x + x + ${e} = 180$]`,
          '#working("B1")[opposite angles of a cyclic quadrilateral add up to 180°]',
          `#working("A1")[$${k + 1}x = ${180 - e}$, $x = ${x}$]]`,
          `#part("b")[${found('B1', 'AOC', `2 times ${abc}°`, aoc)}`,
          '#working("B1")[angle at the centre is twice the angle at the circumference]]',
          `#part("c")[#working("M1")[angle $O A T =$ angle $O C T = 90°$ ${why('angle between tangent and radius')}]`,
          `${found('A1 FT', 'ATC', `180° − ${aoc}°`, 180 - aoc)}]`,
          `#part("d")[${found('B1', 'DAC', `(180° − ${adc}°) div 2`, dac)}`,
          '#working("B1")[triangle $A D C$ is isosceles: $D A = D C$]]',
          `#part("e")[#working("M1")[angle $T A D =$ angle $A C D = ${dac}°$ ${why('alternate segment theorem')}]`,
          `#working("A1")[angle $T A D =$ angle $D A C$, so $A D$ bisects angle $T A C$]`,
          `#scheme[Or: angle $T A C = 90° − ${90 - abc}° = ${abc}°$ *M1*, half of it is $${dac}°$ *A1*]]`,
          `#part("f")[${step('M1', 'OCA', `(180° − ${aoc}°) div 2 = ${90 - abc}°`)}`,
          `#working("A1")[angle $A C B = 180° − ${abc}° − ${bac}° = ${acb}°$ #linebreak() angle $O C B = ${acb}° − ${90 - abc}° =$ #result[$${acb - 90 + abc}°$]]`,
          `#scheme[Or: angle $B O C = 2 times ${bac}°$ *M1*, $(180° − ${2 * bac}°) div 2$ *A1*]]`,
        ].join('\n'),
        alt: plain`A, B, C and D lie on a circle, centre O, in this order. DA equals DC. The tangents at A and C meet at T. AC is drawn, and OA and OC are dashed. Angle ABC is ${k} x degrees and angle ADC is, x plus ${e}, degrees. Part a: show that x is ${x}. Give a reason. Part b: find angle AOC. Give a reason. Part c: find angle ATC. Part d: find angle DAC. Give a reason. Part e: show that AD bisects angle TAC. Part f: angle BAC is ${bac} degrees. Find angle OCB.`,
        answerAlt: plain`Part a: opposite angles of a cyclic quadrilateral add up to 180 degrees, so ${k + 1} x is ${180 - e} and x is ${x}. Part b: the angle at the centre is twice angle ABC, ${aoc} degrees. Part c: the angles at A and C between tangent and radius are 90 degrees, so angle ATC is ${180 - aoc} degrees. Part d: triangle ADC is isosceles, so the angle is ${dac} degrees. Part e: by the alternate segment theorem angle TAD equals angle ACD, ${dac} degrees, which is also angle DAC. Part f: angle OCA is ${90 - abc} degrees and angle ACB is ${acb} degrees, so angle OCB is ${acb - 90 + abc} degrees.`,
        found: {
          AOC: aoc,
          ATC: 180 - aoc,
          DAC: dac,
          TAD: dac,
          ACB: acb,
          BAC: bac,
          OCB: acb - 90 + abc,
          OCA: 90 - abc,
        },
        holds: onOneCircle(points, 'OABCD'),
        answers: [angle(aoc, 'b'), angle(180 - aoc, 'c'), angle(dac, 'd'), angle(acb - 90 + abc, 'f')],
      })
    },
  },
})
