// Placing answers of maths on a grid: with a finger on a phone, and with keys alone. What is not finished, what is wrong, what is
// right and pays at once.
import type { Point } from '@toron/domain/typed-answers/plane.ts'
import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { findTemplate, generate } from '../content/maths/template.ts'
import { loadMathsTopics } from '../content/maths/topics.ts'
import { expectAccessible, expectNoSidewaysScroll, useBrowser, type View, views } from './browser.ts'
import { beNewStudent, expectBalance, tabTo } from './student.ts'

const { topics } = await loadMathsTopics()

/** The first question of a template: its address, and its points or the ends of its lines. */
const questionOf = (key: string, template: string, which: string) => {
  const topic = topics.find((each) => each.key === key)
  const index = topic?.published.findIndex((each) => each.template === template && each.case === which) ?? -1
  const published = topic?.published[index]
  if (!topic || !published) throw new Error(`${key} publishes no ${template}`)
  const [final] = generate(findTemplate(topic, template), published.seed, which).answers
  if (!final || !('plane' in final.asked)) throw new Error(`${template} has no drawing`)
  const points = final.asked.kind === 'points' ? final.asked.points : final.asked.lines.flat()
  return { address: `/math?topic=${key}&question=${index + 1}`, points }
}
const line = questionOf('general_math_coordinate_geometry', 'draw-a-line', 'by-intercepts')
const shape = questionOf('general_math_transformations_and_vectors', 'draw-a-translation', 'one-negative')

const [laptop, phone] = views as [View, View]

const grid = (page: Page) => page.getByRole('group', { name: 'Your answer' })
const handle = (page: Page, name: string) =>
  grid(page).getByRole('button', { name: new RegExp(`^${name} at`) })
const check = (page: Page) => page.getByRole('button', { name: 'Check', exact: true })

/** Where a handle says that its point is. */
const pointOf = async (at: Locator): Promise<Point> => {
  const label = (await at.getAttribute('aria-label')) ?? ''
  const [x = Number.NaN, y = Number.NaN] = [...label.matchAll(/ [xy] (minus )?([\d.]+)/g)].map(
    ([, minus, value]) => (minus ? -1 : 1) * Number(value),
  )
  return [x, y]
}

const middleOf = async (at: Locator): Promise<Point> => {
  const box = await at.boundingBox()
  if (!box) throw new Error('it is not on screen')
  return [box.x + box.width / 2, box.y + box.height / 2]
}

const tapAt = async (page: Page, across: number, down: number) => {
  const drawing = grid(page).locator('svg').first()
  const box = await drawing.boundingBox()
  if (!box) throw new Error('the grid is not on screen')
  await page.touchscreen.tap(box.x + across * box.width, box.y + down * box.height)
}

/** Moves a finger from here to there, rests it and lifts it: one that is lifted in full swing would fling the page. */
const dragFinger = async (page: Page, from: Point, to: Point) => {
  const client = await page.context().newCDPSession(page)
  const began = Date.now() / 1000
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', seconds: number, at?: Point) =>
    client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: at ? [{ x: at[0], y: at[1] }] : [],
      timestamp: began + seconds,
    })
  const along = (share: number): Point => [
    from[0] + share * (to[0] - from[0]),
    from[1] + share * (to[1] - from[1]),
  ]
  await touch('touchStart', 0, from)
  for (let n = 1; n <= 8; n += 1) await touch('touchMove', n / 20, along(n / 8))
  await touch('touchMove', 0.8, to)
  await touch('touchEnd', 1)
}

describe('answers on a grid', () => {
  const { open } = useBrowser()

  test('a finger places a line and mends it until it is right', async () => {
    const page = await open(phone)
    await beNewStudent(page)
    await page.goto(line.address)
    await grid(page).getByRole('button', { name: 'Add end' }).waitFor()
    await grid(page).locator('svg').first().scrollIntoViewIfNeeded()
    await tapAt(page, 0.25, 0.25)
    await handle(page, 'End 1').waitFor()
    await check(page).tap()
    await page.getByText('Place both ends of every line, then check. This costs nothing.').first().waitFor()
    await expectAccessible(page)

    await tapAt(page, 0.75, 0.6)
    await handle(page, 'End 2').waitFor()
    await check(page).tap()
    await page.getByText('Not right', { exact: true }).filter({ visible: true }).first().waitFor()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)

    // From how far the two ends are apart follows how long a unit is on the screen.
    const ends = [handle(page, 'End 1'), handle(page, 'End 2')] as const
    const [one, two] = [await pointOf(ends[0]), await pointOf(ends[1])]
    const [here, there] = [await middleOf(ends[0]), await middleOf(ends[1])]
    const unit = (there[0] - here[0]) / (two[0] - one[0])
    for (const [n, end] of ends.entries()) {
      await end.scrollIntoViewIfNeeded()
      const [u, v] = await pointOf(end)
      const [x, y] = line.points[n] ?? [u, v]
      // The finger does not cover the point: it takes hold of it from beside.
      const [left, top] = await middleOf(end)
      const finger: Point = [left + 9, top + 9]
      await dragFinger(page, finger, [finger[0] + (x - u) * unit, finger[1] - (y - v) * unit])
      await expect.poll(async () => Math.abs((await pointOf(end))[0] - x) <= 0.25).toBe(true)
    }
    await check(page).tap()
    await page.getByText('All right!').waitFor()
    await page.getByText('+10 Skizies', { exact: true }).waitFor()
    await expectBalance(page, 10)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  })

  test.each<View['theme']>(['light', 'dark'])('keys alone place a shape, in the %s theme', async (theme) => {
    const page = await open({ ...laptop, theme })
    await beNewStudent(page)
    await page.goto(shape.address)
    await grid(page).getByRole('button', { name: 'Add point' }).waitFor()
    await page.keyboard.press('t')
    await page.keyboard.press('Enter')
    for (const [n, [x, y]] of shape.points.entries()) {
      if (n > 0) await tabTo(page, /^Add point/)
      const placed = handle(page, `Point ${n + 1}`)
      await placed.waitFor()
      const [u, v] = await pointOf(placed)
      const press = async (key: string, half: number) => {
        for (let steps = 0; steps < Math.round(half); steps += 1) await page.keyboard.press(key)
      }
      await press(x > u ? 'ArrowRight' : 'ArrowLeft', Math.abs(x - u) * 2)
      await press(y > v ? 'ArrowUp' : 'ArrowDown', Math.abs(y - v) * 2)
      await expect.poll(() => pointOf(placed)).toEqual([x, y])
    }
    const last = handle(page, `Point ${shape.points.length}`)
    // The question is still the same one, and what was removed comes back.
    await page.keyboard.press('Delete')
    await expect.poll(() => last.count()).toBe(0)
    await page.keyboard.press('Control+z')
    await last.waitFor()
    await expectAccessible(page)
    // Half a small square beside is not the corner.
    await last.focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await page.getByText('Not right', { exact: true }).filter({ visible: true }).first().waitFor()
    await last.focus()
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('Enter')
    await page.getByText('All right!').waitFor()
    await expectBalance(page, 10)
    await expectAccessible(page)
  })
})
