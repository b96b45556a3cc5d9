// Describing fully the single transformation that maps one shape onto another.

import type { Random } from '../../kit/random.ts'
import { describe, inverseOf, type Transformation, whyNotOnly } from '../../kit/transformations.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate, type Template } from '../../template.ts'
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

interface Describing<Case extends string> {
  readonly id: string
  readonly marks: number
  readonly level: Template['level']
  readonly cases: readonly Case[]
  choose(random: Random, which: Case): Transformation
}

/** Markup: one line and one mark for each fact of a full description. */
export const factsEarned = (t: Transformation): string => {
  return describe(t)
    .facts.map((fact) => `#working("B1")[#result[${fact}]]`)
    .join('\n')
}

const describingTemplate = <const Case extends string>(given: Describing<Case>) => {
  return defineTemplate({
    id: given.id,
    marks: given.marks,
    calculator: false,
    level: given.level,
    cases: given.cases,
    draw(random, which) {
      // Named so that the question sometimes asks for the way from B to A.
      const isBack = which === 'back-again'
      const [name, imageName] = isBack ? (['B', 'A'] as const) : (['A', 'B'] as const)
      return random.until(
        () => {
          const t = given.choose(random, which)
          const drawn = drawFitting(random)
          const isSmaller = t.kind === 'enlargement' && Math.abs(t.factor[0]) < t.factor[1]
          const shape = isSmaller ? moved({ ...drawn, scale: 1 / t.factor[1] }, inverseOf(t)) : drawn
          return { t, shape, image: moved(shape, t), name, imageName }
        },
        ({ shape, image }) => fits(shape, image),
      )
    },
    write({ t, shape, image, name, imageName }) {
      const centre = t.kind === 'rotation' || t.kind === 'enlargement' ? [t.centre] : []
      const bounds = boundsOf([...shape.corners, ...image.corners, ...centre])
      const how = howToDescribe(t, shape, name, imageName)
      const shapes = [drawnShape(shape, name), drawnShape(image, imageName)]
      const { noun } = shape
      const [a, b] = name === 'A' ? [shape, image] : [image, shape]
      return {
        question: typst`
The diagram shows two ${noun}s, $A$ and $B$.
${gridOf(bounds, shapes)}
Describe fully the *single* transformation that maps ${noun} $${name}$ onto ${noun} $${imageName}$. #marks(${given.marks})`,
        answer: typst`
#note[${how.shown}]
${gridOf(bounds, [...construction(t, shape, bounds), ...shapes])}
${factsEarned(t)}`,
        alt: plain`A grid shows two ${noun}s. ${noun === 'shape' ? 'Shape' : 'Triangle'} A has its corners at ${cornersSpoken(a)}. ${noun === 'shape' ? 'Shape' : 'Triangle'} B has its corners at ${cornersSpoken(b)}. Describe fully the single transformation that maps ${noun} ${name} onto ${noun} ${imageName}.`,
        answerAlt: plain`${how.spoken} It is ${describe(t).spoken}.`,
      }
    },
    verify({ t, shape, image }) {
      return whyNotOnly(t, shape.corners, image.corners)
    },
  })
}

export const describeReflection = describingTemplate({
  id: 'describe-a-reflection',
  marks: 2,
  level: 2,
  cases: ['upright-or-level', 'diagonal', 'sloping'],
  choose(random, which) {
    if (which === 'diagonal') return { kind: 'reflection', mirror: random.pick(['y-x', 'y+x']), at: 0 }
    if (which === 'sloping') {
      return { kind: 'reflection', mirror: random.pick(['y-x', 'y+x']), at: random.integerExcept(-4, 4, 0) }
    }
    return { kind: 'reflection', mirror: random.pick(['x', 'y']), at: random.integerExcept(-3, 3, 0) }
  },
})

export const describeTranslation = describingTemplate({
  id: 'describe-a-translation',
  marks: 2,
  level: 1,
  cases: ['there', 'back-again'],
  choose: (random) => ({
    kind: 'translation',
    by: [random.integer(2, 7) * random.sign(), random.integer(2, 6) * random.sign()],
  }),
})

export const describeRotation = describingTemplate({
  id: 'describe-a-rotation',
  marks: 3,
  level: 2,
  cases: ['quarter-turn', 'half-turn'],
  choose: (random, which) => ({
    kind: 'rotation',
    turn: which === 'half-turn' ? 180 : random.pick([90, 270] as const),
    centre: [random.integer(-3, 3), random.integer(-2, 3)],
  }),
})

export const describeEnlargement = describingTemplate({
  id: 'describe-an-enlargement',
  marks: 3,
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
      negative: random.pick([
        [-2, 1],
        [-3, 1],
      ] as const),
      'negative-fraction': [-1, 2] as const,
    }[which]
    return { kind: 'enlargement', factor, centre }
  },
})
