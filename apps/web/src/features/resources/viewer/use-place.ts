// The page and zoom of a file. A file opens where it was left, on whichever device that was; where it is left is told to the
// server a moment after the last turn, or when the page is put away, and not with every turn.
import { useQuery } from '@tanstack/react-query'
import { useEffect, useReducer, useRef } from 'react'
import { call } from '../../../platform/api.ts'
import { readStored, store } from '../../../platform/storage.ts'
import { keepReading, readingQuery } from '../queries.ts'
import { type Move, type Reading, readingAfter, readPlace, writePlace } from './reading.ts'

/** Milliseconds on a page before it is where the student is. */
const pause = 4000

/** @param pages of the file; null until it is open */
export const usePlace = (path: string, pages: number | null): [Reading, (move: Move) => void] => {
  const key = `page:${path}` as const
  const [reading, dispatch] = useReducer(
    (before: Reading, { move, pages }: { move: Move; pages: number | null }) =>
      readingAfter(before, move, pages ?? Number.MAX_SAFE_INTEGER),
    { page: 1, zoom: 1 },
    (first): Reading => ({ ...first, page: readPlace(readStored(key)).page }),
  )
  const { page } = reading
  /** Whether the student has moved here, so that no other device has a say any more. */
  const hasMoved = useRef(readPlace(readStored(key)).isUnsent)
  const known = useKnownPage(path)
  useEffect(() => {
    if (known !== undefined && !hasMoved.current) dispatch({ move: { type: 'go', page: known }, pages: null })
  }, [known])
  // A new edition of a file may have fewer pages.
  useEffect(() => {
    if (pages !== null && page > pages) dispatch({ move: { type: 'go', page: pages }, pages })
  }, [page, pages])
  useEffect(() => {
    if (pages === null || page > pages) return
    const isUnsent = readPlace(readStored(key)).isUnsent || page !== known
    if (hasMoved.current || known !== undefined) store(key, writePlace({ page, isUnsent }))
  }, [key, page, pages, known])
  useTelling(path, page)
  return [
    reading,
    (move) => {
      if (move.type === 'turn' || move.type === 'go') hasMoved.current = true
      dispatch({ move, pages })
    },
  ]
}

/** The page that the server knows of; undefined while that is not known, or if the file was never opened. */
const useKnownPage = (path: string): number | undefined => {
  const { data } = useQuery({ ...readingQuery, staleTime: 0 })
  return data?.books.find((book) => book.path === path)?.page
}

/** Tells the server of the place, if it has not heard of it. */
const useTelling = (path: string, page: number) => {
  useEffect(() => {
    const isStillHere = () => readPlace(readStored(`page:${path}`)).page === page
    const timer = setTimeout(() => isStillHere() && tell(path), pause)
    return () => clearTimeout(timer)
  }, [path, page])
  useEffect(() => {
    const onHidden = () => document.visibilityState === 'hidden' && tell(path)
    document.addEventListener('visibilitychange', onHidden)
    return () => {
      document.removeEventListener('visibilitychange', onHidden)
      tell(path)
    }
  }, [path])
}

/** What cannot be told now stays unsent, and is told when the file is next open. */
const tell = (path: string): void => {
  const key = `page:${path}` as const
  const { page, isUnsent } = readPlace(readStored(key))
  if (!isUnsent) return
  call('POST /api/resources/reading', { body: { path, page } }).then(
    (reading) => {
      keepReading(reading)
      if (readPlace(readStored(key)).page === page) store(key, writePlace({ page, isUnsent: false }))
    },
    () => undefined,
  )
}
