import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dayAfter } from '../calendar.ts'
import { bankOf, type TonightObjective } from './bank.ts'
import { epochDay } from './days.ts'
import { minutesADay, type Plan, planSubjects, tiers } from './plan.ts'
import { type Done, type NightInput, type NightItem, tonight } from './queue.ts'
import { type LoggedAttempt, replay } from './replay.ts'

const today = '2027-03-01'
const now = epochDay(today)

/** In each subject four topics of six objectives with three questions each; every third objective is supplement. */
const objectives: readonly TonightObjective[] = planSubjects.flatMap((subject) =>
  [0, 1, 2, 3].flatMap((topic) =>
    [0, 1, 2, 3, 4, 5].map((number) => ({
      id: `${subject}_${topic}/${number}`,
      subject,
      topic: `${subject}_${topic}`,
      weight: (1 + (number % 4)) / 60,
      questions: [1, 2, 3].map((question) => ({
        id: `${subject}_${topic}-${number}${question}`,
        level: number % 3 === 2 ? ('supplement' as const) : ('core' as const),
        tempts: [`${subject}_${topic}/idea-${(number + question) % 5}`],
      })),
    })),
  ),
)
const bank = bankOf(objectives)
const questions = objectives.flatMap((objective) => objective.questions.map((one) => ({ ...one, objective })))
const questionOf = (id: string) => questions.find((one) => one.id === id)

const attemptAt = (index: number, day: number, isRight: boolean, isIdea: boolean): LoggedAttempt => {
  const { id, objective, tempts } = questions[index % questions.length] ?? {
    id: '',
    tempts: [],
    objective: { id: '' },
  }
  const chosen = isIdea && !isRight ? (tempts[0] ?? null) : null
  return { objective: objective.id, question: id, day, answeredAt: day, isRight, chosen, tempts }
}
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

const inPlan: Plan = {
  subjects: [{ subject: 'physics', tier: 'extended', exam: dayAfter(today, 60) }],
  minutes: 20,
}
const nightOf = (change: Partial<NightInput> = {}, attempts: readonly LoggedAttempt[] = []): NightInput => ({
  plan: inPlan,
  day: today,
  bank,
  withheld: new Set(),
  done: [],
  ...replay([...attempts].sort((one, other) => one.day - other.day)),
  ...change,
})

/** The night after its first question is answered. */
const afterAnswer = (night: NightInput, item: NightItem, isRight: boolean): NightInput => {
  const index = questions.findIndex(({ id }) => id === item.question)
  const given = attemptAt(index, now, isRight, true)
  const done: Done = { ...item, chosen: given.chosen }
  return { ...night, ...replay([given], night), done: [...night.done, done] }
}

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
          answeredAt: night,
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

describe('mending in the queue', () => {
  const missing = (night: NightInput): NightInput => {
    const [first] = tonight(night)
    if (!first) throw new Error('the night is empty')
    return afterAnswer(night, first, false)
  }

  test('after a miss another question with the same idea comes after three others', () => {
    const missed = missing(nightOf())
    const chosen = missed.done[0]?.chosen ?? ''
    const left = tonight(missed)
    expect(left.slice(0, 3).every(({ reason }) => reason !== 'mend')).toBe(true)
    expect(left[3]).toMatchObject({ reason: 'mend', idea: chosen })
    expect(questionOf(left[3]?.question ?? '')?.tempts).toContain(chosen)
    expect(left[3]?.question).not.toBe(missed.done[0]?.question)
    expect(left).toHaveLength(19)
  })

  test('an idea comes again after two to seven days, and not once it is mended', () => {
    const [first] = tonight(nightOf())
    const miss = attemptAt(
      questions.findIndex(({ id }) => id === first?.question),
      now - 2,
      false,
      true,
    )
    const idea = miss.tempts[0] ?? ''
    const asks = (attempts: readonly LoggedAttempt[]) =>
      tonight(nightOf({}, attempts)).filter((one) => one.idea === idea)
    expect(asks([miss])).toHaveLength(1)
    expect(asks([{ ...miss, day: now - 1 }])).toHaveLength(0)
    const right = { ...miss, isRight: true, chosen: null }
    expect(
      asks([
        { ...miss, day: now - 4 },
        { ...right, day: now - 4 },
      ]),
    ).toHaveLength(1)
    expect(
      asks([
        { ...miss, day: now - 9 },
        { ...right, day: now - 9 },
        { ...right, day: now - 5 },
      ]),
    ).toHaveLength(0)
  })

  test('where no other question tempts to it, the same one comes back after two days and not before', () => {
    const [first] = tonight(nightOf())
    const others = questions.filter(({ id }) => id !== first?.question).map(({ id }) => id)
    const alone = questions.findIndex(({ id }) => id === first?.question)
    const idea = questions[alone]?.tempts[0]
    const lonely = new Set(others.filter((id) => questionOf(id)?.tempts[0] === idea))
    const mendsAfter = (days: number) =>
      tonight(nightOf({ withheld: lonely }, [attemptAt(alone, now - days, false, true)])).filter(
        ({ reason }) => reason === 'mend',
      )
    expect([0, 1].map(mendsAfter)).toEqual([[], []])
    expect(mendsAfter(2)).toMatchObject([{ question: first?.question, idea }])
  })
})
