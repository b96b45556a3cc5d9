// Papers for tests: the questions of physics, forty at a time, as Core papers; a bank with fewer than forty has none.
import type { Bank } from '@toron/content/bank.ts'
import type { Paper, Papers } from '@toron/content/papers.ts'

const inPaper = 40

/** Half of the questions of each are of `Waves`, half of `Space`. */
export const papersIn = (bank: Bank): Papers => {
  const ids = bank.topics
    .filter(({ subject }) => subject.key === 'physics')
    .flatMap(({ questions }) => questions.map(({ id }) => id))
  const core = Array.from({ length: Math.floor(ids.length / inPaper) }, (_, index): Paper => {
    const listed = ids.slice(index * inPaper, (index + 1) * inPaper)
    const questions = listed.map((id, place) => ({
      id,
      version: 1,
      section: place < inPaper / 2 ? '3' : '6',
    }))
    return { id: `physics-core-${index + 1}`, subject: 'physics', tier: 'core', number: index + 1, questions }
  })
  return {
    all: core,
    of: (subject, tier) => (subject === 'physics' && tier === 'core' ? core : []),
    find: (id) => core.find((paper) => paper.id === id),
    sections: () => [
      { key: '3', title: 'Waves' },
      { key: '6', title: 'Space' },
    ],
  }
}
