// Papers: frozen, numbered lists of forty questions, the same for everyone (content/README.md). They were made once by
// `make-papers.ts`; only new ones are ever added.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { versionOf } from '@toron/domain/questions/versions.ts'
import { type PlanSubject, planSubjects, type Tier, tiers } from '@toron/domain/tonight/plan.ts'
import { type Bank, ContentError, shownPath } from './bank.ts'
import { sectionOf } from './papers/placed.ts'

export interface Paper {
  /** `physics-extended-7`: it never changes. */
  readonly id: string
  readonly subject: PlanSubject
  readonly tier: Tier
  /** From 1. */
  readonly number: number
  /** Forty, in the order in which they are asked; withheld ones keep their place. */
  readonly questions: readonly {
    readonly id: string
    readonly version: number
    /** The number of its section in the syllabus. */
    readonly section: string
  }[]
}

export interface Papers {
  of(subject: PlanSubject, tier: Tier): readonly Paper[]
  readonly all: readonly Paper[]
  /** Returns the paper of that id, or undefined if there is none. */
  find(id: string): Paper | undefined
  /** The sections of a subject's syllabus, in its order. */
  sections(subject: PlanSubject): readonly { readonly key: string; readonly title: string }[]
}

const papersDirectory = join(import.meta.dirname, 'papers')

export const paperFile = (subject: PlanSubject, tier: Tier, directory: string = papersDirectory): string =>
  join(directory, `${subject}-${tier}.json`)

/** The lists of ids of a subject's papers of one tier, in the order of their numbers. */
export const readPaperLists = (file: string): readonly (readonly string[])[] =>
  JSON.parse(readFileSync(file, 'utf8'))

/**
 * Reads all papers. Their versions are those of the bank, because a list names questions and not their wording.
 * @throws ContentError naming the paper and the question of everything that the bank does not have
 */
export const loadPapers = (bank: Bank, directory: string = papersDirectory): Papers => {
  const problems: string[] = []
  const papers = new Map<string, Paper[]>()
  const sections = new Map<PlanSubject, { key: string; title: string }[]>()
  for (const subject of planSubjects) {
    const topics = bank.topics.filter((topic) => topic.subject.key === subject)
    const questions = new Map(topics.flatMap((topic) => topic.questions.map((one) => [one.id, one])))
    const objectives = new Map(
      topics.flatMap((topic) => topic.objectives.map(({ id, section }) => [id, sectionOf(section)])),
    )
    const byKey = new Map([...objectives.values()].map((section) => [section.key, section]))
    sections.set(
      subject,
      [...byKey.values()].sort((one, other) => Number(one.key) - Number(other.key)),
    )
    for (const tier of tiers) {
      const file = paperFile(subject, tier, directory)
      const lists = readPaperLists(file).map((ids, index): Paper => {
        const number = index + 1
        const listed = ids.flatMap((id) => {
          const question = questions.get(id)
          const section = objectives.get(question?.objective ?? '')?.key
          if (question && section !== undefined) return [{ id, version: versionOf(question), section }]
          problems.push(`${shownPath(file)}, paper ${number}: has ${id}, which is no question of ${subject}.`)
          return []
        })
        return { id: `${subject}-${tier}-${number}`, subject, tier, number, questions: listed }
      })
      papers.set(`${subject}-${tier}`, lists)
    }
  }
  if (problems.length > 0) throw new ContentError(problems)
  const all = [...papers.values()].flat()
  const byId = new Map(all.map((paper) => [paper.id, paper]))
  return {
    all,
    of: (subject, tier) => papers.get(`${subject}-${tier}`) ?? [],
    find: (id) => byId.get(id),
    sections: (subject) => sections.get(subject) ?? [],
  }
}
