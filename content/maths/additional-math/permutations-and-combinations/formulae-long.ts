// Long questions on the formula for combinations: a pile of fruit whose layers add up, and committees of every size.

import { compared } from '../../kit/comparing.ts'
import { final, number } from '../../kit/final-answers.ts'
import { laidOut } from '../../kit/layout.ts'
import { lowestTerms } from '../../kit/numbers.ts'
import { plain, typst } from '../../kit/typst.ts'
import { ordinal } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'
import { answered, combinations, countSelections } from './counting.ts'

const nCr = (n: number | string, r: number | string): string => `attach("C", tl: ${n}, br: ${r})`
/** The first three layers, seen from above. */
const layersDrawn = [0, 3, 8]
  .flatMap((left, layer) => [
    ...Array.from({ length: layer + 1 }, (_, row) =>
      Array.from(
        { length: layer + 1 - row },
        (_, n) => `circle-of((${left + row + 2 * n}, ${1.73 * row}), 1, mark: false, fill: maths-wash)`,
      ),
    ).flat(),
    `point((${left + layer}, -1.2), [${ordinal(layer + 1)}], side: "below", mark: false)`,
  ])
  .join(', ')
const chosen = (n: number, r: number) => countSelections(Array.from({ length: n }), r, () => true)

export const formulaInUse = laidOut(
  defineTemplate({
    id: 'formula-in-use',
    marks: 10,
    calculator: true,
    level: 5,
    cases: {
      'pile-of-oranges'(random) {
        const [layer, layers] = random.pick([
          [10, 12],
          [9, 11],
          [8, 10],
          [12, 9],
          [11, 8],
          [7, 13],
        ] as const)
        const inLayer = combinations(layer + 1, 2)
        const all = combinations(layers + 2, 3)
        return {
          question: typst`
A fruit seller builds a pile of oranges in triangular layers. From the top, the layers have 1, 3, 6, … oranges, and the $k$th layer has $${nCr('k + 1', 2)}$ oranges. The diagram shows the first three layers from above.
#sketch(height: 140pt, padding: (14pt, 22pt), ${layersDrawn})
#part("a", 1)[Find the number of oranges in the ${ordinal(layer)} layer.]
#part("b", 2)[Show that $${nCr('n', 3)} = display((n(n − 1)(n − 2))/6)$.]
#part("c", 3)[Hence show that $${nCr('k + 2', 3)} − ${nCr('k + 1', 3)} = ${nCr('k + 1', 2)}$ for $k >= 2$.]
#part("d", 2)[Explain why this shows that a pile with $n$ layers has $${nCr('n + 2', 3)}$ oranges.]
#part("e", 2)[Find the number of layers of a pile that has ${all} oranges.]`,
          answer: typst`
#part("a")[#working("B1")[$${nCr(layer + 1, 2)} =$ ${answered(inLayer)}]]
#part("b")[
#working("M1")[$display((n!)/(3!(n − 3)!))$]
#working("A1")[$(n − 3)!$ cancels: $display((n(n − 1)(n − 2))/(3 times 2 times 1)) = display((n(n − 1)(n − 2))/6)$]]
#part("c")[
#working("M1")[$display(((k + 2)(k + 1)k)/6) − display(((k + 1)k(k − 1))/6)$]
#working("M1")[$= display((k(k + 1))/6)((k + 2) − (k − 1))$ #h(3pt) _or both multiplied out_]
#working("A1")[$= display((k(k + 1))/2) = ${nCr('k + 1', 2)}$]]
#part("d")[
#working("B1")[the layers from the 2nd to the $n$th are \
$(${nCr(4, 3)} − ${nCr(3, 3)}) + (${nCr(5, 3)} − ${nCr(4, 3)}) + … + (${nCr('n + 2', 3)} − ${nCr('n + 1', 3)})$]
#working("B1")[all but $${nCr('n + 2', 3)} − ${nCr(3, 3)}$ cancels, and the top layer has $1 = ${nCr(3, 3)}$ orange]]
#part("e")[
#working("M1")[$display(((n + 2)(n + 1)n)/6) = ${all}$, so $n(n + 1)(n + 2) = ${6 * all}$]
#working("A1")[$${layers} times ${layers + 1} times ${layers + 2} = ${6 * all}$, so there are #result[${layers}] layers]]`,
          alt: plain`A fruit seller builds a pile of oranges in triangular layers. From the top, the layers have 1, 3, 6 and so on oranges, and layer number k has, open bracket, k plus 1, close bracket, C 2, oranges. Here n C r stands for the number of ways of choosing r things out of n. Part a: find the number of oranges in the ${ordinal(layer)} layer. Part b: show that n C 3 is the product of n, n minus 1 and n minus 2, all over 6. Part c: hence show that, open bracket, k plus 2, close bracket, C 3, minus, open bracket, k plus 1, close bracket, C 3, equals, open bracket, k plus 1, close bracket, C 2, when k is at least 2. Part d: explain why this shows that a pile with n layers has, open bracket, n plus 2, close bracket, C 3, oranges. Part e: find the number of layers of a pile that has ${all} oranges.`,
          answerAlt: plain`Part a: ${layer + 1} C 2 is ${inLayer}. Part b: n factorial over, 3 factorial times, open bracket, n minus 3, close bracket, factorial; the factors from n minus 3 down cancel. Part c: k times, open bracket, k plus 1, close bracket, over 6 is a common factor, and the rest is k plus 2, minus, open bracket, k minus 1, close bracket, which is 3. Part d: each layer from the second on is a difference of two neighbours. Added up, all cancels but the last less 3 C 3, and the top layer is 3 C 3. Part e: the product of n, n plus 1 and n plus 2 is ${6 * all}, so there are ${layers} layers.`,
          answers: [final('a', number(inLayer)), final('e', number(layers))],
          verify() {
            // Layer by layer, each a row longer than the one above.
            const sizes = Array.from({ length: 20 }, (_, k) => ((k + 1) * (k + 2)) / 2)
            const totals = sizes.map((_, k) => sizes.slice(0, k + 1).reduce((sum, size) => sum + size, 0))
            return compared(
              ['the layer', sizes[layer - 1] ?? 0, inLayer],
              ['the pile', totals.indexOf(all) + 1, layers],
              ['the identity', chosen(9, 3) - chosen(8, 3), chosen(8, 2)],
            )
          },
        }
      },
      committees(random) {
        const [n, r] = random.pick([
          [10, 2],
          [12, 3],
          [8, 2],
          [10, 3],
          [14, 4],
          [12, 4],
        ] as const)
        const [top, bottom] = lowestTerms(n - r, r + 1)
        const both = combinations(n - 2, r - 1)
        const [middle, most] = [n / 2, combinations(n, n / 2)]
        return {
          question: typst`
A club has $n$ members. A committee of $r$ members can be chosen in $${nCr('n', 'r')}$ ways.
#part("a", 2)[Show that, for $0 <= r < n$, $ (${nCr('n', 'r + 1')})/(${nCr('n', 'r')}) = (n − r)/(r + 1). $]
#part("b", 2)[For this club, the numbers of committees of ${r + 1} and of ${r} members are in the ratio $${top} : ${bottom}$. Find the value of $n$.]
#part("c", 2)[Find the number of committees of ${r + 1} members that have both the oldest and the youngest member of the club.]
#part("d", 3)[Use part (a) to find the size of committee that can be chosen in the greatest number of ways.]
#part("e", 1)[Find this number of ways.]`,
          answer: typst`
#part("a")[
#working("M1")[$display((n!)/((r + 1)!(n − r − 1)!)) times display((r!(n − r)!)/(n!))$]
#working("A1")[$(n − r)! = (n − r)(n − r − 1)!$ and $(r + 1)! = (r + 1)r!$, so it is $display((n − r)/(r + 1))$]]
#part("b")[
#working("M1")[$display((n − ${r})/${r + 1}) = display(${top}/${bottom})$]
#working("A1")[#result[$n = ${n}$]]]
#part("c")[
#working("M1 FT")[${r - 1} more from the other ${n - 2}: $${nCr(n - 2, r - 1)}$]
#working("A1")[${answered(both)}]]
#part("d")[
#working("M1 FT")[the number grows from $r$ to $r + 1$ as long as $display((${n} − r)/(r + 1)) > 1$]
#working("A1")[$${n} − r > r + 1$, so $r < ${(n - 1) / 2}$]
#working("A1")[it grows up to the step from ${middle - 1} to ${middle}, and then falls: #result[${middle}] members]]
#part("e")[#working("B1 FT")[$${nCr(n, middle)} =$ ${answered(most)}]]`,
          alt: plain`A club has n members. A committee of r members can be chosen in n C r ways. Part a: show that, when r is at least 0 and less than n, the number of committees of r plus 1 members, divided by n C r, equals, open bracket, n minus r, close bracket, over, open bracket, r plus 1, close bracket. Part b: for this club, the numbers of committees of ${r + 1} and of ${r} members are in the ratio ${top} to ${bottom}. Find the value of n. Part c: find the number of committees of ${r + 1} members that have both the oldest and the youngest member of the club. Part d: use part a to find the size of committee that can be chosen in the greatest number of ways. Part e: find this number of ways.`,
          answerAlt: plain`Part a: in the quotient of the two formulas n factorial cancels, and what is left is n minus r, all over, open bracket, r plus 1, close bracket. Part b: n minus ${r}, all over ${r + 1}, is ${top} over ${bottom}, so n is ${n}. Part c: ${n - 2} C ${r - 1} is ${both}. Part d: the number grows as long as r is less than ${(n - 1) / 2}, so the size is ${middle} members. Part e: ${n} C ${middle} is ${most}.`,
          answers: [
            final('b', number(n), 'n'),
            final('c', number(both)),
            final('d', number(middle)),
            final('e', number(most)),
          ],
          verify() {
            const club = Array.from({ length: n }, (_, member) => member)
            // Pascal's triangle, so that every size is counted without the formula.
            let row = [1]
            for (let k = 0; k < n; k += 1) row = [...row, 0].map((value, j) => value + (row[j - 1] ?? 0))
            const greatest = Math.max(...row)
            return compared(
              ['the ratio', ((row[r + 1] ?? 0) * bottom) / (row[r] ?? 1), top],
              [
                'with both',
                countSelections(club, r + 1, (list) => list.includes(0) && list.includes(n - 1)),
                both,
              ],
              ['the size', row.indexOf(greatest), middle],
              ['only one', row.lastIndexOf(greatest), middle],
              ['the most', greatest, most],
            )
          },
        }
      },
    },
  }),
)
