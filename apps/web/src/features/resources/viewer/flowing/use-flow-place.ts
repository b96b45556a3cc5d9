// Keeps the place in a book and the place on the screen the same: scrolling moves on in the book, and going to a page scrolls there.
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { readStored, store } from '../../../../platform/storage.ts'
import { type FlowPlace, type Hit, marksIn, placeAt, topOf } from './page-marks.ts'
import type { Reader } from './reader.ts'
import { findAfter, highlight } from './texts.ts'

interface FlowPlaceOptions {
  readonly room: RefObject<HTMLElement | null>
  readonly chapter: RefObject<HTMLElement | null>
  /** The id of a place in the chapter that is to be shown next. */
  readonly wanted: RefObject<string | null>
  readonly path: string
  readonly page: number
  /** Of the chapter. */
  readonly number: number
  /** The chapter; undefined until it is there. */
  readonly html: string | undefined
  readonly reader: Reader
  readonly hit: Hit | null
  readonly onPage: (page: number) => void
}

/** Below the upper edge, in pixels: a page is on the screen when its first line is that high. */
const line = 40

/** `34 0.271` */
const readWithin = (path: string): FlowPlace => {
  const [page, share] = (readStored(`within:${path}`) ?? '').split(' ').map(Number)
  return { page: page || 0, share: share && share >= 0 && share <= 1 ? share : 0 }
}

export const useFlowPlace = (options: FlowPlaceOptions): (() => void) => {
  const { room, chapter, path, page, number, html, reader, hit } = options
  /** The place that is shown; scrolling to it again would move the text under the reader's eyes. */
  const shown = useRef<FlowPlace>(readWithin(path))
  const laidOut = useRef<string | undefined>(undefined)
  const latest = useRef(options)
  latest.current = options

  const scrollTo = (top: number | undefined) => {
    const own = room.current
    if (own && top !== undefined) own.scrollTop += top - own.getBoundingClientRect().top - line
  }
  const showPlace = (place: FlowPlace) => {
    const own = chapter.current
    if (!own) return
    const isBeginning = place.share === 0 && marksIn(own)[0]?.page === place.page
    if (isBeginning && room.current) room.current.scrollTop = 0
    else scrollTo(topOf(marksIn(own), own.getBoundingClientRect().bottom, place))
  }
  const showWanted = () => {
    const { wanted } = latest.current
    const place = chapter.current?.querySelector<HTMLElement>(`[id="${CSS.escape(wanted.current ?? '')}"]`)
    wanted.current = null
    if (!place) return
    place.tabIndex = -1
    place.focus({ preventScroll: true })
    scrollTo(place.getBoundingClientRect().top)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new place or a new chapter is shown, once
  useLayoutEffect(() => {
    if (html === undefined) return
    if (latest.current.wanted.current) return showWanted()
    const isNew = laidOut.current !== html
    laidOut.current = html
    if (page !== shown.current.page) shown.current = { page, share: 0 }
    else if (!isNew) return
    showPlace(shown.current)
  }, [html, number, page])

  // biome-ignore lint/correctness/useExhaustiveDependencies: text of another size is laid out anew, and the place stays
  useLayoutEffect(() => showPlace(shown.current), [reader.size])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a hit is shown once its chapter is there
  useLayoutEffect(() => {
    const own = chapter.current
    const range = hit && own && html !== undefined ? findAfter(own, hit.page, hit.words) : undefined
    highlight('found', range)
    if (range) scrollTo(range.getBoundingClientRect().top - line)
    return () => highlight('found', undefined)
  }, [hit, html])

  useScrolling(options, (place) => {
    shown.current = place
    store(`within:${path}`, `${place.page} ${place.share.toFixed(4)}`)
    latest.current.onPage(place.page)
  })
  return showWanted
}

/** Tells where the reader is, once a frame while the text scrolls. */
const useScrolling = (
  { room, chapter, html }: FlowPlaceOptions,
  onPlace: (place: FlowPlace) => void,
): void => {
  const told = useRef(onPlace)
  told.current = onPlace
  useEffect(() => {
    const own = room.current
    if (!own || html === undefined) return
    let frame = 0
    const note = () => {
      frame = 0
      const text = chapter.current
      const top = own.getBoundingClientRect().top + line + 1
      const place = text && placeAt(marksIn(text), text.getBoundingClientRect().bottom, top)
      if (place) told.current(place)
    }
    const onScroll = () => {
      frame ||= requestAnimationFrame(note)
    }
    own.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      own.removeEventListener('scroll', onScroll)
    }
  }, [room, chapter, html])
}
