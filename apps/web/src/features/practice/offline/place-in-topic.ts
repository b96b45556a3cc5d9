// Where a student is in a topic that was chosen for offline, so that it opens without the server even if it was never opened here,
// and if the browser believes that it has a network.
import { keepNow } from '../../../platform/offline/kept.ts'
import { mathsKept, runKept } from '../../../platform/offline/kept-names.ts'
import { sender } from '../../../platform/offline/queue.ts'
import { queryClient } from '../../../platform/query-client.ts'
import { studentId } from '../../../platform/student-id.ts'
import { recordQuery } from '../maths/delivery.ts'
import { unopened } from '../run/queries.ts'

/** Keeps it on this device. A run is opened by its first answer and not before. */
export const keepPlace = async (topic: string, kind: 'science' | 'maths'): Promise<void> => {
  if (studentId() === null) return
  if (kind === 'maths') {
    return keepNow(mathsKept(topic), await queryClient.fetchQuery(recordQuery(topic)))
  }
  const isKept = (await (await sender()).kept(runKept(topic))) !== undefined
  if (!isKept) await keepNow(runKept(topic), unopened(topic))
}
