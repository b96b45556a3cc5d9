// Identities of combinations that are shown by writing them out.

import { nCr } from '../../kit/chance.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'
import { combinations } from './counting.ts'

/** Nothing is typed into a proof. */
const shownFor = (r: number, sides: (n: number) => readonly [number, number]) => ({
  answers: [],
  verify: () => {
    for (let n = r; n <= 25; n += 1) {
      const [left, right] = sides(n)
      if (left !== right) return `with n = ${n} the sides are ${left} and ${right}`
    }
    return null
  },
})

export const prove = defineTemplate({
  id: 'prove-an-identity',
  marks: 4,
  calculator: false,
  level: 5,
  cases: {
    square(random) {
      const r = random.pick([3, 4])
      return {
        question: typst`Show that $${nCr('n', 2)} + ${nCr('n + 1', 2)}$ is a square number for every integer $n >= ${r - 1}$. #marks(4)`,
        answer: typst`
#working("M1")[$ ${nCr('n', 2)} = (n(n - 1))/2 $]
#working("M1")[$ ${nCr('n + 1', 2)} = ((n + 1)n)/2 $]
#working("M1")[$ (n(n - 1) + n(n + 1))/2 = (n times 2n)/2 $]
#working("A1")[$=$ #result[$n^2$], a square number]`,
        alt: plain`Show that n C 2, plus open bracket n plus 1 close bracket C 2, is a square number for every integer n from ${r - 1} on.`,
        answerAlt: plain`n C 2 is half of n times open bracket n minus 1 close bracket, and open bracket n plus 1 close bracket C 2 is half of n times open bracket n plus 1 close bracket. The sum is half of n times 2 n, which is n squared, a square number.`,
        ...shownFor(r, (n) => [combinations(n, 2) + combinations(n + 1, 2), n * n]),
      }
    },
    pascal(random) {
      const r = random.pick([3, 4])
      const tops = r === 3 ? 'n(n - 1)' : 'n(n - 1)(n - 2)'
      const more = r === 3 ? '(n - 2)' : '(n - 3)'
      const rest = r === 3 ? '(n + 1)n(n - 1)' : '(n + 1)n(n - 1)(n - 2)'
      return {
        question: typst`Show that
$ ${nCr('n', r - 1)} + ${nCr('n', r)} = ${nCr('n + 1', r)} $
for every integer $n >= ${r}$. #marks(4)`,
        answer: typst`
#working("M1")[left: $display((${tops})/(${r - 1}!) + (${tops}${more})/(${r}!))$]
#note[Take out the common factor; $${r}! = ${r} times ${r - 1}!$.]
#working("M1")[$ (${tops})/(${r}!) (${r} + n - ${r - 1}) $]
#working("M1")[$ (${rest})/(${r}!) $]
#working("A1")[This is #result[$${nCr('n + 1', r)}$].]`,
        alt: plain`Show that n C ${r - 1} plus n C ${r} is open bracket n plus 1 close bracket C ${r}, for every integer n from ${r} on.`,
        answerAlt: plain`Written out, with the common factor over ${r} factorial taken out, the bracket is ${r} plus n minus ${r - 1}, which is n plus 1. So the left side is the product of n plus 1, n and so on, over ${r} factorial, which is open bracket n plus 1 close bracket C ${r}.`,
        ...shownFor(r, (n) => [combinations(n, r - 1) + combinations(n, r), combinations(n + 1, r)]),
      }
    },
    'times-r'(random) {
      const r = random.pick([3, 4])
      const tops = Array.from({ length: r - 1 }, (_, k) => `(n - ${k + 1})`).join('')
      return {
        question: typst`Show that
$ ${r} times ${nCr('n', r)} = n times ${nCr('n - 1', r - 1)} $
for every integer $n >= ${r}$. #marks(4)`,
        answer: typst`
#working("M1")[left: $display(${r} times (n${tops})/(${r}!))$]
#working("M1")[$${r}! = ${r} times ${r - 1}!$, so this is $ (n${tops})/(${r - 1}!) $]
#working("M1")[right: $display(n times (${tops})/(${r - 1}!))$]
#working("A1")[The two sides are #result[equal].]`,
        alt: plain`Show that ${r} times n C ${r} is n times open bracket n minus 1 close bracket C ${r - 1}, for every integer n from ${r} on.`,
        answerAlt: plain`On the left, ${r} cancels one factor of ${r} factorial, and n times open bracket n minus 1 close bracket and so on, over ${r - 1} factorial, is left. The right is n times the product from n minus 1 on, over ${r - 1} factorial. The two sides are equal.`,
        ...shownFor(r, (n) => [r * combinations(n, r), n * combinations(n - 1, r - 1)]),
      }
    },
  },
})
