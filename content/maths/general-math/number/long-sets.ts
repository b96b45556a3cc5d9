// Three sets and an unknown number in the middle: expressions, an equation, notation and chance.

import { answerOf, countersOf } from '../../kit/chance.ts'
import { expression, final, number, threeFigures } from '../../kit/final-answers.ts'
import { significant } from '../../kit/numbers.ts'
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
#part("d i")[#working("B1 FT")[$${total} − ${none} − ${c} =$ #result[${total - none - c}]]
#scheme[Or: $n(${A}) + n(${B}) − n(${A} inter ${B}) = ${inA} + ${sizes[1]} − ${pairAB}$.]]
#part("d ii")[#working("B1")[$ ${none}/${total} times 100 = #result[${significant((none / total) * 100)}%] "(3 s.f.)" $]]
#part("e i")[
#note[Without replacement: ${pairAB} of the ${inA} ${did} both.]
#working("M2")[$ ${pairAB}/${inA} times ${pairAB - 1}/${inA - 1} $]
#working("A1 oe")[$=$ $${answerOf(topBoth, bottomBoth)}$]
#scheme[*M1* for one of the two fractions right.]]
#part("e ii")[
#working("M1 FT")[$ (${a} + ${b} + ${c})/${total} $]
#working("A1 oe")[$=$ $${answerOf(topOne / 2, total)}$]]`,
        alt: plain`${opening} ${facts.join(', ')}. ${overlaps.join(', ')}. ${none} ${did} none of these. x of them ${did} all three. ${A}, ${B} and ${C} are the sets of those who ${did} ${names[0]}, ${names[1]} and ${names[2]}. Their Venn diagram has x where all three overlap and ${none} outside, and is otherwise empty. Part a: write down, in terms of x, the number in ${A} intersection ${B} intersection the complement of ${C}. Part b: show that the number who ${did} ${names[0]} only is ${plusXSaid(onlyA)}. Part c: form an equation in x and solve it. Part d i: find the number of elements in ${A} union ${B}. Part d ii: find the number of elements in the complement of, open bracket, ${A} union ${B} union ${C}, close bracket, as a percentage of all ${total}. Part e i: two of the ${inA} who ${did} ${names[0]} are chosen at random. Find the probability that both also ${did} ${names[1]}. Part e ii: one of all ${total} is chosen at random. Find the probability that this ${each} ${did === 'visited' ? did : `${did}s`} exactly one of the three.`,
        answerAlt: plain`Part a: ${pairAB} minus x. Part b: ${inA} minus, open bracket, ${pairAB} minus x, close bracket, minus, open bracket, ${pairAC} minus x, close bracket, minus x is ${plusXSaid(onlyA)}. Part c: only ${names[1]} is ${plusXSaid(b - x)} and only ${names[2]} is ${plusXSaid(c - x)}. All parts together are x plus ${constant}, which is ${total}, so x is ${x}. Part d i: ${total} minus ${none} minus ${c} is ${total - none - c}. Part d ii: ${none} over ${total} is ${significant((none / total) * 100)}%. Part e i: ${pairAB} over ${inA}, times ${pairAB - 1} over ${inA - 1}, is ${fractionInWords(topBoth, bottomBoth)}. Part e ii: ${a} plus ${b} plus ${c}, over ${total}, is ${fractionInWords(topOne / 2, total)}.`,
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
          const people: string[] = countersOf({ ABC: x, AB: ab, AC: ac, BC: bc, A: a, B: b, C: c, '': none })
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
    'quadratic-in-regions'(random) {
      const { of, did, names, letters, each } = random.pick(contexts)
      // x² and mx in one set only, x and x + d in two of the sets.
      const { x, m, d, onlyC, ac, bc, none } = random.until(
        () => ({
          x: random.integer(5, 9),
          m: random.integer(2, 4),
          d: random.integer(1, 5),
          onlyC: random.integer(11, 24),
          ac: random.integer(3, 10),
          bc: random.integer(3, 10),
          none: random.integer(5, 14),
        }),
        ({ x, d, ac, bc }) => new Set([x, x + d, ac, bc]).size === 4,
      )
      const total = x * x + m * x + (x + d) + x + onlyC + ac + bc + none
      const constant = total - x * x - (m + 2) * x
      const rest = x * x + (m + 2) * x
      const [A, B, C] = letters
      const inC = onlyC + ac + bc + x
      const both = ac + x
      const inTwo = x + d + ac + bc
      const unionBC = total - x * x - none
      const [topTwo, bottomTwo] = [(x + d) * (x + d - 1), inTwo * (inTwo - 1)]
      const opening = `${total} ${of} say what they ${did === 'visited' ? 'have visited' : did}.`
      const verb = did === 'visited' ? did : `${did}s`
      return {
        question: typst`
${opening} $${A}$, $${B}$ and $${C}$ are the sets of those who ${did} ${names[0]}, ${names[1]} and ${names[2]}. The Venn diagram shows the number in each subset.
#venn(("A", "B", "C"), (A: $x^2$, B: $${m}x$, C: $${onlyC}$, AB: $x + ${d}$, AC: $${ac}$, BC: $${bc}$, ABC: $x$, outside: $${none}$), names: ($${A}$, $${B}$, $${C}$))
#part("a", 1)[Write down, in terms of $x$, an expression for $n(${A} inter ${B})$.]
#part("b", 2)[Show that $x^2 + ${m + 2}x − ${rest} = 0$.]
#part("c", 3)[Find the value of $x$.]
#part("d i", 1)[Find $n(${B} union ${C})$.]
#part("d ii", 1)[Find $n((${A} union ${B})' inter ${C})$.]
#part("e i", 2)[One of those who ${did} ${names[2]} is chosen at random. Find the probability that this ${each} also ${verb} ${names[0]}.]
#part("e ii", 3)[Two of those who ${did} exactly two of the three are chosen at random. Find the probability that neither of them ${verb} ${names[2]}.]`,
        answer: typst`
#part("a")[#working("B1 oe")[$x + ${d} + x =$ #result[$2x + ${d}$]]]
#part("b")[
#working("M1")[$x^2 + ${m}x + (x + ${d}) + x + ${onlyC} #linebreak() "" + ${ac} + ${bc} + ${none} = ${total}$]
#working("A1")[$x^2 + ${m + 2}x + ${constant} = ${total}$ #linebreak() $x^2 + ${m + 2}x − ${rest} = 0$]]
#part("c")[
#working("M2")[$(x − ${x})(x + ${x + m + 2}) = 0$]
#working("A1")[$x$ is positive: $x =$ #result[${x}]]
#scheme[*M1* for brackets that give two of the three terms, or for the formula with one slip.]]
#part("d i")[#working("B1 FT")[$${total} − ${none} − ${x}^2 =$ #result[${unionBC}]]]
#part("d ii")[#working("B1")[only in $${C}$: #result[${onlyC}]]]
#part("e i")[
#working("M1 FT")[$ (${ac} + ${x})/(${onlyC} + ${ac} + ${bc} + ${x}) $]
#working("A1 oe")[$=$ $${answerOf(both, inC)}$]]
#part("e ii")[
#note[Exactly two: $${x + d} + ${ac} + ${bc} = ${inTwo}$, of which ${x + d} are not in $${C}$.]
#working("M2 FT")[$ ${x + d}/${inTwo} times ${x + d - 1}/${inTwo - 1} $]
#working("A1 oe")[$=$ $${answerOf(topTwo, bottomTwo)}$]
#scheme[*M1* for one of the two fractions right.]]`,
        alt: plain`${opening} ${A}, ${B} and ${C} are the sets of those who ${did} ${names[0]}, ${names[1]} and ${names[2]}. A Venn diagram shows the number in each subset: ${A} only, x squared; ${B} only, ${m} x; ${C} only, ${onlyC}; ${A} and ${B} but not ${C}, x plus ${d}; ${A} and ${C} but not ${B}, ${ac}; ${B} and ${C} but not ${A}, ${bc}; all three, x; and outside, ${none}. Part a: write down, in terms of x, an expression for the number of elements in ${A} intersection ${B}. Part b: show that x squared plus ${m + 2} x minus ${rest} equals 0. Part c: find the value of x. Part d i: find the number of elements in ${B} union ${C}. Part d ii: find the number of elements in the intersection of ${C} and the complement of, open bracket, ${A} union ${B}, close bracket. Part e i: one of those who ${did} ${names[2]} is chosen at random. Find the probability that this ${each} also ${verb} ${names[0]}. Part e ii: two of those who ${did} exactly two of the three are chosen at random. Find the probability that neither of them ${verb} ${names[2]}.`,
        answerAlt: plain`Part a: x plus ${d} plus x is 2 x plus ${d}. Part b: all subsets add up to x squared plus ${m + 2} x plus ${constant}, which is ${total}, so x squared plus ${m + 2} x minus ${rest} is 0. Part c: open bracket, x minus ${x}, close bracket, times, open bracket, x plus ${x + m + 2}, close bracket, is 0, so x is ${x}. Part d i: ${total} minus ${none} minus ${x * x} is ${unionBC}. Part d ii: ${onlyC}. Part e i: ${both} over ${inC} is ${fractionInWords(both, inC)}. Part e ii: ${inTwo} are in exactly two, and ${x + d} over ${inTwo}, times ${x + d - 1} over ${inTwo - 1}, is ${fractionInWords(topTwo, bottomTwo)}.`,
        answers: [
          final('a', expression(`2x + ${d}`, 'x')),
          final('c', number(x), 'x'),
          final('d i', number(unionBC)),
          final('d ii', number(onlyC)),
          final('e i', probability(both, inC)),
          final('e ii', probability(topTwo, bottomTwo)),
        ],
        verify: () => {
          const people: string[] = countersOf({
            A: x * x,
            B: m * x,
            C: onlyC,
            AB: x + d,
            AC: ac,
            BC: bc,
            ABC: x,
            '': none,
          })
          const count = (holds: (of: string) => boolean) => people.filter(holds).length
          const solutions = Array.from({ length: 60 }, (_, n) => n).filter(
            (n) => n * n + (m + 2) * n === rest,
          )
          if (people.length !== total || solutions.join() !== `${x}`) return 'x is another'
          if (count((one) => /[BC]/.test(one)) !== unionBC) return 'the union is another'
          if (count((one) => one === 'C') !== onlyC) return 'another number is in C alone'
          if (count((one) => /A.*C/.test(one)) * inC !== count((one) => one.includes('C')) * both)
            return 'the chance of both is another'
          const two = people.filter((one) => one.length === 2)
          const pairs = two.flatMap((one, n) => two.filter((_, m) => m !== n).map((other) => one + other))
          return pairs.filter((pair) => !pair.includes('C')).length * bottomTwo === pairs.length * topTwo
            ? null
            : 'the chance of neither is another'
        },
      }
    },
  },
})
