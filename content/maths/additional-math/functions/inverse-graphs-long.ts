// Long questions on the graphs of a function and its inverse: two straight pieces on a grid, and a root that meets its inverse.

import { roots } from '../../kit/checking.ts'
import { compared } from '../../kit/comparing.ts'
import { expression, final, inAnyOrder, inequality, number } from '../../kit/final-answers.ts'
import { laidOut } from '../../kit/layout.ts'
import { fraction, minus, rounded, surd, terms } from '../../kit/numbers.ts'
import { gridPlane, pointsOn, printedPlane } from '../../kit/planes.ts'
import { plain, typst } from '../../kit/typst.ts'
import { fractionInWords, numbersInWords, surdInWords, termsInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'

type Corner = readonly [x: number, y: number]

const plane = gridPlane([-6, 6], [-6, 6])
const path = (corners: readonly Corner[], colour: string, dash = '') =>
  `data-line((${corners.map(([x, y]) => `(${x}, ${y})`).join(', ')}), colour: ${colour}${dash})`

export const inverseGraphsInFull = laidOut(
  defineTemplate({
    id: 'inverse-graphs-in-full',
    marks: 10,
    calculator: false,
    level: 4,
    cases: {
      'two-pieces'(random) {
        // Up to the corner (k, h) the gradient is m, then 1/d: f(x) = x once on either side.
        const [k, h, m, d, from, to, at] = random.pick([
          [0, 2, 2, 2, -4, 6, -3],
          [0, 1, 2, 2, -3, 6, -2],
          [0, 2, 3, 2, -2, 6, 0],
          [0, 2, 2, 3, -4, 6, -1],
          [-2, 0, 2, 2, -5, 6, -3],
          [-1, 1, 2, 2, -4, 5, -2],
        ] as const)
        const f = (x: number) => (x < k ? h + m * (x - k) : h + (x - k) / d)
        const corners: Corner[] = [
          [from, f(from)],
          [k, h],
          [to, f(to)],
        ]
        const swapped = corners.map(([x, y]): Corner => [y, x])
        const c = h - m * k
        const [first, second] = [-c / (m - 1), (h * d - k) / (d - 1)]
        const piece = terms([m, 'x'], [c, ''])
        const twice = f(f(at))
        return {
          question: typst`
The diagram shows the graph of $y = f(x)$ for $${minus(from)} <= x <= ${to}$.
${printedPlane(plane, path(corners, 'addmaths'))}
#part("a", 1)[Write down the range of $f$.]
#part("b", 1)[Find the value of $f f(${minus(at)})$.]
#part("c", 1)[Explain why $f$ has an inverse.]
#part("d", 2)[On the same grid, draw the graph of $y = f^(−1)(x)$.]
#part("e", 3)[Show that $f(x) = ${piece}$ for $${minus(from)} <= x <= ${minus(k)}$. Hence find an expression for $f^(−1)(x)$ for $${minus(f(from))} <= x <= ${h}$.]
#part("f", 2)[Find the set of values of $x$ for which $f(x) > f^(−1)(x)$.]`,
          answer: typst`
#part("a")[#working("B1")[#result[$${minus(f(from))} <= f(x) <= ${f(to)}$]]]
#part("b")[#working("B1")[$f(${minus(f(at))}) =$ #result[$${minus(twice)}$]]]
#part("c")[#working("B1")[$f$ always increases, so it is #result[one-one]: each value of $y$ comes from one value of $x$ only]]
#part("d")[
${printedPlane(plane, path(corners, 'addmaths'), path(swapped, 'maths'), 'curve-of(x => x, dash: "dashed", colour: ink-faint)')}
#working("B2")[two straight lines that join #result[${swapped.map(([x, y]) => `$(${minus(x)}, ${minus(y)})$`).join(', ')}]]
#scheme[*B1* for two of these three points, or for a correct reflection of one of the two lines in $y = x$]]
#part("e")[
#working("B1")[gradient $display((${h} − (${minus(f(from))}))/(${k} − (${minus(from)}))) = ${m}$, through $(${minus(k)}, ${h})$: $y = ${piece}$]
#working("M1")[$x = display((y ${c < 0 ? '+' : '−'} ${Math.abs(c)})/${m})$]
#working("A1 oe")[#result[$f^(−1)(x) = display((x ${c < 0 ? '+' : '−'} ${Math.abs(c)})/${m})$]]]
#part("f")[
#working("M1")[the graphs meet on the line $y = x$, where $x = ${minus(first)}$ and $x = ${second}$ #h(3pt) _soi_]
#working("A1")[between these $f$ is above: #result[$${minus(first)} < x < ${second}$]]]`,
          alt: plain`A diagram shows the graph of y equals f of x for x from ${from} to ${to}, on a grid from minus 6 to 6 in both directions. It is two straight lines, which join the point (${from}, ${f(from)}) to the point (${k}, ${h}), and this to the point (${to}, ${f(to)}). Part a: write down the range of f. Part b: find the value of f f of ${at}. Part c: explain why f has an inverse. Part d: on the same grid, draw the graph of y equals f inverse of x. Part e: show that f of x is ${termsInWords([m, 'x'], [c, ''])} for x from ${from} to ${k}. Hence find an expression for f inverse of x for x from ${f(from)} to ${h}. Part f: find the set of values of x for which f of x is greater than f inverse of x.`,
          answerAlt: plain`Part a: f of x is from ${f(from)} to ${f(to)}. Part b: f of ${at} is ${f(at)}, and f of this is ${twice}. Part c: f always increases, so it is one-one. Part d: two straight lines that join the points ${swapped.map(([x, y]) => plain`(${x}, ${y})`).join(', ')}. Part e: the gradient is ${m}, and x is y ${c < 0 ? 'plus' : 'minus'} ${Math.abs(c)}, all over ${m}, so f inverse of x is x ${c < 0 ? 'plus' : 'minus'} ${Math.abs(c)}, all over ${m}. Part f: the graphs meet where x is ${numbersInWords([first, second])}; x between ${first} and ${second}.`,
          answers: [
            final('a', inequality(`${f(from)} ≤ f(x) ≤ ${f(to)}`, 'f(x)')),
            final('b', number(twice)),
            final(
              'd',
              pointsOn({ ...plane, given: [{ as: 'path', points: corners }] }, swapped, {
                joined: 'left-to-right',
              }),
              'points of the graph',
            ),
            final('e', expression(`(x - ${c})/${m}`.replace('- -', '+ '), 'x'), 'f^(-1)(x)'),
            final('f', inequality(`${first} < x < ${second}`)),
          ],
          verify() {
            // The inverse is found by halving, because f increases.
            const back = (y: number) => roots((x) => f(x) - y, from, to, 1)[0] ?? 0
            const met = roots((x) => f(x) - back(x), Math.max(from, f(from)) + 0.0013, f(to) - 0.0011, 401)
            return compared(
              ['the first piece', f(from + 0.3), m * (from + 0.3) + c],
              ['the inverse', back(f(from) + 0.7), (f(from) + 0.7 - c) / m],
              ['where they meet first', met[0] ?? 0, first],
              ['where they meet last', met.at(-1) ?? 0, second],
              ['between', Math.sign(f((first + second) / 2) - back((first + second) / 2)), 1],
              ['on paper', Math.sign(6.5 - Math.max(...corners.flat().map(Math.abs))), 1],
            )
          },
        }
      },
      'root-of-a-line'(random) {
        // √(px + q) = x has x² − px − q = (x − n)(x + m).
        const [n, m] = random.pick([
          [4, 1],
          [3, 1],
          [6, 2],
          [5, 1],
          [6, 1],
          [5, 2],
          [8, 2],
        ] as const)
        const [p, q] = [n - m, n * m]
        const end = -q / p
        const f = (x: number) => Math.sqrt(p * x + q)
        const inside = terms([p, 'x'], [q, ''])
        const far = n * 1.3
        const near = end * 1.25
        // By its heights, because the curve is upright at its end.
        const points = (swap: boolean) =>
          Array.from({ length: 41 }, (_, i) => {
            const y = (f(far) * i) / 40
            const x = (y * y - q) / p
            return swap ? `(${rounded(y)}, ${rounded(x)})` : `(${rounded(x)}, ${rounded(y)})`
          }).join(', ')
        const [root, rootSaid] = [surd(1, q), surdInWords(1, q)]
        return {
          question: typst`
The function $f$ is defined by
$ f(x) = sqrt(${inside}) quad "for" x >= ${fraction(-q, p)}. $
#part("a", 1)[State the range of $f$.]
#part("b", 3)[Show that
$ f^(−1)(x) = (x^2 − ${q})/${p}, $
and state the domain of $f^(−1)$.]
#part("c", 3)[Solve the equation $f(x) = x$.]
#part("d", 2)[Sketch, on the same axes, the graphs of $y = f(x)$ and $y = f^(−1)(x)$. State the coordinates of the points where each graph meets the axes.]
#part("e", 1)[Hence find the set of values of $x$ for which $f^(−1)(x) > f(x)$.]`,
          answer: typst`
#part("a")[#working("B1")[#result[$f(x) >= 0$]]]
#part("b")[
#working("M1")[$y^2 = ${inside}$]
#working("A1")[$x = display((y^2 − ${q})/${p})$, so $f^(−1)(x) = display((x^2 − ${q})/${p})$]
#working("B1 FT")[domain: #result[$x >= 0$]]
#note[The domain of $f^(−1)$ is the range of $f$.]]
#part("c")[
#working("M1")[$${inside} = x^2$]
#working("A1")[$(x − ${n})(x + ${m}) = 0$]
#working("A1")[$sqrt(${inside})$ is not negative, so #result[$x = ${n}$] only]]
#part("d")[
#axes(axis(${rounded(near)}, ${rounded(far)}, numbers: false, title: $x$), axis(${rounded(near)}, ${rounded(far)}, numbers: false, title: $y$), grid: false, equal: true, curve-of(x => x, dash: "dashed", colour: ink-faint), data-line((${points(false)}), colour: addmaths), data-line((${points(true)}), colour: maths), point((${rounded(far * 0.42)}, ${rounded(f(far * 0.42))}), text(fill: addmaths, $f$), side: "above-left", mark: false), point((${rounded(f(far * 0.42))}, ${rounded(far * 0.42)}), text(fill: maths, $f^(−1)$), side: "below-right", mark: false), point((${n}, ${n}), none))
#working("B1")[half of a parabola for each, mirror images in $y = x$, which meet once]
#working("B1")[$f$: #result[$(${fraction(-q, p)}, 0)$] and #result[$(0, ${root})$] \
$f^(−1)$: #result[$(0, ${fraction(-q, p)})$] and #result[$(${root}, 0)$]]]
#part("e")[#working("B1 FT")[they meet on $y = x$, where $x = ${n}$: #result[$x > ${n}$]]]`,
          alt: plain`The function f is defined by f of x equals the square root of, open bracket, ${termsInWords([p, 'x'], [q, ''])}, close bracket, for x greater than or equal to ${fractionInWords(-q, p)}. Part a: state the range of f. Part b: show that f inverse of x is, open bracket, x squared minus ${q}, close bracket, over ${p}, and state the domain of f inverse. Part c: solve the equation f of x equals x. Part d: sketch, on the same axes, the graphs of y equals f of x and y equals f inverse of x. State the coordinates of the points where each graph meets the axes. Part e: hence find the set of values of x for which f inverse of x is greater than f of x.`,
          answerAlt: plain`Part a: f of x is greater than or equal to 0. Part b: y squared is ${termsInWords([p, 'x'], [q, ''])}; solve for x. The domain of f inverse is x greater than or equal to 0. Part c: the product of, open bracket, x minus ${n}, close bracket, and, open bracket, x plus ${m}, close bracket, is 0, and x is not negative, so x is ${n}. Part d: two halves of parabolas, mirror images in y equals x. f begins on the x axis at ${fractionInWords(-q, p)}, where y is 0, and meets the y axis at ${rootSaid}. f inverse begins on the y axis at ${fractionInWords(-q, p)}, where x is 0, and meets the x axis at ${rootSaid}. Part e: x greater than ${n}.`,
          answers: [
            final('a', inequality('f(x) ≥ 0', 'f(x)')),
            final('b', inequality('x ≥ 0'), 'domain'),
            final('c', inAnyOrder([n], { name: 'x' })),
            final('e', inequality(`x > ${n}`)),
          ],
          verify() {
            const back = (y: number) => (y * y - q) / p
            const own = roots((x) => f(x) - x, end + 1e-6, 40.001, 3001)
            const met = roots((x) => f(x) - back(x), 0.0013, 40.001, 3001)
            return compared(
              ['the inverse', f(back(2.6)), 2.6],
              ['how many', own.length, 1],
              ['x', own[0] ?? 0, n],
              ['how often they meet', met.length, 1],
              ['beyond it', Math.sign(back(n + 1) - f(n + 1)), 1],
              ['before it', Math.sign(back(n / 2) - f(n / 2)), -1],
              ['the end', f(end), 0],
            )
          },
        }
      },
    },
  }),
)
