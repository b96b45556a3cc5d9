import { expect, test } from 'vitest'
import { correctAnswerChime } from './chime.ts'

const file = correctAnswerChime()
const samples = Array.from({ length: (file.length - 44) / 2 }, (_, n) => file.readInt16LE(44 + n * 2))

test('the chime is a 16-bit mono PCM file of about half a second under 50 kB', () => {
  expect(file.toString('latin1', 0, 4) + file.toString('latin1', 8, 16)).toBe('RIFFWAVEfmt ')
  expect([file.readUInt16LE(20), file.readUInt16LE(22), file.readUInt16LE(34)]).toEqual([1, 1, 16])
  expect(samples.length / file.readUInt32LE(24)).toBeCloseTo(0.55)
  expect(file.readUInt32LE(4)).toBe(file.length - 8)
  expect(file.length).toBeLessThan(50_000)
})

test('the chime begins and ends in silence, so it does not click, and never clips', () => {
  expect(Math.abs(samples.at(0) ?? 1)).toBe(0)
  expect(Math.abs(samples.at(-1) ?? 1e9)).toBeLessThan(30)
  const loudest = Math.max(...samples.map(Math.abs))
  expect(loudest).toBeGreaterThan(12_000)
  expect(loudest).toBeLessThan(32_000)
})
