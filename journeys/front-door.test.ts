// From the landing page: a real question without an account, an account with the friend who sent the link, and pages
// that can be read without JavaScript.
import { formatNumber } from '@toron/domain/format.ts'
import { describe, expect, test } from 'vitest'
import { loadBank } from '../content/bank.ts'
import { expectAccessible, expectNoSidewaysScroll, useBrowser, type View, views } from './browser.ts'
import { aStudent, beNewStudent, expectBalance, questionsOf, signUp, tabTo } from './student.ts'

const [laptop, phone] = views as [View, View]
const count = formatNumber(loadBank().topics.reduce((sum, { asked }) => sum + asked.length, 0))
const trial = questionsOf('motion').find(({ id }) => id === 'motion-022')

describe('the landing page', () => {
  const { open } = useBrowser()

  test.each(views)(
    'the landing page lets a visitor try a question and leads to an account, on a $name',
    async (view) => {
      const page = await open(view)
      await page.goto('/')
      await page.getByText(count, { exact: true }).waitFor()
      // The options are a single tab stop; the arrows move between them.
      const first = page.getByRole('radio').first()
      await first.waitFor()
      await page.getByRole('button', { name: 'Submit Answer' }).waitFor()
      await first.focus()
      const index = Object.keys(trial?.options ?? {}).indexOf(trial?.correctAnswer ?? '')
      await page.keyboard.press('Space')
      for (let steps = 0; steps < index; steps += 1) await page.keyboard.press('ArrowDown')
      // The first key fetched the code.
      await page.getByRole('button', { name: 'Submit Answer', disabled: false }).waitFor()
      await page.keyboard.press('Enter')
      await page.getByRole('heading', { name: 'Correct! 🎉' }).waitFor()
      await page.getByText('With an account this answer would have earned you 10 Skizies.').waitFor()
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      await tabTo(page, /^Create your account$/)
      await page.getByRole('heading', { name: 'Join Toron' }).waitFor()
    },
  )

  test('the landing page fetches its code when it is touched, however busy the browser is', async () => {
    const page = await open(phone)
    await page.addInitScript(() => {
      window.requestIdleCallback = () => 0
    })
    const fetched: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'script') fetched.push(request.url())
    })
    await page.goto('/')
    expect(fetched).toEqual([])
    await page.locator('label', { hasText: 'both have the same acceleration' }).tap()
    await page.getByRole('button', { name: 'Submit Answer', disabled: false }).waitFor()
    expect(fetched).not.toEqual([])
  })

  test('the landing page keeps an option that was chosen before its code had loaded', async () => {
    const page = await open(phone)
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/assets/*.js', async (route) => {
      await released
      await route.continue()
    })
    await page.goto('/', { waitUntil: 'commit' })
    await page.locator('label', { hasText: 'both have the same acceleration' }).click()
    release()
    await page.getByRole('button', { name: 'Submit Answer' }).click()
    await page.getByRole('heading', { name: 'Correct! 🎉' }).waitFor()
  })

  test('the landing page says when an answer could not be sent, and accepts it again', async () => {
    const page = await open(phone)
    await page.goto('/')
    await page.route('**/api/practice/check', (route) => route.abort())
    await page.getByRole('radio').first().check()
    await page.getByRole('button', { name: 'Submit Answer' }).click()
    await page.getByText(/We could not reach the server/).waitFor()
    await expectAccessible(page)
    await page.unroute('**/api/practice/check')
    await page.getByRole('button', { name: 'Submit Answer' }).click()
    await page.getByRole('region', { name: 'Verdict' }).waitFor()
  })

  test('the landing page keeps the referral of an invitation link, and shows a student the way to Science', async () => {
    const page = await open(laptop)
    await page.goto('/?ref=Maliha7')
    const start = page.getByRole('link', { name: 'Get Started' })
    await expect.poll(() => start.getAttribute('href')).toBe('/signup?ref=Maliha7')
    await signUp(page, aStudent(), '/signup?ref=Maliha7')
    await page.goto('/')
    await page.getByRole('link', { name: 'Go to Science' }).click()
    await page.waitForURL('**/dashboard')
  })

  test.each([
    ['the logo', 'link', 'Toron'],
    ['the way of a visitor', 'link', 'Practise as a visitor'],
  ] as const)(
    'the referral of an invitation link survives %s and a later visit, until an account is created',
    async (_, role, name) => {
      const hers = await open(laptop)
      await beNewStudent(hers)
      await hers.goto('/leaderboard')
      const link = await hers.getByLabel('Your link').inputValue()
      const code = new URL(link).searchParams.get('ref') ?? ''

      const his = await open(phone)
      // Her link replaces an older one, of a student who no longer exists.
      await his.goto('/?ref=Nobody999')
      await his.goto(`/?ref=${encodeURIComponent(code)}`)
      await his.getByRole(role, { name }).first().click()
      await his.goto('about:blank')
      await signUp(his, aStudent(), '/signup')
      const referredBy = () =>
        his.evaluate(async () => {
          const authorization = `Bearer ${localStorage.getItem('token')}`
          const reply = await fetch('/api/me', { headers: { authorization } })
          return ((await reply.json()) as { referredBy: string }).referredBy
        })
      expect(await referredBy()).toBe(code)
      await expect.poll(() => his.evaluate(() => localStorage.getItem('invitation'))).toBeNull()
      await hers.reload()
      await expectBalance(hers, 50)
    },
  )

  test('a visitor with the link of a student who no longer exists can sign up', async () => {
    const page = await open(phone)
    await page.goto('/?ref=Nobody999')
    await signUp(page, aStudent(), '/signup')
    await expect.poll(() => page.evaluate(() => localStorage.getItem('invitation'))).toBeNull()
  })

  test('the landing page and Learn More can be read without JavaScript', async () => {
    const page = await open(phone)
    const html = async (path: string) => (await page.request.get(path)).text()
    const landing = await html('/')
    for (const text of ['Start Learning for Free', 'Practice that teaches', 'for what you know']) {
      expect(landing).toContain(text)
    }
    expect(landing).toContain(trial?.question ?? 'the question')
    expect(landing).not.toContain(trial?.explanation ?? 'its explanation')
    expect(landing).toMatch(/<meta property="og:image" content="http[^"]+\/share\.png"/)
    expect(landing.match(/<meta name="description"/g)).toHaveLength(1)
    const more = await html('/learnmore')
    for (const text of [
      'How it began',
      'What is inside',
      `${count} multiple-choice questions in 56 topics`,
    ]) {
      expect(more).toContain(text)
    }
    for (const feature of ['Science', 'Maths', 'Resources', 'Skizies', 'Badges', 'Streaks', 'Leaderboard']) {
      expect(more).toMatch(new RegExp(`<h3[^>]*>${feature}</h3>`))
    }
    expect(more).toMatch(/<h3[^>]*>Invite a friend<\/h3>/)
    expect(more).toMatch(/mailto:[^"]+@/)
    const privacy = await html('/privacy')
    for (const text of ['no ads and no trackers', 'Your password', 'scrambled code', 'Delete account']) {
      expect(privacy).toContain(text)
    }
    expect(landing).toContain('href="/privacy"')
    expect(await html('/signup')).toContain('href="/privacy"')
    for (const path of [
      '/share.png',
      '/icon-512.png',
      '/manifest.webmanifest',
      '/robots.txt',
      '/sitemap.xml',
    ]) {
      expect((await page.request.get(path)).status(), path).toBe(200)
    }
  })
})
