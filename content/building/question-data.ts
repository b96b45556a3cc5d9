// The public files of the science topics: what `GET /data/{topic_key}.json` answers (product rule 15.11), and the
// catalogue with its counts. A key never enters them: every field is copied by name.

import type { Question } from '../bank.ts'
import { subjects } from '../catalogue.ts'
import { type PublicQuestion, publicQuestion } from '../question-text.ts'

/** A public question as the browser gets it; the size keeps the page from shifting while the picture loads. */
interface ServedQuestion extends PublicQuestion {
  readonly imageWidth?: number
  readonly imageHeight?: number
}

export function topicData(
  questions: readonly Question[],
  sizeOf: (imageFilename: string) => { width: number; height: number },
): string {
  const served = questions.map((question): ServedQuestion => {
    const shown = publicQuestion(question)
    if (shown.imageFilename === undefined) return shown
    const { width, height } = sizeOf(shown.imageFilename)
    return { ...shown, imageWidth: width, imageHeight: height }
  })
  return JSON.stringify(served)
}

/** The catalogue, with the number of questions each topic has now; 0 for a topic not yet written. */
export function catalogueData(questionCounts: ReadonlyMap<string, number>): string {
  return JSON.stringify({
    subjects: subjects.map(({ key, name, kind, topics }) => ({
      key,
      name,
      kind,
      topics: topics.map((topic) => ({
        key: topic.key,
        name: topic.name,
        questions: questionCounts.get(topic.key) ?? 0,
      })),
    })),
  })
}
