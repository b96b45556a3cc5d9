// Returns the resources and their prices, for visitors too (decision 7).
import * as calls from '@toron/contract/resources.ts'
import { handle } from '../../platform/http/http.ts'

export const readShelf = handle(calls.readShelf, async ({ shelf }) => ({
  groups: shelf.groups
    .filter(({ resources }) => resources.length > 0)
    .map(({ key, name, resources }) => ({ key, name, resources: [...resources] })),
}))
