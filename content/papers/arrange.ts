// Arranges the questions of a subject into papers. The numbers of each topic follow from its share; which of its questions
// goes into which paper is searched by simulated annealing, until no paper has a fault.

import type { Tier } from '@toron/domain/tonight/plan.ts'
import type { Random } from '../maths/kit/random.ts'
import type { Objective } from '../teaching.ts'
import { type Blueprint, blueprintOf, faultsOf, type Likeness, questionsOfPaper } from './blueprint.ts'
import { inPaperOrder, type PlacedQuestion, sectionOf } from './placed.ts'

export interface Arrangement {
  readonly tier: Tier
  readonly questions: readonly PlacedQuestion[]
}

interface Wanted {
  readonly objectives: readonly Objective[]
  /** Questions that no paper has yet. */
  readonly free: readonly PlacedQuestion[]
  readonly count: Readonly<Record<Tier, number>>
  readonly alike: Likeness
}

/** Shares by key, in whole numbers that add up to `whole` for each paper and stay with the shares over all papers. */
const apportion = (shares: ReadonlyMap<string, number>, whole: number, owed: Map<string, number>) => {
  const sum = [...shares.values()].reduce((total, share) => total + share, 0)
  for (const [key, share] of shares) owed.set(key, (owed.get(key) ?? 0) + (share / sum) * whole)
  const parts = new Map([...shares].map(([key, share]) => [key, Math.floor((share / sum) * whole + 1e-9)]))
  const left = whole - [...parts.values()].reduce((total, part) => total + part, 0)
  const rest = (key: string) => (owed.get(key) ?? 0) - (parts.get(key) ?? 0)
  const due = [...shares.keys()].sort((one, other) => rest(other) - rest(one)).slice(0, left)
  for (const key of due) parts.set(key, (parts.get(key) ?? 0) + 1)
  for (const [key, part] of parts) owed.set(key, (owed.get(key) ?? 0) - part)
  return parts
}

/** For each paper of a tier, how many questions of each topic. */
const topicsOfPapers = (tier: Tier, { objectives, count }: Wanted, blueprint: Blueprint) => {
  const owedToSections = new Map<string, number>()
  const owedToTopics = new Map<string, number>()
  return Array.from({ length: count[tier] }, () => {
    const sections = apportion(blueprint.sections, questionsOfPaper, owedToSections)
    const topics = new Map<string, number>()
    for (const [section, number] of sections) {
      const shares = new Map<string, number>()
      for (const { id, weight, level, section: title } of objectives) {
        if (sectionOf(title).key !== section || (tier === 'core' && level !== 'core')) continue
        const topic = id.split('/')[0] ?? ''
        shares.set(topic, (shares.get(topic) ?? 0) + weight)
      }
      for (const [topic, part] of apportion(shares, number, owedToTopics)) topics.set(topic, part)
    }
    return topics
  })
}

interface Paper {
  readonly tier: Tier
  readonly blueprint: Blueprint
  readonly questions: PlacedQuestion[]
  faults: number
}

const faultsIn = ({ questions, blueprint }: Paper, alike: Likeness): number =>
  faultsOf(inPaperOrder(questions), blueprint, alike).reduce((sum, { by }) => sum + by, 0)

const isFor = ({ question }: PlacedQuestion, tier: Tier): boolean =>
  tier === 'extended' || question.level === 'core'

/** Fills the papers with the right numbers of each topic, as chance has it. Core papers choose first. */
const fill = (wanted: Wanted, random: Random): { papers: Paper[]; spare: Map<string, PlacedQuestion[]> } => {
  const spare = new Map<string, PlacedQuestion[]>()
  for (const placed of random.shuffle(wanted.free)) {
    spare.set(placed.topic, [...(spare.get(placed.topic) ?? []), placed])
  }
  const papers = (['core', 'extended'] as const).flatMap((tier) => {
    const blueprint = blueprintOf(tier, wanted.objectives)
    return topicsOfPapers(tier, wanted, blueprint).map((topics): Paper => {
      const questions = [...topics].flatMap(([topic, number]) => {
        const left = spare.get(topic) ?? []
        const taken = left.filter((placed) => isFor(placed, tier)).slice(0, number)
        if (taken.length < number) throw new Error(`${topic} has too few questions left for another paper.`)
        spare.set(
          topic,
          left.filter((placed) => !taken.includes(placed)),
        )
        return taken
      })
      return { tier, blueprint, questions, faults: 0 }
    })
  })
  for (const paper of papers) paper.faults = faultsIn(paper, wanted.alike)
  return { papers, spare }
}

/** @throws Error when the questions left do not make that many papers without a fault */
export const arrange = (wanted: Wanted, random: Random, tries = 400_000): Arrangement[] => {
  const { papers, spare } = fill(wanted, random)
  const total = () => papers.reduce((sum, { faults }) => sum + faults, 0)
  for (let n = 0; n < tries && total() > 0; n += 1) {
    const heat = 0.6 * (1 - n / tries)
    tryExchange(papers, spare, { alike: wanted.alike, random, heat })
  }
  if (total() > 0) throw new Error(`${total()} faults are left; make fewer papers, or widen the blueprint.`)
  return papers.map(({ tier, questions }) => ({ tier, questions: inPaperOrder(questions) }))
}

interface Search {
  readonly alike: Likeness
  readonly random: Random
  /** How many faults more an exchange may bring, now and then. */
  readonly heat: number
}

/** Exchanges a question with one of its topic, from another paper or from none, if that brings no more faults. */
const tryExchange = (
  papers: readonly Paper[],
  spare: ReadonlyMap<string, PlacedQuestion[]>,
  { alike, random, heat }: Search,
): void => {
  const faulty = papers.filter(({ faults }) => faults > 0)
  const paper = random.pick(random.chance(0.7) ? faulty : papers)
  const at = random.integer(0, questionsOfPaper - 1)
  const mine = paper.questions[at]
  if (!mine) return
  const other = random.chance(0.5) ? undefined : random.pick(papers)
  if (other === paper) return
  const theirs = other?.questions ?? spare.get(mine.topic) ?? []
  const places = theirs.flatMap(({ topic }, index) => (topic === mine.topic ? [index] : []))
  if (places.length === 0) return
  const place = random.pick(places)
  const its = theirs[place]
  if (!its || !isFor(its, paper.tier) || (other && !isFor(mine, other.tier))) return
  paper.questions[at] = its
  theirs[place] = mine
  const [now, then] = [faultsIn(paper, alike), other ? faultsIn(other, alike) : 0]
  const more = now + then - paper.faults - (other?.faults ?? 0)
  if (more <= 0 || random.chance(Math.exp(-more / Math.max(heat, 0.01)))) {
    paper.faults = now
    if (other) other.faults = then
  } else {
    paper.questions[at] = mine
    theirs[place] = its
  }
}
