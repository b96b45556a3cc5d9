// What stands below a part of a paper of maths in print: the lines for its answers, one for each answer that can be typed, named
// as the typed one is; and none below a table that is filled in or a grid that is drawn on, which is the answer.

import type { Asked } from '@toron/domain/typed-answers/asked.ts'
import { isUnitBefore } from '@toron/domain/typed-answers/unit-place.ts'
import type { FinalAnswer } from '../maths/template.ts'

/** What is left blank below a part. */
export interface Space {
  /** `none` where something that is printed is filled in or drawn on. */
  readonly for: 'working' | 'words' | 'sketch' | 'construction' | 'none'
  /** Typst content, one for each line. */
  readonly lines: readonly string[]
  /** Whole lines to write on, where the answer or a part of it is in words. */
  readonly writing: number
}

const figureCalls = /#(?!part|marks|box|pad|align|h\()[a-z][a-z-]*\(/

/** A list that stands by itself is one, too. */
export const hasFigure = (markup: string): boolean => figureCalls.test(markup) || markup.includes('#align(')

/** The text of a part without its figures and tables. */
export const wordsOf = (markup: string): string => {
  const start = markup.search(figureCalls)
  if (start < 0) return markup
  const open = markup.indexOf('(', start)
  let [depth, end, isString] = [0, open, false]
  for (; end < markup.length; end += 1) {
    const sign = markup[end] ?? ''
    if (sign === '"' && markup[end - 1] !== '\\') isString = !isString
    if (isString) continue
    if ('([{'.includes(sign)) depth += 1
    if (')]}'.includes(sign)) depth -= 1
    if (depth === 0) break
  }
  return `${markup.slice(0, start)} ${wordsOf(markup.slice(end + 1))}`
}

/** A tree is no grid, but it is written on, and needs as much room. */
const hasGrid = (question: string): boolean =>
  /#(tree|axes|square-grid|histogram|cumulative-frequency|box-plot|scatter|travel-graph)\(/.test(question) &&
  !question.includes('grid: false')

/** A command to draw; a sketch that is shown is none. */
const isDrawing =
  /\b(draw|drawing|shade|mark|complete(?! (?:the|this) (?:[a-z]+ )?table))\b|(?<!\b(?:box|whisker) )\bplot\b|(?<!\b(?:the|a|this|your) )\bsketch\b/i

const isDrawn = ({ asked }: FinalAnswer): boolean => asked.kind === 'points' || asked.kind === 'lines'

/** Whether something is drawn on a grid that the question prints. */
export const isDrawnOn = (question: string, answers: readonly FinalAnswer[]): boolean =>
  answers.some(isDrawn) || (hasGrid(question) && isDrawing.test(wordsOf(question)))

const plain = (text: string): string => `#${JSON.stringify(text)}`

const letter = /^[A-Za-zθλμ]$/
const trigonometric = /^(?:(?:sin|cos|tan|sec|cosec|cot) [A-Za-zθ](?: \+ | (?=[a-z])|$))+$/
const functionOf = /^([a-z]{1,2})(?:\^\(?-1\)?)?\(([a-z])\)$/

/** Subscripts, e and minus signs as Typst writes them. */
const asTypst = (formula: string): string =>
  formula
    .replace(/[₀-₉]/g, (index) => `_${'₀₁₂₃₄₅₆₇₈₉'.indexOf(index)}`)
    .replace(/\be\^/g, 'upright(e)^')
    .replace(/-(?=\d)/g, '−')

/** A name that belongs to the maths, as Typst writes it; none for one in words. */
const formulaOf = (name: string, asked: Asked): string | undefined => {
  if (letter.test(name)) return name
  if (/^[A-Z]{2}$/.test(name)) {
    const points = [...name].join(' ')
    return asked.kind === 'number' ? points : `arrow(${points})`
  }
  const [, letters, of] = name.match(functionOf) ?? []
  if (letters && of) return `${[...letters].join(' ')}${name.includes('-1') ? '^(-1)' : ''}(${of})`
  const [, upper, lower] = name.match(/^d([A-Za-z])\/d([A-Za-z])$/) ?? []
  if (trigonometric.test(name)) return name.replaceAll('cosec', 'op("cosec")')
  if (upper && lower) return `dif ${upper}\\/dif ${lower}`
  return /^[a-z][₀-₉](?: − [a-z][₀-₉])?$/.test(name) ? asTypst(name) : undefined
}

const term = '(?:[a-z]\\([a-z]\\)|e\\^\\([^)]+\\)|[A-Za-zθλμ](?![A-Za-zθλμ(^]))'
/** A letter, or what is equal to or compared with one; no letter that is a name: Pond A. */
const maths = `(?<!\\b[A-Z][a-z]+ )(?<![A-Za-zθλμ])${term}(?: [=<>] [-−]?(?:${term}|\\d+))?`

/** Words with their maths: 'point with smaller x'. */
const wordsWithMaths = (name: string): string =>
  name
    .split(new RegExp(`(${maths})`))
    .map((piece, index) => (piece === '' ? '' : index % 2 === 1 ? `$${asTypst(piece)}$` : plain(piece)))
    .join('')

/** Of which equation something is said. */
const isEquation = new RegExp(`^${maths}$`)

const namedOf = ({ name, asked }: FinalAnswer, isAlone: boolean): string => {
  if (name === undefined) return ''
  const formula = formulaOf(name, asked)
  if (asked.kind === 'coordinates') {
    if (isAlone) return ''
    return formula ? `$${formula}$ ` : `${wordsWithMaths(name)} `
  }
  if (formula) return `$${formula} =$ `
  if (name.includes('=') && isEquation.test(name)) return `${wordsWithMaths(name)}#": "`
  return isAlone || asked.kind === 'ratio' ? '' : `${wordsWithMaths(name)} `
}

const unitsInWords: Readonly<Record<string, string>> = { m: 'metres', s: 'seconds', rad: 'radians' }

/** Whether a letter stands for the number alone, and its unit behind it: x in x km, r in r%. */
const isNumberAlone = (name: string, unit: string, question: string): boolean =>
  letter.test(name) &&
  [unit, unitsInWords[unit] ?? unit].some((each) =>
    new RegExp(
      `(?<![A-Za-z])${name}\\$(?:~|\\s)?(?:#box\\[)?${each.replace(/[/%°]/g, '\\$&')}(?![A-Za-z/])`,
    ).test(question),
  )

const withUnit = (blank: string, asked: Asked, name = '', question = ''): string => {
  const unit = asked.kind === 'list' ? asked.each.unit : asked.kind === 'number' ? asked.unit : undefined
  if (unit === undefined || (unit === '%' && letter.test(name))) return blank
  if (isNumberAlone(name, unit, question)) return blank
  if (isUnitBefore(unit)) return `${plain(unit)} ${blank}`
  if (unit === 'taka' && /(?<![A-Za-z])Tk[~ ]/.test(question)) return `Tk~${blank}`
  return `${blank}${unit === '°' ? '' : ' '}${plain(unit)}`
}

/** Solutions as many as these have a blank each; more are written on one line. */
const mostBlanks = 3

const listLine = (asked: Asked & { readonly kind: 'list' }, name: string): string => {
  const { values, isInOrder } = asked
  const letterOf = asked.name !== undefined ? `$${asked.name} =$ ` : name
  const blank = withUnit('#blank', asked)
  if (letterOf !== '' && values.length <= mostBlanks) return values.map(() => letterOf + blank).join(' or ')
  return isInOrder ? values.map(() => blank).join(', ') : blank
}

/** A semicolon right behind `#cell` would end it and not the row. */
const column = ({ rows }: Asked & { readonly kind: 'matrix' }): string =>
  `$mat(${rows.map((row) => row.map(() => '#cell').join(', ')).join(' ; ')})$`

interface Asking {
  readonly question: string
  /** Whether vectors of the question are columns, and not sums of unit vectors. */
  readonly hasColumns: boolean
  /** Whether all equations that it asks for have y as their subject. */
  readonly isOfY: boolean
}

const lineOf = (answer: FinalAnswer, isAlone: boolean, { question, hasColumns, isOfY }: Asking): string => {
  const { asked } = answer
  const name = namedOf(answer, isAlone)
  switch (asked.kind) {
    case 'list':
      return listLine(asked, name)
    case 'coordinates':
      return `${name}(${asked.value.map(() => '#blank').join(', ')})`
    case 'ratio':
      return `${name}${asked.values.map(() => '#blank').join(' : ')}`
    case 'matrix':
      return hasColumns ? `${name}${column(asked)}` : `${name}#blank`
    case 'equation':
      return `${isOfY && name === '' ? '$y =$ ' : name}#blank`
    default:
      return `${name}${withUnit('#blank', asked, answer.name, question)}`
  }
}

const askingOf = (question: string, all: readonly FinalAnswer[]): Asking => {
  const equations = all.flatMap(({ asked }) => (asked.kind === 'equation' ? [asked.value] : []))
  return {
    question,
    hasColumns: /\bvec\(|\bcolumn vector\b/.test(question) && !/bold\((upright\()?[ij]\b/.test(question),
    isOfY: equations.every((value) => /^y = .*x/.test(value)),
  }
}

const isFilledIn = (words: string, answers: readonly FinalAnswer[]): boolean =>
  /\bcomplete (the|this)\b(?! square)/i.test(words) && !answers.some(({ asked }) => asked.kind === 'word')

const gaps = /\$\.\.\.(?: (.+?) \.\.\.)?\$/

/** Dots that stand for something to be written become a line that has room for it. */
export const withGaps = (markup: string): string =>
  markup.replace(new RegExp(gaps, 'g'), (_, between?: string) =>
    between === undefined ? '#gap' : `#gap $${between}$ #gap`,
  )

/** Whether what is asked is done in a gap of the text or on a figure that is printed, and has no line. */
const isDoneInPlace = (markup: string, question: string): boolean =>
  gaps.test(markup) ||
  (markup.includes('#number-line(') && /\bshow your solution\b/i.test(markup)) ||
  (markup.includes('#axes(') && /\bsketch the (?:curve|graph)\b/i.test(markup)) ||
  (question.includes('#venn(') && /\bshade the region\b/i.test(question)) ||
  /\bon (?:a copy of )?the grid, mark\b/i.test(markup)

interface Part {
  readonly name: string
  /** Its markup without what holds for the whole question. */
  readonly markup: string
  readonly marks?: number
}

const isReasoned = /\bexplain\b|\breason\b(?! for each)|\bstate what\b/i
const isWordsAlone = /\bexplain\b|\bdescribe\b|\bstate what\b|\bmake two comparisons\b|\bwith a reason\b/i
const numbers = ['one', 'two', 'three', 'four']

/** How many whole lines there are to write on, below the lines of the answers that can be typed. */
const writingFor = (words: string, marks: number, hasLines: boolean): number => {
  if (hasLines) return isReasoned.test(words) ? 1 : 0
  if (isWordsAlone.test(words)) return marks + (isReasoned.test(words) ? 1 : 0)
  const [, inequalities] = words.match(/\bwrite down the (\w+) inequalities\b/i) ?? []
  if (inequalities) return Math.max(1, numbers.indexOf(inequalities) + 1)
  return /\breason\b(?! for each)|\b(?:write down|list|make)\b/i.test(words) ? 1 : 0
}

/** @param question the markup of all of it */
export const spaceBelow = (
  { name, markup, marks = 1 }: Part,
  question: string,
  all: readonly FinalAnswer[],
): Space => {
  const answers = all.filter(({ part }) => part === name)
  const written = answers.filter((answer) => !isDrawn(answer))
  const words = wordsOf(markup)
  const lines = written.map((answer) => lineOf(answer, written.length === 1, askingOf(question, all)))
  const isInPlace = lines.length === 0 && isDoneInPlace(markup, question)
  if (isInPlace || isFilledIn(words, answers)) return { for: 'none', lines: [], writing: 0 }
  if (/scale drawing|\bconstruct/i.test(words)) return { for: 'construction', lines, writing: 0 }
  const isDrawnHere = isDrawing.test(words)
  // A tangent is drawn, and then there is something to work out.
  if (isDrawnHere && isDrawnOn(question, answers) && !/\bby drawing\b/i.test(words))
    return { for: 'none', lines, writing: 0 }
  if (isDrawnHere && /\b(sketch|draw)\b/i.test(words)) return { for: 'sketch', lines, writing: 0 }
  const writing = writingFor(words, marks, lines.length > 0)
  return { for: lines.length === 0 && isWordsAlone.test(words) ? 'words' : 'working', lines, writing }
}
