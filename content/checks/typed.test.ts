import type { Asked } from '@toron/domain/typed-answers/asked.ts'
import { describe, expect, test } from 'vitest'
import {
  coordinates,
  equation,
  expression,
  inAnyOrder,
  inequality,
  matrix,
  number,
  ratio,
  word,
} from '../maths/kit/final-answers.ts'
import { lineOn, pointsOn } from '../maths/kit/planes.ts'
import { typedCounts, typedFaults } from './typed.ts'

const written = (asked: Asked, answer: string, part = '', question = 'Find it. #marks(2)') => ({
  question,
  answer,
  alt: '',
  answerAlt: '',
  marks: 2,
  calculator: false,
  answers: [{ part, asked }],
  verify: () => null,
})

const axis = { from: 0, to: 6, step: 2, minor: 2, title: 'y' }

describe('the gate on final answers', () => {
  test.each<[string, Asked, string]>([
    ['a number', number(7), '#result[7]'],
    [
      'a rounded number with its unit',
      number(13.83272, { to: { figures: 3 }, unit: 'cm' }),
      '#result[13.8 cm]',
    ],
    ['a unit that the marker does not know', number(240), '#result[240 tiles]'],
    ['a fraction', number('5/3'), '$= #result[$display(5/3)$]$'],
    ['a root', number('2√3'), '#result[$2 sqrt(3)$]'],
    ['the right-hand side of a result', number(4), '#result[$x = 4$]'],
    ['an equation', equation('y = 2x + 3'), '#result[$y = 2x + 3$]'],
    ['solutions printed one by one', inAnyOrder([3, -4]), '#result[$3$] and #result[$−4$]'],
    ['a point on an axis', coordinates(5, 0), 'at #result[$5$]'],
    ['a column', matrix([['2'], ['−1']]), '#result[$vec(2, −1)$]'],
    [
      'an expression of the working',
      expression('1 + 2x + x^2', 'x'),
      '$1 + 2x$ \\ #h(1em) $+ x^2$, #result[4]',
    ],
  ])('passes %s', (_, asked, answer) => expect(typedFaults(written(asked, answer))).toEqual([]))

  test.each<[string, Asked, string, RegExp]>([
    ['another number', number(8), '#result[7]', /"8", is no result of the solution: 7/],
    ['another solution', inAnyOrder([3, 4]), '#result[$3$], #result[$−4$]', /"3, 4", is no result/],
    ['another expression', expression('x + 1', 'x'), '#result[$x + 2$]', /"x \+ 1", is no result/],
    [
      'an equation that cannot be read',
      equation('y = 2('),
      '#result[$y = 2$]',
      /is marked as a fault: the equation "y = 2\(" cannot be read/,
    ],
    ['a value that cannot be read', number('7('), '#result[7]', /"7\(", is marked unread/],
    [
      'a form that is not its own',
      expression('2(x + 1)', 'x', 'expanded'),
      '#result[$2x + 2$]',
      /is marked form/,
    ],
  ])('reports %s', (_, asked, answer, problem) =>
    expect(typedFaults(written(asked, answer)).join()).toMatch(problem),
  )

  test('reports a part that the question does not have, and a question with parts whose answer names none', () => {
    const [question, answer] = ['#part("a", 2)[Find it.]', '#result[7]']
    expect(typedFaults(written(number(7), answer, 'a', question))).toEqual([])
    expect(typedFaults(written(number(7), answer, 'b', question)).join()).toMatch(/\(b\) is of a part/)
    expect(typedFaults(written(number(7), answer, '', question)).join()).toMatch(/is of a part/)
  })

  const plane = { x: { ...axis, to: 10 }, y: axis }
  const axes = '#axes(axis(0, 10, step: 2), axis(0, 6, step: 2))'
  const drawn = (asked: Asked, question = axes, answer = axes) =>
    typedFaults(written(asked, answer, '', question)).join()

  test('passes a drawing whose grid is printed, empty with the question and finished with the solution', () => {
    expect(drawn(pointsOn(plane, [[3.1, 2.9]]))).toBe('')
    expect(drawn(lineOn(plane, [0, 1.37], [1, 1.9]))).toBe('')
    expect(typedCounts([written(pointsOn(plane, [[3, 2]]), axes)])).toMatchObject({ marked: 1, unknown: 0 })
  })

  test.each<[string, Asked, RegExp]>([
    ['a point beside the grid', pointsOn(plane, [[11, 2]]), /is marked wrong/],
    [
      'points that could stand for each other',
      pointsOn(plane, [
        [3, 2],
        [3.5, 2],
      ]),
      /too near/,
    ],
    ['another grid', pointsOn({ ...plane, y: { ...axis, to: 8 } }, [[3, 2]]), /has other axes than/],
  ])('reports %s', (_, asked, problem) => expect(drawn(asked)).toMatch(problem))

  test('reports a drawing that the solution does not show, and a line beside its grid', () => {
    expect(drawn(pointsOn(plane, [[3, 2]]), axes, '#result[7]')).toMatch(/is not shown in the solution/)
    expect(() => lineOn(plane, [0, 20], [1, 20])).toThrow('beside the plane')
  })

  test('counts what can be typed, and what could not be compared', () => {
    const questions = [
      written(number(7), '#result[7]'),
      written(word('isosceles'), '#result[It is a kite.]'),
      { ...written(number(7), '#result[7]'), answers: [] },
    ]
    expect(typedCounts(questions)).toEqual({ questions: 3, marked: 2, finals: 2, unknown: 1 })
  })
})

describe('whether a solution prints a final answer', () => {
  const verdictOn = (asked: Asked, answer: string): string => {
    if (typedFaults(written(asked, answer)).join().includes('is no result')) return 'differs'
    return typedCounts([written(asked, answer)]).unknown === 1 ? 'unknown' : 'agrees'
  }

  test.each<[string, Asked, string]>([
    [
      'factors as results of their own',
      expression('(x + 1)(x + 2)', 'x'),
      '#result[$x + 1$], #result[$x + 2$]',
    ],
    ['factors that end in a letter', expression('(1 + x)(2 + x)', 'x'), '#result[$1 + x$], #result[$2 + x$]'],
    [
      'factors beside words',
      expression('(x + 1)(x + 2)', 'x'),
      '#result[$x + 1$~cm], #result[$x + 2$ cm long]',
    ],
    [
      'factors beside a number',
      expression('(x + 1)(x + 2)', 'x'),
      '#result[$x + 1$], #result[$x + 2$], #result[4]',
    ],
    ['a list as one result', inAnyOrder([3, -4]), '#result[$3, −4$]'],
    ['coordinates as one result', coordinates(3, 4), '#result[$(3, 4)$]'],
    ['a list printed as a point', inAnyOrder([13, 14]), '#result[$(13, 14)$]'],
    ['a coordinate of a printed point', number(14), '#result[$(−3, 14)$]'],
    ['an expression in a printed point', expression('-p - 6', 'p'), '#result[$(q, −p − 6)$]'],
    [
      'a list of which two values are one result',
      inAnyOrder([3, '-1 + √10', '-1 - √10']),
      '#result[3], #result[$−1 plus.minus sqrt(10)$]',
    ],
    ['coordinates one by one', coordinates(3, 4), '#result[3] and #result[4]'],
    ['coordinates within brackets with words', coordinates(3, 4), '#result[$A = (3, 4)$]'],
    ['coordinates of which one is zero', coordinates(0, 5), '#result[5]'],
    ['a matrix cell by cell', matrix([['7', '8']]), '#result[7], #result[8]'],
    ['a ratio number by number', ratio(2, 3), '#result[2] and #result[3]'],
    ['an inequality in two pieces', inequality('x < 1 or x > 4'), '#result[$x < 1$], #result[$x > 4$]'],
    ['a number with words behind it', number(13), '#result[13 years]'],
    ['a number with two spaces and words', number(13), '#result[13 ~years of age]'],
    ['a number after a sign of nearness', number(13), '#result[$x ≈ 13$]'],
    ['a number after "approx"', number(13), '#result[$x approx 13$]'],
    ['a number of the second equation', number(13), '#result[$x = 2, y = 13$]'],
    ['one of two values of both signs, above', number(3), '#result[$plus.minus 3$]'],
    ['one of two values of both signs, below', number(-3), '#result[$plus.minus 3$]'],
    ['both values of both signs', inAnyOrder([3, -3]), '#result[$plus.minus 3$]'],
    ['what it is the logarithm of', expression('x', 'x'), '#result[$ln x$]'],
    ['what it is a logarithm of to a base', expression('x', 'x'), '#result[$log_12 x$]'],
    [
      'an expression of the working, on the right of its equals sign',
      expression('x^2 + 1', 'x'),
      '$y = x^2 + 1$, #result[4]',
    ],
    [
      'an expression of the second line of the working',
      expression('x^2 + 1', 'x'),
      '$y = 2 \\\n z = x^2 + 1$, #result[4]',
    ],
    [
      'an expression over two lines',
      expression('1 + 2x + x^2', 'x'),
      '$1 + 2x$   \\   #h(1em)   $+ x^2$, #result[4]',
    ],
    [
      'an expression over two lines set close',
      expression('1 + 2x + x^2', 'x'),
      '$1 + 2x$\\#h(1em)$+ x^2$, #result[4]',
    ],
    ['a form of its own', expression('2(x + 1)', 'x', 'factorised'), '#result[$2x + 2$]'],
  ])('%s agree', (_, asked, answer) => expect(verdictOn(asked, answer)).toBe('agrees'))

  test.each<[string, Asked, string]>([
    ['another number', number(8), '#result[7]'],
    ['one of its numbers alone', inAnyOrder([3, 4]), '#result[3], #result[5]'],
    ['another point', coordinates(3, 4), '#result[3] and #result[5]'],
    ['a number in the working alone', number(8), '$x = 8$, #result[7]'],
    ['another inequality', inequality('x < 1 or x > 4'), '#result[$x < 1$], #result[$x > 5$]'],
    ['another matrix', matrix([['7', '8']]), '#result[7], #result[9]'],
    ['another ratio', ratio(2, 3), '#result[2] and #result[5]'],
    ['a negative number', number(8), '#result[−7]'],
    ['the logarithm of another', number(3), '#result[$x = 4$]'],
    ['a figure of a printed number', number(3), '#result[134]'],
    ['what is multiplied by a logarithm', expression('2x', 'x'), '#result[$2 ln x$]'],
    ['what is not printed as a result', number(8), 'It is 8.'],
  ])('%s differs', (_, asked, answer) => expect(verdictOn(asked, answer)).toBe('differs'))

  test.each<[string, Asked, string]>([
    ['a point that is printed as another', coordinates(3, 4), '#result[$(3, 5)$]'],
    ['a coordinate of a point with words behind it', number(13), '#result[$(13, 14)$ cm]'],
    ['a coordinate of a named point', number(14), '#result[$A(3, 14)$]'],
    ['a word', word('isosceles'), '#result[It is a kite.]'],
    ['another word', word('isosceles'), '#result[kite]'],
    ['a number that is a part of what is printed', number(8), '#result[$10 + 2 sin x$]'],
    ['a number beside a sum', number(8), '#result[7] and #result[$2 + 3$]'],
    ['fewer results than values', inAnyOrder([3, 4, 5]), '#result[7]'],
    ['a result that cannot be read', number(8), '#result[7] and #result[7(]'],
  ])('%s is unknown', (_, asked, answer) => expect(verdictOn(asked, answer)).toBe('unknown'))
})

describe('how the gate names a final answer', () => {
  test('by its part and what stands before its field', () => {
    const question = '#part("ai", 2)[Find it.]'
    const named = { ...written(number(8), '#result[7], #result[6]', 'ai', question) }
    const answers = [{ part: 'ai', name: 'x', asked: number(8) }]
    expect(typedFaults({ ...named, answers })).toEqual([
      'the final answer (ai) x, "8", is no result of the solution: 7 | 6',
    ])
    expect(typedFaults(written(number(8), '#result[7]'))).toEqual([
      'the final answer, "8", is no result of the solution: 7',
    ])
    const withName = {
      ...written(number(8), '#result[7]'),
      answers: [{ part: '', name: 'x', asked: number(8) }],
    }
    expect(typedFaults(withName)).toEqual(['the final answer x, "8", is no result of the solution: 7'])
  })
})
