// Options that are rows, under the heads of their columns. A voice reads a row as a sentence ('angle of incidence P,
// angle of reflection S'), so the heads and the cells are for the eye only.
import type { Letter } from '@toron/contract/practice.ts'
import type { PublicQuestion } from '@toron/contract/statics.ts'
import type { CSSProperties } from 'react'
import { classes } from '../../../ui/classes.ts'
import { RichText } from './rich-text.tsx'
import { letters, type Verdict } from './run-state.ts'
import { cellsOf, columnTracks, rowName } from './shown-question.ts'
import { LetterArch, type Look, lookOf, lookWords, VerdictWord } from './verdict-look.tsx'

const rows: Record<Look, string> = {
  idle: 'bg-surface',
  chosen: 'bg-surface shadow-[inset_0_0_0_2px_var(--ink)]',
  right: 'bg-right-wash shadow-[inset_0_0_0_1px_var(--right)]',
  wrong: 'bg-wrong-wash shadow-[inset_0_0_0_1px_var(--wrong)]',
}

const line = 'grid grid-cols-(--columns) items-center gap-x-3 px-3 md:gap-x-5 md:px-4.5'
const text = 'min-w-0 text-pretty hyphens-auto [overflow-wrap:anywhere]'

export interface OptionsProps {
  readonly question: PublicQuestion
  readonly labelledBy: string
  readonly chosen: Letter | null
  readonly verdict: Verdict | undefined
  readonly onChoose: (option: Letter) => void
}

interface OptionRowsProps extends OptionsProps {
  readonly columns: readonly string[]
}

export function OptionRows({ question, columns, labelledBy, chosen, verdict, onChoose }: OptionRowsProps) {
  const locked = verdict !== undefined
  return (
    <div
      role="radiogroup"
      aria-labelledby={labelledBy}
      className="overflow-hidden rounded-medium border border-line"
      style={{ '--columns': `2.25rem ${columnTracks(question)}` } as CSSProperties}
    >
      <div aria-hidden="true" className={classes(line, 'bg-sunken py-2.5')}>
        <span />
        {columns.map((head) => (
          <span key={head} className={classes(text, 'text-[15px] leading-snug font-[650]')}>
            <RichText>{head}</RichText>
          </span>
        ))}
      </div>
      {letters.map((letter) => {
        const look = lookOf(letter, chosen, verdict)
        return (
          <label
            key={letter}
            className={classes(
              line,
              'relative min-h-15 border-t border-line py-2.5',
              'has-focus-visible:z-1 has-focus-visible:outline-3 has-focus-visible:-outline-offset-3 has-focus-visible:outline-brand',
              !locked && look === 'idle' && 'hover:bg-sunken',
              !locked && 'cursor-pointer',
              rows[look],
            )}
          >
            <input
              type="radio"
              name="option"
              value={letter}
              aria-label={[rowName(question, letter), lookWords[look]].filter(Boolean).join('. ')}
              checked={letter === (verdict?.chosen ?? chosen)}
              disabled={locked}
              onChange={() => onChoose(letter)}
              className="absolute inset-0 scroll-mb-28 cursor-[inherit] appearance-none opacity-0"
            />
            <LetterArch letter={letter} look={look} />
            {cellsOf(question, letter).map((cell, place) => (
              <span
                key={`${columns[place]}`}
                aria-hidden="true"
                className={classes(text, 'max-md:text-[16px] max-md:leading-snug')}
              >
                <RichText>{cell}</RichText>
              </span>
            ))}
            {lookWords[look] !== undefined && (
              <span aria-hidden="true" className="col-start-2 -col-end-1 pt-0.5">
                <VerdictWord look={look} />
              </span>
            )}
          </label>
        )
      })}
    </div>
  )
}
