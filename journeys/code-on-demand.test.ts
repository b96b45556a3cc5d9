// Code that a screen needs only after an action: which pages it keeps light, and what happens when it does not load.
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { useBrowser, type View, views } from './browser.ts'
import { answer, answerByCalls, beNewStudent, openAsNewStudent, questionsOf, tabTo } from './student.ts'

const [laptop, phone] = views as [View, View]

const lost = 'Something went wrong on the way. Reload the page and try again.'

/** Loses the files of the build whose names begin like this. Returns a function that finds them again. */
const lose = async (page: Page, name: string) => {
  const files = `**/assets/${name}-*.js`
  await page.route(files, (route) => route.abort())
  return () => page.unroute(files)
}

/** Answers a whole topic rightly. */
const finish = (page: Page, topic: string) =>
  answerByCalls(
    page,
    topic,
    questionsOf(topic).map(() => true),
  )

describe('code on demand', () => {
  const { open, takeErrors } = useBrowser()

  test('the front pages load no code of the screens, and the sign-in screen none of the header', async () => {
    for (const [path, heavy] of [
      ['/', /\/assets\/(data|shell)-/],
      ['/learnmore', /\/assets\/(data|shell)-/],
      ['/privacy', /\/assets\/(data|shell)-/],
      ['/login', /\/assets\/shell-/],
    ] as const) {
      const page = await open(phone)
      const scripts: string[] = []
      page.on('request', (request) => scripts.push(request.url()))
      await page.goto(path, { waitUntil: 'networkidle' })
      // The app begins when the page is idle, and fetches more when it is idle again.
      await page.waitForFunction(() => '__reactRouterDataRouter' in window)
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
      expect(scripts.some((url) => /\/assets\/vendor-/.test(url))).toBe(true)
      expect(scripts.filter((url) => heavy.test(url))).toEqual([])
    }
  })

  test('an answer on the landing page whose verdict does not load is reported, and accepted after a reload', async () => {
    const page = await open(phone)
    const find = await lose(page, 'grading')
    await page.goto('/')
    await page.getByRole('radio').first().check()
    const button = page.getByRole('button', { name: 'Submit Answer' })
    await button.click()
    await page.getByText(lost).waitFor()
    await find()
    await page.reload()
    await page.getByRole('radio').first().check()
    await button.click()
    await page.getByRole('region', { name: 'Verdict' }).waitFor()
  })

  test('badges whose code does not load are reported with a button to try again', async () => {
    const page = await open(laptop)
    const find = await lose(page, 'badge-pages')
    await openAsNewStudent(page)
    await tabTo(page, /^Badges/)
    const dialog = page.getByRole('dialog', { name: 'Badges' })
    const retry = dialog.getByRole('button', { name: 'Try again' })
    await retry.waitFor()
    expect(new Set(takeErrors())).toEqual(
      new Set(['console: The code of badge-pages could not be fetched: fault']),
    )
    await find()
    await retry.click()
    // The page is loaded again, and the dialog is opened again.
    await dialog.waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: /^Badges/ }).click()
    await dialog.getByText('First Steps').waitFor()
  })

  test('the end of a topic whose code does not load is reported with a button to try again', async () => {
    const page = await open(phone)
    await openAsNewStudent(page)
    await finish(page, 'motion')
    const find = await lose(page, 'end-screen')
    await page.goto('/question?topic=motion')
    const retry = page.getByRole('button', { name: 'Try again' })
    await retry.waitFor()
    expect(new Set(takeErrors())).toEqual(
      new Set(['console: The code of end-screen could not be fetched: fault']),
    )
    await find()
    await retry.click()
    await page.getByRole('heading', { name: 'Topic Complete' }).waitFor()
  })

  test('code waits for the connection when the page becomes idle without one', async () => {
    const page = await open(phone)
    await page.addInitScript(() => {
      // The test says when the page is idle.
      window.requestIdleCallback = (callback) => {
        addEventListener('now-idle', () => callback({ didTimeout: false, timeRemaining: () => 50 }))
        return 0
      }
    })
    await openAsNewStudent(page)
    await page.context().setOffline(true)
    await page.evaluate(() => dispatchEvent(new Event('now-idle')))
    await page.getByRole('button', { name: /^Badges/ }).click()
    const dialog = page.getByRole('dialog', { name: 'Badges' })
    await dialog.getByText('Loading badges...').waitFor()
    await page.context().setOffline(false)
    await dialog.getByText('First Steps').waitFor()
  })

  test('a screen that has become idle needs no more code: the badge, the badges and the verdict come without it', async () => {
    const page = await open(phone)
    await beNewStudent(page)
    await page.goto('/question?topic=motion')
    await page.waitForFunction(() => {
      const fetched = performance.getEntriesByType('resource').map(({ name }) => name)
      const later = ['badge-pages', 'badge-toast', 'end-screen', 'keys-dialog', 'late', 'later']
      return later.every((code) => fetched.some((name) => name.includes(`/${code}-`)))
    })
    await page.waitForLoadState('networkidle')
    await page.route('**/assets/*.js', (route) => route.abort())
    await answer(page, 'motion', 1, true)
    await page.getByText('Badge won: First Steps').waitFor()
    await page.getByRole('button', { name: 'See badges' }).click()
    await page.getByRole('dialog', { name: 'Badges' }).getByText('On Fire').waitFor()
  })
})
