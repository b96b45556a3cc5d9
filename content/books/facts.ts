// What a built PDF says of itself. All of it stands in the file uncompressed, so no reader of PDFs is needed.

import type { Chapter } from '@toron/domain/resources/book.ts'

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

/** The objects of a PDF by their number. */
const objectsOf = (pdf: string): ReadonlyMap<string, string> =>
  new Map(
    [...pdf.matchAll(/\n(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(([, number = '', body = '']) => [
      number,
      body,
    ]),
  )

const referenceIn = (body: string, name: string): string | undefined =>
  body.match(new RegExp(`/${name} (\\d+) 0 R`))?.[1]

/** The entries of the outline that stand at its top. */
const chaptersOf = (pdf: string): Chapter[] => {
  const objects = objectsOf(pdf)
  const pages = [
    ...(pdf.match(/\/Type \/Pages\s+\/Count \d+\s+\/Kids \[([^\]]*)\]/)?.[1] ?? '').matchAll(/(\d+) 0 R/g),
  ]
  const pageOf = new Map(pages.map(([, number = ''], index) => [number, index + 1]))
  const outline = [...objects.values()].find((body) => body.includes('/Type /Outlines')) ?? ''
  const chapters: Chapter[] = []
  let entry = objects.get(referenceIn(outline, 'First') ?? '')
  while (entry) {
    const [, title = '()'] = entry.match(/\/Title (<[^>]*>|\((?:\\.|[^\\)])*\))/) ?? []
    const destination = objects.get(referenceIn(entry, 'Dest') ?? '') ?? ''
    const page = pageOf.get(destination.match(/^\[(\d+) 0 R/)?.[1] ?? '')
    if (page !== undefined) chapters.push({ name: textOf(title), page })
    entry = objects.get(referenceIn(entry, 'Next') ?? '')
  }
  return chapters
}

export const readFacts = (pdf: Buffer): PdfFacts => {
  const text = pdf.toString('utf8')
  const metadata = (tag: string) => {
    const [, inner = ''] = text.match(new RegExp(`<${tag}>([\\s\\S]*?)</${tag}>`)) ?? []
    return unescaped(inner.replace(/<[^>]*>/g, '')).trim()
  }
  const [, names = ''] = text.match(/\/Dests <<\s*\/Names \[([^\]]*)\]/) ?? []
  return {
    title: metadata('dc:title'),
    author: metadata('dc:creator'),
    language: metadata('dc:language'),
    about: metadata('dc:description'),
    pages: Number(metadata('xmpTPg:NPages')),
    destinations: [...names.matchAll(/\(([^)]*)\)/g)].map(([, destination = '']) => destination),
    chapters: chaptersOf(text),
    drawings: text.match(/\/S \/Figure\b/g)?.length ?? 0,
  }
}
