// Long questions on laws that become straight lines without logarithms: a trolley on a slope, and a pendulum of unknown length.

import { compared } from '../../kit/comparing.ts'
import { final, number } from '../../kit/final-answers.ts'
import { laidOut } from '../../kit/layout.ts'
import { decimals, rounded, significant } from '../../kit/numbers.ts'
import { axisOf, lineOn, planeOf, pointsOn } from '../../kit/planes.ts'
import { plain, typst } from '../../kit/typst.ts'
import { listInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'

const cells = (values: readonly (string | number)[]) => values.map((value) => `$${value}$`).join(', ')
const neat = (value: number) => Number(value.toPrecision(10))
const within = (value: number, slack: number): readonly [string, string] => [
  String(neat(value - slack)),
  String(neat(value + slack)),
]

/** The best straight line through points, by least squares. */
const fitted = (points: readonly (readonly [number, number])[]) => {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const [mx, my] = [mean(points.map(([x]) => x)), mean(points.map(([, y]) => y))]
  const slope =
    points.reduce((sum, [x, y]) => sum + (x - mx) * (y - my), 0) /
    points.reduce((sum, [x]) => sum + (x - mx) ** 2, 0)
  return { slope, start: my - slope * mx }
}

export const straightenedLaw = laidOut(
  defineTemplate({
    id: 'straightened-law',
    marks: 12,
    calculator: true,
    level: 4,
    cases: {
      trolley(random) {
        // s = ut + at²/2, so s/t = u + (a/2)t.
        const [u, a] = random.pick([
          [0.4, 0.6],
          [0.6, 0.5],
          [0.5, 0.8],
          [0.3, 0.7],
          [0.8, 0.4],
        ] as const)
        const ts = [1, 2, 3, 4, 5]
        const odd = random.pick([2, 3])
        const s = (t: number) => u * t + (a * t * t) / 2
        const read = ts.map((t, n) => neat(s(t) + (n === odd ? 0.6 : 0)))
        const ratios = read.map((value, n) => neat(value / (ts[n] ?? 1)))
        const [at, wrong] = [ts[odd] ?? 0, read[odd] ?? 0]
        const ask = 7
        const far = neat(s(ask))
        const top = Math.ceil((u + (a / 2) * 6) * 2 + 0.2) / 2
        const good = ts.filter((_, n) => n !== odd).map((t) => `(${t}, ${rounded(s(t) / t)})`)
        const grid = (extra: string) =>
          `#axes(axis(0, 6, step: 1, minor: 2, title: $t$), axis(0, ${top}, step: 0.5, minor: 5, title: $s/t$), height: 200pt${extra})`
        const plane = planeOf(
          axisOf([0, 6], 't', { step: 1, minor: 2 }),
          axisOf([0, top], 's/t', { step: 0.5, minor: 5 }),
        )
        return {
          question: typst`
A trolley moves down a slope. It passes a mark with speed $u$~m/s, and $t$ seconds later it is $s$~m from the mark. It is believed that $ s = u t + 1/2 a t^2, $ where $a$ is the constant acceleration. One of these measurements of $s$ is wrong.
#table(columns: 6, inset: (x: 6pt, y: 7pt), $t$, ${cells(ts)}, $s$, ${cells(read)})
#part("a", 2)[Explain why the graph of $s/t$ against $t$ should be a straight line. State what its gradient and its intercept on the vertical axis are.]
#part("b", 3)[Draw the graph of $s/t$ against $t$.
${grid('')}]
#part("c", 4)[Use your graph to find the values of $u$ and of $a$.]
#part("d", 2)[State which measurement of $s$ is wrong, and use your graph to find what it should be.]
#part("e", 1)[Find the value of $s$ when $t = ${ask}$.]`,
          answer: typst`
#part("a")[
#working("M1")[$display(s/t) = u + display(1/2)a t$]
#working("A1")[of the form $Y = m X + c$: gradient #result[$display(1/2)a$], intercept #result[$u$]]]
#part("b")[
#table(columns: 6, inset: (x: 6pt, y: 7pt), $t$, ${cells(ts)}, $s/t$, ${cells(ratios.map((value) => decimals(value, 2)))})
#working("B1")[values of $s/t$ correct to 2 decimal places #h(3pt) _soi_]
${grid(`, curve-of(x => ${rounded(a / 2)} * x + ${u}), data-line((${good.join(', ')}, (${at}, ${rounded(wrong / at)})), line: false, markers: "cross")`)}
#working("B1 FT")[all five points plotted]
#working("B1")[a ruled line through the four points that fit]]
#part("c")[
#working("M1 FT")[intercept of the line]
#working("A1")[#result[$u = ${u}$]]
#working("M1 FT")[$a = 2 times$ gradient, from two points of the line that are far apart]
#working("A1")[#result[$a = ${a}$]]
#note[From a drawn line, $u$ within 0.05 and $a$ within 0.05 are accepted.]]
#part("d")[
#working("B1")[$s = ${wrong}$, at $t = ${at}$]
#working("B1 FT")[from the line $s/t = ${neat(s(at) / at)}$, so $s$ should be #result[${neat(s(at))}]]]
#part("e")[#working("B1 FT")[$${u} times ${ask} + display(1/2) times ${a} times ${ask}^2 =$ #result[${far}]]]`,
          alt: plain`A trolley moves down a slope. It passes a mark with speed u metres per second, and t seconds later it is s metres from the mark. It is believed that s equals u t plus half of a t squared, where a is the constant acceleration. One of these measurements of s is wrong. When t is ${listInWords(ts)}, s is ${listInWords(read)}. Part a: explain why the graph of s over t against t should be a straight line. State what its gradient and its intercept on the vertical axis are. Part b: draw the graph of s over t against t. Part c: use your graph to find the values of u and of a. Part d: state which measurement of s is wrong, and use your graph to find what it should be. Part e: find the value of s when t is ${ask}.`,
          answerAlt: plain`Part a: s over t is u plus half of a t, a straight line with gradient 1 over 2 times a and intercept u. Part b: s over t is ${listInWords(ratios.map((value) => decimals(value, 2)))}, and four of the five points are on a straight line. Part c: the intercept is ${u}, which is u, and a is twice the gradient, ${a}. Part d: s equals ${wrong} at t equals ${at} is wrong; it should be ${neat(s(at))}. Part e: s is ${far}.`,
          answers: [
            final(
              'b',
              pointsOn(
                plane,
                ratios.map((ratio, n) => [ts[n] ?? 0, ratio] as const),
              ),
              'points',
            ),
            final('b', lineOn(plane, [0, u], [1, u + a / 2], 1), 'line'),
            final('c', number(u, { accept: within(u, 0.05), unit: 'm/s' }), 'u'),
            final('c', number(a, { accept: within(a, 0.05), unit: 'm/s²' }), 'a'),
            final('d', number(wrong, { unit: 'm' }), 'wrong value'),
            final('d', number(neat(s(at)), { accept: within(s(at), 0.15), unit: 'm' }), 'right value'),
            final('e', number(far, { accept: within(far, 1.6), unit: 'm' }), 's'),
          ],
          verify() {
            const all = ts.map((t, n) => [t, (read[n] ?? 0) / t] as const)
            const { slope, start } = fitted(all.filter((_, n) => n !== odd))
            const gaps = all.map(([t, y]) => Math.abs(y - start - slope * t))
            return compared(
              ['u', start, u],
              ['a', 2 * slope, a],
              ['the wrong one', gaps.indexOf(Math.max(...gaps)), odd],
              ['the others fit', gaps.filter((gap) => gap < 1e-9).length, 4],
              ['what it should be', (start + slope * at) * at, neat(s(at))],
              ['the last', start * ask + slope * ask * ask, far],
            )
          },
        }
      },
      pendulum(random) {
        // T² = (4π²/g)(l + c) = ml + mc.
        const [m, c] = random.pick([
          [4, 0.05],
          [4, 0.1],
          [4.1, 0.05],
          [4.1, 0.1],
          [3.9, 0.1],
        ] as const)
        const ls = [0.2, 0.4, 0.6, 0.8, 1]
        const T = (l: number) => Math.sqrt(m * (l + c))
        const times = ls.map((l) => decimals(T(l), 2))
        const squares = times.map((value) => decimals(Number(value) ** 2, 2))
        const start = neat(m * c)
        const g = (4 * Math.PI ** 2) / m
        const ask = 0.5
        const at = T(ask)
        const top = Math.ceil(m * (1.2 + c))
        const grid = (extra: string) =>
          `#axes(axis(0, 1.2, step: 0.2, minor: 2, title: $l$), axis(0, ${top}, step: 1, minor: 5, title: $T^2$), height: 200pt${extra})`
        const points = ls.map((l, n) => `(${l}, ${squares[n]})`)
        const plane = planeOf(
          axisOf([0, 1.2], 'l', { step: 0.2, minor: 2 }),
          axisOf([0, top], 'T²', { step: 1, minor: 5 }),
        )
        return {
          question: typst`
A ball hangs on a string of length $l$~m. The time of one swing is $T$~seconds, where
$ T = sqrt(m(l + c)). $
The constant $c$ is the distance in metres from the end of the string to the centre of the ball, and $m$ is a constant. The table shows the time of one swing for five lengths.
#table(columns: 6, inset: (x: 5pt, y: 7pt), $l$, ${cells(ls)}, $T$, ${cells(times)})
#part("a", 2)[Show that the graph of $T^2$ against $l$ is a straight line, and state in terms of $m$ and $c$ what its gradient and its intercept on the vertical axis are.]
#part("b", 3)[Draw the graph of $T^2$ against $l$.
${grid('')}]
#part("c", 4)[Use your graph to find the value of $m$, correct to 2 significant figures, and the value of $c$, correct to 2 decimal places.]
#part("d", 2)[Find the time of one swing when $l = ${ask}$.]
#part("e", 1)[The acceleration due to gravity is #box[$g$ m/s²], and $m = 4pi^2/g$. Find the value of $g$ from this experiment.]`,
          answer: typst`
#part("a")[
#working("M1")[$T^2 = m(l + c) = m l + m c$]
#working("A1")[of the form $Y = m X + k$: gradient #result[$m$], intercept #result[$m c$]]]
#part("b")[
#table(columns: 6, inset: (x: 5pt, y: 7pt), $l$, ${cells(ls)}, $T^2$, ${cells(squares)})
#working("B1")[values of $T^2$ correct to 2 decimal places #h(3pt) _soi_]
${grid(`, curve-of(x => ${m} * x + ${start}), data-line((${points.join(', ')}), line: false, markers: "cross")`)}
#working("B2 FT")[all points plotted, and a ruled line through them]
#scheme[*B1* for at least four points plotted correctly]]
#part("c")[
#working("M1 FT")[gradient from two points of the line that are far apart]
#working("A1")[#result[$m = ${significant(m, 2)}$]]
#working("M1 FT")[intercept $m c = ${start}$, so $c = ${start} div ${significant(m, 2)}$]
#working("A1")[#result[$c = ${decimals(c, 2)}$]]
#note[From a drawn line, $m$ within 0.1 and $c$ within 0.02 are accepted. *Or:* the line meets the $l$-axis at $−c$.]]
#part("d")[
#working("M1 FT")[$T^2 = ${m} times ${neat(ask + c)}$, or from the graph]
#working("A1 FT")[#result[${significant(at)} s] (3 s.f.)]]
#part("e")[
#working("B1 FT")[$g = display((4pi^2)/${significant(m, 2)})$: \
#result[$g = ${significant(g, 2)}$] (2 s.f.)]]`,
          alt: plain`A ball hangs on a string of length l metres. The time of one swing is T seconds, where T is the square root of, m times, open bracket, l plus c, close bracket. The constant c is the distance in metres from the end of the string to the centre of the ball, and m is a constant. When l is ${listInWords(ls)}, T is ${listInWords(times)}. Part a: show that the graph of T squared against l is a straight line, and state in terms of m and c what its gradient and its intercept on the vertical axis are. Part b: draw the graph of T squared against l. Part c: use your graph to find the value of m, correct to 2 significant figures, and the value of c, correct to 2 decimal places. Part d: find the time of one swing when l is ${ask}. Part e: the acceleration due to gravity is g metres per second squared, and m is 4 pi squared over g. Find the value of g from this experiment.`,
          answerAlt: plain`Part a: T squared is m l plus m c, a straight line with gradient m and intercept m c. Part b: T squared is ${listInWords(squares)}, and the points are on a straight line. Part c: the gradient is ${significant(m, 2)}, which is m, and the intercept ${start} divided by it gives c, which is ${decimals(c, 2)}. Part d: ${significant(at)} seconds. Part e: 4 pi squared over ${significant(m, 2)} is ${significant(g, 2)}.`,
          answers: [
            final(
              'b',
              pointsOn(
                plane,
                ls.map((l, n) => [l, Number(squares[n])] as const),
              ),
              'points',
            ),
            final('b', lineOn(plane, [0, start], [1, m + start], 1), 'line'),
            final('c', number(m, { to: { figures: 2, isNamed: true }, accept: within(m, 0.1) }), 'm'),
            final('c', number(c, { to: { places: 2, isNamed: true }, accept: within(c, 0.02) }), 'c'),
            final(
              'd',
              number(at, { to: { figures: 3 }, accept: within(Number(at.toFixed(2)), 0.04), unit: 's' }),
            ),
            final(
              'e',
              number(g, { to: { figures: 2 }, accept: within(Number(g.toFixed(1)), 0.4), unit: 'm/s²' }),
              'g',
            ),
          ],
          verify() {
            const { slope, start: from } = fitted(times.map((value, n) => [ls[n] ?? 0, Number(value) ** 2]))
            return compared(
              ['m', Number(slope.toPrecision(2)), m],
              ['c', Number((from / slope).toFixed(2)), c],
              ['the swing', at * at, m * ask + start],
              ['g', Math.abs((4 * Math.PI ** 2) / slope - g) < 0.1 ? 1 : 0, 1],
            )
          },
        }
      },
    },
  }),
)
