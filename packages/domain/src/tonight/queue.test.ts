import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dayAfter } from '../calendar.ts'
import { bankOf } from './bank.ts'
import { minutesADay, type Plan, planSubjects, tiers } from './plan.ts'
import { type Done, type NightInput, tonight } from './queue.ts'
import { replay } from './replay.ts'
import {
  afterAnswer,
  attemptAt,
  inPlan,
  nightOf,
  now,
  objectives,
  questionOf,
  questions,
  today,
} from './sample-nights.ts'

const attempt = fc
  .tuple(fc.nat(questions.length - 1), fc.integer({ min: 1, max: 80 }), fc.boolean(), fc.boolean())
  .map(([index, ago, isRight, isIdea]) => attemptAt(index, now - ago, isRight, isIdea))
const log = fc.array(attempt, { maxLength: 120 })
const examined = fc.uniqueArray(fc.constantFrom(...planSubjects), { minLength: 1 }).chain((subjects) =>
  fc.tuple(
    ...subjects.map((subject) =>
      fc.record({
        subject: fc.constant(subject),
        tier: fc.constantFrom(...tiers),
        exam: fc.integer({ min: -3, max: 120 }).map((days) => dayAfter(today, days)),
      }),
    ),
  ),
)
const plan: fc.Arbitrary<Plan> = fc.record({ subjects: examined, minutes: fc.constantFrom(...minutesADay) })
const withheld = fc.subarray(questions.map(({ id }) => id)).map((ids) => new Set(ids))
const input: fc.Arbitrary<NightInput> = fc
  .tuple(plan, log, fc.oneof(fc.constant(new Set<string>()), withheld))
  .map(([chosen, attempts, without]) => nightOf({ plan: chosen, withheld: without }, attempts))

/** All of a night, with each question answered. */
const walk = (night: NightInput, isRight: (position: number) => boolean): readonly Done[] => {
  let state = night
  for (;;) {
    const [item] = tonight(state)
    if (!item) return state.done
    state = afterAnswer(state, item, isRight(state.done.length))
  }
}

describe('the queue of a night', () => {
  test('never grows beyond the minutes, however long was missed and however much is to mend', () => {
    fc.assert(
      fc.property(input, fc.array(fc.boolean(), { maxLength: 45 }), (night, rights) => {
        expect(tonight(night).length).toBeLessThanOrEqual(night.plan.minutes)
        const done = walk(night, (position) => rights[position] ?? false)
        expect(done.length).toBeLessThanOrEqual(night.plan.minutes)
        expect(done.filter(({ reason }) => reason === 'mend').length).toBeLessThanOrEqual(
          Math.ceil(night.plan.minutes / 5),
        )
        expect(new Set(done.map(({ question }) => question)).size).toBe(done.length)
      }),
      { numRuns: 60 },
    )
  })

  test('has never three of one topic in a row, over answers already given as well', () => {
    fc.assert(
      fc.property(input, fc.array(fc.boolean(), { maxLength: 45 }), (night, rights) => {
        const done = walk(night, (position) => rights[position] ?? true)
        for (const list of [done, tonight(night)])
          list.slice(2).forEach(({ topic }, index) => {
            expect(new Set([list[index]?.topic, list[index + 1]?.topic, topic]).size).toBeGreaterThan(1)
          })
      }),
      { numRuns: 60 },
    )
  })

  test('has only subjects and tiers of the plan whose examination is not past, and nothing withheld', () => {
    fc.assert(
      fc.property(input, (night) => {
        for (const item of tonight(night)) {
          const question = questionOf(item.question)
          const of = night.plan.subjects.find(({ subject }) => subject === question?.objective.subject)
          expect(question?.objective.id).toBe(item.objective)
          expect(of && of.exam >= today).toBe(true)
          if (of?.tier === 'core') expect(question?.level).toBe('core')
          expect(night.withheld.has(item.question)).toBe(false)
        }
      }),
    )
  })

  test('is the same for the same input, whatever order the memories are read in', () => {
    fc.assert(
      fc.property(input, (night) => {
        const reversed = {
          ...night,
          memories: new Map([...night.memories].reverse()),
          ideas: new Map([...night.ideas].reverse()),
          seen: new Map([...night.seen].reverse()),
        }
        expect(tonight(reversed)).toEqual(tonight(night))
        expect(tonight(night)).toEqual(tonight(night))
      }),
    )
  })

  test('goes on where it was left: after a right answer what is left is what it was, but for an idea resisted in passing', () => {
    fc.assert(
      fc.property(input, (night) => {
        let state = night
        let left = tonight(night)
        while (left.length > 0) {
          const [item, ...rest] = left
          const inPassing = questionOf(item?.question ?? '')?.tempts.some((idea) => state.ideas.has(idea))
          if (item) state = afterAnswer(state, item, true)
          if (!inPassing) expect(tonight(state)).toEqual(rest)
          left = tonight(state)
        }
      }),
      { numRuns: 60 },
    )
  })

  test('asks a question that was not seen as long as there is one, and then the one seen longest ago', () => {
    fc.assert(
      fc.property(input, (night) => {
        for (const { question, objective, reason } of tonight(night)) {
          if (reason === 'mend') continue
          const seenAt = night.seen.get(question) ?? -1
          const tier = night.plan.subjects.find(({ subject }) => objective.startsWith(subject))?.tier
          for (const other of questions) {
            if (other.objective.id !== objective || night.withheld.has(other.id)) continue
            if (tier === 'core' && other.level !== 'core') continue
            const isTaken = tonight(night).some((one) => one.question === other.id)
            if (!isTaken) expect(night.seen.get(other.id) ?? -1).toBeGreaterThanOrEqual(seenAt)
          }
        }
      }),
      { numRuns: 40 },
    )
  })

  test('says why each question is there: new when its objective was never met, else to bring back', () => {
    fc.assert(
      fc.property(input, (night) => {
        for (const { objective, reason, idea } of tonight(night)) {
          if (reason === 'mend') expect(night.ideas.get(idea ?? '')?.rights).toBeLessThan(2)
          else expect(reason).toBe(night.memories.has(objective) ? 'bring-back' : 'new')
        }
      }),
    )
  })

  test('is empty without a question: nothing in the plan, all withheld, the examination passed', () => {
    const passed = { ...inPlan, subjects: [{ ...inPlan.subjects[0], exam: dayAfter(today, -1) }] } as Plan
    expect(tonight(nightOf({ plan: { ...inPlan, subjects: [] } }))).toEqual([])
    expect(tonight(nightOf({ withheld: new Set(questions.map(({ id }) => id)) }))).toEqual([])
    expect(tonight(nightOf({ plan: passed }))).toEqual([])
    expect(tonight(nightOf({ bank: bankOf([]) }))).toEqual([])
  })

  test.each([
    ['today', 0],
    ['tomorrow', 1],
  ])('is full when the examination is %s', (_, days) => {
    const subjects = [{ ...inPlan.subjects[0], exam: dayAfter(today, days) }]
    expect(tonight(nightOf({ plan: { ...inPlan, subjects } as Plan }))).toHaveLength(20)
  })

  test('a clock put back makes a night like any other', () => {
    const ahead = objectives.map((_, index) => attemptAt(index * 3, now + 5, true, false))
    expect(tonight(nightOf({}, ahead))).toHaveLength(20)
  })

  test('what weighs more comes first, of new ones and of those that have waited as long', () => {
    const weights = (night: NightInput) =>
      tonight(night).map(({ objective }) => objectives.find(({ id }) => id === objective)?.weight ?? 0)
    const met = objectives.map((_, index) => attemptAt(index * 3, now - 9, true, false))
    const heaviest = Math.max(...objectives.map(({ weight }) => weight))
    for (const night of [nightOf(), nightOf({}, met)]) {
      expect(weights(night).slice(0, 4)).toEqual(Array(4).fill(heaviest))
      expect(Math.min(...weights(night).slice(0, 8))).toBeGreaterThanOrEqual(
        Math.min(...weights(night).slice(8)),
      )
    }
  })

  test('with time enough all objectives are met two weeks before the examination, with nights missed too', () => {
    let state = nightOf({ plan: { ...inPlan, minutes: 10 } })
    for (let night = 0; night < 46; night += 1) {
      if (night % 3 === 1) continue
      const day = dayAfter(today, night)
      state = { ...state, day, done: [] }
      for (const { question, objective } of tonight(state)) {
        const { tempts = [] } = questionOf(question) ?? {}
        const at = {
          question,
          objective,
          day: now + night,
          sequence: night,
          isRight: night % 2 === 0,
          chosen: null,
          tempts,
        }
        state = { ...state, ...replay([at], state) }
      }
    }
    expect(state.memories.size).toBe(objectives.filter(({ subject }) => subject === 'physics').length)
  })
})
