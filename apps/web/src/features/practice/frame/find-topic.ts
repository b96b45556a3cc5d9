// The topic in an address.
import type { Catalogue, CatalogueSubject, CatalogueTopic } from '@toron/domain/practice/catalogue.ts'

export interface FoundTopic {
  readonly subject: CatalogueSubject
  readonly topic: CatalogueTopic
}

/** Whether a text can be a topic's key, so that its questions may be fetched before the catalogue is loaded. */
export const isTopicKey = (text: string | null): text is string =>
  text !== null && /^[a-z0-9_]{1,64}$/.test(text)

export const findTopic = (catalogue: Catalogue, key: string): FoundTopic | null => {
  for (const subject of catalogue.subjects) {
    const topic = subject.topics.find((each) => each.key === key)
    if (topic) return { subject, topic }
  }
  return null
}
