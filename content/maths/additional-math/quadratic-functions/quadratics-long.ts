// Long questions on quadratics: two parabolas that touch, and the price of a cup of tea.

import { gradient, roots } from '../../kit/checking.ts'
import { compared } from '../../kit/comparing.ts'
import { coordinates, final, inequality, number } from '../../kit/final-answers.ts'
import { laidOut } from '../../kit/layout.ts'
import { minus } from '../../kit/numbers.ts'
import { added, rounded, shown, spoken, squareForm, squareFormSpoken } from '../../kit/quadratics.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'

export const quadraticsInUse = laidOut(
  defineTemplate({
    id: 'quadratics-in-use',
    marks: 12,
    calculator: false,
    level: 4,
    cases: {
      'two-parabolas'(random) {
        // y = (x − 2a)² + q and y = k − x² touch at x = a for k = 2a² + q; with 2h² more they meet at a ± h.
        const a = random.pick([1, 2, 3, -1, -2])
        const q = random.pick([1, 2, 3, 5])
        const h = random.pick([1, 2, 3])
        const p = 2 * a
        const first = { a: 1, b: -2 * p, c: p * p + q }
        const k = 2 * a * a + q
        const more = k + 2 * h * h
        const height = a * a + q
        const [from, to] = [a - h, a + h]
        const wide = 1.6 * Math.abs(p) + 0.8
        const [left, right] = a > 0 ? [-0.75 * wide, wide * 1.15] : [-wide * 1.15, 0.75 * wide]
        const top = Math.max(k, height) * 1.7
        return {
          question: typst`
The diagram shows the curves $y = ${shown(first)}$ and $y = k − x^2$, where $k$ is a constant. The curves touch at the point $T$.
#axes(axis(${rounded(left)}, ${rounded(right)}, numbers: false, title: $x$), axis(${rounded(-0.2 * top)}, ${rounded(top)}, numbers: false, title: $y$), grid: false, height: 180pt, curve-of(x => (x - (${p})) * (x - (${p})) + ${q}, colour: addmaths), curve-of(x => ${k} - x * x, colour: maths), point((${a}, ${height}), $T$, side: "above-${a > 0 ? 'right' : 'left'}"), point((0, 0), $O$, mark: false, side: "below-left", colour: ink-soft))
#part("a", 2)[Write $${shown(first)}$ in the form $(x + a)^2 + b$.]
#part("b", 1)[Hence state the least value of $${shown(first)}$.]
#part("c", 4)[Find the value of $k$.]
#part("d", 2)[Find the coordinates of $T$.]
#part("e", 3)[When $k = ${more}$ the curves meet at two points. Find the set of values of $x$ for which $${more} − x^2 > ${shown(first)}$.]`,
          answer: typst`
#part("a")[
#working("B1")[$(x ${added(-p)})^2$]
#working("B1")[#result[$${squareForm(1, p, q)}$]]]
#part("b")[#working("B1 FT")[#result[${q}]]]
#part("c")[
#working("M1")[$${shown(first)} = k − x^2$]
#working("A1")[$2x^2 ${added(-2 * p)}x + ${first.c} − k = 0$]
#working("M1 dep")[discriminant: $${4 * p * p} − 8(${first.c} − k) = 0$]
#working("A1")[#result[$k = ${k}$]]
#scheme[Or: equal gradients where they touch, $2x ${added(-2 * p)} = −2x$ (*M1*), $x = ${minus(a)}$ (*A1*), put into both equations (*M1*), and $k$ (*A1*).]]
#part("d")[
#working("M1 FT")[$2x^2 ${added(-2 * p)}x + ${first.c - k} = 0$, so $x = ${minus(a)}$]
#working("A1")[#result[$T(${minus(a)}, ${height})$]]]
#part("e")[
#working("M1")[$2x^2 ${added(-2 * p)}x ${added(first.c - more)} < 0$]
#working("M1 dep")[$2(x ${from < 0 ? '+' : '−'} ${Math.abs(from)})(x ${to < 0 ? '+' : '−'} ${Math.abs(to)}) < 0$]
#working("A1")[#result[$${minus(from)} < x < ${minus(to)}$]]]`
            .replaceAll('(x − 0)', 'x')
            .replaceAll(' 1x', ' x'),
          alt: plain`A diagram shows the curves y equals ${spoken(first)} and y equals k minus x squared, where k is a constant. The first opens upwards, the second downwards, and they touch at the point T. Part a: write ${spoken(first)} in the form, the square of, open bracket, x plus a, close bracket, plus b. Part b: hence state the least value of ${spoken(first)}. Part c: find the value of k. Part d: find the coordinates of T. Part e: when k is ${more} the curves meet at two points. Find the set of values of x for which ${more} minus x squared is greater than ${spoken(first)}.`,
          answerAlt: plain`Part a: ${squareFormSpoken(1, p, q)}. Part b: ${q}. Part c: the discriminant of 2 x squared ${p > 0 ? 'minus' : 'plus'} ${Math.abs(2 * p)} x plus ${first.c} minus k is 0, so k is ${k}. Part d: T is (${a}, ${height}). Part e: x between ${from} and ${to}.`,
          answers: [
            final('a', number(-p), 'a'),
            final('a', number(q), 'b'),
            final('b', number(q)),
            final('c', number(k), 'k'),
            final('d', coordinates(a, height), 'T'),
            final('e', inequality(`${from} < x < ${to}`)),
          ],
          verify() {
            const f = (x: number) => x * x + first.b * x + first.c
            const gap = (x: number) => f(x) + x * x
            // The least of f(x) + x² is the k for which they touch.
            const [where = 0] = roots((x) => gradient(gap, x), -9.003, 9.001, 4003)
            const met = roots((x) => gap(x) - more, -12.003, 12.001, 8003)
            return compared(
              ['the least', Math.min(...Array.from({ length: 2401 }, (_, n) => f(n / 100 - 12))), q],
              ['where they touch', where, a],
              ['k', gap(where), k],
              ['y of T', f(where), height],
              ['from', met[0] ?? 0, from],
              ['to', met[1] ?? 0, to],
              ['between', Math.sign(more - gap(a)), 1],
            )
          },
        }
      },
      'price-of-tea'(random) {
        // P = (u + x)(n − mx), greatest at x = best.
        const [price, cost, n, m, h] = random.pick([
          [20, 8, 80, 2, 8],
          [30, 18, 90, 3, 5],
          [15, 5, 60, 2, 6],
          [40, 24, 120, 3, 7],
          [25, 15, 100, 2, 9],
        ] as const)
        const u = price - cost
        const best = (n - m * u) / (2 * m)
        const most = (u + best) * (n - m * best)
        const need = most - m * h * h
        const never = Math.ceil((most + 20) / 50) * 50
        const curve = { a: -m, b: n - m * u, c: u * n }
        const sum = `${curve.c} + ${curve.b}x − ${m}x^2`
        const disc = curve.b ** 2 - 4 * m * (never - curve.c)
        const profit = (x: number) => (price + x - cost) * (n - m * x)
        return {
          question: typst`
A stall sells ${n} cups of tea a day at ${price} taka a cup. For every 1 taka by which the price is raised, ${m} cups fewer are sold each day. A cup costs the stall ${cost} taka to make. When the price is raised by $x$ taka, the profit in one day is $P$ taka.
#part("a", 2)[Show that $P = ${sum}$.]
#part("b", 3)[Show that $P$ can be written as $${most} − ${m}(x − ${best})^2$.]
#part("c", 2)[Hence find the greatest profit that the stall can make in one day, and the price of a cup for which it makes it.]
#part("d", 3)[Find the range of values of $x$ for which the profit is at least ${need} taka.]
#part("e", 2)[By using a discriminant, show that the profit cannot be ${never} taka.]`,
          answer: typst`
#part("a")[
#working("M1")[profit a cup $(${u} + x)$, number of cups $(${n} − ${m}x)$]
#working("A1")[$P = (${u} + x)(${n} − ${m}x)$ \
$= ${u * n} − ${m * u}x + ${n}x − ${m}x^2$ \
$= ${sum}$]]
#part("b")[
#working("M1")[$−${m}(x^2 − ${curve.b / m}x) + ${curve.c}$]
#working("M1")[$−${m}((x − ${best})^2 − ${best * best}) + ${curve.c}$]
#working("A1")[$= ${m * best * best} + ${curve.c} − ${m}(x − ${best})^2$ \
$= ${most} − ${m}(x − ${best})^2$]]
#part("c")[
#working("B1")[greatest profit: #result[${most} taka]]
#working("B1")[$x = ${best}$: price $${price} + ${best} =$ #result[${price + best} taka]]]
#part("d")[
#working("M1")[$${most} − ${m}(x − ${best})^2 >= ${need}$]
#working("M1 dep")[$(x − ${best})^2 <= ${h * h}$, so $−${h} <= x − ${best} <= ${h}$]
#working("A1")[#result[$${best - h} <= x <= ${best + h}$]]
#scheme[Or: a quadratic with three terms (*M1*) with its roots ${best - h} and ${best + h} (*M1*).]]
#part("e")[
#working("M1")[$${m}x^2 − ${curve.b}x + ${never - curve.c} = 0$: \
$${curve.b}^2 − 4 times ${m} times ${never - curve.c}$]
#working("A1")[$= ${minus(disc)}$, which is negative: there is no real value of $x$]]`,
          alt: plain`A stall sells ${n} cups of tea a day at ${price} taka a cup. For every 1 taka by which the price is raised, ${m} cups fewer are sold each day. A cup costs the stall ${cost} taka to make. When the price is raised by x taka, the profit in one day is P taka. Part a: show that P is ${curve.c} plus ${curve.b} x minus ${m} x squared. Part b: show that P can be written as ${most} minus ${m} times the square of, open bracket, x minus ${best}, close bracket. Part c: hence find the greatest profit that the stall can make in one day, and the price of a cup for which it makes it. Part d: find the range of values of x for which the profit is at least ${need} taka. Part e: by using a discriminant, show that the profit cannot be ${never} taka.`,
          answerAlt: plain`Part a: the profit of a cup is, ${u} plus x, and the number of cups sold is, ${n} minus ${m} x; multiply out. Part b: complete the square. Part c: the greatest profit is ${most} taka, for x equal to ${best}, when a cup costs ${price + best} taka. Part d: the square of, open bracket, x minus ${best}, close bracket, is at most ${h * h}, so x is from ${best - h} to ${best + h}. Part e: the discriminant is ${disc}, which is negative.`,
          answers: [
            final('c', number(most, { unit: 'taka' }), 'profit'),
            final('c', number(price + best, { unit: 'taka' }), 'price'),
            final('d', inequality(`${best - h} ≤ x ≤ ${best + h}`)),
          ],
          verify() {
            // Day by day, for every tenth of a taka.
            const days = Array.from({ length: 501 }, (_, x) => profit(x / 10))
            const found = roots((x) => profit(x) - need, 0.0031, 60.001, 6007)
            return compared(
              ['the formula', profit(3.7), curve.c + curve.b * 3.7 - m * 3.7 ** 2],
              ['the square', profit(5.2), most - m * (5.2 - best) ** 2],
              ['the greatest', Math.max(...days), most],
              ['where', days.indexOf(Math.max(...days)) / 10, best],
              ['from', found[0] ?? 0, best - h],
              ['to', found[1] ?? 0, best + h],
              ['never', Math.sign(never - most), 1],
            )
          },
        }
      },
    },
  }),
)
