// What is known of a book before it is bought, and which of its pages anybody may read.

export interface Chapter {
  readonly name: string
  /** The page it begins on, from 1. */
  readonly page: number
}

export interface BookFacts {
  /** The subject and the examination it is written for, as on the cover. */
  readonly about: string
  readonly pages: number
  readonly chapters: readonly Chapter[]
  /** Diagrams, maps and other drawings. */
  readonly drawings: number
  readonly exercises: number
  /** Answers that show what earns each mark. */
  readonly markedAnswers: number
  /** Multiple-choice questions. */
  readonly choices: number
  /** The pages that are shown before it is unlocked. */
  readonly samples: readonly number[]
}

/** The facts of all books by their path on the shelf: `data/books.json`. */
export type BooksFacts = Readonly<Record<string, BookFacts>>

/** Pages of a book that anybody may read: never more. */
export const sampleCount = 2

/**
 * The first pages of the second chapter, where a book is at its work; of another chapter if that one is too short. The last
 * chapter has the answers and is never shown. Empty where no chapter has as many pages.
 */
export const samplePages = (chapters: readonly Chapter[]): readonly number[] => {
  const [first, ...others] = chapters
  if (first === undefined) return []
  for (const { page } of [...others, first]) {
    // After the last chapter none begins.
    const next = chapters.find((chapter) => chapter.page > page)
    if (next && next.page - page >= sampleCount) {
      return Array.from({ length: sampleCount }, (_, index) => page + index)
    }
  }
  return []
}

const folderOf = (path: string): string => path.replace(/\.pdf$/, '')

/** Where the pictures of a book are: its cover, and its sample pages from 1. */
export const coverOf = (path: string): string => `images/books/${folderOf(path)}/cover.svg`
export const sampleOf = (path: string, number: number): string =>
  `images/books/${folderOf(path)}/sample-${number}.svg`

/** The file of a chapter, from 1, in the form that flows: beside the book, in a folder of its name. */
export const chapterFile = (path: string, number: number): string => `${folderOf(path)}/${number}.html`

/** The book that a file is a chapter of; undefined if it is none. */
export const bookOfChapter = (file: string): string | undefined => {
  const book = file.match(/^(.+)\/[1-9]\d{0,2}\.html$/)?.[1]
  return book === undefined ? undefined : `${book}.pdf`
}
