// A triangle, a line across it, and the proof that three points are on that line: each vector from those before.

import { agree, distance, type Point, polygonArea } from '../../kit/checking.ts'
import {
  along,
  bold,
  combination,
  dividing,
  drawBasis,
  drawLetters,
  figureOf,
  fromTo,
  shownSum,
  spokenSum,
  whyNotOnFigure,
} from '../../kit/combinations.ts'
import { anyRatio, final, number } from '../../kit/final-answers.ts'
import { fraction, lowestTerms } from '../../kit/numbers.ts'
import { simplestVectorIn } from '../../kit/typed-vectors.ts'
import { plain, typst } from '../../kit/typst.ts'
import { fractionInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'

const arrow = (ends: string) => `accent(${[...ends].join(' ')}, arrow)`

export const lineAcrossTriangle = defineTemplate({
  id: 'line-across-a-triangle',
  marks: 13,
  calculator: false,
  level: 5,
  cases: {
    'collinear-and-areas'(random) {
      const m = random.pick([2, 3, 4, 5])
      const letters = drawLetters(random)
      const [l, r] = letters
      const [u, v] = drawBasis(random)
      const [oa, ob] = [combination(1, 0), combination(0, 1)]
      const here = combination(0, 0)
      const op = dividing(here, oa, m, 1)
      const om = dividing(oa, ob, 1, 1)
      const oq = combination(0, [m, m - 1])
      const [ab, pm, pq] = [fromTo(oa, ob), fromTo(op, om), fromTo(op, oq)]
      const total = (m + 1) * 2 * random.integer(2, 5)
      const corner = total / (2 * (m + 1))
      const [near, far] = lowestTerms(m - 1, m + 1)
      const share = [m - 1, 2 * m] as const
      const O: Point = [0, 0]
      const A: Point = u
      const B: Point = [v[0] * 0.8, v[1] * 0.8]
      const points = {
        O,
        A,
        B,
        P: along(O, A, m / (m + 1)),
        M: along(A, B, 0.5),
        Q: along(O, B, m / (m - 1)),
      }
      const extra = fraction(m, m - 1)
      return {
        question: typst`
$O A B$ is a triangle. $P$ is on $O A$ with #box[$O P : P A = ${m} : 1$]. $M$ is the midpoint of $A B$. $O B$ is extended to $Q$ so that
$ ${arrow('OQ')} = ${extra} ${arrow('OB')}. $
#box[$${arrow('OA')} = ${bold(l)}$] and #box[$${arrow('OB')} = ${bold(r)}$].
${figureOf({ points, lines: [`OA ${l}`, `OB ${r}`, 'AB', 'BQ', '-PQ'], corners: 'OABQ', height: 230 })}
#part("a")[Write in terms of $${bold(l)}$ and $${bold(r)}$, in its simplest form,]
#part("a i", 1)[$${arrow('AB')}$,]
#part("a ii", 3)[$${arrow('PM')}$,]
#part("a iii", 2)[$${arrow('PQ')}$.]
#part("b", 3)[Hence show that $P$, $M$ and $Q$ lie on a straight line.]
#part("c", 1)[Find the ratio $P M : M Q$.]
#part("d", 3)[The area of triangle $O A B$ is ${total} cm². Find the area of the quadrilateral $O P M B$.]`,
        answer: typst`
#part("a i")[#working("B1")[#result[$${shownSum(ab, letters)}$]]]
#part("a ii")[
#working("B1 soi")[$${arrow('PA')} = ${fraction(1, m + 1)} ${bold(l)}$]
#working("M1")[$${arrow('PM')} = ${arrow('PA')} + ${fraction(1, 2)} ${arrow('AB')}$]
#working("A1")[$=$ #box(baseline: 40%)[#result[$${shownSum(pm, letters)}$]]]]
#part("a iii")[
#working("M1")[$${arrow('PQ')} = ${arrow('PO')} + ${arrow('OQ')}$]
#working("A1")[$=$ #box(baseline: 40%)[#result[$${shownSum(pq, letters)}$]]]]
#part("b")[
#working("M1 FT")[compare: $ ${fraction(1, 2)} div ${extra} = ${fraction(...share)} $]
#working("A1")[$${arrow('PM')} = ${fraction(...share)} ${arrow('PQ')}$, for $${bold(l)}$ as for $${bold(r)}$]
#working("B1 dep")[So $P M$ and $P Q$ are parallel, and $P$ is on both: one straight line.]]
#part("c")[#working("B1 FT")[#result[$${near} : ${far}$]]]
#part("d")[
#working("M1")[area of $A P M = ${fraction(1, m + 1)} times ${fraction(1, 2)} times ${total}$]
#working("A1")[$= ${corner}$]
#working("A1 FT")[$${total} − ${corner} =$ #result[${total - corner} cm²]]
#scheme[Or: triangle $O M B$ is half of $O A B$ and $O P M$ is $${m} / ${m + 1}$ of the other half *M1*, their values *A1*, the sum *A1*]]`,
        alt: plain`OAB is a triangle. P is on OA with OP to PA as ${m} to 1. M is the midpoint of AB. OB is extended to Q so that the vector OQ is ${fractionInWords(m, m - 1)} times the vector OB. The vector OA is ${l} and the vector OB is ${r}. The line from P to Q is dashed. Part a: write in terms of ${l} and ${r}, in its simplest form, part a i, the vector AB, part a ii, the vector PM, part a iii, the vector PQ. Part b: hence show that P, M and Q lie on a straight line. Part c: find the ratio PM to MQ. Part d: the area of triangle OAB is ${total} square centimetres. Find the area of the quadrilateral OPMB.`,
        answerAlt: plain`Part a i: AB is ${spokenSum(ab, letters)}. Part a ii: PM is PA plus half of AB, ${spokenSum(pm, letters)}. Part a iii: PQ is PO plus OQ, ${spokenSum(pq, letters)}. Part b: PM is ${fractionInWords(...share)} times PQ, so the two are parallel, and they share the point P, so P, M and Q are on a straight line. Part c: the ratio is ${near} to ${far}. Part d: triangle APM is 1 over ${m + 1} times one half of ${total}, ${corner}, so the quadrilateral is ${total - corner} square centimetres.`,
        answers: [
          final('a i', simplestVectorIn(ab, letters)),
          final('a ii', simplestVectorIn(pm, letters)),
          final('a iii', simplestVectorIn(pq, letters)),
          final('c', anyRatio(near, far)),
          final('d', number(total - corner, { unit: 'cm²' })),
        ],
        verify: () => {
          const wrong = whyNotOnFigure(points, [A, B], { AB: ab, PM: pm, PQ: pq })
          if (wrong) return wrong
          const { P, M, Q } = points
          if (!agree(distance(P, M) + distance(M, Q), distance(P, Q))) return 'M is not between P and Q'
          if (!agree(distance(P, M) * far, distance(M, Q) * near)) return 'M divides PQ in another ratio'
          const measured = (polygonArea(O, P, M, B) / polygonArea(O, A, B)) * total
          return agree(measured, total - corner) ? null : `measured, the area is ${measured}`
        },
      }
    },
  },
})
