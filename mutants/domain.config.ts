// The tests that `npm run mutants -- domain` runs: those of the rules, with the same cases as in `npm test`.
import { defineConfig } from 'vitest/config'
import QuickestFirst from './quickest-first.ts'

export default defineConfig({
  test: {
    include: ['packages/domain/**/*.test.ts'],
    setupFiles: ['mutants/end-on-failure.ts'],
    sequence: { sequencer: QuickestFirst },
    testTimeout: 120_000,
  },
})
