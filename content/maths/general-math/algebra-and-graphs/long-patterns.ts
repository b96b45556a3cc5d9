// A growing pattern to its end: what is counted, two formulas, their sum, and which pattern has how many.

import { expression, final, inOrder, number } from '../../kit/final-answers.ts'
import { exact, unrounded } from '../../kit/numbers.ts'
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

/** n rows of small triangles below a row of k rods: drawn, and counted piece by piece. */
const lattice = (n: number, k: number, at: number) => {
  const [rods, joints, parts] = [new Set<string>(), new Set<string>(), [] as string[]]
  const place = (row: number, along: number) =>
    `(${exact(at + (n - row) / 2 + along)}, ${exact((n - row) * 0.866)})`
  let triangles = 0
  const small = (...corners: readonly (readonly [row: number, along: number])[]) => {
    triangles += 1
    const named = corners.map(([row, along]) => place(row, along))
    for (const [m, name] of named.entries()) {
      joints.add(name)
      rods.add([name, named[(m + 1) % 3] ?? ''].sort().join(', '))
    }
  }
  for (let row = 1; row <= n; row += 1)
    for (let along = 0; along < row + k; along += 1) {
      small([row - 1, along], [row, along], [row, along + 1])
      if (along > 0) small([row - 1, along - 1], [row - 1, along], [row, along])
    }
  for (const rod of rods) parts.push(`edge(${rod})`)
  for (const joint of joints) parts.push(`point(${joint}, none)`)
  return { markup: parts.join(', '), triangles, rods: rods.size, joints: joints.size }
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
      const root = Math.sqrt(limit + k * k * 0.25) - (k + 4) / 2
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
#part("d", 1)[Find an expression, in terms of $n$, for the total number of tiles in Pattern $n$. Give your answer in its simplest form.]
#part("e i", 3)[Pattern $n$ has ${count} grey tiles. Find the value of $n$.]
#part("e ii", 2)[Sumi has ${limit} tiles, enough of each colour. Find the number of the largest pattern that she can make.]`,
        answer: typst`
#part("a")[#working("B1 B1")[grey: #result[${grey(4)}], white: #result[${white(4)}]]]
#part("b i")[
#working("M1")[The difference is 4: $4n + c$]
#working("A1 oe")[#result[$4n + ${constant}$]]]
#part("b ii")[
#working("M1 FT")[$4n + ${constant} = ${odd}$, so $4n = ${odd - constant}$]
#working("A1 oe")[$n$ would not be a whole number.]
#scheme[Or: every number of white tiles is even *M1*, and ${odd} is odd *A1*]]
#part("c")[#working("B1")[$3^2 + ${k === 1 ? '3' : `${k} times 3`} = ${grey(3)}$, as in the table]]
#part("d")[#working("B1 FT")[$n^2 ${k === 1 ? '+ n' : `+ ${k}n`} + 4n + ${constant}$ #linebreak() $=$ #result[$${quadratic(1, k + 4, constant, 'n')}$]]]
#part("e i")[
#working("M1")[$n^2 ${k === 1 ? '+ n' : `+ ${k}n`} − ${count} = 0$]
#working("M1")[$(n − ${target})(n + ${target + k}) = 0$]
#working("A1")[$n$ is positive: $n =$ #result[${target}]]
#scheme[*M2* also for two trials or more, evaluated correctly, on both sides of ${count}.]]
#part("e ii")[
#working("M1 FT")[Pattern ${largest}: ${total(largest)} tiles #linebreak() Pattern ${largest + 1}: ${total(largest + 1)} tiles]
#working("A1")[Pattern #result[${largest}]]
#scheme[Or: $${quadratic(1, k + 4, constant, 'n')} = ${limit}$ solved, $n = ${unrounded(root)}$ *M1 FT*]]`,
        alt: plain`A floor in Rajshahi is laid with grey and white square tiles. Pattern 1 is 1 row of ${1 + k} grey tiles, Pattern 2 is 2 rows of ${2 + k} grey tiles, and Pattern 3 is 3 rows of ${3 + k} grey tiles, each with a border of white tiles about it, one tile wide. Part a: complete the table. Patterns 1, 2 and 3 have ${listInWords([1, 2, 3].map(grey))} grey tiles and ${listInWords([1, 2, 3].map(white))} white tiles; Pattern 4 is missing. Part b i: find an expression, in terms of n, for the number of white tiles in Pattern n. Part b ii: explain why no pattern has ${odd} white tiles. Part c: the number of grey tiles in Pattern n is n squared plus ${k === 1 ? '' : k} n. Show that this is right for Pattern 3. Part d: find an expression, in terms of n, for the total number of tiles in Pattern n. Give your answer in its simplest form. Part e i: Pattern n has ${count} grey tiles. Find the value of n. Part e ii: Sumi has ${limit} tiles, enough of each colour. Find the number of the largest pattern that she can make.`,
        answerAlt: plain`Part a: Pattern 4 has ${grey(4)} grey and ${white(4)} white tiles. Part b i: the difference is 4, so the number is 4 n plus ${constant}. Part b ii: 4 n would be ${odd - constant}, and n would not be a whole number. Part c: 3 squared plus ${k === 1 ? '3' : `${k} times 3`} is ${grey(3)}, as in the table. Part d: n squared plus ${k === 1 ? '' : k} n plus 4 n plus ${constant} is ${quadraticSpoken(1, k + 4, constant, 'n')}. Part e i: open bracket, n minus ${target}, close bracket, times, open bracket, n plus ${target + k}, close bracket, is 0, so n is ${target}. Part e ii: Pattern ${largest} has ${total(largest)} tiles and the next ${total(largest + 1)}, so the largest is Pattern ${largest}.`,
        answers: [
          final('a', inOrder([grey(4), white(4)]), 'grey, white'),
          final('b i', expression(`4n + ${constant}`, 'n')),
          final('d', expression(`n^2 + ${k + 4}n + ${constant}`, 'n', 'simplified')),
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
    'rods-and-joints'(random) {
      const k = random.pick([1, 2, 3])
      const target = random.integer(9, 20)
      const triangles = (n: number) => n * n + 2 * k * n
      const joints = (n: number) => ((n + 1) * (n + 2 * k + 2)) / 2
      const rods = (n: number) => (3 * n * n + (6 * k + 3) * n + 2 * k) / 2
      const b = 3 * k + 1.5
      const many = joints(target)
      const starts = [0, k + 2.6, 2 * k + 6.2] as const
      return {
        question: typst`
The frame of a roof in Barishal is made of bamboo rods of equal length, with a joint at each end of a rod. These are the first three patterns.
#sketch(${[1, 2, 3].map((n) => lattice(n, k, starts[n - 1] ?? 0).markup).join(', ')}, padding: (8pt, 8pt), height: 130pt)
#part("a", 2)[Complete the table.
#table(columns: 5, inset: (x: 7pt, y: 6pt), [Pattern], [1], [2], [3], [4], [Small triangles], [${triangles(1)}], [${triangles(2)}], [${triangles(3)}], [], [Joints], [${joints(1)}], [${joints(2)}], [${joints(3)}], [], [Rods], [${rods(1)}], [${rods(2)}], [${rods(3)}], [])]
#part("b", 2)[Find an expression, in terms of $n$, for the number of small triangles in Pattern $n$.]
#part("c")[The number of rods in Pattern $n$ is $a n^2 + b n + ${k}$.]
#part("c i", 1)[Use Pattern 1 to show that $a + b = ${rods(1) - k}$.]
#part("c ii", 3)[Find the value of $a$ and the value of $b$.]
#part("d", 3)[The number of joints in Pattern $n$ is $1 / 2(n + 1)(n + ${2 * k + 2})$. One pattern has ${many} joints. Find its number.]
#part("e", 2)[Show that, in Pattern $n$, the number of joints and the number of small triangles add up to 1 more than the number of rods.]`,
        answer: typst`
#part("a")[
#working("B2")[triangles #result[${triangles(4)}], joints #result[${joints(4)}], #linebreak() rods #result[${rods(4)}]]
#scheme[*B1* for two of them.]]
#part("b")[
#working("M1")[The second difference is 2: $n^2 + p n + q$]
#working("A1 oe")[#result[$n^2 + ${2 * k}n$]]]
#part("c i")[#working("B1")[$n = 1$: $a + b + ${k} = ${rods(1)}$, so $a + b = ${rods(1) - k}$]]
#part("c ii")[
#working("M1")[$n = 2$: $4a + 2b = ${rods(2) - k}$]
#working("M1 dep")[$2a + 2b = ${2 * (rods(1) - k)}$, so #linebreak() $2a = ${rods(2) - k} − ${2 * (rods(1) - k)} = ${rods(2) - 2 * rods(1) + k}$]
#working("A1")[$a =$ #result[1.5], $b =$ #result[${b}]]
#scheme[The first *M1* is for any second equation, from Pattern 2, 3 or 4.]]
#part("d")[
#working("M1")[$(n + 1)(n + ${2 * k + 2}) = ${2 * many}$ #linebreak() $${quadratic(1, 2 * k + 3, 2 * k + 2 - 2 * many, 'n')} = 0$]
#working("M1")[$(n − ${target})(n + ${target + 2 * k + 3}) = 0$]
#working("A1")[$n$ is positive: $n =$ #result[${target}]]
#scheme[*M2* also for two trials or more, evaluated correctly, one of them ${target}.]]
#part("e")[
#working("M1")[$1 / 2(${quadratic(1, 2 * k + 3, 2 * k + 2, 'n')}) + n^2 + ${2 * k}n$]
#working("A1")[$= 1.5n^2 + ${b}n + ${k} + 1$, #linebreak() 1 more than the number of rods]]`,
        alt: plain`The frame of a roof in Barishal is made of bamboo rods of equal length, with a joint at each end of a rod. Pattern 1 is a row of ${2 * k + 1} small triangles, with ${k} ${k === 1 ? 'rod' : 'rods'} along its top and ${k + 1} along its bottom. Each later pattern has one more row below, whose bottom is one rod longer. Part a: complete the table. Patterns 1, 2 and 3 have ${listInWords([1, 2, 3].map(triangles))} small triangles, ${listInWords([1, 2, 3].map(joints))} joints, and ${listInWords([1, 2, 3].map(rods))} rods; Pattern 4 is missing. Part b: find an expression, in terms of n, for the number of small triangles in Pattern n. Part c: the number of rods in Pattern n is a times n squared, plus b n, plus ${k}. Part c i: use Pattern 1 to show that a plus b equals ${rods(1) - k}. Part c ii: find the value of a and the value of b. Part d: the number of joints in Pattern n is one half times, open bracket, n plus 1, close bracket, times, open bracket, n plus ${2 * k + 2}, close bracket. One pattern has ${many} joints. Find its number. Part e: show that, in Pattern n, the number of joints and the number of small triangles add up to 1 more than the number of rods.`,
        answerAlt: plain`Part a: Pattern 4 has ${triangles(4)} small triangles, ${joints(4)} joints and ${rods(4)} rods. Part b: the second difference is 2, and the expression is n squared plus ${2 * k} n. Part c i: where n is 1, a plus b plus ${k} is ${rods(1)}, so a plus b is ${rods(1) - k}. Part c ii: where n is 2, 4 a plus 2 b is ${rods(2) - k}, so 2 a is ${rods(2) - 2 * rods(1) + k}, a is 1.5 and b is ${b}. Part d: ${quadraticSpoken(1, 2 * k + 3, 2 * k + 2 - 2 * many, 'n')} is 0, so n is ${target}. Part e: the sum of the two expressions is 1.5 n squared plus ${b} n plus ${k} plus 1, which is 1 more than the number of rods.`,
        answers: [
          final('a', inOrder([triangles(4), joints(4), rods(4)]), 'triangles, joints, rods'),
          final('b', expression(`n^2 + ${2 * k}n`, 'n')),
          final('c ii', number(1.5), 'a'),
          final('c ii', number(b), 'b'),
          final('d', number(target), 'n'),
        ],
        verify: () => {
          // Rod by rod and joint by joint.
          for (let n = 1; n < 13; n += 1) {
            const counted = lattice(n, k, 0)
            if (counted.triangles !== n * n + 2 * k * n)
              return `Pattern ${n} has ${counted.triangles} triangles`
            if (counted.rods !== 1.5 * n * n + b * n + k) return `Pattern ${n} has ${counted.rods} rods`
            if (counted.joints !== joints(n)) return `Pattern ${n} has ${counted.joints} joints`
          }
          const found = Array.from({ length: 60 }, (_, n) => n).filter((n) => joints(n) === many)
          return found.length === 1 && found[0] === target && lattice(target, k, 0).joints === many
            ? null
            : `${found.join(', ')} have so many joints`
        },
      }
    },
  },
})
