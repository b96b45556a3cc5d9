// The four options as a radio group. Once there is a verdict they are locked, and right and wrong are told by
// a word and a sign as well as by colour.
import type { Letter } from '@toron/contract/practice.ts'
import { Check, X } from 'lucide-react'
import { classes } from '../../../ui/classes.ts'
import { ArchMark } from '../../../ui/marks.tsx'
import { RichText } from './rich-text.tsx'
import { letters, type Verdict } from './run-state.ts'

type Look = 'idle' | 'chosen' | 'right' | 'wrong'

const boxes: Record<Look, string> = {
  idle: 'border-line bg-surface',
  chosen: 'border-ink bg-surface shadow-[inset_0_0_0_1px_var(--ink)]',
  right: 'border-(--right) bg-right-wash',
  wrong: 'border-wrong bg-wrong-wash',
}

const arches: Record<Look, string> = {
  idle: 'bg-sunken text-ink-soft',
  chosen: 'bg-ink text-paper',
  right: 'bg-(--right) text-on-fill',
  wrong: 'bg-wrong text-on-fill',
}

const lookOf = (letter: Letter, chosen: Letter | null, verdict: Verdict | undefined): Look => {
  if (!verdict) return letter === chosen ? 'chosen' : 'idle'
  if (letter === verdict.correctAnswer) return 'right'
  return letter === verdict.chosen ? 'wrong' : 'idle'
}

interface OptionsProps {
  readonly options: Readonly<Record<Letter, string>>
  readonly labelledBy: string
  readonly chosen: Letter | null
  readonly verdict: Verdict | undefined
  readonly onChoose: (option: Letter) => void
}

/** While an answer is on its way the options look open but keep the choice, so that no focus is lost. */
export function Options({ options, labelledBy, chosen, verdict, onChoose }: OptionsProps) {
  const locked = verdict !== undefined
  return (
    <div role="radiogroup" aria-labelledby={labelledBy} className="flex flex-col gap-3">
      {letters.map((letter) => {
        const look = lookOf(letter, chosen, verdict)
        return (
          <label
            key={letter}
            className={classes(
              'relative flex min-h-15 items-center gap-4 rounded-medium border px-4 py-3 transition-transform duration-150 ease-settle md:px-4.5 md:py-4',
              'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand',
              !locked && 'cursor-pointer hover:border-ink-soft active:scale-[0.99]',
              boxes[look],
            )}
          >
            <input
              type="radio"
              name="option"
              value={letter}
              checked={letter === (verdict?.chosen ?? chosen)}
              disabled={locked}
              onChange={() => onChoose(letter)}
              className="absolute inset-0 scroll-mb-28 cursor-[inherit] appearance-none opacity-0"
            />
            <ArchMark
              aria-hidden={false}
              className={classes(
                'h-9 w-9 rounded-t-[18px] rounded-b-[10px] pt-0.5 font-body text-[17px]',
                arches[look],
              )}
            >
              {letter}
            </ArchMark>
            <span className="flex min-w-0 grow flex-col gap-0.5 md:flex-row md:items-center md:gap-4">
              <span className="min-w-0 grow">
                <RichText>{options[letter]}</RichText>
              </span>
              {look === 'right' && <Word className="text-(--right)" icon={Check} word="Correct" />}
              {look === 'wrong' && <Word className="text-wrong" icon={X} word="Your answer" />}
            </span>
          </label>
        )
      })}
    </div>
  )
}

interface WordProps {
  readonly className: string
  readonly icon: typeof Check
  readonly word: string
}

function Word({ className, icon: Icon, word }: WordProps) {
  return (
    <span className={classes('inline-flex shrink-0 items-center gap-1.5 font-[650]', className)}>
      <Icon aria-hidden="true" strokeWidth={2.25} className="size-4.5" />
      {word}
    </span>
  )
}
