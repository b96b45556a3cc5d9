// Tonight's queue: a function of the plan, the day and the log, so that it is the same on every device and goes on anywhere.
// It is asked for again after every answer; what is left is what it was, but for ideas that were just missed.

import type { Placed, TonightObjective, TonightQuestion } from './bank.ts'
import { epochDay } from './days.ts'
import { type Idea, isMended, nextDay, othersBetween } from './mending.ts'
import { daysLeft, type PlanSubject, stillAhead, type Tier } from './plan.ts'
import { type Candidate, isAsked as canBeAsked, candidatesOf, type Known } from './worth.ts'

/** Why a question is in the queue: met before and fading, never met, or an idea to mend. */
export type Reason = 'bring-back' | 'new' | 'mend'

export interface NightItem {
  readonly question: string
  readonly objective: string
  readonly topic: string
  readonly reason: Reason
  /** The idea that it mends; null for the other reasons. */
  readonly idea: string | null
  /** Whether the student put it into Tonight. */
  readonly isWished: boolean
}

/** An answer of tonight. */
export interface Done extends NightItem {
  /** The misconception that was chosen. */
  readonly chosen: string | null
}

export interface NightInput extends Known {
  /** When each question was last seen: anything that grows with time. */
  readonly seen: ReadonlyMap<string, number>
  /** Those that were ever chosen, by their id. */
  readonly ideas: ReadonlyMap<string, Idea>
  /** Questions that the student has put into Tonight and not answered in it since, the oldest wish first. */
  readonly wishes: readonly string[]
  /** Tonight's answers, in order. */
  readonly done: readonly Done[]
}

/** "About a minute a question": the night has as many questions as minutes, and never more. */
const questionsPerMinute = 1
/** At most one question in five mends: what each of them teaches is less than what it keeps from being asked. */
const mendShare = 1 / 5
/** What the student wishes comes first, and leaves half of the night to the plan. */
const wishShare = 1 / 2
/** Of the ideas of earlier nights those that have waited longest are weighed against each other. */
const mostWeighed = 30
/** By then all objectives are met, if there is time enough. */
const daysForRepetition = 14
/** Never three of one topic in a row. */
const mostInARow = 2

/** What is left of tonight, in the order in which it is asked. */
export const tonight = (input: NightInput): readonly NightItem[] => {
  const night = new Night(input)
  while (
    night.items.length < night.length &&
    night.add(night.nextMend() ?? night.nextWish() ?? night.nextByWorth())
  ) {
    // Each turn adds one.
  }
  return night.items.slice(input.done.length)
}

/** A queue in the making: what was answered tonight, and what was chosen to follow it. */
class Night {
  readonly length: number
  readonly items: NightItem[]
  readonly #input: NightInput
  readonly #today: number
  readonly #candidates: readonly Candidate[]
  readonly #worth: ReadonlyMap<string, number>
  readonly #tiers: ReadonlyMap<PlanSubject, Tier>
  readonly #questions: Set<string>
  readonly #objectives: Set<string>
  /** Ideas of earlier nights, the one that has waited longest first. */
  readonly #due: readonly Idea[]
  /** How many new ones must be met tonight for all to be met in time. */
  readonly #newAtLeast: number

  constructor(input: NightInput) {
    this.#input = input
    this.#today = epochDay(input.day)
    this.items = [...input.done]
    this.length = input.plan.minutes * questionsPerMinute
    this.#candidates = candidatesOf(input, this.#today)
    this.#worth = new Map(this.#candidates.map(({ objective, worth }) => [objective.id, worth]))
    this.#tiers = new Map(stillAhead(input.plan, input.day).map(({ subject, tier }) => [subject, tier]))
    this.#questions = new Set(input.done.map(({ question }) => question))
    this.#objectives = new Set(input.done.map(({ objective }) => objective))
    this.#due = [...input.ideas.values()]
      .filter((idea) => !isMended(idea) && nextDay(idea) <= this.#today)
      .sort((one, other) => one.lastDay - other.lastDay || (one.idea < other.idea ? -1 : 1))
      .slice(0, mostWeighed)
    this.#newAtLeast = this.#quota()
  }

  add(item: NightItem | null): boolean {
    if (!item) return false
    this.items.push(item)
    this.#questions.add(item.question)
    this.#objectives.add(item.objective)
    return true
  }

  /** An idea that it is time for, missed tonight before missed earlier; of several the one whose question is worth most. */
  nextMend(): NightItem | null {
    const mends = this.items.filter(({ reason }) => reason === 'mend')
    if (mends.length >= this.length * mendShare) return null
    return this.#worthMost(this.#missedTonight()) ?? this.#worthMost(this.#dueTonight())
  }

  /** The oldest wish that can be asked now. */
  nextWish(): NightItem | null {
    const { wishes, bank, withheld } = this.#input
    if (this.items.filter(({ isWished }) => isWished).length >= Math.floor(this.length * wishShare))
      return null
    for (const id of wishes) {
      const found = this.#questions.has(id) ? undefined : bank.byQuestion.get(id)
      if (!found || this.#isTooMuchOf(found.objective.topic)) continue
      const tier = this.#tiers.get(found.objective.subject)
      if (tier && canBeAsked(withheld, tier)(found.question))
        return { ...itemOf(found.objective, found.question, 'bring-back', null), isWished: true }
    }
    return null
  }

  nextByWorth(): NightItem | null {
    const missing =
      this.#newAtLeast - this.items.filter(({ objective }) => this.#isNewTonight(objective)).length
    const mustBeNew = missing > 0 && missing >= this.length - this.items.length
    return (mustBeNew ? this.#firstOf(({ isNew }) => isNew) : null) ?? this.#firstOf(() => true)
  }

  #firstOf(fits: (candidate: Candidate) => boolean): NightItem | null {
    for (const candidate of this.#candidates) {
      const { objective, tier, isNew } = candidate
      if (!fits(candidate) || this.#objectives.has(objective.id) || this.#isTooMuchOf(objective.topic))
        continue
      const question = this.#leastSeen(
        objective.questions.filter(canBeAsked(this.#input.withheld, tier)),
        (one) => one,
      )
      if (question) return itemOf(objective, question, isNew ? 'new' : 'bring-back', null)
    }
    return null
  }

  /** Those missed tonight, after three other questions. */
  #missedTonight(): Idea[] {
    const { done, ideas } = this.#input
    const missed = new Set<string>()
    for (const { chosen } of done.slice(0, Math.max(0, this.items.length - othersBetween))) {
      if (chosen) missed.add(chosen)
    }
    return [...missed].flatMap((id) => ideas.get(id) ?? [])
  }

  /** Those of earlier nights: one in four questions at most, so that they do not all come first. */
  #dueTonight(): readonly Idea[] {
    return this.items.slice(-othersBetween).some(({ reason }) => reason === 'mend') ? [] : this.#due
  }

  #worthMost(ideas: readonly Idea[]): NightItem | null {
    const asked = new Set(this.items.map(({ idea }) => idea))
    let best: { readonly item: NightItem; readonly worth: number } | null = null
    for (const one of ideas) {
      const found = isMended(one) || asked.has(one.idea) ? null : this.#mendingQuestion(one)
      if (!found) continue
      const { objective, question } = found
      const worth = this.#worthOf(objective)
      if (best === null || worth > best.worth)
        best = { item: itemOf(objective, question, 'mend', one.idea), worth }
    }
    return best?.item ?? null
  }

  /**
   * Another question that tempts to the idea; the same one only where there is no other, and on a later day. An unseen one
   * before a seen one, and of equals the one whose objective is worth most: so a mend costs least of what it takes the place of.
   */
  #mendingQuestion(idea: Idea): Placed | null {
    const tempting = (this.#input.bank.tempting.get(idea.idea) ?? []).filter(({ objective, question }) => {
      const tier = this.#tiers.get(objective.subject)
      return tier && canBeAsked(this.#input.withheld, tier)(question)
    })
    const others = tempting.filter(({ question }) => question.id !== idea.missed)
    const same = nextDay(idea) <= this.#today ? tempting : []
    const fitting = (others.length > 0 ? others : same)
      .filter(({ objective }) => !this.#isTooMuchOf(objective.topic))
      .sort((one, other) => this.#worthOf(other.objective) - this.#worthOf(one.objective))
    return this.#leastSeen(fitting, ({ question }) => question)
  }

  /** Of what was asked tonight: nothing. */
  #worthOf({ id }: TonightObjective): number {
    return this.#objectives.has(id) ? 0 : (this.#worth.get(id) ?? 0)
  }

  /** Unseen before seen, and then the one seen longest ago; of equals the first. What was asked tonight is not asked again. */
  #leastSeen<T>(list: readonly T[], questionOf: (one: T) => TonightQuestion): T | null {
    let best: T | null = null
    let least = Number.POSITIVE_INFINITY
    for (const one of list) {
      const { id } = questionOf(one)
      const seen = this.#input.seen.get(id) ?? Number.NEGATIVE_INFINITY
      if (this.#questions.has(id) || (best !== null && seen >= least)) continue
      best = one
      least = seen
    }
    return best
  }

  #isTooMuchOf(topic: string): boolean {
    const last = this.items.slice(-mostInARow)
    return last.length === mostInARow && last.every((item) => item.topic === topic)
  }

  /** None where time is too short for all: then the weights decide which are never met. */
  #quota(): number {
    const { plan, day } = this.#input
    let quota = 0
    for (const examined of stillAhead(plan, day)) {
      const nights = daysLeft(examined, day) - daysForRepetition
      const { length } = this.#candidates.filter(
        ({ objective }) => objective.subject === examined.subject && this.#isNewTonight(objective.id),
      )
      if (nights > 0) quota += length / nights
    }
    return quota <= this.length ? Math.ceil(quota) : 0
  }

  /** Whether it was not met before tonight, which may last past midnight: tonight's answers do not change how many that were. */
  #isNewTonight(objective: string): boolean {
    const memory = this.#input.memories.get(objective)
    return memory === undefined || memory.firstDay >= this.#today
  }
}

const itemOf = (
  { id: objective, topic }: TonightObjective,
  { id: question }: TonightQuestion,
  reason: Reason,
  idea: string | null,
): NightItem => ({ question, objective, topic, reason, idea, isWished: false })
