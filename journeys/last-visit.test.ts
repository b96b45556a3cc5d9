// A server that cannot be asked: the numbers that were last known of this student stay, nobody else's are shown, and no
// zero stands for what is not known. And what can only be seen on a server of one's own.
import type { Locator, Page } from 'playwright-core'
import { afterEach, describe, expect, it } from 'vitest'
import { expectAccessible, expectNoSidewaysScroll, useBrowser, type View, views } from './browser.ts'
import { aServerOfItsOwn } from './server-of-its-own.ts'
import { answer, aStudent, expectBalance, expectCards, signUp } from './student.ts'

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

/** Waits for what is shown once a call was tried for the last time, and has the pauses between the tries pass at once. */
const afterAllTries = async (page: Page, shown: Locator) => {
  await expect
    .poll(async () => {
      await page.clock.runFor(4000)
      return shown.count()
    })
    .toBeGreaterThan(0)
}

describe('progress that cannot be fetched', () => {
  const { open, heard } = useBrowser()

  it.each(views)('leaves the numbers of the last visit on a $name', async (view) => {
    const page = await open(view)
    await page.clock.install()
    await signUp(page, aStudent())
    await answerInMotion(page, 3)
    await page.goto('/dashboard')
    await page.getByRole('link', { name: /^Motion.*3 of 40 answered/ }).waitFor()

    await page.route('**/api/**', (route) => route.abort())
    await page.reload()
    const since = /The numbers here are from your last visit \(\d+ \w+, \d\d:\d\d\)\./
    await afterAllTries(page, page.getByText(since))
    await page.getByRole('link', { name: /^Motion.*3 of 40 answered/ }).waitFor()
    await page.getByRole('heading', { name: 'Hello, Maliha Rahman' }).waitFor()
    await expectCards(page, { 'Questions Solved': '3', 'Correct MCQ Answers': '2', Accuracy: '67%' })
    await page.getByRole('link', { name: '20 Skizies at your last visit: see your history' }).waitFor()
    await expectFine(page)
    expect(heard()).toEqual([notFetched])

    await page.goto('/math')
    await afterAllTries(page, page.getByText(/The numbers here are from your last visit/))
    await expectFine(page)
    expect(heard()).toEqual([notFetched])

    await page.goto('/dashboard')
    const again = page.getByRole('button', { name: 'Try again' })
    // Both calls have failed by then.
    await afterAllTries(
      page,
      page.getByRole('link', { name: '20 Skizies at your last visit: see your history' }),
    )
    await afterAllTries(page, again)
    await page.getByRole('link', { name: /^Motion.*3 of 40 answered/ }).waitFor()
    await page.unroute('**/api/**')
    await again.click()
    await page.getByText(/from your last visit/).waitFor({ state: 'detached' })
    await expectBalance(page, 20)
    expect(heard()).toEqual([notFetched])
  })

  it.each(views)('shows neither zeros nor another student’s numbers on a $name', async (view) => {
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
    const motion = page.getByRole('link', { name: /^Motion\b.*, 40 questions/ })
    await motion.waitFor()
    expect(await page.getByText('– / 40').count()).toBeGreaterThan(0)
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
    expect(heard()).toEqual([notFetched, notFetched])
  })
})

describe('what fails beside', () => {
  const { open, heard } = useBrowser()

  it('a logout that the server does not hear of ends the session here all the same, and is logged', async () => {
    const page = await open(phone)
    await signUp(page, aStudent())
    await page.route('**/api/account/sign-out', (route) => route.abort())
    await page.goto('/me')
    await page.getByRole('main').getByRole('button', { name: 'Logout' }).click()
    await page.waitForURL('**/login')
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
    await expect
      .poll(heard, { timeout: 20_000 })
      .toEqual(['console: The server did not hear of the logout: offline'])
  })

  it('a sound that does not play is passed over in silence', async () => {
    const page = await open(phone)
    await page.route('**/sounds/**', (route) => route.abort())
    await signUp(page, aStudent())
    await page.goto('/question?topic=motion')
    const asked = page.waitForRequest('**/sounds/correct.wav')
    await answer(page, 'motion', 1, true)
    await asked
    await page.keyboard.press('Enter')
    await answer(page, 'motion', 2, true)
    expect(heard()).toEqual([])
  })
})

describe('on a server of its own', () => {
  const { open, heard } = useBrowser()
  const ends: (() => Promise<void>)[] = []
  afterEach(async () => {
    for (const end of ends.splice(0)) await end()
  })
  const aServer = async (environment?: Record<string, string>) => {
    const server = await aServerOfItsOwn(environment)
    ends.push(server.stop)
    return server
  }

  it('a page that is open when the server stops keeps its numbers, and says since when', async () => {
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
    await page.getByRole('link', { name: /^Motion.*2 of 40 answered/ }).waitFor()

    await stop()
    ends.length = 0
    await page.clock.fastForward('05:00')
    await go('Math')
    await page.getByText(/The numbers here are from your last visit/).waitFor({ timeout: 40_000 })
    await go('Science')
    await page.getByText(/The numbers here are from your last visit/).waitFor({ timeout: 40_000 })
    await page.getByRole('link', { name: /^Motion.*2 of 40 answered/ }).waitFor()
    await expectCards(page, { 'Questions Solved': '2', 'Correct MCQ Answers': '1' })
    await page.getByRole('button', { name: 'Try again' }).waitFor()
    await page.getByRole('link', { name: '10 Skizies at your last visit: see your history' }).waitFor()
    await expectFine(page)
    expect(new Set(heard())).toEqual(new Set([notFetched]))
  })

  it.each(views)('where Google is not set up, its button says so on a $name', async (view) => {
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

  it.each(views)(
    'two who share the first rank stand equally high on the podium, on a $name',
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

  it.each(views)(
    'the administrator’s tool stands alone, without header and bars, on a $name',
    async (view) => {
      const { url, appoint } = await aServer()
      const student = aStudent()
      const page = await open(view)
      await signUp(page, student, `${url}/signup`)
      // The address is not confirmed, so the account is named by its id.
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
    },
  )
})
