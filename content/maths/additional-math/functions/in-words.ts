// Functions that describe something: money changed, prices lowered twice, a growing circle.

import { agree, roundsTo } from '../../kit/checking.ts'
import { expression, final, number, threeFigures, word } from '../../kit/final-answers.ts'
import { significant } from '../../kit/numbers.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'

export const functionsInWords = defineTemplate({
  id: 'functions-in-words',
  marks: 4,
  calculator: true,
  level: 3,
  cases: {
    'changing-money'(random) {
      const [rate, fee, ringgit] = [
        random.integer(24, 29),
        random.pick([100, 150, 200, 250]),
        random.integer(20, 90, 10),
      ]
      const taka = rate * ringgit + fee
      return {
        question: typst`
At a bureau in Chattogram, $x$ Malaysian ringgit cost $f(x)$ taka, where $f(x) = ${rate}x + ${fee}$ for $x > 0$.
#part("a", 1)[State what the number ${fee} tells you.]
#part("b", 2)[Find an expression for $f^(−1)(x)$, and describe in words what it gives.]
#part("c", 1)[Find the value of $f^(−1)(${taka})$.]`,
        answer: typst`
#part("a")[#working("B1")[a #result[fixed charge] of ${fee} taka, however much is changed]]
#part("b")[
#working("B1")[$f^(−1)(x) =$ #box(baseline: 50% - 4.5pt)[#set par(leading: 0pt); #result[$display((x − ${fee})/${rate})$]]]
#working("B1")[the number of ringgit that $x$ taka buy]]
#part("c")[#working("B1 FT")[$(${taka} − ${fee}) ÷ ${rate} =$ #result[${ringgit}]]]`,
        alt: plain`At a bureau in Chattogram, x Malaysian ringgit cost f of x taka, where f of x equals ${rate} x plus ${fee}, for x greater than 0. Part a: state what the number ${fee} tells you. Part b: find an expression for f inverse of x, and describe in words what it gives. Part c: find the value of f inverse of ${taka}.`,
        answerAlt: plain`Part a: there is a fixed charge of ${fee} taka, however much is changed. Part b: f inverse of x is x minus ${fee}, all over ${rate}. It is the number of ringgit that x taka buy. Part c: the value is ${ringgit}.`,
        answers: [
          final('b', expression(`(x - ${fee})/${rate}`, 'x'), 'f^(-1)(x)'),
          final('c', number(ringgit)),
        ],
        verify: () => (agree((taka - fee) / rate, ringgit) ? null : 'it buys another number'),
      }
    },
    'discount-and-voucher'(random) {
      const [percent, off] = [random.pick([10, 15, 20, 25]), random.pick([100, 120, 150, 200])]
      const price = random.integer(12, 40) * 100
      const share = (100 - percent) / 100
      const saved = (off * percent) / 100
      return {
        question: typst`
A shop in Dhaka offers two reductions on a price of $x$ taka: $f(x) = ${share}x$ and $g(x) = x − ${off}$.
#part("a", 1)[Describe the reduction $f$ in words.]
#part("b", 2)[Find $f g(x)$ and $g f(x)$ in their simplest form.]
#part("c", 1)[A customer may use both reductions on a sari, one after the other. Which should come first, and by how many taka is this order cheaper?]`,
        answer: typst`
#part("a")[#working("B1")[#result[${percent}%] off the price]]
#part("b")[
#working("B1")[$f g(x) = ${share}(x − ${off}) =$ #result[$${share}x − ${share * off}$]]
#working("B1")[$g f(x) =$ #result[$${share}x − ${off}$]]]
#part("c")[#working("B1 FT")[$f$ first, which is $g f(x)$. It is cheaper by $${off} − ${share * off} =$ #result[${saved}] taka.]]`,
        alt: plain`A shop in Dhaka offers two reductions on a price of x taka. f of x is ${share} x, and g of x is x minus ${off}. Part a: describe the reduction f in words. Part b: find f g of x and g f of x in their simplest form. Part c: a customer may use both reductions on a sari, one after the other. Which should come first, and by how many taka is this order cheaper?`,
        answerAlt: plain`Part a: ${percent} percent off the price. Part b: f g of x is ${share} x minus ${share * off}, and g f of x is ${share} x minus ${off}. Part c: f should come first, which is g f of x. It is cheaper by ${saved} taka.`,
        answers: [
          final('b', expression(`${share}x - ${share * off}`, 'x', 'expanded'), 'fg(x)'),
          final('b', expression(`${share}x - ${off}`, 'x', 'expanded'), 'gf(x)'),
          final('c', word('f', 'f(x)'), 'first'),
          final('c', number(saved, { unit: 'taka' }), 'cheaper by'),
        ],
        // At one price, in whole steps.
        verify: () => {
          const [cheap, dear] = [
            (price * (100 - percent)) / 100 - off,
            ((price - off) * (100 - percent)) / 100,
          ]
          return agree(dear - cheap, (off * percent) / 100) ? null : `the difference is ${dear - cheap}`
        },
      }
    },
    'growing-circle'(random) {
      const [a, b] = [random.decimal(0.3, 0.9, 1), random.integer(1, 3)]
      const area = random.pick([50, 80, 100, 150, 200])
      const printed = significant((Math.sqrt(area / Math.PI) - b) / a)
      return {
        question: typst`
Oil spreads on the Buriganga as a circle. Its radius after $t$ minutes is $f(t)$ metres, where $f(t) = ${b} + ${a}t$ for $t >= 0$. A circle of radius $r$ metres has the area $g(r)$ square metres.
#part("a", 1)[Write down $g(r)$.]
#part("b", 1)[Find an expression for $g f(t)$, the area of the oil after $t$ minutes.]
#part("c", 2)[Find $t$ when $g f(t) = ${area}$.]`,
        answer: typst`
#part("a")[#working("B1")[$g(r) =$ #result[$pi r^2$]]]
#part("b")[#working("B1")[$g f(t) =$ #result[$pi(${b} + ${a}t)^2$]]]
#part("c")[
#working("M1")[$ ${b} + ${a}t = sqrt(${area}/pi) $]
#note[Only the positive root, for a radius is positive.]
#working("A1")[$t =$ #result[${printed}] (3 s.f.)]]`,
        alt: plain`Oil spreads on the river Buriganga as a circle. Its radius after t minutes is f of t metres, where f of t equals ${b} plus ${a} t, for t greater than or equal to 0. A circle of radius r metres has the area g of r square metres. Part a: write down g of r. Part b: find an expression for g f of t, the area of the oil after t minutes. Part c: find t when g f of t equals ${area}.`,
        answerAlt: plain`Part a: g of r is pi r squared. Part b: g f of t is pi times the square of open bracket ${b} plus ${a} t close bracket. Part c: ${b} plus ${a} t is the square root of the fraction ${area} over pi, so t is ${printed} to 3 significant figures.`,
        answers: [
          final('a', expression('πr^2', 'r'), 'g(r)'),
          final('b', expression(`π(${b} + ${a}t)^2`, 't'), 'gf(t)'),
          final('c', threeFigures((Math.sqrt(area / Math.PI) - b) / a, 'minutes'), 't'),
        ],
        verify: () => {
          // By stepping through the minutes to where the area passes its value.
          let [low, high] = [0, 200]
          for (let halving = 0; halving < 50; halving += 1) {
            const middle = (low + high) / 2
            if (Math.PI * (b + a * middle) ** 2 < area) low = middle
            else high = middle
          }
          return roundsTo(low, printed) ? null : `the area is reached at ${low}`
        },
      }
    },
  },
})
