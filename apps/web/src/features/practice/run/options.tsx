// The four options as a radio group: texts one under another, or the rows of a headed table. Once there is a verdict
// they are locked.
import type { Letter } from '@toron/contract/practice.ts'
import type { PublicQuestion } from '@toron/contract/statics.ts'
import { classes } from '../../../ui/classes.ts'
import { Drawing } from './drawing.tsx'
import { OptionRows, type OptionsProps } from './option-rows.tsx'
import { RichText } from './rich-text.tsx'
import { letters } from './run-state.ts'
import { cellsOf } from './shown-question.ts'
import { LetterArch, type Look, lookOf, VerdictWord } from './verdict-look.tsx'

const boxes: Record<Look, string> = {
  idle: 'border-line bg-surface',
  chosen: 'border-ink bg-surface shadow-[inset_0_0_0_1px_var(--ink)]',
  right: 'border-(--right) bg-right-wash',
  wrong: 'border-wrong bg-wrong-wash',
}

/** While an answer is on its way the options look open but keep the choice, so that no focus is lost. */
export function Options(props: OptionsProps) {
  const { question, labelledBy, chosen, verdict, onChoose } = props
  if (question.columns !== undefined) return <OptionRows {...props} columns={question.columns} />
  const locked = verdict !== undefined
  return (
    <div
      role="radiogroup"
      aria-labelledby={labelledBy}
      className={question.optionImages ? 'grid grid-cols-2 gap-3' : 'flex flex-col gap-3'}
    >
      {letters.map((letter) => {
        const look = lookOf(letter, chosen, verdict)
        return (
          <label
            key={letter}
            className={classes(
              'relative flex min-h-15 items-center rounded-medium border transition-transform duration-150 ease-settle',
              'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand',
              question.optionImages ? 'flex-col gap-2 p-3' : 'gap-4 px-4 py-3 md:px-4.5 md:py-4',
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
            <LetterArch letter={letter} look={look} />
            <span className="flex min-w-0 grow flex-col gap-0.5 md:flex-row md:items-center md:gap-4">
              <span className="min-w-0 grow">
                <OptionContent question={question} letter={letter} />
              </span>
              <VerdictWord look={look} />
            </span>
          </label>
        )
      })}
    </div>
  )
}

/** A text, or a small figure whose text is for who can't see it. */
function OptionContent({ question, letter }: { question: PublicQuestion; letter: Letter }) {
  const picture = question.optionImages?.[letter]
  if (picture) return <Drawing {...picture} alt={question.options[letter]} />
  return <RichText>{cellsOf(question, letter)[0] ?? ''}</RichText>
}
