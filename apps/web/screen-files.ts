// A page that opens any screen cannot know which one. The files of the screen would be asked for after the framework has started, a
// round trip and a tenth of a second later than they could be: here the page asks for them by its address as soon as it is read.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { screens } from '@toron/domain/screens.ts'
import { filesOf, routeListOf } from './route-files.ts'

/** Before it, because a script waits for the styles that stand before it. */
const styles = '<link rel="stylesheet"'

/** Rewrites the page of a fresh build that opens every screen. @param client its folder */
export const preloadScreens = (client: string): void => {
  const file = join(client, '__spa-fallback.html')
  const html = readFileSync(file, 'utf8')
  const list = routeListOf(client)
  const paths = new Set<string>(Object.values(screens))
  const wanted = Object.values(list.routes).flatMap((route) => {
    const path = `/${route.path ?? ''}`
    const files = new Set(filesOf(list, route).filter((one) => !html.includes(`"${one}"`)))
    return paths.has(path) && files.size > 0 ? [[path, [...files]] as const] : []
  })
  if (wanted.length === 0 || !html.includes(styles))
    throw new Error(`${client} has no screens where the framework wrote them: see screen-files.ts`)
  writeFileSync(
    file,
    html.replace(styles, () => `<script>${preloadOf(wanted)}</script>${styles}`),
  )
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
