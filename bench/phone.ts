/// <reference lib="dom" />
// Measures how long a student with a slow phone waits from the tap on Submit Answer to the verdict on the screen: a processor four times
// slower than this one, and a network that takes 150 ms there and back. The server's part is in it, the round trip is not.
import type { Browser, CDPSession, Page } from 'playwright-core'
import { launch } from '../journeys/chromium.ts'
import { longestStudents, tokenOf } from './crowd.ts'
import type { Databases } from './databases.ts'
import { startServer } from './processes.ts'
import { median, percentile, type Report, type Row, rounded } from './report.ts'
import { runTopic } from './topics.ts'

const students = 1000
/** There and back, in milliseconds. */
const roundTrip = 150
const slower = 4
/** Milliseconds beside the round trip, for 95 of 100 taps. */
const most = 100
const answers = 30

const screens = [
  { what: 'a run', path: `/question?topic=${runTopic.key}`, student: students },
  { what: 'Tonight', path: '/tonight', student: students - 1 },
  { what: 'Tonight, 20,000 answers', path: '/tonight', student: longestStudents },
]

export const measurePhone = async (databases: Databases): Promise<Report> => {
  const DATABASE_URL = await databases.filled('sqlite', students)
  const server = await startServer({
    DATABASE_URL,
    PROXIES: '1',
  })
  const browser = await launch()
  const rows: Row[] = []
  const missed: string[] = []
  try {
    for (const { what, path, student } of screens) {
      const waits = await waitsOf(browser, server.url, path, student)
      const [middle, slow] = [median(waits), percentile(waits, 95)]
      rows.push({
        screen: what,
        taps: waits.length,
        'median ms': rounded(middle, 0),
        'p95 ms': rounded(slow, 0),
        aim: `< ${most} ms`,
      })
      if (slow >= most) missed.push(`tap to verdict in ${what}: ${slow.toFixed(0)} ms`)
    }
  } finally {
    await browser.close()
    await server.stop()
  }
  return { tables: { 'From a tap to its verdict on a slow phone, beside the round trip': rows }, missed }
}

const waitsOf = async (browser: Browser, url: string, path: string, student: number): Promise<number[]> => {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 360, height: 720 },
    hasTouch: true,
    isMobile: true,
    timezoneId: 'Asia/Dhaka',
  })
  await context.addInitScript((token) => localStorage.setItem('token', token), tokenOf(student))
  const page = await context.newPage()
  await page.goto(path)
  await page.getByRole('radiogroup').waitFor()
  const phone = await context.newCDPSession(page)
  await slowDown(phone)
  const waits: number[] = []
  while (waits.length < answers && (await page.getByRole('radiogroup').count()) > 0) {
    waits.push(await waitOfOne(page))
    await page.keyboard.press('Enter')
    await page.getByRole('region', { name: 'Verdict' }).waitFor({ state: 'detached' })
    await page.waitForTimeout(300)
  }
  await context.close()
  return waits
}

const slowDown = async (phone: CDPSession) => {
  await phone.send('Emulation.setCPUThrottlingRate', { rate: slower })
  await phone.send('Network.enable')
  await phone.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: roundTrip,
    // Bytes a second, of a slow 4G connection.
    downloadThroughput: 200_000,
    uploadThroughput: 94_000,
  })
}

/** Answers the question on the screen, and returns how long its verdict took to be painted, without the round trip. */
const waitOfOne = async (page: Page): Promise<number> => {
  await page.getByRole('radio').first().tap()
  const wait = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let tapped = 0
        document.addEventListener('pointerdown', () => (tapped ||= performance.now()), {
          capture: true,
          once: true,
        })
        const look = () => {
          if (!document.querySelector('section[aria-label="Verdict"]')) return requestAnimationFrame(look)
          // In the frame after the one in which it is painted.
          return requestAnimationFrame(() => resolve(performance.now() - tapped))
        }
        requestAnimationFrame(look)
      }),
  )
  await page.getByRole('button', { name: 'Submit Answer' }).tap()
  return (await wait) - roundTrip
}
