// What comes instead of an answer: each gets a mark or a sentence, never a fault.
import { checkWork } from '@toron/contract/maths.ts'
import { describe, expect, test } from 'vitest'
import { aServer } from '../../../testing/builders.ts'
import { eachDatabase } from '../../../testing/each-database.ts'
import { aTypist, id } from '../../../testing/typist.ts'

describe('typed instead of an answer', () => {
  eachDatabase((fresh) => {
    const begin = async () => aTypist(await aServer(await fresh()))

    test.each([
      ['nothing to type', id(12), ['1'], 409, 'nothing-to-type'],
      ['no such field', id(1), ['1', '1'], 404, 'not-found'],
      ['no such question', id(13), ['1'], 404, 'not-found'],
      ['a question of science', 'motion-001', ['1'], 404, 'not-found'],
      ['more than anyone types', id(1), ['1'.repeat(10_001)], 400, 'invalid-request'],
    ])('%s is refused with a sentence', async (_, questionId, texts, status, code) => {
      const { refused } = await begin()
      const refusal = await refused(questionId, texts)
      expect(refusal).toMatchObject({ status, error: { code, message: expect.stringMatching(/\w+ .*\.$/) } })
    })

    test.each([
      ['ten thousand signs', '1'.repeat(10_000)],
      ['brackets in brackets', `${'('.repeat(90)}1${')'.repeat(90)}`],
      ['powers of powers', '9^9^9^9^9^9'],
      ['a division by zero', '1/0'],
      ['a number in words', 'পাঁচ'],
      ['a sign of another alphabet', '一'],
      ['a picture', '🧮'],
      ['code of a page', '<script>alert(1)</script>'],
      ['code of a database', "1'; drop table student; --"],
      ['LaTeX', '\\frac{1}{1}'],
      ['commas that mean nothing', '1,000,0'],
      ['a sign alone', '='],
      ['nothing', '   '],
      ['the answer to another question', '12'],
    ])('%s gets a mark', async (_, text) => {
      const { type } = await begin()
      const { marks, solved } = await type(id(1), [text])
      expect(marks).toHaveLength(1)
      expect(solved).toBeNull()
    })

    test('is read in Bangla digits', async () => {
      const { type } = await begin()
      expect((await type(id(11), ['১১'])).solved).toMatchObject({ outcome: 'paid' })
    })

    test('more tries in a minute than the limit get the sentence of the limit', async () => {
      const { type, refused } = await begin()
      await Promise.all(Array.from({ length: checkWork.perMinute }, () => type(id(1), ['('])))
      const refusal = await refused(id(1), ['1'])
      expect(refusal).toMatchObject({ status: 429, error: { message: expect.stringMatching(/\w+ .*\.$/) } })
    })
  })
})
