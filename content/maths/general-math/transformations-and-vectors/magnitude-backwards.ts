// Magnitudes backwards, to an unknown component, multiple or point on a line.

import { distance, type Point, roots } from '../../kit/checking.ts'
import { bold, size } from '../../kit/combinations.ts'
import { final, inAnyOrder } from '../../kit/final-answers.ts'
import { minus, substituted } from '../../kit/numbers.ts'
import { lengthMarkup, shownPoint, spokenPoint } from '../../kit/points.ts'
import { shownColumn, spokenColumn } from '../../kit/transformations.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'
import { wholeTriples } from './magnitudes.ts'

const a = bold('a')

export const magnitudeBackwards = defineTemplate({
  id: 'magnitude-backwards',
  marks: 3,
  calculator: false,
  level: 3,
  cases: {
    component(random) {
      const [p, q, hypotenuse] = random.pick(wholeTriples)
      const [known, unknown] = random.chance(0.5) ? [p * random.sign(), q] : [q * random.sign(), p]
      const values = [unknown, -unknown]
      const [one = 0, two = 0] = values
      return {
        question: typst`
The vector $display(vec(k, ${minus(known)}))$ has magnitude ${hypotenuse}.

Find the two possible values of $k$. #marks(3)`,
        answer: typst`
#working("M1")[$k^2 + ${substituted(known)}^2 = ${hypotenuse}^2$]
#working()[$k^2 = ${hypotenuse ** 2} − ${known ** 2} = ${unknown ** 2}$]
#working("A1 A1")[$k =$ #result[$${one}$] or #result[$${minus(two)}$]]`,
        alt: plain`The column vector k, ${known < 0 ? `minus ${-known}` : known} has magnitude ${hypotenuse}. Find the two possible values of k.`,
        answerAlt: plain`k squared plus ${known ** 2} equals ${hypotenuse ** 2}, so k squared is ${unknown ** 2}. k is ${one} or ${two}.`,
        answers: [final('', inAnyOrder(values, { name: 'k' }), 'k')],
        verify: () => {
          // Where the length passes the one that is given, found by halving.
          const lengthAt = (k: number) => distance([0, 0], [k, known])
          const found = roots((k) => lengthAt(k) - hypotenuse, -40.03, 40.07)
          const expected = [...values].sort((p, q) => p - q)
          const isSame = found.length === 2 && found.every((k, n) => Math.abs(k - (expected[n] ?? 99)) < 1e-6)
          return isSame ? null : `the values are ${found.join(', ')}`
        },
      }
    },
    multiple(random) {
      const [p, q, hypotenuse] = random.pick(wholeTriples)
      const [known, unknown] = random.chance(0.5) ? [p * random.sign(), q] : [q * random.sign(), p]
      const half = random.integer(3, 13)
      const values = [half / 2, -half / 2]
      const factor = half / 2
      const [one = 0, two = 0] = values
      const vector: Point = [unknown, known]
      const target = factor * hypotenuse
      return {
        question: typst`
$ ${a} = ${shownColumn(vector)} $
The vector $k ${a}$ has magnitude ${target}.

Find the two possible values of $k$. #marks(3)`,
        answer: typst`
#working("M1")[$${size(a)} = ${lengthMarkup(vector)} = ${hypotenuse}$]
#note[A multiple of a vector is so many times as long, whichever way it points.]
#working("A1 A1")[$k = plus.minus ${target} div ${hypotenuse}$, so $k =$ #result[$${one}$] or #result[$${minus(two)}$]]`,
        alt: plain`Vector a is the ${spokenColumn(vector)}. The vector k a has magnitude ${target}. Find the two possible values of k.`,
        answerAlt: plain`The magnitude of a is ${hypotenuse}. ${target} divided by ${hypotenuse} is ${one}, so k is ${one} or ${two}.`,
        answers: [final('', inAnyOrder(values, { name: 'k' }), 'k')],
        verify: () => {
          // Where the length passes the one that is given, found by halving.
          const lengthAt = (k: number) => distance([0, 0], [k * unknown, k * known])
          const wanted = factor * hypotenuse
          const found = roots((k) => lengthAt(k) - wanted, -40.03, 40.07)
          const expected = [...values].sort((p, q) => p - q)
          const isSame = found.length === 2 && found.every((k, n) => Math.abs(k - (expected[n] ?? 99)) < 1e-6)
          return isSame ? null : `the values are ${found.join(', ')}`
        },
      }
    },
    'point-on-line'(random) {
      const [p, q, hypotenuse] = random.pick(wholeTriples)
      const [known, unknown] = random.chance(0.5) ? [p * random.sign(), q] : [q * random.sign(), p]
      random.integer(3, 13)
      const [ax, ay] = [random.integer(1, 9), random.integerExcept(-6, 6, 0)]
      const values = [ax + unknown, ax - unknown]
      const [one = 0, two = 0] = values
      const by = ay + known
      return {
        question: typst`
$A$ is the point $${shownPoint([ax, ay])}$ and $B$ is the point $(x, ${minus(by)})$.

$${size('arrow(A B)')} = ${hypotenuse}$. Find the two possible values of $x$. #marks(3)`,
        answer: typst`
#working("M1")[$ arrow(A B) = vec(x − ${ax}, ${minus(known)}) $ $ (x − ${ax})^2 + ${substituted(known)}^2 = ${hypotenuse}^2 $]
#working()[$(x − ${ax})^2 = ${unknown ** 2}$, so $x − ${ax} = plus.minus ${unknown}$]
#working("A1 A1")[$x =$ #result[$${one}$] or #result[$${minus(two)}$]]`,
        alt: plain`A is the point ${spokenPoint([ax, ay])} and B is the point with coordinates x and ${by < 0 ? 'minus ' : ''}${Math.abs(by)}. The magnitude of the vector AB is ${hypotenuse}. Find the two possible values of x.`,
        answerAlt: plain`The vector AB is the column vector x minus ${ax}, ${known < 0 ? `minus ${-known}` : known}. So x minus ${ax}, squared, is ${unknown ** 2}, and x minus ${ax} is plus or minus ${unknown}. x is ${one} or ${two}.`,
        answers: [final('', inAnyOrder(values, { name: 'x' }), 'x')],
        verify: () => {
          // Where the length passes the one that is given, found by halving.
          const lengthAt = (x: number) => distance([ax, ay], [x, ay + known])
          const found = roots((k) => lengthAt(k) - hypotenuse, -40.03, 40.07)
          const expected = [...values].sort((p, q) => p - q)
          const isSame = found.length === 2 && found.every((k, n) => Math.abs(k - (expected[n] ?? 99)) < 1e-6)
          return isSame ? null : `the values are ${found.join(', ')}`
        },
      }
    },
  },
})
