// The words of geometry: kinds of angle and line, and parts of a circle.

import { agree, angleAt, distance, type Point } from '../../kit/checking.ts'
import { directionOf, drawFigure, onCircle, pointOf, towards } from '../../kit/figures.ts'
import { final, word } from '../../kit/final-answers.ts'
import type { Random } from '../../kit/random.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'

/**
 * A solution of three short answers, a mark each.
 * @param areFromFirst whether the second and the third follow from the first
 */
export const threeAnswers = (answers: readonly string[], areFromFirst = false): string => {
  const lines = answers.map((answer, n) => {
    return `#part("${'abc'[n]}")[#working("B1${areFromFirst && n > 0 ? ' FT' : ''}")[#result[${answer}]]]`
  })
  return lines.join('\n')
}

const kindOf = (size: number) => (size < 90 ? 'acute' : size < 180 ? 'obtuse' : 'reflex')

const trapezium = (lean: number, width: number) => {
  const [A, B] = [[0, 0] as Point, [6.4, 0] as Point]
  const slope = Math.tan((lean * Math.PI) / 180)
  const height = (6.4 - width) * slope
  return { A, B, C: [width, height] as Point, D: [0, height] as Point }
}

/** A line by its ends, in either order. */
const line = (a: string, b: string) =>
  word(...[a + b, b + a].flatMap((ends) => [ends, `line ${ends}`, `side ${ends}`]))

const drawSizes = (random: Random) => {
  const multiples = random.until(
    () => [random.integer(17, 44), random.integer(2, 5), random.integer(3, 9)] as const,
    ([p, m, n]) => m * p > 95 && m * p < 175 && n * p > 185 && n * p < 345,
  )
  return { multiples, lean: random.integer(48, 66), width: random.decimal(3, 4, 1) }
}

export const anglesAndLines = defineTemplate({
  id: 'names-of-angles-and-lines',
  marks: 3,
  calculator: false,
  level: 1,
  cases: {
    multiples(random) {
      const [p, m, n] = drawSizes(random).multiples
      return {
        question: typst`Angle $p = ${p}°$.

Write down the mathematical name for an angle of
#part("a", 1)[$p$,]
#part("b", 1)[$${m}p$,]
#part("c", 1)[$${n}p$.]`,
        answer: typst`
${threeAnswers([kindOf(p), kindOf(m * p), kindOf(n * p)])}
#note[$${m}p = ${m * p}°$ is between $90°$ and $180°$, and $${n}p = ${n * p}°$ is more than $180°$.]`,
        alt: plain`Angle p is ${p} degrees. Write down the mathematical name for an angle of part a: p; part b: ${m}p; part c: ${n}p.`,
        answerAlt: plain`Part a: p is ${kindOf(p)}. Part b: ${m}p is ${m * p} degrees, which is ${kindOf(m * p)}. Part c: ${n}p is ${n * p} degrees, which is ${kindOf(n * p)}.`,
        answers: [p, m * p, n * p].map((size, k) => final('abc'.charAt(k), word(kindOf(size)))),
        verify() {
          // By the signs of sine and cosine of each angle.
          const signs = [p, m * p, n * p].map((size) => [
            Math.cos((size * Math.PI) / 180),
            Math.sin((size * Math.PI) / 180),
          ])
          const kinds = signs.map(([cosine = 0, sine = 0]) =>
            sine < 0 ? 'reflex' : cosine < 0 ? 'obtuse' : 'acute',
          )
          return kinds.join() === 'acute,obtuse,reflex' ? null : `the angles are ${kinds}`
        },
      }
    },
    'in-a-trapezium'(random) {
      const { lean, width } = drawSizes(random)
      const points = trapezium(lean, width)
      return {
        question: typst`
${drawFigure({ points, lines: 'ABCDA', angles: { DAB: 'right', ADC: 'right' }, parallel: ['AB DC'], height: 190 })}
In the quadrilateral $A B C D$, write down
#part("a", 1)[the line that is parallel to $A B$,]
#part("b", 1)[a line that is perpendicular to $A B$,]
#part("c", 1)[the angle that is obtuse.]`,
        answer: typst`
${threeAnswers(['$D C$', '$A D$', 'angle $B C D$'])}
#note[Parallel lines have arrow heads in the same direction; perpendicular lines meet at $90°$.]`,
        alt: plain`In the quadrilateral ABCD, AB and DC are marked with arrow heads in the same direction. The angles at A and D are right angles. AB is longer than DC. Write down part a: the line that is parallel to AB; part b: a line that is perpendicular to AB; part c: the angle that is obtuse.`,
        answerAlt: plain`Part a: DC is parallel to AB. Part b: AD is perpendicular to AB. Part c: angle BCD is obtuse.`,
        answers: [
          final('a', line('D', 'C')),
          final('b', line('A', 'D')),
          final('c', word('BCD', 'DCB', 'C', 'angle BCD', 'angle DCB', 'angle C')),
        ],
        verify() {
          const size = (b: string, a: string, c: string) =>
            angleAt(pointOf(points, b), pointOf(points, a), pointOf(points, c))
          const obtuse = ['DAB', 'ABC', 'BCD', 'CDA'].filter(
            (key) => size(key[1] ?? '', key[0] ?? '', key[2] ?? '') > 90 + 1e-6,
          )
          if (obtuse.join() !== 'BCD') return `the obtuse angles are ${obtuse}`
          return agree(directionOf(points.A, points.B), directionOf(points.D, points.C))
            ? null
            : 'DC is not parallel to AB'
        },
      }
    },
  },
})

const circleParts = {
  chord: {
    shown: '$A B$',
    part: 'the line $A B$',
    spoken: 'the line AB, from A to B on the circle, not through O',
  },
  diameter: {
    shown: '$C D$',
    part: 'the line $C D$',
    spoken: 'the line CD, from C to D on the circle, through O',
  },
  radius: { shown: '$O E$', part: 'the line $O E$', spoken: 'the line OE, from O to E on the circle' },
  tangent: { shown: '$P Q$', part: 'the line $P Q$', spoken: 'the line PQ, which touches the circle at E' },
} as const

type CirclePart = keyof typeof circleParts

const circleLines = (turn: number) => {
  const E = onCircle(285 + turn)
  return {
    O: onCircle(0, 0),
    A: onCircle(72 + turn),
    B: onCircle(150 + turn),
    C: onCircle(186 + turn),
    D: onCircle(6 + turn),
    E,
    P: towards(E, 5, 195 + turn),
    Q: towards(E, 5, 15 + turn),
  }
}

const drawCircle = (random: Random) => ({
  turn: random.integer(0, 30),
  asked: random.distinct(['chord', 'diameter', 'radius', 'tangent'] as const, 3),
  wide: random.integer(66, 84),
})

export const partsOfCircle = defineTemplate({
  id: 'parts-of-a-circle',
  marks: 3,
  calculator: false,
  level: 1,
  cases: {
    lines(random) {
      const { turn, asked } = drawCircle(random)
      return {
        question: typst`
The diagram shows a circle, centre $O$. $P Q$ touches the circle at $E$.
${drawFigure({ points: circleLines(turn), circle: 'OA', lines: 'AB COD OE PEQ', dots: 'O', padding: [26, 22], height: 240 })}
Write down the mathematical name for
${asked.map((name, n) => `#part("${'abc'[n]}", 1)[${circleParts[name].part}${n === 2 ? '.' : ','}]`).join('\n')}`,
        answer: threeAnswers(asked),
        alt: plain`The diagram shows a circle with centre O. Write down the mathematical name for ${asked.map((name, n) => `part ${'abc'[n]}: ${circleParts[name].spoken}`).join('; ')}.`,
        answerAlt: plain`${asked.map((name, n) => `Part ${'abc'[n]}: ${name}`).join('. ')}.`,
        answers: asked.map((name, n) => final('abc'.charAt(n), word(name))),
        verify() {
          const points = circleLines(turn)
          const { O, A, B, C, D, E, P, Q } = points
          const far = (p: Point) => distance(O, p)
          const isOn = (p: Point) => agree(far(p), far(A))
          const holds: Record<CirclePart, boolean> = {
            chord: isOn(A) && isOn(B) && !agree(angleAt(O, A, B), 180),
            diameter: isOn(C) && isOn(D) && agree(angleAt(O, C, D), 180, 1e-6),
            radius: isOn(E),
            tangent: isOn(E) && agree(angleAt(E, O, P), 90, 1e-6) && agree(angleAt(E, O, Q), 90, 1e-6),
          }
          return asked.every((name) => holds[name]) ? null : 'a line is drawn wrong'
        },
      }
    },
    regions(random) {
      const { turn, wide } = drawCircle(random)
      const [sectorFrom, sectorTo] = [170 + turn, 170 + turn + wide]
      const [chordFrom, chordTo] = [-40 + turn / 2, 55 + turn / 2]
      return {
        question: typst`
The diagram shows a circle, centre $O$. $A$ and $B$ lie on it.
#sketch(circle-of((0, 0), 5), sector-of((0, 0), 5, ${sectorFrom}deg, ${sectorTo}deg, fill: maths-wash), segment-of((0, 0), 5, ${chordFrom}deg, ${chordTo}deg, fill: skizie-wash), point((0, 0), $O$, side: "above"), circle-point((0, 0), 5, ${chordFrom}deg, $A$, mark: false), circle-point((0, 0), 5, ${chordTo}deg, $B$, mark: false), sketch-part((), to => { text-at(to(on-circle((0, 0), 3.3, ${(sectorFrom + sectorTo) / 2}deg)), $R$); text-at(to(on-circle((0, 0), 4.2, ${(chordFrom + chordTo) / 2}deg)), $S$) }), height: 235pt, padding: (26pt, 22pt))
Write down the mathematical name for
#part("a", 1)[the shaded region $R$, which two radii bound,]
#part("b", 1)[the shaded region $S$, which the chord $A B$ cuts off,]
#part("c", 1)[the longer way round the circle from $A$ to $B$.]`,
        answer: typst`
${threeAnswers(['minor sector', 'minor segment', 'major arc'])}
#scheme[Parts (a) and (b): accept _sector_ and _segment_]`,
        alt: plain`The diagram shows a circle with centre O, and A and B on it. Write down the mathematical name for part a: the shaded region R, between two radii and the shorter arc; part b: the shaded region S, between the chord AB and the shorter arc; part c: the longer way round the circle from A to B.`,
        answerAlt: plain`Part a: R is a minor sector. Part b: S is a minor segment. Part c: the longer way round is the major arc.`,
        answers: [
          final('a', word('minor sector', 'sector')),
          final('b', word('minor segment', 'segment')),
          final('c', word('major arc')),
        ],
        verify: () => (wide < 180 ? null : 'the region R is not the minor one'),
      }
    },
  },
})
