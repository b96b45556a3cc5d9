// The web app as a later version of it: no file of code has the name that it has now.
import { cpSync, globSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'

export const webApp = join(import.meta.dirname, '../apps/web/build/client')

/** Another name of the same length. */
const renamed = (name: string): string => name.replace(/.(?=(\.js)?$)/, (last) => (last === 'Z' ? 'Y' : 'Z'))

/** Returns its folder, to be removed. */
export const anotherVersion = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'toron-version-'))
  cpSync(webApp, folder, { recursive: true, filter: (path) => !/\.(br|gz)$/.test(path) })
  const scripts = globSync('assets/*.js', { cwd: folder })
  const names = new Map(scripts.map((path) => [basename(path), renamed(basename(path))]))
  if (new Set(names.values()).size !== names.size) throw new Error('two files have got one name')
  const version = versionIn(folder)
  const rename = (text: string) =>
    text.replace(/[\w.-]+\.js\b/g, (name) => names.get(name) ?? name).replaceAll(version, renamed(version))
  for (const path of globSync(['**/*.html', '*.js', 'assets/*.js'], { cwd: folder })) {
    const file = join(folder, path)
    writeFileSync(file, rename(readFileSync(file, 'utf8')))
    const name = names.get(basename(path))
    if (name) renameSync(file, join(dirname(file), name))
  }
  return folder
}

/** The version of the web app in this folder. */
export const versionIn = (folder: string): string => {
  const [manifest = ''] = globSync('assets/manifest-*.js', { cwd: folder })
  return basename(manifest).replace(/^manifest-(.*)\.js$/, '$1')
}

export const removeVersion = (folder: string): void => rmSync(folder, { recursive: true, force: true })
