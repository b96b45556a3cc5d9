// The whole table of pairs.
import type { Pairs } from './pairs.ts'
import { aroundNumberPairs } from './pairs-around-numbers.ts'
import { expressionPairs } from './pairs-of-expressions.ts'
import { finishedPairs } from './pairs-of-finished.ts'
import { namedFormPairs } from './pairs-of-named-forms.ts'
import { namePairs } from './pairs-of-names.ts'
import { numberPairs } from './pairs-of-numbers.ts'
import { plotPairs } from './pairs-of-plots.ts'
import { relationPairs } from './pairs-of-relations.ts'
import { shapePairs } from './pairs-of-shapes.ts'
import { statementPairs } from './pairs-of-statements.ts'
import { studentPairs } from './pairs-of-students.ts'
import { vectorAndListPairs } from './pairs-of-vectors-and-lists.ts'

export const tableOfPairs: readonly Pairs[] = [
  ...numberPairs,
  ...expressionPairs,
  ...relationPairs,
  ...shapePairs,
  ...studentPairs,
  ...namedFormPairs,
  ...finishedPairs,
  ...aroundNumberPairs,
  ...namePairs,
  ...vectorAndListPairs,
  ...plotPairs,
  ...statementPairs,
]
