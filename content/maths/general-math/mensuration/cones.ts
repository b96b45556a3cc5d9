// Cones: surface, volume and height, and the cone as a sector rolled up.

import { roots } from '../../kit/checking.ts'
import { measuredAs } from '../../kit/comparing.ts'
import { skip } from '../../kit/draws.ts'
import { final, number, threeFigures } from '../../kit/final-answers.ts'
import { measured, turnedSurface, turnedVolume } from '../../kit/measuring.ts'
import { degrees, unrounded } from '../../kit/numbers.ts'
import { enclosedArea, wayRound } from '../../kit/paths.ts'
import { plain, typst } from '../../kit/typst.ts'
import { degreesInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'

const { PI } = Math

const disc = (radius: number) => enclosedArea([{ centre: [0, 0], radius, start: 0, end: 360 }])

export const coneMeasures = defineTemplate({
  id: 'cone-measures',
  marks: 4,
  calculator: true,
  level: 3,
  cases: {
    'total-surface': (random) => {
      const radius = random.integer(3, 8)
      const height = random.until(
        () => random.integer(6, 14),
        (up) => up > radius && Math.hypot(up, radius) % 1 > 0,
      )
      const answer = PI * radius * Math.hypot(radius, height) + PI * radius ** 2
      const found = measured(answer, 'cm²')
      const sloping = Math.hypot(radius, height)
      return {
        question: typst`
A solid cone has a base radius of ${radius}~cm and a height of ${height}~cm.
#sketch(cone(${radius}, ${height}, radius-label: [${radius}~cm], height-label: [${height}~cm]), height: 210pt)
Calculate its total surface area.

[The curved surface area of a cone of slant height $ell$ is $pi r ell$.] #marks(4)`,
        answer: typst`
#note[Radius, height and slant height make a right-angled triangle.]
#working("M1")[$ell = sqrt(${radius}^2 + ${height}^2) = ${unrounded(sloping)}$]
#working("M1")[curved: $pi times ${radius} times ${unrounded(sloping)} = ${unrounded(PI * radius * sloping)}$]
#working("M1")[base: $pi times ${radius}^2 = ${unrounded(PI * radius ** 2)}$]
#working("A1")[area $=$ ${found.shown}]`,
        alt: plain`A solid cone has a base radius of ${radius} cm and a height of ${height} cm. Calculate its total surface area. The curved surface area of a cone is pi times the radius times the slant height.`,
        answerAlt: plain`The slant height is the square root of ${radius} squared plus ${height} squared. The curved surface is pi times ${radius} times that. With the base, pi times ${radius} squared, the area is ${found.spoken}.`,
        answers: [final('', threeFigures(answer, 'cm²'))],
        verify() {
          const surface = (h: number) => turnedSurface((y) => radius * (1 - y / h), 0, h)
          const [found, wanted] = [surface(height) + disc(radius), answer]
          return measuredAs(found, wanted)
        },
      }
    },
    'volume-from-slant': (random) => {
      const radius = random.integer(3, 8)
      random.until(
        () => random.integer(6, 14),
        (up) => up > radius && Math.hypot(up, radius) % 1 > 0,
      )
      const slant = radius + random.integer(4, 9)
      const answer = (PI * radius ** 2 * Math.sqrt(slant ** 2 - radius ** 2)) / 3
      const found = measured(answer, 'cm³')
      const up = Math.sqrt(slant ** 2 - radius ** 2)
      return {
        question: typst`
#sketch(cone(${radius}, ${up.toFixed(3)}, radius-label: [${radius}~cm], slant-label: [${slant}~cm]), height: 210pt)
Calculate the volume of this cone.

[The volume of a cone is $V = display(1/3) pi r^2 h$.] #marks(4)`,
        answer: typst`
#note[The formula needs the perpendicular height, not the slant height.]
#working("M1")[$h^2 = ${slant}^2 - ${radius}^2$]
#working("A1")[$h = ${unrounded(up)}$]
#working("M1")[$ 1/3 times pi times ${radius}^2 times ${unrounded(up)} $]
#working("A1")[volume $=$ ${found.shown}]`,
        alt: plain`A cone has a base radius of ${radius} cm and a slant height of ${slant} cm. Calculate its volume. The volume of a cone is one third of pi r squared h.`,
        answerAlt: plain`The height squared is ${slant} squared minus ${radius} squared. The volume is one third of pi times ${radius} squared times the height, which is ${found.spoken}.`,
        answers: [final('', threeFigures(answer, 'cm³'))],
        verify() {
          const [up = 0] = roots((h) => Math.hypot(radius, h) - slant, 1, 30, 10)
          return measuredAs(
            turnedVolume((y) => radius * (1 - y / up), 0, up),
            answer,
          )
        },
      }
    },
    'height-from-curved-surface': (random) => {
      const radius = random.integer(3, 8)
      random.until(
        () => random.integer(6, 14),
        (up) => up > radius && Math.hypot(up, radius) % 1 > 0,
      )
      const slant = radius + random.integer(4, 9)
      const curved = Math.round(PI * radius * slant)
      const tall = Math.sqrt((curved / (PI * radius)) ** 2 - radius ** 2)
      const answer = tall
      const found = measured(answer, 'cm')
      const sloping = curved / (PI * radius)
      return {
        question: typst`A paper hat is a cone without a base. Its radius is ${radius}~cm, and ${curved}~cm² of paper are needed for it.

Calculate the height of the hat.

[The curved surface area of a cone of slant height $ell$ is $pi r ell$.] #marks(4)`,
        answer: typst`
#working("M1")[$pi times ${radius} times ell = ${curved}$]
#working("A1")[$ell = ${unrounded(sloping)}$]
#working("M1")[$h = sqrt(${unrounded(sloping)}^2 - ${radius}^2)$]
#working("A1")[height $=$ ${found.shown}]`,
        alt: plain`A paper hat is a cone without a base. Its radius is ${radius} cm, and its curved surface area is ${curved} square centimetres. Calculate its height. The curved surface area of a cone is pi times the radius times the slant height.`,
        answerAlt: plain`The slant height is ${curved} divided by the product of pi and ${radius}. The height is the square root of the slant height squared minus ${radius} squared, which is ${found.spoken}.`,
        answers: [final('', threeFigures(answer, 'cm'))],
        verify() {
          const surface = (h: number) => turnedSurface((y) => radius * (1 - y / h), 0, h)
          const [found, wanted] = [surface(answer), curved]
          return measuredAs(found, wanted)
        },
      }
    },
  },
})

export const coneFromSector = defineTemplate({
  id: 'cone-from-sector',
  marks: 5,
  calculator: true,
  level: 5,
  cases: {
    height: (random) => {
      const slant = random.integer(9, 16)
      const angle = random.until(
        () => random.integer(130, 250, 5),
        (size) => size !== 180,
      )
      const base = (slant * angle) / 360
      const answer = Math.sqrt(slant ** 2 - base ** 2)
      const found = measured(answer, 'cm')
      return {
        question: typst`
The sector is cut from card. Its straight edges are joined, without overlap, to make a cone.
#sketch(sector-of((0, 0), 6, ${90 - angle / 2}deg, ${90 + angle / 2}deg, angle: $${angle}°$, sides: ([${slant}~cm], none), fill: maths-wash), height: 190pt)
Calculate the height of the cone. #marks(5)`,
        answer: typst`
#note[The arc becomes the circumference of the base, and the radius of the sector becomes the slant height.]
#working("M1")[arc: $display(${angle}/360 times 2 times pi times ${slant} = ${unrounded(2 * PI * base)})$]
#working("M1")[$2 pi r = ${unrounded(2 * PI * base)}$]
#working("A1")[$r = ${unrounded(base)}$]
#working("M1")[$h = sqrt(${slant}^2 - ${unrounded(base)}^2)$]
#working("A1")[height $=$ ${found.shown}]`,
        alt: plain`A sector of radius ${slant} cm and angle ${angle} degrees is cut from card. Its straight edges are joined, without overlap, to make a cone. Calculate the height of the cone.`,
        answerAlt: plain`The arc, ${angle} over 360 of 2 pi times ${slant}, becomes the circumference of the base, so the base radius is ${Number(base.toFixed(3))} cm. The slant height is ${slant} cm. By Pythagoras the height is ${found.spoken}.`,
        answers: [final('', threeFigures(answer, 'cm'))],
        verify() {
          // Rolled up or opened out, the arc and the surface stay the same.
          const sector = [[0, 0], { centre: [0, 0], radius: slant, start: 0, end: angle }] as const
          const rim = (wayRound(sector) - 2 * slant) / (2 * PI)
          return measuredAs(
            turnedSurface((y) => rim * (1 - y / answer), 0, answer),
            enclosedArea(sector),
          )
        },
      }
    },
    angle: (random) => {
      skip(random, 1)
      random.until(
        () => random.integer(130, 250, 5),
        (size) => size !== 180,
      )
      const [radius, height] = [random.integer(4, 8), random.integer(9, 13)]
      const answer = (360 * radius) / Math.hypot(radius, height)
      const printed = degrees(answer)
      const sloping = Math.hypot(radius, height)
      return {
        question: typst`
This hollow cone is cut along the line $V A$ and opened out flat to make a sector of a circle.
#sketch(cone(${radius}, ${height}, radius-label: [${radius}~cm], height-label: [${height}~cm]), point((0, ${height}), $V$, side: "above", mark: false), point((${radius}, 0), $A$, side: "right", mark: false), height: 215pt)
Calculate the angle of the sector. #marks(5)`,
        answer: typst`
#note[The slant height $V A$ becomes the radius of the sector, and the circumference of the base becomes its arc.]
#working("M1")[$V A^2 = ${radius}^2 + ${height}^2$]
#working("A1")[$V A = ${unrounded(sloping)}$]
#working("M1")[$ x/360 times 2 times pi times ${unrounded(sloping)} = 2 times pi times ${radius} $]
#working("M1")[$ x = (360 times ${radius})/${unrounded(sloping)} $]
#working("A1")[angle $=$ #result[$${printed}$] (1 d.p.)]`,
        alt: plain`A hollow cone with top V has a base radius of ${radius} cm and a height of ${height} cm. It is cut along the line VA, where A is on the rim of the base, and opened out flat to make a sector. Calculate the angle of the sector.`,
        answerAlt: plain`VA is the square root of ${radius} squared plus ${height} squared. It is the radius of the sector, and the arc is 2 pi times ${radius}. So the angle is 360 times ${radius} divided by VA, which is ${degreesInWords(printed)} to 1 decimal place.`,
        answers: [final('', number(answer, { to: { places: 1 }, unit: '°' }))],
        verify: () =>
          measuredAs(
            turnedSurface((y) => radius * (1 - y / height), 0, height),
            enclosedArea([
              [0, 0],
              { centre: [0, 0], radius: Math.hypot(radius, height), start: 0, end: answer },
            ]),
          ),
      }
    },
  },
})
