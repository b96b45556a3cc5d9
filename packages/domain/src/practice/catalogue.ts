// The subjects and topics, as the content build writes them and the web app reads them (product rule 15.11).

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
