// Builds everything that is served, but only what changed: content, then the web app, then compressed copies.
import { execFile, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { preloadScreens } from '../apps/web/screen-files.ts'
import { startLater } from '../apps/web/start-later.ts'
import { compressFolder } from './compress.ts'
import { writeOfflineSizes } from './offline-sizes.ts'

const root = join(import.meta.dirname, '..')
const web = join(root, 'apps/web')
const client = join(web, 'build/client')
const stamp = join(web, 'build/.inputs')

const run = (command: string, commandArguments: string[], directory: string) => {
  const { status } = spawnSync(command, commandArguments, {
    cwd: directory,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  if (status !== 0) process.exit(status ?? 1)
}

/** Shows the output only if the command fails. */
const runQuietly = (command: string, commandArguments: string[], directory: string) =>
  new Promise<void>((resolve) => {
    const options = { cwd: directory, maxBuffer: 64 * 1024 * 1024 }
    execFile(command, commandArguments, options, (error, stdout, stderr) => {
      if (!error) return resolve()
      console.error(`${stdout}${stderr}`)
      process.exit(1)
    })
  })

/** A hash of everything the web build is made from; while it is the same, the build stands. */
const webInputs = () => {
  const hash = createHash('sha256')
  const files = globSync(
    [
      'apps/web/{src,public,service-worker}/**/*',
      'apps/web/*.{ts,json}',
      'packages/*/src/**/*.ts',
      'package-lock.json',
    ],
    { cwd: root, withFileTypes: true },
  )
  const paths = files.filter((file) => file.isFile()).map((file) => join(file.parentPath, file.name))
  // The front pages are written with numbers and a question of the content, and with these settings.
  const written = globSync(['dist/data/{catalogue,motion}.json', 'content/shelf.ts'], { cwd: root })
  paths.push(...written.map((path) => join(root, path)))
  hash.update(globSync('dist/resources/*/*.pdf', { cwd: root }).sort().join())
  for (const name of ['PUBLIC_URL', 'CONTACT_EMAIL', 'PORT'])
    hash.update(`${name}=${process.env[name] ?? ''};`)
  for (const path of paths.sort()) hash.update(path.slice(root.length)).update(readFileSync(path))
  return hash.digest('hex')
}

run(process.execPath, ['content/build.ts'], root)

const buildWebApp = async () => {
  const inputs = webInputs()
  const isBuilt = existsSync(stamp) && readFileSync(stamp, 'utf8') === inputs && existsSync(client)
  if (isBuilt) return
  console.log('Web app: building (about a minute) …')
  await runQuietly('react-router', ['build'], web)
  startLater(client)
  preloadScreens(client)
  await runQuietly('vite', ['build', '--config', 'service-worker.config.ts'], web)
  writeFileSync(stamp, inputs)
  console.log('Web app: built.')
}

// The web app is built on one core, and reads no compressed copy.
const [ofContent] = await Promise.all([compressFolder(join(root, 'dist')), buildWebApp()])
writeOfflineSizes(join(root, 'dist'), client)
const compressed = ofContent + (await compressFolder(client))
if (compressed > 0) console.log(`Compressed copies: ${compressed} files made.`)
