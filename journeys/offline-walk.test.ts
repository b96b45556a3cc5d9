// A student who prepares a subject and a book for a day without a network, and finds every number right in the evening. It takes
// minutes, so it runs where OFFLINE_BROWSER_SESSIONS is set.
import type { CDPSession, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { anotherVersion, removeVersion } from './another-version.ts'
import { aServerInVersions, Device, ready } from './offline-device.ts'
import { answer, expectBalance, questionsOf, submit } from './student.ts'

const book = 'Punctuation and Grammar Essentials'
const topic = 'motion'
const inScience = 30
const inMaths = 10

/** Ten right answers bring what the book costs. */
const earnTheBook = async (page: Page) => {
  await page.goto(`/question?topic=${topic}`)
  for (let number = 1; number <= 10; number += 1) {
    await answer(page, topic, number, true)
    await page.keyboard.press('Enter')
  }
  await page.goto('/progress')
  await expectBalance(page, 150)
  await page.getByRole('button', { name: `Unlock ${book} for 100 Skizies` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Unlock for 100 Skizies' }).click()
  await page.getByRole('button', { name: `View ${book}` }).waitFor()
}

/** From the row with this name. */
const keep = async (page: Page, path: string, name: string) => {
  await page.goto(path)
  await page.getByRole('button', { name: new RegExp(`^Keep ${name} for offline`) }).click()
  const choice = page.getByRole('dialog').getByRole('checkbox', { name })
  await choice.click()
  await expect.poll(() => choice.isChecked(), { timeout: 120_000 }).toBe(true)
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await page
    .getByRole('button', { name: new RegExp(`^${name} is on this device`) })
    .waitFor({ timeout: 120_000 })
}

/** Every third one wrongly. Returns how many were right. */
const answerOffline = async (page: Page, from: number, to: number) => {
  await page.goto(`/question?topic=${topic}`)
  for (let number = from; number <= to; number += 1) {
    await page.getByText(`Question ${number} of ${questionsOf(topic).length}`, { exact: true }).waitFor()
    await submit(page, topic, number, number % 3 !== 0)
    await page.getByText(/^Your answer is kept on this device/).waitFor()
    await page.keyboard.press('Enter')
  }
}

const leaveMaths = async (page: Page, from: number, to: number) => {
  await page.goto('/math?topic=general_math_number')
  const place = (number: number) => page.getByRole('heading', { name: new RegExp(`^Question ${number} of `) })
  for (let number = from; number <= to; number += 1) {
    await place(number).waitFor()
    // It acts once the picture has been seen for a moment.
    await page.getByRole('img').first().waitFor()
    await expect
      .poll(
        async () => {
          if ((await place(number).count()) === 1) await page.keyboard.press('ArrowRight')
          return place(number + 1).count()
        },
        { interval: 1000 },
      )
      .toBe(1)
  }
}

/** From the page where it was left. */
const readTheBook = async (page: Page, from: number) => {
  await page.goto('/progress')
  await page.getByRole('button', { name: `View ${book}` }).click()
  const viewer = page.getByRole('dialog', { name: book })
  await viewer.getByText(new RegExp(`${from} of \\d+$`)).waitFor()
  await viewer.getByRole('button', { name: 'Next page' }).click()
  await viewer.getByText(new RegExp(`${from + 1} of \\d+$`)).waitFor()
  await viewer.getByRole('button', { name: 'Close' }).click()
}

/** Milliseconds from the tap on the app to a question that can be answered, on a processor four times slower. */
const coldStart = async (device: Device): Promise<number> => {
  const page = await device.open()
  const phone: CDPSession = await page.context().newCDPSession(page)
  await phone.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const began = performance.now()
  await page.goto(`/question?topic=${topic}`, { waitUntil: 'commit' })
  await page.getByRole('radiogroup').waitFor()
  const taken = performance.now() - began
  await phone.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  return taken
}

describe.runIf(process.env.OFFLINE_BROWSER_SESSIONS)('a day without a network', () => {
  test.each(['the same version', 'a later version'])(
    'thirty answers, ten steps in maths and a book leave every number right, with %s of the server in the evening',
    async (evening) => {
      const server = await aServerInVersions()
      const { id, token } = await server.aStudent()
      const device = new Device(server.url, token)
      const later = anotherVersion()
      try {
        let page = await device.open()
        await page.goto('/dashboard')
        await ready(page)
        await earnTheBook(page)
        await keep(page, '/progress', book)
        await keep(page, '/dashboard', 'Physics')
        await keep(page, '/math', 'Number')
        await page.goto(`/question?topic=${topic}`)
        await page.getByRole('radiogroup').waitFor()
        await page.waitForLoadState('networkidle')

        await device.setOnline(false)
        await answerOffline(page, 11, 25)
        await leaveMaths(page, 1, 5)
        await readTheBook(page, 1)
        await device.close()
        process.stdout.write(`opened without a network in ${(await coldStart(device)).toFixed(0)} ms\n`)
        page = device.context.pages().at(-1) as Page
        await answerOffline(page, 26, 10 + inScience)
        await leaveMaths(page, 6, inMaths)
        await readTheBook(page, 2)

        if (evening === 'a later version') await server.replaceBy(later)
        await device.setOnline(true)
        await page.goto('/dashboard')
        await expect
          .poll(async () => (await server.booksOf(id)).attempts.length, { timeout: 120_000 })
          .toBe(10 + inScience + inMaths)
        const { skizies } = await server.booksOf(id)
        // 150 in the morning, less the book; then ten for each right one in science, and what runs and maths brought.
        expect(skizies).toBeGreaterThanOrEqual(50 + 20 * 10)
        await server.expectBalanced(id)
        await expectBalance(page, skizies)
        await page.goto('/progress')
        await expectBalance(page, skizies)
        await page.getByRole('button', { name: `View ${book}` }).waitFor()
        expect(device.complaints).toEqual([])
      } finally {
        await device.discard()
        await server.stop()
        removeVersion(later)
      }
    },
    600_000,
  )
})
