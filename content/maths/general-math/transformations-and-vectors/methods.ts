// How a teacher explains a transformation on a grid: how its image is found corner by corner, and how it is recognised
// from a shape and its image. Each explanation in markup and in words.

import type { Point } from '../../kit/checking.ts'
import { fraction, minus } from '../../kit/numbers.ts'
import { shownPoint, spokenPoint } from '../../kit/points.ts'
import { imageOf, type Transformation } from '../../kit/transformations.ts'
import { fractionInWords } from '../../kit/words.ts'
import type { Shape } from './shapes.ts'

interface Explained {
  readonly shown: string
  readonly spoken: string
}

const from = ([cx, cy]: Point, [x, y]: Point): Point => [x - cx, y - cy]
const way = (value: number, positive: string, negative: string) =>
  `${Math.abs(value)} ${value > 0 ? positive : negative}`

/** '3 to the right and 2 down'; a way of no length is left out. */
export const inWords = ([across, up]: Point): string => {
  const ways = [across && way(across, 'to the right', 'to the left'), up && way(up, 'up', 'down')]
  return ways.filter((one) => one !== 0).join(' and ')
}

const swaps = {
  'y-x': {
    shown: 'The line $y = x$ exchanges the coordinates: $(x, y)$ goes to $(y, x)$.',
    spoken: 'The line y equals x exchanges the coordinates.',
  },
  'y+x': {
    shown: 'The line $y = −x$ exchanges the coordinates and changes both signs: $(x, y)$ goes to $(−y, −x)$.',
    spoken: 'The line y equals minus x exchanges the coordinates and changes both signs.',
  },
} as const

const turns = {
  90: { shown: '$(u, v)$ becomes $(−v, u)$', spoken: 'u across and v up becomes minus v across and u up' },
  180: { shown: '$(u, v)$ becomes $(−u, −v)$', spoken: 'both steps change sign' },
  270: { shown: '$(u, v)$ becomes $(v, −u)$', spoken: 'u across and v up becomes v across and minus u up' },
} as const

/** How the image is drawn. */
export const howToDraw = (t: Transformation, shape: Shape): Explained => {
  const [corner = [0, 0]] = shape.corners
  const image = imageOf(t, corner)
  if (t.kind === 'translation') {
    const text = `Every corner moves ${inWords(t.by)}.`
    return { shown: text, spoken: text }
  }
  if (t.kind === 'reflection') {
    if (t.mirror === 'y-x' || t.mirror === 'y+x') return swaps[t.mirror]
    const text = 'Every corner goes straight across the mirror line, as far behind it as it was in front.'
    return { shown: text, spoken: text }
  }
  const [before, after] = [from(t.centre, corner), from(t.centre, image)]
  if (t.kind === 'rotation') {
    const [there, then] = [shownPoint(before), shownPoint(after)]
    const isOrigin = t.centre[0] === 0 && t.centre[1] === 0
    const seen = isOrigin ? '' : ', counted from the centre'
    return {
      shown: `Turn tracing paper about the centre, or turn each corner: ${turns[t.turn].shown}${seen}. So $${there}$ becomes $${then}$.`,
      spoken: `Turn each corner about the centre: ${turns[t.turn].spoken}${seen}.`,
    }
  }
  const factor = fraction(...t.factor)
  const negative = t.factor[0] < 0 ? ' The minus sign puts it on the other side of the centre.' : ''
  return {
    shown: `Multiply the way from the centre to each corner by $${factor}$: ${inWords(before)} becomes ${inWords(after)}.${negative}`,
    spoken: `Multiply the way from the centre to each corner by ${fractionInWords(...t.factor)}: ${inWords(before)} becomes ${inWords(after)}.${negative}`,
  }
}

const halfway = ([ax, ay]: Point, [bx, by]: Point): Point => [(ax + bx) / 2, (ay + by) / 2]

/** How one sees which transformation maps `name` onto `imageName`. */
export const howToDescribe = (
  t: Transformation,
  shape: Shape,
  name: string,
  imageName: string,
): Explained => {
  const [p = [0, 0], q = [0, 0], r = [0, 0]] = shape.corners
  const [image, other, third] = [imageOf(t, p), imageOf(t, q), imageOf(t, r)]
  if (t.kind === 'translation') {
    return {
      shown: `Same size, not turned, not turned over: a translation. The corner $${shownPoint(p)}$ goes to $${shownPoint(image)}$, which is ${inWords(t.by)}.`,
      spoken: `The shape is neither turned nor turned over. The corner ${spokenPoint(p)} goes to ${spokenPoint(image)}, which is ${inWords(t.by)}.`,
    }
  }
  if (t.kind === 'reflection') {
    const [first, second] = [halfway(p, image), halfway(r, third)]
    const isOne = first[0] === second[0] && first[1] === second[1]
    const [one, two] = [first, isOne ? halfway(q, other) : second]
    return {
      shown: `$${imageName}$ is $${name}$ turned over: a reflection. Halfway from a corner to its image lies on the mirror line: $${shownPoint(one)}$ and $${shownPoint(two)}$ do.`,
      spoken: `${imageName} is ${name} turned over. Halfway from corners to their images are ${spokenPoint(one)} and ${spokenPoint(two)}, which lie on the mirror line.`,
    }
  }
  if (t.kind === 'rotation') {
    const start = `$${imageName}$ is $${name}$ turned, not turned over: a rotation.`
    const spoken = `${imageName} is ${name} turned, but not turned over.`
    if (t.turn === 180) {
      return {
        shown: `${start} After a half turn the centre is halfway from each corner to its image, as from $${shownPoint(p)}$ to $${shownPoint(image)}$.`,
        spoken: `${spoken} The centre is halfway from each corner to its image, as from ${spokenPoint(p)} to ${spokenPoint(image)}.`,
      }
    }
    const [before, after] = [from(t.centre, p), from(t.centre, image)]
    return {
      shown: `${start} Find the centre with tracing paper. Check it: from there, ${inWords(before)} to one corner turns into ${inWords(after)} to its image.`,
      spoken: `${spoken} From the centre, ${inWords(before)} to one corner turns into ${inWords(after)} to its image.`,
    }
  }
  const [length, imageLength] = [p, image].map((end, n) => {
    const [dx, dy] = from(end, n === 0 ? q : other)
    return Math.abs(dx) + Math.abs(dy)
  })
  const negative = t.factor[0] < 0
  return {
    shown: `Another size: an enlargement. A side of ${length ?? 0} becomes one of ${imageLength ?? 0}${negative ? ', and the image is upside down, so the scale factor is negative' : ''}. The lines through matching corners meet at the centre.`,
    spoken: `A side of ${minus(length ?? 0)} becomes one of ${minus(imageLength ?? 0)}${negative ? ', and the image is upside down, so the scale factor is negative' : ''}. The lines through matching corners meet at the centre.`,
  }
}
