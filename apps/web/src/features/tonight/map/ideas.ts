import type { MapIdea } from '@toron/contract/tonight.ts'

/** Those to mend before those that are mended, what comes first in front. */
export const inOrder = (ideas: readonly MapIdea[]): readonly MapIdea[] =>
  ideas.toSorted(
    (one, other) =>
      Number(one.isMended) - Number(other.isMended) ||
      (one.nextDay ?? '').localeCompare(other.nextDay ?? '') ||
      other.lastDay.localeCompare(one.lastDay),
  )
