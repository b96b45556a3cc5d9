// A real browser: the one in CHROMIUM_PATH, else the one installed by npm, which is for Linux and knows no windows, so that journeys
// take it half the processor time, else the system's.
import { existsSync } from 'node:fs'
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium } from 'playwright-core'

const systems = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']
const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
]

// Without the flags of the bundled browser: they run all pages in one process, which a second visitor could crash, and
// disable web security, which the journeys must obey.
export const launch = async (): Promise<Browser> =>
  chromium.launch({ executablePath: await executable(), args: quiet })

/** A browser that keeps in this folder what a device keeps, also when it is closed. */
export const launchIn = async (folder: string, options: BrowserContextOptions): Promise<BrowserContext> =>
  chromium.launchPersistentContext(folder, { ...options, executablePath: await executable(), args: quiet })

/** Its path. The one from npm is unpacked when it is first asked for. */
export const executable = async (): Promise<string> => {
  const chosen = process.env.CHROMIUM_PATH
  if (chosen) return chosen
  if (process.platform === 'linux' && process.arch === 'x64') {
    const { default: bundled } = await import('@sparticuz/chromium')
    return bundled.executablePath()
  }
  const installed = systems.find((path) => existsSync(path))
  if (!installed) throw new Error('No Chromium found: set CHROMIUM_PATH.')
  return installed
}
