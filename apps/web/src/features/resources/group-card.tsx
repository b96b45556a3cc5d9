// One foldable group of the shelf with its files.
import type { Resource, ResourceGroup } from '@toron/contract/resources.ts'
import type { BooksFacts } from '@toron/domain/resources/book.ts'
import { ChevronDown } from 'lucide-react'
import { type CSSProperties, useId } from 'react'
import { Card } from '../../ui/card.tsx'
import { classes } from '../../ui/classes.ts'
import { ArchMark } from '../../ui/marks.tsx'
import { FileRow, type FileRowProps } from './file-row.tsx'
import { colourOf, countInWords } from './shelf.ts'

interface GroupCardProps {
  readonly group: ResourceGroup
  readonly open: boolean
  readonly onToggle: () => void
  /** Paths of the unlocked files; null for a visitor, and while they are not known. */
  readonly unlocked: ReadonlySet<string> | null
  readonly stateOf: (path: string) => FileRowProps['state']
  readonly facts: BooksFacts | undefined
  readonly pageIn: (path: string) => number | undefined
  readonly onUnlock: (resource: Resource) => void
  readonly onView: (resource: Resource) => void
}

const nothing: ReadonlySet<string> = new Set()

export function GroupCard(props: GroupCardProps) {
  const { group, open, onToggle, unlocked, stateOf, facts, pageIn, onUnlock, onView } = props
  const id = useId()
  return (
    <section aria-labelledby={`${id}-name`} style={coloured(group.key)}>
      <Card className="overflow-hidden">
        <h2>
          <button
            type="button"
            aria-expanded={open}
            aria-controls={`${id}-files`}
            onClick={onToggle}
            className="flex w-full items-center gap-3.5 bg-subject-wash px-5 py-4 text-start focus-visible:-outline-offset-3 md:px-5.5"
          >
            <ArchMark>{letterOf(group.name)}</ArchMark>
            <span className="min-w-0 grow">
              <span id={`${id}-name`} className="block text-2xl">
                {group.name}
              </span>
              <span className="mt-1 block font-body text-[17px] leading-snug font-normal tracking-normal text-ink-soft">
                {countInWords(group, unlocked ?? nothing)}
              </span>
            </span>
            <ChevronDown
              aria-hidden="true"
              strokeWidth={1.75}
              className={classes(
                'size-6 shrink-0 text-ink-soft transition-transform duration-180 ease-settle',
                open && 'rotate-180',
              )}
            />
          </button>
        </h2>
        <ul id={`${id}-files`} hidden={!open}>
          {group.resources.map((resource) => (
            <FileRow
              key={resource.path}
              resource={resource}
              facts={facts?.[resource.path]}
              page={pageIn(resource.path)}
              state={stateOf(resource.path)}
              onUnlock={() => onUnlock(resource)}
              onView={() => onView(resource)}
            />
          ))}
        </ul>
      </Card>
    </section>
  )
}

/** The numbered groups share a first letter, so they show their number. */
const letterOf = (name: string): string => name.match(/\d$/)?.[0] ?? name[0] ?? ''

const coloured = (groupKey: string): CSSProperties => {
  const colour = colourOf(groupKey)
  const properties: Record<`--${string}`, string> = {
    '--subject': `var(--${colour})`,
    '--subject-wash': `var(--${colour}-wash)`,
  }
  return properties
}
