// Seeded sessions in a real browser: a phone that loses its network, is reloaded, closed and opened again, has two tabs, and meets a
// later version of the server. What is in the books at the end is what the student did. They take a minute each, so they run only where
// OFFLINE_BROWSER_SESSIONS says how many. OFFLINE_SEED is the seed of the first one; 1 by default.
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { seeded } from '../apps/server/src/testing/seeded.ts'
import { anotherVersion, removeVersion, versionIn, webApp } from './another-version.ts'
import { clickIfThere } from './browser.ts'
import { aServerInVersions, Device, expectVersion, keepForOffline, ready } from './offline-device.ts'

const sessions = Number(process.env.OFFLINE_BROWSER_SESSIONS ?? 0)
const firstSeed = Number(process.env.OFFLINE_SEED ?? 1)
const steps = 14
const science = 'motion'
const maths = 'general_math_number'

class Session {
  readonly #random: () => number
  readonly #device: Device
  readonly #newVersion: () => Promise<void>
  #tabs: Page[] = []
  #isNew = false
  #inScience = 0
  #inMaths = 0
  readonly science: string[] = []
  readonly maths: string[] = []

  constructor(seed: number, device: Device, newVersion: () => Promise<void>) {
    this.#random = seeded(seed)
    this.#device = device
    this.#newVersion = newVersion
  }

  async begin(): Promise<void> {
    const page = await this.#device.open()
    this.#tabs = [page]
    await page.goto('/dashboard')
    await ready(page)
    await keepForOffline(page, '/dashboard', 'Motion')
    await keepForOffline(page, '/math', 'Number')
    // Where the topics are read from, and what is known of the student in them, is on the device from now on.
    await this.#openScience(page)
    await page.waitForLoadState('networkidle')
  }

  async step(): Promise<void> {
    const way = this.#random()
    const page = this.#tabs[Math.floor(this.#random() * this.#tabs.length)] as Page
    if (way < 0.45) return this.#answer(page)
    if (way < 0.65) return this.#leaveMaths(page)
    if (way < 0.82) return this.#device.setOnline(!this.#device.isOnline)
    if (way < 0.88) return void (await page.reload())
    if (way < 0.93) return this.#reopen()
    if (this.#isNew || !this.#device.isOnline) return this.#openTab()
    this.#isNew = true
    return this.#newVersion()
  }

  /** At last there is a network. */
  async end(): Promise<Page> {
    await this.#device.setOnline(true)
    const page = this.#tabs[0] as Page
    await page.goto('/dashboard')
    return page
  }

  async #openTab(): Promise<void> {
    if (this.#tabs.length < 2) this.#tabs.push(await this.#device.tab())
  }

  async #reopen(): Promise<void> {
    await this.#device.close()
    this.#tabs = [await this.#device.open()]
  }

  async #openScience(page: Page): Promise<void> {
    if (!page.url().includes(`/question?topic=${science}`)) await page.goto(`/question?topic=${science}`)
    const asked = page.getByText(new RegExp(`^Question ${this.#inScience + 1} of `))
    // What was answered in another tab is shown in this one as answered, until the student goes on.
    await expect
      .poll(async () => {
        if ((await asked.count()) === 0)
          await clickIfThere(page.getByRole('button', { name: 'Next Question' }))
        return asked.count()
      })
      .toBe(1)
  }

  async #answer(page: Page): Promise<void> {
    await this.#openScience(page)
    const option = 'ABCD'[Math.floor(this.#random() * 4)] as string
    await page.keyboard.press(option.toLowerCase())
    await page.keyboard.press('Enter')
    const kept = page.getByText(/^Your answer is kept on this device/)
    await page.getByRole('region', { name: 'Verdict' }).or(kept).first().waitFor()
    this.#inScience += 1
    this.science.push(`${science}-${String(this.#inScience).padStart(3, '0')} ${option}`)
    await page.keyboard.press('Enter')
    await page.getByText(new RegExp(`^Question ${this.#inScience + 1} of `)).waitFor()
  }

  async #leaveMaths(page: Page): Promise<void> {
    if (!page.url().includes(`/math?topic=${maths}`)) await page.goto(`/math?topic=${maths}`)
    const place = (number: number) =>
      page.getByRole('heading', { name: new RegExp(`^Question ${number} of `) })
    await place(this.#inMaths + 1).waitFor()
    this.#inMaths += 1
    // It acts once the picture has been seen for a moment.
    await expect
      .poll(async () => {
        const arrived = place(this.#inMaths + 1)
        if ((await arrived.count()) === 0) await page.getByRole('button', { name: 'Next' }).click()
        return arrived.count()
      })
      .toBe(1)
    this.maths.push(`${maths}-${String(this.#inMaths).padStart(3, '0')}`)
  }
}

describe.runIf(sessions > 0)('seeded sessions in a browser', () => {
  let later = ''
  beforeAll(() => {
    later = anotherVersion()
  })
  afterAll(() => removeVersion(later))

  test.each(Array.from({ length: sessions }, (_, index) => firstSeed + index))(
    'session %i: nothing is lost and nothing counts twice',
    async (seed) => {
      const server = await aServerInVersions()
      const { id, token } = await server.aStudent()
      const device = new Device(server.url, token)
      const session = new Session(seed, device, () => server.replaceBy(later))
      try {
        await session.begin()
        for (let step = 0; step < steps; step += 1) await session.step()
        const page = await session.end()
        await expect
          .poll(async () => (await server.booksOf(id)).attempts.length)
          .toBe(session.science.length + session.maths.length)
        const { attempts, skizies } = await server.booksOf(id)
        expect(attempts.filter((each) => each.startsWith(science))).toEqual(session.science)
        expect(attempts.filter((each) => each.startsWith(maths))).toEqual(session.maths)
        await server.expectBalanced(id)
        await page
          .getByRole('link', { name: `${skizies.toLocaleString('en-GB')} Skizies: see your history` })
          .waitFor()
        expect(session.science.length + session.maths.length).toBeGreaterThan(0)
        expect(device.complaints).toEqual([])
      } finally {
        await device.discard()
        await server.stop()
      }
    },
  )
})

describe.runIf(sessions > 0)('a new version of the server', () => {
  test('is taken at the next start, or at once with a tap, and breaks no old tab', async () => {
    const server = await aServerInVersions()
    const { token } = await server.aStudent()
    const device = new Device(server.url, token)
    const later = anotherVersion()
    try {
      const old = await device.open()
      await old.goto('/dashboard')
      await ready(old)
      await server.replaceBy(later)
      const next = await device.tab()
      await next.goto('/dashboard')
      await expectVersion(next, versionIn(later))

      // The old tab goes on with its own code, of which the server has nothing any more.
      await old.evaluate(async () => {
        await (await navigator.serviceWorker.getRegistration())?.update()
      })
      await old.getByText('A new version of Toron is here.').waitFor()
      await expectVersion(old, versionIn(webApp))
      await old.getByRole('link', { name: 'Board' }).first().click()
      await old.getByRole('heading', { level: 1, name: 'Leaderboard' }).waitFor()
      await expectVersion(old, versionIn(webApp))
      await old.getByRole('button', { name: 'Take it' }).click()
      await expectVersion(old, versionIn(later))
      await old.getByText('A new version of Toron is here.').waitFor({ state: 'detached' })
      expect(device.complaints).toEqual([])
    } finally {
      await device.discard()
      await server.stop()
      removeVersion(later)
    }
  })
})
