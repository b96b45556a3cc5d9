// Letters that name lines, points or graphs, as answers.
import type { Asked } from '@toron/domain/typed-answers/asked.ts'
import { word } from './final-answers.ts'

/** Two letters, whichever is first: 'B and D', 'DB', 'B, D'. */
export const eitherOrder = (one: string, other: string): Asked => {
  // The marker passes over the article a: 'A, B' would be B alone.
  const isArticle = [one, other].includes('A')
  return word(
    ...[
      [one, other],
      [other, one],
    ].flatMap(([first, second]) => [
      `${first} and ${second}`,
      `${first}${second}`,
      ...(isArticle ? [] : [`${first}, ${second}`]),
    ]),
  )
}
