// How much compressed JavaScript a screen loads before it can be used: the entry, its route and its parents.
import { globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

const client = join(import.meta.dirname, '../apps/web/build/client')

interface Part {
  readonly module: string
  readonly imports?: readonly string[]
}
interface Route extends Part {
  readonly parentId?: string
  readonly path?: string
  readonly index?: boolean
}

/** Returns bytes after gzip. @param path a page's path without the slash, such as `question`; empty for the landing page */
export const scriptWeight = (path: string): number => {
  const [file] = globSync(join(client, 'assets/manifest-*.js'))
  if (!file) throw new Error('the web app is not built: npm run build')
  const source = readFileSync(file, 'utf8')
  const manifest = JSON.parse(source.slice(source.indexOf('{'), source.lastIndexOf('}') + 1)) as {
    entry: Part
    routes: Record<string, Route>
  }
  const scripts = new Set<string>([file.slice(client.length)])
  const add = ({ module, imports = [] }: Part) => {
    for (const script of [module, ...imports]) scripts.add(script)
  }
  add(manifest.entry)
  let route = Object.values(manifest.routes).find((candidate) =>
    path === '' ? candidate.index : candidate.path === path,
  )
  if (!route) throw new Error(`no route has the path ${path}`)
  while (route) {
    add(route)
    route = route.parentId === undefined ? undefined : manifest.routes[route.parentId]
  }
  return [...scripts].reduce((bytes, script) => bytes + sizeOf(join(client, script)), 0)
}

const sizeOf = (file: string) => {
  try {
    return statSync(`${file}.gz`).size
  } catch {
    return statSync(file).size
  }
}
