// Quadratic equations: factors, square roots, the formula, completing the square.

import { agree, roots } from '../../kit/checking.ts'
import {
  decimals,
  fraction,
  highestCommonFactor,
  minus,
  substituted,
  surd,
  terms,
  withMinus,
} from '../../kit/numbers.ts'
import { drawn, product, shown, spoken, valueAt } from '../../kit/polynomials.ts'
import { linear, linearSpoken } from '../../kit/quadratics.ts'
import { plain, typst } from '../../kit/typst.ts'
import { fractionInWords, surdInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'

export const quadraticEquation = defineTemplate({
  id: 'quadratic-equation',
  marks: 3,
  calculator: false,
  level: 2,
  cases: ['monic', 'rearrange-first', 'bracket-squared'],
  draw(random, which) {
    if (which === 'bracket-squared') {
      // (mx + n)² = s², one root not whole.
      const [m, n, s] = random.until(
        () => [random.integer(2, 5), random.integerExcept(-7, 7, 0), random.integer(3, 9)] as const,
        ([m, n, s]) => ((s - n) % m === 0) !== ((s + n) % m === 0) && s !== Math.abs(n),
      )
      return { which, m, n, s, r: 0 }
    }
    const [m, n, r] = random.until(
      () =>
        [
          which === 'monic' ? 1 : random.integer(2, 3),
          random.integerExcept(-9, 9, 0),
          random.integerExcept(-7, 7, 0),
        ] as const,
      ([m, n, r]) => highestCommonFactor(m, n) === 1 && n - m * r !== 0 && n !== -r,
    )
    return { which, m, n, r, s: random.integerExcept(-6, 6, 0, n - m * r) }
  },
  write({ which, m, n, r, s }) {
    if (which === 'bracket-squared') {
      const [high, low] = [fraction(s - n, m), fraction(-s - n, m)]
      return {
        question: typst`
Solve.
$ (${linear(m, n)})^2 = ${s * s} $
#marks(3)`,
        answer: typst`
#note[A number with the square ${s * s} is ${s} or $−${s}$.]
#working("M1")[$${linear(m, n)} = ${s}$ or $${linear(m, n)} = −${s}$]
#working("A1")[$x =$ #result[$${high}$]]
#working("A1")[or $x =$ #result[$${low}$]]`,
        alt: plain`Solve: the square of, ${linearSpoken(m, n)}, equals ${s * s}.`,
        answerAlt: plain`${linearSpoken(m, n)} is ${s} or minus ${s}. So x is ${fractionInWords(s - n, m)} or ${fractionInWords(-s - n, m)}.`,
      }
    }
    // (mx + n)(x − r) = 0, or x(mx + s) = … with the rest on the right.
    const p = product([m, n], [1, -r])
    const [, b = 0, c = 0] = p
    const isMonic = which === 'monic'
    const [left, right] = isMonic ? [shown(p), '0'] : [`x(${linear(m, s)})`, shown([s - b, -c])]
    const [leftSpoken, rightSpoken] = isMonic
      ? [spoken(p), '0']
      : [`x times, ${linearSpoken(m, s)},`, spoken([s - b, -c])]
    return {
      question: typst`
Solve${isMonic ? ' by factorising' : ''}.
$ ${left} = ${right} $
#marks(3)`,
      answer: isMonic
        ? typst`
#working("M1 A1")[$(${linear(m, n)})(${linear(1, -r)}) = 0$]
#working("A1")[$x =$ #result[$${minus(-n)}$] or $x =$ #result[$${minus(r)}$]]`
        : typst`
#working("M1")[$${shown(p)} = 0$]
#working("M1")[$(${linear(m, n)})(${linear(1, -r)}) = 0$]
#working("A1")[$x =$ #result[$${fraction(-n, m)}$] or $x =$ #result[$${minus(r)}$]]`,
      alt: plain`Solve${isMonic ? ' by factorising' : ''}: ${leftSpoken} equals ${rightSpoken}.`,
      answerAlt: plain`${isMonic ? 'It' : `It becomes ${spoken(p)} equals 0, which`} factorises as, ${linearSpoken(m, n)}, times, ${linearSpoken(1, -r)}. So x is ${fractionInWords(-n, m)} or ${plain`${r}`}.`,
    }
  },
  verify({ which, m, n, r, s }) {
    if (which === 'bracket-squared') {
      const found = roots((x) => (m * x + n) ** 2 - s * s, -20.0137, 20.0171)
      return found.length === 2 && agree((found[0] ?? 0) * (found[1] ?? 0), (n * n - s * s) / (m * m), 1e-5)
        ? null
        : `the roots are ${found.join(', ')}`
    }
    const [, b = 0, c = 0] = product([m, n], [1, -r])
    const sides = (x: number) => x * (m * x + s) - ((s - b) * x - c)
    return [-n / m, r].every((x) => agree(sides(x), 0, 1e-9)) ? null : 'a root does not satisfy the equation'
  },
})

export const quadraticFormula = defineTemplate({
  id: 'quadratic-formula',
  marks: 4,
  calculator: true,
  level: 3,
  cases: ['two-decimals', 'from-a-fraction'],
  draw(random, which) {
    const [a, b, c] = random.until(
      () =>
        [
          which === 'two-decimals' ? random.integer(2, 5) : random.integer(2, 3),
          random.integerExcept(-9, 9, 0),
          -random.integer(2, 9),
        ] as const,
      ([a, b, c]) => {
        const root = Math.sqrt(b * b - 4 * a * c)
        return !Number.isInteger(root) && Math.abs(root * 10 - Math.round(root * 10)) > 0.02
      },
    )
    return { which, a, b, c, d: random.integer(1, 4) }
  },
  write({ which, a, b, c, d }) {
    const inside = b * b - 4 * a * c
    const [x1, x2] = [(-b - Math.sqrt(inside)) / (2 * a), (-b + Math.sqrt(inside)) / (2 * a)]
    const isFraction = which === 'from-a-fraction'
    // ax + b + d = d − c/x … that is ax² + bx + c = 0.
    const [left, right] = [terms([a, 'x'], [b, '']), `display(${-c}/x)`]
    return {
      question: typst`
Solve.
$ ${isFraction ? `${left} = ${right}` : `${shown([a, b, c])} = 0`} $
Give your answers correct to 2 decimal places. Show all your working. #marks(4)`,
      answer: isFraction
        ? typst`
#working("B1")[$${shown([a, b, c])} = 0$]
#working("M1")[$ x = (${minus(-b)} plus.minus sqrt(${substituted(b)}^2 − 4 times ${a} times ${substituted(c)}))/(2 times ${a}) $]
#working("A1")[$x =$ #result[$${withMinus(decimals(x1, 2))}$]]
#working("A1")[or $x =$ #result[$${decimals(x2, 2)}$]]`
        : typst`
#working("M1")[$sqrt(${substituted(b)}^2 − 4 times ${a} times ${substituted(c)}) = sqrt(${inside})$]
#working("M1")[$ x = (${minus(-b)} plus.minus sqrt(${inside}))/(2 times ${a}) $]
#working("A1")[$x =$ #result[$${withMinus(decimals(x1, 2))}$]]
#working("A1")[or $x =$ #result[$${decimals(x2, 2)}$]]`,
      alt: plain`Solve ${isFraction ? `${linearSpoken(a, b)} equals ${-c} over x` : `${spoken([a, b, c])} equals 0`}. Give your answers correct to 2 decimal places. Show all your working.${d > 9 ? ' ' : ''}`,
      answerAlt: plain`${isFraction ? `Multiply by x: ${spoken([a, b, c])} equals 0. ` : ''}In the formula the square root is of ${inside}. So x is ${decimals(x1, 2)} or ${decimals(x2, 2)}.`,
    }
  },
  verify({ which, a, b, c }) {
    const f =
      which === 'two-decimals' ? (x: number) => valueAt([a, b, c], x) : (x: number) => x * (a * x + b) + c
    const found = roots(f, -15.0137, 15.0171)
    const inside = Math.sqrt(b * b - 4 * a * c)
    return found.length === 2 && agree(found[0] ?? 0, (-b - inside) / (2 * a), 1e-6)
      ? null
      : `roots ${found.join(', ')}`
  },
})
export const completeTheSquare = defineTemplate({
  id: 'complete-the-square',
  marks: 4,
  calculator: false,
  level: 3,
  cases: ['turning-point', 'solve', 'leading-coefficient'],
  draw(random, which) {
    const p = random.integer(1, 5) * random.sign()
    if (which === 'turning-point') return { which, a: 1, p, q: random.integerExcept(-6, 6, 0, -p * p) }
    if (which === 'leading-coefficient')
      return { which, a: random.integer(2, 3), p, q: random.integerExcept(-9, 9, 0) }
    // (x + p)² = q with q not a square.
    return { which, a: 1, p, q: -random.pick([2, 3, 5, 6, 7, 8, 10, 11, 12, 13, 18, 20]) }
  },
  write({ which, a, p, q }) {
    const curve = [a, 2 * a * p, a * p * p + q]
    const form = `(${linear(1, p)})^2 ${terms([1, 'z'], [q, '']).slice(2)}`
    const formSpoken = `the square of, ${linearSpoken(1, p)}, ${q < 0 ? 'minus' : 'plus'} ${Math.abs(q)}`
    if (which === 'turning-point') {
      const [left, right] = [Math.min(-p - 3, -1), Math.max(-p + 3, 1)]
      const [bottom, top] = [Math.min(q - 2, -1.5), Math.max(q + 7, 3)]
      return {
        question: typst`
The diagram is a sketch of $y = ${shown(curve)}$. $P$ is the lowest point of the curve.
#axes(axis(${left}, ${right}, numbers: false, title: $x$), axis(${bottom}, ${top}, numbers: false, title: $y$), grid: false, height: 150pt, curve-of(${drawn(curve)}), point((${-p}, ${q}), $P$, side: "below"))
#part("a", 2)[Write $${shown(curve)}$ in the form $(x + p)^2 + q$.]
#part("b", 2)[Write down the coordinates of $P$ and the equation of the line of symmetry of the curve.]`,
        answer: typst`
#part("a")[
#working("M1")[$(${linear(1, p)})^2 = ${shown([1, 2 * p, p * p])}$]
#working("A1")[#result[$${form}$]]]
#part("b")[
#note[A square is never negative, so the curve is lowest where the bracket is zero.]
#working("B1")[$P$ #result[$(${minus(-p)}, ${minus(q)})$]]
#working("B1")[#result[$x = ${minus(-p)}$]]]`,
        alt: plain`The diagram is a sketch of the curve y equals ${spoken(curve)}, which opens upwards. P is its lowest point. Part a: write the expression in the form, the square of x plus p, plus q. Part b: write down the coordinates of P and the equation of the line of symmetry of the curve.`,
        answerAlt: plain`Part a: ${formSpoken}. Part b: P has x ${-p} and y ${plain`${q}`}. The line of symmetry is x equals ${plain`${-p}`}.`,
      }
    }
    if (which === 'leading-coefficient') {
      return {
        question: typst`
#part("a", 3)[Write $${shown(curve)}$ in the form $a(x + p)^2 + q$.]
#part("b", 1)[Write down the least value of $${shown(curve)}$.]`,
        answer: typst`
#part("a")[
#working("B1")[$${a}(${shown([1, 2 * p, 0])}) ${terms([1, 'z'], [a * p * p + q, '']).slice(2)}$]
#working("M1")[$${a}[(${linear(1, p)})^2 − ${p * p}] ${terms([1, 'z'], [a * p * p + q, '']).slice(2)}$]
#working("A1")[#result[$${a}${form}$]]]
#part("b")[#working("B1")[#result[$${minus(q)}$]]]`,
        alt: plain`Part a: write ${spoken(curve)} in the form a times the square of, x plus p, plus q. Part b: write down the least value of the expression.`,
        answerAlt: plain`Part a: ${a} times ${formSpoken}. Part b: the square is never negative, so the least value is ${plain`${q}`}.`,
      }
    }
    return {
      question: typst`
#part("a", 2)[Write $${shown(curve)}$ in the form $(x + p)^2 + q$.]
#part("b", 2)[Solve $${shown(curve)} = 0$. Give your answers in exact form.]`,
      answer: typst`
#part("a")[
#working("M1")[$(${linear(1, p)})^2 = ${shown([1, 2 * p, p * p])}$]
#working("A1")[#result[$${form}$]]]
#part("b")[
#working("M1")[$(${linear(1, p)})^2 = ${-q}$]
#working("A1")[$x =$ #result[$${minus(-p)} plus.minus ${surd(1, -q)}$]]]`,
      alt: plain`Part a: write ${spoken(curve)} in the form, the square of x plus p, plus q. Part b: solve ${spoken(curve)} equals 0. Give your answers in exact form.`,
      answerAlt: plain`Part a: ${formSpoken}. Part b: the square is ${-q}, so x is ${plain`${-p}`} plus or minus ${surdInWords(1, -q)}.`,
    }
  },
  verify({ which, a, p, q }) {
    const f = (x: number) => valueAt([a, 2 * a * p, a * p * p + q], x)
    // The lowest of many values near the claimed place.
    const lowest = Math.min(...Array.from({ length: 2001 }, (_, n) => f(-10 + n / 100)))
    if (!agree(lowest, q, 1e-6) || !agree(f(-p + 1), f(-p - 1))) return 'the lowest point is elsewhere'
    return which !== 'solve' || agree(f(-p + Math.sqrt(-q)), 0, 1e-9) ? null : 'the root is not one'
  },
})
