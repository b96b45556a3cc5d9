// Sets and Venn diagrams: reading, completing, and surveys with an unknown.

import { final, inAnyOrder, number } from '../../kit/final-answers.ts'
import { isPrime, upTo } from '../../kit/integers.ts'
import { membersInWords } from '../../kit/printing.ts'
import type { Random } from '../../kit/random.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'

const braces = (members: readonly number[]) => (members.length === 0 ? 'nothing' : `{${members.join(', ')}}`)

interface Rule {
  readonly words: string
  readonly holds: (n: number) => boolean
}

const firstRules: readonly Rule[] = [
  { words: 'prime numbers', holds: isPrime },
  { words: 'odd numbers', holds: (n) => n % 2 === 1 },
  { words: 'multiples of 3', holds: (n) => n % 3 === 0 },
  { words: 'even numbers', holds: (n) => n % 2 === 0 },
]
const secondRules: readonly Rule[] = [
  { words: 'factors of 12', holds: (n) => 12 % n === 0 },
  { words: 'factors of 18', holds: (n) => 18 % n === 0 },
  { words: 'square numbers', holds: (n) => Number.isInteger(Math.sqrt(n)) },
  { words: 'triangle numbers', holds: (n) => Number.isInteger(Math.sqrt(8 * n + 1)) },
  { words: 'factors of 10', holds: (n) => 10 % n === 0 },
]

const inRows = (members: readonly number[]) => {
  const half = members.length > 2 ? Math.ceil(members.length / 2) : members.length
  const rows = [members.slice(0, half), members.slice(half)].filter((row) => row.length > 0)
  return `[${rows.map((row) => row.join(' #h(3pt) ')).join(' \\ ')}]`
}

export const vennElements = defineTemplate({
  id: 'venn-elements',
  marks: 4,
  calculator: false,
  level: 2,
  cases: {
    complete(random) {
      const { size, p, q, onlyA, both, onlyB, neither } = random.until(
        () => {
          const [p, q] = [random.pick(firstRules), random.pick(secondRules)]
          const all = upTo(12)
          return {
            size: 12,
            p,
            q,
            onlyA: all.filter((n) => p.holds(n) && !q.holds(n)),
            both: all.filter((n) => p.holds(n) && q.holds(n)),
            onlyB: all.filter((n) => !p.holds(n) && q.holds(n)),
            neither: all.filter((n) => !p.holds(n) && !q.holds(n)),
          }
        },
        ({ onlyA, both, onlyB, neither }) =>
          [onlyA, both, onlyB].every((part) => part.length >= 1 && part.length <= 4) &&
          neither.length >= 2 &&
          neither.length <= 6,
      )
      return {
        question: typst`
$ cal(E) &= {x : x "is an integer", 1 <= x <= ${size}} \ A &= {"${p.words}"} \ B &= {"${q.words}"} $
#venn(("A", "B"), (:))
#part("a", 2)[Complete the Venn diagram.]
#part("b", 1)[Write down $n(A inter B')$.]
#part("c", 1)[List the elements of $(A union B)'$.]`,
        answer: typst`
#venn(("A", "B"), (A: ${inRows(onlyA)}, AB: ${inRows(both)}, B: ${inRows(onlyB)}, outside: move(dx: -96pt, dy: 8pt, box(width: 0pt, align(right, box(width: 200pt, align(right, [${neither.join(' #h(4pt) ')}])))))))
#part("a")[#working("B2")[Begin with the middle: #box[$A inter B = ${braces(both)}$.]]
#scheme[*B1* for two or three of the four regions right]]
#part("b")[#note[In $A$ but not in $B$: ${braces(onlyA).replace(/[{}]/g, '')}.]
#working("B1 FT")[$n(A inter B') =$ #result[${onlyA.length}]]]
#part("c")[#working("B1 FT")[$(A union B)' =$ #result[$${braces(neither)}$]]]`,
        alt: plain`The universal set is the integers from 1 to ${size}. A is the ${p.words} and B is the ${q.words}. Part a: complete the Venn diagram of A and B, which overlap. Part b: write down the number of elements in A intersection B complement. Part c: list the elements of the complement of A union B.`,
        answerAlt: plain`Part a: only in A: ${membersInWords(onlyA)}. In both A and B: ${membersInWords(both)}. Only in B: ${membersInWords(onlyB)}. In neither: ${membersInWords(neither)}. Part b: there are ${onlyA.length} in A but not in B. Part c: the elements are ${membersInWords(neither)}.`,
        answers: [final('b', number(onlyA.length)), final('c', inAnyOrder(neither))],
        verify: () => {
          const a = new Set(upTo(size).filter(p.holds))
          const b = new Set(upTo(size).filter(q.holds))
          if (onlyA.length !== a.size - a.intersection(b).size) return 'A without B has another size'
          if (both.some((n) => !a.intersection(b).has(n))) return 'an element is not in both'
          return a.union(b).size + neither.length === size && b.size === both.length + onlyB.length
            ? null
            : 'the parts do not make the whole'
        },
      }
    },
    read(random) {
      const { size, p, q, onlyA, both, onlyB, neither } = random.until(
        () => {
          const size = random.integer(10, 12)
          const [p, q] = [random.pick(firstRules), random.pick(secondRules)]
          const all = upTo(size)
          return {
            size,
            p,
            q,
            onlyA: all.filter((n) => p.holds(n) && !q.holds(n)),
            both: all.filter((n) => p.holds(n) && q.holds(n)),
            onlyB: all.filter((n) => !p.holds(n) && q.holds(n)),
            neither: all.filter((n) => !p.holds(n) && !q.holds(n)),
          }
        },
        ({ onlyA, both, onlyB, neither }) =>
          [onlyA, both, onlyB].every((part) => part.length >= 1 && part.length <= 4) &&
          neither.length >= 2 &&
          neither.length <= 6,
      )
      const union = size - neither.length
      return {
        question: typst`
The Venn diagram shows the integers from 1 to ${size}.
#venn(("A", "B"), (A: ${inRows(onlyA)}, AB: ${inRows(both)}, B: ${inRows(onlyB)}, outside: move(dx: -96pt, dy: 8pt, box(width: 0pt, align(right, box(width: 200pt, align(right, [${neither.join(' #h(4pt) ')}])))))))
#part("a", 1)[List the elements of $A inter B'$.]
#part("b", 1)[Find $n(A union B)$.]
#part("c", 1)[Write down $n(B')$.]
#part("d", 1)[Write $in$ or $in.not$ to make the statement correct. #h(6pt) $${both[0] ?? 0} #h(6pt) ... #h(6pt) A inter B$]`,
        answer: typst`
#part("a")[#working("B1")[In $A$ but not in $B$: #result[$${braces(onlyA)}$]]]
#part("b")[#working("B1")[$${onlyA.length} + ${both.length} + ${onlyB.length} =$ #result[${union}]]]
#part("c")[#working("B1")[All that is outside $B$: $${onlyA.length} + ${neither.length} =$ #result[${onlyA.length + neither.length}]]]
#part("d")[#working("B1")[#result[$${both[0] ?? 0} in A inter B$]]]`,
        alt: plain`A Venn diagram of the integers 1 to ${size}. Only in A: ${membersInWords(onlyA)}. In both A and B: ${membersInWords(both)}. Only in B: ${membersInWords(onlyB)}. In neither: ${membersInWords(neither)}. Part a: list the elements of A intersection B complement. Part b: find the number of elements in A union B. Part c: write down the number in B complement. Part d: say whether ${both[0] ?? 0} is or is not an element of A intersection B.`,
        answerAlt: plain`Part a: ${membersInWords(onlyA)}. Part b: ${onlyA.length} plus ${both.length} plus ${onlyB.length} is ${union}. Part c: ${onlyA.length} plus ${neither.length} is ${onlyA.length + neither.length}. Part d: ${both[0] ?? 0} is an element of A intersection B.`,
        answers: [
          final('a', inAnyOrder(onlyA)),
          final('b', number(union)),
          final('c', number(onlyA.length + neither.length)),
        ],
        verify: () => {
          const a = new Set(upTo(size).filter(p.holds))
          const b = new Set(upTo(size).filter(q.holds))
          if (onlyA.length !== a.size - a.intersection(b).size) return 'A without B has another size'
          if (both.some((n) => !a.intersection(b).has(n))) return 'an element is not in both'
          return a.union(b).size + neither.length === size && b.size === both.length + onlyB.length
            ? null
            : 'the parts do not make the whole'
        },
      }
    },
  },
})

const activities = [
  ['cricket', 'football'],
  ['tea', 'coffee'],
  ['carrom', 'chess'],
] as const

const drawSurvey = (random: Random) => {
  const x = random.integer(3, 9)
  const parts = {
    A: random.integer(6, 16),
    B: random.integer(6, 16),
    C: random.integer(5, 12),
    AB: random.integer(2, 6),
    AC: random.integer(2, 6),
    ABC: random.integer(2, 5),
    neither: random.integer(2, 9),
  }
  return { x, names: random.pick(activities), ...parts }
}

export const survey = defineTemplate({
  id: 'survey-with-unknown',
  marks: 4,
  calculator: true,
  level: 3,
  cases: {
    overlap(random) {
      const { x, names, A, B, neither } = drawSurvey(random)
      const [one, other] = names
      const total = A + B + x + neither
      const verb = one === 'tea' ? 'like' : 'play'
      return {
        question: typst`
${total} students in Rajshahi are asked what they ${verb}. ${A + x} ${verb} ${one}, ${B + x} ${verb} ${other} and ${neither} ${verb} neither.
#venn(("A", "B"), (AB: $x$, outside: [${neither}]), names: ([${one}], [${other}]))
#part("a", 3)[Find $x$, the number who ${verb} both.]
#part("b", 1)[Find how many ${verb} only ${other}.]`,
        answer: typst`
#part("a")[
#working("M1")[In at least one set: $${total} - ${neither} = ${total - neither}$]
#note[${A + x} + ${B + x} counts those who ${verb} both twice.]
#working("M1")[$${A + x} + ${B + x} - x = ${total - neither}$]
#working("A1")[$x = ${A + B + 2 * x} - ${total - neither} =$ #result[${x}]]]
#part("b")[#working("B1 FT")[$${B + x} - ${x} =$ #result[${B}]]]`,
        alt: plain`${total} students are asked what they ${verb}. ${A + x} ${verb} ${one}, ${B + x} ${verb} ${other} and ${neither} ${verb} neither. In a Venn diagram, x is the number in both sets. Part a: find x. Part b: find how many ${verb} only ${other}.`,
        answerAlt: plain`Part a: ${total} minus ${neither} is ${total - neither} students in at least one set. ${A + x} plus ${B + x} minus x is ${total - neither}, so x is ${x}. Part b: ${B + x} minus ${x} is ${B}.`,
        answers: [final('a', number(x), 'x'), final('b', number(B))],
        verify: () => {
          const total = A + B + x + neither
          for (let tried = 0; tried <= total; tried += 1) {
            if (A + x - tried + (B + x - tried) + tried + neither === total && tried !== x)
              return `${tried} fits too`
          }
          return null
        },
      }
    },
    'three-sets'(random) {
      const { x, A, B, C, AB, AC, ABC, neither } = drawSurvey(random)
      const known = A + B + C + AB + AC + ABC + neither
      const total = known + 3 * x
      return {
        question: typst`
The Venn diagram shows how many of ${total} people at a library in Khulna read books in Bangla ($A$), in English ($B$) and in Arabic ($C$).
#venn(("A", "B", "C"), (A: [${A}], B: [${B}], C: [${C}], AB: [${AB}], AC: [${AC}], BC: $2x$, ABC: [${ABC}], outside: $x + ${neither}$))
#part("a", 2)[Find the value of $x$.]
#part("b", 1)[Find $n(B inter C)$.]
#part("c", 1)[Find $n(A union C')$.]`
          // The corner is too narrow for a sum, so it is set a little to the left.
          .replace(`outside: $x + ${neither}$`, `outside: move(dx: -12pt, $x + ${neither}$)`),
        answer: typst`
#part("a")[
#working("M1")[$${known} + 2x + x = ${total}$]
#working("A1")[$3x = ${3 * x}$, so $x =$ #result[${x}]]]
#part("b")[#working("B1 FT")[$2x + ${ABC} =$ #result[${2 * x + ABC}]]]
#part("c")[
#note[All but those in $C$ and not in $A$: without ${C} and $2x$.]
#working("B1 FT")[$${total} - ${C} - ${2 * x} =$ #result[${total - C - 2 * x}]]]`,
        alt: plain`A Venn diagram of three sets shows ${total} people. Only A: ${A}. Only B: ${B}. Only C: ${C}. A and B only: ${AB}. A and C only: ${AC}. B and C only: 2 x. All three: ${ABC}. None: x plus ${neither}. Part a: find x. Part b: find the number in B intersection C. Part c: find the number in A union C complement.`,
        answerAlt: plain`Part a: ${known} plus 3 x is ${total}, so x is ${x}. Part b: 2 x plus ${ABC} is ${2 * x + ABC}. Part c: everyone except those in C and not in A, ${total} minus ${C} minus ${2 * x}, which is ${total - C - 2 * x}.`,
        answers: [
          final('a', number(x), 'x'),
          final('b', number(2 * x + ABC)),
          final('c', number(total - C - 2 * x)),
        ],
        verify: () => {
          const total = A + B + C + AB + AC + ABC + neither + 3 * x

          // A union C' counted region by region.
          const direct = A + AB + AC + ABC + B + (x + neither)
          return direct === total - C - 2 * x ? null : `counted region by region it is ${direct}`
        },
      }
    },
  },
})
