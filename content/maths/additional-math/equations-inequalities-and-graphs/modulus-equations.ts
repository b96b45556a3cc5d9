// |ax + b| equal to a number, and to a linear expression, where a root can turn out to be false.

import { coordinates, final } from '../../kit/final-answers.ts'
import { tallResult } from '../../kit/layout.ts'
import { highestCommonFactor, minus } from '../../kit/numbers.ts'
import { linear, linearSpoken } from '../../kit/quadratics.ts'
import type { Random } from '../../kit/random.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'
import { wrongRoots, wrongSolutions } from './checks.ts'
import { bareAxes, bentLine, crossing, frameFor, straightLine } from './drawings.ts'
import { modulus, modulusSpoken, printed, rational, roomy, rootsAsked, said, size } from './expressions.ts'
import { orBySquares } from './other-methods.ts'

type Left = 'plain' | 'rearranged' | 'taken-away'

const equalToNumber = (left: Left) => (random: Random) => {
  const plainCase = left === 'plain'
  const { a, b, c, k, p } = random.until(
    () => {
      const turned = random.chance(0.4) ? -1 : 1
      const b = turned < 0 ? random.integer(1, 9) : random.integerExcept(-9, 9, 0)
      return {
        a: turned * random.integer(2, 5),
        b,
        c: random.integer(1, 13),
        k: plainCase ? 1 : random.integer(2, 4),
        p: random.integer(1, 9) + (left === 'taken-away' ? 10 : 0),
      }
    },
    ({ a, b, c, k, p }) =>
      c !== Math.abs(b) && highestCommonFactor(highestCommonFactor(a, b), c) === 1 && k * c !== p,
  )
  const [shown, spoken, right] = {
    plain: [modulus(a, b), modulusSpoken(a, b), c],
    rearranged: [`${k} ${modulus(a, b)} − ${p}`, `${k} times ${modulusSpoken(a, b)}, minus ${p}`, k * c - p],
    'taken-away': [`${p} − ${k} ${modulus(a, b)}`, `${p} minus ${k} times ${modulusSpoken(a, b)}`, p - k * c],
  }[left] as [string, string, number]
  const [first, second] = [rational(c - b, a), rational(-c - b, a)]
  return {
    question: typst`
Solve the equation $${shown} = ${minus(right)}$. #marks(3)`,
    answer: typst`
${plainCase ? '' : typst`#working("M1")[$${modulus(a, b)} = ${c}$]`}
#working(${plainCase ? '"M1 oe"' : ''})[$${linear(a, b)} = ${c}$ or $${linear(a, b)} = −${c}$]
#working("A1")[$x =$ ${tallResult(printed(first))}]
#working("A1")[$x =$ ${tallResult(printed(second))}]`,
    alt: plain`Solve the equation: ${spoken}, equals ${plain`${right}`}.`,
    answerAlt: plain`${plainCase ? '' : plain`The modulus equals ${c}.`} So ${linearSpoken(a, b)} equals ${c} or minus ${c}. x is ${said(first)} or ${said(second)}.`,
    answers: [rootsAsked('', [first, second])],
    verify: () => {
      const value = (x: number) => {
        const inside = Math.abs(a * x + b)
        return { plain: inside, rearranged: k * inside - p, 'taken-away': p - k * inside }[left]
      }
      return wrongRoots((x) => value(x) - right, [(c - b) / a, (-c - b) / a])
    },
  }
}

export const modulusEqualsNumber = defineTemplate({
  id: 'modulus-equals-number',
  marks: 3,
  calculator: false,
  level: 1,
  cases: {
    plain: equalToNumber('plain'),
    rearranged: equalToNumber('rearranged'),
    'taken-away': equalToNumber('taken-away'),
  },
})

/** |ax + b| = cx + d with the two roots of its two equations; only those hold where cx + d is not negative. */
export const crossings = (a: number, b: number, c: number, d: number) => {
  const [first, second] = [rational(d - b, a - c), rational(-d - b, a + c)]
  const holds = (x: typeof first) => c * size(x) + d >= 0
  return { first, second, firstHolds: holds(first), secondHolds: holds(second) }
}

type Line = Readonly<Record<'a' | 'b' | 'c' | 'd', number>> & ReturnType<typeof crossings>

/** |ax + b| = cx + d with at most one fraction among its two values of x. */
const drawLine = (random: Random, suits: (line: Line) => boolean) => {
  const line = random.until(
    () => {
      const [a, b] = [random.integer(2, 5), random.integerExcept(-9, 9, 0)]
      const [c, d] = [random.integerExcept(-4, 4, 0), random.integerExcept(-9, 12, 0)]
      return { a, b, c, d, ...(Math.abs(a) === Math.abs(c) ? crossings(1, 0, 0, 0) : crossings(a, b, c, d)) }
    },
    (line) => {
      const { a, b, c, first, second } = line
      if (Math.abs(a) === Math.abs(c) || highestCommonFactor(a, b) > 1) return false
      if (first[1] > 5 || second[1] > 5 || size(first) === size(second)) return false
      if (first[1] > 1 && second[1] > 1) return false
      if (first[0] === 0 || second[0] === 0) return false
      return suits(line)
    },
  )
  const { a, b, c, d, first, second, firstHolds, secondHolds } = line
  const claimed = [...(firstHolds ? [first] : []), ...(secondHolds ? [second] : [])]
  const verify = () => {
    const asked = (x: number) => Math.abs(a * x + b) - c * x - d
    return wrongRoots(asked, claimed.map(size)) ?? wrongSolutions(asked, claimed)
  }
  const [shown, lineSpoken] = [linear(c, d), linearSpoken(c, d)]
  const equations = [typst`$${linear(a, b)} = ${shown}$`, typst`$${linear(-a, -b)} = ${shown}$`]
  return { ...line, line: shown, lineSpoken, equations, claimed, verify }
}

const equalToLine = (count: 1 | 2) => (random: Random) => {
  const { a, b, c, d, first, second, line, lineSpoken, equations, firstHolds, claimed, verify } = drawLine(
    random,
    ({ firstHolds, secondHolds }) => Number(firstHolds) + Number(secondHolds) === count,
  )
  const two = count === 2
  const [kept, dropped] = firstHolds ? [first, second] : [second, first]
  const value = rational(c * dropped[0] + d * dropped[1], dropped[1])
  return {
    question: typst`
Solve the equation $${modulus(a, b)} = ${line}$. #marks(4)`,
    answer: typst`
${
  two
    ? typst`#working("M1")[${equations[0] ?? ''}]
#working("A1")[$x =$ ${tallResult(printed(first))}]
#working("M1")[${equations[1] ?? ''}]
#working("A1")[$x =$ ${tallResult(printed(second))}]
#note[Both hold, for $${line}$ is positive at each of them.]`
    : typst`#working("M1")[${equations[firstHolds ? 0 : 1] ?? ''}]
#working("A1")[$x =$ ${tallResult(printed(kept))}]
#working("M1 soi")[considers #box[${equations[firstHolds ? 1 : 0] ?? ''}], or sketches both graphs]
#note[A modulus cannot be negative. At ${roomy(typst`x = ${printed(dropped)}`)} the right-hand side is ${roomy(printed(value))}.]
#working("A1")[${roomy(typst`x = ${printed(dropped)}`)} rejected, or one point in the sketch: no other solution]`
}
${orBySquares(`(${linear(a, b)})^2`, `(${line})^2`, { isOneFalse: !two })}`,
    alt: plain`Solve the equation: ${modulusSpoken(a, b)}, equals ${lineSpoken}.`,
    answerAlt: plain`If ${linearSpoken(a, b)} equals ${lineSpoken}, x is ${said(first)}. If ${linearSpoken(-a, -b)} equals ${lineSpoken}, x is ${said(second)}. ${two ? 'Both values hold.' : plain`At ${said(dropped)} the right-hand side is negative, so this value is rejected, and the only solution is ${said(kept)}.`}`,
    answers: [rootsAsked('', claimed)],
    verify,
  }
}

export const modulusEqualsLine = defineTemplate({
  id: 'modulus-equals-line',
  marks: 4,
  calculator: false,
  level: 2,
  cases: {
    'two-solutions': equalToLine(2),
    'one-solution': equalToLine(1),
    'from-diagram'(random) {
      const { a, b, c, d, line, lineSpoken, equations, verify, ...found } = drawLine(
        random,
        ({ b, c, d, first, second, firstHolds, secondHolds }) => {
          const far = Math.max(Math.abs(c * size(first) + d), Math.abs(c * size(second) + d))
          const near = Math.min(c * size(first) + d, c * size(second) + d)
          const apart = Math.abs(size(first) - size(second))
          return (
            firstHolds &&
            secondHolds &&
            d > 0 &&
            first[1] === 1 &&
            second[1] === 1 &&
            far < 13 &&
            near > 1 &&
            apart > 3 &&
            b < 0
          )
        },
      )
      const [right, left] = [size(found.first), size(found.second)]
      const [rightY, leftY] = [c * right + d, c * left + d]
      const frame = frameFor(
        [
          [-b / a, 0],
          [right, rightY],
          [left, leftY],
          [0, d],
          [0, Math.abs(b)],
        ],
        0.2,
        0.2,
      )
      const figure = bareAxes(frame, [
        bentLine(a, b, frame),
        straightLine(c, d, frame),
        crossing([left, leftY], 'A', [-a, c], frame),
        crossing([right, rightY], 'B', [a, c], frame),
      ])
      return {
        question: typst`
The diagram shows the graph of $y = ${modulus(a, b)}$ and the line $y = ${line}$. They meet at $A$ and $B$.
${figure}
Find the coordinates of $A$ and of $B$. #marks(4)`,
        answer: typst`
#note[At $B$ the expression inside the modulus is positive.]
#working("M1")[${equations[0] ?? ''}]
#working("A1")[$B$ is ${tallResult(`(${minus(right)}, ${minus(rightY)})`)}]
#note[At $A$ it is negative, so its sign changes.]
#working("M1")[${equations[1] ?? ''}]
#working("A1")[$A$ is ${tallResult(`(${minus(left)}, ${minus(leftY)})`)}]
${orBySquares(`(${linear(a, b)})^2`, `(${line})^2`)}`,
        alt: plain`The diagram shows the V-shaped graph of y equals ${modulusSpoken(a, b)}, and the line y equals ${lineSpoken}. They meet at A on the left branch of the V and at B on the right branch. Find the coordinates of A and of B.`,
        answerAlt: plain`At B, ${linearSpoken(a, b)} equals ${lineSpoken}, so B is at (${right}, ${rightY}). At A, ${linearSpoken(-a, -b)} equals ${lineSpoken}, so A is at (${left}, ${leftY}).`,
        answers: [final('', coordinates(left, leftY), 'A'), final('', coordinates(right, rightY), 'B')],
        verify,
      }
    },
  },
})
