// A pyramid from its base to its highest point: each length is in the next triangle.

import { arccos, arctan, cos } from '../../kit/angles.ts'
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
#working("M1 oe")[$ cos V A O = ${unrounded(base / 2)}/${e} $]
#working("A1")[angle $=$ #result[$${degrees(edgeAngle)}$] (1 d.p.)]]
#part("d")[
#note[With $M$ the midpoint of $B C$, both $V M$ and $O M$ are perpendicular to $B C$.]
#working("B1 soi")[The angle is $V M O$, and $O M = ${p / 2}$ cm.]
#working("M1 oe")[$ tan V M O = ${unrounded(height)}/${p / 2} $]
#working("A1")[angle $=$ #result[$${degrees(faceAngle)}$] (1 d.p.)]]
#part("e")[
#working("B1 FT")[angle $A V C = 180° − 2 times ${degrees(edgeAngle)}$ #linebreak() $= ${degrees(top)}$]
#working("M2")[$A K^2 = ${e}^2 + ${e / 2}^2 − 2 times ${e} times ${e / 2} times cos ${degrees(top)}$]
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
  },
})
