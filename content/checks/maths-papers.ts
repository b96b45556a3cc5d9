// Gates on the papers of maths, and their part of `--report`: the papers made beside real ones.

import { paperKinds } from '@toron/domain/papers/kinds.ts'
import type { MathsTopic } from '../maths/template.ts'
import { type MathsAsked, mathsAsked } from '../papers/maths-asked.ts'
import { mathsBlueprintOf, mathsFaultsOf } from '../papers/maths-blueprint.ts'
import { namesOf } from './papers.ts'
import type { Problem } from './problem.ts'
import type { WrittenPapers } from './written-papers.ts'

const isWritten = ({ subject }: WrittenPapers): boolean => paperKinds[subject].form === 'written'

/** Every paper of maths is sound. */
export const checkMathsPapers = (
  papers: readonly WrittenPapers[],
  topics: readonly MathsTopic[],
): Problem[] => {
  const asked = new Map(mathsAsked(topics).map((one) => [one.id, one]))
  return papers.filter(isWritten).flatMap((kind) => {
    const blueprint = mathsBlueprintOf(kind.subject, kind.component)
    return namesOf(kind).flatMap(({ id: paper, ids }) => {
      const unknown = ids.filter((id) => !asked.has(id))
      const faults =
        unknown.length > 0
          ? unknown.map((id) => `has ${id}, which the bank has not`)
          : mathsFaultsOf(
              ids.flatMap((id) => asked.get(id) ?? []),
              blueprint,
            ).map(({ says }) => says)
      return faults.map((what): Problem => ({ message: `${kind.file}, ${paper}: ${what}.` }))
    })
  })
}

const commands = {
  'work out': /\bwork out\b/i,
  'show that': /\b(show|prove|verify) that\b/i,
  hence: /\bhence\b|\buse (the result of|your answer to|part)/i,
  sketch: /\b(sketch|draw|plot)\b/i,
  explain: /\b(explain|give a (geometrical )?reason|with a reason|give reasons)\b/i,
  solve: /\bsolve\b/i,
}

/**
 * What could be confirmed of real papers. Of single questions, parts and commands no count was found that could be checked, so
 * there is none here; the marks, the time and the list of formulas stand on the papers themselves.
 */
const real: Readonly<Record<string, readonly string[]>> = {
  'general-math-no-calculator': [
    '100 marks, 2 hours (0580/22, March 2025: its cover; thinka.ai, 0580 June 2025)',
    'list of formulas on page 2 (help.cambridgeinternational.org, FAQs for 0580)',
  ],
  'general-math-calculator': ['100 marks, 2 hours (thinka.ai, 0580 June 2025)'],
  'additional-math-no-calculator': [
    '80 marks, 2 hours, 12 questions (thinka.ai, exam tips for 0606)',
    'calculus over a quarter of all marks (thinka.ai, 0606 June 2025, variant 3)',
    'questions of up to 10 marks (0606/11, June 2025, question 9: thinka.ai)',
  ],
  'additional-math-calculator': [
    '80 marks, 2 hours, 11 questions (thinka.ai, exam tips for 0606)',
    'calculus nearly 30% of both papers in June 2024 (thinka.ai, 0606 June 2024, variant 1)',
  ],
}

const spread = (numbers: readonly number[]): string => {
  const mean = numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length)
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)]
  return `${mean.toFixed(1)} (${least === most ? least : `${least} to ${most}`})`
}

const sizes = [
  ['1–2', 1, 2],
  ['3–4', 3, 4],
  ['5–7', 5, 7],
  ['8–11', 8, 11],
  ['12 and more', 12, 99],
] as const

const rowsOf = (papers: readonly (readonly MathsAsked[])[]): readonly string[] => {
  const each = (count: (paper: readonly MathsAsked[]) => number) => spread(papers.map(count))
  const marksOf = (paper: readonly MathsAsked[], holds: (one: MathsAsked) => boolean) =>
    paper.filter(holds).reduce((sum, { marks }) => sum + marks, 0)
  const topics = [...new Set(papers.flat().map(({ topic }) => topic))].sort()
  return [
    `marks ${each((paper) => marksOf(paper, () => true))}`,
    `questions ${each((paper) => paper.length)}`,
    `parts ${each((paper) => paper.reduce((sum, { parts }) => sum + parts, 0))}`,
    `with a figure ${each((paper) => paper.filter(({ hasFigure }) => hasFigure).length)}`,
    ...sizes.map(
      ([name, least, most]) =>
        `questions of ${name} marks ${each((paper) => paper.filter(({ marks }) => marks >= least && marks <= most).length)}`,
    ),
    ...Object.entries(commands).map(
      ([name, said]) =>
        `questions that say “${name}” ${each((paper) => paper.filter(({ text }) => said.test(text)).length)}`,
    ),
    ...topics.map(
      (topic) => `marks of ${topic} ${each((paper) => marksOf(paper, (one) => one.topic === topic))}`,
    ),
  ]
}

/** For `--report`: of each kind of paper the mean of its numbers, with the least and the most, and what is known of real ones. */
export const mathsPapersReport = (
  papers: readonly WrittenPapers[],
  topics: readonly MathsTopic[],
): string => {
  const asked = new Map(mathsAsked(topics).map((one) => [one.id, one]))
  return papers
    .filter((kind) => isWritten(kind) && kind.lists.length > 0)
    .map((kind) => {
      const name = `${kind.subject}-${kind.component}`
      const made = kind.lists.map((ids) => ids.flatMap((id) => asked.get(id) ?? []))
      const lines = [...rowsOf(made), ...(real[name] ?? []).map((line) => `real papers: ${line}`)]
      return `${name}: ${kind.lists.length} papers\n${lines.map((line) => `  ${line}`).join('\n')}`
    })
    .join('\n')
}
