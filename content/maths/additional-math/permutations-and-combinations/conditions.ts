// Selections in which particular people or questions must or must not be.

import { nCr } from '../../kit/chance.ts'
import type { Random } from '../../kit/random.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'
import { answered, asked, combinations, countSelections, inParts } from './counting.ts'

const couples = [
  ['Farida', 'Kamal'],
  ['Shuvo', 'Asif'],
  ['Laila', 'Nadira'],
] as const

const drawPeople = (random: Random) => {
  const [n, size] = [random.integer(9, 13), random.integer(4, 6)]
  const [one, other] = random.pick(couples)
  const opening = `${size} people are chosen from ${n} people to go to a conference.`
  const [both, neither, all] = [
    combinations(n - 2, size - 2),
    combinations(n - 2, size),
    combinations(n, size),
  ]
  const pair = `${opening} ${one} and ${other} are two of the ${n}.`
  return { n, size, one, other, opening, pair, both, neither, all }
}

/** Tries every selection, in which the first two people may or may not be. */
const wrongCount = (
  n: number,
  size: number,
  holds: (one: boolean, other: boolean) => boolean,
  answer: number,
): string | null => {
  const people = Array.from({ length: n }, (_, k) => k)
  const found = countSelections(people, size, (chosen) => holds(chosen.includes(0), chosen.includes(1)))
  return found === answer ? null : `counted, there are ${found}`
}

export const particularPeople = defineTemplate({
  id: 'particular-people',
  marks: 4,
  calculator: true,
  level: 3,
  cases: {
    'in-or-out'(random) {
      const { n, size, one, all, ...drawn } = drawPeople(random)
      const opening = `${drawn.opening} ${one} is one of the ${n}.`
      const [with_, without] = [combinations(n - 1, size - 1), combinations(n - 1, size)]
      return {
        question: typst`
${opening} Find the number of ways to choose them if
#part("a", 2)[${one} must be chosen,]
#part("b", 2)[${one} must not be chosen.]`,
        answer: typst`
#part("a")[
#note[${one} is in; ${size - 1} more come from the other ${n - 1}.]
#working("M1")[$${nCr(n - 1, size - 1)}$]
#working("A1")[${answered(with_)}]]
#part("b")[
#note[All ${size} come from the other ${n - 1}.]
#working("M1")[$${nCr(n - 1, size)}$]
#working("A1")[${answered(without)}]]`,
        alt: plain`${opening} Find the number of ways to choose them if, part a, ${one} must be chosen; part b, ${one} must not be chosen.`,
        answerAlt: plain`Part a: ${n - 1} C ${size - 1} is ${with_}. Part b: ${n - 1} C ${size} is ${without}.`,
        answers: inParts(with_, without),
        verify: () => wrongCount(n, size, (chosen) => chosen, all - without),
      }
    },
    'not-both'(random) {
      const { n, size, one, other, pair, both, neither, all } = drawPeople(random)
      return {
        question: typst`
${pair} They will not go together.

Find the number of ways to choose the ${size} people if ${one} and ${other} are not both chosen. #marks(4)`,
        answer: typst`
#note[Take away the selections with both of them.]
#working("M1")[all: $${nCr(n, size)} = ${all}$]
#working("M1")[both: $${nCr(n - 2, size - 2)} = ${both}$]
#working("M1")[$${all} - ${both}$]
#working("A1")[${answered(all - both)}]
#scheme[Or: *M1* for neither, $${nCr(n - 2, size)} = ${neither}$, *M1* for just one, $2 times ${nCr(n - 2, size - 1)} = ${all - both - neither}$, *M1* for adding.]`,
        alt: plain`${pair} They will not go together. Find the number of ways to choose the ${size} people if ${one} and ${other} are not both chosen.`,
        answerAlt: plain`There are ${n} C ${size}, ${all}, selections in all, and ${n - 2} C ${size - 2}, ${both}, with both of them. The difference is ${all - both}.`,
        answers: asked(all - both),
        verify: () =>
          wrongCount(
            n,
            size,
            (first, second) => !(first && second),
            neither + 2 * combinations(n - 2, size - 1),
          ),
      }
    },
    'both-or-neither'(random) {
      const { n, size, pair, both, neither, all } = drawPeople(random)
      return {
        question: typst`
${pair} Each of them will only go if the other goes, too.

Find the number of ways to choose the ${size} people. #marks(4)`,
        answer: typst`
#note[Either both are chosen or neither is.]
#working("M1")[both: $${nCr(n - 2, size - 2)} = ${both}$]
#working("M1")[neither: $${nCr(n - 2, size)} = ${neither}$]
#working("M1")[$${both} + ${neither}$]
#working("A1")[${answered(both + neither)}]`,
        alt: plain`${pair} Each of them will only go if the other goes, too. Find the number of ways to choose the ${size} people.`,
        answerAlt: plain`With both, ${n - 2} C ${size - 2} is ${both}. With neither, ${n - 2} C ${size} is ${neither}. Together ${both + neither}.`,
        answers: asked(both + neither),
        verify: () =>
          wrongCount(n, size, (first, second) => first === second, all - 2 * combinations(n - 2, size - 1)),
      }
    },
  },
})

const drawPaper = (random: Random) =>
  random.until(
    () => ({ a: random.integer(4, 6), b: random.integer(4, 7), size: random.integer(5, 7) }),
    ({ a, b, size }) => a !== b && size <= b + 2 && size - 3 <= b && a + b - size >= 3,
  )

/** Tries every selection of questions, numbered from 0. */
const wrongChoice = (
  n: number,
  size: number,
  holds: (chosen: readonly number[]) => boolean,
  answer: number,
): string | null => {
  const found = countSelections(
    Array.from({ length: n }, (_, k) => k),
    size,
    holds,
  )
  return found === answer ? null : `counted, there are ${found}`
}

export const examination = defineTemplate({
  id: 'examination-questions',
  marks: 4,
  calculator: true,
  level: 3,
  cases: {
    compulsory(random) {
      const { a, b, size } = drawPaper(random)
      const n = a + b
      const [first, second] = [combinations(n - 2, size - 2), 2 * combinations(n - 2, size - 1)]
      const opening = `An examination has ${n} questions. A student must answer ${size} of them.`
      return {
        question: typst`
${opening} Find the number of ways to choose the questions if
#part("a", 2)[questions 1 and 2 must both be answered,]
#part("b", 2)[exactly one of questions 1 and 2 must be answered.]`,
        answer: typst`
#part("a")[
#working("M1")[${size - 2} more of the other ${n - 2}: $${nCr(n - 2, size - 2)}$]
#working("A1")[${answered(first)}]]
#part("b")[
#note[Question 1 or question 2, and ${size - 1} of the other ${n - 2}.]
#working("M1")[$2 times ${nCr(n - 2, size - 1)}$]
#working("A1")[${answered(second)}]]`,
        alt: plain`${opening} Find the number of ways to choose the questions if, part a, questions 1 and 2 must both be answered; part b, exactly one of questions 1 and 2 must be answered.`,
        answerAlt: plain`Part a: ${n - 2} C ${size - 2} is ${first}. Part b: 2 times ${n - 2} C ${size - 1} is ${second}.`,
        answers: inParts(first, second),
        verify: () => wrongChoice(n, size, (chosen) => chosen.includes(0) !== chosen.includes(1), second),
      }
    },
    'at-least-from-section'(random) {
      const { a, b, size } = drawPaper(random)
      const fits = Array.from({ length: a + 1 }, (_, k) => k).filter(
        (k) => k >= 3 && k <= size && size - k <= b,
      )
      const ways = (k: number) => combinations(a, k) * combinations(b, size - k)
      const found = fits.reduce((sum, k) => sum + ways(k), 0)
      const opening = `Section A of an examination has ${a} questions and section B has ${b}. A student must answer ${size} questions, at least 3 of them from section A.`
      return {
        question: typst`
${opening}

Find the number of ways to choose the questions. #marks(4)`,
        answer: typst`
#working("B1")[from section A: ${fits.join(', ')}]
${fits.map((k) => typst`#working()[${k} from A: $${nCr(a, k)} times ${nCr(b, size - k)} = ${ways(k)}$]`).join('\n')}
#working("M2")[$${fits.map(ways).join(' + ')}$]
#scheme[*M1* for ${fits.length === 2 ? 'one' : 'two'} of these numbers]
#working("A1")[${answered(found)}]`,
        alt: plain`${opening} Find the number of ways to choose the questions.`,
        answerAlt: plain`From section A there can be ${fits.join(', ')} questions, in ${fits.map(ways).join(', ')} ways. Together ${found}.`,
        answers: asked(found),
        verify: () => {
          const few = [0, 1, 2].reduce((sum, k) => sum + ways(k), 0)
          return wrongChoice(
            a + b,
            size,
            (chosen) => chosen.filter((question) => question < a).length >= 3,
            combinations(a + b, size) - few,
          )
        },
      }
    },
  },
})
