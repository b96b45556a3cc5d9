// Papers: frozen, numbered lists of questions, the same for everyone (content/README.md). They were made once by `make-papers.ts`
// and `make-maths-papers.ts`; only new ones are ever added.

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  type Component,
  isOfOptions,
  type PaperSubject,
  paperKinds,
  paperSubjects,
} from '@toron/domain/papers/kinds.ts'
import { topicOf } from '@toron/domain/practice/question-id.ts'
import { versionOf } from '@toron/domain/questions/versions.ts'
import type { PlanSubject, Tier } from '@toron/domain/tonight/plan.ts'
import { type Bank, ContentError, shownPath } from './bank.ts'
import { findTopic, subjectOf, subjects } from './catalogue.ts'
import { sectionOf } from './papers/placed.ts'

export interface Paper {
  /** `physics-extended-7`: it never changes. */
  readonly id: string
  readonly subject: PaperSubject
  readonly component: Component
  /** From 1. */
  readonly number: number
  /** In the order in which they are asked; withheld ones keep their place. */
  readonly questions: readonly {
    readonly id: string
    readonly version: number
    /** The number of its section in the syllabus; in maths the key of its topic. */
    readonly section: string
  }[]
}

/** A paper of four options, which are those of science. */
export interface OptionsPaper extends Paper {
  readonly subject: PlanSubject
  readonly component: Tier
}

export const isOptionsPaper = (paper: Paper): paper is OptionsPaper => isOfOptions(paper.subject)

interface Section {
  readonly key: string
  readonly title: string
}

export interface Papers {
  of(subject: PaperSubject, component: Component): readonly Paper[]
  readonly all: readonly Paper[]
  /** Returns the paper of that id, or undefined if there is none. */
  find(id: string): Paper | undefined
  /** The sections of a subject's syllabus, in its order; in maths its topics. */
  sections(subject: PaperSubject): readonly Section[]
}

const papersDirectory = join(import.meta.dirname, 'papers')

export const paperFile = (
  subject: PaperSubject,
  component: Component,
  directory: string = papersDirectory,
): string => join(directory, `${subject}-${component}.json`)

/** The lists of ids of a subject's papers of one component, in the order of their numbers. */
export const readPaperLists = (file: string): readonly (readonly string[])[] =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : []

/** What a list may name: id → its version and section. */
type Listed = ReadonlyMap<string, { readonly version: number; readonly section: string }>

const sectionsOfScience = (bank: Bank, subject: PlanSubject): { sections: Section[]; listed: Listed } => {
  const topics = bank.topics.filter((topic) => topic.subject.key === subject)
  const objectives = new Map(
    topics.flatMap((topic) => topic.objectives.map(({ id, section }) => [id, sectionOf(section)])),
  )
  const byKey = new Map([...objectives.values()].map((section) => [section.key, section]))
  const listed = topics.flatMap((topic) =>
    topic.questions.flatMap((question) => {
      const section = objectives.get(question.objective)?.key
      return section === undefined ? [] : [[question.id, { version: versionOf(question), section }] as const]
    }),
  )
  return {
    sections: [...byKey.values()].sort((one, other) => Number(one.key) - Number(other.key)),
    listed: new Map(listed),
  }
}

const topicsOfMaths = (subject: PaperSubject): Section[] =>
  (subjects.find(({ sectionId }) => sectionId === subject)?.topics ?? []).map(({ key, name }) => ({
    key,
    title: name,
  }))

/** The templates of maths are not loaded for this: that each question exists the gate checks, and the server at its start. */
const inMaths = (subject: PaperSubject, id: string) => {
  const topic = findTopic(topicOf(id))
  return topic && subjectOf(topic).sectionId === subject ? { version: 1, section: topic.key } : undefined
}

/**
 * Reads all papers. Their versions are those of the bank, because a list names questions and not their wording.
 * @throws ContentError naming the paper and the question of everything that the bank does not have
 */
export const loadPapers = (bank: Bank, directory: string = papersDirectory): Papers => {
  const problems: string[] = []
  const papers = new Map<string, Paper[]>()
  const sections = new Map<PaperSubject, readonly Section[]>()
  for (const subject of paperSubjects) {
    const science = isOfOptions(subject) ? sectionsOfScience(bank, subject) : null
    sections.set(subject, science?.sections ?? topicsOfMaths(subject))
    for (const component of paperKinds[subject].components) {
      const file = paperFile(subject, component, directory)
      const lists = readPaperLists(file).map((ids, index): Paper => {
        const number = index + 1
        const questions = ids.flatMap((id) => {
          const found = science ? science.listed.get(id) : inMaths(subject, id)
          if (found) return [{ id, ...found }]
          problems.push(`${shownPath(file)}, paper ${number}: has ${id}, which is no question of ${subject}.`)
          return []
        })
        return { id: `${subject}-${component}-${number}`, subject, component, number, questions }
      })
      papers.set(`${subject}-${component}`, lists)
    }
  }
  if (problems.length > 0) throw new ContentError(problems)
  const all = [...papers.values()].flat()
  const byId = new Map(all.map((paper) => [paper.id, paper]))
  return {
    all,
    of: (subject, component) => papers.get(`${subject}-${component}`) ?? [],
    find: (id) => byId.get(id),
    sections: (subject) => sections.get(subject) ?? [],
  }
}
