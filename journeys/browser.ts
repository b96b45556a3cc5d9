// The visitors of the journeys, each in a window of a real browser, and what every screen must be.
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core'
import { afterEach, expect, inject } from 'vitest'
import { axeOn } from './axe.ts'
import { launch } from './chromium.ts'

export interface View {
  readonly name: string
  readonly width: number
  readonly height: number
  readonly theme: 'light' | 'dark'
}

export const views: readonly View[] = [
  { name: 'laptop, light', width: 1280, height: 800, theme: 'light' },
  { name: 'phone, dark', width: 360, height: 720, theme: 'dark' },
]

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** The browser of a worker, which ends with it: to start one takes as long as to open some screens. */
let launched: Promise<Browser> | undefined

/**
 * Declares the visitors of a suite. `open` returns the page of a new visitor. After each test there must have been
 * no script error, console error or violation of the Content-Security-Policy; `takeErrors` removes and returns those
 * that a journey provokes on purpose.
 */
export const useBrowser = () => {
  const contexts: BrowserContext[] = []
  let complaints: string[] = []
  afterEach(async () => {
    for (const context of contexts.splice(0)) await context.close()
    const errors = complaints
    complaints = []
    expect(errors).toEqual([])
  })
  return {
    takeErrors: (): string[] => complaints.splice(0),
    /** @param serviceWorkers allowed: requests that one answers cannot be held up by a journey */
    open: async (view: View, serviceWorkers: 'allow' | 'block' = 'block'): Promise<Page> => {
      launched ??= launch()
      const context = await (await launched).newContext({
        serviceWorkers,
        baseURL: inject('site'),
        viewport: { width: view.width, height: view.height },
        colorScheme: view.theme,
        hasTouch: view.width < 600,
        timezoneId: 'Asia/Dhaka',
        locale: 'en-GB',
        reducedMotion: 'reduce',
      })
      contexts.push(context)
      const page = await context.newPage()
      page.setDefaultTimeout(30_000)
      page.on('pageerror', (fault) => complaints.push(`script: ${fault.message}`))
      page.on('console', (message) => {
        // Some journeys make loads fail; the page must handle that, and its own messages are tested.
        if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) {
          complaints.push(`console: ${message.text()}`)
        }
      })
      return page
    },
  }
}

/** Expects no axe violation of WCAG 2.2 AA. */
export const expectAccessible = async (page: Page) => {
  const found: string[] = []
  for (const { id, nodes } of await axeOn(page, 'html', { runOnly: tags })) {
    for (const { html, target } of nodes) {
      if (id === 'target-size' && (await isLargeInTheOpen(page, target.map(String)))) continue
      found.push(`${id}: ${html}`)
    }
  }
  expect(found).toEqual([])
}

/** A button half under the bottom bar looks too small to axe: scrolls it into the open and checks again. */
const isLargeInTheOpen = async (page: Page, target: readonly string[]): Promise<boolean> => {
  const [selector] = target
  if (target.length !== 1 || selector === undefined) return false
  await page
    .locator(selector)
    .first()
    .evaluate((element) => element.scrollIntoView({ block: 'center' }))
  return (await axeOn(page, selector, { runOnly: { type: 'rule', values: ['target-size'] } })).length === 0
}

/**
 * Expects a screen whose title names it, without an axe violation or sideways scroll, with one main heading.
 * @param isAccessible `expectAccessibleInBothThemes` to look at it in the other theme, too
 */
export const expectFinished = async (page: Page, title: RegExp, isAccessible = expectAccessible) => {
  await expect.poll(() => page.title()).toMatch(title)
  await isAccessible(page)
  await expectNoSidewaysScroll(page)
  await expect.poll(() => page.getByRole('heading', { level: 1 }).count()).toBe(1)
}

/** Expects no axe violation in either theme, and leaves the page in the theme of its system. */
export const expectAccessibleInBothThemes = async (page: Page) => {
  const themes = ['light', 'dark'] as const
  const shown = page.locator('html')
  const now = (await shown.getAttribute('data-theme')) === 'dark' ? 'dark' : 'light'
  await expectAccessible(page)
  for (const theme of themes.filter((each) => each !== now)) {
    await page.emulateMedia({ colorScheme: theme })
    await expect.poll(() => shown.getAttribute('data-theme')).toBe(theme)
    await expectAccessible(page)
  }
  await page.emulateMedia({ colorScheme: now })
}

/** Expects that nothing is wider than the viewport. */
export const expectNoSidewaysScroll = async (page: Page) => {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBeLessThanOrEqual(0)
}

/** For a button that may go by itself before it is clicked. */
export const clickIfThere = (button: Locator) =>
  button.evaluateAll((found) => found.map((each) => (each as HTMLElement).click()))
