// A template put together from its cases, each with numbers, wording and check of its own: what must be thought differs
// from case to case, so little else is shared.

import type { Random } from '../../kit/random.ts'
import type { Template } from '../../template.ts'

interface Kind<Values> {
  draw(random: Random): Values
  write(values: Values): ReturnType<Template['write']>
  verify(values: Values): string | null
}

type Kinds = Readonly<Record<string, Kind<unknown>>>

/** Types a case: `draw` gives the values their type. */
export const kind = <Values>(parts: Kind<Values>): Kind<unknown> => {
  // Only values that the same case has drawn ever come back to it.
  return {
    draw: (random) => parts.draw(random),
    write: (values) => parts.write(values as Values),
    verify: (values) => parts.verify(values as Values),
  }
}

interface Drawn {
  readonly which: string
  readonly values: unknown
}

const kindNamed = (kinds: Kinds, which: string): Kind<unknown> => {
  const found = kinds[which]
  if (!found) throw new Error(`there is no case "${which}"`)
  return found
}

export const templateOf = (
  head: Pick<Template, 'id' | 'marks' | 'calculator' | 'level'>,
  kinds: Kinds,
): Template<Drawn> => {
  return {
    ...head,
    cases: Object.keys(kinds),
    draw: (random, which) => ({ which, values: kindNamed(kinds, which).draw(random) }),
    write: ({ which, values }) => kindNamed(kinds, which).write(values),
    verify: ({ which, values }) => kindNamed(kinds, which).verify(values),
  }
}
