// The mark scheme of a maths question, as the content build writes it and screens and papers read it: `a: B1 | b: M1 A1`.

/** A part of a question, or the whole question (an empty name), with its marks as in the margin of the solution. */
export interface SchemePart {
  readonly part: string
  readonly marks: readonly string[]
}

/** Parses `a: B1 | b: M1 A1`, or `M1 A1` for a question without parts. */
export const readScheme = (words: string): SchemePart[] =>
  words.split(' | ').map((each) => {
    const [marks = '', part = ''] = each.split(': ').reverse()
    return { part, marks: marks.split(' ') }
  })

/** `B2` → 2. */
export const worthOf = (mark: string): number => Number(mark.slice(1))

/** A mark to tick. An entry worth two marks is two ticks. */
export interface Tick {
  /** 1-based, among all marks of the question. */
  readonly number: number
  readonly mark: string
  /** 1-based, among those of its entry. */
  readonly place: number
  /** How many marks the entry is worth. */
  readonly worth: number
}

export interface TickGroup {
  readonly part: string
  readonly ticks: readonly Tick[]
}

/** The ticks of a scheme, in order. */
export const ticksOf = (scheme: readonly SchemePart[]): TickGroup[] => {
  let number = 0
  return scheme.map(({ part, marks }) => ({
    part,
    ticks: marks.flatMap((mark) => {
      const worth = worthOf(mark)
      return Array.from({ length: worth }, (_, index) => {
        number += 1
        return { number, mark, place: index + 1, worth }
      })
    }),
  }))
}
