import { queryOptions } from '@tanstack/react-query'
import type { Component, PaperSubject } from '@toron/domain/papers/kinds.ts'
import type { PaperCover } from '@toron/domain/papers/maths-question.ts'
import { readFile } from '../../../platform/api.ts'

export interface WrittenKind {
  readonly subject: PaperSubject
  readonly component: Component
}

/** What the cover of all papers of a kind says. */
export const coverQuery = ({ subject, component }: WrittenKind) =>
  queryOptions({
    queryKey: ['data', 'paper-cover', subject, component],
    queryFn: ({ signal }) => readFile<PaperCover>(`/data/papers/${subject}-${component}-cover.json`, signal),
    staleTime: Number.POSITIVE_INFINITY,
  })
