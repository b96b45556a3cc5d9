// The server's suites run once for each database. Here they run on SQLite alone: PostgreSQL takes longer to start than most
// mutants live, and both are asked the same queries.
import { beforeEach } from 'vitest'

beforeEach(({ task, skip }) => {
  if (task.fullTestName.includes('postgres')) skip()
})
