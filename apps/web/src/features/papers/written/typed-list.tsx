// What was typed in a question, and what the machine found.

import type { Worked } from '@toron/contract/paper-fields.ts'
import type { AnswerField } from '@toron/domain/typed-answers/field.ts'
import { isUnitBefore } from '@toron/domain/typed-answers/unit-place.ts'
import { Check, CircleDashed, CircleHelp, Minus, X } from 'lucide-react'
import { classes } from '../../../ui/classes.ts'
import { messages as maths } from '../../practice/maths/messages.ts'
import { messages as typing } from '../../practice/maths/typing/messages.ts'
import { isPlot, placedBefore } from '../../practice/maths/typing/plot/placing.ts'
import { Plotted } from '../../practice/maths/typing/plot/plotted.tsx'
import { isSymbol, isUnitClose, printedName } from '../../practice/maths/typing/printed-name.ts'
import { messages } from '../result/messages.ts'

const words = messages.reviewing

type Sign = Worked['typed'][number]['sign']

const looks = {
  '+': { icon: Check, ink: 'text-(--right)' },
  '-': { icon: X, ink: 'text-wrong' },
  '/': { icon: CircleDashed, ink: 'text-skizie-deep' },
  '?': { icon: CircleHelp, ink: 'text-skizie-deep' },
  '.': { icon: Minus, ink: 'text-ink-soft' },
} as const satisfies Readonly<Record<Sign, unknown>>

interface TypedListProps {
  readonly fields: readonly AnswerField[]
  readonly typed: Worked['typed']
}

export function TypedList({ fields, typed }: TypedListProps) {
  if (fields.length === 0) return null
  const texts = typed.map(({ text }) => [text])
  return (
    <section aria-label={words.typed} className="mt-4">
      <ul className="flex flex-col gap-2">
        {fields.map((field, index) => {
          const { part, name: typedName, unit } = field
          const name = typedName && printedName(typedName)
          const { text = '', sign = '.' } = typed[index] ?? {}
          const { icon: Icon, ink } = looks[sign]
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a field is known by its place.
            <li key={index} className="flex flex-wrap items-center gap-x-3 gap-y-1">
              {part !== '' && (
                <span className="num min-w-10 font-bold whitespace-nowrap">
                  {maths.marking.partSign(part)}
                </span>
              )}
              {name !== undefined && <span>{typing.before(name, isSymbol(name))}</span>}
              <span className="min-w-0 font-[650]">{text !== '' && <Typed text={text} unit={unit} />}</span>
              <span className={classes('inline-flex items-center gap-1.5 text-[15px]', ink)}>
                <Icon aria-hidden="true" strokeWidth={2.25} className="size-4.5" />
                {words.sign[sign]}
              </span>
              {text !== '' && isPlot(field) && (
                <Plotted field={field} text={text} before={placedBefore(fields, texts, index)} />
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** Signs as they are printed. No point is broken between two lines. */
function Typed({ text, unit }: { text: string; unit: string | undefined }) {
  const printed = text
    .replaceAll('-', '−')
    .replace(/\([^()]*\)/g, (bracket) => bracket.replaceAll(' ', '\u00a0'))
  if (unit === undefined) return printed
  if (isUnitBefore(unit)) return unit + printed
  return printed + (isUnitClose(unit) ? unit : `\u00a0${unit}`)
}
