// Expressions written as one function, or in a given form, by the identities.

import { agree } from '../../kit/checking.ts'
import { expression, final, number } from '../../kit/final-answers.ts'
import { minus } from '../../kit/numbers.ts'
import type { Random } from '../../kit/random.ts'
import { plain, typst } from '../../kit/typst.ts'
import { numberInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'
import { type Six, six, swapped } from './six.ts'

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)

/** x = n f θ turns a root into n g θ. */
const substitutions = [
  {
    f: 'sin',
    g: 'cos',
    root: (n: number) => `${n * n} − x^2`,
    words: (n: number) => `${n * n} minus x squared`,
    of: (n: number, x: number) => n * n - x * x,
    step: '1 − sin^2 θ',
    stepWords: '1 minus sin squared theta',
  },
  {
    f: 'tan',
    g: 'sec',
    root: (n: number) => `x^2 + ${n * n}`,
    words: (n: number) => `x squared plus ${n * n}`,
    of: (n: number, x: number) => x * x + n * n,
    step: 'tan^2 θ + 1',
    stepWords: 'tan squared theta plus 1',
  },
  {
    f: 'sec',
    g: 'tan',
    root: (n: number) => `x^2 − ${n * n}`,
    words: (n: number) => `x squared minus ${n * n}`,
    of: (n: number, x: number) => x * x - n * n,
    step: 'sec^2 θ − 1',
    stepWords: 'sec squared theta minus 1',
  },
  {
    f: 'cosec',
    g: 'cot',
    root: (n: number) => `x^2 − ${n * n}`,
    words: (n: number) => `x squared minus ${n * n}`,
    of: (n: number, x: number) => x * x - n * n,
    step: 'cosec^2 θ − 1',
    stepWords: 'cosec squared theta minus 1',
  },
] as const

export const writeAsOne = defineTemplate({
  id: 'write-as-one-function',
  marks: 3,
  calculator: false,
  level: 2,
  cases: {
    quotient(random) {
      const [n, pick, swap] = [random.integer(2, 9), random.integer(0, 3), random.chance(0.5)]
      const turned = (text: string) => (swap ? swapped(text) : text)
      const double = pick % 2 === 1
      const [top, bottom] = (double ? ['1 − sin^2 θ', 'sin θ cos θ'] : ['sec^2 θ − 1', 'tan θ sec θ']).map(
        turned,
      ) as [string, string]
      const words = double
        ? 'the fraction with numerator 1 minus sin squared theta and denominator sin theta cos theta'
        : 'the fraction with numerator sec squared theta minus 1 and denominator tan theta sec theta'
      const lines = double
        ? ['(cos^2 θ)/(sin θ cos θ)', '(cos θ)/(sin θ)', 'cot θ', 'cos squared theta', 'cot theta']
        : [
            '(tan^2 θ)/(tan θ sec θ)',
            '(tan θ)/(sec θ) = (sin θ)/(cos θ) times cos θ',
            'sin θ',
            'tan squared theta',
            'sin theta',
          ]
      const [first = '', second = '', last = '', topWords = '', lastWords = ''] = lines.map(turned)
      return {
        question: typst`
Write
$ (${n}(${top}))/(${bottom}) $
as a multiple of a single trigonometric function of $θ$. #marks(3)`,
        answer: typst`
#working("M1")[$ (${top})/(${bottom}) = ${first} $]
#working("M1")[$ = ${second} $]
#working("A1")[so the expression is #result[$${n} ${last}$]]`,
        alt: plain`Write ${n} times ${turned(words)} as a multiple of a single trigonometric function of theta.`,
        answerAlt: plain`The top of the fraction is ${n} times ${topWords}. Cancelling leaves ${n} ${lastWords}.`,
        answers: [final('', expression(`${n} ${last}`, 'θ', 'simplified'))],
        verify: () => {
          for (const angle of [11, 29, 47, 73]) {
            const at = swap ? 90 - angle : angle
            const value = (name: Six) => six[name](at)
            const [left, right] = double
              ? [(1 - value('sin') ** 2) / (value('sin') * value('cos')), value('cot')]
              : [(value('sec') ** 2 - 1) / (value('tan') * value('sec')), value('sin')]
            if (!agree(left, right)) return `at ${angle} degrees it is another`
          }
          return null
        },
      }
    },
    substitution(random) {
      const [n, pick] = [random.integer(2, 9), random.integer(0, 3)]
      const { f, g, of, root, words, step, stepWords } = substitutions[pick] ?? substitutions[0]
      return {
        question: typst`
It is given that $x = ${n} ${f} θ$, where $0° < θ < 90°$.

Express $sqrt(${root(n)})$ as a multiple of a single trigonometric function of $θ$. #marks(3)`,
        answer: typst`
#working("M1")[$${root(n).replace('x^2', `${n * n} ${f}^2 θ`)} = ${n * n} (${step})$]
#working("M1")[$= ${n * n} ${g}^2 θ$]
#note[All six functions of an acute angle are positive, so the positive root is taken.]
#working("A1")[$sqrt(${root(n)}) =$ #result[$${n} ${g} θ$]]`,
        alt: plain`It is given that x is ${n} ${f} theta, where theta is between 0 and 90 degrees. Express the square root of open bracket ${words(n)} close bracket as a multiple of a single trigonometric function of theta.`,
        answerAlt: plain`${capital(words(n))} is ${n * n} times open bracket ${stepWords} close bracket, which is ${n * n} ${g} squared theta. For an acute angle its square root is ${n} ${g} theta.`,
        answers: [final('', expression(`${n} ${g} θ`, 'θ', 'simplified'))],
        verify: () => {
          for (const angle of [11, 29, 47, 73]) {
            if (!agree(Math.sqrt(of(n, n * six[f](angle))), n * six[g](angle)))
              return `at ${angle} degrees it is another`
          }
          return null
        },
      }
    },
  },
})

const drawSum = (random: Random) => {
  const p = random.integer(2, 9)
  const q = random.until(
    () => random.integer(1, 9),
    (value) => Math.abs(value - p) > 1,
  )
  const [r, swap] = [random.integerExcept(-4, 4, 0), random.chance(0.5)]
  return {
    p,
    q,
    r,
    swap,
    turned: (text: string) => (swap ? swapped(text) : text),
    tail: `${r < 0 ? '−' : '+'} ${Math.abs(r)}`,
    tailSpoken: `${r < 0 ? 'minus' : 'plus'} ${Math.abs(r)}`,
  }
}

/** The values at every half degree up to 180°, without those at poles. */
const around = (f: (angle: number) => number) =>
  Array.from({ length: 361 }, (_, n) => f(n / 2)).filter((value) => Math.abs(value) < 1e6)

export const formAndRange = defineTemplate({
  id: 'form-and-range',
  marks: 4,
  calculator: false,
  level: 3,
  cases: {
    'sine-and-cosine'(random) {
      const { p, q, r, swap, turned, tail, tailSpoken } = drawSum(random)
      const sum = (value: number) =>
        `${value < 0 ? '−' : '+'} ${Math.abs(value) === 1 ? '' : Math.abs(value)}`
      const [a, b] = [q + r, p - q]
      const [low, high] = [Math.min(a, a + b), Math.max(a, a + b)]
      return {
        question: typst`
#part("a", 2)[Express $${turned(`${p === 1 ? '' : p} sin^2 θ + ${q === 1 ? '' : q} cos^2 θ`)} ${tail}$ in the form $${turned('a + b sin^2 θ')}$, where $a$ and $b$ are integers.]
#part("b", 2)[Hence find the greatest and the least value of the expression as $θ$ varies.]`,
        answer: typst`
#part("a")[
#working("M1")[$${turned(`${p} sin^2 θ + ${q === 1 ? '' : q}(1 − sin^2 θ)`)} ${tail}$]
#working("A1")[$=$ #result[$${turned(`${minus(a)} ${sum(b)} sin^2 θ`)}$]]]
#part("b")[
#note[$${turned('sin^2 θ')}$ takes every value from 0 to 1.]
#working("B1 FT")[greatest value: #result[$${minus(high)}$]]
#working("B1 FT")[least value: #result[$${minus(low)}$]]]`,
        alt: plain`Part a: express ${turned(`${p} sin squared theta plus ${q === 1 ? '' : q} cos squared theta`)} ${tailSpoken} in the form a plus b ${turned('sin')} squared theta, where a and b are integers. Part b: hence find the greatest and the least value of the expression as theta varies.`,
        answerAlt: plain`Part a: it is ${a} ${b < 0 ? 'minus' : 'plus'} ${Math.abs(b)} ${turned('sin')} squared theta. Part b: the square lies between 0 and 1. So the greatest value is ${high} and the least value is ${low}.`,
        answers: [
          final('a', number(a), 'a'),
          final('a', number(b), 'b'),
          final('b', number(high), 'greatest'),
          final('b', number(low), 'least'),
        ],
        verify: () => {
          const f = (angle: number) => {
            const at = swap ? 90 - angle : angle
            return p * six.sin(at) ** 2 + q * six.cos(at) ** 2 + r
          }
          const values = around(f)
          if (!agree(Math.min(...values), Math.min(a, a + b), 1e-6))
            return `the least value is ${Math.min(...values)}`
          return agree(Math.max(...values), Math.max(a, a + b), 1e-6)
            ? null
            : `the greatest value is ${numberInWords(Math.max(...values))}`
        },
      }
    },
    'secant-and-tangent'(random) {
      const { p, q, r, swap, turned, tail, tailSpoken } = drawSum(random)
      const [a, b] = [p + r, p + q]
      return {
        question: typst`
#part("a", 2)[Express $${turned(`${p} sec^2 θ + ${q === 1 ? '' : q} tan^2 θ`)} ${tail}$ in the form $${turned('a + b tan^2 θ')}$, where $a$ and $b$ are integers.]
#part("b", 2)[Hence find the least value of the expression, and the value of $θ$, ${swap ? '$0° < θ < 180°$' : '$−90° < θ < 90°$'}, at which it has that value.]`,
        answer: typst`
#part("a")[
#working("M1")[$${turned(`${p}(1 + tan^2 θ) + ${q === 1 ? '' : q} tan^2 θ`)} ${tail}$]
#working("A1")[$=$ #result[$${turned(`${minus(a)} + ${b} tan^2 θ`)}$]]]
#part("b")[
#note[A square is never negative; $${turned('tan θ')}$ is 0 at ${swap ? '$90°$' : '$0°$'}.]
#working("B1 FT")[least value: #result[$${minus(a)}$]]
#working("B1")[$θ =$ #result[${swap ? '$90°$' : '$0°$'}]]]`,
        alt: plain`Part a: express ${turned(`${p} sec squared theta plus ${q === 1 ? '' : q} tan squared theta`)} ${tailSpoken} in the form a plus b ${turned('tan')} squared theta, where a and b are integers. Part b: hence find the least value of the expression, and the value of theta, greater than ${swap ? '0 and less than 180' : 'minus 90 and less than 90'} degrees, at which it has that value.`,
        answerAlt: plain`Part a: it is ${a} plus ${b} ${turned('tan')} squared theta. Part b: the square is least when ${turned('tan')} theta is 0. The least value is ${a}, at theta equals ${swap ? '90' : '0'} degrees.`,
        answers: [
          final('a', number(a), 'a'),
          final('a', number(b), 'b'),
          final('b', number(a), 'least'),
          final('b', number(swap ? 90 : 0, { unit: '°' }), 'θ'),
        ],
        verify: () => {
          const f = (angle: number) => {
            const at = swap ? 90 - angle : angle
            return p * six.sec(at) ** 2 + q * six.tan(at) ** 2 + r
          }
          const values = around(f)
          if (!agree(Math.min(...values), a, 1e-6)) return `the least value is ${Math.min(...values)}`
          return agree(f(swap ? 90 : 0), a, 1e-6) ? null : 'it is least elsewhere'
        },
      }
    },
  },
})
