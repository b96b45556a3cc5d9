import type { PublicQuestion } from '@toron/contract/statics.ts'
import { describe, expect, it } from 'vitest'
import { cellsOf, columnTracks, rowName, stemOf } from './shown-question.ts'

const plain: PublicQuestion = {
  id: 'light-001',
  question: 'Which ray?',
  options: { A: 'P', B: 'Q', C: 'R', D: 'S' },
}
const rows: PublicQuestion = {
  ...plain,
  question: 'Which angles?',
  options: { A: 'P; 5', B: 'P; R', C: 'Q; S', D: 'Q; R' },
  columns: ['angle of **incidence**', 'reflection'],
  marked: {
    question: 'Which **angles**?',
    options: { A: ['P', '5'], B: ['P', 'R'], C: ['Q', 'S'], D: ['Q', 'R'] },
  },
}

describe('a question as it is shown', () => {
  it('has its marked texts where it has them, and its plain ones otherwise', () => {
    expect(stemOf(plain)).toBe('Which ray?')
    expect(stemOf(rows)).toBe('Which **angles**?')
    expect(cellsOf(plain, 'B')).toEqual(['Q'])
    expect(cellsOf(rows, 'C')).toEqual(['Q', 'S'])
  })

  it('names a row by its columns', () => {
    expect(rowName(rows, 'A')).toBe('A: angle of incidence P, reflection 5')
  })

  it('leaves each column its longest word, and more to the longer texts', () => {
    expect(columnTracks(rows)).toBe('minmax(min(9ch,36%),18fr) minmax(min(10ch,40%),12fr)')
  })
})
