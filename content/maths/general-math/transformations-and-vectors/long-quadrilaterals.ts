// Proof with vectors in quadrilaterals: the midpoints of the diagonals of a trapezium, and a line through a parallelogram.

import { agree, distance, type Point, polygonArea } from '../../kit/checking.ts'
import {
  added,
  along,
  bold,
  combination,
  dividing,
  drawBasis,
  drawLetters,
  figureOf,
  fromTo,
  multiplied,
  placed,
  shownSum,
  spokenSum,
  whyNotOnFigure,
} from '../../kit/combinations.ts'
import { anyRatio, final } from '../../kit/final-answers.ts'
import { fraction, lowestTerms } from '../../kit/numbers.ts'
import { simplestVectorIn } from '../../kit/typed-vectors.ts'
import { plain, typst } from '../../kit/typst.ts'
import { fractionInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'

const arrow = (ends: string) => `accent(${[...ends].join(' ')}, arrow)`
const answer = (markup: string) => `#box(baseline: 40%)[#result[$${markup}$]]`

export const proofInQuadrilaterals = defineTemplate({
  id: 'proof-in-quadrilaterals',
  marks: 13,
  calculator: false,
  level: 5,
  cases: {
    'trapezium-midpoints'(random) {
      // AB is top/bottom of OC, and CB meets OA extended at P.
      const [top, bottom] = random.pick([
        [1, 2],
        [1, 3],
        [2, 3],
        [1, 4],
        [2, 5],
        [3, 5],
      ] as const)
      const letters = drawLetters(random)
      const [l, r] = letters
      const [u, v] = random.pick([
        [
          [1.6, 4.2],
          [8.4, 0],
        ],
        [
          [2.4, 4],
          [8.2, 0.8],
        ],
        [
          [1.2, 3.8],
          [8.2, -0.8],
        ],
      ] as const)
      const [oa, oc] = [combination(1, 0), combination(0, 1)]
      const ob = combination(1, [top, bottom])
      const [om, on] = [multiplied([1, 2], ob), dividing(oa, oc, 1, 1)]
      const [ac, mn, cb] = [fromTo(oa, oc), fromTo(om, on), fromTo(oc, ob)]
      const [p, q] = lowestTerms(bottom, bottom - top)
      const op = combination([p, q], 0)
      const [O, A, C]: readonly [Point, Point, Point] = [[0, 0], u, v]
      const points = {
        O,
        A,
        B: placed(ob, u, v),
        C,
        M: placed(om, u, v),
        N: placed(on, u, v),
      }
      const gap = lowestTerms(bottom - top, 2 * bottom)
      const size = (ends: string) => [...ends].join(' ')
      return {
        question: typst`
$O A B C$ is a trapezium. #box[$${arrow('OA')} = ${bold(l)}$], #box[$${arrow('OC')} = ${bold(r)}$] and #box[$${arrow('AB')} = ${fraction(top, bottom)} ${bold(r)}$]. $M$ is the midpoint of $O B$ and $N$ is the midpoint of $A C$.
${figureOf({ points, lines: [`OA ${l}`, `OC ${r}`, 'AB', 'BC', 'OB', 'AC', '-MN'], corners: 'OABC', height: 220 })}
#part("a")[Write in terms of $${bold(l)}$ and $${bold(r)}$, in its simplest form,]
#part("a i", 1)[$${arrow('OB')}$,]
#part("a ii", 1)[$${arrow('AC')}$,]
#part("a iii", 2)[$${arrow('ON')}$.]
#part("b", 3)[Show that $${arrow('MN')} = ${fraction(...gap)} ${bold(r)}$.]
#part("c", 2)[Hence show that $M N$ is parallel to $O C$, and that $${size('MN')} = 1 / 2(${size('OC')} − ${size('AB')})$.]
#part("d")[$C B$ is extended to $P$ so that
$ ${arrow('CP')} = ${fraction(p, q)} ${arrow('CB')}. $]
#part("d i", 2)[Find $${arrow('OP')}$ in terms of $${bold(l)}$, in its simplest form.]
#part("d ii", 2)[Write down two facts about $P$ that your answer to part (d)(i) shows.]`,
        answer: typst`
#part("a i")[#working("B1")[${answer(shownSum(ob, letters))}]]
#part("a ii")[#working("B1")[#result[$${shownSum(ac, letters)}$]]]
#part("a iii")[
#working("M1 FT")[$${arrow('ON')} = ${arrow('OA')} + ${fraction(1, 2)} ${arrow('AC')}$]
#working("A1")[$=$ ${answer(shownSum(on, letters))}]]
#part("b")[
#working("B1 FT")[$${arrow('OM')} = ${shownSum(om, letters)}$]
#working("M1 FT")[$${arrow('MN')} = ${arrow('ON')} − ${arrow('OM')}$]
#working("A1")[$ = ${fraction(1, 2)} ${bold(r)} − ${fraction(top, 2 * bottom)} ${bold(r)} = ${fraction(...gap)} ${bold(r)} $]]
#part("c")[
#working("B1")[$${arrow('MN')}$ is a multiple of $${arrow('OC')}$, so the two are parallel.]
#working("B1")[$ 1/2 (1 − ${fraction(top, bottom)}) = ${fraction(...gap)} $ so $${size('MN')} = 1 / 2(${size('OC')} − ${size('AB')})$]]
#part("d i")[
#working("M1 FT")[$ ${arrow('OP')} = ${bold(r)} + ${fraction(p, q)} (${shownSum(cb, letters)}) $]
#working("A1")[$=$ ${answer(shownSum(op, letters))}]]
#part("d ii")[
#working("B1 FT oe")[$P$ is on $O A$ extended: $${arrow('OP')}$ is a multiple of $${arrow('OA')}$.]
#working("B1 FT oe")[$O P = ${fraction(p, q)} O A$]
#scheme[Or: $C B$ and $O A$, extended, meet at $P$.]]`,
        alt: plain`OABC is a trapezium. The vector OA is ${l}, the vector OC is ${r} and the vector AB is ${fractionInWords(top, bottom)} times ${r}. M is the midpoint of OB and N is the midpoint of AC. The diagonals OB and AC are drawn, and MN is dashed. Part a: write in terms of ${l} and ${r}, in its simplest form, part a i, the vector OB, part a ii, the vector AC, part a iii, the vector ON. Part b: show that the vector MN is ${fractionInWords(...gap)} times ${r}. Part c: hence show that MN is parallel to OC, and that MN is one half of the difference, OC minus AB. Part d: CB is extended to P so that the vector CP is ${fractionInWords(p, q)} times the vector CB. Part d i: find the vector OP in terms of ${l}, in its simplest form. Part d ii: write down two facts about P that your answer to part d i shows.`,
        answerAlt: plain`Part a i: OB is ${spokenSum(ob, letters)}. Part a ii: AC is ${spokenSum(ac, letters)}. Part a iii: ON is OA plus half of AC, ${spokenSum(on, letters)}. Part b: OM is ${spokenSum(om, letters)}, and MN is ON minus OM, ${spokenSum(mn, letters)}. Part c: MN is a multiple of OC, so the two are parallel, and half of 1 minus ${fractionInWords(top, bottom)} is ${fractionInWords(...gap)}. Part d i: CB is ${spokenSum(cb, letters)}, and OP is OC plus ${fractionInWords(p, q)} times that, ${spokenSum(op, letters)}. Part d ii: P is on OA extended, and OP is ${fractionInWords(p, q)} times OA.`,
        answers: [
          final('a i', simplestVectorIn(ob, letters)),
          final('a ii', simplestVectorIn(ac, letters)),
          final('a iii', simplestVectorIn(on, letters)),
          final('d i', simplestVectorIn(op, letters)),
        ],
        verify: () => {
          const P = along(C, points.B, p / q)
          const wrong = whyNotOnFigure({ ...points, P }, [A, C], {
            OB: ob,
            AC: ac,
            ON: on,
            MN: mn,
            CB: cb,
            OP: op,
          })
          if (wrong) return wrong
          const [long, short] = [distance(O, C), distance(A, points.B)]
          if (!agree(distance(points.M, points.N), (long - short) / 2)) return 'MN is another length'
          const sum = added(oc, multiplied([p, q], cb))
          return agree(polygonArea(O, A, P), 0) && whyNotOnFigure({ O, P }, [A, C], { OP: sum }) === null
            ? null
            : 'P is elsewhere'
        },
      }
    },
    'line-through-a-parallelogram'(random) {
      const m = random.pick([2, 3, 4])
      const letters = drawLetters(random)
      const [l, r] = letters
      const [u, v] = drawBasis(random)
      const [oa, ob, oc] = [combination(1, 0), combination(0, 1), combination(1, 1)]
      // P is on AC with AP = AC ÷ m; OP meets AB at X and BC extended at Q.
      const op = dividing(oa, oc, 1, m - 1)
      const ab = fromTo(oa, ob)
      const ox = dividing(oa, ob, 1, m)
      const oq = combination(m, 1)
      const [O, A, B]: readonly [Point, Point, Point] = [[0, 0], [u[0] * 0.6, u[1] * 0.6], v]
      const C = placed(oc, A, B)
      const points = { O, A, B, C, P: placed(op, A, B), X: placed(ox, A, B) }
      const [whole, part] = [2 * (m + 1), 1]
      return {
        question: typst`
$O A C B$ is a parallelogram. #box[$${arrow('OA')} = ${bold(l)}$] and #box[$${arrow('OB')} = ${bold(r)}$]. $P$ is on $A C$ with #box[$A P : P C = 1 : ${m - 1}$].
${figureOf({ points, lines: [`OA ${l}`, `OB ${r}`, 'AC', 'BC', 'AB', '-OP'], corners: 'OABC', height: 230 })}
#part("a")[Write in terms of $${bold(l)}$ and $${bold(r)}$, in its simplest form,]
#part("a i", 1)[$${arrow('AB')}$,]
#part("a ii", 2)[$${arrow('OP')}$.]
#part("b", 3)[$X$ is on $A B$ with #box[$A X : X B = 1 : ${m}$]. Show that
$ ${arrow('OX')} = ${fraction(m, m + 1)} ${arrow('OP')}. $]
#part("c", 2)[Write down two facts about the points $O$, $X$ and $P$ that part (b) shows.]
#part("d", 2)[$B C$ is extended to $Q$ so that #box[$B Q = ${m} B C$]. Show that $Q$ is on the line $O P$ extended.]
#part("e", 3)[Find the ratio area of triangle $O A X$ : area of parallelogram $O A C B$.]`,
        answer: typst`
#part("a i")[#working("B1")[#result[$${shownSum(ab, letters)}$]]]
#part("a ii")[
#working("M1")[$${arrow('AP')} = ${fraction(1, m)} ${bold(r)}$]
#working("A1")[${answer(shownSum(op, letters))}]]
#part("b")[
#working("M1")[$${arrow('OX')} = ${bold(l)} + ${fraction(1, m + 1)} (${shownSum(ab, letters)})$]
#working("A1")[$= ${shownSum(ox, letters)}$]
#working("A1")[$ = ${fraction(m, m + 1)} (${shownSum(op, letters)}) = ${fraction(m, m + 1)} ${arrow('OP')} $]]
#part("c")[
#working("B1")[$O$, $X$ and $P$ are on one straight line.]
#working("B1 oe")[$O X : X P = ${m} : 1$]
#scheme[Or: $O X$ is $${m} / ${m + 1}$ of $O P$.]]
#part("d")[
#working("M1")[$${arrow('OQ')} = ${arrow('OB')} + ${m}${bold(l)} = ${shownSum(oq, letters)}$]
#working("A1 dep")[$= ${m}(${shownSum(op, letters)}) = ${m}${arrow('OP')}$: parallel, and $O$ is on both]]
#part("e")[
#working("M1")[$O A B$ is half of the parallelogram.]
#working("M1")[$O A X$ is $${fraction(1, m + 1)}$ of $O A B$: the same height from $O$ to $A B$]
#working("A1")[#result[$${part} : ${whole}$]]]`,
        alt: plain`OACB is a parallelogram. The vector OA is ${l} and the vector OB is ${r}. P is on AC with AP to PC as 1 to ${m - 1}. The diagonal AB is drawn, and OP is dashed; they cross at X. Part a: write in terms of ${l} and ${r}, in its simplest form, part a i, the vector AB, part a ii, the vector OP. Part b: X is on AB with AX to XB as 1 to ${m}. Show that the vector OX is ${fractionInWords(m, m + 1)} times the vector OP. Part c: write down two facts about the points O, X and P that part b shows. Part d: BC is extended to Q so that BQ is ${m} times BC. Show that Q is on the line OP extended. Part e: find the ratio of the area of triangle OAX to the area of the parallelogram OACB.`,
        answerAlt: plain`Part a i: AB is ${spokenSum(ab, letters)}. Part a ii: AP is ${fractionInWords(1, m)} times ${r}, so OP is ${spokenSum(op, letters)}. Part b: OX is OA plus ${fractionInWords(1, m + 1)} of AB, ${spokenSum(ox, letters)}, which is ${fractionInWords(m, m + 1)} times OP. Part c: O, X and P are on one straight line, and OX to XP is ${m} to 1. Part d: OQ is OB plus ${m} times OA, ${spokenSum(oq, letters)}, which is ${m} times OP, so Q is on the same line. Part e: OAX is ${fractionInWords(1, m + 1)} of OAB, which is half of the parallelogram, so the ratio is 1 to ${whole}.`,
        answers: [
          final('a i', simplestVectorIn(ab, letters)),
          final('a ii', simplestVectorIn(op, letters)),
          final('e', anyRatio(part, whole)),
        ],
        verify: () => {
          const Q = along(B, C, m)
          const wrong = whyNotOnFigure({ ...points, Q }, [A, B], { AB: ab, OP: op, OX: ox, OQ: oq })
          if (wrong) return wrong
          const { P, X } = points
          if (!agree(polygonArea(O, X, P), 0) || !agree(polygonArea(O, P, Q), 0))
            return 'they are on no straight line'
          if (!agree(distance(O, X), m * distance(X, P))) return 'X divides OP in another ratio'
          if (!agree(distance(A, X) * m, distance(X, B))) return 'X divides AB in another ratio'
          return agree(polygonArea(O, A, C, B), whole * polygonArea(O, A, X))
            ? null
            : 'the areas are another ratio'
        },
      }
    },
  },
})
