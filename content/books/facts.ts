// What a built PDF says of itself.

import type { Chapter } from '@toron/domain/resources/book.ts'
import {
  objectOfType,
  type PdfObjects,
  pageNumbersOf,
  readObjects,
  referenceIn,
} from '../building/pdf/objects.ts'

export interface PdfFacts {
  readonly title: string
  readonly author: string
  readonly language: string
  /** The subject and the examination. */
  readonly about: string
  readonly pages: number
  /** Named destinations of links, such as `exercise-3` and `answer-exercise-3`. */
  readonly destinations: readonly string[]
  readonly chapters: readonly Chapter[]
  /** Pictures with a description. */
  readonly drawings: number
}

const unescaped = (xml: string): string => {
  return xml
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&')
}

/** A PDF's string: `(plain)`, or `<FEFF…>` in UTF-16. */
const textOf = (string: string): string => {
  if (string.startsWith('<')) {
    return Buffer.from(string.slice(5, -1), 'hex').swap16().toString('utf16le').trim()
  }
  return string
    .slice(1, -1)
    .replaceAll(/\\([\\()])/g, '$1')
    .trim()
}

/** The entries of the outline that stand at its top. */
const chaptersOf = (objects: PdfObjects): Chapter[] => {
  const bodyAt = (body: string, name: string) => objects.get(referenceIn(body, name) ?? '')?.body
  const pageOf = new Map(pageNumbersOf(objects).map((number, index) => [number, index + 1]))
  const outline = objectOfType(objects, 'Outlines')?.body ?? ''
  const chapters: Chapter[] = []
  let entry = bodyAt(outline, 'First')
  while (entry) {
    const [, title = '()'] = entry.match(/\/Title (<[^>]*>|\((?:\\.|[^\\)])*\))/) ?? []
    const page = pageOf.get(bodyAt(entry, 'Dest')?.match(/^\[(\d+) 0 R/)?.[1] ?? '')
    if (page !== undefined) chapters.push({ name: textOf(title), page })
    entry = bodyAt(entry, 'Next')
  }
  return chapters
}

export const readFacts = (pdf: Buffer): PdfFacts => {
  const objects = readObjects(pdf)
  const described = objectOfType(objects, 'Metadata')?.bytes().toString('utf8') ?? ''
  const metadata = (tag: string) => {
    const [, inner = ''] = described.match(new RegExp(`<${tag}>([\\s\\S]*?)</${tag}>`)) ?? []
    return unescaped(inner.replace(/<[^>]*>/g, '')).trim()
  }
  const catalog = objectOfType(objects, 'Catalog')?.body ?? ''
  const [, names = ''] = catalog.match(/\/Dests <<\s*\/Names \[([^\]]*)\]/) ?? []
  return {
    title: metadata('dc:title'),
    author: metadata('dc:creator'),
    language: metadata('dc:language'),
    about: metadata('dc:description'),
    pages: Number(metadata('xmpTPg:NPages')),
    destinations: [...names.matchAll(/\(([^)]*)\)/g)].map(([, destination = '']) => destination),
    chapters: chaptersOf(objects),
    drawings: [...objects.values()].filter(({ body }) => /\/S \/Figure\b/.test(body)).length,
  }
}
