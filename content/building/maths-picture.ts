// A page of a maths question as the picture that is served, and what is wrong with its figures.

import { farFromPrinted } from './claims.ts'
import { placeLabels } from './labels.ts'
import { finishPicture } from './picture.ts'
import type { Typesetter } from './typeset.ts'

interface MathsPicture {
  readonly svg: string
  /** One clause for each label that touches something, and each size that is drawn far from what is printed. */
  readonly faults: readonly string[]
}

/** @throws Error for a source that does not typeset, or a colour that is not in the palette */
export const mathsPicture = (typesetter: Typesetter, source: string, id: string, name = id): MathsPicture => {
  const { svg, figures } = typesetter.pageOf(source, name)
  const { typeset, collisions } = placeLabels(svg)
  return { svg: finishPicture(typeset, id), faults: [...collisions, ...farFromPrinted(figures)] }
}
