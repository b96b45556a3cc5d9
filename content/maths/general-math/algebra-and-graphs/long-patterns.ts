// A growing pattern to its end: what is counted, two formulas, their sum, and which pattern has how many.

import { expression, final, inOrder, number } from '../../kit/final-answers.ts'
import { quadratic, quadraticSpoken } from '../../kit/quadratics.ts'
import { plain, typst } from '../../kit/typst.ts'
import { listInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'

/** Pattern n as squares: grey ones in n rows of n + k, with a border of white ones about them. */
const drawn = (n: number, k: number, at: number): string => {
  const [rows, columns] = [n + 2, n + k + 2]
  return Array.from({ length: rows * columns }, (_, index) => {
    const [row, column] = [Math.floor(index / columns), index % columns]
    const isGrey = row > 0 && row < rows - 1 && column > 0 && column < columns - 1
    const [x, y] = [at + column, row]
    return `polygon-of((${x}, ${y}), (${x + 1}, ${y}), (${x + 1}, ${y + 1}), (${x}, ${y + 1})${isGrey ? ', fill: ink-faint' : ''})`
  }).join(', ')
}

export const tilesAndBorder = defineTemplate({
  id: 'tiles-and-border',
  marks: 13,
  calculator: true,
  level: 5,
  cases: {
    'grey-and-white'(random) {
      const k = random.pick([1, 2])
      const target = random.integer(14, 24)
      const count = target * (target + k)
      const limit = random.integer(60, 95) * 10 + random.integer(1, 9)
      const grey = (n: number) => n * (n + k)
      const white = (n: number) => 4 * n + 2 * k + 4
      const total = (n: number) => (n + 2) * (n + k + 2)
      const odd = white(20) + 1
      let largest = 1
      while (total(largest + 1) <= limit) largest += 1
      const constant = 2 * k + 4
      const starts = [0, k + 4, 2 * k + 9] as const
      return {
        question: typst`
A floor in Rajshahi is laid with grey and white square tiles. These are the first three patterns.
#sketch(${[1, 2, 3].map((n) => drawn(n, k, starts[n - 1] ?? 0)).join(', ')}, padding: (6pt, 6pt), height: 130pt)
#part("a", 2)[Complete the table.
#table(columns: 5, inset: (x: 7pt, y: 6pt), [Pattern], [1], [2], [3], [4], [Grey tiles], [${grey(1)}], [${grey(2)}], [${grey(3)}], [], [White tiles], [${white(1)}], [${white(2)}], [${white(3)}], [])]
#part("b i", 2)[Find an expression, in terms of $n$, for the number of white tiles in Pattern $n$.]
#part("b ii", 2)[Explain why no pattern has ${odd} white tiles.]
#part("c", 1)[The number of grey tiles in Pattern $n$ is $n^2 ${k === 1 ? '+ n' : `+ ${k}n`}$. Show that this is right for Pattern 3.]
#part("d", 1)[Show that the total number of tiles in Pattern $n$ is $${quadratic(1, k + 4, constant, 'n')}$.]
#part("e i", 3)[Pattern $n$ has ${count} grey tiles. Find the value of $n$.]
#part("e ii", 2)[Sumi has ${limit} tiles, enough of each colour. Find the number of the largest pattern that she can make.]`,
        answer: typst`
#part("a")[#working("B1 B1")[grey: #result[${grey(4)}], white: #result[${white(4)}]]]
#part("b i")[
#working("M1")[The difference is 4: $4n + c$]
#working("A1 oe")[#result[$4n + ${constant}$]]]
#part("b ii")[
#working("M1")[$4n + ${constant} = ${odd}$, so $4n = ${odd - constant}$]
#working("A1 oe")[$n$ would not be a whole number.]
#scheme[Or: every number of white tiles is even *M1*, and ${odd} is odd *A1*]]
#part("c")[#working("B1")[$3^2 + ${k === 1 ? '3' : `${k} times 3`} = ${grey(3)}$, as in the table]]
#part("d")[#working("B1")[$n^2 ${k === 1 ? '+ n' : `+ ${k}n`} + 4n + ${constant}$ #linebreak() $= ${quadratic(1, k + 4, constant, 'n')}$]]
#part("e i")[
#working("M1")[$n^2 ${k === 1 ? '+ n' : `+ ${k}n`} − ${count} = 0$]
#working("M1")[$(n − ${target})(n + ${target + k}) = 0$]
#working("A1")[$n$ is positive: $n =$ #result[${target}]]
#scheme[*M2* also for two trials or more, evaluated correctly, on both sides of ${count}.]]
#part("e ii")[
#working("M1")[Pattern ${largest}: ${total(largest)} tiles #linebreak() Pattern ${largest + 1}: ${total(largest + 1)} tiles]
#working("A1")[Pattern #result[${largest}]]]`,
        alt: plain`A floor in Rajshahi is laid with grey and white square tiles. Pattern 1 is 1 row of ${1 + k} grey tiles, Pattern 2 is 2 rows of ${2 + k} grey tiles, and Pattern 3 is 3 rows of ${3 + k} grey tiles, each with a border of white tiles about it, one tile wide. Part a: complete the table. Patterns 1, 2 and 3 have ${listInWords([1, 2, 3].map(grey))} grey tiles and ${listInWords([1, 2, 3].map(white))} white tiles; Pattern 4 is missing. Part b i: find an expression, in terms of n, for the number of white tiles in Pattern n. Part b ii: explain why no pattern has ${odd} white tiles. Part c: the number of grey tiles in Pattern n is n squared plus ${k === 1 ? '' : k} n. Show that this is right for Pattern 3. Part d: show that the total number of tiles in Pattern n is ${quadraticSpoken(1, k + 4, constant, 'n')}. Part e i: Pattern n has ${count} grey tiles. Find the value of n. Part e ii: Sumi has ${limit} tiles, enough of each colour. Find the number of the largest pattern that she can make.`,
        answerAlt: plain`Part a: Pattern 4 has ${grey(4)} grey and ${white(4)} white tiles. Part b i: the difference is 4, so the number is 4 n plus ${constant}. Part b ii: 4 n would be ${odd - constant}, and n would not be a whole number. Part c: 3 squared plus ${k} times 3 is ${grey(3)}, as in the table. Part d: n squared plus ${k === 1 ? '' : k} n plus 4 n plus ${constant} is ${quadraticSpoken(1, k + 4, constant, 'n')}. Part e i: open bracket, n minus ${target}, close bracket, times, open bracket, n plus ${target + k}, close bracket, is 0, so n is ${target}. Part e ii: Pattern ${largest} has ${total(largest)} tiles and the next ${total(largest + 1)}, so the largest is Pattern ${largest}.`,
        answers: [
          final('a', inOrder([grey(4), white(4)]), 'grey, white'),
          final('b i', expression(`4n + ${constant}`, 'n')),
          final('e i', number(target), 'n'),
          final('e ii', number(largest)),
        ],
        verify: () => {
          // Tile by tile.
          const tiles = (n: number) => {
            let [inside, border] = [0, 0]
            for (let row = 0; row < n + 2; row += 1)
              for (let column = 0; column < n + k + 2; column += 1)
                if (row % (n + 1) === 0 || column % (n + k + 1) === 0) border += 1
                else inside += 1
            return { inside, border }
          }
          for (let n = 1; n < 30; n += 1) {
            const { inside, border } = tiles(n)
            if (border !== 4 * n + constant || inside !== n * n + k * n) return `Pattern ${n} has other tiles`
            if (inside + border !== n * n + (k + 4) * n + constant) return `Pattern ${n} has another total`
            if (border === odd) return `Pattern ${n} has ${odd} white tiles`
          }
          return tiles(target).inside === count && total(largest) <= limit && total(largest + 1) > limit
            ? null
            : 'another pattern has so many'
        },
      }
    },
  },
})
