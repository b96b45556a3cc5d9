// The bookmarks of a file, the same on every device.
import { useMutation, useQuery } from '@tanstack/react-query'
import type { Reading } from '@toron/contract/resources.ts'
import { call } from '../../../platform/api.ts'
import type { ApiError } from '../../../platform/api-error.ts'
import { keepReading, readingQuery } from '../queries.ts'

export const useBookmarks = (path: string) => {
  const { data } = useQuery(readingQuery)
  const bookmarks = data?.books.find((book) => book.path === path)?.bookmarks ?? []
  const setting = useMutation<Reading, ApiError, { page: number; isSet: boolean }>({
    mutationFn: (bookmark) => call('POST /api/resources/bookmarks', { body: { path, ...bookmark } }),
    onSuccess: keepReading,
  })
  return {
    bookmarks,
    error: setting.error,
    toggle: (page: number) => {
      if (!setting.isPending) setting.mutate({ page, isSet: !bookmarks.includes(page) })
    },
  }
}
