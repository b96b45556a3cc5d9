// Answers that are placed on a grid travel, count and pay as typed ones do.
import { checkForPractice } from '@toron/contract/maths.ts'
import type { Asked } from '@toron/domain/typed-answers/asked.ts'
import { describe, expect, test } from 'vitest'
import { aServer } from '../../../testing/builders.ts'
import { eachDatabase } from '../../../testing/each-database.ts'
import { aMathsBank } from '../../../testing/maths-bank.ts'
import { aTypist, id } from '../../../testing/typist.ts'

const axis = { from: -6, to: 6, step: 2, minor: 2, title: 'x' }
const plane = { x: axis, y: axis, isEqual: true }
const corners: Asked = {
  kind: 'points',
  plane,
  points: [
    [1, 2],
    [-3, 4],
  ],
  within: 0.25,
}
const line: Asked = {
  kind: 'lines',
  plane,
  lines: [
    [
      [-6, -5],
      [5, 6],
    ],
  ],
  within: 0.25,
}

/** The small bank, in which the first question asks for points and for a line. */
const bank = () => {
  const { topics } = aMathsBank()
  const drawn = topics.map((each) => ({
    ...each,
    questions: each.questions.map((question) =>
      question.id === id(1)
        ? {
            ...question,
            answers: [
              { part: 'a', asked: corners },
              { part: 'b', asked: line },
            ],
          }
        : question,
    ),
  }))
  return { topics: drawn, topic: (key: string) => drawn.find((each) => each.key === key) }
}

describe('an answer on a grid', () => {
  eachDatabase((fresh) => {
    const begin = async () => {
      const server = await aServer(await fresh(), undefined, { maths: bank() })
      return { server, ...(await aTypist(server)) }
    }

    test('that is right in every part pays at once, and its tries count', async () => {
      const { server, type, read, log, books } = await begin()
      expect((await type(id(1), ['(1, 2) (-3, 5)', '(0, 1) (2, 3)'])).marks).toEqual([
        { field: 0, verdict: 'wrong' },
        { field: 1, verdict: 'right' },
      ])
      server.setClock(Date.parse('2026-11-21T12:01:00+06:00'))
      const { marks, solved } = await type(id(1), ['(-3, 4) (1, 2)', '(0, 1) (2, 3)'])
      expect(marks.map(({ verdict }) => verdict)).toEqual(['right', 'right'])
      expect(solved).toMatchObject({ outcome: 'paid', earned: 10 })
      expect((await read()).questions).toMatchObject([{ questionId: id(1), typed: 'right' }])
      expect(await log()).toHaveLength(2)
      await books()
    })

    test('that is not finished, or is no drawing, costs nothing and leaves no trace', async () => {
      const { type, read, log } = await begin()
      const unread = { verdict: 'unread', why: 'shape' }
      for (const [points, ends] of [
        ['(1, 2)', '(0, 1)'],
        ['1, 2 and -3, 4', 'y = x + 1'],
        ['(1, 2) (-3, 4)<script>', '(0, 1) (0, 1)'],
        [`(${'9'.repeat(60)}, 1) (1, 1)`, '(NaN, 1) (1e9, 3)'],
      ] as const)
        expect((await type(id(1), [points, ends])).marks).toMatchObject([unread, unread])
      expect((await type(id(1), ['(1, 2) '.repeat(1000), '('])).marks).toMatchObject([
        { verdict: 'unread', why: 'too-long' },
        unread,
      ])
      expect(await read()).toEqual({ lastIndex: 0, questions: [], closed: [] })
      expect(await log()).toEqual([])
    })

    test('is marked for a visitor, too', async () => {
      const { server } = await begin()
      const { marks } = await server.client.call(checkForPractice, {
        params: { questionId: id(1) },
        body: { answers: [{ field: 1, text: '(-6, -5) (5, 6)' }] },
      })
      expect(marks).toEqual([{ field: 1, verdict: 'right' }])
    })
  })
})
