// Trigonometric equations from 0° to 360°: the first angle from the calculator or an exact value, the other from the graph.

import { arccos, arcsin, arctan, cos, sin, tan } from '../../kit/angles.ts'
import { roots } from '../../kit/checking.ts'
import { final, inAnyOrder } from '../../kit/final-answers.ts'
import { degrees, terms } from '../../kit/numbers.ts'
import type { Random } from '../../kit/random.ts'
import { plain, typst } from '../../kit/typst.ts'
import { degreesInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'

const functions = { sin, cos, tan } as const
const inverses = { sin: arcsin, cos: arccos, tan: arctan } as const
type Function = keyof typeof functions

/** Both solutions from the calculator's angle, by the symmetry of the graph. */
const solutions = (name: Function, value: number): readonly [number, number] => {
  const first = inverses[name](value)
  if (name === 'cos') return [first, 360 - first]
  if (name === 'tan') return first < 0 ? [first + 180, first + 360] : [first, first + 180]
  return first < 0 ? [180 - first, 360 + first] : [first, 180 - first]
}

/** How the two follow from what the calculator shows, as a student writes it. */
const steps = (name: Function, first: number): readonly [string, string] => {
  const shown = degrees(first)
  const positive = degrees(-first)
  if (name === 'cos') return [`x = ${shown}`, `x = 360° - ${shown}`]
  if (name === 'tan')
    return first < 0
      ? [`x = 180° - ${positive}`, `x = 360° - ${positive}`]
      : [`x = ${shown}`, `x = 180° + ${shown}`]
  return first < 0
    ? [`x = 180° + ${positive}`, `x = 360° - ${positive}`]
    : [`x = ${shown}`, `x = 180° - ${shown}`]
}

const verifySolutions = (name: Function, value: number): string | null => {
  const found = roots((x) => functions[name](x) - value, 0, 360)
  const wanted = solutions(name, value)
  const same = found.length === 2 && found.every((x, n) => Math.abs(x - (wanted[n] ?? 0)) < 1e-6)
  return same ? null : `the curve is at ${value} for ${found.join(' and ')}`
}

interface EquationOptions {
  readonly name: 'sin' | 'cos' | 'tan'
  readonly isTangent?: boolean
  readonly isNegativeSine?: boolean
}

const writeEquation = (random: Random, { name, isTangent, isNegativeSine }: EquationOptions) => {
  const multiplier = random.integer(3, 9)
  const size = isTangent ? random.integer(1, 20) : random.integer(1, multiplier - 1)
  const added = random.integer(1, 9)
  // multiplier · f(x) + added = right
  const top = isNegativeSine ? -size : size
  const value = top / multiplier
  const [one, other] = solutions(name, value)
  const [first, second] = steps(name, inverses[name](value))
  const [x1, x2] = [degrees(one), degrees(other)]
  const left = terms([multiplier, `${name} x`], [added, ''])
  const right = top + added
  return {
    question: typst`
Solve the equation
$ ${left.replace(`${multiplier}${name}`, `${multiplier} ${name}`)} = ${right} $
for $0° <= x <= 360°$. #marks(3)`,
    answer: typst`
#working("M1")[$ ${name} x = ${top}/${multiplier} $]
#note[The calculator gives $${degrees(inverses[name](value))}$. ${name === 'tan' ? 'Tangent repeats every $180°$.' : name === 'cos' ? 'The cosine curve is symmetrical about $180°$.' : inverses[name](value) < 0 ? 'Sine is negative from $180°$ to $360°$.' : 'The sine curve is symmetrical about $90°$.'}]
#working("A1")[$${first} =$ #result[$${x1}$]]
#working("A1 FT")[$${second} =$ #result[$${x2}$]]`.replaceAll(`$x = ${x1} =$`, '$x =$'),
    alt: plain`Solve the equation ${multiplier} ${name} x plus ${added} equals ${right}, for x from 0 to 360 degrees.`,
    answerAlt: plain`${name} x is ${top} over ${multiplier}. The solutions are x equals ${degreesInWords(x1)} and x equals ${degreesInWords(x2)}.`,
    answers: [
      final('', inAnyOrder([one, other], { name: 'x', each: { to: { places: 1 }, unit: '°' } }), 'x'),
    ],
    verify: () => verifySolutions(name, top / multiplier),
  }
}

export const equation = defineTemplate({
  id: 'trigonometric-equation',
  marks: 3,
  calculator: true,
  level: 4,
  cases: {
    sine: (random) => writeEquation(random, { name: 'sin' }),
    cosine: (random) => writeEquation(random, { name: 'cos' }),
    tangent: (random) => writeEquation(random, { name: 'tan', isTangent: true }),
    'negative-sine': (random) => writeEquation(random, { name: 'sin', isNegativeSine: true }),
  },
})

const exactCases = {
  'half-sine': { name: 'sin', sign: '1/2', spoken: '1 over 2', value: 0.5, basic: 30 },
  'root-three-cosine': {
    name: 'cos',
    sign: 'sqrt(3)/2',
    spoken: 'root 3 over 2',
    value: Math.sqrt(3) / 2,
    basic: 30,
  },
  'root-three-tangent': { name: 'tan', sign: 'sqrt(3)', spoken: 'root 3', value: Math.sqrt(3), basic: 60 },
} as const

const writeExactEquation = (
  random: Random,
  { kind }: { kind: 'half-sine' | 'root-three-cosine' | 'root-three-tangent' },
) => {
  const multiplier = 2 * random.integer(1, 5)
  const { name, sign, spoken, value, basic } = exactCases[kind]
  const [one, other] = solutions(name, value).map((x) => Math.round(x)) as [number, number]
  const right = {
    'half-sine': String(multiplier / 2),
    'root-three-cosine': `${multiplier === 2 ? '' : multiplier / 2} sqrt(3)`,
    'root-three-tangent': `${multiplier} sqrt(3)`,
  }[kind]
  const rightSpoken = right.replace('sqrt(3)', 'root 3').trim()
  const [, second] = steps(name, basic)
  return {
    question: typst`
Solve the equation
$ ${multiplier} ${name} x = ${right} $
for $0° <= x <= 360°$. #marks(3)`,
    answer: typst`
#working("M1")[$ ${name} x = ${sign} $]
#note[This is an exact value to know: $${name} ${basic}° = display(${sign})$.]
#working("A1")[$x =$ #result[$${one}°$]]
#working("A1 FT")[$${second} =$ #result[$${other}°$]]`,
    alt: plain`Solve the equation ${multiplier} ${name} x equals ${rightSpoken}, for x from 0 to 360 degrees.`,
    answerAlt: plain`${name} x is ${spoken}, and ${basic} degrees is an angle with that value. The solutions are x equals ${one} degrees and x equals ${other} degrees.`,
    answers: [final('', inAnyOrder([one, other], { name: 'x', each: { unit: '°' } }), 'x')],
    verify: () => {
      const { name, value } = exactCases[kind]
      return verifySolutions(name, value)
    },
  }
}

export const exactEquation = defineTemplate({
  id: 'exact-equation',
  marks: 3,
  calculator: false,
  level: 4,
  cases: {
    'half-sine': (random) => writeExactEquation(random, { kind: 'half-sine' }),
    'root-three-cosine': (random) => writeExactEquation(random, { kind: 'root-three-cosine' }),
    'root-three-tangent': (random) => writeExactEquation(random, { kind: 'root-three-tangent' }),
  },
})
