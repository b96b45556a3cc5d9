// A particle on a straight line whose velocity is known: rest, acceleration and distance.

import { gradient, integrate } from '../../kit/checking.ts'
import { compared } from '../../kit/comparing.ts'
import { final, inAnyOrder, number, threeFigures } from '../../kit/final-answers.ts'
import { minus, significant } from '../../kit/numbers.ts'
import { rounded } from '../../kit/quadratics.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'
import { t } from './motion.ts'
import { e, piece, shownSum, spokenSum } from './writing.ts'

const line = 'A particle $P$ moves in a straight line so that, $t$ seconds after passing a fixed point $O$,'
const lineSaid = 'A particle P moves in a straight line so that, t seconds after passing a fixed point O,'

export const fromVelocity = defineTemplate({
  id: 'from-velocity',
  marks: 6,
  calculator: true,
  level: 4,
  cases: {
    'total-distance'(random) {
      const [p, q] = random.until(
        () => [random.integer(1, 3), random.integer(2, 6)] as const,
        ([low, high]) => high - low >= 2,
      )
      const f = (u: number) => 6 * (u - p) * (u - q)
      const v = [t(2, 6), t(1, -6 * (p + q)), t(0, 6 * p * q)]
      const s = [t(3, 2), t(2, -3 * (p + q)), t(1, 6 * p * q)]
      const at = (u: number) => 2 * u ** 3 - 3 * (p + q) * u * u + 6 * p * q * u
      const back = (q - p) ** 3
      const low = f((p + q) / 2)
      return {
        question: typst`
The diagram shows the velocity–time graph of a particle that moves in a straight line with velocity $v = ${shownSum(...v)}$, where $v$ is in m/s and $t$ is in seconds.
#axes(axis(0, ${rounded(q + 1)}, numbers: false, title: $t$), axis(${rounded(low * 1.3)}, ${rounded(Math.max(f(0) * 1.05, f(q + 0.7)))}, numbers: false, title: $v$), grid: false, height: 160pt, curve-of(x => 6 * (x - ${p}) * (x - ${q}), to: ${rounded(q + 0.6)}, colour: addmaths))
#part("a", 2)[Find the times at which the particle is at rest.]
#part("b", 4)[Find the total distance that the particle travels in the first ${q} seconds.]`,
        answer: typst`
#part("a")[
#working("M1")[$6(t − ${p})(t − ${q}) = 0$]
#working("A1")[#result[$t = ${p}$] and #result[$t = ${q}$]]]
#part("b")[
#working("M1 A1")[$s = integral v dif t = ${shownSum(...s)}$]
#note[It moves forwards until $t = ${p}$, then backwards.]
#working("M1 FT")[$t = 0$: $s = 0$ \
$t = ${p}$: $s = ${at(p)}$ \
$t = ${q}$: $s = ${minus(at(q))}$]
#working("A1")[distance $= ${at(p)} + ${back} =$ #result[${at(p) + back} m]]]`,
        alt: plain`The velocity-time graph is a parabola that starts above the t axis, crosses it twice and rises again. The velocity in metres per second is ${spokenSum(...v)}, where t is in seconds. Part a: find the times at which the particle is at rest. Part b: find the total distance that it travels in the first ${q} seconds.`,
        answerAlt: plain`Part a: t is ${p} and ${q}. Part b: s is ${spokenSum(...s)}. It goes forwards ${at(p)} metres and then backwards ${back} metres, a total of ${at(p) + back} metres.`,
        answers: [
          final('a', inAnyOrder([p, q], { name: 't', each: { unit: 's' } })),
          final('b', number(at(p) + back, { unit: 'm' })),
        ],
        verify: () =>
          compared(['v', f(p), 0], ['the distance', integrate(f, 0, p) - integrate(f, p, q), at(p) + back]),
      }
    },
    'sine-velocity'(random) {
      const [k, n] = [random.integer(2, 4), random.integer(1, 4)]
      const a = k * n
      const f = (u: number) => a * Math.sin(k * u)
      const [top, bottom] = [1, k]
      return {
        question: typst`
${line} its velocity is $v$ m/s, where $v = ${a} sin ${k}t$.
#part("a", 2)[Find, in terms of $pi$, the first time after $t = 0$ at which $P$ is at rest.]
#part("b", 2)[Find the acceleration of $P$ at that time.]
#part("c", 2)[Find the distance of $P$ from $O$ at that time.]`,
        answer: typst`
#part("a")[
#working("M1")[$sin ${k}t = 0$, so $${k}t = pi$]
#working("A1")[$t =$ #result[$display(pi/${bottom})$]]]
#part("b")[
#working("M1")[$a = ${a * k} cos ${k}t$]
#working("A1")[$= ${a * k} cos pi =$ #result[$−${a * k}$~m/s²]]]
#part("c")[
#working("M1 FT")[$s = [−${n === 1 ? '' : n} cos ${k}t]_0^(pi/${k})$]
#working("A1")[$= ${n} + ${n} =$ #result[${2 * n} m]]]`,
        alt: plain`${lineSaid} its velocity in metres per second is ${a} sin ${k} t. Part a: find, in terms of pi, the first time after t equals 0 at which P is at rest. Part b: find the acceleration of P at that time. Part c: find the distance of P from O at that time.`,
        answerAlt: plain`Part a: t is pi over ${k}. Part b: the acceleration is ${a * k} cos ${k} t, which is minus ${a * k} metres per second squared. Part c: the displacement is the integral, ${2 * n} metres.`,
        answers: [
          final('a', number(`π/${k}`, { unit: 's' }), 't'),
          final('b', number(-a * k, { unit: 'm/s²' })),
          final('c', number(2 * n, { unit: 'm' })),
        ],
        verify: () =>
          compared(
            ['v', f((top * Math.PI) / k), 0],
            ['a', gradient(f, Math.PI / k), -a * k],
            ['s', integrate(f, 0, Math.PI / k), 2 * n],
          ),
      }
    },
    'exponential-velocity'(random) {
      const [k, n, b] = [random.integer(2, 4), random.integer(2, 6), random.integer(1, 5)]
      const a = k * n
      const last = k === 2 ? random.integer(1, 2) : 1
      const f = (u: number) => a * Math.exp(-k * u) + b
      const distance = n * (1 - Math.exp(-k * last)) + b * last
      const printed = significant(distance)
      const v = [piece(`${e}^(−${k}t)`, `e to the power minus ${k} t,`, a), t(0, b)]
      return {
        question: typst`
${line} its velocity is $v$ m/s, where $v = ${shownSum(...v)}$.
#part("a", 1)[Explain why $P$ never comes to rest.]
#part("b", 2)[Find the acceleration of $P$ when $t = 0$.]
#part("c", 3)[Find the distance travelled by $P$ in the first ${last === 1 ? 'second' : `${last} seconds`}.]`,
        answer: typst`
#part("a")[
#working("B1")[$${e}^(−${k}t) > 0$ for all $t$, so #result[$v > ${b}$]]]
#part("b")[
#working("M1")[$a = −${a * k}${e}^(−${k}t)$]
#working("A1")[When $t = 0$: #result[$−${a * k}$~m/s²]]]
#part("c")[
#working("M1 A1")[$s = [−${n}${e}^(−${k}t) + ${b === 1 ? '' : b}t]_0^${last}$]
#note[At $t = 0$ the bracket is $−${n}$.]
#working("A1")[$= −${n}${e}^(−${k * last}) + ${b * last} + ${n} =$ #result[${printed} m] (3 s.f.)]]`,
        alt: plain`${lineSaid} its velocity in metres per second is ${spokenSum(...v)}. Part a: explain why P never comes to rest. Part b: find the acceleration of P when t is 0. Part c: find the distance travelled by P in the first ${last === 1 ? 'second' : `${last} seconds`}.`,
        answerAlt: plain`Part a: the exponential is always positive, so v is greater than ${b}. Part b: the acceleration is minus ${a * k} metres per second squared. Part c: the integral from 0 to ${last} gives ${printed} metres.`,
        answers: [final('b', number(-a * k, { unit: 'm/s²' })), final('c', threeFigures(distance, 'm'))],
        verify: () =>
          compared(['a', gradient(f, 0), -a * k], ['the distance', integrate(f, 0, last), distance]),
      }
    },
  },
})
