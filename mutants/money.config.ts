// The tests that `npm run mutants -- money` runs: those of the calls that move Skizies, on SQLite alone.
import { defineConfig } from 'vitest/config'

const tests = [
  'attacks/{open-paper,rewards}',
  'features/account/profile',
  'features/admin/admin',
  'features/leaderboard/buy-time',
  'features/practice/maths/{leave-question,maths,typed}',
  'features/practice/{submit-answer,withheld}',
  'features/questions/changed-keys',
  'features/referral/*',
  'features/resources/resources',
  'features/rewards/*',
]

export default defineConfig({
  test: {
    include: tests.map((name) => `apps/server/src/${name}.test.ts`),
    setupFiles: ['mutants/end-on-failure.ts', 'mutants/on-sqlite.ts'],
    globalSetup: ['apps/server/src/testing/sqlite.ts'],
    isolate: false,
    testTimeout: 120_000,
  },
})
