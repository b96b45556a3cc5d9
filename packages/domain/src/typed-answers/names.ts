// What students write in front of an answer. The field has its name already, so it is passed over: x =, f⁻¹(x) =, dy/dx =,
// ∠ABC =, "the gradient is", or an equals sign alone.
import { evaluate } from './expression.ts'
import { readExpression } from './read.ts'

/** Words or letters of a figure, with what a function is taken of; a derivative; a modulus. */
const name = [
  /[∠\p{L}][\p{L}\d_′' ]{0,30}(?:\^\(?-?1\)?)?\s*(?:\([^()=]{1,12}\))?/u,
  /d(?:\^?\(?2\)?)?\p{L}\s*\/\s*d\p{L}(?:\^?\(?2\)?)?/u,
  /\|\p{L}{1,2}\|/u,
].map(({ source }) => source)
const named = new RegExp(
  `^\\s*(?:∴|so\\b|hence\\b|therefore\\b)?\\s*(?:${name.join('|')})?\\s*(?:=|≈|:|→|->|\\b(?:is|approaches|tends\\s+to)\\b|∈)(?!=)\\s*`,
  'u',
)

/** x ≠ 3, where the value that x cannot have is asked for. */
const excluded = /^\s*\p{L}\s*!=\s*(?=[-+\d(√])/u

/** @param text in known signs */
export const withoutName = (text: string): string => text.replace(excluded, '').replace(named, '')

/** Of sin θ + cos θ = √(5/3) or a + b = (−3, 9) what is behind the name; null where there is no such name. */
export const afterExpression = (text: string): string | null =>
  /^\s*(?:\p{L}\s*[-+]\s*\p{L}|(?!\d)[^=]*(?:sin|cos|tan|cosec|sec|cot)[^=]*)\s*=(?=[^=]*$)\s*(.*)$/u.exec(
    text,
  )?.[1] ?? null

/** Of √61 = 7.81, the last; of 4 = x, what is not the name. Numbers only. */
export const afterWorking = (text: string): string => {
  const bare = withoutName(text)
  const sides = bare.split(/[=≈]/)
  if (sides.length !== 2) return bare
  const [before = '', after = ''] = sides
  if (/^\s*\p{L}\s*$/u.test(after)) return before
  const [one, other] = [before, after].map((side) => readExpression(side, []))
  if (!one?.ok || !other?.ok) return bare
  const [worked, given] = [evaluate(one.expression), evaluate(other.expression)]
  return Math.abs(worked - given) <= 0.01 * Math.abs(given) ? after : bare
}
