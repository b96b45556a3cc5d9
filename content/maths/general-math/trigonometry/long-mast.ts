// A mast on level ground and a path past it: from the mast to the triangle on the ground, and back up at its nearest point.

import { arcsin, arctan, cos, sin, tan } from '../../kit/angles.ts'
import { agree, angleAt, distance, type Point, polygonArea } from '../../kit/checking.ts'
import { drawFigure } from '../../kit/figures.ts'
import { final } from '../../kit/final-answers.ts'
import { degrees, significant, unrounded } from '../../kit/numbers.ts'
import { angleEitherWay, lengthEitherWay } from '../../kit/rounded-results.ts'
import { plain, typst } from '../../kit/typst.ts'
import { degreesInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'
import { type Space, spaceAngle } from './space.ts'
import { seenFromAbove } from './space-figures.ts'

/** An angle that comes out as 40.0° is right as 40° too. */
const orWhole = (angle: number): string =>
  degrees(angle).endsWith('.0°') ? `\n#scheme[Also $${degrees(angle).replace('.0', '')}$.]` : ''

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
      // What rounded results of the earlier parts lead to.
      const nearShown = (2 * Number(significant(area))) / Number(significant(ab))
      const others = [height, stated].flatMap((h) =>
        [near, nearShown].flatMap((d) => [arctan(h / d), arctan(h / Number(significant(d)))]),
      )
      const [least, most] = [degrees(Math.min(...others)), degrees(Math.max(...others))]
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
        parts: ['perspective'],
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
#working("A1")[angle $=$ #result[$${degrees(fromB)}$] (1 d.p.)]${orWhole(fromB)}]
#part("d")[
#working("M1")[$ 1/2 times ${fa} times ${fb} times sin ${theta}° $]
#working("A1")[$= ${unrounded(area)}$ #linebreak() area $=$ #result[${significant(area)} m²] (3 s.f.)]
#scheme[Also ${significant(area, 4)}, or more figures.]]
#part("e i")[
#note[The shortest distance $d$ is at a right angle to $A B$: the height of triangle $A F B$ on the base $A B$.]
#working("M2 FT")[$ 1/2 times ${unrounded(ab)} times d = ${unrounded(area)} $]
#working("A1")[$d =$ #result[${significant(near)} m] (3 s.f.)]
#scheme[*M1* for a right angle to $A B$ at the nearest point, in words or in a sketch. #linebreak() Or: angle $F A B$ from the sine rule *M1*, $${fa} sin F A B$ *M1*, *A1*${significant(near) === significant(nearShown) ? '' : ` #linebreak() From rounded results, ${significant(nearShown)} m is right too.`}]]
#part("e ii")[
#working("M1 FT")[$ tan x = ${unrounded(height)}/${unrounded(near)} $]
#working("A1")[angle $=$ #result[$${degrees(greatest)}$] (1 d.p.)]${
          least === most
            ? ''
            : `
#scheme[*A1* for $${least}$ to $${most}$, from rounded results.]`
        }]`,
        alt: plain`TF is a vertical mobile phone mast with its foot F on level ground. A and B are points on the level ground, and a straight path goes from A to B. FA is ${fa} metres, FB is ${fb} metres and angle AFB is ${theta} degrees. The angle of elevation of T from A is ${elevation} degrees. The diagram is not to scale. Part a: show that TF is ${significant(height)} metres, correct to 3 significant figures. Part b: calculate the length of the path AB. Part c: calculate the angle of elevation of T from B. Part d: calculate the area of triangle AFB. Part e: Rafi walks along the path from A to B. Part e i: calculate his shortest distance from F. Part e ii: hence find the greatest angle of elevation of T on his walk.`,
        answerAlt: plain`Part a: TF is ${fa} times tan ${elevation} degrees, which is ${significant(height, 5)}, so ${significant(height)} metres. Part b: by the cosine rule AB is ${significant(ab)} metres. Part c: tan TBF is TF over ${fb}, so the angle is ${degreesInWords(degrees(fromB))}. Part d: one half times ${fa} times ${fb} times sin ${theta} degrees is ${significant(area)} square metres. Part e i: one half times AB times the shortest distance is the area, so the shortest distance is ${significant(near)} metres. Part e ii: tan of the angle is TF over that distance, so the greatest angle is ${degreesInWords(degrees(greatest))}.`,
        answers: [
          final('b', lengthEitherWay(ab, ab, 'm')),
          final('c', angleEitherWay(fromB, arctan(stated / fb))),
          final('d', lengthEitherWay(area, area, 'm²')),
          final('e i', lengthEitherWay(near, nearShown, 'm')),
          final('e ii', angleEitherWay(greatest, ...others)),
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
    'on-a-slope'(random) {
      const { slope, elevation, af, fb } = random.until(
        () => ({
          slope: random.integer(13, 17),
          elevation: random.integer(30, 40),
          af: random.integer(42, 64),
          fb: random.integer(14, 24),
        }),
        ({ slope, elevation, af, fb }) => {
          const height = (af * sin(elevation - slope)) / cos(elevation)
          const tb = Math.sqrt(height ** 2 + fb ** 2 - 2 * height * fb * cos(90 - slope))
          return height > 18 && height < 40 && tb > fb + 4
        },
      )
      const height = (af * sin(elevation - slope)) / cos(elevation)
      const stated = Number(significant(height))
      const wire = (of: number) => Math.sqrt(of ** 2 + fb ** 2 - 2 * of * fb * cos(90 - slope))
      const tb = wire(height)
      const atT = (long: number) => arcsin((fb * sin(90 - slope)) / long)
      const ftb = atT(tb)
      const near = height * cos(slope)
      const above = af * sin(slope) + height
      const way = (length: number): Point => [length * cos(slope), length * sin(slope)]
      const F = way(af)
      const B = way(af + fb)
      const T: Point = [F[0], F[1] + height]
      const picture = drawFigure({
        points: { A: [0, 0], F, B, T, h: [af * 0.62, 0] },
        lines: 'AFB FT AT TB',
        dashed: 'Ah',
        angles: { hAF: slope },
        radii: { hAF: 64 },
        lengths: { AF: [`[${af}~m]`, 'h'], FB: [`[${fb}~m]`, 'T'] },
        names: { F: 290, B: 300 },
        height: 240,
        padding: [30, 26],
      })
      return {
        question: typst`
$A F B$ is a straight path up a hill near Bandarban. It makes an angle of $${slope}°$ with the horizontal. A vertical mast $F T$ stands at $F$. $A F = ${af}$ m, $F B = ${fb}$ m, and $A T$ and $B T$ are straight wires. The angle of elevation of $T$ from $A$ is $${elevation}°$.
${picture}
#part("a", 1)[Show that angle $A T F = ${90 - elevation}°$.]
#part("b", 3)[Show that $F T = ${significant(height)}$ m, correct to 3 significant figures.]
#part("c", 3)[Calculate the length of the wire $B T$.]
#part("d", 3)[Calculate the angle between the mast $F T$ and the wire $B T$.]
#part("e i", 2)[Calculate the shortest distance from $T$ to the path.]
#part("e ii", 2)[Calculate the height of $T$ above the level of $A$.]`,
        answer: typst`
#part("a")[#working("B1")[The mast is at a right angle to the horizontal from $A$: #linebreak() $180° − 90° − ${elevation}° = ${90 - elevation}°$]]
#part("b")[
#working("B1 soi")[angle $T A F = ${elevation}° − ${slope}° = ${elevation - slope}°$]
#working("M1")[$ (F T)/(sin ${elevation - slope}°) = ${af}/(sin ${90 - elevation}°) $]
#working("A1")[$F T = ${unrounded(height)} = ${significant(height)}$ m (3 s.f.)]]
#part("c")[
#note[angle $T F B = 90° − ${slope}° = ${90 - slope}°$]
#working("M2")[$B T^2 = ${unrounded(height)}^2 + ${fb}^2 #linebreak() "" − 2 times ${unrounded(height)} times ${fb} times cos ${90 - slope}°$]
#working("A1")[$B T = ${unrounded(tb)}$ #linebreak() $B T =$ #result[${significant(tb)} m] (3 s.f.)]
#scheme[*M1* for angle $T F B = ${90 - slope}°$ soi, or for the cosine rule with another angle.]]
#part("d")[
#working("M2 FT")[$ sin F T B = (${fb} sin ${90 - slope}°)/${unrounded(tb)} $]
#working("A1")[angle $=$ #result[$${degrees(ftb)}$] (1 d.p.)]${orWhole(ftb)}
#scheme[*M1* for $ (sin F T B)/${fb} = (sin ${90 - slope}°)/(B T) $]]
#part("e i")[
#working("M1")[$${unrounded(height)} times sin ${90 - slope}°$]
#working("A1")[#result[${significant(near)} m] (3 s.f.)]]
#part("e ii")[
#working("M1")[$${af} sin ${slope}° + ${unrounded(height)}$]
#working("A1")[#result[${significant(above)} m] (3 s.f.)]
#scheme[Or: *M1* for $A T sin ${elevation}°$ with $A T$ from the sine rule.]]`,
        alt: plain`AFB is a straight path up a hill near Bandarban. It makes an angle of ${slope} degrees with the horizontal. A vertical mast FT stands at F. AF is ${af} metres, FB is ${fb} metres, and AT and BT are straight wires. The angle of elevation of T from A is ${elevation} degrees. Part a: show that angle ATF is ${90 - elevation} degrees. Part b: show that FT is ${significant(height)} metres, correct to 3 significant figures. Part c: calculate the length of the wire BT. Part d: calculate the angle between the mast FT and the wire BT. Part e i: calculate the shortest distance from T to the path. Part e ii: calculate the height of T above the level of A.`,
        answerAlt: plain`Part a: the mast is at a right angle to the horizontal, so angle ATF is 180 minus 90 minus ${elevation}, ${90 - elevation} degrees. Part b: angle TAF is ${elevation - slope} degrees, and by the sine rule FT is ${significant(height, 5)}, so ${significant(height)} metres. Part c: angle TFB is ${90 - slope} degrees, and by the cosine rule BT is ${significant(tb)} metres. Part d: by the sine rule the angle is ${degreesInWords(degrees(ftb))}. Part e i: FT times the sine of ${90 - slope} degrees is ${significant(near)} metres. Part e ii: ${af} times the sine of ${slope} degrees, plus FT, is ${significant(above)} metres.`,
        answers: [
          final('c', lengthEitherWay(tb, wire(stated), 'm')),
          final('d', angleEitherWay(ftb, atT(Number(significant(wire(stated)))))),
          final('e i', lengthEitherWay(near, stated * cos(slope), 'm')),
          final('e ii', lengthEitherWay(above, af * sin(slope) + stated, 'm')),
        ],
        verify: () => {
          const level: Point = [100, 0]
          if (!agree(angleAt([0, 0], level, T), elevation, 1e-6)) return 'the elevation is another'
          if (!agree(angleAt(T, [0, 0], F), 90 - elevation, 1e-6)) return 'angle ATF is another'
          if (!agree(distance(T, B), tb, 1e-6)) return 'the wire is longer or shorter'
          if (!agree(angleAt(T, F, B), ftb, 1e-6)) return 'the wire is at another angle'
          const steps = Array.from({ length: 4001 }, (_, n) => distance(T, way(((af + fb) * n) / 4000)))
          return agree(Math.min(...steps), near, 1e-3) && agree(T[1], above, 1e-9)
            ? null
            : 'T is at another distance'
        },
      }
    },
  },
})
