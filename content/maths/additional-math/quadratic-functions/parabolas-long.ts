// Long questions on parabolas: an arch with a cable that touches it, and a family of curves through one point.

import { gradient, polygonArea, roots } from '../../kit/checking.ts'
import { compared } from '../../kit/comparing.ts'
import { coordinates, final, inAnyOrder, inequality, number } from '../../kit/final-answers.ts'
import { laidOut } from '../../kit/layout.ts'
import { minus, terms } from '../../kit/numbers.ts'
import { added, rounded } from '../../kit/quadratics.ts'
import { plain, typst } from '../../kit/typst.ts'
import { termsInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'

export const parabolasInFull = laidOut(
  defineTemplate({
    id: 'parabolas-in-full',
    marks: 12,
    calculator: false,
    level: 5,
    cases: {
      'arch-and-cable'(random) {
        // y = x(L − x)/K; the line y = x + c touches it at x = (L − K)/2. The arch has the height h at x = near.
        const [L, K, near, boat] = random.pick([
          [20, 10, 4, 13],
          [20, 10, 3, 12],
          [12, 4, 2, 7],
          [16, 8, 2, 13],
          [12, 6, 3, 5],
          [24, 12, 3, 16],
        ] as const)
        const top = (L * L) / (4 * K)
        const h = (near * (L - near)) / K
        const far = L - near
        const c = (L - K) ** 2 / (4 * K)
        const touch = (L - K) / 2
        const high = touch + c
        const arch = (x: number) => (x * (L - x)) / K
        const end = touch + 0.22 * L
        return {
          question: typst`
The arch of a bridge over a canal is a parabola. It stands on the water at $A$ and $B$, which are ${L}~m apart, and its highest point is ${top}~m above the water. At a horizontal distance of $x$~m from $A$, the arch is $y$~m above the water. A straight cable begins at the top of a vertical post at $A$ and just touches the arch at the point $T$. The line of the cable is $y = x + c$.
#axes(axis(${rounded(-0.09 * L)}, ${rounded(1.1 * L)}, numbers: false, title: $x$), axis(${rounded(-0.06 * L)}, ${rounded(top + c + 0.05 * L)}, numbers: false, title: $y$), grid: false, equal: true, curve-of(x => x * (${L} - x) / ${K}, from: 0, to: ${L}, colour: addmaths), curve-of(x => x + ${c}, from: 0, to: ${rounded(end)}), edge((0, 0), (0, ${c}), body: $c$), point((0, 0), $A$, side: "below-left", mark: false), point((${L}, 0), $B$, side: "below", mark: false), point((${touch}, ${high}), $T$, side: "below-right"))
#part("a", 3)[Show that $ y = 1/${K} x(${L} − x). $]
#part("b", 3)[Find the range of values of $x$ for which the arch is at least ${h}~m above the water.]
#part("c", 1)[A boat is ${boat}~m wide, and over its whole width it is ${h}~m high above the water. State, with a reason, whether the boat can pass under the arch.]
#part("d", 3)[Find the height of the post.]
#part("e", 2)[Find the coordinates of $T$.]`,
          answer: typst`
#part("a")[
#working("M1")[$y = 0$ at $x = 0$ and at $x = ${L}$, so $y = k x(${L} − x)$]
#working("M1")[$y = ${top}$ at $x = ${L / 2}$: $${top} = k times ${L / 2} times ${L / 2}$]
#working("A1")[$k = display(1/${K})$, so #result[$y = display(1/${K}) x(${L} − x)$]]]
#part("b")[
#working("M1")[$x(${L} − x) >= ${h * K}$]
#working("M1 dep")[$x^2 − ${L}x + ${h * K} <= 0$ \
$(x − ${near})(x − ${far}) <= 0$]
#working("A1")[#result[$${near} <= x <= ${far}$]]]
#part("c")[#working("B1 FT")[#result[${boat <= far - near ? 'Yes' : 'No'}]: the arch is high enough over a width of $${far} − ${near} = ${far - near}$~m, which is ${boat <= far - near ? 'more' : 'less'} than ${boat}~m.]]
#part("d")[
#working("M1")[$display(1/${K}) x(${L} − x) = x + c$]
#working("M1 dep")[$x^2 − ${L - K}x + ${K}c = 0$ \
discriminant: $${L - K}^2 − ${4 * K}c = 0$]
#working("A1")[$c = ${c}$: #result[${c} m]]
#scheme[Or: *M1* for $display((dif y)/(dif x)) = display(1/${K})(${L} − 2x) = 1$ and *M1* for putting $x = ${touch}$ into both equations.]]
#part("e")[
#working("M1 FT")[$(x − ${touch})^2 = 0$]
#working("A1")[#result[$T(${touch}, ${high})$]]]`,
          alt: plain`The arch of a bridge over a canal is a parabola. It stands on the water at A and B, which are ${L} metres apart, and its highest point is ${top} metres above the water. At a horizontal distance of x metres from A, the arch is y metres above the water. A straight cable begins at the top of a vertical post at A and just touches the arch at the point T. The line of the cable is y equals x plus c. Part a: show that y is 1 over ${K}, times x, times, open bracket, ${L} minus x, close bracket. Part b: find the range of values of x for which the arch is at least ${h} metres above the water. Part c: a boat is ${boat} metres wide, and over its whole width it is ${h} metres high above the water. State, with a reason, whether the boat can pass under the arch. Part d: find the height of the post. Part e: find the coordinates of T.`,
          answerAlt: plain`Part a: y is k times x times, open bracket, ${L} minus x, close bracket, and it is ${top} when x is ${L / 2}, so k is 1 over ${K}. Part b: x squared minus ${L} x plus ${h * K} is at most 0, so x is from ${near} to ${far}. Part c: ${boat <= far - near ? 'yes' : 'no'}, because the arch is high enough over a width of ${far - near} metres. Part d: the discriminant of x squared minus ${L - K} x plus ${K} c is 0, so c is ${c}: the post is ${c} metres high. Part e: T is (${touch}, ${high}).`,
          answers: [
            final('b', inequality(`${near} ≤ x ≤ ${far}`)),
            final('d', number(c, { unit: 'm' })),
            final('e', coordinates(touch, high), 'T'),
          ],
          verify() {
            const found = roots((x) => arch(x) - h, 0.013, L - 0.011, 3989)
            const steep = roots((x) => gradient(arch, x) - 1, 0.013, L - 0.011, 3989)[0] ?? 0
            return compared(
              ['the feet', arch(0) + arch(L), 0],
              ['the top', arch(L / 2), top],
              ['from', found[0] ?? 0, near],
              ['to', found[1] ?? 0, far],
              ['where it touches', steep, touch],
              ['how high', arch(steep), high],
              ['the post', arch(steep) - steep, c],
            )
          },
        }
      },
      'through-one-point'(random) {
        // y = x² + (k + a)x + (bk + d) has the discriminant (k − low)(k − high) and passes through (−b, b² − ab + d).
        const [a, b, d, low, high] = random.pick([
          [-3, 1, 0, 1, 9],
          [1, 2, -1, 1, 5],
          [1, 2, 2, -1, 7],
          [-1, 1, 2, -1, 7],
          [2, 2, 4, -2, 6],
        ] as const)
        const [pointX, pointY] = [-b, b * b - a * b + d]
        const [A, B] = [-(low + a) / 2, -(high + a) / 2]
        const length = (high - low) / 2
        const area = (length * pointY) / 2
        const inner = terms([1, 'k'], [a, ''])
        const last = terms([b, 'k'], [d, ''])
        const spokenLast = termsInWords([b, 'k'], [d, ''])
        const spokenInner = termsInWords([1, 'k'], [a, ''])
        const curve = (k: number) => (x: number) => x * x + (k + a) * x + b * k + d
        const code = (x: number) => `x => (x - (${x})) * (x - (${x}))`
        const room = Math.max(2.2, Math.sqrt(pointY * 1.6))
        return {
          question: typst`
The equation of a curve is $y = x^2 + (${inner})x + ${last}$, where $k$ is a constant.
#part("a", 4)[Find the two values of $k$ for which the curve touches the $x$-axis.]
#part("b", 2)[Find the set of values of $k$ for which the whole curve is above the $x$-axis.]
#part("c", 3)[The curve touches the $x$-axis at the point $A$ for one of the values of $k$ in part (a), and at the point $B$ for the other one. Find the length of $A B$.]
#part("d", 2)[Show that the curve passes through the point $C(${minus(pointX)}, ${pointY})$ for every value of $k$.]
#part("e", 1)[Find the area of triangle $A B C$.]`,
          answer: typst`
#part("a")[
#working("M1")[discriminant: $(${inner})^2 − 4(${last})$]
#working("A1")[$${terms([1, 'k^2'], [-(low + high), 'k'], [low * high, ''])} = 0$]
#working("M1 dep")[$(${terms([1, 'k'], [-low, ''])})(${terms([1, 'k'], [-high, ''])}) = 0$]
#working("A1")[#result[$k = ${minus(low)}$] and #result[$k = ${high}$]]]
#part("b")[
#working("M1")[discriminant negative: between their two values]
#working("A1 FT")[#result[$${minus(low)} < k < ${high}$]]]
#part("c")[
#working("M1")[equal roots: $x = −display((${inner})/2)$ #h(3pt) _oe_]
#working("A1")[$x = ${minus(A)}$ for $k = ${minus(low)}$ and $x = ${minus(B)}$ for $k = ${high}$]
#working("A1")[$A B =$ #result[${length}]]]
#part("d")[
#working("M1")[at $x = ${minus(pointX)}$: $y = ${b * b} ${b === 1 ? '−' : `− ${b}`}(${inner}) + ${last}$]
#working("A1")[$= ${b * b} ${added(-a * b)} ${added(d)} = ${pointY}$, because the terms in $k$ cancel]]
#part("e")[
#axes(axis(${rounded(Math.min(B, pointX) - room)}, ${rounded(Math.max(A, 0) + room)}, numbers: false, title: $x$), axis(${rounded(-0.16 * pointY)}, ${rounded(1.5 * pointY)}, numbers: false, title: $y$), grid: false, height: 150pt, curve-of(${code(A)}, colour: addmaths), curve-of(${code(B)}, colour: maths), point((${A}, 0), $A$, side: "below"), point((${B}, 0), $B$, side: "below"), point((${pointX}, ${pointY}), $C$, side: "left"))
#working("B1 FT")[$display(1/2) times ${length} times ${pointY} =$ #result[${area}]]]`,
          alt: plain`The equation of a curve is y equals x squared plus, open bracket, ${spokenInner}, close bracket, times x, plus ${spokenLast}, where k is a constant. Part a: find the two values of k for which the curve touches the x axis. Part b: find the set of values of k for which the whole curve is above the x axis. Part c: the curve touches the x axis at the point A for one of the values of k in part a, and at the point B for the other one. Find the length of AB. Part d: show that the curve passes through the point C (${pointX}, ${pointY}) for every value of k. Part e: find the area of triangle ABC.`,
          answerAlt: plain`Part a: the discriminant is ${termsInWords([1, 'k squared'], [-(low + high), 'k'], [low * high, ''])}, so k is ${low} or ${high}. Part b: k between ${low} and ${high}. Part c: the equal roots are minus half of, open bracket, ${spokenInner}, close bracket, which is ${A} and ${B}, so AB is ${length}. Part d: when x is ${pointX} the terms in k cancel, and y is ${pointY}. Part e: half of ${length} times ${pointY} is ${area}.`,
          answers: [
            final('a', inAnyOrder([low, high], { name: 'k' })),
            final('b', inequality(`${low} < k < ${high}`, 'k')),
            final('c', number(length), 'AB'),
            final('e', number(area)),
          ],
          verify() {
            const least = (k: number) => {
              const f = curve(k)
              const [turn = 0] = roots((x) => gradient(f, x), -30.003, 30.001, 4003)
              return [turn, f(turn)] as const
            }
            return compared(
              ['touches at A', least(low)[1], 0],
              ['touches at B', least(high)[1], 0],
              ['A', least(low)[0], A],
              ['B', least(high)[0], B],
              ['above', Math.sign(least((low + high) / 2)[1]), 1],
              ['below', Math.sign(least(low - 1)[1]) + Math.sign(least(high + 1)[1]), -2],
              ['C', curve(3.7)(pointX), pointY],
              ['C again', curve(-11)(pointX), pointY],
              ['the area', polygonArea([A, 0], [B, 0], [pointX, pointY]), area],
            )
          },
        }
      },
    },
  }),
)
