// Fields for what follows from a result that the question states rounded ("show that …"): right from the rounded value and
// from the one in the calculator.

import type { NumberAsked } from '@toron/domain/typed-answers/asked.ts'
import { number } from './final-answers.ts'
import { fromRounded } from './typed.ts'

/** To three significant figures. */
export const lengthEitherWay = (exact: number, fromStated: number, unit: string): NumberAsked =>
  number(exact, { to: { figures: 3 }, unit, accept: fromRounded(exact, fromStated) })

/** Degrees to one decimal place. */
export const angleEitherWay = (exact: number, ...fromStated: readonly number[]): NumberAsked => {
  const [low, high] = [Math.min(exact, ...fromStated), Math.max(exact, ...fromStated)]
  return number(exact, { to: { places: 1 }, unit: '°', accept: [low.toFixed(1), high.toFixed(1)] })
}
