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
  ['a contraction', { answer: '#note[It isn’t painted.]' }, /"isn’t" is not written out/],
  ['a bracket that is not heard', { alt: 'Solve 5 times, 2 x minus 3, equals 4.' }, /without its bracket/],
  [
    'two sentences in one',
    { answerAlt: 'The tangent is 3 x minus 8.It crosses at 2.' },
    /a space is missing/,
  ],
])('%s is a fault', (_, changes, fault) => {
  expect(faultsOf(changes)).toEqual([expect.stringMatching(fault)])
})

test.each<[string, Partial<Generated>]>([
  ['a part of the marks below the line', { answer: '#working("B2")[#result[5]]\n#scheme[*B1* for 4]' }],
  ['a formula in the line', { answer: '#working("M1")[ball: $display(4/3 pi r^3)$]' }],
  ['the sign of a figure', { question: '#not-to-scale\n#sketch(edge((0, 0), (1, 0)))' }],
  ['a bracket that is heard', { alt: 'Solve 5 times open bracket 2 x minus 3 close bracket equals 4.' }],
  ['"times" as an hour', { alt: 'A list shows the times, in minutes, that 11 patients wait.' }],
  ['a decimal', { alt: 'The mass is 2.5 kg.' }],
])('%s is none', (_, changes) => expect(faultsOf(changes)).toEqual([]))

test('a long question awards two marks at once', () => {
  expect(faultsOf({ marks: 9, answer: '#working("M2")[$2 times 3$]' })).toEqual([])
})
