// Equations that become a cubic already solved: in a root, a square, a shifted or an inverted unknown.

import { agree, roots } from '../../kit/checking.ts'
import { fraction, minus, surd } from '../../kit/numbers.ts'
import { shown, spoken, valueAt } from '../../kit/polynomials.ts'
import { factor, linear } from '../../kit/quadratics.ts'
import { plain, typst } from '../../kit/typst.ts'
import { fractionInWords, listInWords, minusInWords, surdInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'
import { divided, drawCubic, evaluated } from './cubics.ts'

export const henceSolve = defineTemplate({
  id: 'hence-solve',
  marks: 6,
  calculator: false,
  level: 5,
  cases: ['square-root', 'square', 'shifted', 'reciprocal'],
  draw(random, which) {
    return random.until(
      () => ({ which, ...drawCubic(random, { leading: [1], reach: 4, most: 30 }), d: random.integer(1, 3) }),
      ({ n, r, s }) => {
        const positive = [-n, r, s].filter((x) => x > 0).length
        return (
          (which === 'square-root' || which === 'square'
            ? positive >= 1 && positive <= 2 && Math.max(-n, r, s) > 1
            : true) && Math.min(...[-n, r, s].map(Math.abs)) <= 2
        )
      },
    )
  },
  write({ which, n, r, s, p, d }) {
    const rootsOfP = [-n, r, s].sort((a, b) => a - b)
    const u = [...rootsOfP].sort((a, b) => Math.abs(a) - Math.abs(b))[0] ?? 0
    const quadratic = divided(p, [1, -u]).quotient
    const positive = rootsOfP.filter((x) => x > 0)
    const [, a = 0, b = 0, c = 0] = p
    const sign = (value: number) => (value < 0 ? '−' : '+')
    const signSpoken = (value: number) => (value < 0 ? 'minus' : 'plus')
    const size = (value: number) => (Math.abs(value) === 1 ? '' : String(Math.abs(value)))
    const all = rootsOfP.map(minus)
    const about = {
      // y√y + ay + b√y + c, with x = √y
      'square-root': {
        markup: `y sqrt(y) ${sign(a)} ${size(a)}y ${sign(b)} ${size(b)} sqrt(y) ${sign(c)} ${Math.abs(c)} = 0`,
        inWords: `y root y ${signSpoken(a)} ${size(a)} y ${signSpoken(b)} ${size(b)} root y ${signSpoken(c)} ${Math.abs(c)} equals 0`,
        link: 'sqrt(y)',
        linkSpoken: 'root y',
        solutions: positive.map((x) => String(x * x)),
        note: 'A square root is never negative.',
        variable: 'y',
      },
      square: {
        markup: `y^6 ${sign(a)} ${size(a)}y^4 ${sign(b)} ${size(b)}y^2 ${sign(c)} ${Math.abs(c)} = 0`,
        inWords: `y to the power 6 ${signSpoken(a)} ${size(a)} y to the power 4 ${signSpoken(b)} ${size(b)} y squared ${signSpoken(c)} ${Math.abs(c)} equals 0`,
        link: 'y^2',
        linkSpoken: 'y squared',
        solutions: positive.map((x) => `plus.minus ${surd(1, x)}`),
        note: 'A square is never negative.',
        variable: 'y',
      },
      shifted: {
        markup: `p(y ${d > 0 ? '+' : '−'} ${d}) = 0`,
        inWords: `p of, y plus ${d}, equals 0`,
        link: `y + ${d}`,
        linkSpoken: `y plus ${d}`,
        solutions: rootsOfP.map((x) => minus(x - d)),
        note: '',
        variable: 'y',
      },
      reciprocal: {
        markup: `1 ${sign(a)} ${size(a)}y ${sign(b)} ${size(b)}y^2 ${sign(c)} ${size(c)}y^3 = 0`,
        inWords: `1 ${signSpoken(a)} ${size(a)} y ${signSpoken(b)} ${size(b)} y squared ${signSpoken(c)} ${size(c)} y cubed equals 0`,
        link: 'display(1/y)',
        linkSpoken: '1 over y',
        solutions: rootsOfP.map((x) => fraction(1, x)),
        note: 'Divide the equation by $y^3$.',
        variable: 'y',
      },
    }[which]
    const solutionsSpoken = {
      'square-root': positive.map((x) => String(x * x)),
      square: positive.map((x) => `plus or minus ${surdInWords(1, x)}`),
      shifted: rootsOfP.map((x) => minusInWords(x - d)),
      reciprocal: rootsOfP.map((x) => fractionInWords(1, x)),
    }[which]
    const rejected = rootsOfP.filter((x) => x < 0)
    const isPositive = which === 'square-root' || which === 'square'
    return {
      question: typst`
$ p(x) = ${shown(p)} $
#part("a", 4)[Solve the equation $p(x) = 0$.]
#part("b", 2)[Hence solve the equation
$ ${about.markup}. $]`,
      answer: typst`
#part("a")[
#working("M1")[$p(${minus(u)}) = ${evaluated(p, 1, -u)} = 0$]
#working("M1")[$(${linear(1, -u)})(${shown(quadratic)}) = 0$]
#working("M1")[$${rootsOfP.map((x) => factor(1, -x)).join('')} = 0$]
#working("A1")[$x =$ ${all.map((x) => `#result[$${x}$]`).join(', ')}]]
#part("b")[
${about.note ? `#note[${about.note}]` : ''}
#working("M1")[$${about.link} = ${(isPositive ? positive.map(minus) : all).join('$ or $')}$${isPositive && rejected.length > 0 ? ` (not $${rejected.map(minus).join('$, $')}$)` : ''}]
#working("A1")[$y =$ ${about.solutions.map((x) => `#result[$${x}$]`).join(', ')}]]`,
      alt: plain`p of x is ${spoken(p)}. Part a: solve the equation p of x equals 0. Part b: hence solve the equation ${about.inWords}.`,
      answerAlt: plain`Part a: x is ${listInWords(rootsOfP.map(minusInWords)).replace(' and ', ' or ')}. Part b: ${about.linkSpoken} must be one of these${isPositive ? ', and it is not negative' : ''}. So y is ${listInWords(solutionsSpoken).replace(' and ', ' or ')}.`,
    }
  },
  verify({ which, n, r, s, p, d }) {
    const all = [-n, r, s]
    const f = {
      'square-root': (y: number) => (y < 0 ? 1 : valueAt(p, Math.sqrt(y))),
      square: (y: number) => valueAt(p, y * y),
      shifted: (y: number) => valueAt(p, y + d),
      reciprocal: (y: number) => valueAt([...p].reverse(), y),
    }[which]
    const solutions = {
      'square-root': all.filter((x) => x > 0).map((x) => x * x),
      square: all.filter((x) => x > 0).flatMap((x) => [-Math.sqrt(x), Math.sqrt(x)]),
      shifted: all.map((x) => x - d),
      reciprocal: all.map((x) => 1 / x),
    }[which].sort((a, b) => a - b)
    const found = roots(f, which === 'square-root' ? 0.0037 : -9.0137, 27.0171, 7200)
    return found.length === solutions.length && found.every((y, k) => agree(y, solutions[k] ?? 0, 1e-6))
      ? null
      : `the solutions are ${found.join(', ')}`
  },
})
