// A wrong key, from the student who finds it to everybody whom it concerns. The bank is a copy in which the first question of
// motion has a wrong key; the version that puts it right is started on the same database.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterEach, expect, test } from 'vitest'
import { payChangedKeys } from '../apps/server/src/features/questions/pay-changed-keys.ts'
import { openDatabase } from '../apps/server/src/platform/storage/database.ts'
import { migrate } from '../apps/server/src/platform/storage/migrate.ts'
import { aServer } from '../apps/server/src/testing/builders.ts'
import { loadBank, type Question } from '../content/bank.ts'
import {
  expectAccessible,
  expectFinished,
  expectNoSidewaysScroll,
  useBrowser,
  type View,
  views,
} from './browser.ts'
import { beSignedIn } from './student.ts'

const root = join(import.meta.dirname, '..')
const folders = { content: join(root, 'dist'), web: join(root, 'apps/web/build/client') }
const [laptop, phone] = views as [View, View]
const first = 'motion-001'

const { open } = useBrowser()
const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

/** A copy of the bank with another first question of motion. */
const bankWith = (change: (question: Question) => Question) => {
  const folder = mkdtempSync(join(tmpdir(), 'toron-bank-'))
  closing.push(() => rmSync(folder, { recursive: true }))
  cpSync(join(root, 'content/mcq'), folder, { recursive: true })
  const file = join(folder, 'physics/motion.json')
  const [question, ...others] = JSON.parse(readFileSync(file, 'utf8')) as Question[]
  if (!question) throw new Error('motion has no questions')
  writeFileSync(file, JSON.stringify([change(question), ...others]))
  return loadBank(folder)
}

/** The question as it should be, with `wrong` as its key in place of `right`, whose reasons change places with the key. */
const wronglyKeyed =
  (right: Question['correctAnswer'], wrong: Question['correctAnswer']) =>
  (question: Question): Question => {
    const { [wrong]: reason = '', ...reasons } = question.reasons
    const { [wrong]: _, ...mistakes } = question.mistakes ?? {}
    return { ...question, correctAnswer: wrong, reasons: { ...reasons, [right]: reason }, mistakes }
  }

const signedIn = async (view: View, site: string, token: string): Promise<Page> => {
  const page = await open(view)
  await beSignedIn(page, token)
  await page.goto(`${site}/question?topic=motion`)
  return page
}

const answer = async (page: Page, option: string) => {
  await page.getByText('Question 1 of').waitFor()
  await page.keyboard.press(option)
  await page.keyboard.press('Enter')
  await page.getByRole('region', { name: 'Verdict' }).waitFor()
}

test('a wrong key is found, told, confirmed and put right, and everybody concerned is paid and told', async () => {
  const key = loadBank().topic('motion')?.questions[0]?.correctAnswer ?? 'A'
  const wrong = key === 'A' ? 'B' : 'A'
  const folder = mkdtempSync(join(tmpdir(), 'toron-open-account-'))
  const database = await openDatabase(`sqlite:${join(folder, 'journey.db')}`)
  closing.push(async () => {
    await database.close()
    rmSync(folder, { recursive: true })
  })
  await migrate(database)
  const serve = async (bank: ReturnType<typeof loadBank>) => {
    const server = await aServer(database, bank, { folders })
    closing.push(() => server.client.app.close())
    return { ...server, url: await server.client.app.listen({ port: 0, host: '127.0.0.1' }) }
  }

  const before = await serve(bankWith(wronglyKeyed(key, wrong)))
  const [maliha, rafi, admin] = [
    await before.aStudent(),
    await before.aStudent({ name: 'Rafi Ahmed' }),
    await before.aStudent({ name: 'Admin' }),
  ]
  await database.writer
    .updateTable('student')
    .set({ isAdministrator: 1 })
    .where('id', '=', admin.id)
    .execute()

  // Both choose the right option and are told that it is wrong; Maliha says so.
  const hers = await signedIn(phone, before.url, maliha.token)
  await answer(hers, key)
  await hers.getByRole('button', { name: 'About this question' }).click()
  const panel = hers.getByRole('dialog', { name: 'About this question' })
  await panel.getByText(`${first} · version 1`).waitFor()
  await panel.getByText('Nothing has changed in it so far.').waitFor()
  await panel.getByRole('button', { name: 'Tell us' }).click()
  await panel.getByText('Choose what is wrong with it.').waitFor()
  await panel.getByRole('radio', { name: 'Wrong key' }).check()
  await panel.getByLabel('Say it in a sentence').fill('The key is not the right answer: 5 < 7.')
  await expectAccessible(hers)
  await expectNoSidewaysScroll(hers)
  await panel.getByRole('button', { name: 'Tell us' }).click()
  await panel.getByText('We have it, and will look.').waitFor()
  const his = await signedIn(laptop, before.url, rafi.token)
  await answer(his, key)

  // The administrator confirms it.
  const desk = await signedIn(laptop, before.url, admin.token)
  await desk.goto(`${before.url}/dev`)
  await desk.getByText('1 open flag').waitFor()
  await desk.getByRole('button', { name: `Look at ${first}` }).click()
  await desk.getByText('The key is not the right answer: 5 < 7.').waitFor()
  await expectAccessible(desk)
  await desk.getByLabel(/A sentence for those who told/).fill('You were right, thank you.')
  await desk.getByRole('button', { name: 'Confirm the defect' }).click()
  await desk.getByText('Whoever told first received 100 Skizies.').waitFor()
  await desk.getByRole('button', { name: 'Withhold' }).click()
  await desk.getByText('Withheld from everybody.').waitFor()

  // The version that puts it right.
  const changes = [
    { version: 2, on: '2026-12-01', what: 'The key was wrong.', meaning: true, formerKey: wrong } as const,
  ]
  const bank = bankWith((question) => ({ ...question, version: 2, changes }))
  const after = await serve(bank)
  expect(await payChangedKeys({ database, bank, log: () => {}, clock: () => Date.now() })).toBe(2)

  const look = async (page: Page, words: readonly string[], balance: string) => {
    await page.goto(`${after.url}/me`)
    for (const word of words) await page.getByRole('dialog').getByText(word).waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Good to know' }).click()
    await page.reload()
    await page.getByText('Right after all').waitFor()
    expect(await page.getByRole('dialog').count()).toBe(0)
    await expectFinished(page, /Me/)
    await page.getByText(balance, { exact: true }).first().waitFor()
  }
  await look(hers, ['You were the first to tell us', 'was right after all'], '110')
  await hers.getByText('A fault you found').waitFor()
  await hers.getByText('You were right. It is being put right.').waitFor()
  await look(his, ['was right after all'], '10')
  expect(await his.getByText('The key is not the right answer').count()).toBe(0)

  // Both see what changed, and that a student found it.
  for (const page of [hers, his]) {
    await page.goto(`${after.url}/question?topic=motion`)
    await page
      .getByRole('button', { name: /Question 1\b/ })
      .first()
      .click()
    await page.getByRole('button', { name: 'About this question' }).click()
    const about = page.getByRole('dialog', { name: 'About this question' })
    await about.getByText(`${first} · version 2`).waitFor()
    await about.getByText('Found by a student, who received 100 Skizies.').waitFor()
    await expectAccessible(page)
  }
})
