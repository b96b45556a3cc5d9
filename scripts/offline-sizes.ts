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

/** Writes `offline.json` of the web build: bytes by topic, and by path of a book. @param dist of the content build */
export const writeOfflineSizes = (dist: string, client: string): void => {
  const catalogue = JSON.parse(readFileSync(join(dist, 'data/catalogue.json'), 'utf8')) as {
    readonly subjects: readonly { readonly topics: readonly { readonly key: string }[] }[]
  }
  const files = catalogue.subjects
    .flatMap(({ topics }) => topics)
    .flatMap(({ key }) => [
      [key, join(dist, 'data', `${key}.json`)] as const,
      [key, join(dist, 'csv', `${key}.csv`)] as const,
    ])
    .filter(([, file]) => existsSync(file))
  const books = globSync('*/*.pdf', { cwd: join(dist, 'resources') })
  const sizes = {
    topics: Object.fromEntries(files.map(([key, file]) => [key, topicSize(dist, file)])),
    books: Object.fromEntries(
      books.map((path) => [path.replaceAll('\\', '/'), sizeOf(join(dist, 'resources', path))]),
    ),
  }
  writeFileSync(join(client, 'offline.json'), JSON.stringify(sizes))
}
