// A quadratic from a probability: how many counters there are, when two are taken and the probability is known.

import { countersOf, isShare, withoutReplacement } from '../../kit/chance.ts'
import { final, number } from '../../kit/final-answers.ts'
import { fraction, lowestTerms, terms } from '../../kit/numbers.ts'
import { plain, typst } from '../../kit/typst.ts'
import { fractionInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'

export const unknownNumber = defineTemplate({
  id: 'quadratic-from-probability',
  marks: 6,
  calculator: false,
  level: 5,
  cases: {
    'total-unknown'(random) {
      const { total, red, p, q, constant } = random.until(
        () => {
          const total = random.integer(8, 15)
          const red = random.integer(3, total - 3)
          const [p, q] = lowestTerms(red * (red - 1), total * (total - 1))
          const constant = (q * red * (red - 1)) / p
          return { total, red, p, q, constant }
        },
        ({ q, constant }) => q <= 24 && constant < 240,
      )
      return {
        question: typst`
A bag contains $n$ marbles. ${red} of them are red. Two marbles are taken at random, without replacement. The probability that both are red is $${fraction(p, q)}$.
#part("a", 3)[Show that $${terms([1, 'n^2'], [-1, 'n'], [-constant, ''])} = 0$.]
#part("b", 3)[Find the value of $n$.]`,
        answer: typst`
#part("a")[
#working("M1")[$ ${red}/n times ${red - 1}/(n - 1) = ${p}/${q} $]
#working("M1")[$ ${red * (red - 1)} times ${q} = ${p === 1 ? '' : p}n(n - 1) $]
#working("A1")[$n(n - 1) = ${constant}$, so #linebreak() #result[$n^2 - n - ${constant} = 0$]]]
#part("b")[
#working("M2 oe")[$(n - ${total})(n + ${total - 1}) = 0$]
#scheme[*M1* for $(n + a)(n + b)$ with $a b = −${total * (total - 1)}$ or $a + b = −1$]
#note[$n$ is a number of marbles, so it cannot be negative.]
#working("A1")[$n =$ #result[${total}]]]`,
        alt: plain`A bag contains n marbles. ${red} of them are red. Two are taken at random, without replacement. The probability that both are red is ${fractionInWords(p, q)}. Part a: show that n squared minus n minus ${constant} is 0. Part b: find the value of n.`,
        answerAlt: plain`Part a: ${red} over n, times ${red - 1} over open bracket n minus 1 close bracket, is ${fractionInWords(p, q)}. So n times open bracket n minus 1 close bracket is ${constant}, and n squared minus n minus ${constant} is 0. Part b: the factors are n minus ${total} and n plus ${total - 1}, so n is ${total}.`,
        answers: [final('b', number(total), 'n')],
        verify: () => {
          const taken = withoutReplacement(countersOf({ red, blue: total - red }), 2)
          const holds = ([a, b]: readonly string[]) => a === 'red' && b === 'red'
          if (!isShare(taken, holds, [p, q])) return 'listing all pairs gives another probability'
          const value = total ** 2 - total - constant
          return value === 0 ? null : 'the answer does not fit the equation'
        },
      }
    },
    'red-unknown'(random) {
      const { total, red, p, q, constant } = random.until(
        () => {
          const total = random.integer(8, 15)
          const red = random.integer(3, total - 3)
          const [p, q] = lowestTerms(2 * red * (total - red), total * (total - 1))
          const constant = red * (total - red)
          return { total, red, p, q, constant }
        },
        ({ total, red, q, constant }) =>
          q <= 24 && constant < 240 && red > total - red && red - (total - red) > 1,
      )
      const blue = total - red
      const pairs = total * (total - 1)
      return {
        question: typst`
A bag contains ${total} marbles. $x$ of them are red and the rest are blue. Two marbles are taken at random, without replacement. The probability that one is red and one is blue is $${fraction(p, q)}$.
#part("a", 3)[Show that $x^2 - ${total}x + ${constant} = 0$.]
#part("b", 3)[There are more red than blue marbles. Find the number of red marbles.]`,
        answer: typst`
#part("a")[
#note[Red then blue, or blue then red.]
#working("M1")[$ 2 times x/${total} times (${total} - x)/${total - 1} = ${p}/${q} $]
#working("M1")[$ 2x(${total} - x) = ${p}/${q} times ${pairs} = ${2 * constant} $]
#working("A1")[$x(${total} - x) = ${constant}$, so #linebreak() #result[$x^2 - ${total}x + ${constant} = 0$]]]
#part("b")[
#working("M2 oe")[$(x - ${red})(x - ${blue}) = 0$]
#scheme[*M1* for $(x + a)(x + b)$ with $a b = ${red * blue}$ or $a + b = −${red + blue}$]
#working("A1")[$x = ${red}$ or $x = ${blue}$, so there are #result[${red}] red marbles.]]`,
        alt: plain`A bag contains ${total} marbles. x of them are red and the rest are blue. Two are taken at random, without replacement. The probability that one is red and one is blue is ${fractionInWords(p, q)}. Part a: show that x squared minus ${total} x plus ${constant} is 0. Part b: there are more red than blue marbles. Find the number of red marbles.`,
        answerAlt: plain`Part a: 2 times x over ${total}, times open bracket ${total} minus x close bracket over ${total - 1}, is ${fractionInWords(p, q)}. So x times open bracket ${total} minus x close bracket is ${constant}, and x squared minus ${total} x plus ${constant} is 0. Part b: the factors are x minus ${red} and x minus ${blue}. There are more red, so ${red} red marbles.`,
        answers: [final('b', number(red))],
        verify: () => {
          const taken = withoutReplacement(countersOf({ red, blue: total - red }), 2)
          const holds = ([a, b]: readonly string[]) => a !== b
          if (!isShare(taken, holds, [p, q])) return 'listing all pairs gives another probability'
          const value = red ** 2 - total * red + constant
          return value === 0 ? null : 'the answer does not fit the equation'
        },
      }
    },
  },
})
