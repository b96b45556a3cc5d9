// Long questions on a particle in a straight line: from its acceleration, or from its velocity, to meetings and distances.

import { gradient, integrate, roots } from '../../kit/checking.ts'
import { compared } from '../../kit/comparing.ts'
import { expression, final, inAnyOrder, number, threeFigures } from '../../kit/final-answers.ts'
import { fraction, minus, significant } from '../../kit/numbers.ts'
import { rounded } from '../../kit/quadratics.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'
import { e, power, shownSum, spokenSum, typed } from './writing.ts'

const t = (exponent: number, top: number, bottom = 1) => power(exponent, top, bottom, 't')

export const motionInALine = defineTemplate({
  id: 'motion-in-a-line',
  marks: 13,
  calculator: true,
  level: 5,
  cases: {
    'one-overtakes-another'(random) {
      // v = c(2kt − t²); the other has the constant speed 2ck²/3, and they are level at t = k and t = 2k.
      const [c, k] = [random.pick([1, 2, 3]), random.pick([3, 6])]
      const steady = (2 * c * k * k) / 3
      const a = [t(0, 2 * c * k), t(1, -2 * c)]
      const v = [t(1, 2 * c * k), t(2, -c)]
      const s = [t(2, c * k), t(3, -c, 3)]
      const f = (u: number) => c * (2 * k * u - u * u)
      const level = c * k * k * k * (2 / 3)
      const end = 2 * k
      return {
        question: typst`
Two particles move along the same straight line. At time $t = 0$ both pass through the point $O$. $P$ has the constant velocity ${steady}~m/s. $Q$ starts from rest, and its acceleration at time $t$ seconds is $(${shownSum(...a)})$~m/s².
#part("a", 3)[Show that the velocity of $Q$ is $(${shownSum(...v)})$~m/s, and find its greatest velocity.]
#part("b", 2)[Find, in terms of $t$, the displacement of $Q$ from $O$.]
#part("c", 3)[Find the two times after $t = 0$ at which $P$ and $Q$ are level.]
#part("d", 2)[Show that $Q$ is at rest at the second of these times.]
#part("e", 3)[On one diagram, sketch the velocity–time graphs of $P$ and of $Q$ for $0 <= t <= ${end}$.]`,
        answer: typst`
#part("a")[
#working("M1")[$v = integral (${shownSum(...a)}) dif t = ${shownSum(...v)} + A$, \
$v = 0$ at $t = 0$, so $A = 0$]
#working("M1")[greatest where the acceleration is zero: $t = ${k}$]
#working("A1")[$${2 * c * k} times ${k} − ${c === 1 ? '' : `${c} times `}${k}^2 =$ #result[${c * k * k} m/s]]]
#part("b")[
#working("M1")[$s = integral (${shownSum(...v)}) dif t$]
#working("A1")[#result[$s = ${shownSum(...s)}$]]
#note[The constant is zero, because $s = 0$ at $t = 0$.]]
#part("c")[
#working("M1 FT")[$${shownSum(...s)} = ${steady}t$]
#working("M1 dep")[divide by $${c === 3 ? '' : `${fraction(c, 3)} `}t$: $t^2 − ${3 * k}t + ${2 * k * k} = 0$]
#working("A1 cao")[$(t − ${k})(t − ${2 * k}) = 0$: #result[$t = ${k}$] and #result[$t = ${2 * k}$]]]
#part("d")[
#working("M1")[$v = ${2 * c * k} times ${2 * k} − ${c === 1 ? '' : `${c} times `}${2 * k}^2$]
#working("A1")[$= ${4 * c * k * k} − ${4 * c * k * k} = 0$, so $Q$ is at rest.]]
#part("e")[
#axes(axis(0, ${rounded(end * 1.1)}, numbers: false, labels: ((${k}, $${k}$), (${end}, $${end}$)), title: $t$), axis(0, ${rounded(c * k * k * 1.15)}, numbers: false, labels: ((${steady}, $${steady}$), (${c * k * k}, $${c * k * k}$)), title: $v$), grid: false, height: 150pt, curve-of(x => ${c} * (${2 * k} * x - x * x), from: 0, to: ${end}, colour: addmaths, name: $Q$, name-at: ${rounded(1.72 * k)}, name-side: "above-right"), data-line(((0, ${steady}), (${end}, ${steady}))), point((${rounded(0.12 * k)}, ${steady}), $P$, side: "above", mark: false))
#working("B1")[$P$: a horizontal line at $v = ${steady}$]
#working("B2")[$Q$: a parabola from $(0, 0)$ to $(${end}, 0)$ with its maximum at $(${k}, ${c * k * k})$]
#scheme[*B1* for a parabola that opens downwards from the origin.]]`,
        alt: plain`Two particles move along the same straight line. At time t equals 0 both pass through the point O. P has the constant velocity ${steady} metres per second. Q starts from rest, and its acceleration at time t seconds is, open bracket, ${spokenSum(...a)}, close bracket, metres per second squared. Part a: show that the velocity of Q in metres per second is ${spokenSum(...v)}, and find its greatest velocity. Part b: find, in terms of t, the displacement of Q from O. Part c: find the two times after t equals 0 at which P and Q are level. Part d: show that Q is at rest at the second of these times. Part e: on one diagram, sketch the velocity-time graphs of P and of Q for t from 0 to ${end}.`,
        answerAlt: plain`Part a: integrating gives ${spokenSum(...v)}, with no constant. It is greatest when t is ${k}: ${c * k * k} metres per second. Part b: s is ${spokenSum(...s)}. Part c: they are level when t squared minus ${3 * k} t plus ${2 * k * k} is 0, so t is ${k} and t is ${2 * k}. Part d: when t is ${2 * k} the two terms of v are both ${4 * c * k * k}, so v is 0. Part e: P is a horizontal line at ${steady}. Q is a parabola from the origin to t equals ${end}, with its maximum of ${c * k * k} at t equals ${k}.`,
        answers: [
          final('a', number(c * k * k, { unit: 'm/s' })),
          final('b', expression(typed(...s), 't'), 's'),
          final('c', inAnyOrder([k, 2 * k], { name: 't', each: { unit: 's' } })),
        ],
        verify() {
          const gap = (u: number) => (u === 0 ? 0 : integrate(f, 0, u) - steady * u)
          const met = roots(gap, 0.5, 3 * k, 300)
          return compared(
            ['a at 2', gradient(f, 2), 2 * c * k - 4 * c],
            ['v at the start', f(0), 0],
            ['the greatest v', Math.max(...[-0.01, 0, 0.01].map((d) => f(k + d))), c * k * k],
            ['the first meeting', met[0] ?? 0, k],
            ['the second meeting', met[1] ?? 0, 2 * k],
            ['how far', integrate(f, 0, k), level],
            ['v then', f(2 * k), 0],
          )
        },
      }
    },
    'slowing-exponentially'(random) {
      // v = me^{−t} − b: at rest at t = ln(m/b).
      const [m, b, n] = random.pick([
        [12, 3, 2],
        [20, 4, 3],
        [18, 2, 4],
        [24, 4, 3],
        [30, 5, 3],
      ] as const)
      const r = m / b
      const f = (u: number) => m * Math.exp(-u) - b
      const rest = Math.log(r)
      const turned = m - b - b * rest
      const at = m - m * Math.exp(-n) - b * n
      const total = 2 * turned - at
      const printed = significant(total)
      return {
        question: typst`
A particle $P$ moves in a straight line. It passes through the point $O$ at time $t = 0$, and its velocity at time $t$ seconds is $v$~m/s, where
$ v = ${m}${e}^(−t) − ${b}. $
#part("a", 1)[Write down the velocity of $P$ as it passes through $O$.]
#part("b", 2)[Find, as a logarithm, the time at which $P$ is at rest.]
#part("c", 2)[Find the acceleration of $P$ at that time.]
#part("d", 4)[Show that the displacement of $P$ from $O$ when it is at rest is $(${m - b} − ${b} ln ${r})$~m.]
#part("e", 3)[Find the total distance travelled by $P$ in the first ${n} seconds.]
#part("f", 1)[State the value that $v$ approaches as $t$ becomes large.]`,
        answer: typst`
#part("a")[#working("B1")[$${m} − ${b} =$ #result[${m - b} m/s]]]
#part("b")[
#working("M1")[$${e}^(−t) = display(${b}/${m})$, so $${e}^t = ${r}$]
#working("A1 oe")[$t =$ #result[$ln ${r}$]]]
#part("c")[
#working("M1")[$a = display((dif v)/(dif t)) = −${m}${e}^(−t)$]
#working("A1")[$= −${m} times display(1/${r}) =$ #result[$−${b}$ m/s²]]]
#part("d")[
#working("M1")[$s = integral (${m}${e}^(−t) − ${b}) dif t$]
#working("A1")[$s = −${m}${e}^(−t) − ${b}t + A$]
#working("M1 dep")[$s = 0$ at $t = 0$, so $A = ${m}$]
#working("A1")[at $t = ln ${r}$: $s = −${m} times display(1/${r}) − ${b} ln ${r} + ${m}$ \
$= ${m - b} − ${b} ln ${r}$]]
#part("e")[
#working("B1")[at $t = ${n}$: $s = ${m} − ${m}${e}^(−${n}) − ${b * n}$ \
$= ${minus(Number(significant(at, 5).replace('−', '-')))}$]
#note[$P$ turns round at $t = ln ${r}$, so the way there counts, and then the way back.]
#working("M1")[$(${m - b} − ${b} ln ${r}) + (${m - b} − ${b} ln ${r} − s)$]
#working("A1")[$=$ #result[${printed} m] (3 s.f.)]]
#part("f")[#working("B1")[$${e}^(−t)$ approaches 0, so $v$ approaches #result[$−${b}$]]]`,
        alt: plain`A particle P moves in a straight line. It passes through the point O at time t equals 0, and its velocity v metres per second at time t seconds is ${m} times e to the power minus t, end of power, minus ${b}. Part a: write down the velocity of P as it passes through O. Part b: find, as a logarithm, the time at which P is at rest. Part c: find the acceleration of P at that time. Part d: show that the displacement of P from O when it is at rest, in metres, is ${m - b} minus, ${b} times the natural logarithm of ${r}. Part e: find the total distance travelled by P in the first ${n} seconds. Part f: state the value that v approaches as t becomes large.`,
        answerAlt: plain`Part a: ${m - b} metres per second. Part b: e to the power t is ${r}, so t is the natural logarithm of ${r}. Part c: the acceleration is minus ${m} times e to the power minus t, which is minus ${b} metres per second squared. Part d: s is minus ${m} times e to the power minus t, minus ${b} t, plus ${m}. At rest it is ${m - b} minus ${b} times the logarithm of ${r}. Part e: after ${n} seconds s is ${Number(significant(at, 5).replace('−', '-'))}. The way there and the way back are ${printed} metres together. Part f: v approaches minus ${b}.`,
        answers: [
          final('a', number(m - b, { unit: 'm/s' })),
          final('b', number(`ln(${r})`, { unit: 's' }), 't'),
          final('c', number(-b, { unit: 'm/s²' })),
          final('e', threeFigures(total, 'm')),
          final('f', number(-b, { unit: 'm/s' })),
        ],
        verify() {
          const stop = roots(f, 0.01, 6)[0] ?? 0
          return compared(
            ['v at O', f(0), m - b],
            ['the time', stop, Math.log(r)],
            ['a', gradient(f, stop), -b],
            ['s', integrate(f, 0, stop), m - b - b * Math.log(r)],
            ['the distance', integrate((u) => Math.abs(f(u)), 0, stop) - integrate(f, stop, n), total],
            ['v in the end', f(40), -b],
            ['turns before the end', Math.sign(n - stop), 1],
          )
        },
      }
    },
  },
})
