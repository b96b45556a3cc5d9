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
    'crossing-inside'(random) {
      const m = random.pick([2, 3, 4])
      const letters = drawLetters(random)
      const [l, r] = letters
      const [u, v] = drawBasis(random)
      const [oa, ob] = [combination(1, 0), combination(0, 1)]
      const here = combination(0, 0)
      const op = dividing(here, ob, m, 1)
      const om = dividing(oa, ob, 1, 1)
      const ap = fromTo(oa, op)
      const ox = dividing(oa, op, m + 1, m)
      // Of triangle OAB, in parts of 2(m + 1)(2m + 1): OMB has half, and OPX has 2m².
      const unit = random.integer(1, 3)
      const total = 2 * (m + 1) * (2 * m + 1) * unit
      const small = 2 * m * m * unit
      const left = total / 2 - small
      const A: Point = u
      const B: Point = [v[0] * 1.1, v[1] * 1.1]
      const O: Point = [0, 0]
      const P = along(O, B, m / (m + 1))
      const points = { O, A, B, P, M: along(A, B, 0.5), X: along(A, P, (m + 1) / (2 * m + 1)) }
      const share = fraction(m, 2 * m + 1)
      const twice = fraction(2 * m, 2 * m + 1)
      const both = `(${bold(l)} + ${bold(r)})`
      return {
        question: typst`
$O A B$ is a triangle. $M$ is the midpoint of $A B$, and $P$ is on $O B$ with #box[$O P : P B = ${m} : 1$]. #box[$${arrow('OA')} = ${bold(l)}$] and #box[$${arrow('OB')} = ${bold(r)}$].
${figureOf({ points, lines: [`OA ${l}`, `OB ${r}`, 'AB', 'AP', '-OM'], corners: 'OAB', height: 230 })}
#part("a")[Write in terms of $${bold(l)}$ and $${bold(r)}$, in its simplest form,]
#part("a i", 2)[$${arrow('AP')}$,]
#part("a ii", 2)[$${arrow('OM')}$.]
#part("b", 3)[$X$ is on $A P$ with #box[$A X : X P = ${m + 1} : ${m}$]. Show that
$ ${arrow('OX')} = ${share} ${both}. $]
#part("c", 2)[Hence show that $O$, $X$ and $M$ lie on a straight line.]
#part("d", 1)[Find the ratio $O X : X M$.]
#part("e", 3)[The area of triangle $O A B$ is ${total} cm². Find the area of the quadrilateral $P X M B$.]`,
        answer: typst`
#part("a i")[
#working("B1 soi")[$${arrow('OP')} = ${fraction(m, m + 1)} ${bold(r)}$]
#working("B1 FT")[$${arrow('AP')} =$ #box(baseline: 40%)[#result[$${shownSum(ap, letters)}$]]]]
#part("a ii")[
#working("M1")[$${arrow('OM')} = ${arrow('OA')} + ${fraction(1, 2)} ${arrow('AB')}$]
#working("A1")[$=$ #box(baseline: 40%)[#result[$${shownSum(om, letters)}$]]]]
#part("b")[
#working("M1")[$${arrow('OX')} = ${arrow('OA')} + ${fraction(m + 1, 2 * m + 1)} ${arrow('AP')}$]
#working("M1 FT")[$ = ${bold(l)} + ${fraction(m + 1, 2 * m + 1)} (${shownSum(ap, letters)}) $]
#working("A1")[$ = ${share} ${bold(l)} + ${share} ${bold(r)} = ${share} ${both} $]]
#part("c")[
#working("M1")[$${arrow('OX')} = ${twice} ${arrow('OM')}$]
#working("A1 dep")[So $O X$ and $O M$ are parallel, and $O$ is on both: one straight line.]]
#part("d")[#working("B1 FT")[#result[$${2 * m} : 1$]]]
#part("e")[
#working("M1")[$O M B$: half of ${total}, $${total / 2}$]
#working("M1")[$O X P = ${fraction(m, 2 * m + 1)} times ${fraction(m, m + 1)} times ${total} = ${small}$]
#working("A1")[$${total / 2} − ${small} =$ #result[${left} cm²]]
#scheme[Or: $A P B = 1 / ${m + 1} times ${total} = ${total / (m + 1)}$ *M1*, $A X M = 1 / 2 times ${m + 1} / ${2 * m + 1} times ${total / (m + 1)} = ${(m + 1) * unit}$ *M1*, the difference *A1*]]`,
        alt: plain`OAB is a triangle. M is the midpoint of AB, and P is on OB with OP to PB as ${m} to 1. The vector OA is ${l} and the vector OB is ${r}. AP is drawn, and OM is dashed; they cross at X. Part a: write in terms of ${l} and ${r}, in its simplest form, part a i, the vector AP, part a ii, the vector OM. Part b: X is on AP with AX to XP as ${m + 1} to ${m}. Show that the vector OX is ${fractionInWords(m, 2 * m + 1)} times, open bracket, ${l} plus ${r}, close bracket. Part c: hence show that O, X and M lie on a straight line. Part d: find the ratio OX to XM. Part e: the area of triangle OAB is ${total} square centimetres. Find the area of the quadrilateral PXMB.`,
        answerAlt: plain`Part a i: OP is ${fractionInWords(m, m + 1)} times ${r}, so AP is ${spokenSum(ap, letters)}. Part a ii: OM is OA plus half of AB, ${spokenSum(om, letters)}. Part b: OX is OA plus ${fractionInWords(m + 1, 2 * m + 1)} of AP, which is ${spokenSum(ox, letters)}. Part c: OX is ${fractionInWords(2 * m, 2 * m + 1)} times OM, so the two are parallel, and they share the point O, so O, X and M are on a straight line. Part d: the ratio is ${2 * m} to 1. Part e: triangle OMB is ${total / 2} and triangle OXP is ${small}, so the quadrilateral is ${left} square centimetres.`,
        answers: [
          final('a i', simplestVectorIn(ap, letters)),
          final('a ii', simplestVectorIn(om, letters)),
          final('d', anyRatio(2 * m, 1)),
          final('e', number(left, { unit: 'cm²' })),
        ],
        verify: () => {
          const { M, X } = points
          const wrong = whyNotOnFigure(points, [A, B], { AP: ap, OM: om, OX: ox })
          if (wrong) return wrong
          if (!agree(distance(O, X) + distance(X, M), distance(O, M))) return 'X is not between O and M'
          if (!agree(distance(O, X), 2 * m * distance(X, M))) return 'X divides OM in another ratio'
          const measured = (polygonArea(P, X, M, B) / polygonArea(O, A, B)) * total
          return agree(measured, left) ? null : `measured, the area is ${measured}`
        },
      }
    },
  },
})
