// Gates on the study PDFs. They read what the build made, by the names and facts a PDF carries uncompressed, so that
// `check` stays quick and looks at the very file a student gets.

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { shownPath } from '../bank.ts'
import { type Resource, resourceGroups, resourceSource, straySources } from '../shelf.ts'
import type { Problem } from './written-content.ts'

/**
 * What a price promises, in pages of A4: about 4 up to 200 Skizies, 8 up to 600, 14 above. Three pages of the kit's B6
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

/** A resource that is written, with its PDF if it has been built. */
interface WrittenResource {
  readonly resource: Resource
  readonly source: string
  readonly pdf: Buffer | undefined
}

export interface WrittenShelf {
  readonly strays: readonly string[]
  readonly resources: readonly WrittenResource[]
}

export function readShelf(content: string, dist: string): WrittenShelf {
  const sources = join(content, 'resources')
  const resources = resourceGroups
    .flatMap(({ resources }) => resources)
    .map((resource) => ({ resource, source: resourceSource(resource, sources) }))
    .filter(({ source }) => existsSync(source))
    .map(({ resource, source }) => {
      const file = join(dist, 'resources', resource.path)
      return { resource, source: shownPath(source), pdf: existsSync(file) ? readFileSync(file) : undefined }
    })
  return { strays: existsSync(sources) ? straySources(sources) : [], resources }
}

/** The fewest pages, cover and contents included, that a resource of this price may have. */
export function fewestPages(price: number): number {
  const promised = promisedPages.find(({ upTo }) => price <= upTo)
  return (promised?.a4 ?? 0) * kitPagesPerA4 + coverAndContents
}

interface PdfFacts {
  readonly title: string
  readonly author: string
  readonly language: string
  readonly pages: number
  /** Names of the places that links lead to, such as `exercise-3` and `answer-exercise-3`. */
  readonly places: readonly string[]
}

function unescaped(xml: string): string {
  return xml
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&')
}

/** What the PDF says of itself in its metadata and its list of named places. */
function readFacts(pdf: Buffer): PdfFacts {
  const text = pdf.toString('utf8')
  const told = (tag: string) => {
    const [, inner = ''] = text.match(new RegExp(`<${tag}>([\\s\\S]*?)</${tag}>`)) ?? []
    return unescaped(inner.replace(/<[^>]*>/g, '')).trim()
  }
  const [, names = ''] = text.match(/\/Dests <<\s*\/Names \[([^\]]*)\]/) ?? []
  return {
    title: told('dc:title'),
    author: told('dc:creator'),
    language: told('dc:language'),
    pages: Number(told('xmpTPg:NPages')),
    places: [...names.matchAll(/\(([^)]*)\)/g)].map(([, place = '']) => place),
  }
}

function unanswered(places: readonly string[]): string[] {
  const names = new Set(places)
  return places.filter((place) => /^(exercise|check)-\d+$/.test(place) && !names.has(`answer-${place}`))
}

function problemsOf({ resource, pdf }: WrittenResource): string[] {
  if (!pdf) return ['has no PDF; run `node content/build.ts` and mend what it reports.']
  const { title, author, language, pages, places } = readFacts(pdf)
  const wantedLanguage = resource.path.startsWith('bangla/') ? 'bn-BD' : 'en-GB'
  const fewest = fewestPages(resource.price)
  const problems: string[] = []
  if (title !== resource.name) {
    problems.push(`its title is "${title}"; write it as on the shelf, "${resource.name}".`)
  }
  if (author !== 'Toron') problems.push(`its author is "${author}", not "Toron"; use the kit's \`book\`.`)
  if (language !== wantedLanguage) {
    problems.push(`its language is "${language}", not "${wantedLanguage}"; set \`language\` in \`book\`.`)
  }
  if (!(pages >= fewest)) {
    problems.push(
      `has ${pages} pages; a price of ${resource.price} Skizies promises ${fewest} at least, cover and contents included.`,
    )
  }
  if (pdf.length >= largestBytes) {
    problems.push(`is ${(pdf.length / 1e6).toFixed(1)} MB; it must stay under ${largestBytes / 1e6} MB.`)
  }
  if (!places.some((place) => place.startsWith('exercise-'))) {
    problems.push('has no exercise; write some with `exercise`.')
  }
  problems.push(
    ...unanswered(places).map((place) => `${place} has no answer; write it, and call \`answers\`.`),
  )
  return problems
}

/** Every source is on the shelf and built, and every PDF keeps what its price and the content standard promise. */
export function checkResources({ strays, resources }: WrittenShelf): Problem[] {
  return [
    ...strays.map((message) => ({ message })),
    ...resources.flatMap((written) =>
      problemsOf(written).map((problem) => ({ message: `${written.source}: ${problem}` })),
    ),
  ]
}
