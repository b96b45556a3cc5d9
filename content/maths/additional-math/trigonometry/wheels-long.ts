// Long questions on sine and cosine together: two cars of a big wheel, and an angle known by the sum of its sine and cosine.

import { arccos, cos, sin } from '../../kit/angles.ts'
import { roots } from '../../kit/checking.ts'
import { compared } from '../../kit/comparing.ts'
import { final, inAnyOrder, number, threeFigures } from '../../kit/final-answers.ts'
import { laidOut } from '../../kit/layout.ts'
import { decimals, lowestTerms, minus, rounded, significant } from '../../kit/numbers.ts'
import { typedFraction } from '../../kit/typed.ts'
import { plain, typst } from '../../kit/typst.ts'
import { fractionInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'

const degreesOf = (radians: number) => (radians * 180) / Math.PI

export const sineWithCosine = laidOut(
  defineTemplate({
    id: 'sine-with-cosine',
    marks: 12,
    calculator: true,
    level: 5,
    cases: {
      'big-wheel'(random) {
        // P: h = c − r cos kt; Q is a quarter of a turn behind: h = c − r sin kt.
        const [c, r, turn, look] = random.pick([
          [22, 20, 12, 30],
          [32, 30, 20, 40],
          [27, 25, 18, 40],
          [18, 16, 10, 26],
          [42, 40, 24, 60],
        ] as const)
        const k = 360 / turn
        const [high, low] = [c + r, c - r]
        const ratio = (c - look) / r
        const first = arccos(ratio)
        const [up, down] = [first / k, (360 - first) / k]
        const quarter = turn / 4
        const [same, again] = [45 / k, 225 / k]
        const P = (t: number) => c - r * cos(k * t)
        const Q = (t: number) => c - r * cos(k * t - 90)
        return {
          question: typst`
A big wheel turns at a constant rate. The height above the ground of its car $P$, $t$~minutes after it starts to turn, is $h$~m, where
$ h = ${c} − ${r} cos (${k} t)°. $
#part("a", 2)[Find the greatest and the least height of $P$.]
#part("b", 1)[Find the time for one turn of the wheel.]
#part("c", 2)[Sketch the graph of $h$ against $t$ for one turn.]
#part("d", 3)[Find the two values of $t$ in the first turn for which $P$ is ${look}~m above the ground.]
Car $Q$ is always a quarter of a turn behind $P$.
#part("e", 1)[Show that the height of $Q$ is $(${c} − ${r} sin (${k} t)°)$~m.]
#part("f", 3)[Find the two values of $t$ in the first turn for which $P$ and $Q$ are at the same height.]`,
          answer: typst`
#part("a")[
#working("B1")[$${c} + ${r} =$ #result[${high} m]]
#working("B1")[$${c} − ${r} =$ #result[${low} m]]]
#part("b")[#working("B1")[$360 div ${k} =$ #result[${turn} minutes]]]
#part("c")[
#axes(axis(0, ${rounded(turn * 1.08)}, numbers: false, labels: ((${turn / 2}, $${turn / 2}$), (${turn}, $${turn}$)), title: $t$), axis(0, ${rounded(high * 1.12)}, numbers: false, labels: ((${low}, $${low}$), (${c}, $${c}$), (${high}, $${high}$)), title: $h$), grid: false, height: 150pt, curve-of(x => ${c} - ${r} * calc.cos(x * ${k}deg), from: 0, to: ${turn}, colour: addmaths), guides(${turn / 2}, ${high}))
#working("B1")[one wave that begins and ends at a minimum]
#working("B1 FT")[from $(0, ${low})$ up to #result[$(${turn / 2}, ${high})$] and back to $(${turn}, ${low})$]]
#part("d")[
#working("M1")[$cos (${k} t)° = ${minus(Number(ratio.toFixed(4)))}${Math.abs(ratio * 10_000 - Math.round(ratio * 10_000)) > 1e-9 ? '"…"' : ''}$ \
$${k}t = ${decimals(first, 1)}$ or $360 − ${decimals(first, 1)}$]
#working("A1")[#result[$t = ${significant(up)}$]]
#working("A1")[#result[$t = ${significant(down)}$]]]
#part("e")[#working("B1")[$Q$ is where $P$ was ${quarter} minutes before: $${c} − ${r} cos (${k}t − 90)°$, \
and $cos(θ − 90°) = sin θ$]]
#part("f")[
#working("M1")[$sin (${k} t)° = cos (${k} t)°$, so $tan (${k} t)° = 1$]
#working("A1")[$${k}t = 45$: #result[$t = ${Number(same.toFixed(4))}$]]
#working("A1")[$${k}t = 225$: #result[$t = ${Number(again.toFixed(4))}$]]]`,
          alt: plain`A big wheel turns at a constant rate. The height above the ground of its car P, t minutes after it starts to turn, is h metres, where h equals ${c} minus ${r} times the cosine of ${k} t degrees. Part a: find the greatest and the least height of P. Part b: find the time for one turn of the wheel. Part c: sketch the graph of h against t for one turn. Part d: find the two values of t in the first turn for which P is ${look} metres above the ground. Car Q is always a quarter of a turn behind P. Part e: show that the height of Q in metres is ${c} minus ${r} times the sine of ${k} t degrees. Part f: find the two values of t in the first turn for which P and Q are at the same height.`,
          answerAlt: plain`Part a: ${high} metres and ${low} metres. Part b: 360 divided by ${k} is ${turn} minutes. Part c: one wave from a minimum of ${low} at 0 to a maximum of ${high} at ${turn / 2} and back at ${turn}. Part d: the cosine is ${Number(ratio.toFixed(4))}, so ${k} t is ${decimals(first, 1)} or 360 minus this, and t is ${significant(up)} or ${significant(down)}. Part e: the cosine of, open bracket, ${k} t minus 90, close bracket, degrees is the sine of ${k} t degrees. Part f: the tangent is 1, so t is ${Number(same.toFixed(4))} or ${Number(again.toFixed(4))}.`,
          answers: [
            final('a', number(high, { unit: 'm' }), 'greatest'),
            final('a', number(low, { unit: 'm' }), 'least'),
            final('b', number(turn, { unit: 'minutes' })),
            final('d', threeFigures(up, 'minutes'), 'first t'),
            final('d', threeFigures(down, 'minutes'), 'second t'),
            final(
              'f',
              inAnyOrder([same, again], { name: 't', each: { to: { figures: 3 }, unit: 'minutes' } }),
            ),
          ],
          verify() {
            const heights = Array.from({ length: 4001 }, (_, n) => P((n * turn) / 4000))
            const seen = roots((t) => P(t) - look, 0.0031, turn, 4001)
            const level = roots((t) => P(t) - Q(t), 0.0031, turn, 4001)
            return compared(
              ['the greatest', Math.max(...heights), high],
              ['the least', Math.min(...heights), low],
              ['one turn', P(1.3 + turn), P(1.3)],
              ['the first', seen[0] ?? 0, up],
              ['the second', seen[1] ?? 0, down],
              ['Q', Q(1.7), c - r * sin(k * 1.7)],
              ['behind', Q(2 + quarter), P(2)],
              ['how often', level.length, 2],
              ['level', level[0] ?? 0, same],
              ['level again', level[1] ?? 0, again],
            )
          },
        }
      },
      'sum-is-known'(random) {
        // sin x and cos x are p/h and ±q/h, in either order.
        const [p, q, h] = random.pick([
          [4, 3, 5],
          [12, 5, 13],
          [15, 8, 17],
        ] as const)
        const sign = random.sign()
        const sum = p + sign * q
        const [product, productUnder] = lowestTerms(sign * p * q, h * h)
        const gap = p - sign * q
        const [one, other] = [p, sign * q]
        const a = degreesOf(Math.asin(p / h))
        const angles = sign === 1 ? [90 - a, a] : [180 - a, 270 + a]
        const list = angles.map((angle) => `#result[$${decimals(angle, 1)}°$]`).join(', ')
        const f = (top: number, under: number) => `${top < 0 ? '−' : ''}display(${Math.abs(top)}/${under})`
        const quadratic = `${h * h}u^2 − ${sum * h}u ${sign === 1 ? '+' : '−'} ${p * q}`
        return {
          question: typst`
#part("a", 3)[Show that
$ (sin x + cos x)^2 + (sin x − cos x)^2 = 2. $]
It is given that $ sin x + cos x = ${sum}/${h}, $ where $0° < x < 360°$.
#part("b", 2)[Find the exact value of $(sin x − cos x)^2$.]
#part("c", 2)[Find the exact value of $sin x cos x$.]
#part("d", 3)[Show that $sin x$ is a solution of the equation
$ ${quadratic} = 0, $
and solve this equation.]
#part("e", 2)[Hence find the two possible values of $x$.]`,
          answer: typst`
#part("a")[
#working("M1")[$sin^2 x + 2 sin x cos x + cos^2 x + sin^2 x − 2 sin x cos x + cos^2 x$]
#working("M1")[$= 2(sin^2 x + cos^2 x)$]
#working("A1")[$sin^2 x + cos^2 x = 1$, so it is 2]]
#part("b")[
#working("M1")[$2 − (display(${sum}/${h}))^2$]
#working("A1")[#result[$display(${gap * gap}/${h * h})$]]]
#part("c")[
#working("M1")[$1 + 2 sin x cos x = (sin x + cos x)^2$]
#working("A1")[$display(1/2)(display(${sum * sum}/${h * h}) − 1) =$ #result[$${f(product, productUnder)}$]]]
#part("d")[
#working("M1")[$u = sin x$ and $cos x = display(${sum}/${h}) − u$: \
$u(display(${sum}/${h}) − u) = ${f(product, productUnder)}$]
#working("A1")[$u^2 − display(${sum}/${h})u ${sign === 1 ? '+' : '−'} display(${Math.abs(product)}/${productUnder}) = 0$, \
times ${h * h}: $${quadratic} = 0$]
#working("A1")[#result[$u = ${f(one, h)}$] and #result[$u = ${f(other, h)}$]]]
#part("e")[
#working("M1")[one of them is $sin x$ and the other is $cos x$: \
${sign === 1 ? 'both are positive, so $x$ is acute' : 'the positive one as $sin x$ gives an obtuse angle, as $cos x$ an angle above $270°$'}]
#working("A1")[${list}]]`,
          alt: plain`Part a: show that the square of, open bracket, sin x plus cos x, close bracket, plus the square of, open bracket, sin x minus cos x, close bracket, equals 2. It is given that sin x plus cos x is ${sum} over ${h}, where x is between 0 and 360 degrees. Part b: find the exact value of the square of, open bracket, sin x minus cos x, close bracket. Part c: find the exact value of sin x times cos x. Part d: show that sin x is a solution of the equation ${h * h} u squared minus ${sum * h} u ${sign === 1 ? 'plus' : 'minus'} ${p * q} equals 0, and solve this equation. Part e: hence find the two possible values of x.`,
          answerAlt: plain`Part a: multiplied out, the products cancel and leave 2 times, open bracket, sin squared x plus cos squared x, close bracket, which is 2. Part b: 2 minus the square of ${sum} over ${h} is ${gap * gap} over ${h * h}. Part c: half of, open bracket, ${sum * sum} over ${h * h}, minus 1, close bracket, is ${fractionInWords(product, productUnder)}. Part d: cos x is ${sum} over ${h} minus u, and the product is known. The solutions are ${one} over ${h} and ${fractionInWords(other, h)}. Part e: x is ${decimals(angles[0] ?? 0, 1)} degrees or ${decimals(angles[1] ?? 0, 1)} degrees.`,
          answers: [
            final('b', number(`${gap * gap}/${h * h}`)),
            final('c', number(typedFraction(product, productUnder))),
            final('d', inAnyOrder([`${one}/${h}`, typedFraction(other, h)], { name: 'u' })),
            final('e', inAnyOrder(angles, { name: 'x', each: { to: { places: 1 }, unit: '°' } })),
          ],
          verify() {
            const found = roots((x) => sin(x) + cos(x) - sum / h, 0.0131, 359.99, 7201)
            const [x = 0, y = 0] = found
            return compared(
              ['the identity', (sin(37) + cos(37)) ** 2 + (sin(37) - cos(37)) ** 2, 2],
              ['how many', found.length, 2],
              ['the first', x, angles[0] ?? 0],
              ['the second', y, angles[1] ?? 0],
              ['the difference', (sin(x) - cos(x)) ** 2, (gap / h) ** 2],
              ['the product', sin(x) * cos(x), product / productUnder],
              ['the greater sine', Math.max(sin(x), sin(y)), one / h],
              ['the smaller sine', Math.min(sin(x), sin(y)), other / h],
            )
          },
        }
      },
    },
  }),
)
