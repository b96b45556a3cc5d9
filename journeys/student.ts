// The actions of a student on the screens, by keyboard: no journey clicks where a key works.
import { randomUUID } from 'node:crypto'
import type { Locator, Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { loadBank } from '../content/bank.ts'

const bank = loadBank()

/** A topic's questions with their answer keys. */
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

/**
 * Signs up, with words put in whole, as the keyboard of a phone does: letter by letter they take the page seconds.
 * @param address of the sign-up screen, such as an invitation link
 */
export const signUp = async (page: Page, { name, email, password }: Credentials, address = '/signup') => {
  await page.goto(address)
  await page.getByRole('heading', { name: 'Join Toron' }).waitFor()
  await page.getByLabel('Full Name').focus()
  await page.keyboard.insertText(name)
  await page.keyboard.press('Tab')
  await page.keyboard.insertText(email)
  await page.keyboard.press('Tab')
  await page.keyboard.insertText(password)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/dashboard')
}

/** Creates an account through the API, for journeys about other screens. Returns its session token. */
export const addStudent = async (
  student: Credentials = aStudent(),
  site: string = inject('site'),
): Promise<string> => {
  const reply = await fetch(`${site}/api/account/sign-up`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...student, timeZone: 'Asia/Dhaka' }),
  })
  expect(reply.status).toBe(200)
  return ((await reply.json()) as { readonly token: string }).token
}

/** Adds a student with a minute on the boards. */
export const addRankedStudent = async (name: string, site: string = inject('site')) => {
  const token = await addStudent({ ...aStudent(), name }, site)
  const reply = await fetch(`${site}/api/leaderboard/tick`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
  })
  expect(reply.status).toBe(200)
}

/** Whatever is opened from here on is opened in this session, and stays in it: for journeys without sign-in and Logout. */
export const beSignedIn = (page: Page, token: string) =>
  page.addInitScript((value) => localStorage.setItem('token', value), token)

/** The same for a new student. Returns the token of the session. */
export const beNewStudent = async (page: Page, student: Credentials = aStudent()): Promise<string> => {
  const token = await addStudent(student)
  await beSignedIn(page, token)
  return token
}

/** Opens the dashboard as a new student. */
export const openAsNewStudent = async (page: Page, student: Credentials = aStudent()) => {
  await beNewStudent(page, student)
  await page.goto('/dashboard')
  await page.getByRole('heading', { name: `Hello, ${student.name}` }).waitFor()
}

export const signIn = async (page: Page, { email, password }: Credentials) => {
  await page.getByLabel('Email Address').focus()
  await page.keyboard.insertText(email)
  await page.keyboard.press('Tab')
  await page.keyboard.insertText(password)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/dashboard')
}

/** Presses Tab until an element with this name has the focus, then Enter. Gives the element the time that a locator has. */
export const tabTo = async (page: Page, name: RegExp) => {
  const end = performance.now() + 10_000
  for (let presses = 0; presses < 120 || performance.now() < end; presses += 1) {
    await page.keyboard.press('Tab')
    const focused = await page.evaluate(() => {
      const element = document.activeElement
      // After the last stop the focus is on the body, whose text is the whole page.
      if (element === document.body) return ''
      return element?.getAttribute('aria-label') ?? element?.textContent ?? ''
    })
    if (name.test(focused)) return page.keyboard.press('Enter')
  }
  throw new Error(`Tab never reached ${name}`)
}

/** Chooses an option of this question by keyboard, once it is on screen: a key pressed sooner goes to the one before. */
export const choose = async (page: Page, topic: string, number: number, rightly: boolean) => {
  const questions = questionsOf(topic)
  const key = questions[number - 1]?.correctAnswer
  if (!key) throw new Error(`${topic} has no question ${number}`)
  await page.getByText(`Question ${number} of ${questions.length}`, { exact: true }).waitFor()
  await page.keyboard.press(rightly ? key : key === 'A' ? 'b' : '1')
}

/** Chooses an option of this question and submits it. */
export const submit = async (page: Page, topic: string, number: number, rightly: boolean) => {
  await choose(page, topic, number, rightly)
  await page.keyboard.press('Enter')
}

/** Answers this question by keyboard, rightly or wrongly, and stays on its verdict. */
export const answer = async (page: Page, topic: string, number: number, rightly: boolean) => {
  await submit(page, topic, number, rightly)
  const words = rightly ? 'Correct! 🎉' : "Incorrect. Let's learn 📚"
  await page.getByRole('heading', { name: words }).waitFor()
}

/**
 * Answers questions of a topic one after the other through the API, for journeys about other screens: the page shows it when it is
 * loaded again.
 * @param verdicts whether each is to be answered rightly @param from the number of the first of them
 */
export const answerByCalls = (page: Page, topic: string, verdicts: readonly boolean[], from = 1) =>
  page.evaluate(
    async ({ topic, answers }) => {
      const headers = {
        authorization: `Bearer ${localStorage.getItem('token')}`,
        'content-type': 'application/json',
      }
      const post = async (path: string, body: object) => {
        const reply = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })
        if (!reply.ok) throw new Error(`${path} was refused: ${reply.status}`)
        return (await reply.json()) as { id: string }
      }
      const { id } = await post('/api/practice/runs', { topic })
      for (const answer of answers) await post(`/api/practice/runs/${id}/answers`, answer)
    },
    {
      topic,
      answers: questionsOf(topic)
        .slice(from - 1, from - 1 + verdicts.length)
        .map(({ id, correctAnswer }, index) => {
          const wrong = correctAnswer === 'A' ? 'B' : 'A'
          return { questionId: id, option: verdicts[index] ? correctAnswer : wrong }
        }),
    },
  )

/** Answers the first questions of motion, all but the second rightly. @param site another server than the shared one */
export const answerInMotion = async (page: Page, count: number, site = '') => {
  await page.goto(`${site}/question?topic=motion`)
  for (let number = 1; number <= count; number += 1) {
    await answer(page, 'motion', number, number !== 2)
    await page.keyboard.press('Enter')
  }
}

/** Expects this balance, in Skizies, in the header. */
export const expectBalance = async (page: Page, skizies: number) => {
  const number = skizies.toLocaleString('en-GB')
  await page.getByRole('link', { name: `${number} Skizies: see your history` }).waitFor()
}

/**
 * Waits until the picture of a maths question is seen, and for the moment after which Next acts.
 * @param page its clock is installed
 */
export const seePicture = async (page: Page, number: number) => {
  const picture = page.locator(`img[src*="-${String(number).padStart(3, '0')}-question.svg"]`).first()
  await expect.poll(() => isLoaded(picture)).toBe(true)
  await page.clock.runFor(500)
}

/** Whether a picture is loaded. */
export const isLoaded = (picture: Locator) =>
  picture.evaluate((image) => image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0)

/** From here on the page's time passes only when the journey says so, however busy the machine is. */
export const stopClock = async (page: Page) => {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 500)
}

/** Lets a stopped clock go on in small steps until this is shown. */
export const runUntilShown = async (page: Page, shown: Locator) => {
  await expect
    .poll(async () => {
      await page.clock.runFor(20)
      return shown.count()
    })
    .toBeGreaterThan(0)
}

/** Expects these figures on the cards. */
export const expectCards = async (page: Page, cards: Record<string, string>) => {
  for (const [name, figure] of Object.entries(cards)) {
    const card = page.getByRole('definition').filter({ has: page.locator(`xpath=../dt[.="${name}"]`) })
    await expect.poll(() => card.textContent()).toBe(figure)
  }
}

/** Waits for a letter with a link to this path and returns the link of the newest one. */
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

/** Waits on a question for the code that is fetched in idle time, so that what goes wrong afterwards goes wrong with the answers. */
export const idleCode = async (page: Page) => {
  await page.waitForFunction(() => {
    const fetched = performance.getEntriesByType('resource').map(({ name }) => name)
    return ['end-screen', 'badge-toast'].every((code) =>
      fetched.some((name) => name.includes(`/assets/${code}-`)),
    )
  })
  await page.waitForLoadState('networkidle')
}
