// A chapter of an unlocked book, from 1.
import { queryOptions } from '@tanstack/react-query'
import { readChapter } from '../../../../platform/offline/books.ts'

export const chapterQuery = (path: string, number: number) =>
  queryOptions<string, Error>({
    queryKey: ['chapter', path, number],
    queryFn: ({ signal }) => readChapter(path, number, signal),
    staleTime: Number.POSITIVE_INFINITY,
  })
