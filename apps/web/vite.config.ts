// The build of the web app, and the development server, which proxies every call to the real server.
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { chunks } from './chunks.ts'
import { frontDoorData } from './front-door.ts'

const server = 'http://localhost:3000'

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
          output: {
            codeSplitting: { groups: chunks },
            // Every page loads the list of all files: hashes of seven signs, 42 bits, and no names but for groups and for what
            // `import()` fetches.
            chunkFileNames: ({ name, isDynamicEntry }) =>
              `assets/${isDynamicEntry || chunks.some((group) => group.name === name) ? '[name]-' : ''}[hash:7].js`,
            entryFileNames: 'assets/[name]-[hash:7].js',
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
