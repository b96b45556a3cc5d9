// The public files of the science topics: what `GET /data/{topic_key}.json` returns (product rule 15.11), and the catalogue
// with its counts. They never have a key: every field is copied by name.

import type { Letter } from '@toron/domain/practice/public-question.ts'
import type { Question } from '../bank.ts'
import { subjects } from '../catalogue.ts'
import { optionPicture, type PublicQuestion, publicQuestion } from '../question-text.ts'

interface Size {
  readonly width: number
  readonly height: number
}

/** A public question as the browser gets it; the sizes keep the page from shifting while the pictures load. */
interface ServedQuestion extends PublicQuestion {
  readonly imageWidth?: number
  readonly imageHeight?: number
  readonly optionImages?: Readonly<Record<Letter, Size & { readonly file: string }>>
}

export const topicData = (
  questions: readonly Question[],
  sizeOf: (imageFilename: string) => Size,
): string => {
  const served = questions.map((question): ServedQuestion => {
    const shown = publicQuestion(question)
    const { width, height }: Partial<Size> =
      shown.imageFilename === undefined ? {} : sizeOf(shown.imageFilename)
    const ofOption = (letter: Letter) => {
      const file = optionPicture(question.id, letter)
      return { file, ...sizeOf(file) }
    }
    return {
      ...shown,
      ...(width !== undefined && { imageWidth: width, imageHeight: height }),
      ...(question.optionImages && {
        optionImages: { A: ofOption('A'), B: ofOption('B'), C: ofOption('C'), D: ofOption('D') },
      }),
    }
  })
  return JSON.stringify(served)
}

/** The catalogue, with the number of questions each topic has now; 0 for a topic not yet written. */
export const catalogueData = (questionCounts: ReadonlyMap<string, number>): string => {
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
