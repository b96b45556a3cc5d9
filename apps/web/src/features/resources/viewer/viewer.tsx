// Reading an unlocked file: a full-screen dialog with our own bars around the page. The code that renders the page is
// large and is loaded only now.
import { useQuery } from '@tanstack/react-query'
import type { Resource } from '@toron/contract/resources.ts'
import { type KeyboardEvent, useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react'
import { useSingleKeys } from '../../../platform/preferences.ts'
import { readStored, store } from '../../../platform/storage.ts'
import { getToken, setToken, useToken } from '../../../platform/token.ts'
import { classes } from '../../../ui/classes.ts'
import { paperQuery } from '../queries.ts'
import { languageOf } from '../shelf.ts'
import { BottomBar, TopBar } from './bars.tsx'
import { FileFailed, FileLoading } from './placeholders.tsx'
import {
  type Failure,
  failureOf,
  type Move,
  moveOfKey,
  type Reading,
  readingAfter,
  readPage,
} from './reading.ts'

/** A scrollable region must be reachable by keyboard (WCAG 2.1.1). */
const reachable = { tabIndex: 0 }

interface ViewerProps {
  readonly resource: Resource
  /** The dialog has closed, by its button or by the browser. */
  readonly onClose: () => void
}

export function Viewer({ resource, onClose }: ViewerProps) {
  const { path, name } = resource
  const dialog = useRef<HTMLDialogElement>(null)
  const room = useRef<HTMLElement>(null)
  const token = useToken()
  const singleKeys = useSingleKeys()
  const [pages, setPages] = useState<number | null>(null)
  const [fileFailure, setFileFailure] = useState<Failure | null>(null)
  const [attempt, setAttempt] = useState(0)
  const [reading, move] = useReading(path, pages)
  const paper = useQuery(paperQuery)
  const failure = token === null ? 'signed-out' : (fileFailure ?? (paper.isError ? 'unreachable' : null))
  const Paper = paper.data?.Paper

  useLayoutEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    room.current?.focus()
    return () => shown?.close()
  }, [])

  const fail = (error: unknown) => {
    const cause = failureOf(error)
    setFileFailure(cause)
    // As for any call: a 401 ends the session.
    if (cause === 'signed-out' && getToken() === token) setToken(null)
  }
  const retry = () => {
    setFileFailure(null)
    setAttempt(attempt + 1)
    if (paper.isError) void paper.refetch()
    room.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // The keys of this dialog must not reach the screen behind it.
    event.stopPropagation()
    const { key, ctrlKey, altKey, metaKey } = event
    const shown = room.current
    const requested = moveOfKey({
      key,
      singleKeys,
      modified: ctrlKey || altKey || metaKey,
      isWider: shown !== null && shown.scrollWidth > shown.clientWidth,
    })
    if (!requested || failure || pages === null) return
    event.preventDefault()
    move(requested)
  }

  return (
    <dialog
      ref={dialog}
      aria-label={name}
      onClose={onClose}
      onKeyDown={onKeyDown}
      className="m-0 h-dvh max-h-none w-screen max-w-none grid-cols-[minmax(0,1fr)] grid-rows-[auto_minmax(0,1fr)_auto] overflow-hidden bg-sunken p-0 text-ink open:grid"
    >
      <TopBar name={name} lang={languageOf(name)} onClose={() => dialog.current?.close()} />
      <section
        ref={room}
        {...reachable}
        aria-label={name}
        aria-busy={!failure && pages === null}
        className={classes(
          'relative flex min-h-0 min-w-0 overflow-auto overscroll-contain -outline-offset-3 [scrollbar-gutter:stable] md:[scrollbar-gutter:stable_both-edges]',
          // Gestures not listed here are ours: swipes and pinches.
          reading.zoom > 1 ? 'touch-pan-x touch-pan-y' : 'touch-pan-y',
        )}
      >
        {failure ? (
          <FileFailed failure={failure} path={path} onRetry={retry} onClose={() => dialog.current?.close()} />
        ) : (
          Paper && (
            <Paper
              key={attempt}
              room={room}
              path={path}
              token={token ?? ''}
              reading={reading}
              onMove={move}
              onLoad={setPages}
              onFail={fail}
            />
          )
        )}
        {!failure && pages === null && <FileLoading name={name} />}
      </section>
      <BottomBar reading={reading} pages={failure ? null : pages} onMove={move} />
    </dialog>
  )
}

/** The page and zoom of this file, starting at the stored page; every turn stores the page. */
const useReading = (path: string, pages: number | null): [Reading, (move: Move) => void] => {
  const key = `page:${path}` as const
  const [reading, move] = useReducer(
    (before: Reading, { move, pages }: { move: Move; pages: number | null }) =>
      readingAfter(before, move, pages ?? Number.MAX_SAFE_INTEGER),
    { page: 1, zoom: 1 },
    (first): Reading => ({ ...first, page: readPage(readStored(key)) }),
  )
  const { page } = reading
  // A new edition of a file may have fewer pages.
  useEffect(() => {
    if (pages !== null && page > pages) move({ move: { type: 'go', page: pages }, pages })
  }, [page, pages])
  useEffect(() => {
    if (pages !== null && page <= pages) store(key, String(page))
  }, [key, page, pages])
  return [reading, (requested) => move({ move: requested, pages })]
}
