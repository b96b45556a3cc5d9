// The file that the address says is read, or looked into, and how to open and close it.
import type { Resource } from '@toron/contract/resources.ts'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { lookLinkId, viewButtonId } from './file-row.tsx'

export const useInAddress = (resources: readonly Resource[] | undefined) => {
  const [search] = useSearchParams()
  const { state } = useLocation()
  const navigate = useNavigate()
  const named = (name: string) => resources?.find(({ path }) => path === search.get(name)) ?? null
  const reading = named('file')
  const inside = named('inside')

  const last = useRef<string | null>(null)
  useEffect(() => {
    const left = last.current
    last.current = reading ? viewButtonId(reading.path) : inside ? lookLinkId(inside.path) : null
    if (left !== null && !reading) document.getElementById(left)?.focus()
  }, [reading, inside])

  return {
    reading,
    inside,
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
