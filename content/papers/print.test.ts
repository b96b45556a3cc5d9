// Papers in print: every form of a question, and a real paper of each subject with a stand-in for each picture.
import { join } from 'node:path'
import { planSubjects } from '@toron/domain/tonight/plan.ts'
import { describe, expect, test } from 'vitest'
import { loadBank, type Question } from '../bank.ts'
import { createTypesetter } from '../building/typeset.ts'
import { isOptionsPaper, loadPapers } from '../papers.ts'
import { aQuestion, aQuestionWithFigure, aRowQuestion } from '../testing/builders.ts'
import { markSchemeMarkup, type Print, paperMarkup, printOf, reasonOf } from './print.ts'

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="320" height="40" viewBox="0 0 320 40"><path d="M0 0h9"/></svg>'
const asked: string[] = []
const pictures = (filename: string) => {
  asked.push(filename)
  return svg
}

const typesetter = createTypesetter(join(import.meta.dirname, '..'))

const printOfQuestions = (...questions: Question[]): Print => ({
  form: 'options',
  subject: { key: 'biology', name: 'Biology', code: '0610' },
  tier: 'Core',
  number: 3,
  questions: questions.map((question) => ({ question, objective: 'The first objective', section: '5' })),
  thresholds: [],
})

const everyForm = printOfQuestions(
  aQuestion(1, { question: 'What is **not** 25 °C, *v*_{max} or {frac mass | volume}?\nA second line.' }),
  aQuestionWithFigure(2),
  aRowQuestion(3),
  aQuestion(4, { statements: ['It *rises*.', 'It costs #5 [now].'] }),
  aQuestion(5, { table: { head: ['time / s', '0'], rows: [['volume / cm³', '2.0 × 10⁻³']] } }),
  aQuestion(6, { optionImages: true }),
  aQuestion(7, {
    options: { A: 'word '.repeat(30).trim(), B: 'short', C: '{nuclide 222 86 Rn}', D: 'CuSO₄(aq)' },
  }),
)

describe('a paper in print', () => {
  test('every form of a question typesets, with its pictures', () => {
    asked.length = 0
    const pdf = typesetter.pdfOf(paperMarkup(everyForm, pictures), 'paper')
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
    expect(pdf.toString('latin1')).toContain('/Lang (en-GB)')
    expect(asked).toEqual([
      'enzymes-002.svg',
      ...['a', 'b', 'c', 'd'].map((option) => `enzymes-006-${option}.svg`),
    ])
  })

  test('nothing of the answers is in it', () => {
    const secret = (n: number) =>
      aQuestion(n, {
        explanation: `The secret explanation ${n}.`,
        reasons: { A: 'The secret reason.', B: 'The secret reason.' },
        objective: 'enzymes/secret-objective',
        mistakes: { A: 'enzymes/secret-idea' },
      })
    expect(paperMarkup(printOfQuestions(secret(1), secret(2)), pictures)).not.toMatch(/secret/)
  })

  test.each(planSubjects)('a real paper of %s typesets, and so does its mark scheme', (subject) => {
    const bank = loadBank()
    const [paper] = loadPapers(bank).of(subject, 'extended').filter(isOptionsPaper)
    const print = printOf(paper ?? expect.fail(), bank)
    expect(print.questions).toHaveLength(40)
    expect(print.questions.every(({ objective, section }) => objective && section)).toBe(true)
    for (const markup of [paperMarkup(print, pictures), markSchemeMarkup(print)]) {
      expect(typesetter.pdfOf(markup, subject).length).toBeGreaterThan(20_000)
    }
  })
})

describe('a mark scheme', () => {
  test('gives the key, and why in one sentence', () => {
    const explanation = 'The rate is 2.5 cm³/s at first. Then it falls.'
    const markup = markSchemeMarkup(printOfQuestions(aQuestion(1, { correctAnswer: 'C', explanation })))
    expect(reasonOf({ explanation })).toBe('The rate is 2.5 cm³/s at first.')
    expect(markup).toContain('("C",[The rate is #box[2\\.5 cm³\\/s] at first\\.],[The first objective],[5],)')
  })

  test('says of a withheld question that it counts for nobody', () => {
    const withheld = { since: '2026-12-01', why: 'Its key is disputed.' }
    expect(markSchemeMarkup(printOfQuestions(aQuestion(1, { withheld })))).toMatch(/counts for nobody/)
  })

  test('has thresholds only where some are confirmed, with their source', () => {
    const of = (series: string, A: number) => ({
      series,
      source: 'https://example.org/a',
      marks: { A, B: 20 },
    })
    expect(markSchemeMarkup(everyForm)).not.toMatch(/thresholds/)
    const markup = markSchemeMarkup({
      ...everyForm,
      thresholds: [of('June 2023', 27), of('November 2023', 25)],
    })
    expect(markup).toMatch(/June 2023.*27.*November 2023.*25/s)
    expect(markup.match(/example\\.org/g)).toHaveLength(1)
    typesetter.pdfOf(markup, 'mark scheme')
  })
})
