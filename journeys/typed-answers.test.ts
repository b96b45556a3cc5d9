// Typing answers of maths: by taps on the keypad of a phone, and by the keys of a laptop. What cannot be read, what is wrong, what
// is right in another form, what is right; without a connection; and another question like it.
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { findTemplate, generate } from '../content/maths/template.ts'
import { loadMathsTopics } from '../content/maths/topics.ts'
import {
  clickIfThere,
  expectAccessible,
  expectNoSidewaysScroll,
  useBrowser,
  type View,
  views,
} from './browser.ts'
import { beNewStudent, expectBalance } from './student.ts'

const key = 'general_math_algebra_and_graphs'
const { topics } = await loadMathsTopics()
const topic = topics.find((each) => each.key === key)
const questions = topic?.published.map(
  ({ template, seed, case: which }) => generate(findTemplate(topic, template), seed, which).answers,
)
/** The number of the first question that asks for this alone. */
const numberOf = (isWanted: (asked: { readonly kind: string; readonly value?: unknown }) => boolean) => {
  const index = questions?.findIndex(([first, second]) => first && !second && isWanted(first.asked)) ?? -1
  if (index === -1) throw new Error('no question asks for this')
  return index + 1
}
const factors = numberOf(({ value }) => value === '(x − 2)(x + 6)')
const angle = numberOf(({ kind, value }) => kind === 'number' && value === '66')

const phone = (view: View) => view.width < 600
const answer = (page: Page) => page.getByRole('textbox', { name: 'Your answer' })

const openQuestion = async (page: Page, number: number) => {
  await page.goto(`/math?topic=${key}&question=${number}`)
  await page.getByRole('heading', { name: `Question ${number} of ${questions?.length}` }).waitFor()
  await answer(page).waitFor()
}

/** Names of the keys that type a text. */
const keyNames: Readonly<Record<string, string>> = {
  '(': 'Open bracket',
  ')': 'Close bracket',
  '+': 'Plus',
  '-': 'Minus',
  '²': 'x² squared',
}

/** Types this instead of what the field has: by the keypad on a phone, and by the keyboard of a laptop. */
const type = async (page: Page, view: View, text: string) => {
  await answer(page).focus()
  await page.keyboard.press('Control+a')
  if (!phone(view)) return page.keyboard.type(text)
  const keypad = page.getByRole('group', { name: 'Keypad' })
  await keypad.getByRole('button', { name: 'Delete' }).tap()
  for (const sign of text) {
    await keypad.getByRole('button', { name: keyNames[sign] ?? sign, exact: true }).tap()
  }
}

const check = async (page: Page, view: View) => {
  if (phone(view)) await page.getByRole('button', { name: 'Check', exact: true }).tap()
  else await page.keyboard.press('Enter')
}

/** What is read of the text, as the screen reader speaks it. */
const expectPreview = (page: Page, words: string) =>
  expect.poll(() => page.locator('math').getAttribute('aria-label')).toBe(words)

const expectVerdict = (page: Page, words: string) =>
  page.getByText(words, { exact: true }).filter({ visible: true }).first().waitFor()

/** The field that is typed in is not under the keypad, and neither is all of the question above it. */
const expectInSight = async (page: Page) => {
  const field = await answer(page).boundingBox()
  const keypad = await page.getByRole('button', { name: 'Check', exact: true }).boundingBox()
  expect(field && keypad && field.y + field.height <= keypad.y).toBe(true)
  expect(field && field.y > 180).toBe(true)
}

describe('typed answers', () => {
  const { open } = useBrowser()

  test.each(views)('an answer is typed until it is right, and pays at once, on a $name', async (view) => {
    const page = await open(view)
    await beNewStudent(page)
    await openQuestion(page, factors)
    await answer(page)[phone(view) ? 'tap' : 'focus']()
    await expectInSight(page)
    // No keyboard of letters jumps up.
    expect(await answer(page).getAttribute('inputmode')).toBe('none')
    await type(page, view, '(x-2)(x+')
    await expectPreview(page, 'open bracket x minus 2 close bracket open bracket x plus blank close bracket')
    await check(page, view)
    await expectVerdict(page, "I can't read this")
    await page.getByText('This costs nothing.').first().waitFor()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)

    await type(page, view, 'x')
    await check(page, view)
    await expectVerdict(page, 'Not right')
    await expectInSight(page)
    await expectAccessible(page)

    await type(page, view, 'x²+4x-12')
    await expectPreview(page, 'x squared plus 4 x minus 12')
    await check(page, view)
    await expectVerdict(page, 'Right value, but not in this form')
    await page.getByText('Factorise it fully.').first().waitFor()
    await expectAccessible(page)

    expect(await page.getByRole('button', { name: 'Show Answer' }).count()).toBe(0)
    await type(page, view, '(x-2)(x+6)')
    await check(page, view)
    await page.getByText('All right!').waitFor()
    await page.getByText('+10 Skizies', { exact: true }).waitFor()
    await expectBalance(page, 10)
    expect(await page.getByRole('group', { name: 'Keypad' }).count()).toBe(0)
    // There is nothing left to wait for.
    await page.getByRole('button', { name: 'Show Answer' }).waitFor()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)

    // What was typed is still there after a look at the next question.
    await page.keyboard.press('ArrowRight')
    await page.getByRole('heading', { name: `Question ${factors + 1} of` }).waitFor()
    await page.keyboard.press('ArrowLeft')
    await page.getByText('All right!').waitFor()
    await expectBalance(page, 10)
  })

  test('a try without a connection is kept, and marked when there is one', async () => {
    const [view] = views
    if (!view) throw new Error('no view')
    const page = await open(view)
    await beNewStudent(page)
    await openQuestion(page, angle)
    await page.route('**/api/practice/maths/questions/*/work', (route) => route.abort())
    await type(page, view, '66')
    await check(page, view)
    await page.getByText(/^There is no connection. Your try is kept/).waitFor()
    await expectAccessible(page)
    await page.unroute('**/api/practice/maths/questions/*/work')
    await clickIfThere(page.getByRole('button', { name: 'Try again' }))
    await page.getByText('All right!').waitFor()
    await expectBalance(page, 10)
    await page.getByText(/^Your last steps are not saved yet/).waitFor({ state: 'detached' })
  })

  test('a visitor types, too, also in another question like the first', async () => {
    const view = views.find(phone)
    if (!view) throw new Error('no phone')
    const page = await open(view)
    await openQuestion(page, angle)
    await answer(page).tap()
    await type(page, view, '66')
    await check(page, view)
    await page.getByText("Signed in, you'd earn Skizies for this.").waitFor()
    await page.getByRole('button', { name: 'Show Answer' }).tap()
    await page.getByRole('button', { name: 'Another like this' }).tap()
    // The first of a server: its typesetter begins.
    await page.getByRole('button', { name: 'Enlarge the new question' }).waitFor({ timeout: 40_000 })
    await answer(page).tap()
    await type(page, view, '0')
    await check(page, view)
    await expectVerdict(page, 'Not right')
    await expectAccessible(page)
  })
})
