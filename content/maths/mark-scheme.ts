// The mark scheme of a question, read from the markup of its solution: the marks that its lines earn, in order, under their
// parts.

/** A part (`a`), or a question without parts (an empty name), and its marks as in the margin: `M1`, `A1`, `B2`. */
export interface SchemePart {
  readonly part: string
  readonly marks: readonly string[]
}

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
