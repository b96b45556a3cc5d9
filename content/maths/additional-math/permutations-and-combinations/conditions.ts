// Selections in which particular people or questions must or must not be.

import { nCr } from '../../kit/chance.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'
import { answered, combinations, countSelections } from './counting.ts'

const couples = [
  ['Farida', 'Kamal'],
  ['Shuvo', 'Asif'],
  ['Laila', 'Nadira'],
] as const

export const particularPeople = defineTemplate({
  id: 'particular-people',
  marks: 4,
  calculator: true,
  level: 3,
  cases: ['in-or-out', 'not-both', 'both-or-neither'],
  draw(random, which) {
    return { which, n: random.integer(9, 13), size: random.integer(4, 6), couple: random.pick(couples) }
  },
  write({ which, n, size, couple: [one, other] }) {
    const opening = `${size} people are chosen from ${n} people to go to a conference. ${which === 'in-or-out' ? `${one} is one of the ${n}.` : `${one} and ${other} are two of the ${n}.`}`
    if (which === 'in-or-out') {
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
      }
    }
    const [both, neither, all] = [
      combinations(n - 2, size - 2),
      combinations(n - 2, size),
      combinations(n, size),
    ]
    if (which === 'not-both') {
      return {
        question: typst`
${opening} They will not go together.

Find the number of ways to choose the ${size} people if ${one} and ${other} are not both chosen. #marks(4)`,
        answer: typst`
#note[Take away the selections with both of them.]
#working("M1")[all: $${nCr(n, size)} = ${all}$]
#working("M1")[both: $${nCr(n - 2, size - 2)} = ${both}$]
#working("M1")[$${all} - ${both}$]
#working("A1")[${answered(all - both)}]`,
        alt: plain`${opening} They will not go together. Find the number of ways to choose the ${size} people if ${one} and ${other} are not both chosen.`,
        answerAlt: plain`There are ${n} C ${size}, ${all}, selections in all, and ${n - 2} C ${size - 2}, ${both}, with both of them. The difference is ${all - both}.`,
      }
    }
    return {
      question: typst`
${opening} Each of them will only go if the other goes, too.

Find the number of ways to choose the ${size} people. #marks(4)`,
      answer: typst`
#note[Either both are chosen or neither is.]
#working("M1")[both: $${nCr(n - 2, size - 2)} = ${both}$]
#working("M1")[neither: $${nCr(n - 2, size)} = ${neither}$]
#working("M1")[$${both} + ${neither}$]
#working("A1")[${answered(both + neither)}]`,
      alt: plain`${opening} Each of them will only go if the other goes, too. Find the number of ways to choose the ${size} people.`,
      answerAlt: plain`With both, ${n - 2} C ${size - 2} is ${both}. With neither, ${n - 2} C ${size} is ${neither}. Together ${both + neither}.`,
    }
  },
  verify({ which, n, size }) {
    const people = Array.from({ length: n }, (_, k) => k)
    const count = (holds: (one: boolean, other: boolean) => boolean) =>
      countSelections(people, size, (chosen) => holds(chosen.includes(0), chosen.includes(1)))
    const [found, answer] = {
      'in-or-out': () => [count((one) => one), combinations(n, size) - combinations(n - 1, size)] as const,
      'not-both': () =>
        [
          count((one, other) => !(one && other)),
          combinations(n - 2, size) + 2 * combinations(n - 2, size - 1),
        ] as const,
      'both-or-neither': () =>
        [
          count((one, other) => one === other),
          combinations(n, size) - 2 * combinations(n - 2, size - 1),
        ] as const,
    }[which]()
    return found === answer ? null : `counted, there are ${found}`
  },
})

export const examination = defineTemplate({
  id: 'examination-questions',
  marks: 4,
  calculator: true,
  level: 3,
  cases: ['compulsory', 'at-least-from-section'],
  draw(random, which) {
    return random.until(
      () => ({ which, a: random.integer(4, 6), b: random.integer(4, 7), answered: random.integer(5, 7) }),
      ({ a, b, answered: size }) => a !== b && size <= b + 2 && size - 3 <= b && a + b - size >= 3,
    )
  },
  write({ which, a, b, answered: size }) {
    const n = a + b
    if (which === 'compulsory') {
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
      }
    }
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
#working("A1")[${answered(found)}]`,
      alt: plain`${opening} Find the number of ways to choose the questions.`,
      answerAlt: plain`From section A there can be ${fits.join(', ')} questions, in ${fits.map(ways).join(', ')} ways. Together ${found}.`,
    }
  },
  verify({ which, a, b, answered: size }) {
    const questions = Array.from({ length: a + b }, (_, k) => k)
    const found = countSelections(questions, size, (chosen) =>
      which === 'compulsory'
        ? chosen.includes(0) !== chosen.includes(1)
        : chosen.filter((question) => question < a).length >= 3,
    )
    let few = 0
    for (let k = 0; k < 3; k += 1) few += combinations(a, k) * combinations(b, size - k)
    const answer =
      which === 'compulsory' ? 2 * combinations(a + b - 2, size - 1) : combinations(a + b, size) - few
    return found === answer ? null : `counted, there are ${found}`
  },
})
