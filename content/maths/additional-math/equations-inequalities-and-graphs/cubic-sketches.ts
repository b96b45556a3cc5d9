// Sketches of a cubic given in factors, and of its modulus.

import { agree, gradient } from '../../kit/checking.ts'
import { minus } from '../../kit/numbers.ts'
import type { Random } from '../../kit/random.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'
import {
  type Cubic,
  cubicFrom,
  leading,
  repeatedRoot,
  rootsOf,
  shown,
  sketchOf,
  spoken,
  valueAt,
} from './cubic.ts'
import { printed, roomy, rootsSpoken, said, size } from './expressions.ts'

/** Three roots far enough apart, and from the y-axis, for their labels. */
const drawRoots = (random: Random) =>
  [-random.integer(1, 4), random.integer(1, 2), random.integer(4, 6)] as const

const threeRoots = (random: Random): Cubic => {
  const roots = drawRoots(random)
  return cubicFrom(random.chance(0.5) ? 1 : 2, ...roots)
}

const falling = (random: Random): Cubic => {
  const [p, q, r] = drawRoots(random)
  return {
    k: 1,
    factors: [
      [1, -p],
      [1, -q],
      [-1, r],
    ],
  }
}

const repeated = (random: Random): Cubic => {
  const double = random.integer(1, 3) * random.sign()
  const single = random.until(
    () => random.integer(1, 5) * random.sign(),
    (root) => Math.abs(root - double) > 2 && root * double < 0,
  )
  return cubicFrom(1, double, double, single)
}

const withCoefficient = (random: Random): Cubic => {
  const [, q, r] = drawRoots(random)
  const half = random.pick([-3, -5, -7])
  return {
    k: 1,
    factors: [
      [2, -half],
      [1, -q],
      [1, -r],
    ],
  }
}

const endsOf = (cubic: Cubic): string => {
  return leading(cubic) > 0 ? 'from bottom left to top right' : 'from top left to bottom right'
}

const pointsOf = (cubic: Cubic): string =>
  rootsOf(cubic)
    .map((root) => roomy(printed(root)))
    .join(', ')

/** Null if the crossings, the sign to the right of the last one, and a touching point are as they are drawn. */
const wrongSketch = (cubic: Cubic): string | null => {
  const drawn = rootsOf(cubic).map(size)
  const zero = drawn.find((x) => !agree(valueAt(cubic, x), 0))
  if (zero !== undefined) return `the curve is not on the axis at ${zero}`
  const double = repeatedRoot(cubic)
  if (
    double !== null &&
    !agree(
      gradient((x) => valueAt(cubic, x), double),
      0,
      1e-4,
    )
  )
    return 'it does not touch the axis'
  const far = Math.sign(valueAt(cubic, 60))
  return far === Math.sign(leading(cubic)) && drawn.length === (double === null ? 3 : 2)
    ? null
    : 'its ends are wrong'
}

const sketched = (draw: (random: Random) => Cubic) => (random: Random) => {
  const cubic = draw(random)
  const intercept = valueAt(cubic, 0)
  const double = repeatedRoot(cubic)
  return {
    question: typst`
Sketch the graph of
$ y = ${shown(cubic)}. $
Show the values where it meets the axes. #marks(3)`,
    answer: typst`
${sketchOf(cubic)}
#working("B1")[a cubic ${endsOf(cubic)}]
#working("B1")[${
      double === null
        ? typst`crosses the $x$-axis at ${pointsOf(cubic)}`
        : typst`touches the $x$-axis at $${minus(double)}$ and crosses it at $${minus(
            rootsOf(cubic)
              .map(size)
              .find((x) => x !== double) ?? 0,
          )}$`
    }]
#working("B1")[crosses the $y$-axis at #result[$${minus(intercept)}$]]`,
    alt: plain`Sketch the graph of y equals ${spoken(cubic)}. Show the values where it meets the axes.`,
    answerAlt: plain`The curve runs ${endsOf(cubic)}. ${
      double === null
        ? plain`It crosses the x axis at ${rootsSpoken(rootsOf(cubic))}`
        : plain`It touches the x axis at ${plain`${double}`} and crosses it at ${plain`${
            rootsOf(cubic)
              .map(size)
              .find((x) => x !== double) ?? 0
          }`}`
    }, and the y axis at ${plain`${intercept}`}.`,
    answers: [],
    verify: () => wrongSketch(cubic),
  }
}

export const sketchCubic = defineTemplate({
  id: 'sketch-cubic',
  marks: 3,
  calculator: false,
  level: 1,
  cases: { 'three-roots': sketched(threeRoots), falling: sketched(falling), repeated: sketched(repeated) },
})

const sketchedModulus = (draw: (random: Random) => Cubic) => (random: Random) => {
  const cubic = draw(random)
  const intercept = Math.abs(valueAt(cubic, 0))
  const double = repeatedRoot(cubic)
  const corners = rootsOf(cubic).filter((root) => size(root) !== double)
  const [left = '', right = ''] = [rootsOf(cubic)[0], rootsOf(cubic).at(-1)].map((root) =>
    roomy(printed(root ?? [0, 1])),
  )
  return {
    question: typst`
Sketch the graph of
$ y = |${shown(cubic)}|. $
Show the values where it meets the axes. #marks(3)`,
    answer: typst`
#note[The part that would lie below the $x$-axis is reflected in it.]
${sketchOf(cubic, { folded: true })}
#working("B1")[meets the $x$-axis at ${pointsOf(cubic)} only, never below it]
#working("B1")[correct shape: ${corners.length === 1 ? 'one arch' : 'two arches'} between ${left} and ${right}, both ends rising, sharp ${corners.length === 1 ? 'corner' : 'corners'} at ${corners.map((root) => roomy(printed(root))).join(', ')}${double === null ? '' : typst`, smooth at $${minus(double)}$`}]
#working("B1")[crosses the $y$-axis at #result[$${intercept}$]]`,
    alt: plain`Sketch the graph of y equals the modulus of ${spoken(cubic)}. Show the values where it meets the axes.`,
    answerAlt: plain`The part below the x axis is reflected in it, so both ends rise. The graph has ${corners.length === 1 ? 'a sharp corner' : 'sharp corners'} on the x axis at ${rootsSpoken(corners)}${double === null ? '' : plain`, touches it smoothly at ${plain`${double}`}`}, and crosses the y axis at ${intercept}. ${corners.length === 3 ? plain`Between ${said(corners[0] ?? [0, 1])} and ${said(corners[2] ?? [0, 1])} it has two arches.` : ''}`,
    answers: [],
    verify: () => wrongSketch(cubic),
  }
}

export const sketchModulusOfCubic = defineTemplate({
  id: 'sketch-modulus-of-cubic',
  marks: 3,
  calculator: false,
  level: 3,
  cases: {
    'three-roots': sketchedModulus(threeRoots),
    repeated: sketchedModulus(repeated),
    'with-coefficient': sketchedModulus(withCoefficient),
  },
})
