// Equations in the square of a function: both roots count.

import { final } from '../../kit/final-answers.ts'
import { fraction, lowestTerms } from '../../kit/numbers.ts'
import { plain, typst } from '../../kit/typst.ts'
import { fractionInWords, surdInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'
import {
  anglesWith,
  boxed,
  type Domain,
  domainOf,
  inOrder,
  searched,
  shownDomain,
  spokenAngles,
  spokenDomain,
  typedAngles,
  unlike,
} from './angle-sets.ts'
import { type Primary, primaryOf, six } from './six.ts'

/** q f² = p, with an exact root. */
const exactSquares = [
  { f: 'sin', p: 3, q: 4, root: 'display(sqrt(3)/2)' },
  { f: 'sin', p: 1, q: 4, root: 'display(1/2)' },
  { f: 'cos', p: 1, q: 4, root: 'display(1/2)' },
  { f: 'cos', p: 3, q: 4, root: 'display(sqrt(3)/2)' },
  { f: 'cos', p: 1, q: 2, root: 'display(1/sqrt(2))' },
  { f: 'tan', p: 3, q: 1, root: 'sqrt(3)' },
  { f: 'tan', p: 1, q: 3, root: 'display(1/sqrt(3))' },
] as const
const exactReciprocals = [
  { f: 'cosec', p: 4, q: 3, root: 'display(sqrt(3)/2)' },
  { f: 'sec', p: 4, q: 3, root: 'display(sqrt(3)/2)' },
  { f: 'sec', p: 2, q: 1, root: 'display(1/sqrt(2))' },
  { f: 'cosec', p: 2, q: 1, root: 'display(1/sqrt(2))' },
  { f: 'cot', p: 1, q: 3, root: 'sqrt(3)' },
  { f: 'cot', p: 3, q: 1, root: 'display(1/sqrt(3))' },
] as const

interface Squared {
  readonly domain: Domain
  readonly primary: Primary
  /** Its square is top over bottom. */
  readonly top: number
  readonly bottom: number
  /** Markup of the exact root; empty where there is none. */
  readonly root: string
  readonly equation: string
  readonly words: string
  /** How the square of the function of the calculator is found. */
  readonly first: string
  /** Left side less right side. */
  readonly f: (x: number) => number
}

const squared = ({ domain, primary, top, bottom, root, equation, words, first, f }: Squared) => {
  const [from, to] = searched(domain)
  const { unit } = domain
  const value = Math.sqrt(top / bottom)
  const [one, other] = [
    anglesWith(primary, value, from, to, unit),
    anglesWith(primary, -value, from, to, unit),
  ]
  const all = inOrder([...one, ...other])
  const rounding = unit === 'degrees' ? '' : ', giving your answers in terms of $π$'
  return {
    question: typst`
Solve the equation
$ ${equation} $
for $${shownDomain(domain)}$${rounding}. #marks(4)`,
    answer: typst`
#working("M1")[${first}]
#working("M1")[$ ${primary} x = plus.minus ${root === '' ? `sqrt(${fraction(top, bottom)})` : root} $]
#note[A square root has two signs. The negative one gives solutions, too.]
#working("A1")[$x =$ ${boxed(one, unit)}]
#working("A1")[$x =$ ${boxed(other, unit)}]`,
    alt: plain`Solve the equation ${words}, for ${spokenDomain(domain)}${rounding.replace('$π$', 'pi')}.`,
    answerAlt: plain`${primary} squared x is ${fractionInWords(top, bottom)}, so ${primary} x is plus or minus ${root === '' ? `the square root of ${fractionInWords(top, bottom)}` : rootInWords(root)}. The solutions are x equals ${spokenAngles(all, unit)}.`,
    answers: [final('', typedAngles(all, unit))],
    verify: () => unlike(f, from, to, all),
  }
}

const size = (value: number) => (value === 1 ? '' : `${value} `)

export const squaredEquation = defineTemplate({
  id: 'squared-equation',
  marks: 4,
  calculator: true,
  level: 3,
  cases: {
    exact(random) {
      const { f, p, q, root } = random.pick(exactSquares)
      const k = random.integer(1, 3)
      return squared({
        domain: domainOf('pi', 0, 360),
        primary: f,
        top: p,
        bottom: q,
        root,
        equation: `${size(k * q)}${f}^2 x = ${k * p}`,
        words: `${size(k * q)}${f} squared x equals ${k * p}`,
        first: typst`$ ${f}^2 x = ${fraction(p, q)} $`,
        f: (x) => k * q * six[f](x) ** 2 - k * p,
      })
    },
    reciprocal(random) {
      const { f, p, q, root } = random.pick(exactReciprocals)
      const k = random.integer(1, 3)
      const primary = primaryOf[f]
      return squared({
        domain: domainOf('pi', -180, 180),
        primary,
        top: q,
        bottom: p,
        root,
        equation: `${size(k * q)}${f}^2 x = ${k * p}`,
        words: `${size(k * q)}${f} squared x equals ${k * p}`,
        first: typst`$ ${f}^2 x = ${fraction(p, q)}, #h(6pt) "so" space ${primary}^2 x = ${fraction(q, p)} $`,
        f: (x) => k * q * six[f](x) ** 2 - k * p,
      })
    },
    quotient(random) {
      const [p, q] = random.until(
        () => lowestTerms(random.integer(1, 9), random.integer(2, 9)),
        ([p, q]) => p !== q && !(p === 1 && q === 3) && !(p === 3 && q === 1),
      )
      return squared({
        domain: domainOf('degrees', 0, 360),
        primary: 'tan',
        top: p,
        bottom: q,
        root: '',
        equation: `${size(q)}sin^2 x = ${size(p)}cos^2 x`,
        words: `${size(q)}sin squared x equals ${size(p)}cos squared x`,
        first: typst`Divide by $cos^2 x$: $ tan^2 x = ${fraction(p, q)} $`,
        f: (x) => q * six.sin(x) ** 2 - p * six.cos(x) ** 2,
      })
    },
  },
})

const rootInWords = (root: string): string => {
  return root
    .replace(/display\((.*)\/(.*)\)$/, '$1 over $2')
    .replace(/sqrt\((\d)\)/g, (_, n: string) => surdInWords(1, Number(n)))
}
