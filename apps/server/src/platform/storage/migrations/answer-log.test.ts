import { describe, expect, test } from 'vitest'
import { allAttempts } from '../../../features/learning/attempts.ts'
import { eachDatabase } from '../../../testing/each-database.ts'
import { migrate } from '../migrate.ts'
import { add, addStudent } from './rows-of-then.ts'

const progressRow = {
  progressKey: 'physics_motion',
  topic: 'motion',
  answered: 3,
  correct: 2,
  totalQuestions: 40,
  lastIndex: 3,
  recentStreak: 1,
  latest: '+-.+',
}

describe('a database in which runs kept their answers as text', () => {
  eachDatabase((fresh) => {
    test('keeps every answer as a row of the log, numbered per question in the order of time', async () => {
      const database = await fresh({ empty: true })
      await migrate(database, '0012-zone-by-hand')
      await addStudent(database, 'maliha')
      const earlier = { id: 'first', topic: 'motion', number: 1, startedAt: 1000 }
      await add(database, 'run', {
        studentId: 'maliha',
        ...earlier,
        answers: '[["A",1,10,50,1000],["B",0,0,0,2500]]',
      })
      // The third question was withheld, and the limit of a day was reached with the fourth.
      await add(database, 'progress', {
        studentId: 'maliha',
        ...progressRow,
        runId: 'second',
        runNumber: 2,
        runStartedAt: 9000,
        runAnswers: '[["C",1,0,0,-500],["D",0,0,0,200],null,["A",1,0,0,300,1]]',
        runAnswered: 4,
        runCorrect: 2,
      })
      const record = { studentId: 'maliha', topic: 'general_math_number', shownOn: '', isPractised: 1 }
      const of = (questionId: string, latest: string, leftAt: number) =>
        add(database, 'mathsRecord', { ...record, questionId, latest, leftAt })
      await of('general_math_number-001', '-', 7000)
      // Only looked at, so never left.
      await of('general_math_number-002', '', 0)

      await migrate(database)

      const common = { studentId: 'maliha', objective: '', version: 1, rest: null }
      const inRun = { ...common, topic: 'motion', place: 'run', isLimited: 0, bonus: 0, earned: 0 }
      const [first, second] = [
        { ...inRun, sittingId: 'first' },
        { ...inRun, sittingId: 'second' },
      ]
      const [one, two, four] = ['motion-001', 'motion-002', 'motion-004']
      const moved = [
        {
          ...first,
          questionId: one,
          number: 1,
          answeredAt: 2000,
          chosen: 'A',
          isCorrect: 1,
          earned: 10,
          bonus: 50,
        },
        { ...first, questionId: two, number: 1, answeredAt: 3500, chosen: 'B', isCorrect: 0 },
        {
          ...common,
          topic: 'general_math_number',
          questionId: 'general_math_number-001',
          number: 1,
          answeredAt: 7000,
          place: 'maths',
          sittingId: '',
          chosen: '',
          isCorrect: 0,
          earned: 0,
          bonus: 0,
          isLimited: 0,
        },
        { ...second, questionId: one, number: 2, answeredAt: 8500, chosen: 'C', isCorrect: 1 },
        { ...second, questionId: two, number: 2, answeredAt: 9200, chosen: 'D', isCorrect: 0 },
        { ...second, questionId: four, number: 1, answeredAt: 9300, chosen: 'A', isCorrect: 1, isLimited: 1 },
      ]
      // In the order of time, on days of Bangladesh.
      expect(await allAttempts(database.reader, 'maliha')).toEqual(
        moved.map((attempt, index) => ({ ...attempt, day: '1970-01-01', sequence: index + 1 })),
      )
      const { attempts } = await database.reader
        .selectFrom('student')
        .select('attempts')
        .where('id', '=', 'maliha')
        .executeTakeFirstOrThrow()
      expect(attempts).toBe(moved.length)
      expect(await database.reader.selectFrom('run').selectAll().execute()).toEqual([
        { studentId: 'maliha', ...earlier },
      ])
      expect(await database.reader.selectFrom('progress').selectAll().execute()).toEqual([
        {
          studentId: 'maliha',
          ...progressRow,
          firstRight: 2,
          runId: 'second',
          runNumber: 2,
          runStartedAt: 9000,
          runAnswered: 4,
          runPassed: 1,
          runCorrect: 2,
          runInARow: 0,
          runEarned: 0,
          typed: '',
          typedInARow: 0,
        },
      ])
    })
  })
})
