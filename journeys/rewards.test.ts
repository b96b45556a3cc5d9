// Two students, one invited by the other: what a friend earns, what it buys, and what others see of it. Keyboard only.
import { randomInt } from 'node:crypto'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { expectAccessible, expectNoSidewaysScroll, useBrowser, views } from './browser.ts'
import {
  answerByCalls,
  aStudent,
  beNewStudent,
  expectBalance,
  linkTo,
  signIn,
  signUp,
  tabTo,
} from './student.ts'

const [laptop, phone] = views
if (!laptop || !phone) throw new Error('the journeys need both views')

const file = 'The Basic Problem and Markets'

const expectFinished = async (page: Page) => {
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
}

const heading = (page: Page, name: string | RegExp, level = 1) =>
  page.getByRole('heading', { level, name }).waitFor()

/** However long the name of a file is, no part of the viewer is pushed off the screen. */
const expectRoomForAnyName = async (page: Page) => {
  const name = page.getByRole('dialog').getByRole('heading').first()
  const before = await name.textContent()
  await name.evaluate((element) => {
    element.textContent = 'A very long name '.repeat(12)
  })
  const zoom = await page.getByRole('button', { name: 'Zoom in' }).boundingBox()
  expect((zoom?.x ?? 1000) + (zoom?.width ?? 0)).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)
  await name.evaluate((element, text) => {
    element.textContent = text
  }, before)
}

describe('two friends', () => {
  const { open } = useBrowser()

  test('a student invites a friend, spends what that earns, and becomes anonymous', async () => {
    const nusrat = { ...aStudent(), name: `Nusrat ${randomInt(1e9)}` }
    const arif = { ...aStudent(), name: `Arif ${randomInt(1e9)}` }
    const hers = await open(laptop)
    await beNewStudent(hers, nusrat)
    await hers.goto('/leaderboard')
    const link = await hers.getByLabel('Your link').inputValue()
    expect(new URL(link).searchParams.get('ref')).toMatch(/^Nusrat\d+$/)

    // The friend follows the link, practises twenty questions and confirms the address.
    const his = await open(phone)
    await signUp(his, arif, link)
    await hers.reload()
    await expectBalance(hers, 50)
    await hers.getByText('1 friend joined').waitFor()
    await answerByCalls(
      his,
      'motion',
      Array.from({ length: 20 }, (_, index) => index % 2 === 1),
    )
    await his.goto(await linkTo(arif.email, '/confirm-email'))
    await his.getByRole('button', { name: 'Confirm this address' }).click()
    await heading(his, 'Address confirmed')
    await hers.reload()
    await expectBalance(hers, 300)
    await expectFinished(hers)

    // On her phone she unlocks a file and reads it.
    const reader = await open(phone)
    await reader.goto('/login')
    await signIn(reader, nusrat)
    await reader.goto('/progress')
    await heading(reader, 'Resources')
    const economics = reader.getByRole('button', { name: /^Economics/ })
    if ((await economics.getAttribute('aria-expanded')) === 'false') await tabTo(reader, /Economics/)
    await expectFinished(reader)
    await tabTo(reader, new RegExp(`^Unlock ${file} for 150 Skizies`))
    await heading(reader, 'Unlock this file?', 2)
    await expectAccessible(reader)
    await tabTo(reader, /^Unlock for 150 Skizies/)
    await expectBalance(reader, 150)
    const view = reader.getByRole('button', { name: `View ${file}` })
    await expect.poll(() => view.evaluate((button) => button === document.activeElement)).toBe(true)
    await reader.keyboard.press('Enter')
    await reader.getByText(/1 of \d+$/).waitFor()
    await expectRoomForAnyName(reader)
    await reader.getByText(file).last().waitFor()
    await reader.keyboard.press('ArrowRight')
    await reader.getByText(/2 of \d+$/).waitFor()
    await reader.locator('.textLayer').getByText('Contents').first().waitFor()
    // The first chapter comes after three pages of contents.
    for (const page of [3, 4, 5]) {
      await reader.keyboard.press('ArrowRight')
      await reader.getByText(new RegExp(`${page} of \\d+$`)).waitFor()
    }
    await reader.locator('.textLayer').getByText('The basic economic').first().waitFor()
    await expectFinished(reader)
    // A bookmark, and a word to look for; the laptop knows where she was on the phone.
    await tabTo(reader, /^Bookmark this page$/)
    await reader.getByRole('button', { name: 'Take the bookmark away' }).waitFor()
    await tabTo(reader, /^Contents and bookmarks$/)
    await reader.getByRole('button', { name: 'The basic economic problem Page 5' }).first().waitFor()
    await expectFinished(reader)
    await tabTo(reader, /^Search in this book$/)
    await reader.keyboard.type('opportunity cost of')
    await reader.getByText(/^\d+ pages have it$/).waitFor()
    await expectFinished(reader)
    await reader.getByRole('list').last().getByRole('button').first().focus()
    await reader.keyboard.press('Enter')
    await reader.getByText(/[1-9]\d of \d+$/).waitFor()
    await tabTo(reader, /^Contents and bookmarks$/)
    await reader.getByRole('button', { name: 'The basic economic problem Page 5' }).first().focus()
    await reader.keyboard.press('Enter')
    await reader.getByText(/5 of \d+$/).waitFor()
    const told = reader.waitForResponse((reply) => reply.request().postDataJSON()?.page === 6)
    await reader.keyboard.press('ArrowRight')
    await reader.getByText(/6 of \d+$/).waitFor()
    await reader.keyboard.press('Escape')
    await told
    await hers.goto('/progress')
    await hers.getByText('Yours · page 6').waitFor()
    await hers.goto('/leaderboard')
    await expect.poll(() => view.evaluate((button) => button === document.activeElement)).toBe(true)

    // The minutes put her on the board, where he sees her until she becomes anonymous.
    await hers.reload()
    await expectBalance(hers, 150)
    await tabTo(hers, /^\+10 minutes/)
    await heading(hers, 'Buy 10 minutes?', 2)
    await expectAccessible(hers)
    await tabTo(hers, /^Buy 10 minutes$/)
    await expectBalance(hers, 100)
    await hers.getByText('10 minutes added.').waitFor()
    await hers
      .getByText(/You · Nusrat/)
      .first()
      .waitFor()
    await his.goto('/leaderboard')
    await his.getByText(nusrat.name).first().waitFor()
    await expectFinished(his)
    // He reports her name by keyboard, and she makes a link without it.
    const flag = his.getByRole('button', { name: `Report the name ${nusrat.name}` })
    await flag.focus()
    await his.keyboard.press('Enter')
    await heading(his, 'Report this name?', 2)
    await expectAccessible(his)
    await tabTo(his, /^Report it$/)
    await his.getByText('Thank you. We look at the name and hide it if it is rude.').waitFor()
    await tabTo(his, /^Done$/)
    await tabTo(hers, /^Make a new link$/)
    await heading(hers, 'Make a new link?', 2)
    await expectAccessible(hers)
    await tabTo(hers, /^Make it$/)
    await hers.getByText('This is your new link.').waitFor()
    const code = async () => new URL(await hers.getByLabel('Your link').inputValue()).searchParams.get('ref')
    await expect.poll(code).toMatch(/^[A-Z][a-z]+[A-Z][a-z]+\d+$/)

    // A38: before she switches, she is warned that students watching the board can tell.
    await hers.getByText(/students who have the board open right now can tell that it was you/).waitFor()
    await hers.getByLabel('Anonymous', { exact: true }).focus()
    await hers.keyboard.press('Space')
    await hers.getByText('Others see “Anonymous User” and no picture.').waitFor()
    await his.reload()
    await his.getByText('Anonymous User').first().waitFor()
    expect(await his.getByText(nusrat.name).count()).toBe(0)

    // The badges modal lists all badges.
    await his.goto('/dashboard')
    await heading(his, /^Hello/)
    await his.getByRole('button', { name: /^Badges/ }).waitFor()
    await tabTo(his, /^Badges/)
    await heading(his, /^Badges/, 2)
    await his.getByText('First Steps').first().waitFor()
    await expectAccessible(his)
  })

  test('too few Skizies are reported in the specified words, and nothing is sold', async () => {
    const page = await open(phone)
    await beNewStudent(page)
    await page.goto('/leaderboard')
    await tabTo(page, /^\+10 minutes/)
    await page.getByRole('alert').getByText('Not enough Skizies!').waitFor()
    await page.goto('/progress')
    await heading(page, 'Resources')
    await tabTo(page, /^Unlock Reading Comprehension and Summary/)
    await page.getByRole('alert').getByText('Not enough Skizies!').waitFor()
    await expectAccessible(page)
    await expectBalance(page, 0)
  })
})

describe('the administrator’s tool', () => {
  const { open } = useBrowser()

  test.each(['a visitor', 'a student'])('the administrator’s tool does not exist for %s', async (who) => {
    const page = await open(laptop)
    if (who === 'a student') await beNewStudent(page)
    await page.goto('/dev')
    await heading(page, /not found/i)
    expect(await page.getByRole('navigation').count()).toBe(0)
    expect(await page.getByRole('banner').count()).toBe(0)
    await expectFinished(page)
  })
})
