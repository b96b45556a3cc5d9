import { describe, expect, test } from 'vitest'
import { inDigits, inSize, restated, withoutNotes, withoutSize } from './around-number.ts'

describe('what is written around a number', () => {
  test.each([
    ['7.81 (3 s.f.)', '7.81'],
    ['7.81 (3sf)', '7.81'],
    ['7.81, 3 sig. fig.', '7.81'],
    ['7.81 to 3 significant figures', '7.81'],
    ['7.81 correct to 2 decimal places', '7.81'],
    ['7.81 (2 d.p.)', '7.81'],
    ['7.81 2 dp', '7.81'],
    ['44.8 decibels', '44.8 decibels'],
    ['12 to the nearest whole number', '12'],
    ['12 (correct to the nearest metre)', '12'],
    ['12, to nearest cm', '12'],
    ['15, isosceles triangle', '15'],
    ['15; angle sum', '15'],
    ['15, or 16', '15, or 16'],
    ['15 because x = 3', '15'],
    ['15 since it is so', '15'],
    ['59 is prime', '59'],
    ['59 is a prime number', '59'],
    ['59 is less', '59 is less'],
    ['59 is not prime', '59 is not prime'],
    ['49 (= 7^2)', '49'],
    ['1 root', '1'],
    ['2 real roots', '2'],
    ['2 distinct solutions', '2'],
    ['51 days late', '51 days'],
    ['3 more', '3'],
    ['12 m wide', '12 m'],
    ['24 in total', '24'],
    ['14.2% per year', '14.2%'],
    ['14.2% p.a.', '14.2%'],
    ['14.2% a month', '14.2%'],
    ['3.5.', '3.5'],
    ['35.', '35.'],
    ['1.2.3', '1.2.3'],
    ['about 12', '12'],
    ['approx. 12', '12'],
    ['approx twelve', 'twelve'],
    ['approximately 12', '12'],
    ['there are only 12', '12'],
    ['there is 1', '1'],
    ['in the year 2030', '2030'],
    ['the year twelve', 'twelve'],
    ['the 12', '12'],
    ['half the 12', 'half the 12'],
    ['the angle', 'the angle'],
    ['× 3.98', '× 3.98'],
    ['*3.98', '3.98'],
    ['x 3.98', '3.98'],
    ['scale factor -2', '-2'],
    ['remainder 17', '17'],
    ['remainder  17', '17'],
    ['the total remainder is 17', 'the total remainder is 17'],
    ['sin 30', 'sin 30'],
    ['arctan 1', 'arctan 1'],
    ['asin 0.5', 'asin 0.5'],
    ['minus 3', 'minus 3'],
    ['3 over 4', '3/4'],
    ['3 out of 4', '3/4'],
    ['5 factorial', '5!'],
    ['5factorial', '5!'],
    [' 12 ', '12'],
    ['about  *3.98', '3.98'],
    ['3  over  4', '3/4'],
    ['3  out  of  4', '3/4'],
    ['5  factorial', '5!'],
  ])('of %s it is %s', (text, number) => {
    expect(withoutNotes(text)).toBe(number)
  })

  test.each([
    ['zero', '0'],
    ['Twelve', '12'],
    ['nineteen', '19'],
    ['twenty', '20'],
    ['seventy-two', '72'],
    ['seventy two', '72'],
    ['ninety nine', '99'],
    ['hundred', '100'],
    ['a hundred', '100'],
    ['one hundred', '100'],
    ['two solutions', '2'],
    ['twenty solutions', '20'],
    ['seventy  two', '72'],
    ['two  solutions', '2'],
    ['twelve ', '12'],
    ['no solutions', '0'],
    ['none', '0'],
    ['twenty-ten', 'twenty-ten'],
    ['two hundred', 'two hundred'],
    ['a hundred and five', 'a hundred and five'],
    ['two and a half', 'two and a half'],
    ['two or three solutions', 'two or three solutions'],
    ['two thirds', 'two thirds'],
    ['one half', 'one half'],
    ['three million', 'three million'],
    ['two three', '2'],
    ['many', 'many'],
    ['12', '12'],
  ])('in digits %s is %s', (text, digits) => {
    expect(inDigits(text)).toBe(digits)
  })

  test.each([
    ['17.1 million taka', 'taka', '17.1 taka', 'taka', 1e6],
    ['17.1 million', 'million taka', '17.1', 'taka', 1],
    ['17.1 million taka', 'million taka', '17.1 taka', 'taka', 1],
    ['2 crore', 'lakh taka', '2', 'taka', 100],
    ['3 thousands of people', 'people', '3 people', 'people', 1000],
    ['3 lakh', undefined, '3', undefined, 1e5],
    ['17.1', 'million taka', '17.1', 'million taka', 1],
    ['millionaire', undefined, 'millionaire', undefined, 1],
  ])('%s in a field of %s is %s', (text, unit, left, alone, times) => {
    expect(withoutSize(text, unit)).toEqual({ text: left, unit: alone, times })
  })

  test('a number in full is counted in the size that the field has', () => {
    expect(inSize('89400000 taka', 'million taka')).toEqual(['89.4 million taka'])
    expect(inSize('2500000 taka', 'lakh taka')).toEqual(['25 lakh taka'])
    expect(inSize('89400000', 'million taka')).toEqual([])
    expect(inSize('89400000 taka', 'taka')).toEqual([])
    expect(inSize('x taka', 'million taka')).toEqual([])
    expect(inSize('12 taka', undefined)).toEqual([])
    expect(inSize('2500000.75 taka', 'lakh taka')).toEqual(['25.0000075 lakh taka'])
    expect(inSize('1/2500000 taka', 'lakh taka')).toEqual([])
    expect(inSize('2500000/2 taka', 'lakh taka')).toEqual([])
  })

  test.each([
    ['49=7^2', 'form', ['49']],
    ['49=7^3', 'form', []],
    ['49=7^2=49', 'form', []],
    ['49 (7*7)', 'wrong', ['49']],
    ['49 (7*8)', 'wrong', []],
    ['49  (7*7)', 'wrong', ['49']],
    ['144 (12*12)', 'wrong', ['144']],
    ['49 (7*7) - 1', 'wrong', []],
    ['28/55/52/55', 'wrong', ['(28/55)/(52/55)']],
    ['(28/55)/(52/55)', 'wrong', ['(28/55)/(52/55)']],
    ['decreasing at 40', 'wrong', ['-40']],
    ['it is falling by 40 m', 'wrong', ['-40 m']],
    ['reduces at a rate of 3', 'wrong', ['-3']],
    ['drops 3', 'wrong', ['-3']],
    ['5 m below', 'wrong', ['-5 m']],
    ['-5 m below', 'wrong', []],
    ['5 below 7', 'wrong', []],
    ['rising by 40', 'wrong', []],
    ['40', 'wrong', []],
  ] as const)('%s, which is %s as it stands, may be %j', (text, verdict, others) => {
    expect(restated(text, verdict)).toEqual(others)
  })
})
