// Points and lines on a plane, as the screen sends them.
import type { Pairs } from './pairs.ts'
import type { Plane } from './plane.ts'

const plane: Plane = {
  x: { from: -6, to: 6, step: 2, minor: 2, title: 'x' },
  y: { from: 0, to: 50, step: 10, minor: 5, title: 'y' },
}

export const plotPairs: readonly Pairs[] = [
  {
    asked: {
      kind: 'points',
      plane,
      points: [
        [-2, 14],
        [3, 40],
      ],
      within: 0.5,
    },
    given: {
      right: ['(-2, 14) (3, 40)', '(3, 40) (-2, 14)', '(−2.5,15)(3.5,39)', ' ( -2 , 14.5 ) ( 2.5 , 40 ) '],
      wrong: ['(-2, 14) (3, 41.5)', '(-2, 14) (-2, 14)', '(14, -2) (40, 3)', '(999999999, 0) (0, 0)'],
      unread: [
        '(-2, 14)',
        '(-2, 14) (3, 40) (0, 0)',
        '(-2, 14) 3, 40',
        '(-2, 14) (3, x)',
        '(1e9, 1) (2, 3)',
        '(1, 2, 3) (4, 5)',
        '()()',
        '((1, 2)) (3, 4)',
        `${'(0, 0) '.repeat(28)}`,
      ],
    },
  },
  {
    asked: {
      kind: 'lines',
      plane,
      lines: [
        [
          [-6, 8],
          [6, 32],
        ],
      ],
      within: 0.5,
    },
    given: {
      right: ['(0, 20) (5, 30)', '(5, 30) (0, 20)', '(-6, 9) (6, 33)', '(1, 22) (2, 24)'],
      wrong: ['(0, 20) (5, 31.5)', '(0, 22) (5, 32)', '(0, 20) (-5, 30)'],
      unread: ['(0, 20)', '(0, 20) (0, 20)', '(0, 20) (5, 30) (6, 32)', 'y = 2x + 20'],
    },
  },
  {
    asked: {
      kind: 'lines',
      plane,
      lines: [
        [
          [2, 0],
          [2, 50],
        ],
        [
          [-6, 30],
          [6, 30],
        ],
      ],
      within: 0.5,
    },
    given: {
      right: ['(2, 0) (2, 20) (0, 30) (5, 30)', '(0, 30) (5, 30) (2.5, 0) (2.5, 10)'],
      wrong: ['(2, 0) (2, 20) (2, 30) (2, 50)', '(3, 0) (3, 20) (0, 30) (5, 30)'],
      unread: ['(2, 0) (2, 20)', '(2, 0) (0, 30) (5, 30)'],
    },
  },
]
