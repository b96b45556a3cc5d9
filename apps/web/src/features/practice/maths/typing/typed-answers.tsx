// The fields of a question, the keypad for the one that is typed in, and what became of a try.
import type { Mark } from '@toron/contract/maths.ts'
import type { AnswerField } from '@toron/domain/typed-answers/field.ts'
import { Check } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { explain } from '../../../../platform/messages.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { Button } from '../../../../ui/button.tsx'
import { classes } from '../../../../ui/classes.ts'
import { wantsLessMotion } from '../../frame/less-motion.ts'
import type { SchemePart } from '../questions.ts'
import { type Draft, isSolved, markOf, type TypedAnswer, textOf, untypedParts } from './answers.ts'
import { FieldRow } from './field-row.tsx'
import { Keypad } from './keypad/keypad.tsx'
import { keypadOf } from './keypad/keys.ts'
import { messages } from './messages.ts'
import { isPlot, placedBefore } from './plot/placing.ts'
import { PreviewLine } from './preview/preview-line.tsx'
import { isInline, printedName } from './printed-name.ts'
import { isUnfinished } from './unfinished.ts'
import { useTyping } from './use-typing.ts'
import { adviceOf } from './verdict-line.tsx'

export interface TypedAnswersProps {
  readonly fields: readonly AnswerField[]
  /** `general-math` or `additional-math`. */
  readonly subject: string
  readonly scheme: readonly SchemePart[]
  /** From before the question was left. */
  readonly draft?: Draft | undefined
  readonly isVisitor?: boolean
  /** Solved earlier today. */
  readonly wasSolved?: boolean
  /** A try waits for a connection. */
  readonly isStopped?: boolean
  readonly onDraft?: (draft: Draft) => void
  /** Absent: nothing is marked yet, as in a paper. */
  readonly onCheck?: (answers: readonly TypedAnswer[]) => Promise<readonly Mark[]>
}

export function TypedAnswers(props: TypedAnswersProps) {
  const { isVisitor = false, isStopped = false, onDraft, onCheck } = props
  const id = useId()
  const fields = props.fields.map(printed)
  const typing = useTyping({ fields, before: props.draft, onDraft, onCheck })
  const { draft, place, isKeypadOpen, isChecking, failure } = typing
  const isDone = isSolved(draft)
  const keypad = useRef<HTMLDivElement>(null)
  const done = useRef<HTMLParagraphElement>(null)
  const field = fields[place.field]
  const rowId = (index: number) => `${id}-${index}`
  const isPending = isChecking && !isStopped
  const hasParts = fields.some(({ part }) => part !== '')
  const isKeypadShown =
    isKeypadOpen && !isDone && field !== undefined && field.kind !== 'word' && !isPlot(field)
  const mark = markOf(draft, place.field)

  useLayoutEffect(() => {
    // A verdict makes the row taller.
    void mark
    if (isKeypadShown) keepAbove(document.getElementById(`${id}-${place.field}`), keypad.current)
  }, [isKeypadShown, id, place.field, mark])
  const wasDone = useRef(isDone)
  useEffect(() => {
    const isNew = isDone && !wasDone.current
    wasDone.current = isDone
    if (!isNew) return
    // The keypad with its Check is gone.
    if (document.activeElement?.matches('[data-answer], body')) done.current?.focus({ preventScroll: true })
    done.current?.scrollIntoView({ block: 'nearest', behavior: wantsLessMotion() ? 'auto' : 'smooth' })
  }, [isDone])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !isPending && !isDone) typing.goOn()
    else if (event.key === 'Escape') typing.hide()
    else return
    event.preventDefault()
  }
  return (
    <>
      <section aria-label={messages.title} className="mt-4 flex flex-col gap-3 md:max-w-140">
        {fields.map((each, index) => (
          <div key={rowId(index)} className={isPlot(each) ? 'flex flex-col' : 'flex items-start'}>
            {hasParts && (
              <span
                aria-hidden="true"
                className={classes(
                  'num flex min-w-10 shrink-0 items-center pr-2 font-bold',
                  // On a line with the field, or with the name above it.
                  !isPlot(each) && (each.name === undefined || isInline(each.name)) ? 'min-h-13' : 'min-h-6',
                )}
              >
                {each.part !== fields[index - 1]?.part && messages.partSign(each.part)}
              </span>
            )}
            <FieldRow
              id={rowId(index)}
              field={each}
              cells={draft.texts[index] ?? []}
              before={placedBefore(fields, draft.texts, index)}
              mark={markOf(draft, index)}
              isUnfinished={
                !onCheck &&
                // While it is typed, the preview shows where something is missing.
                !(isKeypadOpen && place.field === index) &&
                isUnfinished(each, textOf(each, draft.texts[index] ?? []))
              }
              isDone={isDone}
              register={(cell, input) => typing.register({ field: index, cell }, input)}
              onFocus={(cell) => typing.enter({ field: index, cell })}
              onText={(cell, text) => typing.setText({ field: index, cell }, text)}
              onKeyDown={onKeyDown}
            />
          </div>
        ))}
        {!isKeypadShown && !isDone && onCheck && (
          <Button onClick={typing.check} pending={isPending} className="self-start max-md:w-full">
            {messages.check}
          </Button>
        )}
        {isDone && (
          <p
            ref={done}
            tabIndex={-1}
            className="flex scroll-mb-28 items-center gap-2.5 rounded-medium bg-right-wash px-4 py-3 outline-none motion-safe:animate-[settle_220ms_var(--ease-settle)]"
          >
            <Check aria-hidden="true" strokeWidth={2.25} className="size-5.5 shrink-0 text-(--right)" />
            <span>
              <strong className="num text-xl font-bold text-(--right)">{messages.solved}</strong>
              {isVisitor && ` ${messages.visitor}`}
            </span>
          </p>
        )}
        <Notes {...props} isOpen={!isDone} isWaiting={isChecking && isStopped} failure={failure} />
        <p role="status" className="sr-only">
          {isPending ? messages.checking : inWords(draft, fields)}
        </p>
      </section>
      {isKeypadShown && (
        <Keypad
          ref={keypad}
          keys={keypadOf(field, props.subject, draft.texts.flat().length > 1)}
          isChecking={isPending}
          onKey={typing.press}
          onCheck={onCheck && typing.check}
          onHide={typing.hide}
        >
          <PreviewLine
            field={field}
            text={textOf(field, draft.texts[place.field] ?? [])}
            isOneOfMany={fields.length > 1}
          />
        </Keypad>
      )}
    </>
  )
}

interface NotesProps extends Pick<TypedAnswersProps, 'fields' | 'scheme' | 'wasSolved'> {
  /** Not all is right yet. */
  readonly isOpen: boolean
  readonly isWaiting: boolean
  readonly failure: unknown
}

/** Below the fields: what came of a try without marks, and what is not typed. */
function Notes({ fields, scheme, wasSolved, isOpen, isWaiting, failure }: NotesProps) {
  const untyped = untypedParts(scheme, fields)
  return (
    <>
      {failure !== null && <Alert>{explain(failure)}</Alert>}
      {isWaiting && <Alert tone="note">{messages.waiting}</Alert>}
      {isOpen && wasSolved && <p className="text-[15px] text-ink-soft">{messages.solvedBefore}</p>}
      {untyped.length > 0 && <p className="text-[15px] text-ink-soft">{messages.untyped(untyped)}</p>}
    </>
  )
}

const printed = ({ name, ...field }: AnswerField): AnswerField =>
  name === undefined ? field : { ...field, name: printedName(name) }

/** The verdicts of a try, to be announced. */
const inWords = ({ checked }: Draft, fields: readonly AnswerField[]): string =>
  fields
    .flatMap((field, index) => {
      const mark = checked?.marks[index]
      if (!mark) return []
      const name = messages.field(field.part, field.name, field.unit)
      return [`${name}: ${messages.verdictOf(mark.verdict, field.kind)}. ${adviceOf(mark, field) ?? ''}`]
    })
    .join(' ')

/** Room between a field and the keypad, in CSS pixels. */
const room = 12

/** Scrolls a field out from under the keypad. */
const keepAbove = (row: HTMLElement | null, keypad: HTMLElement | null) => {
  if (!row || !keypad) return
  const top = window.innerHeight - Number.parseFloat(getComputedStyle(keypad).bottom) - keypad.offsetHeight
  const covered = row.getBoundingClientRect().bottom + room - top
  if (covered > 0) window.scrollBy({ top: covered, behavior: wantsLessMotion() ? 'auto' : 'smooth' })
}
