// Questions about a figure of angles. Their check is a measurement: every size that is printed in the figure, every pair
// of equal or parallel lines, and every answer is measured on the coordinates that the figure is drawn from.

import { agree, angleAt, distance, type Point } from '../../kit/checking.ts'
import { directionOf, drawFigure, type Figure, groupsOf, pointOf, pointsOf } from '../../kit/figures.ts'
import { number } from '../../kit/final-answers.ts'
import type { FinalAnswer } from '../../template.ts'

interface AngleQuestion {
  readonly figure: Figure
  /** Markup above the figure. */
  readonly opening?: string
  /** Markup below the figure: what is asked, with its marks. */
  readonly ask: string
  readonly solution: string
  readonly alt: string
  readonly answerAlt: string
  /** The answers: angles of the figure in degrees. A key ending in '!' is the reflex angle. */
  readonly found: Readonly<Record<string, number>>
  /** What else must hold on the points: what, the number it should be, and the number it is. */
  readonly holds?: readonly (readonly [what: string, wanted: number, is: number])[]
  readonly answers: readonly FinalAnswer[]
}

const sizeOf = ({ points }: Figure, key: string, isReflex: boolean): number => {
  const [a, b, c] = pointsOf(points, key)
  if (!a || !b || !c) throw new Error(`${key} is no angle`)
  const size = angleAt(b, a, c)
  return isReflex ? 360 - size : size
}

const wrongAngle = (figure: Figure): string | undefined => {
  return Object.entries(figure.angles ?? {})
    .map(([key, label]) => {
      const wanted =
        label === 'right'
          ? 90
          : typeof label === 'number'
            ? label
            : typeof label === 'string'
              ? undefined
              : label[1]
      const is = sizeOf(figure, key, figure.reflex?.includes(key) ?? false)
      return wanted === undefined || agree(wanted, is, 1e-6)
        ? ''
        : `angle ${key} is given as ${wanted} and drawn as ${is}`
    })
    .find((fault) => fault !== '')
}

const wrongLines = ({ points, equal, parallel }: Figure): string | undefined => {
  const lengths = groupsOf(points, equal).map((group) =>
    group.map(([a, b]) => distance(a as Point, b as Point)),
  )
  const directions = groupsOf(points, parallel).map((group) =>
    group.map(([a, b]) => directionOf(a as Point, b as Point)),
  )
  const differ = (values: number[], turn: number) =>
    values.some((value) => {
      const apart = Math.abs(value - (values[0] ?? 0))
      return Math.min(apart, Math.abs(turn - apart)) > 1e-6
    })
  if (lengths.some((group) => differ(group, Number.MAX_VALUE)))
    return 'lines marked equal have different lengths'
  return directions.some((group) => differ(group, 360)) ? 'lines marked parallel are not' : undefined
}

/** The first thing that the figure or the answer says and the points do not; null if all holds. */
const measure = ({ figure, found, holds = [] }: AngleQuestion): string | null => {
  const wrongAnswer = Object.entries(found)
    .map(([key, wanted]) => {
      const is = sizeOf(figure, key.replace('!', ''), key.endsWith('!'))
      return agree(wanted, is, 1e-6) ? '' : `angle ${key} should be ${wanted} and is ${is}`
    })
    .find((fault) => fault !== '')
  const broken = holds.find(([, wanted, is]) => !agree(wanted, is, 1e-6))
  return (
    wrongAngle(figure) ??
    wrongLines(figure) ??
    wrongAnswer ??
    (broken ? `${broken[0]} should be ${broken[1]} and is ${broken[2]}` : null)
  )
}

/** That points lie on the circle about the first of them: onOneCircle(points, 'OABC'). */
export const onOneCircle = (
  points: Figure['points'],
  key: string,
): readonly (readonly [string, number, number])[] => {
  const [centre = '', first = '', ...others] = key
  const radius = distance(pointOf(points, centre), pointOf(points, first))
  return others.map((name) => [
    `${centre}${name}`,
    radius,
    distance(pointOf(points, centre), pointOf(points, name)),
  ])
}

/** An angle in degrees as an answer. */
export const angle = (size: number, part = ''): FinalAnswer => ({
  part,
  asked: number(size, { unit: '°' }),
})

/** A question whose figure is its own check. */
export const posed = (given: AngleQuestion) => {
  const { figure, opening = '', ask, solution, alt, answerAlt, answers } = given
  return {
    question: `${opening}\n${drawFigure(figure)}\n${ask}`,
    answer: solution,
    alt,
    answerAlt,
    answers,
    verify: () => measure(given),
  }
}
