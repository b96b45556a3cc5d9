// From an arc, area or perimeter of a sector back to its angle or radius.

import { measuredAs } from '../../kit/comparing.ts'
import { final, number, threeFigures } from '../../kit/final-answers.ts'
import { measured } from '../../kit/measuring.ts'
import { degrees } from '../../kit/numbers.ts'
import { enclosedArea, wayRound } from '../../kit/paths.ts'
import { plain, typst } from '../../kit/typst.ts'
import { degreesInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'
import { drawing, sector } from './sectors.ts'

const { PI } = Math

export const sectorBackwards = defineTemplate({
  id: 'sector-backwards',
  marks: 3,
  calculator: true,
  level: 3,
  cases: {
    'angle-from-area': (random) => {
      const [radius, angle] = [random.integer(6, 15), random.integer(58, 142)]
      const given = Math.round((angle / 360) * PI * radius ** 2)
      const answer = (given * 360) / (PI * radius ** 2)
      const printed = degrees(answer)
      return {
        question: typst`
The area of this sector is ${given}~cm².
${drawing(answer, { angle: '$x$', side: `[${radius}~cm]` })}
Calculate the angle $x$. #marks(3)`,
        answer: typst`
#working("M1")[$ x/360 times pi times ${radius}^2 = ${given} $]
#working("M1")[$ x = (${given} times 360)/(pi times ${radius}^2) $]
#working("A1")[$x =$ #result[$${printed}$] (1 d.p.)]`,
        alt: plain`A sector has a radius of ${radius} cm, an angle x and an area of ${given} square centimetres. Calculate the angle x.`,
        answerAlt: plain`x over 360, times pi times ${radius} squared, is ${given}. So x is ${given} times 360, all over pi times ${radius} squared, which is ${degreesInWords(printed)} to 1 decimal place.`,
        answers: [final('', number(answer, { to: { places: 1 }, unit: '°' }), 'x')],
        verify: () => measuredAs(enclosedArea(sector(radius, answer)), given),
      }
    },
    'radius-from-arc': (random) => {
      const [radius, angle] = [random.integer(6, 15), random.integer(58, 142)]
      const round = (value: number) => Number(value.toPrecision(3))
      const given = round((angle / 360) * 2 * PI * radius)
      const answer = (given * 360) / (2 * PI * angle)
      const length = measured(answer, 'cm')
      return {
        question: typst`
The arc of this sector is ${given}~cm long.
${drawing(angle, { angle: `$${angle}°$`, side: '$r$', arc: `[${given}~cm]` })}
Calculate the radius, $r$, of the sector. #marks(3)`,
        answer: typst`
#working("M1")[$ ${angle}/360 times 2 times pi times r = ${given} $]
#working("M1")[$ r = (${given} times 360)/(${angle} times 2 times pi) $]
#working("A1")[$r =$ ${length.shown}]`,
        alt: plain`A sector has an angle of ${angle} degrees and an arc ${given} cm long. Calculate its radius, r.`,
        answerAlt: plain`${angle} over 360 of 2 pi r is ${given}. So r is ${given} times 360, all over ${angle} times 2 pi, which is ${length.spoken}.`,
        answers: [final('', threeFigures(answer, 'cm'), 'r')],
        verify: () => measuredAs(wayRound(sector(answer, angle)) - 2 * answer, given),
      }
    },
    'angle-from-perimeter': (random) => {
      const [radius, angle] = [random.integer(6, 15), random.integer(58, 142)]
      const round = (value: number) => Number(value.toPrecision(3))
      const given = round((angle / 360) * 2 * PI * radius + 2 * radius)
      const answer = ((given - 2 * radius) * 360) / (2 * PI * radius)
      const printed = degrees(answer)
      const arc = Number((given - 2 * radius).toPrecision(10))
      return {
        question: typst`The perimeter of a sector of a circle of radius ${radius}~cm is ${given}~cm.

Calculate the angle of the sector. #marks(3)`,
        answer: typst`
#note[Take away the two radii: the rest is the arc.]
#working("M1")[arc $= ${given} - 2 times ${radius} = ${arc}$~cm]
#working("M1")[$ x = (${arc} times 360)/(2 times pi times ${radius}) $]
#working("A1")[$x =$ #result[$${printed}$] (1 d.p.)]`,
        alt: plain`The perimeter of a sector of a circle of radius ${radius} cm is ${given} cm. Calculate the angle of the sector.`,
        answerAlt: plain`Without the two radii, the arc is ${arc} cm. The angle is ${arc} times 360, all over 2 pi times ${radius}, which is ${degreesInWords(printed)} to 1 decimal place.`,
        answers: [final('', number(answer, { to: { places: 1 }, unit: '°' }))],
        verify: () => measuredAs(wayRound(sector(radius, answer)), given),
      }
    },
  },
})
