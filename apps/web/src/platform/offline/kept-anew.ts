// What is kept of a topic is outdated once an answer in it has arrived while another screen was open: it is read anew, so that the
// student goes on in the right place without a network, too.
import { call } from '../api.ts'
import { queryClient } from '../query-client.ts'
import type { Action } from './actions.ts'
import { keepValue, mathsKept, runKept } from './kept.ts'

const outdated = new Map<string, () => Promise<unknown>>()

/** Notes that this has arrived. A screen that has its topic open keeps it itself. */
export const noteArrived = ({ type, topic }: Action): void => {
  if (type === 'night') return
  const isScience = type === 'answer'
  if (queryClient.getQueryData([isScience ? 'run' : 'maths', topic]) !== undefined) return
  if (isScience) {
    outdated.set(runKept(topic), () => call('POST /api/practice/runs', { body: { topic } }))
  } else {
    outdated.set(mathsKept(topic), () => call('GET /api/practice/maths/topics/:topic', { params: { topic } }))
  }
}

/** What cannot be read now is read after the next that is sent. */
export const keepAnew = async (): Promise<void> => {
  const due = Array.from(outdated)
  outdated.clear()
  for (const [name, read] of due) {
    try {
      keepValue(name, await read())
    } catch {
      outdated.set(name, read)
    }
  }
}
