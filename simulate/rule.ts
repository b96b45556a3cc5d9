// What decides which question comes next: Tonight, and whatever it is compared with.
import type { MarkRange } from '../packages/domain/src/tonight/expected-mark.ts'
import type { PlanSubject } from '../packages/domain/src/tonight/plan.ts'
import type { Objective } from './bank.ts'
import type { Random } from './random.ts'
import type { Moment, Student } from './student.ts'

/** What every rule may know. */
export interface World {
  readonly objectives: readonly Objective[]
  /** The night that is the day of the examination: none is asked then. */
  readonly exam: number
  readonly questionsPerNight: number
  readonly random: Random
  readonly sheet: Sheet
  /** Only the oracle looks into it. */
  readonly student: Student
}

/** A question, and the index of its objective. */
export interface Asked {
  readonly objective: number
  readonly question: string
}

export interface Given extends Asked, Moment {
  readonly isRight: boolean
  /** Which of the three wrong options was chosen; null for a right answer. */
  readonly wrong: number | null
}

/** One student's way through the sixty days. */
export interface Course {
  /** null: nothing more tonight. */
  next(moment: Moment): Asked | null
  answered(given: Given): void
  /** How probable a right answer is to an unseen question of the objective, if the rule says so. */
  expects?(objective: number, night: number): number
  /** Between which marks of 40 a paper of the subject would lie, if the rule says so. */
  range?(subject: PlanSubject, night: number): MarkRange | null
  /** A paper of the subject brought this mark. */
  sat?(subject: PlanSubject, night: number, mark: number): void
}

export interface Rule {
  readonly name: string
  begin(world: World): Course
}

/** Which questions were asked, and in which order. */
export class Sheet {
  readonly #lastAsked = new Map<string, number>()
  #asked = 0

  isSeen(question: string): boolean {
    return this.#lastAsked.has(question)
  }

  note(question: string): void {
    this.#asked += 1
    this.#lastAsked.set(question, this.#asked)
  }

  /** A question of the objective that was not seen, as long as there is one, and then the one seen longest ago. */
  pick({ questions }: Objective): string {
    let best = ''
    let least = Number.POSITIVE_INFINITY
    for (const { id } of questions) {
      const asked = this.#lastAsked.get(id) ?? 0
      if (asked < least) {
        best = id
        least = asked
      }
    }
    return best
  }
}
