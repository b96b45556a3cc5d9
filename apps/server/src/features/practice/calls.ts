import { checkAnswer } from './check-answer.ts'
import { checkForPractice } from './maths/check-for-practice.ts'
import { checkWork } from './maths/check-work.ts'
import { makeAnother } from './maths/make-another.ts'
import { markWork } from './maths/mark-work.ts'
import { moveOn } from './maths/move-on.ts'
import { readMathsTopic } from './maths/read-maths-topic.ts'
import { showAnswer } from './maths/show-answer.ts'
import { openRun } from './open-run.ts'
import { readProgress } from './read-progress.ts'
import { submitAnswer } from './submit-answer.ts'

export const practiceCalls = [
  openRun,
  submitAnswer,
  checkAnswer,
  readProgress,
  readMathsTopic,
  checkWork,
  checkForPractice,
  showAnswer,
  moveOn,
  markWork,
  makeAnother,
]
