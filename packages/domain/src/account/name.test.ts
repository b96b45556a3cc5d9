import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anonymousName } from './anonymous.ts'
import { cleanName, longestName, nameFrom, problemOfName, skeletonOf } from './name.ts'

const isFine = (name: string) => problemOfName(cleanName(name)) === undefined

describe('a name', () => {
  test.each([
    'Maliha Rahman',
    'মালিহা রহমান',
    // With both joiners, and with marks on marks.
    'র\u200dয়াব',
    'উৎস\u09cd\u200cপল',
    'ক্ষ্মীঁ',
    'عليّ',
    'न्‍यूटन',
    'Zoë O’Brien-Núñez',
    'e\u0301'.repeat(40),
    '李明',
    '7',
    'Maliha 👩‍🔬',
    'Rafi 🏳️‍🌈',
    // Real names that resemble reserved ones.
    'তরুণ',
    'Torin',
    'Adam Min',
    'Mod Hossain',
    'Helper',
    // Reserved ones inside of others.
    'Ad2min',
    'Admin Sarkar',
    // Reserved only beside the name of the product.
    'Official',
    'Team',
    'System',
    'Help',
  ])('a name may be %s, and is stored as it is written', (name) => {
    expect(cleanName(name)).toBe(name)
    expect(problemOfName(name)).toBeUndefined()
  })

  test.each([
    '',
    '   ',
    '\u200b\u200d\u2060',
    '\u3164',
    '\u115f\u1160\uffa0',
    '\u2800\u2800',
    '\u0301\u0301',
    '🚀🌙',
    '---',
    '\u202e\u2066',
    '\u{e0041}\u{e0042}',
    '\u0000',
    '\ud800',
    'x'.repeat(81),
  ])('a name may not be %j', (name) => {
    expect(isFine(name)).toBe(false)
  })

  test.each([
    'Administrator',
    'administrator',
    'A d m i n',
    'ADMIN',
    'Аdmin',
    'Аdmіnіstrаtоr',
    'Adm1n',
    'ａｄｍｉｎ',
    '𝐀𝐝𝐦𝐢𝐧',
    'Àdmín',
    'ad\u200dmin',
    'adrnin',
    'Admin 2',
    '22 Admin',
    'Admin 22',
    'Staff',
    'Supports',
    'The Moderator',
    'Site administrator',
    'Toron',
    'T0R0N',
    'Τοrοn',
    'Toron Team',
    'The Toron team',
    'Toron’s Support',
    'Toron Official',
    'Toron System',
    'Toron Help',
    'Moderator',
    'm.o.d.e.r.a.t.o.r',
    'অ্যাডমিন',
    'তোরণ',
  ])('a name may not be %s, which reads as a name of staff', (name) => {
    expect(problemOfName(cleanName(name))).toMatch(/Toron/)
  })

  test('what is wrong with a name is said in a sentence', () => {
    expect(['', 'x'.repeat(81), '---', 'Admin'].map(problemOfName)).toEqual([
      'Enter a name. A nickname is fine.',
      'Enter a name of at most 80 characters.',
      'Enter a name with at least one letter or number.',
      'Choose another name: this one is kept for those who run Toron.',
    ])
  })

  test('a name loses invisible characters, characters that turn the text, and marks piled too high', () => {
    expect(cleanName('Mal\u202eiha\u0007 \u00ad علي ')).toBe('Maliha علي')
    expect(cleanName(' Maliha \n\u2003 R\u200d')).toBe('Maliha R')
    expect(cleanName('Ma\u200d\u200cliha \u200c\u200dR\ufe0f')).toBe('Maliha R')
    expect(cleanName(`a${'\u0301'.repeat(50)}b`)).toBe(`a${'\u0301'.repeat(4)}b`)
  })

  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 120 }),
    fc.string({ unit: 'grapheme', maxLength: 120 }),
    fc
      .array(
        fc.constantFrom(
          'a',
          ' ',
          '\u200d',
          '\u200c',
          '\ufe0f',
          '\u202e',
          '\u3164',
          '\u0301',
          'ক',
          '্',
          '\u0000',
        ),
      )
      .map((signs) => signs.join('')),
  )

  test('a clean name stays as it is, and has nothing that turns or ends a text', () => {
    fc.assert(
      fc.property(text, (source) => {
        const name = cleanName(source)
        expect(cleanName(name)).toBe(name)
        expect(name).not.toMatch(/[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u)
      }),
    )
  })

  test('a name from another service is always made into one that is allowed', () => {
    fc.assert(
      fc.property(text, (source) => {
        expect(problemOfName(nameFrom(source))).toBeUndefined()
      }),
    )
    expect(nameFrom('Administrator')).toBe(anonymousName)
    expect(nameFrom('\u3164')).toBe(anonymousName)
    expect(nameFrom('x'.repeat(300))).toBe('x'.repeat(longestName))
  })

  test.each([
    ['a', 'аαɑ4@'],
    ['b', 'вβь8'],
    ['c', 'с'],
    ['d', 'ԁ'],
    ['e', 'еєε3'],
    ['h', 'һн'],
    ['i', 'іıιӏl1|!ɩ'],
    ['j', 'ј'],
    ['k', 'кκ'],
    ['m', 'м'],
    ['n', 'пη'],
    ['o', 'оοσօ0ө০'],
    ['p', 'рρ'],
    ['r', 'гɾ'],
    ['s', 'ѕ5$'],
    ['t', 'тτ7'],
    ['u', 'υս'],
    ['v', 'νѵ'],
    ['w', 'ԝ'],
    ['x', 'хχ'],
    ['y', 'уγү'],
  ])('in a name the eye reads %s for each of %s', (letter, signs) => {
    for (const sign of signs) expect(skeletonOf(`${sign}.`)).toBe(letter)
  })

  test('in a name the eye reads m for rn, and w for vv', () => {
    expect([skeletonOf('Karnal'), skeletonOf('vvali')]).toEqual(['kamai', 'waii'])
  })

  test('a name has the same skeleton in look-alike letters, and another one than a different name', () => {
    expect(skeletonOf('Rüde  Nаme')).toBe(skeletonOf('rude name'))
    expect(skeletonOf('তরুণ')).not.toBe(skeletonOf('তোরণ'))
    expect(skeletonOf('')).toBe('')
  })
})
