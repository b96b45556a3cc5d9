// Effects beyond words: the sound, the confetti, the theme, the counted minute, and a full-screen file.
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { useBrowser, type View, views } from './browser.ts'
import { answer, beNewStudent, expectBalance, expectCards, openAsNewStudent, questionsOf } from './student.ts'

const [laptop, phone] = views as [View, View]

const sound = '**/sounds/correct.wav'

describe('a right answer', () => {
  const { open } = useBrowser()

  test('a right answer plays the sound if sound is on, and counts if the sound cannot be played', async () => {
    const page = await open(phone)
    let played = 0
    page.on('request', (request) => {
      if (request.url().endsWith('/sounds/correct.wav')) played += 1
    })
    const answerFirst = async (rightly: boolean) => {
      await page.goto('/question?topic=motion')
      await answer(page, 'motion', 1, rightly)
    }
    const choose = async (value: 'On' | 'Off') => {
      await page.goto('/me')
      await page.getByRole('group', { name: 'Sound on a right answer' }).getByLabel(value).check()
    }
    await choose('Off')
    await answerFirst(true)
    expect(played).toBe(0)
    await choose('On')
    await answerFirst(false)
    expect(played).toBe(0)
    await answerFirst(true)
    await expect.poll(() => played).toBe(1)
    await page.route(sound, (route) => route.abort())
    await answerFirst(true)
    await expect.poll(() => played).toBe(2)
    await page.getByRole('button', { name: /^Next Question/ }).click()
    await page.getByText(`Question 2 of ${questionsOf('motion').length}`, { exact: true }).waitFor()
  })

  test('the tenth right answer in a row throws confetti, and its Skizies unlock a file that is read full-screen', async () => {
    const page = await open(phone)
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await beNewStudent(page)
    await page.goto('/question?topic=motion')
    const confetti = page.locator('body > canvas')
    for (let number = 1; number <= 10; number += 1) {
      expect(await confetti.count()).toBe(0)
      await answer(page, 'motion', number, true)
      if (number < 10) await page.keyboard.press('Enter')
    }
    await confetti.waitFor({ state: 'attached' })
    await page.goto('/progress')
    await expectBalance(page, 150)
    await expectFullScreenFile(page, 'Punctuation and Grammar Essentials')
  })
})

/** Unlocks a file for 100 Skizies and reads it. */
const expectFullScreenFile = async (page: Page, name: string) => {
  await page.getByRole('button', { name: `Unlock ${name} for 100 Skizies` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Unlock for 100 Skizies' }).click()
  await page.getByRole('button', { name: `View ${name}` }).click()
  const viewer = page.getByRole('dialog', { name })
  await viewer.getByText(/1 of \d+$/).waitFor()
  await expect.poll(() => viewer.boundingBox()).toEqual({ x: 0, y: 0, ...page.viewportSize() })
  // We render the page ourselves, without the browser's PDF toolbar, which could save or print it.
  expect(await viewer.locator('iframe, embed, object').count()).toBe(0)
  const buttons = await viewer.getByRole('button').all()
  const names = buttons.map(
    async (each) => (await each.getAttribute('aria-label')) ?? (await each.textContent()),
  )
  expect(await Promise.all(names)).toEqual([
    'Close',
    'Bookmark this page',
    'Contents and bookmarks',
    'Search in this book',
    'Previous page',
    'Next page',
    'Zoom out',
    'Zoom in',
    'Text that fits the screen',
  ])
}

describe('a device', () => {
  const { open } = useBrowser()

  test('a device keeps the chosen theme, and follows the system otherwise', async () => {
    const page = await open(laptop)
    await page.goto('/me')
    const theme = () => page.locator('html').getAttribute('data-theme')
    const choose = (name: string) => page.getByRole('group', { name: 'Theme' }).getByLabel(name).check()
    await expect.poll(theme).toBe('light')
    await choose('Dark')
    await expect.poll(theme).toBe('dark')
    await page.reload()
    await expect.poll(theme).toBe('dark')
    await choose('System')
    await expect.poll(theme).toBe('light')
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect.poll(theme).toBe('dark')
  })

  test('each minute on a screen with the header is reported, and none while the page is hidden or on the front pages', async () => {
    const page = await open(laptop)
    await page.clock.install()
    let ticks = 0
    page.on('request', (request) => {
      if (request.url().endsWith('/api/leaderboard/tick')) ticks += 1
    })
    await openAsNewStudent(page)
    // The page's own time passes too: until here, and while it is looked at.
    await page.clock.runFor(30_000)
    expect(ticks).toBe(0)
    await page.clock.runFor(31_000)
    await expect.poll(() => ticks).toBe(1)
    await expectCards(page, { 'Time Spent': '0 h 1 m' })
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' })
      document.dispatchEvent(new Event('visibilitychange'))
    })
    await page.clock.runFor(180_000)
    await page.goto('/')
    await page.getByRole('link', { name: 'Go to Science' }).waitFor()
    await page.clock.runFor(180_000)
    expect(ticks).toBe(1)
  })
})
