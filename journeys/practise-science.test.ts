// The main path of the product, as a new student walks it: by keyboard alone, with a reload in the middle,
// to the end of a topic, again, out and in, and every number where it was.
import { plainText } from '@toron/domain/practice/rich-text-forms.ts'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectNoSidewaysScroll, useBrowser, views } from './browser.ts'
import {
  answer,
  aStudent,
  expectBalance,
  expectCards,
  questionsOf,
  signIn,
  signUp,
  tabTo,
} from './student.ts'

const wrongOnes = new Set([12, 20])

/** The finished topic goes to paper with every explanation, and the screen is as it was afterwards. */
const expectPrinted = async (page: Page) => {
  // A browser without a printer: what would be on paper is read when the dialog would open.
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
  for (const { explanation } of questionsOf('motion')) expect(paper).toContain(plainText(explanation))
  await expect.poll(() => page.locator('.print-sheet').count()).toBe(0)
}

describe('a new student', () => {
  const { open } = useBrowser()

  it.each(views)(
    'solves a topic by keyboard alone on a $name, and finds it all there again',
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

      await page.reload()
      await page.getByText('Question 11 of 40', { exact: true }).waitFor()
      await page.getByText('10 in a row', { exact: true }).waitFor()
      // Back to a question already answered and forth again, with the arrows.
      await page.keyboard.press('ArrowLeft')
      await page.getByText('Question 10 of 40', { exact: true }).waitFor()
      await page.getByRole('heading', { name: 'Correct! 🎉' }).waitFor()
      await page.keyboard.press('ArrowRight')

      for (let number = 11; number <= 40; number += 1) {
        await answer(page, 'motion', number, !wrongOnes.has(number))
        await page.keyboard.press('Enter')
      }
      await page.getByRole('heading', { name: 'Topic Complete' }).waitFor()
      await page.getByText('95.0%').first().waitFor()
      // 38 right answers, ten in a row once; the runs of 7 and 20 after the slips earn no bonus.
      await page.getByText('+430 Skizies earned!').waitFor()
      await expectNoSidewaysScroll(page)
      await expectPrinted(page)

      await page.reload()
      await page.getByRole('heading', { name: 'Topic Complete' }).waitFor()
      await tabTo(page, /^Retry Topic$/)
      await answer(page, 'motion', 1, true)
      await page.getByText('Already paid today; it pays again tomorrow.').waitFor()

      await page.goto('/dashboard')
      const figures = {
        'Questions Solved': '40',
        'Correct MCQ Answers': '38',
        Accuracy: '95%',
      }
      await expectCards(page, figures)
      await expectBalance(page, 430)

      await page.goto('/me')
      await page.getByRole('heading', { name: 'Skizies history' }).waitFor()
      await page.getByText('10 in a row').first().waitFor({ state: 'attached' })
      await tabTo(page, /^Logout$/)
      await page.waitForURL('**/login')
      expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()

      await signIn(page, maliha)
      await expectCards(page, figures)
      await expectBalance(page, 430)
      await page.goto('/question?topic=motion')
      await page.getByText('Question 2 of 40', { exact: true }).waitFor()
    },
  )
})

describe('a visitor', () => {
  const { open } = useBrowser()

  it.each(views)(
    'practises on a $name, earns nothing, and is told what signing in would keep',
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
      await page.getByText('Question 1 of 40', { exact: true }).waitFor()
    },
  )
})
