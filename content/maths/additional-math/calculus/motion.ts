// A particle on a straight line: displacement, velocity and acceleration by differentiation and integration.

import { gradient, integrate } from '../../kit/checking.ts'
import { compared } from '../../kit/comparing.ts'
import { expression, final, inAnyOrder, number, threeFigures } from '../../kit/final-answers.ts'
import { minus, significant } from '../../kit/numbers.ts'
import { added, linear, linearSpoken } from '../../kit/quadratics.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'
import { power, shownSum, spokenSum, typed } from './writing.ts'

export const t = (exponent: number, top: number, bottom = 1) => power(exponent, top, bottom, 't')
const line = 'A particle $P$ moves in a straight line so that, $t$ seconds after passing a fixed point $O$,'
const lineSaid = 'A particle P moves in a straight line so that, t seconds after passing a fixed point O,'

export const fromDisplacement = defineTemplate({
  id: 'from-displacement',
  marks: 5,
  calculator: false,
  level: 3,
  cases: {
    'when-at-rest'(random) {
      const [r, s] = random.until(
        () => [random.integer(1, 4), random.integer(2, 7)] as const,
        ([low, high]) => low < high && (low + high) % 2 === 0,
      )
      const f = (u: number) => u ** 3 - 1.5 * (r + s) * u * u + 3 * r * s * u
      const shown = [t(3, 1), t(2, (-3 * (r + s)) / 2), t(1, 3 * r * s)]
      const v = [t(2, 3), t(1, -3 * (r + s)), t(0, 3 * r * s)]
      const mean = (r + s) / 2
      const slowest = 3 * (mean - r) * (mean - s)
      return {
        question: typst`
${line} its displacement from $O$ is $s$ m, where $s = ${shownSum(...shown)}$.
#part("a", 3)[Find the values of $t$ when $P$ is at rest.]
#part("b", 2)[Find the velocity of $P$ when its acceleration is zero.]`,
        answer: typst`
#part("a")[
#working("M1")[$v = display((dif s)/(dif t)) = ${shownSum(...v)}$]
#working("M1")[$3(t − ${r})(t − ${s}) = 0$]
#working("A1")[#result[$t = ${r}$] and #result[$t = ${s}$]]]
#part("b")[
#working("M1")[$a = display((dif v)/(dif t)) = ${shownSum(t(1, 6), t(0, -3 * (r + s)))} = 0$, \
so $t = ${mean}$]
#working("A1")[$v =$ #result[$${minus(slowest)}$ m/s]]]`,
        alt: plain`${lineSaid} its displacement from O is s metres, where s equals ${spokenSum(...shown)}. Part a: find the values of t when P is at rest. Part b: find the velocity of P when its acceleration is zero.`,
        answerAlt: plain`Part a: v is 3 times open bracket t minus ${r} close bracket times open bracket t minus ${s} close bracket, so t is ${r} or ${s}. Part b: the acceleration is zero when t is ${mean}, and then the velocity is minus ${-slowest} metres per second.`,
        answers: [
          final('a', inAnyOrder([r, s], { name: 't', each: { unit: 's' } })),
          final('b', number(slowest, { unit: 'm/s' })),
        ],
        verify: () =>
          compared(
            ['v', gradient(f, r), 0],
            ['v', gradient(f, s), 0],
            ['v', gradient(f, mean), slowest],
            ['a', gradient((u) => 3 * (u - r) * (u - s), mean), 0],
          ),
      }
    },
    'distance-with-a-turn'(random) {
      const [r, end] = [random.integer(2, 5), random.integer(1, 4)]
      const last = r + end
      const c = random.integer(1, 3)
      // s = c(2rt − t²): it turns at t = r, c·r² from O.
      const s = [t(1, 2 * c * r), t(2, -c)]
      const [far, back] = [c * r * r, c * end * end]
      return {
        question: typst`
${line} its displacement from $O$ is $s$ m, where $s = ${shownSum(...s)}$.
#part("a", 2)[Find the time at which $P$ changes direction.]
#part("b", 3)[Find the total distance travelled by $P$ in the first ${last} seconds.]`,
        answer: typst`
#part("a")[
#working("M1")[$v = ${shownSum(t(0, 2 * c * r), t(1, -2 * c))} = 0$]
#working("A1")[#result[$t = ${r}$]]]
#part("b")[
#note[The distance out and the distance back are added.]
#working("B1 FT")[when $t = ${r}$, $s = ${far}$]
#working("M1")[when $t = ${last}$, $s = ${minus(far - back)}$, so $P$ has come back $${far} ${added(-(far - back))} = ${back}$ m]
#working("A1")[total distance $= ${far} + ${back} =$ #result[${far + back} m]]]`,
        alt: plain`${lineSaid} its displacement from O is s metres, where s equals ${spokenSum(...s)}. Part a: find the time at which P changes direction. Part b: find the total distance travelled by P in the first ${last} seconds.`,
        answerAlt: plain`Part a: the velocity is zero when t is ${r}. Part b: P goes out ${far} metres and comes back ${back} metres, a total of ${far + back} metres.`,
        answers: [final('a', number(r, { unit: 's' }), 't'), final('b', number(far + back, { unit: 'm' }))],
        verify: () =>
          compared([
            'the distance',
            integrate((u) => Math.abs(2 * c * r - 2 * c * u), 0, r) +
              integrate((u) => Math.abs(2 * c * r - 2 * c * u), r, last),
            far + back,
          ]),
      }
    },
    logarithm(random) {
      const [k, at] = [random.integer(2, 5), random.integer(2, 6)]
      const a = k * (at + 1)
      const f = (u: number) => a * Math.log(u + 1) - k * u
      return {
        question: typst`
${line} its displacement from $O$ is $s$ m, where $s = ${a} ln (t + 1) − ${k}t$.
#part("a", 3)[Find the time at which $P$ is at instantaneous rest.]
#part("b", 2)[Find the acceleration of $P$ as it passes $O$ when $t = 0$.]`,
        answer: typst`
#part("a")[
#working("M1 A1")[$v = display(${a}/(t + 1)) − ${k}$]
#working("A1")[$v = 0$: $t + 1 = ${at + 1}$, #result[$t = ${at}$]]]
#part("b")[
#working("M1")[$a = display((dif v)/(dif t)) = −display(${a}/(t + 1)^2)$]
#working("A1")[When $t = 0$: #result[$−${a}$~m/s²]]]`,
        alt: plain`${lineSaid} its displacement from O is s metres, where s equals ${a} times the natural log of open bracket t plus 1 close bracket, minus ${k} t. Part a: find the time at which P is at instantaneous rest. Part b: find the acceleration of P as it passes O when t is 0.`,
        answerAlt: plain`Part a: the velocity is ${a} over open bracket t plus 1 close bracket, minus ${k}. It is zero when t is ${at}. Part b: the acceleration is minus ${a} over open bracket t plus 1 close bracket squared. When t is 0 it is minus ${a} metres per second squared.`,
        answers: [final('a', number(at, { unit: 's' }), 't'), final('b', number(-a, { unit: 'm/s²' }))],
        verify: () => compared(['v', gradient(f, at), 0], ['a', gradient((u) => a / (u + 1) - k, 0), -a]),
      }
    },
  },
})

export const fromAcceleration = defineTemplate({
  id: 'from-acceleration',
  marks: 5,
  calculator: true,
  level: 4,
  cases: {
    'initial-velocity'(random) {
      const [a, b, u] = [random.integer(1, 4), random.integer(1, 6), random.integer(2, 9)]
      const last = random.integer(2, 4)
      const v = [t(2, 3 * a), t(1, 2 * b), t(0, u)]
      const s = [t(3, a), t(2, b), t(1, u)]
      const distance = a * last ** 3 + b * last * last + u * last
      return {
        question: typst`
A particle moves in a straight line. It passes a fixed point $O$ with velocity ${u} m/s, and $t$ seconds later its acceleration is $(${linear(6 * a, 2 * b, 't')})$~m/s².
#part("a", 2)[Find an expression for its velocity in terms of $t$.]
#part("b", 3)[Find its distance from $O$ when $t = ${last}$.]`,
        answer: typst`
#part("a")[
#working("M1")[$v = integral (${linear(6 * a, 2 * b, 't')}) dif t = ${shownSum(t(2, 3 * a), t(1, 2 * b))} + c$]
#note[$v = ${u}$ when $t = 0$.]
#working("A1")[$v =$ #result[$${shownSum(...v)}$]]]
#part("b")[
#working("M1 A1 FT")[$s = ${shownSum(...s)}$]
#note[$s = 0$ when $t = 0$, so there is no constant.]
#working("A1")[When $t = ${last}$: #result[${distance} m]]]`,
        alt: plain`A particle moves in a straight line. It passes a fixed point O with velocity ${u} metres per second, and t seconds later its acceleration, in metres per second squared, is ${linearSpoken(6 * a, 2 * b, 't')}. Part a: find an expression for its velocity in terms of t. Part b: find its distance from O when t is ${last}.`,
        answerAlt: plain`Part a: the velocity is ${spokenSum(...v)}. Part b: the distance is ${spokenSum(...s)}, which is ${distance} metres when t is ${last}.`,
        answers: [final('a', expression(typed(...v), 't'), 'v'), final('b', number(distance, { unit: 'm' }))],
        verify() {
          const velocity = (time: number) => u + integrate((x) => 6 * a * x + 2 * b, 0, time)
          return compared(
            ['v', velocity(1.5), 3 * a * 2.25 + 3 * b + u],
            ['s', integrate((x) => 3 * a * x * x + 2 * b * x + u, 0, last), distance],
          )
        },
      }
    },
    'bus-between-stops'(random) {
      const [half, k] = [random.pick([10, 15, 20, 30]), random.pick([1, 2])]
      // v = k(2·half·t − t²)/100: at rest at 0 and at 2·half seconds.
      const last = 2 * half
      const [a, b] = [(k * 2 * half) / 100, (2 * k) / 100]
      const fastest = Number(((k * half * half) / 100).toFixed(2))
      const distance = (k * 4 * half ** 3) / 300
      const printed = Number.isInteger(distance) ? String(distance) : significant(distance)
      const acceleration = `${a} − ${b}t`
      const v = `${a}t − ${b / 2}t^2`
      return {
        question: typst`
A bus on Mirpur Road starts from rest at a stop. After $t$ seconds its acceleration is $(${acceleration})$~m/s², until it is at rest again at the next stop.
#part("a", 3)[Find the time that it takes from stop to stop.]
#part("b", 2)[Find the distance between the two stops.]`,
        answer: typst`
#part("a")[
#working("M1 A1")[$v = ${v}$, as $v = 0$ when $t = 0$]
#working("A1")[$t(${a} − ${b / 2}t) = 0$, so #result[$t = ${last}$ s]]]
#part("b")[
#working("M1 FT")[$integral_0^${last} (${v}) dif t = [${a / 2}t^2 − display(${b / 2}/3) t^3]_0^${last}$]
#working("A1")[#result[${printed} m]${Number.isInteger(distance) ? '' : ' (3 s.f.)'}]]
#note[Halfway, when $a = 0$, the bus is fastest: ${fastest} #box[m/s].]`,
        alt: plain`A bus on Mirpur Road starts from rest at a stop. After t seconds its acceleration, in metres per second squared, is ${a} minus ${b} t, until it is at rest again at the next stop. Part a: find the time that it takes from stop to stop. Part b: find the distance between the two stops.`,
        answerAlt: plain`Part a: the velocity is ${a} t minus ${b / 2} t squared, which is zero again when t is ${last} seconds. Part b: the integral of the velocity is ${printed} metres.`,
        answers: [final('a', number(last, { unit: 's' })), final('b', threeFigures(distance, 'm'))],
        verify: () =>
          compared(
            ['v', integrate((x) => a - b * x, 0, last), 0],
            ['the distance', integrate((x) => a * x - (b / 2) * x * x, 0, last), distance],
          ),
      }
    },
  },
})
