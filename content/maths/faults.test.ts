import { expect, test } from 'vitest'
import { aTemplate } from './builders.ts'
import { faults, hasFigure } from './faults.ts'
import { type Generated, generate } from './template.ts'

const sound = generate(aTemplate(), 1, 'two-numbers')
const faultsWith = (changes: Partial<Generated>) => faults({ ...sound, ...changes })

test('a sound question has no faults', () => {
  expect(faults(sound)).toEqual([])
  expect(hasFigure(sound)).toBe(true)
  expect(hasFigure({ ...sound, question: 'No figure. #marks(2)' })).toBe(false)
})

test.each<[string, Partial<Generated>, RegExp]>([
  [
    'marks of the question that do not add up',
    { question: '#part("a", 1)[x] #part("b", 2)[y]' },
    /shows 3 marks/,
  ],
  [
    'marks of the solution that do not add up',
    { answer: sound.answer.replace('M1', 'M2') },
    /awards 3 marks/,
  ],
  ['a solution without a result', { answer: sound.answer.replace('#result', '') }, /no #result/],
  [
    'a result that is not spoken',
    { answerAlt: 'Add the two numbers that you are given here.' },
    /does not say the result/,
  ],
  ['an alt text that is too short', { alt: 'Work it out.' }, /alt has 12 characters/],
  ['an alt text that is too long', { alt: `${'Work it out. '.repeat(60)}End.` }, /it needs 30 to 600/],
  [
    'markup in an alt text',
    { alt: 'Work out the value of x^2 when x is 3 and y is 4.' },
    /alt has "\^" in it/,
  ],
  [
    'an alt text that ends in the air',
    { alt: 'Work out the value of x when y is 3 and z is 4' },
    /whole sentences/,
  ],
  ['a coefficient of 1', { question: `${sound.question} $1x + 3$` }, /"1x" in it/],
  ['two signs', { question: `${sound.question} $x + -3$` }, /"\+ -" in it/],
  ['a number that was not rounded', { answer: `${sound.answer} 3.3333333333` }, /round it/],
])('%s is found as a fault', (_, changes, message) => {
  expect(faultsWith(changes).join('\n')).toMatch(message)
})

test('exponents do not count as results that must be spoken as digits', () => {
  const answer = '#working("M1")[x] #working("A1")[#result[$x^2 + 12 500$]]'
  expect(faultsWith({ answer, answerAlt: 'The result is x squared plus 12500 in the end.' })).toEqual([])
})
