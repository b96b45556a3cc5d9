// What a student of the seeded histories sends next: a few things at once, some twice, some late, some in another order.
import { randomUUID } from 'node:crypto'
import type { Asked } from './model/order.ts'
import { packs, prices, sizes } from './model/state.ts'

export const zones = ['Asia/Dhaka', 'Asia/Kathmandu', 'Europe/London', 'America/St_Johns', 'Pacific/Auckland']

export interface Pupil {
  readonly timeZone: string
  /** The share of right answers; with 1 more of them are sent at once. */
  readonly skill: number
  /** Topic → the run in hand and how far it is, as the app knows it. */
  readonly runs: Record<string, { id: string; answered: number }>
  /** Everything asked so far. */
  readonly past: Asked[]
}

const topicOf = ({ questionId }: { readonly questionId: string }) => questionId.split('-')[0] ?? ''

export const whatNext = (pupil: Pupil, random: () => number): Asked[] => {
  const below = (limit: number) => Math.floor(random() * limit)
  const pick = <T>(list: readonly T[]): T => list[below(list.length)] as T
  const nameOf = (topic: string, position: number) => `${topic}-${String(position + 1).padStart(3, '0')}`
  const mathsTopic = () => pick(['general_math_number', 'additional_math_series'])

  const science = (): Asked[] => {
    const topic = pick(['motion', 'motion', 'motion', 'enzymes'])
    const run = pupil.runs[topic]
    if (!run) return [{ kind: 'open', topic, after: null }]
    const left = (sizes[topic] ?? 0) - run.answered
    if (left <= 0 || random() < 0.05) return [{ kind: 'open', topic, after: pick([run.id, run.id, null]) }]
    return Array.from(
      { length: Math.min(left + 1, 1 + below(9 + 10 * Math.floor(pupil.skill))) },
      (_, ahead) => ({
        ...({ kind: 'answer', runId: run.id, questionId: nameOf(topic, run.answered + ahead) } as const),
        option: random() < pupil.skill ? 'A' : pick(['B', 'C', 'D']),
      }),
    )
  }
  const maths = (): Asked[] => {
    const topic = mathsTopic()
    const first = below(sizes[topic] ?? 1)
    const questionId = nameOf(topic, first)
    if (random() < 0.2)
      return [
        { kind: 'show', questionId },
        { kind: 'mark', questionId, earned: below(6) },
      ]
    return [
      { kind: 'next', questionId },
      { kind: 'next', questionId: nameOf(topic, first + 1) },
    ]
  }
  const actions: readonly (() => Asked[])[] = [
    science,
    science,
    science,
    maths,
    () => [{ kind: 'tick' }],
    () => [{ kind: 'tick' }],
    () => [{ kind: 'buy', packId: pick([...Object.keys(packs), 'no-such-pack']), requestId: randomUUID() }],
    () => [{ kind: 'unlock', path: pick([...Object.keys(prices), 'english/none.pdf']) }],
    () => [{ kind: 'check-in', timeZone: random() < 0.8 ? pupil.timeZone : pick(zones) }],
  ]

  const wanted = Array.from({ length: 2 + below(3) }, () => pick(actions)()).flat()
  if (random() < 0.5) wanted.unshift({ kind: 'check-in', timeZone: pupil.timeZone })
  const sent = wanted.flatMap((asked) => {
    if (random() >= 0.25) return [asked]
    // Sent again at once; sometimes, as a second tab would, with another option.
    const isOtherTab = asked.kind === 'answer' && random() < 0.3
    return [asked, isOtherTab ? { ...asked, option: pick(['A', 'B', 'C', 'D']) } : asked]
  })
  if (pupil.past.length > 0 && random() < 0.4) {
    for (let late = 1 + below(3); late > 0; late -= 1) sent.push(pick(pupil.past))
  }
  // Of answers to two runs of a topic in one millisecond nothing tells which was later, and the audit goes by that.
  const runs = new Map(
    sent.flatMap((asked) => (asked.kind === 'answer' ? [[topicOf(asked), asked.runId]] : [])),
  )
  const clear = sent.filter((asked) => asked.kind !== 'answer' || runs.get(topicOf(asked)) === asked.runId)
  // Neighbours overtake each other; now and then everything is in disorder.
  const disorder = random() < 0.3 ? 100 : 2.5
  const places = new Map(clear.map((asked, place) => [place, { asked, at: place + random() * disorder }]))
  return [...places.values()].toSorted((a, b) => a.at - b.at).map(({ asked }) => asked)
}
