// The address names a subject that is not in the plan.
import { refusals } from '@toron/contract/refusals.ts'
import { screens } from '@toron/domain/screens.ts'
import type { PlanSubject } from '@toron/domain/tonight/plan.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { messages as tonight } from '../messages.ts'
import { messages } from './messages.ts'

export function NotInPlan({ subject }: { subject: PlanSubject }) {
  return (
    <Card className="flex flex-col items-start gap-4 p-5 md:p-6">
      <h2 className="text-[22px]">{messages.notInPlan.title(tonight.subjects[subject])}</h2>
      <p className="text-ink-soft">{refusals['not-in-plan']}</p>
      <ButtonLink to={screens.plan}>{messages.notInPlan.add}</ButtonLink>
    </Card>
  )
}
