import { describe, expect, test } from 'vitest'
import type { Question } from '../bank.ts'
import { aQuestion, aWrittenTopic, contentWith, messages, writtenContent } from '../testing/builders.ts'
import {
  checkComputedAnswers,
  checkEqualNumbers,
  checkPhysicsCalculations,
  isNumeric,
  lacksCheck,
  numbersIn,
  optionNumber,
} from './numbers.ts'

const numeric = (key: string, check?: string, changes: Partial<Question> = {}): Question => {
  const options = { A: '1.0 m', B: '2.0 m', C: '3.0 m', D: '4.0 m', [aQuestion(1).correctAnswer]: key }
  const question = aQuestion(1, { options, skill: 'apply', ...changes })
  return check === undefined ? question : { ...question, check }
}

describe('the number that an option stands for', () => {
  test.each([
    ['24 cm³', 24],
    ['0.40 cm³/s', 0.4],
    ['−0.50 m/s²', -0.5],
    ['12 000 J', 12000],
    ['1 234 567.5 Pa', 1234567.5],
    ['6.02 × 10²³', 6.02e23],
    ['1.6×10⁻¹⁹ C', 1.6e-19],
    ['−2.5 × 10³ N', -2500],
    ['about 15 m/s', 15],
    ['**80** m', 80],
    ['4.0 mol of H₂O', 4],
    ['-7 °C', -7],
    ['+7 °C', 7],
    ['25 from 100', 25],
  ])('the option %s stands for the number %d', (option, value) => {
    expect(optionNumber(option)).toBe(value)
  })

  test.each(['graph X', 'H₂O', 'from P2 to Q', 'it rises from 20 to 40', 'from 0 to 3.0 m/s in 1.2 s'])(
    'the option "%s" stands for no number',
    (option) => {
      expect(optionNumber(option)).toBeUndefined()
    },
  )

  test('two numbers side by side are not read as one with a thousands space', () => {
    expect(numbersIn('in 1 2024').map(({ value }) => value)).toEqual([1, 2024])
  })
})

describe('an option that is a quantity', () => {
  test.each(['5.0 mol/dm³', '5.0 m s⁻²', '−3', '4 times as large'])('"%s" is a quantity', (option) => {
    expect(isNumeric(numeric(option))).toBe(true)
  })

  test.each([
    'it stops after 5.0 m',
    'it stops',
    '5.0 m, then it stops',
    '5.0 m after 2.0 s',
    '5.0 m; 2.0',
    '5.0 metres down the road',
    '~6 × 10⁴',
  ])('"%s" is no quantity', (option) => {
    expect(isNumeric(numeric(option))).toBe(false)
  })
})

describe('check expressions', () => {
  test.each([
    ['0.40 cm³/s', '24/60'],
    ['15 m/s', 'round(9.8*1.5, 0)'],
    ['−0.50 m/s²', '(9-24)/30'],
    ['6.0 × 10²³', '6e23'],
    ['1.5 × 10⁻³ mol', '0.03 * 0.05'],
    ['0.50', 'sin(30 * pi / 180)'],
    ['0 m', '5 - 5'],
    ['12 000 000 J', '12000000.001'],
  ])('the right answer %s agrees with its check %s', (key, check) => {
    expect(checkComputedAnswers(contentWith(numeric(key, check)))).toEqual([])
  })

  test.each([
    [
      '0.42 cm³/s',
      '24/60',
      /check "24\/60" gives 0\.4, but the right answer says "0\.42 cm³\/s"; correct one of them \(where the option is rounded, write round\(/,
    ],
    ['14.7 m/s', '9.8*', /check "9\.8\*" can't be worked out/],
    ['14.7 m/s', '1/0', /check "1\/0" is not a number/],
    ['14.7 m/s', '14.70001', /gives 14\.70001, but the right answer says/],
    ['14.7 m/s', '"14.7"', /check ""14\.7"" is not a number/],
    ['14.7 m/s', '"hello"', /is not a number/],
    ['graph X', '2 + 2', /the right answer "graph X" neither begins with a number nor holds only one/],
  ])('the right answer %s does not agree with its check %s', (key, check, message) => {
    expect(messages(checkComputedAnswers(contentWith(numeric(key, check))))).toEqual([
      expect.stringMatching(message),
    ])
  })
})

describe('numeric answers without a check expression', () => {
  test('numeric answers without a check are listed, unless they are recalled', () => {
    expect(lacksCheck(numeric('5.0 m'))).toBe(true)
    expect(lacksCheck(numeric('5.0 m', '10/2'))).toBe(false)
    expect(lacksCheck(numeric('5.0 m', undefined, { skill: 'recall' }))).toBe(false)
    expect(lacksCheck(numeric('5.0 m', undefined, { skill: 'analyse' }))).toBe(true)
    expect(isNumeric(numeric('5.0 mol/dm³'))).toBe(true)
  })

  test('numeric answers without a check are refused in physics', () => {
    const topic = aWrittenTopic([numeric('5.0 m')], {}, 'motion')
    expect(messages(checkPhysicsCalculations(writtenContent(topic)))).toEqual([
      expect.stringMatching(
        /motion\.json, question enzymes-001: a physics calculation needs "check", an expression whose value is 5\.0 m/,
      ),
    ])
    expect(checkPhysicsCalculations(contentWith(numeric('5.0 m')))).toEqual([])
  })

  test('a physics question whose answer is no number needs no check', () => {
    const topic = aWrittenTopic([aQuestion(1, { skill: 'apply' })], {}, 'motion')
    expect(checkPhysicsCalculations(writtenContent(topic))).toEqual([])
  })

  test('a question without a check has nothing to be computed', () => {
    expect(checkComputedAnswers(contentWith(numeric('5.0 m')))).toEqual([])
  })
})

describe('options of equal value', () => {
  test('options of equal value are refused, even if written differently', () => {
    const options = { A: '0.5 m', B: '0.50m', C: '5 m', D: '5 cm' }
    expect(messages(checkEqualNumbers(contentWith(aQuestion(1, { options }))))).toEqual([
      expect.stringMatching(/question enzymes-001: options A and B are the same quantity; change one/),
    ])
  })

  test.each([
    ['words', { A: 'it stops', B: 'it stops', C: 'it turns', D: 'it falls' }],
    ['numbers with other units', { A: '5 m', B: '5 mm', C: '5 km', D: '5 cm' }],
    ['numbers of one unit', { A: '1 m', B: '2 m', C: '3 m', D: '4 m' }],
  ])('options that are %s are left to the other gates', (_, options) => {
    expect(checkEqualNumbers(contentWith(aQuestion(1, { options })))).toEqual([])
  })
})
