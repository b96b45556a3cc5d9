// Returns what is known of a question, to a student who has answered it.
import * as calls from '@toron/contract/questions.ts'
import { topicOf } from '@toron/domain/practice/question-id.ts'
import { versionOf } from '@toron/domain/questions/versions.ts'
import { handle } from '../../platform/http/http.ts'
import { figuresOfQuestion, heldIdea, shownChanges, shownFigures } from './about.ts'
import { findQuestion } from './find-question.ts'
import { flagOf, shownFlag } from './flags.ts'
import { whyNotToKnow } from './may-know.ts'
import { rulingOn } from './rulings.ts'

export const readAbout = handle(calls.readAbout, async (call) => {
  const { params, student, bank, database, refuse } = call
  const { questionId } = params
  const db = database.reader
  const found = findQuestion(call, questionId)
  const topic = topicOf(questionId)
  if (!found) {
    const whyNot = await whyNotToKnow(call, questionId)
    if (whyNot) return refuse(whyNot)
    const figures = shownFigures(await figuresOfQuestion(db, { id: questionId }), false)
    return { ...ofMaths, questionId, topic, figures }
  }
  const { question } = found
  const version = versionOf(question)
  // On PostgreSQL they are asked at once.
  const [whyNot, figures, flag, changes] = await Promise.all([
    whyNotToKnow(call, questionId),
    figuresOfQuestion(db, question),
    flagOf(db, student.id, { questionId, version }),
    shownChanges(db, question),
  ])
  if (whyNot) return refuse(whyNot)
  if (question.withheld) return refuse('withheld')
  return {
    questionId,
    topic,
    version,
    correctAnswer: question.correctAnswer,
    figures: shownFigures(figures, true),
    held: heldIdea(bank, question, figures),
    changes,
    flag: flag ? shownFlag(flag, await rulingOn(db, { questionId, version })) : null,
    takesFlags: true,
  }
})

const ofMaths = { version: 1, correctAnswer: null, held: null, changes: [], flag: null, takesFlags: false }
