// The public files that the content build writes and the server serves under /data (product rule 15.11, decision 2).

import type { Letter } from './practice.ts'

/** `GET /data/catalogue.json` */
export interface Catalogue {
  readonly subjects: readonly CatalogueSubject[]
}
export interface CatalogueSubject {
  readonly key: string
  readonly name: string
  readonly kind: 'science' | 'maths'
  readonly topics: readonly CatalogueTopic[]
}
export interface CatalogueTopic {
  readonly key: string
  readonly name: string
  /** 0: not written yet, shown as coming soon. */
  readonly questions: number
}

/** One element of `GET /data/{topic_key}.json`: a question without its key. */
export interface PublicQuestion {
  readonly id: string
  /** Plain text, with the statements and the table line by line. */
  readonly question: string
  /** Plain text; the cells of a row have a semicolon between them. */
  readonly options: Readonly<Record<Letter, string>>
  /** Heads of the options' cells. These and the next two may have mark-up (decision 80). */
  readonly columns?: readonly string[]
  /** Shown as 1, 2, 3 under the question. */
  readonly statements?: readonly string[]
  readonly table?: { readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] }
  /** The question alone and the options as written, where that differs from the plain text. */
  readonly marked?: {
    readonly question?: string
    readonly options?: Readonly<Record<Letter, string | readonly string[]>>
  }
  /** The options as small figures; the options' texts are what a voice says of them. */
  readonly optionImages?: Readonly<Record<Letter, OptionImage>>
  readonly imageFilename?: string
  readonly imageAlt?: string
  /** Size of the picture in CSS pixels, so that the page keeps its place for it. */
  readonly imageWidth?: number
  readonly imageHeight?: number
}

interface OptionImage {
  /** Under `/images/`. */
  readonly file: string
  readonly width: number
  readonly height: number
}
