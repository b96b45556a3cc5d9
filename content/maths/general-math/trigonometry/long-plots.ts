// Plots of land: two triangles with a common side, and an obtuse angle that an area leads to.

import { arccos, arcsin, cos, sin } from '../../kit/angles.ts'
import { agree, angleAt, distance, type Point, polygonArea } from '../../kit/checking.ts'
import { drawFigure, towards } from '../../kit/figures.ts'
import { final, inNamedUnit, number, threeFigures } from '../../kit/final-answers.ts'
import { grouped } from '../../kit/measuring.ts'
import { degrees, exact, significant, unrounded } from '../../kit/numbers.ts'
import { angleEitherWay, lengthEitherWay } from '../../kit/rounded-results.ts'
import { fromRounded } from '../../kit/typed.ts'
import { plain, typst } from '../../kit/typst.ts'
import { degreesInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'

const third = (a: number, b: number, between: number) => Math.sqrt(a * a + b * b - 2 * a * b * cos(between))

/** The distance of a point from the nearest point of a line, found by walking along it. */
const nearest = (from: Point, a: Point, b: Point): number =>
  Math.min(
    ...Array.from({ length: 4001 }, (_, n) => {
      const share = n / 4000
      return distance(from, [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share])
    }),
  )

export const plotOfLand = defineTemplate({
  id: 'plot-of-land',
  marks: 14,
  calculator: true,
  level: 5,
  cases: {
    'four-sides'(random) {
      const { ab, bc, atB, atD, dac } = random.until(
        () => ({
          ab: random.integer(44, 76),
          bc: random.integer(38, 70),
          atB: random.integer(74, 112),
          atD: random.integer(58, 82),
          dac: random.integer(42, 66),
        }),
        ({ ab, bc, atB, atD, dac }) => {
          const ac = third(ab, bc, atB)
          const acd = 180 - atD - dac
          return (
            Math.abs(ab - bc) > 5 &&
            atB !== 90 &&
            acd > 35 &&
            acd < 72 &&
            acd !== dac &&
            ac > 60 &&
            atD !== dac
          )
        },
      )
      const ac = third(ab, bc, atB)
      const stated = Number(significant(ac))
      const acd = 180 - atD - dac
      const cdOf = (of: number) => (of * sin(dac)) / sin(atD)
      const cd = cdOf(ac)
      const upper = 0.5 * ab * bc * sin(atB)
      const lowerOf = (of: number) => 0.5 * of * cdOf(of) * sin(acd)
      const lower = lowerOf(ac)
      const area = upper + lower
      const near = (2 * upper) / ac
      const price = random.integer(18, 45) * 100
      const A: Point = [0, 0]
      const C: Point = [ac, 0]
      const B = towards(A, ab, arccos((ab * ab + ac * ac - bc * bc) / (2 * ab * ac)))
      const D = towards(A, (ac * sin(acd)) / sin(atD), -dac)
      return {
        question: typst`
The diagram shows a plot of land $A B C D$ in Gazipur. A straight path goes from $A$ to $C$. $A B = ${ab}$ m, $B C = ${bc}$ m, #box[angle $A B C = ${atB}°$], #box[angle $A D C = ${atD}°$] and #box[angle $D A C = ${dac}°$].
${drawFigure({ points: { A, B, C, D }, lines: 'ABCDA AC', angles: { ABC: atB, ADC: atD, DAC: dac }, lengths: { AB: [`[${ab}~m]`, 'C'], BC: [`[${bc}~m]`, 'A'] }, height: 290, padding: [40, 26] })}
#part("a", 3)[Show that $A C = ${significant(ac)}$ m, correct to 3 significant figures.]
#part("b", 3)[Calculate the length of $C D$.]
#part("c", 4)[Calculate the area of the plot.]
#part("d", 2)[The plot is sold for Tk~${grouped(price)} a square metre. Calculate its price in millions of taka, correct to 3 significant figures.]
#part("e", 2)[Calculate the shortest distance from $B$ to the path.]`,
        answer: typst`
#part("a")[
#working("M2")[$A C^2 = ${ab}^2 + ${bc}^2 #linebreak() "" − 2 times ${ab} times ${bc} times cos ${atB}°$]
#working("A1")[$A C = ${unrounded(ac)} = ${significant(ac)}$ m (3 s.f.)]
#scheme[*M1* for the cosine rule with one slip.]]
#part("b")[
#working("M2")[$ C D = (${unrounded(ac)} sin ${dac}°)/(sin ${atD}°) $]
#working("A1")[$C D = ${unrounded(cd)}$ #linebreak() $C D =$ #result[${significant(cd)} m] (3 s.f.)]
#scheme[*M1* for $ (C D)/(sin ${dac}°) = (A C)/(sin ${atD}°) $]]
#part("c")[
#working("M1")[$1 / 2 times ${ab} times ${bc} times sin ${atB}° = ${unrounded(upper)}$]
#working("B1 soi")[angle $A C D = 180° − ${atD}° − ${dac}°$ #linebreak() $= ${acd}°$]
#working("M1 FT")[$1 / 2 times ${unrounded(ac)} times ${unrounded(cd)} times sin ${acd}°$ #linebreak() $= ${unrounded(lower)}$]
#working("A1")[$${unrounded(upper)} + ${unrounded(lower)}$ #linebreak() area $=$ #result[${significant(area)} m²] (3 s.f.)]]
#part("d")[
#working("M1 FT")[$${unrounded(area)} times ${grouped(price)} div 10^6$]
#working("A1 FT")[#result[${significant((area * price) / 1e6)}] million taka]]
#part("e")[
#note[The distance is the height of triangle $A B C$ on the base $A C$.]
#working("M1 FT")[$1 / 2 times ${unrounded(ac)} times d = ${unrounded(upper)}$]
#working("A1")[$d =$ #result[${significant(near)} m] (3 s.f.)]
#scheme[Or: angle $B A C$ from the sine rule and $${ab} sin B A C$ *M1*]]`,
        alt: plain`A plot of land ABCD in Gazipur has a straight path from A to C. AB is ${ab} metres, BC is ${bc} metres, angle ABC is ${atB} degrees, angle ADC is ${atD} degrees and angle DAC is ${dac} degrees. B and D are on opposite sides of AC. Part a: show that AC is ${significant(ac)} metres, correct to 3 significant figures. Part b: calculate the length of CD. Part c: calculate the area of the plot. Part d: the plot is sold for ${price} taka a square metre. Calculate its price in millions of taka, correct to 3 significant figures. Part e: calculate the shortest distance from B to the path.`,
        answerAlt: plain`Part a: by the cosine rule AC is ${significant(ac, 5)}, so ${significant(ac)} metres. Part b: by the sine rule CD is AC times sin ${dac} degrees over sin ${atD} degrees, ${significant(cd)} metres. Part c: triangle ABC is ${significant(upper, 5)}. Angle ACD is ${acd} degrees, and triangle ACD is ${significant(lower, 5)}. Together they are ${significant(area)} square metres. Part d: times ${price} that is ${significant((area * price) / 1e6)} million taka. Part e: half of AC times the distance is the area of triangle ABC, so it is ${significant(near)} metres.`,
        answers: [
          final('b', lengthEitherWay(cd, cdOf(stated), 'm')),
          final('c', lengthEitherWay(area, upper + lowerOf(stated), 'm²')),
          final(
            'd',
            number((area * price) / 1e6, {
              to: { figures: 3, isNamed: true },
              accept: fromRounded((area * price) / 1e6, (Number(significant(area)) * price) / 1e6),
              unit: 'million taka',
            }),
          ),
          final('e', lengthEitherWay(near, (2 * Number(significant(upper))) / stated, 'm')),
        ],
        verify: () => {
          if (!agree(distance(B, C), bc, 1e-6) || !agree(distance(A, B), ab, 1e-6))
            return 'a side is another length'
          if (!agree(angleAt(B, A, C), atB, 1e-6)) return 'the angle at B is another'
          if (!agree(angleAt(D, A, C), atD, 1e-6) || !agree(angleAt(A, D, C), dac, 1e-6))
            return 'D is elsewhere'
          if (!agree(distance(C, D), cd, 1e-6)) return 'CD is another length'
          if (!agree(polygonArea(A, B, C, D), area, 1e-6)) return 'the area is another'
          return agree(nearest(B, A, C), near, 1e-3) ? null : 'the shortest distance is another'
        },
      }
    },
    'area-to-obtuse-angle'(random) {
      const { ab, ac, atA, scale } = random.until(
        () => ({
          ab: random.integer(46, 80),
          ac: random.integer(40, 74),
          atA: random.integer(104, 138),
          scale: random.pick([400, 500, 800, 1000]),
        }),
        ({ ab, ac }) => Math.abs(ab - ac) > 6,
      )
      // The area is given to the nearest square metre, and the angle follows from it.
      const area = Math.round(0.5 * ab * ac * sin(atA))
      const acute = arcsin((2 * area) / (ab * ac))
      const obtuse = 180 - acute
      const shownAngle = Number(obtuse.toFixed(1))
      const toOnePlace = `${obtuse.toFixed(1)}°`
      const bc = third(ab, ac, obtuse)
      const stated = third(ab, ac, shownAngle)
      const atBOf = (angle: number, side: number) => arcsin((ac * sin(angle)) / side)
      const atB = atBOf(obtuse, bc)
      const near = (2 * area) / bc
      const onMap = (area * 10_000) / scale ** 2
      const isExact = exact(onMap) === Number(significant(onMap))
      // Angle ABC from what the earlier parts round.
      const others = [obtuse, shownAngle].flatMap((angle) =>
        [bc, stated].flatMap((side) => [atBOf(angle, side), atBOf(angle, Number(significant(side)))]),
      )
      const [least, most] = [degrees(Math.min(...others)), degrees(Math.max(...others))]
      const A: Point = [0, 0]
      const B = towards(A, ab, 180 + (180 - obtuse) / 2)
      const C = towards(A, ac, -(180 - obtuse) / 2)
      return {
        question: typst`
A farmer in Bogura has a field in the shape of a triangle $A B C$. $A B = ${ab}$ m, $A C = ${ac}$ m, and the area of the field is ${grouped(area)} m². Angle $B A C$ is obtuse.
${drawFigure({ points: { A, B, C }, lines: 'ABCA', lengths: { AB: [`[${ab}~m]`, 'C'], AC: [`[${ac}~m]`, 'B'] }, height: 170, padding: [40, 26] })}
#part("a", 3)[Show that angle $B A C = ${toOnePlace}$, correct to 1 decimal place.]
#part("b", 3)[Calculate the length of $B C$.]
#part("c", 3)[Calculate angle $A B C$.]
#part("d", 2)[A water pipe goes from $A$ to $B C$ by the shortest way. Calculate its length.]
#part("e", 3)[On a map of the village the scale is #box[$1 : ${scale}$]. Calculate the area of the field on the map, in cm².]`,
        answer: typst`
#part("a")[
#working("M1")[$1 / 2 times ${ab} times ${ac} times sin B A C = ${grouped(area)}$]
#working("M1")[$ sin B A C = ${unrounded((2 * area) / (ab * ac))} $ #linebreak() acute angle $${unrounded(acute)}°$]
#working("A1")[obtuse: $180° − ${unrounded(acute)}° = ${unrounded(obtuse)}°$ #linebreak() $= ${toOnePlace}$ (1 d.p.)]]
#part("b")[
#working("M2")[$B C^2 = ${ab}^2 + ${ac}^2 #linebreak() "" − 2 times ${ab} times ${ac} times cos ${unrounded(obtuse)}°$]
#working("A1")[$B C = ${unrounded(bc)}$ #linebreak() $B C =$ #result[${significant(bc)} m] (3 s.f.)]
#scheme[*M1* for the cosine rule with one slip.]]
#part("c")[
#working("M2 FT")[$ sin A B C = (${ac} sin ${unrounded(obtuse)}°)/${unrounded(bc)} $]
#working("A1")[angle $=$ #result[$${degrees(atB)}$] (1 d.p.)]
#scheme[*M1* for $ (sin A B C)/${ac} = (sin ${unrounded(obtuse)}°)/(B C) $${least === most ? '' : ` #linebreak() *A1* for $${least}$ to $${most}$, from rounded results.`}]]
#part("d")[
#working("M1 FT")[$1 / 2 times ${unrounded(bc)} times d = ${grouped(area)}$]
#working("A1")[$d =$ #result[${significant(near)} m] (3 s.f.)]
#scheme[Or: $${ab} sin A B C$ *M1*]]
#part("e")[
#working("M1")[$${grouped(area)} times 100^2$ cm²]
#working("M1")[$div ${scale}^2$]
#working("A1")[#result[${isExact ? exact(onMap) : significant(onMap)} cm²]${isExact ? '' : ' (3 s.f.)'}]
#scheme[*M2* also for $${grouped(area)} times (100 / ${scale})^2$]]`,
        alt: plain`A farmer in Bogura has a field in the shape of a triangle ABC. AB is ${ab} metres, AC is ${ac} metres, and the area of the field is ${area} square metres. Angle BAC is obtuse. Part a: show that angle BAC is ${degreesInWords(toOnePlace)}, correct to 1 decimal place. Part b: calculate the length of BC. Part c: calculate angle ABC. Part d: a water pipe goes from A to BC by the shortest way. Calculate its length. Part e: on a map of the village the scale is 1 to ${scale}. Calculate the area of the field on the map, in square centimetres.`,
        answerAlt: plain`Part a: half of ${ab} times ${ac} times the sine of the angle is ${area}, so the acute angle is ${significant(acute, 5)} degrees and the obtuse angle ${degreesInWords(toOnePlace)}. Part b: by the cosine rule BC is ${significant(bc)} metres. Part c: by the sine rule angle ABC is ${degreesInWords(degrees(atB))}. Part d: half of BC times the distance is ${area}, so it is ${significant(near)} metres. Part e: ${area} times 100 squared, over ${scale} squared, is ${isExact ? exact(onMap) : significant(onMap)} square centimetres.`,
        answers: [
          final('b', lengthEitherWay(bc, stated, 'm')),
          final('c', angleEitherWay(atB, ...others)),
          final('d', lengthEitherWay(near, (2 * area) / Number(significant(bc)), 'm')),
          final('e', inNamedUnit(threeFigures(onMap, 'cm²'))),
        ],
        verify: () => {
          if (!agree(polygonArea(A, B, C), area, 1e-6)) return 'the field has another area'
          if (!agree(angleAt(A, B, C), obtuse, 1e-6) || obtuse < 91) return 'the angle at A is another'
          if (!agree(distance(B, C), bc, 1e-6)) return 'BC is another length'
          if (!agree(angleAt(B, A, C), atB, 1e-6)) return 'the angle at B is another'
          if (!agree(nearest(A, B, C), near, 1e-3)) return 'the pipe is another length'
          const small = [A, B, C].map(([x, y]): Point => [(x * 100) / scale, (y * 100) / scale])
          return agree(polygonArea(...small), onMap, 1e-6) ? null : 'on the map the area is another'
        },
      }
    },
  },
})
