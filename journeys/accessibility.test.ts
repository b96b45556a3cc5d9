// Every screen of a visitor, in both themes and both widths: no axe violation, no horizontal scrolling, one main heading, and
// a page title that names the screen.
import { describe, expect, test } from 'vitest'
import { subjects, topics } from '../content/catalogue.ts'
import {
  expectAccessible,
  expectAccessibleInBothThemes,
  expectFinished,
  useBrowser,
  views,
} from './browser.ts'
import { questionsOf } from './student.ts'

const science = new Set(subjects.filter(({ kind }) => kind === 'science').map(({ key }) => key))

/** A topic without questions; empty if the bank is complete. */
const unwritten = topics
  .filter(({ key, subject }) => science.has(subject) && questionsOf(key).length === 0)
  .slice(0, 1)

describe('every screen', () => {
  const { open, takeErrors } = useBrowser()

  test.each(views)('every screen of a visitor is accessible in both themes at $width px', async (view) => {
    const page = await open(view)
    for (const [path, heading, title] of [
      ['/', 'Your gateway to knowledge', /^Toron: Your gateway/],
      ['/learnmore', 'A gateway that stands open', /Learn more/],
      ['/privacy', 'What Toron knows about you', /Privacy/],
      ['/forgot-password', 'Forgot your password?', /Forgot/],
      ['/reset-password#old', 'Choose a new password', /new password/],
      ['/reset-password', 'This link is over', /new password/],
      ['/confirm-email#old', 'Confirm your address', /Confirm/],
      ['/dashboard', 'Hello, Scholar', /Science/],
      ['/login', 'Welcome Back', /Sign/],
      ['/signup', 'Join Toron', /Create your account/],
      ['/math', 'Math', /Math/],
      ['/math?topic=general_math_trigonometry', 'Trigonometry', /Trigonometry: Question 1/],
      ['/math?topic=general_math_trigonometry&question=end', 'Trigonometry', /Topic Complete/],
      ['/math?topic=alchemy', /topic/i, /topic/i],
      ['/progress', 'Resources', /Resources/],
      ['/leaderboard', 'Sign in to see the Leaderboard', /Leaderboard/],
      ['/me', 'Me', /Me/],
      ['/nowhere', /not|nothing|no page/i, /not found|nothing/i],
      ['/question?topic=alchemy', /topic/i, /topic/i],
    ] as const) {
      await page.goto(path)
      await page.getByRole('heading', { level: 1, name: heading }).waitFor()
      await expectFinished(page, title, expectAccessibleInBothThemes)
    }
    // Fetched in parallel with the catalogue, which then says that there is no such topic.
    const noAlchemy = 'console: The questions of alchemy could not be fetched: not-found'
    expect(takeErrors().filter((line) => line !== noAlchemy)).toEqual([])
    for (const { key } of unwritten) {
      await page.goto(`/question?topic=${key}`)
      await page.getByRole('heading', { level: 1, name: /coming soon/i }).waitFor()
      await expectFinished(page, /coming soon/i, expectAccessibleInBothThemes)
    }
  })
})

describe('a form with mistakes', () => {
  const { open } = useBrowser()

  test('a form names each mistake at its field, moves the focus to the first, and keeps the typed text', async () => {
    const [view] = views
    if (!view) throw new Error('no view')
    const page = await open(view)
    await page.goto('/signup')
    await page.getByLabel('Full Name').fill('Maliha')
    await page.getByLabel('Email Address').fill('maliha@nowhere')
    await page.getByLabel('Password', { exact: true }).fill('short')
    await page.keyboard.press('Enter')
    await page.getByText('Use at least 8 characters.').waitFor()
    await expectAccessible(page)
    expect(await page.getByLabel('Email Address').inputValue()).toBe('maliha@nowhere')
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-invalid'))).toBe('true')
  })
})
