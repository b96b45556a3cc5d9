// Exact lengths and areas of a rectangle and a right-angled triangle whose sides have surds.

import { agree } from '../../kit/checking.ts'
import { final, number } from '../../kit/final-answers.ts'
import { fraction, highestCommonFactor, simplestSurd, surd } from '../../kit/numbers.ts'
import { simplestForm, typedSurd } from '../../kit/typed.ts'
import { plain, typst } from '../../kit/typst.ts'
import { fractionInWords, surdInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'

export const exactShape = defineTemplate({
  id: 'exact-lengths',
  marks: 4,
  calculator: false,
  level: 5,
  cases: {
    rectangle(random) {
      const { inside, a, b } = random.until(
        () => ({ inside: random.pick([2, 3, 5]), a: random.integer(3, 8), b: random.integer(1, 3) }),
        ({ inside, a, b }) => a > b * Math.sqrt(inside) + 0.6 && highestCommonFactor(a, b) === 1,
      )
      const rooted = b === 1 ? `sqrt(${inside})` : `${b} sqrt(${inside})`
      const spoken = surdInWords(b, inside)
      const area = a * a - b * b * inside
      return {
        question: typst`
The diagram shows a rectangle. Lengths are in centimetres.
#not-to-scale
#sketch(polygon-of((0, 0), (10, 0), (10, 4), (0, 4), sides: ([$${a} + ${rooted}$], [$${a} - ${rooted}$]), angles: ("right", "right", "right", "right")), height: 170pt, padding: (76pt, 26pt))
Without a calculator, find
#part("a", 2)[the area of the rectangle,]
#part("b", 2)[the perimeter of the rectangle.]`,
        answer: typst`
#part("a")[
#working("M1")[$(${a} + ${rooted})(${a} - ${rooted}) = ${a * a} - ${b * b * inside}$]
#note[The terms with roots cancel: a difference of two squares.]
#working("A1")[#result[${area} cm²]]]
#part("b")[
#working("M1")[$2(${a} + ${rooted} + ${a} - ${rooted})$]
#working("A1")[#result[${4 * a} cm]]]`,
        alt: plain`A rectangle has length ${a} plus ${spoken} and width ${a} minus ${spoken}, in centimetres. Without a calculator, find: part a, the area; part b, the perimeter.`,
        answerAlt: plain`Part a: it is a difference of two squares, ${a * a} minus ${b * b * inside}, which is ${area} square centimetres. Part b: the roots cancel, so the perimeter is ${4 * a} cm.`,
        answers: [final('a', number(area, { unit: 'cm²' })), final('b', number(4 * a, { unit: 'cm' }))],
        verify: () => {
          const [x, y] = [a + b * Math.sqrt(inside), a - b * Math.sqrt(inside)]
          return agree(x * y, a * a - b * b * inside) && agree(2 * x + 2 * y, 4 * a)
            ? null
            : 'in decimals it is another area'
        },
      }
    },
    'right-angled-triangle'(random) {
      const { inside, a, b } = random.until(
        () => ({ inside: random.pick([2, 3, 5]), a: random.integer(3, 8), b: random.integer(1, 3) }),
        ({ inside, a, b }) =>
          a > b * Math.sqrt(inside) + 0.6 &&
          simplestSurd(2 * (a * a + b * b * inside)).inside > 1 &&
          highestCommonFactor(a, b) === 1,
      )
      const rooted = b === 1 ? `sqrt(${inside})` : `${b} sqrt(${inside})`
      const spoken = surdInWords(b, inside)
      const square = 2 * (a * a + b * b * inside)
      return {
        question: typst`
The triangle has a right angle at $B$. Lengths are in centimetres.
#not-to-scale
#sketch(triangle((0, 0), (0, 5), (8, 0), names: ("B", "A", "C"), sides: ([$${a} - ${rooted}$], none, [$${a} + ${rooted}$]), angles: ("right",)), padding: (84pt, 28pt))
Without a calculator, find
#part("a", 3)[the exact length of $A C$ in its simplest form,]
#part("b", 1)[the area of the triangle.]`,
        answer: typst`
#part("a")[
#working("M1")[$A C^2 = (${a} + ${rooted})^2 + (${a} - ${rooted})^2$]
#working("A1")[$= 2 times (${a * a} + ${b * b * inside}) = ${square}$]
#note[The middle terms, $plus.minus ${2 * a * b} sqrt(${inside})$, cancel.]
#working("A1")[$A C =$ #result[$${surd(1, square)}$ cm]]]
#part("b")[#working("B1")[$ 1/2 times (${a * a} - ${b * b * inside}) = #result[$${fraction(a * a - b * b * inside, 2)}$ cm²] $]]`,
        alt: plain`Triangle ABC has a right angle at B. AB is ${a} minus ${spoken} and BC is ${a} plus ${spoken}, in centimetres. Without a calculator, find: part a, the exact length of AC in its simplest form; part b, the area of the triangle.`,
        answerAlt: plain`Part a: AC squared is 2 times ${a * a + b * b * inside}, which is ${square}, so AC is ${surdInWords(1, square)} cm. Part b: half of ${a * a} minus ${b * b * inside} is ${fractionInWords(a * a - b * b * inside, 2)} square centimetres.`,
        answers: [
          final('a', simplestForm(typedSurd(1, square), 'cm')),
          final('b', number((a * a - b * b * inside) / 2, { unit: 'cm²' })),
        ],
        verify: () => {
          const [x, y] = [a + b * Math.sqrt(inside), a - b * Math.sqrt(inside)]
          return agree(Math.hypot(x, y), Math.sqrt(2 * (a * a + b * b * inside))) &&
            agree((x * y) / 2, (a * a - b * b * inside) / 2)
            ? null
            : 'in decimals it is another length'
        },
      }
    },
  },
})
