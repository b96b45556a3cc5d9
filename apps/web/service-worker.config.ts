// The build of the service worker, after that of the web app, whose files it names.
import { globSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'vite'

const client = join(import.meta.dirname, 'build/client')

/** Only pdf.js is as large: reading a book needs it, and nothing else. */
const large = 500_000
/** The administrator's screens need the server. */
const forAdministrators = /\/(admin-screen|desk|dev)-/

const assets = globSync('assets/*.{js,css,woff2}', { cwd: client })
  .map((file) => `/${file.replaceAll('\\', '/')}`)
  .sort()
const isLarge = (file: string) => statSync(join(client, file)).size > large
const version = assets.map((file) => file.match(/\/manifest-(\w+)\.js$/)?.[1]).find(Boolean)
if (!version) throw new Error('Build the web app first: npm run build.')

const pages = globSync('*/index.html', { cwd: client }).map((file) => `/${file.split(/[\\/]/)[0]}`)
const others = globSync(['*.{svg,webmanifest}', 'icon-*.png'], { cwd: client }).map((file) => `/${file}`)

export default defineConfig({
  publicDir: false,
  define: {
    buildVersion: JSON.stringify(version),
    buildPages: JSON.stringify(['/', ...pages.sort(), '/dashboard']),
    buildFiles: JSON.stringify([
      ...assets.filter((file) => !isLarge(file) && !forAdministrators.test(file)),
      ...others.sort(),
    ]),
    bookFiles: JSON.stringify(assets.filter(isLarge)),
  },
  build: {
    outDir: 'build/client',
    emptyOutDir: false,
    lib: {
      entry: 'service-worker/main.ts',
      formats: ['iife'],
      name: 'serviceWorker',
      fileName: () => 'service-worker.js',
    },
  },
})
