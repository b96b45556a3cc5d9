// The rows in view, page by page from the server. A page that is only flown past on the way down is not asked for.
import { useQueries } from '@tanstack/react-query'
import type { BoardName, BoardRow } from '@toron/contract/leaderboard.ts'
import { useEffect, useState } from 'react'
import type { ApiError } from '../../platform/api-error.ts'
import { firstOf, pageOf } from './board.ts'
import { boardPage } from './queries.ts'

/** Milliseconds that the list has to rest after a leap before its rows are fetched. */
const rest = 120

interface BoardRows {
  /** The row at a position, undefined until it is here. */
  readonly rowAt: (position: number) => BoardRow | undefined
  /** Why rows in view are missing, null when they are not or are on their way. */
  readonly error: ApiError | null
  readonly isFetching: boolean
  readonly retry: () => void
}

/** @param from, to the first and last position that is drawn, at least 1 */
export function useBoardRows(board: BoardName, from: number, to: number): BoardRows {
  const { first, last } = useRested(pageOf(from), pageOf(to))
  const pages = Array.from({ length: last - first + 1 }, (_, index) => first + index)
  const queries = useQueries({ queries: pages.map((page) => boardPage(board, page)) })

  const rowAt = (position: number) => {
    const page = pageOf(position)
    return queries[page - first]?.data?.rows[position - firstOf(page)]
  }
  const failed = queries.filter(({ data, isError }) => isError && data === undefined)
  return {
    rowAt,
    error: failed[0]?.error ?? null,
    isFetching: failed.some(({ isFetching }) => isFetching),
    retry: () => {
      for (const query of failed) void query.refetch()
    },
  }
}

/** The pages in view: at once while scrolling on, after a rest when far from those before. */
function useRested(first: number, last: number): { first: number; last: number } {
  const [pages, setPages] = useState({ first, last })
  const isLeap = first > pages.last + 1 || last < pages.first - 1
  const isNew = first !== pages.first || last !== pages.last
  if (isNew && !isLeap) setPages({ first, last })

  useEffect(() => {
    if (!isLeap) return
    const timer = setTimeout(() => setPages({ first, last }), rest)
    return () => clearTimeout(timer)
  }, [isLeap, first, last])

  return pages
}
