import { describe, expect, test } from 'vitest'
import { markClass, markName } from './mark-name.ts'
import { markWord } from './mark-word.ts'

const mark = (text: string, ...accepted: readonly string[]) => {
  const marked = markWord(text, accepted)
  return marked.verdict === 'form' ? marked.wants : marked.verdict
}

describe('words', () => {
  test.each([
    ['kite', ['kite']],
    ['A kite.', ['kite']],
    ['it is a kite', ['kite']],
    ['isoceles', ['isosceles']],
    ['paralelogramm', ['parallelogram']],
    ['rhomboid', ['parallelogram']],
    ['major arc', ['major arc']],
    ['arc', ['minor arc']],
    ['yes', ['yes']],
    ['true', ['yes']],
    ['Yes, because 3 > 2', ['yes']],
    ['no', ['no']],
    ['it does not', ['no']],
    ['it is not a factor', ['no']],
    ['negative', ['negative']],
    ['< 0', ['negative']],
    ['b² − 4ac < 0', ['negative']],
    ['b² − 4ac > 0', ['positive']],
    ['b² − 4ac = 0', ['zero']],
    ['b² − 4ac > 0 for all k', ['positive']],
    ['D < 0 always', ['negative']],
    ['Negative, because there are no real roots', ['negative']],
    ['−b/(2a) < 0, so positive', ['positive']],
    ['neither of them', ['neither']],
    ['none', ['neither']],
    ['it is neither arithmetic nor geometric', ['neither']],
    ['mitochondria', ['mitochondria']],
    ['the mitochondria', ['mitochondria']],
    ['mitochondira', ['mitochondria']],
    ['all real numbers', ['all real numbers']],
    ['isoceles triangle', ['isosceles']],
    ['isocelis', ['isosceles']],
    ['squre', ['square']],
    ['+', ['positive']],
    ['-ve', ['negative']],
    ['it is 0', ['zero']],
    ['the 1st quadrant', ['first']],
    ['y=ab^x', ['y = ab^x']],
    ['D because it is a parabola', ['D']],
    ['D (because it is a parabola)', ['D']],
    ['C,  it is exponential', ['C']],
    ['a square, so it is a rectangle', ['square']],
    ['the gradients would be = if parallel, so perpendicular', ['perpendicular']],
    ['it is not true', ['no']],
    ['the mitochondria', ['powerhouse', 'mitochondria']],
    ['Nafisa, not Lubna', ['Nafisa']],
    ['Nafisa, Lubna is slower', ['Nafisa']],
  ])('%s is right where %j is', (text, accepted) => {
    expect(mark(text, ...accepted)).toBe('right')
  })

  test.each([
    ['square', 'kite', 'wrong'],
    ['kite, square', 'kite', 'wrong'],
    ['kite or square', 'kite', 'wrong'],
    ['not a kite', 'kite', 'wrong'],
    ['not a square', 'kite', 'unread'],
    ['a shape', 'kite', 'unread'],
    ['<b>kite</b>', 'kite', 'unread'],
    ['major arc', 'minor arc', 'wrong'],
    ['no', 'yes', 'wrong'],
    ['it is not', 'yes', 'wrong'],
    ['yes, no', 'yes', 'wrong'],
    ['positive', 'negative', 'wrong'],
    ['> 0', 'negative', 'wrong'],
    ['ribosome', 'mitochondria', 'wrong'],
    ['some of these', 'mitochondria', 'unread'],
    ['not mitochondria', 'mitochondria', 'unread'],
    ['kit', 'kite', 'unread'],
    ['', 'kite', 'unread'],
    ['<b> kite', 'kite', 'unread'],
    ['Nafisa, Lubna', 'Asma', 'wrong'],
    ['Nafisa, Lubna', 'Nafisa', 'unread'],
    ['kite, four sides, square', 'kite', 'wrong'],
    ['kite, or a square', 'kite', 'wrong'],
    ['square rectangle kite', 'rectangle', 'wrong'],
    ['major arc, minor arc', 'major arc', 'wrong'],
    ['1 or 3', 'first', 'wrong'],
    ['not positive', 'positive', 'wrong'],
    ['b² − 4ac < 0.5', 'negative', 'wrong'],
    ['from -ve to +ve', 'positive', 'unread'],
    ['not mitochondria', ['powerhouse', 'mitochondria'], 'unread'],
    ['an angle', 'rectangle', 'unread'],
    ['nonlinear', 'linear', 'wrong'],
  ])('%j where it is %s is %s', (text, accepted, verdict) => {
    expect(mark(text, ...[accepted].flat())).toBe(verdict)
  })
})

test('words that name no choice are of another shape', () => {
  expect(markWord('a shape', ['kite'])).toEqual({ verdict: 'unread', why: 'shape' })
})

describe('names', () => {
  const name = (text: string, ...accepted: readonly string[]) => {
    const marked = markName(text, accepted)
    return marked === null ? null : marked.verdict === 'form' ? marked.wants : marked.verdict
  }

  test.each([
    ['A', ['A']],
    ['a', ['A']],
    ['curve A', ['A']],
    ['it is the graph A', ['A']],
    ['E2 and E5', ['E2 and E5']],
    ['E2, E5', ['E2 and E5']],
    ['line AB', ['AB']],
    ['fg(x)', ['fg']],
    ['f(g(x))', ['fg']],
    ['g²f(x)', ['g^2f(x)']],
    ['ggf', ['g^2f(x)']],
    ['f^-1(x)', ['f^(-1)']],
    ['inverse of f', ['f^(-1)']],
    ['f inverse', ['f^(-1)']],
    ['fg(x) = 3', ['fg']],
    ['50-59', ['50 to 59']],
    ['50 ≤ x ≤ 59', ['50 to 59']],
  ])('%s names %j', (text, accepted) => {
    expect(name(text, ...accepted)).toBe('right')
  })

  test.each([
    ['B', 'A', 'wrong'],
    ['A and B', 'A', 'wrong'],
    ['E2', 'E2 and E5', 'more-values'],
    ['E3', 'E2 and E5', 'wrong'],
    ['something', 'A', 'unread'],
    ['gf(x)', 'fg', 'wrong'],
    ['f(x) + g(x)', 'fg', 'wrong'],
    ['2g(x)', 'fg', 'wrong'],
    ['hello', 'fg', 'unread'],
    ['f then g', 'fg', 'unread'],
    ['50-60', '50 to 59', 'wrong'],
    ['55', '50 to 59', 'wrong'],
    ['50-59, 60-69', '50 to 59', 'unread'],
    ['the first', '50 to 59', 'unread'],
  ])('%j where %s is asked for is %s', (text, accepted, verdict) => {
    expect(name(text, accepted)).toBe(verdict)
  })

  test('are letters, squares, functions and classes, and no other words', () => {
    expect(name('kite', 'kite')).toBeNull()
    expect(name('x', 'Ab')).toBeNull()
    expect(markClass('-5 to 5', '-5 to 5').verdict).toBe('right')
    expect(markClass('-5 to 6', '-5 to 5').verdict).toBe('wrong')
  })
})
