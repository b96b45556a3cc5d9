import { expect, test } from 'vitest'
import { recentOf } from './recent.ts'

const counted = () => {
  const done: string[] = []
  return { done, work: (name: string) => async () => `${name}${done.push(name)}` }
}

test('those who ask meanwhile, and afterwards, get the same result from one piece of work', async () => {
  const { done, work } = counted()
  const recent = recentOf<string>(2)
  const together = await Promise.all([recent('a', work('a')), recent('a', work('a'))])
  expect(together).toEqual(['a1', 'a1'])
  expect(await recent('a', work('a'))).toBe('a1')
  expect(done).toEqual(['a'])
})

test('what was asked for longest ago is dropped first', async () => {
  const { done, work } = counted()
  const recent = recentOf<string>(2)
  for (const name of ['a', 'b', 'a', 'c', 'a', 'b']) await recent(name, work(name))
  expect(done).toEqual(['a', 'b', 'c', 'b'])
})

test('what fails is tried again', async () => {
  const recent = recentOf<string>(2)
  const fails = () => Promise.reject(new Error('no paper today'))
  await expect(recent('a', fails)).rejects.toThrow('no paper today')
  expect(await recent('a', async () => 'better')).toBe('better')
})
