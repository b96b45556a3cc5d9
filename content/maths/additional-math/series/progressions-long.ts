// Long questions on progressions: terms of one that are terms of the other, logarithms as terms, and a ball that bounces.

import { log } from '../../kit/checking.ts'
import { compared } from '../../kit/comparing.ts'
import { expression, final, number, threeFigures } from '../../kit/final-answers.ts'
import { laidOut } from '../../kit/layout.ts'
import { exact as exactly, fraction, minus, significant } from '../../kit/numbers.ts'
import { plain, typst } from '../../kit/typst.ts'
import { fractionInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'
import { bounces } from './figures.ts'

const total = (count: number, term: (n: number) => number) =>
  Array.from({ length: count }, (_, n) => term(n + 1)).reduce((sum, value) => sum + value, 0)

export const progressionsTogether = laidOut(
  defineTemplate({
    id: 'progressions-together',
    marks: 12,
    calculator: true,
    level: 5,
    cases: {
      'arithmetic-then-geometric'(random) {
        // The 1st, (m + 1)th and (k + 1)th terms of an arithmetic progression are the first three of a geometric one.
        const [m, k, d, count] = random.pick([
          [2, 6, 3, 12],
          [2, 8, 4, 10],
          [3, 12, 4, 10],
          [3, 9, 2, 15],
          [2, 6, 5, 20],
          [4, 12, 3, 16],
        ] as const)
        const [top, bottom] = [m * m, k - 2 * m]
        const a = (top * d) / bottom
        const r = (k - m) / m
        const sum = (count / 2) * (2 * a + (count - 1) * d)
        const limit = 100_000
        const needed = Math.floor(log((limit * (r - 1)) / a + 1, r)) + 1
        const quotient = (limit * (r - 1)) / a + 1
        const times = fraction(top, bottom) === '1' ? '' : fraction(top, bottom)
        const timesSaid = top === bottom ? 'd' : `${fractionInWords(top, bottom)} times d`
        const [second, third] = [m + 1, k + 1]
        const nth = (n: number) => `${n}${n === 3 ? 'rd' : 'th'}`
        return {
          question: typst`
An arithmetic progression has first term $a$ and common difference $d$, where $d != 0$. Its 1st, ${nth(second)} and ${nth(third)} terms are the first three terms of a geometric progression.
#part("a", 3)[Show that $a = ${times === '' ? 'd' : `${times} d`}$.]
#part("b", 1)[Find the common ratio of the geometric progression.]
#part("c", 3)[The sum of the first ${count} terms of the arithmetic progression is ${sum}. Find the value of $d$ and of $a$.]
#part("d", 4)[Find the least number of terms of the geometric progression whose sum is greater than #box[100 000].]
#part("e", 1)[Explain why the geometric progression has no sum to infinity.]`,
          answer: typst`
#part("a")[
#working("B1")[terms: $a$, $a + ${m}d$, $a + ${k}d$]
#working("M1")[$display((a + ${m}d)/a) = display((a + ${k}d)/(a + ${m}d))$ \
$a^2 + ${2 * m}a d + ${m * m}d^2 = a^2 + ${k}a d$]
#working("A1")[$${m * m}d^2 = ${bottom}a d$ and $d != 0$, so #result[$a = ${times === '' ? 'd' : `${times} d`}$]]]
#part("b")[#working("B1")[$r = display((a + ${m}d)/a) =$ #result[${r}]]]
#part("c")[
#working("M1")[$display(${count}/2)(2a + ${count - 1}d) = ${sum}$]
#working("A1")[with (a): $display(${count}/2) times ${fraction(2 * top + (count - 1) * bottom, bottom)} d = ${sum}$, so #result[$d = ${d}$]]
#working("A1 FT")[#result[$a = ${a}$]]]
#part("d")[
#working("M1 FT")[$display((${a}(${r}^n − 1))/(${r} − 1)) > "100 000"$]
#working("A1")[$${r}^n > ${minus(exactly(Number(quotient.toFixed(1))))}$]
#working("M1")[$n > display((lg ${minus(exactly(Number(quotient.toFixed(1))))})/(lg ${r})) = ${significant(log(quotient, r), 4)}$]
#working("A1 cao")[least number: #result[${needed}]]
#scheme[Trial of $n$ that shows both ${needed - 1} and ${needed} earns the last two marks.]]
#part("e")[#working("B1")[#result[$r = ${r}$], which is not between −1 and 1, so the terms do not tend to zero.]]`,
          alt: plain`An arithmetic progression has first term a and common difference d, where d is not 0. Its 1st, ${nth(second)} and ${nth(third)} terms are the first three terms of a geometric progression. Part a: show that a equals ${timesSaid}. Part b: find the common ratio of the geometric progression. Part c: the sum of the first ${count} terms of the arithmetic progression is ${sum}. Find the value of d and of a. Part d: find the least number of terms of the geometric progression whose sum is greater than 100000. Part e: explain why the geometric progression has no sum to infinity.`,
          answerAlt: plain`Part a: the terms are a, a plus ${m} d and a plus ${k} d. The two ratios are equal, so ${m * m} d squared is ${bottom} a d, and a is ${timesSaid}. Part b: ${r}. Part c: d is ${d} and a is ${a}. Part d: ${r} to the power n must be greater than ${minus(exactly(Number(quotient.toFixed(1))))}, so n is greater than ${significant(log(quotient, r), 4)}. The least number is ${needed}. Part e: the common ratio, ${r}, is not between minus 1 and 1.`,
          answers: [
            final('b', number(r)),
            final('c', number(d), 'd'),
            final('c', number(a), 'a'),
            final('d', number(needed)),
          ],
          verify() {
            const arithmetic = (n: number) => a + (n - 1) * d
            const geometric = (n: number) => a * r ** (n - 1)
            return compared(
              ['the second', arithmetic(second), geometric(2)],
              ['the third', arithmetic(third), geometric(3)],
              ['the sum', total(count, arithmetic), sum],
              ['one fewer', Math.sign(total(needed - 1, geometric) - limit), -1],
              ['enough', Math.sign(total(needed, geometric) - limit), 1],
              ['a whole first term', a % 1, 0],
            )
          },
        }
      },
      'logarithms-as-terms'(random) {
        const [p, q, count, limit] = random.pick([
          [3, 2, 8, 10],
          [5, 2, 10, 12],
          [2, 3, 6, 15],
          [7, 2, 8, 9],
          [4, 3, 10, 20],
        ] as const)
        const tenth = p * q ** 9
        const pairs = (count * (count - 1)) / 2
        const [head, tail] = [count, pairs]
        const exact = (limit - Math.log10(p)) / Math.log10(q) + 1
        const least = Math.ceil(exact)
        const x = exactly(1 / q)
        return {
          question: typst`
The first three terms of an arithmetic progression are $lg ${p}$, $lg ${p * q}$ and $lg ${p * q * q}$.
#part("a", 1)[Show that the common difference is $lg ${q}$.]
#part("b", 2)[Find the 10th term in the form $lg k$, where $k$ is an integer.]
#part("c", 3)[Show that the sum of the first ${count} terms can be written as $lg (${p}^a times ${q}^b)$, where $a$ and $b$ are integers to be found.]
#part("d", 3)[Find the least value of $n$ for which the #box[$n$th] term is greater than ${limit}.]
#part("e", 3)[The first two terms of a geometric progression are $lg ${p}$ and $display(1/${q}) lg ${p}$. Show that its sum to infinity is $lg m$, where $m = ${p}^c$, and find the value of $c$.]`,
          answer: typst`
#part("a")[#working("B1")[$lg ${p * q} − lg ${p} = lg display(${p * q}/${p}) = lg ${q}$, and $lg ${p * q * q} − lg ${p * q} = lg ${q}$]]
#part("b")[
#working("M1")[$lg ${p} + 9 lg ${q} = lg(${p} times ${q}^9)$]
#working("A1")[#result[$lg ${tenth}$]]]
#part("c")[
#working("M1")[$S_${count} = display(${count}/2)(2 lg ${p} + ${count - 1} lg ${q})$]
#working("A1")[$= ${head} lg ${p} + ${tail} lg ${q}$]
#working("A1")[$= lg ${p}^${head} + lg ${q}^${tail}$: #result[$a = ${head}$], #result[$b = ${tail}$]]]
#part("d")[
#working("M1")[$lg ${p} + (n − 1) lg ${q} > ${limit}$]
#working("M1 dep")[$n − 1 > display((${limit} − lg ${p})/(lg ${q})) = ${significant(exact - 1, 4)}$]
#working("A1 cao")[$n =$ #result[${least}]]]
#part("e")[
#working("B1")[common ratio $display(1/${q})$ #h(4pt) _soi_]
#working("M1")[$S_oo = (lg ${p}) div (1 − display(1/${q})) = ${fraction(q, q - 1)} lg ${p}$]
#working("A1")[$= lg ${p}^c$ with #result[$c = ${fraction(q, q - 1)}$]]]`,
          alt: plain`In this question lg is the logarithm to base 10. The first three terms of an arithmetic progression are lg ${p}, lg ${p * q} and lg ${p * q * q}. Part a: show that the common difference is lg ${q}. Part b: find the 10th term in the form lg k, where k is an integer. Part c: show that the sum of the first ${count} terms can be written as lg of, open bracket, ${p} to the power a, times ${q} to the power b, close bracket, where a and b are integers to be found. Part d: find the least value of n for which the nth term is greater than ${limit}. Part e: the first two terms of a geometric progression are lg ${p} and 1 over ${q}, times lg ${p}. Show that its sum to infinity is lg m, where m is ${p} to the power c, and find the value of c.`,
          answerAlt: plain`Part a: lg ${p * q} minus lg ${p} is lg of ${p * q} over ${p}, which is lg ${q}, and so is the next difference. Part b: lg ${p} plus 9 lg ${q} is lg ${tenth}. Part c: the sum is ${head} lg ${p} plus ${tail} lg ${q}, so a is ${head} and b is ${tail}. Part d: n minus 1 is greater than ${significant(exact - 1, 4)}, so the least n is ${least}. Part e: the common ratio is 1 over ${q}; the sum is ${fractionInWords(q, q - 1)} times lg ${p}, so c is ${fractionInWords(q, q - 1)}.`,
          answers: [
            final('b', number(tenth, { or: [`lg(${tenth})`] }), 'k'),
            final('c', number(head), 'a'),
            final('c', number(tail), 'b'),
            final('d', number(least), 'n'),
            final('e', number(q === 2 ? 2 : `${q}/${q - 1}`), 'c'),
          ],
          verify() {
            const term = (n: number) => Math.log10(p) + (n - 1) * (Math.log10(p * q) - Math.log10(p))
            return compared(
              ['the third', term(3), Math.log10(p * q * q)],
              ['the tenth', term(10), Math.log10(tenth)],
              ['the sum', total(count, term), head * Math.log10(p) + tail * Math.log10(q)],
              ['one before', Math.sign(term(least - 1) - limit), -1],
              ['the least', Math.sign(term(least) - limit), 1],
              ['to infinity', total(90, (n) => Math.log10(p) * x ** (n - 1)), (Math.log10(p) * q) / (q - 1)],
            )
          },
        }
      },
      'bouncing-ball'(random) {
        const [drop, percent, tiny] = random.pick([
          [5, 80, 10],
          [4, 75, 5],
          [6, 70, 6],
          [8, 60, 2],
          [10, 80, 20],
        ] as const)
        const r = percent / 100
        const exact = log(tiny / 100 / drop, r)
        const least = Math.ceil(exact)
        const third = exactly(drop * r ** 3)
        const fifth = drop + 2 * total(4, (n) => drop * r ** n)
        const all = exactly(drop + (2 * drop * r) / (1 - r))
        return {
          question: typst`
A ball is dropped from a height of ${drop}~m onto a floor. After each bounce it rises to ${percent}% of the height from which it last fell.
${bounces(r, `${drop} m`)}
#part("a", 1)[Find the height to which it rises after the third bounce.]
#part("b", 1)[Write down, in terms of $n$, the height to which it rises after the #box[$n$th] bounce.]
#part("c", 3)[Find the number of the first bounce after which it rises to less than ${tiny}~cm.]
#part("d", 3)[Find the total distance that the ball has travelled when it hits the floor for the fifth time.]
#part("e", 3)[Show that, however often it bounces, the ball does not travel further than ${all}~m in all.]
#part("f", 1)[State one assumption of this model that is not realistic.]`,
          answer: typst`
#part("a")[#working("B1")[$${drop} times ${r}^3 =$ #result[${third} m]]]
#part("b")[#working("B1 oe")[#result[$${drop} times ${r}^n$] metres]]
#part("c")[
#working("M1")[$${drop} times ${r}^n < ${tiny / 100}$]
#working("M1 dep")[$n > display((lg ${exactly(tiny / 100 / drop)})/(lg ${r})) = ${significant(exact, 4)}$]
#working("A1 cao")[bounce number #result[${least}]]
#note[Dividing by $lg ${r}$, which is negative, turns the sign round.]]
#part("d")[
#working("B1")[four rises, each with a fall of the same height]
#working("M1")[$${drop} + 2 times display((${drop} times ${r}(1 − ${r}^4))/(1 − ${r}))$]
#working("A1")[#result[${significant(fifth)} m] (3 s.f.)]]
#part("e")[
#working("M1")[$display((${drop} times ${r})/(1 − ${r})) = ${exactly((drop * r) / (1 - r))}$]
#working("M1")[$${drop} + 2 times ${exactly((drop * r) / (1 - r))}$]
#working("A1")[$= ${all}$ is the sum to infinity, and every sum of a finite number of positive terms is less.]]
#part("f")[#working("B1")[for example: #result[it bounces for ever], or each rise is exactly the same fraction of the last]]`,
          alt: plain`A ball is dropped from a height of ${drop} metres onto a floor. After each bounce it rises to ${percent} percent of the height from which it last fell. Part a: find the height to which it rises after the third bounce. Part b: write down, in terms of n, the height to which it rises after the nth bounce. Part c: find the number of the first bounce after which it rises to less than ${tiny} centimetres. Part d: find the total distance that the ball has travelled when it hits the floor for the fifth time. Part e: show that, however often it bounces, the ball does not travel further than ${all} metres in all. Part f: state one assumption of this model that is not realistic.`,
          answerAlt: plain`Part a: ${drop} times ${r} cubed is ${third} metres. Part b: ${drop} times ${r} to the power n metres. Part c: n is greater than ${significant(exact, 4)}, so it is bounce number ${least}. Part d: the first fall and four rises with their falls: ${significant(fifth)} metres. Part e: the sum to infinity is ${drop} plus 2 times ${exactly((drop * r) / (1 - r))}, which is ${all}, and every finite sum is less. Part f: for example, it bounces for ever.`,
          answers: [
            final('a', number(third, { to: { figures: 3 }, unit: 'm' })),
            final('b', expression(`${drop}*${r}^n`, 'n')),
            final('c', number(least)),
            final('d', threeFigures(fifth, 'm')),
          ],
          verify() {
            // The ball followed from bounce to bounce.
            let [height, way] = [drop as number, drop as number]
            const heights: number[] = []
            const ways: number[] = []
            for (let bounce = 1; bounce <= 200; bounce += 1) {
              ways.push(way)
              height *= r
              heights.push(height)
              way += 2 * height
            }
            return compared(
              ['the third', heights[2] ?? 0, third],
              ['the first below', heights.findIndex((h) => h < tiny / 100) + 1, least],
              ['the distance', ways[4] ?? 0, fifth],
              ['in all', way, all],
            )
          },
        }
      },
    },
  }),
)
