// Chords: how long they are, their midpoints, and that the perpendicular from the centre halves them.

import { agree, distance, type Point } from '../../kit/checking.ts'
import { final, number } from '../../kit/final-answers.ts'
import {
  asNumber,
  equation,
  equationInWords,
  gradientOf,
  heightAt,
  implicit,
  implicitInWords,
  integerForm,
  less,
  lineThrough,
  midpointOf,
  perpendicularTo,
  riseOverRun,
  shown,
  spoken,
  squaredLength,
  squaresOf,
} from '../../kit/lines.ts'
import { minus, surd, terms } from '../../kit/numbers.ts'
import { shownPoint, spokenPoint } from '../../kit/points.ts'
import type { Random } from '../../kit/random.ts'
import { pair, plain, typst } from '../../kit/typst.ts'
import { surdInWords, termsInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'
import {
  bisectorOf,
  brackets,
  centreForm,
  centreFormInWords,
  generalForm,
  generalFormInWords,
  isAmong,
  isKind,
  isWhole,
  lineInIntegers,
  nothings,
  picture,
  plus,
  power,
  somewhere,
  spot,
  steps,
} from './circles.ts'

const drawLengthOfAChord = (random: Random, task: 'from-the-points' | 'midpoint-given' | 'bisector') =>
  random.until(
    () => {
      const centre = somewhere(random, 4)
      const square = random.pick([10, 13, 17, 20, 25, 26, 29, 34, 40, 50])
      const [u, v] = random.distinct(steps(square), 2) as [Point, Point]
      const [a, b] = [plus(centre, u), plus(centre, v)].sort((p, q) => p[0] - q[0]) as [Point, Point]
      return { centre, square, a, b, middle: midpointOf(a, b) }
    },
    ({ centre, square, a, b, middle }) => {
      if (a[0] === b[0] || a[1] === b[1] || squaredLength(a, b) < 5) return false
      const line = lineThrough(a, gradientOf(a, b))
      const across = bisectorOf(a, b)
      if (middle[0] === centre[0] || !isKind(line, 30)) return false
      if (task === 'midpoint-given')
        return (
          isWhole(...middle) &&
          middle.every((n) => Math.abs(n) > 1) &&
          distance(centre, middle) < 0.72 * Math.sqrt(square)
        )
      if (task === 'bisector') return isWhole(...middle) && isKind(across, 30) && across.c[0] !== 0
      return line.m[1] === 1 && Math.abs(asNumber(line.m)) <= 3 && line.c[0] !== 0
    },
  )

export const lengthOfAChord = defineTemplate({
  id: 'length-of-a-chord',
  marks: 6,
  calculator: false,
  level: 3,
  cases: {
    'from-the-points': (random) => {
      const circle = drawLengthOfAChord(random, 'from-the-points')
      const { centre, square, a, b, middle } = circle
      const line = lineThrough(a, gradientOf(a, b))
      const long = squaredLength(a, b)
      const [m, c] = [line.m[0], line.c[0]]
      const times = 1 + m * m
      const quadratic = [
        [times, 'x^2'],
        [-times * (a[0] + b[0]), 'x'],
        [times * a[0] * b[0], ''],
      ] as const
      return {
        question: typst`
The line $${equation(line)}$ meets the circle
$ ${centreForm(circle)} $
at the points $A$ and $B$. Find the exact length of the chord $A B$. #marks(6)`,
        answer: typst`
#working("M1")[$(${less('x', centre[0])})^2 + (${terms([m, 'x'], [c - centre[1], ''])})^2 = ${square}$]
#working("A1")[$${terms(...quadratic)} = 0$]
#working("M1")[$${brackets('x', a[0], b[0])}$]
#working("A1")[points $${shownPoint(a)}$ and $${shownPoint(b)}$]
#working("M1")[$A B = sqrt(${squaresOf(a, b)}) = sqrt(${long})$]
#working("A1")[$A B =$ #result[$${surd(1, long)}$]]`,
        alt: plain`The line ${equationInWords(line)} meets the circle ${centreFormInWords(circle)} at the points A and B. Find the exact length of the chord AB.`,
        answerAlt: plain`Put the line into the circle: ${termsInWords([times, 'x squared'], [-times * (a[0] + b[0]), 'x'], [times * a[0] * b[0], ''])} equals 0. The points are ${spokenPoint(a)} and ${spokenPoint(b)}. The length of AB is ${surdInWords(1, long)}.`,
        answers: [final('', number(`√${long}`))],
        verify() {
          if (power(circle, a) !== 0 || power(circle, b) !== 0) return 'an end is not on the circle'
          const found = nothings(circle, ([x, y]) => heightAt(line, x) - y)
          if (!isAmong(found, a) || !isAmong(found, b)) return 'they meet elsewhere'
          return agree(4 * (square - squaredLength(centre, middle)), distance(a, b) ** 2, 1e-9)
            ? null
            : 'the length is another'
        },
      }
    },
    'midpoint-given': (random) => {
      const circle = drawLengthOfAChord(random, 'midpoint-given')
      const { centre, square, a, b, middle } = circle
      const line = lineThrough(a, gradientOf(a, b))
      const form = integerForm(line)
      const apart = squaredLength(centre, middle)
      const normal = gradientOf(centre, middle)
      return {
        question: typst`
$M${shownPoint(middle)}$ is the midpoint of the chord $A B$ of the circle
$ ${generalForm(circle)}. $
${picture([circle], [`edge(${pair(a)}, ${pair(b)})`, `edge(${pair(centre)}, ${pair(middle)}, dash: "dashed")`, spot(a, 'A', centre), spot(b, 'B', centre), spot(centre, 'C', middle), spot(middle, 'M', centre)])}
#part("a", 3)[Find the equation of the line $A B$, in the form $a x + b y = c$, where $a$, $b$ and $c$ are integers.]
#part("b", 3)[Find the exact length of $A B$.]`,
        answer: typst`
#part("a")[
#working("B1")[centre $C${shownPoint(centre)}$]
#note[$C M$ is perpendicular to $A B$.]
#working("M1")[$ "gradient of" A B = −1 div ${normal[1] === 1 && normal[0] > 0 ? shown(normal) : `(${shown(normal)})`} = ${shown(perpendicularTo(normal))} $]
#working("A1 oe")[#result[$${implicit(form)}$]]]
#part("b")[
#working("M1")[$C M^2 = ${squaresOf(centre, middle)} = ${apart}$]
#working("M1")[$A M = sqrt(${square} − ${apart}) = ${surd(1, square - apart)}$]
#working("A1")[$A B = 2 A M =$ #result[$${surd(2, square - apart)}$]]]`,
        alt: plain`M ${spokenPoint(middle)} is the midpoint of the chord AB of the circle ${generalFormInWords(circle)} with centre C. Part a: find the equation of the line AB in the form a x plus b y equals c, where a, b and c are integers. Part b: find the exact length of AB.`,
        answerAlt: plain`Part a: the centre C is ${spokenPoint(centre)}. CM has gradient ${spoken(normal)} and is perpendicular to AB, so AB is ${implicitInWords(form)}. Part b: CM squared is ${apart}, so AM is ${surdInWords(1, square - apart)} and AB is ${surdInWords(2, square - apart)}.`,
        answers: [final('a', lineInIntegers(form)), final('b', number(`2√${square - apart}`))],
        verify() {
          if (power(circle, a) !== 0 || power(circle, b) !== 0) return 'an end is not on the circle'
          const found = nothings(circle, ([x, y]) => heightAt(line, x) - y)
          if (!isAmong(found, a) || !isAmong(found, b)) return 'they meet elsewhere'
          return agree(4 * (square - squaredLength(centre, middle)), distance(a, b) ** 2, 1e-9)
            ? null
            : 'the length is another'
        },
      }
    },
    bisector: (random) => {
      const circle = drawLengthOfAChord(random, 'bisector')
      const { centre, a, b, middle } = circle
      const line = lineThrough(a, gradientOf(a, b))
      const across = bisectorOf(a, b)
      const crossForm = integerForm(across)
      return {
        question: typst`
The points $A${shownPoint(a)}$ and $B${shownPoint(b)}$ lie on the circle
$ ${generalForm(circle)}. $
#part("a", 4)[Find the equation of the perpendicular bisector of $A B$, in the form $a x + b y = c$, where $a$, $b$ and $c$ are integers.]
#part("b", 2)[Show that it passes through the centre of the circle.]`,
        answer: typst`
#part("a")[
#working("B1")[midpoint $${shownPoint(middle)}$]
#working("M1")[$ m_(A B) = ${riseOverRun(a, b)} = ${shown(gradientOf(a, b))} $]
#working("M1")[$ "perpendicular gradient" = ${shown(perpendicularTo(gradientOf(a, b)))} $]
#working("A1 oe")[#result[$${implicit(crossForm)}$]]]
#part("b")[
#working("B1")[centre $${shownPoint(centre)}$]
#working("B1")[$${terms([crossForm[0] * centre[0], ''], [crossForm[1] * centre[1], ''])} =$ #result[$${minus(crossForm[2])}$], so the centre is on the bisector]]`,
        alt: plain`The points A ${spokenPoint(a)} and B ${spokenPoint(b)} lie on the circle ${generalFormInWords(circle)}. Part a: find the equation of the perpendicular bisector of AB in the form a x plus b y equals c, where a, b and c are integers. Part b: show that it passes through the centre of the circle.`,
        answerAlt: plain`Part a: the midpoint is ${spokenPoint(middle)} and the gradient of AB is ${spoken(gradientOf(a, b))}. The perpendicular bisector is ${implicitInWords(crossForm)}. Part b: the centre is ${spokenPoint(centre)}. Put into the left hand side it gives ${crossForm[2]}, so it is on the line.`,
        answers: [final('a', lineInIntegers(crossForm))],
        verify() {
          if (power(circle, a) !== 0 || power(circle, b) !== 0) return 'an end is not on the circle'
          const found = nothings(circle, ([x, y]) => heightAt(line, x) - y)
          if (!isAmong(found, a) || !isAmong(found, b)) return 'they meet elsewhere'
          return agree(heightAt(bisectorOf(a, b), centre[0]), centre[1]) ? null : 'it misses the centre'
        },
      }
    },
  },
})
