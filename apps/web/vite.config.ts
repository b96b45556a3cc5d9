// The build of the web app, and the development server, which proxies every call to the real server.
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { frontDoorData } from './front-door.ts'

const server = 'http://localhost:3000'

/** What every page uses. Modules that call the server are excluded, because they pull in the whole query library. */
const isOfKit = /src\/(ui|platform)\/(?!zoom)|packages\/domain\/src\/product/
const isOfData =
  /node_modules\/@tanstack\/|src\/platform\/(session|query-client|queries|catalogue|badge-queue|last-visit|ways)\.ts/

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), frontDoorData()],
  resolve: {
    // The default build of pdf.js needs a browser of this year; its legacy build has polyfills for older phones.
    alias: [
      { find: /^pdfjs-dist$/, replacement: 'pdfjs-dist/legacy/build/pdf.min.mjs' },
      {
        find: /^pdfjs-dist\/web\/pdf_viewer.mjs$/,
        replacement: 'pdfjs-dist/legacy/web/pdf_viewer.mjs',
      },
    ],
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // What every screen shares is three files instead of twenty: a slow connection pays for each request.
          output: {
            codeSplitting: {
              groups: [
                {
                  name: 'vendor',
                  test: /node_modules\/(react|react-dom|scheduler|react-router)\//,
                },
                {
                  name: 'kit',
                  test: (id) => isOfKit.test(id) && !isOfData.test(id),
                },
                // The front pages do not load it.
                { name: 'data', test: isOfData },
              ],
            },
          },
        },
      },
    },
  },
  // Pictures and fonts stay files: the Content-Security-Policy allows no data: URL.
  build: { assetsInlineLimit: 0 },
  server: {
    proxy: {
      '/api': server,
      '/data': server,
      '/csv': server,
      '/images': server,
      '/sounds': server,
      '/resources': server,
    },
  },
})
