// A quadratic equation out of two rates: expressions, an equation to show, its solution and what it means.

import { agree } from '../../kit/checking.ts'
import {
  expression,
  final,
  inAnyOrder,
  inHoursAndMinutes,
  inNamedUnit,
  number,
  threeFigures,
} from '../../kit/final-answers.ts'
import { exact, significant, unrounded } from '../../kit/numbers.ts'
import { duration as shownDuration, tied } from '../../kit/printing.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'

export const twoRates = defineTemplate({
  id: 'two-rates',
  marks: 13,
  calculator: true,
  level: 5,
  cases: {
    launch(random) {
      // The launch goes at x km/h and comes back v faster, in an hour (or half, or two) less.
      const { x, v, distance, less } = random.until(
        () => {
          const [x, v, less] = [random.integer(9, 28), random.integer(2, 9), random.pick([1, 2])]
          return { x, v, less, distance: (x * (x + v) * less) / v }
        },
        ({ x, v, distance }) =>
          Number.isInteger(distance) &&
          distance > 40 &&
          distance < 220 &&
          Number.isInteger(Math.round((distance / x) * 60 * 1e6) / 1e6) &&
          v !== x,
      )
      const product = (distance * v) / less
      const total = Math.round((distance / x + distance / (x + v)) * 60)
      const mean = (2 * distance) / (total / 60)
      const hours = less === 1 ? '1 hour' : '2 hours'
      return {
        question: typst`
A launch goes ${distance} km down the river from Dhaka and ${distance} km back. Against the tide its average speed is $x$ km/h. With the tide its average speed is ${v} km/h more.
#part("a i", 1)[Write down an expression, in terms of $x$, for the time that it takes against the tide, in hours.]
#part("a ii", 1)[Write down an expression, in terms of $x$, for the time that it takes with the tide, in hours.]
#part("b", 4)[Against the tide, the launch takes ${hours} longer than with the tide. Show that $x^2 + ${v}x − ${product} = 0$.]
#part("c i", 3)[Solve $x^2 + ${v}x − ${product} = 0$ by factorisation.]
#part("c ii", 2)[Find the total time that the launch takes for the two journeys, in hours and minutes.]
#part("d", 2)[Calculate the average speed of the launch for both journeys together.]`,
        answer: typst`
#part("a i")[#working("B1")[#box(baseline: 40%)[#result[$display(${distance}/x)$]]]]
#part("a ii")[#working("B1")[#box(baseline: 40%)[#result[$display(${distance}/(x + ${v}))$]]]]
#part("b")[
#working("M1 FT")[$ ${distance}/x − ${distance}/(x + ${v}) = ${less} $]
#working("M1 dep")[$${distance}(x + ${v}) − ${distance}x$ #linebreak() $= ${less === 1 ? '' : less}x(x + ${v})$]
#working("A1")[$${distance * v} = ${less === 1 ? 'x^2' : `${less}x^2`} + ${less * v}x$]
#working("A1")[$x^2 + ${v}x − ${product} = 0$]
#scheme[The last *A1* needs no slip and no step left out.]]
#part("c i")[
#working("M2")[$(x + ${x + v})(x − ${x}) = 0$]
#working("A1")[$x =$ #result[${x}] or $x =$ #result[$−${x + v}$]]
#scheme[*M1* for $(x + a)(x + b)$ with $a b = −${product}$ or $a + b = ${v}$. #linebreak() Both roots by another method: *A1* only.]]
#part("c ii")[
#working("M1 FT")[$ ${distance}/${x} + ${distance}/${x + v} $]
#working("A1")[#result[${shownDuration(total)}]]
#scheme[A speed is not negative, so *M1* is for the positive root.]]
#part("d")[
#working("M1 FT")[$ (2 times ${distance})/${unrounded(total / 60)} $]
#working("A1")[#result[${significant(mean)}] km/h]]`,
        alt: plain`A launch goes ${distance} kilometres down the river from Dhaka and ${distance} kilometres back. Against the tide its average speed is x kilometres per hour. With the tide its average speed is ${v} kilometres per hour more. Part a i: write down an expression, in terms of x, for the time that it takes against the tide, in hours. Part a ii: write down an expression, in terms of x, for the time that it takes with the tide, in hours. Part b: against the tide, the launch takes ${hours} longer than with the tide. Show that x squared plus ${v} x minus ${product} equals 0. Part c i: solve x squared plus ${v} x minus ${product} equals 0 by factorisation. Part c ii: find the total time that the launch takes for the two journeys, in hours and minutes. Part d: calculate the average speed of the launch for both journeys together.`,
        answerAlt: plain`Part a i: ${distance} over x. Part a ii: ${distance} over, open bracket, x plus ${v}, close bracket. Part b: the first minus the second is ${less}. Multiplying by x and by x plus ${v} gives ${distance * v} equals ${less === 1 ? '' : less} x squared plus ${less * v} x, so x squared plus ${v} x minus ${product} is 0. Part c i: open bracket, x plus ${x + v}, close bracket, times, open bracket, x minus ${x}, close bracket, is 0, so x is ${x} or minus ${x + v}. Part c ii: ${distance} over ${x} plus ${distance} over ${x + v} hours is ${shownDuration(total)}. Part d: ${2 * distance} kilometres over that time is ${significant(mean)} kilometres per hour.`,
        answers: [
          final('a i', expression(`${distance}/x`, 'x')),
          final('a ii', expression(`${distance}/(x + ${v})`, 'x')),
          final('c i', inAnyOrder([x, -(x + v)], { name: 'x' }), 'x'),
          final('c ii', inHoursAndMinutes(total)),
          final('d', threeFigures(mean, 'km/h')),
        ],
        verify: () => {
          if (!agree(distance / x - distance / (x + v), less, 1e-9))
            return 'the times differ by something else'
          if ([x, -(x + v)].some((root) => root * root + v * root - product !== 0))
            return 'a root does not fit'
          const minutes = (distance / x) * 60 + (distance / (x + v)) * 60
          return agree(minutes, total, 1e-6) && agree((mean * minutes) / 60, 2 * distance, 1e-6)
            ? null
            : `they take ${minutes} minutes`
        },
      }
    },
    'price-of-mangoes'(random) {
      // Last week x taka a kilogram; this week d taka less, and k kg more for the same money.
      const { x, d, money, k } = random.until(
        () => {
          const [x, d, k] = [random.integer(60, 150, 5), random.integer(5, 20, 5), random.integer(1, 6)]
          return { x, d, k, money: (x * (x - d) * k) / d }
        },
        ({ money, x, d }) =>
          money >= 900 && money <= 4800 && money % 50 === 0 && Number.isInteger((money / (x - d)) * 10),
      )
      const product = (money * d) / k
      const sold = Math.round((x - d) * 1.4)
      const bought = money / (x - d)
      const spoilt = 10
      const takings = bought * 0.9 * sold
      const profit = ((takings - money) / money) * 100
      const isWhole = Number.isInteger(exact(profit * 10))
      const gain = isWhole ? exact(profit) : significant(profit)
      return {
        question: typst`
Last week Mina bought mangoes for her shop at $x$ taka a kilogram. She spent ${money} taka. This week the price is ${d} taka a kilogram less, and she spends ${money} taka again.
#part("a i", 1)[Write down an expression, in terms of $x$, for the number of kilograms that she bought last week.]
#part("a ii", 1)[Write down an expression, in terms of $x$, for the number of kilograms that she buys this week.]
#part("b", 4)[This week she buys ${k} kg more than last week. Show that $x^2 − ${d}x − ${tied(product)} = 0$.]
#part("c i", 3)[Solve $x^2 − ${d}x − ${tied(product)} = 0$ by factorisation.]
#part("c ii", 1)[Work out how many kilograms she buys this week.]
#part("d", 3)[This week ${spoilt}% of her mangoes go bad. She sells the others at ${sold} taka a kilogram. Calculate her percentage profit.]`,
        answer: typst`
#part("a i")[#working("B1")[#box(baseline: 40%)[#result[$display(${money}/x)$]]]]
#part("a ii")[#working("B1")[#box(baseline: 40%)[#result[$display(${money}/(x − ${d}))$]]]]
#part("b")[
#working("M1 FT")[$ ${money}/(x − ${d}) − ${money}/x = ${k} $]
#working("M1 dep")[$${money}x − ${money}(x − ${d})$ #linebreak() $= ${k === 1 ? '' : k}x(x − ${d})$]
#working("A1")[$${tied(money * d)} = ${k === 1 ? 'x^2' : `${k}x^2`} − ${k * d}x$]
#working("A1")[$x^2 − ${d}x − ${tied(product)} = 0$]
#scheme[The last *A1* needs no slip and no step left out.]]
#part("c i")[
#working("M2")[$(x − ${x})(x + ${x - d}) = 0$]
#working("A1")[$x =$ #result[${x}] or $x =$ #result[$−${x - d}$]]
#scheme[*M1* for $(x + a)(x + b)$ with $a b = −${tied(product)}$ or $a + b = −${d}$. #linebreak() Both roots by another method: *A1* only.]]
#part("c ii")[#working("B1 FT")[$ ${money}/(${x} − ${d}) = #result[${exact(bought)} kg] $]]
#part("d")[
#working("M1 FT")[$0.9 times ${exact(bought)} times ${sold} = ${exact(takings)}$]
#working("M1")[$ (${exact(takings)} − ${money})/${money} times 100 $]
#working("A1")[#result[${gain}%]${isWhole ? '' : ' (3 s.f.)'}]
#scheme[Or: for each kilogram, $(0.9 times ${sold} − ${x - d})/${x - d} times 100$ *M2*]]`,
        alt: plain`Last week Mina bought mangoes for her shop at x taka a kilogram. She spent ${money} taka. This week the price is ${d} taka a kilogram less, and she spends ${money} taka again. Part a i: write down an expression, in terms of x, for the number of kilograms that she bought last week. Part a ii: write down an expression, in terms of x, for the number of kilograms that she buys this week. Part b: this week she buys ${k} kilograms more than last week. Show that x squared minus ${d} x minus ${product} equals 0. Part c i: solve x squared minus ${d} x minus ${product} equals 0 by factorisation. Part c ii: work out how many kilograms she buys this week. Part d: this week ${spoilt}% of her mangoes go bad. She sells the others at ${sold} taka a kilogram. Calculate her percentage profit.`,
        answerAlt: plain`Part a i: ${money} over x. Part a ii: ${money} over, open bracket, x minus ${d}, close bracket. Part b: the second minus the first is ${k}. Multiplying by x and by x minus ${d} gives ${money * d} equals ${k === 1 ? '' : k} x squared minus ${k * d} x, so x squared minus ${d} x minus ${product} is 0. Part c i: open bracket, x minus ${x}, close bracket, times, open bracket, x plus ${x - d}, close bracket, is 0, so x is ${x} or minus ${x - d}. Part c ii: ${money} over ${x - d} is ${exact(bought)} kilograms. Part d: she takes 0.9 times that times ${sold} taka. The profit is ${gain}% of ${money} taka.`,
        answers: [
          final('a i', expression(`${money}/x`, 'x')),
          final('a ii', expression(`${money}/(x - ${d})`, 'x')),
          final('c i', inAnyOrder([x, -(x - d)], { name: 'x' }), 'x'),
          final('c ii', inNamedUnit(number(bought, { unit: 'kg' }))),
          final('d', threeFigures(profit, '%')),
        ],
        verify: () => {
          if (!agree(money / (x - d) - money / x, k, 1e-9)) return 'she buys another amount more'
          if ([x, d - x].some((root) => root * root - d * root - product !== 0)) return 'a root does not fit'
          const perKilogram = (0.9 * sold) / (x - d)
          return agree(perKilogram, 1 + profit / 100, 1e-9) && agree(bought * (x - d), money)
            ? null
            : 'the profit is another'
        },
      }
    },
  },
})
