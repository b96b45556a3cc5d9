// Gates on papers and on the thresholds that their marks are held against.

import { tiers } from '@toron/domain/tonight/plan.ts'
import type { Question } from '../bank.ts'
import {
  type Blueprint,
  blueprintOf,
  faultsOf,
  likenessOfPaper,
  questionsOfPaper,
} from '../papers/blueprint.ts'
import { type PlacedQuestion, sectionOf } from '../papers/placed.ts'
import { sealOf } from '../papers/seals.ts'
import type { Objective } from '../teaching.ts'
import { alikeQuestions } from './likeness.ts'
import type { Gate, Problem, WrittenContent } from './written-content.ts'
import type { WrittenPapers } from './written-papers.ts'

interface OfSubject {
  readonly questions: ReadonlyMap<string, PlacedQuestion>
  readonly objectives: readonly Objective[]
}

const subjectOf = ({ topics }: WrittenContent, subject: string): OfSubject => {
  const written = topics.filter(({ topic }) => topic.subject === subject)
  const objectives = written.flatMap((topic) => topic.objectives ?? [])
  const sections = new Map(objectives.map(({ id, section }) => [id, sectionOf(section).key]))
  const placed = written.flatMap(({ topic, questions }) =>
    questions.map((question): [string, PlacedQuestion] => [
      question.id,
      { question, topic: topic.key, section: sections.get(question.objective) ?? '' },
    ]),
  )
  return { questions: new Map(placed), objectives }
}

/** What is wrong with one paper: questions that are missing or too many, or else what the blueprint says. */
const faultsOfPaper = (
  ids: readonly string[],
  questions: ReadonlyMap<string, PlacedQuestion>,
  blueprint: Blueprint,
): string[] => {
  const unknown = ids.filter((id) => !questions.has(id))
  if (unknown.length > 0) return unknown.map((id) => `has ${id}, which the bank has not`)
  if (ids.length !== questionsOfPaper) return [`has ${ids.length} questions; a paper has ${questionsOfPaper}`]
  const placed = ids.flatMap((id) => questions.get(id) ?? [])
  const alike = alikeQuestions(
    placed.map(({ question }): Question => question),
    likenessOfPaper,
  )
  return faultsOf(placed, blueprint, alike).map(({ says }) => says)
}

export const namesOf = ({ subject, component, lists }: WrittenPapers) =>
  lists.map((ids, index) => ({ id: `${subject}-${component}-${index + 1}`, ids }))

/** No question is in two papers. */
export const checkTwice: Gate = ({ papers: all }) => {
  const holders = new Map<string, string>()
  return all.flatMap((papers) =>
    namesOf(papers).flatMap(({ id: paper, ids }) =>
      ids.flatMap((id): Problem[] => {
        const holder = holders.get(id)
        holders.set(id, holder ?? paper)
        return holder === undefined
          ? []
          : [{ message: `${papers.file}, ${paper}: has ${id}, which is in ${holder}.` }]
      }),
    ),
  )
}

/** Every paper of four options is sound. */
export const checkPapers: Gate = (content) =>
  content.papers.flatMap((papers): Problem[] => {
    const tier = tiers.find((each) => each === papers.component)
    if (!tier) return []
    const { questions, objectives } = subjectOf(content, papers.subject)
    const blueprint = blueprintOf(tier, objectives)
    return namesOf(papers).flatMap(({ id: paper, ids }) =>
      faultsOfPaper(ids, questions, blueprint).map((what) => ({
        message: `${papers.file}, ${paper}: ${what}.`,
      })),
    )
  })

/** Published papers stay as they are: only new ones are added. */
export const checkSeals: Gate = ({ papers, seals }) => {
  const lists = new Map(papers.flatMap(namesOf).map(({ id, ids }) => [id, ids]))
  const changed = [...seals].flatMap(([paper, seal]) => {
    const ids = lists.get(paper)
    if (ids && sealOf(ids) === seal) return []
    return [
      `${paper} was published with other questions. Put them back; students have sat it. Add new papers instead.`,
    ]
  })
  const unsealed = [...lists.keys()]
    .filter((paper) => !seals.has(paper))
    .map((paper) => `${paper} has no seal. Add papers with \`node content/make-papers.ts\`.`)
  return [...changed, ...unsealed].map((message) => ({ message: `content/papers: ${message}` }))
}

const gradesOf = { '1': ['C', 'D', 'E', 'F', 'G'], '2': ['A', 'B', 'C', 'D', 'E', 'F', 'G'] } as const

/** Each component has the grades of its tier, a better grade needs more marks, and no series is there twice. */
export const checkThresholds: Gate = ({ thresholds }) =>
  Object.entries(thresholds).flatMap(([subject, series]) => {
    const at = `content/thresholds.json, ${subject}`
    const twice = series.filter(
      ({ series: name }, index) => series.findIndex((one) => one.series === name) < index,
    )
    const components = series.flatMap(({ series: name, components }) =>
      Object.entries(components).flatMap(([component, marks]) => {
        const grades = gradesOf[component.startsWith('1') ? '1' : '2']
        const given = grades.map((grade) => marks[grade] ?? 0)
        const isWhole = Object.keys(marks).length === grades.length && !given.includes(0)
        if (isWhole && given.every((mark, index) => index === 0 || mark < (given[index - 1] ?? 0))) return []
        return [
          `${at}, ${name}, ${component}: give a mark for each of ${grades.join(', ')}, and to a better grade the higher one.`,
        ]
      }),
    )
    return [...twice.map(({ series: name }) => `${at}: ${name} is there twice.`), ...components].map(
      (message) => ({ message }),
    )
  })
