// The equation of the line through two points, in each form that is asked for.

import { agree, type Point } from '../../kit/checking.ts'
import { final, gradientForm, wholeNumberForm } from '../../kit/final-answers.ts'
import {
  equation,
  equationInWords,
  formula,
  gradientOf,
  heightAt,
  implicit,
  implicitInWords,
  integerForm,
  lineThrough,
  moved,
  pointPutIn,
  riseOverRun,
  shown,
  spoken,
} from '../../kit/lines.ts'
import { minus } from '../../kit/numbers.ts'
import { shownPoint, spokenPoint } from '../../kit/points.ts'
import type { Random } from '../../kit/random.ts'
import { asTyped } from '../../kit/typed-markup.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'
import { slopes } from './given-line.ts'

const twoPoints = (random: Random, isWhole: boolean) => {
  const [up, run] = isWhole ? [random.integerExcept(-4, 5, 0, 1, -1), 1] : random.pick(slopes)
  const a: Point = [random.integerExcept(-5, 3, 0), random.integer(-7, 8)]
  return { a, b: moved(a, [run, up], random.integer(2, 4)) }
}

interface Points {
  readonly a: Point
  readonly b: Point
}

const solvedForY = ({ a, b }: Points) => {
  const line = lineThrough(a, gradientOf(a, b))
  return {
    question: typst`
$A$ is the point $${shownPoint(a)}$ and $B$ is the point $${shownPoint(b)}$.

Find the equation of the line $A B$, in the form $y = m x + c$. #marks(3)`,
    answer: typst`
#working("M1")[$ m = ${riseOverRun(a, b)} = ${shown(line.m)} $]
#note[Put $A$ in $y = m x + c$.]
#working("M1")[${formula(pointPutIn(line.m, a))}]
#working()[${formula(`c = ${shown(line.c)}`)}]
#working("A1")[#result[$${equation(line)}$]]
#note[Check with $B$: $x = ${minus(b[0])}$ must give $y = ${minus(b[1])}$.]`,
    alt: plain`A is the point ${spokenPoint(a)} and B is the point ${spokenPoint(b)}. Find the equation of the line AB in the form y equals m x plus c.`,
    answerAlt: plain`The gradient is ${spoken(line.m)}. Putting in the point A gives c equal to ${spoken(line.c)}. The equation is ${equationInWords(line)}.`,
    answers: [final('', gradientForm(asTyped(equation(line))))],
    verify: () =>
      [a, b].every(([x, y]) => agree(heightAt(line, x), y)) ? null : 'a point is not on the line',
  }
}

export const equationOfPoints = defineTemplate({
  id: 'equation-from-two-points',
  marks: 3,
  calculator: false,
  level: 3,
  cases: {
    'whole-gradient': (random) =>
      solvedForY(
        random.until(
          () => twoPoints(random, true),
          ({ a, b }) => b[0] !== 0 && lineThrough(a, gradientOf(a, b)).c[0] !== 0,
        ),
      ),
    'fraction-gradient': (random) =>
      solvedForY(
        random.until(
          () => twoPoints(random, false),
          ({ b }) => b[0] !== 0,
        ),
      ),
  },
})

/** The equation in whole numbers of a line through two points, or with these crossings of the axes. */
const inWholeNumbers = ({ a, b }: Points, isPoints: boolean) => {
  const line = lineThrough(a, gradientOf(a, b))
  const form = integerForm(line)
  const given = isPoints
    ? typst`passes through the points $${shownPoint(a)}$ and $${shownPoint(b)}$`
    : typst`crosses the $x$-axis at $${shownPoint(a)}$ and the $y$-axis at $${shownPoint(b)}$`
  const says = isPoints
    ? plain`passes through the points ${spokenPoint(a)} and ${spokenPoint(b)}`
    : plain`crosses the x axis at ${spokenPoint(a)} and the y axis at ${spokenPoint(b)}`
  return {
    question: typst`
A line ${given}.

Find the equation of the line in the form $a x + b y = d$, where $a$, $b$ and $d$ are integers. #marks(4)`,
    answer: typst`
#working("${isPoints ? 'M1' : 'M1 A1'}")[$ m = ${riseOverRun(a, b)} = ${shown(line.m)} $]
${isPoints ? typst`#working("M1")[${formula(pointPutIn(line.m, a))}]` : typst`#note[The crossing of the $y$-axis gives $c$.]`}
#working("${isPoints ? 'A1' : 'B1 FT'}")[${formula(equation(line))}]
#note[Multiply by ${Math.abs(form[1])} and bring $x$ and $y$ to one side.]
#working("A1 oe")[#result[$${implicit(form)}$]]
#scheme[Any multiple of this equation with integers]`,
    alt: plain`A line ${says}. Find the equation of the line in the form a x plus b y equals d, where a, b and d are integers.`,
    answerAlt: plain`The gradient is ${spoken(line.m)}, so ${equationInWords(line)}. Multiplied by ${Math.abs(form[1])} and rearranged, this is ${implicitInWords(form)}.`,
    answers: [final('', wholeNumberForm(implicit(form)))],
    verify() {
      const [p, q, end] = form
      return [a, b].every(([x, y]) => p * x + q * y === end) ? null : 'a point does not fit the equation'
    },
  }
}

export const integerEquation = defineTemplate({
  id: 'equation-in-whole-numbers',
  marks: 4,
  calculator: false,
  level: 4,
  cases: {
    'two-points'(random) {
      const points = random.until(
        () => twoPoints(random, false),
        ({ a, b }) => !Number.isInteger(heightAt(lineThrough(a, gradientOf(a, b)), 0)),
      )
      return inWholeNumbers(points, true)
    },
    'two-crossings'(random) {
      const points = random.until(
        (): { a: Point; b: Point } => ({
          a: [random.sign() * random.integer(2, 8), 0],
          b: [0, random.sign() * random.integer(2, 9)],
        }),
        ({ a, b }) => a[0] > 0 !== b[1] > 0 && b[1] % a[0] !== 0,
      )
      return inWholeNumbers(points, false)
    },
  },
})
