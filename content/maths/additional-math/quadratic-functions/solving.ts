// Solving quadratic equations: by factors, in exact form, with surds for coefficients.

import { agree, roots } from '../../kit/checking.ts'
import { final, inAnyOrder } from '../../kit/final-answers.ts'
import { fraction, lowestTerms, minus, surd } from '../../kit/numbers.ts'
import { factor, linear, linearSpoken, type Quadratic, shown, spoken, valueAt } from '../../kit/quadratics.ts'
import type { Random } from '../../kit/random.ts'
import { typedFraction, typedSurdOver } from '../../kit/typed.ts'
import { plain, typst } from '../../kit/typst.ts'
import { fractionInWords, numberInWords, surdInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'

/** (mx + n)(x − r) multiplied out. */
const product = (m: number, n: number, r: number): Quadratic => {
  return { a: m, b: n - m * r, c: -n * r }
}

const drawSolveEquation = (random: Random, task: 'brackets' | 'with-fraction' | 'exact-form') => {
  if (task === 'exact-form') {
    // Roots (h ± √s) / 2, with h and s odd so that they do not simplify.
    const [h, s] = random.until(
      () => [random.pick([1, 3, 5, 7]) * random.sign(), random.pick([3, 5, 7, 11, 13, 17])] as const,
      ([h, s]) => h * h !== s,
    )
    return { a: 2, b: -2 * h, c: (h * h - s) / 2, m: 0, n: h, r: s, d: 0 }
  }
  const m = task === 'with-fraction' ? 2 : random.integer(2, 3)
  const n = random.until(
    () => random.integer(1, 7),
    (value) => value % m !== 0,
  )
  const r = random.integer(2, 6)
  return { ...product(m, n, r), m, n, r, d: random.integerExcept(-6, 6, 0, n - m * r) }
}

export const solveEquation = defineTemplate({
  id: 'solve-equation',
  marks: 3,
  calculator: false,
  level: 1,
  cases: {
    brackets: (random) => {
      const { a, b, c, m, n, r, d } = drawSolveEquation(random, 'brackets')
      const quadratic = { a, b, c }
      // a x − (nr)/x = −b, or x(ax + d) = (d − b)x − c.
      const [left, right] = [`x${factor(a, d)}`, linear(d - b, -c)]
      const [leftSpoken, rightSpoken] = [
        `x times open bracket ${linearSpoken(a, d)} close bracket`,
        linearSpoken(d - b, -c),
      ]
      return {
        question: typst`
Solve the equation
$ ${left} = ${right}. $
#marks(3)`,
        answer: typst`

#working("M1")[$${shown(quadratic)} = 0$]
#working("M1")[$${factor(m, n)}${factor(1, -r)} = 0$]
#working("A1")[$x =$ #result[$${fraction(-n, m)}$] or $x =$ #result[$${r}$]]`,
        alt: plain`Solve the equation ${leftSpoken} equals ${rightSpoken}.`,
        answerAlt: plain`It becomes ${spoken(quadratic)} equals 0, which factorises as open bracket ${linearSpoken(m, n)} close bracket times open bracket ${linearSpoken(1, -r)} close bracket. So x is ${fractionInWords(-n, m)} or ${r}.`,
        answers: [final('', inAnyOrder([`-${n}/${m}`, r], { name: 'x' }))],
        verify() {
          const holds = [-n / m, r].every((x) => agree(x * (a * x + d), (d - b) * x - c))
          return holds ? null : 'a root does not satisfy the equation'
        },
      }
    },
    'with-fraction': (random) => {
      const { a, b, c, m, n, r } = drawSolveEquation(random, 'with-fraction')
      const quadratic = { a, b, c }
      // a x − (nr)/x = −b, or x(ax + d) = (d − b)x − c.
      const [left, right] = [`2x − display(${n * r}/x)`, minus(-b)]
      const [leftSpoken, rightSpoken] = [`2 x minus the fraction ${n * r} over x`, numberInWords(-b)]
      return {
        question: typst`
Solve the equation
$ ${left} = ${right}. $
#marks(3)`,
        answer: typst`
#note[Multiply every term by $x$.]
#working("M1")[$${shown(quadratic)} = 0$]
#working("M1")[$${factor(m, n)}${factor(1, -r)} = 0$]
#working("A1")[$x =$ #result[$${fraction(-n, m)}$] or $x =$ #result[$${r}$]]`,
        alt: plain`Solve the equation ${leftSpoken} equals ${rightSpoken}.`,
        answerAlt: plain`It becomes ${spoken(quadratic)} equals 0, which factorises as open bracket ${linearSpoken(m, n)} close bracket times open bracket ${linearSpoken(1, -r)} close bracket. So x is ${fractionInWords(-n, m)} or ${r}.`,
        answers: [final('', inAnyOrder([`-${n}/${m}`, r], { name: 'x' }))],
        verify() {
          const holds = [-n / m, r].every((x) => agree(2 * x - (n * r) / x, -b))
          return holds ? null : 'a root does not satisfy the equation'
        },
      }
    },
    'exact-form': (random) => {
      const { a, b, c, n, r } = drawSolveEquation(random, 'exact-form')
      const quadratic = { a, b, c }
      return {
        question: typst`
Solve the equation $${shown(quadratic)} = 0$, giving your answers in exact form. #marks(3)`,
        answer: typst`
#working("M1")[$ x = display((${minus(-b)} plus.minus sqrt(${b < 0 ? `(${minus(b)})` : b}^2 − 4 times 2 times ${c < 0 ? `(${minus(c)})` : c}))/(2 times 2)) $]
#working("A1")[$ = display((${minus(-b)} plus.minus sqrt(${4 * r}))/4) = display((${minus(-b)} plus.minus 2 sqrt(${r}))/4) $]
#working("A1")[$x =$ #result[$display((${minus(n)} plus.minus sqrt(${r}))/2)$]]`,
        alt: plain`Solve the equation ${spoken(quadratic)} equals 0, giving your answers in exact form.`,
        answerAlt: plain`By the formula, x is ${-b} plus or minus root ${4 * r}, all over 4. This simplifies to ${plain`${n}`} plus or minus root ${r}, all over 2.`,
        answers: [final('', inAnyOrder([`(${n} + √${r})/2`, `(${n} - √${r})/2`], { name: 'x' }))],
        verify() {
          const found = roots((x) => valueAt({ a, b, c }, x), -12.013, 12.017)
          const wanted = [(n - Math.sqrt(r)) / 2, (n + Math.sqrt(r)) / 2]
          return found.length === 2 && found.every((x, place) => agree(x, wanted[place] ?? 0, 1e-6))
            ? null
            : `the roots are ${found.join(', ')}`
        },
      }
    },
  },
})

const drawSurdEquation = (random: Random, task: 'surd-coefficients' | 'surd-roots') => {
  if (task === 'surd-roots') {
    // Roots s√n and t√n.
    const [n, [s, t]] = [
      random.pick([2, 3, 5, 7]),
      random.pick([
        [1, 2],
        [1, 3],
        [2, 3],
        [1, 4],
        [3, 1],
      ] as const),
    ]
    return { n, m: 0, s: Math.min(s, t), t: Math.max(s, t) }
  }
  const [n, m] = random.pick([
    [5, 1],
    [3, 1],
    [5, 2],
    [7, 2],
    [6, 2],
    [7, 1],
    [2, 1],
    [11, 3],
  ] as const)
  return { n, m, s: 0, t: 0 }
}

export const surdEquation = defineTemplate({
  id: 'surd-equation',
  marks: 4,
  calculator: false,
  level: 4,
  cases: {
    'surd-coefficients': (random) => {
      const { n, m } = drawSurdEquation(random, 'surd-coefficients')
      const [top, side, bottom] = [n + m * m, 2 * m, n - m * m]
      const whole = bottom === 1
      const [p, pd] = lowestTerms(top, bottom)
      const [q, qd] = lowestTerms(side, bottom)
      const second =
        qd === 1 ? surd(q, n) : `display(${q === 1 ? '' : q} sqrt(${n})/${qd})`.replace('( sqrt', '(sqrt')
      const secondSpoken = `${q === 1 ? '' : q} root ${n}${qd === 1 ? '' : ` over ${qd}`}`.trim()
      const inSimplest = whole ? `${top} + ${surd(side, n)}` : `${fraction(p, pd)} + ${second}`
      return {
        question: typst`
*Do not use a calculator.*

Solve the equation $(sqrt(${n}) − ${m})x^2 − ${side}x − (sqrt(${n}) + ${m}) = 0$. Give your answers in the form $a + b sqrt(${n})$, where $a$ and $b$ are rational numbers. #marks(4)`,
        answer: typst`
#working("M1")[$b^2 − 4 a c = ${side * side} + 4(sqrt(${n}) − ${m})(sqrt(${n}) + ${m})$ \
$= ${side * side} + 4 times ${bottom} = ${4 * n}$]
#working("A1")[$ x = display((${side} plus.minus 2 sqrt(${n}))/(2(sqrt(${n}) − ${m}))) = display((${m} plus.minus sqrt(${n}))/(sqrt(${n}) − ${m})) $]
#note[With the minus sign, the top is the bottom with its sign changed: $x =$ #result[$−1$].]
#working("M1")[$ x = display((sqrt(${n}) + ${m})/(sqrt(${n}) − ${m})) = display((sqrt(${n}) + ${m})^2/(${n} − ${m * m})) $]
#working("A1")[$x =$ #result[$−1$] or $x =$ #result[$${inSimplest}$]]`,
        alt: plain`Do not use a calculator. Solve this equation: open bracket root ${n} minus ${m} close bracket x squared, minus ${side} x, minus open bracket root ${n} plus ${m} close bracket, equals 0. Give your answers in the form a plus b root ${n}, where a and b are rational.`,
        answerAlt: plain`The discriminant is ${4 * n}. So x is ${m} plus or minus root ${n}, all over open bracket root ${n} minus ${m} close bracket. One answer is minus 1. Rationalising the other gives ${fractionInWords(p, pd)} plus ${secondSpoken}.`,
        answers: [
          final(
            '',
            inAnyOrder([-1, `${typedFraction(p, pd)} + ${typedSurdOver(q, n, qd)}`], {
              name: 'x',
              each: { form: 'simplest-surd' },
            }),
          ),
        ],
        verify() {
          const root = Math.sqrt(n)
          const [a, b, c] = [root - m, -2 * m, -(root + m)]
          const found = [-1, (n + m * m) / (n - m * m) + ((2 * m) / (n - m * m)) * root]
          return found.every((x) => agree(a * x * x + b * x + c, 0, 1e-8))
            ? null
            : 'a root does not satisfy the equation'
        },
      }
    },
    'surd-roots': (random) => {
      const { n, s, t } = drawSurdEquation(random, 'surd-roots')
      const [one, other] = [surd(s, n), surd(t, n)]
      const discriminant = (t - s) ** 2 * n
      return {
        question: typst`
*Do not use a calculator.*

Solve the equation $x^2 − ${surd(s + t, n)} x + ${s * t * n} = 0$, giving each answer in the form $a sqrt(${n})$, where $a$ is an integer. #marks(4)`,
        answer: typst`
#working("M1")[$b^2 − 4 a c = (${surd(s + t, n)})^2 − 4 times ${s * t * n}$]
#working("A1")[$= ${(s + t) ** 2 * n} − ${4 * s * t * n} = ${discriminant}$]
#working("M1")[$ x = display((${surd(s + t, n)} plus.minus sqrt(${discriminant}))/2) = display((${surd(s + t, n)} plus.minus ${surd(t - s, n)})/2) $]
#working("A1")[$x =$ #result[$${one}$] or $x =$ #result[$${other}$]]`,
        alt: plain`Do not use a calculator. Solve the equation x squared minus ${surdInWords(s + t, n)} times x plus ${s * t * n} equals 0, giving each answer in the form a root ${n}, where a is an integer.`,
        answerAlt: plain`The discriminant is ${discriminant}. So x is ${surdInWords(s + t, n)} plus or minus ${surdInWords(t - s, n)}, all over 2: x is ${surdInWords(s, n)} or ${surdInWords(t, n)}.`,
        answers: [
          final('', inAnyOrder([`${s}√${n}`, `${t}√${n}`], { name: 'x', each: { form: 'simplest-surd' } })),
        ],
        verify() {
          const root = Math.sqrt(n)
          const [a, b, c] = [1, -(s + t) * root, s * t * n]
          const found = [s * root, t * root]
          return found.every((x) => agree(a * x * x + b * x + c, 0, 1e-8))
            ? null
            : 'a root does not satisfy the equation'
        },
      }
    },
  },
})
