// A server that cannot be reached: the last known numbers of this student stay, no other student's are shown, and an
// unknown number is never shown as zero.
import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { expectAccessible, expectNoSidewaysScroll, useBrowser, type View, views } from './browser.ts'
import {
  answer,
  answerByCalls,
  aStudent,
  beNewStudent,
  expectBalance,
  expectCards,
  openAsNewStudent,
  questionsOf,
  signUp,
} from './student.ts'

const total = questionsOf('motion').length

const [, phone] = views as [View, View]
const notFetched = 'console: The progress could not be fetched: offline'

const expectFine = async (page: Page) => {
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
}

/** Waits for what is shown after the last attempt of a call, skipping the pauses between the attempts. */
const afterAllTries = async (page: Page, shown: Locator) => {
  await expect
    .poll(
      async () => {
        await page.clock.runFor(4000)
        return shown.count()
      },
      { timeout: 20_000 },
    )
    .toBeGreaterThan(0)
}

describe('progress that cannot be fetched', () => {
  const { open, takeErrors } = useBrowser()

  test.each(views)('unfetched progress leaves the numbers of the last visit, on a $name', async (view) => {
    const page = await open(view)
    await page.clock.install()
    await openAsNewStudent(page)
    await answerByCalls(page, 'motion', [true, false, true])
    await page.goto('/dashboard')
    await page.getByRole('link', { name: new RegExp(`^Motion.*3 of ${total} answered`) }).waitFor()

    await page.route('**/api/**', (route) => route.abort())
    await page.reload()
    const since = /The numbers here are from your last visit \(\d+ \w+, \d\d:\d\d\)\./
    await afterAllTries(page, page.getByText(since))
    await page.getByRole('link', { name: new RegExp(`^Motion.*3 of ${total} answered`) }).waitFor()
    await page.getByRole('heading', { name: 'Hello, Maliha Rahman' }).waitFor()
    await expectCards(page, { 'Questions Solved': '3', 'Correct MCQ Answers': '2', Accuracy: '67%' })
    await page.getByRole('link', { name: '20 Skizies at your last visit: see your history' }).waitFor()
    await expectFine(page)
    expect(takeErrors()).toEqual([notFetched])

    await page.goto('/math')
    await afterAllTries(page, page.getByText(/The numbers here are from your last visit/))
    await expectFine(page)
    expect(takeErrors()).toEqual([notFetched])

    await page.goto('/dashboard')
    // Tonight, which has no numbers of a last visit, has a button of its own.
    const retry = page
      .getByRole('alert')
      .filter({ hasText: 'from your last visit' })
      .getByRole('button', { name: 'Try again' })
    // By then both calls have failed.
    await afterAllTries(
      page,
      page.getByRole('link', { name: '20 Skizies at your last visit: see your history' }),
    )
    await afterAllTries(page, retry)
    await page.getByRole('link', { name: new RegExp(`^Motion.*3 of ${total} answered`) }).waitFor()
    await page.unroute('**/api/**')
    await retry.click()
    await page.getByText(/from your last visit/).waitFor({ state: 'detached' })
    await expectBalance(page, 20)
    expect(takeErrors()).toEqual([notFetched])
  })

  test.each(views)('unfetched progress never shows zeros or others’ numbers, on a $name', async (view) => {
    const page = await open(view)
    await page.clock.install()
    await signUp(page, aStudent())
    await answerByCalls(page, 'motion', [true, false, true])
    await page.goto('/me')
    await page.getByRole('button', { name: 'Logout' }).last().click()
    await page.waitForURL('**/login')
    expect(await page.evaluate(() => localStorage.getItem('last-visit'))).toBeNull()

    let fail = () => {}
    const failing = new Promise<void>((resolve) => {
      fail = resolve
    })
    await page.route('**/api/practice/progress', async (route) => {
      await failing
      await route.abort()
    })
    await signUp(page, { ...aStudent(), name: 'Rafi Islam' })
    const motion = page.getByRole('link', { name: new RegExp(`^Motion\\b.*, ${total} questions`) })
    await motion.waitFor()
    expect(await page.getByText(`– / ${total}`).count()).toBeGreaterThan(0)
    expect(await page.getByText(/\d \/ \d/).count()).toBe(0)
    fail()
    await afterAllTries(page, page.getByText(/Your progress is kept, and shows again once it loads/))
    await motion.waitFor()
    expect(await page.getByText(/\d \/ \d/).count()).toBe(0)
    await expectCards(page, { 'Questions Solved': '–', 'Correct MCQ Answers': '–', Accuracy: '–' })
    await expectFine(page)
    await page.goto('/math')
    await afterAllTries(page, page.getByText(/Your progress is kept, and shows again once it loads/))
    expect(await page.getByText(/\d \/ \d/).count()).toBe(0)
    expect(takeErrors()).toEqual([notFetched, notFetched])
  })
})

describe('what fails beside', () => {
  const { open, takeErrors } = useBrowser()

  test('a logout that does not reach the server still ends the session on the device, and is logged', async () => {
    const page = await open(phone)
    await signUp(page, aStudent())
    await page.route('**/api/account/sign-out', (route) => route.abort())
    await page.goto('/me')
    await page.getByRole('main').getByRole('button', { name: 'Logout' }).click()
    await page.waitForURL('**/login')
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
    await expect
      .poll(takeErrors, { timeout: 20_000 })
      .toEqual(['console: The server did not hear of the logout: offline'])
  })

  test('a sound that does not play is ignored without an error', async () => {
    const page = await open(phone)
    await page.route('**/sounds/**', (route) => route.abort())
    await beNewStudent(page)
    await page.goto('/question?topic=motion')
    const asked = page.waitForRequest('**/sounds/correct.wav')
    await answer(page, 'motion', 1, true)
    await asked
    await page.keyboard.press('Enter')
    await answer(page, 'motion', 2, true)
    expect(takeErrors()).toEqual([])
  })
})
