// Probability from Venn diagrams: one set or both, given that something is known, and two people from one set.

import { answerOf, countersOf, isShare, reduced, withoutReplacement } from '../../kit/chance.ts'
import { final, number } from '../../kit/final-answers.ts'
import type { Random } from '../../kit/random.ts'
import { probability } from '../../kit/typed.ts'
import { plain, typst } from '../../kit/typst.ts'
import { fractionInWords, reducedInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'

const surveys = [
  { who: 'students', first: 'cricket', second: 'football', verb: 'play', verbs: 'plays' },
  { who: 'people in a village', first: 'rice', second: 'jute', verb: 'grow', verbs: 'grows' },
  { who: 'members of a club', first: 'chess', second: 'carrom', verb: 'play', verbs: 'plays' },
] as const

/** Everyone by region: '' is outside both sets. */
const everyone = (A: number, AB: number, B: number, none: number) => countersOf({ A, AB, B, none })
const isInA = (person: string) => person === 'A' || person === 'AB'
const isInB = (person: string) => person === 'B' || person === 'AB'

const drawVennProbability = (random: Random) => {
  const [A, AB, B, none] = [
    random.integer(6, 14),
    random.integer(3, 9),
    random.integer(5, 13),
    random.integer(2, 8),
  ]
  return { A, AB, B, none, total: A + AB + B + none, survey: random.pick(surveys) }
}

export const vennProbability = defineTemplate({
  id: 'probability-from-venn',
  marks: 4,
  calculator: false,
  level: 2,
  cases: {
    'in-notation'(random) {
      const { A, AB, B, none, total } = drawVennProbability(random)
      return {
        question: typst`
The Venn diagram shows the number of elements in each region.
#venn(("A", "B"), (A: [${A}], AB: [${AB}], B: [${B}], outside: [${none}]))
One element is chosen at random. Find
#part("a", 1)[$"P"(A)$,]
#part("b", 1)[$"P"(A inter B)$,]
#part("c", 1)[$"P"(A union B)$,]
#part("d", 1)[$"P"(B')$.]`,
        answer: typst`
#note[There are $${A} + ${AB} + ${B} + ${none} = ${total}$ elements.]
#part("a")[#working("B1")[$ (${A} + ${AB})/${total} = ${answerOf(A + AB, total)} $]]
#part("b")[#working("B1")[$ ${reduced(AB, total)} $]]
#part("c")[#working("B1")[$ (${A} + ${AB} + ${B})/${total} = ${answerOf(A + AB + B, total)} $]]
#part("d")[
#note[$B'$ is everything outside $B$.]
#working("B1")[$ (${A} + ${none})/${total} = ${answerOf(A + none, total)} $]]`,
        alt: plain`A Venn diagram shows ${A} elements only in A, ${AB} in both A and B, ${B} only in B and ${none} in neither. One element is chosen at random. Find, part a, the probability of A; part b, of A intersection B; part c, of A union B; part d, of B complement.`,
        answerAlt: plain`There are ${total} elements. Part a: ${A + AB} of them, ${fractionInWords(A + AB, total)}. Part b: ${AB} of them, ${fractionInWords(AB, total)}. Part c: ${A + AB + B} of them, ${fractionInWords(A + AB + B, total)}. Part d: ${A + none} are outside B, ${fractionInWords(A + none, total)}.`,
        answers: [
          final('a', probability(A + AB, total)),
          final('b', probability(AB, total)),
          final('c', probability(A + AB + B, total)),
          final('d', probability(A + none, total)),
        ],
        verify: () => {
          const all = everyone(A, AB, B, none)
          const inUnion = all.filter((person) => isInA(person) || isInB(person)).length
          if (inUnion !== A + AB + (B + AB) - AB) return 'the union is not A and B less the overlap'
          return isShare(all, (person) => !isInB(person), [total - B - AB, total])
            ? null
            : 'the rest of B is another'
        },
      }
    },
    'in-words'(random) {
      const { A, AB, B, none, total, survey } = drawVennProbability(random)
      const { who, first, second, verb, verbs } = survey
      const opening = `${total} ${who} are asked what they ${verb}. ${A + AB} ${verb} ${first}, ${B + AB} ${verb} ${second} and ${AB} ${verb} both.`
      return {
        question: typst`
${opening}
#venn(("A", "B"), (:), names: ([${first}], [${second}]))
#part("a", 2)[Complete the Venn diagram.]
#part("b", 1)[One of them is chosen at random. Find the probability that this person ${verbs} only ${first}.]
#part("c", 1)[Find the probability that this person ${verbs} neither.]`,
        answer: typst`
#venn(("A", "B"), (A: [${A}], AB: [${AB}], B: [${B}], outside: [${none}]), names: ([${first}], [${second}]))
#part("a")[
#note[Begin with the middle.]
#working("B1")[only one: $${A + AB} - ${AB} =$ #result[${A}] and #box[$${B + AB} - ${AB} =$ #result[${B}]]]
#working("B1")[neither: $${total} - ${A} - ${AB} - ${B} =$ #result[${none}]]]
#part("b")[#working("B1 FT")[$ ${reduced(A, total)} $]]
#part("c")[#working("B1 FT")[$ ${reduced(none, total)} $]]`,
        alt: plain`${opening} An empty Venn diagram has the sets ${first} and ${second}, which overlap. Part a: complete the Venn diagram. Part b: one person is chosen at random. Find the probability that this person ${verbs} only ${first}. Part c: find the probability that this person ${verbs} neither.`,
        answerAlt: plain`Part a: only ${first} ${A}, both ${AB}, only ${second} ${B}, neither ${none}. Part b: ${reducedInWords(A, total)}. Part c: ${reducedInWords(none, total)}.`,
        answers: [final('b', probability(A, total)), final('c', probability(none, total))],
        verify: () => {
          const all = everyone(A, AB, B, none)
          const inUnion = all.filter((person) => isInA(person) || isInB(person)).length
          if (inUnion !== A + AB + (B + AB) - AB) return 'the union is not A and B less the overlap'
          return isShare(all, (person) => !isInB(person), [total - B - AB, total])
            ? null
            : 'the rest of B is another'
        },
      }
    },
  },
})

const drawGivenThat = (random: Random) => {
  const [A, AB, B, none] = [
    random.integer(6, 14),
    random.integer(4, 9),
    random.integer(5, 13),
    random.integer(2, 8),
  ]
  const third = {
    C: random.integer(4, 11),
    AC: random.integer(2, 6),
    BC: random.integer(2, 6),
    ABC: random.integer(2, 5),
  }
  return { A, AB, B, none, ...third, survey: random.pick(surveys) }
}

export const givenThat = defineTemplate({
  id: 'given-that-from-venn',
  marks: 4,
  calculator: true,
  level: 4,
  cases: {
    'one-person'(random) {
      const { A, AB, B, none, survey } = drawGivenThat(random)
      const { who, first, second, verb, verbs } = survey
      const inA = A + AB
      const opening = `The Venn diagram shows how many ${who} ${verb} ${first} and ${second}.`
      return {
        question: typst`
${opening}
#venn(("A", "B"), (A: [${A}], AB: [${AB}], B: [${B}], outside: [${none}]), names: ([${first}], [${second}]))
#part("a", 2)[One person is chosen at random from all of them. Given that this person ${verbs} ${first}, find the probability that they also ${verb} ${second}.]
#part("b", 2)[Given that a person does not ${verb} ${second}, find the probability that they do not ${verb} ${first}.]`,
        answer: typst`
#part("a")[
#note[“Given that” leaves only the set ${first}.]
#working("M1")[in ${first}: $${A} + ${AB} = ${inA}$]
#working("A1")[$ ${reduced(AB, inA)} $]]
#part("b")[
#working("M1")[not in ${second}: $${A} + ${none} = ${A + none}$]
#working("A1")[$ ${reduced(none, A + none)} $]]`,
        alt: plain`${opening} Only ${first} ${A}, both ${AB}, only ${second} ${B}, neither ${none}. Part a: one person is chosen at random. Given that this person ${verbs} ${first}, find the probability that they also ${verb} ${second}. Part b: given that a person does not ${verb} ${second}, find the probability that they do not ${verb} ${first}.`,
        answerAlt: plain`Part a: ${inA} are in ${first}, and ${AB} of them are in both, ${fractionInWords(AB, inA)}. Part b: ${A + none} are not in ${second}, and ${none} of them are in neither, ${fractionInWords(none, A + none)}.`,
        answers: [final('a', probability(AB, inA)), final('b', probability(none, A + none))],
        verify: () => {
          const inA = everyone(A, AB, B, none).filter(isInA)
          return isShare(inA, isInB, [AB, A + AB]) ? null : 'the share in A differs'
        },
      }
    },
    'two-people'(random) {
      const { A, AB, B, none, survey } = drawGivenThat(random)
      const { who, first, second, verb } = survey
      const inA = A + AB
      const opening = `The Venn diagram shows how many ${who} ${verb} ${first} and ${second}.`
      const [top, bottom] = [AB * (AB - 1), inA * (inA - 1)]
      return {
        question: typst`
${opening}
#venn(("A", "B"), (A: [${A}], AB: [${AB}], B: [${B}], outside: [${none}]), names: ([${first}], [${second}]))
#part("a", 1)[Write down how many ${verb} ${first}.]
#part("b", 3)[Two of those who ${verb} ${first} are chosen at random. Find the probability that both also ${verb} ${second}.]`,
        answer: typst`
#part("a")[#working("B1")[$${A} + ${AB} =$ #result[${inA}]]]
#part("b")[
#note[After the first, there is one fewer to choose from.]
#working("M2 FT")[$ ${AB}/${inA} times ${AB - 1}/${inA - 1} $]
#scheme[*M1* for $display(${AB}/${inA})$ or $display(${AB - 1}/${inA - 1})$]
#working("A1")[$ ${reduced(top, bottom)} $]]`,
        alt: plain`${opening} Only ${first} ${A}, both ${AB}, only ${second} ${B}, neither ${none}. Part a: write down how many ${verb} ${first}. Part b: two of those who ${verb} ${first} are chosen at random. Find the probability that both also ${verb} ${second}.`,
        answerAlt: plain`Part a: ${inA}. Part b: ${AB} over ${inA} times ${AB - 1} over ${inA - 1} is ${reducedInWords(top, bottom)}.`,
        answers: [final('a', number(inA)), final('b', probability(top, bottom))],
        verify: () => {
          const inA = everyone(A, AB, B, none).filter(isInA)
          const chosen = withoutReplacement(inA, 2)
          return isShare(chosen, (two) => two.every(isInB), [AB * (AB - 1), (A + AB) * (A + AB - 1)])
            ? null
            : 'listing all pairs gives another probability'
        },
      }
    },
    'three-sets'(random) {
      const { A, AB, B, none, C, AC, BC, ABC } = drawGivenThat(random)
      const [inC, inBoth, inAandB] = [C + AC + BC + ABC, AC + ABC, AB + ABC]
      return {
        question: typst`
The Venn diagram shows how many students in Rangpur have a bicycle ($A$), a phone ($B$) and a library card ($C$).
#venn(("A", "B", "C"), (A: [${A}], B: [${B}], C: [${C}], AB: [${AB}], AC: [${AC}], BC: [${BC}], ABC: [${ABC}], outside: [${none}]))
#part("a", 2)[A student with a library card is chosen at random. Find the probability that this student has a bicycle.]
#part("b", 2)[A student with a bicycle and a phone is chosen at random. Find the probability that this student has no library card.]`,
        answer: typst`
#part("a")[
#working("M1")[with a card: $${C} + ${AC} + ${BC} + ${ABC} = ${inC}$]
#working("A1")[$ (${AC} + ${ABC})/${inC} = ${answerOf(inBoth, inC)} $]]
#part("b")[
#working("M1")[with both: $${AB} + ${ABC} = ${inAandB}$]
#working("A1")[$ ${reduced(AB, inAandB)} $]]`,
        alt: plain`A Venn diagram of students with a bicycle, A, a phone, B, and a library card, C. Only A ${A}, only B ${B}, only C ${C}, A and B only ${AB}, A and C only ${AC}, B and C only ${BC}, all three ${ABC}, none ${none}. Part a: a student with a library card is chosen at random. Find the probability that this student has a bicycle. Part b: a student with a bicycle and a phone is chosen at random. Find the probability that this student has no library card.`,
        answerAlt: plain`Part a: ${inC} have a card, and ${inBoth} of them have a bicycle, ${fractionInWords(inBoth, inC)}. Part b: ${inAandB} have a bicycle and a phone, and ${AB} of them have no card, ${fractionInWords(AB, inAandB)}.`,
        answers: [final('a', probability(inBoth, inC)), final('b', probability(AB, inAandB))],
        verify: () => {
          const withCard = countersOf({ C, AC, BC, ABC })
          return isShare(withCard, (one) => one.includes('A'), [AC + ABC, C + AC + BC + ABC])
            ? null
            : 'the card-holders differ'
        },
      }
    },
  },
})
