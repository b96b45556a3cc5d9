// The data that the build puts into the front pages.
import type { PublicQuestion } from '@toron/domain/practice/public-question.ts'

export interface FrontDoor {
  /** The origin of this installation. */
  readonly publicUrl: string
  /** The contact email address. */
  readonly contact: string
  readonly counts: {
    readonly choice: number
    readonly theory: number
    readonly subjects: number
    readonly resources: number
    /** The lowest price of a resource, in Skizies. */
    readonly cheapestResource: number
    readonly badges: number
  }
  readonly subjects: readonly { readonly key: string; readonly name: string; readonly topics: number }[]
  /** The question for a visitor to try, without its answer key. */
  readonly trial: PublicQuestion & { readonly topic: string }
}
