// A paper of maths: typed by taps on a phone, marked by the student and looked at in both themes; left and resumed on a laptop; and its
// questions in their topic while it is open.
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { loadBank } from '../content/bank.ts'
import type { FinalAnswer } from '../content/maths/template.ts'
import { findTemplate, generate } from '../content/maths/template.ts'
import { loadMathsTopics } from '../content/maths/topics.ts'
import { loadPapers } from '../content/papers.ts'
import { positionOf, topicOf } from '../packages/domain/src/practice/question-id.ts'
import { expectAccessibleInBothThemes, expectFinished, useBrowser, type View, views } from './browser.ts'
import { beNewStudent, beSignedIn, openAsNewStudent } from './student.ts'

const [laptop, phone] = views as [View, View]
const { topics } = await loadMathsTopics()
const paper = loadPapers(loadBank()).find('general-math-calculator-1')
const questions = (paper?.questions ?? []).map(({ id }) => {
  const topic = topics.find(({ key }) => key === topicOf(id))
  const published = topic?.published[positionOf(id)]
  if (!topic || !published) throw new Error(`there is no question ${id}`)
  const drawn = generate(findTemplate(topic, published.template), published.seed, published.case)
  return { id, marks: drawn.marks, answers: drawn.answers }
})
const total = questions.length

/** A whole number that is all of an answer, as digits. */
const digitsOf = (answers: readonly FinalAnswer[]): string | null => {
  const [only, second] = answers
  if (!only || second || only.asked.kind !== 'number' || 'to' in only.asked) return null
  const value = String(only.asked.value)
  return /^\d+$/.test(value) ? value : null
}
/** The number of the first question that asks for one. */
const easy = questions.findIndex(({ answers }) => digitsOf(answers) !== null) + 1
const digits = digitsOf(questions[easy - 1]?.answers ?? []) ?? ''
/** One with nothing to type. */
const onPaper = questions.findIndex(({ answers }) => answers.length === 0) + 1
/** Another that can be typed. */
const other = questions.findIndex(({ answers }, index) => answers.length === 1 && index !== easy - 1) + 1

const isOn = (page: Page, number: number) =>
  page.getByText(`Question ${number} of ${total}`, { exact: true }).first().waitFor()

const begin = async (page: Page) => {
  await page.goto('/papers')
  await page.getByRole('radio', { name: 'General Math' }).check({ force: true })
  await page.getByRole('radio', { name: 'Calculator', exact: true }).check({ force: true })
  await page.getByRole('combobox', { name: 'Practice paper' }).selectOption('general-math-calculator-1')
  await page.getByRole('button', { name: 'Begin' }).click()
  await isOn(page, 1)
}

const openQuestion = async (page: Page, number: number) => {
  await page.getByRole('button', { name: new RegExp(`^Question ${number}:`) }).click()
  await isOn(page, number)
}

const field = (page: Page) => page.getByRole('textbox').first()
const saved = (page: Page) => page.getByText('Saved', { exact: true }).waitFor()

/** Draws a triangle in a paper, through the API, and hands it in. */
const handInDrawing = async (page: Page) => {
  const number = 24
  const id = await page.evaluate(async (number) => {
    const headers = {
      authorization: `Bearer ${localStorage.getItem('token')}`,
      'content-type': 'application/json',
    }
    const post = async (path: string, body: object) => {
      const reply = await fetch(`/api/papers/sittings${path}`, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      })
      return (await reply.json()) as { id: string }
    }
    const { id } = await post('', { paperId: 'general-math-no-calculator-2', allowance: 'standard' })
    const texts = ['(-2, -3) (-5, -3) (-3, -1)', '']
    await post(`/${id}/work`, { work: [{ number, texts, isFlagged: false, seconds: 20, madeAt: 1 }] })
    await post(`/${id}/submission`, {})
    return id
  }, number)
  return { id, number }
}

describe('a paper of maths', () => {
  const { open } = useBrowser()

  test('is typed on a phone, ends with the marks of the machine, and is marked by the student', {
    timeout: 240_000,
  }, async () => {
    const page = await open(phone)
    await beNewStudent(page)
    await page.goto('/papers')
    await page.getByRole('radio', { name: 'General Math' }).check({ force: true })
    await page.getByText('Paper 2 is without a calculator, Paper 4 with one').waitFor()
    await page.getByText(/^If an answer is not exact, give it correct to 3 significant figures/).waitFor()
    await expectFinished(page, /^Papers/, expectAccessibleInBothThemes)
    await begin(page)
    await openQuestion(page, easy)
    await field(page).tap()
    const keypad = page.getByRole('group', { name: 'Keypad' })
    for (const digit of digits) await keypad.getByRole('button', { name: digit, exact: true }).tap()
    await expect.poll(() => page.getByRole('button', { name: 'Check' }).count()).toBe(0)
    await expectFinished(page, new RegExp(`question ${easy}`), expectAccessibleInBothThemes)
    await page.getByRole('button', { name: 'Hide the keypad' }).tap()
    await saved(page)
    await openQuestion(page, other)
    await field(page).tap()
    // A fraction without its lower number: said beside its field when it is left, and before the paper is handed in.
    await keypad.getByRole('button', { name: 'Fraction', exact: true }).tap()
    await keypad.getByRole('button', { name: '9', exact: true }).tap()
    await page.getByRole('button', { name: 'Flag', exact: true }).tap()
    await saved(page)
    await page.getByRole('button', { name: 'Hide the keypad' }).tap()
    await page.getByText('Not finished: something is missing.').waitFor()
    const dialog = page.getByRole('dialog')
    await page.getByRole('button', { name: 'Formulas and rules' }).tap()
    await dialog.getByRole('img', { name: /Circumference, C, of a circle/ }).waitFor()
    await expectFinished(page, new RegExp(`question ${other}`), expectAccessibleInBothThemes)
    await dialog.getByRole('button', { name: 'Close' }).tap()
    await page.getByRole('button', { name: 'Hand in' }).last().tap()
    await dialog.getByText(`Not finished: an answer to question ${other}.`).waitFor()
    await dialog.getByText(`On paper only: ${onPaper}.`).waitFor()
    await dialog.getByText(`Flagged for later: ${other}.`).waitFor()
    await dialog.getByText('What you worked on paper alone is marked by you, after the paper.').waitFor()
    await dialog.getByRole('button', { name: 'Hand in' }).tap()

    // What it pays depends on how long it took, which is tried with a clock of its own (written.test.ts).
    const marks = questions[easy - 1]?.marks ?? 0
    await page.getByRole('heading', { level: 1, name: `${marks} of 100 so far` }).waitFor()
    await expectFinished(page, /result/, expectAccessibleInBothThemes)
    await page.getByRole('link', { name: /^Mark your own work: \d+ questions$/ }).tap()
    await page.getByRole('heading', { name: 'Solution' }).waitFor()
    await expectFinished(page, /review of question/, expectAccessibleInBothThemes)
    await page.getByText('What do M1, A1, B1, FT and oe mean?').tap()
    await page.getByText('follows from an earlier answer, also a wrong one').waitFor()
    await page.getByRole('checkbox').first().tap({ force: true })
    await page.getByRole('checkbox', { checked: true }).first().waitFor()
    await page.getByRole('link', { name: 'Back to the result' }).tap()
    await page.getByRole('heading', { level: 1, name: `${marks + 1} of 100 so far` }).waitFor()
  })

  test('goes on elsewhere with what was typed, by keyboard; and in their topic its questions show nothing', {
    timeout: 240_000,
  }, async () => {
    const first = await open(phone)
    const token = await beNewStudent(first)
    await begin(first)
    await openQuestion(first, easy)
    await field(first).fill(digits)
    await saved(first)

    const second = await open(laptop)
    await beSignedIn(second, token)
    await second.goto('/papers')
    await second.getByRole('link', { name: 'Go on' }).click()
    await second.getByRole('button', { name: new RegExp(`^Question ${easy}: answered`) }).click()
    await expect.poll(() => field(second).inputValue()).toBe(digits)
    await second.keyboard.press('Escape')

    const { id = '' } = questions[easy - 1] ?? {}
    await second.goto(`/math?topic=${topicOf(id)}&question=${positionOf(id) + 1}`)
    await second.getByText(/^This question is in the paper that you have open/).waitFor()
    expect(await second.getByRole('button', { name: 'Show Answer' }).count()).toBe(0)
    expect(await second.getByRole('textbox').count()).toBe(0)
  })

  test('shows what was drawn beside its verdict', async () => {
    const page = await open(phone)
    await openAsNewStudent(page)
    const { id, number } = await handInDrawing(page)
    await page.goto(`/papers?sitting=${id}&question=${number}`)
    const typed = page.getByRole('region', { name: 'What you typed' })
    await typed.getByText('(−2, −3) (−5, −3) (−3, −1)').waitFor()
    await typed.locator('svg[viewBox^="0 0 328"]').first().waitFor()
    await expectFinished(page, /review of question/, expectAccessibleInBothThemes)
  })
})
