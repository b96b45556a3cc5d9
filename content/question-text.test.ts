import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Question } from './bank.ts'
import { publicQuestion, teachingOf } from './question-text.ts'
import { aQuestion, aQuestionWithFigure, aRowQuestion } from './testing/builders.ts'

describe('the public part of a question', () => {
  const text = fc.string({ minLength: 1 })
  const secret = fc.uuid()

  test('the public part of a question never has the key, the explanation, the reasons or any future field', () => {
    const questions = fc.record({
      id: text,
      question: text,
      options: fc.record({ A: text, B: text, C: text, D: text, E: secret }),
      correctAnswer: fc.constantFrom('A', 'B', 'C', 'D'),
      explanation: secret,
      reasons: fc.record({ A: secret, B: secret }),
      objective: secret,
      level: fc.constantFrom('core', 'supplement'),
      skill: fc.constantFrom('recall', 'apply'),
      check: secret,
      futureField: secret,
      imageFilename: fc.option(text, { nil: undefined }),
      imageAlt: text,
    })
    fc.assert(
      fc.property(questions, (question) => {
        const shown = publicQuestion(question as Question)
        const allowed = ['id', 'question', 'options', 'marked', 'imageFilename', 'imageAlt']
        expect(Object.keys(shown).filter((field) => !allowed.includes(field))).toEqual([])
        expect(Object.keys(shown.options)).toEqual(['A', 'B', 'C', 'D'])
        const sent = JSON.stringify(shown)
        for (const hidden of [
          question.explanation,
          question.objective,
          question.check,
          question.options.E,
          question.futureField,
        ]) {
          expect(sent).not.toContain(hidden)
        }
      }),
    )
  })

  test('the public part of a question names a picture only if there is one', () => {
    expect(publicQuestion(aQuestion(1))).not.toHaveProperty('imageFilename')
    expect(publicQuestion(aQuestionWithFigure(1))).toMatchObject({ imageFilename: 'enzymes-001.svg' })
  })

  test('the public part of a question has plain options besides the rows', () => {
    expect(publicQuestion(aRowQuestion())).toMatchObject({
      columns: ['first', '*second*'],
      options: { A: 'rise1; x²', B: 'fall1; no' },
      marked: { options: { A: ['rise1', '**x**^{2}'], B: ['fall1', 'no'] } },
    })
  })

  test('the plain text of a question includes all that is needed to answer it, and statements and table are there separately, too', () => {
    const table = { head: ['*t* / s', '0'], rows: [['*V* / cm^{3}', '5']] }
    const shown = publicQuestion(
      aQuestion(1, { question: 'Which are **right**?', statements: ['One.', 'Two.'], table }),
    )
    expect(shown).toMatchObject({
      question: 'Which are right?\n1 One.\n2 Two.\nt / s; 0\nV / cm³; 5',
      statements: ['One.', 'Two.'],
      table,
      marked: { question: 'Which are **right**?' },
    })
    expect(shown.marked).not.toHaveProperty('options')
  })

  test('the public part of a question has nothing marked if the plain texts lose nothing', () => {
    expect(publicQuestion(aQuestion(1))).not.toHaveProperty('marked')
  })
})

describe('what a verdict teaches', () => {
  test('what a verdict teaches is plain, with the marked texts besides', () => {
    const { explanation, reasons } = aQuestion(1, { reasons: { A: '*Rana* does.', C: 'No.', D: 'No, too.' } })
    expect(teachingOf(aQuestion(1, { reasons }))).toEqual({
      explanation,
      reasons: { A: 'Rana does.', C: 'No.', D: 'No, too.' },
      marked: { reasons: { A: '*Rana* does.' } },
    })
    expect(teachingOf(aQuestion(1, { explanation: 'So **many** words.' }))).toMatchObject({
      explanation: 'So many words.',
      marked: { explanation: 'So **many** words.' },
    })
    expect(teachingOf(aQuestion(1))).not.toHaveProperty('marked')
  })
})
