// Rows of the table for lists, coordinates, matrices, ratios, times and words.
import { number, type Pairs } from './pairs.ts'

export const shapePairs: readonly Pairs[] = [
  {
    asked: { kind: 'word', accepted: ['outside'] },
    given: {
      unread: ['<b>outside</b>'],
      right: ['outside', 'outside the circle', 'C lies outside.'],
      wrong: ['inside', 'not outside', 'outside or inside'],
    },
  },
  {
    asked: { kind: 'word', accepted: ['A'] },
    given: {
      right: ['A', 'a', 'curve A', 'It is curve A.'],
      wrong: ['B', 'curve B', 'AB', '3'],
      unread: ['the curve', 'unit A', 'polygon A'],
    },
  },
  {
    asked: { kind: 'word', accepted: ['minimum'] },
    given: { unread: ['mini'], right: ['minimum', 'a minimum', 'Min.', 'min'], wrong: ['maximum', 'max'] },
  },
  {
    asked: { kind: 'coordinates', value: [number('2'), number('-3/2')] },
    given: {
      simplified: ['(4/2,-1.5)'],
      right: [
        '(2 -1.5)',
        '(2, -1.5)',
        '2,-3/2',
        '(2,−1½)',
        '( 2 ; -1.5 )',
        'x=2, y=-1.5',
        '( x ,y )=(2, -1.5)',
      ],
      wrong: ['(-1.5, 2)', '(2, 1.5)', '(2,-1)', '(0,-1.5)'],
      unread: ['2', '(2,-1.5,0)', '(2,)', '(a,b)', '2(x, y) = (2, -1.5)', '2, (x, y) = -1.5'],
    },
  },
  {
    asked: { kind: 'list', values: ['3', '-2'], isInOrder: false, each: {}, name: 'x' },
    given: {
      simplified: ['6/2 or -2', '3, 1+-3'],
      right: [
        '3, -2',
        '-2,3',
        'x=3 or x=-2',
        'x = -2, x = 3',
        '{3, -2}',
        '3 and −2',
        '3;-2',
        '3&-2',
        '3, -2, x≠0',
      ],
      'more-values': ['3, 3', '3', 'x=-2'],
      wrong: ['3, 2', '-3, 2', '3, -2, 1', '5', '1, 2, 3'],
      unread: ['3, ', 'x', '3,-2,y', ', ', 'x ≠ a', '3, -2, 2x ≠ 0'],
    },
  },
  {
    asked: { kind: 'list', values: ['1 + √2', '1 - √2'], isInOrder: false, each: {}, name: 'x' },
    given: {
      right: ['1±√2', '1+√2, 1-√2', 'x=1-√2 or x=1+√2'],
      'more-values': ['1+√2'],
      exact: ['2.414, -0.414'],
      wrong: ['±√2', '1±√3', '2±√2'],
    },
  },
  {
    asked: { kind: 'list', values: ['30', '150'], isInOrder: false, each: { unit: '°' }, name: 'x' },
    given: {
      right: ['30, 150', '30°, 150°', 'x=150° or 30°'],
      'more-values': ['30', '30°'],
      wrong: ['30, 210', '30, 150, 390'],
    },
  },
  {
    asked: { kind: 'list', values: ['2', '5', '8'], isInOrder: true, each: {} },
    given: {
      right: ['2, 5, 8', '2,5,8', '2; 5; 8'],
      'more-values': ['2, 5'],
      wrong: ['5, 2, 8', '2, 5, 8, 11', '2,5,9', '8, 5'],
    },
  },
  {
    asked: {
      kind: 'list',
      values: ['1.234', '-2.567'],
      isInOrder: false,
      each: { to: { places: 2, isNamed: true } },
      name: 'x',
    },
    given: {
      right: ['1.23, -2.57', 'x=-2.57 or x=1.23'],
      places: ['1.234, -2.567', '1.2, -2.6'],
      wrong: ['1.23, 2.57', '1.24, -2.57'],
    },
  },
  {
    asked: {
      kind: 'matrix',
      rows: [
        ['1', '2'],
        ['3', '-4'],
      ],
      letters: [],
    },
    given: {
      simplified: ['1,4/2;3,-4'],
      right: ['1,2;3,-4', '(1, 2; 3, −4)'],
      wrong: ['1,3;2,-4', '1,2;3,4'],
      unread: ['1,2,3,-4', '1,2;3', '1,2;3,x', '1,2;3,', '(1, 2) + (3, -4)'],
    },
  },
  {
    asked: { kind: 'matrix', rows: [['5'], ['-2']], letters: [] },
    given: { right: ['5;-2', '(5, -2)', '5,-2'], wrong: ['-2;5', '5;2'], unread: ['5', '5;-2;1'] },
  },
  {
    asked: { kind: 'matrix', rows: [['2a'], ['a - b']], letters: ['a', 'b'] },
    given: { right: ['2a; a-b', 'a+a, -b+a'], wrong: ['2a;b-a', 'a;a-b'], unread: ['2a', '2c;a-b'] },
  },
  {
    asked: { kind: 'ratio', values: ['3', '4'], isSimplest: true },
    given: {
      right: ['3:4', '3 : 4', '৩:৪'],
      'simplest-ratio': ['6:8', '1.5:2', '1:4/3'],
      wrong: ['4:3', '3:5', '3:4:5', '-3:4'],
      'form-of-question': ['3/4', '0.75'],
      unread: ['4/3', '3:', ':4', '3', 'a:b'],
    },
  },
  {
    asked: { kind: 'ratio', values: ['2', '3', '5'], isSimplest: false },
    given: { right: ['2:3:5', '4:6:10', '0.2:0.3:0.5'], wrong: ['2:5:3', '2:3'] },
  },
  {
    asked: { kind: 'time', minutes: 875, is: 'clock' },
    given: {
      right: ['14:35', '14.35', '1435', '2:35 pm', '2.35pm', '2:35 p.m.', '14 35', '১৪:৩৫'],
      wrong: ['2:35', '14:53', '2:35 am'],
      unread: ['14', '25:10', '14:75', 'noon', '14:3'],
    },
  },
  {
    asked: { kind: 'time', minutes: 155, is: 'length' },
    given: {
      right: ['2 h 35 min', '2h35', '155 min', '155', '2 hours 35 minutes', '2h 35m'],
      wrong: ['2 h 55 min', '2.35 h', '235'],
      unread: ['two hours', '2:35:00'],
    },
  },
  {
    asked: { kind: 'word', accepted: ['isosceles', 'isosceles triangle'] },
    given: {
      unread: ['42', '<b>isosceles</b>'],
      right: [
        'isoceles',
        'isosceles',
        'Isosceles',
        'an isosceles triangle',
        ' ISOSCELES. ',
        'It is isosceles',
      ],
      wrong: ['equilateral', 'scalene'],
    },
  },
]
