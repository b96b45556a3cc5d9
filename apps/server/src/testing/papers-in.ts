// Papers for tests: the questions of physics, forty at a time, as Core papers; a bank with fewer than forty has none. And a written
// one of each subject of maths, with the questions of `aMathsBank`.
import type { Bank } from '@toron/content/bank.ts'
import type { Paper, Papers } from '@toron/content/papers.ts'
import { questionIdAt } from '@toron/domain/practice/question-id.ts'

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
    const number = index + 1
    return { id: `physics-core-${number}`, subject: 'physics', component: 'core', number, questions }
  })
  const all = [...core, ...written]
  return {
    all,
    of: (subject, component) => all.filter((one) => one.subject === subject && one.component === component),
    find: (id) => all.find((paper) => paper.id === id),
    sections: (subject) =>
      subject === 'physics'
        ? [
            { key: '3', title: 'Waves' },
            { key: '6', title: 'Space' },
          ]
        : [
            { key: 'general_math_number', title: 'Number' },
            { key: 'additional_math_series', title: 'Series' },
          ],
  }
}

const writtenOf = (subject: 'general-math' | 'additional-math', topic: string, count: number): Paper => ({
  id: `${subject}-calculator-1`,
  subject,
  component: 'calculator',
  number: 1,
  questions: Array.from({ length: count }, (_, index) => ({
    id: questionIdAt(topic, index),
    version: 1,
    section: topic,
  })),
})

const written = [
  writtenOf('general-math', 'general_math_number', 12),
  writtenOf('additional-math', 'additional_math_series', 3),
]
