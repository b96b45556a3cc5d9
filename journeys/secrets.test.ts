// What anyone can fetch before answering contains no answer key, explanation or reason.
import { plainText } from '@toron/domain/practice/rich-text-forms.ts'
import { describe, expect, inject, test } from 'vitest'
import { loadBank } from '../content/bank.ts'
import { useBrowser, views } from './browser.ts'

/** Those of the sentences that are in the text. It is read once: searching it for each of them takes minutes. */
const namedIn = (text: string, sentences: readonly string[]): string[] => {
  const length = Math.min(...sentences.map((sentence) => sentence.length))
  const byStart = Map.groupBy(sentences, (sentence) => sentence.slice(0, length))
  const found = new Set<string>()
  for (let at = 0; at < text.length; at += 1) {
    for (const sentence of byStart.get(text.slice(at, at + length)) ?? []) {
      if (text.startsWith(sentence, at)) found.add(sentence)
    }
  }
  return [...found]
}

describe('before an answer is submitted', () => {
  const { open } = useBrowser()

  test('before an answer is submitted, nothing that the browser receives contains a key, an explanation or a reason', async () => {
    const bank = loadBank()
    const [view] = views
    if (!view) throw new Error('no view')
    const page = await open(view)
    // By URL: what is fetched again with every page is searched once.
    const received = new Map<string, string>()
    page.on('response', async (response) => {
      if (/json|javascript|html|css|svg/.test(response.headers()['content-type'] ?? '')) {
        received.set(response.url(), await response.text().catch(() => ''))
      }
    })
    await page.goto('/dashboard')
    for (const topic of bank.topics) {
      await page.locator(`[data-subject="${topic.subject.key}"] [aria-expanded="false"]`).click()
      await page.locator(`a[href="/question?topic=${topic.key}"]`).click()
      await page.getByText(`Question 1 of ${topic.questions.length}`, { exact: true }).waitFor()
      await page.goBack()
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
    const forms = new Set(
      [...secrets, ...secrets.map(plainText)].map((secret) => JSON.stringify(secret).slice(1, -1)),
    )
    expect(namedIn(everything, [...forms])).toEqual([])
  })

  test('the public questions have exactly the fields of the ruling', async () => {
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
