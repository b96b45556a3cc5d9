// Tonight as a new student meets it: the plan, the night with what was missed, its end, the map, and the switch that ends it.
import { describe, expect, test } from 'vitest'
import { refusals } from '../packages/contract/src/refusals.ts'
import {
  clickIfThere,
  expectAccessible,
  expectAccessibleInBothThemes,
  expectFinished,
  useBrowser,
  type View,
  views,
} from './browser.ts'
import {
  answerTonight,
  ask,
  dayAfter,
  expectExamIn,
  finishNight,
  makePlan,
  moveOn,
  readNight,
  today,
} from './night.ts'
import { beNewStudent, beSignedIn, expectBalance, openAsNewStudent } from './student.ts'

const [laptop, phone] = views as [View, View]
describe('before a plan', () => {
  const { open } = useBrowser()

  test.each(['/tonight', '/plan', '/map'])(
    'a visitor at %s sees what Tonight is, and is asked to sign in',
    async (path) => {
      const page = await open(phone)
      await page.goto(path)
      await page.getByRole('heading', { level: 1, name: 'Know what to do tonight' }).waitFor()
      expect(await page.getByRole('link', { name: 'Sign in for Tonight' }).getAttribute('href')).toBe(
        '/login?next=%2Fplan',
      )
      await expectAccessible(page)
    },
  )

  test('a new student is invited on the dashboard, and can put it off', async () => {
    const page = await open(phone)
    await openAsNewStudent(page)
    const invitation = page.getByRole('region', { name: 'Know what to do tonight' })
    await invitation.getByRole('link', { name: 'Make a plan' }).waitFor()
    await invitation.getByRole('button', { name: 'Not now' }).click()
    await invitation.waitFor({ state: 'hidden' })
    await page.reload()
    await page.getByText('Questions Solved').waitFor()
    await page.waitForLoadState('networkidle')
    expect(await invitation.count()).toBe(0)
    // Tonight itself still says what it is.
    await page.goto('/tonight')
    await page.getByRole('link', { name: 'Make a plan' }).waitFor()
  })

  test('what is wrong with a plan is said at once by its field, and nothing is sent', async () => {
    const page = await open(phone)
    await beNewStudent(page)
    await page.goto('/plan')
    const make = page.getByRole('button', { name: 'Make my plan' })
    await make.click()
    await page.getByRole('alert').getByText(refusals['plan-without-subject']).waitFor()
    await page.getByRole('checkbox', { name: 'Chemistry' }).check()
    const day = page.getByLabel('Day of the multiple-choice paper')
    for (const [typed, sentence] of [
      [dayAfter(today(), -1), refusals['exam-in-the-past']],
      [dayAfter(today(), 800), refusals['exam-too-far-ahead']],
    ] as const) {
      await day.fill(typed)
      await page.getByText(sentence).waitFor()
      expect(await day.getAttribute('aria-invalid')).toBe('true')
    }
    await make.click()
    await expect.poll(() => day.evaluate((field) => field === document.activeElement)).toBe(true)
    expect(await ask(page, '/api/tonight/plan')).toMatchObject({ plan: null })
    await page.getByText('Maths is not in it yet', { exact: false }).waitFor()
    await expectFinished(page, /Your plan/)
  })
})

describe('a night', () => {
  const { open, takeErrors } = useBrowser()

  test('a night is asked by keyboard, mends what was missed with another question, and ends with what changed', async () => {
    const page = await open(phone)
    await beNewStudent(page)
    await makePlan(page, dayAfter(today(), 54))
    await expectExamIn(page, 54)
    const card = page.getByRole('region', { name: 'Tonight' })
    await card.getByText('10 questions', { exact: true }).waitFor()
    await card.getByText('about 10 minutes').waitFor()
    await card.getByText('10 new').waitFor()
    await expectFinished(page, /Science/)
    await card.getByRole('link', { name: 'Begin' }).click()
    await page.getByText('1 of 10', { exact: true }).waitFor()
    await expectFinished(page, /Tonight: question 1 of 10/)

    const missed = await answerTonight(page, true)
    const [idea] = missed.ideas.values()
    await page.getByText('What often lies behind it:').waitFor()
    await page.getByText(/One like it comes back in 3 questions, and again on \w+day\./).waitFor()
    await expectFinished(page, /Tonight/)
    for (let others = 0; others < 3; others += 1) {
      await moveOn(page)
      expect((await answerTonight(page)).reason).toBe('new')
    }
    await moveOn(page)
    const again = await answerTonight(page)
    expect(again).toMatchObject({ reason: 'mend', idea })
    expect(again.id).not.toBe(missed.id)
    expect([...again.ideas.values()]).toContain(idea)

    await page.goto('/dashboard')
    await expectBalance(page, 40)
    await card.getByText('5 questions left').waitFor()
    await page.getByRole('region', { name: 'Ideas to mend' }).getByText('1 of 1 met').waitFor()
    await card.getByRole('link', { name: 'Go on' }).click()
    expect(await finishNight(page)).toBe(5)
    await page.getByText('9 of 10 answers right').waitFor()
    await page.getByText('+90 Skizies earned!').waitFor()
    await page.getByRole('heading', { name: 'What changed' }).waitFor()
    const marks = page.getByRole('row', { name: /^Physics/ }).getByRole('cell')
    await expect
      .poll(() => marks.allTextContents())
      .toEqual([expect.stringMatching(/^\d+–\d+$/), expect.stringMatching(/^\d+–\d+$/)])
    await expectFinished(page, /Tonight: done/)
    await page.reload()
    await page.getByRole('heading', { level: 1, name: 'Done for today' }).waitFor()
    await page.goto('/dashboard')
    await card.getByText('Done for today').waitFor()
  })

  test('an answer that the network loses is kept, and counts once when it is sent again', async () => {
    const page = await open(laptop)
    await beNewStudent(page)
    await makePlan(page, dayAfter(today(), 54))
    await page.goto('/tonight')
    await page.getByRole('radiogroup').waitFor()
    await page.waitForLoadState('networkidle')
    await page.route('**/api/tonight/answers', (route) => route.abort())
    await page.keyboard.press('1')
    await page.keyboard.press('Enter')
    await page.getByText(/^Your answer is kept on this device/).waitFor()
    expect(await page.getByRole('radio').first().isChecked()).toBe(true)
    await page.unroute('**/api/tonight/answers')
    await clickIfThere(page.getByRole('button', { name: 'Send now' }))
    await page.getByRole('region', { name: 'Verdict' }).waitFor()
    expect((await readNight(page)).done).toHaveLength(1)
    takeErrors()
  })

  test('a question that another device answered shows the verdict that stands, and the night goes on', async () => {
    const page = await open(laptop)
    const token = await beNewStudent(page)
    await makePlan(page, dayAfter(today(), 54))
    await page.goto('/tonight')
    await page.getByRole('radiogroup').waitFor()
    const other = await open(laptop)
    await beSignedIn(other, token)
    await other.goto('/tonight')
    const { correctAnswer } = await answerTonight(other)
    await other.close()
    await page.keyboard.press(correctAnswer === 'A' ? 'b' : 'a')
    await page.keyboard.press('Enter')
    await page.getByText(/^This question was answered in the meantime/).waitFor()
    await page.getByRole('region', { name: 'Verdict' }).getByText('Correct!').waitFor()
    await page.keyboard.press('Enter')
    await page.getByText('2 of 10', { exact: true }).waitFor()
  })
})

describe('the map and the switch', () => {
  const { open } = useBrowser()

  test.each(views)(
    'the map, its objectives, ideas and table are accessible in both themes at $width px',
    async (view) => {
      const page = await open(view)
      await beNewStudent(page)
      await makePlan(page, dayAfter(today(), 54))
      await page.goto('/tonight')
      const { ideas } = await answerTonight(page, true)
      expect(ideas.size).toBeGreaterThan(0)
      await page.goto('/map?subject=physics')
      await page.getByRole('heading', { level: 2, name: 'Motion' }).waitFor()
      await page.getByText('not met yet').first().waitFor()
      await page.getByText(/^0 of \d+ secured$/).waitFor()
      await expectFinished(page, /Your map: Physics/, expectAccessibleInBothThemes)

      const arches = page.getByRole('toolbar', { name: 'Motion' }).getByRole('button')
      await arches.first().focus()
      await page.keyboard.press('ArrowRight')
      await expect.poll(() => arches.nth(1).evaluate((arch) => arch === document.activeElement)).toBe(true)
      await page.keyboard.press('Enter')
      const dialog = page.getByRole('dialog')
      await dialog.getByText('Not met yet.', { exact: false }).waitFor()
      await dialog.getByRole('link', { name: 'Practise Motion' }).waitFor()
      await expect.poll(() => dialog.getByRole('listitem').count()).toBeGreaterThan(0)
      await expectAccessibleInBothThemes(page)
      await page.keyboard.press('Escape')
      await expect.poll(() => arches.nth(1).evaluate((arch) => arch === document.activeElement)).toBe(true)

      await page.getByRole('link', { name: 'Ideas to mend 1' }).click()
      await page.getByText('What puts it right:').waitFor()
      await page.getByText(/^Comes again on \w+day\.$/).waitFor()
      await expectFinished(page, /Your map/, expectAccessibleInBothThemes)
      await page.getByRole('link', { name: 'Table', exact: true }).click()
      await page.getByRole('columnheader', { name: 'Likely right today' }).waitFor()
      await expectFinished(page, /Your map/, expectAccessibleInBothThemes)
      await page.goto('/map?subject=biology')
      await page.getByRole('heading', { name: 'Biology is not in your plan' }).waitFor()
      await expectFinished(page, /Your map/, expectAccessibleInBothThemes)
    },
  )

  test('under Me the plan can be changed, and one switch ends Tonight, deletes it and leaves the answers', async () => {
    const page = await open(phone)
    await beNewStudent(page)
    await makePlan(page, dayAfter(today(), 54))
    await page.goto('/tonight')
    await answerTonight(page)
    await page.goto('/me')
    await page.getByText('(in 54 days)', { exact: false }).waitFor()
    await page.getByRole('link', { name: 'Change' }).click()
    await page.getByLabel('Day of the multiple-choice paper').fill(dayAfter(today(), 30))
    await page.getByRole('button', { name: 'Save the plan' }).click()
    await page.getByText('(in 30 days)', { exact: false }).waitFor()
    await expectFinished(page, /Me/)

    const memory = page.getByRole('switch', { name: /^Memory and prediction/ })
    await memory.click()
    const dialog = page.getByRole('dialog', { name: 'Switch memory and prediction off?' })
    await dialog.getByText('Your answers, your progress and your Skizies stay.').waitFor()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Keep it on' }).click()
    await memory.click()
    await dialog.getByRole('button', { name: 'Switch off and delete' }).click()
    await page.getByText(/^You have no plan/).waitFor()
    expect(await ask(page, '/api/tonight')).toMatchObject({ state: 'no-plan', night: null })
    await expectBalance(page, 10)
    await page.goto('/map?subject=physics')
    await page.getByRole('link', { name: 'Make a plan' }).waitFor()
  })
})
