// Parallel lines, and a constant that makes two lines parallel or perpendicular.

import { agree, type Point } from '../../kit/checking.ts'
import { final, gradientForm, number } from '../../kit/final-answers.ts'
import {
  asNumber,
  equation,
  equationInWords,
  formula,
  heightAt,
  type Line,
  lineThrough,
  perpendicularTo,
  pointPutIn,
  shown,
  spoken,
} from '../../kit/lines.ts'
import { lowestTerms, minus } from '../../kit/numbers.ts'
import { shownPoint, spokenPoint } from '../../kit/points.ts'
import type { Random } from '../../kit/random.ts'
import { asTyped } from '../../kit/typed-markup.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'
import { drawGiven, gradientStep, markupOf, wordsOf } from './given-line.ts'

/** @param isImplicit whether the gradient of the given line has to be found */
const parallelTo = (random: Random, isImplicit: boolean, isCrossing = false) => {
  const given = drawGiven(random, isImplicit)
  const { m } = given.line
  const p: Point = isCrossing
    ? [0, random.integerExcept(-7, 7, 0)]
    : [m[1] * random.integerExcept(-3, 4, 0, 1), random.integer(-6, 8)]
  const line = lineThrough(p, m)
  const helper: Line = { m: [random.integerExcept(-4, 5, 0, 1, -1), 1], c: line.c }
  const through = isCrossing
    ? typst`crosses the $y$-axis at the same point as the line $${equation(helper)}$`
    : typst`passes through the point $${shownPoint(p)}$`
  const throughInWords = isCrossing
    ? `crosses the y axis at the same point as the line ${equationInWords(helper)}`
    : `passes through the point ${spokenPoint(p)}`
  return {
    question: typst`
A line is parallel to $${markupOf(given)}$ and ${through}.

Find the equation of this line in the form $y = m x + c$. #marks(3)`,
    answer: typst`
#note[Parallel lines have the same gradient.]
#working("B1")[${gradientStep(given)}]
#working("${isCrossing ? 'B1' : 'M1'}")[${isCrossing ? typst`$c = ${minus(p[1])}$, as for the second line` : formula(pointPutIn(line.m, p))}]
#working("${isCrossing ? 'B1 FT' : 'A1'}")[#result[$${equation(line)}$]]`,
    alt: plain`A line is parallel to ${wordsOf(given)} and ${throughInWords}. Find the equation of this line in the form y equals m x plus c.`,
    answerAlt: plain`The gradient is ${spoken(line.m)}, the same as that of the given line. ${isCrossing ? plain`The constant is ${p[1]}, as for the second line` : plain`Putting in the point gives c equal to ${spoken(line.c)}`}. The equation is ${equationInWords(line)}.`,
    answers: [final('', gradientForm(asTyped(equation(line))))],
    verify() {
      // Parallel lines keep their distance, and the point must fit.
      const gap = (x: number) => heightAt(line, x) - heightAt(given.line, x)
      if (given.form) {
        const [a, b, c] = given.form
        if (!agree(a * 2 + b * heightAt(given.line, 2), c)) return 'the given line is another'
      }
      return agree(gap(-3), gap(8)) && agree(heightAt(line, p[0]), p[1]) ? null : 'the lines are not parallel'
    },
  }
}

export const parallelLine = defineTemplate({
  id: 'parallel-line',
  marks: 3,
  calculator: false,
  level: 3,
  cases: {
    'through-a-point': (random) => parallelTo(random, false),
    'from-another-form': (random) => parallelTo(random, true),
    'same-crossing': (random) => parallelTo(random, true, true),
  },
})

/** ax + ky = d beside y = mx + c. */
const constantFor = (random: Random, direction: 'parallel' | 'perpendicular') => {
  const isParallel = direction === 'parallel'
  const [a, k] = random.until(
    () => [random.integer(2, 12), random.integerExcept(-6, 6, 0, 1, -1)] as const,
    ([p, q]) =>
      Math.abs(p / q) > 0.4 &&
      p !== Math.abs(q) &&
      (isParallel || p % q === 0 || q % p === 0 || Math.abs(q) < 4),
  )
  const slope = lowestTerms(-a, k)
  const m = isParallel ? slope : perpendicularTo(slope)
  const end = random.integer(1, 12)
  // Two lines, not one and the same.
  const crossing = random.until(
    () => random.integerExcept(-8, 8, 0),
    (c) => !isParallel || c * k !== end,
  )
  const line: Line = { m, c: [crossing, 1] }
  const needed = isParallel ? m : perpendicularTo(m)
  return {
    question: typst`
The lines $${a}x + k y = ${end}$ and $${equation(line)}$ are ${direction}.

Find the value of $k$. #marks(3)`,
    answer: typst`
#working("B1")[$ "gradient of the first line" = −${a}/k $]
#note[${isParallel ? 'The gradients must be equal.' : 'The product of the gradients must be $−1$.'}]
#working("M1 FT")[$ −${a}/k = ${shown(needed)} $]
#working("A1")[$k =$ #result[$${minus(k)}$]]`,
    alt: plain`The lines ${a} x plus k y equals ${end} and ${equationInWords(line)} are ${direction}. Find the value of k.`,
    answerAlt: plain`The first line has gradient minus ${a} over k. It must be equal to ${spoken(needed)}, so k is ${k}.`,
    answers: [final('', number(k), 'k')],
    verify() {
      // Directions: (k, −a) along the first line, (1, m) along the second.
      const [crossed, dotted] = [k * asNumber(m) + a, k - a * asNumber(m)]
      return agree(isParallel ? crossed : dotted, 0) ? null : 'the directions do not fit'
    },
  }
}

export const constantForDirection = defineTemplate({
  id: 'constant-for-direction',
  marks: 3,
  calculator: false,
  level: 4,
  cases: {
    parallel: (random) => constantFor(random, 'parallel'),
    perpendicular: (random) => constantFor(random, 'perpendicular'),
  },
})
