// The main path of the product, as a new student walks it: by keyboard alone, with a reload in the middle,
// to the end of a topic, again, out and in, and every number where it was.
import { parseRichText, type RichText } from '@toron/domain/practice/rich-text.ts'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectAccessible, expectNoSidewaysScroll, useBrowser, views } from './browser.ts'
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
  for (const { explanation } of questionsOf('motion'))
    expect(paper).toContain(wordsOf(parseRichText(explanation)))
  await expect.poll(() => page.locator('.print-sheet').count()).toBe(0)
}

/** A text as the page holds it: without its marks. */
const wordsOf = (rich: RichText): string =>
  rich
    .map((node) => {
      if ('inner' in node) return wordsOf(node.inner)
      if ('above' in node) return wordsOf(node.above) + wordsOf(node.below)
      return 'text' in node ? node.text : ''
    })
    .join('')

/** The rest of the retry as the first round went, answered without the screen. */
const finishRetry = async (page: Page) => {
  const answers = questionsOf('motion').map(({ id, correctAnswer }, index) => {
    const wrong = correctAnswer === 'A' ? 'B' : 'A'
    return { questionId: id, option: wrongOnes.has(index + 1) ? wrong : correctAnswer }
  })
  await page.evaluate(async (rest) => {
    const headers = {
      authorization: `Bearer ${localStorage.getItem('token')}`,
      'content-type': 'application/json',
    }
    const post = async (path: string, body: object) => {
      const reply = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })
      return (await reply.json()) as { id: string }
    }
    const { id } = await post('/api/practice/runs', { topic: 'motion' })
    for (const answer of rest) await post(`/api/practice/runs/${id}/answers`, answer)
  }, answers.slice(1))
}

/** On the day of the first round: the end says what had been paid, each answer says it, and there is no "+0". */
const expectQuietRetry = async (page: Page) => {
  await page.getByText('Already paid', { exact: true }).waitFor()
  expect(await page.getByText('+0').count()).toBe(0)
  await finishRetry(page)
  await page.reload()
  await page.getByRole('heading', { name: 'Topic Complete' }).waitFor()
  await page.getByText('Going over it again is what makes it stick.').waitFor()
  await page.getByText('38 right answers had already been paid that day', { exact: false }).waitFor()
  expect(await page.getByText('Already paid that day', { exact: true }).count()).toBe(38)
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
      // Less motion is asked for: no confetti.
      expect(await page.locator('body > canvas').count()).toBe(0)

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
        await page.getByRole('button', { name: number < 40 ? /^Next Question/ : /^Finish/ }).waitFor()
        await page.keyboard.press('Enter')
      }
      await page.getByRole('heading', { name: 'Topic Complete' }).waitFor()
      await page.getByText('95.0%').first().waitFor()
      await expectCards(page, { Correct: '38', Incorrect: '2' })
      expect(await page.getByRole('link', { name: 'Back to Dashboard' }).getAttribute('href')).toBe(
        '/dashboard',
      )
      // 38 right answers, ten in a row once; the runs of 7 and 20 after the slips earn no bonus.
      await page.getByText('+430 Skizies earned!').waitFor()
      await expectNoSidewaysScroll(page)
      await expectPrinted(page)

      await page.reload()
      await page.getByRole('heading', { name: 'Topic Complete' }).waitFor()
      await tabTo(page, /^Retry Topic$/)
      await page.getByText('Question 1 of 40', { exact: true }).waitFor()
      expect(await page.locator('#earned-in-run').textContent()).toBe('0 Skizies')
      await answer(page, 'motion', 1, true)
      await page.getByText('Already paid: a question pays once a day.').waitFor()
      await expectQuietRetry(page)

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
