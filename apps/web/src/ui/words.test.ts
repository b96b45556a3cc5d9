import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Words } from './words.tsx'

const shown = (text: string, marks: Record<string, (words: string) => ReactNode>) =>
  renderToStaticMarkup(createElement(Words, { text, marks }))

const link = (words: string) => createElement('a', null, words)

test('a marked part becomes its element, wherever it is in the message', () => {
  expect(shown('<signIn>Sign in</signIn> to earn.', { signIn: link })).toBe('<a>Sign in</a> to earn.')
  expect(shown('To earn, <signIn>sign in</signIn>.', { signIn: link })).toBe('To earn, <a>sign in</a>.')
})

test('a mark without words is replaced by content of the app', () => {
  const name = () => createElement('bdi', null, '</name><signIn>')
  expect(shown('<name/> is hidden.', { name })).toBe('<bdi>&lt;/name&gt;&lt;signIn&gt;</bdi> is hidden.')
})

test('a mark without an element is plain text', () => {
  expect(shown('<b>2</b> < 3 and 4 > 3', {})).toBe('2 &lt; 3 and 4 &gt; 3')
})
