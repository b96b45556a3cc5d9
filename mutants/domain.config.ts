// The tests that `npm run mutants -- domain` runs: those of the rules, with the same cases as in `npm test`.
import { defineConfig } from 'vitest/config'
import QuickestFirst from './quickest-first.ts'

export default defineConfig({
  test: {
    include: ['packages/domain/**/*.test.ts'],
    setupFiles: ['mutants/end-on-failure.ts'],
    sequence: { sequencer: QuickestFirst },
    // Each mutant has a worker of its own, which its test files may share: most of the time is spent on starting them.
    isolate: false,
    testTimeout: 120_000,
  },
})
