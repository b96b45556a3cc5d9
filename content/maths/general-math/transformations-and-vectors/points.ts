// Transformations without a grid: images of single points.

import type { Point } from '../../kit/checking.ts'
import { coordinates, final } from '../../kit/final-answers.ts'
import { minus } from '../../kit/numbers.ts'
import { shownPoint, spokenPoint } from '../../kit/points.ts'
import type { Random } from '../../kit/random.ts'
import {
  describe,
  imageOf,
  isImage,
  phrase,
  samePoint,
  shownColumn,
  spokenColumn,
  type Transformation,
} from '../../kit/transformations.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'

export const step = ([cx, cy]: Point, [x, y]: Point): Point => [x - cx, y - cy]
export const isWhole = ([x, y]: Point): boolean => Number.isInteger(x) && Number.isInteger(y)

export const anyPoint = (random: Random, most = 7): Point => {
  return [random.integerExcept(-most, most, 0), random.integerExcept(-most, most, 0)]
}

const writeImageOfPoint = (random: Random, { kind }: { kind: 'reflection' | 'rotation' | 'enlargement' }) => {
  const { t, p, image } = random.until(
    () => {
      const p = anyPoint(random)
      const centre = anyPoint(random, 4)
      const t: Transformation = {
        reflection: {
          kind: 'reflection',
          mirror: random.pick(['x', 'y'] as const),
          at: random.integerExcept(-4, 4, 0),
        } as const,
        rotation: { kind: 'rotation', turn: random.pick([90, 180, 270] as const), centre } as const,
        enlargement: {
          kind: 'enlargement',
          factor: random.pick([
            [3, 1],
            [-2, 1],
            [-1, 2],
            [1, 3],
          ] as const),
          centre,
        } as const,
      }[kind]
      return { t, p, image: imageOf(t, p) }
    },
    ({ t, p, image }) =>
      isWhole(image) &&
      !samePoint(p, image) &&
      (t.kind !== 'rotation' || p.every((v, n) => v !== t.centre[n])) &&
      Math.max(...image.map(Math.abs)) <= 12,
  )
  const how = () => {
    if (t.kind === 'reflection') {
      const isUpright = t.mirror === 'x'
      const before = p[isUpright ? 0 : 1] - t.at
      const sides = isUpright ? (['to the right', 'to the left'] as const) : (['above', 'below'] as const)
      const [here, there] = before > 0 ? sides : [sides[1], sides[0]]
      const spoken = `The point is ${Math.abs(before)} ${here}${isUpright ? ' of' : ''} the line, so its image is ${Math.abs(before)} ${there}.`
      return {
        shown: `$${minus(t.at)} ${before > 0 ? '−' : '+'} ${Math.abs(before)}$, as the point is ${Math.abs(before)} ${here}${isUpright ? ' of' : ''} the line`,
        spoken,
      }
    }
    const [before, after] = [step(t.centre, p), step(t.centre, image)]
    const verb = t.kind === 'rotation' ? 'turns into' : 'becomes'
    return {
      shown: `from the centre: $${shownColumn(before)}$ ${verb} $${shownColumn(after)}$`,
      spoken: `From the centre, the step ${spokenColumn(before)} ${verb} ${spokenColumn(after)}.`,
    }
  }
  const { shown, spoken } = how()
  return {
    question: typst`
Find the coordinates of the image of the point $${shownPoint(p)}$ after ${phrase(t)}. #marks(2)`,
    answer: typst`
#working("M1")[${shown}]
#working("A1")[#result[$${shownPoint(image)}$]]`,
    alt: plain`Find the coordinates of the image of the point ${spokenPoint(p)} after ${describe(t).spoken}.`,
    answerAlt: plain`${spoken} The image is ${spokenPoint(image)}.`,
    answers: [final('', coordinates(...image))],
    verify: () => (isImage(t, p, image) ? null : `${spokenPoint(image)} is not the image`),
  }
}

export const imageOfPoint = defineTemplate({
  id: 'image-of-a-point',
  marks: 2,
  calculator: false,
  level: 2,
  cases: {
    reflection: (random) => writeImageOfPoint(random, { kind: 'reflection' }),
    rotation: (random) => writeImageOfPoint(random, { kind: 'rotation' }),
    enlargement: (random) => writeImageOfPoint(random, { kind: 'enlargement' }),
  },
})
