// Long questions in which a cubic describes something: a box that is folded from a sheet, and the level of a reservoir.

import { roots } from '../../kit/checking.ts'
import { compared } from '../../kit/comparing.ts'
import { final, inAnyOrder, number } from '../../kit/final-answers.ts'
import { laidOut } from '../../kit/layout.ts'
import { minus, rounded, surd } from '../../kit/numbers.ts'
import { drawn, product, shown, spoken, valueAt } from '../../kit/polynomials.ts'
import { added } from '../../kit/quadratics.ts'
import { typedPair } from '../../kit/typed.ts'
import { plain, typst } from '../../kit/typst.ts'
import { surdInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'

/** The net of the box as it lies on the sheet: corners cut off, folds dashed. */
const sheetOf = (long: number, wide: number, cut: number): string => {
  const corners = [
    [cut, 0],
    [long - cut, 0],
    [long - cut, cut],
    [long, cut],
    [long, wide - cut],
    [long - cut, wide - cut],
    [long - cut, wide],
    [cut, wide],
    [cut, wide - cut],
    [0, wide - cut],
    [0, cut],
    [cut, cut],
  ]
  const at = (x: number, y: number) => `(${rounded(x)}, ${rounded(y)})`
  const fold = (a: string, b: string) => `edge(${a}, ${b}, dash: "dashed")`
  const inner = [at(cut, cut), at(long - cut, cut), at(long - cut, wide - cut), at(cut, wide - cut)] as const
  return `#not-to-scale
#sketch(polygon-of(${corners.map(([x = 0, y = 0]) => at(x, y)).join(', ')}), ${fold(inner[0], inner[1])}, ${fold(inner[1], inner[2])}, ${fold(inner[2], inner[3])}, ${fold(inner[3], inner[0])}, edge(${at(0, wide)}, ${at(cut, wide)}, dash: "dotted", body: [$x$ cm]), edge(${at(0, wide - cut)}, ${at(0, wide)}, dash: "dotted", body: [$x$ cm]), height: 190pt)`
}

export const cubicsInContext = laidOut(
  defineTemplate({
    id: 'cubics-in-context',
    marks: 11,
    calculator: false,
    level: 4,
    cases: {
      'folded-box'(random) {
        // x(L − 2x)(W − 2x) = V at x = n, and at the smaller of the two surds.
        const [L, W, n] = random.pick([
          [20, 12, 2],
          [16, 10, 1],
          [20, 14, 3],
          [24, 18, 3],
          [30, 20, 3],
          [12, 8, 2],
          [20, 14, 1],
        ] as const)
        const V = n * (L - 2 * n) * (W - 2 * n)
        const [s, q] = [(L + W) / 2, (L * W) / 4]
        const cubic = [1, -s, q, -V / 4]
        const rest = [1, n - s, V / (4 * n)]
        const half = (s - n) / 2
        const under = half * half - V / (4 * n)
        const [small, large] = [half - Math.sqrt(under), half + Math.sqrt(under)]
        const sheet = L * W - 4 * n * n
        const both = `${half} plus.minus ${surd(1, under)}`
        return {
          question: typst`
Squares of side $x$~cm are cut from the four corners of a rectangular sheet of card, which is ${L}~cm long and ${W}~cm wide. The card is folded along the dashed lines to make an open box with a depth of $x$~cm.
${sheetOf(10, (10 * W) / L, 1.7)}
The volume of the box is ${V}~cm³.
#part("a", 3)[Show that $${shown(cubic)} = 0$.]
#part("b", 1)[Show that $x = ${n}$ is a solution of this equation.]
#part("c", 4)[Hence find the other two solutions of the equation, in exact form.]
#part("d", 1)[State, with a reason, which solution of the equation is not a possible depth of the box.]
#part("e", 2)[Find the area of the card that is used for the box with $x = ${n}$.]`,
          answer: typst`
#part("a")[
#working("B1")[the base is $(${L} − 2x)$ cm by $(${W} − 2x)$ cm]
#working("M1")[$x(${L} − 2x)(${W} − 2x) = ${V}$ \
$4x^3 − ${4 * s}x^2 + ${4 * q}x = ${V}$]
#working("A1")[divided by 4: $${shown(cubic)} = 0$]]
#part("b")[#working("B1")[$${n ** 3} − ${s * n * n} + ${q * n} − ${V / 4} = 0$]]
#part("c")[
#working("M1")[$(x − ${n})(x^2 + b x + ${V / (4 * n)})$, or long division]
#working("A1")[$(x − ${n})(${shown(rest)})$]
#working("M1 dep")[$x = display((${s - n} plus.minus sqrt(${(s - n) ** 2} − ${V / n}))/2)$ #h(3pt) _oe_]
#working("A1")[#result[$x = ${both}$]]]
#part("d")[#working("B1 FT")[#result[$x = ${half} + ${surd(1, under)}$]: it is more than ${W / 2}, so that the width $${W} − 2x$ is negative]]
#part("e")[
#working("M1")[$${L} times ${W} − 4 times ${n}^2$ \
or $${L - 2 * n} times ${W - 2 * n} + 2 times ${n}(${L - 2 * n} + ${W - 2 * n})$]
#working("A1")[#result[${sheet} cm²]]]`,
          alt: plain`Squares of side x centimetres are cut from the four corners of a rectangular sheet of card, which is ${L} centimetres long and ${W} centimetres wide. The card is folded to make an open box with a depth of x centimetres. The volume of the box is ${V} cubic centimetres. Part a: show that ${spoken(cubic)} equals 0. Part b: show that x equals ${n} is a solution of this equation. Part c: hence find the other two solutions of the equation, in exact form. Part d: state, with a reason, which solution of the equation is not a possible depth of the box. Part e: find the area of the card that is used for the box with x equal to ${n}.`,
          answerAlt: plain`Part a: x times, open bracket, ${L} minus 2 x, close bracket, times, open bracket, ${W} minus 2 x, close bracket, is ${V}; multiply out and divide by 4. Part b: with x equal to ${n} the left side is 0. Part c: the other factor is ${spoken(rest)}, so x is ${half} plus ${surdInWords(1, under)}, or ${half} minus ${surdInWords(1, under)}. Part d: ${half} plus ${surdInWords(1, under)}, because it is more than ${W / 2} and the width would be negative. Part e: ${sheet} square centimetres.`,
          answers: [
            final('c', inAnyOrder(typedPair(half, under), { name: 'x' })),
            final('d', number(`${half} + √${under}`, { unit: 'cm' }), 'x'),
            final('e', number(sheet, { unit: 'cm²' })),
          ],
          verify() {
            const volume = (x: number) => x * (L - 2 * x) * (W - 2 * x)
            const found = roots((x) => volume(x) - V, 0.0031, L, 9001)
            const wanted = [n, small, large].sort((a, b) => a - b)
            const faces = (L - 2 * n) * (W - 2 * n) + 2 * n * (L - 2 * n) + 2 * n * (W - 2 * n)
            return compared(
              ['the cubic', (volume(1.3) - V) / 4, valueAt(cubic, 1.3)],
              ...wanted.map((x, place) => ['a solution', found[place] ?? 0, x] as const),
              ['too large', Math.sign(large - W / 2), 1],
              ['not too large', Math.sign(W / 2 - Math.max(small, n)), 1],
              ['the card', faces, sheet],
            )
          },
        }
      },
      'level-of-a-reservoir'(random) {
        // w = (t − a)(t − b)(t − c), and w = −abc only at t = 0.
        const [a, b, c] = random.pick([
          [1, 3, 5],
          [1, 4, 6],
          [1, 2, 4],
          [2, 3, 4],
          [2, 4, 6],
          [1, 3, 4],
          [2, 3, 5],
        ] as const)
        const level = product([1, -a], [1, -b], [1, -c])
        const [, p = 0, q = 0, r = 0] = level
        const end = c + 1
        const rest = product([1, -b], [1, -c])
        const disc = p * p - 4 * q
        const room = Math.max(-r, valueAt(level, end))
        return {
          question: typst`
The level of the water in a reservoir $t$~weeks after the beginning of June is $w$~centimetres above its usual level, where
$ w = ${shown(level, 't')} quad "for" 0 <= t <= ${end}. $
When $w$ is negative, the water is below its usual level.
#part("a", 1)[Find how far below its usual level the water is at the beginning of June.]
#part("b", 1)[Show that the water is at its usual level when $t = ${a}$.]
#part("c", 4)[Hence find the two other times at which the water is at its usual level.]
#part("d", 2)[Find the set of values of $t$ for which the water is above its usual level.]
#part("e", 3)[Show that the water is never again as low as at the beginning of June.]`,
          answer: typst`
#part("a")[#working("B1")[$t = 0$: $w = −${-r}$, so #result[${-r} cm]]]
#part("b")[#working("B1")[$${a ** 3} ${added(p * a * a)} ${added(q * a)} − ${-r} = 0$]]
#part("c")[
#working("M1")[$(t − ${a})(t^2 + h t + ${b * c})$, or long division]
#working("A1")[$(t − ${a})(${shown(rest, 't')})$]
#working("M1 dep")[$(t − ${b})(t − ${c}) = 0$]
#working("A1")[#result[$t = ${b}$] and #result[$t = ${c}$]]]
#part("d")[
#axes(axis(0, ${end}, numbers: false, labels: ((${a}, $${a}$), (${b}, $${b}$), (${c}, $${c}$)), title: $t$), axis(${rounded(-room * 1.05)}, ${rounded(room * 1.1)}, numbers: false, title: $w$), grid: false, height: 150pt, curve-of(${drawn(level)}, colour: addmaths))
#working("B1 FT")[#result[$${a} < t < ${b}$]]
#working("B1 FT")[#result[$${c} < t <= ${end}$] #h(3pt) (or $t > ${c}$)]]
#part("e")[
#working("M1")[$${shown(level, 't')} = −${-r}$, so $t(t^2 ${added(p)}t ${added(q)}) = 0$]
#working("M1 dep")[discriminant of the quadratic: \
$(${minus(p)})^2 − 4 times ${q} = ${minus(disc)}$]
#working("A1")[it is negative, so $w = −${-r}$ only for $t = 0$. Later $w > −${-r}$, because $t^2 ${added(p)}t ${added(q)}$ is always positive]]`,
          alt: plain`The level of the water in a reservoir t weeks after the beginning of June is w centimetres above its usual level, where w equals ${spoken(level, 't')}, for t from 0 to ${end}. When w is negative, the water is below its usual level. Part a: find how far below its usual level the water is at the beginning of June. Part b: show that the water is at its usual level when t is ${a}. Part c: hence find the two other times at which the water is at its usual level. Part d: find the set of values of t for which the water is above its usual level. Part e: show that the water is never again as low as at the beginning of June.`,
          answerAlt: plain`Part a: ${-r} centimetres. Part b: with t equal to ${a} the polynomial is 0. Part c: the other factor is ${spoken(rest, 't')}, so t is ${b} or ${c}. Part d: t between ${a} and ${b}, or t greater than ${c}, up to ${end}. Part e: the level is minus ${-r} again only where t squared minus ${-p} t plus ${q} is 0, and its discriminant is ${disc}, which is negative.`,
          answers: [
            final('a', number(-r, { unit: 'cm' })),
            final('c', inAnyOrder([b, c], { name: 't', each: { unit: 'weeks' } })),
            final('d', {
              kind: 'inequality',
              value: `${a} < t < ${b} or ${c} < t ≤ ${end}`,
              or: [`${a} < t < ${b} or t > ${c}`],
              letter: 't',
            }),
          ],
          verify() {
            const w = (t: number) => t ** 3 + p * t * t + q * t + r
            const own = roots(w, 0.0031, end, 9001)
            const later = Array.from({ length: 4000 }, (_, n) => w(((n + 1) * end) / 4000))
            return compared(
              ['at first', w(0), -a * b * c],
              ...[a, b, c].map((t, place) => ['at its usual level', own[place] ?? 0, t] as const),
              ['above', Math.sign(w((a + b) / 2)) + Math.sign(w(end)), 2],
              ['below', Math.sign(w((b + c) / 2)), -1],
              ['never so low again', Math.sign(Math.min(...later) - w(0)), 1],
            )
          },
        }
      },
    },
  }),
)
