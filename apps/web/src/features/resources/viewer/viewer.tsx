// Reading an unlocked file: a full-screen dialog with our own bars around the page. The code that renders the page is
// large and is loaded only now.
import { useQuery } from '@tanstack/react-query'
import type { Resource } from '@toron/contract/resources.ts'
import type { Chapter } from '@toron/domain/resources/book.ts'
import type { PDFDocumentProxy } from 'pdfjs-dist'
import { type KeyboardEvent, type SyntheticEvent, useLayoutEffect, useRef, useState } from 'react'
import { isOffline } from '../../../platform/api-error.ts'
import { explain } from '../../../platform/messages.ts'
import { useSingleKeys } from '../../../platform/preferences.ts'
import { getToken, setToken, useToken } from '../../../platform/token.ts'
import { Alert } from '../../../ui/alert.tsx'
import { classes } from '../../../ui/classes.ts'
import { paperQuery } from '../queries.ts'
import { languageOf } from '../shelf.ts'
import { BottomBar, type Panel, TopBar } from './bars.tsx'
import { messages } from './messages.ts'
import { Places, SearchPanel } from './panels.tsx'
import { FileFailed, FileLoading } from './placeholders.tsx'
import { type Failure, failureOf, moveOfKey } from './reading.ts'
import { useBookmarks } from './use-bookmarks.ts'
import { usePlace } from './use-place.ts'

/** A scrollable region must be reachable by keyboard (WCAG 2.1.1). */
const reachable = { tabIndex: 0 }

interface ViewerProps {
  readonly resource: Resource
  readonly chapters: readonly Chapter[]
  /** The dialog has closed, by its button or by the browser. */
  readonly onClose: () => void
}

export function Viewer({ resource, chapters, onClose }: ViewerProps) {
  const { path, name } = resource
  const dialog = useRef<HTMLDialogElement>(null)
  const room = useRef<HTMLElement>(null)
  const token = useToken()
  const singleKeys = useSingleKeys()
  const [book, setBook] = useState<PDFDocumentProxy | null>(null)
  const pages = book?.numPages ?? null
  const [panel, setPanel] = useState<Panel | null>(null)
  const [fileFailure, setFileFailure] = useState<Failure | null>(null)
  const [attempt, setAttempt] = useState(0)
  const [reading, move] = usePlace(path, pages)
  const marks = useBookmarks(path)
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
    if (!requested || failure || panel || pages === null) return
    event.preventDefault()
    move(requested)
  }

  const closePanel = () => {
    setPanel(null)
    room.current?.focus()
  }
  // Esc closes what is on top.
  const onCancel = (event: SyntheticEvent) => {
    if (!panel) return
    event.preventDefault()
    closePanel()
  }
  const ofPanel = {
    lang: languageOf(name),
    onClose: closePanel,
    onGo: (page: number) => {
      move({ type: 'go', page })
      closePanel()
    },
  }

  return (
    <dialog
      ref={dialog}
      aria-label={name}
      onClose={onClose}
      onCancel={onCancel}
      onKeyDown={onKeyDown}
      className="m-0 h-dvh max-h-none w-screen max-w-none grid-cols-[minmax(0,1fr)] grid-rows-[auto_minmax(0,1fr)_auto] overflow-hidden bg-sunken p-0 text-ink open:grid"
    >
      <TopBar
        name={name}
        lang={languageOf(name)}
        ready={!failure && pages !== null}
        isBookmarked={marks.bookmarks.includes(reading.page)}
        onBookmark={() => marks.toggle(reading.page)}
        onPanel={setPanel}
        onClose={() => dialog.current?.close()}
      />
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
              onLoad={setBook}
              onFail={fail}
            />
          )
        )}
        {!failure && pages === null && <FileLoading name={name} />}
      </section>
      <BottomBar reading={reading} pages={failure ? null : pages} onMove={move} />
      {marks.error && (
        <div className="absolute inset-x-3 top-17 z-10 mx-auto max-w-xl">
          <Alert>{isOffline(marks.error) ? messages.bookmarkFailed : explain(marks.error)}</Alert>
        </div>
      )}
      {panel === 'places' && <Places {...ofPanel} chapters={chapters} bookmarks={marks.bookmarks} />}
      {panel === 'search' && <SearchPanel {...ofPanel} book={book} />}
    </dialog>
  )
}
