// Marks what a student typed into one field of a question of maths. A verdict never depends on anything but the text and what
// is asked, and an answer that cannot be read costs nothing.
import { type Asked, type Marked, right, wrong } from './asked.ts'
import { markEquation } from './mark-equation.ts'
import { markExpression } from './mark-expression.ts'
import { markInequality } from './mark-inequality.ts'
import { markNumber } from './mark-number.ts'
import { markLines, markPoints } from './mark-plot.ts'
import { markCoordinates, markList, markMatrix, markRatio } from './mark-shapes.ts'
import { markTime } from './mark-time.ts'
import { markWord } from './mark-word.ts'
import { markConstants } from './named-constants.ts'
import { afterExpression } from './names.ts'
import { readingsOf } from './readings.ts'
import { inKnownSigns, longestAnswer } from './signs.ts'

/** All that is written with signs. */
type Typed = Exclude<Asked, { readonly kind: 'points' | 'lines' }>

export const markTyped = (text: string, asked: Asked): Marked => {
  if (text.length > longestAnswer) return { verdict: 'unread', why: 'too-long' }
  if (text.trim() === '') return { verdict: 'unread', why: 'empty' }
  // These have one way to be read.
  if (asked.kind === 'points') return markPoints(text, asked)
  if (asked.kind === 'lines') return markLines(text, asked)
  const marked = markRead(text, asked)
  if ('or' in asked && asked.or && marked.verdict !== 'right') {
    const { or, ...alone } = asked
    if (or.some((value) => markTyped(text, { ...alone, value } as Asked).verdict === 'right')) return right
  }
  if (asked.kind === 'number' && marked.verdict !== 'right') {
    const told = markConstants(text, asked)
    if (told) return told
  }
  if (marked.verdict === 'unread') return bestReading(text, asked, marked)
  return marked.verdict === 'wrong' ? wrongAsRead(text, asked) : marked
}

/** Wrong as it stands, but right if a sign was lost: x^-1/2 for x^(-1/2), 4 × 10-3 for 4 × 10^-3. Then it is not read. */
const wrongAsRead = (text: string, asked: Typed): Marked => {
  const known = inKnownSigns(text)
  const power = known.replace(/\^(-?\d+\/\d+)/g, '^($1)')
  if (power !== known && markRead(power, asked).verdict === 'right')
    return { verdict: 'unread', why: 'ambiguous-fraction' }
  const ofTen = known.replace(/([x*]\s*10)\s*(-\d+)$/i, '$1^($2)')
  if (ofTen !== known && markRead(ofTen, asked).verdict === 'right')
    return { verdict: 'unread', why: 'calculator-power' }
  return wrong
}

/** Of what can be read in two ways, the better one; wrong is what is wrong in both. */
const bestReading = (text: string, asked: Typed, unread: Extract<Marked, { verdict: 'unread' }>): Marked => {
  const named = afterExpression(inKnownSigns(text))
  const bare = named === null || asked.kind === 'word' ? null : markTyped(named, asked)
  if (bare?.verdict === 'right' || bare?.verdict === 'form') return bare
  const marks = readingsOf(text, unread.why)
    .filter((reading) => reading.length <= longestAnswer)
    .map((reading) => markRead(reading, asked))
  const found = (['right', 'form', 'wrong'] as const).map((verdict) =>
    marks.find((mark) => mark.verdict === verdict),
  )
  return found.find((mark) => mark !== undefined) ?? unread
}

const markRead = (text: string, asked: Typed): Marked => {
  switch (asked.kind) {
    case 'number':
      return markNumber(text, asked)
    case 'expression':
      return markExpression(text, asked)
    case 'equation':
      return markEquation(text, asked)
    case 'inequality':
      return markInequality(text, asked)
    case 'coordinates':
      return markCoordinates(text, asked)
    case 'list':
      return markList(text, asked)
    case 'matrix':
      return markMatrix(text, asked)
    case 'ratio':
      return markRatio(text, asked)
    case 'time':
      return markTime(text, asked)
    case 'word':
      return markWord(text, asked.accepted)
  }
}
