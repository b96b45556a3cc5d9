// Greatest and least values by completing the square and by differentiation, and what follows from the square.

import { agree, gradient } from '../../kit/checking.ts'
import { coordinates, final, number, word } from '../../kit/final-answers.ts'
import { fraction, minus, terms } from '../../kit/numbers.ts'
import {
  added,
  axisOf,
  expanded,
  type Quadratic,
  shown,
  spoken,
  squareForm,
  squareFormSpoken,
  valueAt,
} from '../../kit/quadratics.ts'
import type { Random } from '../../kit/random.ts'
import { plain, typst } from '../../kit/typst.ts'
import { fractionInWords, termsInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'

/** The least (or greatest) value on a fine grid around x, found without algebra. */
const isExtreme = (quadratic: Quadratic, x: number, value: number): boolean => {
  const sign = Math.sign(quadratic.a)
  return (
    agree(valueAt(quadratic, x), value) &&
    Array.from({ length: 401 }, (_, n) => x - 10 + n / 20).every(
      (near) => sign * (valueAt(quadratic, near) - value) >= -1e-9,
    )
  )
}

const completeSquareQuestion = (random: Random, task: 'monic' | 'leading' | 'negative') => {
  const a = { monic: 1, leading: random.integer(2, 4), negative: -1 }[task]
  // Twice p; odd for fractions.
  const twice =
    task === 'leading' ? 2 * random.integer(1, 4) * random.sign() : random.integer(2, 9) * random.sign()
  const c = random.integerExcept(-9, 15, 0)
  const quadratic = { a, b: -a * twice, c }
  const [p, q] = [twice / 2, c - (a * twice * twice) / 4]
  const expression = task === 'negative' ? terms([c, ''], [quadratic.b, 'x'], [-1, 'x^2']) : shown(quadratic)
  const expressionSpoken =
    task === 'negative' ? termsInWords([c, ''], [quadratic.b, 'x'], [-1, 'x squared']) : spoken(quadratic)
  const form = { monic: '(x + p)^2 + q', leading: 'a(x + p)^2 + q', negative: 'q - (x + p)^2' }[task]
  const formSpoken = {
    monic: 'open bracket x plus p close bracket squared, plus q',
    leading: 'a times open bracket x plus p close bracket squared, plus q',
    negative: 'q minus open bracket x plus p close bracket squared',
  }[task]
  const inside = `(x ${added(-twice, 2)})^2`
  const square = fraction(twice * twice, 4)
  const finished = task === 'negative' ? `${fraction(4 * q, 4)} − ${inside}` : squareForm(a, p, q)
  const finishedSpoken =
    task === 'negative'
      ? `${fractionInWords(4 * q, 4)} minus ${squareFormSpoken(1, p, 0)}`
      : squareFormSpoken(a, p, q)
  const [least, x] = [fraction(4 * q, 4), fraction(twice, 2)]
  const kind = task === 'negative' ? 'greatest' : 'least'
  const first = {
    monic: typst`#working("M1")[$ ${shown({ ...quadratic, c: 0 })} = ${inside} − ${square} $]`,
    leading: typst`#working("B1")[$${expression} = ${a}(${shown({ a: 1, b: -twice, c: 0 })}) ${added(c)}$]
#working("M1")[$= ${a}[${inside} − ${square}] ${added(c)}$]`,
    negative: typst`#working("M1")[$${expression} = ${minus(c)} − (${shown({ a: 1, b: -twice, c: 0 })})$ \
$= ${minus(c)} − [${inside} − ${square}]$]`,
  }[task]
  return {
    question: typst`
#part("a", ${task === 'leading' ? 3 : 2})[Express $${expression}$ in the form $${form}$, where ${task === 'leading' ? '$a$, $p$ and $q$' : '$p$ and $q$'} are constants.]
${
  task === 'leading'
    ? typst`#part("b", 1)[Hence write down the coordinates of the minimum point on the curve $y = ${expression}$.]`
    : typst`#part("b", 2)[Hence write down the ${kind} value of $${expression}$, and the value of $x$ at which it occurs.]`
}`,
    answer: typst`
#part("a")[
${first}
#working("A1")[$=$ #result[$${finished}$]]]
#part("b")[
#note[A square is never negative, and it is zero where its bracket is.]
${
  task === 'leading'
    ? typst`#working("B1 FT")[#result[$(${x}, ${least})$]]`
    : typst`#working("B1 FT")[${kind} value #result[$${least}$]]
#working("B1 FT")[when $x =$ #result[$${x}$]]`
}]`,
    alt: plain`Part a: express ${expressionSpoken} in the form ${formSpoken}. Part b: hence write down the ${task === 'leading' ? 'coordinates of the minimum point on the curve with this equation' : `${kind} value of the expression, and the value of x at which it occurs`}.`,
    answerAlt: plain`Part a: ${finishedSpoken}. Part b: the square is zero when x is ${fractionInWords(twice, 2)}, and there the ${kind} value is ${fractionInWords(4 * q, 4)}.`,
    answers: [
      ...(task === 'leading' ? [final('a', number(a), 'a')] : []),
      final('a', number(-p), 'p'),
      final('a', number(q), 'q'),
      ...(task === 'leading'
        ? [final('b', coordinates(p, q))]
        : [final('b', number(q), `${kind} value`), final('b', number(p), 'x')]),
    ],
    verify() {
      return isExtreme(quadratic, p, q) ? null : `${q} is not the extreme value`
    },
  }
}

export const completeSquare = defineTemplate({
  id: 'complete-square',
  marks: 4,
  calculator: false,
  level: 1,
  cases: {
    monic: (random) => completeSquareQuestion(random, 'monic'),
    leading: (random) => completeSquareQuestion(random, 'leading'),
    negative: (random) => completeSquareQuestion(random, 'negative'),
  },
})

const drawStationaryPoint = (random: Random, task: 'nature' | 'from-factors' | 'find-coefficients') => {
  const a = task === 'from-factors' ? -2 : random.integer(2, 5) * (task === 'nature' ? random.sign() : 1)
  if (task !== 'from-factors') {
    const [h, k] = [random.integer(1, 4) * random.sign(), random.integerExcept(-9, 9, 0)]
    return { ...expanded(a, h, k), r: 0, s: 0 }
  }
  // y = (s − x)(2x + r), with its turning point at a quarter at worst.
  const r = random.pick([1, 3, 5, 7])
  const s = random.until(
    () => random.integer(2, 6),
    (value) => (2 * value - r) % 4 !== 0,
  )
  return { a, b: 2 * s - r, c: r * s, r, s }
}

const checkStationaryPoint = ({ a, b, c }: ReturnType<typeof drawStationaryPoint>): string | null => {
  const quadratic = { a, b, c }
  const x = -b / (2 * a)
  if (Math.abs(gradient((t) => valueAt(quadratic, t), x)) > 1e-6) return `the curve is not level at ${x}`
  return isExtreme(quadratic, x, (4 * a * c - b * b) / (4 * a)) ? null : 'the point is not the extreme one'
}

export const stationaryPoint = defineTemplate({
  id: 'stationary-point',
  marks: 4,
  calculator: false,
  level: 2,
  cases: {
    nature: (random) => {
      const values = drawStationaryPoint(random, 'nature')
      const { a, b, c } = values
      const quadratic = { a, b, c }
      const [x, xSpoken] = [fraction(-b, 2 * a), fractionInWords(-b, 2 * a)]
      const [top, bottom] = [4 * a * c - b * b, 4 * a]
      const [y, ySpoken] = [fraction(top, bottom), fractionInWords(top, bottom)]
      const nature = a > 0 ? 'minimum' : 'maximum'
      const equation = shown(quadratic)
      const equationSpoken = spoken(quadratic)
      return {
        question: typst`
Use differentiation to find the coordinates of the stationary point on the curve $y = ${equation}$, and determine whether it is a maximum or a minimum. #marks(4)`,
        answer: typst`

#working("M1")[$ (dif y)/(dif x) = ${terms([2 * a, 'x'], [b, ''])} = 0 $]
#working("A1 A1")[$x = ${x}$, $y = ${y}$: #result[$(${x}, ${y})$]]
#working("B1")[$ (dif^2 y)/(dif x^2) = ${minus(2 * a)} ${a > 0 ? '>' : '<'} 0 $
so the point is a #result[${nature}]]`,
        alt: plain`Use differentiation to find the coordinates of the stationary point on the curve y equals ${equationSpoken}, and determine whether it is a maximum or a minimum.`,
        answerAlt: plain`The derivative is ${termsInWords([2 * a, 'x'], [b, ''])}. It is zero at x equals ${xSpoken}, where y is ${ySpoken}. The second derivative is ${2 * a}, so the point is a ${nature}.`,
        answers: [
          final(
            '',
            coordinates(
              number(`${-b}/${2 * a}`, { to: { figures: 3 } }),
              number(`${top}/${bottom}`, { to: { figures: 3 } }),
            ),
          ),
          final('', word(nature), 'nature'),
        ],
        verify: () => checkStationaryPoint(values),
      }
    },
    'from-factors': (random) => {
      const values = drawStationaryPoint(random, 'from-factors')
      const { a, b, c, r, s } = values
      const quadratic = { a, b, c }
      const [x, xSpoken] = [fraction(-b, 2 * a), fractionInWords(-b, 2 * a)]
      const [top, bottom] = [4 * a * c - b * b, 4 * a]
      const [y, ySpoken] = [fraction(top, bottom), fractionInWords(top, bottom)]
      const nature = a > 0 ? 'minimum' : 'maximum'
      const equation = `(${s} − x)(2x + ${r})`
      const equationSpoken = `open bracket ${s} minus x close bracket times open bracket 2 x plus ${r} close bracket`
      return {
        question: typst`
Use differentiation to find the coordinates of the stationary point on the curve $y = ${equation}$, and determine whether it is a maximum or a minimum. #marks(4)`,
        answer: typst`
#working()[$y = ${shown(quadratic)}$]
#working("M1")[$ (dif y)/(dif x) = ${terms([2 * a, 'x'], [b, ''])} = 0 $]
#working("A1 A1")[$x = ${x}$, $y = ${y}$: #result[$(${x}, ${y})$]]
#working("B1")[$ (dif^2 y)/(dif x^2) = ${minus(2 * a)} ${a > 0 ? '>' : '<'} 0 $
so the point is a #result[${nature}]]`,
        alt: plain`Use differentiation to find the coordinates of the stationary point on the curve y equals ${equationSpoken}, and determine whether it is a maximum or a minimum.`,
        answerAlt: plain`The derivative is ${termsInWords([2 * a, 'x'], [b, ''])}. It is zero at x equals ${xSpoken}, where y is ${ySpoken}. The second derivative is ${2 * a}, so the point is a ${nature}.`,
        answers: [
          final(
            '',
            coordinates(
              number(`${-b}/${2 * a}`, { to: { figures: 3 } }),
              number(`${top}/${bottom}`, { to: { figures: 3 } }),
            ),
          ),
          final('', word(nature), 'nature'),
        ],
        verify: () => checkStationaryPoint(values),
      }
    },
    'find-coefficients': (random) => {
      const values = drawStationaryPoint(random, 'find-coefficients')
      const { a, b, c } = values
      const quadratic = { a, b, c }
      const h = axisOf(quadratic)
      const k = valueAt(quadratic, h)
      return {
        question: typst`
The curve $y = a x^2 + b x ${added(c)}$ has its minimum point at $(${minus(h)}, ${minus(k)})$.
Find the value of $a$ and the value of $b$. #marks(4)`,
        answer: typst`
#note[The point lies on the curve, and the gradient there is zero.]
#working("M1")[$ (dif y)/(dif x) = 2 a x + b $
so $${terms([2 * h, 'a'], [1, 'b'])} = 0$]
#working("M1")[$${terms([h * h, 'a'], [h, 'b'], [c, ''])} = ${minus(k)}$]
#note[From the first, $b = ${terms([-2 * h, 'a'])}$. Put it into the second: $${terms([-h * h, 'a'])} = ${minus(k - c)}$.]
#working("A1")[$a =$ #result[$${minus(a)}$]]
#working("A1")[$b =$ #result[$${minus(b)}$]]`,
        alt: plain`The curve y equals a x squared plus b x ${c < 0 ? 'minus' : 'plus'} ${Math.abs(c)} has its minimum point at (${h}, ${k}). Find the value of a and the value of b.`,
        answerAlt: plain`The gradient 2 a x plus b is zero at x equals ${h}, and the curve has the value ${k} there. Solving these two equations, a is ${a} and b is ${b}.`,
        answers: [final('', number(a), 'a'), final('', number(b), 'b')],
        verify: () => checkStationaryPoint(values),
      }
    },
  },
})
