// From the landing page: a real question without an account, an account with the friend who sent the link, and a page
// that can be read without any code.
import { describe, expect, it } from 'vitest'
import { expectAccessible, expectNoSidewaysScroll, useBrowser, type View, views } from './browser.ts'
import { aStudent, questionsOf, signUp, tabTo } from './student.ts'

const [laptop, phone] = views as [View, View]
const trial = questionsOf('bonding_and_structure').find(({ id }) => id === 'bonding_and_structure-025')

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
    await page.locator('label', { hasText: 'H₂O molecules' }).click()
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
    expect(more).toContain('How it began')
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
