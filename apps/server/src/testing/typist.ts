// A student who types answers in maths.
import { checkWork, moveOn, readMathsTopic, showAnswer } from '@toron/contract/maths.ts'
import type { ReplyOf } from '@toron/contract/route.ts'
import { questionIdAt } from '@toron/domain/practice/question-id.ts'
import { expectBalancedBooks } from './books.ts'
import type { TestServer } from './builders.ts'

export const topic = 'general_math_number'
export const id = (number: number) => questionIdAt(topic, number - 1)
export const tryOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

/** A student who types. Each try has a number of its own, unless one is given. */
export const aTypist = async (server: TestServer) => {
  const { id: studentId, token } = await server.aStudent()
  let tries = 0
  const sent = (questionId: string, texts: readonly string[], tryNumber: number) => ({
    token,
    params: { questionId },
    body: { tryId: tryOf(tryNumber), answers: texts.map((text, field) => ({ field, text })) },
  })
  const type = (questionId: string, texts: readonly string[], tryNumber = ++tries) =>
    server.client.call(checkWork, sent(questionId, texts, tryNumber))
  /** The reply, or nothing where the try was refused as another one under the same number. */
  const send = async (questionId: string, texts: readonly string[], tryNumber: number) => {
    const url = checkWork.path.replace(':questionId', questionId)
    const headers = { authorization: `Bearer ${token}` }
    const payload = sent(questionId, texts, tryNumber).body
    const reply = await server.client.app.inject({ method: 'POST', url, headers, payload })
    const isRefused = reply.statusCode === 409 && reply.json().error.code === 'try-differs'
    if (reply.statusCode !== 200 && !isRefused) throw new Error(reply.body)
    return { solved: isRefused ? null : (reply.json() as ReplyOf<typeof checkWork>).solved }
  }
  const refused = (questionId: string, texts: readonly string[], tryNumber = ++tries) =>
    server.client.refused(checkWork, sent(questionId, texts, tryNumber))
  const next = (number: number) => server.client.call(moveOn, { token, params: { questionId: id(number) } })
  const show = (number: number) =>
    server.client.call(showAnswer, { token, params: { questionId: id(number) } })
  const read = () => server.client.call(readMathsTopic, { token, params: { topic } })
  const log = () =>
    server.database.reader
      .selectFrom('attempt')
      .selectAll()
      .where('studentId', '=', studentId)
      .orderBy('sequence')
      .execute()
  const books = () => expectBalancedBooks(server.database, studentId)
  return { studentId, token, type, send, refused, next, show, read, log, books }
}
