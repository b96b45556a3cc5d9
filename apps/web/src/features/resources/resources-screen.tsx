// Resources: the shelf of study files, each unlocked once with Skizies. The open file is in the address (`?file=…`),
// so that a reload stays in it and the phone's Back button closes it.
import type { Resource } from '@toron/contract/resources.ts'
import { useEffect, useMemo, useRef } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { explain } from '../../platform/messages.ts'
import { useIsStudent, useMe } from '../../platform/session.ts'
import { LoadAlert } from '../../ui/load-alert.tsx'
import { viewButtonId } from './file-row.tsx'
import { GroupCard } from './group-card.tsx'
import { messages } from './messages.ts'
import { useKeptBooks, useShelf } from './queries.ts'
import { ShelfSkeleton } from './shelf-skeleton.tsx'
import { UnlockDialog } from './unlock-dialog.tsx'
import { useOpenGroups } from './use-open-groups.ts'
import { useUnlocking } from './use-unlocking.ts'
import { Viewer } from './viewer/viewer.tsx'
import { VisitorNote } from './visitor-note.tsx'

export function ResourcesScreen() {
  const isStudent = useIsStudent()
  const me = useMe()
  const shelf = useShelf()
  const groups = shelf.data?.groups
  const paths = me.data?.unlockedFiles
  const kept = useKeptBooks(isStudent && me.isError)
  const unlocked = useMemo(() => {
    // Without a network those can be read that are on this device.
    const known = paths ?? kept
    return isStudent && known ? new Set(known) : null
  }, [isStudent, paths, kept])
  const { isOpen, setOpen } = useOpenGroups()
  const unlocking = useUnlocking(unlocked)
  const { reading, view, leave } = useReading(groups?.flatMap(({ resources }) => resources))
  const failed = [shelf, ...(isStudent ? [me] : [])].filter(({ isError }) => isError)
  const retry = () => {
    for (const query of failed) void query.refetch()
  }

  // The button that gets the focus back must be visible.
  const ownGroup =
    groups?.findIndex(({ resources }) => resources.some(({ path }) => path === reading?.path)) ?? -1
  const ownKey = groups?.[ownGroup]?.key
  const isFolded = ownKey !== undefined && !isOpen(ownKey, ownGroup)
  useEffect(() => {
    if (isFolded && ownKey !== undefined) setOpen(ownKey, true)
  }, [isFolded, ownKey, setOpen])

  return (
    <div className="wrap py-6 md:py-9">
      <div className="mb-5 md:mb-7">
        <h1 className="mb-2.5 text-[32px] md:text-[40px]">{messages.title}</h1>
        <p className="text-ink-soft">{messages.intro}</p>
      </div>

      {failed[0] && (
        <LoadAlert className="mb-5" pending={failed.some(({ isFetching }) => isFetching)} onRetry={retry}>
          {explain(failed[0].error)}
        </LoadAlert>
      )}
      {!isStudent && <VisitorNote />}

      <div className="grid items-start gap-4 *:min-w-0 md:gap-5 lg:grid-cols-2">
        {groups
          ? groups.map((group, index) => (
              <GroupCard
                key={group.key}
                group={group}
                open={isOpen(group.key, index)}
                onToggle={() => setOpen(group.key, !isOpen(group.key, index))}
                unlocked={unlocked}
                waiting={isStudent && me.isPending}
                onUnlock={unlocking.ask}
                onView={view}
              />
            ))
          : shelf.isPending && <ShelfSkeleton />}
      </div>
      {groups?.length === 0 && <p className="text-ink-soft">{messages.empty}</p>}

      <p role="status" className="sr-only">
        {shelf.isPending ? messages.loading : unlocking.announcement}
      </p>
      {unlocking.selected && (
        <UnlockDialog
          open={unlocking.isOpen}
          resource={unlocking.selected}
          balance={me.data?.skizies ?? null}
          pending={unlocking.isPending}
          error={unlocking.error}
          onConfirm={unlocking.confirm}
          onClose={unlocking.close}
        />
      )}
      {reading && <Viewer key={reading.path} resource={reading} onClose={leave} />}
    </div>
  )
}

/** The file in the address, and how to open and close it. */
const useReading = (resources: readonly Resource[] | undefined) => {
  const [search] = useSearchParams()
  const { state } = useLocation()
  const navigate = useNavigate()
  const named = search.get('file')
  const reading = resources?.find(({ path }) => path === named) ?? null

  const last = useRef<string | null>(null)
  useEffect(() => {
    const left = last.current
    last.current = reading?.path ?? null
    if (left !== null && !reading) document.getElementById(viewButtonId(left))?.focus()
  }, [reading])

  return {
    reading,
    view: ({ path }: Resource) =>
      void navigate(
        { search: `?file=${encodeURIComponent(path)}` },
        { preventScrollReset: true, state: fromShelf },
      ),
    leave: () => {
      if (isFromShelf(state)) void navigate(-1)
      else void navigate({ search: '' }, { replace: true, preventScrollReset: true })
    },
  }
}

/** The state of history entries that were opened from the shelf. */
const fromShelf = { fromShelf: true }
const isFromShelf = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'fromShelf' in state
