// A new badge while a question is read: the toast is in the page, and covers no option, verdict, answer or balance.
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { expectAccessible, useBrowser, views } from './browser.ts'
import { answer, beNewStudent, questionsOf, seePicture, tabTo } from './student.ts'

const total = questionsOf('motion').length

const read = [
  'form fieldset label',
  'section[aria-label="Verdict"]',
  'img[src*="-question.svg"]',
  'img[src*="-answer.svg"]',
  '#balance',
  '#earned-in-run',
]

/** The elements that the toast covers, at any scroll position. */
const covered = (page: Page): Promise<string[]> =>
  page.evaluate((selectors) => {
    const toast = [...document.querySelectorAll('section')].find(({ ariaLabel }) => ariaLabel === 'News')
    if (!toast) throw new Error('no badge toast is shown')
    const found: string[] = []
    for (let top = 0; top <= document.documentElement.scrollHeight; top += 40) {
      window.scrollTo(0, top)
      const card = toast.getBoundingClientRect()
      for (const selector of selectors) {
        for (const element of document.querySelectorAll(selector)) {
          const box = element.getBoundingClientRect()
          const overlapX = Math.min(card.right, box.right) - Math.max(card.left, box.left)
          const overlapY = Math.min(card.bottom, box.bottom) - Math.max(card.top, box.top)
          if (box.width > 0 && overlapX > 1 && overlapY > 1) found.push(`${selector} at ${top}`)
        }
      }
    }
    return found
  }, read)

describe('news of a badge', () => {
  const { open } = useBrowser()

  test.each(views)(
    'a badge toast covers nothing that is read in science, and disappears once it was seen, on a $name',
    async (view) => {
      const page = await open(view)
      await page.clock.install()
      await beNewStudent(page)
      await page.goto('/question?topic=motion')
      await answer(page, 'motion', 1, true)
      const toast = page.getByText('Badge won: First Steps')
      await toast.waitFor()
      expect(await covered(page)).toEqual([])
      await expectAccessible(page)
      await toast.scrollIntoViewIfNeeded()
      // Its time begins when the browser says that it is in view: it says so to the card first, which has asked first.
      await toast.evaluate(
        (element) =>
          new Promise<void>((resolve) => {
            const isSeen = ([entry]: IntersectionObserverEntry[]) => entry?.isIntersecting && resolve()
            new IntersectionObserver(isSeen, { threshold: 0.6 }).observe(
              element.closest('section') ?? element,
            )
          }),
      )
      await page.clock.runFor(7500)
      await page.keyboard.press('Enter')
      await page.getByText(`Question 2 of ${total}`, { exact: true }).waitFor()
      await toast.waitFor({ state: 'detached' })
    },
  )

  test.each(views)(
    'a badge toast that was not seen is shown again in maths, and covers nothing there, on a $name',
    async (view) => {
      const page = await open(view)
      await page.clock.install()
      // No toast counts as seen.
      await page.addInitScript(() => {
        IntersectionObserver.prototype.observe = () => undefined
      })
      await beNewStudent(page)
      await page.goto('/question?topic=motion')
      await answer(page, 'motion', 1, true)
      const toast = page.getByText('Badge won: First Steps')
      await toast.waitFor()
      await tabTo(page, /^Back to Topics$/)
      await toast.waitFor()
      await page.getByRole('link', { name: /^Math/ }).filter({ visible: true }).first().click()
      await page.getByText('Trigonometry').first().click()
      await page.getByRole('heading', { name: /^Question 1 of/ }).waitFor()
      await toast.waitFor()
      expect(await covered(page)).toEqual([])
      await expectAccessible(page)
      await seePicture(page, 1)
      await page.keyboard.press('ArrowRight')
      await page.getByRole('heading', { name: /^Question 2 of/ }).waitFor()
      expect(await covered(page)).toEqual([])
    },
  )
})

describe('the verdict', () => {
  const { open } = useBrowser()

  test.each(views)('the verdict has drawn signs and its words as specified, on a $name', async (view) => {
    const page = await open(view)
    await page.goto('/question?topic=motion')
    for (const [number, rightly, words] of [
      [1, true, 'Correct! 🎉'],
      [2, false, "Incorrect. Let's learn 📚"],
    ] as const) {
      await answer(page, 'motion', number, rightly)
      const heading = page.getByRole('heading', { name: words })
      expect(await heading.textContent()).toBe(words)
      const drawing = await heading.locator('svg[aria-hidden="true"]').boundingBox()
      expect(drawing?.width).toBeGreaterThan(16)
      const sign = await heading.locator('span').boundingBox()
      expect(sign?.width).toBeLessThanOrEqual(1)
      await page.keyboard.press('Enter')
    }
  })
})
