// The image of a point (p, q), in terms of its letters.

import type { Point } from '../../kit/checking.ts'
import { expression, final } from '../../kit/final-answers.ts'
import { minus, type Term, terms } from '../../kit/numbers.ts'
import { describe, isImage, phrase, type Transformation } from '../../kit/transformations.ts'
import { plain, typst } from '../../kit/typst.ts'
import { termsInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'
import { anyPoint } from './points.ts'

interface Linear {
  readonly letter: 'p' | 'q'
  readonly times: number
  readonly plus: number
}

// The positive term first: 8 − q, not −q + 8.
const ordered = ({ letter, times, plus }: Linear): Term[] => {
  const list: Term[] = [
    [times, letter],
    [plus, ''],
  ]
  return times < 0 && plus > 0 ? list.reverse() : list
}

const linear = (one: Linear) => terms(...ordered(one))
const linearSpoken = (one: Linear) => termsInWords(...ordered(one))

const answersOf = (x: Linear, y: Linear) => {
  const typed = ({ letter, times, plus }: Linear) => `${times}*${letter} + ${plus}`
  return [final('', expression(typed(x), 'pq'), 'x'), final('', expression(typed(y), 'pq'), 'y')]
}

/** Two points in place of the letters, followed step by step by distances. */
const verifyImage = (steps: readonly Transformation[], x: Linear, y: Linear) => {
  for (const [p, q] of [
    [5, -8],
    [-3, 11],
  ] as const) {
    const at = (one: Linear) => one.times * (one.letter === 'p' ? p : q) + one.plus
    const between: Point = steps.length === 2 ? [q, p] : [p, q]
    const last = steps.at(-1)
    if (!last || !isImage(last, between, [at(x), at(y)])) return `it does not hold for (${p}, ${q})`
  }
  return null
}

const spokenImage = (x: Linear, y: Linear, image = 'image') =>
  plain`The ${image} has x coordinate ${linearSpoken(x)} and y coordinate ${linearSpoken(y)}.`

export const imageInLetters = defineTemplate({
  id: 'image-in-letters',
  marks: 3,
  calculator: false,
  level: 4,
  cases: {
    'two-mirrors'(random) {
      const mirror = random.pick(['x', 'y'] as const)
      const at = random.integerExcept(-4, 5, 0)
      const second: Transformation = { kind: 'reflection', mirror, at }
      const x: Linear = {
        letter: 'q',
        ...(mirror === 'x' ? { times: -1, plus: 2 * at } : { times: 1, plus: 0 }),
      }
      const y: Linear = {
        letter: 'p',
        ...(mirror === 'y' ? { times: -1, plus: 2 * at } : { times: 1, plus: 0 }),
      }
      return {
        question: typst`
The point $(p, q)$ is reflected in the line #box[$y = x$]. The image is then reflected in ${phrase(second).replace('a reflection in ', '')}.

Find, in terms of $p$ and $q$, the coordinates of the final image. #marks(3)`,
        answer: typst`
#working("B1")[after the first reflection: $(q, p)$]
#note[The second line is halfway between a point and its image, so the two coordinates across it add up to twice $${minus(at)}$.]
#working("B2 FT")[#result[$(${linear(x)}, ${linear(y)})$]]
#scheme[*B1* for one coordinate right]`,
        alt: plain`The point (p, q) is reflected in the line y equals x. The image is then transformed by ${describe(second).spoken}. Find, in terms of p and q, the coordinates of the final image.`,
        answerAlt: plain`The first reflection gives (q, p). The second line is halfway between a point and its image. ${spokenImage(x, y, 'final image')}`,
        answers: answersOf(x, y),
        verify: () => verifyImage([{ kind: 'reflection', mirror: 'y-x', at: 0 }, second], x, y),
      }
    },
    enlargement(random) {
      const factor = random.pick([-2, -3, 3, 2])
      const centre = anyPoint(random, 5)
      const t: Transformation = { kind: 'enlargement', factor: [factor, 1], centre }
      const [cx, cy] = centre
      const x: Linear = { letter: 'p', times: factor, plus: cx * (1 - factor) }
      const y: Linear = { letter: 'q', times: factor, plus: cy * (1 - factor) }
      const stepShown = `vec(${terms([1, 'p'], [-cx, ''])}, ${terms([1, 'q'], [-cy, ''])})`
      const stepSpoken = plain`${termsInWords([1, 'p'], [-cx, ''])}, ${termsInWords([1, 'q'], [-cy, ''])}`
      return {
        question: typst`
Find, in terms of $p$ and $q$, the coordinates of the image of the point $(p, q)$ after ${phrase(t)}. #marks(3)`,
        answer: typst`
#working("M1")[step from the centre: $display(${stepShown})$]
#working("M1")[position of the image: $display(vec(${minus(cx)}, ${minus(cy)}) ${factor < 0 ? '−' : '+'} ${Math.abs(factor)} ${stepShown})$]
#working("A1")[#result[$(${linear(x)}, ${linear(y)})$]]`,
        alt: plain`Find, in terms of p and q, the coordinates of the image of the point (p, q) after ${describe(t).spoken}.`,
        answerAlt: plain`The step from the centre is the column vector ${stepSpoken}. Multiply it by ${factor} and go that way from the centre. ${spokenImage(x, y)}`,
        answers: answersOf(x, y),
        verify: () => verifyImage([t], x, y),
      }
    },
  },
})
