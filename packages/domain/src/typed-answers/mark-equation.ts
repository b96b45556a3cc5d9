// Marks equations.
import { type Asked, type EquationForm, inForm, type Marked, right, wrong } from './asked.ts'
import { type Expression, evaluate, hasDecimal, lettersOf, partsOf } from './expression.ts'
import { areCollected, isMultipliedOut, termsOf } from './forms.ts'
import { markNumber } from './mark-number.ts'
import { isPlain } from './plain.ts'
import { readExpression } from './read.ts'
import { agree, isMultiple, isNearValue } from './same-value.ts'
import { inKnownSigns } from './signs.ts'
import type { Unread } from './tokens.ts'

type Of<Kind extends Asked['kind']> = Extract<Asked, { kind: Kind }>

type Sides = { readonly left: Expression; readonly right: Expression }

const sidesOf = (text: string, letters: readonly string[]): Sides | Unread => {
  const [left, over, more] = inKnownSigns(text).split('=')
  if (left === undefined || over === undefined || more !== undefined) return 'shape'
  const [one, other] = [readExpression(left, letters), readExpression(over, letters)]
  if (!one.ok) return one.why
  if (!other.ok) return other.why
  return { left: one.expression, right: other.expression }
}

const difference = ({ left, right: over }: Sides): Expression => ({
  is: 'sum',
  terms: [left, { is: 'negative', of: over }],
})

export const markEquation = (text: string, { value, letters, form }: Of<'equation'>): Marked => {
  const wanted = sidesOf(value, letters)
  if (typeof wanted === 'string') throw new Error(`the equation "${value}" cannot be read: ${wanted}`)
  // "The equation is y = 2x"; f(x) for y.
  const bare = inKnownSigns(text)
    .replace(/^[\p{L} ]*(?:\bis|:)\s+(?=.*=)/u, '')
    .replace(/^\s*[fg]\s*\(\s*x\s*\)\s*=/, 'y =')
  const given = sidesOf(bare, letters)
  if (typeof given === 'string') return { verdict: 'unread', why: given }
  if (!isSameEquation(given, wanted)) return isRoundedSubject(given, wanted) ? inForm('exact') : wrong
  return form === undefined || hasForm(given, wanted, form) ? right : inForm(wantsOf[form])
}

/** y = −0.667x + 8, or with −0.67x, for y = −2x/3 + 8. */
const isRoundedSubject = (given: Sides, wanted: Sides): boolean => {
  return (
    given.left.is === 'letter' &&
    wanted.left.is === 'letter' &&
    given.left.name === wanted.left.name &&
    hasDecimal(given.right) &&
    !hasDecimal(wanted.right) &&
    (isNearValue(given.right, wanted.right) || isRoundedLine(given.right, wanted.right))
  )
}

/** Its gradient and its intercept, to two figures or more. */
const isRoundedLine = (given: Expression, wanted: Expression): boolean => {
  const [name = ''] = lettersOf(wanted)
  const [line, model] = [given, wanted].map((side) => lineOf(side, name))
  return Boolean(line && model?.every((exact, index) => isRounded(line[index] ?? Number.NaN, exact)))
}

/** The gradient and the intercept; null for no line. */
const lineOf = (side: Expression, letter: string): readonly [number, number] | null => {
  const [at0 = 0, at1 = 0, at2 = 0] = [0, 1, 2].map((x) => evaluate(side, new Map([[letter, x]])))
  return agree(at2 - at1, at1 - at0) ? [at1 - at0, at0] : null
}

const isRounded = (given: number, exact: number): boolean => {
  const asked = { kind: 'number', value: exact.toFixed(12), to: { figures: 3 } } as const
  const { verdict } = markNumber(String(Number(given.toPrecision(10))), asked)
  return agree(given, exact) || verdict === 'right' || verdict === 'form'
}

const wantsOf = {
  subject: 'subject',
  line: 'subject',
  'whole-numbers': 'whole-numbers',
  circle: 'form-of-question',
} as const

/** Each side times a constant, and terms moved over, change nothing; a factor with letters may, so the points are compared. */
const isSameEquation = (one: Sides, other: Sides): boolean =>
  isMultiple(difference(one), difference(other)) || isSameGraph(one, other)

/** Whether y = 24/x is all that xy = 24 says. */
const isSameGraph = (one: Sides, { left, right: over }: Sides): boolean => {
  if (left.is !== 'letter' || lettersOf(over).has(left.name)) return false
  const others = [...lettersOf(over), ...lettersOf(difference(one))].filter((name) => name !== left.name)
  const points = [0.37, 1.41, 2.83, 5.19, 9.7].map((step) => {
    const at = new Map(others.map((name, index) => [name, step * (1 + index * 0.31)]))
    const on = evaluate(over, at)
    const offBy = (y: number) => evaluate(difference(one), new Map([...at, [left.name, y]]))
    const size =
      1e-9 * Math.max(1, Math.abs(on), Math.abs(evaluate(one.left, new Map([...at, [left.name, on]]))))
    return {
      on,
      isOn: Math.abs(offBy(on)) <= size,
      isOff: [on + 0.7, on - 1.3, -on].every((y) => agree(y, on) || !(Math.abs(offBy(y)) <= size)),
    }
  })
  const known = points.filter(({ on }) => Number.isFinite(on))
  return known.length >= 3 && known.every(({ isOn, isOff }) => isOn && isOff)
}

const hasForm = (given: Sides, wanted: Sides, form: EquationForm): boolean => {
  if (form === 'whole-numbers') return isInWholeNumbers(given, wanted)
  if (form === 'circle') return isCircle(given) || isCircle({ left: given.right, right: given.left })
  return isSubject(given, wanted) && (form === 'subject' || [given.left, given.right].every(isExpanded))
}

const isSubject = ({ left, right: over }: Sides, wanted: Sides): boolean => {
  const [subject] = lettersOf(wanted.left)
  const isAlone = (side: Expression) => side.is === 'letter' && side.name === subject
  const isFree = (side: Expression) => subject !== undefined && !lettersOf(side).has(subject)
  return (isAlone(left) && isFree(over)) || (isAlone(over) && isFree(left))
}

/** (x − a)² + (y − b)² = c: two squares, and one number. */
const isCircle = ({ left, right: over }: Sides): boolean => {
  const isSquare = (term: Expression) =>
    term.is === 'power' && evaluate(term.exponent) === 2 && lettersOf(term.base).size === 1
  const squares = termsOf(left)
  return squares.length === 2 && squares.every(isSquare) && isPlain(over) && lettersOf(over).size === 0
}

const isExpanded = (side: Expression): boolean => areCollected(side) && termsOf(side).every(isMultipliedOut)

/** ax + by = c, or with 0 on one side: the letters where the model has them, and no fraction. */
const isInWholeNumbers = ({ left, right: over }: Sides, wanted: Sides): boolean => {
  const sides = [left, over]
  const isZero = (side: Expression) => lettersOf(side).size === 0 && evaluate(side) === 0
  const isWhole = (part: Expression): boolean =>
    part.is !== 'fraction' &&
    part.is !== 'mixed' &&
    !(part.is === 'number' && part.text.includes('.')) &&
    partsOf(part).every(isWhole)
  const isMixed = (side: Expression) =>
    new Set(termsOf(side).map((term) => lettersOf(term).size > 0)).size === 2
  const hasSides = isZero(wanted.right)
    ? sides.some(isZero)
    : sides.some((side) => lettersOf(side).size === 0) && !sides.some(isMixed)
  return hasSides && sides.every(isWhole) && sides.every(isExpanded)
}
