// The tests that `npm run mutants -- checks` runs: those of the gates, with the same cases as in `npm test`.
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['content/checks/**/*.test.ts'],
    // Their gates are not mutated.
    exclude: ['content/checks/{resources,maths-papers}.test.ts'],
    setupFiles: ['mutants/end-on-failure.ts'],
    isolate: false,
    testTimeout: 120_000,
  },
})
