// Reading an unlocked file, in its printed pages or as it flows on this screen: a full-screen dialog with our own bars.
import { useQuery } from '@tanstack/react-query'
import type { Resource } from '@toron/contract/resources.ts'
import type { BookFacts } from '@toron/domain/resources/book.ts'
import { type KeyboardEvent, type SyntheticEvent, useLayoutEffect, useRef, useState } from 'react'
import { isOffline } from '../../../platform/api-error.ts'
import { explain } from '../../../platform/messages.ts'
import { useSingleKeys } from '../../../platform/preferences.ts'
import { Alert } from '../../../ui/alert.tsx'
import { classes } from '../../../ui/classes.ts'
import { languageOf } from '../shelf.ts'
import { BottomBar, type Panel, TopBar } from './bars.tsx'
import { chapterQuery } from './flowing/chapter-query.ts'
import { messages as flowMessages } from './flowing/messages.ts'
import { chapterOfPage, type Hit } from './flowing/page-marks.ts'
import { useReader } from './flowing/reader.ts'
import { messages } from './messages.ts'
import { OpenBook } from './open-book.tsx'
import { Places, SearchPanel } from './panels.tsx'
import { moveOfKey } from './reading.ts'
import { useBookmarks } from './use-bookmarks.ts'
import { useOpenFile } from './use-open-file.ts'
import { usePlace } from './use-place.ts'

/** A scrollable region must be reachable by keyboard (WCAG 2.1.1). */
const reachable = { tabIndex: 0 }
const none: BookFacts['chapters'] = []

interface ViewerProps {
  readonly resource: Resource
  /** Undefined while they are not known. */
  readonly facts: BookFacts | undefined
  /** The dialog has closed, by its button or by the browser. */
  readonly onClose: () => void
}

export function Viewer({ resource, facts, onClose }: ViewerProps) {
  const { path, name } = resource
  const lang = languageOf(name)
  const dialog = useRef<HTMLDialogElement>(null)
  const room = useRef<HTMLElement>(null)
  const singleKeys = useSingleKeys()
  const [panel, setPanel] = useState<Panel | null>(null)
  const [reader, setReader] = useReader()
  const [hit, setHit] = useState<Hit | null>(null)
  const flowing = reader.flows && facts ? { facts, reader, hit } : undefined
  const file = useOpenFile(path, flowing !== undefined)
  const pages = flowing ? flowing.facts.pages : file.pages
  const chapters = facts?.chapters ?? none
  const { FlowBar, SettingsPanel } = file.flowing ?? {}
  const [reading, move] = usePlace(path, pages)
  const marks = useBookmarks(path)
  // It comes together with the code that shows it.
  useQuery({ ...chapterQuery(path, chapterOfPage(chapters, reading.page)), enabled: flowing !== undefined })

  useLayoutEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    room.current?.focus()
    return () => shown?.close()
  }, [])

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
    if (!requested || panel || flowing || !file.isReady) return
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
  const close = () => dialog.current?.close()
  const ofPanel = {
    lang,
    onClose: closePanel,
    onGo: (page: number, words?: string) => {
      setHit(words === undefined ? null : { page, words })
      move({ type: 'go', page })
      closePanel()
    },
  }
  const show = (flows: boolean) => {
    setReader({ flows })
    file.reset()
    room.current?.focus()
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
        lang={lang}
        ready={file.isReady}
        isBookmarked={marks.bookmarks.includes(reading.page)}
        onBookmark={() => marks.toggle(reading.page)}
        onPanel={setPanel}
        onClose={close}
      />
      <section
        ref={room}
        {...reachable}
        aria-label={name}
        aria-busy={!file.failure && !file.isReady}
        className={classes(
          'relative flex min-h-0 min-w-0 overflow-auto overscroll-contain -outline-offset-3 [scrollbar-gutter:stable] md:[scrollbar-gutter:stable_both-edges]',
          // Gestures not listed here are ours: swipes and pinches.
          flowing || reading.zoom > 1 ? 'touch-pan-x touch-pan-y' : 'touch-pan-y',
        )}
      >
        <OpenBook
          room={room}
          resource={resource}
          file={file}
          reading={reading}
          flowing={flowing}
          onMove={move}
          onRetry={() => {
            file.retry()
            room.current?.focus()
          }}
          onClose={close}
        />
      </section>
      {flowing && FlowBar ? (
        <FlowBar
          page={reading.page}
          facts={flowing.facts}
          voice={file.isReady ? file.voice : null}
          onGo={ofPanel.onGo}
          onSettings={() => setPanel('settings')}
          onPages={() => show(false)}
        />
      ) : (
        <BottomBar
          reading={reading}
          pages={file.failure ? null : pages}
          onMove={move}
          onFlow={facts && (() => show(true))}
        />
      )}
      <Problems
        bookmark={marks.error && (isOffline(marks.error) ? messages.bookmarkFailed : explain(marks.error))}
        voice={file.voice?.aloud === 'mute' && flowMessages.noVoice(flowMessages.languages[lang ?? 'en'])}
      />
      {panel === 'places' && <Places {...ofPanel} chapters={chapters} bookmarks={marks.bookmarks} />}
      {panel === 'search' && <SearchPanel {...ofPanel} path={path} chapters={chapters} pages={pages ?? 0} />}
      {panel === 'settings' && SettingsPanel && (
        <SettingsPanel reader={reader} onChange={setReader} onClose={closePanel} />
      )}
    </dialog>
  )
}

/** What did not work, over the edge of the page where its button is. */
function Problems({ bookmark, voice }: { bookmark: string | null; voice: string | false }) {
  const place = 'absolute inset-x-3 z-10 mx-auto max-w-xl'
  return (
    <>
      {bookmark && (
        <div className={`${place} top-17`}>
          <Alert>{bookmark}</Alert>
        </div>
      )}
      {voice && (
        <div className={`${place} bottom-17`}>
          <Alert>{voice}</Alert>
        </div>
      )}
    </>
  )
}
