// The set of values of a constant for which an equation has so many roots.

import { final, inequality } from '../../kit/final-answers.ts'
import { minus, substituted } from '../../kit/numbers.ts'
import { added, factor, inequalitySketch, linear, linearSpoken, shown, spoken } from '../../kit/quadratics.ts'
import type { Random } from '../../kit/random.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'
import { drawInK, drawLeadingK, inKOf, markupInK, spokenInK } from './in-k.ts'

const setOfKQuestion = (random: Random, task: 'two-different-roots' | 'no-real-roots' | 'k-leading') => {
  const inK = drawInK(random)
  const { high, low, b, d } = drawLeadingK(random)
  const isLeading = task === 'k-leading'
  const between = task !== 'two-different-roots'
  const [from, to] = isLeading ? [low, high] : [inK.low, inK.high]
  const inner = { a: 1, b: -from - to, c: from * to }
  const equation = isLeading ? `k x^2 ${added(b)}x + (${linear(1, d, 'k')})` : markupInK(inK)
  const equationSpoken = isLeading
    ? `k x squared ${b < 0 ? 'minus' : 'plus'} ${Math.abs(b)} x, plus, ${linearSpoken(1, d, 'k')},`
    : spokenInK(inK)
  const has = task === 'no-real-roots' ? 'no real roots' : 'two different real roots'
  const first = isLeading
    ? typst`$${substituted(b)}^2 − 4 k(${linear(1, d, 'k')}) > 0$`
    : typst`$(${linear(1, inK.u, 'k')})^2 − 4(${linear(inK.w, inK.z, 'k')}) ${between ? '<' : '>'} 0$`
  const range = isLeading
    ? `$0 < k < ${high}$`
    : between
      ? `$${minus(from)} < k < ${minus(to)}$`
      : `$k < ${minus(from)}$ or $k > ${minus(to)}$`
  const rangeSpoken = isLeading
    ? plain`between 0 and ${high}, both excluded`
    : between
      ? plain`between ${from} and ${plain`${to}`}, both excluded`
      : plain`less than ${from} or greater than ${plain`${to}`}`
  return {
    question: typst`
Find the set of values of ${isLeading ? 'the positive constant $k$' : '$k$'} for which the equation
$ ${equation} = 0 $
has ${has}. #marks(4)`,
    answer: typst`
#working("M1")[${first}]
#working("M1")[$${shown(inner, 'k')} ${between ? '<' : '>'} 0$ \
$${factor(1, -from, 'k')}${factor(1, -to, 'k')} ${between ? '<' : '>'} 0$]
#working("A1")[critical values $${minus(from)}$ and $${minus(to)}$]
${inequalitySketch(inner, [minus(from), minus(to)], between, 'k', '')}
${isLeading ? typst`#note[This gives $${minus(low)} < k < ${high}$, and $k$ is positive.]` : ''}
#working("A1")[#result[${range}]]`.replace('title: $$', 'title: none'),
    alt: plain`Find the set of values of ${isLeading ? 'the positive constant k' : 'k'} for which the equation ${equationSpoken} equals 0 has ${has}.`,
    answerAlt: plain`The discriminant must be ${task === 'no-real-roots' ? 'negative' : 'positive'}. That means ${spoken(inner, 'k')} is ${between ? 'less' : 'greater'} than 0. The critical values are ${from} and ${plain`${to}`}. So k is ${rangeSpoken}.`,
    answers: [
      final(
        '',
        inequality(
          isLeading ? `0 < k < ${high}` : between ? `${from} < k < ${to}` : `k < ${from} or k > ${to}`,
          'k',
        ),
      ),
    ],
    verify() {
      const claimed = (k: number) =>
        task === 'k-leading'
          ? k < high
          : task === 'no-real-roots'
            ? inK.low < k && k < inK.high
            : k < inK.low || k > inK.high
      for (let k = task === 'k-leading' ? 0.137 : -20.113; k < 20; k += 0.37) {
        const q = task === 'k-leading' ? { a: k, b, c: k + d } : inKOf(inK, k)
        // Whether the lowest point of the curve is below the axis.
        const crosses = q.c - q.b ** 2 / (4 * q.a) < 0
        if (crosses !== (claimed(k) !== (task === 'no-real-roots')))
          return `k = ${k.toFixed(3)} is on the wrong side`
      }
      return null
    },
  }
}

export const setOfK = defineTemplate({
  id: 'set-of-values-of-k',
  marks: 4,
  calculator: false,
  level: 3,
  cases: {
    'two-different-roots': (random) => setOfKQuestion(random, 'two-different-roots'),
    'no-real-roots': (random) => setOfKQuestion(random, 'no-real-roots'),
    'k-leading': (random) => setOfKQuestion(random, 'k-leading'),
  },
})
