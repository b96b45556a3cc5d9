// Linear inequalities in one unknown: on the number line, solved, and formed from a story.

import { fraction, minus } from '../../kit/numbers.ts'
import { shown, spoken } from '../../kit/polynomials.ts'
import { linear, linearSpoken } from '../../kit/quadratics.ts'
import { plain, typst } from '../../kit/typst.ts'
import { numbersInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'

const integersBetween = (low: number, high: number): number[] =>
  Array.from({ length: Math.max(0, high - low + 1) }, (_, n) => low + n)
export const readNumberLine = defineTemplate({
  id: 'read-a-number-line',
  marks: 2,
  calculator: false,
  level: 1,
  cases: ['two-ends', 'and-another'],
  draw(random, which) {
    const low = random.integer(-4, -1)
    return {
      which,
      low,
      high: low + random.integer(5, 7),
      filled: random.chance(0.5),
      bound: low + random.integer(1, 2),
    }
  },
  write({ which, low, high, filled, bound }) {
    const [leftSign, rightSign] = filled ? ['<=', '<'] : ['<', '<=']
    const range = `${minus(low)} ${leftSign} x ${rightSign} ${minus(high)}`
    const [open, closed] = ['an open circle', 'a filled circle']
    const picture = `The number line shows a line from ${plain`${low}`}, with ${filled ? closed : open}, to ${plain`${high}`}, with ${filled ? open : closed}.`
    const figure = typst`#number-line(${low - 2}, ${high + 2}, interval(${low}, ${high}, includes: (${filled ? 'true, false' : 'false, true'})))`
    if (which === 'two-ends') {
      const values = integersBetween(filled ? low : low + 1, filled ? high - 1 : high)
      return {
        question: typst`
${figure}
#part("a", 1)[Write down the inequality shown by the number line.]
#part("b", 1)[Write down all the integers that satisfy it.]`,
        answer: typst`
#part("a")[#working("B1")[#result[$${range}$]]
#note[A filled circle belongs to the set, an open one does not.]]
#part("b")[#working("B1")[#result[$${values.map(minus).join(', ')}$]]]`,
        alt: plain`${picture} Part a: write down the inequality for x shown by the number line. Part b: write down all the integers that satisfy it.`,
        answerAlt: plain`Part a: x is ${filled ? 'greater than or equal to' : 'greater than'} ${plain`${low}`} and ${filled ? 'less than' : 'less than or equal to'} ${plain`${high}`}. Part b: the integers are ${numbersInWords(values)}.`,
      }
    }
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
    }
  },
  verify({ which, low, high, filled, bound }) {
    const count = integersBetween(-20, 20).filter(
      (x) =>
        (filled ? x >= low && x < high : x > low && x <= high) && (which === 'two-ends' || 2 * x > 2 * bound),
    ).length
    const wanted = which === 'two-ends' ? high - low : (filled ? high - 1 : high) - bound
    return count === wanted && count > 1 ? null : `there are ${count} integers`
  },
})

export const solveInequality = defineTemplate({
  id: 'solve-an-inequality',
  marks: 3,
  calculator: false,
  level: 2,
  cases: ['show-on-a-line', 'sign-turns', 'two-sided'],
  draw(random, which) {
    if (which === 'two-sided') {
      // low ≤ mx + n < high, with whole x from s to t.
      const [m, n, s] = [random.integer(2, 4), random.integerExcept(-7, 7, 0), -random.integer(1, 4)]
      const t = s + random.integer(4, 6)
      return { which, m, n, p: 0, q: 0, s, t, over: random.integer(1, m - 1) }
    }
    // mx + n against px + q, which meet at s.
    const s = random.integerExcept(-4, 4, 0)
    const [m, p] =
      which === 'sign-turns'
        ? [random.integer(1, 2), random.integer(4, 6)]
        : [random.integer(5, 8), random.integer(2, 3)]
    const n = random.integerExcept(-9, 9, 0)
    return { which, m, n, p, q: (m - p) * s + n, s, t: 0, over: 0 }
  },
  write({ which, m, n, p, q, s, t, over }) {
    if (which === 'two-sided') {
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
      }
    }
    if (which === 'sign-turns') {
      return {
        question: typst`
Solve the inequality.
$ ${shown([m, n])} > ${shown([p, q])} $
#marks(3)`,
        answer: typst`
#working("M1")[$${minus(m - p)}x > ${minus(q - n)}$]
#working("M1")[Divide by $${minus(m - p)}$; the sign turns round.]
#working("A1")[#result[$x < ${minus(s)}$]]`,
        alt: plain`Solve the inequality ${spoken([m, n])} is greater than ${spoken([p, q])}.`,
        answerAlt: plain`${m - p} x is greater than ${plain`${q - n}`}. Dividing by a negative number turns the sign round: x is less than ${plain`${s}`}.`,
      }
    }
    return {
      question: typst`
#part("a", 2)[Solve the inequality $${shown([m, n])} <= ${shown([p, q])}$.]
#part("b", 1)[Show your solution on this number line.
#number-line(-6, 6)]`,
      answer: typst`
#part("a")[
#working("M1")[$${m - p}x <= ${minus(q - n)}$]
#working("A1")[#result[$x <= ${minus(s)}$]]]
#part("b")[#working("B1")[a filled circle at $${minus(s)}$ and an arrow to the left]
#number-line(-6, 6, interval(none, ${s}))]`,
      alt: plain`Part a: solve the inequality ${spoken([m, n])} is less than or equal to ${spoken([p, q])}. Part b: show your solution on a number line from minus 6 to 6.`,
      answerAlt: plain`Part a: ${m - p} x is at most ${plain`${q - n}`}, so x is less than or equal to ${plain`${s}`}. Part b: a filled circle at ${s} with an arrow to the left.`,
    }
  },
  verify({ which, m, n, p, q, s, t, over }) {
    const holds = (x: number): boolean => {
      if (which === 'two-sided') return m * (s - 1) + n + over <= m * x + n && m * x + n < m * (t + 1) + n
      return which === 'sign-turns' ? m * x + n > p * x + q : m * x + n <= p * x + q
    }
    for (let x = -12; x <= 12; x += 1) {
      const claimed = which === 'two-sided' ? s <= x && x <= t : which === 'sign-turns' ? x < s : x <= s
      if (holds(x) !== claimed) return `${x} is on the wrong side`
    }
    return null
  },
})

export const inequalityInWords = defineTemplate({
  id: 'inequality-in-words',
  marks: 3,
  calculator: true,
  level: 3,
  cases: ['savings', 'perimeter'],
  draw(random, which) {
    const [start, each] = [random.integer(200, 700, 50), random.integer(60, 130, 10)]
    const goal = random.until(
      () => random.integer(1400, 2600, 50),
      (value) => (value - start) % each !== 0,
    )
    const [a, b] = random.until(
      () => [random.integer(2, 6), random.integer(40, 70, 2)] as const,
      ([a, b]) => (b / 2 - a) % 3 !== 0,
    )
    return { which, start, each, goal, a, b }
  },
  write({ which, start, each, goal, a, b }) {
    if (which === 'savings') {
      const weeks = Math.ceil((goal - start) / each)
      return {
        question: typst`
Jamil has ${start} taka and saves ${each} taka each week. He wants a cricket bat that costs ${goal} taka.

Write down an inequality for the number of weeks, $w$, after which he can buy it, and find the smallest possible $w$. #marks(3)`,
        answer: typst`
#working("B1")[#result[$${start} + ${each}w >= ${goal}$]]
#working("M1")[$w >= display(${goal - start}/${each})$]
#working("A1")[Whole weeks, so round up: $w =$ #result[${weeks}]]`,
        alt: plain`Jamil has ${start} taka and saves ${each} taka each week. He wants a cricket bat that costs ${goal} taka. Write down an inequality for the number of weeks, w, after which he can buy it, and find the smallest possible w.`,
        answerAlt: plain`${start} plus ${each} w is greater than or equal to ${goal}. So w is at least ${goal - start} over ${each}, and the smallest whole number is ${weeks}.`,
      }
    }
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
    }
  },
  verify({ which, start, each, goal, a, b }) {
    if (which === 'savings') {
      let [saved, weeks] = [start, 0]
      while (saved < goal) {
        saved += each
        weeks += 1
      }
      return weeks === Math.ceil((goal - start) / each) ? null : `it takes ${weeks} weeks`
    }
    let x = 0
    while (2 * (x + 1) + 2 * (2 * (x + 1) + a) < b) x += 1
    return x === Math.floor((b / 2 - a) / 3) && x > 1 ? null : `the greatest is ${x}`
  },
})
