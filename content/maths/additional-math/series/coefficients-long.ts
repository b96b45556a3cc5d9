// Long questions on the coefficients of expansions: their sums without expanding, and constants of another factor.

import { compared } from '../../kit/comparing.ts'
import { expression, final, number } from '../../kit/final-answers.ts'
import { laidOut } from '../../kit/layout.ts'
import { fraction, minus, substituted } from '../../kit/numbers.ts'
import { type Polynomial, product, valueAt } from '../../kit/polynomials.ts'
import { grouped } from '../../kit/printing.ts'
import { typedFraction } from '../../kit/typed.ts'
import { plain, typst } from '../../kit/typst.ts'
import { fractionInWords, numberInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'
import { bracket, bracketInWords, choose, inX, inXWords } from './binomial.ts'

const power = (factor: Polynomial, count: number) => product(...Array.from({ length: count }, () => factor))
/** The coefficients of 1, x, x² and so on. */
const rising = (p: Polynomial) => [...p].reverse()
const signed = (value: number) => (value < 0 ? `− ${-value}` : `+ ${value}`)

export const coefficientsInFull = laidOut(
  defineTemplate({
    id: 'coefficients-in-full',
    marks: 10,
    calculator: false,
    level: 5,
    cases: {
      'sums-of-coefficients'(random) {
        const [p, q, n] = random.pick([
          [2, 3, 5],
          [2, 1, 6],
          [1, 3, 5],
          [3, 1, 5],
          [3, 2, 4],
          [4, 1, 5],
        ] as const)
        const [c0, c1, c2] = [p ** n, n * p ** (n - 1) * q, choose(n, 2) * p ** (n - 2) * q * q]
        const [all, turned] = [(p + q) ** n, (p - q) ** n]
        const even = (all + turned) / 2
        const weighted = (p + 2 * q) ** n
        const evens = Array.from({ length: Math.floor(n / 2) + 1 }, (_, k) => `c_${2 * k}`).join(' + ')
        const evensSaid = Array.from({ length: Math.floor(n / 2) + 1 }, (_, k) => `c ${2 * k}`).join(', ')
        const last = n % 2 === 0 ? '+' : '−'
        const turns = Array.from({ length: n + 1 }, (_, k) =>
          k === 0 ? 'c_0' : `${k % 2 === 0 ? '+' : '−'} c_${k}`,
        ).join(' ')
        return {
          question: typst`
It is given that $ ${bracket(p, q, n)} = c_0 + c_1 x + c_2 x^2 + … + c_${n} x^${n}. $
#part("a", 3)[Find the values of $c_0$, $c_1$ and $c_2$.]
#part("b", 1)[By giving $x$ a value, show that $c_0 + c_1 + c_2 + … + c_${n} = ${all}$.]
#part("c", 2)[Find the value of $ ${turns}. $]
#part("d", 2)[Hence find the value of $${evens}$.]
#part("e", 2)[Find the value of $c_0 + 2c_1 + 4c_2 + … + ${2 ** n} c_${n}$.]`,
          answer: typst`
#part("a")[
#working("B1")[$c_0 = ${p}^${n} =$ #result[${c0}]]
#working("B1")[$c_1 = ${n} times ${p === 1 ? '' : `${p}^${n - 1} times `}${q} =$ #result[${c1}]]
#working("B1")[$c_2 = ${choose(n, 2)} times ${p === 1 ? '' : `${p}^${n - 2} times `}${q}^2 =$ #result[${c2}]]]
#part("b")[#working("B1")[$x = 1$: $(${p} + ${q})^${n} = ${p + q}^${n} = ${all}$]]
#part("c")[
#working("M1")[$x = −1$]
#working("A1")[$(${p} − ${q})^${n} =$ #result[$${minus(turned)}$]]]
#part("d")[
#working("M1 FT")[(b) and (c) added: twice this sum is $${all} ${signed(turned)}$]
#working("A1 FT")[#result[${even}]]
#scheme["Hence": full marks only from the sums of (b) and (c).]]
#part("e")[
#working("M1")[$x = 2$: $(${p} + ${2 * q})^${n}$]
#working("A1")[$${p + 2 * q}^${n} =$ #result[${grouped(weighted)}]]]`,
          alt: plain`It is given that ${bracketInWords(p, q, n)} equals c 0, plus c 1 times x, plus c 2 times x squared, and so on to c ${n} times x to the power ${n}. Here c 0 to c ${n} are the coefficients. Part a: find the values of c 0, c 1 and c 2. Part b: by giving x a value, show that the sum of all the coefficients, from c 0 to c ${n}, is ${all}. Part c: find the value of c 0 minus c 1 plus c 2 and so on, with signs in turn, to ${last === '+' ? 'plus' : 'minus'} c ${n}. Part d: hence find the sum of ${evensSaid}. Part e: find the value of c 0 plus 2 times c 1 plus 4 times c 2 and so on, with powers of 2, to ${2 ** n} times c ${n}.`,
          answerAlt: plain`Part a: c 0 is ${c0}, c 1 is ${c1} and c 2 is ${c2}. Part b: with x equal to 1 it is ${p + q} to the power ${n}. Part c: with x equal to minus 1 it is ${turned}. Part d: the two sums added are twice this one, which is ${even}. Part e: with x equal to 2 it is ${p + 2 * q} to the power ${n}, which is ${weighted}.`,
          answers: [
            final('a', number(c0), 'c₀'),
            final('a', number(c1), 'c₁'),
            final('a', number(c2), 'c₂'),
            final('c', number(turned)),
            final('d', number(even)),
            final('e', number(weighted)),
          ],
          verify() {
            const c = rising(power([q, p], n))
            const sum = (weight: (k: number) => number) =>
              c.reduce((total, value, k) => total + weight(k) * value, 0)
            return compared(
              ['c₀', c[0] ?? 0, c0],
              ['c₁', c[1] ?? 0, c1],
              ['c₂', c[2] ?? 0, c2],
              ['all', sum(() => 1), all],
              ['in turn', sum((k) => (-1) ** k), turned],
              ['the even ones', sum((k) => (k % 2 === 0 ? 1 : 0)), even],
              ['with powers of 2', sum((k) => 2 ** k), weighted],
            )
          },
        }
      },
      'constants-of-a-factor'(random) {
        // (1 + ax + bx²)(p + qx)ⁿ has no term in x.
        const [p, q, n, b] = random.pick([
          [2, -1, 6, 1],
          [2, 1, 5, 3],
          [1, 2, 5, 10],
          [2, 3, 4, 5],
          [2, -1, 4, -2],
          [1, -3, 4, 2],
          [2, 1, 6, 5],
        ] as const)
        const c = rising(power([q, p], n)).slice(0, 4)
        const [c0 = 0, c1 = 0, c2 = 0, c3 = 0] = c
        const [top, bottom] = [-n * q, p]
        const a = top / bottom
        const second = c2 + a * c1 + b * c0
        const third = c3 + a * c2 + b * c1
        const times = (value: number, other: number) => `${substituted(value)} times ${substituted(other)}`
        const shownA = fraction(top, bottom)
        const inA = top < 0 ? `(${shownA})` : shownA
        return {
          question: typst`
#part("a", 3)[Find the first four terms, in ascending powers of $x$, of the expansion of $${bracket(p, q, n)}$.]
In the expansion of $(1 + a x + b x^2)${bracket(p, q, n)}$, where $a$ and $b$ are constants, the coefficient of $x$ is 0 and the coefficient of $x^2$ is $${minus(second)}$.
#part("b", 2)[Find the value of $a$.]
#part("c", 2)[Hence find the value of $b$.]
#part("d", 3)[Find the coefficient of $x^3$ in this expansion.]`,
          answer: typst`
#part("a")[
#working("B3")[#result[$${inX(...c)}$]]
#scheme[*B2* for three of these terms, *B1* for two, _or_ for all four not simplified]]
#part("b")[
#working("M1 FT")[$${minus(c1)} + ${c0 === 1 ? '' : c0}a = 0$]
#working("A1")[#result[$a = ${shownA}$]]]
#part("c")[
#working("M1 FT")[$${minus(c2)} + ${inA} times ${substituted(c1)} + ${c0 === 1 ? '' : c0}b = ${minus(second)}$]
#working("A1")[#result[$b = ${minus(b)}$]]]
#part("d")[
#working("M1 FT")[three products: $${minus(c3)} + a times ${substituted(c2)} + b times ${substituted(c1)}$]
#working("A1 FT")[$${minus(c3)} + ${inA} times ${substituted(c2)} + ${times(b, c1)}$]
#working("A1 cao")[#result[$${minus(third)}$]]]`,
          alt: plain`Part a: find the first four terms, in ascending powers of x, of the expansion of ${bracketInWords(p, q, n)}. In the expansion of the product of, open bracket, 1 plus a x plus b x squared, close bracket, and ${bracketInWords(p, q, n)}, where a and b are constants, the coefficient of x is 0 and the coefficient of x squared is ${second}. Part b: find the value of a. Part c: hence find the value of b. Part d: find the coefficient of x cubed in this expansion.`,
          answerAlt: plain`Part a: ${inXWords(...c)}. Part b: ${numberInWords(c1)} plus ${c0 === 1 ? '' : `${c0} `}a is 0, so a is ${fractionInWords(top, bottom)}. Part c: from the coefficient of x squared, b is ${b}. Part d: the three products add up to ${third}.`,
          answers: [
            final('a', expression(inX(...c).replaceAll('−', '-'), 'x')),
            final('b', number(typedFraction(top, bottom)), 'a'),
            final('c', number(b), 'b'),
            final('d', number(third)),
          ],
          verify() {
            const whole = product([b, a, 1], power([q, p], n))
            const found = rising(whole)
            return compared(
              ['no term in x', (found[1] ?? 1) + 1, 1],
              ['x²', found[2] ?? 0, second],
              ['x³', found[3] ?? 0, third],
              ['a value', valueAt(whole, 0.3), (1 + 0.3 * a + 0.09 * b) * (p + 0.3 * q) ** n],
              ...c.map((value, k) => ['(a)', choose(n, k) * p ** (n - k) * q ** k, value] as const),
            )
          },
        }
      },
    },
  }),
)
