// Arrangements of the letters of a word with the vowels together, apart, or in turn with the consonants.

import type { Random } from '../../kit/random.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'
import { answered, asked, countByKinds, factorial, nPr, permutations, whole } from './counting.ts'
import { blocks, choices } from './figures.ts'
import { consonantsOf, opening, vowelsOf, words } from './letters.ts'

const wrongCount = (word: string, fitting: RegExp, answer: number): string | null => {
  const found = countByKinds({ V: vowelsOf(word).length, C: consonantsOf(word).length }, fitting)
  return found === answer ? null : `counted, there are ${found}`
}

const tied = (isTogether: boolean) => (random: Random) => {
  const word = random.pick(words.filter((one) => vowelsOf(one).length > (isTogether ? 1 : 2)))
  const [vowels, consonants, n] = [vowelsOf(word), consonantsOf(word), word.length]
  const [v, units] = [vowels.length, consonants.length + 1]
  const found = factorial(units) * factorial(v)
  const condition = isTogether
    ? `the ${v} vowels are next to each other`
    : `the ${v} vowels are not all next to each other`
  return {
    question: typst`
${opening(word)}

Find the number of arrangements in which ${condition}. #marks(4)`,
    answer: typst`
#note[Tie the vowels together as one block. There are ${units} things to arrange, and the vowels can be arranged within the block.]
${blocks([...consonants.slice(0, 1).map((letter) => [letter]), vowels, ...consonants.slice(1).map((letter) => [letter])])}
#working("${isTogether ? 'M1' : 'B1'}")[${units} things: $${units}!$]
${isTogether ? typst`#working("M1")[${v} vowels: $${v}!$]` : ''}
#working("M1")[$${units}! times ${v}! = ${isTogether ? `${factorial(units)} times ${factorial(v)}` : whole(found)}$]
${isTogether ? '' : typst`#working("M1")[$${n}! - ${whole(found)} = ${whole(factorial(n))} - ${whole(found)}$]`}
#working("A1")[${answered(isTogether ? found : factorial(n) - found)}]`,
    alt: plain`${opening(word)} Find the number of arrangements in which ${condition}.`,
    answerAlt: plain`Tie the vowels together as one block. The ${units} things can be arranged in ${units} factorial ways and the vowels in ${v} factorial ways, together ${found}.${isTogether ? '' : ` ${n} factorial minus ${found} is ${factorial(n) - found}.`}`,
    answers: asked(isTogether ? found : factorial(n) - found),
    verify: () => wrongCount(word, /^C*V+C*$/, found),
  }
}

export const vowelsTogether = defineTemplate({
  id: 'vowels-together',
  marks: 4,
  calculator: true,
  level: 3,
  cases: { together: tied(true), 'not-all-together': tied(false) },
})

export const vowelsApart = defineTemplate({
  id: 'vowels-apart',
  marks: 4,
  calculator: true,
  level: 4,
  cases: {
    'no-two-together'(random) {
      const word = random.pick(words)
      const [v, c] = [vowelsOf(word).length, consonantsOf(word).length]
      const found = factorial(c) * permutations(c + 1, v)
      const gaps = Array.from({ length: 2 * c + 1 }, (_, place) =>
        place % 2 === 0 ? [' '] : [consonantsOf(word)[(place - 1) / 2] ?? ''],
      )
      return {
        question: typst`
${opening(word)}

Find the number of arrangements in which no two vowels are next to each other. #marks(4)`,
        answer: typst`
#note[Arrange the ${c} consonants first. They leave ${c + 1} gaps, and each vowel goes into a gap of its own.]
${blocks(gaps)}
#working("M1")[consonants: $${c}! = ${factorial(c)}$]
#working("M1")[vowels: $${nPr(c + 1, v)} = ${permutations(c + 1, v)}$]
#working("M1")[$${factorial(c)} times ${permutations(c + 1, v)}$]
#working("A1")[${answered(found)}]`,
        alt: plain`${opening(word)} Find the number of arrangements in which no two vowels are next to each other.`,
        answerAlt: plain`The ${c} consonants can be arranged in ${c} factorial ways, ${factorial(c)}. They leave ${c + 1} gaps, in which the ${v} vowels can be put in ${c + 1} P ${v} ways, ${permutations(c + 1, v)}. The product is ${found}.`,
        answers: asked(found),
        verify: () => wrongCount(word, /^(?!.*VV)/, found),
      }
    },
    'in-turn'(random) {
      const word = random.pick(['GAZIPUR', 'JASHORE', 'KUSHTIA', 'POWER', 'MAGIC', 'BHOLA'])
      const [v, c] = [vowelsOf(word).length, consonantsOf(word).length]
      const boxes = Array.from({ length: word.length }, (_, place) =>
        place % 2 === 0 ? c - place / 2 : v - (place - 1) / 2,
      )
      const vowelPlaces = boxes.flatMap((_, place) => (place % 2 === 1 ? [place] : []))
      const found = factorial(c) * factorial(v)
      return {
        question: typst`
${opening(word)}

Find the number of arrangements in which consonants and vowels alternate. #marks(4)`,
        answer: typst`
#note[There is one consonant more than vowels, so the row begins and ends with a consonant. The vowels are in the shaded places.]
${choices(boxes, vowelPlaces)}
#working("M1")[consonants: $${c}! = ${factorial(c)}$]
#working("M1")[vowels: $${v}! = ${factorial(v)}$]
#working("M1")[$${factorial(c)} times ${factorial(v)}$]
#working("A1")[${answered(found)}]`,
        alt: plain`${opening(word)} Find the number of arrangements in which consonants and vowels alternate.`,
        answerAlt: plain`The row begins and ends with a consonant. The consonants can be arranged in ${c} factorial ways and the vowels in ${v} factorial ways, so ${factorial(c)} times ${factorial(v)}, which is ${found}.`,
        answers: asked(found),
        verify: () => wrongCount(word, /^(?!.*(?:VV|CC))/, found),
      }
    },
  },
})
