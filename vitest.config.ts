// One test runner for everything; the projects differ in what they need started before them.
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'rules',
          include: ['packages/**/*.test.ts', 'content/**/*.test.ts', 'scripts/**/*.test.ts'],
        },
      },
      { test: { name: 'web', include: ['apps/web/**/*.test.ts'] } },
      {
        test: {
          name: 'server',
          include: ['apps/server/**/*.test.ts'],
          globalSetup: ['apps/server/src/testing/postgres.ts'],
          // Only a guard against a hang: a busy machine must not fail a test.
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'journeys',
          include: ['journeys/**/*.test.ts'],
          globalSetup: ['journeys/server.ts'],
          testTimeout: 300_000,
          hookTimeout: 60_000,
          fileParallelism: false,
        },
      },
    ],
  },
})
