import type { PublicQuestion } from '@toron/domain/practice/public-question.ts'
import { describe, expect, test } from 'vitest'
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
  test('a question shows its marked-up texts where it has them, else its plain ones', () => {
    expect(stemOf(plain)).toBe('Which ray?')
    expect(stemOf(rows)).toBe('Which **angles**?')
    expect(cellsOf(plain, 'B')).toEqual(['Q'])
    expect(cellsOf(rows, 'C')).toEqual(['Q', 'S'])
  })

  test('an option that is a row is named by its columns', () => {
    expect(rowName(rows, 'A')).toBe('A: angle of incidence: P; reflection: 5')
  })

  test('each column fits its longest word, and longer texts get more width', () => {
    expect(columnTracks(rows)).toBe('minmax(min(9ch,36%),18fr) minmax(min(10ch,40%),12fr)')
  })
})
