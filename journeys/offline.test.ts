// A student without a network: everything that was opened opens again, what is done is kept, and it counts once.
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { expectAccessible, expectNoSidewaysScroll, useBrowser, type View, views } from './browser.ts'
import { addStudent, expectBalance, questionsOf, seePicture, submit } from './student.ts'

const [laptop, phone] = views as [View, View]
const total = questionsOf('motion').length

/** As on a later visit, when the service worker comes soon. */
const openPrepared = async (page: Page) => {
  const token = await addStudent()
  await page.goto('/privacy')
  await page.evaluate((value) => {
    localStorage.setItem('visited', 'yes')
    localStorage.setItem('token', value)
  }, token)
  await page.goto('/question?topic=motion')
  await page.getByText(`Question 1 of ${total}`, { exact: true }).waitFor()
  // It takes over once it has everything.
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
}

const kept = (page: Page) => page.getByText(/^Your answer is kept on this device/)

/** Answers so many questions from this one on, the even ones wrongly. */
const answerOffline = async (page: Page, from: number, count: number) => {
  for (let number = from; number < from + count; number += 1) {
    await submit(page, 'motion', number, number % 2 === 1)
    await kept(page).waitFor()
    await page.keyboard.press('Enter')
  }
}

describe('without a network', () => {
  const { open, takeErrors } = useBrowser()

  test.each(views)(
    'answers given offline survive closing the app, are sent by themselves, and their verdicts come together, on a $name',
    async (view) => {
      let page = await open(view, 'allow')
      await openPrepared(page)
      // The second load is by the service worker, which then has the questions.
      await page.reload()
      await page.getByText(`Question 1 of ${total}`, { exact: true }).waitFor()
      await page.waitForLoadState('networkidle')
      await page.context().setOffline(true)
      await page.getByText('You are offline.').waitFor()
      await answerOffline(page, 1, 4)
      await page.getByText('4 answers are kept on this device').waitFor()
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)

      // Closed and opened again, still without a network.
      takeErrors()
      const next = await page.context().newPage()
      await page.close()
      page = next
      await page.goto('/question?topic=motion')
      await page.getByText(`Question 5 of ${total}`, { exact: true }).waitFor()
      await answerOffline(page, 5, 2)
      for (const [path, title] of [
        ['/dashboard', /Toron/],
        ['/math', /Toron/],
        ['/progress', /Toron/],
        ['/tonight', /Toron/],
        ['/me', /Toron/],
        ['/learnmore', /Toron/],
        ['/', /Toron/],
      ] as const) {
        await page.goto(path)
        await expect.poll(() => page.title()).toMatch(title)
      }
      await page.goto('/dashboard')
      await page.getByText(/6 answers are kept on this device/).waitFor()
      takeErrors()

      await page.context().setOffline(false)
      await page.getByText('6 verdicts came while you were away.').waitFor()
      await expectBalance(page, 30)
      await page.getByRole('button', { name: 'See them' }).click()
      const dialog = page.getByRole('dialog', { name: 'While you were away' })
      await dialog.getByText('3 of 6 questions right. +30 Skizies').waitFor()
      await expectAccessible(page)
      await dialog.getByRole('button', { name: 'Close' }).last().click()
      await page.getByText('6 verdicts came while you were away.').waitFor({ state: 'detached' })
      await page.goto('/question?topic=motion')
      await page.getByText(`Question 7 of ${total}`, { exact: true }).waitFor()
      takeErrors()
    },
  )

  test('a step in maths is on the device even if the page is left in the same moment', async () => {
    const page = await open(phone, 'allow')
    await openPrepared(page)
    await page.clock.install()
    await page.goto('/math?topic=general_math_number')
    const question = (number: number) => page.getByRole('heading', { name: `Question ${number} of ` })
    await question(1).waitFor()
    await page.waitForLoadState('networkidle')
    await page.context().setOffline(true)
    await seePicture(page, 1)
    await page.keyboard.press('ArrowRight')
    await seePicture(page, 2)
    await page.evaluate(() => {
      document.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', cancelable: true }))
      location.assign('/privacy')
      // A slow phone: nothing else is done before the page is gone.
      setTimeout(() => {
        const began = Date.now()
        while (Date.now() - began < 2000);
      })
    })
    await page.waitForURL('**/privacy')
    await page.goto('/math?topic=general_math_number')
    await question(3).waitFor()
    takeErrors()
  })

  test('signing out with something unsent asks first, and another student on the device neither sees nor sends it', async () => {
    const page = await open(laptop, 'allow')
    await openPrepared(page)
    await page.reload()
    await page.getByText(`Question 1 of ${total}`, { exact: true }).waitFor()
    await page.waitForLoadState('networkidle')
    await page.context().setOffline(true)
    await answerOffline(page, 1, 1)
    await page.getByRole('button', { name: 'Logout' }).click()
    const dialog = page.getByRole('dialog', { name: 'Sign out with answers unsent?' })
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Stay' }).click()
    await page.getByText(/1 answer is kept on this device/).waitFor()
    await page.getByRole('button', { name: 'Logout' }).click()
    await dialog.getByRole('button', { name: 'Sign out' }).click()
    await page.waitForURL('**/login')
    takeErrors()
  })

  test('the first visit fetches nothing for later before the first question', async () => {
    const page = await open(phone, 'allow')
    // The page itself notes when its question stands: a busy machine tells us later, when more has been fetched.
    const first = `Question 1 of ${total}`
    await page.addInitScript((text) => {
      new MutationObserver((_, observer) => {
        if (!document.body?.textContent?.includes(text)) return
        performance.mark('question')
        observer.disconnect()
      }).observe(document, { childList: true, subtree: true, characterData: true })
    }, first)
    await page.goto('/question?topic=motion')
    await page.getByText(first, { exact: true }).waitFor()
    const bytes = await page.evaluate(() => {
      const [question] = performance.getEntriesByName('question')
      const loads = [
        ...performance.getEntriesByType('navigation'),
        ...performance.getEntriesByType('resource'),
      ] as PerformanceResourceTiming[]
      return loads
        .filter(({ startTime }) => question && startTime < question.startTime)
        .reduce((sum, { transferSize }) => sum + transferSize, 0)
    })
    expect(bytes).toBeGreaterThan(100_000)
    expect(bytes).toBeLessThanOrEqual(300_000)
    expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations())).toEqual([])
  })
})
