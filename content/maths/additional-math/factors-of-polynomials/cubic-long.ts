// Long questions on one cubic: its constants from a factor and a remainder, its roots, and an equation that hides it.

import { roots } from '../../kit/checking.ts'
import { compared } from '../../kit/comparing.ts'
import { expression, final, inAnyOrder, number } from '../../kit/final-answers.ts'
import { minus, rounded, surd } from '../../kit/numbers.ts'
import {
  continued,
  drawn,
  type Polynomial,
  plus,
  product,
  shown,
  spoken,
  valueAt,
} from '../../kit/polynomials.ts'
import { added, linear as inKit, linearSpoken } from '../../kit/quadratics.ts'
import { typedSurd } from '../../kit/typed.ts'
import { plain, typst } from '../../kit/typst.ts'
import { numberInWords, surdInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'

const linear = (root: number) => inKit(1, -root)
const saidLinear = (root: number) => linearSpoken(1, -root)

/** A cubic and a line as they lie, without numbers, a little beyond the points where they meet. */
const curveAndLine = (cubic: Polynomial, line: Polynomial, meeting: readonly number[]): string => {
  const [from, to] = [Math.min(...meeting) - 0.4, Math.max(...meeting) + 0.4]
  const heights = Array.from({ length: 101 }, (_, n) => from + (n * (to - from)) / 100).flatMap((x) => [
    valueAt(cubic, x),
    valueAt(line, x),
  ])
  const unit = Math.max(...heights.map(Math.abs))
  const toScale = (f: Polynomial) => `x => (${drawn(f)})(x) / ${rounded(unit)}`
  const [low, high] = [Math.min(...heights) / unit, Math.max(...heights) / unit]
  return `#axes(axis(${rounded(from)}, ${rounded(to)}, numbers: false, title: $x$), axis(${rounded(Math.min(low, -0.1) * 1.1)}, ${rounded(Math.max(high, 0.1) * 1.1)}, numbers: false, title: $y$), grid: false, height: 170pt, curve-of(${toScale(cubic)}, colour: addmaths), curve-of(${toScale(line)}, colour: maths))`
}

export const cubicInFull = defineTemplate({
  id: 'cubic-in-full',
  marks: 12,
  calculator: false,
  level: 5,
  cases: {
    'then-exponential'(random) {
      // p(x) = (x − r)(2x − 1)(x + s), whose roots r and 1/2 are powers of 2 and −s is none.
      const [r, s, at] = random.pick([
        [4, 3, 1],
        [2, 5, 1],
        [8, 1, 2],
        [4, 1, -2],
        [2, 3, -1],
      ] as const)
      const p = product([1, -r], [2, -1], [1, s])
      const [, a = 0, b = 0, c = 0] = p
      const remainder = valueAt(p, at)
      const rest = product([2, -1], [1, s])
      const power = Math.log2(r)
      const of = (x: number) => {
        const [cube, square] = [2 * x ** 3, x * x]
        return { cube, square }
      }
      const [one, two] = [of(r), of(at)]
      const known = (x: number, { cube }: { cube: number }) =>
        `${minus(cube)} ${x * x === 1 ? '+ a' : `+ ${x * x}a`} ${x === 1 ? '+ b' : x === -1 ? '− b' : x < 0 ? `− ${-x}b` : `+ ${x}b`} ${added(c)}`
      return {
        question: typst`
The polynomial $p(x) = 2x^3 + a x^2 + b x ${added(c)}$ has a factor $${linear(r)}$. When $p(x)$ is divided by $${linear(at)}$ the remainder is ${minus(remainder)}.
#part("a", 4)[Show that $a = ${minus(a)}$ and find the value of $b$.]
#part("b", 3)[Factorise $p(x)$ completely.]
#part("c", 1)[Write down the solutions of the equation $p(x) = 0$.]
#part("d", 3)[Hence solve the equation
$ 2(2^(3y)) ${added(a)}(2^(2y)) + b(2^y) ${added(c)} = 0. $]
#part("e", 1)[Explain why one of the solutions of $p(x) = 0$ gives no value of $y$.]`,
        answer: typst`
#part("a")[
#working("B1")[$p(${r}) = 0$: \
$${known(r, one)} = 0$]
#working("B1")[$p(${minus(at)}) = ${minus(remainder)}$: \
$${known(at, two)} = ${minus(remainder)}$]
#working("M1 dep")[eliminates $b$ from two equations in $a$ and $b$]
#working("A1")[$a = ${minus(a)}$ and #result[$b = ${minus(b)}$]]]
#part("b")[
#working("M1")[$p(x) = (${linear(r)})(2x^2 + k x ${added(-s)})$]
#working("A1")[$2x^2 ${continued([rest[1] ?? 0, rest[2] ?? 0])}$]
#working("A1")[#result[$(${linear(r)})(2x − 1)(x + ${s})$]]
#scheme[Long division earns the same marks.]]
#part("c")[#working("B1 FT")[#result[$x = ${r}$], #result[$x = display(1/2)$], #result[$x = −${s}$]]]
#part("d")[
#working("M1")[$x = 2^y$, so $2^y = ${r}$ or $2^y = display(1/2)$ #h(3pt) _soi_]
#working("A1")[#result[$y = ${power}$]]
#working("A1")[#result[$y = −1$]]
#scheme[The second *A1* only if there is no other value.]]
#part("e")[#working("B1")[$2^y$ is #result[always positive], so $2^y = −${s}$ has no solution.]]`,
        alt: plain`The polynomial p of x is 2 x cubed plus a x squared plus b x ${c < 0 ? 'minus' : 'plus'} ${Math.abs(c)}, and it has a factor ${saidLinear(r)}. When p of x is divided by ${saidLinear(at)} the remainder is ${remainder}. Part a: show that a is ${a} and find the value of b. Part b: factorise p of x completely. Part c: write down the solutions of the equation p of x equals 0. Part d: hence solve the equation 2 times, 2 to the power 3 y, end of power, ${a < 0 ? 'minus' : 'plus'} ${Math.abs(a)} times, 2 to the power 2 y, end of power, plus b times, 2 to the power y, end of power, ${c < 0 ? 'minus' : 'plus'} ${Math.abs(c)}, equals 0. Part e: explain why one of the solutions of p of x equals 0 gives no value of y.`,
        answerAlt: plain`Part a: p of ${r} is 0 and p of ${at} is ${remainder}. The two equations give a equals ${a} and b equals ${b}. Part b: p of x is the product of, open bracket, ${saidLinear(r)}, close bracket, open bracket, 2 x minus 1, close bracket, and, open bracket, x plus ${s}, close bracket. Part c: x is ${r}, 1 over 2 or minus ${s}. Part d: 2 to the power y is ${r} or 1 over 2, so y is ${power} or y is minus 1. Part e: 2 to the power y is always positive.`,
        answers: [
          final('a', number(b), 'b'),
          final('b', expression(`(x - ${r})(2x - 1)(x + ${s})`, 'x', 'factorised')),
          final('c', inAnyOrder([r, '1/2', -s], { name: 'x' })),
          final('d', inAnyOrder([power, -1], { name: 'y' })),
        ],
        verify() {
          const f = (x: number) => 2 * x ** 3 + a * x * x + b * x + c
          const found = roots(f, -10.03, 10.02, 4010)
          const powers = roots((y) => f(2 ** y), -6.03, 6.02, 4010)
          return compared(
            ['the factor', f(r), 0],
            ['the remainder', f(at), remainder],
            ['least root', found[0] ?? 0, -s],
            ['middle root', found[1] ?? 0, 0.5],
            ['greatest root', found[2] ?? 0, r],
            ['how many y', powers.length, 2],
            ['least y', powers[0] ?? 0, -1],
            ['greatest y', powers[1] ?? 0, power],
          )
        },
      }
    },
    'line-and-cubic'(random) {
      // y = p(x) and a line through its factor point: p(x) − line = (x − r)(x² − 2hx + h² − n) has two roots in surds.
      const [r, h, n, m] = random.pick([
        [-1, 2, 3, 5],
        [2, -1, 2, 4],
        [1, -2, 3, 6],
        [3, 1, 2, 5],
        [-2, 1, 3, 4],
      ] as const)
      const square: Polynomial = [1, -2 * h, h * h - n]
      const difference = product([1, -r], square)
      // The line y = m(x − r) crosses the axis where the cubic does.
      const p = plus(difference, [m, -m * r])
      const constant = p.at(-1) ?? 0
      const quadratic = plus(square, [m])
      const disc = (quadratic[1] ?? 0) ** 2 - 4 * (quadratic[2] ?? 0)
      const remainder = valueAt(p, -r)
      const line: Polynomial = [m, -m * r]
      const hSign = (sign: string) => `${minus(h)} ${sign} ${surd(1, n)}`
      const figure = curveAndLine(p, line, [r, h - Math.sqrt(n), h + Math.sqrt(n)])
      return {
        question: typst`
The polynomial $p(x)$ is $${shown(p)}$. The diagram shows the curve $y = p(x)$ and a line.
${figure}
#part("a", 2)[Find the remainder when $p(x)$ is divided by $${linear(-r)}$.]
#part("b", 2)[Show that $${linear(r)}$ is a factor of $p(x)$.]
#part("c", 3)[Write $p(x)$ in the form $(${linear(r)})(x^2 + b x + c)$. Hence show that the equation $p(x) = 0$ has only one real root.]
#part("d", 5)[The line is $y = ${shown(line)}$. It meets the curve at three points. Show that their $x$-coordinates satisfy the equation
$ (${linear(r)})(${shown(square)}) = 0, $
and hence find them, giving your answers in exact form.]`,
        answer: typst`
#part("a")[
#working("M1")[finds $p(${minus(-r)})$]
#working("A1")[#result[$${minus(remainder)}$]]]
#part("b")[
#working("M1")[$p(${minus(r)}) = ${minus(r ** 3)} ${added((p[1] ?? 0) * r * r)} ${added((p[2] ?? 0) * r)} ${added(constant)}$]
#working("A1")[$= 0$, so $${linear(r)}$ is a factor]]
#part("c")[
#working("B1")[$p(x) = (${linear(r)})(${shown(quadratic)})$, so the other factor is #result[$${shown(quadratic)}$]]
#working("M1")[discriminant: $${minus(disc + 4 * (quadratic[2] ?? 0))} − 4 times ${(quadratic[2] ?? 0) < 0 ? `(${minus(quadratic[2] ?? 0)})` : (quadratic[2] ?? 0)} = ${minus(disc)}$]
#working("A1")[it is negative, so the only real root is $x = ${minus(r)}$]]
#part("d")[
#working("M1")[$(${linear(r)})(${shown(quadratic)}) = ${m}(${linear(r)})$]
#working("A1")[$(${linear(r)})(${shown(quadratic)} ${added(-m)}) = 0$, \
which is $(${linear(r)})(${shown(square)}) = 0$]
#working("B1")[#result[$x = ${minus(r)}$]]
#working("M1")[$x = display((${minus(2 * h)} plus.minus sqrt(${4 * n}))/2)$]
#working("A1")[#result[$x = ${hSign('+')}$] and #result[$x = ${hSign('−')}$]]]`,
        alt: plain`The polynomial p of x is ${spoken(p)}. A diagram shows the curve y equals p of x and a line. Part a: find the remainder when p of x is divided by ${saidLinear(-r)}. Part b: show that ${saidLinear(r)} is a factor of p of x. Part c: write p of x in the form, open bracket, ${saidLinear(r)}, close bracket, times, open bracket, x squared plus b x plus c, close bracket. Hence show that the equation p of x equals 0 has only one real root. Part d: the line is y equals ${spoken(line)}. It meets the curve at three points. Show that their x coordinates satisfy the equation, open bracket, ${saidLinear(r)}, close bracket, times, open bracket, ${spoken(square)}, close bracket, equals 0, and hence find them, giving your answers in exact form.`,
        answerAlt: plain`Part a: p of ${-r} is ${remainder}. Part b: p of ${r} is 0. Part c: the product of, open bracket, ${saidLinear(r)}, close bracket, and, open bracket, ${spoken(quadratic)}, close bracket. The discriminant of the second is ${disc}, which is negative, so the only real root is ${r}. Part d: take ${numberInWords(m)} times, open bracket, ${saidLinear(r)}, close bracket, from both sides and take out the common factor. x is ${r}, or x is ${h} plus ${surdInWords(1, n)}, or x is ${h} minus ${surdInWords(1, n)}.`,
        answers: [
          final('a', number(remainder)),
          final(
            'c',
            {
              kind: 'expression',
              value: `(${linear(r)})(${shown(quadratic)})`.replaceAll('−', '-'),
              or: [shown(quadratic).replaceAll('−', '-')],
              letters: ['x'],
              form: 'factorised',
            },
            'p(x)',
          ),
          final(
            'd',
            inAnyOrder([r, `${h} + ${typedSurd(1, n)}`, `${h} - ${typedSurd(1, n)}`], { name: 'x' }),
          ),
        ],
        verify() {
          const f = (x: number) => valueAt(p, x)
          const own = roots(f, -12.03, 12.02, 4010)
          const met = roots((x) => f(x) - m * (x - r), -12.03, 12.02, 4010)
          const wanted = [r, h - Math.sqrt(n), h + Math.sqrt(n)].sort((a, b) => a - b)
          return compared(
            ['the remainder', (-r) ** 3 + (p[1] ?? 0) * r * r - (p[2] ?? 0) * r + constant, remainder],
            ['real roots', own.length, 1],
            ['the root', own[0] ?? 0, r],
            ['points', met.length, 3],
            ...wanted.map((x, place) => ['a point', met[place] ?? 0, x] as const),
          )
        },
      }
    },
  },
})
