// A student who learns and forgets by the activation model of Pavlik and Anderson (parameters.ts), which is not the
// scheduler's: that one only sees the answers.
import { pavlikAnderson as model, school, secondsPerQuestion, students } from './parameters.ts'
import { between, normal, type Random, randomOf } from './random.ts'

const day = 86_400

export interface Place {
  /** Index of the topic in its subject, and how many that subject has. */
  readonly topic: number
  readonly topics: number
}

/** When something was met, how strongly it counts, and how fast it fades. */
interface Trace {
  readonly at: number
  readonly decay: number
  readonly weight: number
}

interface Knowledge {
  readonly strength: number
  readonly traces: Trace[]
}

export interface Moment {
  /** The night, 0 the first, and how many questions were asked in it before. */
  readonly night: number
  readonly asked: number
}

const secondsAt = ({ night, asked }: Moment): number => night * day + asked * secondsPerQuestion

/** Within a session seconds count, between sessions a fraction of them; a second at least. */
const age = (from: number, to: number): number => {
  const seconds = Math.max(1, to - from)
  return seconds < day / 2 ? seconds : seconds * model.betweenSessions
}

export class Student {
  readonly slip: number
  readonly #decay: number
  readonly #missed: number
  readonly #objectives: readonly Knowledge[]
  readonly #answers: Random
  readonly #nights: Random

  /** @param places of all objectives that the student is examined in */
  constructor(seed: number, places: readonly Place[]) {
    const random = randomOf(seed)
    const { strength } = students
    this.slip = between(random, students.slip.least, students.slip.most)
    this.#missed = between(random, students.missed.least, students.missed.most)
    this.#decay = Math.max(0.05, normal(random, model.decayIntercept, students.decay))
    const own = normal(random, strength.mean, strength.student)
    // How hard an objective is, is the same for everyone.
    const hard = randomOf(1)
    this.#objectives = places.map(() => ({
      strength: own + normal(hard, 0, strength.objective) + normal(random, 0, strength.both),
      traces: [],
    }))
    places.forEach((place, objective) => {
      for (const at of lessons(random, place)) this.#meet(objective, at, 1)
    })
    this.#answers = randomOf(seed + 1_000_000_007)
    this.#nights = randomOf(seed + 2_000_000_011)
  }

  /** Whether the student comes tonight: to be asked once a night. */
  comes(): boolean {
    return this.#nights() >= this.#missed
  }

  /** The probability of answering an unseen question of the objective rightly, guessing and slips included. */
  recall(objective: number, moment: Moment): number {
    return this.#right(this.#activation(objective, secondsAt(moment)))
  }

  /** The same, if the student were asked at one moment and examined at another. */
  recallIfAsked(objective: number, asked: Moment, examined: Moment, seenBefore: boolean): number {
    const at = secondsAt(asked)
    const weight = seenBefore ? students.seenBefore : 1
    const then = secondsAt(examined)
    const { strength } = this.#of(objective)
    const added = weight * age(at, then) ** -this.#decayOf(objective, at)
    return this.#right(strength + Math.log(this.#sum(objective, then) + added))
  }

  /** Answers, reads the explanation, and has learnt from both. Returns whether the answer is right. */
  answer(objective: number, moment: Moment, seenBefore: boolean): boolean {
    const isRight = this.#answers() < this.recall(objective, moment)
    this.#meet(objective, secondsAt(moment), seenBefore ? students.seenBefore : 1)
    return isRight
  }

  /** Which of three wrong options is chosen. */
  wrongOption(): number {
    return Math.floor(this.#answers() * 3)
  }

  #of(objective: number): Knowledge {
    const knowledge = this.#objectives[objective]
    if (!knowledge) throw new RangeError(`no objective ${objective}`)
    return knowledge
  }

  #sum(objective: number, at: number): number {
    let sum = 0
    for (const trace of this.#of(objective).traces) sum += trace.weight * age(trace.at, at) ** -trace.decay
    return sum
  }

  #activation(objective: number, at: number): number {
    return this.#of(objective).strength + Math.log(this.#sum(objective, at))
  }

  /** What is met while it is still fresh fades fast: that is the spacing effect. */
  #decayOf(objective: number, at: number): number {
    return model.decayScale * Math.exp(this.#activation(objective, at)) + this.#decay
  }

  #meet(objective: number, at: number, weight: number): void {
    this.#of(objective).traces.push({ at, decay: this.#decayOf(objective, at), weight })
  }

  #right(activation: number): number {
    const known = 1 / (1 + Math.exp((model.threshold - activation) / model.noise))
    return known * (1 - this.slip) + (1 - known) * students.guess
  }
}

/** The moments, in order and before the first night, in which school dealt with an objective. */
const lessons = (random: Random, { topic, topics }: Place): number[] => {
  const taught = topics * (1 - school.untaught)
  // The same numbers are drawn for every objective, so that one more lesson does not change all that follow.
  const draws = Array.from({ length: school.lessons + 2 }, random)
  if (topic >= taught) return []
  const began = -school.from + ((school.from - school.until) * topic) / taught
  const days: number[] = []
  for (let lesson = 0; lesson < school.lessons; lesson += 1)
    if ((draws[lesson] ?? 1) < school.reached) days.push(began + lesson * school.apart)
  const { test, revision } = school
  if ((draws[school.lessons] ?? 1) < test.chance) days.push(began + test.daysAfter)
  if ((draws[school.lessons + 1] ?? 1) < revision.chance) days.push(-revision.daysBefore)
  return days
    .filter((at) => at <= -1)
    .sort((one, other) => one - other)
    .map((at) => at * day)
}
