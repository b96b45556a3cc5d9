// Practising maths: the delayed hints and answer, what Next pays, marking one's own work, resuming, and all the
// answers at the end. The tests control the browser's clock, not the server's.
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { loadMathsTopics } from '../content/maths/topics.ts'
import { clickIfThere, expectAccessible, expectNoSidewaysScroll, useBrowser, views } from './browser.ts'
import {
  beNewStudent,
  expectBalance,
  expectCards,
  isLoaded,
  seePicture,
  stopClock,
  tabTo,
} from './student.ts'

const key = 'general_math_trigonometry'
const { topics } = await loadMathsTopics()
const total = topics.find((topic) => topic.key === key)?.published.length ?? 0

/** Waits for the question and its picture, and for the moment after which Next acts. */
const expectQuestion = async (page: Page, number: number) => {
  await page.getByRole('heading', { name: `Question ${number} of ${total}` }).waitFor()
  await page.getByRole('button', { name: `Enlarge Question ${number}` }).waitFor()
  await seePicture(page, number)
}

const waitForAnswer = async (page: Page) => {
  await stopClock(page)
  await page.clock.runFor(7_000)
  await page.getByText('Show Answer will appear soon...').waitFor()
  expect(await page.getByRole('button', { name: 'Show Answer' }).count()).toBe(0)
  await page.clock.runFor(7_500)
  await page.getByRole('button', { name: 'Show Answer' }).waitFor()
  await page.clock.resume()
}

/** An announced badge does not cover the buttons of the question. */
const expectNothingCovered = async (page: Page) => {
  for (const name of ['Previous', 'Next']) {
    const button = page.getByRole('button', { name: new RegExp(`^${name}`) })
    await button.scrollIntoViewIfNeeded()
    expect(
      await button.evaluate((element) => {
        const { x, y, width, height } = element.getBoundingClientRect()
        return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
      }),
    ).toBe(true)
  }
}

/** From question 2 with its answer open: two fresh questions of the same kind, the answer of one, and back. */
const practiseOthers = async (page: Page) => {
  await tabTo(page, /^Another like this/)
  const heading = page.getByRole('heading', { name: 'Another like Question 2' })
  await heading.waitFor()
  const fresh = page.getByRole('button', { name: 'Enlarge the new question' })
  const words = () => page.locator('img[src^="data:image/svg+xml"]').first().getAttribute('alt')
  // The first of a server: its typesetter begins.
  await fresh.waitFor({ timeout: 40_000 })
  await expect.poll(() => isLoaded(page.locator('img[src^="data:image/svg+xml"]').first())).toBe(true)
  const first = await words()
  await page.keyboard.press('a')
  await page.getByRole('heading', { name: 'Answer' }).waitFor()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.keyboard.press('ArrowRight')
  await expect.poll(words).not.toBe(first)
  expect(await page.getByRole('heading', { name: 'Answer' }).count()).toBe(0)
  await expect.poll(() => heading.evaluate((element) => element === document.activeElement)).toBe(true)
  await page.keyboard.press('p')
  await page.getByText(/^I earned 1 of \d marks$/).waitFor()
  await expectQuestion(page, 2)
}

describe('a student of maths', () => {
  const { open } = useBrowser()

  test.each(views)(
    'a student of maths earns by trying, looks up an answer, marks the work and finds it all again, on a $name',
    async (view) => {
      const page = await open(view)
      await page.clock.install()
      await beNewStudent(page)
      await page.goto('/math')
      await page.getByText('Answers displayed at the end').waitFor()
      await tabTo(page, /^Trigonometry/)
      await expectQuestion(page, 1)
      await page.getByText("You'll earn Skizies if you avoid using this!").waitFor()
      expect(await page.getByRole('button', { name: 'Previous' }).isDisabled()).toBe(true)
      await waitForAnswer(page)
      await expectAccessible(page)

      await page.keyboard.press('ArrowRight')
      await page.getByText('+10 Skizies', { exact: true }).waitFor()
      await expectBalance(page, 10)
      await page.getByText('Badge won: First Steps').waitFor()
      await page.getByRole('button', { name: /^Badges\s*1\s*\/\s*12$/ }).waitFor()
      await expectQuestion(page, 2)
      await expectAccessible(page)
      await expectNothingCovered(page)
      await page.clock.runFor(2_000)
      await page.getByText('+10 Skizies', { exact: true }).waitFor({ state: 'detached' })

      // The delay has restarted.
      await waitForAnswer(page)
      await page.keyboard.press('a')
      await page.getByRole('heading', { name: 'Answer' }).waitFor()
      await tabTo(page, /^Enlarge Answer/)
      await page.getByRole('dialog').waitFor()
      await page.keyboard.press('+')
      await page.getByText('125%').waitFor()
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await page.getByLabel('Mark 1').focus()
      await page.keyboard.press('Space')
      await page.getByText(/^I earned 1 of \d marks$/).waitFor()
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      await practiseOthers(page)
      await page.keyboard.press('n')
      await page.getByText('The answer was shown: no Skizies today').waitFor()
      await expectQuestion(page, 3)
      await expectBalance(page, 10)

      await page.goto('/dashboard')
      await expectCards(page, { 'Questions Solved': '2', 'Correct MCQ Answers': '0', Accuracy: '–' })
      await page.getByText(/^Trigonometry in General Mathematics is under way/).waitFor()

      await page.goto('/math')
      await tabTo(page, new RegExp(`^Trigonometry.*2 of ${total} answered`))
      await expectQuestion(page, 3)
      // Its answer was shown today, so there is nothing to wait for.
      await page.keyboard.press('p')
      await expectQuestion(page, 2)
      await tabTo(page, /^Show Answer$/)
      await page.getByText(/^I earned 1 of \d marks$/).waitFor()
      expect(await page.getByLabel('Mark 1').isChecked()).toBe(true)

      await page.goto(`/math?topic=${key}&question=${total}`)
      await expectQuestion(page, total)
      await tabTo(page, /^Finish/)
      await page.getByRole('heading', { name: 'Topic Complete' }).waitFor()
      await page.getByText(/^You gave your own work 1 of \d marks, in 1 of/).waitFor()
      const answers = page.locator('img[src*="-answer.svg"]')
      await expect.poll(() => answers.count()).toBe(total)
      await answers.last().scrollIntoViewIfNeeded()
      await expect.poll(() => isLoaded(answers.last())).toBe(true)
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      await page.getByRole('button', { name: 'Start again' }).click()
      await expectQuestion(page, 1)

      // A finished topic opens at its last question, one press before the end.
      await page.goto(`/math?topic=${key}`)
      await expectQuestion(page, total)
      await page.getByRole('button', { name: 'Finish' }).click()
      await page.getByRole('heading', { name: 'Topic Complete' }).waitFor()
    },
  )

  test('Next moves on one question per press, however fast they come, and steps lost by the network are kept', async () => {
    const [view] = views
    if (!view) throw new Error('no view')
    const page = await open(view)
    await page.clock.install()
    await beNewStudent(page)
    await page.goto(`/math?topic=${key}`)
    await expectQuestion(page, 1)
    const pictures = '**/images/*-question.svg'
    await page.route(pictures, () => undefined)
    for (let presses = 0; presses < 40; presses += 1) await page.keyboard.press('ArrowRight')
    const place = await page.getByRole('heading', { name: /^Question \d+ of/ }).textContent()
    // The picture of the second question may already have been loaded; that of the third cannot.
    expect([`Question 2 of ${total}`, `Question 3 of ${total}`]).toContain(place)
    await page.unroute(pictures)

    await page.route('**/api/practice/maths/questions/**', (route) => route.abort())
    await page.goto(`/math?topic=${key}&question=5`)
    await expectQuestion(page, 5)
    await page.keyboard.press('n')
    await expectQuestion(page, 6)
    await page.getByText(/^Your last steps are not saved yet/).waitFor()
    await page.unroute('**/api/practice/maths/questions/**')
    await clickIfThere(page.getByRole('button', { name: 'Try again' }))
    await page.getByText(/^Your last steps are not saved yet/).waitFor({ state: 'detached' })
    await page.goto(`/math?topic=${key}`)
    await expectQuestion(page, 6)
  })
})

describe('a visitor to maths', () => {
  const { open } = useBrowser()

  test.each(views)(
    'a visitor can use all of maths on a $name, saves nothing, and is told so',
    async (view) => {
      const page = await open(view)
      await page.clock.install()
      await page.route('**/images/*-002-question.svg', (route) => route.abort())
      await page.goto(`/math?topic=${key}`)
      await page.getByText(/practising as a visitor/).waitFor()
      await expectQuestion(page, 1)
      await waitForAnswer(page)
      await page.keyboard.press('a')
      await page.getByRole('heading', { name: 'Answer' }).waitFor()
      await page.getByLabel('Mark 1').check()
      await page.getByText(/^I earned 1 of/).waitFor()
      await page.keyboard.press('n')
      // A question can be read without its picture.
      await page.getByText('The picture did not load').waitFor()
      await expectAccessible(page)
      await page.unroute('**/images/*-002-question.svg')
      await tabTo(page, /^Try again/)
      await expectQuestion(page, 2)
      await page.goto(`/math?topic=${key}&question=9999`)
      await expectQuestion(page, total)
      await page.goto(`/math?topic=${key}`)
      await expectQuestion(page, 1)
    },
  )
})
