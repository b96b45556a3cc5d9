// The text of all pages of a file, read chapter by chapter once somebody wants to search.
import type { Chapter } from '@toron/domain/resources/book.ts'
import { useEffect, useState } from 'react'
import { queryClient } from '../../../platform/query-client.ts'
import { chapterQuery } from './flowing/chapter-query.ts'

export interface Texts {
  /** Of the pages so far, from page 1. */
  readonly texts: readonly string[]
  readonly isWhole: boolean
  readonly hasFailed: boolean
}

export const useTexts = (path: string, chapters: readonly Chapter[]): Texts => {
  const [read, setRead] = useState<Texts>({ texts: [], isWhole: false, hasFailed: false })
  useEffect(() => {
    let isWanted = true
    const readAll = async () => {
      const { pageTexts } = await import('./flowing/texts.ts')
      const texts: string[] = []
      for (const number of chapters.keys()) {
        const html = await queryClient.ensureQueryData(chapterQuery(path, number + 1))
        if (!isWanted) return
        for (const [page, text] of pageTexts(html)) {
          while (texts.length < page) texts.push('')
          texts[page - 1] = `${texts[page - 1]} ${text}`.trim()
        }
        setRead({ texts: [...texts], isWhole: number + 1 === chapters.length, hasFailed: false })
      }
    }
    readAll().catch(() => isWanted && setRead((before) => ({ ...before, hasFailed: true })))
    return () => {
      isWanted = false
    }
  }, [path, chapters])
  return read
}
