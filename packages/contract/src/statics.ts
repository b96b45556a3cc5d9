// The public files that the content build writes and the server serves under /data (product rule 15.11, decision 2).

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
  readonly question: string
  readonly options: Readonly<Record<'A' | 'B' | 'C' | 'D', string>>
  readonly imageFilename?: string
  readonly imageAlt?: string
  /** Size of the picture in CSS pixels, so that the page keeps its place for it. */
  readonly imageWidth?: number
  readonly imageHeight?: number
}
