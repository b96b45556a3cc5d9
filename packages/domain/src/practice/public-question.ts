// A multiple-choice question as anyone may see it: without its key, its explanation and its reasons (decision 2).

export const letters = ['A', 'B', 'C', 'D'] as const
export type Letter = (typeof letters)[number]

/** One element of `GET /data/{topic_key}.json`: a question without its key. */
export interface PublicQuestion {
  readonly id: string
  /** Plain text, with the statements and the table line by line. */
  readonly question: string
  /** Plain text; the cells of a row have a semicolon between them. */
  readonly options: Readonly<Record<Letter, string>>
  /** Headings of the options' cells. These and the next two may have mark-up (decision 80). */
  readonly columns?: readonly string[]
  /** Shown as 1, 2, 3 under the question. */
  readonly statements?: readonly string[]
  readonly table?: { readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] }
  /** The question alone and the options as written, where that differs from the plain text. */
  readonly marked?: {
    readonly question?: string
    readonly options?: Readonly<Record<Letter, string | readonly string[]>>
  }
  /** The options as small figures; the options' texts are their alt texts. */
  readonly optionImages?: Readonly<Record<Letter, OptionImage>>
  readonly imageFilename?: string
  readonly imageAlt?: string
  /** Size of the picture in CSS pixels, so that the page reserves the space. */
  readonly imageWidth?: number
  readonly imageHeight?: number
}

interface OptionImage {
  /** Under `/images/`. */
  readonly file: string
  readonly width: number
  readonly height: number
}
