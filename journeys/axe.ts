// Runs axe, which finds what would keep people out, in a page.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type * as Axe from 'axe-core'
import type { RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

interface Violation {
  readonly id: string
  readonly nodes: readonly { readonly html: string; readonly target: readonly unknown[] }[]
}

/** What axe finds wrong in the part of the page that a selector names. */
export const axeOn = async (
  page: Page,
  context: string,
  options: RunOptions,
): Promise<readonly Violation[]> => {
  expect(page.frames()).toHaveLength(1)
  await sendAxe(page)
  return page.evaluate(
    async ({ context, options }) => {
      const { getAxe } = window as unknown as { getAxe: () => typeof Axe }
      // What is in order is only counted, not described.
      const { violations } = await getAxe().run(context, { ...options, resultTypes: ['violations'] })
      return violations.map(({ id, nodes }) => ({
        id,
        nodes: nodes.map(({ html, target }) => ({ html, target })),
      }))
    },
    { context, options },
  )
}

/** Axe's code in ASCII, which a browser receives in half the time. */
const code = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8').replace(
  /[\u0080-\uffff]/g,
  (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
)

const sent = new WeakSet<Page>()

/**
 * Sends axe to a page once, for every document that the page loads. To send its 650 kB to each document takes the browser
 * longer than axe takes to look at a screen.
 */
const sendAxe = async (page: Page) => {
  if (sent.has(page)) return
  const session = await page.context().newCDPSession(page)
  await session.send('Page.enable')
  await session.send('Page.addScriptToEvaluateOnNewDocument', {
    source: `globalThis.getAxe = () => {
      if (!globalThis.axe) {${code}}
      return globalThis.axe
    }`,
    runImmediately: true,
  })
  sent.add(page)
}
