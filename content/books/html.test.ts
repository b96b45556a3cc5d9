import { expect, test } from 'vitest'
import { readBody, writeHtml } from './html.ts'

const page = (body: string) => `<!DOCTYPE html>\n<html><head></head><body>${body}</body></html>`

test('what is read of a page is written again, without the line breaks between its blocks', () => {
  const body = '<p>A <em>word</em> &amp; “<br>more” &lt;3</p><svg viewBox="0"><path d="M0 0"/></svg>'
  expect(writeHtml(readBody(page(`\n  ${body}\n`)))).toBe(body)
})

test('text and attributes are written so that they stay what they are', () => {
  const nodes = [{ name: 'p', attributes: { 'aria-label': '"<&' }, children: ['</p><script>'] }]
  const written = writeHtml(nodes)
  expect(written).toBe('<p aria-label="&quot;&lt;&amp;">&lt;/p&gt;&lt;script&gt;</p>')
  expect(readBody(page(written))).toEqual(nodes)
})

test.each([['<p>'], ['</p>'], ['<p></em>'], ['<p onclick=alert(1)>x</p>'], ['&nothing;'], ['a < b']])(
  'a page with %j is refused',
  (body) => {
    expect(() => readBody(page(body))).toThrow()
  },
)
