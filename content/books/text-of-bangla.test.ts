import { join } from 'node:path'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expect, test } from 'vitest'
import { createTypesetter } from '../building/typeset.ts'
import { flowingTypesetter } from './chapters.ts'
import { isElement, type Node, readBody } from './html.ts'

const content = join(import.meta.dirname, '..')
const book = join(content, 'resources/bangla/bangla-grammar-letters-and-essays.typ')

const inWords = new Set(['span', 'strong', 'em', 'sub', 'u', 's'])

/** A number that is raised stands apart in print. */
const isApart = (name: string, className: string | undefined) => !inWords.has(name) || className === 'mark'

const textOf = (node: Node): string => {
  if (!isElement(node)) return node
  // A link says where it leads in other words than a page has.
  if (node.name === 'svg' || node.name === 'a') return ' '
  const text = node.children.map(textOf).join('')
  return isApart(node.name, node.attributes.class) ? ` ${text} ` : text
}

/** Lines break after a hyphen and a stroke without a space. */
const wordsOf = (text: string): string[] =>
  text
    .normalize('NFC')
    .replaceAll(/[\u00ad\u2060]/g, '')
    .replaceAll(/([-/])\s+/g, '$1')
    .split(/\s+/)
    .filter((word) => word !== '')

/** The text that pdf.js copies. */
const copied = async (pdf: Buffer): Promise<string> => {
  const task = getDocument({ data: new Uint8Array(pdf), verbosity: 0 })
  const document = await task.promise
  let text = ''
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number)
    const { items } = await page.getTextContent()
    for (const item of items) if ('str' in item) text += item.str + (item.hasEOL ? '\n' : '')
    text += '\n'
  }
  await task.destroy()
  return text
}

/** Between two words of a text a page may have its head, its foot and the labels of a drawing, and no more. */
const farthest = 200

/** The words that are not found after the one before them. */
const notFound = (words: readonly string[], printed: readonly string[]): string[] => {
  let at = 0
  return words.filter((word) => {
    const next = printed.indexOf(word, at)
    if (next < 0 || next > at + farthest) return true
    at = next + 1
    return false
  })
}

test('the book in Bangla is copied from its pages word for word as it is spelt, and is small', async () => {
  const pdf = createTypesetter(content, 'resources').pdf(book)
  const source = wordsOf(readBody(flowingTypesetter(content)(book)).map(textOf).join(' '))
  expect(source.length).toBeGreaterThan(10_000)
  expect(notFound(source, wordsOf(await copied(pdf)))).toEqual([])
  expect(pdf.length).toBeLessThan(3_000_000)
})
