// What a screen asks of the server first is asked by its page, before any code of the app has come.
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { firstCalls } from '../apps/web/first-calls.ts'
import { screens } from '../packages/domain/src/screens.ts'
import { useBrowser, type View, views } from './browser.ts'
import { beNewStudent } from './student.ts'

const [, phone] = views as [View, View]

/** A topic of each screen whose address names one. */
const topics: Partial<Record<string, string>> = { question: 'motion', maths: 'general_math_number' }

/** What the page asks, in words as `firstCalls` has them. */
const listen = (page: Page): string[] => {
  const heard: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (!/^\/(api|data|csv)\//.test(pathname)) return
    const body = request.postData()
    heard.push(`${request.method()} ${pathname}${search}${body ? ` ${body}` : ''}`)
  })
  return heard
}

describe('the first calls of a screen', () => {
  const { open } = useBrowser()

  test.each(Object.entries(firstCalls))(
    '%s makes them without any code, and each once',
    async (name, calls) => {
      const topic = topics[name]
      const wanted = calls.map((call) => call.replaceAll(':topic', topic ?? '')).sort()
      const page = await open(phone)
      await beNewStudent(page)
      const heard = listen(page)
      const address = screens[name as keyof typeof screens] + (topic ? `?topic=${topic}` : '')
      await page.route('**/assets/*.js', (route) => route.abort())
      await page.goto(address)
      await expect.poll(() => heard.toSorted()).toEqual(wanted)

      heard.length = 0
      await page.unroute('**/assets/*.js')
      await page.reload({ waitUntil: 'networkidle' })
      for (const call of wanted) expect(heard.filter((one) => one === call)).toEqual([call])
    },
  )

  test('a visitor asks for public files alone', async () => {
    const page = await open(phone)
    const heard = listen(page)
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.goto('/question?topic=motion')
    await expect.poll(() => heard.toSorted()).toEqual(['GET /data/catalogue.json', 'GET /data/motion.json'])
  })
})
