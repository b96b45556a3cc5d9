// Rates and ratios to their end: people and land in standard form, and a floor of concrete from its mass to its price.

import { compared } from '../../kit/comparing.ts'
import { final, inHoursAndMinutes, inNamedUnit, number } from '../../kit/final-answers.ts'
import { exact, significant, unrounded } from '../../kit/numbers.ts'
import {
  grouped,
  duration as shownDuration,
  standardForm,
  standardFormInWords,
  tied,
} from '../../kit/printing.ts'
import { inStandardForm, percent, taka } from '../../kit/typed.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'

const sum = (parts: readonly number[]) => parts.reduce((total, part) => total + part, 0)

/** A number of so many figures as a front and a power of ten. */
const scientific = (value: number, figures = 3): readonly [front: string, power: number] => {
  const [front = '', power = ''] = value.toExponential(figures - 1).split('e')
  return [front, Number(power)]
}

export const ratesInFull = defineTemplate({
  id: 'rates-in-full',
  marks: 11,
  calculator: true,
  level: 4,
  cases: {
    'people-and-land'(random) {
      const { people, land, rate, years, before, rice, other, density } = random.until(
        () => ({
          people: random.integer(12, 98) / 10,
          land: random.integer(11, 60) / 10,
          rate: random.integer(8, 24) / 10,
          years: random.integer(4, 9),
          before: random.integer(31, 98) / 10,
          rice: random.integer(22, 48),
          other: random.integer(12, 96) / 10,
          density: random.integer(12, 85),
        }),
        ({ people, land, rice, other, density }) => {
          const each = (people * 100) / land
          return (
            // From the density rounded to 3 figures, the fields are the same.
            significant(rice / each) === significant(rice / Number(significant(each))) &&
            each > 150 &&
            each < 700 &&
            other * density > 40 &&
            other * density < 400 &&
            people % 1 > 0.05 &&
            land % 1 > 0.05
          )
        },
      )
      // The population of A is some ten millions, its area some hundred thousand square kilometres.
      const [population, area] = [people * 1e7, land * 1e5]
      const each = population / area
      const [otherFront, otherPower] = scientific(other * density * 1e6, 4)
      const otherPeople = exact(Number(otherFront))
      const later = population * (1 + rate / 100) ** years
      const [laterFront, laterPower] = scientific(later)
      const past = population / (1 + before / 100)
      const [pastFront, pastPower] = scientific(past)
      const field = ((rice / 100) * area * 1e6) / population
      return {
        question: typst`
Country $A$ has a population of $${standardForm(people, 7)}$ and an area of #box[$${standardForm(land, 5)}$ km².]
#part("a", 2)[Show that the population density of country $A$ is ${significant(each)} people per km², correct to 3 significant figures.]
#part("b", 2)[Country $B$ has an area of #box[$${standardForm(other, 6)}$ km²] and a population density of ${density} people per km². Calculate its population. Give your answer in standard form.]
#part("c", 2)[The population of $A$ increases by ${rate}% each year. Calculate the population of $A$ after ${years} years. Give your answer in standard form, correct to 3 significant figures.]
#part("d", 2)[The population of $A$, $${standardForm(people, 7)}$, is ${before}% more than it was some years ago. Calculate the population at that time. Give your answer in standard form, correct to 3 significant figures.]
#part("e", 3)[Rice is grown on ${rice}% of the area of $A$. Calculate the area of rice fields for each person of $A$, in square metres.]`,
        answer: typst`
#part("a")[
#working("M1")[$ (${standardForm(people, 7)})/(${standardForm(land, 5)}) $]
#working("A1")[$= ${unrounded(each)} = ${significant(each)}$]]
#part("b")[
#working("M1")[$${standardForm(other, 6)} times ${density}$]
#working("A1")[#result[$${standardForm(otherPeople, otherPower)}$]]]
#part("c")[
#working("M1")[$${standardForm(people, 7)} times ${exact(1 + rate / 100)}^${years}$]
#working("A1")[#result[$${standardForm(laterFront, laterPower)}$]]]
#part("d")[
#working("M1")[$${standardForm(people, 7)} div ${exact(1 + before / 100)}$]
#working("A1")[#result[$${standardForm(pastFront, pastPower)}$]]]
#part("e")[
#working("M1")[$${rice / 100} times ${standardForm(land, 5)}$ km²]
#note[1~km² is $10^6$ m².]
#working("M1 dep")[$times 10^6 div (${standardForm(people, 7)})$]
#working("A1")[#result[${significant(field)} m²] (3 s.f.)]
#scheme[Or: $${rice / 100} div$ their density, $times 10^6$ *M1 M1*]]`,
        alt: plain`Country A has a population of ${standardFormInWords(people, 7)} and an area of ${standardFormInWords(land, 5)} square kilometres. Part a: show that the population density of country A is ${significant(each)} people per square kilometre, correct to 3 significant figures. Part b: country B has an area of ${standardFormInWords(other, 6)} square kilometres and a population density of ${density} people per square kilometre. Calculate its population. Give your answer in standard form. Part c: the population of A increases by ${rate}% each year. Calculate the population of A after ${years} years. Give your answer in standard form, correct to 3 significant figures. Part d: the population of A, ${standardFormInWords(people, 7)}, is ${before}% more than it was some years ago. Calculate the population at that time. Give your answer in standard form, correct to 3 significant figures. Part e: rice is grown on ${rice}% of the area of A. Calculate the area of rice fields for each person of A, in square metres.`,
        answerAlt: plain`Part a: the population over the area is ${significant(each, 5)}, which is ${significant(each)}. Part b: the area times ${density} is ${standardFormInWords(otherPeople, otherPower)}. Part c: the population times ${exact(1 + rate / 100)} to the power ${years} is ${standardFormInWords(laterFront, laterPower)}. Part d: the population over ${exact(1 + before / 100)} is ${standardFormInWords(pastFront, pastPower)}. Part e: ${rice}% of the area, times 10 to the power 6, over the population is ${significant(field)} square metres.`,
        answers: [
          final('b', inStandardForm(otherPeople, otherPower)),
          final('c', {
            ...inStandardForm(later / 10 ** laterPower, laterPower),
            to: { figures: 3, isNamed: true },
          }),
          final('d', {
            ...inStandardForm(past / 10 ** pastPower, pastPower),
            to: { figures: 3, isNamed: true },
          }),
          final('e', inNamedUnit(number(field, { to: { figures: 3 }, unit: 'm²' }))),
        ],
        verify: () => {
          let grown = population
          for (let year = 0; year < years; year += 1) grown += (grown / 100) * rate
          return compared(
            ['the people of A by density', each * area, population],
            ['the people of B', otherPeople * 10 ** otherPower, density * other * 1e6],
            ['the people of A later', grown, later],
            ['the people of A before', past + (past / 100) * before, population],
            ['the fields', (field * population) / 1e6 / area, rice / 100],
          )
        },
      }
    },
    'concrete-floor'(random) {
      const { long, wide, thick, density, parts, bag } = random.until(
        () => ({
          long: random.integer(40, 90) / 10,
          wide: random.integer(30, 60) / 10,
          thick: random.integer(8, 15),
          density: random.pick([2300, 2400]),
          parts: random.pick([
            [1, 2, 3],
            [1, 2, 4],
            [1, 3, 5],
            [2, 3, 5],
            [2, 5, 8],
          ] as const),
          bag: random.pick([25, 50]),
        }),
        ({ long, wide, thick, density, parts, bag }) => {
          const mass = exact((long * wide * thick * density) / 100)
          const cement = exact((mass * parts[0]) / sum(parts))
          const left = (cement / bag) % 1
          return long > wide && [mass, cement].every(Number.isInteger) && left > 0.15 && left < 0.85
        },
      )
      const { past, rise } = random.until(
        () => ({ past: random.integer(18, 25) * 10 * (bag / 25), rise: random.pick([4, 5, 6, 8, 12, 15]) }),
        ({ past, rise }) => ((past * rise) / 100) % 2 === 0,
      )
      const price = past + (past * rise) / 100
      const { workers, hours, more } = random.until(
        () => ({ workers: random.integer(2, 5), hours: random.integer(4, 9), more: random.integer(3, 8) }),
        ({ workers, hours, more }) =>
          more > workers && Number.isInteger((workers * hours * 60) / more) && (workers * hours) % more > 0,
      )
      const mass = exact((long * wide * thick * density) / 100)
      const [p, q, r] = parts
      const whole = sum(parts)
      const cement = exact((mass * p) / whole)
      const bags = Math.ceil(cement / bag)
      const cost = bags * price
      const minutes = (workers * hours * 60) / more
      const share = (q / whole) * 100
      const isExact = Number(significant(share)) === exact(share)
      const shownShare = isExact ? String(exact(share)) : significant(share)
      return {
        question: typst`
A builder in Barishal makes a floor of concrete. It is a rectangle, ${long} m by ${wide} m, and ${thick} cm thick. The density of the concrete is ${density} kg/m³.
#part("a", 2)[Show that the mass of the concrete is ${tied(mass)} kg.]
#part("b")[The concrete is a mixture with masses in the ratio #box[cement : sand : stone $= ${parts.join(' : ')}$.]]
#part("b i", 2)[Calculate the mass of cement in the floor.]
#part("b ii", 1)[Write the mass of sand as a percentage of the mass of the concrete.]
#part("c", 2)[Cement is sold in bags of ${bag} kg for Tk~${price} a bag. Calculate the cost of the bags of cement that the builder has to buy.]
#part("d", 2)[The price of Tk~${price} is ${rise}% more than the price of a bag last year. Calculate the price last year.]
#part("e", 2)[${workers} workers would take ${hours} hours to make the floor. All workers work at the same rate. Calculate how long ${more} workers would take. Give your answer in hours and minutes.]`,
        answer: typst`
#part("a")[
#working("M1")[$${long} times ${wide} times ${thick / 100}$ #linebreak() $= ${exact((long * wide * thick) / 100)}$ m³]
#working("A1")[$${exact((long * wide * thick) / 100)} times ${density} = ${tied(mass)}$ kg]]
#part("b i")[
#working("M1")[$ ${tied(mass)} times ${p}/${whole} $]
#working("A1")[#result[${grouped(cement)} kg]]]
#part("b ii")[#working("B1")[$display(${q}/${whole}) times 100 =$ #result[${shownShare}%]${isExact ? '' : ' (3 s.f.)'}]]
#part("c")[
#working("M1 FT")[$${tied(cement)} div ${bag} = ${significant(cement / bag)}$, so ${bags} bags]
#working("A1 FT")[$${bags} times ${price} =$ #result[Tk ${grouped(cost)}]]]
#part("d")[
#working("M1")[$${price} div ${exact(1 + rise / 100)}$]
#working("A1")[#result[Tk ${past}]]]
#part("e")[
#working("M1")[$ (${workers} times ${hours})/${more} = ${unrounded((workers * hours) / more)} $ hours]
#working("A1")[#result[${shownDuration(minutes)}]]]`,
        alt: plain`A builder in Barishal makes a floor of concrete. It is a rectangle, ${long} metres by ${wide} metres, and ${thick} cm thick. The density of the concrete is ${density} kilograms per cubic metre. Part a: show that the mass of the concrete is ${mass} kilograms. Part b: the concrete is a mixture with masses in the ratio cement to sand to stone, ${parts.join(' to ')}. Part b i: calculate the mass of cement in the floor. Part b ii: write the mass of sand as a percentage of the mass of the concrete. Part c: cement is sold in bags of ${bag} kilograms for ${price} taka a bag. Calculate the cost of the bags of cement that the builder has to buy. Part d: the price of ${price} taka is ${rise}% more than the price of a bag last year. Calculate the price last year. Part e: ${workers} workers would take ${hours} hours to make the floor. All workers work at the same rate. Calculate how long ${more} workers would take. Give your answer in hours and minutes.`,
        answerAlt: plain`Part a: ${long} times ${wide} times ${thick / 100} cubic metres, times ${density}, is ${mass} kilograms. Part b i: ${mass} times ${p} over ${whole} is ${cement} kilograms. Part b ii: ${q} over ${whole}, times 100, is ${shownShare}%. Part c: ${cement} over ${bag} is ${significant(cement / bag)}, so ${bags} bags, which cost ${cost} taka. Part d: ${price} over ${exact(1 + rise / 100)} is ${past} taka. Part e: ${workers} times ${hours} over ${more} hours is ${shownDuration(minutes)}.`,
        answers: [
          final('b i', number(cement, { unit: 'kg' })),
          final('b ii', { ...percent(share), to: { figures: 3 } }),
          final('c', taka(cost)),
          final('d', taka(past)),
          final('e', inHoursAndMinutes(minutes)),
        ],
        verify: () => {
          // Litres of concrete, and bags one by one.
          const litres = long * 10 * (wide * 10) * (thick / 10)
          let [bought, carried] = [0, 0]
          while (carried < cement) [bought, carried] = [bought + 1, carried + bag]
          return compared(
            ['the mass', (litres * density) / 1000, mass],
            ['the mass from the parts', (cement / p) * (p + q + r), mass],
            ['the cost', bought * price, cost],
            ['the price', past + (past * rise) / 100, price],
            ['the work', (minutes / 60) * more, workers * hours],
            ['the sand', (share / 100) * mass, (cement * q) / p],
          )
        },
      }
    },
  },
})
