// What the card of Tonight counts.
import type { NightItem } from '@toron/contract/tonight.ts'

/** A question takes about a minute; to the next five, because it is no promise. */
export const aboutMinutes = (questions: number): number => 5 * Math.ceil(questions / 5)

const reasons = ['bring-back', 'new', 'mend'] as const

/** How many questions there are of each reason, without those of which there are none. */
export const countsOf = (items: readonly NightItem[]) =>
  reasons
    .map((reason) => [reason, items.filter((item) => item.reason === reason).length] as const)
    .filter(([, count]) => count > 0)
