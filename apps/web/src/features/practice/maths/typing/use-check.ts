// Having typed answers marked. Only the latest try counts on screen: an earlier one may still be on its way.
import type { Mark } from '@toron/contract/maths.ts'
import type { AnswerField } from '@toron/domain/typed-answers/field.ts'
import { useRef, useState } from 'react'
import { answersOf, type Checked, type Place, type Texts, type TypedAnswer } from './answers.ts'

interface CheckParts {
  readonly fields: readonly AnswerField[]
  /** Absent: nothing is marked. */
  readonly onCheck: ((answers: readonly TypedAnswer[]) => Promise<readonly Mark[]>) | undefined
  readonly onMarked: (checked: Checked) => void
}

export const useCheck = ({ fields, onCheck, onMarked }: CheckParts) => {
  const [isChecking, setChecking] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const tries = useRef(0)

  const show = (texts: Texts, marks: readonly Mark[]) =>
    onMarked({ texts, marks: fields.map((_, index) => marks.find(({ field }) => field === index) ?? null) })

  /** @param at the place that is typed in, where an empty try is answered */
  const check = async (texts: Texts, at: Place) => {
    const answers = answersOf(fields, texts)
    setFailure(null)
    if (answers.length === 0) return show(texts, [{ field: at.field, verdict: 'unread', why: 'empty' }])
    tries.current += 1
    const number = tries.current
    const isLatest = () => number === tries.current
    setChecking(true)
    try {
      const marks = (await onCheck?.(answers)) ?? []
      if (isLatest()) show(texts, marks)
    } catch (why) {
      if (isLatest()) setFailure(why)
    }
    if (isLatest()) setChecking(false)
  }
  return { isChecking, failure, check }
}
