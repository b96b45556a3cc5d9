// The four operations: their order, brackets, negative numbers and temperatures, and what a calculator shows.

import { agree, roundsTo } from '../../kit/checking.ts'
import { final, number } from '../../kit/final-answers.ts'
import { minus, significant, unrounded } from '../../kit/numbers.ts'
import type { Random } from '../../kit/random.ts'
import { toFigures } from '../../kit/typed.ts'
import { plain, typst } from '../../kit/typst.ts'
import { numberInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'
export const orderOfOperations = defineTemplate({
  id: 'order-of-operations',
  marks: 2,
  calculator: false,
  level: 1,
  cases: {
    evaluate(random) {
      const { a, b, c, d, value } = random.until(
        () => {
          const [a, b, c, d] = [
            random.integer(2, 9),
            random.integer(2, 9),
            random.integer(2, 6),
            random.integer(1, 5),
          ]
          // 'evaluate': a − b × (−c) + d²; 'insert-brackets': a + b × c − d in one of three ways.
          const place = random.integer(0, 2)
          return { a, b, c, d, place, value: a - b * -c - d ** 2 }
        },
        ({ a, b, c, d, place }) =>
          d > 1 && c > d && place < 2 && (a + b) * c - d !== a + b * (c - d) && a + b !== c - d,
      )
      return {
        question: typst`Work out $${a} - ${b} times (−${c}) - ${d}^2$. #marks(2)`,
        answer: typst`
#note[Powers first, then multiplication, then from left to right.]
#working("M1")[$${a} - (−${b * c}) - ${d * d}$]
#working("A1")[$= ${a} + ${b * c} - ${d * d} =$ #result[$${minus(value)}$]]`,
        alt: plain`Work out ${a} minus ${b} times minus ${c}, minus ${d} squared.`,
        answerAlt: plain`The power is ${d * d} and the product is minus ${b * c}. ${a} minus open bracket minus ${b * c} close bracket, minus ${d * d}, is ${numberInWords(value)}.`,
        answers: [final('', number(value))],
        verify: () => (a + b * c - d * d === value ? null : `it is ${a + b * c - d * d}`),
      }
    },
    'insert-brackets'(random) {
      const { a, b, c, d, place, value } = random.until(
        () => {
          const [a, b, c, d] = [
            random.integer(2, 9),
            random.integer(2, 9),
            random.integer(2, 6),
            random.integer(1, 5),
          ]
          // 'evaluate': a − b × (−c) + d²; 'insert-brackets': a + b × c − d in one of three ways.
          const place = random.integer(0, 2)
          const made = [(a + b) * c - d, a + b * (c - d), (a + b * c - d) * 1][place] ?? 0
          return { a, b, c, d, place, value: made }
        },
        ({ a, b, c, d, place }) =>
          d > 1 && c > d && place < 2 && (a + b) * c - d !== a + b * (c - d) && a + b !== c - d,
      )
      const shown = place === 0 ? `(${a} + ${b}) times ${c} - ${d}` : `${a} + ${b} times (${c} - ${d})`
      const check = place === 0 ? `${a + b} times ${c} - ${d}` : `${a} + ${b} times ${c - d}`
      const spoken = place === 0 ? `${a} plus ${b}` : `${c} minus ${d}`
      return {
        question: typst`
Insert one pair of brackets to make this statement correct.
$ ${a} + ${b} times ${c} - ${d} = ${value} $
#marks(2)`,
        answer: typst`
#note[Without brackets it is $${a} + ${b * c} - ${d} = ${a + b * c - d}$. Try each pair.]
#working("B2")[#result[$${shown}$] $= ${check} = ${value}$]
#scheme[*B1* for another pair of brackets with its right value]`,
        alt: plain`Insert one pair of brackets to make this statement correct: ${a} plus ${b} times ${c} minus ${d} equals ${value}.`,
        answerAlt: plain`In ${a} plus ${b} times ${c} minus ${d}, put the brackets round ${spoken}. Then the value is ${value}.`,
        answers: [],
        verify: () => {
          const ways = [(a + b) * c - d, a + b * (c - d), a + (b * c - d), a + b * c - d]
          return ways.filter((way) => way === value).length === 1 && ways[place] === value
            ? null
            : 'two ways give this value'
        },
      }
    },
  },
})

const towns = ['Sreemangal', 'London', 'Moscow', 'Kathmandu', 'Toronto', 'Ulaanbaatar'] as const

export const temperatures = defineTemplate({
  id: 'temperatures',
  marks: 3,
  calculator: false,
  level: 1,
  cases: {
    'on-a-number-line'(random) {
      const [cold, mild, rise] = [-random.integer(5, 11), random.integer(3, 9), random.integer(13, 18)]
      const later = cold + rise - random.integer(2, 4)
      const places = random.distinct(towns.slice(1), 2)
      const [one = '', other = ''] = places
      const fall = cold + rise - later
      return {
        question: typst`
One morning in January the temperature in ${one} is $${minus(cold)}$~°C and in ${other} it is ${mild}~°C.
#number-line(-12, 12, step: 2, labels: (-12, -8, -4, 0, 4, 8, 12))
#part("a", 1)[Work out the difference between these temperatures.]
#part("b", 2)[By noon the temperature in ${one} has risen by ${rise}~°C. By evening it has fallen again by ${fall}~°C.

Work out the temperature in ${one} in the evening.]`,
        answer: typst`
#part("a")[#working("B1")[$${mild} - (${minus(cold)}) = ${mild} + ${-cold} =$ #result[${mild - cold}~°C]]
#note[From $${minus(cold)}$ up to 0 are ${-cold} degrees, and ${mild} more.]]
#part("b")[
#working("M1")[$${minus(cold)} + ${rise} - ${fall}$]
#working("A1")[$= ${minus(cold + rise)} - ${fall} =$ #result[$${minus(later)}$~°C]]]`,
        alt: plain`The temperature in ${one} is minus ${-cold} degrees Celsius and in ${other} it is ${mild} degrees. A number line from minus 12 to 12 is given. Part a: work out the difference. Part b: the temperature in ${one} rises by ${rise} degrees and then falls by ${fall} degrees. Work out the temperature in the evening.`,
        answerAlt: plain`Part a: ${mild} minus open bracket minus ${-cold} close bracket is ${mild - cold} degrees. Part b: minus ${-cold} plus ${rise} minus ${fall} is ${numberInWords(later)} degrees Celsius.`,
        answers: [final('a', number(mild - cold, { unit: '°C' })), final('b', number(later, { unit: '°C' }))],
        verify: () => {
          let steps = 0
          for (let at = cold; at < mild; at += 1) steps += 1
          if (steps !== mild - cold) return `there are ${steps} degrees between`
          return later < cold + rise ? null : 'the temperature has not fallen'
        },
      }
    },
  },
})

const writeUseACalculator = (random: Random, { isRoot }: { isRoot: boolean }) => {
  const [a, b, c, d] = [
    random.decimal(5, 19, 1),
    random.decimal(1.2, 4.8, 2),
    random.decimal(0.2, 0.9, 2),
    random.decimal(2.1, 4.9, 1),
  ]
  const value = isRoot ? Math.sqrt((a + b ** 2) / (d - c)) : a ** 2 / (b + c) - Math.cbrt(d)
  const formula = isRoot ? `sqrt((${a} + ${b}^2)/(${d} - ${c}))` : `(${a}^2)/(${b} + ${c}) - root(3, ${d})`
  const spoken = isRoot
    ? `the square root of the fraction open bracket ${a} plus ${b} squared close bracket over open bracket ${d} minus ${c} close bracket`
    : `${a} squared over the sum ${b} plus ${c}, minus the cube root of ${d}`
  const [top, bottom] = isRoot ? [a + b ** 2, d - c] : [a ** 2 / (b + c), Math.cbrt(d)]
  // The first five figures may be cut off instead of rounded.
  const last = 10 ** (Math.floor(Math.log10(value)) - 4)
  return {
    question: typst`
Use your calculator to work out
$ ${formula}. $
#part("a", 2)[Write down the first five figures on your calculator display.]
#part("b", 1)[Write your answer to part (a) correct to 3 significant figures.]`,
    answer: typst`
#part("a")[
#note[${isRoot ? 'The root covers the whole fraction: use the fraction key, or brackets round the top and round the bottom.' : 'The whole sum is under the line: use the fraction key, or put it in brackets.'}]
#working("M1")[$${isRoot ? `sqrt(${unrounded(top)} div ${unrounded(bottom)})` : `${unrounded(top)} - ${unrounded(bottom)}`}$]
#working("A1")[#result[$${unrounded(value)}$]]]
#part("b")[#working("B1 FT")[#result[${significant(value)}] (3 s.f.)]]`,
    alt: plain`Use your calculator to work out ${spoken}. Part a: write down the first five figures on your calculator display. Part b: write your answer to part a correct to 3 significant figures.`,
    answerAlt: plain`Part a: the display begins ${unrounded(value).replace(/["…]/g, '')}. Part b: to 3 significant figures this is ${significant(value)}.`,
    answers: [
      final(
        'a',
        number(value, { to: { figures: 5 }, accept: [`${Math.floor(value / last) * last}`, `${value}`] }),
      ),
      final('b', toFigures(value, 3)),
    ],
    verify: () => {
      const back = isRoot ? value * value * (d - c) - b * b - a : (value + d ** (1 / 3)) * (b + c) - a * a
      if (!agree(back, 0, 1e-9 * 400)) return `worked backwards ${back} is left over`
      return value > 0 && roundsTo(value, significant(value)) ? null : 'it is rounded to another number'
    },
  }
}

export const useACalculator = defineTemplate({
  id: 'use-a-calculator',
  marks: 3,
  calculator: true,
  level: 2,
  cases: {
    'root-of-a-quotient': (random) => writeUseACalculator(random, { isRoot: true }),
    'write-down-the-display': (random) => writeUseACalculator(random, { isRoot: false }),
  },
})
