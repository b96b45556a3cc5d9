// The catalogue of subjects and topics: a public file that changes only with a new version of the content.
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { Catalogue } from '@toron/contract/statics.ts'
import { readFile } from './api.ts'
import type { ApiError } from './api-error.ts'

export const useCatalogue = (): UseQueryResult<Catalogue, ApiError> =>
  useQuery<Catalogue, ApiError>({
    queryKey: ['data', 'catalogue'],
    queryFn: ({ signal }) => readFile<Catalogue>('/data/catalogue.json', signal),
    staleTime: Number.POSITIVE_INFINITY,
  })
