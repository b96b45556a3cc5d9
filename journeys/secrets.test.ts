// What anyone can fetch before answering: no key, no explanation and no reason is anywhere in it.
import { plainText } from '@toron/domain/practice/rich-text-forms.ts'
import { describe, expect, inject, it } from 'vitest'
import { loadBank } from '../content/bank.ts'
import { useBrowser, views } from './browser.ts'

describe('before an answer is submitted', () => {
  const { open } = useBrowser()

  it('nothing that the browser received holds a key, an explanation or a reason', async () => {
    const bank = loadBank()
    const [view] = views
    if (!view) throw new Error('no view')
    const page = await open(view)
    // By address: what comes again with every page need not be searched again.
    const received = new Map<string, string>()
    page.on('response', async (response) => {
      if (/json|javascript|html|css|svg/.test(response.headers()['content-type'] ?? '')) {
        received.set(response.url(), await response.text().catch(() => ''))
      }
    })
    for (const topic of bank.topics) {
      await page.goto(`/question?topic=${topic.key}`)
      await page.getByText(`Question 1 of ${topic.questions.length}`, { exact: true }).waitFor()
    }
    await page.waitForLoadState('networkidle')
    const everything = [...received.values()].join('\n')
    expect(everything).toContain(bank.topics[0]?.questions[0]?.question.slice(0, 30))
    const secrets = bank.topics.flatMap(({ questions }) =>
      questions.flatMap(({ explanation, reasons }) => [
        explanation,
        ...Object.values(reasons).filter((reason) => reason !== undefined),
      ]),
    )
    const told = [...new Set([...secrets, ...secrets.map(plainText)])].filter((secret) =>
      everything.includes(JSON.stringify(secret).slice(1, -1)),
    )
    expect(told).toEqual([])
  })

  it('the public questions have exactly the fields of the ruling', async () => {
    for (const { key } of loadBank().topics) {
      const reply = await fetch(`${inject('site')}/data/${key}.json`)
      for (const question of (await reply.json()) as object[]) {
        for (const field of Object.keys(question)) {
          expect([
            'id',
            'question',
            'options',
            'columns',
            'statements',
            'table',
            'marked',
            'optionImages',
            'imageFilename',
            'imageAlt',
            'imageWidth',
            'imageHeight',
          ]).toContain(field)
        }
      }
    }
  })
})
