// What papers say of the next one: those sat against the clock, each the first time only, because later its questions are known.
import { isOptionsPaper, type Papers } from '@toron/content/papers.ts'
import { type Day, dayIn } from '@toron/domain/calendar.ts'
import type { PlanSubject, Tier } from '@toron/domain/tonight/plan.ts'
import type { Kysely } from 'kysely'
import type { Tables } from '../../platform/storage/tables.ts'
import { scoreOfSitting } from './score.ts'
import { sittingsOf } from './store.ts'

export interface PaperSat {
  readonly subject: PlanSubject
  readonly tier: Tier
  readonly day: Day
  readonly right: number
  readonly counted: number
}

export const papersSat = async (
  db: Kysely<Tables>,
  { id, timeZone }: { readonly id: string; readonly timeZone: string },
  papers: Papers,
): Promise<readonly PaperSat[]> => {
  const sat = new Set<string>()
  const first = (await sittingsOf(db, id)).toReversed().filter(({ paper }) => {
    const isNew = !sat.has(paper)
    sat.add(paper)
    return isNew
  })
  return first.flatMap((row): PaperSat[] => {
    const paper = papers.find(row.paper)
    const score = row.endedAt > 0 && row.allowance !== 'open' ? scoreOfSitting(row) : null
    // What is known of maths is no memory yet.
    if (!paper || !isOptionsPaper(paper) || !score || score.counted === 0) return []
    const { subject, component: tier } = paper
    return [{ subject, tier, day: dayIn(row.endedAt, timeZone), right: score.right, counted: score.counted }]
  })
}
