// What came back of actions that had waited, added up.
import type { Replies } from '../../../platform/offline/actions.ts'
import type { Returned } from '../../../platform/offline/device.ts'

/** The graded answer, if it is one. */
export const answerIn = ({ action, reply }: Returned): Replies['night']['answer'] | null => {
  if (!reply || !action) return null
  if (action.type === 'answer') return reply as Replies['answer']
  return action.type === 'night' ? (reply as Replies['night']).answer : null
}

export const sumOf = (returned: readonly Returned[]) => {
  const answers = returned.flatMap((one) => answerIn(one) ?? [])
  return {
    all: answers.length,
    right: answers.filter(({ correct }) => correct).length,
    skizies: answers.reduce((sum, { earned }) => sum + earned.question + earned.bonus, 0),
  }
}

/** The questions of maths that were left. */
export const mathsIn = (returned: readonly Returned[]) => {
  const left = returned.flatMap(({ action, reply }) =>
    action?.type === 'next' && reply ? [reply as Replies['next']] : [],
  )
  return { count: left.length, skizies: left.reduce((sum, { earned }) => sum + earned, 0) }
}
