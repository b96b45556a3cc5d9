// Long questions on functions that have an inverse: a quotient that falls to its asymptote, and half a wave of a cosine.

import { roots } from '../../kit/checking.ts'
import { compared } from '../../kit/comparing.ts'
import { expression, final, inAnyOrder, inequality, number } from '../../kit/final-answers.ts'
import { laidOut } from '../../kit/layout.ts'
import { rounded, terms } from '../../kit/numbers.ts'
import { plain, typst } from '../../kit/typst.ts'
import { termsInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'

export const inversesInFull = laidOut(
  defineTemplate({
    id: 'inverses-in-full',
    marks: 12,
    calculator: false,
    level: 5,
    cases: {
      'falling-quotient'(random) {
        // f(x) = (ax + b)/(x − c) = a + d/(x − c) meets its inverse on y = x: x² − (a + c)x − b = (x − n)(x + 1).
        const [a, b, c] = random.pick([
          [2, 4, 1],
          [3, 5, 1],
          [1, 5, 3],
          [3, 6, 2],
          [1, 4, 2],
          [4, 6, 1],
        ] as const)
        const d = a * c + b
        const n = a + c + 1
        const top = terms([a, 'x'], [b, ''])
        const topSaid = termsInWords([a, 'x'], [b, ''])
        const f = (x: number) => (a * x + b) / (x - c)
        return {
          question: typst`
The function $f$ is defined by
$ f(x) = (${top})/(x − ${c}) quad "for" x > ${c}. $
#part("a", 2)[Show that
$ f(x) = ${a} + ${d}/(x − ${c}). $]
#part("b", 2)[Hence state the range of $f$, and explain why $f$ has an inverse.]
#part("c", 3)[Find an expression for $f^(−1)(x)$ and state its domain.]
#part("d", 3)[Solve the equation $f(x) = f^(−1)(x)$.]
The function $g$ is defined by $g(x) = ln(x − ${a})$ for $x > ${a}$.
#part("e", 2)[Show that $g f(x) = ln ${d} − ln(x − ${c})$, and hence solve the equation $g f(x) = 0$.]`,
          answer: typst`
#part("a")[
#working("M1")[$display((${a === 1 ? '' : a}(x − ${c}) + ${a * c} + ${b})/(x − ${c}))$, or long division]
#working("A1")[$= ${a} + display(${d}/(x − ${c}))$]]
#part("b")[
#working("B1")[#result[$f(x) > ${a}$]]
#working("B1")[as $x$ increases, $display(${d}/(x − ${c}))$ always decreases, so $f$ is #result[one-one]]]
#part("c")[
#working("M1")[$y − ${a} = display(${d}/(x − ${c}))$, so $x − ${c} = display(${d}/(y − ${a}))$]
#working("A1")[#result[$f^(−1)(x) = ${c} + display(${d}/(x − ${a}))$] #h(3pt) _oe_]
#working("B1 FT")[domain: #result[$x > ${a}$]]]
#part("d")[
#working("M1")[the graphs meet on the line $y = x$: $f(x) = x$, \
or the two expressions are equal]
#working("A1")[$x^2 ${terms([-(a + c), 'x'], [-b, '']).replace(/^−/, '− ')} = 0$]
#working("A1")[$(x − ${n})(x + 1) = 0$ and $x > ${Math.max(a, c)}$: #result[$x = ${n}$] only]]
#part("e")[
#working("B1")[$g f(x) = ln(f(x) − ${a}) = ln display(${d}/(x − ${c})) = ln ${d} − ln(x − ${c})$]
#working("B1")[$x − ${c} = ${d}$: #result[$x = ${c + d}$]]]`,
          alt: plain`The function f is defined by f of x equals the fraction with numerator ${topSaid} and denominator x minus ${c}, for x greater than ${c}. Part a: show that f of x is ${a} plus, ${d} over, open bracket, x minus ${c}, close bracket. Part b: hence state the range of f, and explain why f has an inverse. Part c: find an expression for f inverse of x and state its domain. Part d: solve the equation f of x equals f inverse of x. The function g is defined by g of x equals the natural logarithm of, open bracket, x minus ${a}, close bracket, for x greater than ${a}. Part e: show that g f of x is the logarithm of ${d}, minus the logarithm of, open bracket, x minus ${c}, close bracket, and hence solve the equation g f of x equals 0.`,
          answerAlt: plain`Part a: the numerator is ${a} times, open bracket, x minus ${c}, close bracket, plus ${d}. Part b: f of x is greater than ${a}. It always decreases, so it is one-one. Part c: f inverse of x is ${c} plus, ${d} over, open bracket, x minus ${a}, close bracket, for x greater than ${a}. Part d: they meet where f of x is x: x squared minus ${a + c} x minus ${b} is 0, so x is ${n}; minus 1 is not in the domain. Part e: f of x, minus ${a}, is ${d} over, open bracket, x minus ${c}, close bracket. Its logarithm is 0 when x is ${c + d}.`,
          answers: [
            final('b', inequality(`f(x) > ${a}`, 'f(x)')),
            final('c', expression(`${c} + ${d}/(x - ${a})`, 'x'), 'f^(-1)(x)'),
            final('c', inequality(`x > ${a}`), 'domain'),
            final('d', number(n), 'x'),
            final('e', number(c + d), 'x'),
          ],
          verify() {
            // The inverse found by search: the x for which f(x) is y.
            const undone = (y: number) => roots((x) => f(x) - y, c + 0.0013, c + 60.001, 6007)[0] ?? 0
            const found = roots((x) => f(f(x)) - x, Math.max(a, c) + 0.0371, n + 9.013, 907)
            return compared(
              ['the form', f(c + 0.37), a + d / 0.37],
              ['falls', Math.sign(f(c + 2) - f(c + 1)), -1],
              ['far away', Number(f(1e9).toFixed(4)), a],
              ['the inverse', undone(a + 1.7), c + d / 1.7],
              ['how many', found.length, 1],
              ['f = its inverse', found[0] ?? 0, n],
              ['gf', Math.log(f(c + d) - a), 0],
            )
          },
        }
      },
      'half-a-cosine'(random) {
        // f(x) = a + b cos 2x for 0 ≤ x ≤ π/2.
        const b = random.pick([2, 4, 6])
        const a = random.integer(b + 1, b + 4)
        const [low, high, half] = [a - b, a + b, b / 2]
        const lead = half === 1 ? '' : `${half} `
        const value = `${a} + ${lead}sqrt(3)`
        const f = (x: number) => a + b * Math.cos(2 * x)
        return {
          question: typst`
The function $f$ is defined by
$ f(x) = ${a} + ${b} cos 2x quad "for" 0 <= x <= pi/2. $
#part("a", 2)[Find the range of $f$.]
#part("b", 2)[Sketch the graph of $y = f(x)$. State the coordinates of the ends of the graph.]
#part("c", 1)[Explain why $f$ has an inverse.]
#part("d", 3)[Find an expression for $f^(−1)(x)$ and state its domain.]
#part("e", 2)[Find the exact solution of the equation $f(x) = ${value}$.]
#part("f", 2)[Find the exact solutions of the equation $|f(x) − ${a}| = ${half}$.]`,
          answer: typst`
#part("a")[
#working("M1")[$−1 <= cos 2x <= 1$]
#working("A1")[#result[$${low} <= f(x) <= ${high}$]]]
#part("b")[
#axes(axis(0, 1.75, numbers: false, labels: ((0.7854, $pi/4$), (1.5708, $pi/2$)), title: $x$), axis(0, ${rounded(high * 1.12)}, numbers: false, labels: ((${low}, $${low}$), (${a}, $${a}$), (${high}, $${high}$)), title: $y$), grid: false, height: 150pt, curve-of(x => ${a} + ${b} * calc.cos(2 * x), from: 0, to: 1.5708, colour: addmaths), guides(1.5708, ${low}), guides(0.7854, ${a}))
#working("B1")[half a wave of a cosine, level at both ends]
#working("B1 FT")[ends #result[$(0, ${high})$] and #result[$(display(pi/2), ${low})$]]]
#part("c")[#working("B1")[it always decreases, so it is #result[one-one]]]
#part("d")[
#working("M1")[$cos 2x = display((y − ${a})/${b})$]
#working("A1")[#result[$f^(−1)(x) = display(1/2) cos^(−1)(display((x − ${a})/${b}))$]]
#working("B1 FT")[domain: #result[$${low} <= x <= ${high}$]]]
#part("e")[
#working("M1")[$cos 2x = display(sqrt(3)/2)$, so $2x = display(pi/6)$]
#working("A1")[#result[$x = display(pi/12)$]]]
#part("f")[
#working("M1")[$cos 2x = plus.minus display(1/2)$ #h(3pt) _soi_]
#working("A1")[#result[$x = display(pi/6)$] and #result[$x = display(pi/3)$]]]`,
          alt: plain`The function f is defined by f of x equals ${a} plus ${b} times the cosine of 2 x, for x from 0 to pi over 2. Part a: find the range of f. Part b: sketch the graph of y equals f of x. State the coordinates of the ends of the graph. Part c: explain why f has an inverse. Part d: find an expression for f inverse of x and state its domain. Part e: find the exact solution of the equation f of x equals ${a} plus ${lead}root 3. Part f: find the exact solutions of the equation that says that the modulus of, open bracket, f of x, minus ${a}, close bracket, equals ${half}.`,
          answerAlt: plain`Part a: f of x is from ${low} to ${high}. Part b: half a wave of a cosine, from (0, ${high}) to (pi over 2, ${low}), through (pi over 4, ${a}). Part c: it always decreases, so it is one-one. Part d: f inverse of x is half of the inverse cosine, cos to the minus 1, of, open bracket, x minus ${a}, close bracket, over ${b}. Its domain is x from ${low} to ${high}. Part e: the cosine of 2 x is root 3 over 2, so x is pi over 12. Part f: the cosine of 2 x is 1 over 2 or minus 1 over 2, so x is pi over 6 or pi over 3.`,
          answers: [
            final('a', inequality(`${low} ≤ f(x) ≤ ${high}`, 'f(x)')),
            final('d', inequality(`${low} ≤ x ≤ ${high}`), 'domain'),
            final('e', number('π/12'), 'x'),
            final('f', inAnyOrder(['π/6', 'π/3'], { name: 'x' })),
          ],
          verify() {
            const end = Math.PI / 2
            const values = Array.from({ length: 2001 }, (_, n) => f((n * end) / 2000))
            const met = (y: number) => roots((x) => f(x) - y, 0.0001, end - 0.0001, 4001)
            const apart = roots((x) => Math.abs(f(x) - a) - half, 0.0001, end - 0.0001, 4001)
            return compared(
              ['the greatest', Math.max(...values), high],
              ['the least', Math.min(...values), low],
              ['always falls', values.filter((y, n) => n > 0 && y > (values[n - 1] ?? 0)).length, 0],
              ['the inverse', met(a + 0.3 * b)[0] ?? 0, Math.acos(0.3) / 2],
              ['(e)', met(a + half * Math.sqrt(3))[0] ?? 0, Math.PI / 12],
              ['how many', apart.length, 2],
              ['(f)', apart[0] ?? 0, Math.PI / 6],
              ['(f) again', apart[1] ?? 0, Math.PI / 3],
            )
          },
        }
      },
    },
  }),
)
