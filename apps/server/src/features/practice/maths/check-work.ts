// Marks what a student typed. A try that decides something is an attempt, which counts once; one that is right in every part
// leaves the question as Next does, and pays at once (decision 96).
import * as calls from '@toron/contract/maths.ts'
import { resultOf } from '@toron/domain/practice/typed.ts'
import { handleSlow } from '../../../platform/http/http.ts'
import { write } from '../../../platform/storage/write.ts'
import { attemptOfTry } from '../../learning/attempts.ts'
import { closedQuestions, closedTo } from '../../learning/closed-questions.ts'
import { findQuestion } from '../find-question.ts'
import { findStanding, leaveQuestion } from './leave-question.ts'
import { markAnswers } from './mark-answers.ts'
import { isForPractice, missedBefore, saveMiss, solvedBefore, solvedWithAnswer } from './typed-tries.ts'

export const checkWork = handleSlow(calls.checkWork, async (call) => {
  const { params, body, student, maths, papers, database, marker, now, refuse } = call
  const { tryId } = body
  const place = findQuestion(maths, params.questionId)
  const { topic, question } = place
  if (question.answers.length === 0) return refuse('nothing-to-type')
  const marks = await markAnswers(marker, question.answers, body.answers)
  const verdicts = marks.map(({ verdict }) => verdict)
  const result = resultOf(verdicts, question.answers.length)
  if (result === 'open') {
    const closed = await closedTo(database.reader, student.id, papers, now)
    return closed.has(question.id) ? refuse('in-open-paper') : { marks, solved: null, missed: null }
  }

  return write(database, student.id, async (trx, account) => {
    if (closedQuestions(account, papers, now).has(question.id)) return refuse('in-open-paper')
    const standing = await findStanding(trx, account, place, now)
    const asked = { studentId: account.id, topic: topic.key, questionId: question.id }
    const before = await attemptOfTry(trx, { ...asked, tryId })
    if (before && (before.isCorrect === 1) !== (result === 'right')) return refuse('try-differs')
    if (result === 'wrong') {
      if (before) return { marks, solved: null, missed: missedBefore(account, before) }
      if (isForPractice(standing)) return { marks, solved: null, missed: null }
      return { marks, solved: null, missed: await saveMiss(trx, account, place, standing, tryId, call) }
    }
    const solved = before
      ? solvedBefore(account, topic, standing, before)
      : standing.isGivenAway
        ? solvedWithAnswer(account, topic, standing)
        : await leaveQuestion(
            trx,
            account,
            place,
            standing,
            { tryId, id: '', hasWaited: body.hasWaited ?? false },
            call,
          )
    return { marks, solved, missed: null }
  })
})
