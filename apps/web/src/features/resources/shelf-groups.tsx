// The shelf: its heading, and the groups of files.
import type { Resource, ResourceGroup } from '@toron/contract/resources.ts'
import type { ComponentProps, ReactNode } from 'react'
import { useIsStudent } from '../../platform/session.ts'
import { GroupCard } from './group-card.tsx'
import { messages } from './messages.ts'
import type { useOpenGroups } from './use-open-groups.ts'
import { VisitorNote } from './visitor-note.tsx'

interface ShelfProps extends Omit<ComponentProps<typeof GroupCard>, 'group' | 'open' | 'onToggle'> {
  readonly groups: readonly ResourceGroup[] | undefined
  readonly open: ReturnType<typeof useOpenGroups>
  readonly onUnlock: (resource: Resource) => void
  readonly onView: (resource: Resource) => void
  /** Shown until the groups are there. */
  readonly children: ReactNode
}

export function ShelfGroups({ groups, open, children, ...ofGroups }: ShelfProps) {
  const isStudent = useIsStudent()
  return (
    <>
      <div className="mb-5 md:mb-7">
        <h1 className="mb-2.5 text-[32px] md:text-[40px]">{messages.title}</h1>
        <p className="text-ink-soft">{messages.intro}</p>
      </div>
      {!isStudent && <VisitorNote />}
      <div className="grid items-start gap-4 *:min-w-0 md:gap-5 lg:grid-cols-2">
        {groups?.map((group, index) => (
          <GroupCard
            key={group.key}
            group={group}
            open={open.isOpen(group.key, index)}
            onToggle={() => open.setOpen(group.key, !open.isOpen(group.key, index))}
            {...ofGroups}
          />
        )) ?? children}
      </div>
      {groups?.length === 0 && <p className="text-ink-soft">{messages.empty}</p>}
    </>
  )
}
