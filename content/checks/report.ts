// The table of `--report`: each topic with the counts and shares that the gates measure.

import { letters } from '@toron/domain/practice/public-question.ts'
import { picturesOf } from '../question-text.ts'
import { recallShare, uncoveredObjectives } from './coverage.ts'
import { isKeyLongest, letterCounts } from './keys.ts'
import { lacksCheck } from './numbers.ts'
import { percent } from './text.ts'
import type { WrittenContent, WrittenTopic } from './written-content.ts'

const heading = [
  'topic',
  'questions',
  'figures',
  'A/B/C/D',
  'longest',
  'recall',
  'no check',
  'reviewed',
  'uncovered',
]

const row = (topic: WrittenTopic): string[] => {
  const { questions } = topic
  const counts = letterCounts(questions)
  return [
    `${topic.topic.subject}: ${topic.topic.key}`,
    String(questions.length),
    String(questions.filter((question) => picturesOf(question).length > 0).length),
    letters.map((letter) => counts[letter]).join('/'),
    percent(questions.filter(isKeyLongest).length / Math.max(1, questions.length)),
    percent(recallShare(questions)),
    String(questions.filter(lacksCheck).length),
    String(topic.review?.size ?? 0),
    topic.objectives ? String(uncoveredObjectives(topic).length) : 'unlisted',
  ]
}

/** The report as text, one line for each topic that has a file, the columns lined up. */
export const reportTable = ({ topics }: WrittenContent): string => {
  const rows = [heading, ...topics.map(row)]
  const widths = heading.map((_, column) => Math.max(...rows.map((cells) => cells[column]?.length ?? 0)))
  return rows
    .map((cells) =>
      cells
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join('  '),
    )
    .join('\n')
}
