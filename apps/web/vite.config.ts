// The build of the web app, and the development server that passes every call on to the real one.
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { frontDoorData } from './front-door.ts'

const server = 'http://localhost:3000'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), frontDoorData()],
  resolve: {
    // pdf.js as it is published needs a browser of this year; its other build carries what older phones lack.
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
          // What every screen shares comes in three files instead of twenty: a slow connection pays for each one.
          output: {
            codeSplitting: {
              groups: [
                {
                  name: 'vendor',
                  test: /node_modules\/(react|react-dom|scheduler|react-router)\//,
                },
                {
                  name: 'kit',
                  test: /src\/(ui|platform)\/(?!zoom|session|query-client|catalogue|news)|packages\/domain\/src\/product/,
                },
                // The front pages do without it.
                {
                  name: 'data',
                  test: /node_modules\/@tanstack\/|src\/platform\/(session|query-client|catalogue|news)\.ts/,
                },
              ],
            },
          },
        },
      },
    },
  },
  // Pictures and fonts stay files: the Content-Security-Policy allows no data: address.
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
