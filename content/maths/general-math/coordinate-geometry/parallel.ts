// Parallel lines, and a constant that makes two lines parallel or perpendicular.

import { agree, type Point } from '../../kit/checking.ts'
import { final, number, subject } from '../../kit/final-answers.ts'
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
import { drawGiven, type Given, gradientStep, markupOf, wordsOf } from './given-line.ts'

interface Parallel {
  readonly given: Given
  readonly p: Point
  /** What the line does besides. */
  readonly through: readonly [markup: string, spoken: string]
  readonly step: (line: Line) => string
  readonly stepSpoken: (line: Line) => string
}

const parallelTo = ({ given, p, through, step, stepSpoken }: Parallel) => {
  const line = lineThrough(p, given.line.m)
  return {
    question: typst`
A line is parallel to $${markupOf(given)}$ and ${through[0]}.

Find the equation of this line in the form $y = m x + c$. #marks(3)`,
    answer: typst`
#note[Parallel lines have the same gradient.]
#working("B1")[${gradientStep(given)}]
#working("M1")[${step(line)}]
#working("A1")[#result[$${equation(line)}$]]`,
    alt: plain`A line is parallel to ${wordsOf(given)} and ${through[1]}. Find the equation of this line in the form y equals m x plus c.`,
    answerAlt: plain`The gradient is ${spoken(line.m)}, the same as that of the given line. ${stepSpoken(line)}. The equation is ${equationInWords(line)}.`,
    answers: [final('', subject(asTyped(equation(line))))],
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

const throughPoint = (random: Random, isImplicit: boolean) => {
  const given = drawGiven(random, isImplicit)
  const p: Point = [given.line.m[1] * random.integerExcept(-3, 4, 0, 1), random.integer(-6, 8)]
  return parallelTo({
    given,
    p,
    through: [
      typst`passes through the point $${shownPoint(p)}$`,
      `passes through the point ${spokenPoint(p)}`,
    ],
    step: (line) => formula(pointPutIn(line.m, p)),
    stepSpoken: (line) => plain`Putting in the point gives c equal to ${spoken(line.c)}`,
  })
}

export const parallelLine = defineTemplate({
  id: 'parallel-line',
  marks: 3,
  calculator: false,
  level: 3,
  cases: {
    'through-a-point': (random) => throughPoint(random, false),
    'from-another-form': (random) => throughPoint(random, true),
    'same-crossing'(random) {
      const given = drawGiven(random, true)
      const c = random.integerExcept(-7, 7, 0)
      const other: Line = { m: [random.integerExcept(-4, 5, 0, 1, -1), 1], c: [c, 1] }
      return parallelTo({
        given,
        p: [0, c],
        through: [
          typst`crosses the $y$-axis at the same point as the line $${equation(other)}$`,
          `crosses the y axis at the same point as the line ${equationInWords(other)}`,
        ],
        step: () => typst`$c = ${minus(c)}$, as for the second line`,
        stepSpoken: () => plain`The constant is ${c}, as for the second line`,
      })
    },
  },
})

interface Direction {
  readonly which: 'parallel' | 'perpendicular'
  readonly note: string
  readonly isSimple: (a: number, k: number) => boolean
  /** The gradient of one line from that of the other. */
  readonly turned: (m: Line['m']) => Line['m']
  /** 0 for the directions (k, −a) and (1, m). */
  readonly apart: (a: number, k: number, m: number) => number
}

/** ax + ky = d beside y = mx + c. */
const constantFor = (random: Random, { which, note, isSimple, turned, apart }: Direction) => {
  const [a, k] = random.until(
    () => [random.integer(2, 12), random.integerExcept(-6, 6, 0, 1, -1)] as const,
    ([a, k]) => Math.abs(a / k) > 0.4 && a !== Math.abs(k) && isSimple(a, k),
  )
  const m = turned(lowestTerms(-a, k))
  const end = random.integer(1, 12)
  const line: Line = { m, c: [random.integerExcept(-8, 8, 0), 1] }
  const needed = turned(m)
  return {
    question: typst`
The lines $${a}x + k y = ${end}$ and $${equation(line)}$ are ${which}.

Find the value of $k$. #marks(3)`,
    answer: typst`
#working("B1")[$ "gradient of the first line" = −${a}/k $]
#note[${note}]
#working("M1")[$ −${a}/k = ${shown(needed)} $]
#working("A1")[$k =$ #result[$${minus(k)}$]]`,
    alt: plain`The lines ${a} x plus k y equals ${end} and ${equationInWords(line)} are ${which}. Find the value of k.`,
    answerAlt: plain`The first line has gradient minus ${a} over k. It must be equal to ${spoken(needed)}, so k is ${k}.`,
    answers: [final('', number(k), 'k')],
    verify: () => (agree(apart(a, k, asNumber(m)), 0) ? null : 'the directions do not fit'),
  }
}

export const constantForDirection = defineTemplate({
  id: 'constant-for-direction',
  marks: 3,
  calculator: false,
  level: 4,
  cases: {
    parallel: (random) =>
      constantFor(random, {
        which: 'parallel',
        note: 'The gradients must be equal.',
        isSimple: () => true,
        turned: (m) => m,
        apart: (a, k, m) => k * m + a,
      }),
    perpendicular: (random) =>
      constantFor(random, {
        which: 'perpendicular',
        note: 'The product of the gradients must be $−1$.',
        isSimple: (a, k) => a % k === 0 || k % a === 0 || Math.abs(k) < 4,
        turned: perpendicularTo,
        apart: (a, k, m) => k - a * m,
      }),
  },
})
