// Long questions on a cubic whose factors are put to use: sines that are its roots, and a tangent that meets it again.

import { gradient, roots } from '../../kit/checking.ts'
import { compared } from '../../kit/comparing.ts'
import { coordinates, expression, final, inAnyOrder, inequality, number } from '../../kit/final-answers.ts'
import { fraction, minus, rounded } from '../../kit/numbers.ts'
import { product, shown, spoken, valueAt } from '../../kit/polynomials.ts'
import { added, linear as inKit, linearSpoken } from '../../kit/quadratics.ts'
import { typedFraction } from '../../kit/typed.ts'
import { plain, typst } from '../../kit/typst.ts'
import { fractionInWords, listInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'

const linear = (root: number) => inKit(1, -root)
const saidLinear = (root: number) => linearSpoken(1, -root)

export const polynomialInUse = defineTemplate({
  id: 'polynomial-in-use',
  marks: 12,
  calculator: false,
  level: 5,
  cases: {
    'sines-and-reciprocals'(random) {
      // p(x) = (2x − e)(x + e)(x − r) with e = ±1: sin θ may be e/2 or −e, but never r.
      const e = random.sign()
      // With r = 2e the reciprocals of the roots would be the roots themselves.
      const r = random.until(
        () => random.pick([2, 3, 4, 5, -2, -3, -4]),
        (root) => root !== 2 * e,
      )
      const p = product([2, -e], [1, e], [1, -r])
      const [, a = 0, b = 0] = p
      const rest = product([1, e], [1, -r])
      const slope = 6 + 2 * a + b
      const angles = e === 1 ? [30, 150, 270] : [90, 210, 330]
      const inverses = [2 * e, -e, 1 / r]
      const half = `display(${e}/2)`.replace('-', '−')
      const first = e === 1 ? '2x − 1' : '2x + 1'
      return {
        question: typst`
The polynomial $p(x) = 2x^3 + a x^2 + b x ${added(r)}$, where $a$ and $b$ are constants, has a factor $${first}$. When the derivative $p'(x)$ is divided by $x − 1$, the remainder is $${minus(slope)}$.
#part("a", 4)[Find the value of $a$ and of $b$.]
#part("b", 3)[Factorise $p(x)$ completely.]
#part("c", 3)[Hence solve the equation $p(sin θ) = 0$ for $0° <= θ <= 360°$.]
#part("d", 2)[Hence write down the solutions of the equation
$ 2 + a y + b y^2 ${added(r)}y^3 = 0. $]`,
        answer: typst`
#part("a")[
#working("M1")[$p(${half}) = 0$]
#working("A1")[$display(${e}/4) + display(a/4) ${e === 1 ? '+' : '−'} display(b/2) ${added(r)} = 0$ #h(3pt) _oe_]
#working("B1")[$p'(x) = 6x^2 + 2a x + b$, so \
$6 + 2a + b = ${minus(slope)}$]
#working("A1")[#result[$a = ${minus(a)}$], #result[$b = ${minus(b)}$]]]
#part("b")[
#working("M1")[$p(x) = (${first})(x^2 + k x ${added(-e * r)})$, or long division]
#working("A1")[$${shown(rest)}$]
#working("A1")[#result[$(${first})(${linear(-e)})(${linear(r)})$]]]
#part("c")[
#working("M1")[$sin θ = ${half}$ or $sin θ = ${minus(-e)}$ #h(3pt) _soi_]
#working("A1")[${angles
          .slice(e === 1 ? 0 : 1)
          .slice(0, 2)
          .map((angle) => `#result[$θ = ${angle}°$]`)
          .join(', ')}]
#working("A1")[#result[$θ = ${e === 1 ? 270 : 90}°$] and no other angle: $sin θ = ${minus(r)}$ is not possible]]
#part("d")[
#working("M1")[dividing by $y^3$ gives $p(display(1/y)) = 0$, so $display(1/y)$ is a root of $p(x)$ #h(3pt) _soi_]
#working("A1")[#result[$y = ${minus(2 * e)}$], #result[$y = ${minus(-e)}$], #result[$y = ${fraction(1, r)}$]]]`.replaceAll(
          'display(-1/',
          '−display(1/',
        ),
        alt: plain`The polynomial p of x is 2 x cubed plus a x squared plus b x ${r < 0 ? 'minus' : 'plus'} ${Math.abs(r)}, where a and b are constants, and it has a factor ${e === 1 ? '2 x minus 1' : '2 x plus 1'}. When the derivative of p is divided by x minus 1, the remainder is ${slope}. Part a: find the value of a and of b. Part b: factorise p of x completely. Part c: hence solve the equation, p of sine theta equals 0, for theta from 0 to 360 degrees. Part d: hence write down the solutions of the equation 2 plus a y plus b y squared ${r < 0 ? 'minus' : 'plus'} ${Math.abs(r)} y cubed equals 0.`,
        answerAlt: plain`Part a: p of ${e} over 2 is 0, and 6 plus 2 a plus b is ${slope}, so a is ${a} and b is ${b}. Part b: the product of, open bracket, ${e === 1 ? '2 x minus 1' : '2 x plus 1'}, close bracket, open bracket, ${saidLinear(-e)}, close bracket, and, open bracket, ${saidLinear(r)}, close bracket. Part c: the sine is ${fractionInWords(e, 2)} or ${-e}, so theta is ${listInWords(angles)} degrees. It cannot be ${r}. Part d: 1 over y is a root of p, so y is ${2 * e}, ${-e} or ${fractionInWords(1, r)}.`,
        answers: [
          final('a', number(a), 'a'),
          final('a', number(b), 'b'),
          final(
            'b',
            expression(
              `(${first})(x + ${e})(x - ${r})`
                .replaceAll('−', '-')
                .replaceAll('+ -', '- ')
                .replaceAll('- -', '+ '),
              'x',
              'factorised',
            ),
          ),
          final('c', inAnyOrder(angles, { name: 'θ', each: { unit: '°' } })),
          final('d', inAnyOrder([2 * e, -e, typedFraction(1, r)], { name: 'y' })),
        ],
        verify() {
          const f = (x: number) => 2 * x ** 3 + a * x * x + b * x + r
          const wave = (t: number) => f(Math.sin((t * Math.PI) / 180))
          const turned = (t: number) => gradient(wave, t)
          // A sine of ±1 is a double root: it shows as a root of the derivative.
          const single = roots(wave, 0.03, 360.01, 3571)
          const double = roots(turned, 0.03, 360.01, 3571).filter((t) => Math.abs(wave(t)) < 1e-6)
          const found = [...single, ...double]
            .filter((t, n, all) => all.findIndex((other) => Math.abs(other - t) < 0.5) === n)
            .sort((one, other) => one - other)
          return compared(
            ['the factor', f(e / 2), 0],
            ['the derivative', gradient(f, 1), slope],
            ['how many', found.length, 3],
            ...angles.map((angle, n) => ['an angle', Math.round((found[n] ?? 0) * 10) / 10, angle] as const),
            ...inverses.map((y) => ['an inverse', r * y ** 3 + b * y * y + a * y + 2, 0] as const),
          )
        },
      }
    },
    'touches-and-crosses'(random) {
      // y = (x − r)²(x + s): its maximum is at (r − 2s)/3, and the tangent there meets it again at (4r + s)/3.
      const [r, s] = random.pick([
        [1, 2],
        [2, 4],
        [3, 3],
        [5, 1],
        [1, 5],
      ] as const)
      const p = product([1, -r], [1, -r], [1, s])
      const [, a = 0, b = 0, c = 0] = p
      const peak = (r - 2 * s) / 3
      const high = valueAt(p, peak)
      const again = (4 * r + s) / 3
      const third = (r + s) / 3
      const f = (x: number) => (x - r) * (x - r) * (x + s)
      return {
        question: typst`
The diagram shows the curve $y = x^3 + a x^2 + b x + c$, where $a$, $b$ and $c$ are constants. The curve touches the $x$-axis at the point $(${r}, 0)$ and meets the $y$-axis at the point $(0, ${c})$.
#axes(axis(${rounded(-s - 0.45 * third)}, ${rounded(again + 0.35 * third)}, numbers: false, title: $x$), axis(${rounded(-0.3 * high)}, ${rounded(1.3 * high)}, numbers: false, title: $y$), grid: false, height: 180pt, curve-of(x => (x - ${r}) * (x - ${r}) * (x + ${s}), colour: addmaths), point((${r}, 0), $${r}$, side: "below", mark: false), point((0, ${c}), $${c}$, side: "${peak > 0 ? 'above-left' : 'above-right'}", mark: false), point((0, 0), $O$, mark: false, side: "below-left", colour: ink-soft))
#part("a", 2)[Show that the curve crosses the $x$-axis at the point $(−${s}, 0)$.]
#part("b", 2)[Find the value of $a$ and of $b$.]
#part("c", 3)[Find the coordinates of the maximum point of the curve.]
#part("d", 3)[The tangent to the curve at its maximum point meets the curve again at $Q$. Find the coordinates of $Q$.]
#part("e", 2)[Find the set of values of $k$ for which the equation $x^3 + a x^2 + b x + c = k$ has three different real roots.]`,
        answer: typst`
#part("a")[
#working("M1")[it touches at $x = ${r}$, so $y = (${linear(r)})^2 (x + k)$]
#working("A1")[at $x = 0$: $${r * r === 1 ? '' : r * r}k = ${c}$, so $k = ${s}$, and $y = 0$ at $x = −${s}$]]
#part("b")[
#working("M1")[$(x^2 − ${2 * r}x + ${r * r})(x + ${s})$ multiplied out]
#working("A1")[#result[$a = ${minus(a)}$], #result[$b = ${minus(b)}$]]]
#part("c")[
#working("M1 FT")[$display((dif y)/(dif x)) = ${shown([3, 2 * a, b])} = 0$]
#working("M1 dep")[$3(${linear(r)})(${linear(peak)}) = 0$]
#working("A1 cao")[#result[$(${minus(peak)}, ${high})$]]]
#part("d")[
#working("M1")[$${shown(p)} = ${high}$]
#working("M1")[the tangent touches at $x = ${minus(peak)}$: \
$(${linear(peak)})^2 (${linear(again)}) = 0$]
#working("A1")[#result[$Q(${again}, ${high})$]]]
#part("e")[
#working("B2 FT")[#result[$0 < k < ${high}$]]
#scheme[*B1* for one of the two ends, or for both with $<=$.]]`,
        alt: plain`A diagram shows the curve y equals x cubed plus a x squared plus b x plus c, where a, b and c are constants. The curve touches the x axis at the point (${r}, 0), and meets the y axis at the point (0, ${c}). It has a maximum point to the left of where it touches the axis. Part a: show that the curve crosses the x axis at the point (minus ${s}, 0). Part b: find the value of a and of b. Part c: find the coordinates of the maximum point of the curve. Part d: the tangent to the curve at its maximum point meets the curve again at Q. Find the coordinates of Q. Part e: find the set of values of k for which the equation x cubed plus a x squared plus b x plus c equals k has three different real roots.`,
        answerAlt: plain`Part a: y is the square of, open bracket, ${saidLinear(r)}, close bracket, times, open bracket, x plus k, close bracket. When x is 0 this gives k equals ${s}. Part b: multiplied out, a is ${a} and b is ${b}. Part c: the derivative, ${spoken([3, 2 * a, b])}, is 0 where x is ${r} and where x is ${peak}. The maximum point is (${peak}, ${high}). Part d: the cubic equals ${high} twice where x is ${peak}, so the other root is ${again}. Q is (${again}, ${high}). Part e: k between 0 and ${high}.`,
        answers: [
          final('b', number(a), 'a'),
          final('b', number(b), 'b'),
          final('c', coordinates(peak, high)),
          final('d', coordinates(again, high), 'Q'),
          final('e', inequality(`0 < k < ${high}`, 'k')),
        ],
        verify() {
          const own = (x: number) => x ** 3 + a * x * x + b * x + c
          const turning = roots((x) => gradient(own, x), -s - 0.97, r + 1.01, 4007)
          const met = roots((x) => own(x) - high, peak + 0.31, again + 2.01, 4007)
          const count = (k: number) => roots((x) => own(x) - k, -s - 3.003, again + 3.001, 8009).length
          return compared(
            ['the form', own(0.7), f(0.7)],
            ['the peak', turning[0] ?? 0, peak],
            ['where it touches', turning[1] ?? 0, r],
            ['its height', own(turning[0] ?? 0), high],
            ['Q', met[0] ?? 0, again],
            ['three roots', count(high * 0.98) + count(high * 0.02), 6],
            ['one root', count(high * 1.02) + count(-high * 0.02), 2],
          )
        },
      }
    },
  },
})
