// The tests that `npm run mutants -- domain` runs: those of the rules, in the order of their cases as in `npm test`.
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['packages/domain/**/*.test.ts'],
    setupFiles: ['scripts/fixed-seed.ts'],
    testTimeout: 120_000,
  },
})
