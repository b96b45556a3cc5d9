// Three sets and an unknown number in the middle: expressions, an equation, notation and chance.

import { answerOf } from '../../kit/chance.ts'
import { expression, final, number, threeFigures } from '../../kit/final-answers.ts'
import { probability } from '../../kit/typed.ts'
import { plain, typst } from '../../kit/typst.ts'
import { fractionInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'

const contexts = [
  {
    of: 'tourists at Cox’s Bazar',
    did: 'visited',
    names: ['Himchari', 'Inani', 'Ramu'],
    letters: ['H', 'I', 'R'],
    each: 'tourist',
  },
  {
    of: 'students in Dhaka',
    did: 'play',
    names: ['cricket', 'football', 'badminton'],
    letters: ['C', 'F', 'B'],
    each: 'student',
  },
  {
    of: 'farmers in Rangpur',
    did: 'grow',
    names: ['jute', 'potatoes', 'rice'],
    letters: ['J', 'P', 'R'],
    each: 'farmer',
  },
] as const

const plusX = (constant: number) =>
  constant === 0 ? 'x' : constant > 0 ? `x + ${constant}` : `x − ${-constant}`
const plusXSaid = (constant: number) =>
  constant === 0 ? 'x' : constant > 0 ? `x plus ${constant}` : `x minus ${-constant}`

export const threeSetsWithX = defineTemplate({
  id: 'three-sets-with-x',
  marks: 13,
  calculator: true,
  level: 5,
  cases: {
    'from-overlaps'(random) {
      const { of, did, names, letters, each } = random.pick(contexts)
      // x in all three, then only in two of them, only in one, in none.
      const { x, ab, ac, bc, a, b, c, none } = random.until(
        () => ({
          x: random.integer(4, 9),
          ab: random.integer(3, 11),
          ac: random.integer(3, 11),
          bc: random.integer(3, 11),
          a: random.integer(8, 22),
          b: random.integer(8, 22),
          c: random.integer(8, 22),
          none: random.integer(4, 12),
        }),
        ({ x, ab, ac, bc, a, b, c }) =>
          new Set([x, ab, ac, bc]).size === 4 &&
          new Set([a, b, c]).size === 3 &&
          [a, b, c].every((one) => one - x > 1),
      )
      const total = x + ab + ac + bc + a + b + c + none
      const sizes = [x + ab + ac + a, x + ab + bc + b, x + ac + bc + c] as const
      const [pairAB, pairAC, pairBC] = [x + ab, x + ac, x + bc]
      const onlyA = a - x
      const constant = total - x
      const [A, B, C] = letters
      const inA = sizes[0]
      const topBoth = pairAB * (pairAB - 1)
      const bottomBoth = inA * (inA - 1)
      const topOne = 2 * (a + b + c)
      const opening = `${total} ${of} say what they ${did === 'visited' ? 'have visited' : did}.`
      const facts = names.map((name, n) => `${sizes[n]} ${did} ${name}`)
      const overlaps = [
        `${pairAB} ${did} ${names[0]} and ${names[1]}`,
        `${pairAC} ${did} ${names[0]} and ${names[2]}`,
        `${pairBC} ${did} ${names[1]} and ${names[2]}`,
      ]
      return {
        question: typst`
${opening} ${facts.join(', ')}. ${overlaps.join(', ')}. ${none} ${did} none of these. $x$ of them ${did} all three. $${A}$, $${B}$ and $${C}$ are the sets of those who ${did} ${names[0]}, ${names[1]} and ${names[2]}.
#venn(("A", "B", "C"), (ABC: $x$, outside: $${none}$), names: ($${A}$, $${B}$, $${C}$))
#part("a", 1)[Write down, in terms of $x$, the number in $${A} inter ${B} inter ${C}'$.]
#part("b", 2)[Show that the number who ${did} ${names[0]} only is $${plusX(onlyA)}$.]
#part("c", 3)[Form an equation in $x$ and solve it.]
#part("d i", 1)[Find $n(${A} union ${B})$.]
#part("d ii", 1)[Find $n((${A} union ${B} union ${C})')$ as a percentage of all ${total}.]
#part("e i", 3)[Two of the ${inA} who ${did} ${names[0]} are chosen at random. Find the probability that both also ${did} ${names[1]}.]
#part("e ii", 2)[One of all ${total} is chosen at random. Find the probability that this ${each} ${did === 'visited' ? did : `${did}s`} exactly one of the three.]`,
        answer: typst`
#venn(("A", "B", "C"), (A: $${a}$, B: $${b}$, C: $${c}$, AB: $${ab}$, AC: $${ac}$, BC: $${bc}$, ABC: $${x}$, outside: $${none}$), names: ($${A}$, $${B}$, $${C}$))
#part("a")[#working("B1")[#result[$${pairAB} − x$]]]
#part("b")[
#working("M1")[$${inA} − (${pairAB} − x) − (${pairAC} − x) − x$]
#working("A1")[$= ${inA} − ${pairAB} − ${pairAC} + x = ${plusX(onlyA)}$]]
#part("c")[
#note[The numbers in $${A}$ are ${inA} together, so add what lies outside $${A}$ to them.]
#working("B1 soi")[only ${names[1]}: $${plusX(b - x)}$ #linebreak() only ${names[2]}: $${plusX(c - x)}$]
#working("M1")[$${inA} + (${pairBC} − x) + (${plusX(b - x)})$ #linebreak() $+ (${plusX(c - x)}) + ${none} = ${total}$]
#working("A1")[$x + ${constant} = ${total}$ #linebreak() $x =$ #result[${x}]]]
#part("d i")[#working("B1 FT")[$${total} − ${none} − ${c} =$ #result[${total - none - c}]]]
#part("d ii")[#working("B1")[$ ${none}/${total} times 100 = #result[${((none / total) * 100).toFixed(1)}%] "(1 d.p.)" $]]
#part("e i")[
#note[Without replacement: ${pairAB} of the ${inA} ${did} both.]
#working("M2")[$ ${pairAB}/${inA} times ${pairAB - 1}/${inA - 1} $]
#working("A1 oe")[$=$ $${answerOf(topBoth, bottomBoth)}$]
#scheme[*M1* for one of the two fractions right.]]
#part("e ii")[
#working("M1 FT")[$ (${a} + ${b} + ${c})/${total} $]
#working("A1 oe")[$=$ $${answerOf(topOne / 2, total)}$]]`,
        alt: plain`${opening} ${facts.join(', ')}. ${overlaps.join(', ')}. ${none} ${did} none of these. x of them ${did} all three. ${A}, ${B} and ${C} are the sets of those who ${did} ${names[0]}, ${names[1]} and ${names[2]}. Their Venn diagram has x where all three overlap and ${none} outside, and is otherwise empty. Part a: write down, in terms of x, the number in ${A} intersection ${B} intersection the complement of ${C}. Part b: show that the number who ${did} ${names[0]} only is ${plusXSaid(onlyA)}. Part c: form an equation in x and solve it. Part d i: find the number of elements in ${A} union ${B}. Part d ii: find the number of elements in the complement of, open bracket, ${A} union ${B} union ${C}, close bracket, as a percentage of all ${total}. Part e i: two of the ${inA} who ${did} ${names[0]} are chosen at random. Find the probability that both also ${did} ${names[1]}. Part e ii: one of all ${total} is chosen at random. Find the probability that this ${each} ${did === 'visited' ? did : `${did}s`} exactly one of the three.`,
        answerAlt: plain`Part a: ${pairAB} minus x. Part b: ${inA} minus, open bracket, ${pairAB} minus x, close bracket, minus, open bracket, ${pairAC} minus x, close bracket, minus x is ${plusXSaid(onlyA)}. Part c: only ${names[1]} is ${plusXSaid(b - x)} and only ${names[2]} is ${plusXSaid(c - x)}. All parts together are x plus ${constant}, which is ${total}, so x is ${x}. Part d i: ${total} minus ${none} minus ${c} is ${total - none - c}. Part d ii: ${none} over ${total} is ${((none / total) * 100).toFixed(1)}%. Part e i: ${pairAB} over ${inA}, times ${pairAB - 1} over ${inA - 1}, is ${fractionInWords(topBoth, bottomBoth)}. Part e ii: ${a} plus ${b} plus ${c}, over ${total}, is ${fractionInWords(topOne / 2, total)}.`,
        answers: [
          final('a', expression(`${pairAB} - x`, 'x')),
          final('c', number(x), 'x'),
          final('d i', number(total - none - c)),
          final('d ii', threeFigures((none / total) * 100, '%')),
          final('e i', probability(topBoth, bottomBoth)),
          final('e ii', probability(topOne / 2, total)),
        ],
        verify: () => {
          // Everybody one by one, as the sets that they are in.
          const people = [
            ...Array(x).fill('ABC'),
            ...Array(ab).fill('AB'),
            ...Array(ac).fill('AC'),
            ...Array(bc).fill('BC'),
            ...Array(a).fill('A'),
            ...Array(b).fill('B'),
            ...Array(c).fill('C'),
            ...Array(none).fill(''),
          ] as string[]
          const count = (holds: (of: string) => boolean) => people.filter(holds).length
          if (people.length !== total) return 'there are others'
          if (['A', 'B', 'C'].some((set, n) => count((one) => one.includes(set)) !== sizes[n]))
            return 'a set has another size'
          if (count((one) => one.includes('A') || one.includes('B')) !== total - none - c)
            return 'the union is another'
          // The equation has one solution only.
          const sum = (t: number) => inA + (pairBC - t) + (b - x + t) + (c - x + t) + none
          if (sum(x) !== total || sum(x + 1) === total) return 'x is another'
          const members = people.filter((one) => one.includes('A'))
          let [both, all] = [0, 0]
          members.forEach((one, n) => {
            members.forEach((other, m) => {
              if (n === m) return
              all += 1
              if (one.includes('B') && other.includes('B')) both += 1
            })
          })
          if (both * bottomBoth !== all * topBoth) return 'the chance of both is another'
          return count((one) => one.length === 1) * 2 === topOne
            ? null
            : 'exactly one holds for another number'
        },
      }
    },
  },
})
