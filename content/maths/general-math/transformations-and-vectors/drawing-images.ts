// Drawing the image of a shape on a grid: a reflection, rotation, enlargement or translation that is given.

import type { Random } from '../../kit/random.ts'
import { describe, inverseOf, isImage, phrase, type Transformation } from '../../kit/transformations.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate, type Template } from '../../template.ts'
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
  moved,
} from './shapes.ts'

interface Drawing<Case extends string> {
  readonly id: string
  readonly level: Template['level']
  readonly cases: readonly Case[]
  choose(random: Random, which: Case): Transformation
}

const drawingTemplate = <const Case extends string>({ id, level, cases, choose }: Drawing<Case>) => {
  return defineTemplate({
    id,
    marks: 2,
    calculator: false,
    level,
    cases,
    draw(random, which) {
      return random.until(
        () => {
          const t = choose(random, which)
          const drawn = drawFitting(random)
          // A smaller image is drawn first, so that its corners are whole numbers.
          const isSmaller = t.kind === 'enlargement' && Math.abs(t.factor[0]) < t.factor[1]
          const shape = isSmaller ? moved({ ...drawn, scale: 1 / t.factor[1] }, inverseOf(t)) : drawn
          return { t, shape, image: moved(shape, t) }
        },
        ({ shape, image }) => fits(shape, image),
      )
    },
    write({ t, shape, image }) {
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
#working("B2")[$B$ has its corners at #linebreak() ${cornersShown(image)}]`,
        alt: plain`A grid shows ${shape.noun} A with its corners at ${cornersSpoken(shape)}. Draw the image of ${shape.noun} A after ${describe(t).spoken}. Label the image B.`,
        answerAlt: plain`${how.spoken} B has its corners at ${cornersSpoken(image)}.`,
      }
    },
    verify({ t, shape, image }) {
      const wrong = shape.corners.findIndex((corner, n) => !isImage(t, corner, image.corners[n] ?? corner))
      return wrong < 0 ? null : `corner ${wrong + 1} is not the image by distances and angles`
    },
  })
}

export const drawReflection = drawingTemplate({
  id: 'draw-a-reflection',
  level: 1,
  cases: ['upright-or-level', 'diagonal'],
  choose: (random, which) =>
    which === 'diagonal'
      ? { kind: 'reflection', mirror: random.pick(['y-x', 'y+x']), at: 0 }
      : { kind: 'reflection', mirror: random.pick(['x', 'y']), at: random.integerExcept(-3, 3, 0) },
})

export const drawTranslation = drawingTemplate({
  id: 'draw-a-translation',
  level: 1,
  cases: ['one-negative', 'both-negative'],
  choose(random, which) {
    const [across, up] = [random.integer(2, 7), random.integer(2, 6)]
    if (which === 'both-negative') return { kind: 'translation', by: [-across, -up] }
    return { kind: 'translation', by: random.pick([[-across, up] as const, [across, -up] as const]) }
  },
})

export const drawRotation = drawingTemplate({
  id: 'draw-a-rotation',
  level: 2,
  cases: ['about-origin', 'half-turn', 'about-a-point'],
  choose(random, which) {
    const turn = which === 'half-turn' ? 180 : random.pick([90, 270] as const)
    const centre = [random.integerExcept(-3, 3, 0), random.integerExcept(-2, 3, 0)] as const
    return { kind: 'rotation', turn, centre: which === 'about-origin' ? [0, 0] : centre }
  },
})

export const drawEnlargement = drawingTemplate({
  id: 'draw-an-enlargement',
  level: 3,
  cases: ['whole', 'fractional', 'negative', 'negative-fraction'],
  choose(random, which) {
    const centre = [random.integer(-5, 5), random.integer(-4, 5)] as const
    const factor = {
      whole: random.pick([
        [2, 1],
        [3, 1],
      ] as const),
      fractional: random.pick([
        [1, 2],
        [1, 3],
      ] as const),
      negative: [-2, 1] as const,
      'negative-fraction': [-1, 2] as const,
    }[which]
    return { kind: 'enlargement', factor, centre }
  },
})
