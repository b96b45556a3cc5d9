// Parts of sectors: segments, the strip between two arcs, and the region between two tangents and an arc.

import { cos, sin, tan } from '../../kit/angles.ts'
import { measuredAs } from '../../kit/comparing.ts'
import { final, threeFigures } from '../../kit/final-answers.ts'
import { measured } from '../../kit/measuring.ts'
import { significant, unrounded } from '../../kit/numbers.ts'
import { beside, drawPath, enclosedArea, type Path, wayRound } from '../../kit/paths.ts'
import type { Random } from '../../kit/random.ts'
import { pair, plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'

const { PI } = Math

const drawCircleSegment = (random: Random) => {
  const radius = random.integer(6, 14)
  const angle = random.until(
    () => random.integer(64, 132),
    (size) => ![90, 120].includes(size),
  )
  const path: Path = [{ centre: [0, 0], radius, start: 90 - angle / 2, end: 90 + angle / 2 }]
  const arc = (angle / 360) * 2 * PI * radius
  const chord = 2 * radius * sin(angle / 2)
  const [whole, triangle] = [(arc * radius) / 2, (radius ** 2 * sin(angle)) / 2]
  const [left, right] = [90 + angle / 2, 90 - angle / 2]
  const on = (direction: number) => `on-circle((0, 0), ${radius}, ${direction}deg)`
  const figure = typst`#sketch(${drawPath(path)}, edge((0, 0), ${on(left)}), edge((0, 0), ${on(right)}, body: [${radius}~cm], right: true), angle-mark((0, 0), ${on(right)}, ${on(left)}, body: $${angle}°$, square: false), point((0, 0), $O$, side: "below", mark: false), circle-point((0, 0), ${radius}, ${left}deg, $A$, mark: false), circle-point((0, 0), ${radius}, ${right}deg, $B$, mark: false), height: 195pt)`
  const opening = plain`A and B are points on a circle with centre O and radius ${radius} cm. Angle AOB is ${angle} degrees. The segment between the chord AB and the minor arc AB is shaded.`
  const question = (asked: string) => typst`
$A$ and $B$ lie on a circle, centre $O$, radius ${radius}~cm.
${figure}
${asked} #marks(5)`
  return { radius, angle, path, arc, chord, whole, triangle, opening, question }
}

export const circleSegment = defineTemplate({
  id: 'segment-of-circle',
  marks: 5,
  calculator: true,
  level: 4,
  cases: {
    area: (random) => {
      const { radius, angle, path, whole, triangle, opening, question } = drawCircleSegment(random)
      const answer = whole - triangle
      const area = measured(answer, 'cm²')
      return {
        question: question('Calculate the area of the shaded segment.'),
        answer: typst`
#note[The segment is the sector less the triangle $O A B$.]
#working("M1")[sector: $display(${angle}/360 times pi times ${radius}^2 = ${unrounded(whole)})$]
#working("M1")[triangle: $display(1/2 times ${radius}^2 times sin ${angle}°)$]
#working("A1")[$= ${unrounded(triangle)}$]
#working("M1 dep")[$${unrounded(whole)} - ${unrounded(triangle)}$]
#working("A1")[area $=$ ${area.shown}]`,
        alt: plain`${opening} Calculate the area of the segment.`,
        answerAlt: plain`The sector is ${angle} over 360 of pi times ${radius} squared. The triangle OAB is half times ${radius} squared times sin ${angle} degrees. The segment is the difference, ${area.spoken}.`,
        answers: [final('', threeFigures(answer, 'cm²'))],
        verify: () => measuredAs(enclosedArea(path), answer),
      }
    },
    perimeter: (random) => {
      const { radius, angle, path, arc, chord, opening, question } = drawCircleSegment(random)
      const answer = arc + chord
      const length = measured(answer, 'cm')
      return {
        question: question('Calculate the perimeter of the shaded segment.'),
        answer: typst`
#note[The perimeter is the arc and the chord. The line from $O$ to the middle of the chord halves the angle.]
#working("M1")[arc: $display(${angle}/360 times 2 times pi times ${radius} = ${unrounded(arc)})$]
#working("M2 oe")[chord: $2 times ${radius} times sin ${angle / 2}° = ${unrounded(chord)}$]
#scheme[*M1* for half of the chord, $${radius} times sin ${angle / 2}°$, or for the cosine rule, $A B^2 = ${radius}^2 + ${radius}^2 - 2 times ${radius} times ${radius} times cos ${angle}°$]
#working("M1")[$${unrounded(arc)} + ${unrounded(chord)}$]
#working("A1")[perimeter $=$ ${length.shown}]`,
        alt: plain`${opening} Calculate the perimeter of the segment.`,
        answerAlt: plain`The arc is ${angle} over 360 of 2 pi times ${radius}. The chord is 2 times ${radius} times sin ${angle / 2} degrees. Together the perimeter is ${length.spoken}.`,
        answers: [final('', threeFigures(answer, 'cm'))],
        verify: () => measuredAs(wayRound(path), answer),
      }
    },
  },
})

const drawStripOfRing = (random: Random) => {
  const inner = random.integer(12, 22)
  const outer = inner + random.integer(24, 38)
  const angle = random.integer(96, 138)
  const path: Path = [
    { centre: [0, 0], radius: outer, start: 90 - angle / 2, end: 90 + angle / 2 },
    { centre: [0, 0], radius: inner, start: 90 + angle / 2, end: 90 - angle / 2 },
  ]
  const [left, right] = [90 + angle / 2, 90 - angle / 2]
  const tip = (direction: number, radius: number) => pair([radius * cos(direction), radius * sin(direction)])
  const figure = typst`#sketch(${drawPath(path)}, edge((0, 0), ${tip(left, inner)}, dash: "dashed", colour: ink-soft), edge((0, 0), ${tip(right, inner)}, dash: "dashed", colour: ink-soft, body: text(fill: ink)[${inner}~cm], right: true), ${beside([inner * cos(right), inner * sin(right)], [outer * cos(right), outer * sin(right)], `[${outer - inner}~cm]`, [0, outer])}, angle-mark((0, 0), ${tip(right, outer)}, ${tip(left, outer)}, body: $${angle}°$, square: false, radius: 14pt), point((0, 0), $O$, side: "below"), height: 205pt, padding: (30pt, 26pt))`
  return { inner, outer, angle, path, figure }
}

export const stripOfRing = defineTemplate({
  id: 'strip-between-arcs',
  marks: 4,
  calculator: true,
  level: 4,
  cases: {
    area: (random) => {
      const { inner, outer, angle, path, figure } = drawStripOfRing(random)
      const answer = (angle / 360) * PI * (outer ** 2 - inner ** 2)
      const area = measured(answer, 'cm²')
      return {
        question: typst`
The wiper of a bus window turns about $O$ through ${angle}°. Its blade is ${outer - inner}~cm long and starts ${inner}~cm from $O$.
${figure}
Calculate the area that the blade wipes. #marks(4)`,
        answer: typst`
#note[A sector of radius $${inner} + ${outer - inner} = ${outer}$~cm less a sector of radius ${inner}~cm.]
#working("B1")[outer radius $= ${outer}$~cm]
#working("M2")[$ ${angle}/360 times pi times ${outer}^2 - ${angle}/360 times pi times ${inner}^2 $]
#scheme[*M1* for the area of one of the two sectors]
#working("A1")[area $=$ ${area.shown}]`,
        alt: plain`The wiper of a bus window turns about O through ${angle} degrees. Its blade is ${outer - inner} cm long and starts ${inner} cm from O. Calculate the area that the blade wipes.`,
        answerAlt: plain`The far end of the blade is ${outer} cm from O. The area is ${angle} over 360 of pi times the difference of ${outer} squared and ${inner} squared, which is ${area.spoken}.`,
        answers: [final('', threeFigures(answer, 'cm²'))],
        verify: () => measuredAs(enclosedArea(path), answer),
      }
    },
    perimeter: (random) => {
      const { inner, outer, angle, path, figure } = drawStripOfRing(random)
      const answer = (angle / 360) * 2 * PI * (outer + inner) + 2 * (outer - inner)
      const length = measured(answer, 'cm')
      return {
        question: typst`
A paper fan opens through ${angle}° about $O$. The shaded part of it, which is printed, lies between two arcs with centre $O$.
${figure}
Calculate the perimeter of the shaded part. #marks(4)`,
        answer: typst`
#working("B1")[outer radius $= ${inner} + ${outer - inner} = ${outer}$~cm]
#working("M1")[$ ${angle}/360 times 2 times pi times ${outer} + ${angle}/360 times 2 times pi times ${inner} $]
#working("M1")[straight edges: $+ #h(0.3em) 2 times ${outer - inner}$]
#working("A1")[perimeter $=$ ${length.shown}]`,
        alt: plain`A paper fan opens through ${angle} degrees about O. Its printed part lies between two arcs with centre O: the inner radius is ${inner} cm, and the straight edges of the printed part are ${outer - inner} cm long. Calculate the perimeter of the printed part.`,
        answerAlt: plain`The outer radius is ${outer} cm. Add both arcs, ${angle} over 360 of 2 pi times ${outer} and of 2 pi times ${inner}, and the two straight edges of ${outer - inner} cm. The perimeter is ${length.spoken}.`,
        answers: [final('', threeFigures(answer, 'cm'))],
        verify: () => measuredAs(wayRound(path), answer),
      }
    },
  },
})

const drawBetweenTangents = (random: Random) => {
  const radius = random.integer(5, 12)
  const angle = random.integer(96, 126, 2)
  const tangent = radius * tan(angle / 2)
  const path: Path = [
    [radius / cos(angle / 2), 0],
    { centre: [0, 0], radius, start: angle / 2, end: -angle / 2 },
  ]
  const arc = (angle / 360) * 2 * PI * radius
  const [kite, sector] = [radius * tangent, (arc * radius) / 2]
  const on = (direction: number) => `on-circle((0, 0), ${radius}, ${direction}deg)`
  const far = pair([radius / cos(angle / 2), 0])
  const figure = typst`#sketch(${drawPath(path)}, circle-of((0, 0), ${radius}), edge((0, 0), ${on(angle / 2)}, body: [${radius}~cm]), edge((0, 0), ${on(-angle / 2)}), angle-mark((0, 0), ${on(angle / 2)}, ${on(-angle / 2)}, body: $${angle}°$, square: false), angle-mark(${on(angle / 2)}, (0, 0), ${far}, square: true), angle-mark(${on(-angle / 2)}, (0, 0), ${far}, square: true), point((0, 0), $O$, side: "left"), circle-point((0, 0), ${radius}, ${angle / 2}deg, $A$, mark: false), circle-point((0, 0), ${radius}, ${-angle / 2}deg, $B$, mark: false), point(${far}, $T$, side: "right", mark: false), height: 215pt, padding: (24pt, 24pt))`
  const opening = plain`TA and TB are tangents at A and B to a circle with centre O and radius ${radius} cm. Angle AOB is ${angle} degrees. The region between the tangents and the minor arc AB is shaded.`
  const length = unrounded(tangent)
  const question = (asked: string) => typst`
$T A$ and $T B$ are tangents to the circle, centre $O$, radius ${radius}~cm.
${figure}
${asked} #marks(5)`
  const first = typst`
#note[Tangent and radius meet at a right angle, and $O T$ halves angle $A O B$.]
#working("M1")[$T A = ${radius} times tan ${angle / 2}°$]
#working("A1")[$T A = ${length}$]`
  return { radius, angle, tangent, path, arc, kite, sector, opening, length, question, first }
}

export const betweenTangents = defineTemplate({
  id: 'between-tangents',
  marks: 5,
  calculator: true,
  level: 5,
  cases: {
    area: (random) => {
      const { radius, angle, tangent, path, kite, sector, opening, length, question, first } =
        drawBetweenTangents(random)
      const answer = kite - sector
      const area = measured(answer, 'cm²')
      return {
        question: question('Calculate the shaded area.'),
        answer: typst`${first}
#working("M1")[$O A T B$ is two triangles: #linebreak() $2 times 1/2 times ${radius} times ${length} = ${unrounded(kite)}$]
#working("M1")[sector: $display(${angle}/360 times pi times ${radius}^2 = ${unrounded(sector)})$]
#working("A1")[$${unrounded(kite)} - ${unrounded(sector)}$ #linebreak() $=$ ${area.shown}]`,
        alt: plain`${opening} Calculate the shaded area.`,
        answerAlt: plain`TA is ${radius} times tan ${angle / 2} degrees, about ${significant(tangent, 4)} cm. OATB is two right-angled triangles, ${radius} times TA together. Take away the sector, ${angle} over 360 of pi times ${radius} squared: the shaded area is ${area.spoken}.`,
        answers: [final('', threeFigures(answer, 'cm²'))],
        verify: () => measuredAs(enclosedArea(path), answer),
      }
    },
    perimeter: (random) => {
      const { radius, angle, tangent, path, arc, opening, length, question, first } =
        drawBetweenTangents(random)
      const answer = 2 * tangent + arc
      const perimeter = measured(answer, 'cm')
      return {
        question: question('Calculate the perimeter of the shaded region.'),
        answer: typst`${first}
#working("M1")[arc $A B$: $ ${angle}/360 times 2 times pi times ${radius} = ${unrounded(arc)} $]
#working("M1")[$2 times ${length} + ${unrounded(arc)}$]
#working("A1")[perimeter $=$ ${perimeter.shown}]`,
        alt: plain`${opening} Calculate the perimeter of the shaded region.`,
        answerAlt: plain`TA is ${radius} times tan ${angle / 2} degrees, about ${significant(tangent, 4)} cm, and TB is equal to it. The arc is ${angle} over 360 of 2 pi times ${radius}. Together the perimeter is ${perimeter.spoken}.`,
        answers: [final('', threeFigures(answer, 'cm'))],
        verify: () => measuredAs(wayRound(path), answer),
      }
    },
  },
})
