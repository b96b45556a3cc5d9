// A paper of four options that ends: each choice is an answer.
import { answerOutsideRun } from '../practice/answer-outside-run.ts'
import { questionsOf } from './paper-of.ts'
import type { Settle } from './settled.ts'
import { choicesIn } from './store.ts'

export const settleOptions: Settle = async (trx, account, { open, paper, endedAt }, services) => {
  const { bank, mailer, referralMarks } = services
  const questions = questionsOf(bank, paper)
  const choices = new Map(
    (await choicesIn(trx, account.id, open.sitting)).map((choice) => [choice.number, choice.option]),
  )
  const given = questions.flatMap(({ number, topic, question }) => {
    const chosen = choices.get(number)
    return chosen && !question.withheld ? [{ topic, question, chosen }] : []
  })
  const sitting = { place: 'paper', sittingId: open.sitting } as const
  const context = { mailer, referralMarks, now: endedAt }
  const { answers, ...outcome } = await answerOutsideRun(trx, account, bank, given, sitting, context)
  return {
    ...outcome,
    marks: answers.filter(({ correct }) => correct).length,
    withheld: questions.filter(({ question }) => question.withheld).map(({ number }) => number),
  }
}
