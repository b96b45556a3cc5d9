// Undoing a transformation, and enlargements by calculation.

import type { Point } from '../../kit/checking.ts'
import { coordinates, final } from '../../kit/final-answers.ts'
import { fraction, lowestTerms, minus } from '../../kit/numbers.ts'
import { shownPoint, spokenPoint } from '../../kit/points.ts'
import type { Random } from '../../kit/random.ts'
import {
  describe,
  imageOf,
  inverseOf,
  isImage,
  phrase,
  samePoint,
  shownColumn,
  spokenColumn,
  type Transformation,
} from '../../kit/transformations.ts'
import { fractionOf } from '../../kit/typed.ts'
import { plain, typst } from '../../kit/typst.ts'
import { fractionInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'
import { anyPoint, isWhole, step } from './points.ts'

const words = (text: string) => text.replaceAll('$', '').replace('180°', '180 degrees')

export const undo = defineTemplate({
  id: 'undo-a-transformation',
  marks: 2,
  calculator: false,
  level: 3,
  cases: {
    enlargement(random) {
      const centre = anyPoint(random, 5)
      random.pick([90, 270] as const)
      const factor = random.pick([
        [3, 1],
        [-2, 1],
        [1, 4],
        [-1, 3],
        [-4, 1],
        [2, 3],
      ] as const)
      const t: Transformation = { kind: 'enlargement', factor, centre }
      const answer = inverseOf(t)
      const [, fact = '', shownCentre = ''] = describe(answer).facts
      const note = 'What was multiplied by the scale factor is now divided by it, from the same centre.'
      const ask = 'Describe fully the single transformation that maps shape $Q$ onto shape $P$.'
      return {
        question: typst`
Shape $P$ is mapped onto shape $Q$ by ${phrase(t)}.

${ask} #marks(2)`,
        answer: typst`
#note[${note}]
#working()[${describe(answer).facts[0]}]
#working("B1")[#result[${fact}]]
#working("B1")[#result[${shownCentre}]]
#scheme[Both marks can be earned without the name of the transformation. #linebreak() More than one transformation, or one of another kind: no marks.]`,
        alt: plain`Shape P is mapped onto shape Q by ${describe(t).spoken}. ${words(ask)}`,
        answerAlt: plain`${note} It is ${describe(answer).spoken}.`,
        answers: [],
        verify: () => {
          const start: Point = [11, -6]
          const once = imageOf(t, start)
          const [from, to] = [once, start]
          return isImage(answer, from, to) ? null : 'it does not lead back'
        },
      }
    },
    rotation(random) {
      const centre = anyPoint(random, 5)
      const turn = random.pick([90, 270] as const)
      const t: Transformation = { kind: 'rotation', turn, centre }
      const answer = inverseOf(t)
      const [, fact = '', shownCentre = ''] = describe(answer).facts
      const note = 'Turn back through the same angle, the other way, about the same centre.'
      const ask = 'Describe fully the single transformation that maps shape $Q$ onto shape $P$.'
      return {
        question: typst`
Shape $P$ is mapped onto shape $Q$ by ${phrase(t)}.

${ask} #marks(2)`,
        answer: typst`
#note[${note}]
#working()[${describe(answer).facts[0]}]
#working("B1")[#result[${fact}]]
#working("B1")[#result[${shownCentre}]]
#scheme[Both marks can be earned without the name of the transformation. #linebreak() More than one transformation, or one of another kind: no marks.]`,
        alt: plain`Shape P is mapped onto shape Q by ${describe(t).spoken}. ${words(ask)}`,
        answerAlt: plain`${note} It is ${describe(answer).spoken}.`,
        answers: [],
        verify: () => {
          const start: Point = [11, -6]
          const once = imageOf(t, start)
          const [from, to] = [once, start]
          return isImage(answer, from, to) ? null : 'it does not lead back'
        },
      }
    },
    'three-turns'(random) {
      const centre = anyPoint(random, 5)
      const turn = random.pick([90, 270] as const)
      const t: Transformation = { kind: 'rotation', turn, centre }
      const answer = inverseOf(t)
      const [, fact = '', shownCentre = ''] = describe(answer).facts
      const note = 'Three quarter turns one way lead to the same place as one quarter turn the other way.'
      const ask =
        'This is done three times, one after another, which maps shape $P$ onto shape $Q$. Describe fully a single rotation of less than $180°$ that maps shape $P$ onto shape $Q$.'
      return {
        question: typst`
A shape $P$ is transformed by ${phrase(t)}.

${ask} #marks(2)`,
        answer: typst`
#note[${note}]

#working("B1")[#result[${fact}]]
#working("B1")[#result[${shownCentre}]]
#scheme[More than one transformation: no marks.]`,
        alt: plain`A shape P is transformed by ${describe(t).spoken}. ${words(ask)}`,
        answerAlt: plain`${note} It is ${describe(answer).spoken}.`,
        answers: [],
        verify: () => {
          const start: Point = [11, -6]
          const once = imageOf(t, start)
          const [from, to] = [start, imageOf(t, imageOf(t, once))]
          return isImage(answer, from, to) ? null : 'it does not lead back'
        },
      }
    },
  },
})

const drawEnlargementByCalculation = (random: Random) =>
  random.until(
    () => {
      const factor = random.pick([
        [2, 1],
        [3, 1],
        [-2, 1],
        [-3, 1],
        [-1, 2],
        [3, 2],
      ] as const)
      const t = { kind: 'enlargement' as const, factor, centre: anyPoint(random, 5) }
      const [p, q] = [anyPoint(random), anyPoint(random)]
      return { t, p, q, imageP: imageOf(t, p), imageQ: imageOf(t, q) }
    },
    ({ t, p, q, imageP, imageQ }) => {
      const [[px, py], [qx, qy]] = [step(t.centre, p), step(t.centre, q)]
      return (
        isWhole(imageP) &&
        isWhole(imageQ) &&
        px * qy !== py * qx &&
        px * py * qx * qy !== 0 &&
        p[0] !== q[0] &&
        p[1] !== q[1] &&
        [...imageP, ...imageQ].every((v) => Math.abs(v) <= 15)
      )
    },
  )

export const enlargementByCalculation = defineTemplate({
  id: 'enlargement-by-calculation',
  marks: 4,
  calculator: false,
  level: 4,
  cases: {
    'factor-and-image'(random) {
      const { t, p, q, imageP, imageQ } = drawEnlargementByCalculation(random)
      const [top, bottom] = t.factor
      const factor = fraction(top, bottom)
      const [before, after] = [step(t.centre, p), step(t.centre, imageP)]
      const [beforeQ, afterQ] = [step(t.centre, q), step(t.centre, imageQ)]
      return {
        question: typst`
An enlargement with centre $C ${shownPoint(t.centre)}$ maps the point $P ${shownPoint(p)}$ onto $P' ${shownPoint(imageP)}$.
#part("a", 2)[Find the scale factor.]
#part("b", 2)[Find the coordinates of the image of $Q ${shownPoint(q)}$.]`,
        answer: typst`
#part("a")[
#working("M1")[$ arrow(C P) = ${shownColumn(before)} quad arrow(C P') = ${shownColumn(after)} $]
#working("A1")[scale factor #result[$${factor}$]]]
#part("b")[
#working("M1 FT")[$ ${factor} ${shownColumn(beforeQ)} = ${shownColumn(afterQ)} $]
#working("A1")[from $C$ this leads to #result[$${shownPoint(imageQ)}$]]]`,
        alt: plain`An enlargement with centre C ${spokenPoint(t.centre)} maps the point P ${spokenPoint(p)} onto P dash ${spokenPoint(imageP)}. Part a: find the scale factor. Part b: find the coordinates of the image of Q ${spokenPoint(q)}.`,
        answerAlt: plain`Part a: from C to P is the ${spokenColumn(before)}, and from C to P dash is ${spokenColumn(after)}, so the scale factor is ${fractionInWords(top, bottom)}. Part b: from C to Q is ${spokenColumn(beforeQ)}; multiplied by the scale factor it is ${spokenColumn(afterQ)}, which leads to ${spokenPoint(imageQ)}.`,
        answers: [final('a', fractionOf(top, bottom)), final('b', coordinates(...imageQ))],
        verify: () => {
          // Where the lines through the two pairs of points cross is the centre.
          const [d, e] = [step(p, imageP), step(q, imageQ)]
          const cross = d[0] * e[1] - d[1] * e[0]
          const along = ((q[0] - p[0]) * e[1] - (q[1] - p[1]) * e[0]) / cross
          const centre: Point = [p[0] + along * d[0], p[1] + along * d[1]]
          const [n, m] = lowestTerms(imageP[0] - imageQ[0], p[0] - q[0])
          if (n !== t.factor[0] || m !== t.factor[1]) return `the images are ${n}/${m} times as far apart`
          return samePoint(centre, t.centre) ? null : `the lines cross at ${spokenPoint(centre)}`
        },
      }
    },
    'find-centre'(random) {
      const { t, p, q, imageP, imageQ } = drawEnlargementByCalculation(random)
      const [top, bottom] = t.factor
      const factor = fraction(top, bottom)
      const [cx, cy] = t.centre
      const [before, after] = [step(p, q), step(imageP, imageQ)]
      const equation = (letter: string, from: number, to: number) =>
        `${minus(to)} − ${letter} = ${factor} (${minus(from)} − ${letter})`
      return {
        question: typst`
An enlargement maps the point $P ${shownPoint(p)}$ onto $P' ${shownPoint(imageP)}$ and the point $Q ${shownPoint(q)}$ onto $Q' ${shownPoint(imageQ)}$.
#part("a", 2)[Find the scale factor.]
#part("b", 2)[Find the coordinates of the centre of enlargement.]`,
        answer: typst`
#part("a")[
#working("M1")[$ arrow(P Q) = ${shownColumn(before)} quad arrow(P' Q') = ${shownColumn(after)} $]
#working("A1")[scale factor #result[$${factor}$]]]
#part("b")[
#note[From the centre $(x, y)$, the step to $P'$ is the scale factor times the step to $P$.]
#working("M1 FT")[$${equation('x', p[0], imageP[0])}$ #linebreak() $${equation('y', p[1], imageP[1])}$]
#working("A1")[centre #result[$${shownPoint(t.centre)}$]]]`,
        alt: plain`An enlargement maps the point P ${spokenPoint(p)} onto P dash ${spokenPoint(imageP)} and the point Q ${spokenPoint(q)} onto Q dash ${spokenPoint(imageQ)}. Part a: find the scale factor. Part b: find the coordinates of the centre of enlargement.`,
        answerAlt: plain`Part a: from P to Q is the ${spokenColumn(before)}, and from P dash to Q dash is ${spokenColumn(after)}, so the scale factor is ${fractionInWords(top, bottom)}. Part b: the step from the centre to P dash is the scale factor times the step to P. That gives the centre (${plain`${cx}`}, ${plain`${cy}`}).`,
        answers: [final('a', fractionOf(top, bottom)), final('b', coordinates(...t.centre))],
        verify: () => {
          // Where the lines through the two pairs of points cross is the centre.
          const [d, e] = [step(p, imageP), step(q, imageQ)]
          const cross = d[0] * e[1] - d[1] * e[0]
          const along = ((q[0] - p[0]) * e[1] - (q[1] - p[1]) * e[0]) / cross
          const centre: Point = [p[0] + along * d[0], p[1] + along * d[1]]
          const [n, m] = lowestTerms(imageP[0] - imageQ[0], p[0] - q[0])
          if (n !== t.factor[0] || m !== t.factor[1]) return `the images are ${n}/${m} times as far apart`
          return samePoint(centre, t.centre) ? null : `the lines cross at ${spokenPoint(centre)}`
        },
      }
    },
  },
})
