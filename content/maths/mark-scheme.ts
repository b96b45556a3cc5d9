// The mark scheme of a question, read from the markup of its solution: the marks that its lines earn, in order, under their
// parts.

import type { SchemePart } from '@toron/domain/practice/mark-scheme.ts'
import { findTemplate, generate, type MathsTopic } from './template.ts'

export const markScheme = (answer: string): SchemePart[] => {
  const parts: { part: string; marks: string[] }[] = []
  let part = ''
  for (const [, name, earned] of answer.matchAll(/#part\("([^"]+)"\)|#working\("([^"]+)"\)/g)) {
    if (name !== undefined) part = name
    if (earned === undefined) continue
    if (parts.at(-1)?.part !== part) parts.push({ part, marks: [] })
    // Without what qualifies a mark: oe, FT, dep.
    parts.at(-1)?.marks.push(...earned.split(' ').filter((mark) => /^[MAB]\d$/.test(mark)))
  }
  return parts
}

/** As in the column of the CSV: `a: B1 | b: M1 A1`, or `M1 A1` without parts. */
export const schemeInWords = (parts: readonly SchemePart[]): string => {
  return parts.map(({ part, marks }) => (part === '' ? '' : `${part}: `) + marks.join(' ')).join(' | ')
}

/** For the server: topic → the schemes of its questions in words, in their order. */
export const schemesFile = 'maths-schemes.json'

/** A question that cannot be generated has no marks: its pictures report why. */
export const mathsSchemes = (topics: readonly MathsTopic[]): string =>
  JSON.stringify(
    Object.fromEntries(
      topics.map((topic) => [
        topic.key,
        topic.published.map(({ template, seed, case: which }) => {
          try {
            return schemeInWords(markScheme(generate(findTemplate(topic, template), seed, which).answer))
          } catch {
            return ''
          }
        }),
      ]),
    ),
  )
