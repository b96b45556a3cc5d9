// Describing fully the single transformation that maps one shape onto another.

import type { Random } from '../../kit/random.ts'
import { describe, inverseOf, type Transformation, whyNotOnly } from '../../kit/transformations.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'
import { enlargementCases } from './enlargements.ts'
import { howToDescribe } from './methods.ts'
import {
  boundsOf,
  construction,
  cornersSpoken,
  drawFitting,
  drawnShape,
  fits,
  gridOf,
  moved,
} from './shapes.ts'

/**
 * Markup: one line and one mark for each fact of a full description of a single transformation.
 * @param isFromDrawn whether what follows its name depends on an image that the student has drawn
 */
export const factsEarned = (t: Transformation, isFromDrawn = false): string => {
  const lines = describe(t).facts.map((fact, n) => {
    return `#working("B1${isFromDrawn && n > 0 ? ' FT' : ''}")[#result[${fact}]]`
  })
  return [...lines, '#scheme[More than one transformation: no marks.]'].join('\n')
}

type Choose = (random: Random) => Transformation

/** Two shapes A and B; the question asks for the way from A to B, or back again. */
const describing =
  (marks: number, choose: Choose, isBack = false) =>
  (random: Random) => {
    const [name, imageName] = isBack ? (['B', 'A'] as const) : (['A', 'B'] as const)
    const { t, shape, image } = random.until(
      () => {
        const t = choose(random)
        const drawn = drawFitting(random)
        const isSmaller = t.kind === 'enlargement' && Math.abs(t.factor[0]) < t.factor[1]
        const shape = isSmaller ? moved({ ...drawn, scale: 1 / t.factor[1] }, inverseOf(t)) : drawn
        return { t, shape, image: moved(shape, t) }
      },
      ({ shape, image }) => fits(shape, image),
    )
    const centre = t.kind === 'rotation' || t.kind === 'enlargement' ? [t.centre] : []
    const bounds = boundsOf([...shape.corners, ...image.corners, ...centre])
    const how = howToDescribe(t, shape, name, imageName)
    const shapes = [drawnShape(shape, name), drawnShape(image, imageName)]
    const { noun } = shape
    const [a, b] = isBack ? [image, shape] : [shape, image]
    return {
      question: typst`
The diagram shows two ${noun}s, $A$ and $B$.
${gridOf(bounds, shapes)}
Describe fully the *single* transformation that maps ${noun} $${name}$ onto ${noun} $${imageName}$. #marks(${marks})`,
      answer: typst`
#note[${how.shown}]
${gridOf(bounds, [...construction(t, shape, bounds), ...shapes])}
${factsEarned(t)}`,
      alt: plain`A grid shows two ${noun}s. ${noun === 'shape' ? 'Shape' : 'Triangle'} A has its corners at ${cornersSpoken(a)}. ${noun === 'shape' ? 'Shape' : 'Triangle'} B has its corners at ${cornersSpoken(b)}. Describe fully the single transformation that maps ${noun} ${name} onto ${noun} ${imageName}.`,
      answerAlt: plain`${how.spoken} It is ${describe(t).spoken}.`,
      answers: [],
      verify: () => whyNotOnly(t, shape.corners, image.corners),
    }
  }

const diagonal = (random: Random) => random.pick(['y-x', 'y+x'] as const)

export const describeReflection = defineTemplate({
  id: 'describe-a-reflection',
  marks: 2,
  calculator: false,
  level: 2,
  cases: {
    'upright-or-level': describing(2, (random) => ({
      kind: 'reflection',
      mirror: random.pick(['x', 'y']),
      at: random.integerExcept(-3, 3, 0),
    })),
    diagonal: describing(2, (random) => ({ kind: 'reflection', mirror: diagonal(random), at: 0 })),
    sloping: describing(2, (random) => ({
      kind: 'reflection',
      mirror: diagonal(random),
      at: random.integerExcept(-4, 4, 0),
    })),
  },
})

const anyTranslation: Choose = (random) => ({
  kind: 'translation',
  by: [random.integer(2, 7) * random.sign(), random.integer(2, 6) * random.sign()],
})

export const describeTranslation = defineTemplate({
  id: 'describe-a-translation',
  marks: 2,
  calculator: false,
  level: 1,
  cases: { there: describing(2, anyTranslation), 'back-again': describing(2, anyTranslation, true) },
})

const aboutAnyCentre = (random: Random, turn: 90 | 180 | 270): Transformation => ({
  kind: 'rotation',
  turn,
  centre: [random.integer(-3, 3), random.integer(-2, 3)],
})

export const describeRotation = defineTemplate({
  id: 'describe-a-rotation',
  marks: 3,
  calculator: false,
  level: 2,
  cases: {
    'quarter-turn': describing(3, (random) => aboutAnyCentre(random, random.pick([90, 270] as const))),
    'half-turn': describing(3, (random) => aboutAnyCentre(random, 180)),
  },
})

export const describeEnlargement = defineTemplate({
  id: 'describe-an-enlargement',
  marks: 3,
  calculator: false,
  level: 3,
  cases: enlargementCases(
    [
      [-2, 1],
      [-3, 1],
    ],
    (choose) => describing(3, choose),
  ),
})
