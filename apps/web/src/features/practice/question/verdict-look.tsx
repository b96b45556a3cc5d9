// How an option looks: right and wrong are marked by a word and an icon as well as by colour.
import type { Letter } from '@toron/domain/practice/public-question.ts'
import { Check, X } from 'lucide-react'
import { classes } from '../../../ui/classes.ts'
import { ArchMark } from '../../../ui/marks.tsx'
import { messages } from './messages.ts'
import type { PaperVerdict } from './verdict.ts'

export type Look = 'idle' | 'chosen' | 'right' | 'wrong'

export const lookOf = (letter: Letter, chosen: Letter | null, verdict: PaperVerdict | undefined): Look => {
  if (!verdict) return letter === chosen ? 'chosen' : 'idle'
  if (letter === verdict.correctAnswer) return 'right'
  return letter === verdict.chosen ? 'wrong' : 'idle'
}

/** The word at the right option and at a wrong choice; null for the others. */
export const wordOf = (look: Look): string | null =>
  look === 'right' || look === 'wrong' ? messages.option[look] : null

const arches: Record<Look, string> = {
  idle: 'bg-sunken text-ink-soft',
  chosen: 'bg-ink text-paper',
  right: 'bg-(--right) text-on-fill',
  wrong: 'bg-wrong text-on-fill',
}

export function LetterArch({ letter, look }: { letter: Letter; look: Look }) {
  return (
    <ArchMark
      aria-hidden={false}
      className={classes(
        'h-9 w-9 shrink-0 rounded-t-[18px] rounded-b-[10px] pt-0.5 font-body text-[17px]',
        arches[look],
      )}
    >
      {letter}
    </ArchMark>
  )
}

export function VerdictWord({ look }: { look: Look }) {
  const word = wordOf(look)
  if (word === null) return null
  const Icon = look === 'right' ? Check : X
  return (
    <span
      className={classes(
        'inline-flex shrink-0 items-center gap-1.5 font-[650]',
        look === 'right' ? 'text-(--right)' : 'text-wrong',
      )}
    >
      <Icon aria-hidden="true" strokeWidth={2.25} className="size-4.5" />
      {word}
    </span>
  )
}
