// Exact values without a calculator: sine, cosine and tangent of 0°, 30°, 45°, 60° and 90°.

import { cos, sin, tan } from '../../kit/angles.ts'
import { angleAt } from '../../kit/checking.ts'
import { final, number } from '../../kit/final-answers.ts'
import { fraction, surd } from '../../kit/numbers.ts'
import type { Random } from '../../kit/random.ts'
import { drawTriangle } from '../../kit/triangles.ts'
import { simplestForm, typedFraction, typedSurd } from '../../kit/typed.ts'
import { plain, typst } from '../../kit/typst.ts'
import { fractionInWords, surdInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'

/** Products of two exact values that come to a simple fraction, with the values as one writes them down. */
const products = [
  {
    first: ['sin', 30],
    second: ['cos', 60],
    values: ['1/2', '1/2'],
    spoken: ['a half', 'a half'],
    answer: [1, 4],
  },
  {
    first: ['sin', 60],
    second: ['cos', 30],
    values: ['sqrt(3)/2', 'sqrt(3)/2'],
    spoken: ['root 3 over 2', 'root 3 over 2'],
    answer: [3, 4],
  },
  {
    first: ['sin', 45],
    second: ['cos', 45],
    values: ['1/sqrt(2)', '1/sqrt(2)'],
    spoken: ['1 over root 2', '1 over root 2'],
    answer: [1, 2],
  },
  {
    first: ['tan', 60],
    second: ['cos', 30],
    values: ['sqrt(3)', 'sqrt(3)/2'],
    spoken: ['root 3', 'root 3 over 2'],
    answer: [3, 2],
  },
  {
    first: ['tan', 30],
    second: ['sin', 60],
    values: ['1/sqrt(3)', 'sqrt(3)/2'],
    spoken: ['1 over root 3', 'root 3 over 2'],
    answer: [1, 2],
  },
  { first: ['tan', 45], second: ['sin', 30], values: ['1', '1/2'], spoken: ['1', 'a half'], answer: [1, 2] },
] as const

const functions = { sin, cos, tan } as const

const writeExactProduct = (random: Random, { isProduct }: { isProduct: boolean }) => {
  const product = random.pick(products)
  const added = isProduct ? 0 : random.integer(1, 4)
  const [drawnTop, bottom] = product.answer
  const top = drawnTop + added * bottom
  const { first, second, values, spoken, answer } = product
  const tail = added === 0 ? '' : ` + ${added} tan 45°`
  const [p, q] = answer
  return {
    question: typst`
Find the exact value of
$ ${first[0]} ${first[1]}° times ${second[0]} ${second[1]}°${tail}. $
Give your answer as a fraction in its simplest form. #marks(3)`,
    answer: typst`
#working("B1")[$ ${first[0]} ${first[1]}° = ${values[0]} $]
#working("B1")[$ ${second[0]} ${second[1]}° = ${values[1]} $]
${added === 0 ? '' : typst`#note[$tan 45° = 1$]`}
#working("B1")[$display(${values[0]} times ${values[1]}${added === 0 ? '' : typst` + ${added} = ${p}/${q} + ${added}`}) =$ #result[$${fraction(top, bottom)}$]]`,
    alt: plain`Find the exact value of ${first[0]} ${first[1]} degrees times ${second[0]} ${second[1]} degrees${added === 0 ? '' : `, plus ${added} tan 45 degrees`}. Give your answer as a fraction in its simplest form.`,
    answerAlt: plain`${first[0]} ${first[1]} degrees is ${spoken[0]} and ${second[0]} ${second[1]} degrees is ${spoken[1]}. Their product is ${fractionInWords(p, q)}. ${added === 0 ? '' : `Tan 45 degrees is 1, so add ${added}. `}The answer is ${fractionInWords(top, bottom)}.`,
    answers: [final('', number(typedFraction(top, bottom), { form: 'fraction' }))],
    verify: () => {
      const { first, second } = product
      const value = functions[first[0]](first[1]) * functions[second[0]](second[1]) + added
      return Math.abs(value - top / bottom) < 1e-12 ? null : `its decimal value is ${value}`
    },
  }
}

export const exactProduct = defineTemplate({
  id: 'exact-product',
  marks: 3,
  calculator: false,
  level: 2,
  cases: {
    product: (random) => writeExactProduct(random, { isProduct: true }),
    'product-and-sum': (random) => writeExactProduct(random, { isProduct: false }),
  },
})

/** How a side follows from another in the two special triangles: multiplied by k√n. */
const steps = {
  'sixty-opposite': {
    angle: 60,
    ratio: 'tan',
    value: 'sqrt(3)',
    spoken: 'root 3',
    given: 'adjacent',
    inside: 3,
    by: 1,
  },
  'thirty-hypotenuse': {
    angle: 30,
    ratio: 'cos',
    value: 'sqrt(3)/2',
    spoken: 'root 3 over 2',
    given: 'hypotenuse',
    inside: 3,
    by: 0.5,
  },
  'forty-five': {
    angle: 45,
    ratio: 'sin',
    value: '1/sqrt(2)',
    spoken: '1 over root 2',
    given: 'hypotenuse',
    inside: 2,
    by: 0.5,
  },
} as const

/** The sides seen from the angle at A, with the right angle at B. */
const named = { opposite: 'BC', adjacent: 'AB', hypotenuse: 'AC' } as const

interface ExactSideOptions {
  readonly wanted: keyof typeof named
  readonly isFortyFive?: boolean
  readonly isThirtyHypotenuse?: boolean
  readonly kind: 'sixty-opposite' | 'thirty-hypotenuse' | 'forty-five'
}

const writeExactSide = (
  random: Random,
  { wanted, isFortyFive, isThirtyHypotenuse, kind }: ExactSideOptions,
) => {
  const known = 2 * random.integer(2, 9)
  const turn = random.pick([0, 15, -20, 90, 180])
  const { angle, ratio, value, spoken, given, inside, by } = steps[kind]
  const hypotenuse = given === 'hypotenuse' ? known : known / cos(angle)
  const label = (side: string) => (side === given ? `[${known} cm]` : side === wanted ? '$x$' : '')
  const printed = surd(known * by, inside)
  return {
    question: typst`
${drawTriangle(
  [
    [0, 0],
    [hypotenuse * cos(angle), 0],
    [0, hypotenuse * sin(angle)],
  ],
  {
    names: ['B', 'A', 'C'],
    sides: [label('adjacent'), label('hypotenuse'), label('opposite')],
    angles: ['"right"', `$${angle}°$`],
    turn,
  },
)}
Find the exact value of $x$. Give your answer in its simplest form. #marks(3)`,
    answer: typst`
#working("M1")[$ ${ratio} ${angle}° = x/${known} $]
#working("B1")[$ ${ratio} ${angle}° = ${value} $]
${isFortyFive ? typst`#note[$x = ${known} div sqrt(2)$. Multiply top and bottom by $sqrt(2)$ to clear the root from the bottom.]` : ''}
#working("A1")[$x =$ #result[$${printed}$]]`,
    alt: plain`Triangle ABC has a right angle at B. Angle BAC is ${angle} degrees. ${named[given]} is ${known} cm and ${named[wanted]} is x cm. Find the exact value of x in its simplest form.`,
    answerAlt: plain`${ratio} ${angle} degrees is x over ${known}, and its exact value is ${spoken}. So x is ${surdInWords(known * by, inside)}.`,
    answers: [final('', simplestForm(typedSurd(known * by, inside)), 'x')],
    verify: () => {
      const { given, inside, by } = steps[kind]
      const value = known * by * Math.sqrt(inside)
      const hypotenuse = given === 'hypotenuse' ? known : Math.hypot(known, value)
      const [opposite, adjacent] = isThirtyHypotenuse
        ? [Math.sqrt(hypotenuse ** 2 - value ** 2), value]
        : [value, Math.sqrt(hypotenuse ** 2 - value ** 2)]
      const found = angleAt([0, 0], [adjacent, 0], [adjacent, opposite])
      return Math.abs(found - steps[kind].angle) < 1e-9 ? null : `the triangle has an angle of ${found}`
    },
  }
}

export const exactSide = defineTemplate({
  id: 'exact-side',
  marks: 3,
  calculator: false,
  level: 3,
  cases: {
    'sixty-opposite': (random) =>
      writeExactSide(random, {
        wanted: 'opposite',
        kind: 'sixty-opposite',
      }),
    'thirty-hypotenuse': (random) =>
      writeExactSide(random, {
        wanted: 'adjacent',
        isThirtyHypotenuse: true,
        kind: 'thirty-hypotenuse',
      }),
    'forty-five': (random) =>
      writeExactSide(random, {
        wanted: 'opposite',
        isFortyFive: true,
        kind: 'forty-five',
      }),
  },
})
