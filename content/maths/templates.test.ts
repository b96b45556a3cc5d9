import { describe, expect, test } from 'vitest'
import { faults } from './faults.ts'
import { generate, type Template } from './template.ts'
import { loadMathsTopics } from './topics.ts'

const seeds = 200
const { topics, problems } = await loadMathsTopics()

/** What is wrong with any of the seeds, each kind of fault once, with a seed that has it. */
const wrongOver = (template: Template, which: string): string[] => {
  const found = new Map<string, string>()
  for (let seed = 1; seed <= seeds; seed += 1) {
    const wrong: string[] = []
    try {
      // Drawn once for both: that takes as long as all the rest.
      const question = generate(template, seed, which)
      const unsound = question.verify()
      if (unsound !== null) wrong.push(`does not hold: ${unsound}`)
      wrong.push(...faults(question))
    } catch (error) {
      wrong.push(error instanceof Error ? error.message : String(error))
    }
    for (const what of wrong) found.set(what.replace(/[\d.]+/g, '#'), `seed ${seed}: ${what}`)
  }
  return [...found.values()]
}

test('every topic that has an index can be loaded', () => {
  expect(problems).toEqual([])
})

describe.each(topics)('$key', ({ templates }) => {
  test.each(templates)(`$id holds and is sound for ${seeds} seeds of every case`, (template) => {
    for (const which of Object.keys(template.cases)) expect(wrongOver(template, which), which).toEqual([])
  })
})
