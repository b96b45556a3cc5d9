// `node content/check.ts [topic_key …] [--report]`: runs the quality gates on the question bank, the maths topics and the
// built resources. Exits with 1 and one message for each broken rule. With topic keys, only their messages are shown and
// counted.

import { join } from 'node:path'
import { checkAmounts, checkObjectives, checkWeights } from './checks/coverage.ts'
import { checkFiguresExist, checkOrphanFigures } from './checks/figures.ts'
import {
  checkDescriptions,
  checkEchoes,
  checkNeverLongestKeys,
  checkRows,
  checkTwins,
} from './checks/form.ts'
import { checkLetterShareOfSubjects, checkLetterShareOfTopics, checkLongestKeys } from './checks/keys.ts'
import { checkNearDuplicates } from './checks/likeness.ts'
import { checkMaths, mathsNotYetWritten, mathsReport } from './checks/maths.ts'
import { checkMathsPapers, mathsPapersReport } from './checks/maths-papers.ts'
import { checkMisconceptions, checkMistakes, checkMistakesReview } from './checks/mistakes.ts'
import { checkNotation } from './checks/notation.ts'
import {
  checkComputedAnswers,
  checkEqualNumbers,
  checkPhysicsCalculations,
  lacksCheck,
} from './checks/numbers.ts'
import { checkPapers, checkSeals, checkThresholds, checkTwice } from './checks/papers.ts'
import { reportTable } from './checks/report.ts'
import { checkResources, readShelf } from './checks/resources.ts'
import { checkBlindReview } from './checks/review.ts'
import {
  checkCatchAlls,
  checkLengths,
  checkLetterMentions,
  checkMarkup,
  checkNegatives,
} from './checks/wording.ts'
import { type Gate, type Problem, readContent, type WrittenContent } from './checks/written-content.ts'
import { loadMathsTopics } from './maths/topics.ts'

const gates: readonly Gate[] = [
  ({ unreadable }) => [...unreadable],
  checkMarkup,
  checkLengths,
  checkCatchAlls,
  checkLetterMentions,
  checkNegatives,
  checkLetterShareOfTopics,
  checkLetterShareOfSubjects,
  checkLongestKeys,
  checkComputedAnswers,
  checkPhysicsCalculations,
  checkEqualNumbers,
  checkNearDuplicates,
  checkAmounts,
  checkObjectives,
  checkWeights,
  checkMistakes,
  checkMisconceptions,
  checkMistakesReview,
  checkFiguresExist,
  checkOrphanFigures,
  checkBlindReview,
  checkRows,
  checkTwins,
  checkNeverLongestKeys,
  checkEchoes,
  checkDescriptions,
  checkNotation,
  checkPapers,
  checkTwice,
  checkSeals,
  checkThresholds,
]

export const checkContent = (content: WrittenContent): Problem[] => {
  return gates.flatMap((gate) => gate(content))
}

/** Questions with a numeric answer that nothing recomputes: allowed outside physics, but worth a second look. */
const uncheckedNumbers = ({ topics }: WrittenContent): string[] => {
  return topics
    .filter(({ topic }) => topic.subject !== 'physics')
    .flatMap(({ questions }) => questions.filter(lacksCheck).map(({ id }) => id))
}

if (import.meta.main) {
  const chosen = process.argv.slice(2).filter((argument) => !argument.startsWith('-'))
  const content = readContent(import.meta.dirname)
  const shelf = readShelf(import.meta.dirname, join(import.meta.dirname, '..', 'dist'))
  const maths = await loadMathsTopics()
  const problems = [
    ...checkContent(content),
    ...checkMaths(maths),
    ...checkMathsPapers(content.papers, maths.topics),
    ...checkResources(shelf),
  ].filter(({ topicKey }) => chosen.length === 0 || (topicKey !== undefined && chosen.includes(topicKey)))
  for (const { message } of problems) console.error(message)
  if (process.argv.includes('--report')) {
    console.log(`${reportTable(content)}\n`)
    console.log(`${mathsReport(maths)}\n`)
    console.log(`${mathsPapersReport(content.papers, maths.topics)}\n`)
  }
  const unchecked = uncheckedNumbers(content)
  if (unchecked.length > 0)
    console.log(`Numeric answers without a check expression: ${unchecked.join(', ')}.`)
  const notYetWritten = [...content.notYetWritten.map(({ key }) => key), ...mathsNotYetWritten(maths)]
  if (notYetWritten.length > 0) console.log(`Not yet written: ${notYetWritten.join(', ')}.`)
  const mathsQuestions = maths.topics.reduce((total, { published }) => total + published.length, 0)
  const questions = content.topics.reduce((total, topic) => total + topic.questions.length, 0)
  console.log(
    `${questions} questions in ${content.topics.length} topics, ` +
      `${mathsQuestions} in ${maths.topics.length} maths topics, ${shelf.resources.length} resources: ${problems.length} problems.`,
  )
  if (problems.length > 0) process.exitCode = 1
}
