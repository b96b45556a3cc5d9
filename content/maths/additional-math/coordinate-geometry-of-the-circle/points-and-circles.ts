// Where a point is: inside a circle, on it or outside, and how near to it.

import { distance, type Point } from '../../kit/checking.ts'
import { final, inequality, number, word } from '../../kit/final-answers.ts'
import { less, squaredLength, squaresOf } from '../../kit/lines.ts'
import { minus } from '../../kit/numbers.ts'
import { shownPoint, spokenPoint } from '../../kit/points.ts'
import type { Random } from '../../kit/random.ts'
import { plain, typst } from '../../kit/typst.ts'
import { listInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'
import {
  bracketInWords,
  type Circle,
  centreForm,
  centreFormInWords,
  completed,
  generalForm,
  generalFormInWords,
  picture,
  plus,
  somewhere,
  spot,
  steps,
} from './circles.ts'

const lengths = [
  [3, 4, 5],
  [4, 3, 5],
  [6, 8, 10],
  [8, 6, 10],
  [5, 12, 13],
  [12, 5, 13],
] as const

const whereIs = ({ centre, square }: Circle, point: Point): 'inside' | 'on' | 'outside' => {
  const away = (point[0] - centre[0]) ** 2 + (point[1] - centre[1]) ** 2
  return away < square ? 'inside' : away === square ? 'on' : 'outside'
}

const inSentence = {
  inside: 'inside the circle',
  on: 'on the circle',
  outside: 'outside the circle',
} as const

const drawInsideOrOutside = (
  random: Random,
  task: 'three-points' | 'nearest-and-furthest' | 'coordinate-inside' | 'cyclone',
) => {
  const centre = somewhere(random, 5)
  if (task === 'nearest-and-furthest') {
    const [across, up, apart] = random.pick(lengths)
    const point = plus(centre, [random.sign() * across, random.sign() * up])
    const r = random.integer(2, apart - 1)
    return { centre, square: r * r, points: [point], apart, half: r }
  }
  if (task === 'coordinate-inside') {
    const [half, up, r] = random.pick(lengths)
    const point: Point = [0, centre[1] + random.sign() * up]
    return { centre, square: r * r, points: [point], apart: up, half }
  }
  const square = random.pick([25, 50, 65, 85])
  const on = random.pick(steps(square))
  const near = random.until(
    () => [plus(on, [random.integer(-2, 2), random.integer(-2, 2)]), plus(on, somewhere(random, 2))] as const,
    ([p, q]) =>
      p[0] ** 2 + p[1] ** 2 < square && q[0] ** 2 + q[1] ** 2 > square && p[0] ** 2 + p[1] ** 2 > square / 3,
  )
  const away = random.pick(steps(square).filter(([x, y]) => x !== on[0] || y !== on[1]))
  // Not all of them beside each other.
  const [inner, outer] = [[-near[0][0], near[0][1]] as Point, near[1]]
  const points = random.shuffle([inner, outer, away]).map((step) => plus(centre, step))
  return { centre, square, points, apart: 0, half: 0 }
}

export const insideOrOutside = defineTemplate({
  id: 'inside-or-outside',
  marks: 4,
  calculator: false,
  level: 2,
  cases: {
    'three-points': (random) => {
      const circle = drawInsideOrOutside(random, 'three-points')
      const { centre, square, points } = circle
      const [first = [0, 0] as Point] = points
      const names = ['P', 'Q', 'R']
      const found = points.map((point) => whereIs(circle, point))
      const workings = points
        .map(
          (point, n) =>
            typst`#working("B1")[${`$${names[n] ?? ''}$`}: $${squaresOf(centre, point)} = ${squaredLength(centre, point)}$, #result[${inSentence[found[n] ?? 'on'].replace(' the circle', '')}]]`,
        )
        .join('\n')
      const spokenAnswer = points.map(
        (point, n) =>
          plain`${names[n] ?? ''} has ${squaredLength(centre, point)}, so it is ${inSentence[found[n] ?? 'on'].replace(' the circle', '')}`,
      )
      return {
        question: typst`
A circle has equation
$ ${generalForm(circle)}. $
For each of the points $P${shownPoint(points[0] ?? first)}$, $Q${shownPoint(points[1] ?? first)}$ and $R${shownPoint(points[2] ?? first)}$, show whether it lies inside the circle, on it or outside. #marks(4)`,
        answer: typst`
#working()[$${completed(circle)}$]
#working("B1")[centre $${shownPoint(centre)}$, $r^2 = ${square}$]
#note[Compare the squared distances from the centre with ${square}.]
${workings}`,
        alt: plain`A circle has equation ${generalFormInWords(circle)}. For each of the points P ${spokenPoint(points[0] ?? first)}, Q ${spokenPoint(points[1] ?? first)} and R ${spokenPoint(points[2] ?? first)}, show whether it lies inside the circle, on it or outside.`,
        answerAlt: plain`The centre is ${spokenPoint(centre)} and the radius squared is ${square}. Compare with it the squared distances. ${listInWords(spokenAnswer)}.`,
        answers: names.map((name, n) =>
          final('', word(found[n] ?? 'on', inSentence[found[n] ?? 'on']), name),
        ),
        verify: () =>
          new Set(points.map((point) => whereIs(circle, point))).size === 3 ? null : 'two lie alike',
      }
    },
    'nearest-and-furthest': (random) => {
      const circle = drawInsideOrOutside(random, 'nearest-and-furthest')
      const { centre, square, points, apart, half } = circle
      const [first = [0, 0] as Point] = points
      return {
        question: typst`
A circle has equation
$ ${generalForm(circle)}. $
$P$ is the point $${shownPoint(first)}$ and $Q$ is any point on the circle.

Find the least and the greatest possible length of $P Q$. #marks(4)`,
        answer: typst`
#working("B1")[centre $C${shownPoint(centre)}$, radius ${half}]
#working("M1")[$C P = sqrt(${squaresOf(centre, first)}) = ${apart}$]
#note[The nearest and the furthest point lie on the line through $P$ and $C$.]
${picture(
  [circle],
  [
    `edge((${first.join(', ')}), (${plus(centre, [
      ((centre[0] - first[0]) * half) / apart,
      ((centre[1] - first[1]) * half) / apart,
    ])
      .map((n) => Math.round(n * 1000) / 1000)
      .join(', ')}), dash: "dashed")`,
    spot(centre, 'C', plus(centre, [first[1] - centre[1], centre[0] - first[0]])),
    spot(first, 'P', centre),
  ],
  [first],
)}
#working("A1")[least $${apart} − ${half} =$ #result[${apart - half}]]
#working("A1")[greatest $${apart} + ${half} =$ #result[${apart + half}]]`,
        alt: plain`A circle has equation ${generalFormInWords(circle)}. P is the point ${spokenPoint(first)} and Q is any point on the circle. Find the least and the greatest possible length of PQ.`,
        answerAlt: plain`The centre C is ${spokenPoint(centre)} and the radius is ${half}. CP is ${apart}. The least length is ${apart} minus ${half}, which is ${apart - half}. The greatest is ${apart} plus ${half}, which is ${apart + half}.`,
        answers: [final('', number(apart - half), 'least'), final('', number(apart + half), 'greatest')],
        verify() {
          const r = Math.sqrt(square)
          const around = Array.from({ length: 720 }, (_, n): Point => {
            const t = (n * Math.PI) / 360
            return [centre[0] + r * Math.cos(t), centre[1] + r * Math.sin(t)]
          })
          const away = around.map((point) => distance(first, point))
          return Math.abs(Math.min(...away) - (apart - half)) < 0.001 &&
            Math.abs(Math.max(...away) - apart - half) < 0.001
            ? null
            : 'a point of the circle is nearer or further'
        },
      }
    },
    'coordinate-inside': (random) => {
      const circle = drawInsideOrOutside(random, 'coordinate-inside')
      const { centre, square, points, half } = circle
      const [first = [0, 0] as Point] = points
      const rise = first[1] - centre[1]
      const [low, high] = [centre[0] - half, centre[0] + half]
      return {
        question: typst`
The point $P(k, ${minus(first[1])})$ lies inside the circle
$ ${centreForm(circle)}. $
Find the set of possible values of $k$. #marks(4)`,
        answer: typst`
#note[Inside, the distance from the centre $${shownPoint(centre)}$ is less than the radius.]
#working("M1")[$(${less('k', centre[0])})^2 + ${rise * rise} < ${square}$]
#working("A1")[$(${less('k', centre[0])})^2 < ${half * half}$]
#working("M1")[$−${half} < ${less('k', centre[0])} < ${half}$]
#working("A1")[#result[$${minus(low)} < k < ${minus(high)}$]]`,
        alt: plain`The point P (k, ${plain`${first[1]}`}) lies inside the circle ${centreFormInWords(circle)}. Find the set of possible values of k.`,
        answerAlt: plain`The squared distance of P from the centre is less than ${square}. So ${bracketInWords('k', centre[0])} is less than ${half * half}, and k is greater than ${low} and less than ${high}.`,
        answers: [final('', inequality(`${low} < k < ${high}`, 'k'))],
        verify() {
          const r = Math.sqrt(square)
          const inside = (k: number) => distance(centre, [k, first[1]]) < r
          return inside(centre[0] + half - 0.01) && !inside(centre[0] + half + 0.01)
            ? null
            : 'the bound is another'
        },
      }
    },
    cyclone: (random) => {
      const circle = drawInsideOrOutside(random, 'cyclone')
      const { centre, square, points } = circle
      const [first = [0, 0] as Point] = points
      const names = ['Hatiya', 'Bhola', 'Sandwip']
      const found = points.map((point) => whereIs(circle, point))
      const workings = points
        .map(
          (point, n) =>
            typst`#working("B1")[${names[n] ?? ''}: $${squaresOf(centre, point)} = ${squaredLength(centre, point)}$, #result[${inSentence[found[n] ?? 'on'].replace(' the circle', '')}]]`,
        )
        .join('\n')
      const spokenAnswer = points.map(
        (point, n) =>
          plain`${names[n] ?? ''} has ${squaredLength(centre, point)}, so it is ${inSentence[found[n] ?? 'on'].replace(' the circle', '')}`,
      )
      return {
        question: typst`
On a map, one unit is 10~km. The edge of the strongest winds of a cyclone is the circle
$ ${centreForm(circle)}. $
Hatiya is at $${shownPoint(points[0] ?? first)}$, Bhola at $${shownPoint(points[1] ?? first)}$ and Sandwip at $${shownPoint(points[2] ?? first)}$.

Show whether each place is inside the circle, on it or outside. #marks(4)`,
        answer: typst`
#note[Compare the squared distance from the centre with $r^2$.]
#working("B1")[centre $${shownPoint(centre)}$, $r^2 = ${square}$]
${workings}`,
        alt: plain`On a map, one unit is 10 kilometres. The edge of the strongest winds of a cyclone is the circle ${centreFormInWords(circle)}. Hatiya is at ${spokenPoint(points[0] ?? first)}, Bhola at ${spokenPoint(points[1] ?? first)} and Sandwip at ${spokenPoint(points[2] ?? first)}. Show whether each place is inside the circle, on it or outside.`,
        answerAlt: plain`The radius squared is ${square}. Compare with it the squared distances from the centre ${spokenPoint(centre)}. ${listInWords(spokenAnswer)}.`,
        answers: names.map((name, n) =>
          final('', word(found[n] ?? 'on', inSentence[found[n] ?? 'on']), name),
        ),
        verify: () =>
          new Set(points.map((point) => whereIs(circle, point))).size === 3 ? null : 'two lie alike',
      }
    },
  },
})
