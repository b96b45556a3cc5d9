// From the landing page: a real question without an account, an account with the friend who sent the link, and a page
// that can be read without any code.
import { describe, expect, it } from 'vitest'
import { expectAccessible, expectNoSidewaysScroll, useBrowser, type View, views } from './browser.ts'
import { aStudent, expectBalance, questionsOf, signUp, tabTo } from './student.ts'

const [laptop, phone] = views as [View, View]
const trial = questionsOf('motion').find(({ id }) => id === 'motion-022')

describe('the landing page', () => {
  const { open } = useBrowser()

  it.each(views)('lets a visitor try a question and leads to an account, on a $name', async (view) => {
    const page = await open(view)
    await page.goto('/')
    await page.getByText('2,240', { exact: true }).waitFor()
    // The options are one stop for Tab; the arrows walk them.
    const first = page.getByRole('radio').first()
    await first.waitFor()
    await page.getByRole('button', { name: 'Submit Answer' }).waitFor()
    await first.focus()
    const place = Object.keys(trial?.options ?? {}).indexOf(trial?.correctAnswer ?? '')
    await page.keyboard.press('Space')
    for (let steps = 0; steps < place; steps += 1) await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Correct! 🎉' }).waitFor()
    await page.getByText('With an account this answer would have earned you 10 Skizies.').waitFor()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await tabTo(page, /^Create your account$/)
    await page.getByRole('heading', { name: 'Join Toron' }).waitFor()
  })

  it('keeps an option that was chosen before the code had arrived', async () => {
    const page = await open(phone)
    let letIn = () => {}
    const arrived = new Promise<void>((resolve) => {
      letIn = resolve
    })
    await page.route('**/assets/*.js', async (route) => {
      await arrived
      await route.continue()
    })
    await page.goto('/', { waitUntil: 'commit' })
    await page.locator('label', { hasText: 'both have the same acceleration' }).click()
    letIn()
    await page.getByRole('button', { name: 'Submit Answer' }).click()
    await page.getByRole('heading', { name: 'Correct! 🎉' }).waitFor()
  })

  it('says so when the answer could not be sent, and takes it again', async () => {
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

  it('keeps the friend who sent the link, and shows a student the way to their topics', async () => {
    const page = await open(laptop)
    await page.goto('/?ref=Maliha7')
    const start = page.getByRole('link', { name: 'Get Started' })
    await expect.poll(() => start.getAttribute('href')).toBe('/signup?ref=Maliha7')
    await signUp(page, aStudent(), '/signup?ref=Maliha7')
    await page.goto('/')
    await page.getByRole('link', { name: 'Go to Science' }).click()
    await page.waitForURL('**/dashboard')
  })

  it.each([
    ['the logo', 'link', 'Toron'],
    ['the way of a visitor', 'link', 'Practise as a visitor'],
  ] as const)(
    'keeps that friend through %s and a later visit, until an account is made',
    async (_, role, name) => {
      const hers = await open(laptop)
      await signUp(hers, aStudent())
      await hers.goto('/leaderboard')
      const link = await hers.getByLabel('Your link').inputValue()
      const code = new URL(link).searchParams.get('ref') ?? ''

      const his = await open(phone)
      // An older link of somebody who is gone gives way to hers.
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
      expect(await his.evaluate(() => localStorage.getItem('invitation'))).toBeNull()
      await hers.reload()
      await expectBalance(hers, 50)
    },
  )

  it('signs up whoever came by the link of somebody who is gone', async () => {
    const page = await open(phone)
    await page.goto('/?ref=Nobody999')
    await signUp(page, aStudent(), '/signup')
    expect(await page.evaluate(() => localStorage.getItem('invitation'))).toBeNull()
  })

  it('and Learn More can be read without JavaScript', async () => {
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
    for (const text of ['How it began', 'What is inside', '2,240 multiple-choice questions in 56 topics']) {
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
