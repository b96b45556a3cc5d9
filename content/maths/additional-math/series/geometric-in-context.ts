// Geometric progressions in bounces, squares within squares and falling values; how many terms reach a bound.

import { final, inNamedUnit, number, threeFigures } from '../../kit/final-answers.ts'
import { decimals, fraction, significant } from '../../kit/numbers.ts'
import { plain, typst } from '../../kit/typst.ts'
import { fractionInWords, ordinal } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'
import { bounces, nestedSquares, termGraph } from './figures.ts'
import { smallRatio } from './geometric-terms.ts'
import { answered, geometric, manyTerms, total, whole } from './progressions.ts'

/** The first digits of a number that goes on, for a step on the way. */
const cut = (value: number) => `"${(Math.floor(value * 100) / 100).toFixed(2)}…"`

export const geometricInContext = defineTemplate({
  id: 'geometric-in-context',
  marks: 6,
  calculator: true,
  level: 3,
  cases: {
    ball(random) {
      const { height, percent } = random.until(
        () => ({ height: random.integer(2, 20), percent: random.pick([50, 60, 75, 80]) }),
        ({ height, percent }) => Number.isInteger((height * percent) / (100 - percent)),
      )
      const r = percent / 100
      const fourth = height * r ** 4
      const rise = Number((height * r).toFixed(2))
      const rises = (height * percent) / (100 - percent)
      const far = height + 2 * rises
      const name = random.pick(['Nadira', 'Kamal', 'Shuvo', 'Laila'])
      return {
        question: typst`
${name} drops a ball from a height of ${height} m. After each bounce it rises to ${percent}% of the height from which it fell.
${bounces(r, `${height} m`)}
#part("a", 2)[Find the height to which it rises after the fourth bounce.]
#part("b", 4)[Find the total distance that it travels before it comes to rest.]`,
        answer: typst`
#part("a")[
#working("M1")[$${height} times ${r}^4$]
#working("A1")[#result[${significant(fourth)} m] (3 s.f.)]]
#part("b")[
#note[It falls ${height} m once; each later height is travelled up and down.]
#working("B1")[first rise $${height} times ${r} = ${rise}$]
#working("M1")[$ "all rises" quad ${rise}/(1 - ${r}) = ${rises} $]
#working("M1")[$${height} + 2 times ${rises}$]
#working("A1")[${answered(far, 'm')}]]`,
        alt: plain`${name} drops a ball from a height of ${height} metres. After each bounce it rises to ${percent} percent of the height from which it fell. Part a: find the height to which it rises after the fourth bounce. Part b: find the total distance that it travels before it comes to rest.`,
        answerAlt: plain`Part a: ${height} times ${r} to the power 4 is ${significant(fourth)} metres. Part b: the rises add up to ${rises} metres, each travelled twice, and with the first fall the distance is ${far} metres.`,
        answers: [final('a', threeFigures(fourth, 'm')), final('b', number(far, { unit: 'm' }))],
        verify: () => {
          let [way, now] = [height, height * r]
          for (let bounce = 1; bounce < 400; bounce += 1) {
            way += 2 * now
            now *= r
          }
          return Math.abs(way - far) < 1e-6 ? null : `followed, the ball travels ${way}`
        },
      }
    },
    squares(random) {
      const [side, n] = [random.pick([4, 8, 12, 16, 20, 24]), random.integer(5, 8)]
      const area = side * side
      const nth = area / 2 ** (n - 1)
      return {
        question: typst`
The largest square has sides of ${side} cm. The midpoints of its sides are the corners of the second square, the midpoints of that square's sides are the corners of the third, and so on without end.
${nestedSquares(5, `${side} cm`)}
#part("a", 2)[Show that the areas form a geometric progression with common ratio 0.5.]
#part("b", 2)[Find the area of the ${ordinal(n)} square.]
#part("c", 2)[Find the sum of the areas of all the squares.]`,
        answer: typst`
#part("a")[
#working("M1")[For a side $s$, the next side is the hypotenuse of a triangle with two sides of half of $s$.]
#working("A1")[$ (s/2)^2 + (s/2)^2 = 1/2 s^2 $]
#scheme[*M1* also for the first two squares only.]]
#part("b")[
#working("M1")[$ ${area} times (1/2)^${n - 1} $]
#working("A1")[${answered(nth, 'cm²')}${significant(nth) === String(nth) ? '' : ` (${significant(nth)} to 3 s.f.)`}]]
#part("c")[
#working("M1")[$ ${area}/(1 - 1/2) $]
#working("A1")[${answered(2 * area, 'cm²')}]]`,
        alt: plain`The largest square has sides of ${side} centimetres. The midpoints of its sides are the corners of the second square, the midpoints of that square's sides are the corners of the third, and so on without end. Part a: show that the areas form a geometric progression with common ratio 0.5. Part b: find the area of the ${ordinal(n)} square. Part c: find the sum of the areas of all the squares.`,
        answerAlt: plain`Part a: by Pythagoras, the area of the next square is half of that of the one before. Part b: ${area} halved ${n - 1} times is ${nth} square centimetres. Part c: ${area} over 1 minus a half is ${2 * area} square centimetres.`,
        answers: [final('b', threeFigures(nth, 'cm²')), final('c', number(2 * area, { unit: 'cm²' }))],
        verify: () => {
          // From the sides: each is that of the square before, divided by root 2.
          const areas = geometric(side, Math.SQRT1_2, 200).map((length) => length * length)
          return Math.abs((areas[n - 1] ?? 0) - nth) < 1e-9 && Math.abs(total(areas) - 2 * area) < 1e-6
            ? null
            : 'the sides give another'
        },
      }
    },
    value(random) {
      const { price, fall, years, limit } = random.until(
        () => ({
          price: random.integer(400, 900, 20) * 1000,
          fall: random.integer(8, 20),
          years: random.integer(3, 6),
          limit: random.integer(100, 200, 50) * 1000,
        }),
        ({ price, fall, limit }) => {
          const exact = Math.log(limit / price) / Math.log(1 - fall / 100)
          return exact > 7 && exact - Math.floor(exact) > 0.08 && exact - Math.floor(exact) < 0.92
        },
      )
      const r = Number((1 - fall / 100).toFixed(2))
      const later = price * r ** years
      const exact = Math.log(limit / price) / Math.log(r)
      const n = Math.ceil(exact)
      return {
        question: typst`A CNG auto-rickshaw costs ${whole(price)} taka when it is new. Each year its value falls by ${fall}% of its value at the start of that year.
#part("a", 1)[Explain why its values at the ends of the years form a geometric progression.]
#part("b", 2)[Find its value after ${years} years, to the nearest 1000 taka.]
#part("c", 3)[After how many complete years is its value first below ${whole(limit)} taka?]`,
        answer: typst`
#part("a")[#working("B1")[Each value is ${r} times the one before.]]
#part("b")[
#working("M1")[$${whole(price)} times ${r}^${years}$]
#working("A1")[${answered(Math.round(later / 1000) * 1000, 'taka')}]]
#part("c")[
#working("M1")[$${whole(price)} times ${r}^n < ${whole(limit)}$]
#note[$lg ${r}$ is negative, so dividing by it reverses the inequality.]
#working("M1")[$ n > lg(${fraction(limit, price)})/(lg ${r}) = ${cut(exact)} $]
#working("A1")[${answered(n, 'years')}]]`,
        alt: plain`A CNG auto-rickshaw costs ${price} taka when it is new. Each year its value falls by ${fall} percent of its value at the start of that year. Part a: explain why its values at the ends of the years form a geometric progression. Part b: find its value after ${years} years, to the nearest 1000 taka. Part c: after how many complete years is its value first below ${limit} taka?`,
        answerAlt: plain`Part a: each value is ${r} times the one before. Part b: ${price} times ${r} to the power ${years} is ${Math.round(later / 1000) * 1000} taka. Part c: n is greater than ${decimals(exact, 2)}, so ${n} years.`,
        answers: [
          final(
            'b',
            number(later, {
              to: { figures: String(Math.floor(later / 1000)).length, isNamed: true },
              unit: 'taka',
            }),
          ),
          final('c', inNamedUnit(number(n, { unit: 'years' }))),
        ],
        verify: () => {
          let [worth, count] = [price, 0]
          while (worth >= limit) {
            worth -= (worth * fall) / 100
            count += 1
          }
          return count === n ? null : `year by year it takes ${count}`
        },
      }
    },
  },
})

export const geometricBounds = defineTemplate({
  id: 'geometric-bounds',
  marks: 5,
  calculator: true,
  level: 4,
  cases: {
    'sum-over'(random) {
      const { a, r, bound, exact } = random.until(
        () => {
          const [a, r, bound] = [
            random.integer(2, 20),
            random.pick([1.1, 1.2, 1.25, 1.5, 2, 3]),
            random.integer(1000, 9000, 1000),
          ]
          return { a, r, bound, exact: Math.log((bound * (r - 1)) / a + 1) / Math.log(r) }
        },
        ({ exact }) => exact > 6 && exact - Math.floor(exact) > 0.05 && exact - Math.floor(exact) < 0.95,
      )
      const n = Math.ceil(exact)
      const gap = Number((r - 1).toFixed(2))
      const power = Number(((bound * gap) / a + 1).toPrecision(12))
      const shownPower = Number(power.toFixed(2))
      return {
        question: typst`A geometric progression has first term ${a} and common ratio ${r}. Find the least number of terms whose sum is greater than ${bound}. #marks(5)`,
        answer: typst`
#working("M1")[$ (${a}(${r}^n - 1))/(${r} - 1) > ${bound} $]
#working("A1")[$${r}^n > ${shownPower === power ? power : cut(power)}$]
#working("M1")[$n lg ${r} > lg ${shownPower === power ? power : cut(power)}$]
#working("A1")[$n > ${cut(exact)}$]
#working("A1")[least $n =$ ${answered(n)}]`,
        alt: plain`A geometric progression has first term ${a} and common ratio ${r}. Find the least number of terms whose sum is greater than ${bound}.`,
        answerAlt: plain`${r} to the power n must be greater than ${decimals(power, 2)}. With logarithms, n is greater than ${decimals(exact, 2)}, so the least number of terms is ${n}.`,
        answers: [final('', number(n))],
        verify: () => {
          let [sum, term, count] = [0, a, 0]
          while (sum <= bound) {
            sum += term
            term *= r
            count += 1
          }
          return count === n ? null : `added up, ${count} terms are needed`
        },
      }
    },
    'near-infinity'(random) {
      const { a, top, bottom, share, exact } = random.until(
        () => {
          const [[top, bottom], a, share] = [
            smallRatio(random, 6),
            random.integer(4, 60),
            random.pick([95, 98, 99]),
          ]
          return { a, top, bottom, share, exact: Math.log(1 - share / 100) / Math.log(top / bottom) }
        },
        ({ a, top, bottom, exact }) =>
          top > 1 &&
          Number.isInteger((a * bottom) / (bottom - top)) &&
          exact - Math.floor(exact) > 0.05 &&
          exact - Math.floor(exact) < 0.95,
      )
      const [n, r] = [Math.ceil(exact), top / bottom]
      const infinite = (a * bottom) / (bottom - top)
      const sums = geometric(a, r, 9).map((_, k) => Number((infinite * (1 - r ** (k + 1))).toFixed(3)))
      const step = infinite > 160 ? 60 : infinite > 80 ? 40 : infinite > 40 ? 20 : 10
      const left = Number(((100 - share) / 100).toFixed(2))
      return {
        question: typst`
A geometric progression has first term $a$ and common ratio $r$, where
$ a = ${a}, quad r = ${fraction(top, bottom)}. $
The crosses show the sums $S_n$ of its first $n$ terms, and the dashed line the sum to infinity.
${termGraph(sums, { most: (Math.floor(infinite / step) + 1) * step, step, limit: infinite, title: '$S_n$' })}
#part("a", 1)[Find the sum to infinity.]
#part("b", 4)[Find the least value of $n$ for which $S_n$ is more than ${share}% of the sum to infinity.]`,
        answer: typst`
#part("a")[
#working()[$ ${a}/(1 - ${top}/${bottom}) $]
#working("B1")[${answered(infinite)}]]
#part("b")[
#working("M1")[$S_n = ${infinite}(1 - r^n)$, so $1 - r^n > ${share / 100}$]
#working("A1")[$ (${top}/${bottom})^n < ${left} $]
#note[The logarithm of a number below 1 is negative, so dividing by it reverses the inequality.]
#working("M1")[$ n > (lg ${left})/(lg ${fraction(top, bottom)}) = ${cut(exact)} $]
#working("A1")[least $n =$ ${answered(n)}]]`,
        alt: plain`A geometric progression has first term ${a} and common ratio ${fractionInWords(top, bottom)}. A graph shows the sums of its first n terms rising towards a dashed line, the sum to infinity. Part a: find the sum to infinity. Part b: find the least value of n for which the sum of n terms is more than ${share} percent of the sum to infinity.`,
        answerAlt: plain`Part a: the sum to infinity is ${infinite}. Part b: the ratio to the power n must be less than ${left}, so n is greater than ${decimals(exact, 2)}. The least n is ${n}.`,
        answers: [final('a', number(infinite)), final('b', number(n), 'n')],
        verify: () => {
          const limit = manyTerms(a, r)
          let count = 1
          while (total(geometric(a, r, count)) <= (share / 100) * limit) count += 1
          return count === n && Math.abs(limit - infinite) < 1e-6
            ? null
            : `added up, ${count} terms are needed`
        },
      }
    },
  },
})
