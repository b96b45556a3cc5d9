// Waves in time: the tide at a jetty, a big wheel, and the length of the day.

import { arccos, arcsin } from '../../kit/angles.ts'
import { agree } from '../../kit/checking.ts'
import { final, inAnyOrder, inNamedUnit, number, threeFigures } from '../../kit/final-answers.ts'
import { decimals, degrees, fraction, lowestTerms, significant } from '../../kit/numbers.ts'
import { plain, typst } from '../../kit/typst.ts'
import { fractionInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'
import { zeros } from './angle-sets.ts'
import { heightAt, type Wave } from './waves.ts'

/** Whether a wave is at a height at just these times of a cycle, and beyond it between them, on the side of the sign. */
const whyNot = (
  wave: Omit<Wave, 'b'>,
  period: number,
  level: number,
  times: readonly [number, number],
  side: 1 | -1,
): string | null => {
  const at = (t: number) => heightAt({ ...wave, b: lowestTerms(360, period) }, t) - level
  const found = zeros(at, 0.01, period)
  if (found.length !== 2 || !found.every((t, n) => agree(t, times[n] ?? 0, 1e-4)))
    return `it is at ${level} at ${found.join(', ')}`
  return at((times[0] + times[1]) / 2) * side > 0 ? null : 'it is on the other side between'
}

const wholeCurve = (expression: string, colour = 'addmaths') =>
  `curve-of(t => ${expression}, colour: ${colour})`

export const waveInTime = defineTemplate({
  id: 'wave-in-time',
  marks: 6,
  calculator: true,
  level: 4,
  cases: {
    tide(random) {
      const [a, c, top] = random.until(
        () => [random.pick([1.5, 2, 2.5]), random.integer(4, 6), random.pick([-1, -0.5, 0.5, 1])] as const,
        ([a, , top]) => Math.abs(top / a) !== 0.5 && Math.abs(top) < a,
      )
      const first = arccos(top / a) / 30
      const [second, level] = [12 - first, c + top]
      const ratio = fraction(Math.round(top * 10), Math.round(a * 10))
      const ratioSpoken = fractionInWords(Math.round(top * 10), Math.round(a * 10))
      const [high, low] = [Number((c + a).toFixed(1)), Number((c - a).toFixed(1))]
      const [t1, t2] = [significant(first, 3), significant(second, 3)]
      return {
        question: typst`
The depth of the water at a jetty near Chattogram is $d$ metres, $t$ hours after midnight, where
$ d = ${c} + ${a} cos (30t)° quad "for" 0 <= t <= 24. $
The graph shows $d$ against $t$.
#axes(axis(0, 24, step: 6, title: $t$), axis(0, ${Math.ceil(high) + 1}, step: 2, title: $d$), height: 170pt, ${wholeCurve(`${c} + ${a} * calc.cos(30deg * t)`)})
#part("a", 2)[Write down the greatest depth and the least depth of the water.]
#part("b", 1)[Find the time from one high tide to the next.]
#part("c", 3)[A ferry needs a depth of at least ${level} m. Find the values of $t$, for $0 <= t <= 12$, between which the ferry cannot use the jetty.]`,
        answer: typst`
#part("a")[
#working("B1")[greatest: $${c} + ${a} =$ #result[${high} m]]
#working("B1")[least: $${c} − ${a} =$ #result[${low} m]]]
#part("b")[
#working("B1")[$360 div 30 =$ #result[12 hours]]]
#part("c")[
#working("M1")[$ cos (30t)° = ${ratio} $]
#working("M1")[$30t = ${decimals(first * 30, 2)}$, $${decimals(second * 30, 2)}$]
#working("A1")[between $t =$ #result[${t1}] and $t =$ #result[${t2}]]]`,
        alt: plain`The depth of the water at a jetty is d metres, t hours after midnight, where d equals ${c} plus ${a} cos of 30 t degrees, for t from 0 to 24. A graph shows d against t. Part a: write down the greatest and the least depth. Part b: find the time from one high tide to the next. Part c: a ferry needs a depth of at least ${level} metres. Find the values of t, from 0 to 12, between which the ferry cannot use the jetty.`,
        answerAlt: plain`Part a: the greatest depth is ${high} metres and the least ${low} metres. Part b: 12 hours. Part c: the cosine is ${ratioSpoken} at the two times. The ferry cannot use the jetty between t equals ${t1} and t equals ${t2}.`,
        answers: [
          final('a', number(high, { unit: 'm' }), 'greatest'),
          final('a', number(low, { unit: 'm' }), 'least'),
          final('b', number(12, { unit: 'h' })),
          final('c', inAnyOrder([first, second], { name: 't', each: { to: { figures: 3 }, unit: 'h' } })),
        ],
        verify: () => whyNot({ f: 'cos', a, c }, 12, level, [first, second], -1),
      }
    },
    wheel(random) {
      const [a, low, rise] = random.until(
        () => [random.integer(8, 20), random.integer(2, 4), random.integer(3, 15)] as const,
        ([a, , rise]) => rise < a && 2 * rise !== a,
      )
      const period = random.pick([30, 36, 40, 45, 60, 72])
      const c = a + low
      const first = (arccos(-rise / a) * period) / 360
      const [second, level] = [period - first, c + rise]
      const high = c + a
      const k = 360 / period
      const lasting = significant(second - first, 3)
      const [r1, r2] = [degrees(first * k), degrees(second * k)]
      return {
        question: typst`
A big wheel in a park in Dhaka turns once in ${period} seconds. Rafi gets on at its lowest point. After $t$ seconds he is $h$ metres above the ground, where
$ h = p − q cos (k t)° $
and $p$, $q$ and $k$ are positive constants. The least value of $h$ is ${low} and the greatest value is ${high}.
#sketch(circle-of((0, 0), 3, mark: true), ground-line((-4.2, -3.5), (4.2, -3.5)), point((0, -3), none), edge((-3.9, -3.45), (-3.9, 3), body: [${high} m], tip: true), edge((0, 3), (-3.9, 3), dash: "dashed", colour: ink-soft), height: 175pt)
#part("a", 3)[Find the values of $p$, $q$ and $k$.]
#part("b", 3)[Find for how long, in one turn, Rafi is more than ${level} m above the ground.]`,
        answer: typst`
#part("a")[
#working("B1")[$p = (${low} + ${high}) div 2 =$ #result[${c}]]
#working("B1")[$q = (${high} − ${low}) div 2 =$ #result[${a}]]
#working("B1")[$k = 360 div ${period} =$ #result[${k}]]]
#part("b")[
#working("M1 FT")[$${c} − ${a} cos (${k}t)° = ${level}$
$ cos (${k}t)° = ${fraction(-rise, a)} $]
#working("M1")[$${k}t = ${r1.replace('°', '')}$, $${r2.replace('°', '')}$, so \
$t = ${significant(first, 4)}$, $${significant(second, 4)}$]
#working("A1")[#result[${lasting} seconds] (3 s.f.)]]`,
        alt: plain`A big wheel turns once in ${period} seconds. Rafi gets on at its lowest point. After t seconds he is h metres above the ground, where h equals p minus q cos of k t degrees, and p, q and k are positive constants. The least value of h is ${low} and the greatest is ${high}. Part a: find the values of p, q and k. Part b: find for how long, in one turn, Rafi is more than ${level} metres above the ground.`,
        answerAlt: plain`Part a: p is halfway between the least and the greatest value, ${c}. q is half of the distance between them, ${a}. k is 360 over ${period}, which is ${k}. Part b: the cosine is ${fractionInWords(-rise, a)} at ${significant(first, 4)} and ${significant(second, 4)} seconds. So he is higher for ${lasting} seconds.`,
        answers: [
          final('a', number(c), 'p'),
          final('a', number(a), 'q'),
          final('a', number(k), 'k'),
          final('b', threeFigures(second - first, 's')),
        ],
        verify: () => whyNot({ f: 'cos', a: -a, c }, period, level, [first, second], 1),
      }
    },
    daylight(random) {
      const [c, a, top] = [
        random.pick([12.1, 12.2]),
        random.pick([1.4, 1.5, 1.6]),
        random.pick([0.4, 0.5, 0.9, 1]),
      ]
      const first = (arcsin(top / a) * 365) / 360
      const [second, level] = [182.5 - first, Number((c + top).toFixed(1))]
      const ratio = fraction(Math.round(top * 10), Math.round(a * 10))
      const ratioSpoken = fractionInWords(Math.round(top * 10), Math.round(a * 10))
      const [high, low] = [Number((c + a).toFixed(1)), Number((c - a).toFixed(1))]
      const days = Math.round(second - first)
      return {
        question: typst`
In a model for Dhaka there are $L$ hours of daylight on day $t$ after 20 March, where
$ L = ${c} + ${a} sin ((2 π t)/365) quad "for" 0 <= t <= 365 $
and the angle is in radians.
#part("a", 2)[Find the greatest and the least number of hours of daylight.]
#part("b", 1)[State the period of $L$ and say why it is so.]
#part("c", 3)[Find, to the nearest day, for how many days of the year there are more than ${level} hours of daylight.]`,
        answer: typst`
#part("a")[
#working("B1")[greatest: $${c} + ${a} =$ #result[${high} hours]]
#working("B1")[least: $${c} − ${a} =$ #result[${low} hours]]]
#part("b")[
#working("B1")[#result[365 days], for the length of the day is the same again after a year]]
#part("c")[
#axes(axis(0, 365, step: 100, title: $t$), axis(${Math.floor(low)}, ${Math.ceil(high)}, step: 1, title: $L$), height: 150pt, ${wholeCurve(`${c} + ${a} * calc.sin(360deg / 365 * t)`)}, edge((0, ${level}), (365, ${level}), colour: physics))
#working("M1")[$ sin ((2 π t)/365) = ${ratio} $]
#working("M1")[$ (2 π t)/365 = ${significant((first * 2 * Math.PI) / 365, 4)}, #h(6pt) ${significant((second * 2 * Math.PI) / 365, 4)} $
so $t = ${decimals(first, 1)}$, $${decimals(second, 1)}$]
#working("A1")[$${decimals(second, 1)} − ${decimals(first, 1)}$ is #result[${days} days]]]`,
        alt: plain`In a model for Dhaka there are L hours of daylight on day t after 20 March, where L equals ${c} plus ${a} sin of open bracket 2 pi t over 365 close bracket, for t from 0 to 365, and the angle is in radians. Part a: find the greatest and the least number of hours of daylight. Part b: state the period of L and say why it is so. Part c: find, to the nearest day, for how many days of the year there are more than ${level} hours of daylight.`,
        answerAlt: plain`Part a: the greatest is ${high} hours and the least ${low} hours. Part b: 365 days, for the length of the day is the same again after a year. Part c: the sine is ${ratioSpoken} at t equals ${decimals(first, 1)} and ${decimals(second, 1)}. That is ${days} days.`,
        answers: [
          final('a', inNamedUnit(number(high, { unit: 'h' })), 'greatest'),
          final('a', inNamedUnit(number(low, { unit: 'h' })), 'least'),
          final('b', number(365)),
          final('c', inNamedUnit(number(second - first, { to: { places: 0, isNamed: true }, unit: 'days' }))),
        ],
        verify: () => whyNot({ f: 'sin', a, c }, 365, level, [first, second], 1),
      }
    },
  },
})
