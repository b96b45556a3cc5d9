// The mark scheme of a question, read from the markup of its solution: which marks its lines earn, in their order, under the
// parts that they belong to.

/** A part (`a`), or a question without parts (an empty name), and its marks as in the margin: `M1`, `A1`, `B2`. */
export interface SchemePart {
  readonly part: string
  readonly marks: readonly string[]
}

export function markScheme(answer: string): SchemePart[] {
  const parts: { part: string; marks: string[] }[] = []
  let part = ''
  for (const [, name, earned] of answer.matchAll(/#part\("([^"]+)"\)|#working\("([^"]+)"\)/g)) {
    if (name !== undefined) part = name
    if (earned === undefined) continue
    if (parts.at(-1)?.part !== part) parts.push({ part, marks: [] })
    parts.at(-1)?.marks.push(...earned.split(' '))
  }
  return parts
}

/** As the column of the CSV has it: `a: B1 | b: M1 A1`, or `M1 A1` without parts. */
export function schemeInWords(parts: readonly SchemePart[]): string {
  return parts.map(({ part, marks }) => (part === '' ? '' : `${part}: `) + marks.join(' ')).join(' | ')
}
