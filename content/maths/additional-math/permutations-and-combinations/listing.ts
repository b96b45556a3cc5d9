// Arrangements and pairs that are written out, one by one, before they are counted.

import { nCr } from '../../kit/chance.ts'
import { final, number } from '../../kit/final-answers.ts'
import type { Random } from '../../kit/random.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'
import { answered, countArrangements, countSelections, downTo, factorial, nPr } from './counting.ts'

const namings = [
  ['A', 'B', 'C'],
  ['X', 'Y', 'Z'],
  ['P', 'Q', 'R'],
] as const

const drawLetters = (random: Random) => {
  const letters = random.pick(namings)
  return { letters, fourth: random.pick(['D', 'M', 'W']), people: random.integer(5, 7) }
}

/** The arrangements of so many of the letters, as words. */
const countedWords = (letters: readonly string[], count: number): string[] => {
  if (count === 0) return ['']
  return letters.flatMap((letter) =>
    countedWords(
      letters.filter((other) => other !== letter),
      count - 1,
    ).map((rest) => letter + rest),
  )
}

export const listArrangements = defineTemplate({
  id: 'list-the-arrangements',
  marks: 4,
  calculator: false,
  level: 1,
  cases: {
    tree(random) {
      const { letters, people } = drawLetters(random)
      const all = countedWords(letters, 3)
      const branches = letters
        .map((first) => {
          const rest = letters.filter((letter) => letter !== first)
          return `branch([], [${first}], ${rest.map((second) => `branch([], [${second}], branch([], [${rest.filter((letter) => letter !== second).join('')}]))`).join(', ')})`
        })
        .join(', ')
      return {
        question: typst`
${letters.join(', ')} are three students who stand in a row.
#part("a", 2)[Draw a tree diagram that shows all the orders in which they can stand.]
#part("b", 2)[Without a diagram, find the number of orders for ${people} students.]`,
        answer: typst`
#part("a")[#working("B2")[#result[${all.length} orders]: ${all.join(', ')}]
#scheme[*B1* for a tree with three right orders]]
#tree(${branches}, row: 34pt)
#part("b")[
#note[${people} choices for the first place, one fewer for each place after it.]
#working("M1")[$${people}! = ${downTo(people, 1).join(' times ')}$]
#working("A1")[${answered(factorial(people))}]]`,
        alt: plain`${letters.join(', ')} are three students who stand in a row. Part a: draw a tree diagram that shows all the orders in which they can stand. Part b: without a diagram, find the number of orders for ${people} students.`,
        answerAlt: plain`Part a: there are ${all.length} orders, ${all.join(', ')}. Part b: ${people} factorial, ${downTo(people, 1).join(' times ')}, is ${factorial(people)}.`,
        answers: [final('b', number(factorial(people), { form: 'integer' }))],
        verify: () => {
          const found = countArrangements(
            Array.from({ length: people }, (_, k) => k),
            people,
            () => true,
          )
          return found === factorial(people) && new Set(countedWords(letters, 3)).size === 6
            ? null
            : `there are ${found} orders`
        },
      }
    },
    pairs(random) {
      const { letters, fourth } = drawLetters(random)
      const four = [...letters, fourth]
      const ordered = countedWords(four, 2)
      const chosen = ordered.filter((pair) => four.indexOf(pair[0] ?? '') < four.indexOf(pair[1] ?? ''))
      return {
        question: typst`
Two different letters are taken from ${four.join(', ')}.
#part("a", 2)[List the possible pairs if the order of the letters does not matter. Write their number in the form $${nCr('n', 'r')}$.]
#part("b", 2)[Find the number of pairs if the order matters.]`,
        answer: typst`
#part("a")[
#working("B1")[${chosen.join(', ')}]
#working("B1")[$${nCr(4, 2)} =$ #result[${chosen.length}]]]
#part("b")[
#note[Each pair can be written in two orders.]
#working("M1")[$${nPr(4, 2)} = 4 times 3$]
#working("A1")[#result[${ordered.length}]]]`,
        alt: plain`Two different letters are taken from ${four.join(', ')}. Part a: list the possible pairs if the order of the letters does not matter, and write their number in the form n C r. Part b: find the number of pairs if the order matters.`,
        answerAlt: plain`Part a: ${chosen.join(', ')}. 4 C 2 is ${chosen.length}. Part b: each pair can be written in two orders, 4 P 2, which is ${ordered.length}.`,
        answers: [
          final('a', number('4C2', { form: 'combination' })),
          final('b', number(ordered.length, { form: 'integer' })),
        ],
        verify: () => {
          if (new Set(four).size !== 4) return 'a letter is there twice'
          return countSelections(four, 2, () => true) * 2 === ordered.length ? null : 'the pairs differ'
        },
      }
    },
  },
})
