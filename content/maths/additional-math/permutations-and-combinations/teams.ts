// Selections from two or three kinds: exactly so many, at least, more of one than of the other, some of every kind.

import { nCr } from '../../kit/chance.ts'
import { final, number } from '../../kit/final-answers.ts'
import type { Random } from '../../kit/random.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'
import { answered, asked, combinations, countSelections, inParts } from './counting.ts'

const pools = [
  { what: 'A team', first: 'boys', second: 'girls', of: 'players' },
  { what: 'A committee', first: 'men', second: 'women', of: 'people' },
  { what: 'A group', first: 'teachers', second: 'students', of: 'people' },
] as const

const drawTeam = (random: Random) => {
  const { pool, a, b, size } = random.until(
    () => ({
      pool: random.pick(pools),
      a: random.integer(5, 8),
      b: random.integer(4, 7),
      size: random.pick([4, 5, 6]),
    }),
    ({ a, b, size }) => a !== b && a + b <= 13 && size < b + 2,
  )
  const { what, first, second, of } = pool
  const n = a + b
  const opening = `${what} of ${size} ${of} is chosen from ${a} ${first} and ${b} ${second}.`
  const ways = (fromSecond: number) => combinations(a, size - fromSecond) * combinations(b, fromSecond)
  const formula = (fromSecond: number) => `${nCr(a, size - fromSecond)} times ${nCr(b, fromSecond)}`
  const all = combinations(n, size)
  const opened = (question: string) => typst`
${opening}
#part("a", 1)[Find the number of ways to choose ${what.toLowerCase().replace('a ', 'the ')}.]
#part("b", 4)[${question}]`
  const total = typst`#part("a")[#working("B1")[$${nCr(n, size)} =$ ${answered(all)}]]`
  const alt = (question: string) =>
    plain`${opening} Part a: find the number of ways to choose ${what.toLowerCase().replace('a ', 'the ')}. Part b: ${question.replace('F', 'f')}`
  // Tries every selection; then adds up over the number of the first kind.
  const wrongCount = (fits: (fromSecond: number) => boolean): string | null => {
    const people = [...Array<string>(a).fill('a'), ...Array<string>(b).fill('b')]
    const found = countSelections(people, size, (chosen) =>
      fits(chosen.filter((person) => person === 'b').length),
    )
    const answer = Array.from({ length: size + 1 }, (_, fromFirst) => size - fromFirst)
      .filter(fits)
      .reduce((sum, fromSecond) => sum + ways(fromSecond), 0)
    return found === answer && answer > 0 ? null : `counted, there are ${found}`
  }
  return { first, second, a, b, size, n, ways, formula, all, opened, total, alt, wrongCount }
}

/** How many of the second kind there are to be. */
const k = 2

export const team = defineTemplate({
  id: 'choose-a-team',
  marks: 5,
  calculator: true,
  level: 2,
  cases: {
    exactly(random) {
      const { first, second, a, b, size, n, ways, formula, all, opened, total, alt, wrongCount } =
        drawTeam(random)
      const asked = `Find in how many of these there are exactly ${k} ${second}, and in how many there are no ${second}.`
      return {
        question: opened(asked),
        answer: typst`${total}
#part("b")[
#note[${k} of the ${b} ${second} and ${size - k} of the ${a} ${first}.]
#working("M1")[$${formula(k)}$]
#working("A1")[$${combinations(a, size - k)} times ${combinations(b, k)} =$ ${answered(ways(k))}]
#working("M1")[no ${second}: $${nCr(a, size)}$]
#working("A1")[${answered(combinations(a, size))}]]`,
        alt: alt(asked),
        answerAlt: plain`Part a: ${n} C ${size} is ${all}. Part b: ${a} C ${size - k} times ${b} C ${k} is ${ways(k)}. Without ${second}, ${a} C ${size} is ${combinations(a, size)}.`,
        answers: [
          ...inParts(all),
          final('b', number(ways(k)), `exactly ${k} ${second}`),
          final('b', number(ways(0)), `no ${second}`),
        ],
        verify: () => wrongCount((fromSecond) => fromSecond === k),
      }
    },
    'at-least'(random) {
      const { second, size, n, ways, formula, all, opened, total, alt, wrongCount } = drawTeam(random)
      const asked = `Find in how many of these there are at least ${k} ${second}.`
      const found = all - ways(0) - ways(1)
      const direct = Array.from({ length: size + 1 - k }, (_, more) => ways(k + more)).filter(
        (each) => each > 0,
      )
      return {
        question: opened(asked),
        answer: typst`${total}
#part("b")[
#note[It is quicker to take away those with no ${second} or just one.]
#working("M1")[none: $${formula(0)} = ${ways(0)}$]
#working("M1")[one: $${formula(1)} = ${ways(1)}$]
#working("M1")[$${all} - ${ways(0)} - ${ways(1)}$]
#working("A1")[${answered(found)}]
#scheme[Or: $${direct.join(' + ')}$: *M1* for one product such as $${formula(k)}$, *M1* for all of them, *M1* for adding.]]`,
        alt: alt(asked),
        answerAlt: plain`Part a: ${n} C ${size} is ${all}. Part b: take away those with none, ${ways(0)}, and with one, ${ways(1)}. That leaves ${found}.`,
        answers: inParts(all, found),
        verify: () => wrongCount((fromSecond) => fromSecond >= k),
      }
    },
    'more-of-one'(random) {
      const { first, second, b, size, n, ways, formula, all, opened, total, alt, wrongCount } =
        drawTeam(random)
      const more = Array.from({ length: size + 1 }, (_, fromSecond) => fromSecond).filter(
        (fromSecond) => fromSecond > size - fromSecond && fromSecond <= b,
      )
      const found = more.reduce((sum, fromSecond) => sum + ways(fromSecond), 0)
      const asked = `Find in how many of these there are more ${second} than ${first}.`
      return {
        question: opened(asked),
        answer: typst`${total}
#part("b")[
#working("B1")[${second}: ${more.join(' or ')}]
${more.map((fromSecond) => typst`#working()[${fromSecond}: $${formula(fromSecond)} = ${ways(fromSecond)}$]`).join('\n')}
#working("M2")[$${more.map(ways).join(' + ')}$]
#scheme[*M1* for ${more.length === 2 ? 'one' : 'two'} of these numbers]
#working("A1")[${answered(found)}]]`,
        alt: alt(asked),
        answerAlt: plain`Part a: ${n} C ${size} is ${all}. Part b: there are ${more.join(' or ')} ${second}, in ${more.map(ways).join(', ')} ways. Together ${found}.`,
        answers: inParts(all, found),
        verify: () => wrongCount((fromSecond) => fromSecond * 2 > size),
      }
    },
  },
})

const ensembles = [
  { what: 'A band', of: 'musicians', kinds: ['singers', 'guitarists', 'drummers'] },
  { what: 'A panel', of: 'people', kinds: ['doctors', 'engineers', 'farmers'] },
  { what: 'A relief team', of: 'people', kinds: ['nurses', 'drivers', 'cooks'] },
] as const

const drawEnsemble = (random: Random) => {
  const [a, b, c] = random.until(
    () => [random.integer(3, 6), random.integer(3, 5), random.integer(2, 4)] as const,
    ([a, b, c]) => new Set([a, b, c]).size === 3,
  )
  const { what, of, kinds } = random.pick(ensembles)
  const [first, second, third] = kinds
  const size = 4
  const opening = `${what} of ${size} ${of} is chosen from ${a} ${first}, ${b} ${second} and ${c} ${third}.`
  return { a, b, c, kinds, first, second, third, size, opening }
}

const wrongEnsemble = (
  counts: readonly number[],
  holds: (chosen: readonly string[]) => boolean,
  answer: number,
): string | null => {
  const things = counts.flatMap((count, kind) => Array<string>(count).fill('abc'[kind] ?? ''))
  const found = countSelections(things, 4, holds)
  return found === answer ? null : `counted, there are ${found}`
}

export const threeKinds = defineTemplate({
  id: 'three-kinds',
  marks: 4,
  calculator: true,
  level: 4,
  cases: {
    'at-least-one-of-each'(random) {
      const { a, b, c, kinds, first, second, third, opening } = drawEnsemble(random)
      const parts = [
        [combinations(a, 2), b, c, nCr(a, 2), `${b}`, `${c}`],
        [a, combinations(b, 2), c, `${a}`, nCr(b, 2), `${c}`],
        [a, b, combinations(c, 2), `${a}`, `${b}`, nCr(c, 2)],
      ] as const
      const values = parts.map(([x, y, z]) => x * y * z)
      const found = values.reduce((sum, value) => sum + value, 0)
      return {
        question: typst`
${opening}

Find the number of ways to choose it with at least one of each kind. #marks(4)`,
        answer: typst`
#note[One kind is there twice, the other two once.]
${parts.map(([, , , x, y, z], n) => typst`#working(${n === 1 ? '' : '"M1"'})[two ${kinds[n] ?? ''}: $${x} times ${y} times ${z} = ${values[n] ?? 0}$]`).join('\n')}
#working("M1")[$${values.join(' + ')}$]
#working("A1")[${answered(found)}]`,
        alt: plain`${opening} Find the number of ways to choose it with at least one of each kind.`,
        answerAlt: plain`One kind is there twice. With two ${first}, ${values[0] ?? 0} ways; with two ${second}, ${values[1] ?? 0}; with two ${third}, ${values[2] ?? 0}. Together ${found}.`,
        answers: asked(found),
        verify: () => {
          // All, less those that lack a kind (those that lack two are taken away twice, so they come back).
          const lacking = combinations(b + c, 4) + combinations(a + c, 4) + combinations(a + b, 4)
          const lackingTwo = combinations(a, 4) + combinations(b, 4) + combinations(c, 4)
          return wrongEnsemble(
            [a, b, c],
            (chosen) => new Set(chosen).size === 3,
            combinations(a + b + c, 4) - lacking + lackingTwo,
          )
        },
      }
    },
    'at-most-one'(random) {
      const { a, b, c, third, size, opening } = drawEnsemble(random)
      const none = combinations(a + b, size)
      const one = c * combinations(a + b, size - 1)
      return {
        question: typst`
${opening}

Find the number of ways to choose it with at most one of the ${third}. #marks(4)`,
        answer: typst`
#note[The other ${a + b} need not be told apart: none of the ${third}, or one.]
#working("M1")[none: $${nCr(a + b, size)} = ${none}$]
#working("M1")[one: $${c} times ${nCr(a + b, size - 1)} = ${one}$]
#working("M1")[$${none} + ${one}$]
#working("A1")[${answered(none + one)}]`,
        alt: plain`${opening} Find the number of ways to choose it with at most one of the ${third}.`,
        answerAlt: plain`With none of the ${third}, ${a + b} C ${size}, ${none}. With one, ${c} times ${a + b} C ${size - 1}, ${one}. Together ${none + one}.`,
        answers: asked(none + one),
        verify: () =>
          wrongEnsemble([a, b, c], (chosen) => chosen.filter((kind) => kind === 'c').length <= 1, none + one),
      }
    },
  },
})
