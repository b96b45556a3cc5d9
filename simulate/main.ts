// `npm run simulate`: simulated students learn for sixty days by Tonight and by the rules that it is compared with, and the
// marks that the examination would bring are printed beside the targets. `--quick` takes a few students, `--tuning` those of
// the other seeds, which are the only ones that the queue may be tuned on.
import { parseArgs } from 'node:util'
import { planSubjects } from '../packages/domain/src/tonight/plan.ts'
import { objectivesOf } from './bank.ts'
import { Calibration, Coverage } from './calibration.ts'
import { type Calibrations, type Outcome, sitThrough } from './course.ts'
import { grid, seeds, studentsPerCell } from './parameters.ts'
import { type Cell, calibrationTable, markTable, missedTargets } from './report.ts'
import type { Rule } from './rule.ts'
import { fsrsGain } from './rules/fsrs-gain.ts'
import { oracle } from './rules/oracle.ts'
import { leitner, randomObjectives, topicsInOrder, wrongOnesRepeated } from './rules/simple.ts'
import { tonightRule } from './rules/tonight.ts'

const { values } = parseArgs({ options: { quick: { type: 'boolean' }, tuning: { type: 'boolean' } } })
const count = values.quick ? 6 : studentsPerCell
const firstSeed = values.tuning ? seeds.tuning : seeds.heldOut
const rules = [tonightRule, topicsInOrder, wrongOnesRepeated, randomObjectives, leitner, fsrsGain, oracle]

const banks = new Map(planSubjects.map((subject) => [subject as string, objectivesOf([subject])]))
const all = objectivesOf(planSubjects)
/** With one subject the students take turns, so that a cell has all three. */
const bankOf = (subjects: number, student: number) =>
  subjects === 1 ? (banks.get(planSubjects[student % planSubjects.length] ?? '') ?? all) : all

const calibrations = {
  answers: new Calibration(),
  examination: new Calibration(),
  papers: new Coverage(),
} satisfies Calibrations

const cellOf = (rule: Rule, { subjects, minutes }: (typeof grid)[number]): Cell => {
  const outcomes: Outcome[] = []
  for (let student = 0; student < count; student += 1) {
    const objectives = bankOf(subjects, student)
    outcomes.push(sitThrough(rule, objectives, minutes, firstSeed + student, calibrations))
  }
  return { subjects, minutes, outcomes }
}

console.log(`${count} students a cell, ${values.tuning ? 'of the seeds to tune on' : 'held out'}`)
const results = rules.map((rule) => {
  const began = performance.now()
  const cells = grid.map((cell) => cellOf(rule, cell))
  console.log(`${rule.name}: ${((performance.now() - began) / 1000).toFixed(0)} s`)
  return { name: rule.name, cells }
})

console.table(markTable(results))
const { papers, ...recalls } = calibrations
for (const [name, calibration] of Object.entries(recalls)) {
  console.log(`Recall expected and simulated, ${name}: error ${calibration.error().toFixed(3)}`)
  console.table(calibrationTable(calibration))
}
const { below, above, width } = papers
console.log(
  `Papers: ${papers.papers()}, below the range ${below}, above it ${above}, ${(width / papers.papers()).toFixed(1)} marks from end to end`,
)
const missed = missedTargets(results, calibrations)
for (const sentence of missed) console.error(`Not as it must be: ${sentence}`)
process.exitCode = missed.length === 0 ? 0 : 1
