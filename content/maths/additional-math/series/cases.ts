// How the templates of this topic are put together: each case draws, writes and checks on its own, because the cases
// share their place in the course and their marks, but not their numbers.

import type { Random } from '../../kit/random.ts'
import { defineTemplate, type Generated, type Template } from '../../template.ts'

interface Made extends Omit<Generated, 'marks' | 'calculator' | 'answers'> {
  /** By another way than the answer was made. */
  readonly verify: () => string | null
}

type Head = Pick<Template, 'id' | 'marks' | 'calculator' | 'level'>

export const templateOf = <const Case extends string>(
  head: Head,
  cases: Readonly<Record<Case, (random: Random) => Made>>,
): Template<Made, Case> => {
  return defineTemplate({
    ...head,
    cases: Object.keys(cases) as Case[],
    draw: (random, which) => cases[which](random),
    write: ({ question, answer, alt, answerAlt }) => ({ question, answer, alt, answerAlt }),
    verify: (made) => made.verify(),
  })
}
