// Perpendicular lines: the gradient, the equation, and how two lines lie.

import { agree, angleAt, type Point } from '../../kit/checking.ts'
import { final, gradientForm, number, word } from '../../kit/final-answers.ts'
import {
  asNumber,
  equation,
  equationInWords,
  type Fraction,
  formula,
  gradientOf,
  heightAt,
  type Line,
  lineThrough,
  moved,
  perpendicularStep,
  perpendicularTo,
  pointPutIn,
  riseOverRun,
  shown,
  spoken,
} from '../../kit/lines.ts'
import { shownPoint, spokenPoint } from '../../kit/points.ts'
import type { Random } from '../../kit/random.ts'
import { asTyped } from '../../kit/typed-markup.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'
import { drawGiven, type Given, gradientStep, markupOf, wordsOf } from './given-line.ts'

const perpendicularThrough = (given: Given, p: Point, atCrossing = false) => {
  const line = lineThrough(p, perpendicularTo(given.line.m))
  const where = atCrossing
    ? typst`It crosses the $x$-axis at the same point as this line.`
    : typst`It passes through the point $${shownPoint(p)}$.`
  const whereInWords = atCrossing
    ? 'It crosses the x axis at the same point as this line.'
    : `It passes through the point ${spokenPoint(p)}.`
  return {
    question: typst`
A line is perpendicular to the line $${markupOf(given)}$. ${where}

Find its equation in the form $y = m x + c$. #marks(4)`,
    answer: typst`
#working("B1")[${atCrossing ? typst`$y = 0$: the point is $${shownPoint(p)}$` : gradientStep(given)}]
#note[The gradients of perpendicular lines have the product $−1$: turn $${shown(given.line.m)}$ upside down and change the sign.]
#working("M1${atCrossing ? '' : ' FT'}")[${formula(`m = ${perpendicularStep(given.line.m)}`)}]
#working("M1")[${formula(pointPutIn(line.m, p))}]
#working("A1")[#result[$${equation(line)}$]]`,
    alt: plain`A line is perpendicular to the line ${wordsOf(given)}. ${whereInWords} Find its equation in the form y equals m x plus c.`,
    answerAlt: plain`The given line has gradient ${spoken(given.line.m)}, so the perpendicular line has gradient ${spoken(line.m)}. ${atCrossing ? `The point is ${spokenPoint(p)}. ` : ''}Putting in the point gives ${equationInWords(line)}.`,
    answers: [final('', gradientForm(asTyped(equation(line))))],
    verify() {
      // A right angle between points of both lines, measured where they meet.
      const x = (asNumber(given.line.c) - asNumber(line.c)) / (asNumber(line.m) - asNumber(given.line.m))
      const corner: Point = [x, heightAt(line, x)]
      const angle = angleAt(corner, [x + 1, heightAt(line, x + 1)], [x + 1, heightAt(given.line, x + 1)])
      return agree(angle, 90, 1e-6) && agree(heightAt(line, p[0]), p[1]) ? null : `the angle is ${angle}`
    },
  }
}

const throughPoint = (random: Random, isImplicit: boolean) => {
  const given = drawGiven(random, isImplicit)
  const m = perpendicularTo(given.line.m)
  return perpendicularThrough(given, [m[1] * random.integerExcept(-2, 3, 0), random.integer(-6, 8)])
}

export const perpendicularLine = defineTemplate({
  id: 'perpendicular-line',
  marks: 4,
  calculator: false,
  level: 3,
  cases: {
    'through-a-point': (random) => throughPoint(random, false),
    'from-another-form': (random) => throughPoint(random, true),
    'at-the-crossing'(random) {
      const given = random.until(
        () => drawGiven(random, false),
        ({ line }) => line.c[0] % line.m[0] === 0,
      )
      return perpendicularThrough(given, [-asNumber(given.line.c) / asNumber(given.line.m), 0], true)
    },
  },
})

/** Of a line in a form that hides its gradient, or of a segment AB in its direction. */
const gradientBeside = (random: Random, isEquation: boolean) => {
  const given = drawGiven(random, true)
  const a: Point = [random.integer(-6, 5), random.integer(-6, 6)]
  const b = moved(a, [given.line.m[1], given.line.m[0]], random.integer(1, 3))
  const answer = perpendicularTo(given.line.m)
  const m = gradientOf(a, b)
  return {
    question: isEquation
      ? typst`
Find the gradient of a line that is perpendicular to the line $${markupOf(given)}$. #marks(2)`
      : typst`
$A$ is the point $${shownPoint(a)}$ and $B$ is the point $${shownPoint(b)}$.

Find the gradient of a line that is perpendicular to $A B$. #marks(2)`,
    answer: typst`
#working("M1")[${isEquation ? gradientStep(given) : typst`$ m = ${riseOverRun(a, b)} = ${shown(m)} $`}]
#note[Turn it upside down and change the sign.]
#working("A1")[perpendicular gradient $=$ #result[$${shown(answer)}$]]`,
    alt: isEquation
      ? plain`Find the gradient of a line that is perpendicular to the line ${wordsOf(given)}.`
      : plain`A is the point ${spokenPoint(a)} and B is the point ${spokenPoint(b)}. Find the gradient of a line that is perpendicular to AB.`,
    answerAlt: plain`The gradient is ${spoken(m)}. Turned upside down with the other sign, the perpendicular gradient is ${spoken(answer)}.`,
    answers: [final('', number(asTyped(shown(answer))))],
    verify() {
      const angle = angleAt(a, b, moved(a, [answer[1], answer[0]]))
      return agree(angle, 90, 1e-9) ? null : `the angle is ${angle}`
    },
  }
}

export const perpendicularGradient = defineTemplate({
  id: 'perpendicular-gradient',
  marks: 2,
  calculator: false,
  level: 2,
  cases: {
    'of-an-equation': (random) => gradientBeside(random, true),
    'of-a-segment': (random) => gradientBeside(random, false),
  },
})

const products = {
  parallel: 'the gradients are equal',
  perpendicular: 'the product of the gradients is $−1$',
  neither: 'the gradients are not equal, and their product is not $−1$',
}

/** Two directions that are parallel, perpendicular or neither, by equations or by two points each. */
const twoLines = (random: Random, isEquations: boolean) => {
  const given = drawGiven(random, true)
  const { m } = given.line
  const kind = random.pick(['parallel', 'perpendicular', 'neither'] as const)
  const upright = perpendicularTo(m)
  const second: Fraction =
    kind === 'parallel'
      ? m
      : kind === 'perpendicular'
        ? upright
        : random.chance(0.5)
          ? [-m[0], m[1]]
          : [m[1] * Math.sign(m[0]), Math.abs(m[0])]
  const a: Point = [random.integer(-5, 4), random.integer(-5, 5)]
  const c: Point = [random.integer(-5, 4), random.integer(-9, 9)]
  const other: Line = { m: second, c: [random.integerExcept(-9, 9, 0, given.line.c[0]), 1] }
  const b = moved(a, [m[1], m[0]], 2)
  const d = moved(c, [second[1], second[0]], random.integer(1, 3))
  const reason = products[kind]
  return {
    question: isEquations
      ? typst`
Two lines have the equations $${markupOf(given)}$ and $${equation(other)}$.

Are they parallel, perpendicular or neither? Give a reason. #marks(3)`
      : typst`
$A$ is $${shownPoint(a)}$, $B$ is $${shownPoint(b)}$, $C$ is $${shownPoint(c)}$ and $D$ is $${shownPoint(d)}$.

Are the lines $A B$ and $C D$ parallel, perpendicular or neither? Give a reason. #marks(3)`,
    answer: isEquations
      ? typst`
#working("M1")[${gradientStep(given)}]
#working("B1")[the second line has gradient $${shown(other.m)}$]
#working("A1")[#result[${kind}], because ${reason}]`
      : typst`
#working("M1")[$ A B: quad ${riseOverRun(a, b)} = ${shown(m)} $]
#working("M1")[$ C D: quad ${riseOverRun(c, d)} = ${shown(other.m)} $]
#working("A1")[#result[${kind}], because ${reason}]`,
    alt: isEquations
      ? plain`Two lines have the equations ${wordsOf(given)} and ${equationInWords(other)}. Are they parallel, perpendicular or neither? Give a reason.`
      : plain`A is ${spokenPoint(a)}, B is ${spokenPoint(b)}, C is ${spokenPoint(c)} and D is ${spokenPoint(d)}. Are the lines AB and CD parallel, perpendicular or neither? Give a reason.`,
    answerAlt: plain`The gradients are ${spoken(m)} and ${spoken(other.m)}. The lines are ${kind}, because ${reason.replace('$−1$', 'minus 1')}.`,
    answers: [final('', word(kind))],
    verify() {
      const [ux, uy, vx, vy] = [b[0] - a[0], b[1] - a[1], d[0] - c[0], d[1] - c[1]]
      const found = ux * vy === uy * vx ? 'parallel' : ux * vx + uy * vy === 0 ? 'perpendicular' : 'neither'
      if (!agree(asNumber(other.m), vy / vx) || !agree(asNumber(given.line.m), uy / ux))
        return 'the points have other gradients'
      return found === kind ? null : `they are ${found}`
    },
  }
}

export const howLinesLie = defineTemplate({
  id: 'how-two-lines-lie',
  marks: 3,
  calculator: false,
  level: 3,
  cases: {
    'two-equations': (random) => twoLines(random, true),
    'four-points': (random) => twoLines(random, false),
  },
})
