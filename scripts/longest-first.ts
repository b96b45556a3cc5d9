// The order of the test files. A run ends when its last file does: one that takes a minute must not begin when the other worker
// has nothing left.
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** On a clean clone vitest knows no times, and begins with the largest files; these take the longest. */
const longest = [
  'content/maths/templates.test.ts',
  'journeys/accessibility.test.ts',
  'journeys/accessibility-of-a-student.test.ts',
  'journeys/account.test.ts',
  'journeys/practise-science.test.ts',
  'journeys/rewards.test.ts',
  'journeys/last-visit.test.ts',
  'journeys/maths.test.ts',
  'journeys/server-of-its-own.test.ts',
  'apps/server/src/attacks/passwords.test.ts',
  'apps/server/src/platform/storage/migrations/at-once.test.ts',
  'apps/server/src/attacks/account-sequences.test.ts',
]

const rank = ({ moduleId }: TestSpecification): number => {
  const place = longest.findIndex((path) => moduleId.endsWith(`/${path}`))
  return place === -1 ? longest.length : place
}

export default class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).sort((one, other) => rank(one) - rank(other))
  }
}
