// Water that flows from one shape into another: through a pipe, and as rain.

import { measuredAs } from '../../kit/comparing.ts'
import { skip } from '../../kit/draws.ts'
import { final, inNamedUnit, threeFigures } from '../../kit/final-answers.ts'
import { grouped, kept, measured, turnedVolume } from '../../kit/measuring.ts'
import { unrounded } from '../../kit/numbers.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'

const { PI } = Math

export const flowingWater = defineTemplate({
  id: 'flowing-water',
  marks: 5,
  calculator: true,
  level: 4,
  cases: {
    pipe: (random) => {
      const [radius, speed] = [random.decimal(0.8, 1.8, 1), random.integer(40, 90, 5)]
      const [length, width, depth] = [
        random.integer(90, 150, 10),
        random.integer(60, 90, 10),
        random.integer(50, 80, 5),
      ]
      const answer = (length * width * depth) / (PI * radius ** 2 * speed) / 60
      const found = measured(answer, 'minutes')
      const [volume, rate] = [length * width * depth, PI * radius ** 2 * speed]
      return {
        question: typst`Water flows through a pipe of radius ${radius}~cm at a speed of ${speed}~cm/s. The pipe is always full. It fills an empty tank, which is a cuboid measuring ${length}~cm by ${width}~cm by ${depth}~cm.

Calculate how long it takes to fill the tank. Give your answer in minutes. #marks(5)`,
        answer: typst`
#note[In one second, a cylinder of water ${speed}~cm long leaves the pipe.]
#working("M1")[per second: $pi times ${radius}^2 times ${speed} = ${unrounded(rate)}$]
#working("M1")[tank: $${length} times ${width} times ${depth} =$ ${kept(volume)}~cm³]
#working("M1")[$ "${grouped(volume)}"/${unrounded(rate)} = ${unrounded(volume / rate)} #h(0.4em) "seconds" $]
#working("M1")[$${unrounded(volume / rate)} div 60$]
#working("A1")[${found.shown}]`,
        alt: plain`Water flows through a full pipe of radius ${radius} cm at a speed of ${speed} cm per second. It fills an empty cuboid tank measuring ${length} cm by ${width} cm by ${depth} cm. Calculate how long this takes, in minutes.`,
        answerAlt: plain`In one second pi times ${radius} squared times ${speed} cubic centimetres flow. The tank holds ${grouped(volume)} cubic centimetres. Divide, and divide by 60: it takes ${found.spoken}.`,
        answers: [final('', inNamedUnit(threeFigures(answer, 'minutes')))],
        verify() {
          // In litres: what came in against what there is room for.
          const [came, room] = [
            turnedVolume(() => radius / 10, 0, (speed / 10) * answer * 60),
            (length / 10) * (width / 10) * (depth / 10),
          ]
          return measuredAs(came, room)
        },
      }
    },
    rain: (random) => {
      skip(random, 5)
      const [roof, across, rain, tank] = [
        random.integer(7, 12),
        random.integer(5, 7),
        random.integer(8, 15),
        random.integer(55, 80, 5),
      ]
      const answer = (roof * across * 10_000 * rain) / 10 / (PI * tank ** 2)
      const found = measured(answer, 'cm')
      const volume = (roof * across * 10_000 * rain) / 10
      return {
        question: typst`In a storm, ${rain}~mm of rain falls on a flat roof in Barishal. The roof is a rectangle ${roof}~m long and ${across}~m wide. All the water runs into a tank, which is a cylinder of radius ${tank}~cm standing on its base.

Calculate the rise of the water level in the tank. Give your answer in centimetres. #marks(5)`,
        answer: typst`
#note[Work in centimetres throughout.]
#working("B1")[${roof}~m $= ${roof * 100}$~cm, ${across}~m $= ${across * 100}$~cm #linebreak() ${rain}~mm $= ${rain / 10}$~cm]
#working("M1")[$${roof * 100} times ${across * 100} times ${rain / 10} =$ ${kept(volume)}~cm³]
#working("M1")[$pi times ${tank}^2 times h =$ ${kept(volume)}]
#working("M1")[$ h = "${grouped(volume)}"/(pi times ${tank}^2) $]
#working("A1")[rise $=$ ${found.shown}]`,
        alt: plain`${rain} millimetres of rain fall on a flat rectangular roof ${roof} metres long and ${across} metres wide. All the water runs into a cylindrical tank of radius ${tank} cm standing on its base. Calculate the rise of the water level in centimetres.`,
        answerAlt: plain`In centimetres the water is ${roof * 100} by ${across * 100} by ${rain / 10}, which is ${grouped(volume)} cubic centimetres. Divide by pi times ${tank} squared: the level rises by ${found.spoken}.`,
        answers: [final('', inNamedUnit(threeFigures(answer, 'cm')))],
        verify() {
          // In litres: what came in against what there is room for.
          const [came, room] = [
            roof * 10 * across * 10 * (rain / 100),
            turnedVolume(() => tank / 10, 0, answer / 10),
          ]
          return measuredAs(came, room)
        },
      }
    },
  },
})
