// Long questions on motion: a shunting engine whose acceleration is given, and a model car whose distance is a logarithm.

import { gradient, integrate, roots } from '../../kit/checking.ts'
import { compared } from '../../kit/comparing.ts'
import { expression, final, inAnyOrder, number } from '../../kit/final-answers.ts'
import { fraction, terms } from '../../kit/numbers.ts'
import { typedFraction } from '../../kit/typed.ts'
import { plain, typst } from '../../kit/typst.ts'
import { fractionInWords, termsInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'
import { bend } from './writing.ts'

export const motionOnTrack = defineTemplate({
  id: 'motion-on-a-track',
  marks: 10,
  calculator: false,
  level: 5,
  cases: {
    'shunting-engine'(random) {
      // v = (3t² − …)/unit with rest at p and r.
      const [p, r, end] = random.pick([
        [2, 4, 5],
        [1, 3, 4],
        [1, 5, 6],
        [2, 6, 7],
        [3, 5, 6],
        [1, 5, 8],
      ] as const)
      const [b, c] = [3 * (p + r), 3 * p * r]
      const v = (t: number) => 3 * t * t - b * t + c
      const s = (t: number) => t ** 3 - (b / 2) * t * t + c * t
      const half = fraction(b, 2)
      const shownS = `t^3 − ${half}t^2 + ${c}t`
      const value = (t: number) => fraction(2 * s(t), 2)
      const [there, back, last] = [s(p), s(r), s(end)]
      const total = there + (there - back) + (last - back)
      return {
        question: typst`
A shunting engine moves on a straight track. It passes a signal $S$ at time $t = 0$ with a velocity of ${c}~m/s. At time $t$ seconds its acceleration is $(6t − ${b})$~m/s², for $0 <= t <= ${end}$.
#part("a", 3)[Find, in terms of $t$, the velocity of the engine at time $t$.]
#part("b", 2)[Find the two times at which the engine is at rest.]
#part("c", 2)[Find, in terms of $t$, the displacement of the engine from $S$ at time $t$.]
#part("d", 3)[Find the total distance that the engine travels from $t = 0$ to $t = ${end}$.]`,
        answer: typst`
#part("a")[
#working("M1")[$v = integral (6t − ${b}) dif t$]
#working("A1")[$3t^2 − ${b}t + A$]
#working("A1")[$v = ${c}$ at $t = 0$: #result[$v = 3t^2 − ${b}t + ${c}$]]]
#part("b")[
#working("M1 FT")[$3(t − ${p})(t − ${r}) = 0$]
#working("A1")[#result[$t = ${p}$] and #result[$t = ${r}$]]]
#part("c")[
#working("M1 FT")[$integral (3t^2 − ${b}t + ${c}) dif t = ${shownS} + B$]
#working("A1")[it is 0 at $t = 0$, so $B = 0$: #result[$${shownS}$]]]
#part("d")[
#working("M1")[it turns round at both times of (b): displacement at $t = ${p}$, ${r} and ${end} needed]
#working("A1 FT")[$${value(p)}$, $${value(r).replace(/^−/, '−')}$ and $${value(end)}$]
#working("A1 cao")[$${value(p)} + (${value(p)} ${back < 0 ? '+' : '−'} ${fraction(2 * Math.abs(back), 2)}) + (${value(end)} ${back < 0 ? '+' : '−'} ${fraction(2 * Math.abs(back), 2)}) =$ #result[$${fraction(2 * total, 2)}$ m]]
#scheme[Or: $integral_0^${end} |v| dif t$ in three pieces.]]`,
        alt: plain`A shunting engine moves on a straight track. It passes a signal S at time t equals 0 with a velocity of ${c} metres per second. At time t seconds its acceleration, in metres per second squared, is 6 t minus ${b}, for t from 0 to ${end}. Part a: find, in terms of t, the velocity of the engine at time t. Part b: find the two times at which the engine is at rest. Part c: find, in terms of t, the displacement of the engine from S at time t. Part d: find the total distance that the engine travels from t equals 0 to t equals ${end}.`,
        answerAlt: plain`Part a: v is ${termsInWords([3, 't squared'], [-b, 't'], [c, ''])}. Part b: t is ${p} and t is ${r}. Part c: the integral of v, with 0 at t equals 0, is t cubed minus ${fractionInWords(b, 2)} times t squared plus ${c} t. Part d: at these times the displacements are ${fractionInWords(2 * there, 2)} and ${fractionInWords(2 * back, 2)}, and at t equals ${end} it is ${fractionInWords(2 * last, 2)}. There, back and there again are ${fractionInWords(2 * total, 2)} metres together.`,
        answers: [
          final('a', expression(terms([3, 't^2'], [-b, 't'], [c, '']).replaceAll('−', '-'), 't'), 'v'),
          final('b', inAnyOrder([p, r], { name: 't', each: { unit: 's' } })),
          final('c', expression(`t^3 - ${typedFraction(b, 2)}*t^2 + ${c}t`, 't')),
          final('d', number(typedFraction(2 * total, 2), { unit: 'm' })),
        ],
        verify() {
          const rest = roots(v, 0.0137, end)
          const [one = 0, two = 0] = rest
          const pieces = [integrate(v, 0, one), integrate(v, one, two), integrate(v, two, end)]
          return compared(
            ['how often', rest.length, 2],
            ['the first rest', one, p],
            ['the second rest', two, r],
            ['the displacement', s(end), integrate(v, 0, end)],
            ['the acceleration', gradient(v, 1.3), 6 * 1.3 - b],
            ['the distance', pieces.reduce((sum, piece) => sum + Math.abs(piece), 0), total],
          )
        },
      }
    },
    'model-car'(random) {
      // s = k ln(1 + t²/n²).
      const [k, n, far] = random.pick([
        [6, 3, 2],
        [8, 2, 3],
        [10, 4, 3],
        [12, 3, 4],
        [9, 3, 2],
        [15, 5, 2],
      ] as const)
      const c = n * n
      const v = (t: number) => (2 * k * t) / (t * t + c)
      const best = fraction(k, n)
      const average = [k, far * n] as const
      const square = far * far + 1
      const shownAverage = fraction(...average)
      return {
        question: typst`
A model car starts from rest at $O$ and moves on a straight track. After $t$ seconds it is $s$~m from $O$, where $ s = ${k} ln ((t^2 + ${c})/${c}). $
#part("a", 2)[Show that the velocity of the car after $t$ seconds is $display((${2 * k}t)/(t^2 + ${c}))$~m/s.]
#part("b", 3)[Show that its acceleration is $display((${2 * k}(${c} − t^2))/((t^2 + ${c})^2))$~m/s².]
#part("c", 2)[Hence find the greatest velocity of the car.]
#part("d", 2)[Find, in the form $p ln q$, the average speed of the car in the first ${far * n} seconds.]
#part("e", 1)[Explain why the car never turns round.]`,
        answer: typst`
#part("a")[
#working("M1")[$s = ${k} ln (t^2 + ${c}) − ${k} ln ${c}$ #h(3pt) _or the chain rule_]
#working("A1")[$display((dif s)/(dif t)) = ${k} times display((2t)/(t^2 + ${c})) = display((${2 * k}t)/(t^2 + ${c}))$]]
#part("b")[
#working("M1")[quotient rule: $display((${2 * k}(t^2 + ${c}) − ${2 * k}t times 2t)/((t^2 + ${c})^2))$]
#working("A1")[both terms of the numerator right]
#working("A1")[$= display((${2 * k}t^2 + ${2 * k * c} − ${4 * k}t^2)/((t^2 + ${c})^2)) = display((${2 * k}(${c} − t^2))/((t^2 + ${c})^2))$]]
#part("c")[
#working("M1")[$${c} − t^2 = 0$ and $t >= 0$: $t = ${n}$ #h(3pt) (positive before, negative after)]
#working("A1")[$display((${2 * k} times ${n})/(${c} + ${c})) =$ #result[$${best}$ m/s]]]
#part("d")[
#working("M1")[at $t = ${far * n}$: $s = ${k} ln display(${far * far * c + c}/${c}) = ${k} ln ${square}$, divided by ${far * n}]
#working("A1")[#result[$${shownAverage === '1' ? '' : shownAverage} ln ${square}$ m/s]]]
#part("e")[#working("B1")[$t$ and $t^2 + ${c}$ are positive, so the velocity is #result[always positive] for $t > 0$]]`,
        alt: plain`A model car starts from rest at O and moves on a straight track. After t seconds it is s metres from O, where s equals ${k} times the natural logarithm of, open bracket, t squared plus ${c}, close bracket, over ${c}. Part a: show that the velocity of the car after t seconds, in metres per second, is ${2 * k} t, over, open bracket, t squared plus ${c}, close bracket. Part b: show that its acceleration, in metres per second squared, is ${2 * k} times, open bracket, ${c} minus t squared, close bracket, over the square of, open bracket, t squared plus ${c}, close bracket. Part c: hence find the greatest velocity of the car. Part d: find, in the form p times the natural logarithm of q, the average speed of the car in the first ${far * n} seconds. Part e: explain why the car never turns round.`,
        answerAlt: plain`Part a: the chain rule gives ${k} times 2 t, over, open bracket, t squared plus ${c}, close bracket. Part b: the quotient rule gives this, with the terms in t squared put together. Part c: the acceleration is 0 at t equals ${n}, and the velocity is ${fractionInWords(k, n)} metres per second. Part d: s is ${k} times the logarithm of ${square}, and divided by ${far * n} the speed is ${fractionInWords(...average)} times the logarithm of ${square} metres per second. Part e: the velocity is always positive for t greater than 0.`,
        answers: [
          final('c', number(typedFraction(k, n), { unit: 'm/s', to: { figures: 3 } })),
          final('d', number(`${k}/${far * n}*ln(${square})`, { unit: 'm/s' })),
        ],
        verify() {
          const s = (t: number) => k * Math.log((t * t + c) / c)
          const [top = 0] = roots((t) => gradient(v, t), 0.1013, 20)
          return compared(
            ['v', gradient(s, 1.7), v(1.7)],
            [
              'a',
              Number(bend(s, 1.7).toFixed(3)),
              Number(((2 * k * (c - 1.7 ** 2)) / (1.7 ** 2 + c) ** 2).toFixed(3)),
            ],
            ['when', top, n],
            ['the greatest', v(top), k / n],
            ['the average', integrate(v, 0, far * n) / (far * n), (k * Math.log(square)) / (far * n)],
          )
        },
      }
    },
  },
})
