// Handing a paper in: first what is unsent, then the paper; by the student, or when the time is over. The result then takes the
// place of the paper by itself.
import { type UseMutationResult, useMutation } from '@tanstack/react-query'
import { noteLate, submitPaper } from '../queries.ts'
import type { Outbox } from './outbox.ts'

export type HandIn = UseMutationResult<void, Error, void>

export const useHandIn = (sittingId: string, outbox: Outbox): HandIn =>
  useMutation({
    mutationFn: async () => {
      await outbox.flush()
      noteLate(sittingId, outbox.view().late)
      await submitPaper(sittingId)
      outbox.close()
    },
  })
