import type { Asked } from '@toron/domain/typed-answers/asked.ts'
import { describe, expect, test } from 'vitest'
import {
  coordinates,
  equation,
  expression,
  inAnyOrder,
  matrix,
  number,
  word,
} from '../maths/kit/final-answers.ts'
import { lineOn, pointsOn } from '../maths/kit/planes.ts'
import { typedCounts, typedFaults } from './typed.ts'
import { modelOf, typedOf } from './typed-text.ts'

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

test.each<[string, string]>([
  ['[$display((2 − 3x)/(x − 3))$]', '((2 − 3x)/(x − 3))'],
  ['[$upright(e)^(−5\\/2)$]', 'e^(−5/2)'],
  ['[47 300]', '47300'],
  ['[$1.26 times 10^(−3)$]', '1.26 * 10^(−3)'],
  ['[#box[$(3, 2)$]]', '(3, 2)'],
  ['[$mat(1, 2; 3, 4)$]', '1, 2; 3, 4'],
  ['[$display(3/10) h#strut$]', '(3/10) h'],
])('the result %s is typed %s', (markup, text) => expect(typedOf(markup).trim()).toBe(text))

test.each<[Asked, string]>([
  [number(0.0524728, { to: { figures: 3 } }), '0.0525'],
  [{ kind: 'time', minutes: 545, is: 'clock' }, '9:05'],
  [{ kind: 'time', minutes: 155, is: 'length' }, '2 h 35 min'],
  [coordinates(1, '√2'), '(1, √2)'],
  [{ kind: 'ratio', values: ['2', '3'], isSimplest: true }, '2 : 3'],
])('%j is modelled as %s', (asked, text) => expect(modelOf(asked)).toBe(text))
