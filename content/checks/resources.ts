// Gates on the study PDFs. They read the built files, by the names and facts that a PDF has uncompressed, so that `check`
// stays quick and sees exactly what a student gets.

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { chapterFile, sampleCount, samplePages } from '@toron/domain/resources/book.ts'
import { shownPath } from '../bank.ts'
import { readFacts } from '../books/facts.ts'
import { type Resource, resourceGroups, resourceSource, straySources } from '../shelf.ts'
import type { Problem } from './written-content.ts'

/**
 * A4 pages that a price promises: about 4 up to 200 Skizies, 8 up to 600, 14 above. Three pages of the kit's B6
 * hold what one of A4 does; cover and contents come on top.
 */
const promisedPages = [
  { upTo: 200, a4: 4 },
  { upTo: 600, a4: 8 },
  { upTo: Number.POSITIVE_INFINITY, a4: 14 },
]
const kitPagesPerA4 = 3
const coverAndContents = 2
const largestBytes = 2_000_000
/** Of a chapter as it flows, compressed. A chapter with a dozen drawings is the heaviest. */
const largestChapter = 60_000

/** A resource that is written, with its PDF and its chapters as they flow, if they have been built. */
interface WrittenResource {
  readonly resource: Resource
  readonly source: string
  readonly pdf: Buffer | undefined
  readonly flowing: readonly Buffer[]
}

export interface WrittenShelf {
  readonly strays: readonly string[]
  readonly resources: readonly WrittenResource[]
}

export const readShelf = (content: string, dist: string): WrittenShelf => {
  const sources = join(content, 'resources')
  const resources = resourceGroups
    .flatMap(({ resources }) => resources)
    .map((resource) => ({ resource, source: resourceSource(resource, sources) }))
    .filter(({ source }) => existsSync(source))
    .map(({ resource, source }) => {
      const file = join(dist, 'resources', resource.path)
      const flowing = flowingIn(join(dist, 'resources'), resource.path)
      return {
        resource,
        source: shownPath(source),
        pdf: existsSync(file) ? readFileSync(file) : undefined,
        flowing,
      }
    })
  return { strays: existsSync(sources) ? straySources(sources) : [], resources }
}

const flowingIn = (folder: string, path: string): Buffer[] => {
  const chapters: Buffer[] = []
  let file = join(folder, chapterFile(path, 1))
  while (existsSync(file)) {
    chapters.push(readFileSync(file))
    file = join(folder, chapterFile(path, chapters.length + 1))
  }
  return chapters
}

/** The fewest pages, cover and contents included, that a resource of this price may have. */
export const fewestPages = (price: number): number => {
  const promised = promisedPages.find(({ upTo }) => price <= upTo)
  return (promised?.a4 ?? 0) * kitPagesPerA4 + coverAndContents
}

const unanswered = (destinations: readonly string[]): string[] => {
  const names = new Set(destinations)
  return destinations.filter(
    (destination) => /^(exercise|check)-\d+$/.test(destination) && !names.has(`answer-${destination}`),
  )
}

const flowingProblems = (flowing: readonly Buffer[], chapters: number): string[] => {
  if (flowing.length !== chapters) return [`has ${chapters} chapters, and ${flowing.length} of them flow.`]
  return flowing.flatMap((chapter, index) => {
    const bytes = gzipSync(chapter).length
    if (bytes <= largestChapter) return []
    return [`chapter ${index + 1} is ${bytes} bytes as it flows; it must stay under ${largestChapter}.`]
  })
}

const problemsOf = ({ resource, pdf, flowing }: WrittenResource): string[] => {
  if (!pdf) return ['has no PDF; run `node content/build.ts` and mend what it reports.']
  const { title, author, language, pages, destinations, about, chapters } = readFacts(pdf)
  const expectedLanguage = resource.path.startsWith('bangla/') ? 'bn-BD' : 'en-GB'
  const fewest = fewestPages(resource.price)
  const problems: string[] = []
  if (title !== resource.name) {
    problems.push(`its title is "${title}"; write it as on the shelf, "${resource.name}".`)
  }
  if (author !== 'Toron') problems.push(`its author is "${author}", not "Toron"; use the kit's \`book\`.`)
  if (language !== expectedLanguage) {
    problems.push(`its language is "${language}", not "${expectedLanguage}"; set \`language\` in \`book\`.`)
  }
  if (about === '') problems.push('says nothing of its subject and examination; use `exam` in `book`.')
  if (samplePages(chapters).length < sampleCount) {
    problems.push(`has no chapter of ${sampleCount} pages to show before it is bought.`)
  }
  if (!(pages >= fewest)) {
    problems.push(
      `has ${pages} pages; a price of ${resource.price} Skizies promises ${fewest} at least, cover and contents included.`,
    )
  }
  if (pdf.length >= largestBytes) {
    problems.push(`is ${(pdf.length / 1e6).toFixed(1)} MB; it must stay under ${largestBytes / 1e6} MB.`)
  }
  if (!destinations.some((destination) => destination.startsWith('exercise-'))) {
    problems.push('has no exercise; write some with `exercise`.')
  }
  problems.push(...flowingProblems(flowing, chapters.length))
  problems.push(
    ...unanswered(destinations).map(
      (destination) => `${destination} has no answer; write it, and call \`answers\`.`,
    ),
  )
  return problems
}

/**
 * Checks that every source is on the shelf and built, and that every PDF has what its price and the content standard
 * promise.
 */
export const checkResources = ({ strays, resources }: WrittenShelf): Problem[] => {
  return [
    ...strays.map((message) => ({ message })),
    ...resources.flatMap((written) =>
      problemsOf(written).map((problem) => ({ message: `${written.source}: ${problem}` })),
    ),
  ]
}
