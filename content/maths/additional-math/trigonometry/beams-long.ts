// Long questions on tangent graphs: the light of a lighthouse on a straight shore, and the constants of a curve with asymptotes.

import { arctan, tan } from '../../kit/angles.ts'
import { roots } from '../../kit/checking.ts'
import { compared } from '../../kit/comparing.ts'
import { coordinates, final, inAnyOrder, number, threeFigures } from '../../kit/final-answers.ts'
import { laidOut } from '../../kit/layout.ts'
import { decimals, exact, minus, rounded, significant } from '../../kit/numbers.ts'
import { plain, typst } from '../../kit/typst.ts'
import { listInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'

export const tangentsInFull = laidOut(
  defineTemplate({
    id: 'tangents-in-full',
    marks: 10,
    calculator: true,
    level: 5,
    cases: {
      lighthouse(random) {
        // AP = d tan kt; when LP is c more than AP, AP is (d² − c²)/(2c).
        const [d, k, c, seen] = random.pick([
          [60, 6, 20, 100],
          [80, 5, 40, 150],
          [90, 4, 30, 200],
          [120, 3, 60, 200],
          [75, 9, 25, 60],
          [100, 2, 50, 240],
        ] as const)
        const end = 90 / k
        const first = arctan(seen / d) / k
        const at = exact((d * d - c * c) / (2 * c))
        const [sum, gap] = [d / c, exact(d / at)]
        const steep = `${d} * calc.tan(${k} * x * 1deg)`
        const top = 5 * d
        return {
          question: typst`
A lighthouse $L$ stands on a small island, ${d}~m from the nearest point $A$ of a straight shore. Its light turns at a constant $${k}°$ per second. At time $t = 0$ seconds it shines on $A$, and at time $t$ seconds it shines on the point $P$ of the shore.
#sketch(height: 150pt, padding: (30pt, 24pt), edge((-1.5, 0), (7, 0)), edge((0, 3.4), (0, 0), dash: "dashed", body: [${d} m], away: (2, 1.5)), edge((0, 3.4), (4.4, 0), colour: addmaths), angle-mark((0, 3.4), (0, 0), (4.4, 0), body: $θ$), point((0, 3.4), $L$, side: "above"), point((0, 0), $A$, side: "below"), point((4.4, 0), $P$, side: "below"))
#part("a", 1)[Show that $A P = ${d} tan (${k} t)°$ metres.]
#part("b", 1)[Find the first time at which the light shines parallel to the shore.]
#part("c", 2)[Sketch the graph of $A P$ against $t$ from $t = 0$ up to this time, and write down the equation of its asymptote.]
#part("d", 2)[Find the value of $t$, before this time, when $A P = ${seen}$~m.]
Let $θ = (${k} t)°$.
#part("e", 1)[Show that $(sec θ + tan θ)(sec θ − tan θ) = 1$.]
#part("f", 3)[At one moment $L P$ is ${c}~m longer than $A P$. Use part (e) to find $A P$ at this moment.]`,
          answer: typst`
#part("a")[#working("B1")[angle $A L P = (${k} t)°$ and angle $L A P = 90°$: $tan (${k} t)° = display((A P)/${d})$]]
#part("b")[#working("B1")[$${k} t = 90$: #result[$t = ${exact(end)}$]]]
#part("c")[
#axes(axis(0, ${rounded(1.15 * end)}, numbers: false, labels: ((${end}, $${exact(end)}$),), title: $t$), axis(0, ${top}, numbers: false, title: $A P$), grid: false, height: 130pt, curve-of(x => ${steep}, from: 0, to: ${rounded(0.995 * end)}, colour: addmaths), asymptote(x: ${end}))
#working("B1")[from the origin, rising ever more steeply]
#working("B1")[towards the asymptote #result[$t = ${exact(end)}$]]]
#part("d")[
#working("M1")[$tan (${k} t)° = display(${seen}/${d})$, $${k} t = ${significant(k * first, 4)}$]
#working("A1")[#result[$t = ${significant(first)}$] (3 s.f.)]]
#part("e")[#working("B1")[$sec^2 θ − tan^2 θ = (1 + tan^2 θ) − tan^2 θ = 1$]]
#part("f")[
#working("B1")[$L P = ${d} sec θ$, so $sec θ − tan θ = display(${c}/${d})$]
#working("M1")[by (e), $sec θ + tan θ = display(${d}/${c})$; one taken from the other: $2 tan θ = display(${d}/${c}) − display(${c}/${d})$]
#working("A1")[$A P = ${d} tan θ =$ #result[${at} m]]]`,
          alt: plain`A lighthouse L stands on a small island, ${d} metres from the nearest point A of a straight shore. Its light turns at a constant ${k} degrees per second. At time t equals 0 seconds it shines on A, and at time t seconds it shines on the point P of the shore. Part a: show that AP in metres is ${d} times the tangent of ${k} t degrees. Part b: find the first time at which the light shines parallel to the shore. Part c: sketch the graph of AP against t from t equals 0 up to this time, and write down the equation of its asymptote. Part d: find the value of t, before this time, when AP is ${seen} metres. Let theta be ${k} t degrees. Part e: show that, open bracket, sec theta plus tan theta, close bracket, times, open bracket, sec theta minus tan theta, close bracket, equals 1. Part f: at one moment LP is ${c} metres longer than AP. Use part e to find AP at this moment.`,
          answerAlt: plain`Part a: the triangle LAP has a right angle at A, and the angle at L is ${k} t degrees. Part b: ${k} t is 90, so t is ${exact(end)}. Part c: the graph rises from the origin ever more steeply towards the asymptote t equals ${exact(end)}. Part d: ${k} t is ${significant(k * first, 4)}, so t is ${significant(first)}. Part e: the product is sec squared theta minus tan squared theta, which is 1. Part f: LP is ${d} sec theta, so sec theta minus tan theta is ${c} over ${d}, and sec theta plus tan theta is ${d} over ${c}. Half of the difference, times ${d}, is ${at} metres.`,
          answers: [
            final('b', number(end, { unit: 's' }), 't'),
            final('d', threeFigures(first, 's'), 't'),
            final('f', number(at, { unit: 'm' })),
          ],
          verify() {
            const along = (t: number) => d * tan(k * t)
            const [found = 0] = roots((t) => along(t) - seen, 0.0013, 0.999 * end)
            const [moment = 0] = roots((t) => Math.hypot(d, along(t)) - along(t) - c, 0.0013, 0.9999 * end)
            return compared(
              ['t', found, first],
              ['AP', along(moment), at],
              ['the product', sum * exact(1 / sum), 1],
              ['the tangent', 1 / gap, (sum - 1 / sum) / 2],
            )
          },
        }
      },
      'constants-of-a-curve'(random) {
        // y = a tan bx + c with the first asymptote at 90/b; y = high at x = 45/b.
        const [a, b, c] = random.pick([
          [3, 3, 3],
          [2, 2, 2],
          [5, 1.5, 5],
          [2, 3, 1],
          [4, 1.5, -3],
          [2, 1.5, -4],
          [3, 1.5, -2],
          [3, 2, -6],
        ] as const)
        const pole = 90 / b
        const quarter = 45 / b
        const high = a + c
        const period = 180 / b
        const count = Math.round(360 / period)
        const angle = arctan(-c / a)
        const from = angle < 0 ? angle + 180 : angle
        const solutions = Array.from({ length: 2 }, (_, n) => (from + 180 * n) / b)
        const interval = 2 * period
        const shown = (value: number) =>
          Number.isInteger(exact(value)) ? `${exact(value)}` : decimals(value, 1)
        const shownEnd = interval === 360 ? '360' : `${exact(interval)}`
        return {
          question: typst`
The diagram shows a part of the curve $y = a tan b x + c$, where $x$ is in degrees and $a$, $b$ and $c$ are constants. The curve crosses the $y$-axis at $(0, ${minus(c)})$ and passes through $P(${exact(quarter)}, ${minus(high)})$. The lines $x = −${exact(pole)}$ and $x = ${exact(pole)}$ are the asymptotes nearest to the $y$-axis.
#axes(axis(${rounded(-1.15 * pole)}, ${rounded(1.75 * pole)}, numbers: false, title: $x$), axis(${c - 4 * a}, ${c + 4 * a}, numbers: false, title: $y$), grid: false, height: 190pt, curve-of(x => ${a} * calc.tan(${b} * x * 1deg) + (${c}), from: ${rounded(-0.99 * pole)}, to: ${rounded(0.99 * pole)}, colour: addmaths), asymptote(x: ${-pole}, name: $x = −${exact(pole)}$), asymptote(x: ${pole}, name: $x = ${exact(pole)}$), point((${quarter}, ${high}), $P$, side: "above-left"), point((0, ${c}), $${minus(c)}$, side: "${c > 0 ? 'above-left' : 'below-right'}"))
#part("a", 3)[Find the values of $a$, $b$ and $c$.]
#part("b", 2)[State the period of the curve, and find the coordinates of the point of the curve for which $x = ${exact(quarter + period)}$.]
#part("c", 3)[Solve the equation $a tan b x + c = 0$ for $0° < x < ${shownEnd}°$.]
#part("d", 2)[Explain why, for every value of $k$, the equation $a tan b x + c = k$ has the same number of solutions in the interval $0° <= x < 360°$, and state this number.]`,
          answer: typst`
#part("a")[
#working("B1")[$b times ${exact(pole)} = 90$: #result[$b = ${b}$]]
#working("B1")[at $x = 0$: #result[$c = ${minus(c)}$]]
#working("B1 FT")[at $P$: $a tan 45° ${c < 0 ? '−' : '+'} ${Math.abs(c)} = ${minus(high)}$, so #result[$a = ${a}$]]]
#part("b")[
#working("B1 FT")[$180° div ${b} =$ #result[$${exact(period)}°$]]
#working("B1 FT")[one period to the right of $P$: #result[$(${exact(quarter + period)}, ${minus(high)})$]]]
#part("c")[
#working("M1 FT")[$tan ${b}x = ${c > 0 ? '−' : ''}${Math.abs(c) === a ? '1' : `display(${Math.abs(c)}/${a})`}$]
#working("A1")[$${b}x = ${shown(from)}°$: #result[$x = ${shown(solutions[0] ?? 0)}°$]]
#working("A1 FT")[one period later: #result[$x = ${shown(solutions[1] ?? 0)}°$] and no more]]
#part("d")[
#working("B1 FT")[between neighbouring asymptotes the curve rises through all values of $y$, each of them once in every period]
#working("B1 FT")[$360 div ${exact(period)} =$ #result[${count}]]]`,
          alt: plain`A diagram shows a part of the curve y equals a times tan b x, plus c, where x is in degrees and a, b and c are constants. The curve crosses the y axis at (0, ${c}) and passes through P, (${exact(quarter)}, ${high}). The lines x equals minus ${exact(pole)} and x equals ${exact(pole)} are the asymptotes nearest to the y axis. Part a: find the values of a, b and c. Part b: state the period of the curve, and find the coordinates of the point of the curve for which x is ${exact(quarter + period)}. Part c: solve the equation that says that a times tan b x, plus c, equals 0, for x between 0 and ${shownEnd} degrees. Part d: explain why, for every value of k, the equation that says that a times tan b x, plus c, equals k, has the same number of solutions with x at least 0 and less than 360 degrees, and state this number.`,
          answerAlt:
            plain`Part a: b times ${exact(pole)} is 90, so b is ${b}; c is ${c}, and with the tangent of 45 degrees a is ${a}. Part b: the period is 180 divided by ${b}, which is ${exact(period)} degrees, and the point is (${exact(quarter + period)}, ${high}). Part c: x is ${listInWords(solutions.map(shown))} degrees. Part d: in each period the curve rises through all values once, so there are ${count} solutions.`.replace(
              /\((\d+(?:\.\d+)?), -/g,
              '($1, minus ',
            ),
          answers: [
            final('a', number(a), 'a'),
            final('a', number(b), 'b'),
            final('a', number(c), 'c'),
            final('b', number(period, { unit: '°' }), 'period'),
            final(
              'b',
              coordinates(exact(quarter + period), high),
              `point with x = ${exact(quarter + period)}`,
            ),
            final(
              'c',
              inAnyOrder(
                solutions.map((value) => Number(value.toFixed(6))),
                { name: 'x', each: { to: { places: 1 }, unit: '°' } },
              ),
            ),
            final('d', number(count)),
          ],
          verify() {
            // Without its poles: a sin bx + c cos bx is zero where the curve is.
            const level = (height: number) => (x: number) =>
              a * Math.sin((b * x * Math.PI) / 180) + (c - height) * Math.cos((b * x * Math.PI) / 180)
            const found = roots(level(0), 0.0131, interval - 0.0117, 7201)
            const counts = [-7.3, 0.4, 11.9].map(
              (height) => roots(level(height), 0.0001, 360.0001 - 1e-3, 7201).length,
            )
            return compared(
              ['P', a * tan(b * quarter) + c, high],
              ['a period later', a * tan(b * (quarter + period)) + c, high],
              ['how many', found.length, 2],
              ['the first', found[0] ?? 0, solutions[0] ?? 1],
              ['the second', found[1] ?? 0, solutions[1] ?? 1],
              ...counts.map((times) => ['for every k', times, count] as const),
            )
          },
        }
      },
    },
  }),
)
