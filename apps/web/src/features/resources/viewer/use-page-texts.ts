// The text of all pages of a file, read in order once somebody wants to search.
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist'
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
        read.push(await textOf(await book.getPage(page)))
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

/** What is printed on every page of a chapter, such as its running head, is marked as an artifact and not searched. */
const textOf = async (page: PDFPageProxy): Promise<string> => {
  const { items } = await page.getTextContent({ includeMarkedContent: true })
  const around: string[] = []
  let text = ''
  for (const item of items) {
    if ('str' in item) {
      if (!around.includes('Artifact')) text += item.str + (item.hasEOL ? ' ' : '')
    } else if (item.type === 'endMarkedContent') around.pop()
    // The types of pdf.js leave the tag out.
    else around.push('tag' in item ? String(item.tag) : '')
  }
  return plainText(text)
}
