// A written paper that ends: what was typed in it was marked when it was kept, and each question that it decides is a typed try.
import { scoreOfWork, triedOf } from '@toron/domain/papers/written.ts'
import { answerInPaper } from '../practice/maths/answer-in-paper.ts'
import { writtenQuestionsOf } from './paper-of.ts'
import type { Settle } from './settled.ts'
import { workIn } from './store.ts'
import { workedOf } from './worked.ts'

export const settleWritten: Settle = async (trx, account, { open, paper, endedAt }, services) => {
  const { bank, maths, mailer, referralMarks } = services
  const questions = writtenQuestionsOf(maths, paper)
  const kept = await workIn(trx, account.id, open.sitting)
  const tried = questions.flatMap(({ number, topic, question, position }) => {
    const result = triedOf(kept.get(number)?.signs ?? '', question.answers.length)
    return result === 'open' ? [] : [{ topic, question, position, isRight: result === 'right' }]
  })
  const sitting = { id: open.sitting, startedAt: open.startedAt }
  const outcome = await answerInPaper(trx, account, tried, sitting, {
    bank,
    mailer,
    referralMarks,
    now: endedAt,
  })
  const scores = questions.map(({ number, question }) => scoreOfWork(workedOf(question, kept.get(number))))
  return { ...outcome, marks: scores.reduce((sum, { earned }) => sum + earned, 0), withheld: [] }
}
