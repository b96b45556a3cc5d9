// One transformation after another on a grid: a turn and a slide in either order, and two enlargements that leave the size.

import { agree, type Point, polygonArea } from '../../kit/checking.ts'
import { final, number } from '../../kit/final-answers.ts'
import { pointsOn } from '../../kit/planes.ts'
import { shownPoint, spokenPoint } from '../../kit/points.ts'
import {
  describe,
  imageOf,
  inverseOf,
  isImage,
  phrase,
  samePoint,
  type Transformation,
  whyNotOnly,
} from '../../kit/transformations.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'
import { factsEarned } from './describing.ts'
import {
  baseOf,
  boundsOf,
  construction,
  cornersShown,
  cornersSpoken,
  drawFitting,
  drawnShape,
  fits,
  gridOf,
  imageToDraw,
  moved,
  planeWith,
  type Shape,
} from './shapes.ts'

type Rotation = Transformation & { readonly kind: 'rotation' }

/** A quarter turn about the origin, then a slide: a quarter turn about this point. */
const turnAndSlide = (turn: 90 | 270, [x, y]: Point): Rotation => ({
  kind: 'rotation',
  turn,
  centre: turn === 90 ? [(x - y) / 2, (x + y) / 2] : [(x + y) / 2, (y - x) / 2],
})

/** The first corner that is not moved as it should be. */
const misplaced = (t: Transformation, from: Shape, to: Shape): boolean =>
  !from.corners.every((corner, n) => isImage(t, corner, to.corners[n] ?? [0, 0]))

type Enlargement = Transformation & { readonly kind: 'enlargement' }

const enlargement = (factor: Enlargement['factor'], centre: Point): Enlargement => ({
  kind: 'enlargement',
  factor,
  centre,
})

const centres: readonly Point[] = Array.from({ length: 15 * 15 }, (_, n) => [
  (n % 15) - 7,
  Math.floor(n / 15) - 7,
])

export const oneAfterAnother = defineTemplate({
  id: 'one-after-another',
  marks: 10,
  calculator: false,
  level: 4,
  cases: {
    'turn-and-slide'(random) {
      const { turn, slide, a, b, c, d } = random.until(
        () => {
          const turn: Rotation = { kind: 'rotation', turn: random.pick([90, 270] as const), centre: [0, 0] }
          const slide: Transformation = {
            kind: 'translation',
            by: [random.integerExcept(-7, 7, 0), random.integerExcept(-7, 7, 0)],
          }
          const a = drawFitting(random, true, 4)
          const b = moved(a, turn)
          return { turn, slide, a, b, c: moved(b, slide), d: moved(a, slide) }
        },
        ({ slide, a, b, c, d }) =>
          slide.kind === 'translation' &&
          (slide.by[0] + slide.by[1]) % 2 === 0 &&
          Math.abs(slide.by[0]) !== Math.abs(slide.by[1]) &&
          fits(a, b, c, d),
      )
      if (slide.kind !== 'translation' || turn.turn === 180)
        throw new Error('another pair of transformations')
      const both = turnAndSlide(turn.turn, slide.by)
      const bounds = boundsOf([...a.corners, ...b.corners, ...c.corners, ...d.corners, both.centre])
      const [corner = [0, 0]] = d.corners
      const elsewhere = imageOf(turn, corner)
      return {
        question: typst`
The diagram shows triangle $A$.
${gridOf(bounds, [drawnShape(a, 'A')])}
#part("a", 2)[Draw the image of triangle $A$ after ${phrase(turn)}. Label it $B$.]
#part("b", 2)[Draw the image of triangle $B$ after ${phrase(slide)}. Label it $C$.]
#part("c", 3)[Describe fully the *single* transformation that maps triangle $A$ onto triangle $C$.]
#part("d i", 2)[Draw the image of triangle $A$ after ${phrase(slide)}. Label it $D$.]
#part("d ii", 1)[Naim says that ${phrase(turn)} maps triangle $D$ onto triangle $C$. Is he right? Give a reason.]`,
        answer: typst`
${gridOf(bounds, [...construction(both, a, bounds), drawnShape(a, 'A'), drawnShape(b, 'B'), drawnShape(c, 'C', 'correct'), drawnShape(d, 'D')])}
#part("a")[
#working("B2")[corners of $B$: #linebreak() ${cornersShown(b)}]
#scheme[*B1* for the right turn about another centre, or for the turn the other way about the origin.]]
#part("b")[
#working("B2 FT")[corners of $C$: #linebreak() ${cornersShown(c)}]
#scheme[*B1* for one component of the translation right.]]
#part("c")[
${factsEarned(both)}]
#part("d i")[
#working("B2")[corners of $D$: #linebreak() ${cornersShown(d)}]
#scheme[*B1* for one component of the translation right.]]
#part("d ii")[#working("B1")[No: it maps the corner $${shownPoint(corner)}$ of $D$ onto $${shownPoint(elsewhere)}$, which is no corner of $C$.]]`,
        alt: plain`A grid shows triangle A with its corners at ${cornersSpoken(a)}. Part a: draw the image of triangle A after ${describe(turn).spoken}. Label it B. Part b: draw the image of triangle B after ${describe(slide).spoken}. Label it C. Part c: describe fully the single transformation that maps triangle A onto triangle C. Part d i: draw the image of triangle A after ${describe(slide).spoken}. Label it D. Part d ii: Naim says that ${describe(turn).spoken} maps triangle D onto triangle C. Is he right? Give a reason.`,
        answerAlt: plain`Part a: B has its corners at ${cornersSpoken(b)}. Part b: C has its corners at ${cornersSpoken(c)}. Part c: it is ${describe(both).spoken}. Part d i: D has its corners at ${cornersSpoken(d)}. Part d ii: no, it maps the corner ${spokenPoint(corner)} of D onto ${spokenPoint(elsewhere)}, which is no corner of C.`,
        answers: [
          final('a', imageToDraw(bounds, a, b), 'corners of B'),
          final('b', imageToDraw(bounds, a, c), 'corners of C'),
          final('d i', imageToDraw(bounds, a, d), 'corners of D'),
        ],
        verify: () => {
          if (misplaced(turn, a, b) || misplaced(slide, b, c) || misplaced(slide, a, d))
            return 'a corner is moved wrongly'
          if (c.corners.some((each) => samePoint(each, elsewhere))) return 'the corner of D falls on one of C'
          return whyNotOnly(both, a.corners, c.corners)
        },
      }
    },
    'two-enlargements'(random) {
      const { half, a, b, seconds } = random.until(
        () => {
          const half = enlargement([1, 2], [random.integerExcept(-7, 7, 0), random.integerExcept(-7, 7, 0)])
          const b = drawFitting(random, true, 4)
          const a = moved(b, inverseOf(half))
          // Every second centre that leaves room for the image.
          const seconds = fits(a, b)
            ? centres.filter((centre) => fits(a, b, moved(b, enlargement([2, 1], centre))))
            : []
          return { half, a, b, seconds }
        },
        ({ half, a, b, seconds }) =>
          seconds.length > 0 &&
          [...a.corners, ...b.corners].every((corner) => !samePoint(corner, half.centre)),
      )
      const twice = enlargement([2, 1], random.pick(seconds))
      const c = moved(b, twice)
      const slide: Transformation = {
        kind: 'translation',
        by: [half.centre[0] - twice.centre[0], half.centre[1] - twice.centre[1]],
      }
      const back = inverseOf(half)
      const [, backFactor = '', backCentre = ''] = describe(back).facts
      const [area, base] = [polygonArea(...a.corners), baseOf(a)]
      const bounds = boundsOf([...a.corners, ...b.corners, ...c.corners, half.centre, twice.centre])
      return {
        question: typst`
The diagram shows triangles $A$ and $B$ on a grid. The side of each square represents 1~cm.
${gridOf(bounds, [drawnShape(a, 'A'), drawnShape(b, 'B')])}
#part("a", 3)[Describe fully the *single* transformation that maps triangle $A$ onto triangle $B$.]
#part("b i", 1)[Show that the area of triangle $A$ is ${area}~cm².]
#part("b ii", 1)[Find the area of triangle $B$.]
#part("c", 2)[Draw the image of triangle $B$ after ${phrase(twice)}. Label it $C$.]
#part("d", 2)[Describe fully the *single* transformation that maps triangle $A$ onto triangle $C$.]
#part("e", 1)[Describe fully the *single* transformation that maps triangle $B$ onto triangle $A$.]`,
        answer: typst`
${gridOf(bounds, [...construction(half, a, bounds), drawnShape(a, 'A'), drawnShape(b, 'B'), drawnShape(c, 'C', 'correct'), `point((${twice.centre.join(', ')}), none)`])}
#part("a")[
${factsEarned(half)}]
#part("b i")[#working("B1")[$1 / 2 times ${base} times ${(2 * area) / base} = ${area}$ cm²]]
#part("b ii")[#working("B1")[$(1 / 2)^2 times ${area} =$ #result[${area / 4} cm²]]]
#part("c")[
#working("B2")[corners of $C$: #linebreak() ${cornersShown(c)}]
#scheme[*B1* for the right size and way round in another place.]]
#part("d")[
${factsEarned(slide, true)}]
#part("e")[#working("B1 FT")[#result[enlargement], #result[${backFactor}], #result[${backCentre}]]
#scheme[*B1 FT* for all three facts, with their centre from part (a). #linebreak() More than one transformation: no marks.]]`,
        alt: plain`A grid shows two triangles. The side of each square represents 1 cm. A has its corners at ${cornersSpoken(a)}. B has its corners at ${cornersSpoken(b)}. Part a: describe fully the single transformation that maps triangle A onto triangle B. Part b i: show that the area of triangle A is ${area} square centimetres. Part b ii: find the area of triangle B. Part c: draw the image of triangle B after ${describe(twice).spoken}. Label it C. Part d: describe fully the single transformation that maps triangle A onto triangle C. Part e: describe fully the single transformation that maps triangle B onto triangle A.`,
        answerAlt: plain`Part a: it is ${describe(half).spoken}. Part b i: half of ${base} times ${(2 * area) / base} is ${area} square centimetres. Part b ii: one quarter of that is ${area / 4} square centimetres. Part c: C has its corners at ${cornersSpoken(c)}. Part d: it is ${describe(slide).spoken}. Part e: it is ${describe(back).spoken}.`,
        answers: [
          final('b ii', number(area / 4, { unit: 'cm²' })),
          final('c', pointsOn(planeWith(bounds, a, b), c.corners, { joined: 'shape' }), 'corners of C'),
        ],
        verify: () => {
          if (misplaced(half, a, b) || misplaced(twice, b, c)) return 'a corner is moved wrongly'
          if (!agree(polygonArea(...b.corners), area / 4)) return 'the area of B is another'
          return (
            whyNotOnly(half, a.corners, b.corners) ??
            whyNotOnly(slide, a.corners, c.corners) ??
            whyNotOnly(back, b.corners, a.corners)
          )
        },
      }
    },
  },
})
