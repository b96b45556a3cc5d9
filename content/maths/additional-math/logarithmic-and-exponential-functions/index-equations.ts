// Equations with x in the index: by logarithms, exactly or to 3 significant figures, by one base, and inequalities.

import { agree, roots, roundsTo } from '../../kit/checking.ts'
import { minus, significant, terms, unrounded } from '../../kit/numbers.ts'
import { added, linear, linearSpoken, shown, spoken } from '../../kit/quadratics.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'
import { eTo, tall } from './notation.ts'

export const takeLogs = defineTemplate({
  id: 'take-logarithms',
  marks: 3,
  calculator: true,
  level: 2,
  cases: ['one-power', 'two-powers'],
  draw(random, which) {
    return random.until(
      () => {
        const a = random.integer(2, 9)
        const b = which === 'one-power' ? random.integer(15, 90) : random.integer(2, 9)
        const m = random.integer(which === 'one-power' ? 2 : 1, 3)
        const c = random.integerExcept(-4, 4, 0)
        const denominator = which === 'one-power' ? m * Math.log(a) : m * Math.log(a) - Math.log(b)
        const x =
          which === 'one-power' ? (Math.log(b) / Math.log(a) - c) / m : (-c * Math.log(a)) / denominator
        return { which, a, b, m, c, x }
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
  },
  write({ which, a, b, m, c, x }) {
    const answer = significant(x)
    if (which === 'one-power') {
      return {
        question: typst`
Solve the equation $${a}^(${linear(m, c)}) = ${b}$, giving your answer correct to 3 significant figures. #marks(3)`,
        answer: typst`
#working("M1")[$(${linear(m, c)}) lg ${a} = lg ${b}$]
#working("M1")[$ ${linear(m, c)} = display((lg ${b})/(lg ${a})) = ${unrounded(Math.log(b) / Math.log(a))} $]
#working("A1")[$x =$ #result[$${answer}$]]`,
        alt: plain`Solve the equation ${a} to the power, ${linearSpoken(m, c)}, equals ${b}, giving your answer correct to 3 significant figures.`,
        answerAlt: plain`Taking logarithms, ${linearSpoken(m, c)} is log ${b} divided by log ${a}. So x is ${answer} to 3 significant figures.`,
      }
    }
    return {
      question: typst`
Solve the equation $${a}^(${linear(m, c)}) = ${b}^x$, giving your answer correct to 3 significant figures. #marks(3)`,
      answer: typst`
#working("M1")[$(${linear(m, c)}) lg ${a} = x lg ${b}$]
#working("M1")[$x(${m === 1 ? '' : m} lg ${a} − lg ${b}) = ${terms([-c, ` lg ${a}`])}$]
#working("A1")[$x =$ #result[$${answer}$]]`,
      alt: plain`Solve the equation ${a} to the power, ${linearSpoken(m, c)}, equals ${b} to the power x, giving your answer correct to 3 significant figures.`,
      answerAlt: plain`Take logarithms of both sides and collect the terms in x: x times, ${m === 1 ? '' : m} log ${a} minus log ${b}, is ${Math.abs(c) === 1 ? (c > 0 ? 'minus' : '') : -c} log ${a}. So x is ${answer} to 3 significant figures.`,
    }
  },
  verify({ which, a, b, m, c, x }) {
    const f = (u: number) => a ** (m * u + c) / (which === 'one-power' ? b : b ** u) - 1
    const found = roots(f, x - 0.5003, x + 0.5001, 20)
    return found.length === 1 && roundsTo(found[0] ?? 0, significant(x)) ? null : `x is ${found.join(', ')}`
  },
})

export const exactSolution = defineTemplate({
  id: 'exact-solution',
  marks: 3,
  calculator: false,
  level: 2,
  cases: ['power-of-e', 'two-bases', 'logarithm-undone'],
  draw(random, which) {
    if (which === 'two-bases') {
      const [p, q] = random.distinct([2, 3, 5, 7], 2) as [number, number]
      return { which, k: Math.min(p, q), n: random.integer(1, 3), c: Math.max(p, q), value: 0 }
    }
    const k = random.integer(2, 5)
    return {
      which,
      k,
      n: random.integer(2, 4),
      c: random.integerExcept(-5, 5, 0),
      value: which === 'power-of-e' ? random.integer(2, 9) : random.integer(2, 4),
    }
  },
  write({ which, k, n, c, value }) {
    if (which === 'two-bases') {
      const power = k ** n
      return {
        question: typst`
Solve the equation $${k}^(x + ${n}) = ${c}^x$, giving your answer in the form $ display((ln a)/(ln b)), $ where $a$ and $b$ are rational numbers. #marks(3)`,
        answer: typst`
#working("M1")[$(x + ${n}) ln ${k} = x ln ${c}$]
#working("M1")[$x(ln ${c} − ln ${k}) = ${n === 1 ? '' : n} ln ${k}$]
#working("A1")[$x =$ ${tall(`display((ln ${power})/(ln inline(${c}/${k})))`)}]`,
        alt: plain`Solve the equation ${k} to the power, x plus ${n}, equals ${c} to the power x, giving your answer in the form natural log of a over natural log of b, where a and b are rational numbers.`,
        answerAlt: plain`Take natural logs and collect the terms in x. x is the natural log of ${power}, divided by the natural log of the fraction ${c} over ${k}.`,
      }
    }
    if (which === 'power-of-e') {
      const top = c < 0 ? `${-c} + ln ${value}` : `ln ${value} − ${c}`
      return {
        question: typst`
Find the exact solution of the equation $${k} ${eTo(linear(n, c))} = ${k * value}$. #marks(3)`,
        answer: typst`
#working("M1")[$${eTo(linear(n, c))} = ${value}$]
#working("M1")[$${linear(n, c)} = ln ${value}$]
#working("A1")[$x =$ ${tall(`display((${top})/${n})`)}]`,
        alt: plain`Find the exact solution of the equation ${k} times e to the power, ${linearSpoken(n, c)}, equals ${k * value}.`,
        answerAlt: plain`e to the power ${linearSpoken(n, c)} is ${value}, so ${linearSpoken(n, c)} is the natural log of ${value}. So x is ${c < 0 ? `${-c} plus the natural log of ${value}` : `the natural log of ${value}, minus ${c}`}, all over ${n}.`,
      }
    }
    const total = k * value
    const top = c < 0 ? `${eTo(String(value))} + ${-c}` : `${eTo(String(value))} − ${c}`
    return {
      question: typst`
Find the exact solution of the equation $${k} ln(${linear(n, c)}) = ${total}$. #marks(3)`,
      answer: typst`
#working("M1")[$ln(${linear(n, c)}) = ${value}$]
#working("M1")[$${linear(n, c)} = ${eTo(String(value))}$]
#working("A1")[$x =$ ${tall(`display((${top})/${n})`)}]`,
      alt: plain`Find the exact solution of the equation ${k} times the natural log of, ${linearSpoken(n, c)}, equals ${total}.`,
      answerAlt: plain`The natural log of ${linearSpoken(n, c)} is ${value}, so ${linearSpoken(n, c)} is e to the power ${value}. So x is e to the power ${value}, ${c < 0 ? 'plus' : 'minus'} ${Math.abs(c)}, all over ${n}.`,
    }
  },
  verify({ which, k, n, c, value }) {
    if (which === 'two-bases') {
      const x = Math.log(k ** n) / Math.log(c / k)
      return agree(k ** (x + n) / c ** x, 1, 1e-8) ? null : 'the equation does not hold'
    }
    if (which === 'power-of-e') {
      return agree(k * Math.exp(n * ((Math.log(value) - c) / n) + c), k * value, 1e-8)
        ? null
        : 'the equation does not hold'
    }
    return agree(k * Math.log(n * ((Math.exp(value) - c) / n) + c), k * value, 1e-8)
      ? null
      : 'the equation does not hold'
  },
})

export const sameBase = defineTemplate({
  id: 'powers-of-one-base',
  marks: 4,
  calculator: false,
  level: 2,
  cases: ['linear', 'quadratic'],
  draw(random, which) {
    const base = random.pick([2, 3])
    if (which === 'quadratic') {
      const [r, s] = random.until(
        () => [random.integer(1, 5), random.integer(-4, 3)] as const,
        ([r, s]) => s !== 0 && s < r && Math.abs(r * s) <= 6 && r + s !== 0 && (r + s) % 2 === 0,
      )
      return { which, base, p: r, q: s, x: r }
    }
    // base^(2p) to the x + 1, over base to the x − q, is base^(…).
    return { which, base, p: 3, q: random.integer(1, 4), x: random.integer(1, 4) }
  },
  write({ which, base, p, q, x }) {
    const [square, cube] = [base ** 2, base ** 3]
    if (which === 'quadratic') {
      const [sum, product] = [p + q, p * q]
      const right = base ** Math.abs(product)
      const half = sum / 2
      const halfX = Math.abs(half) === 1 ? `${half < 0 ? '−' : ''}x` : `${minus(half)}x`
      const halfSpoken = Math.abs(half) === 1 ? `${half < 0 ? 'minus ' : ''}x` : plain`${half} x`
      const quadratic = { a: 1, b: -sum, c: product }
      // b^(x²) × b^(product) = (b²)^(sum/2 · x)
      const [left, leftSpoken] =
        product > 0
          ? [`${right} times ${base}^(x^2)`, `${right} times ${base} to the power x squared`]
          : [`display(${base}^(x^2)/${right})`, `${base} to the power x squared, over ${right}`]
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
      }
    }
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
      alt: plain`Solve this equation. On the left, the top is ${square} to the power x plus 1, times ${cube} to the power x, and the bottom is ${base} to the power x minus ${q}. On the right is ${base} to the power ${n}.`,
      answerAlt: plain`As powers of ${base}, the indices give 4 x plus ${2 + q} equals ${n}, so x is ${x}.`,
    }
  },
  verify({ which, base, p, q, x }) {
    if (which === 'quadratic') {
      const holds = [p, q].every((u) =>
        agree(base ** (u * u) * base ** (p * q), (base * base) ** (((p + q) / 2) * u), 1e-6),
      )
      return holds ? null : 'the equation does not hold'
    }
    const n = 4 * x + 2 + q
    return agree(((base ** 2) ** (x + 1) * (base ** 3) ** x) / base ** (x - q) / base ** n, 1)
      ? null
      : 'the equation does not hold'
  },
})
