// What is made of each book beside its PDF: its chapters in the form that flows, and what the shelf shows, its cover, two sample
// pages and what is in it, which is all taken from the built PDF.

import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import {
  type BookFacts,
  type BooksFacts,
  coverOf,
  sampleCount,
  sampleOf,
  samplePages,
} from '@toron/domain/resources/book.ts'
import { hashOf, type Output } from '../building/outputs.ts'
import type { ResourceSource } from '../building/sources.ts'
import { chapterOutputs } from './chapters.ts'
import { readFacts } from './facts.ts'
import { builtPdf, sourcesOf } from './sources.ts'

const require = createRequire(import.meta.url)

const booksFile = 'data/books.json'

const codeIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .sort()
    .map((name) => join(folder, name))

/** The hash of what this folder does, of what finishes its drawings, and of the rules that it goes by. */
const codeHash = (): string => {
  const code = [import.meta.dirname, join(import.meta.dirname, '../building')].flatMap(codeIn)
  const rule = require.resolve('@toron/domain/resources/book.ts')
  return hashOf(...[...code, rule].map((file) => readFileSync(file)))
}

/** How often the sources of a book call a function of the kit. */
const callsIn = (source: ResourceSource, name: string): number =>
  sourcesOf(source)
    .map((text) => text.match(new RegExp(`#${name}\\(`, 'g'))?.length ?? 0)
    .reduce((sum, count) => sum + count, 0)

const factsOf = (source: ResourceSource, output: string): BookFacts => {
  const { about, pages, chapters, drawings, destinations } = readFacts(builtPdf(source, output))
  return {
    about,
    pages,
    chapters,
    drawings,
    exercises: new Set(destinations.filter((name) => /^exercise-\d+$/.test(name))).size,
    markedAnswers: callsIn(source, 'model-answer') + callsIn(source, 'graded-answer'),
    choices: callsIn(source, 'multiple-choice'),
    samples: samplePages(chapters),
  }
}

/** The cover and the sample pages of one book, drawn together. */
const pictures = (source: ResourceSource, output: string, code: string): Output[] => {
  let drawn: readonly string[] | undefined
  const paths = [
    coverOf(source.resource.path),
    ...Array.from({ length: sampleCount }, (_, index) => sampleOf(source.resource.path, index + 1)),
  ]
  return paths.map((path, index) => ({
    path,
    inputs: hashOf(code, source.inputs),
    group: source.resource.path,
    async make() {
      if (!drawn) {
        const { pagePictures } = await import('./page-picture.ts')
        const pdf = builtPdf(source, output)
        drawn = pagePictures(pdf, [1, ...samplePages(readFacts(pdf).chapters)])
      }
      const picture = drawn[index]
      if (!picture) throw new Error(`${source.resource.path} has no chapter of two pages to show.`)
      return picture
    },
  }))
}

export const bookOutputs = (
  sources: readonly ResourceSource[],
  { content, output }: { content: string; output: string },
): Output[] => {
  const code = codeHash()
  return [
    ...chapterOutputs(sources, { content, output, code }),
    ...sources.flatMap((source) => pictures(source, output, code)),
    {
      path: booksFile,
      inputs: hashOf(code, ...sources.flatMap(({ resource, inputs }) => [resource.path, inputs])),
      readsOthers: true,
      make() {
        const facts: BooksFacts = Object.fromEntries(
          sources.map((source) => [source.resource.path, factsOf(source, output)]),
        )
        return JSON.stringify(facts)
      },
    },
  ]
}
