// The papers, what they were published with, and the thresholds, as the gates see them.

import { join } from 'node:path'
import { type Component, type PaperSubject, paperKinds, paperSubjects } from '@toron/domain/papers/kinds.ts'
import { z } from 'zod'
import { shownPath } from '../bank.ts'
import { paperFile } from '../papers.ts'
import { thresholdsShape, type WrittenThresholds } from '../thresholds.ts'
import type { Problem } from './problem.ts'
import { readJson } from './read-json.ts'

/** The papers of a subject and component. */
export interface WrittenPapers {
  readonly subject: PaperSubject
  readonly component: Component
  readonly file: string
  readonly lists: readonly (readonly string[])[]
}

export interface Papers {
  readonly papers: readonly WrittenPapers[]
  /** Paper → the seal that it was published with. */
  readonly seals: ReadonlyMap<string, string>
  readonly thresholds: WrittenThresholds
}

const sealsShape = z.record(z.string(), z.string())
const sealsInWords = '{ "<paper>": "<seal>" }'
const thresholdsInWords =
  '{ "<subject>": [{ "series": "November 2023", "source": "https://…", "components": { "21": { "A": 27, … } } }] }'
const readLists = (folder: string, unreadable: Problem[]): WrittenPapers[] =>
  paperSubjects.flatMap((subject) =>
    paperKinds[subject].components.flatMap((component) => {
      const file = paperFile(subject, component, folder)
      const shape = z.array(z.array(z.string()))
      const lists = readJson(file, shape, 'a list of papers, each a list of question ids', unreadable)
      return lists ? [{ subject, component, file: shownPath(file), lists }] : []
    }),
  )

export const readPapers = (content: string, unreadable: Problem[]): Papers => {
  const folder = join(content, 'papers')
  const seals = readJson(join(folder, 'seals.json'), sealsShape, sealsInWords, unreadable)
  const file = join(content, 'thresholds.json')
  return {
    papers: readLists(folder, unreadable),
    seals: new Map(Object.entries(seals ?? {})),
    thresholds: readJson(file, thresholdsShape, thresholdsInWords, unreadable) ?? {},
  }
}
