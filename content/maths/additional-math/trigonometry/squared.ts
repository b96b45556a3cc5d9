// Equations in the square of a function: both roots count.

import { fraction, lowestTerms } from '../../kit/numbers.ts'
import { plain, typst } from '../../kit/typst.ts'
import { fractionInWords, surdInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'
import {
  anglesWith,
  boxed,
  domainOf,
  inOrder,
  searched,
  shownDomain,
  spokenAngles,
  spokenDomain,
  unlike,
} from './angle-sets.ts'
import { primaryOf, type Six, six } from './six.ts'

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

const both = (value: number, turn: (value: number) => number[]) => [turn(value), turn(-value)] as const

export const squaredEquation = defineTemplate({
  id: 'squared-equation',
  marks: 4,
  calculator: true,
  level: 3,
  cases: ['exact', 'reciprocal', 'quotient'],
  draw(random, which) {
    if (which === 'quotient') {
      const [p, q] = random.until(
        () => lowestTerms(random.integer(1, 9), random.integer(2, 9)),
        ([p, q]) => p !== q && !(p === 1 && q === 3) && !(p === 3 && q === 1),
      )
      return { which, f: 'tan' as Six, p, q, root: '', k: 1 }
    }
    const picked = random.pick<{ f: Six; p: number; q: number; root: string }>(
      which === 'exact' ? exactSquares : exactReciprocals,
    )
    return { which, ...picked, k: random.integer(1, 3) }
  },
  write({ which, f, p, q, root, k }) {
    const primary = primaryOf[f]
    const isTurned = primary !== f
    const [top, bottom] = isTurned ? [q, p] : [p, q]
    const domain =
      which === 'quotient'
        ? domainOf('degrees', 0, 360)
        : which === 'exact'
          ? domainOf('pi', 0, 360)
          : domainOf('pi', -180, 180)
    const [from, to] = searched(domain)
    const [one, other] = both(Math.sqrt(top / bottom), (value) =>
      anglesWith(primary, value, from, to, domain.unit),
    )
    const all = inOrder([...one, ...other])
    const [a, b] = [k * q, k * p]
    const size = (value: number) => (value === 1 ? '' : `${value} `)
    const rounding = which === 'quotient' ? '' : ', giving your answers in terms of $π$'
    const equation =
      which === 'quotient' ? `${size(q)}sin^2 x = ${size(p)}cos^2 x` : `${size(a)}${f}^2 x = ${b}`
    const words =
      which === 'quotient'
        ? `${size(q)}sin squared x equals ${size(p)}cos squared x`
        : `${size(a)}${f} squared x equals ${b}`
    return {
      question: typst`
Solve the equation
$ ${equation} $
for $${shownDomain(domain)}$${rounding}. #marks(4)`,
      answer: typst`
#working("M1")[${
        which === 'quotient'
          ? typst`Divide by $cos^2 x$: $ tan^2 x = ${fraction(top, bottom)} $`
          : isTurned
            ? typst`$ ${f}^2 x = ${fraction(p, q)}, #h(6pt) "so" space ${primary}^2 x = ${fraction(top, bottom)} $`
            : typst`$ ${f}^2 x = ${fraction(top, bottom)} $`
      }]
#working("M1")[$ ${primary} x = plus.minus ${root === '' ? `sqrt(${fraction(top, bottom)})` : root} $]
#note[A square root has two signs. The negative one gives solutions, too.]
#working("A1")[$x =$ ${boxed(one, domain.unit)}]
#working("A1")[$x =$ ${boxed(other, domain.unit)}]`,
      alt: plain`Solve the equation ${words}, for ${spokenDomain(domain)}${rounding.replace('$π$', 'pi')}.`,
      answerAlt: plain`${primary} squared x is ${fractionInWords(top, bottom)}, so ${primary} x is plus or minus ${root === '' ? `the square root of ${fractionInWords(top, bottom)}` : rootInWords(root)}. The solutions are x equals ${spokenAngles(all, domain.unit)}.`,
    }
  },
  verify({ which, f, p, q, k }) {
    const unit = which === 'quotient' ? 'degrees' : 'pi'
    const [from, to] = which === 'reciprocal' ? [-180, 180] : [0, 360]
    const value = primaryOf[f] === f ? p / q : q / p
    const wanted = both(Math.sqrt(value), (root) => anglesWith(primaryOf[f], root, from, to, unit)).flat()
    const equation =
      which === 'quotient'
        ? (x: number) => q * six.sin(x) ** 2 - p * six.cos(x) ** 2
        : (x: number) => k * q * six[f](x) ** 2 - k * p
    return unlike(equation, from, to, inOrder(wanted))
  },
})

const rootInWords = (root: string): string => {
  return root
    .replace(/display\((.*)\/(.*)\)$/, '$1 over $2')
    .replace(/sqrt\((\d)\)/g, (_, n: string) => surdInWords(1, Number(n)))
}
