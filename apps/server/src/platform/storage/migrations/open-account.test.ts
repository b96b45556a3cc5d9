import { leastForRest, restScore } from '@toron/domain/questions/figures.ts'
import { describe, expect, test } from 'vitest'
import { wrongAnswerCounts } from '../../../features/learning/answer-counts.ts'
import { allAttempts } from '../../../features/learning/attempts.ts'
import { eachDatabase } from '../../../testing/each-database.ts'
import { migrate } from '../migrate.ts'
import { add, addStudent } from './rows-of-then.ts'

/** Right and wrong first answers of a topic, in the order of time, which is not that of the questions. */
const signs = [1, 0, 1, 1, 0, 1, 1, 0, 1]
const questionOf = (place: number) => `motion-${String(((place * 4) % 9) + 1).padStart(3, '0')}`

describe('a log from before questions had statistics', () => {
  eachDatabase((fresh) => {
    test('gets the rest score of every first answer, and counts that agree with it', async () => {
      const database = await fresh({ empty: true })
      await migrate(database, '0014-tonight')
      await addStudent(database, 'maliha')
      const answer = (place: number, number: number, isCorrect: number) =>
        add(database, 'attempt', {
          studentId: 'maliha',
          topic: 'motion',
          questionId: questionOf(place),
          number,
          answeredAt: number * 100_000 + place * 1000,
          place: 'run',
          sittingId: `run-${number}`,
          objective: '',
          version: 1,
          chosen: isCorrect ? 'A' : 'B',
          isCorrect,
          earned: 0,
          bonus: 0,
          isLimited: 0,
          sequence: number * 10 + place,
        })
      for (const [place, sign] of signs.entries()) await answer(place, 1, sign)
      for (const place of signs.keys()) await answer(place, 2, 1)

      await migrate(database)

      const attempts = await allAttempts(database.reader, 'maliha')
      const rests = attempts.filter(({ number }) => number === 1).map(({ rest }) => rest)
      const expected = signs.map((_, place) =>
        restScore({ answered: place, firstRight: signs.slice(0, place).filter((sign) => sign === 1).length }),
      )
      expect(expected.filter((rest) => rest !== null)).toHaveLength(signs.length - leastForRest)
      expect(rests).toEqual(expected)
      expect(attempts.filter(({ number }) => number === 2).every(({ rest }) => rest === null)).toBe(true)
      expect(await wrongAnswerCounts(database.reader)).toEqual([])
    })
  })
})
