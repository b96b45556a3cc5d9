// One student's sixty days by one rule, and what the examination would bring.
import type { Objective } from './bank.ts'
import type { Calibration, Coverage } from './calibration.ts'
import { sitPaper } from './paper.ts'
import { nights, nightsOfPapers } from './parameters.ts'
import { type Random, randomOf } from './random.ts'
import { type Course, type Given, type Rule, Sheet } from './rule.ts'
import { Student } from './student.ts'

export interface Outcome {
  /** Of 40, the mean of the subjects. */
  readonly before: number
  readonly mark: number
}

/** Expectations beside answers, and beside the truth on the day of the examination. */
export interface Calibrations {
  readonly answers: Calibration
  readonly examination: Calibration
  /** The marks of papers sat on the way. */
  readonly papers: Coverage
}

export const sitThrough = (
  rule: Rule,
  objectives: readonly Objective[],
  minutes: number,
  seed: number,
  { answers, examination, papers }: Calibrations,
): Outcome => {
  const student = new Student(
    seed,
    objectives.map(({ place }) => place),
  )
  const sheet = new Sheet()
  const random = randomOf(seed + 3_000_000_019)
  const course = rule.begin({ objectives, exam: nights, questionsPerNight: minutes, random, sheet, student })
  const before = markOf(student, objectives, 0)
  const luck = randomOf(seed + 4_000_000_007)
  for (let night = 0; night < nights; night += 1) {
    if (nightsOfPapers.includes(night)) sitPapers(course, student, objectives, night, luck, papers)
    if (!student.comes()) continue
    for (let asked = 0; asked < minutes; asked += 1) {
      const next = course.next({ night, asked })
      if (!next) break
      const isRight = student.answer(next.objective, { night, asked }, sheet.isSeen(next.question))
      const given: Given = { ...next, night, asked, isRight, wrong: isRight ? null : student.wrongOption() }
      if (course.expects) answers.add(course.expects(next.objective, night), isRight ? 1 : 0)
      sheet.note(next.question)
      course.answered(given)
    }
  }
  objectives.forEach((_, objective) => {
    const truth = student.recall(objective, { night: nights, asked: 0 })
    if (course.expects) examination.add(course.expects(objective, nights), truth)
  })
  return { before, mark: markOf(student, objectives, nights) }
}

/** A paper of each subject, beside the range that was expected of it. */
const sitPapers = (
  course: Course,
  student: Student,
  objectives: readonly Objective[],
  night: number,
  luck: Random,
  papers: Coverage,
): void => {
  const bySubject = Map.groupBy(objectives.keys(), (index) => objectives[index]?.subject)
  for (const [subject, indexes] of bySubject) {
    const range = subject && course.range?.(subject, night)
    if (!subject || !range) continue
    const mark = sitPaper(student, objectives, indexes, night, luck)
    papers.add(range, mark)
    course.sat?.(subject, night, mark)
  }
}

const markOf = (student: Student, objectives: readonly Objective[], night: number): number => {
  const subjects = new Set(objectives.map(({ subject }) => subject)).size
  let share = 0
  objectives.forEach(({ weight }, objective) => {
    share += weight * student.recall(objective, { night, asked: 0 })
  })
  return (40 * share) / subjects
}
