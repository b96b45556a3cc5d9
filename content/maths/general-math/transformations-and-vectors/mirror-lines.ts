// A shape and its reflection: the mirror line drawn, and its equation.

import { agree, distance } from '../../kit/checking.ts'
import { equation, final } from '../../kit/final-answers.ts'
import { lineOn } from '../../kit/planes.ts'
import type { Random } from '../../kit/random.ts'
import { mirrorEquation, mirrorSpoken, type Transformation } from '../../kit/transformations.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'
import {
  boundsOf,
  construction,
  cornersSpoken,
  drawFitting,
  drawnShape,
  fits,
  gridOf,
  mirrorOn,
  moved,
  planeWith,
} from './shapes.ts'

type Reflection = Extract<Transformation, { readonly kind: 'reflection' }>

const mirrorOf = (choose: (random: Random) => Reflection) => (random: Random) => {
  const { t, shape, image } = random.until(
    () => {
      const t = choose(random)
      const shape = drawFitting(random)
      return { t, shape, image: moved(shape, t) }
    },
    ({ shape, image }) => fits(shape, image),
  )
  const bounds = boundsOf([...shape.corners, ...image.corners])
  const shapes = [drawnShape(shape, 'A'), drawnShape(image, 'B', 'addmaths')]
  const [one, other] = mirrorOn(bounds, t)
  const [text, spoken] = [mirrorEquation(t.mirror, t.at), mirrorSpoken(t.mirror, t.at)]
  return {
    question: typst`
Shape $B$ is the image of shape $A$ after a reflection.
${gridOf(bounds, shapes)}
#part("a", 1)[On the grid, draw the mirror line.]
#part("b", 1)[Write down the equation of the mirror line.]`,
    answer: typst`
#note[Each corner and its image are the same distance from the mirror line, on opposite sides of it.]
${gridOf(bounds, [...construction(t, shape, bounds), ...shapes])}
#part("a")[#working("B1")[See the line in the diagram.]]
#part("b")[#working("B1")[#result[$${text}$]]]`,
    alt: plain`A grid shows shape A with its corners at ${cornersSpoken(shape)}, and shape B with its corners at ${cornersSpoken(image)}. Shape B is the image of shape A after a reflection. Part a: on the grid, draw the mirror line. Part b: write down the equation of the mirror line.`,
    answerAlt: plain`Part a: each corner and its image are the same distance from the mirror line, on opposite sides of it. Part b: it is ${spoken}.`,
    answers: [
      final('a', lineOn(planeWith(bounds, shape, image), one, other)),
      final('b', equation(text.replace('x + y', 'y + x'))),
    ],
    // Every point of the line is as far from a corner as from its image.
    verify: () =>
      shape.corners.every((corner, n) => {
        const back = image.corners[n] ?? corner
        return [one, other].every((end) => agree(distance(end, corner), distance(end, back)))
      })
        ? null
        : 'the line is nearer to one of them',
  }
}

export const drawMirrorLine = defineTemplate({
  id: 'draw-the-mirror-line',
  marks: 2,
  calculator: false,
  level: 2,
  cases: {
    'upright-or-level': mirrorOf((random) => ({
      kind: 'reflection',
      mirror: random.pick(['x', 'y']),
      at: random.integerExcept(-3, 3, 0),
    })),
    diagonal: mirrorOf((random) => ({
      kind: 'reflection',
      mirror: random.pick(['y-x', 'y+x']),
      at: 0,
    })),
  },
})
