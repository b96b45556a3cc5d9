// The four options as a radio group: a column of texts, a two-by-two grid of small figures, or the rows of a table
// with a head. They are disabled once there is a verdict. While a submission is in flight they look enabled but keep
// the choice, so that the focus is not lost.
import type { Letter, PublicQuestion } from '@toron/domain/practice/public-question.ts'
import type { CSSProperties, ReactNode } from 'react'
import { classes } from '../../../ui/classes.ts'
import { Drawing } from './drawing.tsx'
import { messages } from './messages.ts'
import { RichText } from './rich-text.tsx'
import { cellsOf, columnTracks, rowName } from './shown-question.ts'
import { letters, type PaperVerdict } from './verdict.ts'
import { LetterArch, type Look, lookOf, VerdictWord, wordOf } from './verdict-look.tsx'

interface OptionsProps {
  readonly question: PublicQuestion
  readonly labelledBy: string
  readonly chosen: Letter | null
  readonly verdict: PaperVerdict | undefined
  readonly onChoose: (option: Letter) => void
}

export function Options({ question, labelledBy, chosen, verdict, onChoose }: OptionsProps) {
  const { columns, optionImages } = question
  const Layout = columns === undefined ? OptionBox : OptionRow
  const boxes = optionImages ? 'grid grid-cols-2 gap-3' : 'flex flex-col gap-3'
  return (
    <div
      role="radiogroup"
      aria-labelledby={labelledBy}
      className={columns === undefined ? boxes : 'overflow-hidden rounded-medium border border-line'}
      style={columns && ({ '--columns': `2.25rem ${columnTracks(question)}` } as CSSProperties)}
    >
      {columns && <ColumnHeads columns={columns} />}
      {letters.map((letter) => (
        <Layout
          key={letter}
          question={question}
          letter={letter}
          look={lookOf(letter, chosen, verdict)}
          checked={letter === (verdict?.chosen ?? chosen)}
          locked={verdict !== undefined}
          onChoose={onChoose}
        />
      ))}
    </div>
  )
}

interface OptionProps {
  readonly question: PublicQuestion
  readonly letter: Letter
  readonly look: Look
  readonly checked: boolean
  readonly locked: boolean
  readonly onChoose: (option: Letter) => void
}

interface RadioProps extends OptionProps {
  /** The accessible name, where the text alone is not enough. */
  readonly spoken?: string | undefined
  readonly className: string
  readonly children: ReactNode
}

/** The radio button of an option: its whole row or box is clickable. */
function Radio({ letter, look, checked, locked, spoken, className, onChoose, children }: RadioProps) {
  return (
    <label className={classes('relative min-h-15', !locked && 'cursor-pointer', className)}>
      <input
        type="radio"
        name="option"
        value={letter}
        aria-label={spoken}
        checked={checked}
        disabled={locked}
        onChange={() => onChoose(letter)}
        className="absolute inset-0 scroll-mb-28 cursor-[inherit] appearance-none opacity-0"
      />
      <LetterArch letter={letter} look={look} />
      {children}
    </label>
  )
}

/** The name of an option with what became of it. */
const spokenAs = (name: string, look: Look): string => {
  const word = wordOf(look)
  return word === null ? name : messages.option.withVerdict(name, word)
}

const boxLooks: Record<Look, string> = {
  idle: 'border-line bg-surface',
  chosen: 'border-ink bg-surface shadow-[inset_0_0_0_1px_var(--ink)]',
  right: 'border-(--right) bg-right-wash',
  wrong: 'border-wrong bg-wrong-wash',
}

/** A text, or a small figure with the text as its alternative. */
function OptionBox(props: OptionProps) {
  const { question, letter, look, locked } = props
  const picture = question.optionImages?.[letter]
  return (
    <Radio
      {...props}
      spoken={picture && spokenAs(`${letter}: ${question.options[letter]}`, look)}
      className={classes(
        'flex items-center rounded-medium border transition-transform duration-150 ease-settle',
        'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand',
        picture ? 'flex-col gap-2 p-3' : 'gap-4 px-4 py-3 md:px-4.5 md:py-4',
        !locked && 'hover:border-ink-soft active:scale-[0.99]',
        boxLooks[look],
      )}
    >
      <span className="flex min-w-0 grow flex-col gap-0.5 md:flex-row md:items-center md:gap-4">
        <span className="min-w-0 grow">
          {picture ? (
            <Drawing {...picture} alt="" />
          ) : (
            <RichText>{cellsOf(question, letter)[0] ?? ''}</RichText>
          )}
        </span>
        <VerdictWord look={look} />
      </span>
    </Radio>
  )
}

const rowLooks: Record<Look, string> = {
  idle: 'bg-surface',
  chosen: 'bg-surface shadow-[inset_0_0_0_2px_var(--ink)]',
  right: 'bg-right-wash shadow-[inset_0_0_0_1px_var(--right)]',
  wrong: 'bg-wrong-wash shadow-[inset_0_0_0_1px_var(--wrong)]',
}

const lineClass = 'grid grid-cols-(--columns) items-center gap-x-3 px-3 md:gap-x-5 md:px-4.5'
const cellClass = 'min-w-0 text-pretty hyphens-auto [overflow-wrap:anywhere]'

function ColumnHeads({ columns }: { columns: readonly string[] }) {
  return (
    <div aria-hidden="true" className={classes(lineClass, 'bg-sunken py-2.5')}>
      <span />
      {columns.map((head) => (
        <span key={head} className={classes(cellClass, 'text-[15px] leading-snug font-[650]')}>
          <RichText>{head}</RichText>
        </span>
      ))}
    </div>
  )
}

/**
 * The cells of a row. Screen readers read the row as a sentence ('angle of incidence: P; angle of reflection: S'), so
 * the heads and cells are hidden from them.
 */
function OptionRow(props: OptionProps) {
  const { question, letter, look, locked } = props
  const word = wordOf(look)
  return (
    <Radio
      {...props}
      spoken={spokenAs(rowName(question, letter), look)}
      className={classes(
        lineClass,
        'border-t border-line py-2.5',
        'has-focus-visible:z-1 has-focus-visible:outline-3 has-focus-visible:-outline-offset-3 has-focus-visible:outline-brand',
        !locked && look === 'idle' && 'hover:bg-sunken',
        rowLooks[look],
      )}
    >
      {cellsOf(question, letter).map((cell, index) => (
        <span
          key={`${question.columns?.[index]}`}
          aria-hidden="true"
          className={classes(cellClass, 'max-md:text-[16px] max-md:leading-snug')}
        >
          <RichText>{cell}</RichText>
        </span>
      ))}
      {word !== null && (
        <span aria-hidden="true" className="col-start-2 -col-end-1 pt-0.5">
          <VerdictWord look={look} />
        </span>
      )}
    </Radio>
  )
}
