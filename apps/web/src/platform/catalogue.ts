// The catalogue of subjects and topics, for every screen that names them.
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { Catalogue } from '@toron/domain/practice/catalogue.ts'
import { catalogueQuery } from './queries.ts'

export const useCatalogue = (): UseQueryResult<Catalogue> => useQuery(catalogueQuery)
