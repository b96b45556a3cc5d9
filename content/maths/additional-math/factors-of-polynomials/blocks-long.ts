// Long questions in which a cubic is factorised and used: a block that is cut, and an inequality with an exponential behind it.

import { roots } from '../../kit/checking.ts'
import { compared } from '../../kit/comparing.ts'
import { expression, final, inAnyOrder, inequality, number } from '../../kit/final-answers.ts'
import { minus, rounded, surd } from '../../kit/numbers.ts'
import { drawn, product, shown, spoken, valueAt } from '../../kit/polynomials.ts'
import { added, linear as inKit, linearSpoken } from '../../kit/quadratics.ts'
import { typedSurd } from '../../kit/typed.ts'
import { plain, typst } from '../../kit/typst.ts'
import { surdInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'

const linear = (root: number) => inKit(1, -root)
const saidLinear = (root: number) => linearSpoken(1, -root)

export const cubicAtWork = defineTemplate({
  id: 'cubic-at-work',
  marks: 12,
  calculator: false,
  level: 5,
  cases: {
    'block-with-a-hole'(random) {
      // Edges x, x + p and 2x + q; a hole 1 by 1 through the edge x leaves the volume V at x = n.
      const [n, p, q] = random.pick([
        [3, 2, 1],
        [2, 3, 1],
        [4, 1, -1],
        [3, 1, 3],
        [2, 4, -1],
      ] as const)
      const block = product([1, 0], [1, p], [2, q])
      const left = valueAt(block, n) - n
      const cubic = [block[0] ?? 0, block[1] ?? 0, (block[2] ?? 0) - 1, -left]
      // 2x³ + bx² + cx − V = (x − n)(2x² + ux + w).
      const u = (cubic[1] ?? 0) + 2 * n
      const w = left / n
      const disc = u * u - 8 * w
      const edges = [n, n + p, 2 * n + q] as const
      const diagonal = edges.reduce((sum, edge) => sum + edge * edge, 0)
      const surface = 2 * (edges[0] * edges[1] + edges[1] * edges[2] + edges[0] * edges[2]) - 2 + 4 * n
      const third = shown([2, q])
      return {
        question: typst`
A wooden block is a cuboid with edges $x$~cm, $(x + ${p})$~cm and $(${third})$~cm. A hole with a square cross-section of side 1~cm is cut through the block, parallel to the edge of length $x$~cm, from one face to the opposite face. The volume of wood that is left is ${left}~cm³.
#part("a", 3)[Show that $${shown(cubic)} = 0$.]
#part("b", 2)[Show that $x = ${n}$ is a solution of this equation.]
#part("c", 4)[Factorise $${shown(cubic)}$, and hence show that the equation has no other real solution.]
#part("d", 2)[Find the total surface area of the wood, including the four faces inside the hole.]
#part("e", 1)[Find the exact length of a diagonal of the block.]`,
        answer: typst`
#part("a")[
#working("M1")[volume of the block less the hole: \
$x(x + ${p})(${third}) − x$]
#working("A1")[$= ${shown([...block.slice(0, 3), 0])} − x$]
#working("A1")[equal to ${left}: $${shown(cubic)} = 0$]]
#part("b")[
#working("M1")[puts $x = ${n}$ into the cubic]
#working("A1")[$${2 * n ** 3} ${added((cubic[1] ?? 0) * n * n)} ${added((cubic[2] ?? 0) * n)} − ${left} = 0$]]
#part("c")[
#working("M1")[$(x − ${n})(2x^2 + k x + ${w})$, or long division]
#working("A1")[#result[$(x − ${n})(2x^2 + ${u}x + ${w})$]]
#working("M1")[discriminant of the quadratic: $${u}^2 − 4 times 2 times ${w} = ${minus(disc)}$]
#working("A1")[it is negative, so $x = ${n}$ is the only real solution]]
#part("d")[
#working("M1")[edges ${edges.join(', ')}: $2(${edges[0]} times ${edges[1]} + ${edges[1]} times ${edges[2]} + ${edges[0]} times ${edges[2]})$ \
$− 2 times 1 + 4 times 1 times ${n}$]
#working("A1")[#result[${surface} cm²]]
#scheme[*M1* for two of the three terms ${surface + 2 - 4 * n}, −2 and ${4 * n}.]]
#part("e")[#working("B1")[$sqrt(${edges[0]}^2 + ${edges[1]}^2 + ${edges[2]}^2) =$ #result[$${surd(1, diagonal)}$ cm]]]`,
        alt: plain`A wooden block is a cuboid with edges x centimetres, x plus ${p} centimetres and ${spoken([2, q])} centimetres. A hole with a square cross-section of side 1 centimetre is cut through the block, parallel to the edge of length x centimetres, from one face to the opposite face. The volume of wood that is left is ${left} cubic centimetres. Part a: show that ${spoken(cubic)} equals 0. Part b: show that x equals ${n} is a solution of this equation. Part c: factorise ${spoken(cubic)}, and hence show that the equation has no other real solution. Part d: find the total surface area of the wood, including the four faces inside the hole. Part e: find the exact length of a diagonal of the block.`,
        answerAlt: plain`Part a: the block has the volume ${spoken([...block.slice(0, 3), 0])}, and the hole takes away x. Part b: with x equal to ${n} the cubic is 0. Part c: the product of, open bracket, x minus ${n}, close bracket, and, open bracket, 2 x squared plus ${u} x plus ${w}, close bracket. The discriminant of the second is ${disc}, which is negative. Part d: the edges are ${edges[0]}, ${edges[1]} and ${edges[2]} centimetres. The faces of the block, less 2 squares, with 4 faces of the hole, are ${surface} square centimetres. Part e: ${surdInWords(1, diagonal)} centimetres.`,
        answers: [
          final('c', expression(`(x - ${n})(2x^2 + ${u}x + ${w})`, 'x', 'factorised')),
          final('d', number(surface, { unit: 'cm²' })),
          final('e', number(typedSurd(1, diagonal), { unit: 'cm' })),
        ],
        verify() {
          const wood = (x: number) => x * ((x + p) * (2 * x + q) - 1)
          const found = roots((x) => wood(x) - left, -20.003, 20.001, 8009)
          const [x = 0] = found
          // Face by face: two with a hole, four without, and the walls of the hole.
          const faces = 2 * ((x + p) * (2 * x + q) - 1) + 2 * x * (x + p) + 2 * x * (2 * x + q) + 4 * x
          return compared(
            ['the cubic', wood(1.3) - left, valueAt(cubic, 1.3)],
            ['how many', found.length, 1],
            ['the solution', x, n],
            ['the factors', valueAt(product([1, -n], [2, u, w]), 1.7), valueAt(cubic, 1.7)],
            ['the surface', faces, surface],
            ['the diagonal', Math.hypot(x, x + p, 2 * x + q) ** 2, diagonal],
          )
        },
      }
    },
    'inequality-and-powers'(random) {
      // p(x) = (x − 1)(x − r)(x + s): positive between −s and 1, and beyond r.
      const [r, s] = random.pick([
        [3, 2],
        [2, 3],
        [4, 1],
        [5, 2],
        [3, 4],
        [4, 3],
      ] as const)
      const p = product([1, -1], [1, -r], [1, s])
      const [, a = 0, b = 0, c = 0] = p
      const at = -1 - s
      const remainder = valueAt(p, at)
      const square = product([1, -r], [1, s])
      const e = 'upright(e)'
      const peaks = roots((x) => 3 * x * x + 2 * a * x + b, -s, r, 2003)
      const [high, low] = peaks.map((x) => valueAt(p, x))
      const room = Math.max(high ?? 1, -(low ?? -1))
      const inExponents = `${e}^(3y) ${added(a)}${e}^(2y) ${added(b)}${e}^y ${added(c)}`
        .replace('+ 1upright', '+ upright')
        .replace('− 1upright', '− upright')
      const term = (value: number, what: string) =>
        value === 0 ? '' : `${value < 0 ? 'minus' : 'plus'} ${Math.abs(value)} times ${what}`
      const saidExponents = `e to the power 3 y, end of power, ${term(a, 'e to the power 2 y, end of power,')} ${term(b, 'e to the power y, end of power,')} plus ${c}`
      return {
        question: typst`
The polynomial $p(x) = x^3 + a x^2 + b x ${added(c)}$, where $a$ and $b$ are constants, has a factor $x − 1$. When $p(x)$ is divided by $${linear(at)}$, the remainder is $${minus(remainder)}$.
#part("a", 4)[Find the value of $a$ and of $b$.]
#part("b", 2)[Write $p(x)$ as a product of three linear factors.]
#part("c", 2)[Sketch the graph of $y = p(x)$. State the coordinates of the points where it meets the axes.]
#part("d", 2)[Hence solve the inequality $p(x) > 0$.]
#part("e", 2)[Hence find the exact solutions of the equation $ ${inExponents} = 0. $]`,
        answer: typst`
#part("a")[
#working("B1")[$p(1) = 0$: $1 + a + b ${added(c)} = 0$]
#working("M1")[$p(${minus(at)}) = ${minus(remainder)}$]
#working("A1")[$${minus(at ** 3)} + ${at * at}a − ${-at}b ${added(c)} = ${minus(remainder)}$]
#working("A1")[#result[$a = ${minus(a)}$], #result[$b = ${minus(b)}$]]]
#part("b")[
#working("M1")[$(x − 1)(${shown(square)})$]
#working("A1")[#result[$(x − 1)(x − ${r})(x + ${s})$]]]
#part("c")[
#axes(axis(${rounded(-s - 0.8)}, ${rounded(r + 0.8)}, numbers: false, title: $x$), axis(${rounded(-1.25 * room)}, ${rounded(1.25 * room)}, numbers: false, title: $y$), grid: false, height: 150pt, curve-of(${drawn(p)}, colour: addmaths), point((${-s}, 0), $−${s}$, side: "above-left"), point((1, 0), $1$, side: "above-right"), point((${r}, 0), $${r}$, side: "below-right"), point((0, ${c}), $${c}$, side: "${(peaks[0] ?? 0) < 0 ? 'above-right' : 'above-left'}"))
#working("B1")[a cubic that rises from the left, with two turning points]
#working("B1 FT")[#result[$(−${s}, 0)$], #result[$(1, 0)$], #result[$(${r}, 0)$], #result[$(0, ${c})$]]]
#part("d")[
#working("B1 FT")[#result[$−${s} < x < 1$]]
#working("B1 FT")[#result[$x > ${r}$]]]
#part("e")[
#working("M1")[$x = ${e}^y$, so $${e}^y = 1$ or $${e}^y = ${r}$; $${e}^y = −${s}$ is not possible]
#working("A1")[#result[$y = 0$] and #result[$y = ln ${r}$]]]`,
        alt: plain`The polynomial p of x is x cubed plus a x squared plus b x plus ${c}, where a and b are constants, and it has a factor x minus 1. When p of x is divided by ${saidLinear(at)}, the remainder is ${remainder}. Part a: find the value of a and of b. Part b: write p of x as a product of three linear factors. Part c: sketch the graph of y equals p of x. State the coordinates of the points where it meets the axes. Part d: hence solve the inequality p of x is greater than 0. Part e: hence find the exact solutions of the equation ${saidExponents} equals 0.`,
        answerAlt: plain`Part a: p of 1 is 0 and p of ${at} is ${remainder}, so a is ${a} and b is ${b}. Part b: the product of, open bracket, x minus 1, close bracket, open bracket, x minus ${r}, close bracket, and, open bracket, x plus ${s}, close bracket. Part c: the curve rises, falls and rises. It meets the x axis, where y is 0, at minus ${s}, 1 and ${r}, and the y axis, where x is 0, at ${c}. Part d: x between minus ${s} and 1, or x greater than ${r}. Part e: e to the power y is 1 or ${r}, so y is 0 or the natural logarithm of ${r}.`,
        answers: [
          final('a', number(a), 'a'),
          final('a', number(b), 'b'),
          final('b', expression(`(x - 1)(x - ${r})(x + ${s})`, 'x', 'factorised')),
          final('d', inequality(`-${s} < x < 1 or x > ${r}`)),
          final('e', inAnyOrder([0, `ln(${r})`], { name: 'y' })),
        ],
        verify() {
          const f = (x: number) => x ** 3 + a * x * x + b * x + c
          const own = roots(f, -9.003, 9.001, 8009)
          const powers = roots((y) => f(Math.exp(y)), -4.0031, 4.001, 8009)
          return compared(
            ['the factor', f(1), 0],
            ['the remainder', f(at), remainder],
            ...[-s, 1, r].map((x, n) => ['a root', own[n] ?? 0, x] as const),
            ['the signs', Math.sign(f(0.5)) + Math.sign(f(r + 1)) - Math.sign(f(-s - 1)), 3],
            ['how many y', powers.length, 2],
            ['the first', powers[0] ?? 0, 0],
            ['the second', powers[1] ?? 0, Math.log(r)],
          )
        },
      }
    },
  },
})
