// The shelf: every study PDF a student can unlock, its group and its price in Skizies (product rules 7.1 and 7.2). A path
// never changes once published, because students' unlocked files are stored by it.

import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { ContentError, shownPath } from './bank.ts'

type GroupKey = 'english' | 'bdst-paper-1' | 'bdst-paper-2' | 'economics' | 'bangla'

export interface Resource {
  /** `<group>/<slug>.pdf`: its path under /resources/, and below `dist/resources/`. */
  readonly path: string
  readonly name: string
  readonly type: 'PDF'
  /** In Skizies. */
  readonly price: number
}

export interface ResourceGroup {
  readonly key: GroupKey
  readonly name: string
  readonly resources: readonly Resource[]
}

export interface Shelf {
  /** The groups in the order of product rule 7.1, each with the resources that are written. */
  readonly groups: readonly ResourceGroup[]
  /** Returns the written resource of that path, or undefined. */
  find(path: string): Resource | undefined
}

interface Entry {
  readonly name: string
  readonly price?: number
  /** For a name without Latin letters to make a slug from. */
  readonly slug?: string
}

const defaultPrice = 100

/** `Land, Climate, Rivers and Hazards` → `land-climate-rivers-and-hazards`. */
const kebabCase = (name: string): string => {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

const group = (key: GroupKey, name: string, entries: readonly Entry[]): ResourceGroup => {
  const resources = entries.map(({ name, price = defaultPrice, slug = kebabCase(name) }) => ({
    path: `${key}/${slug}.pdf`,
    name,
    type: 'PDF' as const,
    price,
  }))
  return { key, name, resources }
}

export const resourceGroups: readonly ResourceGroup[] = [
  group('english', 'English', [
    { name: 'Reading Comprehension and Summary', price: 200 },
    { name: 'Punctuation and Grammar Essentials' },
    { name: 'A Complete Writing Course', price: 1000 },
    { name: 'Directed Writing and Text Types', price: 800 },
  ]),
  group('bdst-paper-1', 'BDST Paper 1', [
    { name: 'Ancient, Medieval and Mughal Bengal', price: 700 },
    { name: 'Bangladesh from 1905 to 1971', price: 1100 },
    { name: 'Culture, Language and People', price: 400 },
    { name: 'British Rule and Partition', price: 600 },
  ]),
  group('bdst-paper-2', 'BDST Paper 2', [
    { name: 'Land, Climate, Rivers and Hazards', price: 300 },
    { name: 'Population, Agriculture, Industry and Development', price: 500 },
  ]),
  group('economics', 'Economics', [
    { name: 'The Basic Problem and Markets', price: 150 },
    { name: 'The Macroeconomy and Government', price: 150 },
    { name: 'Trade, Development and Exam Technique', price: 150 },
  ]),
  group('bangla', 'Bangla', [{ name: 'বাংলা ব্যাকরণ, চিঠি ও রচনা', slug: 'bangla-grammar-letters-and-essays' }]),
]

const sourceDirectory = join(import.meta.dirname, 'resources')

/** The source of a resource. */
export const resourceSource = (resource: Resource, directory: string = sourceDirectory): string => {
  return join(directory, resource.path.replace(/\.pdf$/, '.typ'))
}

/** Whether a file belongs to a resource of the group: its source, its parts or its list of checked facts. */
const isAccountedFor = (name: string, group: ResourceGroup): boolean => {
  return group.resources.some(({ path }) => {
    const slug = path.slice(group.key.length + 1, -'.pdf'.length)
    return [slug, `${slug}.typ`, `${slug}.facts.md`].includes(name)
  })
}

/** Sources that belong to no entry: a wrong name would silently keep a resource off the shelf. */
export function straySources(directory: string = sourceDirectory): string[] {
  return readdirSync(directory, { withFileTypes: true }).flatMap((entry) => {
    const folder = join(directory, entry.name)
    if (entry.name === 'style' || entry.name === 'style.typ' || entry.name.startsWith('.')) return []
    const owner = resourceGroups.find(({ key }) => key === entry.name)
    if (!owner || !entry.isDirectory()) return [`${shownPath(folder)}: no group of resources has this name.`]
    return readdirSync(folder)
      .filter((name) => !name.startsWith('.') && !isAccountedFor(name, owner))
      .map((name) => `${shownPath(join(folder, name))}: ${owner.name} has no resource of this name.`)
  })
}

/** Resources with checked facts and no source: it got lost, and students may have paid for it. */
const lostSources = (directory: string): string[] => {
  return resourceGroups
    .flatMap(({ resources }) => resources.map((resource) => resourceSource(resource, directory)))
    .filter((source) => !existsSync(source) && existsSync(source.replace(/\.typ$/, '.facts.md')))
    .map((source) => `${shownPath(source)}: is missing, though its list of checked facts is there.`)
}

/**
 * Loads the shelf: the groups with only those resources that are written. Synchronous, because nothing can be served
 * before it is there.
 * @throws ContentError naming every source that belongs to no entry, or that got lost.
 */
export const loadShelf = (directory: string = sourceDirectory): Shelf => {
  if (!existsSync(directory)) throw new ContentError([`${shownPath(directory)}: the resources are missing.`])
  const problems = [...straySources(directory), ...lostSources(directory)]
  if (problems.length > 0) throw new ContentError(problems)
  const groups = resourceGroups.map((group) => ({
    ...group,
    resources: group.resources.filter((resource) => existsSync(resourceSource(resource, directory))),
  }))
  const byPath = new Map(groups.flatMap(({ resources }) => resources.map((each) => [each.path, each])))
  return { groups, find: (path) => byPath.get(path) }
}
