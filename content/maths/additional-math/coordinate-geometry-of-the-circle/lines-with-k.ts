// Lines with an unknown constant: tangents, chords and lines that miss the circle.

import { agree } from '../../kit/checking.ts'
import { less } from '../../kit/lines.ts'
import { minus, terms } from '../../kit/numbers.ts'
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

export const lineWithK = defineTemplate({
  id: 'line-with-k',
  marks: 5,
  calculator: false,
  level: 4,
  cases: ['tangent', 'two-points', 'no-points'],
  draw(random, which) {
    return random.until(
      () => {
        const m = random.sign() * random.integer(1, 3)
        const t = random.integer(1, 3)
        // The distance of the line from the centre is |ma − b + k|/√(1 + m²), so this square gives whole values of k.
        return { which, centre: somewhere(random, 5), m, square: t * t * (1 + m * m), reach: t * (1 + m * m) }
      },
      ({ centre: [a, b], m, square, reach }) =>
        a !== b && b - m * a - reach !== 0 && b - m * a + reach !== 0 && square <= 40 && b - m * a !== 0,
    )
  },
  write(circle) {
    const { which, centre, m, square, reach } = circle
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
    const isGeneral = which === 'two-points'
    const shape = isGeneral ? generalForm(circle) : centreForm(circle)
    const shapeInWords = isGeneral ? generalFormInWords(circle) : centreFormInWords(circle)
    const [sign, why] = {
      tangent: ['=', 'A tangent meets the circle in one point, so the discriminant is 0.'],
      'two-points': ['>', 'For two points the discriminant is positive.'],
      'no-points': ['<', 'The line misses the circle when the discriminant is negative.'],
    }[which] as [string, string]
    // Dividing by −4 turns the sign round.
    const turned = { tangent: '=', 'two-points': '<', 'no-points': '>' }[which]
    const task = {
      tangent: 'is a tangent to the circle',
      'two-points': 'meets the circle',
      'no-points': 'does not meet the circle',
    }[which]
    const after = which === 'two-points' ? 'at two distinct points. ' : ''
    const ask =
      which === 'tangent'
        ? 'Find the possible values of the constant $k$.'
        : 'Find the set of possible values of the constant $k$.'
    const result = {
      tangent: `$k = ${minus(low)}$ or $k = ${minus(high)}$`,
      'two-points': `$${minus(low)} < k < ${minus(high)}$`,
      'no-points': `$k < ${minus(low)}$ or $k > ${minus(high)}$`,
    }[which]
    const spokenResult = {
      tangent: plain`k is ${low} or ${high}`,
      'two-points': plain`k is greater than ${low} and less than ${high}`,
      'no-points': plain`k is less than ${low} or greater than ${high}`,
    }[which]
    return {
      question: typst`
The line $y = ${line}$ ${task}
$ ${shape}${after === '' ? '.' : ''} $
${after}${ask} #marks(5)`,
      answer: typst`
#working("M1")[$(${less('x', a)})^2 + (${terms([m, 'x'])} + ${less('k', b)})^2 = ${square}$]
#working("A1")[$${quadratic}$]
#note[${why}]
#working("M1")[$(${terms([q, 'k'], [s, ''])})^2 − ${4 * p}(${terms([1, 'k^2'], [u, 'k'], [w, ''])}) ${sign} 0$]
#working("A1")[$${inK} ${turned} 0$]
#working()[$${brackets('k', low, high).replace('= 0', `${turned} 0`)}$]
#working("A1")[#result[${result}]]`,
      alt: plain`The line ${lineInWords} ${task} ${shapeInWords}${after === '' ? '.' : ` ${after}`} ${ask.replaceAll('$', '')}`,
      answerAlt: plain`Put the line into the circle. ${why} This leads to ${inKInWords} ${{ tangent: 'equals', 'two-points': 'is less than', 'no-points': 'is greater than' }[which]} 0, so ${spokenResult}.`,
    }
  },
  verify({ centre: [a, b], m, square, reach }) {
    const r = Math.sqrt(square)
    const touches = [b - m * a - reach, b - m * a + reach].every((k) =>
      agree(gap({ m: [m, 1], c: [k, 1] }, [a, b]), r, 1e-6),
    )
    return touches ? null : 'a bound is no tangent'
  },
})
