// What a person does on the screens, by the keyboard alone: no journey clicks where a key can do it.
import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { loadBank } from '../content/bank.ts'

const bank = loadBank()

/** A topic's questions with their keys, as an examiner knows them. */
export const questionsOf = (topic: string) => bank.topic(topic)?.questions ?? []

export interface Credentials {
  readonly name: string
  readonly email: string
  readonly password: string
}

export const aStudent = (): Credentials => ({
  name: 'Maliha Rahman',
  email: `maliha-${randomUUID()}@example.com`,
  password: 'padma bridge at dawn',
})

/** @param address where the sign-up screen is, such as an invitation */
export const signUp = async (page: Page, { name, email, password }: Credentials, address = '/signup') => {
  await page.goto(address)
  await page.getByRole('heading', { name: 'Join Toron' }).waitFor()
  await page.getByLabel('Full Name').focus()
  await page.keyboard.type(name)
  await page.keyboard.press('Tab')
  await page.keyboard.type(email)
  await page.keyboard.press('Tab')
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/dashboard')
}

/** A new account without its screen, for journeys about other screens. Returns its session token. */
export const addStudent = async (student: Credentials = aStudent()): Promise<string> => {
  const reply = await fetch(`${inject('site')}/api/account/sign-up`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...student, timeZone: 'Asia/Dhaka' }),
  })
  expect(reply.status).toBe(200)
  return ((await reply.json()) as { readonly token: string }).token
}

/** Opens the dashboard as a new student, who was signed in before. */
export const beNew = async (page: Page) => {
  const token = await addStudent()
  await page.addInitScript((kept) => localStorage.setItem('token', kept), token)
  await page.goto('/dashboard')
  await page.getByRole('heading', { name: 'Hello, Maliha Rahman' }).waitFor()
}

export const signIn = async (page: Page, { email, password }: Credentials) => {
  await page.getByLabel('Email Address').focus()
  await page.keyboard.type(email)
  await page.keyboard.press('Tab')
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/dashboard')
}

/** Moves with Tab until the focus is on something of this name, then presses Enter. */
export const tabTo = async (page: Page, name: RegExp) => {
  for (let presses = 0; presses < 120; presses += 1) {
    await page.keyboard.press('Tab')
    const focused = await page.evaluate(() => {
      const element = document.activeElement
      // Past the last stop the focus is on the page itself, whose text is everything.
      if (element === document.body) return ''
      return element?.getAttribute('aria-label') ?? element?.textContent ?? ''
    })
    if (name.test(focused)) return page.keyboard.press('Enter')
  }
  throw new Error(`Tab never came to ${name}`)
}

/** Answers the question on screen by keys, rightly or wrongly, and stays on its verdict. */
export const answer = async (page: Page, topic: string, number: number, rightly: boolean) => {
  const questions = questionsOf(topic)
  const key = questions[number - 1]?.correctAnswer
  if (!key) throw new Error(`${topic} has no question ${number}`)
  await page.getByText(`Question ${number} of ${questions.length}`, { exact: true }).waitFor()
  await page.keyboard.press(rightly ? key : key === 'A' ? 'b' : '1')
  await page.keyboard.press('Enter')
  const words = rightly ? 'Correct! 🎉' : "Incorrect. Let's learn 📚"
  await page.getByRole('heading', { name: words }).waitFor()
}

/** The balance that the header shows, in Skizies. */
export const expectBalance = async (page: Page, skizies: number) => {
  const number = skizies.toLocaleString('en-GB')
  await page.getByRole('link', { name: `${number} Skizies: see your history` }).waitFor()
}

/** The figures of the four cards. */
export const expectCards = async (page: Page, cards: Record<string, string>) => {
  for (const [name, figure] of Object.entries(cards)) {
    const card = page.getByRole('definition').filter({ has: page.locator(`xpath=../dt[.="${name}"]`) })
    await expect.poll(() => card.textContent(), { timeout: 10_000 }).toBe(figure)
  }
}

/** The link of the newest letter to an address that has a link of that kind; waits for it. */
export const linkTo = async (email: string, path: string): Promise<string> => {
  let link = ''
  await expect
    .poll(async () => {
      const reply = await fetch(`${inject('letters')}/?to=${encodeURIComponent(email)}`)
      const letters = (await reply.json()) as string[]
      const found = letters.toReversed().map((text) => text.match(new RegExp(`http://\\S+${path}[^\\s"<]*`)))
      link = found.find((match) => match !== null)?.[0] ?? ''
      return link
    })
    .not.toBe('')
  return link
}
