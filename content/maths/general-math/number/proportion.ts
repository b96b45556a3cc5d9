// Map scales, recipes, inverse proportion and best buys.

import { agree } from '../../kit/checking.ts'
import { final, inNamedUnit, number } from '../../kit/final-answers.ts'
import { tied } from '../../kit/printing.ts'
import type { Random } from '../../kit/random.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'

const drawMapScale = (random: Random) => ({
  thousands: random.pick([20, 25, 40, 50]),
  length: random.decimal(3.2, 9.8, 1),
  area: random.integer(4, 18),
  rest: random.pick(['a school and a mosque', 'a market and a ferry ghat', 'two villages']),
})

export const mapScale = defineTemplate({
  id: 'map-scale',
  marks: 3,
  calculator: true,
  level: 3,
  cases: {
    distance(random) {
      const { thousands, length, rest } = drawMapScale(random)
      const perCm = thousands / 100
      const answer = Number((length * perCm).toFixed(3))
      return {
        question: typst`
The scale of a map is $1 : ${tied(thousands * 1000)}$. On the map, ${rest} are ${length} cm apart.
#part("a", 2)[Calculate the actual distance in kilometres.]
#part("b", 1)[A straight road is 3 km long. Find its length on the map.]`,
        answer: typst`
#part("a")[
#working("M1")[$${length} times ${tied(thousands * 1000)} = ${tied(length * thousands * 1000)}$ cm]
#working("A1")[#result[${answer} km]]
#note[1 km is #box[100 000] cm.]]
#part("b")[#working("B1")[$#box[300 000] div ${tied(thousands * 1000)} =$ #result[${300 / thousands} cm]]]`,
        alt: plain`The scale of a map is 1 to ${thousands * 1000}. On the map, ${rest} are ${length} cm apart. Part a: calculate the actual distance in kilometres. Part b: a straight road is 3 km long. Find its length on the map.`,
        answerAlt: plain`Part a: ${length} times ${thousands * 1000} is ${Math.round(length * thousands * 1000)} cm, which is ${answer} km. Part b: 300000 cm divided by ${thousands * 1000} is ${300 / thousands} cm.`,
        answers: [
          final('a', inNamedUnit(number(answer, { unit: 'km' }))),
          final('b', number(300 / thousands, { unit: 'cm' })),
        ],
        verify: () => {
          const scale = thousands * 1000
          return agree((length * (thousands / 100) * 100_000) / scale, length)
            ? null
            : 'the map shows another length'
        },
      }
    },
    area(random) {
      const { thousands, area } = drawMapScale(random)
      const perCm = thousands / 100
      const answer = Number((area * perCm ** 2).toFixed(4))
      return {
        question: typst`
The scale of a map is $1 : ${tied(thousands * 1000)}$. A haor (a lake) has an area of ${area} cm² on the map.

Calculate its actual area in square kilometres. #marks(3)`,
        answer: typst`
#working("M1")[1 cm stands for $${tied(thousands * 1000)}$ cm $= ${perCm}$ km]
#note[An area grows by the square of the scale.]
#working("M1")[$${area} times ${perCm}^2$]
#working("A1")[#result[${answer} km²]]`,
        alt: plain`The scale of a map is 1 to ${thousands * 1000}. A lake has an area of ${area} square centimetres on the map. Calculate its actual area in square kilometres.`,
        answerAlt: plain`1 cm stands for ${perCm} km, so 1 square centimetre stands for ${perCm} squared square kilometres. The area is ${answer} square kilometres.`,
        answers: [final('', inNamedUnit(number(answer, { unit: 'km²' })))],
        verify: () => {
          const [a, scale] = [area, thousands * 1000]

          // In centimetres throughout, and only then in kilometres.
          return agree((a * scale * scale) / 1e10, area * (thousands / 100) ** 2)
            ? null
            : 'in centimetres it is another area'
        },
      }
    },
  },
})

const drawProportion = (random: Random) => {
  const [w, d] = random.until(
    () => [random.integer(4, 15), random.integer(6, 20)] as const,
    ([w, d]) => [w - 1, w + 2, w + 3].some((n) => n > 2 && n !== w && (w * d) % n === 0),
  )
  const fewer = [w + 3, w + 2, w - 1].find((n) => n > 2 && (w * d) % n === 0) ?? w
  const [small, large] = random.pick([
    [2, 5],
    [3, 8],
    [1.5, 4],
    [2.5, 6],
  ]) as [number, number]
  const perKg = random.integer(68, 92, 2)
  return {
    w,
    d,
    other: fewer,
    people: random.pick([4, 6]),
    guests: random.pick([10, 15, 9]),
    rice: random.pick([300, 360, 480, 600]),
    small,
    large,
    smallPrice: small * perKg,
    largePrice: large * (perKg + random.pick([-2, -1, 1, 2])),
  }
}

export const proportion = defineTemplate({
  id: 'proportion-in-words',
  marks: 3,
  calculator: true,
  level: 2,
  cases: {
    recipe(random) {
      const { people, guests, rice } = drawProportion(random)
      const each = rice / people
      return {
        question: typst`
A recipe for khichuri for ${people} people needs ${rice} g of rice.
#part("a", 2)[Calculate the rice needed for ${guests} people.]
#part("b", 1)[Rokeya has 2 kg of rice. Find the greatest number of people she can cook for.]`,
        answer: typst`
#part("a")[
#working("M1")[$${rice} div ${people} times ${guests} = ${each} times ${guests}$]
#working("A1")[#result[${each * guests} g]]]
#part("b")[#working("B1")[$2000 div ${each}$, so #result[${Math.floor(2000 / each)}] people]
#note[Round down: there must be enough for all.]]`,
        alt: plain`A recipe for khichuri for ${people} people needs ${rice} grams of rice. Part a: calculate the rice needed for ${guests} people. Part b: Rokeya has 2 kilograms of rice. Find the greatest number of people she can cook for.`,
        answerAlt: plain`Part a: ${each} grams for each person, so ${each * guests} grams. Part b: 2000 divided by ${each}, rounded down, is ${Math.floor(2000 / each)} people.`,
        answers: [
          final('a', number(each * guests, { unit: 'g' })),
          final('b', number(Math.floor(2000 / each))),
        ],
        verify: () =>
          agree(((rice / people) * guests * people) / guests, rice) && Number.isInteger(rice / people)
            ? null
            : 'the rice for one is not whole',
      }
    },
    workers(random) {
      const { w, d, other } = drawProportion(random)
      const answer = (w * d) / other
      return {
        question: typst`
${w} workers can harvest a field of rice in ${d} days. All work at the same rate.
#part("a", 2)[Calculate how many days ${other} workers would take.]
#part("b", 1)[Write down the total number of days of work if one worker did it all.]`,
        answer: typst`
#note[${other > w ? 'More workers need less time' : 'Fewer workers need more time'}: the product of workers and days stays the same.]
#part("a")[
#working("M1")[$${w} times ${d} div ${other}$]
#working("A1")[#result[${answer} days]]]
#part("b")[#working("B1")[$${w} times ${d} =$ #result[${w * d} days]]]`,
        alt: plain`${w} workers can harvest a field of rice in ${d} days. All work at the same rate. Part a: calculate how many days ${other} workers would take. Part b: write down the number of days if one worker did it all.`,
        answerAlt: plain`Part a: the product of workers and days stays the same, so ${w} times ${d} divided by ${other} is ${answer} days. Part b: ${w * d} days.`,
        answers: [
          final('a', inNamedUnit(number(answer, { unit: 'days' }))),
          final('b', number(w * d, { unit: 'days' })),
        ],
        verify: () => {
          let done = 0
          for (let day = 0; day < (w * d) / other; day += 1) done += other
          return done === w * d && other !== w ? null : `${done} days of work are done`
        },
      }
    },
    'best-buy'(random) {
      const { small, large, smallPrice, largePrice } = drawProportion(random)
      const [one, two] = [smallPrice / small, largePrice / large]
      const better = one < two ? small : large
      return {
        question: typst`
Rice is sold in two bags: ${small} kg for Tk~${smallPrice}, and ${large} kg for Tk~${largePrice}.

Show which bag is better value. #marks(3)`,
        answer: typst`
#note[Compare the price of 1 kg.]
#working("M1")[$${smallPrice} div ${small} =$ Tk~${one} per kg]
#working("M1")[$${largePrice} div ${large} =$ Tk~${two} per kg]
#working("A1")[#result[the ${better} kg bag] is better value]`,
        alt: plain`Rice is sold in two bags: ${small} kilograms for ${smallPrice} taka, and ${large} kilograms for ${largePrice} taka. Show which bag is better value.`,
        answerAlt: plain`The small bag costs ${one} taka per kilogram and the large bag ${two} taka per kilogram. The ${better} kilogram bag is better value.`,
        answers: [],
        verify: () => {
          // The same mass of both, small × large kilograms, priced from each bag.
          const [a, b] = [smallPrice * large, largePrice * small]
          return a !== b && a < b === smallPrice / small < largePrice / large ? null : 'they cost the same'
        },
      }
    },
  },
})
