// Copies the tree with little content (one science topic, one of maths, one resource), so that it can be broken and rebuilt
// in seconds. Its packages are links to the installed ones.
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'

const root = join(import.meta.dirname, '..')
const parts = [
  'content',
  'packages',
  'apps/server/src',
  'apps/server/package.json',
  'apps/web/build/client',
  'package.json',
]

/** In these folders only files with such a path are copied. */
const chosen: readonly (readonly [folder: RegExp, copied: RegExp])[] = [
  [/^content\/mcq\/\w+\//, /physics\/(motion|objectives)\.json$/],
  [/^content\/figures\/\w+\//, /figures\/(style|motion)\//],
  [/^content\/maths\/(additional|general)-math\//, /general-math\/number(\/|$)/],
  [/^content\/resources\/[\w-]+\//, /(style\/|economics\/the-basic-problem)/],
  // The papers are of all topics, their formulas of none.
  [/^content\/papers\/[\w-]+\.json$/, /formulas\.json$/],
  [/^content\/review\//, /^$/],
  [/node_modules|\.test\.ts$/, /^$/],
]

const isCopied = (source: string): boolean => {
  const path = relative(root, source)
  return chosen.every(([folder, copied]) => !folder.test(path) || copied.test(path))
}

/** @param tree a folder that does not exist yet */
export const copySmallTree = (tree: string): void => {
  for (const part of parts) cpSync(join(root, part), join(tree, part), { recursive: true, filter: isCopied })
  for (const subject of ['biology', 'chemistry'])
    mkdirSync(join(tree, 'content/mcq', subject), { recursive: true })
  const list = join(tree, 'content/mcq/physics/objectives.json')
  const { motion } = JSON.parse(readFileSync(list, 'utf8')) as { motion: string[] }
  writeFileSync(list, JSON.stringify({ motion }))

  for (const folder of ['.', 'apps/server']) linkPackages(join(root, folder), join(tree, folder))
  for (const [name, folder] of [
    ['content', 'content'],
    ['contract', 'packages/contract'],
    ['domain', 'packages/domain'],
  ] as const) {
    mkdirSync(join(tree, 'node_modules/@toron'), { recursive: true })
    symlinkSync(join(tree, folder), join(tree, 'node_modules/@toron', name))
  }
}

const linkPackages = (from: string, to: string) => {
  const installed = join(from, 'node_modules')
  if (!existsSync(installed)) return
  mkdirSync(join(to, 'node_modules'), { recursive: true })
  for (const name of readdirSync(installed)) {
    if (name === '@toron' || name.startsWith('.')) continue
    symlinkSync(join(installed, name), join(to, 'node_modules', name))
  }
}
