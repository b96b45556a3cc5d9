// Rows of the table for names: composite functions and inverses, squares of a grid, classes of a table.
import { inequality, type Pairs } from './pairs.ts'

const word = (...accepted: readonly string[]) => ({ kind: 'word', accepted }) as const

export const namePairs: readonly Pairs[] = [
  {
    asked: word('Nafisa'),
    given: {
      right: [
        'Nafisa, because the range is smaller',
        'Nafisa, consistent',
        'Nafisa; because her range is smaller',
        "Nafisa should be chosen, as her scores vary less than Lubna's",
        'Lubna has the larger range, so Nafisa',
      ],
      wrong: ['Lubna', 'Lubna, because her mean is greater', 'Lubna, as Nafisa scores less'],
      unread: ['Nafisa, Lubna', 'not Nafisa'],
    },
  },
  {
    asked: word('positive'),
    given: {
      right: [
        'positive since -b/(2a) < 0',
        'positive, -b/2a < 0',
        'positive -b/2a < 0',
        '-b/(2a) < 0 so positive',
        'positive, since -b/2a is negative and a is positive',
        'positive because the turning point is at a negative x',
        'positive because the turning point is left of the y-axis, where x is negative',
      ],
      wrong: [
        'negative since -b/(2a) > 0',
        'negative, positive',
        'positive, or negative',
        'a > 0 so negative',
        'zero, because a is positive',
      ],
    },
  },
  {
    asked: word('f g(x)', 'f g', 'fg(x)', 'fg', 'g^2 f(x)'),
    given: {
      right: [
        'fg',
        'f(g(x))',
        'fg of x',
        'g²f(x)',
        'ggf(x)',
        'g^2 f',
        'g2f',
        'f∘g',
        'ggf',
        'fg(x) = 2x + 12',
      ],
      wrong: ['gf(x)', 'f(x) + g(x)', 'gfg', 'f²g', 'g', '2g(x)', 'f(x)g(x)', 'f(x)g', 'fg⁻¹'],
      unread: ['f then g', '2x + 12', 'both', 'of x'],
    },
  },
  {
    asked: word('g^(−1)(x)', 'g^(−1)'),
    given: {
      right: [
        'g⁻¹(x)',
        'g^-1',
        'inverse of g',
        'inverse g',
        'g inverse',
        'g inverse of x',
        'the inverse of g',
      ],
      wrong: ['f⁻¹(x)', 'f^-1', '1/g(x)', 'f⁻¹g(x)', 'g', 'inverse of f', 'g²', '2g-1'],
      unread: ['inverse', 'function of g', 'g1(x)'],
    },
  },
  {
    asked: word('g f^(−1)(x)', 'g f^(−1)'),
    given: { right: ['gf⁻¹(x)', 'g(f^-1(x))', 'g inverse f'], wrong: ['f⁻¹g(x)', 'gf', 'g⁻¹f'] },
  },
  {
    asked: word('g', 'g(x)'),
    given: { right: ['g', 'g(x)', 'g has no inverse', 'function g'], wrong: ['f', 'h'] },
  },
  {
    asked: word('E2 and E5', 'E2E5', 'E2, E5', 'E5 and E2', 'E5E2', 'E5, E2'),
    given: {
      right: ['E2 and E5', 'E5, E2', 'squares E2 and E5'],
      'more-values': ['E2', 'E5', 'square E5'],
      wrong: ['E3', 'E2 and E4', 'A2', 'E2E5E2'],
      unread: ['trees'],
    },
  },
  {
    asked: word('B'),
    given: { right: ['a sketch of B', 'B is an angle'], wrong: ['a sketch of C'] },
  },
  {
    asked: word('50 to 59', '50-59'),
    given: {
      right: ['50 to 59', '50-59', '50 - 59', '50–59', '50 — 59', '50<=x<=59', 'class 50 to 59'],
      wrong: ['40 to 49', '40 to 59', '50', '50 to 55', '50 to 60', '40-49', '30 - 39'],
      unread: ['the last', '50-59, 40-49'],
    },
  },
  {
    asked: inequality('x <= -1'),
    given: {
      right: ['x ≤ -1', '(-∞, -1]'],
      simplified: ['x ≤ -4/4', 'x <= 3 - 4', 'x ≤ -√1', '-1² ≥ x', '(-∞, -4/4]'],
      wrong: ['x ≥ -4/4', 'x ≤ -4/2'],
    },
  },
  {
    asked: inequality('4 <= x <= 16'),
    given: {
      right: ['4 ≤ x ≤ 16'],
      simplified: ['2² ≤ x ≤ 4²', '10 - 6 ≤ x ≤ 10 + 6', 'x ≥ 4 and x ≤ 32/2'],
      wrong: ['2 ≤ x ≤ 4'],
    },
  },
  {
    asked: inequality('x > (-7 + √13)/6'),
    given: { right: ['x > (-7+√13)/6', 'x > -7/6 + √13/6'], wrong: ['x > (7+√13)/6'] },
  },
  {
    asked: inequality('x > -9/6'),
    given: { right: ['x > -3/2', 'x > -1.5', 'x > -6/4'], wrong: ['x > 3/2'] },
  },
]
