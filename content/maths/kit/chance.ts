// How this topic prints probabilities, and how it finds them again: by listing every outcome and counting.

import { fraction, lowestTerms } from './numbers.ts'

/** Markup of a fraction as it stands, not simplified, for a step on the way. */
export function over(top: number, bottom: number): string {
  return `display(${top}/${bottom})`
}

/**
 * Markup of a fraction in lowest terms as an answer, its line level with that of the formula around it. Without leading
 * the box is as tall as the fraction.
 */
export function answerOf(top: number, bottom: number): string {
  if (top % bottom === 0) return `#result[${top / bottom}]`
  return `#box(baseline: 50% - 4.5pt)[#set par(leading: 0pt); #result[$${fraction(top, bottom)}$]]`
}

/** Markup for a formula that stands alone: '6/20 = 3/10' with the last of them as the answer. */
export function reduced(top: number, bottom: number): string {
  const [simple] = lowestTerms(top, bottom)
  return simple === top ? answerOf(top, bottom) : `${over(top, bottom)} = ${answerOf(top, bottom)}`
}

/** 0.1 + 0.2 without the 0.00000000000000004. */
export function exact(value: number): number {
  return Number(value.toFixed(9))
}

/** ['R', 'R', 'B'] from { R: 2, B: 1 }. */
export function countersOf<Name extends string>(counts: Readonly<Record<Name, number>>): Name[] {
  return (Object.keys(counts) as Name[]).flatMap((name) => Array<Name>(counts[name]).fill(name))
}

/** Every way to take so many things one after another without putting any back. */
export function withoutReplacement<Item>(items: readonly Item[], count: number): Item[][] {
  if (count === 0) return [[]]
  return items.flatMap((item, place) =>
    withoutReplacement([...items.slice(0, place), ...items.slice(place + 1)], count - 1).map((rest) => [
      item,
      ...rest,
    ]),
  )
}

/** Every way to take one from each list. */
export function oneOfEach<Item>(...lists: readonly (readonly Item[])[]): Item[][] {
  return lists.reduce<Item[][]>(
    (made, list) => made.flatMap((start) => list.map((item) => [...start, item])),
    [[]],
  )
}

/** Whether so many of the outcomes as the fraction says are favourable. */
export function isShare<Outcome>(
  outcomes: readonly Outcome[],
  holds: (outcome: Outcome) => boolean,
  [top, bottom]: readonly [number, number],
): boolean {
  return outcomes.filter(holds).length * bottom === top * outcomes.length
}

/** The symbol ⁿCᵣ. */
export function nCr(n: number | string, r: number | string): string {
  return `attach("C", tl: ${n}, br: ${r})`
}
