// What goes wrong on a phone: no network, a file that does not load, a session ended elsewhere, two tabs, no storage.
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { useBrowser, views } from './browser.ts'
import { answer, aStudent, expectBalance, questionsOf, signUp } from './student.ts'

const phone = views[1] as (typeof views)[number]
const startMotion = async (page: Page) => {
  await page.goto('/question?topic=motion')
  await page.getByText('Question 1 of 40', { exact: true }).waitFor()
}

describe('trouble', () => {
  const { open } = useBrowser()

  it('questions that do not load are tried again, then said, with a way to try once more', async () => {
    const page = await open(phone)
    let broken = true
    await page.route('**/data/motion.json', (route) => (broken ? route.abort() : route.continue()))
    await page.goto('/question?topic=motion')
    await page.getByText('Loading questions...').first().waitFor()
    const again = page.getByRole('button', { name: 'Try again' })
    await again.waitFor({ timeout: 40_000 })
    broken = false
    await again.click()
    await page.getByText('Question 1 of 40', { exact: true }).waitFor()
  })

  it('an answer sent without a network stays chosen, and counts once when sent again', async () => {
    const page = await open(phone)
    await signUp(page, aStudent())
    await startMotion(page)
    await page.context().setOffline(true)
    await page.keyboard.press(questionsOf('motion')[0]?.correctAnswer ?? '')
    await page.keyboard.press('Enter')
    const again = page.getByRole('button', { name: 'Try again' })
    await again.waitFor({ timeout: 40_000 })
    await page.context().setOffline(false)
    await again.click()
    await page.getByRole('heading', { name: 'Correct! 🎉' }).waitFor()
    await expectEarned(page, 10)
  })

  it('replies that get lost on the way back pay once', async () => {
    const page = await open(phone)
    await signUp(page, aStudent())
    await startMotion(page)
    let lost = 0
    await page.route('**/answers', async (route) => {
      lost += 1
      if (lost > 2) return route.continue()
      await route.fetch()
      return route.abort()
    })
    await answer(page, 'motion', 1, true)
    expect(lost).toBe(3)
    await expectEarned(page, 10)
  })

  it('a second tab that is behind shows the answer that stands', async () => {
    const first = await open(phone)
    await signUp(first, aStudent())
    await startMotion(first)
    const second = await first.context().newPage()
    await startMotion(second)
    await answer(first, 'motion', 1, true)
    const wrong = questionsOf('motion')[0]?.correctAnswer === 'A' ? 'B' : 'A'
    await second.keyboard.press(wrong)
    await second.keyboard.press('Enter')
    await second.getByRole('heading', { name: 'Correct! 🎉' }).waitFor()
    await expectEarned(second, 10)
  })

  it('signing out in another tab asks to sign in, and comes back to the question', async () => {
    const first = await open(phone)
    const maliha = aStudent()
    await signUp(first, maliha)
    await startMotion(first)
    const second = await first.context().newPage()
    await second.goto('/me')
    await second.getByRole('button', { name: 'Logout' }).first().click()
    await second.waitForURL('**/login')
    await first.keyboard.press('A')
    await first.keyboard.press('Enter')
    await first
      .getByRole('link', { name: /sign in/i })
      .first()
      .click()
    await first.getByLabel('Email Address').fill(maliha.email)
    await first.getByLabel('Password', { exact: true }).fill(maliha.password)
    await first.keyboard.press('Enter')
    await first.waitForURL('**/question?topic=motion')
    await first.getByText('Question 1 of 40', { exact: true }).waitFor()
  })

  it('works without local storage, for as long as the page is open', async () => {
    const page = await open(phone)
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('forbidden', 'SecurityError')
        },
      })
    })
    await signUp(page, aStudent())
    await page.getByRole('link', { name: /^Motion/ }).click()
    await answer(page, 'motion', 1, true)
    await expectEarned(page, 10)
  })
})

/** The balance as a fresh page reads it from the server. */
const expectEarned = async (page: Page, skizies: number) => {
  await page.getByRole('link', { name: 'Back to Topics' }).click()
  await expectBalance(page, skizies)
}
