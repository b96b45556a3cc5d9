// A server that cannot be reached: the last known numbers of this student stay, no other student's are shown, and an
// unknown number is never shown as zero. And journeys that need a server of their own.
import type { Locator, Page } from 'playwright-core'
import { afterEach, describe, expect, test } from 'vitest'
import { expectAccessible, expectNoSidewaysScroll, useBrowser, type View, views } from './browser.ts'
import { aServerOfItsOwn } from './server-of-its-own.ts'
import { answer, aStudent, expectBalance, expectCards, questionsOf, signUp } from './student.ts'

const total = questionsOf('motion').length

const [laptop, phone] = views as [View, View]
const notFetched = 'console: The progress could not be fetched: offline'

const answerInMotion = async (page: Page, count: number, site = '') => {
  await page.goto(`${site}/question?topic=motion`)
  for (let number = 1; number <= count; number += 1) {
    await answer(page, 'motion', number, number !== 2)
    await page.keyboard.press('Enter')
  }
}

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
    await signUp(page, aStudent())
    await answerInMotion(page, 3)
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
    const retry = page.getByRole('button', { name: 'Try again' })
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
    await answerInMotion(page, 3)
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
    await signUp(page, aStudent())
    await page.goto('/question?topic=motion')
    const asked = page.waitForRequest('**/sounds/correct.wav')
    await answer(page, 'motion', 1, true)
    await asked
    await page.keyboard.press('Enter')
    await answer(page, 'motion', 2, true)
    expect(takeErrors()).toEqual([])
  })
})

describe('on a server of its own', () => {
  const { open, takeErrors } = useBrowser()
  const stops: (() => Promise<void>)[] = []
  afterEach(async () => {
    for (const stop of stops.splice(0)) await stop()
  })
  const aServer = async (environment?: Record<string, string>) => {
    const server = await aServerOfItsOwn(environment)
    stops.push(server.stop)
    return server
  }

  test('a page that is open when the server stops keeps its numbers, and says how old they are', async () => {
    const { url, stop } = await aServer()
    const page = await open(phone)
    await page.clock.install()
    await signUp(page, aStudent(), `${url}/signup`)
    await answerInMotion(page, 2, url)
    const bar = page.getByRole('navigation', { name: 'Main' })
    const go = (name: string) => bar.getByRole('link', { name }).last().click()
    await go('Math')
    await page.getByRole('heading', { level: 1, name: 'Math' }).waitFor()
    await go('Science')
    await page.getByRole('link', { name: new RegExp(`^Motion.*2 of ${total} answered`) }).waitFor()

    await stop()
    stops.length = 0
    await page.clock.fastForward('05:00')
    await go('Math')
    await page.getByText(/The numbers here are from your last visit/).waitFor({ timeout: 40_000 })
    await go('Science')
    await page.getByText(/The numbers here are from your last visit/).waitFor({ timeout: 40_000 })
    await page.getByRole('link', { name: new RegExp(`^Motion.*2 of ${total} answered`) }).waitFor()
    await expectCards(page, { 'Questions Solved': '2', 'Correct MCQ Answers': '1' })
    await page.getByRole('button', { name: 'Try again' }).waitFor()
    await page.getByRole('link', { name: '10 Skizies at your last visit: see your history' }).waitFor()
    await expectFine(page)
    expect(new Set(takeErrors())).toEqual(new Set([notFetched]))
  })

  test.each(views)('where Google is not set up, its button says so, on a $name', async (view) => {
    const { url } = await aServer({ PUBLIC_URL: 'http://toron.test' })
    const page = await open(view)
    for (const [path, name] of [
      ['/login', 'Sign in with Google'],
      ['/signup', 'Sign up with Google'],
    ] as const) {
      await page.goto(url + path, { waitUntil: 'networkidle' })
      await page.getByRole('button', { name }).click()
      await page.getByText(/Google isn’t available here. Please use your email address/).waitFor()
      await expectFine(page)
    }
    expect(page.context().pages()).toHaveLength(1)
  })

  test.each(views)(
    'two students who share the first rank are equally high on the podium, on a $name',
    async (view) => {
      const { url } = await aServer()
      for (const name of ['Nusrat', 'Wahiduzzaman Mohammad Chowdhury of Brahmanbaria']) {
        const page = await open(laptop)
        await signUp(page, { ...aStudent(), name }, `${url}/signup`)
        await page.evaluate(async () => {
          const authorization = `Bearer ${localStorage.getItem('token')}`
          await fetch('/api/leaderboard/tick', { method: 'POST', headers: { authorization } })
        })
      }
      const page = await open(view)
      await signUp(page, aStudent(), `${url}/signup`)
      await page.goto(`${url}/leaderboard`)
      const arches = page.getByRole('list', { name: 'The first three' }).locator('li')
      await arches.nth(2).waitFor()
      const [first, second, free] = await arches.evaluateAll((items) =>
        items.map((item) => item.getBoundingClientRect()).map(({ top, bottom }) => ({ top, bottom })),
      )
      expect(second).toEqual(first)
      expect(free?.top).toBeGreaterThan(first?.top ?? 0)
      expect(free?.bottom).toBe(first?.bottom)
      await expectFine(page)
    },
  )

  test.each(views)('the administrator’s tool has no header and no bars, on a $name', async (view) => {
    const { url, appoint } = await aServer()
    const student = aStudent()
    const page = await open(view)
    await signUp(page, student, `${url}/signup`)
    // The address is not confirmed, so the account is identified by its id.
    const id = await page.evaluate(async () => {
      const headers = { authorization: `Bearer ${localStorage.getItem('token')}` }
      const reply = await fetch('/api/me', { headers })
      return ((await reply.json()) as { id: string }).id
    })
    appoint(id)
    await page.goto(`${url}/dev`)
    await page.getByRole('heading', { level: 1, name: 'The books' }).waitFor()
    expect(await page.getByRole('banner').count()).toBe(0)
    expect(await page.getByRole('navigation').count()).toBe(0)
    await expectFine(page)
    await page.getByRole('link', { name: 'Back to Science' }).click()
    await page.getByRole('heading', { level: 1, name: /^Hello/ }).waitFor()
  })
})
