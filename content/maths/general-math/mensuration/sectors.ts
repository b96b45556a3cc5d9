// Arcs and sectors: as a share of the circle, minor and major, and in terms of π.

import { measuredAs } from '../../kit/comparing.ts'
import { final, number, threeFigures } from '../../kit/final-answers.ts'
import { measured, timesPi } from '../../kit/measuring.ts'
import { lowestTerms, unrounded } from '../../kit/numbers.ts'
import { enclosedArea, type Path, wayRound } from '../../kit/paths.ts'
import type { Random } from '../../kit/random.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'

const { PI } = Math

export const sector = (radius: number, angle: number): Path => {
  return [[0, 0], { centre: [0, 0], radius, start: 0, end: angle }]
}

/** A sketch of a sector, turned so that it stands upright. */
export const drawing = (angle: number, labels: { angle?: string; side?: string; arc?: string }): string => {
  const start = 90 - angle / 2
  const inner = labels.angle ? `, angle: ${labels.angle}` : ''
  const arc = labels.arc ? `, arc: ${labels.arc}` : ''
  return `#sketch(sector-of((0, 0), 6, ${start.toFixed(2)}deg, ${(start + angle).toFixed(2)}deg, sides: (${labels.side ?? 'none'}, none)${inner}${arc}, fill: maths-wash), height: 190pt)`
}

const drawSectorMeasure = (random: Random) => {
  const radius = random.decimal(4.5, 14.5, 1)
  const angle = random.until(
    () => random.integer(52, 148),
    (size) => size !== 90 && size !== 120,
  )
  const share = angle / 360
  const opening = plain`A sector of a circle has a radius of ${radius} cm and an angle of ${angle} degrees.`
  const figure = drawing(angle, { angle: `$${angle}°$`, side: `[${radius}~cm]` })
  return { radius, angle, share, opening, figure }
}

export const sectorMeasure = defineTemplate({
  id: 'arc-and-sector',
  marks: 3,
  calculator: true,
  level: 2,
  cases: {
    arc: (random) => {
      const { radius, angle, share, opening, figure } = drawSectorMeasure(random)
      const answer = share * 2 * PI * radius
      const length = measured(answer, 'cm')
      return {
        question: typst`
${figure}
Calculate the length of the arc of this sector. #marks(3)`,
        answer: typst`
#note[The arc is $display(${angle}/360)$ of the circumference.]
#working("M2")[$ ${angle}/360 times 2 times pi times ${radius} $]
#scheme[*M1* for $display(${angle}/360)$ of something, or for the whole circumference, $2 times pi times ${radius}$]
#working("A1")[arc length $=$ ${length.shown}]`,
        alt: plain`${opening} Calculate the length of its arc.`,
        answerAlt: plain`The arc is ${angle} over 360 of 2 pi times ${radius}, which is ${length.spoken}.`,
        answers: [final('', threeFigures(answer, 'cm'))],
        verify: () => measuredAs(wayRound(sector(radius, angle)) - 2 * radius, answer),
      }
    },
    area: (random) => {
      const { radius, angle, share, opening, figure } = drawSectorMeasure(random)
      const answer = share * PI * radius ** 2
      const area = measured(answer, 'cm²')
      return {
        question: typst`
${figure}
Calculate the area of this sector. #marks(3)`,
        answer: typst`
#note[The sector is $display(${angle}/360)$ of the circle.]
#working("M2")[$ ${angle}/360 times pi times ${radius}^2 $]
#scheme[*M1* for $display(${angle}/360)$ of something, or for the whole circle, $pi times ${radius}^2$]
#working("A1")[area $=$ ${area.shown}]`,
        alt: plain`${opening} Calculate the area of the sector.`,
        answerAlt: plain`The area is ${angle} over 360 of pi times ${radius} squared, which is ${area.spoken}.`,
        answers: [final('', threeFigures(answer, 'cm²'))],
        verify: () => measuredAs(enclosedArea(sector(radius, angle)), answer),
      }
    },
    perimeter: (random) => {
      const { radius, angle, share } = drawSectorMeasure(random)
      const answer = share * 2 * PI * radius + 2 * radius
      const length = measured(answer, 'cm')
      const arc = answer - 2 * radius
      return {
        question: typst`A slice of pizza is a sector of a circle of radius ${radius}~cm with an angle of ${angle}°.

Calculate the perimeter of the slice. #marks(3)`,
        answer: typst`
#note[The perimeter has three parts: the arc and two radii.]
#working("M1")[$ ${angle}/360 times 2 times pi times ${radius} = ${unrounded(arc)} $]
#working("M1")[$${unrounded(arc)} + 2 times ${radius}$]
#working("A1")[perimeter $=$ ${length.shown}]`,
        alt: plain`A slice of pizza is a sector of a circle of radius ${radius} cm with an angle of ${angle} degrees. Calculate the perimeter of the slice.`,
        answerAlt: plain`The arc is ${angle} over 360 of 2 pi times ${radius}. With two radii of ${radius} cm the perimeter is ${length.spoken}.`,
        answers: [final('', threeFigures(answer, 'cm'))],
        verify: () => measuredAs(wayRound(sector(radius, angle)), answer),
      }
    },
    'major-sector': (random) => {
      const { radius, angle, share } = drawSectorMeasure(random)
      const answer = (1 - share) * PI * radius ** 2
      const area = measured(answer, 'cm²')
      return {
        question: typst`
The diagram shows a circle, centre $O$, radius ${radius}~cm. Angle $A O B = ${angle}°$.
#sketch(sector-of((0, 0), 6, ${(90 + angle / 2).toFixed(1)}deg, ${(450 - angle / 2).toFixed(1)}deg, fill: maths-wash), arc-of((0, 0), 6, ${(90 - angle / 2).toFixed(1)}deg, ${(90 + angle / 2).toFixed(1)}deg), angle-mark((0, 0), on-circle((0, 0), 6, ${(90 - angle / 2).toFixed(1)}deg), on-circle((0, 0), 6, ${(90 + angle / 2).toFixed(1)}deg), body: $${angle}°$, square: false), point((0, 0), $O$, side: "below"), circle-point((0, 0), 6, ${(90 + angle / 2).toFixed(1)}deg, $A$), circle-point((0, 0), 6, ${(90 - angle / 2).toFixed(1)}deg, $B$), height: 215pt)
Calculate the area of the shaded major sector. #marks(3)`,
        answer: typst`
#working("B1")[angle $= 360° - ${angle}° = ${360 - angle}°$]
#working("M1")[$ ${360 - angle}/360 times pi times ${radius}^2 $]
#working("A1")[area $=$ ${area.shown}]`,
        alt: plain`A circle has centre O and radius ${radius} cm. The minor angle AOB is ${angle} degrees. The major sector is shaded. Calculate its area.`,
        answerAlt: plain`The angle of the major sector is 360 minus ${angle}, which is ${360 - angle} degrees. Its area is ${360 - angle} over 360 of pi times ${radius} squared, which is ${area.spoken}.`,
        answers: [final('', threeFigures(answer, 'cm²'))],
        verify: () => measuredAs(enclosedArea(sector(radius, 360 - angle)), answer),
      }
    },
  },
})

const drawSectorInPi = (random: Random) => {
  const { radius, angle } = random.until(
    () => ({ radius: random.integer(4, 18), angle: random.pick([40, 45, 60, 72, 80, 120, 135, 150, 240]) }),
    ({ radius, angle }) => (angle * radius) % 180 === 0 && (angle * radius ** 2) % 360 === 0,
  )
  const [top, bottom] = lowestTerms(angle, 360)
  const figure = drawing(angle, { angle: `$${angle}°$`, side: `[${radius}~cm]` })
  return { radius, angle, top, bottom, figure }
}

export const sectorInPi = defineTemplate({
  id: 'sector-in-terms-of-pi',
  marks: 3,
  calculator: false,
  level: 3,
  cases: {
    area: (random) => {
      const { radius, angle, top, bottom, figure } = drawSectorInPi(random)
      const answer = (angle * radius ** 2) / 360
      return {
        question: typst`
${figure}
Find the area of this sector. Give your answer in terms of $pi$. #marks(3)`,
        answer: typst`
#working("M1")[$ ${angle}/360 times pi times ${radius}^2 $]
#working("M1")[$ = ${top}/${bottom} times ${timesPi(radius ** 2)} $]
#working("A1")[area $=$ #result[$${timesPi(answer)}$~cm²]]`,
        alt: plain`A sector of a circle has a radius of ${radius} cm and an angle of ${angle} degrees. Find its area in terms of pi.`,
        answerAlt: plain`The area is ${top} over ${bottom} of ${radius ** 2} pi, which is ${answer} pi square centimetres.`,
        answers: [final('', number(`${answer}π`, { unit: 'cm²' }))],
        verify: () => measuredAs(enclosedArea(sector(radius, angle)), answer * PI),
      }
    },
    perimeter: (random) => {
      const { radius, angle, figure } = drawSectorInPi(random)
      const answer = (angle * radius) / 180
      return {
        question: typst`
${figure}
Find the perimeter of this sector. Give your answer in terms of $pi$. #marks(3)`,
        answer: typst`
#working("M1")[arc: $display(${angle}/360 times 2 times pi times ${radius} = ${timesPi(answer)})$]
#working("M1")[$${timesPi(answer)} + 2 times ${radius}$]
#working("A1")[perimeter $=$ #result[$(${timesPi(answer)} + ${2 * radius})$~cm]]`,
        alt: plain`A sector of a circle has a radius of ${radius} cm and an angle of ${angle} degrees. Find its perimeter in terms of pi.`,
        answerAlt: plain`The arc is ${angle} over 360 of ${2 * radius} pi, which is ${answer} pi. With two radii the perimeter is ${answer} pi plus ${2 * radius} cm.`,
        answers: [final('', number(`${answer}π + ${2 * radius}`, { unit: 'cm' }))],
        verify: () => measuredAs(wayRound(sector(radius, angle)) - 2 * radius, answer * PI),
      }
    },
    angle: (random) => {
      const { radius, angle } = drawSectorInPi(random)
      const answer = (angle * radius) / 180
      return {
        question: typst`A sector of a circle of radius ${radius}~cm has an arc of length $${timesPi(answer)}$~cm.

Find the angle of the sector. #marks(3)`,
        answer: typst`
#working("M1")[$ x/360 times 2 times pi times ${radius} = ${timesPi(answer)} $]
#working("M1")[$ x = (${timesPi(answer)} times 360)/(${2 * radius} pi) $]
#working("A1")[$x =$ #result[$${angle}°$]]`,
        alt: plain`A sector of a circle of radius ${radius} cm has an arc of length ${answer} pi cm. Find the angle of the sector.`,
        answerAlt: plain`The angle x over 360, times ${2 * radius} pi, is ${answer} pi. So x is ${answer} times 360 divided by ${2 * radius}, which is ${angle} degrees.`,
        answers: [final('', number(angle, { unit: '°' }))],
        verify: () => measuredAs(wayRound(sector(radius, angle)) - 2 * radius, answer * PI),
      }
    },
  },
})
