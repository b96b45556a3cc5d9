// Signing in by email, by Google in a popup or by redirect, and after a forgotten password; and the student's own
// account: name, avatar, address, data and deletion.
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { expectAccessible, expectNoSidewaysScroll, useBrowser, type View, views } from './browser.ts'
import { atGoogle } from './server.ts'
import { aStudent, beNewStudent, expectBalance, linkTo, signIn, signUp, tabTo } from './student.ts'

const [laptop, phone] = views as [View, View]

const expectFine = async (page: Page) => {
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
}

describe('a student at the front door', () => {
  const { open } = useBrowser()

  test.each(views)(
    'a student confirms the address, forgets the password and signs in again, on a $name',
    async (view) => {
      const page = await open(view)
      const student = aStudent()
      await signUp(page, student)
      await page.goto(await linkTo(student.email, '/confirm-email'))
      await expectFine(page)
      await tabTo(page, /^Confirm this address$/)
      await page.getByRole('heading', { name: 'Address confirmed' }).waitFor()
      await tabTo(page, /^Back to your account$/)
      await page.getByText('Confirmed', { exact: true }).waitFor()
      await page.getByRole('main').getByRole('button', { name: 'Logout' }).click()

      await tabTo(page, /^Forgot your password\?$/)
      await page.getByRole('heading', { name: 'Forgot your password?' }).waitFor()
      await page.getByLabel('Email Address').focus()
      await page.keyboard.type(student.email)
      await page.keyboard.press('Enter')
      await page.getByText(/a letter is on its way/).waitFor()
      await expectFine(page)

      const link = await linkTo(student.email, '/reset-password')
      await page.goto(link)
      const password = 'seven rivers and a boat'
      await page.getByLabel('New password').focus()
      await page.keyboard.type('password123')
      await page.keyboard.press('Enter')
      await page.getByText(/Many people use this password/).waitFor()
      await expectFine(page)
      await page.getByLabel('New password').fill(password)
      await page.keyboard.press('Enter')
      await page.getByRole('heading', { name: 'Password changed' }).waitFor()
      await tabTo(page, /^Sign In$/)
      await signIn(page, { ...student, password })

      await page.goto('/me')
      await page.goto(link)
      await page.getByLabel('New password').fill(password)
      await page.keyboard.press('Enter')
      await page.getByRole('heading', { name: 'This link is over' }).waitFor()
      await expectFine(page)
    },
  )

  test('a student signs in with Google in a popup, and is the same student by redirect', async () => {
    const friend = await open(laptop)
    await beNewStudent(friend)
    await friend.goto('/leaderboard')
    const invitation = new URL(await friend.getByLabel('Your link').inputValue())

    const page = await open(laptop)
    await page.goto(`/${invitation.search}`)
    await page.getByRole('link', { name: 'Practise as a visitor' }).click()
    await page.goto('/login')
    const opened = page.waitForEvent('popup')
    await tabTo(page, /^Sign in with Google$/)
    await opened
    await page.waitForURL('**/dashboard')
    await expect.poll(() => page.evaluate(() => localStorage.getItem('invitation'))).toBeNull()
    await friend.reload()
    await expectBalance(friend, 50)
    await page.getByText(new RegExp(atGoogle.name)).first().waitFor()
    await page.goto('/me')
    await page.getByText(atGoogle.email).first().waitFor()
    await page.getByText('You sign in with Google and have none yet.').waitFor()
    await expectFine(page)

    // A browser that blocks the popup.
    const other = await open(phone)
    await other.addInitScript(() => {
      window.open = () => null
    })
    await other.goto('/signup?next=/math')
    await tabTo(other, /^Sign up with Google$/)
    await other.waitForURL(({ pathname }) => pathname === '/math')
    await other.goto('/me')
    await other.getByText(atGoogle.email).first().waitFor()
  })

  test('a student chooses to be anonymous before sign-up, and no name reaches the board', async () => {
    const page = await open(phone)
    await page.goto('/signup')
    await page.getByText('The leaderboard shows your name and picture to other students.').waitFor()
    await page.getByLabel('Anonymous', { exact: true }).focus()
    await page.keyboard.press('Space')
    await page.getByText('The leaderboard shows “Anonymous User” and no picture.').waitFor()
    await page.getByText('Only you see it. A nickname is fine.').waitFor()
    await expectFine(page)
    const { name, email, password } = aStudent()
    await page.getByLabel('Full Name').fill(name)
    await page.getByLabel('Email Address').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.keyboard.press('Enter')
    await page.waitForURL('**/dashboard')
    await page.goto('/leaderboard')
    await page.getByText('Others see “Anonymous User” and no picture.').waitFor()
    await expect.poll(() => page.getByLabel('Anonymous', { exact: true }).isChecked()).toBe(true)
    const link = await page.getByLabel('Your link').inputValue()
    expect(new URL(link).searchParams.get('ref')).not.toMatch(/maliha/i)
  })

  test('a student who closes the Google window halfway is told so, and can try again', async () => {
    const page = await open(phone)
    await page.goto('/login')
    // The provider does not reply, so that the popup stays open until it is closed.
    await page.context().route('**/authorize**', () => undefined)
    const opened = page.waitForEvent('popup')
    await page.getByRole('button', { name: 'Sign in with Google' }).click()
    await (await opened).close()
    await page.getByText('The Google window was closed before it was done. Press the button again.').waitFor()
    await expectFine(page)
    await page.context().unroute('**/authorize**')
    await page.getByRole('button', { name: 'Sign in with Google' }).click()
    await page.waitForURL('**/dashboard')
  })
})

describe('a student’s own account', () => {
  const { open } = useBrowser()

  test.each(views)(
    'an account gets a new name, avatar, address and password, and is deleted, on a $name',
    async (view) => {
      const page = await open(view)
      const student = aStudent()
      await signUp(page, student)
      await page.goto('/me')
      await tabTo(page, /^Edit profile$/)
      const dialog = page.getByRole('dialog')
      await page.getByLabel('Full Name').fill('মালিহা 🚀 علي')
      await page.getByLabel('Boat').check()
      await expectFine(page)
      await dialog.getByRole('button', { name: 'Save' }).click()
      await page.getByText('মালিহা 🚀 علي').first().waitFor()
      await page.locator('img[src="/avatars/boat.svg"]').first().waitFor()

      await tabTo(page, /^Change password$/)
      await page.getByLabel('Current password').fill('not it at all')
      await page.getByLabel('New password').fill('seven rivers and a boat')
      await page.keyboard.press('Enter')
      await page.getByText('This is not the password of your account. Check it and try again.').waitFor()
      await expectFine(page)
      await page.getByLabel('Current password').fill(student.password)
      await page.keyboard.press('Enter')
      await page.getByText(/every other device is signed out/).waitFor()
      await dialog.getByRole('button', { name: 'Done' }).click()

      await tabTo(page, /^Change email$/)
      const email = `new-${student.email}`
      await page.getByLabel('New email address').fill(email)
      await dialog.getByLabel('Password', { exact: true }).fill('seven rivers and a boat')
      await page.keyboard.press('Enter')
      await page.getByText(/A letter is on its way to new-/).waitFor()
      await page.goto(await linkTo(email, '/confirm-email'))
      await page.getByRole('button', { name: 'Confirm this address' }).click()
      await page.getByRole('heading', { name: 'Address confirmed' }).waitFor()

      await page.goto('/me')
      const saving = page.waitForEvent('download')
      await tabTo(page, /^Download my data$/)
      const saved = JSON.parse(readFileSync(await (await saving).path(), 'utf8'))
      expect(saved.me).toMatchObject({ displayName: 'মালিহা 🚀 علي', email })

      await tabTo(page, /^Delete account$/)
      await dialog.getByLabel('Your email address, to be sure').fill(student.email)
      await dialog.getByLabel('Password', { exact: true }).fill('seven rivers and a boat')
      await page.keyboard.press('Enter')
      await page
        .getByText('This is not the email address of this account. Type it as it stands above.')
        .waitFor()
      await expectFine(page)
      await dialog.getByLabel('Your email address, to be sure').fill(email)
      await page.keyboard.press('Enter')
      await page.waitForURL((url) => url.pathname === '/' || url.pathname === '/dashboard')
      await page.goto('/login')
      await page.getByLabel('Email Address').fill(email)
      await page.getByLabel('Password', { exact: true }).fill('seven rivers and a boat')
      await page.keyboard.press('Enter')
      await page.getByText(/not right/).waitFor()
    },
  )

  test.each([
    ['phone', phone],
    ['laptop', laptop],
  ] as const)('Logout ends the session from every screen with the header, on a %s', async (device, view) => {
    const page = await open(view)
    await signUp(page, aStudent())
    const inHeader = page.getByRole('banner').getByRole('button', { name: 'Logout' })
    const logout =
      device === 'laptop' ? inHeader : page.getByRole('main').getByRole('button', { name: 'Logout' })
    for (const path of [
      '/dashboard',
      '/question?topic=motion',
      '/math',
      '/math?topic=general_math_trigonometry',
      '/progress',
      '/leaderboard',
      '/me',
    ]) {
      await page.goto(path)
      await page.getByRole('heading', { level: 1 }).first().waitFor()
      if (device === 'phone') await page.getByRole('link', { name: 'Me', exact: true }).click()
      await logout.waitFor()
      const box = await logout.boundingBox()
      expect((box?.y ?? 0) + (box?.height ?? 0), path).toBeLessThan(view.height - 72)
      expect(box?.height, path).toBeGreaterThanOrEqual(44)
    }
    await logout.click()
    await page.waitForURL('**/login')
    await expect.poll(() => page.evaluate(() => localStorage.getItem('last-visit'))).toBeNull()
  })

  test('signing out everywhere ends every session at once', async () => {
    const page = await open(laptop)
    const student = aStudent()
    await signUp(page, student)
    const other = await open(phone)
    await other.goto('/login')
    await signIn(other, student)
    await page.goto('/me')
    await tabTo(page, /^Sign out everywhere$/)
    await page.waitForURL('**/login')
    await other.goto('/me')
    await other.getByRole('heading', { name: 'You are not signed in' }).waitFor()
  })
})
