// One test runner for everything; the projects differ in what they need started before them.
import { defineConfig } from 'vitest/config'
import LongestFirst from './scripts/longest-first.ts'

// Two workers on two cores: left to itself, vitest keeps one core free for its own process, which needs little.
const maxWorkers = 2
/** Only a guard against a hang: a busy machine must not fail a test. */
const testTimeout = 120_000

/** For files that share modules: none keeps anything of a test, and to load them for every file took a third of the time. */
const asInTheProduct = {
  isolate: false,
  // Node loads them, as it does when the product runs, and they run a tenth faster than what vitest makes of them.
  experimental: { viteModuleRunner: false },
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          ...asInTheProduct,
          name: 'rules',
          include: ['packages/**/*.test.ts', 'content/**/*.test.ts', 'scripts/**/*.test.ts'],
          setupFiles: ['scripts/fixed-seed.ts'],
          testTimeout,
          maxWorkers,
        },
      },
      {
        test: {
          // A page has modules with state, and components, which Node does not load.
          name: 'web',
          include: ['apps/web/**/*.test.ts'],
          setupFiles: ['scripts/fixed-seed.ts'],
          testTimeout,
          maxWorkers,
        },
      },
      {
        test: {
          ...asInTheProduct,
          name: 'server',
          include: ['apps/server/**/*.test.ts'],
          setupFiles: ['scripts/fixed-seed.ts'],
          globalSetup: ['apps/server/src/testing/postgres.ts', 'apps/server/src/testing/sqlite.ts'],
          testTimeout,
          maxWorkers,
        },
      },
      {
        test: {
          ...asInTheProduct,
          name: 'journeys',
          include: ['journeys/**/*.test.ts'],
          globalSetup: ['journeys/server.ts'],
          testTimeout: 300_000,
          hookTimeout: testTimeout,
          // As long as a locator waits.
          expect: { poll: { timeout: 30_000 } },
          // The journeys share a server, and no student. Each waits for its page now and then, so three keep two cores busy.
          maxWorkers: 3,
          // After the others, as vitest asks of projects with another number.
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
})
