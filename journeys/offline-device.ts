// A student's phone that is closed and opened again, and a server that is replaced by a later version under it.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext, Page } from 'playwright-core'
import { expect } from 'vitest'
import { type Database, openDatabase } from '../apps/server/src/platform/storage/database.ts'
import { migrate } from '../apps/server/src/platform/storage/migrate.ts'
import { expectBalancedBooks } from '../apps/server/src/testing/books.ts'
import { aServer, noon, type TestServer } from '../apps/server/src/testing/builders.ts'
import { freePort } from '../apps/server/src/testing/free-port.ts'
import { loadBank } from '../content/bank.ts'
import { loadShelf } from '../content/shelf.ts'
import { webApp } from './another-version.ts'
import { launchIn } from './chromium.ts'

const bank = loadBank()
const shelf = loadShelf()

/** A server on the built tree whose clock goes on by itself, and which a later version can follow at its address. */
export const aServerInVersions = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'toron-versions-'))
  const database: Database = await openDatabase(`sqlite:${join(folder, 'journey.db')}`)
  await migrate(database)
  const port = await freePort()
  const began = Date.now()
  const listen = async (web: string): Promise<TestServer> => {
    const content = join(import.meta.dirname, '../dist')
    const resourcesFolder = join(content, 'resources')
    const server = await aServer(database, bank, { folders: { content, web }, shelf, resourcesFolder })
    // In the time of this machine, which is that of the phone.
    server.client.app.addHook('onRequest', async () => server.setClock(noon + Date.now() - began))
    await server.client.app.listen({ port })
    return server
  }
  let server = await listen(webApp)
  return {
    url: `http://localhost:${port}`,
    aStudent: () => server.aStudent(),
    /** @param web folder of the later version */
    replaceBy: async (web: string) => {
      await server.client.app.close()
      server = await listen(web)
    },
    /** What counted, in its order: question and chosen option. The books must balance. */
    booksOf: async (studentId: string) => {
      const attempts = await database.reader
        .selectFrom('attempt')
        .select(['questionId', 'chosen'])
        .where('studentId', '=', studentId)
        .orderBy('sequence')
        .execute()
      const { skizies } = await database.reader
        .selectFrom('student')
        .select('skizies')
        .where('id', '=', studentId)
        .executeTakeFirstOrThrow()
      return { attempts: attempts.map(({ questionId, chosen }) => `${questionId} ${chosen}`.trim()), skizies }
    },
    expectBalanced: (studentId: string) => expectBalancedBooks(database, studentId),
    stop: async () => {
      await server.client.app.close()
      await database.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export class Device {
  readonly #folder = mkdtempSync(join(tmpdir(), 'toron-device-'))
  readonly #site: string
  readonly #token: string
  #context: BrowserContext | null = null
  isOnline = true
  readonly complaints: string[] = []

  constructor(site: string, token: string) {
    this.#site = site
    this.#token = token
  }

  get context(): BrowserContext {
    if (!this.#context) throw new Error('the phone is closed')
    return this.#context
  }

  /** Opens the app, as on a later visit. */
  async open(): Promise<Page> {
    this.#context = await launchIn(this.#folder, {
      baseURL: this.#site,
      viewport: { width: 360, height: 720 },
      timezoneId: 'Asia/Dhaka',
      locale: 'en-GB',
      reducedMotion: 'reduce',
    })
    await this.#context.setOffline(!this.isOnline)
    await this.#context.addInitScript((token) => {
      // An empty tab has no storage.
      if (location.protocol === 'about:') return
      localStorage.setItem('token', token)
      localStorage.setItem('visited', 'yes')
    }, this.#token)
    return this.tab()
  }

  async tab(): Promise<Page> {
    const page = await this.context.newPage()
    page.setDefaultTimeout(30_000)
    page.on('pageerror', (fault) => this.complaints.push(fault.message))
    return page
  }

  async setOnline(isOnline: boolean): Promise<void> {
    this.isOnline = isOnline
    await this.context.setOffline(!isOnline)
  }

  async close(): Promise<void> {
    await this.#context?.close()
    this.#context = null
  }

  async discard(): Promise<void> {
    await this.close()
    rmSync(this.#folder, { recursive: true, force: true })
  }
}

/** Waits until this tab can be opened without a network. */
export const ready = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, { timeout: 120_000 })

/** Keeps a topic for offline, from its row. @param list the screen with the row */
export const keepForOffline = async (page: Page, list: string, topic: string) => {
  await page.goto(list)
  await page.getByRole('button', { name: new RegExp(`^Keep ${topic} for offline`) }).click()
  await page.getByRole('checkbox', { name: topic }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await page
    .getByRole('button', { name: new RegExp(`^${topic} is on this device`) })
    .waitFor({ timeout: 120_000 })
}

/** The version of the code of this page. */
const versionOf = (page: Page): Promise<string> =>
  page.evaluate(
    () => (window as { __reactRouterManifest?: { version: string } }).__reactRouterManifest?.version ?? '',
  )

export const expectVersion = (page: Page, version: string) => expect.poll(() => versionOf(page)).toBe(version)
