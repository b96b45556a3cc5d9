import type { MapObjective } from '@toron/contract/tonight.ts'

/** A topic of the map. */
export interface NamedTopic {
  readonly key: string
  readonly name: string
  readonly objectives: readonly MapObjective[]
}
