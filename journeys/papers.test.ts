// A whole paper: by touch on a phone, by keyboard on a laptop, left and resumed on another device, and one that runs out of time.
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Page } from 'playwright-core'
import { afterEach, describe, expect, test } from 'vitest'
import { loadBank } from '../content/bank.ts'
import { loadPapers } from '../content/papers.ts'
import { positionOf, topicOf } from '../packages/domain/src/practice/question-id.ts'
import { expectFinished, useBrowser, type View, views } from './browser.ts'
import { aServerOfItsOwn } from './server-of-its-own.ts'
import { addStudent, aStudent, beNewStudent, beSignedIn, openAsNewStudent, tabTo } from './student.ts'

const [laptop, phone] = views as [View, View]

const bank = loadBank()
const papers = loadPapers(bank)

/** The right options of a paper, in order. */
const keysOf = (paperId: string): readonly string[] =>
  (papers.find(paperId)?.questions ?? []).map(({ id }) => {
    const key = bank.topic(topicOf(id))?.questions[positionOf(id)]?.correctAnswer
    if (!key) throw new Error(`there is no key of ${id}`)
    return key
  })

const keys = keysOf('physics-extended-1')
const wrong = (key: string) => (key === 'A' ? 'B' : 'A')

const isOn = (page: Page, number: number) =>
  page.getByText(`Question ${number} of 40`, { exact: true }).waitFor()

/** A picture that is still loading moves the options, and a tap may then meet another place. */
const tapOption = async (page: Page, letter: string) => {
  const option = page.locator(`input[name=option][value=${letter}]`)
  await expect
    .poll(async () => {
      await option.tap({ force: true })
      return option.isChecked()
    })
    .toBe(true)
}

const saved = (page: Page) => page.getByText('Saved', { exact: true }).waitFor()

describe('a paper', () => {
  const { open, takeErrors } = useBrowser()
  const stops: (() => Promise<void>)[] = []
  afterEach(async () => {
    for (const stop of stops.splice(0)) await stop()
  })

  test('a visitor reads what a paper is, and signs in for it', async () => {
    const page = await open(phone)
    await page.goto('/papers')
    await page.getByRole('heading', { level: 1, name: 'Sit a whole paper' }).waitFor()
    await expectFinished(page, /^Papers/)
    await page.getByRole('link', { name: 'Sign in', exact: true }).tap()
    await page.waitForURL('**/login?next=%2Fpapers')
  })

  test('a whole paper is sat on a phone by touch, and ends with its mark and its reasons', {
    timeout: 240_000,
  }, async () => {
    const page = await open(phone)
    await openAsNewStudent(page)
    await page.getByRole('link', { name: /^Sit a paper/ }).tap()
    await page.getByRole('heading', { level: 2, name: 'Sit a paper' }).waitFor()
    await expectFinished(page, /^Papers/)
    await page.getByRole('button', { name: 'Begin' }).tap()
    for (const [index, key] of keys.entries()) {
      await isOn(page, index + 1)
      const letter = index < 29 ? key : wrong(key)
      if (index < 38) await tapOption(page, letter)
      if (index === 8) await page.getByRole('button', { name: 'Flag', exact: true }).tap()
      if (index === 9) await expectFinished(page, /question 10/)
      if (index < 39) await page.getByRole('button', { name: 'Next', exact: true }).tap()
    }
    await page.getByRole('button', { name: 'Question 9: answered, flagged' }).waitFor()
    await saved(page)
    await page.getByRole('button', { name: 'Hand in' }).last().tap()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('2 questions without an answer: 39 and 40.').waitFor()
    await dialog.getByText('Flagged for later: 9.').waitFor()
    await dialog.getByRole('button', { name: 'Hand in' }).tap()

    await page.getByRole('heading', { level: 1, name: '29 of 40' }).waitFor()
    await page.getByRole('heading', { name: 'By section' }).waitFor()
    await page.getByText('+290', { exact: true }).waitFor()
    await expectFinished(page, /result/)
    await page.getByRole('button', { name: 'Put 11 into Tonight' }).tap()
    await page.getByText(/^Tonight needs a plan/).waitFor()
    await page.getByRole('link', { name: 'Review' }).tap()
    await page.getByRole('heading', { level: 1, name: /^Question 1 of 40/ }).waitFor()
    await page.getByRole('button', { name: 'Question 30: wrong' }).tap()
    await page.getByRole('heading', { name: "Incorrect. Let's learn" }).waitFor()
    await expectFinished(page, /review of question 30/)
    await page.getByRole('button', { name: 'Question 40: no answer' }).tap()
    await page.getByRole('heading', { name: 'No answer' }).waitFor()
  })

  test('a whole paper is sat on a laptop by keyboard alone', { timeout: 240_000 }, async () => {
    const page = await open(laptop)
    await beNewStudent(page)
    await page.goto('/papers')
    await page.getByRole('heading', { level: 2, name: 'Sit a paper' }).waitFor()
    await tabTo(page, /^Begin$/)
    for (const [index, key] of keys.entries()) {
      await isOn(page, index + 1)
      await page.keyboard.press(key)
      await page.locator(`input[name=option][value=${key}]:checked`).waitFor()
      if (index === 0) await page.keyboard.press('f')
      if (index < 39) await page.keyboard.press('ArrowRight')
    }
    await page.getByRole('button', { name: 'Question 1: answered, flagged' }).waitFor()
    await tabTo(page, /^Hand in$/)
    await page.getByRole('dialog').getByText('All questions have an answer.').waitFor()
    await tabTo(page, /^Hand in$/)
    await page.getByRole('heading', { level: 1, name: '40 of 40' }).waitFor()
    await page.getByText('You had everything right.').waitFor()
    await expectFinished(page, /result/)
  })

  test('a paper that was left goes on elsewhere, and a lost network loses no choice', {
    timeout: 240_000,
  }, async () => {
    const first = await open(phone)
    const token = await beNewStudent(first)
    await first.goto('/papers')
    await first.getByRole('button', { name: 'Begin' }).tap()
    await isOn(first, 1)
    await first.locator('input[name=option][value=C]').tap({ force: true })
    await saved(first)

    const second = await open(laptop)
    await beSignedIn(second, token)
    await second.goto('/papers')
    await second.getByRole('heading', { name: 'You have a paper open' }).waitFor()
    await expectFinished(second, /^Papers/)
    await second.getByRole('link', { name: 'Go on' }).click()
    // Where it was left.
    await isOn(second, 1)
    await second.keyboard.press('ArrowRight')
    await isOn(second, 2)
    await second.context().setOffline(true)
    await second.keyboard.press('D')
    await second.getByText(/^No connection: your choices are kept/).waitFor()
    await expectFinished(second, /question 2/)
    // What is not sent yet outlives the page.
    await second.context().setOffline(false)
    await second.reload()
    await saved(second)

    await first.goto(second.url())
    await first.getByRole('button', { name: 'Question 2: answered' }).tap()
    await first.locator('input[name=option][value=D]:checked').waitFor()
    await first.getByRole('link', { name: 'Leave for now. The clock runs on.' }).tap()
    await first.getByRole('button', { name: 'Give it up' }).tap()
    await first.getByRole('dialog').getByRole('button', { name: 'Give it up' }).tap()
    await first.getByText('given up', { exact: true }).waitFor()
    takeErrors()
  })

  test('a paper that runs out of time ends by itself with what was chosen', {
    timeout: 240_000,
  }, async () => {
    const clock = join(mkdtempSync(join(tmpdir(), 'toron-clock-')), 'offset')
    writeFileSync(clock, '0')
    const moved = pathToFileURL(join(import.meta.dirname, '../faults/moved-clock.ts'))
    const server = await aServerOfItsOwn({ NODE_OPTIONS: `--import=${moved}`, CLOCK_OFFSET_FILE: clock })
    stops.push(server.stop)
    const token = await addStudent(aStudent(), server.url)
    const page = await open(phone)
    await beSignedIn(page, token)
    await page.goto(`${server.url}/papers`)
    await page.getByRole('button', { name: 'Begin' }).tap()
    await isOn(page, 1)
    const [key = 'A'] = keys
    await page.locator(`input[name=option][value=${key}]`).tap({ force: true })
    await saved(page)
    // Twenty seconds are left; this device learns of it with the next thing that is saved.
    writeFileSync(clock, String(45 * 60_000 - 20_000))
    await page.getByRole('button', { name: 'Flag', exact: true }).tap()
    await page.getByRole('heading', { level: 1, name: '1 of 40' }).waitFor({ timeout: 90_000 })
    await page.getByText(/time over/).waitFor()
    await expectFinished(page, /result/)
  })
})
