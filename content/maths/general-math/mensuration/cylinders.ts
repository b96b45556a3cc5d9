// Cylinders, parts of them, and water that flows from one shape into another.

import { roots } from '../../kit/checking.ts'
import { measuredAs } from '../../kit/comparing.ts'
import { skip } from '../../kit/draws.ts'
import { final, inNamedUnit, threeFigures } from '../../kit/final-answers.ts'
import { grouped, kept, measured, turnedSurface, turnedVolume } from '../../kit/measuring.ts'
import { unrounded } from '../../kit/numbers.ts'
import { enclosedArea, wayRound } from '../../kit/paths.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'

const { PI } = Math

const figure = (side: string, up: string, radius = 4, height = 6.5) =>
  `#sketch(cylinder(${radius}, ${height}, radius-label: ${side}, height-label: ${up}), height: 205pt)`

const holding = (radius: number, height: number): number => turnedVolume(() => radius, 0, height)

export const cylinderMeasures = defineTemplate({
  id: 'cylinder-measures',
  marks: 3,
  calculator: true,
  level: 2,
  cases: {
    volume: (random) => {
      const [radius, height] = [random.decimal(3, 7, 1), random.decimal(8, 14, 1)]
      const volume = PI * radius ** 2 * height
      const answer = volume / 1000
      const found = measured(answer, 'litres')
      return {
        question: typst`
${figure(`[${radius}~cm]`, `[${height}~cm]`, radius, height)}
Calculate the volume of this cylinder. Give your answer in litres. #marks(3)`,
        answer: typst`
#note[Area of the circle times the height. 1 litre $=$ 1000 cm³]
#working("M1")[$pi times ${radius}^2 times ${height} = ${unrounded(volume)}$]
#working("M1")[$${unrounded(volume)} div 1000$]
#working("A1")[volume $=$ ${found.shown}]`,
        alt: plain`A cylinder has a radius of ${radius} cm and a height of ${height} cm. Calculate its volume. Give your answer in litres.`,
        answerAlt: plain`In cubic centimetres the volume is pi times ${radius} squared times ${height}. Divided by 1000 it is ${found.spoken}.`,
        answers: [final('', inNamedUnit(threeFigures(answer, 'litres')))],
        verify: () => measuredAs(holding(radius / 10, height / 10), answer),
      }
    },
    'height-from-volume': (random) => {
      const radius = random.decimal(3, 7, 1)
      skip(random, 1)
      const volume = random.integer(400, 900, 10)
      const answer = volume / (PI * radius ** 2)
      const found = measured(answer, 'cm')
      return {
        question: typst`A drinks can is a cylinder of radius ${radius}~cm. It holds ${volume}~ml when it is full.

Calculate the height of the can. #marks(3)`,
        answer: typst`
#note[1 ml $=$ 1 cm³]
#working("M1")[$pi times ${radius}^2 times h = ${volume}$]
#working("M1")[$ h = ${volume}/(pi times ${radius}^2) $]
#working("A1")[height $=$ ${found.shown}]`,
        alt: plain`A drinks can is a cylinder of radius ${radius} cm. It holds ${volume} millilitres when it is full. Calculate the height of the can.`,
        answerAlt: plain`One millilitre is one cubic centimetre. The height is ${volume} divided by the product of pi and ${radius} squared, which is ${found.spoken}.`,
        answers: [final('', threeFigures(answer, 'cm'))],
        verify: () => measuredAs(roots((h) => holding(radius, h) - volume, 1, 40, 8)[0] ?? 0, answer),
      }
    },
    'radius-from-volume': (random) => {
      skip(random, 1)
      const height = random.decimal(8, 14, 1)
      const volume = random.integer(400, 900, 10)
      const answer = Math.sqrt(volume / (PI * height))
      const found = measured(answer, 'cm')
      return {
        question: typst`
The volume of this cylinder is ${volume}~cm³.
${figure('$r$', `[${height}~cm]`)}
Calculate the radius, $r$. #marks(3)`,
        answer: typst`
#working("M1")[$pi times r^2 times ${height} = ${volume}$]
#working("M1")[$ r = sqrt(${volume}/(pi times ${height})) $]
#working("A1")[$r =$ ${found.shown}]`,
        alt: plain`A cylinder has a height of ${height} cm and a volume of ${volume} cubic centimetres. Calculate its radius, r.`,
        answerAlt: plain`Pi times r squared times ${height} is ${volume}. So r is the square root of the fraction ${volume}, over pi times ${height}, which is ${found.spoken}.`,
        answers: [final('', threeFigures(answer, 'cm'), 'r')],
        verify: () => measuredAs(roots((r) => holding(r, height) - volume, 1, 20, 8)[0] ?? 0, answer),
      }
    },
    'total-surface': (random) => {
      const [radius, height] = [random.decimal(3, 7, 1), random.decimal(8, 14, 1)]
      const answer = 2 * PI * radius * height + 2 * PI * radius ** 2
      const found = measured(answer, 'cm²')
      return {
        question: typst`A solid cylinder has a radius of ${radius}~cm and a height of ${height}~cm.

Calculate its total surface area. #marks(3)`,
        answer: typst`
#note[The curved surface unrolls to a rectangle. There are two circles as well.]
#working("M1")[curved: $2 times pi times ${radius} times ${height} = ${unrounded(2 * PI * radius * height)}$]
#working("M1")[circles: $2 times pi times ${radius}^2 = ${unrounded(2 * PI * radius ** 2)}$]
#working("A1")[sum $=$ ${found.shown}]`,
        alt: plain`A solid cylinder has a radius of ${radius} cm and a height of ${height} cm. Calculate its total surface area.`,
        answerAlt: plain`The curved surface is 2 pi times ${radius} times ${height}, and the two circles are 2 pi times ${radius} squared. The total surface area is ${found.spoken}.`,
        answers: [final('', threeFigures(answer, 'cm²'))],
        verify: () =>
          measuredAs(
            turnedSurface(() => radius, 0, height) +
              2 * enclosedArea([{ centre: [0, 0], radius, start: 0, end: 360 }]),
            answer,
          ),
      }
    },
  },
})

export const partOfCylinder = defineTemplate({
  id: 'part-of-cylinder',
  marks: 4,
  calculator: true,
  level: 4,
  cases: {
    trough: (random) => {
      const [radius, length] = [random.integer(18, 28), random.decimal(1.2, 2.4, 1)]
      const answer = (PI * radius ** 2 * length * 100) / 2000
      const found = measured(answer, 'litres')
      return {
        question: typst`
A water trough for cattle is half of a cylinder of radius ${radius}~cm. It is ${length}~m long. The diagram shows its end.
#sketch(segment-of((0, 0), 4, 180deg, 360deg), edge((0, 0), on-circle((0, 0), 4, 300deg), body: [${radius}~cm], right: true), point((0, 0), none), height: 150pt)
Calculate how many litres of water it holds when it is full. #marks(4)`,
        answer: typst`
#working("M1")[end: $display(1/2 times pi times ${radius}^2 = ${unrounded((PI * radius ** 2) / 2)})$]
#working("M1")[${length}~m $= ${Math.round(length * 100)}$~cm, so volume $=$ #linebreak() $${unrounded((PI * radius ** 2) / 2)} times ${Math.round(length * 100)}$~cm³]
#working("M1")[$${unrounded((PI * radius ** 2 * length * 100) / 2)} div 1000$]
#working("A1")[${found.shown}]`,
        alt: plain`A water trough is half of a cylinder of radius ${radius} cm, lying on its curved side. It is ${length} metres long. Calculate how many litres of water it holds when it is full.`,
        answerAlt: plain`The end is half of pi times ${radius} squared. Times ${Math.round(length * 100)} cm and divided by 1000, the trough holds ${found.spoken}.`,
        answers: [final('', inNamedUnit(threeFigures(answer, 'litres')))],
        verify: () =>
          measuredAs(
            enclosedArea([{ centre: [0, 0], radius: radius / 10, start: 180, end: 360 }]) * length * 10,
            answer,
          ),
      }
    },
    'cheese-surface': (random) => {
      skip(random, 2)
      const [round, tall, angle] = [
        random.integer(8, 12),
        random.integer(4, 7),
        random.pick([40, 45, 50, 70, 75, 80]),
      ]
      const answer = (angle / 180) * PI * round ** 2 + (angle / 180) * PI * round * tall + 2 * round * tall
      const found = measured(answer, 'cm²')
      const sectors = (angle / 180) * PI * round ** 2
      const curved = (angle / 180) * PI * round * tall
      return {
        question: typst`
A cheese is a cylinder of radius ${round}~cm and height ${tall}~cm. A slice with an angle of ${angle}° is cut from it. The diagram shows the slice from above.
#sketch(sector-of((0, 0), 6, ${90 - angle / 2}deg, ${90 + angle / 2}deg, angle: $${angle}°$, sides: ([${round}~cm], none), fill: maths-wash), height: 165pt)
Calculate the total surface area of the slice. #marks(4)`,
        answer: typst`
#note[Top and bottom are sectors. The two cuts are rectangles. The rind is curved: arc times height.]
#working("M1")[sectors: $display(2 times ${angle}/360 times pi times ${round}^2 = ${unrounded(sectors)})$]
#working("M1")[rind: $display(${angle}/360 times 2 times pi times ${round} times ${tall} = ${unrounded(curved)})$]
#working("M1")[cuts: $2 times ${round} times ${tall} = ${2 * round * tall}$]
#working("A1")[sum $=$ ${found.shown}]`,
        alt: plain`A cheese is a cylinder of radius ${round} cm and height ${tall} cm. A slice with an angle of ${angle} degrees at the centre is cut from it. Calculate the total surface area of the slice.`,
        answerAlt: plain`The two sectors are twice ${angle} over 360 of pi times ${round} squared. The rind is the arc times ${tall}. The two cuts are ${round} by ${tall} rectangles, ${2 * round * tall} together. The total is ${found.spoken}.`,
        answers: [final('', threeFigures(answer, 'cm²'))],
        verify() {
          const slice = [[0, 0], { centre: [0, 0], radius: round, start: 0, end: angle }] as const
          return measuredAs(2 * enclosedArea(slice) + wayRound(slice) * tall, answer)
        },
      }
    },
  },
})

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
