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
  await giveAxe(page)
  return page.evaluate(
    async ({ context, options }) => {
      const here = window as unknown as { axe?: typeof Axe; loadAxe: () => void }
      if (!here.axe) here.loadAxe()
      const { axe } = here as { axe: typeof Axe }
      // What is in order is only counted, not described.
      const { violations } = await axe.run(context, { ...options, resultTypes: ['violations'] })
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

const given = new WeakSet<Page>()

/**
 * Gives every document that the page has or loads a function that makes axe, once: to send two thirds of a megabyte
 * again takes a browser longer than axe takes to look at a screen.
 */
const giveAxe = async (page: Page) => {
  if (given.has(page)) return
  const session = await page.context().newCDPSession(page)
  await session.send('Page.enable')
  await session.send('Page.addScriptToEvaluateOnNewDocument', {
    source: `globalThis.loadAxe = () => {${code}\n}`,
    runImmediately: true,
  })
  given.add(page)
}
