// Tonight itself: the functions of the domain that the server calls, mending included, which costs minutes and brings nothing here.

import { dayAfter } from '../../packages/domain/src/calendar.ts'
import { bankOf } from '../../packages/domain/src/tonight/bank.ts'
import { epochDay } from '../../packages/domain/src/tonight/days.ts'
import { expectedRange, type SatPaper } from '../../packages/domain/src/tonight/expected-mark.ts'
import {
  after,
  type Memory,
  recall,
  type Standing,
  standingOf,
} from '../../packages/domain/src/tonight/memory.ts'
import { type Idea, ideasAfter } from '../../packages/domain/src/tonight/mending.ts'
import { minutesADay, type Plan, type PlanSubject } from '../../packages/domain/src/tonight/plan.ts'
import { type Done, tonight } from '../../packages/domain/src/tonight/queue.ts'
import type { Objective } from '../bank.ts'
import type { Course, Given, Rule, World } from '../rule.ts'

const firstDay = '2027-03-01'
const first = epochDay(firstDay)

export const tonightRule: Rule = { name: 'Tonight', begin: (world) => new Tonight(world) }

class Tonight implements Course {
  readonly #world: World
  readonly #plan: Plan
  readonly #bank: ReturnType<typeof bankOf>
  readonly #memories = new Map<string, Memory>()
  readonly #ideas = new Map<string, Idea>()
  readonly #seen = new Map<string, number>()
  readonly #papers = new Map<PlanSubject, readonly SatPaper[]>()
  readonly #indexOf: ReadonlyMap<string, number>
  #night = -1
  #done: Done[] = []
  #left: ReturnType<typeof tonight> = []
  #answers = 0
  #standing: Standing | null = null

  constructor(world: World) {
    const { objectives } = world
    this.#world = world
    this.#bank = bankOf(objectives.map(asTonight))
    this.#indexOf = new Map(objectives.map(({ id }, index) => [id, index]))
    const subjects = [...new Set(objectives.map(({ subject }) => subject))]
    const exam = dayAfter(firstDay, world.exam)
    const minutes = minutesADay.find((one) => one === world.questionsPerNight)
    if (!minutes) throw new RangeError(`no plan has ${world.questionsPerNight} minutes`)
    this.#plan = { subjects: subjects.map((subject) => ({ subject, tier: 'extended', exam })), minutes }
  }

  next({ night }: { readonly night: number }) {
    if (night !== this.#night) {
      this.#done = []
      this.#night = night
      this.#left = this.#queue()
    }
    const [item] = this.#left
    const objective = item && this.#indexOf.get(item.objective)
    return item && objective !== undefined ? { objective, question: item.question } : null
  }

  answered({ objective: index, question, night, isRight, wrong }: Given): void {
    const objective = this.#objective(index)
    const mistakes = objective.questions.find(({ id }) => id === question)?.mistakes ?? []
    const chosen = wrong === null ? null : (mistakes[wrong] ?? null)
    const tempts = mistakes.flatMap((mistake) => mistake ?? [])
    const day = first + night
    this.#memories.set(objective.id, after(this.#memories.get(objective.id) ?? null, { day, isRight }))
    for (const idea of ideasAfter(this.#ideas, { day, question, isRight, chosen, tempts }))
      this.#ideas.set(idea.idea, idea)
    this.#answers += 1
    this.#standing = null
    this.#seen.set(question, this.#answers)
    const item = this.#left[0]
    if (item) this.#done.push({ ...item, chosen })
    // What is left is then what it was (queue.test.ts), which spares the simulation half of its time.
    const isAsBefore = isRight && !tempts.some((id) => this.#ideas.has(id))
    this.#left = isAsBefore ? this.#left.slice(1) : this.#queue()
  }

  /** What the memories expect, for the calibration. */
  expects(index: number, night: number): number {
    const memory = this.#memories.get(this.#objective(index).id) ?? null
    this.#standing ??= standingOf(this.#memories.values())
    return recall(memory, first + night, this.#standing)
  }

  /** What the map shows. */
  range(subject: PlanSubject, night: number) {
    this.#standing ??= standingOf(this.#memories.values())
    const objectives = this.#bank.objectives.filter((one) => one.subject === subject)
    const papers = this.#papers.get(subject) ?? []
    return expectedRange(objectives, 'extended', this.#memories, first + night, this.#standing, papers)
  }

  sat(subject: PlanSubject, night: number, mark: number): void {
    const paper = { day: first + night, right: mark, counted: 40 }
    this.#papers.set(subject, [...(this.#papers.get(subject) ?? []), paper])
  }

  #queue() {
    return tonight({
      plan: this.#plan,
      day: dayAfter(firstDay, this.#night),
      bank: this.#bank,
      memories: this.#memories,
      withheld: new Set(),
      seen: this.#seen,
      ideas: this.#ideas,
      wishes: [],
      done: this.#done,
    })
  }

  #objective(index: number): Objective {
    const objective = this.#world.objectives[index]
    if (!objective) throw new RangeError(`no objective ${index}`)
    return objective
  }
}

/** An objective as the domain has it. */
export const asTonight = ({ id, subject, topic, weight, questions }: Objective) => ({
  id,
  subject,
  topic,
  weight,
  questions: questions.map((question) => ({
    id: question.id,
    level: question.level,
    tempts: question.mistakes.flatMap((mistake) => mistake ?? []),
  })),
})
