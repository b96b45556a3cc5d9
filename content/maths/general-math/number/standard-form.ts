// Standard form: writing it, calculating with it, and large and small numbers of the real world.

import { agree, roundsTo } from '../../kit/checking.ts'
import { significant } from '../../kit/numbers.ts'
import { standardForm, standardFormInWords, tied } from '../../kit/printing.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'

const ordinary = (front: number, exponent: number) => Number(`${front}e${exponent}`)
/** The decimal 0.00047 in full: the exponent shifts the digits, no arithmetic rounds them. */
const written = (front: number, exponent: number) =>
  exponent < 0
    ? ordinary(front, exponent).toFixed(-exponent + (String(front).split('.')[1]?.length ?? 0))
    : tied(ordinary(front, exponent))

export const convertStandardForm = defineTemplate({
  id: 'write-in-standard-form',
  marks: 3,
  calculator: false,
  level: 2,
  cases: ['both-ways', 'not-yet-standard'],
  draw(random, which) {
    const front = () =>
      random.until(
        () => random.decimal(1.1, 9.8, 1),
        (x) => !Number.isInteger(x),
      )
    return {
      which,
      large: { front: random.decimal(1.01, 9.89, 2), exponent: random.integer(5, 7) },
      small: { front: front(), exponent: -random.integer(3, 5) },
      back: { front: front(), exponent: -random.integer(2, 4) },
      tens: random.pick([24, 35, 47, 62, 86, 91]),
    }
  },
  write({ which, large, small, back, tens }) {
    const first = written(large.front, large.exponent)
    const second = written(small.front, small.exponent)
    const third = which === 'both-ways' ? written(back.front, back.exponent) : ''
    const asked =
      which === 'both-ways'
        ? typst`Write $${standardForm(back.front, back.exponent)}$ as an ordinary number.`
        : typst`Write $${tens} times 10^${large.exponent}$ in standard form.`
    const solved =
      which === 'both-ways'
        ? typst`#result[${third}]`
        : typst`$${tens} = ${tens / 10} times 10$, so #result[$${standardForm(tens / 10, large.exponent + 1)}$]`
    return {
      question: typst`
#part("a", 1)[Write ${first} in standard form.]
#part("b", 1)[Write ${second} in standard form.]
#part("c", 1)[${asked}]`,
      answer: typst`
#note[One digit that is not 0 stands before the point; the index says how far the digits move.]
#part("a")[#working("B1")[#result[$${standardForm(large.front, large.exponent)}$]]]
#part("b")[#working("B1")[#result[$${standardForm(small.front, small.exponent)}$]]]
#part("c")[#working("B1")[${solved}]]`,
      alt: plain`Part a: write ${ordinary(large.front, large.exponent)} in standard form. Part b: write ${second} in standard form. Part c: write ${which === 'both-ways' ? `${standardFormInWords(back.front, back.exponent)} as an ordinary number` : `${standardFormInWords(tens, large.exponent)} in standard form`}.`,
      answerAlt: plain`Part a: ${standardFormInWords(large.front, large.exponent)}. Part b: ${standardFormInWords(small.front, small.exponent)}. Part c: ${which === 'both-ways' ? third : standardFormInWords(tens / 10, large.exponent + 1)}.`,
    }
  },
  verify({ large, small, back, tens }) {
    if (ordinary(tens, large.exponent) !== ordinary(tens / 10, large.exponent + 1))
      return 'part (c) is another number'
    for (const { front, exponent } of [large, small, back]) {
      const value = Number(written(front, exponent).replace(/#box\[|[ \]]/g, ''))
      if (!agree(value * 10 ** -exponent, front, 1e-9)) return `${value} is not ${front} times 10^${exponent}`
      if (Math.floor(Math.log10(value)) !== exponent) return `${value} has another index`
    }
    return null
  },
})

export const calculateStandardForm = defineTemplate({
  id: 'calculate-in-standard-form',
  marks: 3,
  calculator: false,
  level: 3,
  cases: ['multiply', 'divide', 'add'],
  draw(random, which) {
    return random.until(
      () => {
        const [a, b] =
          which === 'divide'
            ? [random.decimal(1.2, 4.8, 1), random.pick([4, 5, 6, 8])]
            : [random.decimal(2, 9, 1), random.integer(3, 9)]
        const [m, n] =
          which === 'add' ? [random.integer(5, 9), 0] : [random.integer(4, 9), -random.integer(2, 6)]
        const second = which === 'add' ? m - 1 : n
        const front = which === 'multiply' ? a * b : which === 'divide' ? a / b : a + b / 10
        const index = which === 'multiply' ? m + second : which === 'divide' ? m - second : m
        const shift = front >= 10 ? 1 : front < 1 ? -1 : 0
        return {
          which,
          a,
          b,
          m,
          n: second,
          front: Number(front.toFixed(6)),
          index,
          shift,
          digits: Number((front / 10 ** shift).toFixed(6)),
        }
      },
      ({ which: kind, a, front, shift, digits, index, m }) =>
        a !== 1 &&
        index !== 0 &&
        index !== m + 20 &&
        (kind === 'add' ? shift === 0 || shift === 1 : shift !== 0) &&
        String(digits).length <= 5 &&
        front !== 1 &&
        digits < 10,
    )
  },
  write({ which, a, b, m, n, front, index, shift, digits }) {
    const sign = { multiply: 'times', divide: 'div', add: '+' }[which]
    const spoken = { multiply: 'times', divide: 'divided by', add: 'plus' }[which]
    const step = {
      multiply: `${a} times ${b} times 10^(${m} + (${n}))`,
      divide: `(${a} div ${b}) times 10^(${m} - (${n}))`,
      add: `${a} times 10^${m} + ${b / 10} times 10^${m}`,
    }[which].replaceAll('(-', '(−')
    const note = {
      multiply: 'Multiply the numbers and add the indices.',
      divide: 'Divide the numbers and subtract the indices.',
      add: 'To add, both need the same power of 10.',
    }[which]
    const after =
      shift === 0
        ? ''
        : ` ${shift > 0 ? `The number ${front} is too large` : `The number ${front} is too small`} for standard form.`
    return {
      question: typst`
Work out
$ (${standardForm(a, m)}) ${sign} (${standardForm(b, n)}). $
Give your answer in standard form. #marks(3)`,
      answer: typst`
#note[${note}]
#working("${shift === 0 ? 'M2' : 'M1'}")[$${step}$]
${
  shift === 0
    ? ''
    : typst`#working("A1")[$= ${standardForm(front, index)}$]
#note[${after.trim()}]`
}
#working("A1")[#result[$${standardForm(digits, index + shift)}$]]`,
      alt: plain`Without a calculator, work out ${standardFormInWords(a, m)}, ${spoken} ${standardFormInWords(b, n)}. Give your answer in standard form.`,
      answerAlt: plain`${note} This gives ${standardFormInWords(front, index)}.${after} The answer is ${standardFormInWords(digits, index + shift)}.`,
    }
  },
  verify({ which, a, b, m, n, index, shift, digits }) {
    const [x, y] = [a * 10 ** m, b * 10 ** n]
    const value = which === 'multiply' ? x * y : which === 'divide' ? x / y : x + y
    return agree(value / 10 ** (index + shift), digits) && digits >= 1 && digits < 10
      ? null
      : `the value is ${value}`
  },
})

export const densityInStandardForm = defineTemplate({
  id: 'standard-form-in-words',
  marks: 4,
  calculator: true,
  level: 3,
  cases: ['population-density', 'light'],
  draw(random, which) {
    const isPeople = which === 'population-density'
    // Mean distances of Mercury, Venus, Earth, Mars, Jupiter and Saturn from the Sun.
    const planets = [
      [5.79, 7],
      [1.08, 8],
      [1.5, 8],
      [2.28, 8],
      [7.78, 8],
      [1.43, 9],
    ] as const
    const [large, exponent] = isPeople ? [random.decimal(1.62, 1.78, 2), 8] : random.pick(planets)
    const other = isPeople ? 1.48 : 3
    return { which, large, exponent, other, index: 5, value: ordinary(large, exponent) / ordinary(other, 5) }
  },
  write({ which, large, exponent, other, index, value }) {
    const figures = significant(value)
    const isPeople = which === 'population-density'
    if (isPeople) {
      const growth = significant(ordinary(large, exponent) * 0.01, 3)
      return {
        question: typst`
One year a country has a population of $${standardForm(large, exponent)}$ people and an area of $${standardForm(other, index)}$ km².
#part("a", 2)[Calculate the mean number of people per square kilometre.]
#part("b", 2)[The population grows by 1% in the year. Calculate by how many people, in standard form.]`,
        answer: typst`
#part("a")[
#working("M1")[$(${standardForm(large, exponent)}) div (${standardForm(other, index)})$]
#working("A1")[#result[${figures}] people per km² (3 s.f.)]]
#part("b")[
#working("M1")[$0.01 times ${standardForm(large, exponent)}$]
#working("A1")[#result[$${standardForm(large, exponent - 2)}$] people]]`,
        alt: plain`A country has a population of ${standardFormInWords(large, exponent)} people and an area of ${standardFormInWords(other, index)} square kilometres. Part a: calculate the mean number of people per square kilometre. Part b: the population grows by 1% in the year. Calculate by how many people, in standard form.`,
        answerAlt: plain`Part a: divide the population by the area: ${figures} people per square kilometre to 3 significant figures. Part b: 1% of the population is ${standardFormInWords(large, exponent - 2)} people, about ${growth}.`,
      }
    }
    return {
      question: typst`
Light travels $${standardForm(other, index)}$ km in one second. A planet is $${standardForm(large, exponent)}$ km from the Sun.
#part("a", 2)[Calculate the time, in seconds, that light takes from the Sun to the planet.]
#part("b", 2)[Calculate how far light travels in one hour. Give your answer in standard form.]`,
      answer: typst`
#part("a")[
#working("M1")[$(${standardForm(large, exponent)}) div (${standardForm(other, index)})$]
#working("A1")[#result[${figures} s]${Number.isInteger(Number(value.toPrecision(12))) && value < 1000 ? '' : ' (3 s.f.)'}]]
#part("b")[
#working("M1")[$${standardForm(other, index)} times 3600$]
#working("A1")[#result[$${standardForm(1.08, 9)}$ km]]]`,
      alt: plain`Light travels ${standardFormInWords(other, index)} kilometres in one second. A planet is ${standardFormInWords(large, exponent)} kilometres from the Sun. Part a: calculate the time in seconds that light takes from the Sun to the planet. Part b: calculate how far light travels in one hour, in standard form.`,
      answerAlt: plain`Part a: divide the distance by the speed: ${figures} seconds. Part b: multiply the speed by 3600: ${standardFormInWords(1.08, 9)} kilometres.`,
    }
  },
  verify({ which, large, exponent, other, index, value }) {
    if (which === 'light' && !agree(3e5 * 60 * 60, 1.08e9)) return 'an hour of light is another distance'
    const back = value * other * 10 ** index
    return agree(back, large * 10 ** exponent) && roundsTo(value, significant(value))
      ? null
      : `multiplied back it is ${back}`
  },
})
