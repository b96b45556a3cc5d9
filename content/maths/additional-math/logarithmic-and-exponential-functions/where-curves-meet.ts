// Points where two curves meet, and lengths and areas between points whose coordinates are logarithms.

import { agree, distance, gradient, polygonArea, roots } from '../../kit/checking.ts'
import { coordinates, final, number } from '../../kit/final-answers.ts'
import { place } from '../../kit/quadratics.ts'
import { typedFraction } from '../../kit/typed.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'
import { eTo, fractionAnswer, logarithmSpoken, tall } from './notation.ts'
import { dot, exponentialCurve, line, logarithmCurve, origin, type Plot, plane } from './plots.ts'

export const curvesMeet = defineTemplate({
  id: 'where-curves-meet',
  marks: 5,
  calculator: false,
  level: 4,
  cases: {
    exponentials(random) {
      const [p, q] = random.pick([
        [2, 3],
        [2, 4],
        [2, 5],
        [3, 4],
        [3, 5],
      ] as const)
      // e^x + pq e^(−x) = p + q at x = ln p and ln q.
      const [sum, times] = [p + q, p * q]
      const [a, b] = [Math.log(p), Math.log(q)]
      const [high, low] = [p, q].map((u) => sum - u) as [number, number]
      const plot: Plot = { x: [-0.5, b + 0.75], y: [-0.14 * times, times * 0.85], height: 200 }
      const picture = plane(
        plot,
        exponentialCurve({ k: -1, n: 1, a: sum }, 'maths'),
        exponentialCurve({ k: times, n: -1, a: 0 }),
        dot(a, high, 'A', 'above-right'),
        dot(b, low, 'B', 'above-right'),
        origin(),
      )
      return {
        question: typst`
The diagram shows the curves $y = ${times} ${eTo('−x')}$ and $y = ${sum} − ${eTo('x')}$, which meet at $A$ and $B$.
${picture}
Find the exact coordinates of $A$ and $B$. #marks(5)`,
        answer: typst`
#working("M1")[$${times} ${eTo('−x')} = ${sum} − ${eTo('x')}$]
#note[Multiply every term by $${eTo('x')}$, and let $u = ${eTo('x')}$.]
#working("M1")[$u^2 − ${sum}u + ${times} = 0$]
#working("A1")[$(u − ${p})(u − ${q}) = 0$ #linebreak() $x = ln ${p}$ or $x = ln ${q}$]
#working("M1")[$y = ${sum} − ${p} = ${high}$ and $y = ${sum} − ${q} = ${low}$]
#working("A1")[$A$ #result[$(ln ${p}, ${high})$], $B$ #result[$(ln ${q}, ${low})$]]`,
        alt: plain`The diagram shows two falling curves, y equals ${times} times e to the power minus x, and y equals ${sum} minus e to the power x. They meet at A and, further right and lower, at B. Find the exact coordinates of A and B.`,
        answerAlt: plain`Multiplying by e to the power x gives a quadratic with the roots ${p} and ${q}. So A is at x natural log of ${p}, y ${high}, and B is at x natural log of ${q}, y ${low}.`,
        answers: [
          final('', coordinates(`ln(${p})`, high), 'A'),
          final('', coordinates(`ln(${q})`, low), 'B'),
        ],
        verify: () => {
          const found = roots((u) => times * Math.exp(-u) - sum + Math.exp(u), 0.0003, 2.5007, 900)
          return found.length === 2 && agree(found[0] ?? 0, a, 1e-6) && agree(found[1] ?? 0, b, 1e-6)
            ? null
            : `they meet at ${found.join(', ')}`
        },
      }
    },
    logarithms(random) {
      // 2 ln x = ln(px + q) at x = r.
      const [r, s] = random.until(
        () => [random.integer(3, 6), random.integer(1, 4)] as const,
        ([r, s]) => s < r,
      )
      const [x, other, p, q] = [r, s, r - s, r * s]
      const plot: Plot = {
        x: [-q / p - 0.7, x * 1.6],
        y: [-1.6 * Math.log(x), 3.1 * Math.log(x)],
        height: 200,
      }
      const inside = `${p === 1 ? '' : p}x + ${q}`
      const linear = { k: 1, a: p, b: q }
      return {
        question: typst`
The diagram shows the curves $y = 2 ln x$ and $y = ln(${inside})$, which meet at $P$. The second curve crosses the $x$-axis at $Q$.
${plane(plot, logarithmCurve({ k: 2, a: 1, b: 0 }, plot), logarithmCurve(linear, plot, 'maths'), dot(x, 2 * Math.log(x), 'P', 'above-left'), dot((1 - q) / p, 0, 'Q', 'above-left'), origin())}
#part("a", 4)[Find the exact coordinates of $P$.]
#part("b", 1)[Find the $x$-coordinate of $Q$.]`,
        answer: typst`
#part("a")[
#working("M1")[$2 ln x = ln x^2 = ln(${inside})$]
#working("M1")[$x^2 = ${inside}$]
#working("A1")[$(x − ${x})(x + ${other}) = 0$]
#note[$x = −${other}$ has no logarithm.]
#working("A1")[$P$ #result[$(${x}, 2 ln ${x})$]]]
#part("b")[#working("B1")[$${inside} = 1$: $x =$ ${fractionAnswer(1 - q, p)}]]`,
        alt: plain`The diagram shows the curves y equals 2 times the natural log of x, and y equals ${logarithmSpoken(linear)}. They meet at P. The second curve crosses the x axis at Q. Part a: find the exact coordinates of P. Part b: find the x coordinate of Q.`,
        answerAlt: plain`Part a: x squared equals ${p === 1 ? '' : p} x plus ${q}. The roots are ${x} and minus ${other}, and only ${x} has a logarithm. So P is at x ${x}, y 2 times the natural log of ${x}. Part b: at Q, x is ${1 - q} over ${p}${(1 - q) % p === 0 ? plain`, which is ${(1 - q) / p}` : ''}.`,
        answers: [final('a', coordinates(x, `2 ln(${x})`), 'P'), final('b', number(typedFraction(1 - q, p)))],
        verify: () => {
          const found = roots((u) => 2 * Math.log(u) - Math.log(p * u + q), 0.0003, 20.0007, 900)
          return found.length === 1 && agree(found[0] ?? 0, x, 1e-6)
            ? null
            : `they meet at ${found.join(', ')}`
        },
      }
    },
  },
})

export const exactMeasures = defineTemplate({
  id: 'exact-lengths-and-areas',
  marks: 4,
  calculator: false,
  level: 3,
  cases: {
    trapezium(random) {
      const [n, p, c] = [2, random.integer(2, 4), random.integer(1, 3)]
      // y = e^(2x) + c from x = 0 to ln p.
      const [x, start, end] = [Math.log(p), 1 + c, p * p + c]
      const total = start + end
      const area = total % 2 === 0 ? `${total / 2} ln ${p}` : `display(${total}/2) ln ${p}`
      const plot: Plot = { x: [-x * 0.45, x * 1.5], y: [-0.14 * end, end * 1.25], height: 210 }
      const picture = plane(
        plot,
        `region(${place(0, 0)}, ${place(x, 0)}, ${place(x, end)}, ${place(0, start)})`,
        line(0, start, x, end),
        line(x, 0, x, end),
        exponentialCurve({ k: 1, n, a: c }),
        dot(0, start, 'A', 'above-left'),
        dot(x, end, 'B', 'above-left'),
        dot(x, 0, 'C', 'below'),
        origin(),
      )
      return {
        question: typst`
The curve $y = ${eTo('2x')} + ${c}$ crosses the $y$-axis at $A$ and the line $x = ln ${p}$ at $B$. The line meets the $x$-axis at $C$, and $O$ is the origin.
${picture}
Find the exact area of the trapezium $O A B C$. #marks(4)`,
        answer: typst`
#working("B1")[$A(0, ${start})$]
#working("B1")[At $B$: $y = ${eTo(`2 ln ${p}`)} + ${c} = ${p * p} + ${c} = ${end}$]
#working("M1")[$ display(1/2)(${start} + ${end}) times ln ${p} $]
#working("A1")[Area $=$ ${total % 2 === 0 ? `#result[$${area}$]` : tall(area)}]`,
        alt: plain`The curve y equals e to the power 2 x, plus ${c}, crosses the y axis at A and the line x equals the natural log of ${p} at B. The line meets the x axis at C, and O is the origin. Find the exact area of the trapezium O A B C.`,
        answerAlt: plain`A is at y ${start}, and at B the value of y is ${p * p} plus ${c}, which is ${end}. The area is half of the sum ${total}, times the natural log of ${p}: ${total % 2 === 0 ? total / 2 : plain`${total} over 2`} times the natural log of ${p}.`,
        answers: [final('', number(`${typedFraction(total, 2)} ln(${p})`))],
        verify: () => {
          const found = polygonArea([0, 0], [x, 0], [x, Math.exp(2 * x) + c], [0, 1 + c])
          return agree(found, (total / 2) * x, 1e-8) ? null : `the area is ${found}`
        },
      }
    },
    chord(random) {
      const [n, p, c] = [random.integer(2, 3), random.integer(2, 4), random.integer(1, 3)]
      // y = n ln x + c from x = p to p^3, chord.
      const [left, right] = [p, p ** 3]
      const [low, high] = [n * Math.log(left) + c, n * Math.log(right) + c]
      const run = right - left
      const [top, bottom] = [2 * n, run]
      const shared = [6, 4, 3, 2].find((k) => top % k === 0 && bottom % k === 0) ?? 1
      const slope = `display((${top / shared === 1 ? '' : `${top / shared} `}ln ${p})/${bottom / shared})`
      const plot: Plot = { x: [-right * 0.12, right * 1.2], y: [-0.18 * high, high * 1.2], height: 190 }
      return {
        question: typst`
The diagram shows the curve $y = ${c} + ${n} ln x$ and the chord $A B$. The $x$-coordinates of $A$ and $B$ are ${left} and ${right}.
${plane(plot, logarithmCurve({ k: n, a: Math.round(Math.exp(c / n) * 1e6) / 1e6, b: 0 }, plot), line(left, low, right, high), dot(left, low, 'A', 'above-left'), dot(right, high, 'B', 'above-left'), origin())}
Find the exact gradient of $A B$, in the form $k ln ${p}$. #marks(4)`,
        answer: typst`
#working("B1")[At $A$: $y = ${c} + ${n} ln ${left}$]
#working("B1")[At $B$: $y = ${c} + ${n} ln ${p}^3 = ${c} + ${3 * n} ln ${p}$]
#working("M1")[$ display((${c} + ${3 * n} ln ${p} − (${c} + ${n} ln ${p}))/(${right} − ${left})) = display((${top} ln ${p})/${bottom}) $]
#working("A1")[Gradient $=$ ${shared === bottom ? `#result[$${top / shared} ln ${p}$]` : tall(slope)}]`,
        alt: plain`The diagram shows the curve y equals ${c} plus ${n} times the natural log of x, and the chord A B. The x coordinates of A and B are ${left} and ${right}. Find the exact gradient of A B, in the form k times the natural log of ${p}.`,
        answerAlt: plain`At A, y is ${c} plus ${n} times the natural log of ${p}. At B, y is ${c} plus ${3 * n} times the natural log of ${p}. The gradient is ${top / shared === 1 ? '' : `${top / shared} times`} the natural log of ${p}, over ${bottom / shared}.`,
        answers: [final('', number(`${typedFraction(top, bottom)} ln(${p})`))],
        verify: () => {
          const f = (x: number) => n * Math.log(x) + c
          const chord = distance([left, f(left)], [right, f(right)])
          const found = Math.sqrt((chord / run) ** 2 - 1)
          return agree(found, (top * Math.log(p)) / bottom, 1e-6) && gradient(f, p) > found
            ? null
            : `the gradient is ${found}`
        },
      }
    },
  },
})
