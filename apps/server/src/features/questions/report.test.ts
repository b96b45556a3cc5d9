import { describe, expect, test } from 'vitest'
import { aServer } from '../../testing/builders.ts'
import { eachDatabase } from '../../testing/each-database.ts'
import { aBankOf, answerAll } from '../../testing/questions.ts'
import { reportOf } from './report.ts'

const maths = {
  topics: [
    { key: 'series', progressKey: '', questions: [{ id: 'series-001', marks: 4, scheme: [], answers: [] }] },
  ],
  topic: () => undefined,
}

describe('the report', () => {
  eachDatabase((fresh) => {
    test('has a line for every question, of science and of maths', async () => {
      const bank = aBankOf()
      const server = await aServer(await fresh(), bank)
      await answerAll(server, await server.aStudent(), ['A', 'B'])
      const marks = [{ questionId: 'series-001', marked: 2, marks: 7 }]
      const lines = (await reportOf(server.database.reader, bank, maths, marks)).trim().split('\n')
      expect(lines).toHaveLength(1 + 30 + 10 + 1)
      expect(lines[0]).toMatch(/^id,version,key,met,right,discrimination,A,B,C,D,/)
      expect(lines.find((line) => line.startsWith('enzymes-001'))).toBe('enzymes-001,1,A,1,1,,,,,,,0,,,,')
      expect(lines.find((line) => line.startsWith('enzymes-002'))).toBe('enzymes-002,1,A,1,0,,,,,,,0,,,,')
      expect(lines.at(-1)).toBe('series-001,1,,0,0,,,,,,,,,,2,7')
      expect(new Set(lines.map((line) => line.split(',').length))).toEqual(new Set([16]))
    })
  })
})
