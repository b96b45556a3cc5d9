// What can be read in two ways, written out in each of them: (1/2)x and 1/(2x) for 1/2x, (ln 8)/4 and ln(8/4) for ln 8/4. A
// reading that is right is what the student meant.
import { functionNames } from './expression.ts'
import { inKnownSigns } from './signs.ts'
import type { Unread } from './tokens.ts'

const functionName = [...functionNames, 'log', 'csc', 'asin', 'acos', 'atan']
  .sort((one, other) => other.length - one.length)
  .join('|')
const functionAt = new RegExp(`(?:${functionName})(?:\\^\\(?-?\\d+\\)?)?`, 'iy')

const spacesAt = (text: string, at: number): number => {
  const rest = text.slice(at)
  return rest.length - rest.trimStart().length
}

/** Where the factor that begins there ends; the same place where none does. */
const factorEnd = (text: string, at: number): number => {
  const rest = text.slice(at)
  const root = /^(?:√|∛|sqrt|root|cbrt)\s*/i.exec(rest)
  if (root) return factorEnd(text, at + root[0].length)
  functionAt.lastIndex = at
  const name = functionAt.exec(text)
  let end = at
  if (name) {
    end = at + name[0].length
    return factorEnd(text, end + spacesAt(text, end))
  }
  if (rest.startsWith('(')) end = closing(text, at)
  else end = at + (/^(?:\d+(?:\.\d*)?|\.\d+|pi|\p{L})/iu.exec(rest)?.[0].length ?? 0)
  if (end === at) return at
  const power = /^\s*\^\s*-?/.exec(text.slice(end))
  if (power) end = factorEnd(text, end + power[0].length)
  return end + (/^[!°%]*/.exec(text.slice(end))?.[0].length ?? 0)
}

const closing = (text: string, at: number): number => {
  let depth = 0
  for (let end = at; end < text.length; end += 1) {
    if (text[end] === '(') depth += 1
    if (text[end] === ')') depth -= 1
    if (depth === 0) return end + 1
  }
  return text.length
}

/** Factors that touch one another. */
const runEnd = (text: string, at: number): number => {
  let end = at
  for (;;) {
    const after = factorEnd(text, end)
    if (after === end) return end
    end = after
  }
}

const ways = ['narrow', 'wide'] as const
type Way = (typeof ways)[number]

const fractions = (text: string, way: Way): string => {
  let known = text
  for (let at = known.indexOf('/'); at !== -1; at = known.indexOf('/', at + 1)) {
    const start = at + 1 + (/^\s*-?\s*/.exec(known.slice(at + 1))?.[0].length ?? 0)
    const end = factorEnd(known, start)
    if (way === 'narrow') {
      const next = end + spacesAt(known, end)
      if (factorEnd(known, next) > next) known = `${known.slice(0, end)}*${known.slice(next)}`
      continue
    }
    const last = runEnd(known, start)
    if (last > end) known = `${known.slice(0, start)}(${known.slice(start, last)})${known.slice(last)}`
  }
  return known
}

/** ln 8/4, ln x(x + 1), √2x: from the last one to the first, so that what is before keeps its place. */
const taken = (text: string, way: Way): string => {
  let known = text
  for (const { 0: name, index } of [...text.matchAll(unenclosed)].reverse()) {
    const start = index + name.length
    const narrow = /[√∛]|root|sqrt/i.test(name) ? factorEnd(known, start) : plainEnd(known, start)
    const after = known[narrow] === '/' ? narrow + 1 : narrow
    const end = way === 'narrow' ? narrow : runEnd(known, after)
    if (end > start) known = `${known.slice(0, start)}(${known.slice(start, end)})${known.slice(end)}`
  }
  return known
}

const unenclosed = new RegExp(
  `(?:(?:${functionName})(?:\\^\\(?-?\\d+\\)?)?|√|∛|sqrt|root)\\s*(?![\\s(|^])`,
  'gi',
)

/** Numbers and letters, as a function without brackets takes them. */
const plainEnd = (text: string, at: number): number => {
  let end = at
  for (;;) {
    const next = end + spacesAt(text, end)
    if (!/^[\d.\p{L}π]/u.test(text.slice(next))) return end
    const after = factorEnd(text, next)
    if (after === next) return end
    end = after
  }
}

const inDegrees = (text: string): string =>
  text.replace(/(sin|cos|tan)\s*(?:\(\s*(\d+(?:\.\d+)?)\s*\)|(\d+(?:\.\d+)?))/gi, '$1($2$3°)')

const powersOfTen = (text: string): string => text.replace(/(\d)\s*[Ee]\s*([-+]?\d+)/g, '$1*10^($2)')

export const readingsOf = (text: string, why: Unread): readonly string[] => {
  const known = inKnownSigns(text)
  if (why === 'calculator-power') return [powersOfTen(known)]
  if (why !== 'ambiguous-fraction' && why !== 'ambiguous-function') return []
  const all = ways.flatMap((one) => ways.map((other) => fractions(taken(known, one), other)))
  return [...new Set([...all, inDegrees(known)])].filter((one) => one !== known)
}
