// What there is to read and what it costs; visitors may look (decision 7).
import { readShelf } from '@toron/contract/resources.ts'
import { handle } from '../../platform/http.ts'

export const readWholeShelf = handle(readShelf, async ({ shelf }) => ({
  groups: shelf.groups
    .filter(({ resources }) => resources.length > 0)
    .map(({ key, name, resources }) => ({ key, name, resources: [...resources] })),
}))
