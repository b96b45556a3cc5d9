// Long questions on a least distance and a greatest area: ships that pass each other, and a rectangle in a triangular plot.

import { distance, type Point, polygonArea, roots } from '../../kit/checking.ts'
import { compared } from '../../kit/comparing.ts'
import { final, inequality, number } from '../../kit/final-answers.ts'
import { laidOut } from '../../kit/layout.ts'
import { exact, lowestTerms } from '../../kit/numbers.ts'
import { plain, typst } from '../../kit/typst.ts'
import { fractionInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'

export const leastAndGreatest = laidOut(
  defineTemplate({
    id: 'least-and-greatest',
    marks: 9,
    calculator: false,
    level: 4,
    cases: {
      'two-ships'(random) {
        // d² = (ut)² + (D − wt)² = v²(t − when)² + nearest², with v² = u² + w².
        const [u, w, D, radio] = random.pick([
          [12, 16, 50, 34],
          [12, 16, 100, 65],
          [12, 16, 100, 68],
          [16, 12, 50, 41],
          [16, 12, 100, 82],
          [9, 12, 75, 51],
        ] as const)
        const v = Math.hypot(u, w)
        const when = exact((D * w) / (v * v))
        const nearest = (D * u) / v
        const half = exact(Math.sqrt(radio ** 2 - nearest ** 2) / v)
        const [from, to] = [exact(when - half), exact(when + half)]
        const sum = `${v * v}t^2 − ${2 * D * w}t + ${D * D}`
        return {
          question: typst`
At noon a ship $A$ is at the point $O$ and a ship $B$ is at the point $P$, which is ${D}~km due east of $O$. $A$ sails due north at ${u}~km/h and $B$ sails due west at ${w}~km/h. After $t$~hours, before $B$ reaches $O$, the ships are $d$~km apart.
#not-to-scale
#sketch(edge((0, 0), (10, 0), dash: "dashed"), vector((0, 0), (0, 4)), vector((10, 0), (6, 0)), edge((0, 4), (6, 0), body: [$d$ km], dash: "dashed"), point((0, 0), $O$, side: "below-left"), point((10, 0), $P$, side: "below"), point((0, 4), $A$, side: "left", mark: false), point((6, 0), $B$, side: "below", mark: false), height: 140pt)
#part("a", 2)[Show that $d^2 = ${sum}$.]
#part("b", 2)[Write $d^2$ in the form $a(t − b)^2 + c$.]
#part("c", 2)[Hence find the least distance between the ships, and the value of $t$ at which they are at this distance.]
#part("d", 3)[The ships can speak to each other by radio when they are not more than ${radio}~km apart. Find the range of values of $t$ for which they can do so.]`,
          answer: typst`
#part("a")[
#working("M1")[$d^2 = (${u}t)^2 + (${D} − ${w}t)^2$]
#working("A1")[$= ${u * u}t^2 + ${D * D} − ${2 * D * w}t + ${w * w}t^2$ \
$= ${sum}$]]
#part("b")[
#working("M1")[$${v * v}(t − ${when})^2 + c$]
#working("A1")[#result[$${v * v}(t − ${when})^2 + ${nearest * nearest}$]]]
#part("c")[
#working("B1 FT")[$sqrt(${nearest * nearest}) =$ #result[${nearest} km]]
#working("B1 FT")[#result[$t = ${when}$]]]
#part("d")[
#working("M1")[$${v * v}(t − ${when})^2 + ${nearest * nearest} <= ${radio}^2$ \
or $${v * v}t^2 − ${2 * D * w}t + ${D * D - radio * radio} <= 0$]
#working("M1 dep")[$(t − ${when})^2 <= display(${radio * radio - nearest * nearest}/${v * v}) = ${half}^2$ \
or both roots of the quadratic]
#working("A1")[#result[$${from} <= t <= ${to}$]]]`,
          alt: plain`At noon a ship A is at the point O and a ship B is at the point P, which is ${D} kilometres due east of O. A sails due north at ${u} kilometres per hour and B sails due west at ${w} kilometres per hour. After t hours, before B reaches O, the ships are d kilometres apart. Part a: show that d squared is ${v * v} t squared minus ${2 * D * w} t plus ${D * D}. Part b: write d squared in the form a times the square of, open bracket, t minus b, close bracket, plus c. Part c: hence find the least distance between the ships, and the value of t at which they are at this distance. Part d: the ships can speak to each other by radio when they are not more than ${radio} kilometres apart. Find the range of values of t for which they can do so.`,
          answerAlt: plain`Part a: d squared is the square of ${u} t, plus the square of, open bracket, ${D} minus ${w} t, close bracket. Part b: d squared is ${v * v} times the square of, open bracket, t minus ${when}, close bracket, plus ${nearest * nearest}. Part c: the least distance is ${nearest} kilometres, where t is ${when}. Part d: the square of, open bracket, t minus ${when}, close bracket, is at most the square of ${half}, so t is from ${from} to ${to}.`,
          answers: [
            final('b', number(v * v), 'a'),
            final('b', number(when), 'b'),
            final('b', number(nearest * nearest), 'c'),
            final('c', number(nearest, { unit: 'km' }), 'least distance'),
            final('c', number(when, { unit: 'hours' }), 't'),
            final('d', inequality(`${from} ≤ t ≤ ${to}`, 't')),
          ],
          verify() {
            const apart = (t: number) => distance([0, u * t], [D - w * t, 0])
            const times = Array.from({ length: 1001 }, (_, n) => n / 100)
            const all = times.map(apart)
            const met = roots((t) => apart(t) - radio, 0.0013, 10.0017, 1009)
            return compared(
              ['d²', apart(0.7) ** 2, v * v * 0.49 - 2 * D * w * 0.7 + D * D],
              ['the least', Math.min(...all), nearest],
              ['when', times[all.indexOf(Math.min(...all))] ?? 0, when],
              ['from', met[0] ?? 0, from],
              ['to', met[1] ?? 0, to],
              ['before B is at O', Math.sign(D / w - to), 1],
            )
          },
        }
      },
      'plot-of-land'(random) {
        // In a right-angled triangle with legs a and b: S = bx − (b/a)x² = ab/4 − (b/a)(x − a/2)².
        const [a, b, h] = random.pick([
          [12, 8, 3],
          [10, 5, 3],
          [8, 12, 2],
          [20, 15, 4],
          [16, 12, 4],
          [18, 12, 6],
        ] as const)
        const [top, bottom] = lowestTerms(b, a)
        const ratio = `${top === 1 ? '1' : top}/${bottom}`
        const [most, middle] = [(a * b) / 4, a / 2]
        const need = exact(most - (b / a) * h * h)
        const [from, to] = [middle - h, middle + h]
        const high = 6 * (b / a) > 6 ? 6 : (10 * b) / a
        const wide = (high * a) / b
        const share = 0.36
        const ratioSaid = fractionInWords(b, a)
        return {
          question: typst`
A plot of land is a right-angled triangle $O A B$ with $O A = ${a}$~m and $O B = ${b}$~m. A rectangular building with one corner at $O$ is built on the plot. Two of its sides lie along $O A$ and $O B$, and its corner $P$ is on $A B$. The side along $O A$ has a length of $x$~metres.
#sketch(polygon-of((0, 0), (${wide.toFixed(3)}, 0), (0, ${high.toFixed(3)}), names: ($O$, $A$, $B$)), polygon-of((0, 0), (${(wide * share).toFixed(3)}, 0), (${(wide * share).toFixed(3)}, ${(high * (1 - share)).toFixed(3)}), (0, ${(high * (1 - share)).toFixed(3)}), fill: maths-wash, sides: ([$x$ m], none, none, none)), point((${(wide * share).toFixed(3)}, ${(high * (1 - share)).toFixed(3)}), $P$), height: 190pt)
#part("a", 2)[Show that the area of the building, $S$~m², is given by
$ S = ${b}x − ${ratio} x^2. $]
#part("b", 2)[Write $S$ in the form
$ S = p − ${ratio} (x − q)^2. $]
#part("c", 2)[Hence find the greatest area that the building can have, and show that this is half of the area of the plot.]
#part("d", 3)[Find the range of values of $x$ for which the area of the building is at least ${need}~m².]`,
          answer: typst`
#part("a")[
#working("M1")[similar triangles, or the line $A B$: the other side of the building is $${b} − display(${ratio}) x$ #h(3pt) _oe_]
#working("A1")[$S = x(${b} − display(${ratio}) x) = ${b}x − display(${ratio}) x^2$]]
#part("b")[
#working("M1")[$−display(${ratio})(x^2 − ${a}x)$ \
$= −display(${ratio})((x − ${middle})^2 − ${middle * middle})$]
#working("A1")[#result[$S = ${most} − display(${ratio})(x − ${middle})^2$]]]
#part("c")[
#working("B1 FT")[#result[${most} m²]]
#working("B1")[area of the plot: \
$display(1/2) times ${a} times ${b} = ${2 * most} = 2 times ${most}$]]
#part("d")[
#working("M1")[$${most} − display(${ratio})(x − ${middle})^2 >= ${need}$ #h(3pt) _oe_]
#working("M1 dep")[$(x − ${middle})^2 <= ${h * h}$ \
or $(x − ${from})(x − ${to}) <= 0$]
#working("A1")[#result[$${from} <= x <= ${to}$]]]`,
          alt: plain`A plot of land is a right-angled triangle OAB with its right angle at O. OA is ${a} metres and OB is ${b} metres. A rectangular building with one corner at O is built on the plot. Two of its sides lie along OA and OB, and its corner P is on AB. The side along OA has a length of x metres. Part a: show that the area of the building, S square metres, is given by S equals ${b} x minus ${ratioSaid} times x squared. Part b: write S in the form p minus ${ratioSaid} times the square of, open bracket, x minus q, close bracket. Part c: hence find the greatest area that the building can have, and show that this is half of the area of the plot. Part d: find the range of values of x for which the area of the building is at least ${need} square metres.`,
          answerAlt: plain`Part a: the other side of the building is ${b} minus ${ratioSaid} times x; multiply by x. Part b: S is ${most} minus ${ratioSaid} times the square of, open bracket, x minus ${middle}, close bracket. Part c: the greatest area is ${most} square metres. The plot has the area ${2 * most} square metres. Part d: the square of, open bracket, x minus ${middle}, close bracket, is at most ${h * h}, so x is from ${from} to ${to}.`,
          answers: [
            final('b', number(most), 'p'),
            final('b', number(middle), 'q'),
            final('c', number(most, { unit: 'm²' })),
            final('d', inequality(`${from} ≤ x ≤ ${to}`)),
          ],
          verify() {
            // P divides AB in the ratio t : 1 − t.
            const at = (t: number): Point => [a * (1 - t), b * t]
            const area = (t: number) => polygonArea([0, 0], [at(t)[0], 0], at(t), [0, at(t)[1]])
            const all = Array.from({ length: 2001 }, (_, n) => area(n / 2000))
            const met = roots((t) => area(t) - need, 0.00031, 0.9997, 6007).map((t) => at(t)[0])
            const x = 0.37 * a
            return compared(
              ['the formula', area(1 - 0.37), b * x - (b / a) * x * x],
              ['the greatest', Math.max(...all), most],
              ['the plot', polygonArea([0, 0], [a, 0], [0, b]), 2 * most],
              ['from', met[1] ?? 0, from],
              ['to', met[0] ?? 0, to],
            )
          },
        }
      },
    },
  }),
)
