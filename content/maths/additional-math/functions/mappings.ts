// Mapping diagrams: which relations are functions, what kind they are, and two functions one after the other.

import { expression, final, inAnyOrder, number, word } from '../../kit/final-answers.ts'
import { minus } from '../../kit/numbers.ts'
import { plain, typst } from '../../kit/typst.ts'
import { listInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'
import { said } from './printing.ts'

type Arrow = readonly [from: number, to: number]

interface Column {
  readonly title: string
  readonly items: readonly string[]
}

/** Sets as boxes beside each other; `arrows[n]` join the items of column n to those of the next by their places. */
const diagram = (
  columns: readonly Column[],
  arrows: readonly (readonly Arrow[])[],
  names: readonly string[],
): string => {
  const apart = columns.length === 2 ? 9 : 7
  const most = Math.max(...columns.map(({ items }) => items.length))
  const height = (column: number, place: number) => {
    const count = columns[column]?.items.length ?? 0
    return ((count - 1) / 2 - place) * (count < most ? most / count : 1) * 1.6
  }
  const half = most * 0.8 + 0.3
  const boxes = columns.map(({ title, items }, n) => {
    const x = n * apart
    const corners = `(${x - 1.2}, ${-half}), (${x + 1.2}, ${-half}), (${x + 1.2}, ${half}), (${x - 1.2}, ${half})`
    const labels = items.map(
      (item, place) =>
        `point((${x}, ${height(n, place).toFixed(3)}), $${item}$, mark: false, side: "centre")`,
    )
    return [
      `polygon-of(${corners}, fill: addmaths-wash)`,
      `point((${x}, ${half}), $${title}$, mark: false, side: "above")`,
      ...labels,
    ].join(', ')
  })
  const lines = arrows.flatMap((list, n) => [
    ...list.map(
      ([from, to]) =>
        `edge((${n * apart + 1.3}, ${height(n, from).toFixed(3)}), (${(n + 1) * apart - 1.3}, ${height(n + 1, to).toFixed(3)}), tip: true)`,
    ),
    `point((${(n + 0.5) * apart}, ${half}), $${names[n] ?? ''}$, mark: false, side: "above")`,
  ])
  return `#sketch(${[...boxes, ...lines].join(', ')}, padding: (10pt, 26pt), height: 230pt)`
}

const letters = ['a', 'b', 'c', 'd'] as const

export const mappingDiagram = defineTemplate({
  id: 'mapping-diagram',
  marks: 3,
  calculator: false,
  level: 1,
  cases: {
    'kind-of-function'(random) {
      const [h, k] = [random.integer(-1, 2), random.integer(-3, 4)]
      const isSquare = random.chance(0.5)
      const inputs = [-2, -1, 0, 1, 2].map((step) => h + step)
      const of = (x: number) => k + (isSquare ? (x - h) ** 2 : Math.abs(x - h))
      const values = inputs.map(of)
      const range = [...new Set(values)].sort((a, b) => a - b)
      const [p, q, shared] = [h - 1, h + 1, values[1] ?? 0]
      const picture = diagram(
        [
          { title: 'A', items: inputs.map(minus) },
          { title: 'B', items: range.map(minus) },
        ],
        [values.map((value, n) => [n, range.indexOf(value)])],
        ['f'],
      )
      return {
        question: typst`
The mapping diagram shows a function $f$ with domain $A$.
${picture}
#part("a", 1)[Write down the range of $f$.]
#part("b", 2)[State whether $f$ is one-one or many-one, and explain why $f$ does not have an inverse.]`,
        answer: typst`
#part("a")[#working("B1")[#result[${`{${range.map((v) => `$${minus(v)}$`).join(', ')}}`}]]]
#part("b")[
#working("B1")[$f$ is #result[many-one]]
#working("B1")[Both $${minus(p)}$ and $${minus(q)}$ are mapped to $${minus(shared)}$, so an inverse would have two values there.]]`,
        alt: plain`A mapping diagram shows a function f with domain A. ${inputs.map((x, n) => `${n === 0 ? said(x).replace('m', 'M') : said(x)} is mapped to ${said(values[n] ?? 0)}`).join(', ')}. Part a: write down the range of f. Part b: state whether f is one-one or many-one, and explain why f does not have an inverse.`,
        answerAlt: plain`Part a: the range is the set of ${listInWords(range.map(said))}. Part b: f is many-one. Both ${said(p)} and ${said(q)} are mapped to ${said(shared)}, so an inverse would have two values there.`,
        answers: [final('a', inAnyOrder(range)), final('b', word('many-one', 'many to one'), 'f is')],
        verify: () => {
          const same = inputs.filter((_, n) => values[n] === values[1])
          return same.length === 2 &&
            same.includes(h - 1) &&
            same.includes(h + 1) &&
            new Set(values).size === 3
            ? null
            : `the inputs ${same.join(', ')} share the value`
        },
      }
    },
    'not-a-function'(random) {
      // A one-one matching of three letters, and one arrow too many from one of them.
      const order = random.shuffle([0, 1, 2, 3])
      const twice = random.integer(0, 3)
      const extra = order[(twice + random.integer(1, 3)) % 4] ?? 0
      const start = random.integer(2, 6)
      const asked = random.pick(order.filter((_, n) => n !== twice))
      const items = [0, 1, 2, 3].map((n) => String(start + 2 * n))
      const arrows: Arrow[] = [...order.map((to, n): Arrow => [n, to]), [twice, extra]]
      const letter = letters[twice] ?? ''
      const target = (n: number) => items[n] ?? ''
      const back = letters[order.indexOf(asked)] ?? ''
      const picture = diagram(
        [
          { title: 'A', items: letters },
          { title: 'B', items },
        ],
        [arrows],
        [''],
      )
      return {
        question: typst`
The diagram shows a relation from the set $A$ to the set $B$.
${picture}
#part("a", 1)[Explain why the relation is not a function.]
#part("b", 1)[One arrow is removed, so that the relation becomes a one-one function $f$. State which arrow.]
#part("c", 1)[Write down the value of $f^(−1)(${target(asked)})$.]`,
        answer: typst`
#part("a")[#working("B1")[$${letter}$ is mapped to two elements, #result[$${target(order[twice] ?? 0)}$ and $${target(extra)}$]. A function has one value for each element of its domain.]]
#part("b")[
#note[$${target(extra)}$ is already reached from $${letters[order.indexOf(extra)] ?? ''}$.]
#working("B1")[the arrow from $${letter}$ to #result[$${target(extra)}$]]]
#part("c")[#working("B1")[$f(${back}) = ${target(asked)}$, so $f^(−1)(${target(asked)}) =$ #result[$${back}$]]]`,
        alt: plain`A mapping diagram shows a relation from the letters a, b, c, d to the numbers ${listInWords(items)}. There are arrows ${listInWords(arrows.map(([from, to]) => `from ${letters[from] ?? ''} to ${target(to)}`))}. Part a: explain why the relation is not a function. Part b: one arrow is removed, so that the relation becomes a one-one function f. State which arrow. Part c: write down the value of f inverse of ${target(asked)}.`,
        answerAlt: plain`Part a: ${letter} is mapped to both ${target(order[twice] ?? 0)} and ${target(extra)}, but a function has one value for each element of its domain. Part b: the arrow from ${letter} to ${target(extra)}. Part c: f of ${back} is ${target(asked)}, so f inverse of ${target(asked)} is ${back}.`,
        answers: [
          final('b', expression(letter, 'abcd'), 'from'),
          final('b', number(target(extra)), 'to'),
          final('c', expression(back, 'abcd')),
        ],
        // Removing any other arrow must leave a relation that is no one-one function.
        verify: () => {
          const good = arrows.filter((gone) => {
            const left = arrows.filter((arrow) => arrow !== gone)
            return (
              new Set(left.map(([from]) => from)).size === 4 && new Set(left.map(([, to]) => to)).size === 4
            )
          })
          return good.length === 1 && good[0]?.[1] === extra ? null : `${good.length} arrows could be removed`
        },
      }
    },
    'two-functions'(random) {
      const [f, g] = [random.shuffle([0, 1, 2, 3]), random.shuffle([0, 1, 2, 3])]
      const [p, q, r] = random.distinct([0, 1, 2, 3], 3) as [number, number, number]
      const [first, last] = [random.integer(1, 4), random.integer(10, 20)]
      const inputs = [0, 1, 2, 3].map((n) => first + n)
      const outputs = [0, 1, 2, 3].map((n) => last + 3 * n)
      const arrow = (to: number, n: number): Arrow => [n, to]
      const picture = diagram(
        [
          { title: 'A', items: inputs.map(String) },
          { title: 'B', items: letters },
          { title: 'C', items: outputs.map(String) },
        ],
        [f.map(arrow), g.map(arrow)],
        ['f', 'g'],
      )
      const composite = (n: number) => outputs[g[f[n] ?? 0] ?? 0] ?? 0
      const middle = (n: number) => letters[f[n] ?? 0] ?? ''
      const input = (n: number) => inputs[n] ?? 0
      return {
        question: typst`
The functions $f$ and $g$ are shown in the mapping diagram.
${picture}
#part("a", 1)[Write down the value of $g f(${input(p)})$.]
#part("b", 1)[Write down the value of $f^(−1) g^(−1)(${composite(q)})$.]
#part("c", 1)[Solve $g f(x) = ${composite(r)}$.]`,
        answer: typst`
#part("a")[#working("B1")[$f(${input(p)}) = ${middle(p)}$ and $g(${middle(p)}) =$ #result[${composite(p)}]]]
#part("b")[#working("B1")[$g^(−1)(${composite(q)}) = ${middle(q)}$ and $f^(−1)(${middle(q)}) =$ #result[${input(q)}]]]
#part("c")[#working("B1")[Back along the arrows from ${composite(r)}: $x =$ #result[${input(r)}]]]`,
        alt: plain`A mapping diagram shows two functions. The function f maps ${listInWords(inputs.map((x, n) => `${x} to ${middle(n)}`))}. The function g maps ${listInWords(g.map((to, n) => `${letters[n] ?? ''} to ${outputs[to] ?? 0}`))}. Part a: write down the value of g f of ${input(p)}. Part b: write down the value of f inverse of g inverse of ${composite(q)}. Part c: solve g f of x equals ${composite(r)}.`,
        answerAlt: plain`Part a: f of ${input(p)} is ${middle(p)}, and g of that is ${composite(p)}. Part b: g inverse of ${composite(q)} is ${middle(q)}, and f inverse of that is ${input(q)}. Part c: going back along the arrows from ${composite(r)}, x is ${input(r)}.`,
        answers: [
          final('a', number(composite(p))),
          final('b', number(input(q))),
          final('c', number(input(r)), 'x'),
        ],
        verify: () => (new Set(f.map((to) => g[to])).size === 4 ? null : 'the composite is not one-one'),
      }
    },
  },
})
