// k|ax + b| against a number, alone and together with a second condition, shown on a number line.

import { final, inAnyOrder, number } from '../../kit/final-answers.ts'
import { highestCommonFactor, minus } from '../../kit/numbers.ts'
import { linear, linearSpoken } from '../../kit/quadratics.ts'
import type { Random } from '../../kit/random.ts'
import { plain, typst } from '../../kit/typst.ts'
import { minusInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'
import { wrongStretches } from './checks.ts'
import {
  bands,
  compares,
  isLess,
  isStrict,
  modulus,
  modulusSpoken,
  printed,
  type Rational,
  type Relation,
  rational,
  relationSpoken,
  roomy,
  type Stretch,
  size,
  solution,
  solutionAsked,
  solutionSpoken,
} from './expressions.ts'

const turnedRound: Readonly<Record<Relation, Relation>> = { '<': '>', '<=': '>=', '>': '<', '>=': '<=' }

/** A number line with the stretches, each list on a level of its own. */
const line = (levels: readonly { stretches: readonly Stretch[]; strict: boolean }[]): string => {
  const ends = levels.flatMap(({ stretches }) =>
    stretches.flatMap(({ from, to }) => [from, to].filter((end) => end !== null).map(size)),
  )
  const [from, to] = [Math.floor(Math.min(...ends)) - 1, Math.ceil(Math.max(...ends)) + 1]
  const step = to - from > 12 ? 2 : 1
  const end = (value: Rational | null) =>
    value === null ? 'none' : String(Math.round(size(value) * 1000) / 1000)
  const start = step === 2 && from % 2 !== 0 ? from - 1 : from
  const parts = levels.flatMap(({ stretches, strict }) =>
    stretches.map(
      (part) =>
        `interval(${end(part.from)}, ${end(part.to)}, includes: (${!strict}, ${!strict}), colour: addmaths)`,
    ),
  )
  return `#number-line(${start}, ${to}, step: ${step}, ${parts.join(', ')})`
}

/** The linear inequalities that |mx + n| < c or > c says. */
const opened = (a: number, b: number, c: number, relation: Relation): string => {
  const middle = linear(a, b)
  if (isLess(relation)) return typst`$−${c} ${relation} ${middle} ${relation} ${c}$`
  return typst`$${middle} ${relation} ${c}$ or $${middle} ${turnedRound[relation]} −${c}$`
}

const critical = (a: number, b: number, c: number): readonly [Rational, Rational] => [
  rational((a > 0 ? -c : c) - b, a),
  rational((a > 0 ? c : -c) - b, a),
]

const solved =
  (draw: (random: Random) => Relation, direct = true) =>
  (random: Random) => {
    const { relation, a, b, c, k, p } = random.until(
      () => {
        const turned = random.chance(0.3) ? -1 : 1
        return {
          relation: draw(random),
          a: turned * random.integer(2, 5),
          b: turned < 0 ? random.integer(1, 9) : random.integerExcept(-9, 9, 0),
          c: random.integer(2, 13),
          k: random.integer(2, 4),
          p: random.integer(1, 9),
        }
      },
      ({ a, b, c, k, p }) => {
        const [low, high] = critical(a, b, c)
        return (
          c !== Math.abs(b) &&
          k * c !== p &&
          highestCommonFactor(highestCommonFactor(a, b), c) === 1 &&
          Math.max(Math.abs(size(low)), Math.abs(size(high))) < 8
        )
      },
    )
    const set = bands(...critical(a, b, c), isLess(relation))
    const strict = isStrict(relation)
    const left = direct ? modulus(a, b) : `${k} ${modulus(a, b)} − ${p}`
    const leftSpoken = direct ? modulusSpoken(a, b) : `${k} times ${modulusSpoken(a, b)}, minus ${p}`
    const right = direct ? c : k * c - p
    return {
      question: typst`
Solve the inequality $${left} ${relation} ${minus(right)}$. #marks(3)`,
      answer: typst`
${direct ? '' : typst`#working("M1")[$${modulus(a, b)} ${relation} ${c}$]`}
#working("M1")[${opened(a, b, c, relation)}]
#working("${direct ? 'A1 A1' : 'A1'}")[${solution(set, strict)}]
${direct ? '#scheme[*A1* for each end with its sign]' : ''}
${line([{ stretches: set, strict }])}`,
      alt: plain`Solve the inequality: ${leftSpoken}, ${relationSpoken[relation]} ${plain`${right}`}.`,
      answerAlt: plain`${direct ? '' : plain`The modulus ${relationSpoken[relation]} ${c}.`} ${isLess(relation) ? plain`So ${linearSpoken(a, b)} lies between minus ${c} and ${c}` : plain`So ${linearSpoken(a, b)} is less than minus ${c} or greater than ${c}${strict ? '' : ', or equal to one of them'}`}. Therefore ${solutionSpoken(set, strict)}.`,
      answers: solutionAsked('', set, strict),
      verify: () => {
        const value = (x: number) => (direct ? Math.abs(a * x + b) : k * Math.abs(a * x + b) - p)
        return wrongStretches((x) => compares(value(x), relation, right), set)
      },
    }
  }

/** One relation of each kind is drawn, so that all cases have the same numbers for a seed. */
const drawRelations = (random: Random) => ({
  less: random.pick(['<', '<='] as const),
  greater: random.pick(['>', '>='] as const),
  any: random.pick(['<', '<=', '>', '>='] as const),
})

export const modulusInequality = defineTemplate({
  id: 'modulus-inequality',
  marks: 3,
  calculator: false,
  level: 2,
  cases: {
    less: solved((random) => drawRelations(random).less),
    greater: solved((random) => drawRelations(random).greater),
    rearranged: solved((random) => drawRelations(random).any, false),
  },
})

/** A range without whole numbers at its ends, and a stretch that may be taken out of its middle. */
const drawRange = (random: Random, hasMiddle: boolean) => {
  const range = random.until(
    () => ({
      a: random.integer(2, 5),
      b: random.integerExcept(-9, 9, 0),
      c: random.integer(7, 17),
      e: random.integer(-4, 4),
      f: random.integer(1, 4),
    }),
    ({ a, b, c, e, f }) => {
      const [low, high] = critical(a, b, c).map(size) as [number, number]
      if ((c - b) % a === 0 || (c + b) % a === 0 || Math.max(-low, high) > 8) return false
      if (highestCommonFactor(highestCommonFactor(a, b), c) > 1 || high - low < 4) return false
      return !hasMiddle || (e !== 0 && e - f > low && e + f < high && high - low < 9)
    },
  )
  const { a, b, c } = range
  const [low, high] = critical(a, b, c)
  const set = bands(low, high, true)
  const inner = plain`${modulusSpoken(a, b)}, is less than ${c}`
  const strict = roomy(typst`${printed(low)} < x < ${printed(high)}`)
  return { ...range, low, high, set, inner, strict }
}

const wrongWhole = (holds: (x: number) => boolean, claimed: readonly number[]): string | null => {
  for (let x = -40; x <= 40; x += 1) if (holds(x) !== claimed.includes(x)) return `${x} is on the wrong side`
  return claimed.length > 1 ? null : 'there is too little to list'
}

export const integersInRange = defineTemplate({
  id: 'integers-in-range',
  marks: 4,
  calculator: false,
  level: 3,
  cases: {
    'how-many'(random) {
      const { a, b, c, low, high, set, inner, strict } = drawRange(random, false)
      const whole = wholeBetween(low, high)
      return {
        question: typst`
Find how many integers $x$ satisfy the inequality $${modulus(a, b)} < ${c}$. #marks(4)`,
        answer: typst`
#working("M1")[${opened(a, b, c, '<')}]
#working("A1")[${strict}]
${line([{ stretches: set, strict: true }])}
#working("M1 FT")[the integers from $${minus(whole[0] ?? 0)}$ to $${minus(whole.at(-1) ?? 0)}$]
#working("A1")[#result[${whole.length}] integers]`,
        alt: plain`Find how many integers x satisfy the inequality: ${inner}.`,
        answerAlt: plain`${solutionSpoken(set, true)}. These are the integers from ${whole[0] ?? 0} to ${plain`${whole.at(-1) ?? 0}`}, so there are ${whole.length} integers.`,
        answers: [final('', number(whole.length))],
        verify: () => wrongWhole((x) => Math.abs(a * x + b) < c, whole),
      }
    },
    'both-conditions'(random) {
      const { a, b, c, e, f, low, high, set, inner, strict } = drawRange(random, true)
      const whole = wholeBetween(low, high).filter((x) => x <= e - f || x >= e + f)
      const outer = bands(rational(e - f), rational(e + f), false)
      return {
        question: typst`
List all the integers $x$ that satisfy both inequalities.
$ ${modulus(a, b)} < ${c} $
$ ${modulus(1, -e)} >= ${f} $
#marks(4)`,
        answer: typst`
#working("M1")[${opened(a, b, c, '<')}]
#working("A1")[${strict}]
#working("B1")[$x <= ${minus(e - f)}$ or $x >= ${minus(e + f)}$]
${line([
  { stretches: set, strict: true },
  { stretches: outer, strict: false },
])}
#working("A1")[#result[$${whole.map(minus).join(', ')}$]]`,
        alt: plain`List all the integers x that satisfy both inequalities. First: ${inner}. Second: ${modulusSpoken(1, -e)}, is greater than or equal to ${f}.`,
        answerAlt: plain`From the first, ${solutionSpoken(set, true)}. From the second, ${solutionSpoken(outer, false)}. The integers are ${whole.map(minusInWords).join(', ')}.`,
        answers: [final('', inAnyOrder(whole))],
        verify: () => wrongWhole((x) => Math.abs(a * x + b) < c && Math.abs(x - e) >= f, whole),
      }
    },
  },
})

const wholeBetween = (low: Rational, high: Rational): number[] => {
  const list: number[] = []
  for (let x = Math.ceil(size(low)); x <= Math.floor(size(high)); x += 1) list.push(x + 0)
  return list
}
