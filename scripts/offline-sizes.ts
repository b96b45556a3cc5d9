// How large what can be chosen for offline is, for the web app to say before it is fetched.
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Bytes on the way: of the compressed copy where there is one. */
const sizeOf = (file: string): number => statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size

const topicSize = (dist: string, file: string): number => {
  const pictures = new Set(readFileSync(file, 'utf8').match(/[\w-]+\.(?:svg|png|webp)/g))
  return [...pictures]
    .map((name) => join(dist, 'images', name))
    .filter((path) => existsSync(path))
    .reduce((sum, path) => sum + sizeOf(path), sizeOf(file))
}

/** Of the PDF and of the chapters as they flow. */
const bookSize = (folder: string, path: string): number => {
  const chapters = globSync(`${path.replace(/\.pdf$/, '')}/*.html`, { cwd: folder })
  return [path, ...chapters].reduce((sum, file) => sum + sizeOf(join(folder, file)), 0)
}

interface Sizes {
  /** Bytes by key. */
  readonly topics: Readonly<Record<string, number>>
  /** Bytes by path. */
  readonly books: Readonly<Record<string, number>>
}

interface Subject {
  readonly name: string
  readonly kind: string
  readonly topics: readonly { readonly key: string }[]
}

export const subjectsIn = (dist: string): readonly Subject[] =>
  (JSON.parse(readFileSync(join(dist, 'data/catalogue.json'), 'utf8')) as { subjects: readonly Subject[] })
    .subjects

/** @param dist of the content build */
export const offlineSizes = (dist: string): Sizes => {
  const filesOf = (key: string) =>
    [`data/${key}.json`, `csv/${key}.csv`, `data/maths/${key}.json`]
      .map((name) => join(dist, name))
      .filter((file) => existsSync(file))
  const topics = subjectsIn(dist)
    .flatMap((subject) => subject.topics)
    .map(({ key }) => [key, filesOf(key).reduce((sum, file) => sum + topicSize(dist, file), 0)] as const)
    .filter(([, bytes]) => bytes > 0)
  const books = globSync('*/*.pdf', { cwd: join(dist, 'resources') })
  return {
    topics: Object.fromEntries(topics),
    books: Object.fromEntries(
      books.map((path) => [path.replaceAll('\\', '/'), bookSize(join(dist, 'resources'), path)]),
    ),
  }
}

/** Bytes on the way of a subject of science, and of a topic of maths, at most: a student pays for them. */
const mostOfScience = 1_600_000
const mostOfMaths = 1_200_000

/** What is larger than it may be. */
export const tooLarge = ({ topics }: Sizes, subjects: readonly Subject[]): readonly string[] =>
  subjects.flatMap(({ name, kind, topics: own }) => {
    const sizes = own.map(({ key }) => topics[key] ?? 0)
    if (kind === 'maths')
      return own.filter((_, index) => (sizes[index] ?? 0) > mostOfMaths).map(({ key }) => key)
    return sizes.reduce((sum, bytes) => sum + bytes, 0) > mostOfScience ? [name] : []
  })

/** Writes `offline.json` of the web build. */
export const writeOfflineSizes = (dist: string, client: string): void => {
  writeFileSync(join(client, 'offline.json'), JSON.stringify(offlineSizes(dist)))
}
