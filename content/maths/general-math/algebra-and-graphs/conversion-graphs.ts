// Conversion graphs: a straight line through two values that are known, drawn and read both ways.

import { agree, type Point } from '../../kit/checking.ts'
import { final } from '../../kit/final-answers.ts'
import { axisOf, lineOn, planeOf, printedPlane } from '../../kit/planes.ts'
import { near } from '../../kit/typed.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'

const stroke = ([a, b]: readonly [Point, Point]): string =>
  `data-line(((${a.join(', ')}), (${b.join(', ')})))`
const guides = ([x, y]: Point): string => `guides(${x}, ${y})`

export const conversionGraph = defineTemplate({
  id: 'conversion-graph',
  marks: 4,
  calculator: false,
  level: 2,
  cases: {
    money(random) {
      const [name, rate] = random.pick([
        ['dollars', 120],
        ['pounds', 150],
        ['euros', 130],
      ] as const)
      const most = 50
      // Both are read at lines of the grid.
      const { forth, back } = random.until(
        () => ({ forth: 2 * random.integer(6, 22), back: rate * 2 * random.pick([5, 10, 15, 20]) }),
        ({ forth, back }) => Math.abs(forth - back / rate) >= 8,
      )
      const top = Math.ceil((rate * most) / 1000) * 1000
      const plane = planeOf(
        axisOf([0, most], name.charAt(0).toUpperCase() + name.slice(1), { step: 10, minor: 5 }),
        axisOf([0, top], 'Taka', { step: 1000, minor: 5 }),
      )
      const ends: readonly [Point, Point] = [
        [0, 0],
        [most, rate * most],
      ]
      const [taka, foreign] = [forth * rate, back / rate]
      return {
        question: typst`
${most} ${name} are ${rate * most} taka.
#part("a", 2)[On the grid, draw a graph that converts up to ${most} ${name} into taka.
${printedPlane(plane, 'height: 240pt')}]
Use your graph to convert
#part("b", 1)[${forth} ${name} into taka,]
#part("c", 1)[${back} taka into ${name}.]`,
        answer: typst`
#part("a")[
#note[0 ${name} are 0 taka.]
#working("B2")[ruled line from $(0, 0)$ to $(${most}, ${rate * most})$]
#scheme[*B1* for one of the two points.]
${printedPlane(plane, 'height: 240pt', stroke(ends), guides([forth, taka]), guides([foreign, back]))}]
#part("b")[#working("B1 FT")[about #result[${taka}] taka]]
#part("c")[#working("B1 FT")[about #result[${foreign}] ${name}]
#note[Values within half a small square are accepted.]]`,
        alt: plain`${most} ${name} are ${rate * most} taka. Part a: on a grid with ${name} from 0 to ${most} across and taka from 0 to ${top} upwards, draw a graph that converts up to ${most} ${name} into taka. Use your graph to convert, part b, ${forth} ${name} into taka; part c, ${back} taka into ${name}.`,
        answerAlt: plain`Part a: a straight line from (0, 0) to (${most}, ${rate * most}). Part b: ${taka} taka. Part c: ${foreign} ${name}.`,
        answers: [
          final('a', lineOn(plane, ...ends)),
          final('b', near(taka, 100, 'taka')),
          final('c', near(foreign, 1, name)),
        ],
        verify: () =>
          agree(taka / forth, (rate * most) / most) && agree(back / foreign, rate)
            ? null
            : 'a value is not in proportion',
      }
    },
    temperature(random) {
      const [cold, hot] = [
        random.pick([5, 10, 15, 20, 25, 30, 35]),
        random.pick([50, 55, 60, 65, 70, 75, 80]),
      ]
      const isForth = random.chance(0.5)
      const inF = (c: number) => (9 * c) / 5 + 32
      const [asked, given] = isForth ? [cold, hot] : [hot, cold]
      const plane = planeOf(
        axisOf([0, 100], 'Celsius (°C)', { step: 20, minor: 4 }),
        axisOf([0, 240], 'Fahrenheit (°F)', { step: 40, minor: 4 }),
      )
      const ends: readonly [Point, Point] = [
        [0, 32],
        [100, 212],
      ]
      return {
        question: typst`
Water freezes at 0~°C, which is 32~°F. It boils at 100~°C, which is 212~°F. A graph that converts degrees Celsius into degrees Fahrenheit is a straight line.
#part("a", 2)[On the grid, draw this graph.
${printedPlane(plane, 'height: 240pt')}]
Use your graph to convert
#part("b", 1)[${asked}~°C into °F,]
#part("c", 1)[${inF(given)}~°F into °C.]`,
        answer: typst`
#part("a")[
#working("B2")[ruled line from $(0, 32)$ to $(100, 212)$]
#scheme[*B1* for one of the two points.]
${printedPlane(plane, 'height: 240pt', stroke(ends), guides([asked, inF(asked)]), guides([given, inF(given)]))}]
#part("b")[#working("B1 FT")[about #result[${inF(asked)}] °F]]
#part("c")[#working("B1 FT")[about #result[${given}] °C]
#note[Values within half a small square are accepted.]]`,
        alt: plain`Water freezes at 0 degrees Celsius, which is 32 degrees Fahrenheit. It boils at 100 degrees Celsius, which is 212 degrees Fahrenheit. A graph that converts one into the other is a straight line. Part a: draw this graph, on a grid with degrees Celsius from 0 to 100 across and degrees Fahrenheit from 0 to 240 upwards. Use your graph to convert, part b, ${asked} degrees Celsius into Fahrenheit; part c, ${inF(given)} degrees Fahrenheit into Celsius.`,
        answerAlt: plain`Part a: a straight line from (0, 32) to (100, 212). Part b: ${inF(asked)} degrees Fahrenheit. Part c: ${given} degrees Celsius.`,
        answers: [
          final('a', lineOn(plane, ...ends)),
          final('b', near(inF(asked), 5, '°F')),
          final('c', near(given, 2.5, '°C')),
        ],
        // As shares of the way from freezing to boiling.
        verify: () =>
          [asked, given].every((c) => agree(c / 100, (inF(c) - 32) / (212 - 32)))
            ? null
            : 'a value is beside the line',
      }
    },
  },
})
