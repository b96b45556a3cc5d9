// Long questions on growth and on an equation in powers: a population that settles, and a quadratic that logarithms finish.

import { roots } from '../../kit/checking.ts'
import { compared } from '../../kit/comparing.ts'
import { final, inAnyOrder, number, threeFigures } from '../../kit/final-answers.ts'
import { laidOut } from '../../kit/layout.ts'
import { minus, significant } from '../../kit/numbers.ts'
import { rounded } from '../../kit/quadratics.ts'

import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'

const e = 'upright(e)'

export const exponentialInFull = laidOut(
  defineTemplate({
    id: 'exponential-in-full',
    marks: 12,
    calculator: true,
    level: 5,
    cases: {
      'fish-in-a-pond'(random) {
        // P = L − d e^{−kt}, with the value `at` after `years`.
        const [limit, start, years, at, level, when] = random.pick([
          [900, 300, 4, 700, 850, 10],
          [600, 200, 5, 500, 580, 8],
          [1200, 400, 6, 1000, 1100, 10],
          [800, 300, 3, 600, 750, 5],
        ] as const)
        const d = limit - start
        const ratio = (limit - at) / d
        const k = -Math.log(ratio) / years
        const P = (t: number) => limit - d * Math.exp(-k * t)
        const half = Math.log(d / (limit - level)) / k
        const rate = k * (limit - P(when))
        const inverse = d / (limit - at)
        const shownK = significant(k)
        return {
          question: typst`
Fish are put into a new pond. The number of fish $t$ years later is modelled by
$ P = ${limit} − A ${e}^(−k t), $
where $A$ and $k$ are constants. When $t = 0$ there are ${start} fish.
#part("a", 1)[Find the value of $A$.]
#part("b", 3)[After ${years} years there are ${at} fish. Show that
$ k = 1/${years} ln ${inverse}. $]
#part("c", 2)[Find the number of fish after ${when} years.]
#part("d", 3)[Find the value of $t$ for which there are ${level} fish.]
#part("e", 2)[Sketch the graph of $P$ against $t$ for $t >= 0$, showing its asymptote.]
#part("f", 1)[Explain what the number ${limit} means for the pond.]`,
          answer: typst`
#part("a")[#working("B1")[$${limit} − A = ${start}$, so #result[$A = ${d}$]]]
#part("b")[
#working("M1")[$${limit} − ${d} ${e}^(−${years}k) = ${at}$]
#working("A1")[$${e}^(−${years}k) = display(${limit - at}/${d}) = display(1/${inverse})$]
#working("A1")[$−${years}k = −ln ${inverse}$, so $k = display(1/${years}) ln ${inverse}$]]
#part("c")[
#working("M1")[$k = ${shownK}"…"$: $${limit} − ${d} ${e}^(−${when}k)$ with $t = ${when}$]
#working("A1")[#result[${Math.round(P(when))}] (nearest whole number)]]
#part("d")[
#working("M1")[$${d} ${e}^(−k t) = ${limit - level}$]
#working("M1 dep")[$t = display(1/k) ln display(${d}/${limit - level})$]
#working("A1")[#result[${significant(half)}] (3 s.f.)]]
#part("e")[
#axes(axis(0, ${years * 4}, numbers: false, title: $t$), axis(0, ${rounded(limit * 1.2)}, numbers: false, labels: ((${start}, $${start}$), (${limit}, $${limit}$)), title: $P$), grid: false, height: 140pt, asymptote(y: ${limit}), curve-of(x => ${limit} - ${d} * calc.exp(-${k.toFixed(6)} * x), colour: addmaths))
#working("B1")[rises from $(0, ${start})$ ever less steeply]
#working("B1")[approaches the line #result[$P = ${limit}$], which it does not meet]]
#part("f")[#working("B1")[#result[the largest number of fish that the pond can support] #h(3pt) _or_ the number that is approached after a long time]]`,
          alt: plain`Fish are put into a new pond. The number of fish, P, t years later is modelled by P equals ${limit} minus A times e to the power minus k t, where A and k are constants. When t is 0 there are ${start} fish. Part a: find the value of A. Part b: after ${years} years there are ${at} fish. Show that k is 1 over ${years}, times the natural logarithm of ${inverse}. Part c: find the number of fish after ${when} years. Part d: find the value of t for which there are ${level} fish. Part e: sketch the graph of P against t for t greater than or equal to 0, showing its asymptote. Part f: explain what the number ${limit} means for the pond.`,
          answerAlt: plain`Part a: A is ${d}. Part b: e to the power minus ${years} k is 1 over ${inverse}, so ${years} k is the natural logarithm of ${inverse}. Part c: ${Math.round(P(when))} fish. Part d: t is 1 over k, times the natural logarithm of, open bracket, ${d} over ${limit - level}, close bracket, which is ${significant(half)}. Part e: the curve rises from ${start} ever less steeply and approaches the line P equals ${limit}. Part f: it is the largest number of fish that the pond can support, which is approached after a long time.`,
          answers: [
            final('a', number(d), 'A'),
            final('c', threeFigures(P(when))),
            final('d', threeFigures(half, 'years'), 't'),
          ],
          verify: () =>
            compared(
              ['at first', P(0), start],
              ['later', P(years), at],
              ['k', k, Math.log(inverse) / years],
              ['a short number', (2 * inverse) % 1, 0],
              ['the time', roots((t) => P(t) - level, 0.01, 60.02)[0] ?? 0, half],
              ['in the end', P(500), limit],
              ['still rising', Math.sign(rate), 1],
            ),
        }
      },
      'powers-and-logarithms'(random) {
        // p^{2x} − (m + n)pˣ + mn = 0 has pˣ = m or n; m is a power of p.
        const [p, power, n] = random.pick([
          [2, 3, 5],
          [3, 2, 5],
          [2, 2, 7],
          [5, 1, 3],
          [3, 1, 7],
        ] as const)
        const m = p ** power
        const second = Math.log(n) / Math.log(p)
        const [sum, product] = [m + n, m * n]
        const [least, most] = [Math.min(power, second), Math.max(power, second)]
        const middle = sum / 2
        const low = product - middle * middle
        const shownLow = Number.isInteger(low) ? minus(low) : minus(Number(low.toFixed(2)))
        return {
          question: typst`
The curve $y = ${p}^(2x) − ${sum}(${p}^x) + ${product}$ meets the $x$-axis at $A$ and $B$, and the $y$-axis at $C$.
#part("a", 1)[Find the coordinates of $C$.]
#part("b", 2)[Use the substitution $u = ${p}^x$ to write $y$ as a product of two factors.]
#part("c", 4)[Hence find the $x$-coordinates of $A$ and $B$, giving one as an integer and one in the form $log_${p} k$.]
#part("d", 3)[Write $u^2 − ${sum}u + ${product}$ in the form $(u − a)^2 + b$, and hence find the least value of $y$ and the exact value of $x$ at which it occurs.]
#part("e", 1)[State the equation of the asymptote of the curve.]
#part("f", 1)[State the number of solutions of the equation $${p}^(2x) − ${sum}(${p}^x) + ${product} = ${product + 1}$, giving a reason.]`,
          answer: typst`
#part("a")[#working("B1")[$1 − ${sum} + ${product} = ${1 - sum + product}$: #result[$(0, ${minus(1 - sum + product)})$]]]
#part("b")[
#working("M1")[$u^2 − ${sum}u + ${product}$]
#working("A1")[#result[$y = (${p}^x − ${m})(${p}^x − ${n})$] #h(3pt) _or_ in $u$]]
#part("c")[
#working("M1")[$${p}^x = ${m}$ or $${p}^x = ${n}$]
#working("A1")[$${m} = ${power === 1 ? p : `${p}^${power}`}$, so #result[$x = ${power}$]]
#working("M1")[takes logarithms of $${p}^x = ${n}$]
#working("A1 oe")[#result[$x = log_${p} ${n}$]]]
#part("d")[
#working("B1")[#result[$(u − ${middle})^2 ${low < 0 ? '−' : '+'} ${Math.abs(low)}$]]
#working("B1 FT")[least value of $y$: #result[$${shownLow}$]]
#working("B1 FT")[$${p}^x = ${middle}$, so #result[$x = log_${p} ${middle}$] #h(3pt) _oe_]]
#part("e")[#working("B1")[#result[$y = ${product}$], because $${p}^x$ tends to 0 as $x$ tends to $−oo$]]
#part("f")[#working("B1")[$u^2 − ${sum}u − 1 = 0$ has one positive and one negative root, and $${p}^x > 0$: #result[one solution]]]`,
          alt: plain`The curve y equals ${p} to the power 2 x, end of power, minus ${sum} times, ${p} to the power x, end of power, plus ${product}, meets the x axis at A and B, and the y axis at C. Part a: find the coordinates of C. Part b: use the substitution u equals ${p} to the power x to write y as a product of two factors. Part c: hence find the x coordinates of A and B, giving one as an integer and one in the form, the logarithm to base ${p} of k. Part d: write u squared minus ${sum} u plus ${product} in the form, the square of, open bracket, u minus a, close bracket, plus b, and hence find the least value of y and the exact value of x at which it occurs. Part e: state the equation of the asymptote of the curve. Part f: state the number of solutions of the equation ${p} to the power 2 x, end of power, minus ${sum} times, ${p} to the power x, end of power, plus ${product}, equals ${product + 1}, giving a reason.`,
          answerAlt: plain`Part a: x is 0 and y is ${1 - sum + product}. Part b: y is the product of, open bracket, ${p} to the power x, end of power, minus ${m}, close bracket, and, open bracket, ${p} to the power x, end of power, minus ${n}, close bracket. Part c: x is ${power} or the logarithm to base ${p} of ${n}. Part d: the square of, open bracket, u minus ${middle}, close bracket, minus ${-low}. The least value of y is ${low}, where x is the logarithm to base ${p} of ${middle}. Part e: y equals ${product}. Part f: one solution, because only one root for u is positive.`,
          answers: [
            final('a', { kind: 'coordinates', value: [number(0), number(1 - sum + product)] }, 'C'),
            final(
              'c',
              inAnyOrder([power, `log_${p}(${n})`], { name: 'x', each: { form: 'logarithm-to-base' } }),
            ),
            final('d', number(middle), 'a'),
            final('d', number(low), 'b'),
            final('d', number(low), 'least y'),
            final('d', number(`ln(${middle})/ln(${p})`), 'x'),
            final('e', { kind: 'equation', value: `y = ${product}`, letters: ['x', 'y'] }),
            final('f', number(1)),
          ],
          verify() {
            const f = (x: number) => p ** (2 * x) - sum * p ** x + product
            const found = roots(f, -4.03, 6.02)
            const lowest = Math.min(...Array.from({ length: 6001 }, (_, i) => f(i / 1000)))
            return compared(
              ['C', f(0), 1 - sum + product],
              ['the first root', found[0] ?? 0, least],
              ['the second root', found[1] ?? 0, most],
              ['the least value', Number(lowest.toFixed(2)), Number(low.toFixed(2))],
              ['where', f(Math.log(middle) / Math.log(p)), low],
              ['far to the left', f(-60), product],
              ['how many', roots((x) => f(x) - product - 1, -9.03, 6.02).length, 1],
            )
          },
        }
      },
    },
  }),
)
