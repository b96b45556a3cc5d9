// Equations with x in the index: by logarithms, exactly or to 3 significant figures, by one base, and inequalities.

import { agree, roots, roundsTo } from '../../kit/checking.ts'
import { final, number } from '../../kit/final-answers.ts'
import { minus, significant, terms, unrounded } from '../../kit/numbers.ts'
import { added, linear, linearSpoken, shown, spoken } from '../../kit/quadratics.ts'
import type { Random } from '../../kit/random.ts'
import { allSolutions } from '../../kit/typed.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'
import { eTo, tall } from './notation.ts'

const answer3 = (x: number) => [final('', number(x, { to: { figures: 3, isNamed: true } }), 'x')]

/** x from a^(mx + c) = b, or = b^x; a is no power, and the third figure is not in doubt. */
const drawLogs = (random: Random, isOne: boolean) =>
  random.until(
    () => {
      const a = random.integer(2, 9)
      const b = isOne ? random.integer(15, 90) : random.integer(2, 9)
      const m = random.integer(isOne ? 2 : 1, 3)
      const c = random.integerExcept(-4, 4, 0)
      const x = isOne
        ? (Math.log(b) / Math.log(a) - c) / m
        : (-c * Math.log(a)) / (m * Math.log(a) - Math.log(b))
      return { a, b, m, c, x }
    },
    ({ a, b, m, x }) =>
      a !== b &&
      a !== 4 &&
      a !== 8 &&
      a !== 9 &&
      Math.abs(a ** m - b) > 0.5 &&
      Math.abs(x) > 0.2 &&
      Math.abs(x) < 9 &&
      Math.abs(x * 20 - Math.round(x * 20)) > 0.05,
  )

const wrongRoot = (f: (u: number) => number, x: number): string | null => {
  const found = roots(f, x - 0.5003, x + 0.5001, 20)
  return found.length === 1 && roundsTo(found[0] ?? 0, significant(x)) ? null : `x is ${found.join(', ')}`
}

export const takeLogs = defineTemplate({
  id: 'take-logarithms',
  marks: 3,
  calculator: true,
  level: 2,
  cases: {
    'one-power'(random) {
      const { a, b, m, c, x } = drawLogs(random, true)
      const answer = significant(x)
      return {
        question: typst`
Solve the equation $${a}^(${linear(m, c)}) = ${b}$, giving your answer correct to 3 significant figures. #marks(3)`,
        answer: typst`
#working("M1")[$(${linear(m, c)}) lg ${a} = lg ${b}$]
#working("M1")[$ ${linear(m, c)} = display((lg ${b})/(lg ${a})) = ${unrounded(Math.log(b) / Math.log(a))} $]
#working("A1")[$x =$ #result[$${answer}$]]`,
        alt: plain`Solve the equation ${a} to the power open bracket ${linearSpoken(m, c)} close bracket equals ${b}, giving your answer correct to 3 significant figures.`,
        answerAlt: plain`Taking logarithms, ${linearSpoken(m, c)} is log ${b} divided by log ${a}. So x is ${answer} to 3 significant figures.`,
        answers: answer3(x),
        verify: () => wrongRoot((u) => a ** (m * u + c) / b - 1, x),
      }
    },
    'two-powers'(random) {
      const { a, b, m, c, x } = drawLogs(random, false)
      const answer = significant(x)
      return {
        question: typst`
Solve the equation $${a}^(${linear(m, c)}) = ${b}^x$, giving your answer correct to 3 significant figures. #marks(3)`,
        answer: typst`
#working("M1")[$(${linear(m, c)}) lg ${a} = x lg ${b}$]
#working("M1")[$x(${m === 1 ? '' : m} lg ${a} − lg ${b}) = ${terms([-c, ` lg ${a}`])}$]
#working("A1")[$x =$ #result[$${answer}$]]`,
        alt: plain`Solve the equation ${a} to the power open bracket ${linearSpoken(m, c)} close bracket equals ${b} to the power x, giving your answer correct to 3 significant figures.`,
        answerAlt: plain`Take logarithms of both sides and collect the terms in x: x times open bracket ${m === 1 ? '' : m} log ${a} minus log ${b} close bracket is ${Math.abs(c) === 1 ? (c > 0 ? 'minus' : '') : -c} log ${a}. So x is ${answer} to 3 significant figures.`,
        answers: answer3(x),
        verify: () => wrongRoot((u) => a ** (m * u + c) / b ** u - 1, x),
      }
    },
  },
})

const drawIndex = (random: Random) => ({
  k: random.integer(2, 5),
  n: random.integer(2, 4),
  c: random.integerExcept(-5, 5, 0),
})

const holds = (left: number, right: number) =>
  agree(left, right, 1e-8) ? null : 'the equation does not hold'

export const exactSolution = defineTemplate({
  id: 'exact-solution',
  marks: 3,
  calculator: false,
  level: 2,
  cases: {
    'power-of-e'(random) {
      const { k, n, c } = drawIndex(random)
      const value = random.integer(2, 9)
      const top = c < 0 ? `${-c} + ln ${value}` : `ln ${value} − ${c}`
      return {
        question: typst`
Find the exact solution of the equation $${k} ${eTo(linear(n, c))} = ${k * value}$. #marks(3)`,
        answer: typst`
#working("M1")[$${eTo(linear(n, c))} = ${value}$]
#working("M1")[$${linear(n, c)} = ln ${value}$]
#working("A1")[$x =$ ${tall(`display((${top})/${n})`)}]`,
        alt: plain`Find the exact solution of the equation ${k} times e to the power open bracket ${linearSpoken(n, c)} close bracket equals ${k * value}.`,
        answerAlt: plain`e to the power open bracket ${linearSpoken(n, c)} close bracket is ${value}, so ${linearSpoken(n, c)} is the natural log of ${value}. So x is ${c < 0 ? `${-c} plus the natural log of ${value}` : `the natural log of ${value}, minus ${c}`}, all over ${n}.`,
        answers: [final('', number(`(ln(${value}) - ${c})/${n}`.replace('- -', '+ ')), 'x')],
        verify: () => holds(k * Math.exp(n * ((Math.log(value) - c) / n) + c), k * value),
      }
    },
    'two-bases'(random) {
      const [p, q] = random.distinct([2, 3, 5, 7], 2) as [number, number]
      const [k, c] = [Math.min(p, q), Math.max(p, q)]
      const n = random.integer(1, 3)
      const power = k ** n
      return {
        question: typst`
Solve the equation $${k}^(x + ${n}) = ${c}^x$, giving your answer in the form $ display((ln a)/(ln b)), $ where $a$ and $b$ are rational numbers. #marks(3)`,
        answer: typst`
#working("M1")[$(x + ${n}) ln ${k} = x ln ${c}$]
#working("M1")[$x(ln ${c} − ln ${k}) = ${n === 1 ? '' : n} ln ${k}$]
#working("A1")[$x =$ ${tall(`display((ln ${power})/(ln inline(${c}/${k})))`)}]`,
        alt: plain`Solve the equation ${k} to the power open bracket x plus ${n} close bracket equals ${c} to the power x, giving your answer in the form natural log of a over natural log of b, where a and b are rational numbers.`,
        answerAlt: plain`Take natural logs and collect the terms in x. x is the natural log of ${power}, divided by the natural log of the fraction ${c} over ${k}.`,
        answers: [final('', number(`ln(${power})/ln(${c}/${k})`, { form: 'ratio-of-logarithms' }), 'x')],
        verify: () => {
          const x = Math.log(power) / Math.log(c / k)
          return holds(k ** (x + n) / c ** x, 1)
        },
      }
    },
    'logarithm-undone'(random) {
      const { k, n, c } = drawIndex(random)
      const value = random.integer(2, 4)
      const total = k * value
      const top = c < 0 ? `${eTo(String(value))} + ${-c}` : `${eTo(String(value))} − ${c}`
      return {
        question: typst`
Find the exact solution of the equation $${k} ln(${linear(n, c)}) = ${total}$. #marks(3)`,
        answer: typst`
#working("M1")[$ln(${linear(n, c)}) = ${value}$]
#working("M1")[$${linear(n, c)} = ${eTo(String(value))}$]
#working("A1")[$x =$ ${tall(`display((${top})/${n})`)}]`,
        alt: plain`Find the exact solution of the equation ${k} times the natural log of open bracket ${linearSpoken(n, c)} close bracket, equals ${total}.`,
        answerAlt: plain`The natural log of ${linearSpoken(n, c)} is ${value}, so ${linearSpoken(n, c)} is e to the power ${value}. So x is e to the power ${value}, ${c < 0 ? 'plus' : 'minus'} ${Math.abs(c)}, all over ${n}.`,
        answers: [final('', number(`(e^${value} - ${c})/${n}`.replace('- -', '+ ')), 'x')],
        verify: () => holds(k * Math.log(n * ((Math.exp(value) - c) / n) + c), total),
      }
    },
  },
})

export const sameBase = defineTemplate({
  id: 'powers-of-one-base',
  marks: 4,
  calculator: false,
  level: 2,
  cases: {
    linear(random) {
      // base^(2p) to the x + 1, over base to the x − q, is base^(…).
      const base = random.pick([2, 3])
      const [q, x] = [random.integer(1, 4), random.integer(1, 4)]
      const [square, cube] = [base ** 2, base ** 3]
      // square^(x + 1) × cube^x / base^(x − q) = base^n
      const n = 2 * (x + 1) + 3 * x - (x - q)
      return {
        question: typst`
Solve the equation
$ display((${square}^(x + 1) times ${cube}^x)/${base}^(x − ${q})) = ${base}^${n}. $
#marks(4)`,
        answer: typst`
#working("M1")[$${square}^(x + 1) = ${base}^(2x + 2)$ and $${cube}^x = ${base}^(3x)$]
#working("M1")[$(2x + 2) + 3x − (x − ${q}) = ${n}$]
#working("A1")[$4x + ${2 + q} = ${n}$]
#working("A1")[$x =$ #result[${x}]]`,
        alt: plain`Solve this equation. On the left, the top is ${square} to the power open bracket x plus 1 close bracket, times ${cube} to the power x, and the bottom is ${base} to the power open bracket x minus ${q} close bracket. On the right is ${base} to the power ${n}.`,
        answerAlt: plain`As powers of ${base}, the indices give 4 x plus ${2 + q} equals ${n}, so x is ${x}.`,
        answers: [allSolutions([x])],
        verify: () => holds((square ** (x + 1) * cube ** x) / base ** (x - q) / base ** n, 1),
      }
    },
    quadratic(random) {
      const base = random.pick([2, 3])
      const [p, q] = random.until(
        () => [random.integer(1, 5), random.integer(-4, 3)] as const,
        ([r, s]) => s !== 0 && s < r && Math.abs(r * s) <= 6 && r + s !== 0 && (r + s) % 2 === 0,
      )
      const square = base ** 2
      const [sum, product] = [p + q, p * q]
      const right = base ** Math.abs(product)
      const half = sum / 2
      const halfX = Math.abs(half) === 1 ? `${half < 0 ? '−' : ''}x` : `${minus(half)}x`
      const halfSpoken = Math.abs(half) === 1 ? `${half < 0 ? 'minus ' : ''}x` : plain`${half} x`
      const quadratic = { a: 1, b: -sum, c: product }
      // b^(x²) × b^(product) = (b²)^(sum/2 · x)
      const [left, leftSpoken] =
        product > 0
          ? [
              `${right} times ${base}^(x^2)`,
              `${right} times ${base} to the power open bracket x squared close bracket`,
            ]
          : [
              `display(${base}^(x^2)/${right})`,
              `the fraction with ${base} to the power open bracket x squared close bracket on top and ${right} at the bottom`,
            ]
      return {
        question: typst`
Solve the equation $ ${left} = ${square}^(${halfX}). $
#marks(4)`,
        answer: typst`
#working("M1")[$${right} = ${base}^${Math.abs(product)}$ and $${square}^(${halfX}) = ${base}^(${linear(sum, 0)})$]
#working("M1")[$x^2 ${added(product)} = ${linear(sum, 0)}$]
#working("M1")[$${shown(quadratic)} = 0$ #linebreak() $(x ${added(-p)})(x ${added(-q)}) = 0$]
#working("A1")[$x =$ #result[$${p}$] or $x =$ #result[$${minus(q)}$]]`,
        alt: plain`Solve the equation ${leftSpoken}, equals ${square} to the power ${halfSpoken}.`,
        answerAlt: plain`As powers of ${base}, the indices give ${spoken(quadratic)} equals 0. So x is ${p} or ${q}.`,
        answers: [allSolutions([p, q])],
        verify: () =>
          [p, q]
            .map((u) => holds((base ** (u * u) * base ** product) / square ** (half * u), 1))
            .find((told) => told !== null) ?? null,
      }
    },
  },
})
