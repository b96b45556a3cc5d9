// A mast on level ground and a path past it: from the mast to the triangle on the ground, and back up at its nearest point.

import { arctan, cos, sin, tan } from '../../kit/angles.ts'
import { agree, distance, type Point, polygonArea } from '../../kit/checking.ts'
import { drawFigure } from '../../kit/figures.ts'
import { final } from '../../kit/final-answers.ts'
import { degrees, significant, unrounded } from '../../kit/numbers.ts'
import { angleEitherWay, lengthEitherWay } from '../../kit/rounded-results.ts'
import { plain, typst } from '../../kit/typst.ts'
import { degreesInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'
import { type Space, spaceAngle } from './solids.ts'
import { seenFromAbove } from './space-figures.ts'

export const mastByAPath = defineTemplate({
  id: 'mast-by-a-path',
  marks: 14,
  calculator: true,
  level: 5,
  cases: {
    'greatest-elevation'(random) {
      const { fa, fb, elevation, theta } = random.until(
        () => ({
          fa: random.integer(58, 90),
          fb: random.integer(50, 80),
          elevation: random.integer(24, 36),
          theta: random.integer(94, 118),
        }),
        ({ fa, fb, theta }) => {
          const ab = Math.sqrt(fa * fa + fb * fb - 2 * fa * fb * cos(theta))
          // The nearest point of the path is well inside it.
          const share = (fa - fb * cos(theta)) * fa
          return fa > fb + 5 && share > 0.25 * ab * ab && share < 0.75 * ab * ab
        },
      )
      const height = fa * tan(elevation)
      const stated = Number(significant(height))
      const ab = Math.sqrt(fa * fa + fb * fb - 2 * fa * fb * cos(theta))
      const fromB = arctan(height / fb)
      const area = 0.5 * fa * fb * sin(theta)
      const near = (2 * area) / ab
      const greatest = arctan(height / near)
      // Seen from the front: A to the left and B to the right of the mast.
      const [toA, toB] = [270 - theta / 2, 270 + theta / 2]
      const spot = (length: number, direction: number): Point => [
        length * cos(direction),
        length * sin(direction),
      ]
      const [a, b] = [spot(fa, toA), spot(fb, toB)]
      const picture = drawFigure({
        points: {
          F: [0, 0],
          T: [0, height],
          A: seenFromAbove([a[0], 0, a[1]]),
          B: seenFromAbove([b[0], 0, b[1]]),
        },
        lines: 'FTABT AFB',
        angles: { AFB: theta, TFB: 'right' },
        radii: { AFB: 20 },
        lengths: { FA: [`[${fa}~m]`, 'T'], FB: [`[${fb}~m]`, 'T'] },
        names: { F: 160 },
        height: 260,
        padding: [26, 26],
      })
      return {
        question: typst`
$T F$ is a vertical mobile phone mast. $A$, $B$ and $F$ are points on level ground, and a straight path goes from $A$ to $B$. $F A = ${fa}$ m, $F B = ${fb}$ m and angle $A F B = ${theta}°$. The angle of elevation of $T$ from $A$ is $${elevation}°$.
#not-to-scale
${picture}
#part("a", 2)[Show that $T F = ${significant(height)}$ m, correct to 3 significant figures.]
#part("b", 3)[Calculate the length of the path $A B$.]
#part("c", 2)[Calculate the angle of elevation of $T$ from $B$.]
#part("d", 2)[Calculate the area of triangle $A F B$.]
#part("e i", 3)[Rafi walks along the path from $A$ to $B$. Calculate his shortest distance from $F$.]
#part("e ii", 2)[Hence find the greatest angle of elevation of $T$ on his walk.]`,
        answer: typst`
#part("a")[
#working("M1")[$ tan ${elevation}° = (T F)/${fa} $]
#working("A1")[$T F = ${fa} tan ${elevation}° = ${unrounded(height)}$ #linebreak() $= ${significant(height)}$ m (3 s.f.)]]
#part("b")[
#working("M2")[$A B^2 = ${fa}^2 + ${fb}^2 #linebreak() "" − 2 times ${fa} times ${fb} times cos ${theta}°$]
#working("A1")[$A B = ${unrounded(ab)}$ #linebreak() $A B =$ #result[${significant(ab)} m] (3 s.f.)]
#scheme[*M1* for $ cos ${theta}° = (${fa}^2 + ${fb}^2 − A B^2)/(2 times ${fa} times ${fb}) $]]
#part("c")[
#working("M1")[$ tan T B F = ${unrounded(height)}/${fb} $]
#working("A1")[angle $=$ #result[$${degrees(fromB)}$] (1 d.p.)]]
#part("d")[
#working("M1")[$ 1/2 times ${fa} times ${fb} times sin ${theta}° $]
#working("A1")[$= ${unrounded(area)}$ #linebreak() area $=$ #result[${significant(area)} m²] (3 s.f.)]]
#part("e i")[
#note[The shortest distance $d$ is at a right angle to $A B$: the height of triangle $A F B$ on the base $A B$.]
#working("M2 FT")[$ 1/2 times ${unrounded(ab)} times d = ${unrounded(area)} $]
#working("A1")[$d =$ #result[${significant(near)} m] (3 s.f.)]
#scheme[*M1* for a right angle to $A B$ at the nearest point, in words or in a sketch. #linebreak() Or: angle $F A B$ from the sine rule *M1*, $${fa} sin F A B$ *M1*, *A1*]]
#part("e ii")[
#working("M1 FT")[$ tan x = ${unrounded(height)}/${unrounded(near)} $]
#working("A1")[angle $=$ #result[$${degrees(greatest)}$] (1 d.p.)]]`,
        alt: plain`TF is a vertical mobile phone mast with its foot F on level ground. A and B are points on the level ground, and a straight path goes from A to B. FA is ${fa} metres, FB is ${fb} metres and angle AFB is ${theta} degrees. The angle of elevation of T from A is ${elevation} degrees. The diagram is not to scale. Part a: show that TF is ${significant(height)} metres, correct to 3 significant figures. Part b: calculate the length of the path AB. Part c: calculate the angle of elevation of T from B. Part d: calculate the area of triangle AFB. Part e: Rafi walks along the path from A to B. Part e i: calculate his shortest distance from F. Part e ii: hence find the greatest angle of elevation of T on his walk.`,
        answerAlt: plain`Part a: TF is ${fa} times tan ${elevation} degrees, which is ${significant(height, 5)}, so ${significant(height)} metres. Part b: by the cosine rule AB is ${significant(ab)} metres. Part c: tan TBF is TF over ${fb}, so the angle is ${degreesInWords(degrees(fromB))}. Part d: one half times ${fa} times ${fb} times sin ${theta} degrees is ${significant(area)} square metres. Part e i: one half times AB times the shortest distance is the area, so the shortest distance is ${significant(near)} metres. Part e ii: tan of the angle is TF over that distance, so the greatest angle is ${degreesInWords(degrees(greatest))}.`,
        answers: [
          final('b', lengthEitherWay(ab, ab, 'm')),
          final('c', angleEitherWay(fromB, arctan(stated / fb))),
          final('d', lengthEitherWay(area, area, 'm²')),
          final('e i', lengthEitherWay(near, (2 * Number(significant(area))) / Number(significant(ab)), 'm')),
          final(
            'e ii',
            angleEitherWay(
              greatest,
              arctan(stated / near),
              arctan(height / Number(significant(near))),
              arctan(stated / Number(significant(near))),
            ),
          ),
        ],
        verify: () => {
          const here: Point = [0, 0]
          if (!agree(distance(a, b), ab, 1e-6)) return 'AB is another length'
          if (!agree(polygonArea(a, here, b), area, 1e-6)) return 'the area is another'
          const raised: Space = [0, height, 0]
          const elevations = Array.from({ length: 4001 }, (_, n) => {
            const [x, y] = [a[0] + ((b[0] - a[0]) * n) / 4000, a[1] + ((b[1] - a[1]) * n) / 4000]
            return spaceAngle(raised, [x, 0, y], [0, 0, 0])
          })
          if (!agree(elevations[0] ?? 0, elevation, 1e-6)) return 'the elevation from A is another'
          if (!agree(elevations.at(-1) ?? 0, fromB, 1e-6)) return 'the elevation from B is another'
          const found = Math.max(...elevations)
          return agree(found, greatest, 1e-3) ? null : `on the way the greatest elevation is ${found}`
        },
      }
    },
  },
})
