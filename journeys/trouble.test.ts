// What goes wrong on a phone: no network, a file that does not load, a session ended elsewhere, two tabs or devices,
// an hour asleep, no storage.
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { useBrowser, views } from './browser.ts'
import {
  answer,
  aStudent,
  beNewStudent,
  choose,
  expectBalance,
  idleCode,
  openAsNewStudent,
  questionsOf,
  signIn,
  signUp,
  submit,
} from './student.ts'

const total = questionsOf('motion').length

const phone = views[1] as (typeof views)[number]
const laptop = views[0] as (typeof views)[number]
const startMotion = async (page: Page) => {
  await page.goto('/question?topic=motion')
  await page.getByText(`Question 1 of ${total}`, { exact: true }).waitFor()
}

describe('trouble', () => {
  const { open, takeErrors } = useBrowser()

  test('questions that do not load are retried, then reported with a button to try again', async () => {
    const page = await open(phone)
    let broken = true
    await page.route('**/data/motion.json', (route) => (broken ? route.abort() : route.continue()))
    await page.goto('/question?topic=motion')
    await page.getByText('Loading questions...').first().waitFor()
    const retry = page.getByRole('button', { name: 'Try again' })
    await retry.waitFor({ timeout: 40_000 })
    expect(takeErrors()).toEqual(['console: The questions of motion could not be fetched: offline'])
    broken = false
    await retry.click()
    await page.getByText(`Question 1 of ${total}`, { exact: true }).waitFor()
  })

  test('an answer submitted without a network is kept, and counts once when there is one again', async () => {
    const page = await open(phone)
    await beNewStudent(page)
    await startMotion(page)
    await idleCode(page)
    await page.context().setOffline(true)
    await submit(page, 'motion', 1, true)
    await page.getByText(/^Your answer is kept on this device/).waitFor()
    await page.context().setOffline(false)
    await page.getByRole('heading', { name: 'Correct! 🎉' }).waitFor()
    await expectEarned(page, 10)
  })

  test('an answer whose replies are lost pays once', async () => {
    const page = await open(phone)
    await beNewStudent(page)
    await startMotion(page)
    let submissions = 0
    await page.route('**/answers', async (route) => {
      submissions += 1
      if (submissions > 2) return route.continue()
      await route.fetch()
      return route.abort()
    })
    await answer(page, 'motion', 1, true)
    expect(submissions).toBe(3)
    await expectEarned(page, 10)
  })

  test('losing the network in mid-topic keeps the submitted answers, and each is applied once when it returns', async () => {
    const page = await open(phone)
    const numbers = await watchNumbers(page)
    await beNewStudent(page)
    await startMotion(page)
    for (const number of [1, 2]) {
      await answer(page, 'motion', number, true)
      await page.keyboard.press('Enter')
    }
    await idleCode(page)
    // The server gets the third answer, but its reply is lost with the network.
    let reached = false
    await page.route('**/answers', async (route) => {
      if (!reached) await route.fetch()
      reached = true
      await page.context().setOffline(true)
      await route.abort()
    })
    await submit(page, 'motion', 3, true)
    await page.getByText(/^Your answer is kept on this device/).waitFor()
    await page.unroute('**/answers')
    await page.context().setOffline(false)
    await page.getByRole('heading', { name: 'Correct! 🎉' }).waitFor()
    await page.keyboard.press('Enter')
    await answer(page, 'motion', 4, true)
    await expectEarned(page, 40)
    await expect.poll(numbers).toEqual({ wentBack: [], earned: 40 })
  })

  test('a device that slept for an hour continues where it was, and counts no minutes of sleep', async () => {
    const page = await open(phone)
    const numbers = await watchNumbers(page)
    await page.clock.install()
    await beNewStudent(page)
    await startMotion(page)
    await answer(page, 'motion', 1, true)
    await page.keyboard.press('Enter')
    await choose(page, 'motion', 2, true)
    const ticks: string[] = []
    page.on('request', (sent) => sent.url().endsWith('/api/leaderboard/tick') && ticks.push(sent.url()))
    await page.clock.fastForward('01:00:00')
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    // The option chosen before the sleep is still chosen.
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Correct! 🎉' }).waitFor()
    await page.keyboard.press('Enter')
    await answer(page, 'motion', 3, true)
    expect(ticks.length).toBeLessThanOrEqual(2)
    await expectEarned(page, 30)
    await expect.poll(numbers).toEqual({ wentBack: [], earned: 30 })
  })

  test('with two devices on one topic each answer counts once, and no number runs backwards on either', async () => {
    const maliha = aStudent()
    const first = await open(phone)
    const second = await open(laptop)
    const seen = [await watchNumbers(first), await watchNumbers(second)]
    await openAsNewStudent(first, maliha)
    await second.goto('/login')
    await signIn(second, maliha)
    await startMotion(first)
    await startMotion(second)
    for (const number of [1, 2, 3]) {
      await answer(first, 'motion', number, true)
      await first.keyboard.press('Enter')
    }
    // The second device is three questions behind and submits another answer to the first.
    await submit(second, 'motion', 1, false)
    await second.getByRole('heading', { name: 'Correct! 🎉' }).waitFor()
    for (const number of [2, 3]) {
      await second.keyboard.press('Enter')
      await second.getByText(`Question ${number} of ${total}`, { exact: true }).waitFor()
      await second.getByRole('heading', { name: 'Correct! 🎉' }).waitFor()
    }
    await second.keyboard.press('Enter')
    // Now it is ahead, and both submit the fifth at the same moment.
    await answer(second, 'motion', 4, true)
    await second.keyboard.press('Enter')
    await submit(first, 'motion', 4, true)
    await first.getByRole('heading', { name: 'Correct! 🎉' }).waitFor()
    await first.keyboard.press('Enter')
    await Promise.all([answer(first, 'motion', 5, true), answer(second, 'motion', 5, true)])
    for (const [index, page] of [first, second].entries()) {
      await expectEarned(page, 50)
      await expect.poll(async () => seen[index]?.()).toEqual({ wentBack: [], earned: 50 })
    }
  })

  test('a second tab is told of an answer in the first, and shows its verdict by itself', async () => {
    const first = await open(phone)
    await beNewStudent(first)
    await startMotion(first)
    const second = await first.context().newPage()
    await startMotion(second)
    // It listens once it is idle.
    await second.waitForLoadState('networkidle')
    await second.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
    await answer(first, 'motion', 1, true)
    await second.getByRole('heading', { name: 'Correct! 🎉' }).waitFor()
    await expectEarned(second, 10)
  })

  test('after signing out in another tab the question asks to sign in, and signing in leads back to it', async () => {
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
    await first.getByText(`Question 1 of ${total}`, { exact: true }).waitFor()
  })

  test('the app works without local storage for as long as the page is open', async () => {
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

/**
 * Records the Skizies of the run and the balance whenever they change on this page. Returns a function for the numbers
 * that decreased and the most that the run had earned.
 */
const watchNumbers = async (page: Page) => {
  const seen: { readonly name: string; readonly number: number }[] = []
  await page.exposeFunction('note', (name: string, number: number) => seen.push({ name, number }))
  await page.addInitScript(() => {
    const last = new Map<string, string>()
    const look = () => {
      for (const name of ['earned-in-run', 'balance']) {
        const text = document.getElementById(name)?.textContent?.replace(/\D/g, '') ?? ''
        if (text === '' || text === last.get(name)) continue
        last.set(name, text)
        ;(window as unknown as { note: (name: string, number: number) => void }).note(name, Number(text))
      }
    }
    new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true })
  })
  return async () => ({
    wentBack: seen.filter(({ name, number }, index) =>
      seen.slice(0, index).some((earlier) => earlier.name === name && earlier.number > number),
    ),
    earned: Math.max(...seen.flatMap(({ name, number }) => (name === 'earned-in-run' ? number : []))),
  })
}

/** Expects this balance, in Skizies, on a newly loaded screen. */
const expectEarned = async (page: Page, skizies: number) => {
  await page.getByRole('link', { name: 'Back to Topics' }).click()
  await expectBalance(page, skizies)
}
