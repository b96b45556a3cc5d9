// What is kept of a topic follows what has arrived while another screen was open: the student goes on in the right place without a
// network, too. A screen that has its topic open keeps it itself.
import type { Run } from '@toron/contract/practice.ts'
import { queryClient } from '../query-client.ts'
import type { Delivery, Replies } from './actions.ts'
import { mathsKept, runKept } from './kept-names.ts'

interface Keeping {
  /** What was kept under a name. */
  readonly kept: (name: string) => Promise<unknown>
  readonly keep: (name: string, value: unknown) => Promise<void>
}

export const keepArrived = async ({ action, reply }: Delivery, { kept, keep }: Keeping): Promise<void> => {
  const { topic } = action
  const isOpen = (kind: 'run' | 'maths') => queryClient.getQueryData([kind, topic]) !== undefined
  if (action.type === 'answer' && !isOpen('run')) {
    await keep(
      runKept(topic),
      withAnswer((await kept(runKept(topic))) as Run | undefined, topic, reply as Replies['answer']),
    )
  }
  if (action.type === 'next' && !isOpen('maths')) {
    const record = (await kept(mathsKept(topic))) as object | undefined
    const lastIndex = Math.min(action.position + 1, action.total - 1)
    await keep(mathsKept(topic), { questions: [], ...record, lastIndex })
  }
}

const withAnswer = (
  run: Run | undefined,
  topic: string,
  { run: state, ...reply }: Replies['answer'],
): Run => {
  const { balance: _, progress: __, newBadges: ___, ...answer } = reply
  const others = run?.answers.filter(({ questionId }) => questionId !== answer.questionId) ?? []
  return { ...state, topic, answers: [...others, answer] }
}
