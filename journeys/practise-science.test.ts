// The main path of a new student: by keyboard alone, with a reload in the middle, to the end of a topic, a retry, out
// and in again, with every number preserved.
import { parseRichText, type RichText } from '@toron/domain/practice/rich-text.ts'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { expectAccessible, expectNoSidewaysScroll, useBrowser, views } from './browser.ts'
import {
  answer,
  answerByCalls,
  aStudent,
  expectBalance,
  expectCards,
  questionsOf,
  signIn,
  signUp,
  tabTo,
} from './student.ts'

const wrongOnes = new Set([12, 20])
const total = questionsOf('motion').length
const right = total - wrongOnes.size
/** Ten Skizies a right answer, and fifty for the first ten in a row. */
const earned = 10 * right + 50

/** The finished topic is printed with every explanation, and the screen is unchanged afterwards. */
const expectPrinted = async (page: Page) => {
  // There is no printer: the print sheet is read when the print dialog would open.
  const printed = page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        window.print = () => {
          resolve(document.querySelector('.print-sheet')?.textContent ?? '')
          window.dispatchEvent(new Event('afterprint'))
        }
      }),
  )
  await tabTo(page, /^Print with explanations$/)
  const paper = await printed
  for (const { explanation } of questionsOf('motion'))
    expect(paper).toContain(wordsOf(parseRichText(explanation)))
  await expect.poll(() => page.locator('.print-sheet').count()).toBe(0)
}

/** The text without its mark-up, as in the page. */
const wordsOf = (rich: RichText): string =>
  rich
    .map((node) => {
      if ('inner' in node) return wordsOf(node.inner)
      if ('above' in node) return wordsOf(node.above) + wordsOf(node.below)
      return 'text' in node ? node.text : ''
    })
    .join('')

/** Answers the rest of the retry like the first run. */
const finishRetry = (page: Page) =>
  answerByCalls(
    page,
    'motion',
    Array.from({ length: total - 1 }, (_, index) => !wrongOnes.has(index + 2)),
    2,
  )

/** A retry on the same day: the end and each answer say what had already been paid, and there is no "+0". */
const expectQuietRetry = async (page: Page) => {
  await page.getByText('Already paid', { exact: true }).waitFor()
  expect(await page.getByText('+0').count()).toBe(0)
  await finishRetry(page)
  await page.reload()
  await page.getByRole('heading', { name: 'Topic Complete' }).waitFor()
  await page.getByText('Going over it again is what makes it stick.').waitFor()
  await page.getByText(`${right} right answers had already been paid that day`, { exact: false }).waitFor()
  await expect.poll(() => page.getByText('Already paid that day', { exact: true }).count()).toBe(right)
  expect(await page.getByText('+0').count()).toBe(0)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await tabTo(page, /^1Which expression defines speed/)
  await page.getByRole('button', { name: /^Question\s*1\s*, correct\s*, already paid that day$/ }).waitFor()
  await expectAccessible(page)
  await tabTo(page, /^See the results$/)
  await tabTo(page, /^Retry Topic$/)
  await answer(page, 'motion', 1, true)
}

describe('a new student', () => {
  const { open } = useBrowser()

  test.each(views)(
    'a new student solves a topic by keyboard alone on a $name, and finds it all again',
    async (view) => {
      const page = await open(view)
      const maliha = aStudent()
      await signUp(page, maliha)
      await expectBalance(page, 0)
      await page.getByRole('heading', { name: 'Hello, Maliha Rahman' }).waitFor()

      await tabTo(page, /^Motion/)
      await page.waitForURL('**/question?topic=motion')
      for (let number = 1; number <= 10; number += 1) {
        await answer(page, 'motion', number, true)
        await expectNoSidewaysScroll(page)
        if (number < 10) await page.keyboard.press('Enter')
      }
      await page.getByText('10 in a row: +50 Skizies').first().waitFor()
      // No confetti with reduced motion.
      expect(await page.locator('body > canvas').count()).toBe(0)

      await page.reload()
      await page.getByText(`Question 11 of ${total}`, { exact: true }).waitFor()
      await page.getByText('10 in a row', { exact: true }).waitFor()
      // Back to an answered question and forward again, with the arrows.
      await page.keyboard.press('ArrowLeft')
      await page.getByText(`Question 10 of ${total}`, { exact: true }).waitFor()
      await page.getByRole('heading', { name: 'Correct! 🎉' }).waitFor()
      await page.keyboard.press('ArrowRight')

      for (let number = 11; number <= total; number += 1) {
        await answer(page, 'motion', number, !wrongOnes.has(number))
        await page.getByRole('button', { name: number < total ? /^Next Question/ : /^Finish/ }).waitFor()
        await page.keyboard.press('Enter')
      }
      await page.getByRole('heading', { name: 'Topic Complete' }).waitFor()
      await page
        .getByText(`${((100 * right) / total).toFixed(1)}%`)
        .first()
        .waitFor()
      await expectCards(page, { Correct: String(right), Incorrect: '2' })
      expect(await page.getByRole('link', { name: 'Back to Dashboard' }).getAttribute('href')).toBe(
        '/dashboard',
      )
      // Ten in a row once: the runs after the two slips earn no bonus.
      await page.getByText(`+${earned} Skizies earned!`).waitFor()
      await expectNoSidewaysScroll(page)
      await expectPrinted(page)

      await page.reload()
      await page.getByRole('heading', { name: 'Topic Complete' }).waitFor()
      await tabTo(page, /^Retry Topic$/)
      await page.getByText(`Question 1 of ${total}`, { exact: true }).waitFor()
      await expect.poll(() => page.locator('#earned-in-run').textContent()).toBe('0 Skizies')
      await answer(page, 'motion', 1, true)
      await page.getByText('Already paid: a question pays once a day.').waitFor()
      await expectQuietRetry(page)

      await page.goto('/dashboard')
      const figures = {
        'Questions Solved': String(total),
        'Correct MCQ Answers': String(right),
        Accuracy: `${Math.round((100 * right) / total)}%`,
      }
      await expectCards(page, figures)
      await expectBalance(page, earned)

      await page.goto('/me')
      await page.getByRole('heading', { name: 'Skizies history' }).waitFor()
      // The bonus of the first ten is further back than a page of the history.
      await tabTo(page, /^Load older/)
      await page.getByText('10 in a row').first().waitFor({ state: 'attached' })
      await tabTo(page, /^Logout$/)
      await page.waitForURL('**/login')
      expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()

      await signIn(page, maliha)
      await expectCards(page, figures)
      await expectBalance(page, earned)
      await page.goto('/question?topic=motion')
      await page.getByText(`Question 2 of ${total}`, { exact: true }).waitFor()
    },
  )
})

describe('a visitor', () => {
  const { open } = useBrowser()

  test.each(views)(
    'a visitor practises on a $name, earns nothing, and is told what signing in would save',
    async (view) => {
      const page = await open(view)
      await page.goto('/dashboard')
      await page.getByRole('heading', { name: 'Hello, Scholar' }).waitFor()
      await tabTo(page, /^Organisation of the organism/)
      await page.getByText(/practising as a visitor/).waitFor()
      await answer(page, 'organisation_of_the_organism', 1, true)
      await page.keyboard.press('Enter')
      await answer(page, 'organisation_of_the_organism', 2, false)
      await page
        .getByText(/^Why not [A-D],/)
        .first()
        .waitFor()
      await page.reload()
      await page
        .getByText(`Question 1 of ${questionsOf('organisation_of_the_organism').length}`, { exact: true })
        .waitFor()
    },
  )
})
