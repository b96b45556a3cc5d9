// What lies on a device may have been changed there. The real outbox before the real server: whatever it is, what can count does, what
// cannot is said in a sentence, and neither holds up the other.
import { openRun, submitAnswer } from '@toron/contract/practice.ts'
import { refusals } from '@toron/contract/refusals.ts'
import { describe, expect, test } from 'vitest'
import { newId } from '../../../../server/src/platform/storage/new-id.ts'
import { day, noon } from '../../../../server/src/testing/builders.ts'
import { messages } from './queue/messages.ts'
import { entriesOn, motion, next, refusedOn, returnedOn, useServer } from './testing/trouble.ts'

describe('an outbox that was tampered with', () => {
  const { server, student, aPhoneWith, booksOf } = useServer()

  test.each([
    ['nothing', null],
    ['a number', 7],
    ['a list', [motion(1)]],
    ['an unknown kind', { ...motion(1), type: 'gift' }],
    ['an option that does not exist', motion(1, 'E')],
    ['a whole row instead of an option', { ...motion(1), option: { A: 1 } }],
    ['the way to another address', { ...next, questionId: '../../account' }],
    ['half a sign', { ...next, questionId: 'general_math_number-001\ud800' }],
    ['a count below nothing', { ...next, position: -1 }],
    ['a mark that says it has waited in words', { hasWaited: 'yes', action: motion(1) }],
    ['a try under no id', { ...next, type: 'try', tryId: 'x', answers: [{ field: 0, text: '1' }] }],
    [
      'a text longer than the server reads',
      {
        ...next,
        type: 'try',
        tryId: crypto.randomUUID(),
        answers: [{ field: 0, text: '1'.repeat(200_000) }],
      },
    ],
  ])('%s is said to be damaged, is dropped, and stops nothing behind it', async (_, damaged) => {
    const phone = await aPhoneWith([damaged, motion(1)])
    await phone.begin()
    expect(entriesOn(phone)).toEqual([])
    expect(refusedOn(phone)).toEqual([messages.spoilt])
    expect((await booksOf(student())).answers).toEqual(['motion-001 A'])
  })

  test.each([
    ['a question that is not there', { ...motion(1), questionId: 'motion-031' }],
    ['a topic that is not there', { ...motion(1), topic: 'alchemy', questionId: 'alchemy-001' }],
    ['a question of another topic', { ...motion(1), questionId: 'enzymes-001' }],
    ['a run that is not there', { ...motion(1), runId: newId() }],
    ['a question of maths that is not there', { ...next, questionId: 'general_math_number-013' }],
  ])('%s does not count, which is said', async (_, action) => {
    const phone = await aPhoneWith([action, motion(1)])
    await phone.begin()
    expect(refusedOn(phone)).toEqual([messages.gone])
    expect((await booksOf(student())).answers).toEqual(['motion-001 A'])
  })

  test('an answer in the run of another student is not taken, and leaves theirs as it is', async () => {
    const other = await server().aStudent({ name: 'Tahmid' })
    const run = await server().client.call(openRun, { body: { topic: 'motion' }, token: other.token })
    const phone = await aPhoneWith([{ ...motion(1), runId: run.id }])
    await phone.begin()
    expect(refusedOn(phone)).toEqual([messages.gone])
    expect((await booksOf(other)).answers).toEqual([])
    expect((await booksOf(student())).answers).toEqual([])
  })

  test('an option that was changed after the server had the answer changes nothing, and says that the first one stands', async () => {
    let losesReply = true
    const phone = await aPhoneWith([{ ...motion(1, 'B') }], { losesReply: () => losesReply })
    await phone.begin()
    // The run was opened, and its reply lost; then the answer came, and its reply is lost.
    const run = await server().client.call(openRun, { body: { topic: 'motion' }, token: student().token })
    await server().client.call(submitAnswer, {
      params: { runId: run.id },
      body: { questionId: 'motion-001', option: 'B' },
      token: student().token,
    })
    const files = await phone.files()
    const [entry] = await files.getAll('outbox')
    await files.put('outbox', { ...entry, action: motion(1, 'A') })
    files.close()
    losesReply = false
    await phone.restart(1)
    expect(refusedOn(phone)).toEqual([refusals['already-answered']])
    expect(await booksOf(student())).toMatchObject({ answers: ['motion-001 B'], skizies: 0 })
  })

  test('an option that was changed before it was sent is the answer, once', async () => {
    const phone = await aPhoneWith([motion(1, 'B'), motion(1, 'A')])
    await phone.begin()
    expect((await booksOf(student())).answers).toEqual(['motion-001 B'])
    expect(refusedOn(phone)).toEqual([refusals['already-answered']])
  })

  test('the same Next twenty times pays once', async () => {
    server().setClock(noon + day)
    const phone = await aPhoneWith(Array.from({ length: 20 }, () => next))
    await phone.begin()
    expect(await booksOf(student())).toMatchObject({ answers: ['general_math_number-001 '], skizies: 10 })
  })

  test('what came back and makes no sense is not shown', async () => {
    const phone = await aPhoneWith([motion(1)])
    await phone.begin()
    const files = await phone.files()
    const [good] = await files.getAll('returned')
    const damaged = [
      { action: 7 },
      { reply: null },
      { reply: { ...good.reply, earned: 'much' } },
      { action: { ...good.action, type: 'night' } },
      { refusal: { html: '<b>' }, reply: null },
    ]
    for (const [index, change] of damaged.entries())
      await files.put('returned', { ...good, seq: 900 + index, ...change })
    files.close()
    await phone.begin()
    expect(returnedOn(phone)).toEqual([good])
  })

  test('a name of the device that the server would not take is replaced', async () => {
    const phone = await aPhoneWith([next])
    const files = await phone.files()
    await files.put('device', 'x'.repeat(5000), 'id')
    files.close()
    server().setClock(noon + day)
    await phone.restart(1)
    expect(refusedOn(phone)).toEqual([])
    expect((await booksOf(student())).skizies).toBe(10)
  })
})
