// How probabilities are printed, and how `verify` finds them: by listing every outcome and counting.

import { fraction, lowestTerms } from './numbers.ts'

/** Markup of a fraction that is not simplified, for an intermediate step. */
export const over = (top: number, bottom: number): string => {
  return `display(${top}/${bottom})`
}

/**
 * Markup of a fraction in lowest terms as an answer, its line level with that of the formula around it. Without leading
 * the box is as tall as the fraction.
 */
export const answerOf = (top: number, bottom: number): string => {
  if (top % bottom === 0) return `#result[${top / bottom}]`
  return `#box(baseline: 50% - 4.5pt)[#set par(leading: 0pt); #result[$${fraction(top, bottom)}$]]`
}

/** Markup for a formula that stands alone: '6/20 = 3/10' with the last of them as the answer. */
export const reduced = (top: number, bottom: number): string => {
  const [simple] = lowestTerms(top, bottom)
  return simple === top ? answerOf(top, bottom) : `${over(top, bottom)} = ${answerOf(top, bottom)}`
}

/** 0.1 + 0.2 without the 0.00000000000000004. */
export const exact = (value: number): number => {
  return Number(value.toFixed(9))
}

/** ['R', 'R', 'B'] from { R: 2, B: 1 }. */
export const countersOf = <Name extends string>(counts: Readonly<Record<Name, number>>): Name[] => {
  return (Object.keys(counts) as Name[]).flatMap((name) => Array<Name>(counts[name]).fill(name))
}

/** Every way to take `count` items one after another without replacement. */
export const withoutReplacement = <Item>(items: readonly Item[], count: number): Item[][] => {
  if (count === 0) return [[]]
  return items.flatMap((item, index) =>
    withoutReplacement([...items.slice(0, index), ...items.slice(index + 1)], count - 1).map((rest) => [
      item,
      ...rest,
    ]),
  )
}

/** Every way to take one item from each list. */
export const oneOfEach = <Item>(...lists: readonly (readonly Item[])[]): Item[][] => {
  return lists.reduce<Item[][]>(
    (made, list) => made.flatMap((start) => list.map((item) => [...start, item])),
    [[]],
  )
}

/** Whether the share of favourable outcomes is this fraction. */
export const isShare = <Outcome>(
  outcomes: readonly Outcome[],
  holds: (outcome: Outcome) => boolean,
  [top, bottom]: readonly [number, number],
): boolean => {
  return outcomes.filter(holds).length * bottom === top * outcomes.length
}

/** The symbol ⁿCᵣ. */
export const nCr = (n: number | string, r: number | string): string => {
  return `attach("C", tl: ${n}, br: ${r})`
}
