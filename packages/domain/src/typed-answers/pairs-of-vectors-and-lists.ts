// Rows of the table for vectors as pairs of numbers, lists in order, terms with commas between, and forms of powers and logarithms.
import { expression, type Pairs } from './pairs.ts'

const matrix = (rows: readonly string[], letters = '') =>
  ({ kind: 'matrix', rows: rows.map((row) => [row]), letters: [...letters] }) as const

export const vectorAndListPairs: readonly Pairs[] = [
  {
    asked: matrix(['8t - 9', '17 - 6t'], 't'),
    given: {
      right: ['(-9, 17) + t(8, -6)', '(8t - 9, 17 - 6t)', '(-9, 17) + (8, -6)t', 'r = (-9, 17) + t(8, -6)'],
      wrong: ['(8, -6) + t(-9, 17)', '(-9, 17) + (8, -6)', '(-9, 17) - t(8, -6)'],
    },
  },
  {
    asked: matrix(['-4', '5']),
    given: {
      right: ['OC = (-4, 5)', '(-4, 5)', 'c = (-4, 5)', 'OC = -4i + 5j', '(-4, 5) km'],
      simplified: ['(-8/2, 5)'],
      wrong: ['OC = (5, -4)', 'CO = (4, -5)', '(5, -4) km'],
    },
  },
  {
    asked: matrix(['t', '-2'], 't'),
    given: { right: ['ti-2j', 'ti - 2j', 't; -2'], wrong: ['ti+2j'] },
  },
  { asked: matrix(['1', '2', '3']), given: { right: ['1; 2; 3', '(1, 2, 3)'], unread: ['2(1, 2)'] } },
  {
    asked: expression('-(4/5)i + (3/5)j', 'ij'),
    given: {
      right: ['1/10 (-8, 6)', '(-8, 6)/10', '(-4/5, 3/5)', '1/5(-4i + 3j)'],
      wrong: ['1/10 (6, -8)', '1/5 (-8, 6)', '(-8, 6)'],
    },
  },
  {
    asked: expression('-32i + 24j', 'ij'),
    given: {
      right: ['(-32, 24) km/h', '8(-4, 3)', '-32i + 24j km/h'],
      wrong: ['(24, -32) km/h', '4(-4, 3)'],
    },
  },
  {
    asked: expression('(-9 + 8t)i + (17 - 6t)j', 'ijt'),
    given: { right: ['(-9, 17) + t(8, -6)', '-9i + 17j + t(8i - 6j)'], wrong: ['(-9, 17) + (8, -6)'] },
  },
  {
    asked: {
      kind: 'coordinates',
      value: [
        { kind: 'number', value: '4' },
        { kind: 'number', value: '0' },
      ],
    },
    given: { right: ['at (4, 0)', 'AB = (4, 0)', 'AB=(4, 0)', 'T = (4, 0)', '(4, 0)'], wrong: ['at (0, 4)'] },
  },
  {
    asked: {
      kind: 'coordinates',
      value: [
        { kind: 'number', value: '2' },
        { kind: 'number', value: 'ln 3' },
      ],
    },
    given: { right: ['(2, ln 3)', '(2, ln(3))'], wrong: ['(ln(3), 2)'] },
  },
  {
    asked: { kind: 'list', values: ['1', '4', '9', '16'], isInOrder: true, each: {} },
    given: {
      right: [
        '1, 4, 9, 16',
        'x² = 1, 4, 9, 16',
        'x^2 = 1, 4, 9, 16',
        'x²=1, 4, 9, 16',
        'A: 1, B: 4, C: 9, D: 16',
      ],
      simplified: ['1², 2², 3², 4²', '1, 2×2, 9, 16', '1, 4, 9, 32/2'],
      'more-values': ['1, 4, 9'],
      wrong: ['x² = 1, 4, 9, 25', '1, 2, 3, 4'],
      unread: ['2x² = 1, 4, 9, 16', '1 < 4 < 16 > 9', '4 > 1 < 9 < 16', '(1'],
    },
  },
  {
    asked: { kind: 'list', values: ['4', '4', '5', '7'], isInOrder: true, each: {} },
    given: {
      right: ['20-29: 4, 30-39: 4, 40-49: 5, 50-59: 7', '20-29:4, 30-39:4, 40-49:5, 50-59:7'],
      wrong: ['20-29: 4, 30-39: 5, 40-49: 4, 50-59: 7'],
    },
  },
  {
    asked: { kind: 'list', values: ['-64', '0.25', '4', '16'], isInOrder: true, isAsPrinted: true, each: {} },
    given: {
      right: ['(-4)^3, 4^-1, √16, 4^2', '-64, 1/4, 4, 16', '-64 < 0.25 < 4 < 16'],
      wrong: ['16, 4, 0.25, -64'],
    },
  },
  {
    asked: { kind: 'list', values: ['1/3', '√2', '3/2'], isInOrder: true, isAsPrinted: true, each: {} },
    given: { right: ['3^-1, √2, 1.5', '1/3 < √2 < 3/2'], exact: ['0.33, 1.41, 1.5'] },
  },
  {
    asked: { kind: 'list', values: ['13', '-2', '3'], isInOrder: false, each: {} },
    given: { right: ['13 -2  3'], 'more-values': ['13 -2'] },
  },
  {
    asked: { kind: 'list', values: ['12500', '13500'], isInOrder: false, each: {} },
    given: { right: ['12 500 13 500', '12 500, 13 500'] },
  },
  {
    asked: { kind: 'list', values: ['2', '2'], isInOrder: false, each: {}, name: 'x' },
    given: { simplified: ['4/2, 2'], unread: ['2, (2'] },
  },
  {
    asked: { kind: 'list', values: ['232.5', '237.5'], isInOrder: true, each: {} },
    given: {
      right: ['232.5, 237.5', '232.5 and 237.5', '232.5 ≤ d < 237.5', '237.5 > d ≥ 232.5', '232.5; 237.5'],
      'more-values': ['232.5'],
      exact: ['230 ≤ d < 240'],
      wrong: ['237.5, 232.5', '234.5, 235.5', '232.5 ≤ d < 238.5'],
    },
  },
  {
    asked: { kind: 'list', values: ['3', '-3', '4', '-4'], isInOrder: false, each: {}, name: 'x' },
    given: {
      right: ['+-3 and +-4', '±3, ±4', 'x = ±3 or x = ±4', '3, -3, 4, -4', '+-3, +/-4', '+-3 or + / - 4'],
      'more-values': ['+-3'],
      wrong: ['+-3 and +-5'],
    },
  },
  {
    asked: expression('1 + 24x + 252x^2', 'x', { form: 'expanded' }),
    given: {
      right: ['1, 24x, 252x^2', '1 + 24x + 252x²'],
      wrong: ['1, 24x, 25x^2', '24x, 252x^2'],
      unread: ['1 + 24x, 252x^2'],
    },
  },
  {
    asked: expression('(x + 3)(x + 1)', 'x'),
    given: { right: ['(x+3)(x+1)'], unread: ['x + 3, x + 1', '(x+3), (x+1)'] },
  },
  {
    asked: expression('1 - 8x + 28x^2', 'x', { form: 'expanded' }),
    given: { right: ['1, -8x, 28x^2'], wrong: ['1, 8x, 28x^2'] },
  },
  {
    asked: expression('3^(u + 2v)', 'uv', { form: 'one-power' }),
    given: {
      right: ['3^(u+2v)', '3^(2v+u)', '3^(u + v + v)'],
      'form-of-question': ['3^u × 3^(2v)', '3^u × 9^v', '9^(u/2 + v)', '27^((u+2v)/3)'],
      wrong: ['3^(2u+v)', '3^(2uv)', '3^u + 9^v'],
    },
  },
  {
    asked: expression('3^(4u - v)', 'uv', { form: 'one-power' }),
    given: { right: ['3^(4u-v)'], 'form-of-question': ['3^(4u)/3^v', '81^u/3^v'], wrong: ['3^(4u+v)'] },
  },
  {
    asked: {
      kind: 'list',
      values: ['1', 'log_3(2)'],
      isInOrder: false,
      each: { form: 'logarithm-to-base' },
      name: 'x',
    },
    given: {
      right: ['1, log_3 2', 'x = 1 or x = log₃ 2', 'log3(2), 1'],
      'form-of-question': ['1, ln 2/ln 3', '1, lg2/lg3', '1, 1/log_2 3', '1, 0.5log_3 4', '1, log_9 4'],
      'more-values': ['1', 'log_3 2'],
      exact: ['1, 0.631'],
      wrong: ['1, log_2 3', '0, log_3 2'],
    },
  },
]
