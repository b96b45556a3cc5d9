// What the framework says of a build: its routes, and the files that each needs.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

interface Part {
  readonly module: string
  readonly imports?: readonly string[]
}

export interface Route extends Part {
  readonly parentId?: string
  readonly path?: string
  readonly index?: boolean
}

export interface RouteList {
  /** The address of the list itself, which every page loads. */
  readonly address: string
  readonly entry: Part
  readonly routes: Readonly<Record<string, Route>>
}

/** @param client the folder of the build @throws Error where there is no list */
export const routeListOf = (client: string): RouteList => {
  const [name] = globSync('assets/manifest-*.js', { cwd: client })
  const list = /^window\.__reactRouterManifest=(\{.*\});?$/s.exec(
    name ? readFileSync(join(client, name), 'utf8') : '',
  )?.[1]
  if (!list) throw new Error(`${client} has no list of routes: npm run build, and see route-files.ts`)
  return { ...JSON.parse(list), address: `/${name}` }
}

/** The addresses of a route's files and of its parents', the outermost first. */
export const filesOf = (list: RouteList, route: Route): string[] => {
  const parent = route.parentId === undefined ? undefined : list.routes[route.parentId]
  return [...(parent ? filesOf(list, parent) : []), ...filesOfPart(route)]
}

export const filesOfPart = ({ module, imports = [] }: Part): string[] => [module, ...imports]
