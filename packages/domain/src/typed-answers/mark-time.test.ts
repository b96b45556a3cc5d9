import { describe, expect, test } from 'vitest'
import { hoursOf, markTime } from './mark-time.ts'

const verdictOf = (text: string, minutes: number, is: 'clock' | 'length', isUnitNamed = false) => {
  const marked = markTime(text, { kind: 'time', minutes, is, isUnitNamed })
  return marked.verdict === 'form' ? marked.wants : marked.verdict
}

describe('a time of day', () => {
  test.each([
    '14:35',
    '14.35',
    '1435',
    '14 35',
    '14h35',
    '2.35 pm',
    '2:35pm',
    '2:35 p.m.',
    'at 14:35',
    '14:35 pm',
    't = 14:35',
    '14:35 hours',
    '14 35 hrs',
    '14:35 h',
    '14 : 35',
    '14: 35',
    'at  14:35',
  ])('%s is 14:35', (text) => {
    expect(verdictOf(text, 14 * 60 + 35, 'clock')).toBe('right')
  })

  test.each([
    ['12 noon', 720],
    ['12pm', 720],
    ['12 am', 0],
    ['12:05 am', 5],
    ['00:05', 5],
    ['24:00', 0],
    ['3 am', 180],
    ['3 a.m.', 180],
    ['12:59', 779],
    ['8:05 hours', 485],
  ])('%s is minute %i of the day', (text, minutes) => {
    expect(verdictOf(text, minutes, 'clock')).toBe('right')
  })

  test.each(['2:35', '14:34', '2:35 am', '15:35', '24:00 pm'])('%s is not 14:35', (text) => {
    expect(verdictOf(text, 875, 'clock')).toBe('wrong')
  })

  test.each([
    '14',
    '14:60',
    '25:00',
    '0:35 pm',
    '14:3',
    'soon',
    '',
    'before 14:35',
    '14:35 or 15:35',
    '14/35',
  ])('%j is no time of day', (text) => {
    expect(verdictOf(text, 875, 'clock')).toBe('unread')
  })

  test('that cannot be read is of another shape', () => {
    expect(markTime('soon', { kind: 'time', minutes: 875, is: 'clock' })).toEqual({
      verdict: 'unread',
      why: 'shape',
    })
  })

  test('of an hour after 12 is on the 24-hour clock, whatever is behind it', () => {
    expect([verdictOf('14:35 am', 875, 'clock'), verdictOf('14:35 am', 155, 'clock')]).toEqual([
      'right',
      'wrong',
    ])
  })

  test('on the 24-hour clock has no half of the day', () => {
    expect(['14:35', '2:35 pm', '2:35pm'].map((text) => verdictOf(text, 875, 'clock', true))).toEqual([
      'right',
      'form-of-question',
      'form-of-question',
    ])
    expect(verdictOf('12 noon', 720, 'clock', true)).toBe('form-of-question')
    expect(verdictOf('start of exam = 14:35', 875, 'clock', true)).toBe('right')
  })
})

describe('a length of time', () => {
  test.each([
    '2 h 35 min',
    '2h35m',
    '2 hours 35 minutes',
    '2 hrs, 35 mins',
    '2 hours and 35',
    '155 min',
    '155',
    '155 minutes',
    '2:35',
    '2:35 hours',
    '2:35 hour',
    '2:35h',
    '2 35/60 h',
    'time = 155',
  ])('%s is 155 minutes', (text) => {
    expect(verdictOf(text, 155, 'length')).toBe('right')
  })

  test.each([
    ['2 h 34 min', 'wrong'],
    ['154', 'wrong'],
    ['2.58 h', 'form-of-question'],
    ['2.5 h', 'wrong'],
    ['2:60', 'unread'],
    ['long', 'unread'],
    ['', 'unread'],
    ['155 km/h', 'unread'],
    ['2.3.5 h', 'unread'],
    ['2.3.5 h 5 min', 'unread'],
  ])('of 155 minutes %j is %s', (text, verdict) => {
    expect(verdictOf(text, 155, 'length')).toBe(verdict)
  })

  test('of more than ten hours may have a colon', () => {
    expect(verdictOf('12:35', 755, 'length')).toBe('right')
  })

  test('of half minutes is wrong by a whole minute, and of another form by less', () => {
    expect([verdictOf('63.5 min', 64.5, 'length'), verdictOf('63.6 min', 64.5, 'length')]).toEqual([
      'wrong',
      'form-of-question',
    ])
  })

  test('may have a name with any letters', () => {
    expect(verdictOf('length of the exam = 2 h 35 min', 155, 'length', true)).toBe('right')
  })

  test('in hours and minutes where the question says so, and hours alone where they are whole', () => {
    const both = (text: string, minutes: number) => verdictOf(text, minutes, 'length', true)
    expect([both('3 h 25 min', 205), both('3:25', 205), both('205 min', 205), both('205', 205)]).toEqual([
      'right',
      'right',
      'unit',
      'unit',
    ])
    expect([both('16 h', 960), both('8.1 h', 486), both('45 min', 45), both('60 min', 60)]).toEqual([
      'right',
      'unit',
      'right',
      'unit',
    ])
  })

  test('is a number of hours where that is asked for', () => {
    expect(hoursOf('2 h 24 min', 'h')).toBeCloseTo(2.4, 12)
    expect(hoursOf('2 hours and 24 minutes', 'hours')).toBeCloseTo(2.4, 12)
    expect([hoursOf('3 pm', 'h'), hoursOf('at 3 p.m.', 'hrs')]).toEqual([3, 3])
    expect([hoursOf('11 pm', 'hour'), hoursOf(' 3 pm ', 'hr')]).toEqual([11, 3])
    expect([hoursOf('2 h 24 min', 'min'), hoursOf('2 h 24 min', undefined), hoursOf('2.4 h', 'h')]).toEqual([
      null,
      null,
      null,
    ])
  })

  test.each([
    ['before 3 pm', 'h'],
    ['3 pm or 4 pm', 'h'],
    ['2 h 24 min of work', 'h'],
    ['3 pm', 'km/h'],
    ['3 pm', 'ha'],
  ])('%s is no number of %s', (text, unit) => {
    expect(hoursOf(text, unit)).toBeNull()
  })
})
