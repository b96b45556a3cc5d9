import { expect, test } from 'vitest'
import { aTemplate } from '../maths/builders.ts'
import { type Generated, generate } from '../maths/template.ts'
import { settingFaults } from './maths-setting.ts'

const sound = generate(aTemplate('sum-1'), 1, 'two-numbers')
const faultsOf = (changes: Partial<Generated>) => settingFaults({ ...sound, ...changes })

test('a sound question has no fault of setting', () => expect(settingFaults(sound)).toEqual([]))

test.each<[string, Partial<Generated>, RegExp]>([
  ['a slash in an index', { question: 'Find $25^(3\\/2)$. #marks(2)' }, /has a slash/],
  ['a figure said not to scale', { question: 'The diagram is not to scale.' }, /put #not-to-scale/],
  [
    'words with their formula below them',
    { answer: '#working("M1")[ball: $ 4/3 pi r^3 $]' },
    /leaves its formula to the next line/,
  ],
  ['a broken sentence', { question: 'The probability is $ 3/8. $\nFind $x$.' }, /breaks its sentence/],
  ['marks in a note', { answer: '#note[B1 for two of them.]' }, /belongs in #scheme/],
  ['two marks or none', { answer: '#working("B2 oe")[#result[5]]' }, /earns its marks all or none/],
  ['a space in a result', { answer: '#working("A1")[#result[9 ] balls]' }, /ends in a space/],
  ['a space after a longer result', { answer: '#working("A1")[#result[120 ] balls]' }, /ends in a space/],
  ['a contraction', { answer: '#note[It isn’t painted.]' }, /"isn’t" is not written out/],
])('%s is a fault', (_, changes, fault) => {
  expect(faultsOf(changes)).toEqual([expect.stringMatching(fault)])
})

test.each<[string, Partial<Generated>]>([
  ['a part of the marks below the line', { answer: '#working("B2")[#result[5]]\n#scheme[*B1* for 4]' }],
  ['a formula in the line', { answer: '#working("M1")[ball: $display(4/3 pi r^3)$]' }],
  ['the sign of a figure', { question: '#not-to-scale\n#sketch(edge((0, 0), (1, 0)))' }],
])('%s is none', (_, changes) => expect(faultsOf(changes)).toEqual([]))

test.each<[string, Partial<Generated>]>([
  ['a scheme in the row of another line', { answer: '#scheme[*B2*]\n#working("M1")[$2$]' }],
  ['a line without marks', { answer: '#working[B2]' }],
  ['two marks before the first line', { answer: 'As #emph[B2] says.\n#working("M1")[$2$]' }],
])('%s is no fault', (_, changes) => expect(faultsOf(changes)).toEqual([]))

test('a fault shows the beginning of what is wrong', () => {
  const answer = `#working("B2 oe")[#result[${'5'.repeat(80)}]]`
  expect(faultsOf({ answer })).toEqual([
    `${answer.slice(0, 60)}… earns its marks all or none; say in #scheme[…] what earns a part of them`,
  ])
  expect(faultsOf({ answer: '#note[B1 for two of the three prime factors of it.]' })).toEqual([
    expect.stringMatching(/^#note\[B1 for two of the three prime fa… is part/),
  ])
  expect(faultsOf({ answer: '#working("M1")[ball: $ 4/3 pi r^3 $]' })).toEqual([
    expect.stringMatching(/^#working\("M1"\)\[ball: \$ 4\/3 pi r\^3 \$\]… leaves/),
  ])
  expect(faultsOf({ alt: 'It is 8.It crosses.' })).toEqual([expect.stringMatching(/^"8\.It" is/)])
  expect(faultsOf({ alt: 'It is 8.Then stop.' })).toEqual([expect.stringMatching(/^"8\.Then" is/)])
})

test('a question of seven marks is short, and one of eight is long', () => {
  const answer = '#working("M2")[$2 times 3$]'
  expect(faultsOf({ marks: 7, answer })).toHaveLength(1)
  expect(faultsOf({ marks: 8, answer })).toEqual([])
})

test('a long question awards two marks at once', () => {
  expect(faultsOf({ marks: 9, answer: '#working("M2")[$2 times 3$]' })).toEqual([])
})

test.each<[string, RegExp]>([
  ['The tangent is 3 x minus 8.It crosses at 2.', /a space is missing/],
  ['Expand (x plus 2) squared.', /are silent/],
  ['Solve 5 times, 2 x minus 3, equals 4.', /without its bracket/],
  ['Solve log to base 3 of, x plus 5, equals 2.', /without its bracket/],
  ['Solve 2 to the power, 3 x plus 3, equals 41.', /without its bracket/],
  ['Sketch y equals 2 times the product of, x plus 4, and, x minus 2.', /without its bracket/],
  ['Solve: the modulus of 4 x plus 7, equals 9.', /where its modulus ends/],
  ['Solve log to base 10 of, x plus 5, equals 2.', /without its bracket/],
  ['Solve 5 times, 12 x minus 3, equals 4.', /without its bracket/],
  ['Solve 5 times, xy minus 3, equals 4.', /without its bracket/],
  ['Solve 5 over, minus x squared plus 3, equals 4.', /without its bracket/],
  ['It passes through x minus 2.5, y 9.', /heard as a difference/],
  ['P has x minus 1 over 12 with y 9.', /heard as a difference/],
  ['P has x minus 12 and y 9.', /heard as a difference/],
  ['Here y is 4 to the power 12 plus x.', /where its index ends/],
  ['Here y is 4 to the power minus n plus x.', /where its index ends/],
  ['Here y is 4 x to the power 1 over 12 minus x.', /where its index ends/],
  ['Here 2 minus minus 40 is 42.', /two signs together/],
  ['It passes through x minus 2, y 9.', /heard as a difference/],
  ['P has x minus 1 over 2 and y minus 9.', /heard as a difference/],
  ['Divide x to the power 4 minus 4 x squared by x.', /where its index ends/],
  ['Here y is 4 x to the power 1 over 2 minus x.', /where its index ends/],
  ['The heights are over 0 and up to 10 9; over 10 and up to 15 15.', /two numbers together/],
])('"%s" is heard in two ways, in the question and in its answer', (text, fault) => {
  for (const part of [{ alt: text }, { answerAlt: text }]) {
    expect(faultsOf(part)).toEqual([expect.stringMatching(fault)])
  }
})

test.each([
  'Solve 5 times open bracket 2 x minus 3 close bracket equals 4.',
  'A list shows the times, in minutes, that 11 patients wait.',
  'The mass is 2.5 kg.',
  'The point (minus 2, 9) lies on the line x minus 2 y minus 8 equals 0.',
  'The modulus of open bracket x minus 4 close bracket, plus 2, is 5.',
  'Sketch the modulus of the product of x and open bracket x plus 1 close bracket.',
  'Sketch the modulus of 12 times the product of x and x minus 1.',
  'As x goes to minus infinity, y is 2 plus minus infinity.',
  'Divide x to the power 4, end of power, minus 4 x squared by x.',
  'Here e to the power minus 2 x is 5.',
  'The heights are over 0 and up to 10: 9; over 10 and up to 15: 15.',
])('"%s" is heard in one way', (alt) => expect(faultsOf({ alt })).toEqual([]))
