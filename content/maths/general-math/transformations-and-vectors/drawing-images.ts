// Drawing the image of a shape on a grid: a reflection, rotation, enlargement or translation that is given.

import { final } from '../../kit/final-answers.ts'
import { minus } from '../../kit/numbers.ts'
import type { Random } from '../../kit/random.ts'
import { describe, inverseOf, isImage, phrase, type Transformation } from '../../kit/transformations.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'
import { enlargementCases } from './enlargements.ts'
import { howToDraw } from './methods.ts'
import {
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
} from './shapes.ts'

/** What earns one mark of the two. */
const slipIn = (t: Transformation): string => {
  if (t.kind === 'translation') return 'a translation with one component right'
  if (t.kind === 'enlargement') return 'an image of the right size and the right way round in another place'
  if (t.kind === 'rotation') {
    const about = `a rotation of $${t.turn === 180 ? 180 : 90}°$`
    return t.turn === 180
      ? `${about} about another centre`
      : `the right turn about another centre, or ${about} the wrong way about this centre`
  }
  if (t.mirror === 'x' || t.mirror === 'y') {
    const other = t.mirror === 'x' ? 'y' : 'x'
    return `a reflection in another line $${t.mirror} = k$, or in $${other} = ${minus(t.at)}$`
  }
  return 'two corners right, or for a reflection in a parallel line'
}

const drawing = (choose: (random: Random) => Transformation) => (random: Random) => {
  const { t, shape, image } = random.until(
    () => {
      const t = choose(random)
      const drawn = drawFitting(random)
      // A smaller image is drawn first, so that its corners are whole numbers.
      const isSmaller = t.kind === 'enlargement' && Math.abs(t.factor[0]) < t.factor[1]
      const shape = isSmaller ? moved({ ...drawn, scale: 1 / t.factor[1] }, inverseOf(t)) : drawn
      return { t, shape, image: moved(shape, t) }
    },
    ({ shape, image }) => fits(shape, image),
  )
  const centre = t.kind === 'rotation' || t.kind === 'enlargement' ? [t.centre] : []
  const bounds = boundsOf([...shape.corners, ...image.corners, ...centre])
  const how = howToDraw(t, shape)
  return {
    question: typst`
The diagram shows ${shape.noun} $A$.
${gridOf(bounds, [drawnShape(shape, 'A')])}
On a copy of the grid, draw the image of ${shape.noun} $A$ after ${phrase(t)}. Label the image $B$. #marks(2)`,
    answer: typst`
#note[${how.shown}]
${gridOf(bounds, [...construction(t, shape, bounds), drawnShape(shape, 'A'), drawnShape(image, 'B', 'correct')])}
#working("B2")[$B$ has its corners at #linebreak() ${cornersShown(image)}]
#scheme[*B1* for ${slipIn(t)}]`,
    alt: plain`A grid shows ${shape.noun} A with its corners at ${cornersSpoken(shape)}. Draw the image of ${shape.noun} A after ${describe(t).spoken}. Label the image B.`,
    answerAlt: plain`${how.spoken} B has its corners at ${cornersSpoken(image)}.`,
    answers: [final('', imageToDraw(bounds, shape, image), 'corners of B')],
    verify: () => {
      const wrong = shape.corners.findIndex((corner, n) => !isImage(t, corner, image.corners[n] ?? corner))
      return wrong < 0 ? null : `corner ${wrong + 1} is not the image by distances and angles`
    },
  }
}

export const drawReflection = defineTemplate({
  id: 'draw-a-reflection',
  marks: 2,
  calculator: false,
  level: 1,
  cases: {
    'upright-or-level': drawing((random) => ({
      kind: 'reflection',
      mirror: random.pick(['x', 'y']),
      at: random.integerExcept(-3, 3, 0),
    })),
    diagonal: drawing((random) => ({ kind: 'reflection', mirror: random.pick(['y-x', 'y+x']), at: 0 })),
  },
})

const sizes = (random: Random) => [random.integer(2, 7), random.integer(2, 6)] as const

export const drawTranslation = defineTemplate({
  id: 'draw-a-translation',
  marks: 2,
  calculator: false,
  level: 1,
  cases: {
    'one-negative': drawing((random) => {
      const [across, up] = sizes(random)
      return { kind: 'translation', by: random.pick([[-across, up] as const, [across, -up] as const]) }
    }),
    'both-negative': drawing((random) => {
      const [across, up] = sizes(random)
      return { kind: 'translation', by: [-across, -up] }
    }),
  },
})

const anyCentre = (random: Random) =>
  [random.integerExcept(-3, 3, 0), random.integerExcept(-2, 3, 0)] as const

export const drawRotation = defineTemplate({
  id: 'draw-a-rotation',
  marks: 2,
  calculator: false,
  level: 2,
  cases: {
    'about-origin': drawing((random) => {
      const turn = random.pick([90, 270] as const)
      // A centre is drawn here, too: the numbers of a seed depend on it.
      anyCentre(random)
      return { kind: 'rotation', turn, centre: [0, 0] }
    }),
    'half-turn': drawing((random) => ({ kind: 'rotation', turn: 180, centre: anyCentre(random) })),
    'about-a-point': drawing((random) => ({
      kind: 'rotation',
      turn: random.pick([90, 270] as const),
      centre: anyCentre(random),
    })),
  },
})

export const drawEnlargement = defineTemplate({
  id: 'draw-an-enlargement',
  marks: 2,
  calculator: false,
  level: 3,
  cases: enlargementCases([[-2, 1]], drawing),
})
