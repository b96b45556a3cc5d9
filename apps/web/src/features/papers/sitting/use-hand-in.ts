// Handing a paper in: first what is unsent, then the paper; by the student, or when the time is over. The result then takes the
// place of the paper by itself.
import { useState } from 'react'
import { explain } from '../../../platform/messages.ts'
import { noteLate, submitPaper } from '../queries.ts'
import type { Outbox } from './outbox.ts'

interface HandIn {
  readonly pending: boolean
  /** In words. */
  readonly failure: string | null
  readonly handIn: () => Promise<void>
}

export const useHandIn = (sittingId: string, outbox: Outbox): HandIn => {
  const [pending, setPending] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const handIn = async () => {
    setPending(true)
    setFailure(null)
    try {
      await outbox.flush()
      noteLate(sittingId, outbox.view().late)
      await submitPaper(sittingId)
      outbox.close()
    } catch (error) {
      setFailure(explain(error))
      setPending(false)
    }
  }
  return { pending, failure, handIn }
}
