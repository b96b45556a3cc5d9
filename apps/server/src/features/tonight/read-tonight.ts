// Tonight as it stands: the same on every device, because it follows from the plan, the day and the log. Nothing is written.
import * as calls from '@toron/contract/tonight.ts'
import { isMended } from '@toron/domain/tonight/mending.ts'
import { isOver } from '@toron/domain/tonight/plan.ts'
import { handle } from '../../platform/http/http.ts'
import { knownOf, rowUpToDate } from './known.ts'
import { nightsNow } from './night.ts'
import { expectedMarks, shownNight } from './shown.ts'

export const readTonight = handle(calls.readTonight, async ({ student, bank, papers, database, now }) => {
  const account = await rowUpToDate(database, student.id, bank)
  const known =
    account.memoryBasis === '' ? null : await knownOf(database.reader, account, { bank, papers, now })
  if (!known) return { state: 'no-plan' as const, night: null, expected: [], ideas: { met: 0, held: 0 } }
  const { current } = await nightsNow(database.reader, { account, bank, known, now })
  const met = [...known.ideas.values()].filter(({ idea }) => known.outline.misconceptions.has(idea))
  const rest = {
    expected: expectedMarks(known),
    ideas: { met: met.length, held: met.filter((idea) => !isMended(idea)).length },
  }
  if (isOver(known.plan, current.day)) return { state: 'over' as const, night: null, ...rest }
  const isEmpty = current.done.length + current.left.length === 0
  if (isEmpty) return { state: 'nothing' as const, night: null, ...rest }
  return { state: 'night' as const, night: shownNight(bank, known, current), ...rest }
})
