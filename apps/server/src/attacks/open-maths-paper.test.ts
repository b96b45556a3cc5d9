// A student with a paper of maths open asks for what was typed right before, for a solution, and for what the machine found.
import * as maths from '@toron/contract/maths.ts'
import type { RouteShape } from '@toron/contract/route.ts'
import { describe, expect, test } from 'vitest'
import { eachDatabase } from '../testing/each-database.ts'
import { everyRoute, named } from '../testing/every-route.ts'
import { aPaperServer, minute, someWork } from '../testing/paper-play.ts'

interface Sent {
  readonly status: number
  readonly path: string
  readonly body?: object
}

const number = 'general_math_number-001'
const tryOf = (text: string, index = 9) => ({
  tryId: `5a9b2cb0-7a3c-4c0e-9a51-0b7c0e4a6b1${index}`,
  answers: [{ field: 0, text }],
})

/** The calls of maths, for a question of the paper of General Math. @param status of those that would tell something of it */
const sentBy = (status: 200 | 409): [RouteShape, readonly Sent[]][] => {
  const path = `/api/practice/maths/questions/${number}`
  return [
    [maths.readMathsTopic, [{ status: 200, path: '/api/practice/maths/topics/general_math_number' }]],
    [
      maths.checkWork,
      ['8', '(((', '1'].map((text, index) => ({ status, path: `${path}/work`, body: tryOf(text, index) })),
    ],
    [maths.moveOn, [{ status, path: `${path}/next`, body: {} }]],
    [maths.showAnswer, [{ status, path: `${path}/shown` }]],
    [maths.markWork, [{ status, path: `${path}/marks`, body: { earned: 2 } }]],
    // A visitor's check, and another question than this one (decision 91).
    [maths.checkForPractice, []],
    [maths.makeAnother, []],
  ]
}

describe('while a paper of maths is open', () => {
  test('every call of maths is known to this test', () => {
    const known = new Set(sentBy(409).map(([route]) => route))
    const all: readonly unknown[] = Object.values(maths)
    expect(everyRoute.filter((route) => all.includes(route) && !known.has(route)).map(named)).toEqual([])
  })

  eachDatabase((fresh) => {
    test('A48 no call tells what was typed right in it, or gives a solution of its questions, until it is over', async () => {
      const server = await aPaperServer(await fresh())
      const { token } = await server.aStudent()
      const student = server.as(token)
      const send = async (status: 200 | 409) => {
        for (const [route, all] of sentBy(status)) {
          for (const sent of all) {
            const reply = await server.client.app.inject({
              method: route.method,
              url: sent.path,
              headers: { authorization: `Bearer ${token}` },
              ...(sent.body && { payload: sent.body }),
            })
            const name = `${named(route)} ${JSON.stringify(sent.body)}`
            expect(reply.statusCode, `${name} ${reply.body}`).toBe(sent.status)
            if (status === 409 && route === maths.readMathsTopic) {
              expect(reply.json().closed).toContain(number)
              expect(reply.json().questions).toMatchObject([{ questionId: number, typed: null }])
            }
            if (sent.status === 409) expect(reply.json().error.code, name).toBe('in-open-paper')
          }
        }
      }
      // Met before: typed, shown and marked.
      const params = { questionId: number }
      await server.client.call(maths.checkWork, { token, params, body: tryOf('8') })
      await server.client.call(maths.showAnswer, { token, params })
      server.at(minute)
      const { id } = await student.begin('standard', 'general-math-calculator-1')
      await student.work(id, someWork(1, ['1']))
      await send(409)
      expect(JSON.stringify(await student.read(id))).not.toMatch(/sign|isRight/)
      server.at(3 * minute)
      const { result } = await student.submit(id)
      expect(result.worked[0]).toMatchObject({ typed: [{ sign: '+' }] })
      const record = await server.client.call(maths.readMathsTopic, {
        token,
        params: { topic: 'general_math_number' },
      })
      expect(record).toMatchObject({
        closed: [],
        questions: [{ typed: 'wrong' }, ...record.questions.slice(1)],
      })
      expect((await server.client.call(maths.showAnswer, { token, params })).shownToday).toBe(true)
    })
  })
})
