// Rows of the table for what is said in place of a value or around it: a name with a sign, words for signs, the constants of a
// form, symbols of combinations, functions of an angle.
import { equation, expression, inequality, number, type Pairs } from './pairs.ts'

const column = (...cells: readonly string[]) =>
  ({ kind: 'matrix', rows: cells.map((cell) => [cell]), letters: [] }) as const

export const statementPairs: readonly Pairs[] = [
  {
    asked: number('√(5/3)'),
    given: {
      right: ['sin θ + cos θ = √(5/3)', 'sinθ + cosθ = √5/√3'],
      unread: ['sin θ + cos θ = √(3/5)', '2 sin θ = √(5/3)'],
    },
  },
  {
    asked: number('22 + 12√3'),
    given: {
      right: ['cosec²θ = 22 + 12√3', 'r = 22, s = 12', 'r = 22 and s = 12'],
      wrong: ['r = 22'],
      unread: ['r = 12, s = 22', 'x = 22, y = 12'],
    },
  },
  {
    asked: number('5√3', { form: 'simplest-surd' }),
    given: { right: ['5√3', 'k = 5√3'], 'form-of-question': ['k = 5'], wrong: ['k = 3', 'x = 5'] },
  },
  {
    asked: column('-3', '9'),
    given: { right: ['a + b = (-3, 9)', 'OC = (-3, 9)'], unread: ['a + b = (9, -3)'] },
  },
  {
    asked: number('-4'),
    given: {
      right: ['v → -4', 'v -> -4', 'v approaches -4', 'v tends to -4'],
      wrong: ['v → 4'],
      unread: ['v - -4 =', '-> v'],
    },
  },
  {
    asked: inequality('k < 25', 'k'),
    given: {
      right: ['k is less than 25', 'k less than 25', '25 is greater than k', '25 > k'],
      wrong: ['k is more than 25', 'k is less than or equal to 25', 'k is at most 25'],
    },
  },
  {
    asked: inequality('1 < t < 4 or 6 < t <= 7', 't'),
    given: {
      right: [
        '{t : 1 < t < 4} ∪ {t : 6 < t ≤ 7}',
        '{t: 1 < t < 4 or 6 < t ≤ 7}',
        '1 < t < 4 and 6 < t ≤ 7',
        '1 < t < 4, 6 < t ≤ 7',
        '4 > t > 1 and 7 ≥ t > 6',
        't > 1 and t < 4, t > 6 and t ≤ 7',
      ],
      wrong: ['{t : 1 < t < 4} ∪ {t : 6 < t < 7}', '1 < t < 4', 't > 1 and t < 4, t > 6 and t < 8'],
      unread: ['1 < t < 4 and 6 < t < 7'],
    },
  },
  {
    asked: inequality('x < -1 or x > 4'),
    given: { right: ['{x: x < -1} U {x: x > 4}'], unread: ['x < -1 and x > 4'] },
  },
  { asked: inequality('a > 4', 'a'), given: { right: ['a > 4', 'a > 4 and a > 2'], wrong: ['a < 4'] } },
  {
    asked: equation('y = (2/3)x - 2/3', 'xy', { form: 'line' }),
    given: {
      right: ['y = 2/3 x - 2/3'],
      exact: ['y = 0.667x - 0.667', 'y = 0.67x - 0.67', 'y = 0.67x - 0.667'],
      wrong: ['y = 0.66x - 0.67', 'y = 0.7x - 0.7', 'y = 0.67x + 0.67'],
    },
  },
  {
    asked: expression('-8√3 i + 8j', 'ij'),
    given: {
      right: ['-8√3i + 8j'],
      simplified: [
        '-16 sin 60° i + 16 cos 60° j',
        '-16 sin(60°)i + 16 cos(60°)j',
        '-16sin60i + 16cos60j',
        '16(-sin 60° i + cos 60° j)',
      ],
      wrong: ['-16 cos 60° i + 16 sin 60° j', '-16cos60i + 16sin60j'],
    },
  },
  {
    asked: number('84', { form: 'integer' }),
    given: {
      right: ['9C3 = 84', '⁹C₃ = 84', '84'],
      integer: ['9C3', '⁹C₃', '9!/(3!6!)', '7C1 × 12', '8P2 + 28'],
      wrong: ['9P3', '9C4', '12C5 - 10C3'],
    },
  },
  {
    asked: number('1', { form: 'integer' }),
    given: {
      right: ['one real root', '1 real root', 'one root'],
      wrong: ['two real roots', 'no real roots'],
    },
  },
  {
    asked: {
      kind: 'list',
      values: ['28.9550243719', '331.044975628'],
      isInOrder: false,
      each: { to: { places: 1 }, unit: '°' },
      name: 'x',
    },
    given: {
      right: ['29.0, 331.0', '29.0°, 331.0°'],
      decimal: ['cos⁻¹(7/8), 360 − cos⁻¹(7/8)', 'arccos(7/8), 360 - arccos(7/8)'],
      wrong: ['cos⁻¹(6/8), 360 − cos⁻¹(6/8)', 'cos⁻¹(7/8), 180 − cos⁻¹(7/8)'],
    },
  },
  {
    asked: number('36.8698976458', { to: { places: 1 } }),
    given: {
      right: ['36.9', '36.9°'],
      decimal: ['tan⁻¹(3/4)', 'tan^-1 0.75', 'arctan 0.75', '90 - tan⁻¹(4/3)'],
      wrong: ['tan⁻¹(4/3)'],
    },
  },
  {
    asked: number('25.7723', { to: { figures: 3 }, unit: 'cm' }),
    given: {
      right: ['25.8', '8.20π'],
      decimal: ['√664.2', '√664.2 cm', '30 - 4.23'],
      wrong: ['√646.2'],
    },
  },
  {
    asked: expression('9x^6', 'x', { form: 'simplified' }),
    given: {
      right: ['9x^6'],
      simplified: ['27^(2/3) x^6', '3^2 x^6', '81^(1/2)x^6'],
      wrong: ['9^(2/3) x^6'],
    },
  },
  {
    asked: equation('(x − 7)^2 + (y + 3)^2 = 8', 'xy', { form: 'circle' }),
    given: {
      right: ['(x-7)^2 + (y+3)^2 = 8'],
      'form-of-question': ['(x-7)^2 + (y+3)^2 = (2√2)^2', '(x-7)^2 + (y+3)^2 = (√8)^2'],
      wrong: ['(x-7)^2 + (y+3)^2 = 2√2'],
    },
  },
  {
    asked: {
      kind: 'list',
      values: ['-1', '9 + 4√5'],
      isInOrder: false,
      each: { form: 'simplest-surd' },
      name: 'x',
    },
    given: {
      right: ['-1, 9 + 4√5', '4√5 + 9 and -1'],
      simplified: ['-1, (2 + √5)/(√5 - 2)', '-1, (2 + √5)^2', '-1, 9 + 2√20'],
      exact: ['-1, 17.9'],
      wrong: ['-1, 9 - 4√5'],
    },
  },
]
