import { describe, expect, test } from 'vitest'
import { allZones, findZones, zoneInWords } from './time-zones.ts'

const zones = allZones()
const found = (typed: string) => findZones(zones, typed).map(({ words }) => words)

describe('the time zones to choose from', () => {
  test('the time zones to choose from are named ones only, each once', () => {
    expect(zones.length).toBeGreaterThan(300)
    expect(new Set(zones.map(({ name }) => name)).size).toBe(zones.length)
    expect(zones.filter(({ name }) => !name.includes('/') || name.startsWith('Etc/'))).toEqual([])
  })

  test.each([
    ['dhaka', 'Asia, Dhaka'],
    ['  Bangladesh ', 'Asia, Dhaka'],
    ['new york', 'America, New York'],
    ['america/new_york', 'America, New York'],
    ['kolkata', 'Asia, Kolkata'],
    ['india standard', 'Asia, Kolkata'],
  ])('a time zone is found by what people type: %s', (typed, expected) => {
    expect(found(typed)).toContain(expected)
  })

  test('all time zones are listed before anything is typed, and none for nonsense', () => {
    expect(found('')).toHaveLength(zones.length)
    expect(found('zzzz')).toEqual([])
  })

  test('time zones are written as people write places', () => {
    expect(zoneInWords('America/Argentina/Buenos_Aires')).toBe('America, Argentina, Buenos Aires')
    expect(zoneInWords('UTC')).toBe('UTC')
  })
})
