import { final, inequality, number } from '../../kit/final-answers.ts'
import { minus } from '../../kit/numbers.ts'
import { factor, shown, spoken } from '../../kit/quadratics.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'

export const inequalityInWords = defineTemplate({
  id: 'inequality-in-words',
  marks: 5,
  calculator: true,
  level: 4,
  cases: {
    rectangle: (random) => {
      const [low, d] = [random.integer(4, 8), random.integer(2, 6)]
      const high = low + random.integer(2, 5)
      const [area, around] = [low * (low + d), 4 * high + 2 * d]
      return {
        question: typst`
A rectangular vegetable bed is $x$ m wide and $(x + ${d})$ m long.
#sketch(polygon-of((0, 0), (8, 0), (8, 4), (0, 4), fill: addmaths-wash, sides: ($x + ${d}$, none, none, $x$)), height: 130pt)
Its area must be at least ${area} m², and there are ${around} m of fence to go all round it. Find the set of possible values of $x$. #marks(5)`,
        answer: typst`
#working("M1")[area: $x(x + ${d}) >= ${area}$ \
$${shown({ a: 1, b: d, c: -area })} >= 0$]
#working("M1")[$${factor(1, -low)}${factor(1, low + d)} >= 0$]
#working("A1")[$x > 0$, so $x >= ${low}$]
#working("B1")[fence: $4x + ${2 * d} <= ${around}$, so $x <= ${high}$]
#working("A1")[#result[$${low} <= x <= ${high}$]]`,
        alt: plain`A rectangular vegetable bed is x metres wide and x plus ${d} metres long. Its area must be at least ${area} square metres, and there are ${around} metres of fence to go all round it. Find the set of possible values of x.`,
        answerAlt: plain`For the area, ${spoken({ a: 1, b: d, c: -area })} is at least 0, so x is at least ${low}. For the fence, 4 x plus ${2 * d} is at most ${around}, so x is at most ${high}. So x is between ${low} and ${high}, both included.`,
        answers: [final('', inequality(`${low} <= x <= ${high}`))],
        verify() {
          const holds = (x: number) => {
            return x * (x + d) >= low * (low + d) && 2 * (x + x + d) <= 4 * high + 2 * d
          }
          for (let x = 0.0371; x < 130; x += 0.173) {
            if (holds(x) !== (low <= x && x <= high)) return `${x} is on the wrong side`
          }
          return null
        },
      }
    },
    profit: (random) => {
      const low = random.integer(3, 9)
      const high = low + 2 * random.integer(2, 6)
      const d = random.integer(10, 40)
      // P = −x² + (low + high)x − low·high + target
      const constant = d - low * high
      const [sum, product] = [low + high, low * high]
      const best = (low + high) / 2
      const greatest = d + (best - low) ** 2
      const profit = `${sum}x − x^2 ${constant < 0 ? '−' : '+'} ${Math.abs(constant)}`
      return {
        question: typst`
A bakery in Rajshahi sells a cake for Tk $10x$. Its profit in a week is then Tk $1000P$, where $P = ${profit}$.
#part("a", 3)[Find the set of values of $x$ for which the profit is at least Tk ${d} 000.]
#part("b", 2)[Find the price that gives the greatest profit, and that profit.]`.replace(' + 0$', '$'),
        answer: typst`
#part("a")[
#working("M1")[$${profit} >= ${d}$ \
$x^2 − ${sum}x + ${product} <= 0$]
#working("M1")[$${factor(1, -low)}${factor(1, -high)} <= 0$]
#working("A1")[#result[$${low} <= x <= ${high}$]]]
#part("b")[
#note[The greatest value is halfway between these: $x = ${best}$, $P = ${greatest}$.]
#working("B1 FT")[price #result[Tk ${10 * best}]]
#working("B1")[profit #result[Tk ${greatest} 000]]]`.replace(' + 0 >=', ' >='),
        alt: plain`A bakery in Rajshahi sells a cake for 10 x taka. Its profit in a week is then 1000 P taka, where P equals ${sum} x minus x squared ${constant < 0 ? 'minus' : 'plus'} ${Math.abs(constant)}. Part a: find the set of values of x for which the profit is at least ${d} thousand taka. Part b: find the price that gives the greatest profit, and that profit.`,
        answerAlt: plain`Part a: x squared minus ${sum} x plus ${product} is at most 0, so x is between ${low} and ${high}, both included. Part b: the greatest profit is at x equals ${best}. The price is ${10 * best} taka and the profit is ${greatest} 000 taka.`,
        answers: [
          final('a', inequality(`${low} <= x <= ${high}`)),
          final('b', number(10 * best, { unit: 'taka' }), 'price'),
          final('b', number(1000 * greatest, { unit: 'taka' }), 'profit'),
        ],
        verify() {
          const holds = (x: number) => {
            return (low + high) * x - x * x + d - low * high >= d
          }
          for (let x = 0.0371; x < 130; x += 0.173) {
            if (holds(x) !== (low <= x && x <= high)) return `${x} is on the wrong side`
          }
          return null
        },
      }
    },
    braking: (random) => {
      const low = 0
      const high = random.pick([40, 60, 80, 100])
      const d = random.pick([20, 40, 50])
      // d = v²/200 + (d/200) v
      const most = (high * (high + d)) / 200
      const rest = high * (high + d)
      return {
        question: typst`
A bus on the Dhaka–Mymensingh road travels at $v$ km/h. To stop, it needs $d$ metres, where
$ d = display(v^2/200) + display(v/${200 / d}) $
The driver can see ${minus(most)} m ahead.
#part("a", 2)[Show that the bus can stop in time if $v^2 + ${d}v − ${rest} <= 0$.]
#part("b", 3)[Find the greatest speed at which it can stop in time.]`,
        answer: typst`
#part("a")[
#working("M1")[$ display(v^2/200) + display(v/${200 / d}) <= ${most} $]
#working("A1")[Multiply by 200: #result[$v^2 + ${d}v − ${rest} <= 0$]]]
#part("b")[
#working("M1")[$${factor(1, -high, 'v')}${factor(1, high + d, 'v')} <= 0$]
#working("A1")[$−${high + d} <= v <= ${high}$]
#working("A1")[greatest speed #result[${high} km/h]]]`,
        alt: plain`A bus travels at v kilometres per hour. To stop, it needs d metres, where d equals v squared over 200, plus v over ${200 / d}. The driver can see ${most} metres ahead. Part a: show that the bus can stop in time if v squared plus ${d} v minus ${rest} is at most 0. Part b: find the greatest speed at which it can stop in time.`,
        answerAlt: plain`Part a: v squared over 200 plus v over ${200 / d} is at most ${most}. Multiply by 200 to get v squared plus ${d} v minus ${rest} is at most 0. Part b: v is between minus ${high + d} and ${high}, so the greatest speed is ${high} kilometres per hour.`,
        answers: [final('b', number(high, { unit: 'km/h' }))],
        verify() {
          const holds = (x: number) => {
            return (x * x) / 200 + (d * x) / 200 <= (high * (high + d)) / 200
          }
          for (let x = 0.0371; x < 130; x += 0.173) {
            if (holds(x) !== (low <= x && x <= high)) return `${x} is on the wrong side`
          }
          return null
        },
      }
    },
  },
})
