// Resources: the shelf of study files, unlocked with Skizies once and for ever. The file being read is in the address
// (`?file=…`), so that a reload stays in it and the phone's Back leaves it.
import type { Resource } from '@toron/contract/resources.ts'
import { currencyName } from '@toron/domain/product.ts'
import { useEffect, useMemo, useRef } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { explain } from '../../platform/messages.ts'
import { useIsStudent, useMe } from '../../platform/session.ts'
import { LoadAlert } from '../../ui/load-alert.tsx'
import { viewButtonId } from './file-row.tsx'
import { GroupCard } from './group-card.tsx'
import { useShelf } from './queries.ts'
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
  const unlocked = useMemo(() => (isStudent && paths ? new Set(paths) : null), [isStudent, paths])
  const { isOpen, setOpen } = useOpenGroups()
  const unlocking = useUnlocking(unlocked)
  const { reading, view, leave } = useReading(groups?.flatMap(({ resources }) => resources))
  const failed = [shelf, ...(isStudent ? [me] : [])].filter(({ isError }) => isError)
  const again = () => {
    for (const query of failed) void query.refetch()
  }

  // The button that the focus comes back to must be in sight.
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
        <h1 className="mb-2.5 text-[32px] md:text-[40px]">Resources</h1>
        <p className="text-ink-soft">
          Study files to unlock with your {currencyName}. What you unlock stays yours.
        </p>
      </div>

      {failed[0] && (
        <LoadAlert className="mb-5" pending={failed.some(({ isFetching }) => isFetching)} onRetry={again}>
          {explain(failed[0].error)}
        </LoadAlert>
      )}
      {!isStudent && <VisitorNote />}

      <div className="grid items-start gap-4 *:min-w-0 md:gap-5 lg:grid-cols-2">
        {groups
          ? groups.map((group, place) => (
              <GroupCard
                key={group.key}
                group={group}
                open={isOpen(group.key, place)}
                onToggle={() => setOpen(group.key, !isOpen(group.key, place))}
                unlocked={unlocked}
                waiting={isStudent && me.isPending}
                onUnlock={unlocking.ask}
                onView={view}
              />
            ))
          : shelf.isPending && <ShelfSkeleton />}
      </div>
      {groups?.length === 0 && (
        <p className="text-ink-soft">The first files are being written. Look in again soon.</p>
      )}

      <p role="status" className="sr-only">
        {shelf.isPending ? 'Loading resources...' : unlocking.news}
      </p>
      {unlocking.asked && (
        <UnlockDialog
          open={unlocking.isOpen}
          resource={unlocking.asked}
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

/** The file that the address names, and the ways into and out of it. */
function useReading(resources: readonly Resource[] | undefined) {
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

/** Marks the addresses whose predecessor in the history is the shelf itself. */
const fromShelf = { fromShelf: true }
const isFromShelf = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'fromShelf' in state
