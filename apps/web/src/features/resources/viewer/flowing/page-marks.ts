// Where the printed pages begin in a chapter that flows. The place in a book is a page, whichever form it is read in.
import type { Chapter } from '@toron/domain/resources/book.ts'

/** The chapter that a page is in, from 1. What comes before the first chapter is read at its beginning. */
export const chapterOfPage = (chapters: readonly Chapter[], page: number): number =>
  Math.max(1, chapters.findLastIndex((chapter) => chapter.page <= page) + 1)

/** Words that were searched, and the page that has them. */
export interface Hit {
  readonly page: number
  readonly words: string
}

/** A place in a chapter: a page, and how much of it is above. */
export interface FlowPlace {
  readonly page: number
  /** 0 at its beginning, 1 at its end. */
  readonly share: number
}

export interface PageMark {
  readonly page: number
  readonly top: number
}

export const marksIn = (chapter: Element): PageMark[] =>
  [...chapter.querySelectorAll<HTMLElement>('.page')].map((mark) => ({
    page: Number(mark.dataset.page),
    top: mark.getBoundingClientRect().top,
  }))

/** @param marks in their order @param bottom of the chapter @param line what is above it has been read */
export const placeAt = (marks: readonly PageMark[], bottom: number, line: number): FlowPlace | undefined => {
  const index = Math.max(
    0,
    marks.findLastIndex(({ top }) => top <= line),
  )
  const mark = marks[index]
  if (!mark) return undefined
  const height = (marks[index + 1]?.top ?? bottom) - mark.top
  const share = height > 0 ? (line - mark.top) / height : 0
  return { page: mark.page, share: Math.min(Math.max(share, 0), 1) }
}

/** Where a place is, in the same measure as the marks. */
export const topOf = (
  marks: readonly PageMark[],
  bottom: number,
  { page, share }: FlowPlace,
): number | undefined => {
  // A page with nothing but a drawing has no mark of its own.
  const index = marks.findLastIndex((mark) => mark.page <= page)
  const mark = marks[index]
  if (!mark) return undefined
  return mark.top + ((marks[index + 1]?.top ?? bottom) - mark.top) * (mark.page === page ? share : 0)
}
