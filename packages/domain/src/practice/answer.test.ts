import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { mostPerDay, nothingPaid } from '../rewards/day-limit.ts'
import { appendEntries, questionKey } from '../rewards/ledger.ts'
import { decideAnswer, newProgress, newRun, possibleBonusKey, progressAfter, runAfter } from './answer.ts'

const total = 40
const topic = 'motion'
const questionId = (position: number) => `motion-${position}`

/** Plays whole runs of answers one after another, run by run on the day given, as the server would. */
const play = (runs: readonly { day: number; answers: readonly boolean[] }[]) => {
  const paid = new Map<string, number>()
  let progress = newProgress
  let [newQuestions, newTopics] = [0, 0]
  let head = { balance: 0, number: 0 }
  const latest = new Map<number, boolean>()
  const finished = runs.map(({ day, answers }) => {
    let run = newRun
    const given: { correct: boolean; question: number; bonus: number }[] = []
    answers.slice(0, total).forEach((correct, position) => {
      const input = { run, progress, topic, questionId: questionId(position), position, correct }
      const dayName = `2026-11-${String(day).padStart(2, '0')}`
      const bonusKey = possibleBonusKey(run, dayName, topic)
      const decision = decideAnswer({
        ...input,
        day: dayName,
        isQuestionPaid: paid.has(questionKey(dayName, questionId(position))),
        isBonusPaid: bonusKey !== null && paid.has(bonusKey),
        paid: nothingPaid,
      })
      if (!decision.ok) throw new Error(decision.refusal)
      const allowed = [questionKey(dayName, questionId(position)), bonusKey]
      for (const payment of decision.payments) {
        expect(allowed).toContain(payment.key)
        expect(paid.has(payment.key)).toBe(false)
        paid.set(payment.key, payment.amount)
      }
      head = appendEntries(head, decision.payments).head
      given.push({ correct, question: decision.earned.question, bonus: decision.earned.bonus })
      run = decision.run
      expect(runAfter(given)).toEqual(run)
      progress = decision.progress
      newQuestions += decision.newQuestions
      newTopics += decision.newTopics
      latest.set(position, correct)
    })
    return run
  })
  return { paid, progress, newQuestions, newTopics, head, latest, runs: finished }
}

/** A day on which nothing was paid before. */
const unpaid = { day: '2026-11-21', isQuestionPaid: false, isBonusPaid: false, paid: nothingPaid }

const history = fc.array(
  fc.record({ day: fc.integer({ min: 1, max: 5 }), answers: fc.array(fc.boolean(), { maxLength: total }) }),
  { maxLength: 8 },
)

describe('deciding an answer', () => {
  test('never pays one key twice, and the balance is the sum of what was paid', () => {
    fc.assert(
      fc.property(history, (runs) => {
        const { paid, head, runs: finished } = play(runs)
        const sum = [...paid.values()].reduce((a, b) => a + b, 0)
        expect(head.balance).toBe(sum)
        expect(finished.reduce((earned, run) => earned + run.earned, 0)).toBe(sum)
      }),
    )
  })

  test('pays at most 10 a question and 150 in bonuses for a topic and day', () => {
    fc.assert(
      fc.property(history, (runs) => {
        const { head } = play(runs.map((run) => ({ ...run, day: 1 })))
        expect(head.balance).toBeLessThanOrEqual(total * 10 + 150)
      }),
    )
  })

  test('counts distinct questions answered and those whose latest answer is right', () => {
    fc.assert(
      fc.property(history, (runs) => {
        const { progress, newQuestions, newTopics, latest } = play(runs)
        expect(progress.answered).toBe(latest.size)
        expect([newQuestions, newTopics]).toEqual([latest.size, Math.min(1, latest.size)])
        expect(progress.correct).toBe([...latest.values()].filter(Boolean).length)
        expect([...progress.latest].map((sign) => sign === '+')).toEqual(
          Array.from({ length: latest.size }, (_, position) => latest.get(position)),
        )
      }),
    )
  })

  test('refuses every position but the next one', () => {
    fc.assert(
      fc.property(fc.nat(total), fc.nat(total), (answered, position) => {
        const run = { ...newRun, answered }
        const input = { run, progress: newProgress, topic, questionId: 'q', position, correct: true }
        const decision = decideAnswer({ ...input, ...unpaid })
        if (position === answered) expect(decision.ok).toBe(true)
        else {
          expect(decision).toEqual({
            ok: false,
            refusal: position < answered ? 'already-answered' : 'not-reached',
          })
        }
      }),
    )
  })

  test('gives +50 exactly when the tenth right answer in a row comes, and +100 at the twenty-fifth', () => {
    const bonuses = Array.from({ length: 30 }, (_, inARow) => {
      const run = { ...newRun, answered: inARow, inARow }
      const input = { run, progress: newProgress, topic, questionId: 'q', position: inARow, correct: true }
      const decision = decideAnswer({ ...input, ...unpaid })
      return decision.ok ? decision.earned.bonus : null
    })
    expect(bonuses.map((bonus, index) => [index + 1, bonus]).filter(([, bonus]) => bonus !== 0)).toEqual([
      [10, 50],
      [25, 100],
    ])
  })

  test('still pays a bonus when the question itself had been paid today, and says which was', () => {
    const run = { ...newRun, answered: 9, inARow: 9 }
    const input = { run, progress: newProgress, topic, questionId: 'q', position: 9, correct: true }
    expect(decideAnswer({ ...input, ...unpaid, isQuestionPaid: true })).toMatchObject({
      earned: { question: 0, bonus: 50, alreadyPaidToday: true },
    })
  })

  test('pays no bonus that was paid for the topic today, and the question all the same', () => {
    const run = { ...newRun, answered: 9, inARow: 9 }
    const input = { run, progress: newProgress, topic, questionId: 'q', position: 9, correct: true }
    expect(decideAnswer({ ...input, ...unpaid, isBonusPaid: true })).toMatchObject({
      earned: { question: 10, bonus: 0, alreadyPaidToday: false },
    })
  })

  test('pays what the day has room for, says that its limit was reached, and counts as ever', () => {
    const run = { ...newRun, answered: 9, inARow: 9 }
    const input = { run, progress: newProgress, topic, questionId: 'q', position: 9, correct: true }
    const decide = (paidToday: number, isQuestionPaid: boolean) => {
      const paid = { paidOn: '2026-11-21', paidToday }
      return decideAnswer({ ...input, ...unpaid, isQuestionPaid, paid })
    }
    const limited = { alreadyPaidToday: false, limitReached: true }
    expect(decide(mostPerDay - 10, false)).toMatchObject({ earned: { question: 10, bonus: 0, ...limited } })
    expect(decide(mostPerDay, true)).toMatchObject({
      earned: { question: 0, bonus: 0, ...limited },
      run: { answered: 10, passed: 0, correct: 1, inARow: 10, earned: 0 },
    })
    expect(decide(mostPerDay - 60, false)).toMatchObject({
      earned: { question: 10, bonus: 50, limitReached: false },
    })
  })

  test('the bonus that a right answer could bring is known before it', () => {
    const keyAt = (inARow: number) => possibleBonusKey({ ...newRun, inARow }, '2026-11-21', topic)
    expect([8, 9, 10, 23, 24, 25].map(keyAt)).toEqual([
      null,
      'run-10:2026-11-21:motion',
      null,
      null,
      'run-25:2026-11-21:motion',
      null,
    ])
  })

  test('a run has earned what its questions and its bonuses brought', () => {
    const run = { ...newRun, answered: 9, correct: 9, inARow: 9, earned: 90 }
    const input = { run, progress: newProgress, topic, questionId: 'q', position: 9, correct: true }
    expect(decideAnswer({ ...input, ...unpaid })).toMatchObject({ run: { earned: 150 } })
    expect(runAfter([{ correct: true, question: 10, bonus: 50 }]).earned).toBe(60)
  })

  test('progress counts right answers in a row, and questions that were right the first time', () => {
    const first = progressAfter(newProgress, 0, true)
    expect(first).toMatchObject({ recentStreak: 1, firstRight: 1 })
    const again = progressAfter(first, 0, true)
    expect(again).toMatchObject({ recentStreak: 2, firstRight: 1 })
    const wrong = progressAfter(again, 1, false)
    expect(wrong).toMatchObject({ recentStreak: 0, firstRight: 1 })
    expect(progressAfter(wrong, 1, true)).toMatchObject({ recentStreak: 1, firstRight: 1 })
  })

  test('a question skipped by an older bank counts as never answered', () => {
    expect(progressAfter(newProgress, 2, true)).toMatchObject({ answered: 1, correct: 1, latest: '..+' })
  })
})
