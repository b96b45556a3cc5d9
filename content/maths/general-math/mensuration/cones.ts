// Cones: surface, volume and height, and the cone as a sector rolled up.

import { roots } from '../../kit/checking.ts'
import { close, measured, turnedSurface, turnedVolume } from '../../kit/measuring.ts'
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
  cases: ['total-surface', 'volume-from-slant', 'height-from-curved-surface'],
  draw(random, which) {
    const radius = random.integer(3, 8)
    const height = random.until(
      () => random.integer(6, 14),
      (up) => up > radius && Math.hypot(up, radius) % 1 > 0,
    )
    const slant = radius + random.integer(4, 9)
    const curved = Math.round(PI * radius * slant)
    const tall = Math.sqrt((curved / (PI * radius)) ** 2 - radius ** 2)
    const answer = {
      'total-surface': PI * radius * Math.hypot(radius, height) + PI * radius ** 2,
      'volume-from-slant': (PI * radius ** 2 * Math.sqrt(slant ** 2 - radius ** 2)) / 3,
      'height-from-curved-surface': tall,
    }[which]
    return { which, radius, height, slant, curved, answer }
  },
  write({ which, radius, height, slant, curved, answer }) {
    if (which === 'total-surface') {
      const found = measured(answer, 'cm²')
      const sloping = Math.hypot(radius, height)
      return {
        question: typst`
A solid cone has a base radius of ${radius}~cm and a height of ${height}~cm.
#sketch(cone(4.3, 6, radius-label: [${radius}~cm], height-label: [${height}~cm]), height: 210pt)
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
      }
    }
    if (which === 'volume-from-slant') {
      const found = measured(answer, 'cm³')
      const up = Math.sqrt(slant ** 2 - radius ** 2)
      return {
        question: typst`
#sketch(cone(3.2, 6, radius-label: [${radius}~cm], slant-label: [${slant}~cm]), height: 210pt)
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
      }
    }
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
      answerAlt: plain`The slant height is ${curved} divided by pi times ${radius}. The height is the square root of the slant height squared minus ${radius} squared, which is ${found.spoken}.`,
    }
  },
  verify({ which, radius, height, slant, curved, answer }) {
    const surface = (h: number) => turnedSurface((y) => radius * (1 - y / h), 0, h)
    if (which === 'volume-from-slant') {
      const [up = 0] = roots((h) => Math.hypot(radius, h) - slant, 1, 30, 10)
      const found = turnedVolume((y) => radius * (1 - y / up), 0, up)
      return close(found, answer) ? null : `slice by slice it is ${found}`
    }
    const [found, wanted] =
      which === 'total-surface' ? [surface(height) + disc(radius), answer] : [surface(answer), curved]
    return close(found, wanted) ? null : `band by band it is ${found}`
  },
})

export const coneFromSector = defineTemplate({
  id: 'cone-from-sector',
  marks: 5,
  calculator: true,
  level: 5,
  cases: ['height', 'angle'],
  draw(random, which) {
    const slant = random.integer(9, 16)
    const angle = random.until(
      () => random.integer(130, 250, 5),
      (size) => size !== 180,
    )
    const [radius, height] = [random.integer(4, 8), random.integer(9, 13)]
    const base = (slant * angle) / 360
    const answer =
      which === 'height' ? Math.sqrt(slant ** 2 - base ** 2) : (360 * radius) / Math.hypot(radius, height)
    return { which, slant, angle, radius, height, base, answer }
  },
  write({ which, slant, angle, radius, height, base, answer }) {
    if (which === 'height') {
      const found = measured(answer, 'cm')
      return {
        question: typst`
The sector is cut from card. Its straight edges are joined, without overlap, to make a cone.
#sketch(sector-of((0, 0), 6, ${90 - angle / 2}deg, ${90 + angle / 2}deg, angle: $${angle}°$, sides: ([${slant}~cm], none), fill: maths-wash), height: 190pt)
Calculate the height of the cone. #marks(5)`,
        answer: typst`
#note[The arc becomes the circumference of the base, and the radius of the sector becomes the slant height.]
#working("M1")[arc: $ ${angle}/360 times 2 times pi times ${slant} = ${unrounded(2 * PI * base)} $]
#working("M1")[$2 pi r = ${unrounded(2 * PI * base)}$]
#working("A1")[$r = ${unrounded(base)}$]
#working("M1")[$h = sqrt(${slant}^2 - ${unrounded(base)}^2)$]
#working("A1")[height $=$ ${found.shown}]`,
        alt: plain`A sector of radius ${slant} cm and angle ${angle} degrees is cut from card. Its straight edges are joined, without overlap, to make a cone. Calculate the height of the cone.`,
        answerAlt: plain`The arc, ${angle} over 360 of 2 pi times ${slant}, becomes the circumference of the base, so the base radius is ${Number(base.toFixed(3))} cm. The slant height is ${slant} cm. By Pythagoras the height is ${found.spoken}.`,
      }
    }
    const printed = degrees(answer)
    const sloping = Math.hypot(radius, height)
    return {
      question: typst`
This hollow cone is cut along the line $V A$ and opened out flat to make a sector of a circle.
#sketch(cone(4.3, 6, radius-label: [${radius}~cm], height-label: [${height}~cm]), point((0, 6), $V$, side: "above", mark: false), point((4.3, 0), $A$, side: "right", mark: false), height: 215pt)
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
    }
  },
  verify({ which, slant, angle, radius, height, answer }) {
    // Rolled up or opened out, the arc and the surface stay the same.
    if (which === 'height') {
      const sector = [[0, 0], { centre: [0, 0], radius: slant, start: 0, end: angle }] as const
      const base = (wayRound(sector) - 2 * slant) / (2 * PI)
      const surface = turnedSurface((y) => base * (1 - y / answer), 0, answer)
      return close(surface, enclosedArea(sector)) ? null : `the cone has a surface of ${surface}`
    }
    const surface = turnedSurface((y) => radius * (1 - y / height), 0, height)
    const sector = enclosedArea([
      [0, 0],
      { centre: [0, 0], radius: Math.hypot(radius, height), start: 0, end: answer },
    ])
    return close(surface, sector) ? null : `the cone has a surface of ${surface}, the sector ${sector}`
  },
})
