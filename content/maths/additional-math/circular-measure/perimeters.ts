// Sectors from their perimeter: the angle, the radius, and both from perimeter and area.

import { agree, roots } from '../../kit/checking.ts'
import { final, number, threeFigures } from '../../kit/final-answers.ts'
import { close, measured } from '../../kit/measuring.ts'
import { exact, significant } from '../../kit/numbers.ts'
import type { Random } from '../../kit/random.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'
import { drawSector, sectorPath } from './sectors.ts'
import { enclosedArea, rad, wayRound } from './shapes.ts'

const { PI } = Math
const drawPerimeterGiven = (random: Random) => {
  const radius = random.integer(6, 15)
  const angle = random.until(
    () => random.decimal(1.1, 2.4, 1),
    (size) => size !== 2,
  )
  const perimeter = exact(radius * (2 + angle))
  const area = exact((radius * radius * angle) / 2)
  const shownArea = measured(area, 'cm²')
  return { radius, angle, perimeter, area, shownArea }
}

export const perimeterGiven = defineTemplate({
  id: 'perimeter-given',
  marks: 4,
  calculator: true,
  level: 2,
  cases: {
    angle: (random) => {
      const { radius, angle, perimeter, area, shownArea } = drawPerimeterGiven(random)
      return {
        question: typst`
The perimeter of the sector $A O B$ is ${perimeter}~cm. Its radius is ${radius}~cm.
${drawSector(angle, { angle: 'theta', radius: `[${radius}~cm]` })}
#part("a", 2)[Find $theta$ in radians.]
#part("b", 2)[Find the area of the sector.]`,
        answer: typst`
#note[The perimeter is the arc and two radii.]
#part("a")[
#working("M1")[$${radius} theta + 2 times ${radius} = ${perimeter}$]
#working("A1")[$${radius} theta = ${exact(radius * angle)}$, $theta =$ #result[$${angle}$]]]
#part("b")[
#working("M1 FT")[$ 1/2 times ${radius}^2 times ${angle} $]
#working("A1")[area $=$ ${shownArea.shown}]]`,
        alt: plain`The perimeter of the sector AOB with centre O is ${perimeter} cm. Its radius is ${radius} cm and its angle is theta. Part a: find theta in radians. Part b: find the area of the sector.`,
        answerAlt: plain`Part a: ${radius} theta plus 2 times ${radius} is ${perimeter}, so theta is ${angle}. Part b: half times ${radius} squared times ${angle} is ${shownArea.spoken}.`,
        answers: [final('a', number(angle, { unit: 'rad' })), final('b', threeFigures(area, 'cm²'))],
        verify() {
          const path = sectorPath(radius, angle)
          if (!close(wayRound(path), perimeter)) return `the perimeter is ${wayRound(path)}`
          if (!close(enclosedArea(path), area)) return `the area is ${enclosedArea(path)}`
          return agree((perimeter / 2) * radius - radius * radius, area)
            ? null
            : 'the formula in r gives another area'
        },
      }
    },
    radius: (random) => {
      const { radius, angle, perimeter, area, shownArea } = drawPerimeterGiven(random)
      return {
        question: typst`
The perimeter of the sector $A O B$ is ${perimeter}~cm. Angle $A O B = ${angle}$ radians.
${drawSector(angle, { angle: rad(angle), radius: '$r$' })}
#part("a", 2)[Find the radius, $r$.]
#part("b", 2)[Find the area of the sector.]`,
        answer: typst`
#part("a")[
#working("M1")[$${angle}r + 2r = ${perimeter}$]
#working("A1")[$${exact(angle + 2)}r = ${perimeter}$, $r =$ #result[${radius}~cm]]]
#part("b")[
#working("M1 FT")[$ 1/2 times ${radius}^2 times ${angle} $]
#working("A1")[area $=$ ${shownArea.shown}]]`,
        alt: plain`The perimeter of the sector AOB with centre O is ${perimeter} cm. Angle AOB is ${angle} radians. Part a: find the radius r. Part b: find the area of the sector.`,
        answerAlt: plain`Part a: ${angle}r plus 2r is ${perimeter}, so r is ${radius} cm. Part b: half times ${radius} squared times ${angle} is ${shownArea.spoken}.`,
        answers: [final('a', number(radius, { unit: 'cm' }), 'r'), final('b', threeFigures(area, 'cm²'))],
        verify() {
          const path = sectorPath(radius, angle)
          if (!close(wayRound(path), perimeter)) return `the perimeter is ${wayRound(path)}`
          if (!close(enclosedArea(path), area)) return `the area is ${enclosedArea(path)}`
          return agree((perimeter / 2) * radius - radius * radius, area)
            ? null
            : 'the formula in r gives another area'
        },
      }
    },
    'bent-wire': (random) => {
      const { radius, angle, perimeter, area, shownArea } = drawPerimeterGiven(random)
      return {
        question: typst`A wire ${perimeter}~cm long is bent into the shape of a sector of a circle of radius $r$~cm.

#part("a", 2)[Show that the area of the sector is $(${exact(perimeter / 2)}r - r^2)$~cm².]
#part("b", 2)[The angle of the sector is ${angle} radians. Find the area.]`,
        answer: typst`
#part("a")[
#working("M1")[$r theta + 2r = ${perimeter}$, so $r theta = ${perimeter} - 2r$]
#working("A1")[$ 1/2 r^2 theta = 1/2 r (r theta) = 1/2 r (${perimeter} - 2r) $ #linebreak() $= ${exact(perimeter / 2)}r - r^2$]]
#part("b")[
#working("M1")[$r times ${angle} + 2r = ${perimeter}$, $r = ${radius}$]
#working("A1")[area $= ${exact(perimeter / 2)} times ${radius} - ${radius}^2 =$ ${shownArea.shown}]]`,
        alt: plain`A wire ${perimeter} cm long is bent into the shape of a sector of a circle of radius r cm. Part a: show that the area of the sector in square centimetres is ${exact(perimeter / 2)}r minus r squared. Part b: the angle of the sector is ${angle} radians. Find the area.`,
        answerAlt: plain`Part a: r theta plus 2r is ${perimeter}, so r theta is ${perimeter} minus 2r. The area is half r times r theta, which is ${exact(perimeter / 2)}r minus r squared. Part b: ${exact(angle + 2)}r is ${perimeter}, so r is ${radius} and the area is ${shownArea.spoken}.`,
        answers: [final('b', threeFigures(area, 'cm²'))],
        verify() {
          const path = sectorPath(radius, angle)
          if (!close(wayRound(path), perimeter)) return `the perimeter is ${wayRound(path)}`
          if (!close(enclosedArea(path), area)) return `the area is ${enclosedArea(path)}`
          return agree((perimeter / 2) * radius - radius * radius, area)
            ? null
            : 'the formula in r gives another area'
        },
      }
    },
  },
})

const perimeterAndAreaQuestion = (random: Random, task: 'two-sectors' | 'one-rejected') => {
  // Half the perimeter is the sum of the two radii that fit, and the area their product.
  const { small, large } = random.until(
    () => ({ small: random.integer(3, 9), large: random.integer(4, 15) }),
    ({ small, large }) => {
      const wide = (2 * large) / small
      return (
        large > small && (task === 'two-sectors' ? wide < 2 * PI - 0.2 : wide > 2 * PI + 0.3 && wide < 10)
      )
    },
  )
  const perimeter = 2 * (small + large)
  const area = small * large
  const angle = (r: number) => (2 * area) / (r * r)
  const shown = (value: number) =>
    agree(value, Number(value.toPrecision(3))) ? String(exact(value)) : `${significant(value)}`
  const rounded = (value: number) => (agree(value, Number(value.toPrecision(3))) ? '' : ' (3~s.f.)')
  const isTwo = task === 'two-sectors'
  const half = perimeter / 2
  const ask = isTwo
    ? 'Find the two possible values of $r$ and the angle, in radians, for each.'
    : 'Find the value of $r$ and the angle of the sector in radians.'
  return {
    question: typst`The perimeter of a sector of a circle of radius $r$~cm is ${perimeter}~cm. Its area is ${area}~cm².

#part("a", 3)[Show that $r^2 - ${half}r + ${area} = 0$.]
#part("b", 3)[${ask}]`,
    answer: typst`
#part("a")[
#working("B1")[$r theta + 2r = ${perimeter}$ and $ 1/2 r^2 theta = ${area} $]
#working("M1")[$ 1/2 r (${perimeter} - 2r) = ${area} $]
#working("A1")[$${half}r - r^2 = ${area}$, so $r^2 - ${half}r + ${area} = 0$]]
#part("b")[
#working("M1")[$(r - ${small})(r - ${large}) = 0$]
${
  isTwo
    ? typst`#working("A1")[$r =$ #result[$${small}$]: $theta = ${2 * area} div ${small * small} =$ #result[$${shown(angle(small))}$]${rounded(angle(small))}]
#working("A1")[$r =$ #result[$${large}$]: $theta = ${2 * area} div ${large * large} =$ #result[$${shown(angle(large))}$]${rounded(angle(large))}]`
    : typst`#working("B1")[$r = ${small}$ would need $theta = ${2 * area} div ${small * small} > 2 pi$: no sector]
#working("A1")[$r =$ #result[$${large}$], $theta = ${2 * area} div ${large * large} =$ #result[$${shown(angle(large))}$]${rounded(angle(large))}]`
}]`,
    alt: plain`The perimeter of a sector of a circle of radius r cm is ${perimeter} cm. Its area is ${area} square centimetres. Part a: show that r squared minus ${half}r plus ${area} is 0. Part b: ${ask.replaceAll('$', '')}`,
    answerAlt: isTwo
      ? plain`Part a: put r theta as ${perimeter} minus 2r into the area, half r times r theta. Part b: r is ${small} or ${large}. For ${small} the angle is ${shown(angle(small))} radians, and for ${large} it is ${shown(angle(large))} radians.`
      : plain`Part a: put r theta as ${perimeter} minus 2r into the area, half r times r theta. Part b: r is ${small} or ${large}, but for ${small} the angle would be more than 2 pi. So r is ${large} and the angle is ${shown(angle(large))} radians.`,
    answers: (isTwo ? [small, large] : [large]).flatMap((r) => [
      final('b', number(r, { unit: 'cm' }), isTwo ? (r === small ? 'smaller r' : 'greater r') : 'r'),
      final(
        'b',
        threeFigures(angle(r), 'rad'),
        isTwo ? `angle for the ${r === small ? 'smaller' : 'greater'} r` : 'angle',
      ),
    ]),
    verify() {
      // Every radius whose sector with this perimeter has this area, found by trying.
      const found = roots((r) => enclosedAreaOf(r, perimeter / r - 2) - area, 0.5, perimeter / 2, 400).filter(
        (r) => perimeter / r - 2 <= 2 * PI,
      )
      const wanted = task === 'two-sectors' ? [small, large] : [large]
      if (small === large) return 'the two radii are the same'
      return found.length === wanted.length && found.every((r, n) => agree(r, wanted[n] ?? 0, 1e-3))
        ? null
        : `the radii are ${found}`
    },
  }
}

export const perimeterAndArea = defineTemplate({
  id: 'perimeter-and-area',
  marks: 6,
  calculator: true,
  level: 4,
  cases: {
    'two-sectors': (random) => perimeterAndAreaQuestion(random, 'two-sectors'),
    'one-rejected': (random) => perimeterAndAreaQuestion(random, 'one-rejected'),
  },
})

/** Of a sector by integration over its radius: thin rings of length rθ. */
const enclosedAreaOf = (radius: number, angle: number): number => {
  const rings = 20
  const width = radius / rings
  return Array.from({ length: rings }, (_, n) => (n + 0.5) * width * angle * width).reduce(
    (sum, ring) => sum + ring,
    0,
  )
}
