// Several transformations on one grid: two of one shape to be described, and two done one after the other.

import type { Point } from '../../kit/checking.ts'
import { final } from '../../kit/final-answers.ts'
import type { Random } from '../../kit/random.ts'
import { describe, isImage, phrase, type Transformation, whyNotOnly } from '../../kit/transformations.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'
import { factsEarned } from './describing.ts'
import { howToDescribe } from './methods.ts'
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

const anyReflection = (random: Random): Transformation => {
  return random.chance(0.5)
    ? { kind: 'reflection', mirror: random.pick(['x', 'y']), at: random.integerExcept(-3, 3, 0) }
    : { kind: 'reflection', mirror: random.pick(['y-x', 'y+x']), at: 0 }
}

const anyEnlargement = (random: Random): Transformation => {
  const factor = random.pick([
    [2, 1],
    [-2, 1],
  ] as const)
  return { kind: 'enlargement', factor, centre: [random.integer(-4, 4), random.integer(-4, 4)] }
}

const writeDescribeTwo = (
  random: Random,
  {
    isReflectionAndRotation,
    isTranslationAndEnlargement,
  }: { isReflectionAndRotation: boolean; isTranslationAndEnlargement: boolean },
) => {
  const { first, second, shape, b, c } = random.until(
    () => {
      const shape = drawFitting(random, true, isReflectionAndRotation ? 5 : 3)
      const second: Transformation = isReflectionAndRotation
        ? {
            kind: 'rotation',
            turn: random.pick([90, 180, 270] as const),
            centre: [random.integer(-3, 3), random.integer(-3, 3)],
          }
        : anyEnlargement(random)
      const first: Transformation = isTranslationAndEnlargement
        ? {
            kind: 'translation',
            by: [random.integer(2, 7) * random.sign(), random.integer(1, 7) * random.sign()],
          }
        : anyReflection(random)
      return { first, second, shape, b: moved(shape, first), c: moved(shape, second) }
    },
    ({ shape, b, c }) => fits(shape, b, c),
  )
  const centre = second.kind === 'translation' || second.kind === 'reflection' ? [] : [second.centre]
  const bounds = boundsOf([...shape.corners, ...b.corners, ...c.corners, ...centre])
  const shapes = [drawnShape(shape, 'A'), drawnShape(b, 'B'), drawnShape(c, 'C')]
  const [toB, toC] = [howToDescribe(first, shape, 'A', 'B'), howToDescribe(second, shape, 'A', 'C')]
  return {
    question: typst`
The diagram shows triangles $A$, $B$ and $C$.
${gridOf(bounds, shapes)}
Describe fully the *single* transformation that maps
#part("a", 2)[triangle $A$ onto triangle $B$,]
#part("b", 3)[triangle $A$ onto triangle $C$.]`,
    answer: typst`
${gridOf(bounds, [...construction(first, shape, bounds), ...construction(second, shape, bounds), ...shapes])}
#part("a")[
#note[${toB.shown}]
${factsEarned(first)}]
#part("b")[
#note[${toC.shown}]
${factsEarned(second)}]`,
    alt: plain`A grid shows three triangles. A has its corners at ${cornersSpoken(shape)}, B at ${cornersSpoken(b)}, and C at ${cornersSpoken(c)}. Describe fully the single transformation that maps, part a: triangle A onto triangle B; part b: triangle A onto triangle C.`,
    answerAlt: plain`Part a: it is ${describe(first).spoken}. Part b: ${toC.spoken} It is ${describe(second).spoken}.`,
    answers: [],
    verify: () => whyNotOnly(first, shape.corners, b.corners) ?? whyNotOnly(second, shape.corners, c.corners),
  }
}

export const describeTwo = defineTemplate({
  id: 'describe-two',
  marks: 5,
  calculator: false,
  level: 3,
  cases: {
    'reflection-and-rotation': (random) =>
      writeDescribeTwo(random, { isReflectionAndRotation: true, isTranslationAndEnlargement: false }),
    'translation-and-enlargement': (random) =>
      writeDescribeTwo(random, { isReflectionAndRotation: false, isTranslationAndEnlargement: true }),
    'reflection-and-enlargement': (random) =>
      writeDescribeTwo(random, { isReflectionAndRotation: false, isTranslationAndEnlargement: false }),
  },
})

/** What earns one mark where an image has two. */
const partOf = (marks: number): string =>
  marks === 2
    ? '\n#scheme[*B1* for two corners right, or for an image of the right size and the right way round in another place]'
    : ''

interface Steps {
  readonly first: Transformation
  readonly second: Transformation
  readonly single: Transformation
  /** Of the three parts. */
  readonly marks: readonly [number, number, number]
  /** Why it comes out so; with no numbers in it, for it is spoken, too. */
  readonly why: string
}

const why = {
  shift:
    'Two reflections in parallel lines move the triangle by twice the way from the first line to the second.',
  halfTurn:
    'Reflections in two lines at right angles make a half turn about the point where the lines cross.',
  diagonal: 'A quarter turn and a reflection through its centre make a reflection in a diagonal line.',
  otherCentre:
    'A half turn and a translation make a half turn about another centre, halfway along the translation.',
} as const

const inAxis = (mirror: 'x' | 'y'): Transformation => ({ kind: 'reflection', mirror, at: 0 })

const chooseSteps = (random: Random, which: string): Steps => {
  if (which === 'parallel-mirrors') {
    const mirror = random.pick(['x', 'y'] as const)
    const [p, q] = [random.integer(-3, 3), random.integer(-3, 3)]
    const by: Point = mirror === 'x' ? [2 * (q - p), 0] : [0, 2 * (q - p)]
    return {
      first: { kind: 'reflection', mirror, at: p },
      second: { kind: 'reflection', mirror, at: q },
      single: { kind: 'translation', by },
      marks: [2, 2, 2],
      why: why.shift,
    }
  }
  if (which === 'crossing-mirrors') {
    const at = random.integerExcept(-3, 3, 0)
    const isUpright = random.chance(0.5)
    return {
      first: { kind: 'reflection', mirror: isUpright ? 'x' : 'y', at },
      second: inAxis(isUpright ? 'y' : 'x'),
      single: { kind: 'rotation', turn: 180, centre: isUpright ? [at, 0] : [0, at] },
      marks: [2, 1, 3],
      why: why.halfTurn,
    }
  }
  if (which === 'turn-then-mirror') {
    const turn = random.pick([90, 270] as const)
    const axis = random.pick(['x', 'y'] as const)
    return {
      first: { kind: 'rotation', turn, centre: [0, 0] },
      second: inAxis(axis),
      single: { kind: 'reflection', mirror: (turn === 90) === (axis === 'x') ? 'y-x' : 'y+x', at: 0 },
      marks: [2, 2, 2],
      why: why.diagonal,
    }
  }
  const by: Point = [2 * random.integer(1, 4) * random.sign(), 2 * random.integer(1, 3) * random.sign()]
  return {
    first: { kind: 'rotation', turn: 180, centre: [0, 0] },
    second: { kind: 'translation', by },
    single: { kind: 'rotation', turn: 180, centre: [by[0] / 2, by[1] / 2] },
    marks: [2, 1, 3],
    why: why.otherCentre,
  }
}

const writeCombineTwo = (
  random: Random,
  { kind }: { kind: 'parallel-mirrors' | 'crossing-mirrors' | 'turn-then-mirror' | 'turn-then-shift' },
) => {
  const { first, second, single, marks, why, shape, b, c } = random.until(
    () => {
      const steps = chooseSteps(random, kind)
      const shape = drawFitting(random, true)
      const b = moved(shape, steps.first)
      return { ...steps, shape, b, c: moved(b, steps.second) }
    },
    ({ shape, b, c }) => fits(shape, b, c),
  )
  const bounds = boundsOf([...shape.corners, ...b.corners, ...c.corners])
  return {
    question: typst`
The diagram shows triangle $A$.
${gridOf(bounds, [drawnShape(shape, 'A')])}
#part("a", ${marks[0]})[On a copy of the grid, draw the image of triangle $A$ after ${phrase(first)}. Label it $B$.]
#part("b", ${marks[1]})[Draw the image of triangle $B$ after ${phrase(second)}. Label it $C$.]
#part("c", ${marks[2]})[Describe fully the *single* transformation that maps triangle $A$ onto triangle $C$.]`,
    answer: typst`
${gridOf(bounds, [drawnShape(shape, 'A'), drawnShape(b, 'B', 'addmaths'), drawnShape(c, 'C', 'correct')])}
#part("a")[#working("B${marks[0]}")[$B$: ${cornersShown(b)}]${partOf(marks[0])}]
#part("b")[#working("B${marks[1]} FT")[$C$: ${cornersShown(c)}]${partOf(marks[1])}]
#part("c")[
#note[${why}]
${factsEarned(single, single.kind === 'translation')}]`,
    alt: plain`A grid shows triangle A with its corners at ${cornersSpoken(shape)}. Part a: draw the image of A after ${describe(first).spoken}. Label it B. Part b: draw the image of B after ${describe(second).spoken}. Label it C. Part c: describe fully the single transformation that maps triangle A onto triangle C.`,
    answerAlt: plain`Part a: B has its corners at ${cornersSpoken(b)}. Part b: C has its corners at ${cornersSpoken(c)}. Part c: ${why} It is ${describe(single).spoken}.`,
    answers: [
      final('a', imageToDraw(bounds, shape, b), 'corners of B'),
      final('b', imageToDraw(bounds, shape, c), 'corners of C'),
    ],
    verify: () => {
      const isRight = shape.corners.every((corner, n) => {
        const [inB = corner, inC = corner] = [b.corners[n], c.corners[n]]
        return isImage(first, corner, inB) && isImage(second, inB, inC)
      })
      return isRight
        ? whyNotOnly(single, shape.corners, c.corners)
        : 'a corner is not the image by distances and angles'
    },
  }
}

export const combineTwo = defineTemplate({
  id: 'combine-two',
  marks: 6,
  calculator: false,
  level: 4,
  cases: {
    'parallel-mirrors': (random) => writeCombineTwo(random, { kind: 'parallel-mirrors' }),
    'crossing-mirrors': (random) => writeCombineTwo(random, { kind: 'crossing-mirrors' }),
    'turn-then-mirror': (random) => writeCombineTwo(random, { kind: 'turn-then-mirror' }),
    'turn-then-shift': (random) => writeCombineTwo(random, { kind: 'turn-then-shift' }),
  },
})
