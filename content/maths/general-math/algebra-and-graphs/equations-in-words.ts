// Equations formed from a story: linear in one unknown, and two unknowns with two conditions.

import { agree } from '../../kit/checking.ts'
import { unitOr } from '../../kit/coefficients.ts'
import { equation, final, number } from '../../kit/final-answers.ts'
import { highestCommonFactor } from '../../kit/numbers.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'

export const equationInWords = defineTemplate({
  id: 'equation-in-words',
  marks: 4,
  calculator: true,
  level: 2,
  cases: {
    prices(random) {
      const [x, p] = [random.integer(28, 60), random.integer(6, 15)]
      const [n, m] = [random.integer(3, 6), random.integer(2, 5)]
      const total = n * x + m * (x - p)
      return {
        question: typst`
One mango costs $x$ taka. A guava costs ${p} taka less than a mango.

Salma pays ${total} taka for ${n} mangoes and ${m} guavas.

Form an equation and solve it to find the cost of one mango. #marks(4)`,
        answer: typst`
#working("B1")[a guava: $(x − ${p})$ taka]
#working("M1")[$${n}x + ${m}(x − ${p}) = ${total}$]
#working("M1")[$${n + m}x = ${total + m * p}$]
#working("A1")[#result[${x} taka]]`,
        alt: plain`One mango costs x taka. A guava costs ${p} taka less than a mango. Salma pays ${total} taka for ${n} mangoes and ${m} guavas. Form an equation and solve it to find the cost of one mango.`,
        answerAlt: plain`${n} x plus ${m} times open bracket x minus ${p} close bracket equals ${total}. So ${n + m} x equals ${total + m * p}, and a mango costs ${x} taka.`,
        answers: [final('', number(x, { unit: 'taka' }))],
        verify: () =>
          Array.from({ length: n + m }, (_, k) => (k < n ? x : x - p)).reduce((a, b) => a + b) === total
            ? null
            : 'the prices do not come out',
      }
    },
    ages(random) {
      // The mother is n times as old; in p years she will be m times as old.
      const [x, n, m, p] = random.until(
        () => {
          const [x, n, m] = [random.integer(5, 12), random.integer(4, 6), random.integer(2, 3)]
          return [x, n, m, ((n - m) * x) / (m - 1)] as const
        },
        ([x, n, , p]) => Number.isInteger(p) && p >= 6 && p <= 20 && n * x >= 25 && n * x <= 48,
      )
      const total = n * x
      return {
        question: typst`
Rafi is $x$ years old. His mother is ${n} times as old as Rafi.

In ${p} years she will be ${m === 2 ? 'twice' : 'three times'} as old as Rafi will be then.

Form an equation and solve it to find the age of Rafi's mother now. #marks(4)`,
        answer: typst`
#working("B1")[in ${p} years: $x + ${p}$ and $${n}x + ${p}$]
#working("M1")[$${n}x + ${p} = ${m}(x + ${p})$]
#working("M1")[$${unitOr(n - m)}x = ${(m - 1) * p}$, so $x = ${x}$]
#working("A1 FT")[$${n} times ${x}$: #result[${total} years]]`,
        alt: plain`Rafi is x years old. His mother is ${n} times as old as Rafi. In ${p} years she will be ${m === 2 ? 'twice' : 'three times'} as old as Rafi will be then. Form an equation and solve it to find the age of Rafi's mother now.`,
        answerAlt: plain`${n} x plus ${p} equals ${m} times, x plus ${p}. So x is ${x}, and the mother is ${total} years old.`,
        answers: [final('', number(total, { unit: 'years' }))],
        verify: () =>
          agree((total + p) / (x + p), m) && agree(total / x, n) ? null : 'the ages do not come out',
      }
    },
    'shared-journey'(random) {
      // x km by bus at n km/h, then p km more than that by train at m km/h, in `total` hours.
      const [x, p, n, m] = random.until(
        () =>
          [
            random.integer(20, 60, 10),
            random.integer(30, 90, 10),
            random.pick([20, 30, 40]),
            random.pick([50, 60, 80]),
          ] as const,
        ([x, p, n, m]) => Number.isInteger((x / n + (x + p) / m) * 2) && (x / n) % 0.25 === 0,
      )
      const total = x / n + (x + p) / m
      const common = (n * m) / highestCommonFactor(n, m)
      return {
        question: typst`
Nusrat travels $x$ km by bus at an average speed of ${n} km/h. She then travels $(x + ${p})$ km by train at an average speed of ${m} km/h.

The two parts take ${total} hours together.

Form an equation and solve it to find the value of $x$. #marks(4)`,
        answer: typst`
#working("M1")[$ x/${n} + (x + ${p})/${m} = ${total} $]
#note[Multiply by ${common}.]
#working("M1")[$${unitOr(common / n)}x + ${unitOr(common / m)}(x + ${p}) = ${common * total}$]
#working("M1")[$${common / n + common / m}x = ${common * total - (common / m) * p}$]
#working("A1")[$x =$ #result[$${x}$]]`,
        alt: plain`Nusrat travels x kilometres by bus at an average speed of ${n} kilometres per hour. She then travels x plus ${p} kilometres by train at an average speed of ${m} kilometres per hour. The two parts take ${total} hours together. Form an equation and solve it to find the value of x.`,
        answerAlt: plain`x over ${n}, plus open bracket x plus ${p} close bracket over ${m}, equals ${total}. Multiplying by ${common} gives ${common / n + common / m} x equals ${common * total - (common / m) * p}. So x is ${x}.`,
        answers: [final('', number(x, { unit: 'km' }), 'x')],
        verify: () => (agree(n * (total - (x + p) / m), x) ? null : 'the journey does not come out'),
      }
    },
  },
})

const words = ['zero', 'one', 'two', 'three', 'four', 'five', 'six']
const small = (n: number): string => words[n] ?? String(n)
const numberWord = (n: number): string => small(n).charAt(0).toUpperCase() + small(n).slice(1)

/** Checks the solution of px + qy = first and rx + sy = second by determinants. */
const byDeterminants = (
  [x, y]: readonly [number, number],
  [p, q, first]: readonly [number, number, number],
  [r, s, second]: readonly [number, number, number],
) => {
  const size = p * s - q * r
  return agree((first * s - q * second) / size, x) && agree((p * second - r * first) / size, y)
    ? null
    : 'determinants give another pair'
}

export const simultaneousInWords = defineTemplate({
  id: 'simultaneous-in-words',
  marks: 5,
  calculator: true,
  level: 3,
  cases: {
    tickets(random) {
      const [x, y] = [random.integer(150, 320, 10), random.integer(60, 140, 5)]
      const [[a, b], [c, d]] = random.pick([
        [
          [2, 3],
          [3, 5],
        ],
        [
          [3, 4],
          [2, 5],
        ],
        [
          [4, 3],
          [3, 5],
        ],
        [
          [2, 5],
          [5, 3],
        ],
      ] as const)
      const [first, second] = [a * x + b * y, c * x + d * y]
      const [one, other] = [d, b]
      return {
        question: typst`
A boat trip in the Sundarbans costs $x$ taka for an adult and $y$ taka for a child.

${numberWord(a)} adults and ${small(b)} children pay ${first} taka. \
${numberWord(c)} adults and ${small(d)} children pay ${second} taka.
#part("a", 2)[Write down two equations in $x$ and $y$.]
#part("b", 3)[Find the cost for an adult and the cost for a child. Show all your working.]`,
        answer: typst`
#part("a")[
#working("B1")[#result[$${a}x + ${b}y = ${first}$]]
#working("B1")[#result[$${c}x + ${d}y = ${second}$]]]
#part("b")[
#note[Make the coefficients of $y$ equal and subtract.]
#working("M1 FT")[$${a * one}x + ${b * one}y = ${first * one}$ \
$${c * other}x + ${d * other}y = ${second * other}$]
#working("A1")[$${unitOr(Math.abs(a * one - c * other))}x = ${Math.abs(first * one - second * other)}$: adult #result[${x} taka]]
#working("A1")[child #result[${y} taka]]]`,
        alt: plain`A boat trip in the Sundarbans costs x taka for an adult and y taka for a child. ${numberWord(a)} adults and ${small(b)} children pay ${first} taka. ${numberWord(c)} adults and ${small(d)} children pay ${second} taka. Part a: write down two equations in x and y. Part b: find the cost for an adult and the cost for a child.`,
        answerAlt: plain`Part a: ${a} x plus ${b} y equals ${first}, and ${c} x plus ${d} y equals ${second}. Part b: eliminating y gives ${x} taka for an adult. Then a child pays ${y} taka.`,
        answers: [
          final('a', equation(`${a}x + ${b}y = ${first}`), 'equation of the first sentence'),
          final('a', equation(`${c}x + ${d}y = ${second}`), 'equation of the second sentence'),
          final('b', number(x, { unit: 'taka' }), 'adult'),
          final('b', number(y, { unit: 'taka' }), 'child'),
        ],
        verify: () => byDeterminants([x, y], [a, b, first], [c, d, second]),
      }
    },
    rectangle(random) {
      const [x, y] = random.until(
        () => [random.integer(3, 9), random.integer(2, 8)] as const,
        ([x, y]) => x !== y,
      )
      const [a, c] = [3 * x + y, x + 2 * y]
      return {
        question: typst`
The diagram shows a rectangle. All lengths are in centimetres.
#sketch(polygon-of((0, 0), (9, 0), (9, 5), (0, 5), sides: ($3x + y$, $x + 2y$, $${a}$, $${c}$), fill: maths-wash), height: 190pt, padding: (72pt, 28pt))
#part("a", 2)[Write down two equations in $x$ and $y$.]
#part("b", 3)[Solve them to find $x$ and $y$. Show all your working.]`,
        answer: typst`
#part("a")[
#working("B1")[#result[$3x + y = ${a}$]]
#working("B1")[#result[$x + 2y = ${c}$]]]
#part("b")[
#note[Double the first equation and subtract the second.]
#working("M1 FT")[$6x + 2y = ${2 * a}$, so $5x = ${2 * a - c}$]
#working("A1")[$x =$ #result[$${x}$]]
#working("A1")[$y = ${a} − 3 times ${x} =$ #result[$${y}$]]]`,
        alt: plain`The diagram shows a rectangle. Two opposite sides are 3 x plus y and ${a} centimetres. The other two are x plus 2 y and ${c} centimetres. Part a: write down two equations in x and y. Part b: solve them to find x and y.`,
        answerAlt: plain`Part a: 3 x plus y equals ${a}, and x plus 2 y equals ${c}. Part b: doubling the first and subtracting the second gives 5 x equals ${2 * a - c}. So x is ${x} and y is ${y}.`,
        answers: [
          final('a', equation(`3x + y = ${a}`), 'equation of the horizontal sides'),
          final('a', equation(`x + 2y = ${c}`), 'equation of the vertical sides'),
          final('b', number(x, { unit: 'cm' }), 'x'),
          final('b', number(y, { unit: 'cm' }), 'y'),
        ],
        verify: () => byDeterminants([x, y], [3, 1, a], [1, 2, c]),
      }
    },
  },
})
