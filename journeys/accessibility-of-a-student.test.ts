// Every screen and state of a student, in both themes and both widths: no axe violation, no horizontal scrolling, one main
// heading, and a page title that names the screen.
import type { Page } from 'playwright-core'
import { describe, test } from 'vitest'
import { expectAccessibleInBothThemes, expectFinished, useBrowser, views } from './browser.ts'
import { answer, openAsNewStudent, questionsOf } from './student.ts'

const enzymes = questionsOf('enzymes')

const expectFinishedInBothThemes = (page: Page, title: RegExp) =>
  expectFinished(page, title, expectAccessibleInBothThemes)

describe('every screen', () => {
  const { open } = useBrowser()

  test.each(views)('every screen of a student is accessible in both themes at $width px', async (view) => {
    const page = await open(view)
    await openAsNewStudent(page)
    await expectFinishedInBothThemes(page, /Science/)
    await page.goto('/question?topic=enzymes')
    await page.getByText(`Question 1 of ${enzymes.length}`, { exact: true }).waitFor()
    await expectFinishedInBothThemes(page, new RegExp(`Enzymes: Question 1 of ${enzymes.length}`))
    await answer(page, 'enzymes', 1, true)
    await expectFinishedInBothThemes(page, /Enzymes/)
    await page.keyboard.press('Enter')
    await answer(page, 'enzymes', 2, false)
    await expectFinishedInBothThemes(page, /Enzymes/)
    await page.keyboard.press('?')
    await page.getByRole('dialog').waitFor()
    await expectAccessibleInBothThemes(page)
    await page.keyboard.press('Escape')
    const withPicture = enzymes.findIndex(({ imageFilename }) => imageFilename) + 1
    for (let number = 3; number < withPicture; number += 1) {
      await page.keyboard.press('Enter')
      await answer(page, 'enzymes', number, true)
    }
    await page.keyboard.press('Enter')
    await page.getByRole('img').first().waitFor()
    await expectFinishedInBothThemes(page, /Enzymes/)
    for (const [path, heading, title] of [
      ['/me', 'Me', /Me/],
      ['/leaderboard', 'Leaderboard', /Leaderboard/],
      ['/progress', 'Resources', /Resources/],
    ] as const) {
      await page.goto(path)
      await page.getByRole('heading', { level: 1, name: heading }).waitFor()
      await expectFinishedInBothThemes(page, title)
    }
  })
})
