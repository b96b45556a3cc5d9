// What browsers read of a paper of maths: its questions in one file, their solutions in another that a result reads, and what the
// cover of its kind says in a third. All are public, as the pictures and the tables of the topics are (decision 23).

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Component, type PaperSubject, paperKinds, writtenSubjects } from '@toron/domain/papers/kinds.ts'
import type { PaperDrawing, PaperMathsQuestion, PaperSolution } from '@toron/domain/papers/maths-question.ts'
import { positionOf, topicOf } from '@toron/domain/practice/question-id.ts'
import { hashOf, type Output } from '../building/outputs.ts'
import { findTemplate, type Generated, generate, type MathsTopic } from '../maths/template.ts'
import { shownField } from '../maths/typed.ts'
import { paperFile, readPaperLists } from '../papers.ts'
import { coverFile, formulasPicture } from './cover.ts'

interface Drawn {
  readonly id: string
  readonly drawn: Generated
}

/** @throws Error for a question that the bank has not */
const drawnIn = (topics: ReadonlyMap<string, MathsTopic>, id: string): Drawn => {
  const topic = topics.get(topicOf(id))
  const published = topic?.published[positionOf(id)]
  if (!topic || !published) throw new Error(`there is no question ${id}`)
  return { id, drawn: generate(findTemplate(topic, published.template), published.seed, published.case) }
}

interface Folders {
  readonly content: string
  readonly output: string
}

/** @param kit the hash of what the pictures are drawn with */
export const mathsPaperFiles = (
  topics: readonly MathsTopic[],
  { content, output }: Folders,
  kit: string,
): Output[] => {
  const byKey = new Map(topics.map((topic) => [topic.key, topic]))
  const drawing = async (image: string, alt: string): Promise<PaperDrawing> => {
    const { pictureSize } = await import('../building/picture.ts')
    const { width, height } = pictureSize(readFileSync(join(output, 'images', image), 'utf8'))
    return { image, alt, width, height }
  }
  const question = async ({ id, drawn }: Drawn): Promise<PaperMathsQuestion> => ({
    id,
    marks: drawn.marks,
    question: await drawing(`${id}-question.svg`, drawn.alt),
    fields: drawn.answers.map(shownField),
  })
  const solution = async ({ id, drawn }: Drawn): Promise<PaperSolution> => ({
    id,
    solution: await drawing(`${id}-answer.svg`, drawn.answerAlt),
  })
  const papersOf = (subject: PaperSubject, component: Component) =>
    readPaperLists(paperFile(subject, component, join(content, 'papers'))).flatMap((ids, index): Output[] => {
      const path = `data/papers/${subject}-${component}-${index + 1}`
      const asked = () => ids.map((id) => drawnIn(byKey, id))
      const inputs = inputsOf(kit, asked)
      const file = (name: string, each: (one: Drawn) => Promise<unknown>): Output => ({
        path: name,
        inputs,
        readsOthers: true,
        make: async () => JSON.stringify(await Promise.all(asked().map(each))),
      })
      return [file(`${path}.json`, question), file(`${path}-solutions.json`, solution)]
    })
  const context = { content, output, kit }
  return writtenSubjects.flatMap((subject) => {
    const ofComponents = paperKinds[subject].components.flatMap((component) => {
      const papers = papersOf(subject, component)
      return papers.length > 0 ? [...papers, coverFile(subject, component, context)] : []
    })
    return ofComponents.length > 0 ? [formulasPicture(subject, context), ...ofComponents] : []
  })
}

/** A paper that cannot be planned says why when it is made. */
const inputsOf = (kit: string, asked: () => readonly Drawn[]): string => {
  try {
    return hashOf(kit, JSON.stringify(asked()))
  } catch {
    return ''
  }
}
