import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runAfter } from './answer.ts'
import { countAt, statusInRun } from './asked.ts'

const signs = fc.string({ unit: fc.constantFrom('+', '-', '.'), maxLength: 60 })
const positionsUpTo = (length: number) =>
  fc
    .uniqueArray(fc.nat(length), { maxLength: length + 1 })
    .map((positions) => positions.toSorted((a, b) => a - b))

describe('the questions that are asked now', () => {
  test('no more questions count as answered than are asked, and no more as right than as answered', () => {
    fc.assert(
      fc.property(signs, positionsUpTo(70), (latest, asked) => {
        const { answered, correct } = countAt(latest, asked)
        expect(answered).toBeLessThanOrEqual(asked.length)
        expect(correct).toBeLessThanOrEqual(answered)
      }),
    )
  })

  test('what counts is the latest answer to each question that is asked', () => {
    expect(countAt('+-.+-', [0, 1, 2, 3])).toEqual({ answered: 3, correct: 2 })
    expect(countAt('+-.+-', [1, 2, 9])).toEqual({ answered: 1, correct: 0 })
  })

  test('a question is open once all before it are answered, and until it is itself', () => {
    const status = (position: number) => statusInRun(position, (each) => each < 2, [0, 1, 2, 4])
    expect([1, 2, 4].map(status)).toEqual(['already-answered', 'open', 'not-reached'])
  })

  test('the questions asked can be answered one after another until none is left, whatever is withheld meanwhile', () => {
    fc.assert(
      fc.property(
        fc.array(fc.boolean(), { minLength: 1, maxLength: 40 }),
        fc.array(fc.nat(39)),
        (withheld, changes) => {
          const answered = new Set<number>()
          const isWithheld = [...withheld]
          const askedNow = () => isWithheld.flatMap((each, position) => (each ? [] : [position]))
          for (let step = 0; step < 200; step += 1) {
            const change = changes[step]
            if (change !== undefined && change < isWithheld.length) isWithheld[change] = !isWithheld[change]
            const open = askedNow().filter(
              (position) => statusInRun(position, (each) => answered.has(each), askedNow()) === 'open',
            )
            const left = askedNow().filter((position) => !answered.has(position))
            // Exactly one question is next as long as one is left.
            expect(open).toEqual(left.slice(0, 1))
            if (step >= changes.length && open[0] === undefined) return
            if (open[0] !== undefined) answered.add(open[0])
          }
        },
      ),
    )
  })

  test('a question that was passed over does not break a row of right answers and pays nothing', () => {
    const right = { correct: true, question: 10, bonus: 0 }
    expect(runAfter([right, null, right])).toEqual({
      answered: 3,
      passed: 1,
      correct: 2,
      inARow: 2,
      earned: 20,
    })
  })
})
