// Relations with logarithms: y in terms of x, the subject of a formula, and results to be shown.

import { agree, log } from '../../kit/checking.ts'
import { expression, final, number } from '../../kit/final-answers.ts'
import { minus } from '../../kit/numbers.ts'
import { typedFraction } from '../../kit/typed.ts'
import { plain, typst } from '../../kit/typst.ts'
import { numberInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'
import { tall } from './notation.ts'

export const changeSubject = defineTemplate({
  id: 'change-the-subject',
  marks: 3,
  calculator: false,
  level: 2,
  cases: {
    'power-of-x'(random) {
      const base = random.pick([2, 3, 5])
      const [m, n] = [random.integer(2, 3), random.integer(2, 4)]
      return {
        question: typst`
It is given that $log_${base} y = ${m} + ${n} log_${base} x$.

Express $y$ in terms of $x$, without logarithms. #marks(3)`,
        answer: typst`
#working("B1")[$${n} log_${base} x = log_${base} x^${n}$]
#working("B1")[$${m} = log_${base} ${base ** m}$]
#working("B1")[$log_${base} y = log_${base} (${base ** m} x^${n})$, so #linebreak() #result[$y = ${base ** m} x^${n}$]]`,
        alt: plain`It is given that log to base ${base} of y equals ${m} plus ${n} log to base ${base} of x. Express y in terms of x, without logarithms.`,
        answerAlt: plain`${n} log x is the log of x to the power ${n}, and ${m} is log to base ${base} of ${base ** m}. So y is ${base ** m} times x to the power ${n}.`,
        answers: [final('', expression(`${base ** m} x^${n}`, 'x', 'simplified'), 'y')],
        verify: () => {
          const x = 1.7
          return agree(Math.log(base ** m * x ** n) / Math.log(base), m + (n * Math.log(x)) / Math.log(base))
            ? null
            : 'y is another'
        },
      }
    },
    'natural-logarithms'(random) {
      const [m, n] = [random.integer(2, 6), random.integer(2, 9)]
      return {
        question: typst`
It is given that $2 ln x − ln(y + ${n}) = ${m}$.

Express $y$ in terms of $x$. #marks(3)`,
        answer: typst`
#working("M1")[$ ln display(x^2/(y + ${n})) = ${m} $]
#working("M1")[$ display(x^2/(y + ${n})) = upright(e)^${m} $]
#working("A1")[$y =$ ${tall(`display(x^2/upright(e)^${m}) − ${n}`)}]`,
        alt: plain`It is given that 2 natural log of x, minus the natural log of open bracket y plus ${n} close bracket, equals ${m}. Express y in terms of x.`,
        answerAlt: plain`x squared over open bracket y plus ${n} close bracket is e to the power ${m}. So y is x squared over e to the power ${m}, minus ${n}.`,
        answers: [final('', expression(`x^2/e^${m} - ${n}`, 'x'), 'y')],
        verify: () => {
          const x = 40
          return agree(2 * Math.log(x) - Math.log((x * x) / Math.exp(m) - n + n), m, 1e-8)
            ? null
            : 'y is another'
        },
      }
    },
    'time-in-a-formula'(random) {
      const base = random.integer(20, 35, 5)
      const [m, n] = [random.integer(2, 8), random.integer(40, 60, 5)]
      return {
        question: typst`
The temperature $theta$ °C of a cup of tea after $t$ minutes is given by $display(theta = ${base} + ${n} upright(e)^(−t/${m}))$.
Make $t$ the subject of the formula. #marks(3)`,
        answer: typst`
#working("M1")[$ upright(e)^(−t/${m}) = display((theta − ${base})/${n}) $]
#working("M1")[$ −display(t/${m}) = ln(display((theta − ${base})/${n})) $]
#working("A1")[$t =$ ${tall(`−${m} ln(display((theta − ${base})/${n}))`)}]
#note[This is the same as $t = ${m} ln(display(${n}/(theta − ${base})))$.]`,
        alt: plain`The temperature theta, in degrees Celsius, of a cup of tea after t minutes is given by: theta equals ${base} plus ${n} times e to the power open bracket minus t over ${m} close bracket. Make t the subject of the formula.`,
        answerAlt: plain`e to the power open bracket minus t over ${m} close bracket is the fraction with theta minus ${base} on top and ${n} at the bottom. So t is minus ${m} times the natural log of the fraction with theta minus ${base} on top and ${n} at the bottom.`,
        // The marker compares values at small numbers, at which this logarithm has none.
        answers: [],
        verify: () => {
          const theta = base + n / 3
          const t = -m * Math.log((theta - base) / n)
          return agree(base + n * Math.exp(-t / m), theta, 1e-8) ? null : 't is another'
        },
      }
    },
  },
})

export const showRelation = defineTemplate({
  id: 'show-a-relation',
  marks: 4,
  calculator: false,
  level: 4,
  cases: {
    'sum-of-squares'(random) {
      const [base, m] = random.pick([
        [2, 3],
        [3, 2],
        [2, 4],
        [5, 2],
        [10, 1],
        [10, 2],
      ] as const)
      const p = random.sign()
      const power = base ** m
      const isTen = base === 10
      const log = isTen ? 'lg' : `log_${base}`
      const spoken = `log to base ${base}`
      const coefficient = power - 2 * p
      const [sign, word] = p > 0 ? ['+', 'plus'] : ['−', 'minus']
      return {
        question: typst`
It is given that $2 ${log} (x ${sign} y) = ${m} + ${log} x + ${log} y$.

Show that $x^2 + y^2 = k x y$, where $k$ is an integer to be found. #marks(4)`,
        answer: typst`
#working("M1")[$2 ${log} (x ${sign} y) = ${log} (x ${sign} y)^2$]
#working("M1")[$${m} + ${log} x + ${log} y = ${log} (${power} x y)$]
#working("A1")[$(x ${sign} y)^2 = ${power} x y$]
#working("A1")[$x^2 ${sign} 2x y + y^2 = ${power} x y$, so #linebreak() #result[$x^2 + y^2 = ${coefficient} x y$], $k = ${minus(coefficient)}$]`,
        alt: plain`It is given that 2 ${spoken} of open bracket x ${word} y close bracket equals ${m} plus ${spoken} of x plus ${spoken} of y. Show that x squared plus y squared equals k x y, where k is an integer to be found.`,
        answerAlt: plain`Both sides become one logarithm: open bracket x ${word} y close bracket squared equals ${power} x y. Multiplying out gives x squared plus y squared equals ${numberInWords(coefficient)} x y.`,
        answers: [final('', number(coefficient), 'k')],
        verify: () => {
          // With y = 1, x from x² − kx + 1 = 0; then both sides of the relation with logarithms.
          const x = (coefficient + Math.sqrt(coefficient ** 2 - 4)) / 2
          const left = (2 * Math.log(x + p)) / Math.log(base)
          return agree(left, m + Math.log(x) / Math.log(base), 1e-8) ? null : 'the relation does not hold'
        },
      }
    },
    reciprocals(random) {
      const [p, q] = random.pick([
        [2, 3],
        [2, 5],
        [3, 5],
        [3, 4],
        [2, 7],
        [4, 5],
      ] as const)
      const [base, m] = [p * q, random.integer(2, 3)]
      const square = base ** m
      return {
        question: typst`
Show that
$ display(1/(log_${p} ${square})) + display(1/(log_${q} ${square})) $
has the same value as $log_${square} ${base}$, and find this value. #marks(4)`,
        answer: typst`
#note[Changing to base ${square}, for which $log_${square} ${square} = 1$:]
#working("M1")[$ display(1/(log_${p} ${square})) = log_${square} ${p} $]
#working("A1")[$ display(1/(log_${q} ${square})) = log_${square} ${q} $]
#working("A1")[The sum is $log_${square} (${p} times ${q}) = log_${square} ${base}$.]
#working("B1")[Since $${base}^${m} = ${square}$, this is ${tall(`display(1/${m})`)}.]`,
        alt: plain`Show that 1 over log to base ${p} of ${square}, plus 1 over log to base ${q} of ${square}, has the same value as log to base ${square} of ${base}, and find this value.`,
        answerAlt: plain`By change of base, the fractions are log to base ${square} of ${p} and log to base ${square} of ${q}. Their sum is log to base ${square} of ${base}. Since ${base} to the power ${m} is ${square}, this is 1 over ${m}.`,
        answers: [final('', number(typedFraction(1, m)))],
        verify: () => (agree(log(p, square) + log(q, square), 1 / m) ? null : 'the value is another'),
      }
    },
  },
})
