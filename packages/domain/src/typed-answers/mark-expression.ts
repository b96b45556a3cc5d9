// Marks expressions in letters.
import { type Asked, inForm, type Marked, right, wrong } from './asked.ts'
import { type Expression, hasDecimal, lettersOf, someIn } from './expression.ts'
import { hasForm } from './forms.ts'
import { componentsOf, inUnitVectors, piecesOf } from './mark-shapes.ts'
import { withoutName } from './names.ts'
import { isRatioOfAngle } from './number-forms.ts'
import { isPlain } from './plain.ts'
import { expressionAsked, type Read, readExpression } from './read.ts'
import { isAlwaysApart, isNearValue, isSameValue, isSameWhereAcute } from './same-value.ts'
import { inKnownSigns } from './signs.ts'
import { withoutKnownUnit } from './units.ts'

type Of<Kind extends Asked['kind']> = Extract<Asked, { kind: Kind }>

export const markExpression = (text: string, asked: Of<'expression'>): Marked => {
  const { value, letters, form, isUpToConstant = false, isInLogarithm = false } = asked
  const free = isUpToConstant ? constants.filter((one) => !letters.includes(one)) : []
  const isVector = letters.includes('i') && letters.includes('j')
  const known = inKnownSigns(text)
  const bare = withoutName(isVector ? known.replace(ofAngle, '$1($2)') : known)
  const model = expressionAsked(value, letters)
  const series = model.is === 'sum' ? seriesOf(bare, letters) : null
  const given = series ?? readAny(isInLogarithm ? withoutLogarithm(bare) : bare, [...letters, ...free])
  if (!given.ok) return { verdict: 'unread', why: given.why }
  if (isUpToConstant) return markUpToConstant(given.expression, model, free)
  if (!isSameValue(given.expression, model)) {
    // In degrees, perhaps.
    if (isVector && /(?:sin|cos|tan)\s*\(?\s*\d/.test(bare) && !bare.includes('°'))
      return { verdict: 'unread', why: 'ambiguous-function' }
    return isRounded(given.expression, model)
      ? inForm('exact')
      : form === 'simplified' && isSameWhereAcute(given.expression, model)
        ? inForm('simplified')
        : wrong
  }
  if (form !== undefined)
    return hasForm(given.expression, model, form)
      ? right
      : inForm(form === 'one-power' ? 'form-of-question' : form)
  // A number is worked out here, too.
  const isNumber = [given.expression, model].every((one) => lettersOf(one).size === 0)
  const isUnfinished =
    (isNumber && isPlain(model) && !isPlain(given.expression)) ||
    (isVector && someIn(given.expression, isRatioOfAngle) && !someIn(model, isRatioOfAngle))
  return isUnfinished ? inForm('simplified') : right
}

/** −16 sin 60° i: the sine of 60°, and not of 60°i. */
const ofAngle = /(sin|cos|tan)\s*(\d+(?:\.\d+)?\s*°?)\s*(?=[ij](?!\p{L}))/gu

/** The terms of a series with commas between them; null for anything else. */
const seriesOf = (text: string, letters: readonly string[]): Read | null => {
  const terms = piecesOf(text, ',')
  const isOfTerms = terms.every((term) => {
    const read = readExpression(term, letters)
    return read.ok && read.expression.is !== 'sum'
  })
  return terms.length > 1 && isOfTerms
    ? readExpression(terms.map((term) => `+${term}`).join(''), letters)
    : null
}

/** x for ln x, log_5 x or log₅ x. */
const withoutLogarithm = (text: string): string =>
  text.replace(/^(?:ln|lg|log(?:\s*_\s*(?:\d+|\(\d+\))|\d+(?=\s*\())?)\s*/i, '')

/** Also with a unit behind it, = y behind it, or as the components of a vector in i and j. */
const readAny = (text: string, letters: readonly string[]): Read => {
  const given = readExpression(text, letters)
  if (given.ok) return given
  const isVector = letters.includes('i') && letters.includes('j')
  const components = isVector ? componentsOf(text) : []
  const others = [
    ...(components.length === 2 ? [`(${components[0]})i+(${components[1]})j`] : []),
    ...(isVector ? [inUnitVectors(text), inUnitVectors(withoutKnownUnit(text))] : []),
    withoutKnownUnit(text),
    text.replace(/\s*=\s*\p{L}\s*$/u, ''),
  ]
  return others.map((one) => readExpression(one, letters)).find(({ ok }) => ok) ?? given
}

/** 0.882i for 15i/17; where the model has whole numbers only, a decimal is another number. */
const isRounded = (given: Expression, model: Expression): boolean => {
  const isInexact = someIn(model, ({ is }) => ['fraction', 'root', 'constant'].includes(is))
  return hasDecimal(given) && isInexact && isNearValue(given, model)
}

/** Letters that an arbitrary constant may have. */
const constants = ['c', 'C', 'k', 'K', 'd', 'D', 'A', 'B', 'a', 'b']

/** @param model without its constant */
const markUpToConstant = (given: Expression, model: Expression, free: readonly string[]): Marked => {
  const added = [...lettersOf(given)].filter((letter) => free.includes(letter))
  if (added.length === 0) return isAlwaysApart(given, model) ? inForm('constant') : wrong
  const [name = ''] = added
  if (added.length > 1) return wrong
  const constant: Expression = { is: 'letter', name }
  return isAlwaysApart(given, { is: 'sum', terms: [model, constant] }) ? right : wrong
}
