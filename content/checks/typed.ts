// Gates on the final answers: the marker reads each back as right, its part stands in the question, it agrees with the worked
// solution, and most of the bank can be marked.
import type { Asked } from '@toron/domain/typed-answers/asked.ts'
import { markTyped } from '@toron/domain/typed-answers/mark.ts'
import { results } from '../maths/faults.ts'
import type { FinalAnswer, Generated } from '../maths/template.ts'
import { isPlotted, plotFaults } from './plots.ts'
import { modelOf, typedOf } from './typed-text.ts'

const partsOf = (question: string): string[] =>
  [...question.matchAll(/#part\("([^"]+)"/g)].flatMap(([, part]) => part ?? [])

const nameOf = ({ part, name }: FinalAnswer): string =>
  `the final answer ${[part && `(${part})`, name].filter(Boolean).join(' ')}`.trim()

/** The verdict, or what the marker threw. */
const mark = (text: string, asked: Asked): string => {
  try {
    const marked = markTyped(text, asked)
    // Part of a list is not the list.
    return marked.verdict === 'form' && marked.wants === 'more-values' ? 'wrong' : marked.verdict
  } catch (fault) {
    return `as a fault: ${fault instanceof Error ? fault.message : fault}`
  }
}

/** Returns one clause for each final answer that cannot stand as it is. */
export const typedFaults = (written: Generated): string[] => {
  const parts = partsOf(written.question)
  const printed = printedIn(written)
  const typed = written.answers.flatMap((final) => {
    const { part, asked } = final
    const verdict = mark(modelOf(asked), asked)
    const isThere = part === '' ? parts.length === 0 : parts.includes(part)
    return [
      ...(isThere ? [] : [`${nameOf(final)} is of a part that the question does not have`]),
      ...(verdict === 'right' ? [] : [`${nameOf(final)}, "${modelOf(asked)}", is marked ${verdict}`]),
      ...(agreement(final.asked, printed) === 'differs'
        ? [
            `${nameOf(final)}, "${modelOf(asked)}", is no result of the solution: ${printed.results.join(' | ')}`,
          ]
        : []),
    ]
  })
  return [...typed, ...plotFaults(written)]
}

/** What a solution prints, as it would be typed. */
interface Printed {
  readonly results: readonly string[]
  /** All of its formulas. */
  readonly working: readonly string[]
}

const printedIn = ({ answer }: Pick<Generated, 'answer'>): Printed => ({
  results: results(answer).map(typedOf),
  working: [...answer.replace(continued, '').matchAll(/\$([^$]+)\$/g)].flatMap(([, formula = '']) =>
    formula.split('\\\n').map(typedOf),
  ),
})

/** Between two lines of one formula. */
const continued = /\$\s*\\\s*#h\([^)]*\)\s*\$/g

/**
 * Whether a solution prints this answer as a result, or an expression anywhere in its working. `unknown`: some of its results
 * cannot be read as an answer of this kind, as words cannot.
 */
const agreement = (asked: Asked, printed: Printed): 'agrees' | 'differs' | 'unknown' => {
  // Whether its figure stands in the solution is another gate.
  if (isPlotted(asked)) return 'agrees'
  // Each value of a list may be a result of its own, and so may each factor of a product.
  const factors = printed.results.map(withoutWords).filter((text) => /[a-z]/.test(text))
  const product = factors.map((text) => `(${text})`).join('')
  const texts = [...printed.results, printed.results.join(', '), product].flatMap(sides)
  const isIn = (candidates: readonly string[], one: Asked) =>
    candidates.some((text) => ['right', 'form'].includes(mark(text, one)))
  if (isIn(texts, asked)) return 'agrees'
  const pieces = piecesOf(asked)
  if (pieces.length > 0 && pieces.every((one) => isIn(texts, one))) return 'agrees'
  if (asked.kind === 'expression' && isIn(printed.working.flatMap(sides), asked)) return 'agrees'
  const isWrong = (text: string) => [asked, ...pieces].some((one) => mark(text, one) === 'wrong')
  // A number may be a part of what is printed: b in 10 + b sin x.
  const isWhole = (text: string) => asked.kind !== 'number' || !/.[+−*!-]/.test(text)
  // A table that is filled in is not among the results.
  const isRead =
    printed.results.length >= pieces.length &&
    printed.results.every((text) => isWhole(text) && sides(text).some(isWrong))
  return isRead ? 'differs' : 'unknown'
}

/** 13 for `13 years`, (3x + 2) for `(3x + 2) cm`. */
const withoutWords = (text: string): string => text.replace(/[~ ][a-z]{2,}.*/i, '')

const logarithm = /^(?:ln|lg|log_\d+)\b/

/** A result, what stands between its signs and commas, the coordinates of a point, and what it is the logarithm of. */
const sides = (text: string): string[] => [
  text,
  withoutWords(text),
  ...text.split(/[,;=≈]|approx/),
  ...(/^\(.*,.*\)$/.test(text) ? text.slice(1, -1).split(',') : []),
  ...(text.startsWith('±') ? [text.slice(1), `-${text.slice(1)}`] : []),
  ...(logarithm.test(text) ? [text.replace(logarithm, '')] : []),
]

/** The values of an answer that has several, which a solution may print one by one. */
const piecesOf = (asked: Asked): Asked[] => {
  switch (asked.kind) {
    case 'list':
      return asked.values.map((value) => ({ ...asked.each, kind: 'number', value }))
    case 'inequality':
      return asked.value.split(' or ').map((value): Asked => ({ ...asked, value }))
    case 'coordinates':
      // Where a curve meets an axis, the solution need not print the zero.
      return asked.value.filter(({ value }) => value !== '0')
    case 'matrix':
      return asked.rows.flat().map((value) => ({ kind: 'expression', value, letters: asked.letters }))
    case 'ratio':
      return asked.values.map((value) => ({ kind: 'number', value }))
    default:
      return []
  }
}

/** How many questions can be marked, of these. */
export const typedCounts = (questions: readonly Generated[]) => {
  const finals = questions.flatMap(({ answer, answers }) => {
    const printed = printedIn({ answer })
    return answers.map(({ asked }) => agreement(asked, printed))
  })
  return {
    questions: questions.length,
    marked: questions.filter(({ answers }) => answers.length > 0).length,
    finals: finals.length,
    unknown: finals.filter((found) => found === 'unknown').length,
  }
}
