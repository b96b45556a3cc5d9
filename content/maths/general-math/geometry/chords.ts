// Chords: equal ones are equally far from the centre, and the perpendicular bisector goes through the centre.

import { cos } from '../../kit/angles.ts'
import { agree, distance, type Point, roots } from '../../kit/checking.ts'
import { between, drawFigure, onCircle } from '../../kit/figures.ts'
import { final, number, threeFigures } from '../../kit/final-answers.ts'
import { significant, unrounded } from '../../kit/numbers.ts'
import type { Random } from '../../kit/random.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'
import { linear, linearInWords } from './steps.ts'

const { sqrt } = Math

/** Right-angled triangles with whole sides: distance from the centre, half a chord, radius. */
export const triples = [
  [3, 4, 5],
  [4, 3, 5],
  [5, 12, 13],
  [12, 5, 13],
  [6, 8, 10],
  [8, 6, 10],
  [8, 15, 17],
  [9, 12, 15],
  [12, 9, 15],
  [7, 24, 25],
  [15, 20, 25],
] as const

const midpoint = (a: Point, b: Point): Point => {
  return between(a, b)
}

const drawChords = (random: Random) => {
  const [apart, half, radius] = random.pick(triples.filter(([d]) => d > 4))
  const equal = random.until(
    () => {
      const [m, n, x] = [random.integer(3, 5), random.integer(1, 2), random.integer(2, 6)]
      return { m, n, x, k: apart - m * x, l: apart - n * x }
    },
    ({ k, l }) => k < 0 && l > 0,
  )
  const parallel = random.until(
    () => {
      const [r, first, second] = [random.integer(8, 15), random.integer(9, 26), random.integer(6, 24)]
      const [one, other] = [sqrt(r * r - (first * first) / 4), sqrt(r * r - (second * second) / 4)]
      return { r, first, second, one, other, answer: one + other }
    },
    ({ r, one, other, answer }) =>
      one > 2.5 &&
      other - one > 1 &&
      other < 0.84 * r &&
      one % 1 !== 0 &&
      other % 1 !== 0 &&
      answer % 1 !== 0,
  )
  const arch = random.until(
    () => {
      const [width, height] = [random.integer(8, 30, 2), random.integer(2, 8)]
      return { width, height, radius: (width * width) / 8 / height + height / 2 }
    },
    ({ width, height, radius: r }) => height < width * 0.42 && height > width * 0.18 && (r * 10) % 1 === 0,
  )
  return { apart, half, radius, equal, parallel, arch }
}

export const chordsAndCentre = defineTemplate({
  id: 'chords-and-the-centre',
  marks: 4,
  calculator: true,
  level: 4,
  cases: {
    'equal-chords'(random) {
      const { apart, half, radius, equal } = drawChords(random)
      const { m, n, x, k, l } = equal
      const open = (Math.atan2(half, apart) * 180) / Math.PI
      const at = (direction: number) => [onCircle(direction - open), onCircle(direction + open)] as const
      const [[A, B], [D, C]] = [at(152), at(24)]
      const points = { O: onCircle(0, 0), A: B, B: A, C, D, M: midpoint(A, B), N: midpoint(C, D) }
      return {
        question: typst`
$A B$ and $C D$ are chords of equal length in a circle, centre $O$, radius ${radius}~cm. $M$ and $N$ are the midpoints of $A B$ and $C D$. #linebreak() $O M = (${linear(m, k)})$~cm and $O N = (${linear(n, l)})$~cm.
${drawFigure({ points, circle: 'OA', lines: 'AMB CND OM ON', dots: 'O', angles: { OMB: 'right', OND: 'right' }, names: { O: 270, M: 152, N: 24 }, padding: [30, 22] })}
#part("a", 2)[Find the value of $x$.]
#part("b", 2)[Find the length of $A B$.]`,
        answer: typst`
#part("a")[#note[Equal chords are equidistant from the centre.]
#working("M1")[$${linear(m, k)} = ${linear(n, l)}$]
#working("A1")[$${m - n === 1 ? 'x' : `${m - n}x`} = ${l - k}$, $x =$ #result[$${x}$]]]
#part("b")[#note[$O M = ${apart}$~cm, and $O M$ is perpendicular to $A B$.]
#working("M1 FT")[$A M^2 = ${radius}^2 - ${apart}^2 = ${half * half}$]
#working("A1")[$A B = 2 times ${half} =$ #result[${2 * half}~cm]]]`,
        alt: plain`AB and CD are chords of equal length in a circle with centre O and radius ${radius} cm. M and N are the midpoints of AB and CD. OM is ${linearInWords(m, k)} cm and ON is ${linearInWords(n, l)} cm. Part a: find x. Part b: find the length of AB.`,
        answerAlt: plain`Part a: equal chords are equidistant from the centre, so ${linearInWords(m, k)} is ${linearInWords(n, l)}, and x is ${x}. Part b: OM is ${apart} cm and is perpendicular to AB. AM squared is ${radius} squared minus ${apart} squared, so AM is ${half} cm and AB is ${2 * half} cm.`,
        answers: [final('a', number(x, { unit: 'cm' }), 'x'), final('b', number(2 * half, { unit: 'cm' }))],
        verify() {
          const far = m * x + k
          if (far !== apart || n * x + l !== far) return 'the chords are not equally far from the centre'
          return agree(distance([far, half], [0, 0]), radius)
            ? null
            : 'the end of the chord is not on the circle'
        },
      }
    },
    'parallel-chords'(random) {
      const { r, first, second, one, other, answer } = drawChords(random).parallel
      const points = {
        O: [0, 0],
        A: [-first / 2, one],
        B: [first / 2, one],
        C: [-second / 2, -other],
        D: [second / 2, -other],
        M: [0, one],
        N: [0, -other],
      } as const
      const printed = significant(answer)
      return {
        question: typst`
$A B$ and $C D$ are parallel chords on opposite sides of the centre $O$ of a circle of radius ${r}~cm. $A B = ${first}$~cm and $C D = ${second}$~cm.
${drawFigure({ points: { O: [0, 0], A: points.A, B: points.B, C: points.C, D: points.D }, circle: 'OA', lines: 'AB CD', dots: 'O', parallel: ['AB CD'], padding: [30, 22] })}
Calculate the distance between the chords. #marks(4)`,
        answer: typst`
${drawFigure({ points, circle: 'OA', lines: 'AB CD MON OA OC', dots: 'O', angles: { AMO: 'right', CNO: 'right' }, lengths: { OA: [`[${r}~cm]`, 'M'], OC: [`[${r}~cm]`, 'N'] }, names: { O: 0 }, padding: [30, 22] })}
#note[The perpendicular from $O$ bisects each chord.]
#working("M1")[$O M^2 = ${r}^2 - ${first / 2}^2$, $O M = ${unrounded(one)}$]
#working("M1")[$O N^2 = ${r}^2 - ${second / 2}^2$, $O N = ${unrounded(other)}$]
#working("M1 A1")[$M N = O M + O N$ #linebreak() $=$ #result[${printed}~cm] (3~s.f.)]`,
        alt: plain`AB and CD are parallel chords on opposite sides of the centre O of a circle of radius ${r} cm. AB is ${first} cm and CD is ${second} cm. Calculate the distance between the chords.`,
        answerAlt: plain`Let M and N be the midpoints of AB and CD. The perpendiculars OM and ON bisect the chords. OM squared is ${r} squared minus ${first / 2} squared, and ON squared is ${r} squared minus ${second / 2} squared. MN is their sum, ${printed} cm to 3 significant figures.`,
        answers: [final('', threeFigures(answer, 'cm'))],
        verify() {
          // Turn from the end of each chord to its middle, as seen from the centre.
          const found = [first, second].reduce(
            (sum, chord) => sum + r * cos((2 * Math.asin(chord / 2 / r) * 90) / Math.PI),
            0,
          )
          return agree(found, answer) ? null : `by angles the chords are ${found} apart`
        },
      }
    },
    arch(random) {
      const { width, height, radius: r } = drawChords(random).arch
      const down = Math.round((height - r) * 100) / 100
      const points = {
        A: [-width / 2, 0],
        B: [width / 2, 0],
        M: [0, 0],
        C: [0, height],
        O: [0, down],
      } as const
      const open = (Math.asin(width / 2 / r) * 180) / Math.PI
      const arc = `arc-of((0, ${down}), ${r}, ${(90 - open).toFixed(2)}deg, ${(90 + open).toFixed(2)}deg)`
      return {
        question: typst`
The top of a bridge over a canal is an arc of a circle. Its span $A B$ is ${width}~m. $M$ is the midpoint of $A B$ and $M C = ${height}$~m is its height.
${drawFigure({ points: { A: points.A, B: points.B, M: points.M, C: points.C }, lines: 'AMB MC', parts: [arc], angles: { CMB: 'right' }, lengths: { MC: [`[${height}~m]`, 'A'] }, names: { A: 225, B: 315, C: 90 }, height: 170, padding: [24, 24] })}
Find the radius of the circle. #marks(4)`,
        answer: typst`
${drawFigure({ points, lines: 'AMB MC OA', dashed: 'OM', parts: [arc], angles: { OMA: 'right' }, lengths: { OA: ['$r$', 'C'], OM: [`$r - ${height}$`, 'A'] }, dots: 'O', height: 250, padding: [24, 24] })}
#note[The perpendicular bisector of the chord $A B$ goes through the centre $O$.]
#working("B1")[$O M = r - ${height}$]
#working("M1")[$r^2 = (r - ${height})^2 + ${width / 2}^2$]
#working("M1")[$${2 * height}r = ${height * height} + ${(width / 2) ** 2}$]
#working("A1")[$r =$ #result[${r}~m]]`,
        alt: plain`The top of a bridge over a canal is an arc of a circle. Its span AB is ${width} metres. M is the midpoint of AB, and the height MC from M up to the arc is ${height} metres. Find the radius of the circle.`,
        answerAlt: plain`The perpendicular bisector of AB goes through the centre O, so OM is r minus ${height}. By Pythagoras, r squared is r minus ${height}, squared, plus ${width / 2} squared. This gives ${2 * height}r equal to ${height * height + (width / 2) ** 2}, so r is ${r} metres.`,
        answers: [final('', number(r, { unit: 'm' }))],
        verify() {
          const [found = 0] = roots((x) => distance([0, height - x], [width / 2, 0]) - x, 0.5, 200, 2000)
          return agree(found, r, 1e-6) ? null : `the circle through A, B and C has radius ${found}`
        },
      }
    },
  },
})
