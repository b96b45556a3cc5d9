import { readdirSync, readFileSync } from 'node:fs'
import { join, normalize, relative } from 'node:path'
import { expect, test } from 'vitest'
import { resourceGroups, resourceSource } from '../shelf.ts'

const content = join(import.meta.dirname, '..')

/** What a Typst file imports or includes, from the content folder. */
const importsOf = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/#(?:import|include) "([^"@]+)"/g)].map(([, path = '']) =>
    relative(content, normalize(join(file, '..', path))),
  )

// The build makes a book again when its folder or the kit changes, so nothing else may be part of it.
test.each(resourceGroups.flatMap(({ resources }) => resources))(
  'no part of $path comes from the folder of another book',
  (resource) => {
    const source = resourceSource(resource)
    const folder = source.slice(0, -'.typ'.length)
    const parts = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    const files = [source, ...parts.filter((name) => name.endsWith('.typ')).map((name) => join(folder, name))]
    const own = `${relative(content, folder)}/`
    const allowed = [own, 'resources/style/', 'resources/style.typ', 'figures/style/']
    const strangers = files
      .flatMap(importsOf)
      .filter((path) => !allowed.some((start) => path.startsWith(start)))
    expect(strangers).toEqual([])
  },
)
