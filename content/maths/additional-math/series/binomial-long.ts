// Long questions on the binomial expansion: unknowns found from its first terms, and what the expansion is then good for.

import { compared } from '../../kit/comparing.ts'
import { expression, final, number } from '../../kit/final-answers.ts'
import { laidOut } from '../../kit/layout.ts'
import { type Polynomial, product, valueAt } from '../../kit/polynomials.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'
import { choose } from './binomial.ts'

const neat = (value: number) => Number(value.toPrecision(12))
const brackets = (factor: Polynomial, count: number) =>
  product(...Array.from({ length: count }, () => factor))
/** The coefficient of a power in a polynomial whose highest power stands first. */
const ofPower = (p: Polynomial, power: number) => p[p.length - 1 - power] ?? 0

export const binomialUnknowns = laidOut(
  defineTemplate({
    id: 'binomial-unknowns',
    marks: 12,
    calculator: false,
    level: 5,
    cases: {
      'power-and-multiple'(random) {
        // (1 + px)ⁿ from its terms in x and x².
        const [n, p, b] = random.pick([
          [6, 2, 3],
          [5, 3, 2],
          [8, 3, 2],
          [7, 2, 4],
          [10, 2, 3],
          [6, 3, 5],
        ] as const)
        const [one, two, three] = [n * p, choose(n, 2) * p * p, choose(n, 3) * p ** 3]
        const mixed = three - b * two
        const step = 0.01
        const sum = neat(1 + one * step + two * step ** 2 + three * step ** 3)
        const base = neat(1 + p * step)
        const next = neat(choose(n, 4) * p ** 4 * step ** 4)
        return {
          question: typst`
When $(1 + p x)^n$, where $n$ is a positive integer, is expanded in ascending powers of $x$, the first three terms are $1 + ${one}x + ${two}x^2$.
#part("a", 4)[Show that $n = ${n}$ and find the value of $p$.]
#part("b", 2)[Find the term in $x^3$ of this expansion.]
#part("c", 3)[Hence find the coefficient of $x^3$ in the expansion of $(1 − ${b}x)(1 + p x)^n$.]
#part("d", 2)[Use the first four terms of the expansion to find an estimate of $${base}^${n}$.]
#part("e", 1)[State, with a reason, whether this estimate is greater or less than the true value.]`,
          answer: typst`
#part("a")[
#working("B1")[$n p = ${one}$]
#working("B1")[$display((n(n − 1))/2) p^2 = ${two}$]
#working("M1")[$p = display(${one}/n)$: $display((n(n − 1))/2) times display(${one * one}/n^2) = ${two}$ \
$${one * one}(n − 1) = ${2 * two}n$]
#working("A1")[$${one * one - 2 * two}n = ${one * one}$, so $n = ${n}$ and #result[$p = ${p}$]]]
#part("b")[
#working("M1 FT")[$vec(${n}, 3) (${p}x)^3 = ${choose(n, 3)} times ${p ** 3}x^3$]
#working("A1")[#result[$${three}x^3$]]]
#part("c")[
#working("M1")[$1 times ${three} − ${b} times ${two}$]
#working("A1 FT")[both products, with their signs]
#working("A1 cao")[#result[$${mixed < 0 ? `−${-mixed}` : mixed}$]]]
#part("d")[
#working("B1")[$x = 0.01$ #h(4pt) _soi_]
#working("B1 FT")[$1 + ${neat(one * step)} + ${neat(two * step ** 2)} + ${neat(three * step ** 3)} =$ #result[${sum}]]]
#part("e")[#working("B1")[#result[Less], because all the terms that are left out are positive.]]`,
          alt: plain`When, open bracket, 1 plus p x, close bracket, to the power n, where n is a positive integer, is expanded in ascending powers of x, the first three terms are 1 plus ${one} x plus ${two} x squared. Part a: show that n is ${n} and find the value of p. Part b: find the term in x cubed of this expansion. Part c: hence find the coefficient of x cubed in the expansion of the product of, open bracket, 1 minus ${b} x, close bracket, and, open bracket, 1 plus p x, close bracket, to the power n. Part d: use the first four terms of the expansion to find an estimate of ${base} to the power ${n}. Part e: state, with a reason, whether this estimate is greater or less than the true value.`,
          answerAlt: plain`Part a: n p is ${one}, and half of n times, open bracket, n minus 1, close bracket, times p squared is ${two}. Eliminating p, ${one * one - 2 * two} n is ${one * one}, so n is ${n} and p is ${p}. Part b: ${three} x cubed. Part c: ${three} minus ${b} times ${two}, which is ${mixed}. Part d: x is 0.01, and the terms add up to ${sum}. Part e: less, because all the terms that are left out are positive.`,
          answers: [
            final('a', number(p), 'p'),
            final('b', expression(`${three}x^3`, 'x')),
            final('c', number(mixed)),
            final('d', number(sum)),
          ],
          verify() {
            const all = brackets([p, 1], n)
            const short = [3, 2, 1, 0].map((power) => ofPower(all, power))
            return compared(
              ['the term in x', ofPower(all, 1), one],
              ['the term in x²', ofPower(all, 2), two],
              ['the term in x³', ofPower(all, 3), three],
              ['the product', ofPower(product([-b, 1], all), 3), mixed],
              ['the estimate', valueAt(short, step), sum],
              ['it is less', Math.sign(base ** n - sum), 1],
              ['a next term', Math.sign(next), 1],
            )
          },
        }
      },
      'independent-of-x'(random) {
        // (x² + k/x)⁶: its terms are in x¹², x⁹, x⁶, x³, 1, …
        const k = random.pick([2, 3, -2, -3])
        const c = random.pick([2, 3, 4, 5])
        const six = [0, 1, 2, 3, 4].map((r) => choose(6, r) * k ** r)
        const [, second = 0, third = 0, fourth = 0, free = 0] = six
        const mixed = free + c * fourth
        const sign = k < 0 ? '−' : '+'
        const size = Math.abs(k)
        const said = k < 0 ? 'minus' : 'plus'
        const shown = (value: number) => (value < 0 ? `−${-value}` : `${value}`)
        const then = (value: number) => (value < 0 ? `− ${-value}` : `+ ${value}`)
        return {
          question: typst`
In this question, give each coefficient as an integer.
#part("a", 3)[Find the first three terms, in descending powers of $x$, of the expansion of $(x^2 ${sign} display(${size}/x))^6$.]
#part("b", 2)[Show that every term of this expansion is of the form $A x^(12 − 3r)$, where $r$ is an integer from 0 to 6 and $A$ is a constant.]
#part("c", 1)[Hence explain why the expansion has no term in $x^4$.]
#part("d", 2)[Find the term that is independent of $x$.]
#part("e", 4)[Find the term that is independent of $x$ in the expansion of $(1 + display(${c}/x^3))(x^2 ${sign} display(${size}/x))^6$.]`,
          answer: typst`
#part("a")[
#working("B3")[#result[$x^12 ${then(second)}x^9 ${then(third)}x^6$]]
#scheme[*B1* for each term. With all three powers right but wrong coefficients: *B1*.]]
#part("b")[
#working("M1")[general term: $vec(6, r) (x^2)^(6 − r) (${sign === '−' ? '−' : ''}display(${size}/x))^r$]
#working("A1")[the power of $x$ is $2(6 − r) − r = 12 − 3r$]]
#part("c")[#working("B1")[$12 − 3r = 4$ gives $r = display(8/3)$, which is #result[not an integer].]]
#part("d")[
#working("M1")[$12 − 3r = 0$, so $r = 4$: $vec(6, 4) times ${k < 0 ? `(−${size})` : size}^4$]
#working("A1")[$15 times ${k ** 4} =$ #result[${free}]]]
#part("e")[
#working("M1")[$display(${c}/x^3)$ needs the term in $x^3$, where $r = 3$]
#working("A1")[its coefficient is $20 times ${k < 0 ? `(−${size ** 3})` : size ** 3} = ${shown(fourth)}$]
#working("M1")[$${free} ${fourth < 0 ? '−' : '+'} ${c} times ${Math.abs(fourth)}$]
#working("A1 FT")[#result[$${shown(mixed)}$]]
#scheme[FT: their answer to (d).]]`,
          alt: plain`In this question, give each coefficient as an integer. Part a: find the first three terms, in descending powers of x, of the expansion of, open bracket, x squared, ${said} ${size} over x, close bracket, to the power 6. Part b: show that every term of this expansion is a constant A times x to the power, open bracket, 12 minus 3 r, close bracket, where r is an integer from 0 to 6. Part c: hence explain why the expansion has no term in x to the power 4. Part d: find the term that is independent of x. Part e: find the term that is independent of x in the expansion of the product of, open bracket, 1, plus ${c} over x cubed, close bracket, and, open bracket, x squared, ${said} ${size} over x, close bracket, to the power 6.`,
          answerAlt: plain`Part a: x to the power 12, ${second < 0 ? 'minus' : 'plus'} ${Math.abs(second)} x to the power 9, ${third < 0 ? 'minus' : 'plus'} ${Math.abs(third)} x to the power 6. Part b: the general term has x to the power, open bracket, 2 times, open bracket, 6 minus r, close bracket, minus r, close bracket; this power is 12 minus 3 r. Part c: 12 minus 3 r is 4 for r equals 8 over 3, which is not an integer. Part d: r is 4, and the term is ${free}. Part e: the term in x cubed has coefficient ${fourth}; times ${c}, with ${free}, it gives ${mixed}.`,
          answers: [
            final('a', expression(`x^12 + ${second}x^9 + ${third}x^6`.replaceAll('+ -', '- '), 'x')),
            final('d', number(free)),
            final('e', number(mixed)),
          ],
          verify() {
            // Times x⁶ and x³ all becomes polynomials: (x³ + k)⁶ and (x³ + c)(x³ + k)⁶.
            const all = brackets([1, 0, 0, k], 6)
            const both = product([1, 0, 0, c], all)
            return compared(
              ['x⁹', ofPower(all, 15), second],
              ['x⁶', ofPower(all, 12), third],
              ['no x⁴', ofPower(all, 10), 0],
              ['the free term', ofPower(all, 6), free],
              ['of the product', ofPower(both, 9), mixed],
            )
          },
        }
      },
    },
  }),
)
