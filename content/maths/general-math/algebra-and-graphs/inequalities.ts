// Linear inequalities in one unknown: on the number line, solved, and formed from a story.

import { final, inAnyOrder, inequality, number } from '../../kit/final-answers.ts'
import { fraction, minus } from '../../kit/numbers.ts'
import { shown, spoken } from '../../kit/polynomials.ts'
import { linear, linearSpoken } from '../../kit/quadratics.ts'
import type { Random } from '../../kit/random.ts'
import { plain, typst } from '../../kit/typst.ts'
import { numbersInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'

const integersBetween = (low: number, high: number): number[] =>
  Array.from({ length: Math.max(0, high - low + 1) }, (_, n) => low + n)

const drawRange = (random: Random) => {
  const low = random.integer(-4, -1)
  const high = low + random.integer(5, 7)
  const filled = random.chance(0.5)
  const bound = low + random.integer(1, 2)
  const [leftSign, rightSign] = filled ? ['<=', '<'] : ['<', '<=']
  const range = `${minus(low)} ${leftSign} x ${rightSign} ${minus(high)}`
  const [open, closed] = ['an open circle', 'a filled circle']
  const picture = `The number line shows a line from ${plain`${low}`}, with ${filled ? closed : open}, to ${plain`${high}`}, with ${filled ? open : closed}.`
  const figure = typst`#number-line(${low - 2}, ${high + 2}, interval(${low}, ${high}, includes: (${filled ? 'true, false' : 'false, true'})))`
  const isInRange = (x: number) => (filled ? x >= low && x < high : x > low && x <= high)
  /** Counts the integers for which a condition holds. */
  const counted = (holds: (x: number) => boolean, wanted: readonly number[]) => {
    const count = integersBetween(-20, 20).filter((x) => isInRange(x) && holds(x)).length
    return count === wanted.length && count > 1 ? null : `there are ${count} integers`
  }
  return { low, high, filled, bound, range, picture, figure, counted }
}

export const readNumberLine = defineTemplate({
  id: 'read-a-number-line',
  marks: 2,
  calculator: false,
  level: 1,
  cases: {
    'two-ends'(random) {
      const { low, high, filled, range, picture, figure, counted } = drawRange(random)
      const values = integersBetween(filled ? low : low + 1, filled ? high - 1 : high)
      return {
        question: typst`
${figure}
#part("a", 1)[Write down the inequality shown by the number line.]
#part("b", 1)[Write down all the integers that satisfy it.]`,
        answer: typst`
#part("a")[#working("B1")[#result[$${range}$]]
#note[A filled circle belongs to the set, an open one does not.]]
#part("b")[#working("B1 FT")[#result[$${values.map(minus).join(', ')}$]]]`,
        alt: plain`${picture} Part a: write down the inequality for x shown by the number line. Part b: write down all the integers that satisfy it.`,
        answerAlt: plain`Part a: x is ${filled ? 'greater than or equal to' : 'greater than'} ${plain`${low}`} and ${filled ? 'less than' : 'less than or equal to'} ${plain`${high}`}. Part b: the integers are ${numbersInWords(values)}.`,
        answers: [final('a', inequality(range)), final('b', inAnyOrder(values))],
        verify: () => counted(() => true, values),
      }
    },
    'and-another'(random) {
      const { high, filled, bound, range, picture, figure, counted } = drawRange(random)
      const last = filled ? high - 1 : high
      const values = integersBetween(bound + 1, last)
      return {
        question: typst`
${figure}
$x$ is an integer. It satisfies the inequality shown by the number line, and also $2x > ${minus(2 * bound)}$.

Write down all the possible values of $x$. #marks(2)`,
        answer: typst`
#working("M1")[$${range}$ and $x > ${minus(bound)}$]
#working("A1")[#result[$${values.map(minus).join(', ')}$]]`,
        alt: plain`${picture} x is an integer. It satisfies the inequality shown, and also 2 x is greater than ${plain`${2 * bound}`}. Write down all the possible values of x.`,
        answerAlt: plain`x must be greater than ${bound} and at most ${last}. The values are ${numbersInWords(values)}.`,
        answers: [final('', inAnyOrder(values))],
        verify: () => counted((x) => 2 * x > 2 * bound, values),
      }
    },
  },
})

/** mx + n against px + q, which meet at s. */
const drawSides = (random: Random, slopes: (random: Random) => readonly [number, number]) => {
  const s = random.integerExcept(-4, 4, 0)
  const [m, p] = slopes(random)
  const n = random.integerExcept(-9, 9, 0)
  return { m, n, p, q: (m - p) * s + n, s }
}

/** Tries whole numbers in the inequality, and in its solution. */
const tried = (holds: (x: number) => boolean, claimed: (x: number) => boolean) => {
  const other = integersBetween(-12, 12).find((x) => holds(x) !== claimed(x))
  return other === undefined ? null : `${other} is on the wrong side`
}

export const solveInequality = defineTemplate({
  id: 'solve-an-inequality',
  marks: 3,
  calculator: false,
  level: 2,
  cases: {
    'show-on-a-line'(random) {
      const { m, n, p, q, s } = drawSides(random, (random) => [random.integer(5, 8), random.integer(2, 3)])
      return {
        question: typst`
#part("a", 2)[Solve the inequality $${shown([m, n])} <= ${shown([p, q])}$.]
#part("b", 1)[Show your solution on this number line.
#number-line(-6, 6)]`,
        answer: typst`
#part("a")[
#working("M1")[$${m - p}x <= ${minus(q - n)}$]
#working("A1")[#result[$x <= ${minus(s)}$]]]
#part("b")[#working("B1 FT")[a filled circle at $${minus(s)}$ and an arrow to the left]
#number-line(-6, 6, interval(none, ${s}))]`,
        alt: plain`Part a: solve the inequality ${spoken([m, n])} is less than or equal to ${spoken([p, q])}. Part b: show your solution on a number line from minus 6 to 6.`,
        answerAlt: plain`Part a: ${m - p} x is at most ${plain`${q - n}`}, so x is less than or equal to ${plain`${s}`}. Part b: a filled circle at ${s} with an arrow to the left.`,
        answers: [final('a', inequality(`x <= ${s}`))],
        verify: () =>
          tried(
            (x) => m * x + n <= p * x + q,
            (x) => x <= s,
          ),
      }
    },
    'sign-turns'(random) {
      const { m, n, p, q, s } = drawSides(random, (random) => [random.integer(1, 2), random.integer(4, 6)])
      return {
        question: typst`
Solve the inequality.
$ ${shown([m, n])} > ${shown([p, q])} $
#marks(3)`,
        answer: typst`
#working("M1")[$${minus(m - p)}x > ${minus(q - n)}$]
#working("M1")[$ x < (${minus(q - n)})/(${minus(m - p)}) $]
#note[Dividing by a negative number turns the sign round.]
#working("A1")[#result[$x < ${minus(s)}$]]`,
        alt: plain`Solve the inequality ${spoken([m, n])} is greater than ${spoken([p, q])}.`,
        answerAlt: plain`${m - p} x is greater than ${plain`${q - n}`}. Dividing by a negative number turns the sign round: x is less than ${plain`${s}`}.`,
        answers: [final('', inequality(`x < ${s}`))],
        verify: () =>
          tried(
            (x) => m * x + n > p * x + q,
            (x) => x < s,
          ),
      }
    },
    'two-sided'(random) {
      // low ≤ mx + n < high, with whole x from s to t.
      const [m, n, s] = [random.integer(2, 4), random.integerExcept(-7, 7, 0), -random.integer(1, 4)]
      const t = s + random.integer(4, 6)
      const over = random.integer(1, m - 1)
      // The lower end is not whole, so that the first integer must be found.
      const [low, high] = [m * (s - 1) + n + over, m * (t + 1) + n]
      const [left, right] = [fraction(low - n, m), minus(t + 1)]
      return {
        question: typst`
Find all the integers $x$ for which
$ ${minus(low)} <= ${linear(m, n)} < ${minus(high)}. $
#marks(3)`,
        answer: typst`
#note[Do the same to all three parts.]
#working("M1")[$${minus(low - n)} <= ${m}x < ${minus(high - n)}$]
#working("M1")[$${left} <= x < ${right}$]
#working("A1")[#result[$${integersBetween(s, t).map(minus).join(', ')}$]]`,
        alt: plain`Find all the integers for which ${linearSpoken(m, n)} is greater than or equal to ${low} and less than ${plain`${high}`}.`,
        answerAlt: plain`${m} x is at least ${low - n} and less than ${plain`${high - n}`}. The integers are ${numbersInWords(integersBetween(s, t))}.`,
        answers: [final('', inAnyOrder(integersBetween(s, t), { name: 'x' }))],
        verify: () =>
          tried(
            (x) => low <= m * x + n && m * x + n < high,
            (x) => s <= x && x <= t,
          ),
      }
    },
  },
})

const drawStory = (random: Random) => {
  const [start, each] = [random.integer(200, 700, 50), random.integer(60, 130, 10)]
  const goal = random.until(
    () => random.integer(1400, 2600, 50),
    (value) => (value - start) % each !== 0,
  )
  const [a, b] = random.until(
    () => [random.integer(2, 6), random.integer(40, 70, 2)] as const,
    ([a, b]) => (b / 2 - a) % 3 !== 0,
  )
  return { start, each, goal, a, b }
}

export const inequalityInWords = defineTemplate({
  id: 'inequality-in-words',
  marks: 3,
  calculator: true,
  level: 3,
  cases: {
    savings(random) {
      const { start, each, goal } = drawStory(random)
      const weeks = Math.ceil((goal - start) / each)
      return {
        question: typst`
Jamil has ${start} taka and saves ${each} taka each week. He wants a cricket bat that costs ${goal} taka.

Write down an inequality for the number of weeks, $w$, after which he can buy it, and find the smallest possible $w$. #marks(3)`,
        answer: typst`
#working("B1")[#result[$${start} + ${each}w >= ${goal}$]]
#working("M1 FT")[$w >= display(${goal - start}/${each})$]
#working("A1")[Whole weeks, so round up: $w =$ #result[${weeks}]]`,
        alt: plain`Jamil has ${start} taka and saves ${each} taka each week. He wants a cricket bat that costs ${goal} taka. Write down an inequality for the number of weeks, w, after which he can buy it, and find the smallest possible w.`,
        answerAlt: plain`${start} plus ${each} w is greater than or equal to ${goal}. So w is at least ${goal - start} over ${each}, and the smallest whole number is ${weeks}.`,
        answers: [final('', number(weeks, { unit: 'weeks' }), 'smallest w')],
        verify() {
          let [saved, count] = [start, 0]
          while (saved < goal) {
            saved += each
            count += 1
          }
          return count === weeks ? null : `it takes ${count} weeks`
        },
      }
    },
    perimeter(random) {
      const { a, b } = drawStory(random)
      const most = Math.floor((b / 2 - a) / 3)
      return {
        question: typst`
A rectangle is $x$ cm wide and $(2x + ${a})$ cm long. Its perimeter is less than ${b} cm, and $x$ is an integer.
#sketch(polygon-of((0, 0), (9, 0), (9, 3.6), (0, 3.6), sides: ($2x + ${a}$, $x$, none, none), fill: maths-wash), height: 130pt)
Write down an inequality in $x$ and find the greatest possible value of $x$. #marks(3)`,
        answer: typst`
#working("B1")[#result[$2(x + 2x + ${a}) < ${b}$]]
#working("M1")[$6x < ${b - 2 * a}$]
#working("A1")[greatest integer: $x =$ #result[${most}]]`,
        alt: plain`A rectangle is x centimetres wide and 2 x plus ${a} centimetres long. Its perimeter is less than ${b} centimetres, and x is an integer. Write down an inequality in x and find the greatest possible value of x.`,
        answerAlt: plain`2 times, x plus 2 x plus ${a}, is less than ${b}. So 6 x is less than ${b - 2 * a}, and the greatest integer is ${most}.`,
        answers: [final('', number(most), 'greatest x')],
        verify() {
          let x = 0
          while (2 * (x + 1) + 2 * (2 * (x + 1) + a) < b) x += 1
          return x === most && x > 1 ? null : `the greatest is ${x}`
        },
      }
    },
  },
})
