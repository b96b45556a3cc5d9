// No file of code is longer than 250 lines, about as much as one reads in one go: what is longer does several things, and one
// of them has no name yet. The linter's rule takes a text of many lines for one, and the questions of maths are such texts.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')

/** What is installed or built, and tests. */
const isExcepted = (path: string) =>
  /(^|[\\/])(node_modules|dist|build|\.react-router)$|\.test\.ts$/.test(path)

const files = globSync(['{*,*/**/*}.{ts,tsx,mjs}', 'content/maths/**/*.typ'], {
  cwd: root,
  exclude: isExcepted,
})

const linesOf = (file: string) => readFileSync(join(root, file), 'utf8').trimEnd().split('\n').length

test('no file of code is longer than 250 lines', () => {
  expect(files.length).toBeGreaterThan(1000)
  expect(files.filter((file) => linesOf(file) > 250)).toEqual([])
})
