// Resources: the shelf of study files, each unlocked once with Skizies. What is open is in the address (`?file=…` to read,
// `?inside=…` to look), so that a reload stays in it and the phone's Back button closes it.
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { useIsIdle } from '../../platform/code.ts'
import { explain } from '../../platform/messages.ts'
import { useIsStudent, useMe } from '../../platform/session.ts'
import { LoadAlert } from '../../ui/load-alert.tsx'
import { Inside } from './inside.tsx'
import { messages } from './messages.ts'
import { booksQuery, flowQuery, paperQuery, readingQuery, useKeptBooks, useShelf } from './queries.ts'
import { ShelfGroups } from './shelf-groups.tsx'
import { ShelfSkeleton } from './shelf-skeleton.tsx'
import { UnlockDialog } from './unlock-dialog.tsx'
import { useInAddress } from './use-in-address.ts'
import { useOpenGroups } from './use-open-groups.ts'
import { useUnlocking } from './use-unlocking.ts'
import { useReader } from './viewer/flowing/reader.ts'
import { OpenFile } from './viewer-slot.tsx'

export function ResourcesScreen() {
  const isStudent = useIsStudent()
  const me = useMe()
  const shelf = useShelf()
  const groups = shelf.data?.groups
  const { data: facts } = useQuery(booksQuery)
  const unlocked = useUnlocked()
  useReadingCode(unlocked !== null && unlocked.size > 0)
  const open = useOpenGroups()
  const unlocking = useUnlocking(unlocked)
  const { reading, inside, view, leave } = useInAddress(groups?.flatMap(({ resources }) => resources))
  const pageIn = usePages(isStudent)
  const failed = [shelf, ...(isStudent ? [me] : [])].filter(({ isError }) => isError)
  const retry = () => {
    for (const query of failed) void query.refetch()
  }
  const stateOf = (path: string) => {
    if (unlocked) return unlocked.has(path) ? 'unlocked' : 'locked'
    return isStudent && me.isPending ? 'waiting' : 'shown'
  }

  // The button that gets the focus back must be visible.
  const ownGroup =
    groups?.findIndex(({ resources }) => resources.some(({ path }) => path === reading?.path)) ?? -1
  const ownKey = groups?.[ownGroup]?.key
  const isFolded = ownKey !== undefined && !open.isOpen(ownKey, ownGroup)
  const { setOpen } = open
  useEffect(() => {
    if (isFolded && ownKey !== undefined) setOpen(ownKey, true)
  }, [isFolded, ownKey, setOpen])

  return (
    <div className="wrap py-6 md:py-9">
      {failed[0] && (
        <LoadAlert className="mb-5" pending={failed.some(({ isFetching }) => isFetching)} onRetry={retry}>
          {explain(failed[0].error)}
        </LoadAlert>
      )}
      {inside ? (
        <Inside
          key={inside.path}
          resource={inside}
          facts={facts?.[inside.path]}
          state={stateOf(inside.path)}
          onUnlock={() => unlocking.ask(inside)}
          onView={() => view(inside)}
        />
      ) : (
        <ShelfGroups
          groups={groups}
          open={open}
          facts={facts}
          unlocked={unlocked}
          stateOf={stateOf}
          pageIn={pageIn}
          onUnlock={unlocking.ask}
          onView={view}
        >
          {shelf.isPending && <ShelfSkeleton />}
        </ShelfGroups>
      )}
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
      <OpenFile resource={reading} facts={reading ? facts?.[reading.path] : undefined} onClose={leave} />
    </div>
  )
}

/** Paths of the student's files; null for a visitor, and while they are not known. */
const useUnlocked = (): ReadonlySet<string> | null => {
  const isStudent = useIsStudent()
  const me = useMe()
  const paths = me.data?.unlockedFiles
  const kept = useKeptBooks(isStudent && me.isError)
  return useMemo(() => {
    // Without a network those can be read that are on this device.
    const known = paths ?? kept
    return isStudent && known ? new Set(known) : null
  }, [isStudent, paths, kept])
}

/** Fetches, before the tap, the code that shows files the way this student reads them. */
const useReadingCode = (hasFiles: boolean): void => {
  const [{ flows }] = useReader()
  const isIdle = useIsIdle()
  useQuery({ ...flowQuery, enabled: hasFiles && flows })
  useQuery({ ...paperQuery, enabled: hasFiles && !flows && isIdle })
}

/** The page at which each file was left. */
const usePages = (isStudent: boolean) => {
  const { data } = useQuery({ ...readingQuery, enabled: isStudent })
  return (path: string) => data?.books.find((book) => book.path === path)?.page
}
