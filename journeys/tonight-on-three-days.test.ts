// Tonight with the clock moved: what was missed comes back days later, missed days make no mountain, and after the exam there
// is rest.
import { afterEach, describe, expect, test } from 'vitest'
import { useBrowser, type View, views } from './browser.ts'
import { answerTheRest, answerTonight, dayAfter, expectExamIn, makePlan, readNight, today } from './night.ts'
import { aServerOfItsOwn } from './server-of-its-own.ts'
import { addStudent, aStudent, beSignedIn } from './student.ts'

const [, phone] = views as [View, View]

describe('Tonight over days', () => {
  const { open } = useBrowser()
  const stops: (() => Promise<void>)[] = []
  afterEach(async () => {
    for (const stop of stops.splice(0)) await stop()
  })

  test('an idea that was missed comes back two days later, two skipped days make no mountain, and after the exam there is rest', async () => {
    const server = await aServerOfItsOwn()
    stops.push(server.stop)
    const token = await addStudent(aStudent(), server.url)
    const page = await open(phone)
    await beSignedIn(page, token)
    await makePlan(page, dayAfter(today(), 54), server.url)
    await page.goto(`${server.url}/tonight`)
    const missed = await answerTonight(page, true)
    const [idea] = missed.ideas.values()
    expect(await answerTheRest(page)).toBe(9)

    // The next evening, and its own night.
    let address = await server.later(1)
    await page.goto(`${address}/dashboard`)
    await expectExamIn(page, 53)
    expect(await answerTheRest(page)).toBe(10)

    // Two days are skipped. What is due is asked, and not more than the minutes that were chosen.
    address = await server.later(4)
    await page.goto(`${address}/dashboard`)
    await expectExamIn(page, 50)
    const card = page.getByRole('region', { name: 'Tonight' })
    await card.getByText('10 questions', { exact: true }).waitFor()
    await card.getByText(/^\d to mend$/).waitFor()
    const { left } = await readNight(page)
    expect(left).toHaveLength(10)
    expect(left.filter(({ reason }) => reason === 'mend').map((item) => item.idea)).toContain(idea)
    await page.goto(`${address}/tonight`)
    await answerTonight(page)

    // The exam comes sooner, and then it is over.
    await page.goto(`${address}/plan`)
    await page.getByLabel('Day of the multiple-choice paper').fill(dayAfter(today(), 14))
    await page.getByRole('button', { name: 'Save the plan' }).click()
    await page.waitForURL('**/me')
    await page.goto(`${address}/dashboard`)
    await expectExamIn(page, 10)
    address = await server.later(15)
    await page.goto(`${address}/tonight`)
    await page.getByRole('heading', { level: 1, name: 'Your examinations are over' }).waitFor()
    await page.getByRole('link', { name: 'Choose the next series' }).click()
    await page.getByText(/^All examinations of your plan are past/).waitFor()
    expect(await page.getByLabel('Day of the multiple-choice paper').inputValue()).toMatch(/-(06-05|11-10)$/)
  })
})
