// Finding a power or a constant of a bracket from what is known of its expansion.

import { nCr } from '../../kit/chance.ts'
import { final, inAnyOrder, number } from '../../kit/final-answers.ts'
import { typedFraction } from '../../kit/typed.ts'
import { plain, typst } from '../../kit/typst.ts'
import { fractionInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'
import {
  bracket,
  bracketInWords,
  choose,
  coefficientOf,
  linear,
  powers,
  raised,
  toThePower,
} from './binomial.ts'
import { answered, answeredFraction, whole } from './progressions.ts'

export const findThePower = defineTemplate({
  id: 'find-the-power',
  marks: 4,
  calculator: false,
  level: 3,
  cases: {
    'from-a-coefficient'(random) {
      const [n, b] = [random.integer(6, 12), random.pick([2, 3, 4, -2, -3])]
      const given = choose(n, 2) * b * b
      return {
        question: typst`The coefficient of $x^2$ in the expansion of $${bracket(1, b, 'n')}$ is ${given}, where $n$ is a positive integer. Find the value of $n$. #marks(4)`,
        answer: typst`
#working("M1")[$ (n(n - 1))/2 times ${b * b} = ${whole(given)} $]
#working("A1")[$n^2 - n - ${n * (n - 1)} = 0$]
#working("M1")[$(n - ${n})(n + ${n - 1}) = 0$]
#note[$n = -${n - 1}$ is not positive.]
#working("A1")[$n =$ ${answered(n)}]`,
        alt: plain`The coefficient of x squared in the expansion of ${bracketInWords(1, b, 'n')} is ${given}, where n is a positive integer. Find the value of n.`,
        answerAlt: plain`Half of n times open bracket n minus 1 close bracket, times ${b * b}, is ${given}, so n squared minus n minus ${n * (n - 1)} is 0. The positive root is n equals ${n}.`,
        answers: [final('', number(n), 'n')],
        verify: () => {
          const fitting = Array.from({ length: 60 }, (_, m) => m + 2).filter(
            (m) => choose(m, 2) * b * b === given,
          )
          const made = coefficientOf(raised(linear(1, b), n), 2)
          return fitting.length === 1 && made === given ? null : `multiplied out, it is ${made}`
        },
      }
    },
    'ratio-of-coefficients'(random) {
      const { n, b, m } = random.until(
        () => {
          const [n, b] = [random.integer(5, 14), random.integer(2, 6)]
          return { n, b, m: ((n - 2) * b) / 3 }
        },
        ({ m }) => Number.isInteger(m) && m > 1 && m < 20,
      )
      return {
        question: typst`In the expansion of $${bracket(1, b, 'n')}$, the coefficient of $x^3$ is ${m} times the coefficient of $x^2$. Find the value of the integer $n$, where $n >= 3$. #marks(4)`,
        answer: typst`
#working("B1")[$ ${nCr('n', 2)} = (n(n - 1))/2 $ $ ${nCr('n', 3)} = (n(n - 1)(n - 2))/6 $]
#working("M1")[$ (n(n - 1)(n - 2))/6 times ${b ** 3} $ $ = ${m} times (n(n - 1))/2 times ${b * b} $]
#note[$n(n - 1)$ is not 0, so divide by it.]
#working("M1")[$ (${b}(n - 2))/3 = ${m} $]
#working("A1")[$n =$ ${answered(n)}]`,
        alt: plain`In the expansion of ${bracketInWords(1, b, 'n')}, the coefficient of x cubed is ${m} times the coefficient of x squared. Find the value of the integer n, where n is at least 3.`,
        answerAlt: plain`n C 3 times ${b ** 3} is ${m} times n C 2 times ${b * b}. Dividing by n times open bracket n minus 1 close bracket leaves ${b} over 3 times open bracket n minus 2 close bracket equal to ${m}. So n is ${n}.`,
        answers: [final('', number(n), 'n')],
        verify: () => {
          const made = raised(linear(1, b), n)
          return coefficientOf(made, 3) === m * coefficientOf(made, 2)
            ? null
            : 'multiplied out, the ratio is another'
        },
      }
    },
  },
})

export const findTheConstant = defineTemplate({
  id: 'find-the-constant',
  marks: 4,
  calculator: false,
  level: 3,
  cases: {
    'from-a-coefficient'(random) {
      const { a, k, n } = random.until(
        () => ({ a: random.pick([2, 3]), k: random.pick([2, 3, 4, -2, -3]), n: random.integer(4, 6) }),
        ({ a, k, n }) => choose(n, 3) * a ** (n - 3) * Math.abs(k) ** 3 < 6000 && a !== Math.abs(k),
      )
      const given = choose(n, 3) * a ** (n - 3) * k ** 3
      const second = choose(n, 2) * a ** (n - 2) * k * k
      const front = choose(n, 3) * a ** (n - 3)
      return {
        question: typst`In the expansion of $(${a} + k x)^${n}$, the coefficient of $x^3$ is $${given}$.
#part("a", 2)[Find the value of the constant $k$.]
#part("b", 2)[Find the coefficient of $x^2$.]`,
        answer: typst`
#part("a")[
#working("M1")[$${nCr(n, 3)} times ${a ** (n - 3)} times k^3 = ${given}$, so $k^3 = ${given / front}$]
#working("A1")[$k =$ ${answered(k)}]]
#part("b")[
#working("M1 FT")[$${nCr(n, 2)} times ${a ** (n - 2)} times ${k < 0 ? `(${k})` : k}^2$]
#working("A1")[${answered(second)}]]`,
        alt: plain`In the expansion of ${toThePower(`${a} plus k x`, n)}, the coefficient of x cubed is ${given}. Part a: find the value of the constant k. Part b: find the coefficient of x squared.`,
        answerAlt: plain`Part a: ${n} C 3 times ${a ** (n - 3)} times k cubed is ${given}, so k is ${k}. Part b: ${n} C 2 times ${a ** (n - 2)} times k squared is ${second}.`,
        answers: [final('a', number(k), 'k'), final('b', number(second))],
        verify: () => {
          const made = raised(linear(a, k), n)
          return coefficientOf(made, 3) === given && coefficientOf(made, 2) === second
            ? null
            : 'multiplied out, it is another'
        },
      }
    },
    'one-times-another'(random) {
      const { n, m, top, bottom } = random.until(
        () => {
          const [n, m] = [random.integer(6, 11), random.integer(2, 9)]
          return { n, m, top: 2 * m, bottom: n - 1 }
        },
        ({ top, bottom }) => top % bottom !== 0,
      )
      return {
        question: typst`In the expansion of $(1 + k x)^${n}$, where $k$ is not 0, the coefficient of $x^2$ is ${m} times the coefficient of $x$. Find the value of $k$ as a fraction in its lowest terms. #marks(4)`,
        answer: typst`
#working("B1")[coefficients $${n}k$ and $${choose(n, 2)}k^2$]
#working("M1")[$${choose(n, 2)}k^2 = ${m} times ${n}k$]
#note[$k$ is not 0, so divide by it.]
#working("A1")[$${choose(n, 2)}k = ${m * n}$]
#working("A1")[$k =$ ${answeredFraction(top, bottom)}]`,
        alt: plain`In the expansion of ${toThePower('1 plus k x', n)}, where k is not 0, the coefficient of x squared is ${m} times the coefficient of x. Find the value of k as a fraction in its lowest terms.`,
        answerAlt: plain`The coefficients are ${n} k and ${choose(n, 2)} k squared. So ${choose(n, 2)} k is ${m * n}, and k is ${fractionInWords(top, bottom)}.`,
        answers: [final('', number(typedFraction(top, bottom), { form: 'fraction' }), 'k')],
        verify: () => {
          const made = raised(linear(1, top / bottom), n)
          return Math.abs(coefficientOf(made, 2) - m * coefficientOf(made, 1)) < 1e-8
            ? null
            : 'the coefficients do not fit'
        },
      }
    },
    'independent-term'(random) {
      const { p, q, n, r } = random.pick([
        { p: 1, q: 1, n: 4, r: 2 },
        { p: 2, q: 1, n: 6, r: 4 },
        { p: 1, q: 2, n: 6, r: 2 },
        { p: 1, q: 1, n: 8, r: 4 },
        { p: 1, q: 3, n: 8, r: 2 },
      ] as const)
      const k = random.integer(2, r === 2 ? 9 : 4)
      const given = choose(n, r) * k ** r
      const [front, under] = [p === 1 ? 'x' : 'x^2', q === 1 ? 'x' : `x^${q}`]
      const spoken = `x${p === 2 ? ' squared' : ''} plus the fraction k over x${q === 1 ? '' : q === 2 ? ' squared' : ' cubed'}`
      return {
        question: typst`The term independent of $x$ in the expansion of
$ (${front} + k/${under})^${n} $
is ${whole(given)}. Find the two possible values of the constant $k$. #marks(4)`,
        answer: typst`
#working("M1")[power of $x$: $${p === 1 ? '' : p}(${n} - r) - ${q === 1 ? '' : q}r = 0$, so $r = ${r}$]
#working("M1")[$${nCr(n, r)} k^${r} = ${whole(given)}$]
#working("A1")[$k^${r} = ${whole(k ** r)}$]
#working("A1")[$k =$ ${answered(k)} or ${answered(-k)}]
#note[The power ${r} is even, so both signs fit.]`,
        alt: plain`The term independent of x in the expansion of ${toThePower(spoken, n)} is ${given}. Find the two possible values of the constant k.`,
        answerAlt: plain`The powers of x cancel when r is ${r}. ${n} C ${r} times k to the power ${r} is ${given}, so k to the power ${r} is ${k ** r}, and k is ${k} or minus ${k}.`,
        answers: [final('', inAnyOrder([k, -k], { name: 'k' }), 'k')],
        verify: () =>
          [k, -k].every((value) => coefficientOf(raised(powers([p, 1], [-q, value]), n), 0) === given)
            ? null
            : 'multiplied out, it is another',
      }
    },
  },
})
