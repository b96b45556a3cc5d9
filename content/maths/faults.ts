// What can be wrong with a written question whatever it is about: marks that do not add up, a result missing from the
// spoken solution, markup in what is read aloud, `1x` and `+ −`. Run on every published question and on 200 seeds of every
// template, so that a fault that only some numbers cause is found before a student sees it.

import type { Generated } from './template.ts'

/** Read aloud, a long question takes as long as its parts. */
const altLength = (marks: number) => ({ least: 30, most: marks < 8 ? 600 : 1500 })

/** Functions of the kit that draw. */
const figures =
  /#(?:sketch|axes|square-grid|histogram|cumulative-frequency|scatter|travel-graph|box-plot|pie|bar-chart|venn|number-line|tree)\(/

export const hasFigure = ({ question, answer }: Generated): boolean => {
  return figures.test(question) || figures.test(answer)
}

const sum = (numbers: readonly number[]): number => {
  return numbers.reduce((total, number) => total + number, 0)
}

/** The marks that the question shows: those of its parts, or its one total. */
const marksAsked = (question: string): number => {
  const shown = [...question.matchAll(/#part\("[^"]*",\s*(\d+)\)|#marks\((\d+)\)/g)]
  return sum(shown.map(([, part, total]) => Number(part ?? total)))
}

/** The marks that the lines of the solution earn. */
const marksAwarded = (answer: string): number => {
  const lines = [...answer.matchAll(/#working\("([^"]*)"\)/g)].map(([, marks = '']) => marks)
  return sum(lines.flatMap((line) => [...line.matchAll(/\b[MAB](\d)\b/g)].map(([, marks]) => Number(marks))))
}

/** The text within the balanced brackets of each `#result[…]`. */
export const results = (answer: string): string[] => {
  return answer
    .split('#result')
    .slice(1)
    .map((rest) => {
      let depth = 0
      for (let n = 0; n < rest.length; n += 1) {
        if (rest[n] === '[' || rest[n] === '(') depth += 1
        if (rest[n] === ']' || rest[n] === ')') depth -= 1
        if (depth === 0) return rest.slice(0, n)
      }
      return rest
    })
}

/** Numbers as they are spoken: exponents are words, and a space within a number is not heard. */
const numbersIn = (text: string): string[] => {
  const plain = text.replace(/[\^_]\(?[−-]?\d+\)?/g, ' ').replace(/(\d) (?=\d{3}\b)/g, '$1')
  return plain.match(/\d+(?:\.\d+)?/g) ?? []
}

const problemsOfAlt = (name: string, alt: string, marks: number): string[] => {
  const problems: string[] = []
  const { least, most } = altLength(marks)
  const length = [...alt].length
  if (length < least || length > most) {
    problems.push(`${name} has ${length} characters; it needs ${least} to ${most}`)
  }
  const [markup] = alt.match(/[$#_*\\^~√²³°×÷≤≥≠π∠−]|<=|>=|\bsqrt\b/) ?? []
  if (markup) problems.push(`${name} has "${markup}" in it; write what a screen reader should say`)
  if (/undefined|NaN|\[object/.test(alt)) problems.push(`${name} lacks a value: "${alt}"`)
  if (!/[.?]$/.test(alt))
    problems.push(`${name} must be whole sentences, ended by a full stop or question mark`)
  return problems
}

const problemsOfMarkup = (name: string, markup: string): string[] => {
  const problems: string[] = []
  const [odd] = markup.match(/\+ [−-]|[−-] [−-]|[+−] ?0[a-z]\b|(?<![\d.,/(^_a-zA-Z])1[xyabt]\b/) ?? []
  if (odd) problems.push(`${name} has "${odd}" in it; write sums with terms()`)
  if (/undefined|NaN|\[object/.test(markup)) problems.push(`${name} lacks a value`)
  const [long] = markup.match(/\d\.\d{7,}/) ?? []
  if (long) problems.push(`${name} has ${long}… in it; round it`)
  return problems
}

/** Returns one clause for each fault; none for a sound question. */
export const faults = (written: Generated): string[] => {
  const { question, answer, alt, answerAlt, marks } = written
  const problems = [
    ...problemsOfMarkup('the question', question),
    ...problemsOfMarkup('the answer', answer),
    ...problemsOfAlt('alt', alt, marks),
    ...problemsOfAlt('answerAlt', answerAlt, marks),
  ]
  const [asked, awarded] = [marksAsked(question), marksAwarded(answer)]
  if (asked !== marks) problems.push(`the question shows ${asked} marks and the template has ${marks}`)
  if (awarded !== marks) problems.push(`the solution awards ${awarded} marks and the template has ${marks}`)
  const found = results(answer)
  if (found.length === 0) problems.push('the answer shows no #result[…]')
  const spoken = new Set(numbersIn(answerAlt))
  const unspoken = found.flatMap(numbersIn).filter((number) => !spoken.has(number))
  if (unspoken.length > 0) problems.push(`answerAlt does not say the result ${unspoken.join(', ')}`)
  return problems
}
