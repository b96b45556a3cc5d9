import type { Plan } from '@toron/domain/tonight/plan.ts'

/** A plan in a reply. */
export const shownPlan = ({ subjects, minutes }: Plan) => ({
  subjects: subjects.map(({ subject, tier, exam }) => ({ subject, tier, exam })),
  minutes,
})
