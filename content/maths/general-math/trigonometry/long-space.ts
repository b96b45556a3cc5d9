// Solids with right angles: the ways over a ramp, and the lines of a room in one upright plane.

import { arcsin, arctan, cos, sin, tan } from '../../kit/angles.ts'
import { agree, polygonArea } from '../../kit/checking.ts'
import { drawFigure } from '../../kit/figures.ts'
import { final, threeFigures } from '../../kit/final-answers.ts'
import { degrees, significant, unrounded } from '../../kit/numbers.ts'
import { angleEitherWay, lengthEitherWay } from '../../kit/rounded-results.ts'
import { inDegrees } from '../../kit/typed.ts'
import { plain, typst } from '../../kit/typst.ts'
import { degreesInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'
import { type Space, spaceAngle, spaceDistance } from './space.ts'
import { seen } from './space-figures.ts'

export const solidsWithRightAngles = defineTemplate({
  id: 'solids-with-right-angles',
  marks: 13,
  calculator: true,
  level: 5,
  cases: {
    'ways-over-a-ramp'(random) {
      const { long, wide, slope, limit } = random.until(
        () => ({
          long: random.decimal(4, 8, 1),
          wide: random.decimal(4, 7, 1),
          slope: random.integer(8, 14),
          limit: random.integer(6, 12),
        }),
        ({ long, wide, slope, limit }) => {
          const height = long * tan(slope)
          const least = arcsin(height / Math.hypot(long / cos(slope), wide))
          return limit > least + 0.6 && limit < slope - 0.6 && height > 0.8
        },
      )
      const height = long * tan(slope)
      const stated = Number(significant(height))
      const up = long / cos(slope)
      const across = Math.hypot(up, wide)
      const ground = Math.hypot(long, wide)
      const angle = arctan(height / ground)
      const restOf = (h: number) => wide - Math.sqrt((h / sin(limit)) ** 2 - up ** 2)
      const rest = restOf(height)
      const A: Space = [0, 0, 0]
      const F: Space = [wide, height, long]
      const [w, l, h] = [wide, long, height]
      return {
        question: typst`
The diagram shows a loading ramp at a warehouse. $A B C D$ is a rectangle on horizontal ground, $A B F E$ is the sloping rectangle, and $C F$ and $D E$ are vertical. #box[$A B = ${wide}$ m], #box[$B C = ${long}$ m] and #box[angle $F B C = ${slope}°$].
#not-to-scale
${drawFigure({ points: { A: seen([0, 0, 0]), B: seen([w, 0, 0]), C: seen([w, 0, l]), D: seen([0, 0, l]), E: seen([0, h, l]), F: seen([w, h, l]) }, lines: 'ABFEA BCF AF', dashed: 'ADC DE AC', lengths: { AB: [`[${wide}~m]`, 'E'], BC: [`[${long}~m]`, 'E'] }, names: { D: 160 }, parts: ['perspective'], height: 220, padding: [36, 26] })}
#part("a", 2)[Show that $C F = ${significant(height)}$ m, correct to 3 significant figures.]
#part("b", 2)[Calculate the length of $B F$.]
#part("c", 3)[Calculate the length of the straight way over the ramp from $A$ to $F$.]
#part("d", 3)[Calculate the angle between $A F$ and the ground.]
#part("e", 3)[A straight way over the ramp from a point $P$ on $A B$ to $F$ makes an angle of $${limit}°$ with the ground. Calculate the distance $A P$.]`,
        answer: typst`
#part("a")[
#working("M1")[$ tan ${slope}° = (C F)/${long} $]
#working("A1")[$C F = ${unrounded(height)} = ${significant(height)}$ m (3 s.f.)]]
#part("b")[
#working("M1")[$ cos ${slope}° = ${long}/(B F) $]
#working("A1")[$B F = ${unrounded(up)}$ #linebreak() $B F =$ #result[${significant(up)} m] (3 s.f.)]
#scheme[Or: $B F^2 = ${long}^2 + ${unrounded(height)}^2$ *M1*]]
#part("c")[
#note[Triangle $A B F$ has a right angle at $B$.]
#working("M2 FT")[$A F^2 = ${wide}^2 + ${unrounded(up)}^2$]
#working("A1")[$A F = ${unrounded(across)}$ #linebreak() $A F =$ #result[${significant(across)} m] (3 s.f.)]
#scheme[*M1* for angle $A B F = 90°$ soi. #linebreak() Or: $A F^2 = ${wide}^2 + ${long}^2 + ${unrounded(height)}^2$ *M2*]]
#part("d")[
#working("B1 soi")[the angle is $F A C$]
#working("M1 FT")[$ sin F A C = ${unrounded(height)}/${unrounded(across)} $]
#working("A1")[angle $=$ #result[$${degrees(angle)}$] (1 d.p.)]]
#part("e")[
#working("M1")[$P F = ${unrounded(height)} div sin ${limit}° = ${unrounded(height / sin(limit))}$]
#working("M1 FT")[$P B = sqrt(${unrounded(height / sin(limit))}^2 − ${unrounded(up)}^2)$ #linebreak() $= ${unrounded(wide - rest)}$]
#working("A1")[$A P = ${wide} − ${unrounded(wide - rest)}$ #linebreak() $A P =$ #result[${significant(rest)} m] (3 s.f.)]
#scheme[Or: $P C = ${unrounded(height)} div tan ${limit}° = ${unrounded(height / tan(limit))}$ *M1*, $P B = sqrt(${unrounded(height / tan(limit))}^2 − ${long}^2)$ *M1 FT*, *A1*${significant(rest) === significant(restOf(stated)) ? '' : ` #linebreak() From $C F = ${significant(height)}$, ${significant(restOf(stated))} m and what lies between are right too.`}]]`,
        alt: plain`A loading ramp at a warehouse is a prism. ABCD is a rectangle on horizontal ground, ABFE is the sloping rectangle, and CF and DE are vertical. AB is ${wide} metres, BC is ${long} metres and angle FBC is ${slope} degrees. AF is drawn on the slope, and AC on the ground is dashed. The diagram is not to scale. Part a: show that CF is ${significant(height)} metres, correct to 3 significant figures. Part b: calculate the length of BF. Part c: calculate the length of the straight way over the ramp from A to F. Part d: calculate the angle between AF and the ground. Part e: a straight way over the ramp from a point P on AB to F makes an angle of ${limit} degrees with the ground. Calculate the distance AP.`,
        answerAlt: plain`Part a: CF is ${long} times the tangent of ${slope} degrees, ${significant(height, 5)}, so ${significant(height)} metres. Part b: ${long} over the cosine of ${slope} degrees is ${significant(up)} metres. Part c: AF squared is ${wide} squared plus BF squared, so AF is ${significant(across)} metres. Part d: the sine of angle FAC is CF over AF, so the angle is ${degreesInWords(degrees(angle))}. Part e: PF is CF over the sine of ${limit} degrees, PB is ${significant(wide - rest, 5)}, and AP is ${significant(rest)} metres.`,
        answers: [
          final('b', lengthEitherWay(up, Math.hypot(long, stated), 'm')),
          final('c', lengthEitherWay(across, Math.hypot(wide, long, stated), 'm')),
          final('d', angleEitherWay(angle, arctan(stated / ground))),
          final('e', lengthEitherWay(rest, restOf(stated), 'm')),
        ],
        verify: () => {
          const [B, C]: readonly [Space, Space] = [
            [wide, 0, 0],
            [wide, 0, long],
          ]
          if (!agree(spaceAngle(F, B, C), slope, 1e-6)) return 'the ramp is at another angle'
          if (!agree(spaceDistance(B, F), up) || !agree(spaceDistance(A, F), across))
            return 'a way is another length'
          if (!agree(spaceAngle(F, A, C), angle, 1e-6)) return 'AF is at another angle'
          const P: Space = [rest, 0, 0]
          return rest > 0 && rest < wide && agree(spaceAngle(F, P, C), limit, 1e-6) ? null : 'P is elsewhere'
        },
      }
    },
    'lines-in-a-room'(random) {
      const { long, wide, high } = random.until(
        () => ({
          long: random.decimal(5.2, 8.6, 1),
          wide: random.decimal(3.8, 6.2, 1),
          high: random.decimal(2.6, 3.8, 1),
        }),
        ({ long, wide, high }) => long > wide + 0.7 && wide > high + 0.4 && (high * 10) % 2 === 0,
      )
      const floor = Math.hypot(long, wide)
      const stated = Number(significant(floor))
      const line = Math.hypot(floor, high)
      const upper = arctan(high / floor)
      const half = high / 2
      const lower = arctan(half / floor)
      const between = upper - lower
      const area = 0.5 * half * floor
      const face = arctan(wide / Math.hypot(long, high))
      const [w, l, h] = [9, 5, 5]
      return {
        question: typst`
The diagram shows a room, a cuboid. #box[$A B = ${long}$ m], #box[$B C = ${wide}$ m] and #box[$C G = ${high}$ m]. $M$ is the midpoint of $C G$.
#not-to-scale
${drawFigure({ points: { A: seen([0, 0, 0]), B: seen([w, 0, 0]), C: seen([w, 0, l]), D: seen([0, 0, l]), E: seen([0, h, 0]), F: seen([w, h, 0]), G: seen([w, h, l]), H: seen([0, h, l]), M: seen([w, h / 2, l]) }, lines: 'ABFEA BCMGF EHG', dashed: 'ADC DH AC AG AM', lengths: { AB: [`[${long}~m]`, 'E'], BC: [`[${wide}~m]`, 'E'] }, names: { D: 160, M: 0, B: 290, F: 225 }, parts: ['perspective'], height: 250, padding: [44, 26] })}
#part("a", 2)[Show that $A C = ${significant(floor)}$ m, correct to 3 significant figures.]
#part("b", 2)[Calculate the length of $A G$.]
#part("c", 2)[Calculate the angle between $A G$ and the floor $A B C D$.]
#part("d i", 3)[Calculate angle $G A M$.]
#part("d ii", 2)[Calculate the area of triangle $A M G$.]
#part("e", 2)[Calculate the angle between $A G$ and the wall $A B F E$.]`,
        answer: typst`
#part("a")[
#working("M1")[$A C^2 = ${long}^2 + ${wide}^2$]
#working("A1")[$A C = ${unrounded(floor)} = ${significant(floor)}$ m (3 s.f.)]]
#part("b")[
#working("M1")[$A G^2 = ${unrounded(floor)}^2 + ${high}^2$]
#working("A1")[$A G = ${unrounded(line)}$ #linebreak() $A G =$ #result[${significant(line)} m] (3 s.f.)]
#scheme[Or: $A G^2 = ${long}^2 + ${wide}^2 + ${high}^2$ *M1*]]
#part("c")[
#working("M1")[$ tan G A C = ${high}/${unrounded(floor)} $]
#working("A1")[angle $=$ #result[$${degrees(upper)}$] (1 d.p.)]]
#part("d i")[
#working("M1")[$ tan M A C = ${half}/${unrounded(floor)} $]
#working("A1")[angle $M A C = ${unrounded(lower)}°$]
#working("A1 FT")[$${unrounded(upper)}° − ${unrounded(lower)}°$ #linebreak() angle $G A M =$ #result[$${degrees(between)}$] (1 d.p.)]
#scheme[Or: the cosine rule in triangle $A M G$ with $A M = ${significant(Math.hypot(floor, half), 4)}$ *M1 A1*]]
#part("d ii")[
#note[With the base $M G$, the height of the triangle is $A C$.]
#working("M1")[$1 / 2 times ${half} times ${unrounded(floor)}$]
#working("A1")[#result[${significant(area)} m²] (3 s.f.)]]
#part("e")[
#note[$F$ is the point of the wall nearest to $G$, so the angle is $G A F$.]
#working("M1 FT")[$ sin G A F = ${wide}/${unrounded(line)} $]
#working("A1")[angle $=$ #result[$${degrees(face)}$] (1 d.p.)]]`,
        alt: plain`A room is a cuboid with the floor ABCD, and E, F, G and H above A, B, C and D. AB is ${long} metres, BC is ${wide} metres and CG is ${high} metres. M is the midpoint of CG. AC, AM and AG are dashed. The diagram is not to scale. Part a: show that AC is ${significant(floor)} metres, correct to 3 significant figures. Part b: calculate the length of AG. Part c: calculate the angle between AG and the floor ABCD. Part d i: calculate angle GAM. Part d ii: calculate the area of triangle AMG. Part e: calculate the angle between AG and the wall ABFE.`,
        answerAlt: plain`Part a: AC squared is ${long} squared plus ${wide} squared, so AC is ${significant(floor, 5)}, or ${significant(floor)} metres. Part b: AG squared is AC squared plus ${high} squared, so AG is ${significant(line)} metres. Part c: the tangent of the angle is ${high} over AC, so it is ${degreesInWords(degrees(upper))}. Part d i: angle MAC is ${significant(lower, 5)} degrees, and the difference is ${degreesInWords(degrees(between))}. Part d ii: half of ${half} times AC is ${significant(area)} square metres. Part e: the sine of angle GAF is ${wide} over AG, so it is ${degreesInWords(degrees(face))}.`,
        answers: [
          final('b', lengthEitherWay(line, Math.hypot(stated, high), 'm')),
          final('c', angleEitherWay(upper, arctan(high / stated))),
          final(
            'd i',
            angleEitherWay(
              between,
              arctan(high / stated) - arctan(half / stated),
              Number(upper.toFixed(1)) - Number(lower.toFixed(1)),
            ),
          ),
          final('d ii', threeFigures(area, 'm²')),
          final('e', inDegrees(face)),
        ],
        verify: () => {
          const at = (x: number, y: number, z: number): Space => [x, y, z]
          const [A, F, C] = [at(0, 0, 0), at(long, high, 0), at(long, 0, wide)]
          const [G, M] = [at(long, high, wide), at(long, half, wide)]
          if (!agree(spaceDistance(A, G), line)) return 'AG is another length'
          if (!agree(spaceAngle(G, A, C), upper, 1e-6)) return 'AG is at another angle to the floor'
          if (!agree(spaceAngle(G, A, M), between, 1e-6)) return 'angle GAM is another'
          if (!agree(spaceAngle(G, A, F), face, 1e-6)) return 'AG is at another angle to the wall'
          // In the upright plane through A, C and G.
          return agree(polygonArea([0, 0], [floor, half], [floor, high]), area) ? null : 'the area is another'
        },
      }
    },
  },
})
