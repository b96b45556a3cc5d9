// A pyramid from its base to its highest point: each length is in the next triangle.

import { arccos, arcsin, arctan, cos, sin, tan } from '../../kit/angles.ts'
import { agree } from '../../kit/checking.ts'
import { drawFigure } from '../../kit/figures.ts'
import { final, threeFigures } from '../../kit/final-answers.ts'
import { degrees, significant, unrounded } from '../../kit/numbers.ts'
import { angleEitherWay, lengthEitherWay } from '../../kit/rounded-results.ts'
import { plain, typst } from '../../kit/typst.ts'
import { degreesInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'
import { type Space, spaceAngle, spaceDistance } from './solids.ts'
import { seen } from './space-figures.ts'

export const wholePyramid = defineTemplate({
  id: 'whole-pyramid',
  marks: 13,
  calculator: true,
  level: 5,
  cases: {
    'rectangular-base'(random) {
      const { p, q, e } = random.until(
        () => ({ p: random.integer(10, 16, 2), q: random.integer(8, 12), e: random.integer(10, 16) }),
        ({ p, q, e }) => {
          const base = Math.hypot(p, q)
          const height = Math.sqrt(e * e - (base / 2) ** 2)
          const ak = Math.hypot(0.75 * base, height / 2)
          return p > q + 1 && e > base * 0.7 && e < base * 1.15 && base % 1 > 0 && Math.abs(ak - e) > 0.6
        },
      )
      const base = Math.hypot(p, q)
      const height = Math.sqrt(e * e - (base / 2) ** 2)
      const stated = Number(significant(height))
      const edgeAngle = arccos(base / 2 / e)
      const faceAngle = arctan(height / (p / 2))
      const ak = Math.hypot(0.75 * base, height / 2)
      const akStated = Math.hypot(0.75 * base, stated / 2)
      const top = 180 - 2 * edgeAngle
      const picture = drawFigure({
        points: {
          A: seen([0, 0, 0]),
          B: seen([p, 0, 0]),
          C: seen([p, 0, q]),
          D: seen([0, 0, q]),
          V: seen([p / 2, height, q / 2]),
          O: seen([p / 2, 0, q / 2]),
        },
        lines: 'ABCVAVB',
        dashed: 'ADCA BDV VO',
        lengths: { AB: `[${p}~cm]`, BC: `[${q}~cm]`, VC: `[${e}~cm]` },
        names: { D: 272 },
        parts: ['perspective'],
        height: 250,
        padding: [44, 26],
      })
      return {
        question: typst`
$V A B C D$ is a pyramid on a horizontal rectangular base $A B C D$. $V$ is vertically above $O$, where the diagonals of the base meet. $A B = ${p}$ cm and $B C = ${q}$ cm. The edges $V A$, $V B$, $V C$ and $V D$ are each ${e} cm long.
#not-to-scale
${picture}
#part("a", 2)[Calculate the length of $A C$.]
#part("b", 2)[Show that $V O = ${significant(height)}$ cm, correct to 3 significant figures.]
#part("c", 2)[Calculate the angle between $V A$ and the base.]
#part("d", 3)[Calculate the angle between the face $V B C$ and the base.]
#part("e", 4)[$K$ is the midpoint of $V C$. Calculate the length of $A K$.]`,
        answer: typst`
#part("a")[
#working("M1")[$A C^2 = ${p}^2 + ${q}^2$]
#working("A1")[$A C = ${unrounded(base)}$ #linebreak() $A C =$ #result[${significant(base)} cm] (3 s.f.)]]
#part("b")[
#working("M1")[$V O^2 = ${e}^2 − (${unrounded(base)} div 2)^2$]
#working("A1")[$V O = ${unrounded(height)} = ${significant(height)}$ cm (3 s.f.)]]
#part("c")[
#note[$O$ is directly below $V$, so the angle is $V A O$, in triangle $V A O$ with the right angle at $O$.]
#working("M1 FT oe")[$ cos V A O = ${unrounded(base / 2)}/${e} $]
#working("A1")[angle $=$ #result[$${degrees(edgeAngle)}$] (1 d.p.)]]
#part("d")[
#note[With $M$ the midpoint of $B C$, both $V M$ and $O M$ are perpendicular to $B C$.]
#working("B1 soi")[The angle is $V M O$, and $O M = ${p / 2}$ cm.]
#working("M1 oe")[$ tan V M O = ${unrounded(height)}/${p / 2} $]
#working("A1")[angle $=$ #result[$${degrees(faceAngle)}$] (1 d.p.)]]
#part("e")[
#working("B1 FT")[angle $A V C = 180° − 2 times ${unrounded(edgeAngle)}°$ #linebreak() $= ${unrounded(top)}°$]
#working("M2")[$A K^2 = ${e}^2 + ${e / 2}^2 − 2 times ${e} times ${e / 2} times cos ${unrounded(top)}°$]
#working("A1")[$A K =$ #result[${significant(ak)} cm] (3 s.f.)]
#scheme[*M1* if there is one slip in the cosine rule.]
#scheme[Or: $K$ is ${significant(height / 2, 4)} cm above the base *B1*, over the point $3 / 4 A C = ${significant(0.75 * base, 4)}$ cm from $A$ *M1*; $sqrt(${significant(0.75 * base, 4)}^2 + ${significant(height / 2, 4)}^2)$ *M1*; *A1*]]`,
        alt: plain`VABCD is a pyramid on a horizontal rectangular base ABCD. V is vertically above O, where the diagonals of the base meet. AB is ${p} cm, BC is ${q} cm, and VA, VB, VC and VD are each ${e} cm. The diagram, which is not to scale, shows the pyramid with the diagonals and VO dashed. Part a: calculate the length of AC. Part b: show that VO is ${significant(height)} cm, correct to 3 significant figures. Part c: calculate the angle between VA and the base. Part d: calculate the angle between the face VBC and the base. Part e: K is the midpoint of VC. Calculate the length of AK.`,
        answerAlt: plain`Part a: AC squared is ${p} squared plus ${q} squared, so AC is ${significant(base)} cm. Part b: VO squared is ${e} squared minus the square of half AC, so VO is ${significant(height, 5)}, which is ${significant(height)} cm. Part c: cos VAO is half AC over ${e}, so the angle is ${degreesInWords(degrees(edgeAngle))}. Part d: with M the midpoint of BC, the angle is VMO and OM is ${p / 2} cm. Tan VMO is VO over ${p / 2}, so the angle is ${degreesInWords(degrees(faceAngle))}. Part e: angle AVC is ${degreesInWords(degrees(top))}. By the cosine rule in triangle AVK, with VK ${e / 2} cm, AK is ${significant(ak)} cm to 3 significant figures.`,
        answers: [
          final('a', threeFigures(base, 'cm')),
          final('c', angleEitherWay(edgeAngle, arctan(stated / (base / 2)))),
          final('d', angleEitherWay(faceAngle, arctan(stated / (p / 2)))),
          final('e', lengthEitherWay(ak, akStated, 'cm')),
        ],
        verify: () => {
          const a: Space = [0, 0, 0]
          const b: Space = [p, 0, 0]
          const c: Space = [p, 0, q]
          const v: Space = [p / 2, height, q / 2]
          const o: Space = [p / 2, 0, q / 2]
          const m: Space = [p, 0, q / 2]
          const k: Space = [(v[0] + c[0]) / 2, (v[1] + c[1]) / 2, (v[2] + c[2]) / 2]
          if (![a, b, c].every((corner) => agree(spaceDistance(v, corner), e)))
            return 'an edge is not as long'
          if (!agree(spaceAngle(v, a, o), edgeAngle, 1e-6)) return 'the edge is at another angle'
          if (!agree(spaceAngle(v, m, o), faceAngle, 1e-6)) return 'the face is at another angle'
          const byRule = Math.sqrt(e * e + (e / 2) ** 2 - e * e * cos(top))
          return agree(spaceDistance(a, k), ak) && agree(byRule, ak) ? null : 'AK is another length'
        },
      }
    },
    'over-two-faces'(random) {
      const [s, face] = [random.integer(8, 14), random.integer(54, 70)]
      const height = (s / 2) * tan(face)
      const stated = Number(significant(height))
      const halfDiagonal = (s * Math.SQRT2) / 2
      const edgeOf = (h: number) => Math.hypot(h, halfDiagonal)
      const topOf = (e: number) => 2 * arcsin(s / 2 / e)
      const wayOf = (e: number, top: number) => 2 * e * sin(top)
      const areaOf = (h: number) => s * s + 2 * s * Math.hypot(h, s / 2)
      const edge = edgeOf(height)
      const top = topOf(edge)
      const way = wayOf(edge, top)
      const area = areaOf(height)
      const edgeAngle = arctan(height / halfDiagonal)
      const statedEdge = edgeOf(stated)
      const solid = drawFigure({
        points: {
          A: seen([0, 0, 0]),
          B: seen([s, 0, 0]),
          C: seen([s, 0, s]),
          D: seen([0, 0, s]),
          V: seen([s / 2, height, s / 2]),
          O: seen([s / 2, 0, s / 2]),
          M: seen([s, 0, s / 2]),
        },
        lines: 'ABCVAVB VM',
        dashed: 'ADCA BDV VOM',
        lengths: { AB: `[${s}~cm]` },
        names: { D: 272, M: 320, O: 250 },
        height: 250,
        padding: [44, 26],
      })
      const spread = (direction: number) => [edge * sin(direction), -edge * cos(direction)] as const
      const flat = drawFigure({
        points: { V: [0, 0], A: spread(-top), B: spread(0), C: spread(top) },
        lines: 'VABCVB',
        dashed: 'AC',
        lengths: { AB: `[${s}~cm]`, BC: `[${s}~cm]` },
        height: 190,
        padding: [40, 24],
      })
      return {
        question: typst`
$V A B C D$ is a pyramid with a horizontal square base of side ${s} cm. $V$ is vertically above the centre of the base, $O$. $M$ is the midpoint of $B C$, and the angle between the face $V B C$ and the base is $${face}°$.
#not-to-scale
${solid}
#part("a", 2)[Show that $V O = ${significant(height)}$ cm, correct to 3 significant figures.]
#part("b", 3)[Calculate the angle between $V A$ and the base.]
#part("c", 3)[Calculate the total surface area of the pyramid.]
#part("d")[An ant walks from $A$ to $C$ over the faces $V A B$ and $V B C$ by the shortest way. The diagram shows these two faces laid flat.
${flat}]
#part("d i", 3)[Calculate angle $A V B$.]
#part("d ii", 2)[Calculate the length of the shortest way, the straight line $A C$ in this diagram.]`,
        answer: typst`
#part("a")[
#working("M1")[$ tan ${face}° = (V O)/${s / 2} $]
#working("A1")[$V O = ${s / 2} tan ${face}° = ${unrounded(height)}$ #linebreak() $= ${significant(height)}$ cm (3 s.f.)]]
#part("b")[
#working("M1")[$A O = 1 / 2 sqrt(${s}^2 + ${s}^2) = ${unrounded(halfDiagonal)}$]
#working("M1")[$ tan V A O = ${unrounded(height)}/${unrounded(halfDiagonal)} $]
#working("A1")[angle $=$ #result[$${degrees(edgeAngle)}$] (1 d.p.)]]
#part("c")[
#working("M1")[$V M = sqrt(${unrounded(height)}^2 + ${s / 2}^2)$ #linebreak() $= ${unrounded(Math.hypot(height, s / 2))}$]
#working("M1 FT")[$ ${s}^2 + 4 times 1/2 times ${s} times ${unrounded(Math.hypot(height, s / 2))} $]
#working("A1")[#result[${significant(area)} cm²] (3 s.f.)]
#scheme[For the first *M1*, also $V M = ${s / 2} div cos ${face}°$.]]
#part("d i")[
#working("M1")[$V A = sqrt(${unrounded(height)}^2 + ${unrounded(halfDiagonal)}^2)$ #linebreak() $= ${unrounded(edge)}$]
#working("M1 FT")[$ sin (1/2 A V B) = ${s / 2}/${unrounded(edge)} $]
#working("A1")[angle $A V B =$ #result[$${degrees(top)}$] (1 d.p.)]
#scheme[For the second *M1*, also $ cos A V B = (2 times V A^2 − ${s}^2)/(2 times V A^2) $]]
#part("d ii")[
#note[In the flat triangle $V A C$, the angle at $V$ is twice angle $A V B$.]
#working("M1 FT")[$A C = 2 times ${unrounded(edge)} times sin ${degrees(top)}$]
#working("A1")[#result[${significant(way)} cm] (3 s.f.)]
#scheme[Or the cosine rule in triangle $V A C$ *M1*]]`,
        alt: plain`VABCD is a pyramid with a horizontal square base ABCD of side ${s} cm. V is vertically above the centre of the base, O. M is the midpoint of BC, and the angle between the face VBC and the base is ${face} degrees. The diagram is not to scale. Part a: show that VO is ${significant(height)} cm, correct to 3 significant figures. Part b: calculate the angle between VA and the base. Part c: calculate the total surface area of the pyramid. Part d: an ant walks from A to C over the faces VAB and VBC by the shortest way. A second diagram shows these two faces laid flat, side by side along VB, with the straight line AC dashed. Part d i: calculate angle AVB. Part d ii: calculate the length of the shortest way, the straight line AC in this diagram.`,
        answerAlt: plain`Part a: VO is ${s / 2} times the tangent of ${face} degrees, ${significant(height, 5)}, so ${significant(height)} cm. Part b: AO is half the diagonal, ${significant(halfDiagonal, 5)}, so the angle is ${degreesInWords(degrees(edgeAngle))}. Part c: VM is ${significant(Math.hypot(height, s / 2), 5)}, and the square and four triangles are ${significant(area)} square centimetres. Part d i: VA is ${significant(edge, 5)}, and the sine of half the angle is ${s / 2} over that, so angle AVB is ${degreesInWords(degrees(top))}. Part d ii: AC is 2 times VA times the sine of angle AVB, ${significant(way)} cm.`,
        answers: [
          final('b', angleEitherWay(edgeAngle, arctan(stated / halfDiagonal))),
          final('c', lengthEitherWay(area, areaOf(stated), 'cm²')),
          final('d i', angleEitherWay(top, topOf(statedEdge))),
          final('d ii', lengthEitherWay(way, wayOf(statedEdge, Number(topOf(statedEdge).toFixed(1))), 'cm')),
        ],
        verify: () => {
          const a: Space = [0, 0, 0]
          const b: Space = [s, 0, 0]
          const c: Space = [s, 0, s]
          const v: Space = [s / 2, height, s / 2]
          const o: Space = [s / 2, 0, s / 2]
          const m: Space = [s, 0, s / 2]
          const between = (share: number): Space => [s - (share * s) / 2, share * height, (share * s) / 2]
          if (!agree(spaceAngle(v, m, o), face, 1e-6)) return 'the face is at another angle'
          if (!agree(spaceAngle(v, a, o), edgeAngle, 1e-6)) return 'the edge is at another angle'
          if (!agree(spaceAngle(a, v, b), top, 1e-6)) return 'the angle at the top is another'
          // Over any point of VB, without laying anything flat.
          const ways = Array.from({ length: 4001 }, (_, n) => {
            const on = between(n / 4000)
            return spaceDistance(a, on) + spaceDistance(on, c)
          })
          return agree(Math.min(...ways), way, 1e-4) ? null : `the shortest way is ${Math.min(...ways)}`
        },
      }
    },
  },
})
