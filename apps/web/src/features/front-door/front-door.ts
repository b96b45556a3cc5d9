// What the build puts into the front pages.
import type { PublicQuestion } from '@toron/contract/statics.ts'

export interface FrontDoor {
  /** The origin of this installation. */
  readonly publicUrl: string
  /** Where to write to. */
  readonly contact: string
  readonly counts: {
    readonly choice: number
    readonly theory: number
    readonly subjects: number
    readonly resources: number
  }
  readonly subjects: readonly { readonly key: string; readonly name: string; readonly topics: number }[]
  /** The question that a visitor tries, without its key. */
  readonly trial: PublicQuestion & { readonly topic: string }
}
