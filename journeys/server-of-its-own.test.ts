// Journeys that need a server of their own: one that stops, one without Google, an empty board, an administrator.
import type { Page } from 'playwright-core'
import { afterEach, describe, expect, test } from 'vitest'
import { expectAccessible, expectNoSidewaysScroll, useBrowser, type View, views } from './browser.ts'
import { aServerOfItsOwn } from './server-of-its-own.ts'
import { addRankedStudent, answerInMotion, aStudent, expectCards, questionsOf, signUp } from './student.ts'

const total = questionsOf('motion').length

const [, phone] = views as [View, View]
const notFetched = 'console: The progress could not be fetched: offline'

const expectFine = async (page: Page) => {
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
}

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
        await addRankedStudent(name, url)
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
