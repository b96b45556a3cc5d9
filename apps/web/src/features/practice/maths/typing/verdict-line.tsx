// What became of a typed answer: a sign, a word and a sentence.
import type { Mark } from '@toron/contract/maths.ts'
import type { AnswerField } from '@toron/domain/typed-answers/field.ts'
import { Check, CircleQuestionMark, PencilLine, X } from 'lucide-react'
import { classes } from '../../../../ui/classes.ts'
import { messages } from './messages.ts'

const looks = {
  right: { icon: Check, ink: 'text-(--right)' },
  form: { icon: PencilLine, ink: 'text-skizie-deep' },
  wrong: { icon: X, ink: 'text-wrong' },
  unread: { icon: CircleQuestionMark, ink: 'text-ink-soft' },
} as const

/** The edge of a marked field. */
export const edges: Readonly<Record<Mark['verdict'], string>> = {
  right: 'border-(--right) bg-right-wash',
  form: 'border-skizie-deep bg-skizie-wash',
  wrong: 'border-wrong bg-wrong-wash',
  unread: 'border-edge bg-surface',
}

/** What to do now; null where there is nothing to add. */
export const adviceOf = (mark: Mark, field: AnswerField): string | null => {
  switch (mark.verdict) {
    case 'right':
      return null
    case 'form':
      return messages.wants[mark.wants]
    case 'wrong':
      return messages.wrong
    case 'unread':
      return `${messages.unread(mark.why, field)} ${messages.free}`
  }
}

interface VerdictLineProps {
  readonly id: string
  readonly mark: Mark
  readonly field: AnswerField
}

export function VerdictLine({ id, mark, field }: VerdictLineProps) {
  const { icon: Icon, ink } = looks[mark.verdict]
  const advice = adviceOf(mark, field)
  return (
    <p
      id={id}
      className={classes(
        'mt-1.5 flex items-start gap-2 text-[15px] leading-snug motion-safe:animate-[settle_180ms_var(--ease-settle)]',
        ink,
      )}
    >
      <Icon aria-hidden="true" strokeWidth={2.25} className="mt-px size-4.5 shrink-0" />
      <span>
        <strong className="font-bold">{messages.verdictOf(mark.verdict, field.kind)}</strong>
        {advice !== null && <span className="text-ink">{`. ${advice}`}</span>}
      </span>
    </p>
  )
}

/** Where nothing is marked yet: the answer breaks off. */
export function UnfinishedLine({ id }: { id: string }) {
  return (
    <p id={id} className="mt-1.5 flex items-start gap-2 text-[15px] leading-snug text-skizie-deep">
      <PencilLine aria-hidden="true" strokeWidth={2.25} className="mt-px size-4.5 shrink-0" />
      {messages.unfinished}
    </p>
  )
}
