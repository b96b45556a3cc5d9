// The text of all pages of a file, read in order once somebody wants to search.
import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useEffect, useState } from 'react'
import { plainText } from './search.ts'

/** Pages between two looks at what was found so far. */
const step = 12

/** @returns the texts so far, and whether reading them failed */
export const usePageTexts = (book: PDFDocumentProxy | null) => {
  const [texts, setTexts] = useState<readonly string[]>([])
  const [hasFailed, setHasFailed] = useState(false)
  useEffect(() => {
    let isWanted = true
    const read = async () => {
      const read: string[] = []
      for (let page = 1; book && page <= book.numPages && isWanted; page += 1) {
        const { items } = await (await book.getPage(page)).getTextContent()
        read.push(
          plainText(items.map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : '')).join('')),
        )
        if (isWanted && (page % step === 0 || page === book.numPages)) setTexts([...read])
      }
    }
    read().catch(() => isWanted && setHasFailed(true))
    return () => {
      isWanted = false
    }
  }, [book])
  return { texts, hasFailed }
}
