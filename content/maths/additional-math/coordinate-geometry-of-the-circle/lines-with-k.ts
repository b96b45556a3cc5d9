// Lines with an unknown constant: tangents, chords and lines that miss the circle.

import { agree } from '../../kit/checking.ts'
import { final, inAnyOrder, inequality } from '../../kit/final-answers.ts'
import { less } from '../../kit/lines.ts'
import { minus, terms } from '../../kit/numbers.ts'
import type { Random } from '../../kit/random.ts'
import { plain, typst } from '../../kit/typst.ts'
import { termsInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'
import {
  brackets,
  centreForm,
  centreFormInWords,
  gap,
  generalForm,
  generalFormInWords,
  somewhere,
} from './circles.ts'

const drawLineWithK = (random: Random) =>
  random.until(
    () => {
      const m = random.sign() * random.integer(1, 3)
      const t = random.integer(1, 3)
      // The distance of the line from the centre is |ma − b + k|/√(1 + m²), so this square gives whole values of k.
      return { centre: somewhere(random, 5), m, square: t * t * (1 + m * m), reach: t * (1 + m * m) }
    },
    ({ centre: [a, b], m, square, reach }) =>
      a !== b && b - m * a - reach !== 0 && b - m * a + reach !== 0 && square <= 40 && b - m * a !== 0,
  )

const lineWithKQuestion = (random: Random, task: 'tangent' | 'two-points' | 'no-points') => {
  const circle = drawLineWithK(random)
  const { centre, m, square, reach } = circle
  const [a, b] = centre
  const [low, high] = [b - m * a - reach, b - m * a + reach]
  const line = `${terms([m, 'x'])} + k`
  const lineInWords = `y equals ${termsInWords([m, 'x'])} plus k`
  // p x² + (q k + s) x + (k² + u k + w) = 0
  const p = 1 + m * m
  const [q, s] = [2 * m, -2 * a - 2 * m * b]
  const [u, w] = [-2 * b, a * a + b * b - square]
  const quadratic = `${terms([p, 'x^2'])} + (${terms([q, 'k'], [s, ''])})x + ${terms([1, 'k^2'], [u, 'k'], [w, ''])} = 0`
  const inK = `${terms([1, 'k^2'], [-(low + high), 'k'], [low * high, ''])}`
  const inKInWords = termsInWords([1, 'k squared'], [-(low + high), 'k'], [low * high, ''])
  const isGeneral = task === 'two-points'
  const shape = isGeneral ? generalForm(circle) : centreForm(circle)
  const shapeInWords = isGeneral ? generalFormInWords(circle) : centreFormInWords(circle)
  const [sign, why] = {
    tangent: ['=', 'A tangent meets the circle in one point, so the discriminant is 0.'],
    'two-points': ['>', 'For two points the discriminant is positive.'],
    'no-points': ['<', 'The line misses the circle when the discriminant is negative.'],
  }[task] as [string, string]
  // Dividing by −4 turns the sign round.
  const turned = { tangent: '=', 'two-points': '<', 'no-points': '>' }[task]
  const isApart = { tangent: '=', 'two-points': '<', 'no-points': '>' }[task]
  const does = {
    tangent: 'is a tangent to the circle',
    'two-points': 'meets the circle',
    'no-points': 'does not meet the circle',
  }[task]
  const after = task === 'two-points' ? 'at two distinct points. ' : ''
  const ask =
    task === 'tangent'
      ? 'Find the possible values of the constant $k$.'
      : 'Find the set of possible values of the constant $k$.'
  const result = {
    tangent: `$k = ${minus(low)}$ or $k = ${minus(high)}$`,
    'two-points': `$${minus(low)} < k < ${minus(high)}$`,
    'no-points': `$k < ${minus(low)}$ or $k > ${minus(high)}$`,
  }[task]
  const spokenResult = {
    tangent: plain`k is ${low} or ${high}`,
    'two-points': plain`k is greater than ${low} and less than ${high}`,
    'no-points': plain`k is less than ${low} or greater than ${high}`,
  }[task]
  return {
    question: typst`
The line $y = ${line}$ ${does}
$ ${shape}${after === '' ? '.' : ''} $
${after}${ask} #marks(5)`,
    answer: typst`
#working("M1")[$(${less('x', a)})^2 + (${terms([m, 'x'])} + ${less('k', b)})^2 = ${square}$]
#working("A1")[$${quadratic}$]
#note[${why}]
#working("M1")[$(${terms([q, 'k'], [s, ''])})^2 − ${4 * p}(${terms([1, 'k^2'], [u, 'k'], [w, ''])}) ${sign} 0$]
#working("A1")[$${inK} ${turned} 0$]
#working()[$${brackets('k', low, high).replace('= 0', `${turned} 0`)}$]
#working("A1")[#result[${result}]]
#scheme[Or: distance of the centre from the line $display((|${terms([1, 'k'], [m * a - b, ''])}|)/sqrt(${p}))$ (*M1 A1*), compared with the radius $sqrt(${square})$ (*M1*), $|${terms([1, 'k'], [m * a - b, ''])}| ${isApart} ${reach}$ (*A1*), the answer (*A1*).]`,
    alt: plain`The line ${lineInWords} ${does} ${shapeInWords}${after === '' ? '.' : ` ${after}`} ${ask.replaceAll('$', '')}`,
    answerAlt: plain`Put the line into the circle. ${why} This leads to ${inKInWords} ${{ tangent: 'equals', 'two-points': 'is less than', 'no-points': 'is greater than' }[task]} 0, so ${spokenResult}.`,
    answers: [
      final(
        '',
        task === 'tangent'
          ? inAnyOrder([low, high], { name: 'k' })
          : inequality(task === 'two-points' ? `${low} < k < ${high}` : `k < ${low} or k > ${high}`, 'k'),
      ),
    ],
    verify() {
      const r = Math.sqrt(square)
      const touches = [low, high].every((k) => agree(gap({ m: [m, 1], c: [k, 1] }, [a, b]), r, 1e-6))
      return touches ? null : 'a bound is no tangent'
    },
  }
}

export const lineWithK = defineTemplate({
  id: 'line-with-k',
  marks: 5,
  calculator: false,
  level: 4,
  cases: {
    tangent: (random) => lineWithKQuestion(random, 'tangent'),
    'two-points': (random) => lineWithKQuestion(random, 'two-points'),
    'no-points': (random) => lineWithKQuestion(random, 'no-points'),
  },
})
