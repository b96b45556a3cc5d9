// The laws of logarithms without an equation: one logarithm from several, and values.

import { agree, log } from '../../kit/checking.ts'
import { final, number } from '../../kit/final-answers.ts'
import { typedFraction } from '../../kit/typed.ts'
import { plain, typst } from '../../kit/typst.ts'
import { fractionInWords } from '../../kit/words.ts'
import { defineTemplate, type FinalAnswer } from '../../template.ts'
import { fractionAnswer, tall } from './notation.ts'

const powerSpoken = (letter: string, n: number): string =>
  n === 1 ? letter : n === 2 ? `${letter} squared` : `${letter} cubed`

/** The base is told, so that only what stands inside is typed; with its logarithm it is right, too. */
const inside = (value: string | number): FinalAnswer[] => {
  const letters = typeof value === 'number' ? [] : [...'xyz']
  const asked = { kind: 'expression', value: String(value), letters, isInLogarithm: true } as const
  return [final('', asked, 'inside the logarithm')]
}

const same = (value: number, other: number) => (agree(value, other) ? null : 'the logarithm is another')

export const singleLogarithm = defineTemplate({
  id: 'write-as-a-single-logarithm',
  marks: 3,
  calculator: false,
  level: 1,
  cases: {
    numbers(random) {
      const { p, a, b, c } = random.until(
        () => ({
          p: random.integer(2, 3),
          a: random.integer(2, 8),
          b: random.integer(2, 16),
          c: random.integer(2, 9),
        }),
        ({ a, b, c, p }) =>
          a ** p % b === 0 && a ** p !== b && b !== a && b !== c && a !== c && a ** p <= 125,
      )

      const value = (a ** p / b) * c
      return {
        question: typst`
Write $${p} log_a ${a} − log_a ${b} + log_a ${c}$ as a single logarithm. #marks(3)`,
        answer: typst`
#working("M1")[$${p} log_a ${a} = log_a ${a}^${p} = log_a ${a ** p}$]
#working("M1")[$ log_a display((${a ** p} times ${c})/${b}) $]
#working("A1")[$=$ #result[$log_a ${value}$]]`,
        alt: plain`Write ${p} log to base a of ${a}, minus log to base a of ${b}, plus log to base a of ${c}, as a single logarithm.`,
        answerAlt: plain`The first term is log to base a of ${a ** p}. Then ${a ** p} times ${c} over ${b} is ${value}, so the answer is log to base a of ${value}.`,
        answers: inside(value),
        verify: () => same(10 ** (p * Math.log10(a) - Math.log10(b) + Math.log10(c)), (a ** p * c) / b),
      }
    },
    letters(random) {
      random.pick([2, 3, 5, 10])
      const [p, a, c] = [random.integer(2, 3), random.integer(1, 3), random.integer(2, 4)]
      const root = c === 2 ? 'sqrt(z)' : `root(${c}, z)`
      const rootSpoken =
        c === 2 ? 'the square root of z' : c === 3 ? 'the cube root of z' : 'the fourth root of z'
      const y = a === 1 ? 'y' : `y^${a}`
      return {
        question: typst`
Write $ ${p} ln x + ${a === 1 ? '' : a} ln y − display(1/${c}) ln z $ as a single logarithm. #marks(3)`,
        answer: typst`
#working("B1")[$${p} ln x = ln x^${p}$${a === 1 ? '' : typst` and $${a} ln y = ln y^${a}$`}]
#working("B1")[$ display(1/${c}) ln z = ln ${root} $]
#working("B1")[${tall(`ln display((x^${p} ${y})/${root})`)}]`,
        alt: plain`Write ${p} natural log of x, plus ${a === 1 ? '' : a} natural log of y, minus 1 over ${c} times the natural log of z, as a single logarithm.`,
        answerAlt: plain`It is the natural log of a fraction. The top is ${powerSpoken('x', p)} times ${powerSpoken('y', a)}, and the bottom is ${rootSpoken}${c === 2 ? '' : `, with index ${c}`}.`,
        answers: inside(`x^${p} y^${a}/z^(1/${c})`),
        verify: () => {
          const [x, y, z] = [1.7, 2.3, 3.1]
          const left = p * Math.log(x) + a * Math.log(y) - Math.log(z) / c
          return same(Math.exp(left), (x ** p * y ** a) / z ** (1 / c))
        },
      }
    },
    'with-a-number'(random) {
      const base = random.pick([2, 3, 5, 10])
      const [p, a] = [random.integer(2, 3), random.integer(1, 3)]
      const isTen = base === 10
      const log = isTen ? 'lg' : `log_${base}`
      const spoken = isTen ? 'log to base 10' : `log to base ${base}`
      const number = base ** a
      return {
        question: typst`
Write $${a} + ${p} ${log} x − ${log} y$ as a single logarithm${isTen ? '' : ` to base ${base}`}. #marks(3)`,
        answer: typst`
#working("B1")[$${a} = ${a === 1 ? '' : `${log} ${base}^${a} = `}${log} ${number}$]
#working("B1")[$${p} ${log} x = ${log} x^${p}$]
#working("B1")[${tall(`${log} display((${number} x^${p})/y)`)}]`,
        alt: plain`Write ${a} plus ${p} ${spoken} of x, minus ${spoken} of y, as a single logarithm.`,
        answerAlt: plain`${a} is ${spoken} of ${number}. So the answer is ${spoken} of a fraction with ${number} ${powerSpoken('x', p)} on top and y at the bottom.`,
        answers: inside(`${number} x^${p}/y`),
        verify: () => {
          const [x, y] = [1.7, 2.3]
          const left = a + p * (Math.log(x) / Math.log(base)) - Math.log(y) / Math.log(base)
          return same(base ** left, (number * x ** p) / y)
        },
      }
    },
  },
})

const agrees = (found: number, stated: number) => (agree(found, stated) ? null : `the value is ${found}`)

export const valueOfLogarithm = defineTemplate({
  id: 'value-of-a-logarithm',
  marks: 3,
  calculator: false,
  level: 1,
  cases: {
    'with-a-root'(random) {
      const [base, m] = [random.pick([2, 3, 5]), random.integer(2, 3)]
      return {
        question: typst`
Find the value of $log_${base} (${base ** m} sqrt(${base}))$. #marks(3)`,
        answer: typst`
#working("M1")[$ ${base ** m} sqrt(${base}) = ${base}^${m} times ${base}^(1/2) $]
#working("A1")[$ = ${base}^(${2 * m + 1}/2) $]
#working("A1")[$log_${base} (${base ** m} sqrt(${base})) =$ ${fractionAnswer(2 * m + 1, 2)}]`,
        alt: plain`Find the value of log to base ${base} of ${base ** m} root ${base}.`,
        answerAlt: plain`${base ** m} root ${base} is ${base} to the power ${2 * m + 1} over 2, so its logarithm is ${2 * m + 1} over 2.`,
        answers: [final('', number(typedFraction(2 * m + 1, 2)))],
        verify: () => agrees(base ** (m + 0.5), base ** m * Math.sqrt(base)),
      }
    },
    'another-base'(random) {
      const drawn = random.pick([2, 3, 5])
      const [m, n] = random.pick([
        [2, 3],
        [2, 5],
        [3, 2],
        [3, 4],
        [2, -3],
        [3, -2],
        [2, -1],
      ] as const)
      const base = drawn === 5 && Math.abs(n) > 3 ? 2 : drawn
      const value = base ** Math.abs(n)
      const argument = n < 0 ? `(display(1/${value}))` : String(value)
      const argumentSpoken = n < 0 ? `1 over ${value}` : String(value)
      return {
        question: typst`
Find the value of $log_${base ** m} ${argument}$. #marks(3)`,
        answer: typst`
#working("M1")[$ log_${base ** m} ${argument} = display((log_${base} ${argument})/(log_${base} ${base ** m})) $]
#working("M1")[$ = display((log_${base} ${base}^(${String(n).replace('-', '−')}))/(log_${base} ${base}^${m})) $]
#working("A1")[$=$ ${fractionAnswer(n, m)}]`,
        alt: plain`Find the value of log to base ${base ** m} of ${argumentSpoken}.`,
        answerAlt: plain`Change to base ${base}. Log to base ${base} of ${argumentSpoken} is ${n}, and log to base ${base} of ${base ** m} is ${m}. So the value is ${fractionInWords(n, m)}.`,
        answers: [final('', number(typedFraction(n, m)))],
        verify: () => agrees((base ** m) ** (n / m), base ** n),
      }
    },
    chain(random) {
      const base = random.pick([2, 3, 5])
      const [m, other] = [random.integer(2, 3), random.pick([6, 7, 10, 11])]
      return {
        question: typst`
Without using a calculator, find the value of $log_${base} ${other} times log_${other} ${base ** m}$. #marks(3)`,
        answer: typst`
#note[Change both logarithms to one base.]
#working("M1")[$ log_${other} ${base ** m} = display((log_${base} ${base ** m})/(log_${base} ${other})) $]
#working("M1")[$ log_${base} ${other} times display((log_${base} ${base ** m})/(log_${base} ${other})) = log_${base} ${base ** m} $]
#working("A1")[$= log_${base} ${base}^${m} =$ #result[${m}]]`,
        alt: plain`Without using a calculator, find the value of log to base ${base} of ${other}, times log to base ${other} of ${base ** m}.`,
        answerAlt: plain`Change the second logarithm to base ${base}. Log to base ${base} of ${other} cancels and leaves log to base ${base} of ${base ** m}, which is ${m}.`,
        answers: [final('', number(m))],
        verify: () => agrees(log(other, base) * log(base ** m, other), m),
      }
    },
    'powers-of-e'(random) {
      random.pick([2, 3, 5])
      const [base, m, n] = [random.integer(2, 5), random.integer(2, 3), random.integer(2, 6)]
      const value = base ** m - n
      return {
        question: typst`
Find the exact value of $ upright(e)^(${m} ln ${base}) + ln(display(1/upright(e)^${n})). $
#marks(3)`,
        answer: typst`
#working("B1")[$upright(e)^(${m} ln ${base}) = upright(e)^(ln ${base ** m}) = ${base ** m}$]
#working("B1")[$ ln(display(1/upright(e)^${n})) = ln upright(e)^(−${n}) = −${n} $]
#working("B1")[$${base ** m} − ${n} =$ #result[${String(value).replace('-', '−')}]]`,
        alt: plain`Find the exact value of e to the power open bracket ${m} times the natural log of ${base} close bracket, plus the natural log of the fraction 1 over e to the power ${n}.`,
        answerAlt: plain`The first term is ${base ** m}. The second is minus ${n}. Together they are ${value}.`,
        answers: [final('', number(value))],
        verify: () => agrees(Math.exp(m * Math.log(base)) + Math.log(Math.exp(-n)), value),
      }
    },
  },
})
