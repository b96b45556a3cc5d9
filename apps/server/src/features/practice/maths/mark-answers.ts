// Marks what was typed into the fields of a question.
import type { FinalAnswer } from '@toron/content/maths/template.ts'
import type { Mark } from '@toron/contract/maths.ts'
import { NotFound } from '../../../platform/errors.ts'
import type { Marker } from '../../../platform/marking/marker.ts'
import { messages } from '../messages.ts'

interface Typed {
  /** Its index among the fields of the question. */
  readonly field: number
  readonly text: string
}

/** @param finals of the question @throws NotFound for a field that the question does not have @throws Busy */
export const markAnswers = async (
  marker: Marker,
  finals: readonly FinalAnswer[],
  typed: readonly Typed[],
): Promise<Mark[]> => {
  const asked = typed.map(({ field, text }) => {
    const final = finals[field]
    if (!final) throw new NotFound(messages.noField(field))
    return { text, asked: final.asked }
  })
  const marked = await marker.mark(asked)
  return typed.flatMap(({ field }, index) => {
    const mark = marked[index]
    return mark ? [{ field, ...mark }] : []
  })
}
