// The exact words of practice: a science question before and after its answer, the greeting that depends on the
// accuracy, and a maths question with its answer shown and hidden.
import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { useBrowser, type View, views } from './browser.ts'
import {
  answer,
  answerByCalls,
  beNewStudent,
  openAsNewStudent,
  questionsOf,
  runUntilShown,
  stopClock,
} from './student.ts'

const total = questionsOf('motion').length

const [laptop] = views as [View]

const plain = (text = '') => text.replaceAll('**', '')

/** The computed colour of a token. */
const colourOf = (page: Page, token: string) =>
  page.evaluate((name) => {
    const probe = document.createElement('p')
    probe.style.color = `var(${name})`
    document.body.append(probe)
    const { color } = getComputedStyle(probe)
    probe.remove()
    return color
  }, token)

const borderOf = (option: Locator) => option.evaluate((element) => getComputedStyle(element).borderTopColor)

describe('a science question', () => {
  const { open } = useBrowser()

  test('a science question takes one option, locks all four, and shows right and wrong in green and red with the explanation', async () => {
    const page = await open(laptop)
    await beNewStudent(page)
    await page.goto('/question?topic=motion')
    const [first] = questionsOf('motion')
    const right = first?.correctAnswer ?? 'A'
    const wrong = right === 'A' ? 'B' : 'A'
    await page.getByText(`Question 1 of ${total}`, { exact: true }).waitFor()
    await page.getByRole('progressbar', { name: 'Progress' }).waitFor()
    const earned = page.locator('#earned-in-run')
    await expect.poll(() => earned.textContent()).toBe('0 Skizies')
    const option = (letter: string) =>
      page.locator('label', { has: page.getByRole('radio', { name: new RegExp(`^${letter}`) }) })
    for (const letter of ['A', 'B', 'C', 'D']) await option(letter).waitFor()
    expect(await page.getByRole('radio').count()).toBe(4)
    const submit = page.getByRole('button', { name: /^Submit Answer/ })
    expect(await submit.isDisabled()).toBe(true)

    await option(right).click()
    await option(wrong).click()
    await submit.click()
    await page.getByRole('heading', { name: "Incorrect. Let's learn 📚" }).waitFor()
    await option(right).getByText('Correct', { exact: true }).waitFor()
    await option(wrong).getByText('Your answer', { exact: true }).waitFor()
    await expect.poll(() => borderOf(option(right))).toBe(await colourOf(page, '--right'))
    await expect.poll(() => borderOf(option(wrong))).toBe(await colourOf(page, '--wrong'))
    for (const radio of await page.getByRole('radio').all()) expect(await radio.isDisabled()).toBe(true)
    expect(plain((await page.getByRole('region', { name: 'Verdict' }).textContent()) ?? '')).toContain(
      plain(first?.explanation),
    )
    expect(await page.getByRole('link', { name: 'Back to Topics' }).getAttribute('href')).toBe('/dashboard')
    await expect.poll(() => earned.textContent()).toBe('0 Skizies')

    const circle = (number: number) =>
      page.getByRole('button', { name: new RegExp(`^Question ${number}\\s?,`) })
    expect(await circle(3).isDisabled()).toBe(true)
    await page.getByRole('button', { name: /^Next Question/ }).click()
    await answer(page, 'motion', 2, true)
    await expect.poll(() => earned.textContent()).toBe('+10 Skizies')
    expect(await circle(4).isDisabled()).toBe(true)
    await circle(1).click()
    await page.getByText(`Question 1 of ${total}`, { exact: true }).waitFor()
    await page.getByRole('heading', { name: "Incorrect. Let's learn 📚" }).waitFor()
    await circle(3).click()
    await page.getByText(`Question 3 of ${total}`, { exact: true }).waitFor()
  })
})

describe('the message of the dashboard', () => {
  const { open } = useBrowser()

  test('the message of the dashboard depends on the accuracy, and names the most-answered topic and its subject', async () => {
    const page = await open(laptop)
    await openAsNewStudent(page)
    let next = 1
    const answerNext = async (...verdicts: boolean[]) => {
      await answerByCalls(page, 'enzymes', verdicts, next)
      next += verdicts.length
    }
    const expectMessage = async (words: string) => {
      await page.goto('/dashboard')
      await page.getByText(words, { exact: true }).waitFor()
    }
    await answerNext(true)
    await expectMessage(
      'Outstanding! More than nine in ten answers right, and Enzymes in Biology leads the way.',
    )
    await answerNext(false)
    await expectMessage('Enzymes in Biology is coming together. Learn from every slip and keep climbing.')
    await answerNext(false)
    await expectMessage(
      'Enzymes in Biology takes practice, and every answer teaches you something. Stay with it!',
    )
    await answerNext(true, true, true, true)
    await expectMessage("You're flying through Enzymes in Biology. Keep going!")
  })
})

describe('maths', () => {
  const { open } = useBrowser()

  test('maths lists its two sections with a count and a percentage per topic, and folds each of them', async () => {
    const page = await open(laptop)
    await page.goto('/math')
    await page.getByText('Answers displayed at the end', { exact: true }).waitFor()
    for (const [name, topics] of [
      ['General Mathematics', 8],
      ['Additional Mathematics', 13],
    ] as const) {
      const section = page.getByRole('region', { name })
      const fold = section.getByRole('button', { name: new RegExp(`^${name}`) })
      // The introduction stands before the catalogue is loaded.
      await expect.poll(() => section.getByRole('listitem').count()).toBe(topics)
      await fold.click()
      await expect.poll(() => fold.getAttribute('aria-expanded')).toBe('false')
      await expect.poll(() => section.getByRole('listitem').count()).toBe(0)
      await fold.click()
      await expect.poll(() => section.getByRole('listitem').count()).toBe(topics)
    }
    const topic = page
      .getByRole('region', { name: 'General Mathematics' })
      .getByRole('link', { name: /^Trigonometry/ })
    await expect.poll(() => topic.textContent()).toMatch(/0 \/ \d+.*0%/)
  })

  test('maths says that it loads the last position, shows and hides an answer, and shows what is paid for two seconds', async () => {
    const page = await open(laptop)
    await page.clock.install()
    await beNewStudent(page)
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/api/practice/maths/topics/*', async (route) => {
      await released
      await route.continue()
    })
    await page.goto('/math?topic=general_math_trigonometry')
    await page.getByText('Loading last position...', { exact: true }).waitFor()
    release()
    await page.getByRole('button', { name: 'Enlarge Question 1' }).waitFor()
    await page
      .locator('img[src*="-001-question.svg"]')
      .first()
      .evaluate((image: HTMLImageElement) => image.decode())
    await stopClock(page)
    await page.getByRole('button', { name: 'Next' }).click()
    const toast = page.getByText('+10 Skizies', { exact: true })
    await runUntilShown(page, toast)
    await page.clock.runFor(1000)
    expect(await toast.count()).toBe(1)
    await page.clock.runFor(1000)
    await toast.waitFor({ state: 'detached' })

    await runUntilShown(page, page.getByRole('button', { name: 'Enlarge Question 2' }))
    await page.clock.runFor(7_600)
    await page.getByText('Show Answer will appear soon...').waitFor()
    await page.clock.runFor(7_600)
    await page.getByRole('button', { name: 'Show Answer' }).click()
    await page.getByRole('heading', { name: 'Answer' }).waitFor()
    await page.getByRole('button', { name: 'Hide Answer' }).click()
    await page.getByRole('heading', { name: 'Answer' }).waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Show Answer' }).waitFor()
  })

  test('Show Answer appears after two minutes in Additional Mathematics', async () => {
    const page = await open(laptop)
    await page.clock.install()
    await page.goto('/math?topic=additional_math_series')
    await page.getByRole('button', { name: 'Enlarge Question 1' }).waitFor()
    await stopClock(page)
    await page.clock.runFor(59_600)
    await page.getByText('Show Answer will appear soon...', { exact: true }).waitFor()
    await page.clock.runFor(50_000)
    expect(await page.getByRole('button', { name: 'Show Answer' }).count()).toBe(0)
    await page.clock.runFor(10_000)
    await page.getByRole('button', { name: 'Show Answer' }).waitFor()
  })
})
