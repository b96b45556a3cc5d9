import { type AskedField, kinds } from '@toron/domain/typed-answers/field.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { FormulaElement } from './formula.ts'
import { inWords } from './in-words.ts'
import { previewOf } from './preview.ts'

const written = (formula: FormulaElement): string =>
  'text' in formula ? formula.text : `${formula.tag}[${formula.of.map(written).join(' ')}]`

const shown = (text: string, field: AskedField): string => {
  const preview = previewOf(text, field)
  if (preview.is === 'unread') return preview.why
  return preview.is === 'formula' ? written(preview.formula) : ''
}

const x: AskedField = { kind: 'expression', letters: ['x', 'y'] }
const number: AskedField = { kind: 'number' }

describe('the preview of a typed answer', () => {
  test.each([
    ['2/3', 'mfrac[2 3]'],
    ['x^2', 'msup[x 2]'],
    ['x²', 'msup[x 2]'],
    ['√(3)', 'msqrt[3]'],
    ['sqrt3', 'msqrt[3]'],
    ['∛8', 'mroot[8 3]'],
    ['2 1/3', 'mrow[2 mfrac[1 3]]'],
    ['3x+2', 'mrow[mrow[3 x] + 2]'],
    ['3(x+2)', 'mrow[3 mrow[( mrow[x + 2] )]]'],
    ['(x+1)/(x-2)', 'mfrac[mrow[x + 1] mrow[x − 2]]'],
    ['x-(y-1)', 'mrow[x − mrow[( mrow[y − 1] )]]'],
    ['x-(-y)', 'mrow[x − mrow[( mrow[− y] )]]'],
    ['(-x)^2', 'msup[mrow[( mrow[− x] )] 2]'],
    ['-x^2', 'mrow[− msup[x 2]]'],
    ['2*3', 'mrow[2 × 3]'],
    ['4.2×10^-5', 'mrow[4.2 × msup[10 mrow[− 5]]]'],
    ['2^3*5', 'mrow[msup[2 3] × 5]'],
    ['x(1/2)', 'mrow[x × mfrac[1 2]]'],
    ['(1/2)x', 'mrow[mfrac[1 2] x]'],
    ['(3/4)^2', 'msup[mrow[( mfrac[3 4] )] 2]'],
    ['sin^2 x', 'mrow[msup[sin 2] x]'],
    ['(sin x)^-1', 'msup[mrow[( mrow[sin x] )] mrow[− 1]]'],
    ['sin^-1 x', 'mrow[msup[sin mrow[− 1]] x]'],
    ['sin(x+y)', 'mrow[sin mrow[( mrow[x + y] )]]'],
    ['sin(x)y', 'mrow[mrow[( mrow[sin x] )] y]'],
    ['cos 2x sin y', 'mrow[mrow[cos mrow[2 x]] mrow[sin y]]'],
    ['5!', 'mrow[5 !]'],
    ['|x-1|', 'mrow[| mrow[x − 1] |]'],
    ['π/6', 'mfrac[π 6]'],
    ['1 - -2', 'mrow[1 − mrow[( mrow[− 2] )]]'],
  ])('%s is printed as it is read', (text, formula) => {
    expect(shown(text, x)).toBe(formula)
  })

  test.each([
    ['2/', 'mfrac[2 □]'],
    ['/', 'mfrac[□ □]'],
    ['x^', 'msup[x □]'],
    ['√', 'msqrt[□]'],
    ['√(x+', 'msqrt[mrow[x + □]]'],
    ['sin', 'mrow[sin □]'],
    ['-', 'mrow[− □]'],
    ['3(', 'mrow[3 □]'],
    ['()', '□'],
    ['2+*3', 'mrow[2 + mrow[□ × 3]]'],
    ['sq', 'sq'],
    ['2 1', '2 1'],
    ['x+1)', 'x+1)'],
    ['', ''],
    ['  ', ''],
  ])('%s, which is not finished, has a hole where something must come', (text, formula) => {
    expect(shown(text, x)).toBe(formula)
  })

  test.each([
    ['1,234', 'comma'],
    ['1/2x', 'ambiguous-fraction'],
    ['√2x', 'ambiguous-function'],
    ['x;', 'unknown-sign'],
    ['z+1', 'unknown-letter'],
    ['4e-3', 'calculator-power'],
    ['1'.repeat(201), 'too-long'],
  ])('%s cannot be read whatever follows, and why is said at once', (text, why) => {
    expect(shown(text, x)).toBe(why)
  })

  test.each<[AskedField, string, string]>([
    [{ kind: 'number', unit: 'cm' }, '12.5 cm', '12.5'],
    [number, 'x = 3', 'mrow[x = 3]'],
    [number, '3x10^4', 'mrow[3 × msup[10 4]]'],
    [number, '৩/৪', 'mfrac[3 4]'],
    [{ kind: 'equation', letters: ['x', 'y'] }, 'y = 2x', 'mrow[y = mrow[2 x]]'],
    [{ kind: 'equation', letters: ['x', 'y'] }, 'y =', 'mrow[y = □]'],
    [{ kind: 'inequality', letters: ['x'] }, '-2 <= x < 5', 'mrow[mrow[− 2] ≤ x < 5]'],
    [{ kind: 'inequality', letters: ['x'] }, 'x < -1 or x > 4', 'mrow[x < mrow[− 1] \u00a0or\u00a0 x > 4]'],
    [{ kind: 'inequality', letters: ['f^(-1)(x)'] }, 'f^(-1)(x) > 2', 'mrow[f⁻¹(x) > 2]'],
    [{ kind: 'coordinates', size: [1, 2] }, '(3', 'mrow[( mrow[3 , □] )]'],
    [{ kind: 'coordinates', size: [1, 2] }, '(3, -2', 'mrow[( mrow[3 , mrow[− 2]] )]'],
    [{ kind: 'coordinates', size: [1, 2] }, '1/2, 3', 'mrow[( mrow[mfrac[1 2] , 3] )]'],
    [{ kind: 'list' }, '2, 3 or 5', 'mrow[2 , 3 , 5]'],
    [{ kind: 'list' }, '3 ± √2', 'mrow[mrow[3 + msqrt[2]] , mrow[3 − msqrt[2]]]'],
    [{ kind: 'list' }, '±4', 'mrow[4 , mrow[− 4]]'],
    [{ kind: 'list' }, '{1, 2', 'mrow[1 , 2]'],
    [{ kind: 'ratio' }, '2:3', 'mrow[2 : 3]'],
    [{ kind: 'matrix', size: [2, 1] }, '1; -2', 'mrow[( mtable[mtr[mtd[1]] mtr[mtd[mrow[− 2]]]] )]'],
    [{ kind: 'time', is: 'clock' }, '14:35', '14:35'],
    [{ kind: 'word' }, 'rhombus', 'rhombus'],
  ])('%j: %s', (field, text, formula) => {
    expect(shown(text, field)).toBe(formula)
  })

  test.each([
    ['2/3', '2 over 3'],
    ['x^2+1', 'x squared plus 1'],
    ['(x+1)/2', '(x plus 1) over 2'],
    ['√(x+1)', 'root (x plus 1)'],
    ['2x^-3', '2 x to the power minus 3'],
    ['x/', 'x over blank'],
    ['3(x+2)', '3 open bracket x plus 2 close bracket'],
  ])('%s is spoken as words', (text, words) => {
    const preview = previewOf(text, x)
    expect(preview.is === 'formula' && inWords(preview.formula)).toBe(words)
  })

  test('whatever is typed has a preview', () => {
    const typed = fc.string({
      unit: fc.oneof(
        fc.constantFrom(
          ...'0123456789.,;:+-−×*/^()√∛|!°%²³½π<>=≤≥±xyijab {}[]□',
          'sin ',
          'ln',
          'sqrt',
          ' or ',
          'pi',
          '৩',
        ),
        fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
      ),
      maxLength: 60,
    })
    const field = fc.record({
      kind: fc.constantFrom(...kinds),
      letters: fc.constantFrom([], ['x'], ['x', 'y'], ['i', 'j']),
      size: fc.constantFrom<[number, number]>([1, 2], [2, 2], [2, 1]),
    })
    fc.assert(
      fc.property(typed, field, (text, asked) => {
        const preview = previewOf(text, asked)
        return preview.is !== 'formula' || inWords(preview.formula) !== ''
      }),
      { numRuns: 500 },
    )
  })
})
