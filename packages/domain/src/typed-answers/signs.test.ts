import { describe, expect, test } from 'vitest'
import { inKnownSigns, longestAnswer } from './signs.ts'

describe('the signs of a typed answer', () => {
  test.each([
    ['−3–4—5‐6‑7', '-3-4-5-6-7'],
    ['2×3·4∙5⋅6', '2*3*4*5*6'],
    ['1÷2⁄3∕4', '1/2/3/4'],
    ['2∶3', '2:3'],
    ['30˚ 40º', '30° 40°'],
    ['a≦b≧c≤d⩽e≥f⩾g≠h', 'a<=b>=c<=d<=e>=f>=g!=h'],
    ['x<∞', 'x<inf'],
    ['“a” b’ c′', '"a" b\' c\''],
    ['1\u00a0a\u202fb\u2009c', '1 a b c'],
    ['a=>b=<c', 'a>=b<=c'],
    ['১২ ٣٤ ۵۶ ७८ ９', '12 34 56 78 9'],
    ['১০০ ٢٠ ۵۰ ७० ９０', '100 20 50 70 90'],
    ['\u09e5 \u09f0 \uff1a', '\u09e5 \u09f0 \uff1a'],
    ['x**2', 'x^2'],
    ['x^{n+1} y^{2}', 'x^(n+1) y^(2)'],
    ['x²y⁻¹⁰', 'x^(2)y^(-10)'],
    ['⁰¹²³⁴⁵⁶⁷⁸⁹', '^(0123456789)'],
    ['log₁₂ a₀', 'log_(12) a_(0)'],
    ['₀₁₂₃₄₅₆₇₈₉', '_(0123456789)'],
    ['³√8', '∛8'],
    ['exp(x)', 'e^(x)'],
    ['exp (x)', 'e^(x)'],
    ['regexp(x)', 'regexp(x)'],
    ['sin x', 'sin x'],
    ['½ + ¼', '(1/2) + (1/4)'],
    ['  7 ', '7'],
  ])('%s is read as %s', (typed, known) => {
    expect(inKnownSigns(typed)).toBe(known)
  })

  test.each([
    ['½', '1/2'],
    ['⅓', '1/3'],
    ['⅔', '2/3'],
    ['¼', '1/4'],
    ['¾', '3/4'],
    ['⅕', '1/5'],
    ['⅖', '2/5'],
    ['⅗', '3/5'],
    ['⅘', '4/5'],
    ['⅙', '1/6'],
    ['⅚', '5/6'],
    ['⅛', '1/8'],
    ['⅜', '3/8'],
    ['⅝', '5/8'],
    ['⅞', '7/8'],
  ])('the sign %s is a fraction, and with a number before it a mixed number', (sign, fraction) => {
    expect(inKnownSigns(sign)).toBe(`(${fraction})`)
    expect(inKnownSigns(`12${sign}`)).toBe(`12 ${fraction}`)
    expect(inKnownSigns(`tan ${sign}x`)).toBe(`tan((${fraction})x)`)
  })

  test.each([
    ['+/-3', '±3'],
    ['+-√2', '±√2'],
    ['x = +/- (2)', 'x = ±(2)'],
    ['x =  +  /  -  2', 'x =  ±2'],
    ['1, + / - sqrt 2; +-ROOT 3', '1, ±sqrt 2; ±ROOT 3'],
    ['2+-3', '2+-3'],
    ['+-x', '+-x'],
  ])('%s is read as %s: a sign for both only where a value begins', (typed, known) => {
    expect(inKnownSigns(typed)).toBe(known)
  })

  test.each([
    ['22.345…', '22.345'],
    ['22.345... ', '22.345'],
    ['1 − 14x + …', '1 - 14x'],
    ['1-14x+....', '1-14x'],
    ['22..', '22..'],
    ['2...3', '2...3'],
  ])('%s is read as %s: dots at the end say that more follows', (typed, known) => {
    expect(inKnownSigns(typed)).toBe(known)
  })

  test.each([
    ['12 500 000', '12500000'],
    ['1 000', '1000'],
    ['1000 000', '1000 000'],
    ['0.1 000', '0.1 000'],
    ['1 0000', '1 0000'],
    ['2 100/3', '2 100/3'],
    ['2 1/3', '2 1/3'],
  ])('%s is read as %s: spaces between threes of a number are left out', (typed, known) => {
    expect(inKnownSigns(typed)).toBe(known)
  })

  test('no answer is longer than two hundred signs', () => {
    expect(longestAnswer).toBe(200)
  })
})
