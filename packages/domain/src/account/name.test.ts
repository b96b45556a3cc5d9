import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anonymousName, cleanName, longestName, nameFrom, problemOfName, skeletonOf } from './name.ts'

const isFine = (name: string) => problemOfName(cleanName(name)) === undefined

describe('a name', () => {
  it.each([
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
    // People are called so.
    'তরুণ',
    'Torin',
    'Adam Min',
    'Mod Hossain',
    'Helper',
  ])('may be %s, and is kept as it is written', (name) => {
    expect(cleanName(name)).toBe(name)
    expect(problemOfName(name)).toBeUndefined()
  })

  it.each([
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
  ])('may not be %j', (name) => {
    expect(isFine(name)).toBe(false)
  })

  it.each([
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
    'Toron',
    'T0R0N',
    'Τοrοn',
    'Toron Team',
    'The Toron team',
    'Toron’s Support',
    'Moderator',
    'm.o.d.e.r.a.t.o.r',
    'অ্যাডমিন',
    'তোরণ',
  ])('may not be %s, which is that of staff', (name) => {
    expect(problemOfName(cleanName(name))).toMatch(/Toron/)
  })

  it('loses what nobody sees, what turns the text, and marks piled too high', () => {
    expect(cleanName('Mal\u202eiha\u0007 \u00ad علي ')).toBe('Maliha علي')
    expect(cleanName(' Maliha \n\u2003 R\u200d')).toBe('Maliha R')
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

  it('that is clean stays as it is, and has nothing that turns or ends a text', () => {
    fc.assert(
      fc.property(text, (given) => {
        const name = cleanName(given)
        expect(cleanName(name)).toBe(name)
        expect(name).not.toMatch(/[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u)
      }),
    )
  })

  it('of somebody else’s making always may stand', () => {
    fc.assert(
      fc.property(text, (given) => {
        expect(problemOfName(nameFrom(given))).toBeUndefined()
      }),
    )
    expect(nameFrom('Administrator')).toBe(anonymousName)
    expect(nameFrom('\u3164')).toBe(anonymousName)
    expect(nameFrom('x'.repeat(300))).toBe('x'.repeat(longestName))
  })

  it('reads the same in look-alike letters, and differently from another', () => {
    expect(skeletonOf('Rüde  Nаme')).toBe(skeletonOf('rude name'))
    expect(skeletonOf('তরুণ')).not.toBe(skeletonOf('তোরণ'))
    expect(skeletonOf('')).toBe('')
  })
})
