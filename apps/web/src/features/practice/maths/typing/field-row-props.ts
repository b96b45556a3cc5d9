// What a row of a field is given, whether its answer is typed or placed on a grid.
import type { Mark } from '@toron/contract/maths.ts'
import type { AnswerField } from '@toron/domain/typed-answers/field.ts'
import type { KeyboardEvent } from 'react'
import type { Placed } from './plot/placing.ts'

export interface FieldRowProps {
  /** Unique in the page. */
  readonly id: string
  readonly field: AnswerField
  readonly cells: readonly string[]
  /** What was placed on the same axes in the fields before. */
  readonly before: readonly Placed[]
  readonly mark: Mark | null
  /** It breaks off, and is left so: nothing is marked here that would tell. */
  readonly isUnfinished: boolean
  /** All is right, and nothing is typed any more. */
  readonly isDone: boolean
  readonly register: (cell: number, input: HTMLElement | null) => void
  readonly onFocus: (cell: number) => void
  readonly onText: (cell: number, text: string) => void
  readonly onKeyDown: (event: KeyboardEvent) => void
}
