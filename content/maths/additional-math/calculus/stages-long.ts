// Long questions on motion in a straight line: a sledge that runs and then slows, and a particle that begins backwards.

import { gradient, integrate, roots } from '../../kit/checking.ts'
import { compared } from '../../kit/comparing.ts'
import { expression, final, inAnyOrder, number } from '../../kit/final-answers.ts'
import { fraction, lowestTerms, minus, surd } from '../../kit/numbers.ts'
import { rounded } from '../../kit/quadratics.ts'
import { typedSurd } from '../../kit/typed.ts'
import { plain, typst } from '../../kit/typst.ts'
import { fractionInWords, surdInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'

const neat = (value: number) => Number(value.toPrecision(10))

export const motionInStages = defineTemplate({
  id: 'motion-in-stages',
  marks: 12,
  calculator: false,
  level: 5,
  cases: {
    sledge(random) {
      // v = (p/q)t² up to t = a, and then k/t² with k = (p/q)a⁴.
      const [p, q, a] = random.pick([
        [3, 4, 4],
        [3, 2, 2],
        [2, 3, 3],
        [1, 3, 6],
        [3, 8, 4],
        [3, 1, 2],
      ] as const)
      const c = p / q
      const k = neat(c * a ** 4)
      const top = neat(c * a * a)
      const run = neat((c * a ** 3) / 3)
      const slide = neat(k / (2 * a))
      const far = neat(run + (3 * k) / (4 * a))
      const limit = neat(run + k / a)
      const v = (t: number) => (t <= a ? c * t * t : k / (t * t))
      const [before, after] = [a / 2, 2 * a]
      const [rise, fall] = [neat(2 * c * before), neat((-2 * k) / after ** 3)]
      const way = neat(run + slide)
      const square = `${fraction(p, q)} t^2`
      const cube = lowestTerms(p, 3 * q)
      return {
        question: typst`
A sledge starts from rest at the point $O$ and moves along a straight track. Its velocity $t$ seconds after the start is $v$~m/s, where
$ v = ${q === 1 ? `${p}` : `${p}/${q}`} t^2 quad "for" 0 <= t <= ${a}, $
$ v = k/t^2 quad "for" t >= ${a}. $
The diagram shows its velocity–time graph.
#axes(axis(0, ${rounded(3.6 * a)}, numbers: false, labels: ((${a}, $${a}$),), title: $t$), axis(0, ${rounded(1.15 * top)}, numbers: false, labels: ((${top}, $${top}$),), title: $v$), grid: false, height: 140pt, curve-of(x => ${p} * x * x / ${q}, from: 0, to: ${a}, colour: addmaths), curve-of(x => ${k} / (x * x), from: ${a}, to: ${rounded(3.5 * a)}, colour: addmaths), guides(${a}, ${top}))
#part("a", 1)[Show that $k = ${k}$.]
#part("b", 3)[Find the acceleration of the sledge when $t = ${before}$ and when $t = ${after}$.]
#part("c", 3)[Find the distance from $O$ of the sledge when $t = ${after}$.]
#part("d", 3)[Find the value of $t$ when the sledge is ${far}~m from $O$.]
#part("e", 2)[Show that, according to this model, the sledge never moves further than ${limit}~m from $O$.]`,
        answer: typst`
#part("a")[#working("B1")[both are equal at $t = ${a}$: \
$${fraction(p, q)} times ${a}^2 = display(k/${a}^2)$, so $k = ${top} times ${a * a} = ${k}$]]
#part("b")[
#working("B1")[$t = ${before}$: $display((dif v)/(dif t)) = ${fraction(2 * p, q)} t$, #result[${rise} m/s²]]
#working("M1")[$t = ${after}$: $display((dif v)/(dif t)) = −display(${2 * k}/t^3)$]
#working("A1")[#result[$${minus(fall)}$ m/s²]]]
#part("c")[
#working("M1")[up to $t = ${a}$: \
$integral_0^${a} ${square} dif t = [${fraction(...cube)} t^3]_0^${a} = ${run}$]
#working("M1")[after it: \
$integral_${a}^${after} display(${k}/t^2) dif t = [−display(${k}/t)]_${a}^${after} = ${slide}$]
#working("A1")[$${run} + ${slide} =$ #result[${way} m]]]
#part("d")[
#working("M1")[$${run} + [−display(${k}/t)]_${a}^T = ${far}$]
#working("A1")[$${neat(k / a)} − display(${k}/T) = ${neat(far - run)}$]
#working("A1")[$display(${k}/T) = ${neat(k / (4 * a))}$: #result[$t = ${4 * a}$]]]
#part("e")[
#working("M1 FT")[distance at time $T$: $${limit} − display(${k}/T)$]
#working("A1")[$display(${k}/T)$ is always positive, so it is always less than ${limit}]]`,
        alt: plain`A sledge starts from rest at the point O and moves along a straight track. Its velocity t seconds after the start is v metres per second, where v equals ${fractionInWords(p, q)} times t squared for t from 0 to ${a}, and v equals k over t squared for t from ${a} on. A diagram shows the velocity-time graph, which rises to ${top} at t equals ${a} and then falls. Part a: show that k is ${k}. Part b: find the acceleration of the sledge when t is ${before} and when t is ${after}. Part c: find the distance from O of the sledge when t is ${after}. Part d: find the value of t when the sledge is ${far} metres from O. Part e: show that, according to this model, the sledge never moves further than ${limit} metres from O.`,
        answerAlt: plain`Part a: at t equals ${a} both expressions are ${top}, so k is ${k}. Part b: the derivatives are ${fractionInWords(2 * p, q)}, times t, and minus ${2 * k} over t cubed, so ${rise} metres per second squared and ${fall} metres per second squared. Part c: ${run} metres up to t equals ${a} and ${slide} metres after it, ${way} metres together. Part d: ${k} over T is ${neat(k / (4 * a))}, so t is ${4 * a}. Part e: the distance at time T is ${limit}, minus ${k} over T, which is always less than ${limit} metres.`,
        answers: [
          final('b', number(rise, { unit: 'm/s²' }), `at t = ${before}`),
          final('b', number(fall, { unit: 'm/s²' }), `at t = ${after}`),
          final('c', number(way, { unit: 'm' })),
          final('d', number(4 * a, { unit: 's' }), 't'),
        ],
        verify() {
          const gone = (t: number) => (t <= a ? integrate(v, 0, t) : integrate(v, 0, a) + integrate(v, a, t))
          const when = roots((t) => gone(t) - far, a + 0.37, 9 * a, 41)[0] ?? 0
          return compared(
            ['without a jump', k / (a * a), c * a * a],
            ['the first acceleration', gradient(v, before), rise],
            ['the second', gradient(v, after), fall],
            ['the distance', gone(after), way],
            ['when', Number(when.toFixed(3)), 4 * a],
            ['nearly the limit', Number((gone(200 * a) + k / (200 * a)).toFixed(2)), limit],
          )
        },
      }
    },
    'begins-backwards'(random) {
      // v = a − 2a cos wt with a = wb: at rest at wt = π/3 and 5π/3, s = wbt − 2b sin wt.
      const w = random.pick([1, 2, 3])
      const b = random.pick(w === 1 ? [2, 3, 4, 5, 6] : [1, 2, 3, 4])
      const a = w * b
      const f = (t: number) => a - 2 * a * Math.cos(w * t)
      const inside = w === 1 ? 't' : `${w}t`
      const insideSaid = w === 1 ? 't' : `${w} t`
      const [low, high] = [lowestTerms(1, 3 * w), lowestTerms(5, 3 * w)]
      const ofPi = ([top, bottom]: readonly [number, number]) => {
        const lead = top === 1 ? '' : `${top} `
        return bottom === 1 ? `${lead}pi` : `display((${lead}pi)/${bottom})`
      }
      const ofPiSaid = ([top, bottom]: readonly [number, number]) =>
        `${top === 1 ? '' : `${top} `}pi${bottom === 1 ? '' : ` over ${bottom}`}`
      const ofPiTyped = ([top, bottom]: readonly [number, number]) =>
        `${top === 1 ? '' : top}π${bottom === 1 ? '' : `/${bottom}`}`
      const end = lowestTerms(1, w)
      const third = lowestTerms(b, 3)
      const whole = ofPi([b, 1])
      const first = -a
      const shown = `${a}t − ${2 * b} sin ${inside}`
      const total = (b * Math.PI) / 3 + 2 * b * Math.sqrt(3)
      const last = lowestTerms(2, w)
      return {
        question: typst`
A particle $P$ moves in a straight line. It is at the point $O$ at time $t = 0$, and its velocity $t$ seconds later is $v$~m/s, where $v = ${a}(1 − 2 cos ${inside})$ for $0 <= t <= ${ofPi(last)}$.
#part("a", 1)[Find the velocity of $P$ at $t = 0$.]
#part("b", 3)[Find the exact values of $t$ for which $P$ is at rest.]
#part("c", 2)[Find the exact acceleration of $P$ the first time that it is at rest.]
#part("d", 2)[Find, in terms of $t$, the displacement of $P$ from $O$.]
#part("e", 4)[Find the exact total distance that $P$ travels from $t = 0$ to $t = ${ofPi(end)}$.]`,
        answer: typst`
#part("a")[#working("B1")[#result[$${minus(first)}$ m/s]]]
#part("b")[
#working("M1")[$cos ${inside} = display(1/2)$]
#working("A1")[#result[$t = ${ofPi(low)}$]]
#working("A1")[#result[$t = ${ofPi(high)}$] and no more in the interval]]
#part("c")[
#working("M1")[$display((dif v)/(dif t)) = ${2 * a * w} sin ${inside}$]
#working("A1 FT")[$${2 * a * w} times display(sqrt(3)/2) =$ #result[$${surd(a * w, 3)}$ m/s²]]]
#part("d")[
#working("M1")[$s = integral ${a}(1 − 2 cos ${inside}) dif t$, and $s = 0$ at $t = 0$]
#working("A1")[#result[$s = ${shown}$]]]
#part("e")[
#note[$P$ moves backwards until it is at rest, and then forwards.]
#working("M1")[at $t = ${ofPi(low)}$: $s = ${ofPi(third)} − ${surd(b, 3)}$]
#working("B1")[at $t = ${ofPi(end)}$: $s = ${whole}$]
#working("M1 dep")[$2(${surd(b, 3)} − ${ofPi(third)}) + ${whole}$]
#working("A1")[$=$ #result[$(${surd(2 * b, 3)} + ${ofPi(third)})$ m]]]`,
        alt: plain`A particle P moves in a straight line. It is at the point O at time t equals 0, and its velocity t seconds later is v metres per second, where v equals ${a} times, open bracket, 1 minus 2 cos ${insideSaid}, close bracket, for t from 0 to ${ofPiSaid(last)}. Part a: find the velocity of P at t equals 0. Part b: find the exact values of t for which P is at rest. Part c: find the exact acceleration of P the first time that it is at rest. Part d: find, in terms of t, the displacement of P from O. Part e: find the exact total distance that P travels from t equals 0 to t equals ${ofPiSaid(end)}.`,
        answerAlt: plain`Part a: ${first} metres per second. Part b: cos ${insideSaid} is 1 over 2, so t is ${ofPiSaid(low)} or ${ofPiSaid(high)}. Part c: the derivative is ${2 * a * w} sine ${insideSaid}, which is ${surdInWords(a * w, 3)} metres per second squared. Part d: s is ${a} t minus ${2 * b} sine ${insideSaid}. Part e: P moves back ${surdInWords(b, 3)} minus ${ofPiSaid(third)}, and then forwards to ${ofPiSaid([b, 1])}. The total is ${surdInWords(2 * b, 3)} plus ${ofPiSaid(third)} metres.`,
        answers: [
          final('a', number(first, { unit: 'm/s' })),
          final('b', inAnyOrder([ofPiTyped(low), ofPiTyped(high)], { name: 't', each: { unit: 's' } })),
          final('c', number(typedSurd(a * w, 3), { unit: 'm/s²' })),
          final('d', expression(`${a}t - ${2 * b}*sin(${inside})`, 't'), 's'),
          final('e', number(`${typedSurd(2 * b, 3)} + ${ofPiTyped(third)}`, { unit: 'm' })),
        ],
        verify() {
          const stops = roots(f, 0.0013, (2 * Math.PI) / w, 4001)
          const stop = stops[0] ?? 0
          return compared(
            ['at first', f(0), first],
            ['how many', stops.length, 2],
            ['first', stop, (low[0] * Math.PI) / low[1]],
            ['second', stops[1] ?? 0, (high[0] * Math.PI) / high[1]],
            ['a', gradient(f, stop), a * w * Math.sqrt(3)],
            ['s', integrate(f, 0, 0.9), a * 0.9 - 2 * b * Math.sin(w * 0.9)],
            ['the distance', integrate(f, stop, Math.PI / w) - integrate(f, 0, stop), total],
          )
        },
      }
    },
  },
})
