// What a browser is told of a field of maths, with the plane of one whose answer is placed on a grid.
import { kinds } from '@toron/domain/typed-answers/field.ts'
import { z } from 'zod'

const place = z.tuple([z.number(), z.number()]).readonly()

const axis = z.strictObject({
  from: z.number(),
  to: z.number(),
  step: z.number().positive(),
  minor: z.int().positive(),
  title: z.string(),
})

/** @see Plane of the domain */
const plane = z.strictObject({
  x: axis,
  y: axis,
  isEqual: z.boolean().exactOptional(),
  given: z
    .array(
      z.strictObject({
        as: z.enum(['crosses', 'path', 'shape']),
        points: z.array(place).readonly(),
        name: z.string().exactOptional(),
      }),
    )
    .readonly()
    .exactOptional(),
})

/** @see AnswerField of the domain */
export const answerField = z.strictObject({
  part: z.string(),
  name: z.string().exactOptional(),
  kind: z.enum(kinds),
  letters: z.array(z.string()).readonly().exactOptional(),
  unit: z.string().exactOptional(),
  size: z.tuple([z.int().positive(), z.int().positive()]).readonly().exactOptional(),
  is: z.enum(['clock', 'length']).exactOptional(),
  plane: plane.exactOptional(),
  count: z.int().positive().exactOptional(),
  joined: z.enum(['left-to-right', 'shape']).exactOptional(),
})
