// Equations of lines with letters in them: x/a + y/b = 1, and two lines with a parameter.

import { agree, distance, type Point, roots } from '../../kit/checking.ts'
import { final, number } from '../../kit/final-answers.ts'
import { less, midpointOf, multipleOf, shown, spoken } from '../../kit/lines.ts'
import { lowestTerms, minus, surd } from '../../kit/numbers.ts'
import { shownPoint, spokenPoint } from '../../kit/points.ts'
import type { Random } from '../../kit/random.ts'
import { allSolutions, namedNumbers, typedSurd } from '../../kit/typed.ts'
import { plain, typst } from '../../kit/typst.ts'
import { surdInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'
import { wrongPair } from './forms.ts'

const drawIntercepts = (random: Random) =>
  random.until(
    () => [random.integer(1, 6), random.integer(1, 6)] as const,
    ([one, other]) => one !== other,
  )

/** The line as it is told, and its points P and Q. */
const intercepts = (constants: string, a: number, b: number) => {
  const [p, q]: [Point, Point] = [
    [a, 0],
    [0, b],
  ]
  return {
    p,
    q,
    length: surd(1, a * a + b * b),
    intro: typst`The line $ x/a + y/b = 1, $ where $a$ and $b$ are ${constants}, meets the $x$-axis at $P$ and the $y$-axis at $Q$.`,
    introInWords: `The line x over a, plus y over b, equals 1, where a and b are ${constants}, meets the x axis at P and the y axis at Q.`,
  }
}

export const interceptForm = defineTemplate({
  id: 'intercept-form',
  marks: 4,
  calculator: false,
  level: 2,
  cases: {
    'midpoint-given'(random) {
      const [across, up] = drawIntercepts(random)
      const [a, b] = [2 * across * random.sign(), 2 * up * random.sign()]
      const { p, q, length, intro, introInWords } = intercepts('constants', a, b)
      return {
        question: typst`
${intro} The midpoint of $P Q$ is $${shownPoint([a / 2, b / 2])}$.

Find the value of $a$ and of $b$, and the exact length of $P Q$. #marks(4)`,
        answer: typst`
#note[$P$ is $(a, 0)$ and $Q$ is $(0, b)$.]
#working("B1")[$ a/2 = ${minus(a / 2)} $ $a =$ #result[$${minus(a)}$]]
#working("B1")[$ b/2 = ${minus(b / 2)} $ $b =$ #result[$${minus(b)}$]]
#working("M1")[$P Q = sqrt(${a < 0 ? `(${minus(a)})` : a}^2 + ${b < 0 ? `(${minus(b)})` : b}^2) = sqrt(${a * a + b * b})$]
#working("A1")[$P Q =$ #result[$${length}$]]`,
        alt: plain`${introInWords} The midpoint of PQ is ${spokenPoint([a / 2, b / 2])}. Find the value of a and of b, and the exact length of PQ.`,
        answerAlt: plain`P is (a, 0) and Q is (0, b), so a is ${a} and b is ${plain`${b}`}. The length of PQ is the square root of ${a * a + b * b}, which is ${surdInWords(1, a * a + b * b)}.`,
        answers: [
          final('', number(a), 'a'),
          final('', number(b), 'b'),
          final('', number(typedSurd(1, a * a + b * b)), 'PQ'),
        ],
        verify: () => {
          const middle = midpointOf(p, q)
          if (!agree(middle[0] / a + middle[1] / b, 1)) return 'the midpoint is not on the line'
          return agree(2 * distance(p, middle), distance(p, q)) ? null : 'not the midpoint'
        },
      }
    },
    'length-and-gradient'(random) {
      const [a, b] = drawIntercepts(random)
      const { p, q, length, intro, introInWords } = intercepts('positive constants', a, b)
      const ratio = lowestTerms(b, a)
      return {
        question: typst`
${intro} The gradient of the line is $−${shown(ratio)}$ and $P Q = ${length}$.

Find the value of $a$ and of $b$. #marks(4)`,
        answer: typst`
#note[$P$ is $(a, 0)$ and $Q$ is $(0, b)$, so the gradient is $−display(b/a)$.]
#working("B1")[$ b/a = ${shown(ratio)}, quad b = ${multipleOf(ratio, 'a')} $]
#working("M1")[$a^2 + b^2 = ${a * a + b * b}$]
#working("M1")[$ a^2 (1 + ${shown([ratio[0] ** 2, ratio[1] ** 2])}) = ${a * a + b * b}, quad a^2 = ${a * a} $]
#working("A1")[$a =$ #result[${a}], $b =$ #result[${b}]]`,
        alt: plain`${introInWords} The gradient of the line is minus ${spoken(ratio)} and PQ is ${surdInWords(1, a * a + b * b)}. Find the value of a and of b.`,
        answerAlt: plain`The gradient is minus b over a, so b over a is ${spoken(ratio)}. a squared plus b squared is ${a * a + b * b}. So a is ${a} and b is ${b}.`,
        answers: namedNumbers('', { a, b }),
        verify: () => {
          // Along lines of this gradient only one positive a gives the length.
          const found = roots((x) => Math.hypot(x, (x * b) / a) - distance(p, q), 0.013, 40.007)
          return found.length === 1 && agree(found[0] ?? 0, a, 1e-6) ? null : `a is ${found.join(', ')}`
        },
      }
    },
  },
})

const parameter = (isParallel: boolean) => (random: Random) => {
  // Parallel: kx + py = … and qx + (k + s)y = … need k(k + s) = pq. Perpendicular: kx + py and (k + s)x − qy, the same.
  const [low, high] = random.until(
    () => [random.integer(-8, -1), random.integer(1, 7)] as const,
    ([one, other]) => one + other !== 0 && -one * other > 3 && [2, 3, 5].some((p) => (one * other) % p === 0),
  )
  const product = -low * high
  const p = random.pick([2, 3, 4, 5, 6].filter((factor) => product % factor === 0))
  const [s, q] = [-(low + high), product / p]
  const ends = [random.integer(1, 9), random.integer(1, 9)] as const
  const kind = isParallel ? 'parallel' : 'perpendicular'
  const bracket = `(${less('k', -s)})`
  const first = `k x + ${p}y = ${ends[0]}`
  const qTimes = q === 1 ? '' : q
  const second = isParallel
    ? `${qTimes}x + ${bracket}y = ${ends[1]}`
    : `${bracket}x − ${qTimes}y = ${ends[1]}`
  const sWords = `k ${s < 0 ? 'minus' : 'plus'} ${Math.abs(s)}`
  const secondInWords = isParallel
    ? `${q === 1 ? '' : `${q} `}x plus, open bracket ${sWords} close bracket y, equals ${ends[1]}`
    : `open bracket ${sWords} close bracket x, minus ${q === 1 ? '' : `${q} `}y, equals ${ends[1]}`
  return {
    question: typst`
Find the values of the constant $k$ for which the lines
$ ${first} quad "and" quad ${second} $
are ${kind}. #marks(4)`,
    answer: typst`
#working("B1")[$ "gradients" quad −k/${p} quad "and" quad ${isParallel ? `−${q}/(${less('k', -s)})` : q === 1 ? less('k', -s) : `(${less('k', -s)})/${q}`} $]
#note[${isParallel ? 'Parallel lines have equal gradients.' : 'The product of the gradients of perpendicular lines is $−1$.'}]
#working("M1")[$k${bracket} = ${p * q}$]
#working("M1")[$k^2 ${s < 0 ? '−' : '+'} ${Math.abs(s) === 1 ? '' : Math.abs(s)}k − ${p * q} = 0$ \
$(${less('k', low)})(${less('k', high)}) = 0$]
#working("A1")[$k =$ #result[$${minus(low)}$] or $k =$ #result[$${minus(high)}$]]`,
    alt: plain`Find the values of the constant k for which the lines k x plus ${p} y equals ${ends[0]}, and ${secondInWords}, are ${kind}.`,
    answerAlt: plain`${isParallel ? 'Equal gradients' : 'The product of the gradients, which is minus 1,'} gives k times open bracket ${sWords} close bracket equal to ${p * q}. This quadratic equation has the solutions k equals ${low} and k equals ${plain`${high}`}.`,
    answers: [allSolutions([low, high], 'k')],
    verify: () => {
      // Directions of the two lines: (p, −k), and (k + s, −q) or (q, k + s).
      const measure = (k: number) => (isParallel ? p * -q - -k * (k + s) : p * q - k * (k + s))
      return wrongPair(measure, low, high)
    },
  }
}

export const parameterLines = defineTemplate({
  id: 'lines-with-a-parameter',
  marks: 4,
  calculator: false,
  level: 3,
  cases: { parallel: parameter(true), perpendicular: parameter(false) },
})
