// Gates on figures: every picture a question shows has its source, and every source is shown by its question.

import { findTopic } from '../catalogue.ts'
import { picturesOf } from '../question-text.ts'
import {
  at,
  type FigureFolder,
  type Gate,
  type Problem,
  problemOf,
  type WrittenContent,
} from './written-content.ts'

const sourceOf = (picture: string): string => picture.replace(/\.svg$/, '.typ')

export const checkFiguresExist: Gate = ({ topics, figureFolders }) =>
  topics.flatMap((topic) => {
    const sources = figureFolders.find(({ name }) => name === topic.topic.key)?.sources
    return topic.questions.flatMap((question) =>
      picturesOf(question)
        .filter((picture) => !sources?.has(sourceOf(picture)))
        .map((picture) =>
          problemOf(
            topic,
            `${at(topic, question)}: shows ${picture}, but content/figures/${topic.topic.key}/${sourceOf(picture)} does not exist; draw it, or take imageFilename or optionImages away.`,
          ),
        ),
    )
  })

function orphansOf(folder: FigureFolder, { topics }: WrittenContent): Problem[] {
  if (findTopic(folder.name) === undefined) {
    return [{ message: `${folder.directory}: no topic has this key; rename or remove the folder.` }]
  }
  const shown = new Set(
    topics
      .filter(({ topic }) => topic.key === folder.name)
      .flatMap((topic) => topic.questions.flatMap((question) => picturesOf(question).map(sourceOf))),
  )
  return [...folder.sources.keys()]
    .filter((file) => !shown.has(file))
    .filter((file) => ![...folder.sources.values()].some((source) => source.includes(`"${file}"`)))
    .map((file) => ({
      topicKey: folder.name,
      message: `${folder.directory}/${file}: no question shows it and no figure imports it; use it or remove it.`,
    }))
}

export const checkOrphanFigures: Gate = (content) =>
  content.figureFolders.flatMap((folder) => orphansOf(folder, content))
