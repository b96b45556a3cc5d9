// What is remembered of a student with this log, and the plan that it is remembered for.
import { knowledgeOf, loggedOf } from '../apps/server/src/features/learning/knowledge.ts'
import { learntFrom } from '../apps/server/src/features/learning/remember.ts'
import type { Tables } from '../apps/server/src/platform/storage/tables.ts'
import type { Bank } from '../content/bank.ts'
import { dayAfter, dayIn } from '../packages/domain/src/calendar.ts'
import { planSubjects } from '../packages/domain/src/tonight/plan.ts'
import type { Own } from './ledger.ts'

export interface RememberedRows {
  readonly plan: readonly Own<Tables['plan']>[]
  readonly memory: readonly Own<Tables['memory']>[]
  readonly idea: readonly Own<Tables['idea']>[]
}

export const rememberedOf = (
  bank: Bank,
  attempts: readonly Own<Tables['attempt']>[],
  { now, timeZone }: { readonly now: number; readonly timeZone: string },
): RememberedRows & { readonly memoryBasis: string } => {
  const knowledge = knowledgeOf(bank)
  const { met, ideas } = learntFrom(attempts.flatMap((attempt) => loggedOf(knowledge, attempt) ?? []))
  const exam = dayAfter(dayIn(now, timeZone), 60)
  const subjects = planSubjects.map((subject) => ({ subject, tier: 'extended', exam }))
  return {
    plan: [{ subjects: JSON.stringify(subjects), minutes: 20, madeAt: now }],
    memory: [...met].map(([objective, { memory, seen }]) => ({
      objective,
      ...memory,
      seen: JSON.stringify(seen),
    })),
    idea: [...ideas.values()],
    memoryBasis: knowledge.basis,
  }
}
