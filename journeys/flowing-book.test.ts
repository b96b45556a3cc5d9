// A book that is read as it flows on a phone held upright, and in its printed pages: one place, whichever way it is read.
import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { expectAccessible, expectAccessibleInBothThemes, useBrowser } from './browser.ts'
import { ready } from './offline-device.ts'
import { answerByCalls, expectBalance, openAsNewStudent } from './student.ts'

const phone = { name: 'phone', width: 360, height: 720, theme: 'light' } as const
const book = 'Punctuation and Grammar Essentials'

const openTheBook = async (page: Page): Promise<Locator> => {
  await openAsNewStudent(page)
  await answerByCalls(page, 'motion', Array(10).fill(true))
  await page.goto('/progress')
  await expectBalance(page, 150)
  await page.getByRole('button', { name: `Unlock ${book} for 100 Skizies` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Unlock for 100 Skizies' }).click()
  await page.getByRole('button', { name: `View ${book}` }).click()
  const viewer = page.getByRole('dialog', { name: book })
  await viewer.getByText(/1 of \d+$/).waitFor()
  return viewer
}

const chapterOf = (viewer: Locator, name: string) =>
  viewer.getByRole('article').getByRole('heading', { level: 3, name })

/** The page that the bar names. */
const pageOf = async (viewer: Locator): Promise<number> =>
  Number((await viewer.getByText(/\d+ of \d+$/).textContent())?.match(/(\d+) of/)?.[1])

/** Where the text stands on the screen. */
const topOf = (viewer: Locator, words: string): Promise<number> =>
  viewer
    .getByRole('article')
    .getByText(words)
    .first()
    .evaluate((element) => element.getBoundingClientRect().top)

const expectOnScreen = async (place: Locator) =>
  expect
    .poll(() =>
      place.evaluate((element) => {
        const { top } = element.getBoundingClientRect()
        return top > 0 && top < window.innerHeight
      }),
    )
    .toBe(true)

describe('a book on a phone', () => {
  const { open, takeErrors } = useBrowser()

  test('a book flows on the screen of a phone, at one place with its pages, and answers lead to questions and back', async () => {
    const page = await open(phone)
    const viewer = await openTheBook(page)
    await viewer.getByRole('button', { name: 'Text that fits the screen' }).click()
    await chapterOf(viewer, 'Sentences').waitFor()
    await expectAccessibleInBothThemes(page)
    expect(
      await viewer.locator('section[aria-busy]').evaluate((room) => room.scrollWidth - room.clientWidth),
    ).toBe(0)

    // The next chapter, and the same place in the printed pages and back.
    await viewer.getByRole('button', { name: 'Next chapter' }).click()
    await chapterOf(viewer, '2').waitFor()
    const second = await pageOf(viewer)
    await viewer.getByRole('button', { name: 'Printed pages' }).click()
    await viewer.locator('.textLayer').first().waitFor()
    expect(await pageOf(viewer)).toBe(second)
    await viewer.getByRole('button', { name: 'Next page' }).click()
    await viewer.getByRole('button', { name: 'Text that fits the screen' }).click()
    await chapterOf(viewer, '2').waitFor()
    await expect.poll(() => pageOf(viewer)).toBe(second + 1)
    await expectOnScreen(viewer.locator(`.page[data-page="${second + 1}"]`))

    // From a question to its answer, which is in another chapter, and back.
    await viewer.getByRole('article').getByRole('link', { name: 'Answer' }).first().click()
    await chapterOf(viewer, 'Answers').waitFor()
    const answered = viewer.locator('article h4:focus')
    await expectOnScreen(answered)
    const exercise = await answered.textContent()
    await answered.locator('xpath=..').getByRole('link', { name: 'Question' }).click()
    await chapterOf(viewer, '2').waitFor()
    await expectOnScreen(viewer.locator('article h4:focus'))
    expect(await viewer.locator('article h4:focus').textContent()).toContain(exercise)
  })

  test('the code for printed pages is there before the tap, for whoever has a book and reads it so', async () => {
    const page = await open(phone)
    const viewer = await openTheBook(page)
    await viewer.getByRole('button', { name: 'Close' }).click()
    await page.goto('/progress')
    const fetched = () =>
      page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname))
    for (const code of [/\/assets\/paper-/, /\/assets\/pdf\.worker/])
      await expect.poll(fetched).toContainEqual(expect.stringMatching(code))
  })

  test('text size and paper are kept on the device, and the place stays under the reader’s eyes', async () => {
    const page = await open(phone)
    const viewer = await openTheBook(page)
    await viewer.getByRole('button', { name: 'Text that fits the screen' }).click()
    await chapterOf(viewer, 'Sentences').waitFor()
    const room = viewer.locator('section[aria-busy]')
    await room.evaluate((element) => element.scrollTo(0, 2000))
    await expect.poll(() => pageOf(viewer)).toBeGreaterThan(3)
    const before = await pageOf(viewer)
    await viewer.getByRole('button', { name: 'Text and paper' }).click()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Larger text' }).click()
    await page.getByRole('button', { name: 'Larger text' }).click()
    await page.getByText('Dark', { exact: true }).click()
    await page.getByRole('button', { name: 'Close the list' }).click()
    expect(await viewer.getByRole('article').evaluate((text) => getComputedStyle(text).fontSize)).toBe('22px')
    expect(await viewer.locator('[data-paper]').getAttribute('data-theme')).toBe('dark')
    expect(await pageOf(viewer)).toBe(before)
    await expectAccessible(page)

    const words = await firstWords(viewer)
    const top = await topOf(viewer, words)
    await viewer.getByRole('button', { name: 'Close' }).click()
    await page.reload()
    await page.getByRole('button', { name: `View ${book}` }).click()
    await viewer.getByRole('article').waitFor()
    await expect.poll(() => topOf(viewer, words)).toBeCloseTo(top, -2)
    expect(await pageOf(viewer)).toBe(before)
    expect(await viewer.getByRole('article').evaluate((text) => getComputedStyle(text).fontSize)).toBe('22px')
  })

  test('a hit of the search is shown where the book flows, and without a voice it says that it has none', async () => {
    const page = await open(phone)
    const viewer = await openTheBook(page)
    await viewer.getByRole('button', { name: 'Text that fits the screen' }).click()
    await chapterOf(viewer, 'Sentences').waitFor()
    await viewer.getByRole('button', { name: 'Search in this book' }).click()
    await page.keyboard.type('apostrophe')
    await page.getByText(/pages have it$/).waitFor()
    await page.getByRole('list').last().getByRole('button').first().click()
    await expect.poll(() => highlightedOn(page, 'found')).toMatch(/^apostrophe$/i)

    await viewer.getByRole('button', { name: 'Read aloud' }).click()
    await page.getByText('This device has no voice for English').waitFor()
    await expectAccessible(page)
  })

  test('a book that is kept on the device flows without a network, to its last chapter', async () => {
    const page = await open(phone, 'allow')
    const viewer = await openTheBook(page)
    await viewer.getByRole('button', { name: 'Close' }).click()
    await ready(page)
    await page.goto('/progress')
    await page.getByRole('button', { name: new RegExp(`^Keep ${book} for offline`) }).click()
    await page.getByRole('checkbox', { name: book }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
    await page.getByRole('button', { name: new RegExp(`^${book} is on this device`) }).waitFor()
    await page.context().setOffline(true)
    await page.reload()
    await page.getByRole('button', { name: `View ${book}` }).click()
    await viewer.getByRole('button', { name: 'Text that fits the screen' }).click()
    await chapterOf(viewer, 'Sentences').waitFor()
    await viewer.getByRole('article').getByRole('link', { name: 'Answer' }).first().click()
    await chapterOf(viewer, 'Answers').waitFor()
    await viewer.getByRole('button', { name: 'Search in this book' }).click()
    await page.keyboard.type('apostrophe')
    await page.getByText(/pages have it$/).waitFor()
    takeErrors()
  })

  test('a book is read aloud sentence by sentence, and what is read is marked', async () => {
    const page = await open(phone)
    await page.addInitScript(aVoice)
    const viewer = await openTheBook(page)
    await viewer.getByRole('button', { name: 'Text that fits the screen' }).click()
    await chapterOf(viewer, 'Sentences').waitFor()
    await viewer.getByRole('button', { name: 'Read aloud' }).click()
    await viewer.getByRole('button', { name: 'Stop reading aloud' }).waitFor()
    const said = () => page.evaluate(() => (window as unknown as { said: string[] }).said)
    expect(await said()).toEqual(['1 Sentences'])
    expect(await highlightedOn(page, 'spoken')).toBe('1 Sentences')
    await page.evaluate(() => (window as unknown as { finish: () => void }).finish())
    await expect.poll(async () => (await said()).length).toBe(2)
    expect(await highlightedOn(page, 'spoken')).toBe((await said())[1])
    await viewer.getByRole('button', { name: 'Stop reading aloud' }).click()
    expect(await highlightedOn(page, 'spoken')).toBe('')
  })
})

/** The words that are coloured. */
const highlightedOn = (page: Page, name: string): Promise<string> =>
  page.evaluate((name) => [...(CSS.highlights.get(name) ?? [])].join('').trim(), name)

/** The words that stand first on the screen. */
const firstWords = (viewer: Locator): Promise<string> =>
  viewer.getByRole('article').evaluate((article) => {
    const seen = [...article.querySelectorAll('p')].find((each) => each.getBoundingClientRect().top > 80)
    return seen?.textContent?.slice(0, 40) ?? ''
  })

/** Stands in for a voice, which the browser of the journeys does not have. */
const aVoice = () => {
  const said: string[] = []
  let end: (() => void) | null = null
  class Utterance {
    readonly text: string
    onend: (() => void) | null = null
    constructor(text: string) {
      this.text = text
    }
  }
  const speech = {
    getVoices: () => [{ lang: 'en-GB', name: 'A voice' }],
    addEventListener: () => undefined,
    cancel: () => undefined,
    speak: (utterance: Utterance) => {
      said.push(utterance.text)
      end = utterance.onend
    },
  }
  Object.defineProperty(window, 'speechSynthesis', { value: speech })
  Object.assign(window, { SpeechSynthesisUtterance: Utterance, said, finish: () => end?.() })
}
