// The texts in the fields of a question, the place that is typed in, and its keypad.
import type { Mark } from '@toron/contract/maths.ts'
import type { AnswerField } from '@toron/domain/typed-answers/field.ts'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import {
  type Draft,
  emptyDraft,
  firstToMend,
  nextEmpty,
  type Place,
  placeAfter,
  type TypedAnswer,
  withText,
} from './answers.ts'
import { deleted, type Edited, moved, typed } from './keypad/edit.ts'
import type { Key } from './keypad/keys.ts'
import { useCheck } from './use-check.ts'

interface TypingParts {
  readonly fields: readonly AnswerField[]
  /** From before the question was left. */
  readonly before: Draft | undefined
  readonly onDraft: ((draft: Draft) => void) | undefined
  readonly onCheck: ((answers: readonly TypedAnswer[]) => Promise<readonly Mark[]>) | undefined
}

const nameOf = ({ field, cell }: Place) => `${field}-${cell}`

export const useTyping = ({ fields, before, onDraft, onCheck }: TypingParts) => {
  const [draft, setDraft] = useState(() => before ?? emptyDraft(fields))
  const [place, setPlace] = useState<Place>({ field: 0, cell: 0 })
  const [isKeypadOpen, setKeypadOpen] = useState(false)
  const inputs = useRef(new Map<string, HTMLElement>())
  useEffect(() => {
    onDraft?.(draft)
  }, [draft, onDraft])

  const inputAt = (at: Place) => inputs.current.get(nameOf(at))
  const setText = (at: Place, text: string) =>
    setDraft((now) => ({ ...now, texts: withText(now.texts, at, text) }))
  const { isChecking, failure, check } = useCheck({
    fields,
    onCheck,
    onMarked: (checked) => {
      setDraft((now) => ({ ...now, checked }))
      const mend = firstToMend(checked.marks, place.field)
      if (mend !== null && mend !== place.field) inputAt({ field: mend, cell: 0 })?.focus()
    },
  })

  const press = (key: Key) => {
    if (key.does === 'next') return inputAt(placeAfter(draft.texts, place))?.focus()
    const input = inputAt(place)
    if (!(input instanceof HTMLInputElement)) return
    const { value: text, selectionStart, selectionEnd } = input
    const from = selectionStart ?? text.length
    const after = pressed(key, { text, from, to: selectionEnd ?? from })
    // The caret is set in the text that the field has then.
    flushSync(() => setText(place, after.text))
    input.setSelectionRange(after.from, after.to)
  }
  return {
    draft,
    place,
    isKeypadOpen,
    isChecking,
    failure,
    register: (at: Place, input: HTMLElement | null) => {
      if (input) inputs.current.set(nameOf(at), input)
      else inputs.current.delete(nameOf(at))
    },
    enter: (at: Place) => {
      setPlace(at)
      setKeypadOpen(true)
    },
    setText,
    press,
    check: () => onCheck && void check(draft.texts, place),
    /** Leads from a filled field to the next empty one, and checks once all are filled. */
    goOn: () => {
      const empty = nextEmpty(draft.texts, place)
      if (empty && draft.texts[place.field]?.[place.cell]?.trim() !== '') inputAt(empty)?.focus()
      else if (onCheck) void check(draft.texts, place)
      else {
        setKeypadOpen(false)
        inputAt(place)?.blur()
      }
    },
    hide: () => {
      setKeypadOpen(false)
      inputAt(place)?.blur()
    },
  }
}

const pressed = (key: Key, edited: Edited): Edited => {
  switch (key.does) {
    case 'type':
      return typed(edited, key.text)
    case 'delete':
      return deleted(edited)
    case 'left':
    case 'right':
      return moved(edited, key.does === 'left' ? -1 : 1)
    default:
      return edited
  }
}
