// Long questions on an experiment whose readings follow a power or an exponential law: the straight line that shows it, its
// constants, and what they predict.

import { log } from '../../kit/checking.ts'
import { compared } from '../../kit/comparing.ts'
import { final, number } from '../../kit/final-answers.ts'
import { laidOut } from '../../kit/layout.ts'
import { decimals, significant } from '../../kit/numbers.ts'
import { axisOf, lineOn, planeOf, pointsOn } from '../../kit/planes.ts'
import { plain, typst } from '../../kit/typst.ts'
import { listInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'

/** The best straight line through points, by least squares. */
const fitted = (points: readonly (readonly [number, number])[]) => {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const [mx, my] = [mean(points.map(([x]) => x)), mean(points.map(([, y]) => y))]
  const slope =
    points.reduce((sum, [x, y]) => sum + (x - mx) * (y - my), 0) /
    points.reduce((sum, [x]) => sum + (x - mx) ** 2, 0)
  return { slope, start: my - slope * mx }
}

const between = (value: number, share: number) => ({
  accept: [
    String(Number((value * (1 - share)).toPrecision(3))),
    String(Number((value * (1 + share)).toPrecision(3))),
  ] as const,
})

export const lawFromReadings = laidOut(
  defineTemplate({
    id: 'law-from-readings',
    marks: 12,
    calculator: true,
    level: 4,
    cases: {
      power(random) {
        // y = A xⁿ.
        const [A, n, xs, ask, back] = random.pick([
          [3, 1.5, [2, 4, 6, 8, 10], 5, 60],
          [2, 2.5, [1.5, 2, 3, 4, 5], 2.5, 70],
          [20, 0.5, [2, 5, 10, 20, 40], 15, 100],
          [5, 1.2, [2, 4, 8, 15, 30], 10, 150],
        ] as const)
        const y = (x: number) => A * x ** n
        const ys = xs.map((x) => significant(y(x)))
        const points = xs.map((x, place) => [Math.log10(x), Math.log10(Number(ys[place]))] as const)
        const [lgX, lgY] = [points.map(([x]) => decimals(x, 2)), points.map(([, v]) => decimals(v, 2))]
        const right = Math.ceil((points.at(-1)?.[0] ?? 1) * 5 + 0.5) / 5
        const top = Math.ceil((points.at(-1)?.[1] ?? 1) * 2 + 0.5) / 2
        const lgA = Math.log10(A)
        const x = (back / A) ** (1 / n)
        const plane = planeOf(
          axisOf([0, right], 'lg x', { step: 0.2, minor: 2 }),
          axisOf([0, top], 'lg y', { step: 0.5, minor: 5 }),
        )
        return {
          question: typst`
In an experiment the variables $x$ and $y$ are measured. They are believed to be related by $y = A x^n$, where $A$ and $n$ are constants.
#table(columns: 6, inset: (x: 5pt, y: 7pt), $x$, ${xs.map((value) => `$${value}$`).join(', ')}, $y$, ${ys.map((value) => `$${value}$`).join(', ')})
#part("a", 2)[Show that the graph of $lg y$ against $lg x$ should be a straight line, and state what its gradient and its intercept on the vertical axis are.]
#part("b", 3)[Draw the graph of $lg y$ against $lg x$.
#axes(axis(0, ${right}, step: 0.2, minor: 2, title: $lg x$), axis(0, ${top}, step: 0.5, minor: 5, title: $lg y$), height: 200pt)]
#part("c", 4)[Use your graph to find the values of $n$ and of $A$, each correct to 2 significant figures.]
#part("d", 1)[Find the value of $y$ when $x = ${ask}$.]
#part("e", 2)[Find the value of $x$ when $y = ${back}$.]`,
          answer: typst`
#part("a")[
#working("M1")[$lg y = lg A + lg x^n = n lg x + lg A$]
#working("A1")[of the form $Y = m X + c$: gradient #result[$n$], intercept #result[$lg A$]]]
#part("b")[
#table(columns: 6, inset: (x: 4pt, y: 7pt), $lg x$, ${lgX.map((value) => `$${value}$`).join(', ')}, $lg y$, ${lgY.map((value) => `$${value}$`).join(', ')})
#working("B1")[table correct to 2 decimal places #h(3pt) _soi_]
#axes(axis(0, ${right}, step: 0.2, minor: 2, title: $lg x$), axis(0, ${top}, step: 0.5, minor: 5, title: $lg y$), height: 200pt, curve-of(x => ${n} * x + ${lgA.toFixed(5)}), data-line((${points.map(([u, v]) => `(${u.toFixed(4)}, ${v.toFixed(4)})`).join(', ')}), line: false, markers: "cross"))
#working("B2 FT")[all points plotted, and a ruled line through them]
#scheme[*B1* for at least four points plotted correctly.]]
#part("c")[
#working("M1 FT")[gradient from two points of the line that are far apart]
#working("A1")[#result[$n = ${significant(n, 2)}$]]
#working("M1 FT")[intercept $lg A = ${decimals(lgA, 2)}$, so $A = 10^(${decimals(lgA, 2)})$]
#working("A1")[#result[$A = ${significant(A, 2)}$]]
#note[From a drawn line, $n$ within 0.1 and $A$ within 10% are accepted.]]
#part("d")[#working("B1 FT")[$${A} times ${ask}^${n} =$ #result[${significant(y(ask))}]]]
#part("e")[
#working("M1 FT")[$lg x = display((lg ${back} − lg ${significant(A, 2)})/${n})$, or read off the graph at $lg y = ${decimals(Math.log10(back), 2)}$]
#working("A1")[#result[$x = ${significant(x)}$]]]`,
          alt: plain`In an experiment the variables x and y are measured. They are believed to be related by y equals A times x to the power n, where A and n are constants. When x is ${listInWords([...xs])}, y is ${listInWords(ys)}. In this question lg is the logarithm to base 10. Part a: show that the graph of lg y against lg x should be a straight line, and state what its gradient and its intercept on the vertical axis are. Part b: draw the graph of lg y against lg x. Part c: use your graph to find the values of n and of A, each correct to 2 significant figures. Part d: find the value of y when x is ${ask}. Part e: find the value of x when y is ${back}.`,
          answerAlt: plain`Part a: lg y is n lg x plus lg A, a straight line with gradient n and intercept lg A. Part b: lg x is ${listInWords(lgX)}, and lg y is ${listInWords(lgY)}; the points are on a straight line. Part c: the gradient gives n equals ${significant(n, 2)}. The intercept, ${decimals(lgA, 2)}, gives A equals ${significant(A, 2)}. Part d: y is ${significant(y(ask))}. Part e: x is ${significant(x)}.`,
          answers: [
            final('b', pointsOn(plane, points), 'points'),
            final('b', lineOn(plane, [0, lgA], [1, lgA + n], 1), 'line'),
            final(
              'c',
              number(n, {
                to: { figures: 2, isNamed: true },
                accept: [String(Number((n - 0.1).toFixed(2))), String(Number((n + 0.1).toFixed(2)))],
              }),
              'n',
            ),
            final('c', number(A, { to: { figures: 2, isNamed: true }, ...between(A, 0.1) }), 'A'),
            final('d', number(y(ask), { to: { figures: 3 }, ...between(y(ask), 0.1) }), 'y'),
            final('e', number(x, { to: { figures: 3 }, ...between(x, 0.1) }), 'x'),
          ],
          verify() {
            const { slope, start } = fitted(points)
            return compared(
              ['n', Number(slope.toFixed(1)), n],
              ['A', Number((10 ** start).toPrecision(2)), A],
              ['y', A * ask ** n, y(ask)],
              ['x', A * x ** n, back],
            )
          },
        }
      },
      exponential(random) {
        // y = A bᵗ.
        const [A, b, ts, limit, what] = random.pick([
          [80, 0.75, [1, 2, 4, 6, 8], 5, 'drug'],
          [60, 0.8, [2, 4, 6, 8, 10], 4, 'drug'],
          [90, 0.7, [1, 2, 3, 5, 7], 3, 'drug'],
        ] as const)
        const y = (t: number) => A * b ** t
        const ys = ts.map((t) => significant(y(t)))
        const points = ts.map((t, place) => [t, Math.log(Number(ys[place]))] as const)
        const lnY = points.map(([, v]) => decimals(v, 2))
        const [lnA, lnB] = [Math.log(A), Math.log(b)]
        const end = (ts.at(-1) ?? 8) + 1
        const when = log(limit / A, b)
        const percent = Math.round((1 - b) * 100)
        const plane = planeOf(
          axisOf([0, end], 't', { step: 2, minor: 2 }),
          axisOf([0, 5], 'ln m', { step: 1, minor: 5 }),
        )
        return {
          question: typst`
The mass of a ${what} in the blood of a patient is $m$~mg, $t$ hours after an injection. It is measured five times, and believed to follow the model $m = A b^t$, where $A$ and $b$ are constants.
#table(columns: 6, inset: (x: 5pt, y: 7pt), $t$, ${ts.map((value) => `$${value}$`).join(', ')}, $m$, ${ys.map((value) => `$${value}$`).join(', ')})
#part("a", 1)[Write the model in a form that shows that the graph of $ln m$ against $t$ is a straight line.]
#part("b", 3)[Draw the graph of $ln m$ against $t$.
#axes(axis(0, ${end}, step: 2, minor: 2, title: $t$), axis(0, 5, step: 1, minor: 5, title: $ln m$), height: 200pt)]
#part("c", 4)[Use your graph to find the values of $A$ and of $b$, each correct to 2 significant figures.]
#part("d", 1)[State what $A$ represents.]
#part("e", 1)[Find the percentage by which the mass falls in each hour.]
#part("f", 2)[The next injection is given when the mass is ${limit}~mg. Find the value of $t$ at which it is given.]`,
          answer: typst`
#part("a")[#working("B1")[#result[$ln m = t ln b + ln A$]]]
#part("b")[
#table(columns: 6, inset: (x: 4pt, y: 7pt), $t$, ${ts.map((value) => `$${value}$`).join(', ')}, $ln m$, ${lnY.map((value) => `$${value}$`).join(', ')})
#working("B1")[values of $ln m$ correct to 2 decimal places #h(3pt) _soi_]
#axes(axis(0, ${end}, step: 2, minor: 2, title: $t$), axis(0, 5, step: 1, minor: 5, title: $ln m$), height: 200pt, curve-of(x => ${lnB.toFixed(5)} * x + ${lnA.toFixed(5)}), data-line((${points.map(([u, v]) => `(${u}, ${v.toFixed(4)})`).join(', ')}), line: false, markers: "cross"))
#working("B2 FT")[all points plotted, and a ruled line through them]
#scheme[*B1* for at least four points plotted correctly.]]
#part("c")[
#working("M1 FT")[intercept $ln A = ${decimals(lnA, 2)}$, so $A = upright(e)^(${decimals(lnA, 2)})$]
#working("A1")[#result[$A = ${significant(A, 2)}$]]
#working("M1 FT")[gradient $ln b = ${decimals(lnB, 2)}$, so $b = upright(e)^(${decimals(lnB, 2)})$]
#working("A1")[#result[$b = ${significant(b, 2)}$]]
#note[From a drawn line, $A$ within 10% and $b$ within 0.02 are accepted.]]
#part("d")[#working("B1")[the mass in the blood #result[at the time of the injection]]]
#part("e")[#working("B1 FT")[$1 − ${b} = ${Number((1 - b).toFixed(2))}$: #result[${percent}%]]]
#part("f")[
#working("M1 FT")[$t = display((ln ${limit} − ln ${significant(A, 2)})/(ln ${significant(b, 2)}))$]
#working("A1")[#result[$t = ${significant(when)}$]]]`,
          alt: plain`The mass of a ${what} in the blood of a patient is m milligrams, t hours after an injection. It is measured five times, and believed to follow the model m equals A times b to the power t, where A and b are constants. When t is ${listInWords([...ts])}, m is ${listInWords(ys)}. In this question l n is the natural logarithm. Part a: write the model in a form that shows that the graph of l n m against t is a straight line. Part b: draw the graph of l n m against t. Part c: use your graph to find the values of A and of b, each correct to 2 significant figures. Part d: state what A represents. Part e: find the percentage by which the mass falls in each hour. Part f: the next injection is given when the mass is ${limit} milligrams. Find the value of t at which it is given.`,
          answerAlt: plain`Part a: l n m is t times l n b, plus l n A. Part b: l n m is ${listInWords(lnY)}; the points are on a straight line. Part c: the intercept, ${decimals(lnA, 2)}, gives A equals ${significant(A, 2)}. The gradient, ${decimals(lnB, 2)}, gives b equals ${significant(b, 2)}. Part d: the mass at the time of the injection. Part e: ${percent} percent. Part f: t is ${significant(when)}.`,
          answers: [
            final('b', pointsOn(plane, points), 'points'),
            final('b', lineOn(plane, [0, lnA], [1, lnA + lnB], 1), 'line'),
            final('c', number(A, { to: { figures: 2, isNamed: true }, ...between(A, 0.1) }), 'A'),
            final(
              'c',
              number(b, {
                to: { figures: 2, isNamed: true },
                accept: [String(Number((b - 0.02).toFixed(2))), String(Number((b + 0.02).toFixed(2)))],
              }),
              'b',
            ),
            final('e', number(percent, { unit: '%', accept: [`${percent - 2}`, `${percent + 2}`] })),
            final('f', number(when, { to: { figures: 3 }, ...between(when, 0.06), unit: 'hours' }), 't'),
          ],
          verify() {
            const { slope, start } = fitted(points)
            return compared(
              ['b', Number(Math.exp(slope).toPrecision(2)), b],
              ['A', Number(Math.exp(start).toPrecision(2)), A],
              ['in an hour', (1 - y(3) / y(2)) * 100, percent],
              ['the time', y(when), limit],
            )
          },
        }
      },
    },
  }),
)
