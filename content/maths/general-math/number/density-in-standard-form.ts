// Large and small numbers of the real world in standard form: the density of a population, and light.

import { agree, roundsTo } from '../../kit/checking.ts'
import { final, threeFigures } from '../../kit/final-answers.ts'
import { significant } from '../../kit/numbers.ts'
import { standardForm, standardFormInWords } from '../../kit/printing.ts'
import { inStandardForm } from '../../kit/typed.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'
import { ordinary } from './standard-form.ts'

export const densityInStandardForm = defineTemplate({
  id: 'standard-form-in-words',
  marks: 4,
  calculator: true,
  level: 3,
  cases: {
    'population-density'(random) {
      const large = random.decimal(1.62, 1.78, 2)
      const value = ordinary(large, 8) / ordinary(1.48, 5)
      const figures = significant(value)
      const growth = significant(ordinary(large, 8) * 0.01, 3)
      return {
        question: typst`
One year a country has a population of $${standardForm(large, 8)}$ people and an area of $${standardForm(1.48, 5)}$ km².
#part("a", 2)[Calculate the mean number of people per square kilometre.]
#part("b", 2)[The population grows by 1% in the year. Calculate by how many people, in standard form.]`,
        answer: typst`
#part("a")[
#working("M1")[$(${standardForm(large, 8)}) div (${standardForm(1.48, 5)})$]
#working("A1")[#result[${figures}] people per km² (3 s.f.)]]
#part("b")[
#working("M1")[$0.01 times ${standardForm(large, 8)}$]
#working("A1")[#result[$${standardForm(large, 6)}$] people]]`,
        alt: plain`A country has a population of ${standardFormInWords(large, 8)} people and an area of ${standardFormInWords(1.48, 5)} square kilometres. Part a: calculate the mean number of people per square kilometre. Part b: the population grows by 1% in the year. Calculate by how many people, in standard form.`,
        answerAlt: plain`Part a: divide the population by the area: ${figures} people per square kilometre to 3 significant figures. Part b: 1% of the population is ${standardFormInWords(large, 6)} people, about ${growth}.`,
        answers: [final('a', threeFigures(value)), final('b', inStandardForm(large, 6))],
        verify: () => {
          const back = value * 1.48 * 10 ** 5
          return agree(back, large * 10 ** 8) && roundsTo(value, significant(value))
            ? null
            : `multiplied back it is ${back}`
        },
      }
    },
    light(random) {
      // Mean distances of Mercury, Venus, Earth, Mars, Jupiter and Saturn from the Sun.
      const planets = [
        [5.79, 7],
        [1.08, 8],
        [1.5, 8],
        [2.28, 8],
        [7.78, 8],
        [1.43, 9],
      ] as const
      const [large, exponent] = random.pick(planets)
      const value = ordinary(large, exponent) / ordinary(3, 5)
      const figures = significant(value)
      return {
        question: typst`
Light travels $${standardForm(3, 5)}$ km in one second. A planet is $${standardForm(large, exponent)}$ km from the Sun.
#part("a", 2)[Calculate the time, in seconds, that light takes from the Sun to the planet.]
#part("b", 2)[Calculate how far light travels in one hour. Give your answer in standard form.]`,
        answer: typst`
#part("a")[
#working("M1")[$(${standardForm(large, exponent)}) div (${standardForm(3, 5)})$]
#working("A1")[#result[${figures} s]${Number.isInteger(Number(value.toPrecision(12))) && value < 1000 ? '' : ' (3 s.f.)'}]]
#part("b")[
#working("M1")[$${standardForm(3, 5)} times 3600$]
#working("A1")[#result[$${standardForm(1.08, 9)}$ km]]]`,
        alt: plain`Light travels ${standardFormInWords(3, 5)} kilometres in one second. A planet is ${standardFormInWords(large, exponent)} kilometres from the Sun. Part a: calculate the time in seconds that light takes from the Sun to the planet. Part b: calculate how far light travels in one hour, in standard form.`,
        answerAlt: plain`Part a: divide the distance by the speed: ${figures} seconds. Part b: multiply the speed by 3600: ${standardFormInWords(1.08, 9)} kilometres.`,
        answers: [final('a', threeFigures(value, 's')), final('b', inStandardForm(1.08, 9, 'km'))],
        verify: () => {
          if (!agree(1080000000, 1.08e9)) return 'an hour of light is another distance'
          const back = value * 3 * 10 ** 5
          return agree(back, large * 10 ** exponent) && roundsTo(value, significant(value))
            ? null
            : `multiplied back it is ${back}`
        },
      }
    },
  },
})
