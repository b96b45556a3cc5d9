// Every screen and state of a student, in both themes and both widths: no axe violation, no horizontal scrolling, one main
// heading, and a page title that names the screen.
import { describe, test } from 'vitest'
import { everyView, expectAccessible, expectFinished, useBrowser } from './browser.ts'
import { answer, openAsNewStudent, questionsOf } from './student.ts'

const enzymes = questionsOf('enzymes')

describe('every screen', () => {
  const { open } = useBrowser()

  test.each(everyView)('every screen of a student is accessible at $name', async (view) => {
    const page = await open(view)
    await openAsNewStudent(page)
    await expectFinished(page, /Science/)
    await page.goto('/question?topic=enzymes')
    await page.getByText(`Question 1 of ${enzymes.length}`, { exact: true }).waitFor()
    await expectFinished(page, new RegExp(`Enzymes: Question 1 of ${enzymes.length}`))
    await answer(page, 'enzymes', 1, true)
    await expectFinished(page, /Enzymes/)
    await page.keyboard.press('Enter')
    await answer(page, 'enzymes', 2, false)
    await expectFinished(page, /Enzymes/)
    await page.keyboard.press('?')
    await page.getByRole('dialog').waitFor()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    const withPicture = enzymes.findIndex(({ imageFilename }) => imageFilename) + 1
    for (let number = 3; number < withPicture; number += 1) {
      await page.keyboard.press('Enter')
      await answer(page, 'enzymes', number, true)
    }
    await page.keyboard.press('Enter')
    await page.getByRole('img').first().waitFor()
    await expectFinished(page, /Enzymes/)
    for (const [path, heading, title] of [
      ['/me', 'Me', /Me/],
      ['/leaderboard', 'Leaderboard', /Leaderboard/],
      ['/progress', 'Resources', /Resources/],
    ] as const) {
      await page.goto(path)
      await page.getByRole('heading', { level: 1, name: heading }).waitFor()
      await expectFinished(page, title)
    }
  })
})
