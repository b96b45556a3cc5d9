import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseRichText, printRichText, type RichNode, strayMarks } from './rich-text.ts'
import { plainRow, plainText, spokenRow, spokenText, typstText, withStates } from './rich-text-forms.ts'

/** Words without mark-up, not beginning or ending with a space. */
const word = fc.stringMatching(/^[a-zA-Z0-9<>&;+−°²₂/\\$#"']{1,8}( [a-zA-Z0-9<>&]{1,8})?$/)
const textNode = word.map((text): RichNode => ({ kind: 'text', text }))
const scriptNode = fc
  .record({
    kind: fc.constantFrom('sub' as const, 'sup' as const),
    text: fc.stringMatching(/^[0-9a-z+−]{1,4}$/),
  })
  .map((node): RichNode => node)
const nuclideNode = fc
  .record({
    mass: fc.nat(300).map(String),
    charge: fc.integer({ min: -1, max: 99 }).map((number) => String(number).replace('-', '−')),
    symbol: fc.constantFrom('Rn', 'H', 'X', 'e', 'n', 'α'),
  })
  .map((node): RichNode => ({ kind: 'nuclide', ...node }))
/** Text first and last, so that no two marks touch as `***` would. */
const lineOf = (...others: fc.Arbitrary<RichNode>[]) =>
  fc
    .tuple(textNode, fc.array(fc.tuple(fc.oneof(...others), textNode), { maxLength: 3 }))
    .map(([first, rest]): readonly RichNode[] => [first, ...rest.flat()])
const fractionNode = fc
  .tuple(lineOf(scriptNode), lineOf(scriptNode))
  .map(([above, below]): RichNode => ({ kind: 'fraction', above, below }))
const italicNode = lineOf(scriptNode).map((inner): RichNode => ({ kind: 'italic', inner }))
const boldNode = lineOf(italicNode, scriptNode, fractionNode, nuclideNode).map(
  (inner): RichNode => ({ kind: 'bold', inner }),
)
const rich = lineOf(scriptNode, italicNode, boldNode, fractionNode, nuclideNode)

describe('the mark-up of the bank', () => {
  test('the mark-up of the bank has seven forms', () => {
    expect(parseRichText('**not** *E. coli* v_{max} 10^{−3} {frac m | V} {nuclide 222 86 Rn} 5~g')).toEqual([
      { kind: 'bold', inner: [{ kind: 'text', text: 'not' }] },
      { kind: 'text', text: ' ' },
      { kind: 'italic', inner: [{ kind: 'text', text: 'E. coli' }] },
      { kind: 'text', text: ' v' },
      { kind: 'sub', text: 'max' },
      { kind: 'text', text: ' 10' },
      { kind: 'sup', text: '−3' },
      { kind: 'text', text: ' ' },
      {
        kind: 'fraction',
        above: [{ kind: 'text', text: 'm' }],
        below: [{ kind: 'text', text: 'V' }],
      },
      { kind: 'text', text: ' ' },
      { kind: 'nuclide', mass: '222', charge: '86', symbol: 'Rn' },
      { kind: 'text', text: ' 5\u00A0g' },
    ])
  })

  test('mark-up that was printed is read back the same', () => {
    fc.assert(
      fc.property(rich, (tree) => {
        expect(parseRichText(printRichText(tree))).toEqual(tree)
      }),
    )
  })

  test('a space that does not break is printed as it was written, in scripts as well', () => {
    expect(printRichText(parseRichText('5~g v_{at~rest} 10^{a~b}'))).toBe('5~g v_{at~rest} 10^{a~b}')
  })

  test('reading mark-up loses nothing of any text', () => {
    const anyText = fc.string({
      unit: fc.constantFrom(...'ab *_^{}|~<\n', 'frac ', 'nuclide ', '1 '),
      maxLength: 40,
    })
    fc.assert(
      fc.property(anyText, (text) => {
        const tree = parseRichText(text)
        expect(parseRichText(printRichText(tree))).toEqual(tree)
      }),
    )
  })

  test.each([
    '2 * 3 * 4',
    '**open',
    'a } b',
    '<b>2</b>',
    '{script x}',
    '{frac a}',
    '{nuclide 1 H}',
    'x_1',
    '\\frac{a}{b}',
    '** not **',
  ])('%s is text, not mark-up', (text) => {
    expect(parseRichText(text)).toEqual([{ kind: 'text', text }])
  })

  test.each([
    ['**open', ['**']],
    ['10^{3', ['^{3']],
    ['{frac a}', ['{frac', '}']],
    ['x_1', ['_']],
    ['**a {frac b**', ['{frac']],
    ['10^{a_b} v_{a^b}', ['_', '^']],
    ['{frac a* | b}', ['*']],
    ['{frac a | b*}', ['*']],
    ['**a** *b* c_{1} {frac a | b} {nuclide 4 2 He}', []],
  ])('the stray marks of %s are named', (text, strays) => {
    expect(strayMarks(text)).toEqual(strays)
  })
})

describe('plain text', () => {
  test.each([
    ['{nuclide 222 86 Rn} gives off {nuclide 4 2 He}', '²²²₈₆Rn gives off ⁴₂He'],
    ['{nuclide 0 −1 e}', '⁰₋₁e'],
    ['a **long** *Rana* of 5~g at v_{max}, I^{A}, Hb^{S}', 'a long Rana of 5 g at vₘₐₓ, Iᴬ, HbS'],
    ['{frac 1 | 2 + x}', '1 / (2 + x)'],
    ['~', ' '],
  ])('in plain text, %s is %s', (marked, plain) => {
    expect(plainText(marked)).toBe(plain)
  })

  test('plain text never has mark-up', () => {
    fc.assert(
      fc.property(rich, (tree) => {
        const plain = plainText(printRichText(tree))
        expect(plain).not.toMatch(/[*_^{}|~]/)
        expect(parseRichText(plain)).toEqual([{ kind: 'text', text: plain }])
      }),
    )
  })

  test('the plain text of a row has its cells in order', () => {
    expect(plainRow(['**0%**', '50%'])).toBe('0%; 50%')
  })
})

describe('spoken text', () => {
  test.each([
    ['{nuclide 222 86 Rn}', 'radon-222 with proton number 86'],
    ['{nuclide A Z X}', 'X with nucleon number A and proton number Z'],
    ['{frac mass | volume}', 'mass over volume'],
    ['2 × 10^{−3} m', '2 × 10 to the power −3 m'],
    ['10^{12} m', '10 to the power 12 m'],
    ['10^{3a}, 10^{a3}', '10 3a, 10 a3'],
    ['^{2}', ' 2'],
    ['21_{3}', '21 3'],
    ['2x^{3}', '2x 3'],
    ['x_{2}^{3}', 'x 2 3'],
    ['**Not** *Rana* at v _{max}', 'Not Rana at v max'],
    ['Cu^{2+}', 'Cu 2+'],
    ['CaCO₃(s) and NaOH(aq), in lamp(s)', 'CaCO₃ solid and NaOH aqueous, in lamp(s)'],
  ])('%s is read aloud as "%s"', (marked, spoken) => {
    expect(spokenText(marked)).toBe(spoken)
  })

  test('a row that is read aloud names the column of each cell', () => {
    expect(spokenRow(['angle of incidence', 'angle of reflection'], ['P', 'S'])).toBe(
      'angle of incidence: P; angle of reflection: S',
    )
  })
})

describe('Typst text', () => {
  test('Typst sets mark-up with functions of the kit', () => {
    expect(typstText('**a** {nuclide 4 2 He} {frac 1 | 2}')).toBe('#strong[a] #nuclide[4][2][He] #over[1][2]')
    expect(typstText('*a* v_{max} x^{2}\nb')).toBe('#emph[a] v#sub[max] x#super[2]#linebreak()b')
  })

  test('Typst breaks no line between a number and its unit', () => {
    expect(typstText('It weighs 2.0 N here')).toBe('It weighs #box[2\\.0 N] here')
  })

  test('no character of a text means anything to Typst', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[ -)+-|}]{0,30}$/), (text) => {
        if (parseRichText(text).some(({ kind }) => kind !== 'text')) return
        const unescaped = typstText(text)
          .replace(/\\[!-/:-@[-`{-~]/g, '')
          .replace(/#box\[([^[\]]*)\]/g, '$1')
        expect(unescaped).not.toMatch(/[!-/:-@[-`{-~]/)
      }),
    )
  })
})

describe('state symbols', () => {
  test('a state symbol is read out in words, and the formula before it as it is', () => {
    expect(withStates('2NaOH(aq) + CO₂(g)').map(({ text, spoken }) => [text, spoken])).toEqual([
      ['2NaOH', undefined],
      ['(aq)', ' aqueous'],
      [' + CO₂', undefined],
      ['(g)', ' gas'],
    ])
    expect(withStates('Cl(l)').at(-1)).toEqual({ at: 2, text: '(l)', spoken: ' liquid' })
    expect(withStates('')).toEqual([{ at: 0, text: '' }])
  })

  test('splitting a text at its state symbols neither adds nor loses anything', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'NaOH(aq)CO₂(g)s +') }), (text) => {
        expect(
          withStates(text)
            .map((part) => part.text)
            .join(''),
        ).toBe(text)
      }),
    )
  })
})
