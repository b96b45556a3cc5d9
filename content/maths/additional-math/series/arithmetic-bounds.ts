// Bounds on sums of arithmetic progressions, and relations between their terms and sums.

import { final, number } from '../../kit/final-answers.ts'
import { lowestTerms, minus, substituted } from '../../kit/numbers.ts'
import { plain, typst } from '../../kit/typst.ts'
import { ordinal } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'
import { sectors, termGraph } from './figures.ts'
import { answered, arithmetic, sumOfArithmetic, total, whole } from './progressions.ts'

export const arithmeticBounds = defineTemplate({
  id: 'arithmetic-bounds',
  marks: 5,
  calculator: true,
  level: 3,
  cases: {
    'sum-over'(random) {
      const [a, d, bound] = [
        random.integer(3, 20),
        random.pick([2, 4, 6, 3, 5]),
        random.integer(1000, 4000, 500),
      ]
      const n = Math.floor((d / 2 - a + Math.sqrt((a - d / 2) ** 2 + 2 * d * bound)) / d) + 1
      const root = (d - 2 * a + Math.sqrt((2 * a - d) ** 2 + 8 * d * bound)) / (2 * d)
      const [lead, middle] = [d, 2 * a - d]
      const signed =
        middle === 0
          ? ''
          : middle < 0
            ? `- ${-middle === 1 ? '' : -middle}n`
            : `+ ${middle === 1 ? '' : middle}n`
      return {
        question: typst`An arithmetic progression has first term ${a} and common difference ${d}. Find the least number of terms whose sum is greater than ${bound}. #marks(5)`,
        answer: typst`
#working("M1")[$ n/2 (2 times ${a} + (n - 1) times ${d}) > ${bound} $]
#working("A1")[$${lead}n^2 ${signed} - ${2 * bound} > 0$]
#working("M1")[$ n = (${middle === 0 ? '' : minus(-middle)} plus.minus sqrt(${middle === 0 ? '' : `${substituted(middle)}^2 + `}4 times ${lead} times ${2 * bound}))/${2 * lead} $]
#working("A1")[$n = ${(Math.floor(root * 100) / 100).toFixed(2)}…$, the other root is negative]
#working("A1")[least $n =$ ${answered(n)}]
#scheme[Or, for the second to the fourth mark: a sum tried *M1*, ${(n - 1) * (a + ((n - 2) * d) / 2)} for ${n - 1} terms *A1*, ${n * (a + ((n - 1) * d) / 2)} for ${n} terms *A1*. #linebreak() An equation in place of the inequality earns the same.]`,
        alt: plain`An arithmetic progression has first term ${a} and common difference ${d}. Find the least number of terms whose sum is greater than ${bound}.`,
        answerAlt: plain`The quadratic equation for a sum of ${bound} has the positive root ${(Math.floor(root * 100) / 100).toFixed(2)}, so the least number of terms is ${n}.`,
        answers: [final('', number(n))],
        verify: () => {
          let [sum, count, term] = [0, 0, a]
          while (sum <= bound) {
            sum += term
            term += d
            count += 1
          }
          return count === n ? null : `added up, ${count} terms are needed`
        },
      }
    },
    'not-multiples'(random) {
      const [k, most] = [random.integer(3, 9), random.pick([200, 300, 400, 500])]
      const count = Math.floor(most / k)
      const [all, multiples] = [(most * (most + 1)) / 2, (k * count * (count + 1)) / 2]
      return {
        question: typst`
#part("a", 2)[Find the sum of all the integers from 1 to ${most}.]
#part("b", 3)[Find the sum of those integers from 1 to ${most} that are *not* multiples of ${k}.]`,
        answer: typst`
#part("a")[
#working("M1")[$ ${most}/2 (1 + ${most}) $]
#working("A1")[${answered(all)}]]
#part("b")[
#working("B1")[There are ${count} multiples, from ${k} to ${count * k}.]
#working("M1 FT")[$ ${whole(all)} - ${count}/2 (${k} + ${count * k}) $]
#working("A1")[${answered(all - multiples)}]]`,
        alt: plain`Part a: find the sum of all the integers from 1 to ${most}. Part b: find the sum of those integers from 1 to ${most} that are not multiples of ${k}.`,
        answerAlt: plain`Part a: ${most} over 2 times ${most + 1} is ${all}. Part b: the ${count} multiples, from ${k} to ${count * k}, add up to ${multiples}. What is left is ${all - multiples}.`,
        answers: [final('a', number(all)), final('b', number(all - multiples))],
        verify: () => {
          const list = arithmetic(1, 1, most)
          return total(list) === all && total(list.filter((n) => n % k !== 0)) === all - multiples
            ? null
            : 'added up, it is another'
        },
      }
    },
    'greatest-sum'(random) {
      const { a, d } = random.until(
        () => ({ a: random.integer(41, 99), d: random.integer(3, 7) }),
        ({ a, d }) => a % d !== 0 && Math.floor(a / d) >= 9,
      )
      const n = Math.floor(a / d) + 1
      const sum = sumOfArithmetic(a, -d, n)
      return {
        question: typst`The first term of an arithmetic progression is ${a} and the common difference is $-${d}$.
#part("a", 3)[Find the number of positive terms.]
#part("b", 2)[Hence find the greatest value of the sum of the first $n$ terms.]`,
        answer: typst`
${termGraph(arithmetic(a, -d, n + 3), { most: Math.ceil((a + 1) / 20) * 20, least: -20, step: 20 })}
#note[Terms above 0 make the sum greater, terms below 0 make it less.]
#part("a")[
#working("M1")[$${a} - ${d}(n - 1) > 0$]
#working("A1")[$ n < ${a}/${d} + 1 $]
#working("A1")[${answered(n)} positive terms]]
#part("b")[
#working("M1 FT")[$ ${n}/2 (2 times ${a} - ${n - 1} times ${d}) $]
#working("A1")[${answered(sum)}]]`,
        alt: plain`The first term of an arithmetic progression is ${a} and the common difference is minus ${d}. Part a: find the number of positive terms. Part b: hence find the greatest value of the sum of the first n terms.`,
        answerAlt: plain`Part a: ${a} minus ${d} times open bracket n minus 1 close bracket is positive for ${n} terms. Part b: terms below 0 make the sum less, so the greatest sum is that of ${n} terms, ${sum}.`,
        answers: [final('a', number(n)), final('b', number(sum))],
        verify: () => {
          const list = arithmetic(a, -d, 3 * n)
          const sums = list.map((_, k) => total(list.slice(0, k + 1)))
          return Math.max(...sums) === sum && sums.indexOf(sum) === n - 1 ? null : 'added up, it is another'
        },
      }
    },
  },
})

export const arithmeticRelations = defineTemplate({
  id: 'arithmetic-relations',
  marks: 6,
  calculator: false,
  level: 4,
  cases: {
    sectors(random) {
      const { n, a, d } = random.until(
        () => ({ n: random.pick([5, 6, 8, 9, 10]), a: random.integer(8, 50), d: random.integer(4, 20) }),
        ({ n, a, d }) =>
          sumOfArithmetic(a, d, n) === 360 && ((n - 1) * d) % a === 0 && (a + (n - 1) * d) % a === 0,
      )
      const last = a + (n - 1) * d
      const m = last / a
      return {
        question: typst`
A circle is cut into ${n} sectors whose angles are in arithmetic progression. The largest angle is ${m} times the smallest.
${sectors(arithmetic(a, d, n), [])}
#part("a", 4)[Find the smallest angle, in degrees.]
#part("b", 2)[Find the common difference of the angles.]`,
        answer: typst`
#part("a")[
#working("B1")[largest angle $= ${m}a$]
#working("M1")[sum $= display(${n}/2)(a + ${m}a)$]
#working("M1")[their sum in terms of $a = 360$]
#working("A1")[$a =$ #result[$${a}°$]]]
#part("b")[
#working("M1 FT")[$a + ${n - 1}d = ${m}a$: #h(4pt) $${a} + ${n - 1}d = ${last}$]
#working("A1")[$d =$ #result[$${d}°$]]]`,
        alt: plain`A circle is cut into ${n} sectors whose angles are in arithmetic progression. The largest angle is ${m} times the smallest. Part a: find the smallest angle, in degrees. Part b: find the common difference of the angles.`,
        answerAlt: plain`Part a: ${n} over 2 times ${m + 1} a is 360, so the smallest angle is ${a} degrees. Part b: ${n - 1} d is ${last} minus ${a}, so d is ${d} degrees.`,
        answers: [final('a', number(a, { unit: '°' })), final('b', number(d, { unit: '°' }))],
        verify: () => {
          const list = arithmetic(a, d, n)
          return total(list) === 360 && list.at(-1) === m * a ? null : 'the angles do not close'
        },
      }
    },
    'sum-and-sum'(random) {
      const { a, d, n, m } = random.until(
        () => {
          const [a, d, n] = [random.integer(1, 20), random.integer(2, 8), random.integer(4, 12)]
          return { a, d, n, m: sumOfArithmetic(a, d, 2 * n) / sumOfArithmetic(a, d, n) }
        },
        ({ m }) => [2.5, 3, 3.5].includes(m),
      )
      const place = 2 * n + 5
      const given = a + (place - 1) * d
      // 2n/2 (2a + (2n−1)d) = m n/2 (2a + (n−1)d), halved: (4 − 2m) a = (m(n−1) − 2(2n−1)) d
      const [onA, onD] = lowestTerms(4 * m - 8, 4 * (2 * n - 1) - 2 * m * (n - 1))
      return {
        question: typst`The sum of the first ${2 * n} terms of an arithmetic progression is ${m} times the sum of the first ${n} terms.
#part("a", 3)[Show that $${onA === 1 ? '' : onA}a = ${onD === 1 ? '' : onD}d$, where $a$ is the first term and $d$ is the common difference.]
#part("b", 3)[The ${ordinal(place)} term is ${given}. Find the values of $a$ and $d$.]`,
        answer: typst`
#part("a")[
#working("B1")[$S_${2 * n} = ${n}(2a + ${2 * n - 1}d)$, \
$S_${n} = ${n / 2}(2a + ${n - 1}d)$]
#working("M1")[$${n}(2a + ${2 * n - 1}d)$ $= ${(m * n) / 2}(2a + ${n - 1}d)$]
#working("A1")[$4a + ${4 * n - 2}d = ${2 * m}a + ${m * (n - 1)}d$, \
so $${onA === 1 ? '' : onA}a = ${onD === 1 ? '' : onD}d$]]
#part("b")[
#working("B1")[$a + ${place - 1}d = ${given}$]
#working("M1")[$${onD === 1 ? '' : onD}d + ${onA * (place - 1)}d = ${onA * given}$]
#working("A1")[$d =$ ${answered(d)}, $a =$ ${answered(a)}]]`,
        alt: plain`The sum of the first ${2 * n} terms of an arithmetic progression is ${m} times the sum of the first ${n} terms. Part a: show that ${onA} a is ${onD} d, where a is the first term and d is the common difference. Part b: the ${ordinal(place)} term is ${given}. Find the values of a and d.`,
        answerAlt: plain`Part a: setting the sums equal, 4 a plus ${4 * n - 2} d is ${2 * m} a plus ${m * (n - 1)} d, so ${onA} a is ${onD} d. Part b: with a plus ${place - 1} d equal to ${given}, d is ${d} and a is ${a}.`,
        answers: [final('b', number(a), 'a'), final('b', number(d), 'd')],
        verify: () => {
          const list = arithmetic(a, d, place)
          const fits = total(list.slice(0, 2 * n)) === m * total(list.slice(0, n)) && onA * a === onD * d
          return fits && list.at(-1) === given ? null : 'added up, it is another'
        },
      }
    },
  },
})
