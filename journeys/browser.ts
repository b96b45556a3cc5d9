// A real browser for the journeys: the one CHROMIUM_PATH names, else the system's, else the one that npm brings.
import { existsSync } from 'node:fs'
import { AxeBuilder } from '@axe-core/playwright'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest'

const systems = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']
const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
]

// Not with the flags that the bundled one comes with: they put all pages into one process, where the second visitor of a test
// could end it, and switch off the rules of the web that the journeys are to be held to.
const launch = async (): Promise<Browser> =>
  chromium.launch({ executablePath: await executable(), args: quiet })

const executable = async (): Promise<string> => {
  const installed = [process.env.CHROMIUM_PATH, ...systems].find((path) => path && existsSync(path))
  if (installed) return installed
  const { default: bundled } = await import('@sparticuz/chromium')
  return bundled.executablePath()
}

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

/**
 * Declares the browser of a test file. `open` gives a fresh visitor; after each test everything they saw must have
 * been without a script error, a console error or a violation of the Content-Security-Policy. `heard` takes what the
 * console was told so far, in a journey that provokes it.
 */
export const useBrowser = () => {
  let browser: Browser
  const contexts: BrowserContext[] = []
  let complaints: string[] = []
  beforeAll(async () => {
    browser = await launch()
  })
  afterAll(() => browser.close())
  afterEach(async () => {
    for (const context of contexts.splice(0)) await context.close()
    const seen = complaints
    complaints = []
    expect(seen).toEqual([])
  })
  return {
    heard: (): string[] => complaints.splice(0),
    open: async (view: View): Promise<Page> => {
      const context = await browser.newContext({
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
      page.setDefaultTimeout(10_000)
      page.on('pageerror', (fault) => complaints.push(`script: ${fault.message}`))
      page.on('console', (message) => {
        // A failed load is what some journeys provoke; the page must cope, and its own words are tested.
        if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) {
          complaints.push(`console: ${message.text()}`)
        }
      })
      return page
    },
  }
}

/** Expects that axe finds nothing to object to by WCAG 2.2 AA. */
export const expectAccessible = async (page: Page) => {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  const found: string[] = []
  for (const { id, nodes } of violations) {
    for (const { html, target } of nodes) {
      if (id === 'target-size' && (await isLargeInTheOpen(page, target.map(String)))) continue
      found.push(`${id}: ${html}`)
    }
  }
  expect(found).toEqual([])
}

/** A button that lies half under the bottom bar looks small to axe until it is scrolled out of there. */
const isLargeInTheOpen = async (page: Page, target: readonly string[]): Promise<boolean> => {
  const [selector] = target
  if (target.length !== 1 || selector === undefined) return false
  await page
    .locator(selector)
    .first()
    .evaluate((element) => element.scrollIntoView({ block: 'center' }))
  const { violations } = await new AxeBuilder({ page }).include(selector).withRules('target-size').analyze()
  return violations.length === 0
}

/** Expects that nothing is wider than the screen. */
export const expectNoSidewaysScroll = async (page: Page) => {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBeLessThanOrEqual(0)
}
