import type { Asked } from '@toron/domain/typed-answers/asked.ts'
import { describe, expect, test } from 'vitest'
import {
  coordinates,
  expression,
  inAnyOrder,
  inequality,
  matrix,
  number,
  upToConstant,
  word,
} from '../maths/kit/final-answers.ts'
import { modelOf, typedOf } from './typed-text.ts'

describe('what the markup of a result says, as it is typed', () => {
  test.each<[string, string]>([
    ['[$#strut x#h(0.5em)+ 1$]', 'x+ 1'],
    ['[$bold(v) + upright(e)$]', 'v + e'],
    ['[$lr((x + 1)) inline(2)$]', '((x + 1)) (2)'],
    ['[$aupright(e) adisplay(2)$]', 'aupright(e) adisplay(2)'],
    ['[Tk 500]', '500'],
    ['[Tk~500]', '500'],
    ['[Tk500]', '500'],
    ['[500 Tk more]', '500 Tk more'],
    ['[$2 sqrt(3)$]', '2 √(3)'],
    ['[$sqrt 3$]', 'sqrt 3'],
    ['[$root(3, 5)$]', '∛(5)'],
    ['[$abs(x + 1)$]', '|x + 1|'],
    ['[$plus.minus 3$]', '± 3'],
    ['[$2 thin x$]', '2  x'],
    ['[$2 dot x dot.c y dot.op z$]', '2 * x * y * z'],
    ['[$30 degree$]', '30 °'],
    ['[$2 pi + theta + alpha + lambda$]', '2 π + θ + α + λ'],
    ['[$3 "cm"$]', '3 cm'],
    ['[$2 (3/4)$]', '2 3/4'],
    ['[$12 (13/14)$]', '12 13/14'],
    ['[$x2 (3/4)$]', 'x2 (3/4)'],
    ['[$1.2 (3/4)$]', '1.2 (3/4)'],
    ['[$x (3/4)$]', 'x (3/4)'],
    ['[$2 (x/4)$]', '2 (x/4)'],
    ['[$2 (3/x)$]', '2 (3/x)'],
    ['[1 234 567]', '1234567'],
    ['[1 2345]', '1 2345'],
    ['[$vec(10, −21)$]', '10; −21'],
    ['[$(vec(10, 2))$]', '10; 2'],
    ['[$vec(10, 2)$ m/s]', '10; 2'],
    ['[$vec(10, 2)$~km]', '10; 2'],
    ['[$2 vec(1, 2)$]', '2 vec(1, 2)'],
    ['[$vec(1, 2) + 3$]', 'vec(1, 2) + 3'],
    ['[$2 mat(1, 2)$]', '2 mat(1, 2)'],
    ['[$mat(1, 2) x$]', 'mat(1, 2) x'],
    ['[ $vec(1, 2)$ ]', '1; 2'],
    ['x[(', 'x('],
  ])('the result %s is typed %s', (markup, text) => expect(typedOf(markup)).toBe(text))
})

describe('what is asked for, as a student would type it', () => {
  test.each<[Asked, string]>([
    [number('2√3'), '2√3'],
    [number(12345.678, { to: { places: -2 } }), '12300'],
    [number(2.5, { to: { places: 2 } }), '2.50'],
    [number(123456, { to: { figures: 3 } }), '123000'],
    [number(2, { to: { figures: 3 } }), '2.00'],
    [number(123456, { to: { figures: 3 }, form: 'standard-form' }), '1.23e5'],
    [number(0.00123456, { to: { figures: 3 }, form: 'standard-form' }), '1.23e-3'],
    [number(1234.56, { to: { places: 1 }, form: 'standard-form' }), '1234.6'],
    [expression('x^2', 'x'), 'x^2'],
    [upToConstant('x^2', 'x'), 'x^2 + c'],
    [inequality('x > 2'), 'x > 2'],
    [inAnyOrder([3, -4]), '3, -4'],
    [
      matrix([
        ['1', '2'],
        ['3', '4'],
      ]),
      '1, 2; 3, 4',
    ],
    [word('isosceles', 'equal-sided'), 'isosceles'],
  ])('%j is modelled as %s', (asked, text) => expect(modelOf(asked)).toBe(text))
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
