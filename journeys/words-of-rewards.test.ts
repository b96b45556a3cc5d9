// The exact words of the boards and their panels, the shelf, and the badges.
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { expectAccessible, useBrowser, type View, views } from './browser.ts'
import { addRankedStudent, answer, beNewStudent, openAsNewStudent } from './student.ts'

const [laptop] = views as [View]

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name }).waitFor()

describe('the leaderboard', () => {
  const { open } = useBrowser()

  test('the leaderboard has two boards, a podium of second, first and third, the others from rank 4, and its panels', async () => {
    await Promise.all([1, 2, 3, 4].map((number) => addRankedStudent(`Somebody ${number}`)))
    const page = await open(laptop)
    await beNewStudent(page)
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/api/leaderboard/boards/**', async (route) => {
      await released
      await route.continue()
    })
    await page.goto('/leaderboard')
    await page.getByText('Loading leaderboard...', { exact: true }).waitFor()
    release()
    const podium = page.getByRole('list', { name: 'The first three' }).getByRole('listitem')
    await podium.nth(2).waitFor()
    const [first, second, third] = await Promise.all(
      (await podium.all()).map(async (spot) => (await spot.boundingBox())?.x ?? Number.NaN),
    )
    expect(second).toBeLessThan(first ?? Number.NaN)
    expect(first).toBeLessThan(third ?? Number.NaN)
    await heading(page, 'From rank 4')
    const list = page.getByRole('list', { name: 'From rank 4' })
    expect(await list.getByRole('listitem').first().getAttribute('aria-posinset')).toBe('1')
    expect(await page.getByText('Loading leaderboard...').count()).toBe(0)

    expect(await page.getByLabel('Monthly', { exact: true }).isChecked()).toBe(true)
    const asked = page.waitForRequest('**/api/leaderboard/boards/all-time*')
    await page.getByLabel('All-Time', { exact: true }).click()
    await asked
    await heading(page, 'Your Rank')
    await expect.poll(() => page.getByLabel('Public', { exact: true }).isChecked()).toBe(true)
    expect(await page.getByLabel('Anonymous', { exact: true }).isChecked()).toBe(false)

    await heading(page, /^Invite a friend, earn up to 300/)
    await page.getByText(/^50 when they join, 250 more when they have answered 20 questions/).waitFor()
    expect(await page.getByLabel('Your link').inputValue()).toMatch(/\/signup\?ref=MalihaRahman\d+$/)
    await page.getByText('No friend has joined yet', { exact: true }).waitFor()

    await heading(page, 'Buy More Time')
    const packs = page.getByRole('region', { name: 'Buy More Time' }).getByRole('button')
    expect((await packs.allTextContents()).map((text) => text.replace('Popular', ' Popular '))).toEqual([
      '+10 minutes50 Skizies',
      '+1 hour200 Skizies',
      '+5 hours Popular 500 Skizies',
      '+10 hours1,000 Skizies',
      '+1 day5,000 Skizies',
    ])
  })
})

describe('the shelf of a visitor', () => {
  const { open } = useBrowser()

  test('the shelf of a visitor has five groups that fold, with names, prices and a way to look inside, and nothing to unlock', async () => {
    const page = await open(laptop)
    await page.goto('/progress')
    await heading(page, 'Resources')
    const groups: (readonly [string, readonly string[]])[] = [
      ['English', ['200', '100', '1,000', '800']],
      ['BDST Paper 1', ['700', '1,100', '400', '600']],
      ['BDST Paper 2', ['300', '500']],
      ['Economics', ['150', '150', '150']],
      ['Bangla', ['100']],
    ]
    await page.getByRole('region', { name: 'Bangla' }).waitFor()
    for (const [name, prices] of groups) {
      const group = page.getByRole('region', { name, exact: true })
      const texts = await group.getByRole('listitem').allTextContents()
      expect(texts.map((text) => text.match(/PDF([\d,]+) Skizies$/)?.[1])).toEqual(prices)
      const fold = group.getByRole('button')
      expect(await fold.count()).toBe(1)
      await fold.click()
      await expect.poll(() => group.getByRole('listitem').count()).toBe(0)
      await fold.click()
      await expect.poll(() => group.getByRole('listitem').count()).toBe(prices.length)
    }

    // Two pages and the contents can be seen by anybody, and lead to Sign in.
    const look = page.getByRole('link', { name: 'Look inside The Basic Problem and Markets' })
    await look.click()
    await heading(page, 'The Basic Problem and Markets')
    const samples = page.getByRole('region', { name: 'Two of its pages' }).getByRole('img')
    expect(await samples.count()).toBe(2)
    const isDrawn = (image: Element) => image instanceof HTMLImageElement && image.naturalWidth > 0
    for (const sample of await samples.all()) await expect.poll(() => sample.evaluate(isDrawn)).toBe(true)
    await page.getByRole('listitem').filter({ hasText: 'Market failure and the mixed economy' }).waitFor()
    await page.getByRole('link', { name: 'Sign in to unlock for 150 Skizies' }).waitFor()
    await expectAccessible(page)
    await page.goBack()
    await expect.poll(() => look.evaluate((link) => link === document.activeElement)).toBe(true)
  })
})

describe('the badges', () => {
  const { open } = useBrowser()

  test('the badges are six per page with their rarity, grey and locked until they are won', async () => {
    const page = await open(laptop)
    await openAsNewStudent(page)
    const openBadges = async () => {
      await page.goto('/dashboard')
      await page.getByRole('button', { name: /^Badges/ }).click()
      await page.getByRole('dialog').getByRole('listitem').nth(5).waitFor()
    }
    const badge = (name: string) => page.getByRole('dialog').getByRole('listitem').filter({ hasText: name })
    const colour = (name: string) =>
      badge(name)
        .getByText('Common', { exact: true })
        .evaluate((element) => getComputedStyle(element).color)
    const shapes = (name: string) => badge(name).locator('svg > g').count()
    await openBadges()
    expect(await page.getByRole('dialog').getByRole('listitem').count()).toBe(6)
    expect(await badge('First Steps').textContent()).toContain('First Steps, locked')
    // The symbol and the lock.
    expect(await shapes('First Steps')).toBe(2)
    const grey = await colour('First Steps')
    expect(await colour('Comeback Kid')).toBe(grey)
    await page.getByRole('button', { name: 'Page 2' }).click()
    await badge('Unstoppable').getByText('Legendary', { exact: true }).waitFor()
    expect(await page.getByRole('dialog').getByRole('listitem').count()).toBe(6)

    await page.goto('/question?topic=motion')
    await answer(page, 'motion', 1, true)
    await openBadges()
    await expect.poll(() => badge('First Steps').textContent()).toContain('First Steps, won')
    expect(await shapes('First Steps')).toBe(1)
    expect(await colour('First Steps')).not.toBe(grey)
    expect(await colour('Comeback Kid')).toBe(grey)
  })
})
