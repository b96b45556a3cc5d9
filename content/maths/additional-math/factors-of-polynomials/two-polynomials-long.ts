// Long questions in which a cubic meets something else: another cubic with the same factor, and an equation of logarithms.

import { roots } from '../../kit/checking.ts'
import { compared } from '../../kit/comparing.ts'
import { coordinates, expression, final, inAnyOrder, number } from '../../kit/final-answers.ts'
import { laidOut } from '../../kit/layout.ts'
import { minus, terms } from '../../kit/numbers.ts'
import { minusPolynomial, product, shown, spoken, valueAt } from '../../kit/polynomials.ts'
import { added, factor, linear, linearSpoken } from '../../kit/quadratics.ts'
import { plain, typst } from '../../kit/typst.ts'
import { listInWords, numbersInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'

const inBrackets = (root: number) => `open bracket, ${linearSpoken(1, -root)}, close bracket`
const threeSaid = (all: readonly number[]) => listInWords(all.map(inBrackets))
const threeFactors = (all: readonly number[]) => all.map((root) => factor(1, -root)).join('')
const typedFactors = (all: readonly number[]) =>
  all.map((root) => `(x ${root < 0 ? '+' : '-'} ${Math.abs(root)})`).join('')
/** The value of a cubic term by term, as it is substituted: '8 + 12 − 8 − 12'. */
const atRoot = (p: readonly number[], x: number) =>
  terms(...p.map((c, n) => [c * x ** (p.length - 1 - n), ''] as const))

export const cubicWithAnother = laidOut(
  defineTemplate({
    id: 'cubic-with-another',
    marks: 11,
    calculator: false,
    level: 5,
    cases: {
      'common-factor'(random) {
        // q(x) − p(x) = (x − k)(x − e), and e is a root of neither.
        const [k, e, ofP, ofQ] = random.pick([
          [2, 1, [-2, -3], [-1, -5]],
          [3, 1, [-2, -3], [-1, -5]],
          [4, 1, [-2, -3], [-1, -5]],
          [1, 2, [-2, -4], [-1, -6]],
          [3, 2, [-2, -4], [-1, -6]],
        ] as const)
        const p = product([1, -k], [1, -ofP[0]], [1, -ofP[1]])
        const q = product([1, -k], [1, -ofQ[0]], [1, -ofQ[1]])
        const gap = minusPolynomial(q, p).slice(1)
        const height = valueAt(p, e)
        const pQuadratic = product([1, -ofP[0]], [1, -ofP[1]])
        const qQuadratic = product([1, -ofQ[0]], [1, -ofQ[1]])
        return {
          question: typst`
The polynomials $p(x)$ and $q(x)$ are
$ p(x) = ${shown(p)}, $
$ q(x) = ${shown(q)}. $
They have a common factor $x − k$, where $k$ is a constant.
#part("a", 2)[Show that $${shown(gap, 'k')} = 0$.]
#part("b", 3)[Find the value of $k$, showing why it cannot have any other value.]
#part("c", 4)[Write $p(x)$ and $q(x)$ as products of linear factors.]
#part("d", 2)[Find the coordinates of the two points where the curves $y = p(x)$ and $y = q(x)$ meet.]`,
          answer: typst`
#part("a")[
#working("M1")[$p(k) = 0$ and $q(k) = 0$, so $q(k) − p(k) = 0$]
#working("A1")[$(${shown(q, 'k')})$ \
$− (${shown(p, 'k')})$ \
$= ${shown(gap, 'k')} = 0$]]
#part("b")[
#working("B1")[$(k − ${k})(k − ${e}) = 0$: $k = ${k}$ or $k = ${e}$]
#working("M1")[$p(${e}) = ${atRoot(p, e)} = ${minus(height)}$, \
which is not 0 (or $q(${e}) = ${minus(height)}$)]
#working("A1")[#result[$k = ${k}$], for $p(${k}) = ${atRoot(p, k)} = 0$ #h(3pt) (or $q(${k}) = 0$)]]
#part("c")[
#working("M1")[$(x − ${k})(${shown(pQuadratic)})$ or \
$(x − ${k})(${shown(qQuadratic)})$]
#working("A1")[both]
#working("A1")[#result[$p(x) = ${threeFactors([k, ...ofP])}$]]
#working("A1")[#result[$q(x) = ${threeFactors([k, ...ofQ])}$]]]
#part("d")[
#working("B1 FT")[$x = k$: #result[$(${k}, 0)$]]
#working("B1")[$x = ${e}$: #result[$(${e}, ${minus(height)})$]]]`,
          alt: plain`The polynomial p of x is ${spoken(p)}. The polynomial q of x is ${spoken(q)}. They have a common factor x minus k, where k is a constant. Part a: show that ${spoken(gap, 'k')} equals 0. Part b: find the value of k, showing why it cannot have any other value. Part c: write p of x and q of x as products of linear factors. Part d: find the coordinates of the two points where the curves y equals p of x and y equals q of x meet.`,
          answerAlt: plain`Part a: p of k and q of k are both 0, and so is their difference. Part b: k is ${numbersInWords([k, e])}, but p of ${e} is ${height}, so k is ${k}. Part c: p of x is the product of ${threeSaid([k, ...ofP])}. q of x is the product of ${threeSaid([k, ...ofQ])}. Part d: the points with x ${k} and y 0, and with x ${e} and y ${height}.`,
          answers: [
            final('b', number(k), 'k'),
            final('c', expression(typedFactors([k, ...ofP]), 'x', 'factorised'), 'p(x)'),
            final('c', expression(typedFactors([k, ...ofQ]), 'x', 'factorised'), 'q(x)'),
            final('d', coordinates(k, 0), 'point on the x-axis'),
            final('d', coordinates(e, height), 'other point'),
          ],
          verify() {
            const [f, g] = [(x: number) => valueAt(p, x), (x: number) => valueAt(q, x)]
            const met = roots((x) => g(x) - f(x), -9.0031, 9.0017, 1009)
            const both = roots(f, -9.0031, 9.0017, 1009).filter((x) => Math.abs(g(x)) < 1e-3)
            return compared(
              ['how many common roots', both.length, 1],
              ['it', both[0] ?? 0, k],
              ['how often they meet', met.length, 2],
              ['where', (met[0] ?? 0) * (met[1] ?? 0), k * e],
              ['how high', g(e), height],
              ['p', f(1.7), (1.7 - k) * (1.7 - ofP[0]) * (1.7 - ofP[1])],
              ['q', g(1.7), (1.7 - k) * (1.7 - ofQ[0]) * (1.7 - ofQ[1])],
            )
          },
        }
      },
      'logarithms-behind-it'(random) {
        // (x − b)²(x + a) − (mx + n) has one root greater than b, u, and two that the logarithms do not allow.
        const [b, a, u, v, w] = random.pick([
          [1, 3, 4, -1, -4],
          [1, 3, 5, -1, -5],
          [1, 3, 5, -2, -4],
          [2, 1, 4, 1, -2],
          [2, 1, 5, 1, -3],
          [2, 1, 6, 1, -4],
        ] as const)
        const p = product([1, -u], [1, -v], [1, -w])
        const right = minusPolynomial(product([1, -b], [1, -b], [1, a]), p).slice(2)
        const [m = 0, n = 0] = right
        const cubed = product([1, -b], [1, -b], [1, a])
        const quadratic = product([1, -u], [1, -w])
        const [h, move] = [linear(m, n), random.integer(2, 5)]
        const all = [u, v, w]
        return {
          question: typst`
The polynomial $p(x)$ is given by $p(x) = ${shown(p)}$.
#part("a", 1)[Show that $${linear(1, -v)}$ is a factor of $p(x)$.]
#part("b", 3)[Write $p(x)$ as a product of three linear factors.]
#part("c", 3)[Show that every solution of the equation
$ 2 lg(x − ${b}) + lg(x + ${a}) = lg(${h}) $
is a solution of the equation $p(x) = 0$.]
#part("d", 3)[Hence solve the equation of part (c), explaining why it has only one solution.]
#part("e", 1)[Write down the solutions of the equation $p(x − ${move}) = 0$.]`,
          answer: typst`
#part("a")[#working("B1")[$p(${minus(v)}) = ${atRoot(p, v)} = 0$]]
#part("b")[
#working("M1")[$(${linear(1, -v)})(x^2 + h x ${added(u * w)})$, or long division]
#working("A1")[$(${linear(1, -v)})(${shown(quadratic)})$]
#working("A1")[#result[$${threeFactors([v, u, w])}$]]]
#part("c")[
#working("M1")[$2 lg(x − ${b}) = lg (x − ${b})^2$]
#working("M1")[$(x − ${b})^2 (x + ${a}) = ${h}$]
#working("A1")[$${shown(cubed)} = ${h}$, \
so $${shown(p)} = 0$]]
#part("d")[
#working("M1")[$x − ${b} > 0$ for $lg(x − ${b})$ to exist]
#working("A1")[$x = ${minus(v)}$ and $x = ${minus(w)}$ are not greater than ${b}]
#working("A1")[#result[$x = ${u}$] only; there all three logarithms exist: $${h} = ${m * u + n}$]]
#part("e")[#working("B1 FT")[each is ${move} more: ${all.map((x) => `#result[$x = ${minus(x + move)}$]`).join(', ')}]]`,
          alt: plain`The polynomial p of x is ${spoken(p)}. Part a: show that ${linearSpoken(1, -v)} is a factor of p of x. Part b: write p of x as a product of three linear factors. Part c: show that every solution of the equation, 2 times the logarithm to base 10 of, open bracket, x minus ${b}, close bracket, plus the logarithm of, open bracket, x plus ${a}, close bracket, equals the logarithm of, open bracket, ${linearSpoken(m, n)}, close bracket, is a solution of the equation p of x equals 0. Part d: hence solve the equation of part c, explaining why it has only one solution. Part e: write down the solutions of the equation, p of, open bracket, x minus ${move}, close bracket, equals 0.`,
          answerAlt: plain`Part a: p of ${v} is 0. Part b: the product of ${threeSaid([v, u, w])}. Part c: the square of, open bracket, x minus ${b}, close bracket, times, open bracket, x plus ${a}, close bracket, is ${linearSpoken(m, n)}; multiply out. Part d: x must be greater than ${b}, so x is ${u} only. Part e: each is ${move} more: x is ${listInWords(all.map((x) => plain`${x + move}`))}.`,
          answers: [
            final('b', expression(typedFactors([v, u, w]), 'x', 'factorised')),
            final('d', number(u), 'x'),
            final(
              'e',
              inAnyOrder(
                all.map((x) => x + move),
                { name: 'x' },
              ),
            ),
          ],
          verify() {
            const f = (x: number) => valueAt(p, x)
            const logs = (x: number) => 2 * Math.log10(x - b) + Math.log10(x + a) - Math.log10(m * x + n)
            const own = roots(f, -9.0031, 9.0017, 1009)
            const solved = roots(logs, b + 0.0013, 30.0017, 1009)
            const wanted = [...all].sort((one, other) => one - other)
            return compared(
              ...wanted.map((x, place) => ['a root', own[place] ?? 0, x] as const),
              ['how many solutions', solved.length, 1],
              ['it', solved[0] ?? 0, u],
              ['moved', f(u + move - move) + f(w + move - move), 0],
              ['not allowed', Math.sign(b - Math.max(v, w)), 1],
            )
          },
        }
      },
    },
  }),
)
