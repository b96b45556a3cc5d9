// A page that opens any screen cannot know which one. The files of the screen would be asked for after the framework has started, a
// round trip and a tenth of a second later than they could be: here the page asks for them by its address as soon as it is read.
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { screens } from '@toron/domain/screens.ts'

interface Route {
  readonly path?: string
  readonly parentId?: string
  readonly module: string
  readonly imports: readonly string[]
}

/** Before it, because a script waits for the styles that stand before it. */
const styles = '<link rel="stylesheet"'

/** Rewrites the page of a fresh build that opens every screen. @param client its folder */
export const preloadScreens = (client: string): void => {
  const file = join(client, '__spa-fallback.html')
  const html = readFileSync(file, 'utf8')
  const routes = routesOf(client)
  const filesOf = ({ parentId, module, imports }: Route): string[] => {
    const parent = routes.find(([id]) => id === parentId)?.[1]
    return [...(parent ? filesOf(parent) : []), module, ...imports]
  }
  const paths = new Set<string>(Object.values(screens))
  const wanted = routes.flatMap(([, route]) => {
    const path = `/${route.path ?? ''}`
    const files = new Set(filesOf(route).filter((one) => !html.includes(`"${one}"`)))
    return paths.has(path) && files.size > 0 ? [[path, [...files]] as const] : []
  })
  if (wanted.length === 0 || !html.includes(styles))
    throw new Error(`${client} has no screens where the framework wrote them: see screen-files.ts`)
  writeFileSync(
    file,
    html.replace(styles, () => `<script>${preloadOf(wanted)}</script>${styles}`),
  )
}

/** The routes by their ids, as the framework lists them for the browser. */
const routesOf = (client: string): [string, Route][] => {
  const [name] = globSync('assets/manifest-*.js', { cwd: client })
  const list = /^window\.__reactRouterManifest=(\{.*\});?$/s.exec(
    name ? readFileSync(join(client, name), 'utf8') : '',
  )?.[1]
  if (!list)
    throw new Error(`${client} has no list of routes where the framework wrote it: see screen-files.ts`)
  return Object.entries((JSON.parse(list) as { routes: Record<string, Route> }).routes)
}

const preloadOf = (wanted: readonly (readonly [path: string, files: readonly string[]])[]): string => {
  const files = [...new Set(wanted.flatMap(([, names]) => names))]
  const places = Object.fromEntries(
    wanted.map(([path, names]) => [path, names.map((name) => files.indexOf(name))]),
  )
  return (
    `(function(){var files=${JSON.stringify(files)},screens=${JSON.stringify(places)};` +
    '(screens[location.pathname.replace(/(.)\\/$/,"$1")]||[]).forEach(function(place){' +
    'var link=document.createElement("link");link.rel="modulepreload";link.href=files[place];document.head.append(link)})})()'
  )
}
