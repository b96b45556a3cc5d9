// The rows in view, fetched page by page. A page that is only scrolled past is not fetched.
import { useQueries } from '@tanstack/react-query'
import type { BoardName, BoardRow } from '@toron/contract/leaderboard.ts'
import { useEffect, useState } from 'react'
import type { ApiError } from '../../platform/api-error.ts'
import { firstOf, pageOf } from './board.ts'
import { boardPage } from './queries.ts'

/** Milliseconds without scrolling after a jump before rows are fetched. */
const restAfterJump = 120

interface BoardRows {
  /** The row at a position, undefined until it is loaded. */
  readonly rowAt: (position: number) => BoardRow | undefined
  /** Why rows in view are missing; null if none are, or while they load. */
  readonly error: ApiError | null
  readonly isFetching: boolean
  readonly retry: () => void
}

/** @param from, to the first and last rendered position, at least 1 */
export const useBoardRows = (board: BoardName, from: number, to: number): BoardRows => {
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

/** The pages in view: at once while scrolling to a neighbour, after a rest when jumping further. */
const useRested = (first: number, last: number): { first: number; last: number } => {
  const [pages, setPages] = useState({ first, last })
  const isJump = first > pages.last + 1 || last < pages.first - 1
  const isNew = first !== pages.first || last !== pages.last
  if (isNew && !isJump) setPages({ first, last })

  useEffect(() => {
    if (!isJump) return
    const timer = setTimeout(() => setPages({ first, last }), restAfterJump)
    return () => clearTimeout(timer)
  }, [isJump, first, last])

  return pages
}
