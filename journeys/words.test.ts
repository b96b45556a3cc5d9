// The exact words of each screen, its buttons, toggles and defaults, as in docs/product.md, on the real pages.
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { describe, expect, inject, test } from 'vitest'
import { useBrowser, type View, views } from './browser.ts'
import {
  aStudent,
  expectBalance,
  expectCards,
  openAsNewStudent,
  questionsOf,
  signIn,
  signUp,
} from './student.ts'

const total = questionsOf('motion').length

const [laptop] = views as [View]

interface Subject {
  readonly kind: 'science' | 'maths'
  readonly topics: readonly { readonly questions: number }[]
}

const { subjects } = JSON.parse(
  readFileSync(new URL('../dist/data/catalogue.json', import.meta.url), 'utf8'),
) as { readonly subjects: readonly Subject[] }
const counted = (kind: Subject['kind']) =>
  subjects
    .filter((subject) => subject.kind === kind)
    .flatMap(({ topics }) => topics)
    .reduce((sum, { questions }) => sum + questions, 0)

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true }).waitFor()
const linkTo = (page: Page, name: string) =>
  page.getByRole('link', { name, exact: true }).first().getAttribute('href')

describe('the landing page', () => {
  const { open } = useBrowser()

  test('the landing page has Stats, Features and Rewards, and leads to an account and to Learn More', async () => {
    const page = await open(laptop)
    await page.goto('/')
    await heading(page, 'Your gateway to knowledge')
    await page.getByText('Free for every IGCSE student').waitFor()
    for (const name of ['Stats', 'Practice that teaches', 'Skizies for what you know']) {
      await page.getByRole('region', { name }).waitFor()
    }
    expect(await linkTo(page, 'Get Started')).toBe('/signup')
    expect(await linkTo(page, 'Start Learning for Free')).toBe('/signup')
    expect(await linkTo(page, 'Learn More about Toron')).toBe('/learnmore')
    // It does not have the header of the app.
    expect(await page.getByRole('navigation', { name: 'Main' }).count()).toBe(0)
  })

  test('the landing page counts at least 2,000 multiple-choice questions, 1,000 theory questions and 8 subjects, and exactly those there are', async () => {
    const page = await open(laptop)
    await page.goto('/')
    const figure = async (label: string) => {
      const stat = page
        .getByRole('region', { name: 'Stats' })
        .locator('div', { has: page.getByText(label, { exact: true }) })
      return Number((await stat.getByRole('definition').last().textContent())?.replaceAll(',', ''))
    }
    expect(await figure('multiple-choice questions')).toBe(counted('science'))
    expect(await figure('theory questions')).toBe(counted('maths'))
    expect(counted('science')).toBeGreaterThanOrEqual(2000)
    expect(counted('maths')).toBeGreaterThanOrEqual(1000)
    expect(await figure('subjects')).toBeGreaterThanOrEqual(8)
  })
})

describe('the sign-in screen', () => {
  const { open } = useBrowser()

  test('the sign-in screen has the words of its two modes, and a link from each to the other', async () => {
    const page = await open(laptop)
    await page.goto('/login')
    await page.getByText('Your gateway to knowledge').waitFor()
    await heading(page, 'Welcome Back')
    await page.getByText('Sign in to access your account', { exact: true }).waitFor()
    await button(page, 'Sign in with Google').waitFor()
    await page.getByText('or continue with email', { exact: true }).waitFor()
    await button(page, 'Sign In').waitFor()
    expect(await page.getByLabel('Full Name').count()).toBe(0)
    await page.getByText("Don't have an account? Sign up", { exact: true }).waitFor()
    await page.getByText('Empowering learners worldwide.', { exact: true }).waitFor()

    await page.getByRole('link', { name: 'Sign up', exact: true }).click()
    await page.waitForURL('**/signup')
    await heading(page, 'Join Toron')
    await page.getByText('Create your account to get started', { exact: true }).waitFor()
    await button(page, 'Sign up with Google').waitFor()
    await page.getByText('or continue with email', { exact: true }).waitFor()
    await page.getByLabel('Full Name').waitFor()
    expect(await page.getByLabel('Email Address').getAttribute('type')).toBe('email')
    await button(page, 'Create Account').waitFor()
    await page.getByText('Already have an account? Sign in', { exact: true }).waitFor()
    await page.getByText('Empowering learners worldwide.', { exact: true }).waitFor()
    await page.getByRole('link', { name: 'Sign in', exact: true }).click()
    await heading(page, 'Welcome Back')
  })

  test('the sign-in screen shows and hides the password as it is typed', async () => {
    const page = await open(laptop)
    await page.goto('/login')
    const password = page.getByLabel('Password', { exact: true })
    await password.fill('padma bridge at dawn')
    expect(await password.getAttribute('type')).toBe('password')
    await button(page, 'Show password').click()
    expect(await password.getAttribute('type')).toBe('text')
    await button(page, 'Hide password').click()
    expect(await password.getAttribute('type')).toBe('password')
    expect(await password.inputValue()).toBe('padma bridge at dawn')
  })

  test('the sign-in screen reports a failure in an alert of the page and stays, and stores the token on success', async () => {
    const page = await open(laptop)
    const student = aStudent()
    const token = () => page.evaluate(() => localStorage.getItem('token'))
    await signUp(page, student)
    expect(await token()).toMatch(/^[\w-]{20,}$/)
    // With a session the sign-in screen redirects.
    await page.goto('/login')
    await page.waitForURL('**/dashboard')
    await page.goto('/me')
    await page.getByRole('main').getByRole('button', { name: 'Logout' }).click()
    await page.waitForURL('**/login')
    await expect.poll(token).toBeNull()
    await page.getByLabel('Email Address').fill(student.email)
    await page.getByLabel('Password', { exact: true }).fill('not it at all')
    await button(page, 'Sign In').click()
    await page.getByRole('alert').getByText('The email address or the password is not right.').waitFor()
    expect(new URL(page.url()).pathname).toBe('/login')
    expect(await token()).toBeNull()
    await page.getByLabel('Password', { exact: true }).fill('')
    await signIn(page, { ...student, email: '' })
    expect(await token()).toMatch(/^[\w-]{20,}$/)
  })
})

describe('the header', () => {
  const { open } = useBrowser()

  test('the header links to the main screens, Tonight first, and shows a student the balance, the badges and Logout', async () => {
    const page = await open(laptop)
    const navLinks = async () => {
      const links = page.getByRole('navigation', { name: 'Main' }).first().getByRole('link')
      return Promise.all(
        (await links.all()).map(async (link) => [await link.textContent(), await link.getAttribute('href')]),
      )
    }
    const expected = [
      ['Tonight', '/tonight'],
      ['Science', '/dashboard'],
      ['Math', '/math'],
      ['Resources', '/progress'],
      ['Leaderboard', '/leaderboard'],
    ] as const
    for (const path of [...expected.map(([, place]) => place), '/question?topic=motion']) {
      await page.goto(path)
      await page.getByRole('link', { name: 'Login', exact: true }).waitFor()
      await expect.poll(navLinks).toEqual(expected)
      expect(await page.getByRole('button', { name: /^Badges/ }).count()).toBe(0)
      expect(await page.locator('#balance').count()).toBe(0)
    }
    await signUp(page, aStudent())
    await expectBalance(page, 0)
    await expect.poll(navLinks).toEqual(expected)
    expect(await page.getByRole('link', { name: 'Login', exact: true }).count()).toBe(0)
    await button(page, 'Badges 0/12').click()
    await page.getByRole('dialog').getByRole('heading', { name: 'Badges' }).waitFor()
    await page.keyboard.press('Escape')
    await button(page, 'Logout').click()
    await page.waitForURL('**/login')
    await page.goto('/dashboard')
    await page.getByRole('link', { name: 'Login', exact: true }).waitFor()
    expect(await page.locator('#balance').count()).toBe(0)
  })
})

describe('every page', () => {
  const { open } = useBrowser()

  test('every page requests its own server only', async () => {
    const page = await open(laptop)
    const asked = new Set<string>()
    page.on('request', (request) => asked.add(new URL(request.url()).origin))
    for (const path of [
      '/',
      '/learnmore',
      '/login',
      '/dashboard',
      '/math',
      '/progress',
      '/question?topic=motion',
    ]) {
      await page.goto(path)
      await page.getByRole('heading', { level: 1 }).waitFor()
    }
    await page.waitForLoadState('networkidle')
    expect([...asked].filter((origin) => origin !== 'null')).toEqual([inject('site')])
  })
})

describe('the dashboard of a new student', () => {
  const { open } = useBrowser()

  test('the dashboard of a new student has four cards, three subjects of three topics each, and more topics on demand', async () => {
    const page = await open(laptop)
    await openAsNewStudent(page)
    await expectCards(page, {
      'Questions Solved': '0',
      'Correct MCQ Answers': '0',
      Accuracy: '–',
      'Time Spent': '0 h 0 m',
    })
    await page
      .getByText('Choose a topic and answer your first question: every right answer earns Skizies.')
      .waitFor()
    const cards = page.getByRole('main').getByRole('region')
    await expect
      .poll(() => cards.getByRole('heading').allTextContents())
      .toEqual(['Know what to do tonight', 'Physics', 'Biology', 'Chemistry'])
    for (const [name, topics] of [
      ['Physics', 19],
      ['Biology', 20],
      ['Chemistry', 17],
    ] as const) {
      const card = page.getByRole('region', { name })
      await expect.poll(() => card.getByRole('listitem').count()).toBe(3)
      await card.getByRole('button', { name: `Show More ${name} topics` }).click()
      await expect.poll(() => card.getByRole('listitem').count()).toBe(topics)
      await card.getByRole('button', { name: `Show Less ${name} topics` }).click()
      await expect.poll(() => card.getByRole('listitem').count()).toBe(3)
    }
    const motion = page.getByRole('link', {
      name: new RegExp(`^Motion\\s?, 0 of ${total} answered, 0% complete`),
    })
    await motion.getByText(new RegExp(`^0 / ${total}`)).waitFor()
    await motion.getByText('0%', { exact: true }).waitFor()
    await motion.getByRole('progressbar', { name: 'Motion', includeHidden: true }).waitFor()
  })
})
