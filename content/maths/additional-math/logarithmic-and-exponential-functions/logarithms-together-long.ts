// Long questions on logarithms of one base: a difference with a least value, and a chord of the curve of a logarithm.

import { log, roots } from '../../kit/checking.ts'
import { compared } from '../../kit/comparing.ts'
import { equation, final, inAnyOrder, inequality, number } from '../../kit/final-answers.ts'
import { laidOut } from '../../kit/layout.ts'
import { fraction, lowestTerms, rounded } from '../../kit/numbers.ts'
import { shown, spoken } from '../../kit/quadratics.ts'
import { typedFraction } from '../../kit/typed.ts'
import { plain, typst } from '../../kit/typst.ts'
import { fractionInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'

/** A curve of a logarithm with a chord, whatever its base: the figure is not to scale. */
const chordFigure = (): string => {
  const at = (x: number, height = Math.log(x)) => `(${rounded(x)}, ${rounded(height)})`
  const [a, b] = [1.5, 7.5]
  const [middle, half] = [(a + b) / 2, (Math.log(a) + Math.log(b)) / 2]
  return [
    '#axes(axis(0, 9, numbers: false, title: $x$), axis(-0.7, 2.5, numbers: false, title: $y$)',
    'grid: false, height: 180pt, curve-of(x => calc.ln(x), from: 0.48, colour: addmaths)',
    `data-line((${at(a)}, ${at(b)})), data-line((${at(middle, half)}, ${at(middle)}), dash: "dashed")`,
    `point(${at(a)}, $A$, side: "above-left"), point(${at(b)}, $B$, side: "above-left")`,
    `point(${at(middle, half)}, $M$, side: "below-right"), point(${at(middle)}, $N$, side: "above-left"))`,
  ].join(', ')
}

export const logarithmsTogether = laidOut(
  defineTemplate({
    id: 'logarithms-together',
    marks: 9,
    calculator: false,
    level: 5,
    cases: {
      'least-value'(random) {
        // (x − p)² = M(x − q) with q − p = mn and M = (m + n)² has x = q + m² and q + n².
        const [m, n, base, k] = random.pick([
          [1, 2, 3, 2],
          [1, 3, 2, 4],
          [1, 4, 5, 2],
          [2, 3, 5, 2],
          [1, 3, 4, 2],
        ] as const)
        const p = random.integer(1, 3)
        const [d, M] = [m * n, (m + n) ** 2]
        const q = p + d
        const [first, second] = [q + m * m, q + n * n]
        const quadratic = { a: 1, b: -(2 * p + M), c: p * p + q * M }
        const f = (x: number) => 2 * log(x - p, base) - log(x - q, base)
        const lg = `log_${base}`
        const expression = `2 ${lg} (x − ${p}) − ${lg} (x − ${q})`
        const base_ = `the logarithm to base ${base} of`
        const said = `2 times ${base_}, open bracket, x minus ${p}, close bracket, minus ${base_}, open bracket, x minus ${q}, close bracket`
        return {
          question: typst`
The function $f$ is defined by $f(x) = ${expression}$.
#part("a", 1)[State the set of values of $x$ for which $f(x)$ exists.]
#part("b", 3)[Show that $f(x) = ${k}$ leads to the equation $${shown(quadratic)} = 0$.]
#part("c", 2)[Hence solve the equation $f(x) = ${k}$.]
#part("d", 3)[Show that $f(x) = c$ leads to a quadratic equation with real solutions only if $${base}^c >= ${4 * d}$, and hence state the least value of $f(x)$.]`,
          answer: typst`
#part("a")[#working("B1")[#result[$x > ${q}$]]]
#part("b")[
#working("M1")[$${lg} display((x − ${p})^2/(x − ${q})) = ${k}$]
#working("M1 dep")[$(x − ${p})^2 = ${base}^${k} (x − ${q})$]
#working("A1")[$x^2 − ${2 * p}x + ${p * p} = ${M}x − ${M * q}$, \
so $${shown(quadratic)} = 0$]]
#part("c")[
#working("M1")[$(x − ${first})(x − ${second}) = 0$]
#working("A1")[#result[$x = ${first}$] and #result[$x = ${second}$], both greater than ${q}]]
#part("d")[
#working("M1")[with $K = ${base}^c$: $(x − ${p})^2 = K(x − ${q})$ \
$x^2 − (${2 * p} + K)x + ${p * p} + ${q}K = 0$]
#working("A1")[discriminant $(${2 * p} + K)^2 − 4(${p * p} + ${q}K)$ \
$= K^2 − ${4 * d}K = K(K − ${4 * d})$; $K > 0$, so it is not negative only if $K >= ${4 * d}$]
#working("B1")[least value #result[$${lg} ${4 * d}$] #h(3pt) _oe_]]`,
          alt: plain`The function f is defined by f of x equals ${said}. Part a: state the set of values of x for which f of x exists. Part b: show that f of x equals ${k} leads to the equation ${spoken(quadratic)} equals 0. Part c: hence solve the equation f of x equals ${k}. Part d: show that f of x equals c leads to a quadratic equation with real solutions only if ${base} to the power c is greater than or equal to ${4 * d}, and hence state the least value of f of x.`,
          answerAlt: plain`Part a: x greater than ${q}. Part b: the square of, open bracket, x minus ${p}, close bracket, is ${M} times, open bracket, x minus ${q}, close bracket; multiply out. Part c: x is ${first} or ${second}. Part d: with K for ${base} to the power c, the discriminant is K times, open bracket, K minus ${4 * d}, close bracket. The least value of f of x is the logarithm to base ${base} of ${4 * d}.`,
          answers: [
            final('a', inequality(`x > ${q}`)),
            final('c', inAnyOrder([first, second], { name: 'x' })),
            final('d', number(`ln(${4 * d})/ln(${base})`), 'least value'),
          ],
          verify() {
            const found = roots((x) => f(x) - k, q + 0.0013, q + 60.0017, 3001)
            const values = Array.from({ length: 6000 }, (_, i) => f(q + (i + 1) / 100))
            return compared(
              ['how many', found.length, 2],
              ['first', found[0] ?? 0, first],
              ['second', found[1] ?? 0, second],
              ['the least', Math.min(...values), log(4 * d, base)],
              ['the quadratic', first * first + quadratic.b * first + quadratic.c, 0],
            )
          },
        }
      },
      'chord-of-a-logarithm'(random) {
        // A and B on y = log_b x at x = a and x = b^m a, with m even.
        const [b, m] = random.pick([
          [2, 2],
          [3, 2],
          [2, 4],
          [5, 2],
          [4, 2],
        ] as const)
        const r = b ** m
        const lg = `log_${b}`
        const [up, along] = lowestTerms(m, r - 1)
        // For a = b the line has the gradient m/((r − 1)b) and passes through (b, 1).
        const [slopeTop, slopeBottom] = lowestTerms(m, (r - 1) * b)
        const meets = [r - 1 - m, r - 1] as const
        const gap = lowestTerms(1 + r, 2 * b ** (m / 2))
        const y = (x: number) => log(x, b)
        return {
          question: typst`
The diagram shows the curve $y = ${lg} x$. The points $A$ and $B$ are on the curve. The $x$-coordinate of $A$ is $a$ and the $x$-coordinate of $B$ is $${r}a$. $M$ is the midpoint of $A B$, and $N$ is the point of the curve with the same $x$-coordinate as $M$.
#not-to-scale
${chordFigure()}
#part("a", 2)[Show that the gradient of $A B$ is
$ ${up}/(${along === 1 ? '' : along}a). $]
#part("b", 2)[Find the equation of the line $A B$ when $a = ${b}$.]
#part("c", 3)[Find the exact value of $a$ for which the line $A B$ passes through the origin.]
#part("d", 2)[Show that the length of $M N$ does not depend on $a$, and find its exact value.]`,
          answer: typst`
#part("a")[
#working("M1")[$display((${lg} (${r}a) − ${lg} a)/(${r}a − a))$, and $${lg} (${r}a) = ${m} + ${lg} a$]
#working("A1")[$= display(${m}/(${r - 1}a))${m === up ? '' : ` = display(${up}/(${along === 1 ? '' : along}a))`}$]]
#part("b")[
#working("M1")[$A(${b}, 1)$ and the gradient $${fraction(slopeTop, slopeBottom)}$: \
$y − 1 = ${fraction(slopeTop, slopeBottom)}(x − ${b})$]
#working("A1 oe")[#result[$y = ${fraction(slopeTop, slopeBottom)} x + ${fraction(...meets)}$]]]
#part("c")[
#working("M1")[gradient of $O A$: $display((${lg} a)/a)$, or $${lg} a$ and the gradient in $y = m x$]
#working("M1")[$display((${lg} a)/a) = display(${up}/(${along === 1 ? '' : along}a))$, so $${lg} a = ${fraction(up, along)}$]
#working("A1")[#result[$a = ${b}^(${up}/${along})$]]]
#part("d")[
#working("M1")[$N$: $${lg} display((${r + 1}a)/2)$, and $M$: $${lg} a + ${m / 2}$]
#working("A1")[$M N = ${lg} display(${r + 1}/2) + ${lg} a − ${lg} a − ${m / 2}$ \
$=$ #result[$${lg} display(${r + 1}/2) − ${m / 2}$], without $a$ #h(3pt) _oe_]
#note[It is also $${lg} ${fraction(...gap)}$.]]`,
          alt: plain`A diagram shows the curve y equals the logarithm to base ${b} of x. The points A and B are on the curve. The x coordinate of A is a and the x coordinate of B is ${r} a. M is the midpoint of AB, and N is the point of the curve with the same x coordinate as M, above M. Part a: show that the gradient of AB is ${up} over, ${along === 1 ? '' : `${along} `}a. Part b: find the equation of the line AB when a is ${b}. Part c: find the exact value of a for which the line AB passes through the origin. Part d: show that the length of MN does not depend on a, and find its exact value.`,
          answerAlt: plain`Part a: the logarithm of ${r} a is ${m} more than the logarithm of a, and the difference of the x coordinates is ${r - 1} a. Part b: A has x ${b} and y 1, so y is ${fractionInWords(slopeTop, slopeBottom)} times x, plus ${fractionInWords(...meets)}. Part c: the logarithm of a to base ${b} is ${fractionInWords(up, along)}, so a is ${b} to the power ${fractionInWords(up, along)}. Part d: the logarithm to base ${b} of, open bracket, ${r + 1} over 2, close bracket, minus ${m / 2}, which is the logarithm of ${fractionInWords(...gap)}.`,
          answers: [
            final(
              'b',
              equation(`y = (${typedFraction(slopeTop, slopeBottom)})x + ${typedFraction(...meets)}`),
            ),
            final('c', number(`${b}^(${up}/${along})`), 'a'),
            final('d', number(`ln(${r + 1}/2)/ln(${b}) - ${m / 2}`), 'MN'),
          ],
          verify() {
            const between = (a: number) => y((a + r * a) / 2) - (y(a) + y(r * a)) / 2
            const slope = (a: number) => (y(r * a) - y(a)) / (r * a - a)
            const a = b ** (up / along)
            const line = (x: number) => (slopeTop / slopeBottom) * x + meets[0] / meets[1]
            return compared(
              ['the gradient', slope(1.7), up / (along * 1.7)],
              ['the line at A', line(b), 1],
              ['the line at B', line(r * b), 1 + m],
              ['through the origin', y(a) - slope(a) * a, 0],
              ['MN', between(0.8), log(gap[0] / gap[1], b)],
              ['MN again', between(3.9), between(0.8)],
            )
          },
        }
      },
    },
  }),
)
