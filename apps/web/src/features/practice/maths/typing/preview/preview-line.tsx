// What is read of a field's text, as it would be printed. Not a live region: it changes with every key.

import type { AnswerField } from '@toron/domain/typed-answers/field.ts'
import { isUnitBefore } from '@toron/domain/typed-answers/unit-place.ts'
import { useLayoutEffect, useRef } from 'react'
import { messages } from '../messages.ts'
import { isSymbol } from '../printed-name.ts'
import { Formula } from './math.tsx'
import { previewOf } from './preview.ts'

interface PreviewLineProps {
  readonly field: AnswerField
  readonly text: string
  /** Whether the question has other fields. */
  readonly isOneOfMany: boolean
}

export function PreviewLine({ field, text, isOneOfMany }: PreviewLineProps) {
  const { part, name, unit } = field
  const preview = previewOf(text, field)
  const unitSign = unit !== undefined && <span className="text-[17px] text-ink-soft">{unit}</span>
  const isUnitFirst = unit !== undefined && isUnitBefore(unit)
  const areVectors = field.letters?.join('') === 'ij'
  const line = useRef<HTMLDivElement>(null)
  // Of a long answer the end is shown, where it is typed.
  useLayoutEffect(() => {
    if (line.current && text !== '') line.current.scrollLeft = line.current.scrollWidth
  }, [text])
  return (
    <div ref={line} className="flex min-h-11 items-center gap-2 overflow-x-hidden py-0.5">
      {isOneOfMany && part !== '' && (
        <span className="num shrink-0 font-bold text-ink-soft">{messages.partSign(part)}</span>
      )}
      {preview.is === 'nothing' && <span className="truncate text-ink-soft">{messages.typeHere}</span>}
      {preview.is === 'unread' && (
        <span className="text-[15px] leading-tight text-ink-soft">{messages.unread(preview.why, field)}</span>
      )}
      {preview.is === 'formula' && (
        <span className="inline-flex items-center gap-1.5 text-[21px] whitespace-nowrap">
          {name !== undefined && isSymbol(name) && <span>{messages.before(name, true)}</span>}
          {isUnitFirst && unitSign}
          <Formula formula={preview.formula} areVectors={areVectors} />
          {!isUnitFirst && unitSign}
        </span>
      )}
    </div>
  )
}
