// The thread that typesets, with the real compiler.

import { printOf } from '@toron/content/papers/print.ts'
import { isOptionsPaper } from '@toron/content/papers.ts'
import { afterAll, expect, test } from 'vitest'
import { paperBank } from '../../testing/paper-bank.ts'
import { papersIn } from '../../testing/papers-in.ts'
import { Busy } from '../errors.ts'
import { openTypesetter } from './typesetter.ts'

const typesetter = openTypesetter('/nowhere')
afterAll(() => typesetter.close())

const bank = paperBank()
const [paper, other] = papersIn(bank).of('physics', 'core').filter(isOptionsPaper)

test('a paper and its mark scheme are typeset in the thread, once for all who ask', async () => {
  const print = printOf(paper ?? expect.fail(), bank)
  const [one, another, scheme] = await Promise.all([
    typesetter.print('paper', print),
    typesetter.print('paper', printOf(paper ?? expect.fail(), bank)),
    typesetter.print('mark-scheme', print),
  ])
  expect(Buffer.from(one.subarray(0, 5)).toString()).toBe('%PDF-')
  expect(another).toBe(one)
  expect(scheme).not.toEqual(one)
  expect(await typesetter.print('paper', print)).toBe(one)
})

test('a question that is withheld makes another print of the paper', async () => {
  const printed = (withheld: string[]) =>
    typesetter.print('mark-scheme', printOf(paper ?? expect.fail(), paperBank(...withheld)))
  const [before, after] = await Promise.all([printed([]), printed(['light-001'])])
  expect(after).not.toEqual(before)
})

test('more papers than some are refused at once, and another time they are printed', async () => {
  const print = printOf(other ?? paper ?? expect.fail(), bank)
  const asked = Array.from({ length: 9 }, (_, number) =>
    typesetter.print('mark-scheme', { ...print, number }),
  )
  const settled = await Promise.allSettled(asked)
  const refused = settled.filter(({ status }) => status === 'rejected')
  expect(refused.length).toBeGreaterThan(0)
  for (const one of refused) expect(one).toMatchObject({ reason: expect.any(Busy) })
  expect(await typesetter.print('mark-scheme', { ...print, number: 8 })).toBeInstanceOf(Uint8Array)
})
