// Long questions on remainders: a remainder that is a line, and one remainder for two divisors.

import { roots } from '../../kit/checking.ts'
import { compared } from '../../kit/comparing.ts'
import { expression, final, inAnyOrder, inequality, number } from '../../kit/final-answers.ts'
import { laidOut } from '../../kit/layout.ts'
import { minus, surd } from '../../kit/numbers.ts'
import { plus, product, shown, spoken, valueAt } from '../../kit/polynomials.ts'
import { added, factor, linearSpoken } from '../../kit/quadratics.ts'
import { typedSurd } from '../../kit/typed.ts'
import { plain, typst } from '../../kit/typst.ts'
import { numbersInWords, surdInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'

const spokenFactor = (root: number) => `open bracket, ${linearSpoken(1, -root)}, close bracket`

export const remaindersInFull = laidOut(
  defineTemplate({
    id: 'remainders-in-full',
    marks: 10,
    calculator: false,
    level: 5,
    cases: {
      'remainder-is-a-line'(random) {
        // p(x) = (x − m)(x + n)(x − k) + rx + s.
        const [m, n, k] = random.pick([
          [1, 2, 3],
          [2, 1, 4],
          [1, 3, 2],
          [2, 3, 4],
          [3, 1, 5],
          [1, 4, 3],
        ] as const)
        const [r, s] = [random.integer(2, 5), random.integerExcept(-6, 6, 0)]
        const p = plus(product([1, -m], [1, n], [1, -k]), [r, s])
        const [one, other] = [r * m + s, s - r * n]
        const start = valueAt(p, 0)
        const first = `(x − ${m})(x + ${n})`
        return {
          question: typst`
The polynomial $p(x)$ can be written as
$ p(x) = ${first}(x − k) + r x + s, $
where $k$, $r$ and $s$ are constants. When $p(x)$ is divided by $x − ${m}$ the remainder is $${minus(one)}$, and when $p(x)$ is divided by $x + ${n}$ the remainder is $${minus(other)}$.
#part("a", 3)[Show that $r = ${r}$ and find the value of $s$.]
#part("b", 2)[The curve $y = p(x)$ meets the $y$-axis at the point $(0, ${minus(start)})$. Find the value of $k$.]
#part("c", 2)[Hence write $p(x)$ in the form $x^3 + a x^2 + b x + c$.]
#part("d", 1)[Write down the $x$-coordinates of the points where the curve $y = p(x)$ meets the line $y = r x + s$.]
#part("e", 2)[Find the set of values of $x$ for which the curve is above the line.]`,
          answer: typst`
#part("a")[
#working("M1")[$p(${m}) = ${m === 1 ? 'r' : `${m}r`} + s = ${minus(one)}$ \
or $p(−${n}) = −${n === 1 ? 'r' : `${n}r`} + s = ${minus(other)}$]
#working("A1")[both, and $s$ eliminated: $${m + n}r = ${minus(one - other)}$, so $r = ${r}$]
#working("A1")[#result[$s = ${minus(s)}$]]]
#part("b")[
#working("M1")[$p(0) = −${m} times ${n} times (−k) + s$, so $${m * n === 1 ? '' : m * n}k + s = ${minus(start)}$]
#working("A1 FT")[#result[$k = ${k}$]]]
#part("c")[
#working("M1 FT")[$(${shown(product([1, -m], [1, n]))})(x − ${k}) + ${r}x ${added(s)}$]
#working("A1")[#result[$${shown(p)}$]]]
#part("d")[#working("B1 FT")[$${first}(x − ${k}) = 0$: #result[$x = −${n}$], #result[$x = ${m}$], #result[$x = ${k}$]]]
#part("e")[
#working("M1")[$${first}(x − ${k}) > 0$, a sketch of this cubic, or signs]
#working("A1 FT")[#result[$−${n} < x < ${Math.min(m, k)}$] or #result[$x > ${Math.max(m, k)}$]]]`,
          alt: plain`The polynomial p of x can be written as p of x equals the product of, ${spokenFactor(m)}, ${spokenFactor(-n)}, and, open bracket, x minus k, close bracket, plus r x plus s, where k, r and s are constants. When p of x is divided by x minus ${m} the remainder is ${one}, and when p of x is divided by x plus ${n} the remainder is ${other}. Part a: show that r is ${r} and find the value of s. Part b: the curve y equals p of x meets the y axis at the point with x 0 and y ${start}. Find the value of k. Part c: hence write p of x in the form x cubed plus a x squared plus b x plus c. Part d: write down the x coordinates of the points where the curve y equals p of x meets the line y equals r x plus s. Part e: find the set of values of x for which the curve is above the line.`,
          answerAlt: plain`Part a: p of ${m} is ${m} r plus s, and p of ${-n} is s minus ${n} r. So ${m + n} r is ${one - other}, r is ${r} and s is ${s}. Part b: ${m * n} k plus s is ${start}, so k is ${k}. Part c: ${spoken(p)}. Part d: x is minus ${n}, ${m} or ${k}. Part e: x between minus ${n} and ${Math.min(m, k)}, or x greater than ${Math.max(m, k)}.`,
          answers: [
            final('a', number(s), 's'),
            final('b', number(k), 'k'),
            final('c', expression(shown(p), 'x')),
            final('d', inAnyOrder([-n, m, k], { name: 'x' })),
            final('e', inequality(`-${n} < x < ${Math.min(m, k)} or x > ${Math.max(m, k)}`)),
          ],
          verify() {
            const gap = (x: number) => valueAt(p, x) - (r * x + s)
            const met = roots(gap, -9.0031, 9.0017, 8009)
            const wanted = [-n, m, k].sort((a, b) => a - b)
            return compared(
              ['one remainder', valueAt(p, m), one],
              ['the other', valueAt(p, -n), other],
              ['the line', one - other, r * (m + n)],
              ['at 0', valueAt(p, 0), start],
              ...wanted.map((x, place) => ['where they meet', met[place] ?? 0, x] as const),
              ['above', Math.sign(gap((Math.min(m, k) - n) / 2)) + Math.sign(gap(Math.max(m, k) + 1)), 2],
              ['below', Math.sign(gap((m + k) / 2)), -1],
            )
          },
        }
      },
      'one-remainder-for-two'(random) {
        // p(t) = p(−t) where the products of two roots add up to −t².
        const [u, v, w, t] = random.pick([
          [1, 7, -2, 3],
          [2, 10, -3, 4],
          [1, 7, -4, 5],
          [1, 2, -6, 4],
          [1, 3, -7, 5],
        ] as const)
        const p = product([1, -u], [1, -v], [1, -w])
        const [, a = 0, b = 0, c = 0] = p
        const remainder = valueAt(p, t)
        const known = `x^3 + a x^2 + b x + ${c}`
        const whole = `(x − ${u})(x − ${v})${factor(1, -w)}`
        const exactRoots = [u, v].map((root) => surd(1, root))
        const all = [u, v].flatMap((root) => [typedSurd(1, root), typedSurd(-1, root)])
        const quadratic = product([1, -v], [1, -w])
        return {
          question: typst`
The polynomial $p(x) = ${known}$, where $a$ and $b$ are constants, leaves the same remainder when it is divided by $x − ${t}$ as when it is divided by $x + ${t}$. It has a factor $x − ${u}$.
#part("a", 2)[Show that $b = ${minus(b)}$.]
#part("b", 2)[Find the value of $a$.]
#part("c", 1)[Find the remainder when $p(x)$ is divided by $x − ${t}$.]
#part("d", 3)[Write $p(x)$ as a product of three linear factors.]
#part("e", 2)[Hence find the exact solutions of the equation $p(x^2) = 0$.]`,
          answer: typst`
#part("a")[
#working("M1")[$p(${t}) = p(−${t})$: \
$${t ** 3} + ${t * t}a + ${t}b + ${c}$ \
$= −${t ** 3} + ${t * t}a − ${t}b + ${c}$]
#working("A1")[$${2 * t}b = −${2 * t ** 3}$, so $b = ${minus(b)}$]]
#part("b")[
#working("M1")[$p(${u}) = 0$: $${u ** 3} + ${u === 1 ? '' : u * u}a ${added(b * u)} + ${c} = 0$]
#working("A1")[#result[$a = ${minus(a)}$]]]
#part("c")[#working("B1 FT")[$${t ** 3} ${added(a * t * t)} ${added(b * t)} + ${c} =$ #result[$${minus(remainder)}$]]]
#part("d")[
#working("M1")[$(x − ${u})(x^2 + h x ${added(v * w)})$, or long division]
#working("A1")[$(x − ${u})(${shown(quadratic)})$]
#working("A1")[#result[$${whole}$]]]
#part("e")[
#working("M1")[$x^2 = ${u}$ or $x^2 = ${v}$; $x^2 = ${minus(w)}$ is not possible]
#working("A1")[${exactRoots.map((root) => `#result[$x = plus.minus ${root}$]`).join(' and ')}]]`,
          alt: plain`The polynomial p of x is x cubed plus a x squared plus b x plus ${c}, where a and b are constants. It leaves the same remainder when it is divided by x minus ${t} as when it is divided by x plus ${t}. It has a factor x minus ${u}. Part a: show that b is ${b}. Part b: find the value of a. Part c: find the remainder when p of x is divided by x minus ${t}. Part d: write p of x as a product of three linear factors. Part e: hence find the exact solutions of the equation, p of x squared, equals 0, where x squared stands in the place of x in p of x.`,
          answerAlt: plain`Part a: p of ${t} equals p of minus ${t}, so ${2 * t} b is minus ${2 * t ** 3}, and b is ${b}. Part b: p of ${u} is 0, so a is ${a}. Part c: ${remainder}. Part d: the product of, ${spokenFactor(u)}, ${spokenFactor(v)}, and, ${spokenFactor(w)}. Part e: x squared is ${numbersInWords([u, v])}, not ${w}, so x is plus or minus ${surdInWords(1, u)}, or plus or minus ${surdInWords(1, v)}.`,
          answers: [
            final('b', number(a), 'a'),
            final('c', number(remainder)),
            final('d', expression(`(x - ${u})(x - ${v})(x + ${-w})`, 'x', 'factorised')),
            final('e', inAnyOrder(all, { name: 'x' })),
          ],
          verify() {
            const f = (x: number) => x ** 3 + a * x * x + b * x + c
            const own = roots(f, -12.0031, 12.0017, 9001)
            const squares = roots((x) => f(x * x), -6.0031, 6.0017, 9001)
            return compared(
              ['the same remainder', f(t), f(-t)],
              ['it', f(t), remainder],
              ['b', b, -t * t],
              ...[w, u, v].map((x, place) => ['a root', own[place] ?? 0, x] as const),
              ['how many', squares.length, 4],
              ['the greatest', squares[3] ?? 0, Math.sqrt(v)],
              ['the next', squares[2] ?? 0, Math.sqrt(u)],
              ['no remainder of 0', remainder === 0 ? 0 : 1, 1],
            )
          },
        }
      },
    },
  }),
)
