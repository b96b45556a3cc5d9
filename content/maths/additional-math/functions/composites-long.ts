// Long questions on composites: the water that runs out of a tank, and a function that gives x when it is applied three times.

import { gradient, roots } from '../../kit/checking.ts'
import { compared } from '../../kit/comparing.ts'
import { expression, final, inequality, number } from '../../kit/final-answers.ts'
import { laidOut } from '../../kit/layout.ts'
import { fraction, minus } from '../../kit/numbers.ts'
import { typedFraction } from '../../kit/typed.ts'
import { plain, typst } from '../../kit/typst.ts'
import { fractionInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'

export const compositesInFull = laidOut(
  defineTemplate({
    id: 'composites-in-full',
    marks: 11,
    calculator: false,
    level: 4,
    cases: {
      'draining-tank'(random) {
        // By Torricelli's law the depth falls as (T − t)²/r², and the water leaves at 44√h cm/s.
        const [T, r] = random.pick([
          [20, 2],
          [18, 2],
          [24, 2],
          [40, 4],
          [32, 4],
          [48, 4],
          [16, 2],
        ] as const)
        const deep = (T / r) ** 2
        const speed = 44 / r
        const f = (t: number) => (T - t) ** 2 / r ** 2
        const g = (h: number) => 44 * Math.sqrt(h)
        const rule = `display((${T} − x)^2/${r * r})`
        return {
          question: typst`
Water runs out of a tank through a hole in its base. The depth of the water $x$ minutes after the hole is opened is $f(x)$~cm, where
$ f(x) = (${T} − x)^2/${r * r} quad "for" 0 <= x <= ${T}. $
When the depth is $x$~cm, the water leaves the tank at a speed of $g(x)$~cm/s, where $g(x) = 44 sqrt(x)$ for $x >= 0$.
#part("a", 1)[Find the range of $f$.]
#part("b", 1)[Explain why $f$ has an inverse.]
#part("c", 3)[Find an expression for $f^(−1)(x)$ and state the range of $f^(−1)$.]
#part("d", 2)[Find the value of $f^(−1)(49)$, and state what it tells us about the water in the tank.]
#part("e", 2)[Show that $g f(x) = ${speed}(${T} − x)$.]
#part("f", 2)[Hence find the depth of the water when the speed at which it leaves the tank is half of its first value.]`,
          answer: typst`
#part("a")[
#working("B1")[$f(0) = ${deep}$, $f(${T}) = 0$: #result[$0 <= f(x) <= ${deep}$]]]
#part("b")[#working("B1")[for $0 <= x <= ${T}$ the depth always decreases, so $f$ is #result[one-one]]]
#part("c")[
#working("M1")[$y = ${rule}$, so $${T} − x = plus.minus ${r} sqrt(y)$]
#working("A1")[$x <= ${T}$: #result[$f^(−1)(x) = ${T} − ${r} sqrt(x)$]]
#working("B1")[#result[$0 <= f^(−1)(x) <= ${T}$]]]
#part("d")[
#working("B1 FT")[#result[$f^(−1)(49) = ${T - 7 * r}$]]
#working("B1 FT")[#result[the depth is 49 cm after ${T - 7 * r} minutes]]]
#part("e")[
#working("M1")[$g f(x) = 44 sqrt(${rule})$]
#working("A1")[$x <= ${T}$, so the root is $display((${T} − x)/${r})$ and \
$g f(x) = ${speed}(${T} − x)$]]
#part("f")[
#working("M1")[$${speed}(${T} − x) = display(1/2) times ${speed} times ${T}$, \
so $x = ${T / 2}$]
#working("A1")[$f(${T / 2}) =$ #result[$${deep / 4}$ cm]]
#scheme[Or: $44 sqrt(x) = display(1/2) times 44 sqrt(${deep})$ for *M1*.]]`,
          alt: plain`Water runs out of a tank through a hole in its base. The depth of the water x minutes after the hole is opened is f of x centimetres, where f of x is the square of, open bracket, ${T} minus x, close bracket, all over ${r * r}, for x from 0 to ${T}. When the depth is x centimetres, the water leaves the tank at a speed of g of x centimetres per second, where g of x is 44 times the square root of x, for x greater than or equal to 0. Part a: find the range of f. Part b: explain why f has an inverse. Part c: find an expression for f inverse of x and state the range of f inverse. Part d: find the value of f inverse of 49, and state what it tells us about the water in the tank. Part e: show that g f of x is ${speed} times, open bracket, ${T} minus x, close bracket. Part f: hence find the depth of the water when the speed at which it leaves the tank is half of its first value.`,
          answerAlt: plain`Part a: f of x is from 0 to ${deep}. Part b: the depth always decreases, so f is one-one. Part c: f inverse of x is ${T} minus ${r} times the square root of x, and it is from 0 to ${T}. Part d: it is ${T - 7 * r}, and the depth is 49 centimetres after ${T - 7 * r} minutes. Part e: the square root of the fraction is ${T} minus x, over ${r}, because x is at most ${T}. Part f: x is ${T / 2}, and the depth is ${deep / 4} centimetres.`,
          answers: [
            final('a', inequality(`0 ≤ f(x) ≤ ${deep}`, 'f(x)')),
            final('c', expression(`${T} - ${r}sqrt(x)`, 'x'), 'f^(-1)(x)'),
            final('c', inequality(`0 ≤ f^(-1)(x) ≤ ${T}`, 'f^(-1)(x)'), 'range'),
            final('d', number(T - 7 * r), 'f^(-1)(49)'),
            final('f', number(deep / 4, { unit: 'cm' })),
          ],
          verify() {
            const h = 7.3
            const [when = 0] = roots((t) => f(t) - h, 0.003, T, 4001)
            const [half = 0] = roots((t) => g(f(t)) - g(f(0)) / 2, 0.003, T - 0.01, 4001)
            return compared(
              ['at first', f(0), deep],
              ['in the end', f(T), 0],
              ['it falls', Math.sign(gradient(f, 1)) + Math.sign(gradient(f, T - 1)), -2],
              ['the inverse', when, T - r * Math.sqrt(h)],
              ['gf', g(f(3.7)), speed * (T - 3.7)],
              ['after that time', f(T - 7 * r), 49],
              ['the depth', f(half), deep / 4],
            )
          },
        }
      },
      'three-times-is-x'(random) {
        // f(x) = a − a²/x has f³(x) = x, as its trace squared is its determinant.
        const a = random.integer(2, 8)
        const [times, rest] = random.pick([
          [20, 2],
          [32, 2],
          [50, 2],
          [40, 1],
          [61, 1],
        ] as const)
        const x0 = a * random.pick([2, 3, -1])
        const f = (x: number) => a - (a * a) / x
        const value = rest === 1 ? ([a * x0 - a * a, x0] as const) : ([a * a, a - x0] as const)
        const square = a * a
        return {
          question: typst`
The function $f$ is defined by
$ f(x) = ${a} − ${square}/x quad "for" x != 0, x != ${a}. $
In this question $f^2 (x)$ means $f f(x)$, $f^3 (x)$ means $f f f(x)$, and so on.
#part("a", 3)[Show that
$ f^2 (x) = ${square}/(${a} − x). $]
#part("b", 2)[Hence show that $f^3 (x) = x$.]
#part("c", 1)[Hence write down an expression for $f^(−1)(x)$, giving a reason.]
#part("d", 3)[Show that the equation $f(x) = f^(−1)(x)$ has no real solutions.]
#part("e", 2)[Find the value of $f^${times} (${minus(x0)})$.]`,
          answer: typst`
#part("a")[
#working("M1")[$f^2 (x) = ${a} − display(${square}/(${a} − ${square}/x))$]
#working("M1 dep")[$= ${a} − display((${square}x)/(${a}x − ${square})) = ${a} − display((${a}x)/(x − ${a}))$]
#working("A1")[$= display((${a}x − ${square} − ${a}x)/(x − ${a})) = display(${square}/(${a} − x))$]]
#part("b")[
#working("M1")[$f^3 (x) = f^2 (f(x)) = display(${square}/(${a} − (${a} − ${square}/x)))$, \
or $f(f^2 (x))$]
#working("A1")[$= ${square} times display(x/${square}) = x$]]
#part("c")[#working("B1")[$f$ after $f^2$ gives $x$, so #result[$f^(−1)(x) = display(${square}/(${a} − x))$]]]
#part("d")[
#working("M1")[$${a} − display(${square}/x) = display(${square}/(${a} − x))$]
#working("A1")[$${a}(x − ${a})(${a} − x) = ${square}x$ \
$x^2 − ${a}x + ${square} = 0$]
#working("A1")[discriminant $${a}^2 − 4 times ${square} = −${3 * square}$, which is negative]]
#part("e")[
#working("M1")[$${times} = 3 times ${(times - rest) / 3} + ${rest}$, so it is $${rest === 1 ? 'f' : 'f^2 '}(${minus(x0)})$]
#working("A1")[#result[$${fraction(...value)}$]]]`,
          alt: plain`The function f is defined by f of x equals ${a} minus, ${square} over x, for x not equal to 0 and not equal to ${a}. In this question f squared of x means f f of x, f cubed of x means f f f of x, and so on. Part a: show that f squared of x is ${square} over, open bracket, ${a} minus x, close bracket. Part b: hence show that f cubed of x is x. Part c: hence write down an expression for f inverse of x, giving a reason. Part d: show that the equation f of x equals f inverse of x has no real solutions. Part e: f is applied ${times} times, one after the other, to the number ${x0}. Find the value that results.`,
          answerAlt: plain`Part a: put ${a} minus, ${square} over x, in the place of x in f, and multiply above and below by x. Part b: put f of x in the place of x in the result of part a. Part c: f inverse of x is ${square} over, open bracket, ${a} minus x, close bracket, because f after f squared gives x. Part d: the equation becomes x squared minus ${a} x plus ${square} equals 0. Its discriminant is minus ${3 * square}, which is negative. Part e: three times is x, so only ${rest} of the ${times} remain, and the value is ${fractionInWords(...value)}.`,
          answers: [
            final('c', expression(`${square}/(${a} - x)`, 'x'), 'f^(-1)(x)'),
            final('e', number(typedFraction(...value))),
          ],
          verify() {
            let found = x0
            for (let n = 0; n < times; n += 1) found = f(found)
            const gap = (x: number) => f(x) - square / (a - x)
            const met = roots((x) => gap(x) * x * (a - x), -40.003, 40.001, 9001).filter(
              (x) => Math.abs(x) > 0.01 && Math.abs(x - a) > 0.01,
            )
            return compared(
              ['twice', f(f(1.37)), square / (a - 1.37)],
              ['three times', f(f(f(1.37))), 1.37],
              ['how often they meet', met.length, 0],
              ['the value', found, value[0] / value[1]],
            )
          },
        }
      },
    },
  }),
)
