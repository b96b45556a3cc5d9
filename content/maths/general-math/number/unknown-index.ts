// Powers with an unknown index.

import { agree } from '../../kit/checking.ts'
import { final, number } from '../../kit/final-answers.ts'
import { minus } from '../../kit/numbers.ts'
import { plain, typst } from '../../kit/typst.ts'
import { powerInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'

export const unknownIndex = defineTemplate({
  id: 'unknown-index',
  marks: 3,
  calculator: false,
  level: 4,
  cases: {
    'one-power'(random) {
      const base = random.pick([2, 3, 5])
      const most = { 2: 6, 3: 4, 5: 3 }[base] ?? 3
      const exponent = -random.integer(3, most)
      const shift = random.integer(1, 3)
      const value = base ** -exponent
      const x = exponent + shift
      return {
        question: typst`Find $x$ when $${base}^(x - ${shift}) = display(1/${value})$. #marks(3)`,
        answer: typst`
#working("B1 soi")[$${value} = ${base}^${-exponent}$]
#working("M1")[$ 1/${value} = ${base}^(−${-exponent}) "so" x - ${shift} = −${-exponent} $]
#working("A1")[$x =$ #result[$${minus(x)}$]]`,
        alt: plain`Find x when ${base} to the power open bracket x minus ${shift} close bracket equals 1 over ${value}.`,
        answerAlt: plain`${value} is ${base} to the power ${-exponent}, so 1 over ${value} is ${base} to the power minus ${-exponent}. Then x minus ${shift} is minus ${-exponent}, and x is ${x}.`,
        answers: [final('', number(x), 'x')],
        verify: () => {
          const x = exponent + shift
          return agree(base ** (x - shift) * base ** -exponent, 1) ? null : 'the equation does not hold'
        },
      }
    },
    'product-of-powers'(random) {
      const base = random.pick([2, 3, 5])
      const most = { 2: 6, 3: 4, 5: 3 }[base] ?? 3
      const second = random.integer(2, most > 4 ? 4 : 3)
      const third = random.integer(2, 5)
      random.integer(-4, 5)
      const shift = random.integer(1, 2)
      // base^x × (base^second)^shift = base^third, so x = third − second × shift.
      const x = third - second * shift
      const inner = base ** second
      const left = shift === 1 ? `${inner}` : `${inner}^${shift}`
      return {
        question: typst`
$ ${base}^x times ${left} = ${base ** third} $
By writing each number as a power of ${base}, find the value of $x$. #marks(3)`,
        answer: typst`
#working("B1")[$${left} = ${shift === 1 ? '' : `(${base}^${second})^${shift} = `}${base}^${second * shift}$]
#working("M1")[$x + ${second * shift} = ${third}$, because $${base ** third} = ${base}^${third}$]
#working("A1")[$x =$ #result[$${minus(x)}$]]`,
        alt: plain`${base} to the power x, times ${powerInWords(String(inner), shift)}, equals ${base ** third}. By writing each number as a power of ${base}, find the value of x.`,
        answerAlt: plain`${powerInWords(String(inner), shift)} is ${base} to the power ${second * shift}, and ${base ** third} is ${base} to the power ${third}. So x plus ${second * shift} is ${third}, and x is ${x}.`,
        answers: [final('', number(x), 'x')],
        verify: () => {
          const x = third - second * shift
          return agree(base ** x * (base ** second) ** shift, base ** third)
            ? null
            : 'the equation does not hold'
        },
      }
    },
  },
})
