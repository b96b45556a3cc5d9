// The greatest volume of what can be made of a sheet or a string: a formula to show, its derivative, and what that means.

import { agree } from '../../kit/checking.ts'
import { expression, final, number } from '../../kit/final-answers.ts'
import { grouped } from '../../kit/measuring.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'

/** Length, width and the side of the square that leaves the greatest box. */
const sheets = [
  [24, 15, 3],
  [16, 10, 2],
  [30, 14, 3],
  [21, 16, 3],
  [24, 9, 2],
  [45, 24, 5],
  [32, 20, 4],
  [40, 25, 5],
] as const

/** Where a function is greatest, among many values. */
const greatestOf = (f: (x: number) => number, to: number): number => {
  let best = 0
  for (let n = 1; n < 20_000; n += 1) if (f((to * n) / 20_000) > f(best)) best = (to * n) / 20_000
  return best
}

export const greatestVolume = defineTemplate({
  id: 'greatest-volume',
  marks: 14,
  calculator: true,
  level: 5,
  cases: {
    'open-box'(random) {
      const [length, width, side] = random.pick(sheets)
      const [square, linear] = [2 * (length + width), length * width]
      const other = (length + width) / 3 - side
      const thirds = length + width - 3 * side
      const otherShown = thirds % 3 === 0 ? `${thirds / 3}` : `${thirds} / 3`
      const otherSaid = thirds % 3 === 0 ? `${thirds / 3}` : `${thirds} over 3`
      const volume = side * (length - 2 * side) * (width - 2 * side)
      const area = linear - 4 * side * side
      const [k, half] = [24 * side - 4 * (length + width), width / 2]
      return {
        question: typst`
A sheet of tin is a rectangle, ${length} cm by ${width} cm. A square with sides of $x$ cm is cut from each corner. The sheet is then folded along the dashed lines to make an open box.
#sketch(polygon-of((0, 0), (${length}, 0), (${length}, ${width}), (0, ${width}), sides: ([${length} cm], [${width} cm])), ${[
          [0, 0],
          [length - side, 0],
          [0, width - side],
          [length - side, width - side],
        ]
          .map(
            ([x = 0, y = 0]) =>
              `polygon-of((${x}, ${y}), (${x + side}, ${y}), (${x + side}, ${y + side}), (${x}, ${y + side}), fill: maths-wash)`,
          )
          .join(
            ', ',
          )}, polygon-of((${side}, ${side}), (${length - side}, ${side}), (${length - side}, ${width - side}), (${side}, ${width - side}), dash: "dashed", colour: ink-soft), edge((0, ${width}), (${side}, ${width}), body: $x$), edge((0, ${width - side}), (0, ${width}), body: $x$), height: 200pt, padding: (40pt, 26pt))
#part("a", 3)[Show that the volume of the box, $V$~cm³, is #linebreak() $V = 4x^3 − ${square}x^2 + ${linear}x$.]
#part("b", 1)[Explain why $x$ must be less than ${half}.]
#part("c", 2)[Find the derivative, $(d V) / (d x)$.]
#part("d", 5)[Find the value of $x$ for which the volume of the box is greatest. Show how you know that it is a maximum.]
#part("e i", 1)[Find the greatest volume of the box.]
#part("e ii", 2)[Find the area of tin in the box of greatest volume.]`,
        answer: typst`
#part("a")[
#working("B1")[the sides of the base: $${length} − 2x$, $${width} − 2x$]
#working("M1")[$V = x(${length} − 2x)(${width} − 2x)$ #linebreak() $= x(${linear} − ${2 * length}x − ${2 * width}x + 4x^2)$]
#working("A1")[$V = 4x^3 − ${square}x^2 + ${linear}x$]
#scheme[*A1* needs the brackets multiplied out without a slip.]]
#part("b")[#working("B1 oe")[Two squares are cut from the width, so $2x < ${width}$.]]
#part("c")[
#working("B2")[#result[$12x^2 − ${2 * square}x + ${linear}$]]
#scheme[*B1* for two terms right.]]
#part("d")[
#working("M1 FT")[$12x^2 − ${2 * square}x + ${linear} = 0$]
#working("M1")[$ x = (${2 * square} plus.minus sqrt(${2 * square}^2 − 4 times 12 times ${linear}))/24 $]
#working("A1")[$x = ${side}$ or $x = ${otherShown}$ #linebreak() $${otherShown} > ${half}$, so $x =$ #result[${side}]]
#working("M1")[$ (d^2 V)/(d x^2) = 24x − ${2 * square} $]
#working("A1")[at $x = ${side}$ it is $−${-k} < 0$: a maximum]
#scheme[*M1* for factors or for the formula with their coefficients. #linebreak() Or, for the last two marks: the gradient at a value on each side of $x = ${side}$ *M1*, positive before and negative after it *A1*]]
#part("e i")[#working("B1 FT")[$V = ${side} times ${length - 2 * side} times ${width - 2 * side} =$ #result[${volume}] cm³]]
#part("e ii")[
#working("M1 FT")[$${length} times ${width} − 4 times ${side}^2$]
#working("A1")[#result[${area}] cm²]]`,
        alt: plain`A sheet of tin is a rectangle, ${length} cm by ${width} cm. A square with sides of x cm is cut from each corner. The sheet is then folded to make an open box, x cm high. Part a: show that the volume of the box, V cubic centimetres, is V equals 4 x cubed minus ${square} x squared plus ${linear} x. Part b: explain why x must be less than ${half}. Part c: find d V by d x. Part d: find the value of x for which the volume of the box is greatest. Show how you know that it is a maximum. Part e i: find the greatest volume of the box. Part e ii: find the area of tin in the box of greatest volume.`,
        answerAlt: plain`Part a: the base is, open bracket, ${length} minus 2x, close bracket, by, open bracket, ${width} minus 2x, close bracket, and V is x times the two, which multiplies out to 4 x cubed minus ${square} x squared plus ${linear} x. Part b: two squares are cut from the width, so 2x is less than ${width}. Part c: d V by d x is 12 x squared minus ${2 * square} x plus ${linear}. Part d: where it is 0, x is ${side} or ${otherSaid}, which is too large, so x is ${side}. The second derivative, 24x minus ${2 * square}, is minus ${-k} there, so it is a maximum. Part e i: ${side} times ${length - 2 * side} times ${width - 2 * side} is ${volume} cubic centimetres. Part e ii: ${length} times ${width}, minus 4 times ${side} squared, is ${area} square centimetres.`,
        answers: [
          final('c', expression(`12x^2 - ${2 * square}x + ${linear}`, 'x')),
          final('d', number(side, { unit: 'cm' }), 'x'),
          final('e i', number(volume, { unit: 'cm³' })),
          final('e ii', number(area, { unit: 'cm²' })),
        ],
        verify: () => {
          const folded = (x: number) => x * (length - 2 * x) * (width - 2 * x)
          if (!agree(folded(1.7), 4 * 1.7 ** 3 - square * 1.7 ** 2 + linear * 1.7))
            return 'the formula is another'
          if (!agree(12 * other ** 2 - 2 * square * other + linear, 0, 1e-6))
            return 'the other root is another'
          const [l, w] = [length - 2 * side, width - 2 * side]
          if (l * w + 2 * side * (l + w) !== area) return 'face by face the area is another'
          const found = greatestOf(folded, half)
          return agree(found, side, 0.003) && volume === folded(side)
            ? null
            : `the volume is greatest at ${found}`
        },
      }
    },
    parcel(random) {
      const limit = random.pick([120, 150, 180, 210, 240, 270, 300])
      const best = limit / 6
      const tried = best - 10
      const slope = 2 * limit * tried - 12 * tried ** 2
      const volume = best * best * (limit - 4 * best)
      const surface = 2 * best * best + 4 * best * (limit - 4 * best)
      return {
        question: typst`
A post office takes a parcel only if its length and the distance around it, shown by the dashed line, have a total of ${limit} cm or less. Rumi packs jute bags in a cuboid with a square end of side $x$ cm and a length of $y$ cm, so that $y + 4x = ${limit}$.
#not-to-scale
#sketch(cuboid(9, 3, 4.4, width-label: $y$, height-label: $x$, depth-label: $x$), space-edge((4.5, 0, 0), (4.5, 3, 0), dash: "dashed", colour: maths), space-edge((4.5, 3, 0), (4.5, 3, 4.4), dash: "dashed", colour: maths), height: 150pt, padding: (40pt, 26pt))
#part("a", 2)[Show that the volume of the parcel, $V$~cm³, is #linebreak() $V = ${limit}x^2 − 4x^3$.]
#part("b", 2)[Find the derivative, $(d V) / (d x)$.]
#part("c i", 1)[Work out the value of $(d V) / (d x)$ when $x = ${tried}$.]
#part("c ii", 1)[Explain what its sign tells Rumi about a parcel with $x = ${tried}$.]
#part("d", 5)[Find the value of $x$ for which the volume is greatest. Show how you know that it is a maximum.]
#part("e i", 1)[Find the greatest volume of the parcel.]
#part("e ii", 2)[Find the total surface area of this parcel.]`,
        answer: typst`
#part("a")[
#working("M1")[$y = ${limit} − 4x$]
#working("A1")[$V = x^2 y = x^2(${limit} − 4x)$ #linebreak() $= ${limit}x^2 − 4x^3$]]
#part("b")[
#working("B2")[#result[$${2 * limit}x − 12x^2$]]
#scheme[*B1* for one term right.]]
#part("c i")[#working("B1 FT")[$${2 * limit} times ${tried} − 12 times ${tried}^2 =$ #result[${slope}]]]
#part("c ii")[#working("B1 FT oe")[It is positive, so the volume still increases as $x$ increases.]]
#part("d")[
#working("M1 FT")[$${2 * limit}x − 12x^2 = 0$]
#working("M1")[$12x(${best} − x) = 0$ #linebreak() $x = 0$ or $x = ${best}$]
#working("A1")[$x = 0$ makes no parcel, so $x =$ #result[${best}]]
#working("M1")[$ (d^2 V)/(d x^2) = ${2 * limit} − 24x $]
#working("A1")[at $x = ${best}$ it is $−${2 * limit} < 0$: a maximum]
#scheme[Or, for the last two marks: the gradient at a value on each side of $x = ${best}$ *M1*, positive before and negative after it *A1*]]
#part("e i")[#working("B1 FT")[$V = ${best}^2 times ${limit - 4 * best} =$ #result[${grouped(volume)}] cm³]]
#part("e ii")[
#working("M1 FT")[$2 times ${best}^2 + 4 times ${best} times ${limit - 4 * best}$]
#working("A1")[#result[${grouped(surface)}] cm²]]`,
        alt: plain`A post office takes a parcel only if its length and the distance around it have a total of ${limit} cm or less. Rumi packs jute bags in a cuboid with a square end of side x cm and a length of y cm, so that y plus 4x equals ${limit}. Part a: show that the volume of the parcel, V cubic centimetres, is V equals ${limit} x squared minus 4 x cubed. Part b: find d V by d x. Part c i: work out the value of d V by d x when x is ${tried}. Part c ii: explain what its sign tells Rumi about a parcel with x equal to ${tried}. Part d: find the value of x for which the volume is greatest. Show how you know that it is a maximum. Part e i: find the greatest volume of the parcel. Part e ii: find the total surface area of this parcel.`,
        answerAlt: plain`Part a: y is ${limit} minus 4x, and V is x squared times y, which is ${limit} x squared minus 4 x cubed. Part b: d V by d x is ${2 * limit} x minus 12 x squared. Part c i: at ${tried} it is ${slope}. Part c ii: it is positive, so the volume still increases as x increases. Part d: where it is 0, x is 0, which makes no parcel, or ${best}. The second derivative, ${2 * limit} minus 24x, is minus ${2 * limit} there, so x equal to ${best} gives a maximum. Part e i: ${best} squared times ${limit - 4 * best} is ${volume} cubic centimetres. Part e ii: 2 times ${best} squared, plus 4 times ${best} times ${limit - 4 * best}, is ${surface} square centimetres.`,
        answers: [
          final('b', expression(`${2 * limit}x - 12x^2`, 'x')),
          final('c i', number(slope)),
          final('d', number(best, { unit: 'cm' }), 'x'),
          final('e i', number(volume, { unit: 'cm³' })),
          final('e ii', number(surface, { unit: 'cm²' })),
        ],
        verify: () => {
          const packed = (x: number) => x * x * (limit - 4 * x)
          const step = 1e-4
          const rise = (packed(tried + step) - packed(tried - step)) / (2 * step)
          if (!agree(rise, slope, 0.01)) return `at ${tried} the gradient is ${rise}`
          const y = limit - 4 * best
          if (
            [best * best, best * best, best * y, best * y, best * y, best * y].reduce((a, b) => a + b) !==
            surface
          )
            return 'face by face the surface is another'
          const found = greatestOf(packed, limit / 4)
          return agree(found, best, 0.01) && volume === packed(best)
            ? null
            : `the volume is greatest at ${found}`
        },
      }
    },
  },
})
