// Finds the figures and resources to build, with the hash of everything that each depends on.

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { type Resource, resourceGroups, resourceSource } from '../shelf.ts'
import { hashOf } from './outputs.ts'

export interface FigureSource {
  /** The question's id, which is also the picture's name. */
  readonly id: string
  readonly file: string
  readonly topicKey: string
  readonly inputs: string
}

const require = createRequire(import.meta.url)

/** Every file below a directory, in a stable order. */
const filesBelow = (directory: string): string[] => {
  if (!existsSync(directory)) return []
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}

const hashOfFiles = (files: readonly string[]): string => {
  return hashOf(...files.flatMap((file) => [file, readFileSync(file)]))
}

const packageVersion = (name: string): string => {
  // Read as a file: svgo's exports do not offer its package.json.
  for (const root of require.resolve.paths(name) ?? []) {
    const file = join(root, name, 'package.json')
    if (existsSync(file)) return `${name}@${JSON.parse(readFileSync(file, 'utf8')).version}`
  }
  throw new Error(`The package ${name} is not installed.`)
}

const toolVersions = (): string[] =>
  [
    '@myriaddreamin/typst-ts-node-compiler',
    'svgo',
    '@expo-google-fonts/atkinson-hyperlegible-next',
    '@expo-google-fonts/bricolage-grotesque',
    '@expo-google-fonts/noto-sans-bengali',
  ].map(packageVersion)

/** The hash of what makes pictures and books: this folder's code, the tools and the fonts. */
export const toolsHash = (): string => {
  const code = filesBelow(import.meta.dirname).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  )
  return hashOf(...toolVersions(), ...code.map((file) => readFileSync(file)))
}

/** The hash of all that a build can read: the content, the code that builds it, the rules that this code uses, and the tools. */
export const allSourcesHash = (content: string): string => {
  const rules = join(dirname(require.resolve('@toron/domain/practice/rich-text.ts')), '..')
  const folders = new Set([content, join(import.meta.dirname, '..'), rules])
  return hashOf(...toolVersions(), hashOfFiles([...folders].flatMap(filesBelow)))
}

/** The hash of what turns the questions on disk into their public form. */
export const plainFormsHash = (): string => {
  const rules = dirname(require.resolve('@toron/domain/practice/rich-text.ts'))
  return hashOfFiles([
    join(import.meta.dirname, '..', 'question-text.ts'),
    join(rules, 'rich-text.ts'),
    join(rules, 'rich-text-forms.ts'),
  ])
}

const figureName = /^([a-z0-9_]+-\d{3}(?:-[a-d])?)\.typ$/

/** Figures of all topics. Other files in a topic's folder are parts that its figures share. */
export const findFigures = (figuresDirectory: string, tools: string): FigureSource[] => {
  if (!existsSync(figuresDirectory)) return []
  const kit = hashOfFiles([
    ...filesBelow(join(figuresDirectory, 'style')),
    ...[join(figuresDirectory, 'style.typ')].filter(existsSync),
  ])
  const folders = readdirSync(figuresDirectory, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'style')
    .map((entry) => entry.name)
    .sort()
  return folders.flatMap((topicKey) => {
    const files = filesBelow(join(figuresDirectory, topicKey))
    const isFigure = (file: string) => figureName.test(file.slice(dirname(file).length + 1))
    const parts = hashOfFiles(files.filter((file) => !isFigure(file)))
    return files.filter(isFigure).map((file) => ({
      id: file.slice(dirname(file).length + 1, -'.typ'.length),
      file,
      topicKey,
      inputs: hashOf(tools, kit, parts, file, readFileSync(file)),
    }))
  })
}

/** The hash of the kit of the maths questions, and of what it shares with the figures. */
export const mathsKitHash = (content: string): string => {
  return hashOfFiles([
    ...filesBelow(join(content, 'maths', 'style')),
    ...filesBelow(join(content, 'figures', 'style')),
    ...[join(content, 'maths', 'style.typ')].filter(existsSync),
  ])
}

export interface ResourceSource {
  readonly resource: Resource
  readonly file: string
  readonly inputs: string
}

/** The resources that are written. Each depends on the kit, on the palette it shares with the figures, and on its parts. */
export const findResources = (content: string, tools: string): ResourceSource[] => {
  const directory = join(content, 'resources')
  const kit = hashOfFiles([
    ...filesBelow(join(directory, 'style')),
    ...filesBelow(join(content, 'figures', 'style')),
    ...[join(directory, 'style.typ')].filter(existsSync),
  ])
  return resourceGroups
    .flatMap(({ resources }) => resources)
    .map((resource) => ({ resource, file: resourceSource(resource, directory) }))
    .filter(({ file }) => existsSync(file))
    .map(({ resource, file }) => {
      const parts = hashOfFiles(filesBelow(file.slice(0, -'.typ'.length)))
      return { resource, file, inputs: hashOf(tools, kit, parts, file, readFileSync(file)) }
    })
}
