// Arranges the questions of a subject of maths into papers. Which questions a paper has is searched by simulated annealing, until
// no paper has a fault.

import type { Component } from '@toron/domain/papers/kinds.ts'
import type { Random } from '../maths/kit/random.ts'
import { inMathsOrder, type MathsAsked } from './maths-asked.ts'
import { type MathsBlueprint, mathsFaultsOf, suits } from './maths-blueprint.ts'

export interface MathsArrangement {
  readonly component: Component
  readonly questions: readonly MathsAsked[]
}

interface Wanted {
  /** Questions that no paper has yet. */
  readonly free: readonly MathsAsked[]
  /** One for each paper. */
  readonly papers: readonly { readonly component: Component; readonly blueprint: MathsBlueprint }[]
}

interface Paper {
  readonly component: Component
  readonly blueprint: MathsBlueprint
  questions: readonly MathsAsked[]
  faults: number
}

const faultsIn = (questions: readonly MathsAsked[], blueprint: MathsBlueprint): number =>
  mathsFaultsOf(inMathsOrder(questions), blueprint).reduce((sum, { by }) => sum + by, 0)

/** A change of one paper, or of two that exchange questions, and of what is spare. */
interface Change {
  readonly papers: readonly (readonly [Paper, readonly MathsAsked[]])[]
  readonly spare: readonly MathsAsked[]
}

/** Takes a question in, or out, or exchanges one with another paper or with what is spare. */
const changeOf = (papers: readonly Paper[], spare: readonly MathsAsked[], random: Random): Change | null => {
  const faulty = papers.filter(({ faults }) => faults > 0)
  const paper = random.pick(random.chance(0.8) ? faulty : papers)
  const mine = paper.questions.length === 0 ? undefined : random.pick(paper.questions)
  const rest = paper.questions.filter((one) => one !== mine)
  const kind = random.integer(1, 10)
  if (kind === 1 && mine) return { papers: [[paper, rest]], spare: [...spare, mine] }
  const other = kind > 7 ? random.pick(papers) : undefined
  const theirs = other ? other.questions : spare
  if (other === paper || theirs.length === 0) return null
  const its = random.pick(theirs)
  if (!suits(its, paper.blueprint)) return null
  const left = theirs.filter((one) => one !== its)
  if (kind <= 3) return { papers: [[paper, [...paper.questions, its]]], spare: left }
  if (!mine || (other && !suits(mine, other.blueprint))) return null
  const taken = [paper, [...rest, its]] as const
  if (other) return { papers: [taken, [other, [...left, mine]]], spare }
  return { papers: [taken], spare: [...left, mine] }
}

/** @throws Error when the questions left do not make these papers without a fault */
export const arrangeMaths = ({ free, papers: kinds }: Wanted, random: Random, tries = 1_000_000) => {
  const papers = kinds.map(
    ({ component, blueprint }): Paper => ({
      component,
      blueprint,
      questions: [],
      faults: faultsIn([], blueprint),
    }),
  )
  let spare: readonly MathsAsked[] = random.shuffle([...free])
  const total = () => papers.reduce((sum, { faults }) => sum + faults, 0)
  for (let n = 0; n < tries && total() > 0; n += 1) {
    const heat = Math.max(0.01, 0.7 * (1 - n / tries) ** 2)
    const change = changeOf(papers, spare, random)
    if (!change) continue
    const after = change.papers.map(([paper, questions]) => faultsIn(questions, paper.blueprint))
    const more = change.papers.reduce((sum, [paper], index) => sum + (after[index] ?? 0) - paper.faults, 0)
    if (more > 0 && !random.chance(Math.exp(-more / heat))) continue
    for (const [index, [paper, questions]] of change.papers.entries()) {
      paper.questions = questions
      paper.faults = after[index] ?? 0
    }
    spare = change.spare
  }
  if (total() > 0) {
    const left = papers.flatMap(({ questions, blueprint }) =>
      mathsFaultsOf(inMathsOrder(questions), blueprint),
    )
    throw new Error(
      `${left.length} faults are left: ${left
        .map(({ says }) => says)
        .slice(0, 6)
        .join('; ')}.`,
    )
  }
  return papers.map(
    ({ component, questions }): MathsArrangement => ({ component, questions: inMathsOrder(questions) }),
  )
}
