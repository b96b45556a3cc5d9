// Lengths read off a ruler on a scale drawing.

import { agree } from '../../kit/checking.ts'
import { final, number, ratio } from '../../kit/final-answers.ts'
import type { Random } from '../../kit/random.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'

/** A ruler with centimetres and millimetres, its zero at the origin: a part of a sketch. */
const ruler = (centimetres: number): string => {
  const marks = Array.from({ length: centimetres * 10 + 1 }, (_, k) => k)
  const lines = marks.map((mm) => {
    const length = mm % 10 === 0 ? 0.42 : mm % 5 === 0 ? 0.32 : 0.2
    return `segment(to((${mm / 10}, 0)), to((${mm / 10}, -${length})), stroke: fine())`
  })
  const numbers = Array.from(
    { length: centimetres + 1 },
    (_, k) => `text-at(to((${k}, -0.42)), [${k}], side: "below", gap: 3pt)`,
  )
  return `polygon-of((-0.25, 0), (${centimetres + 0.25}, 0), (${centimetres + 0.25}, -1.25), (-0.25, -1.25), fill: skizie-wash), sketch-part((), to => { ${[...lines, ...numbers].join('; ')} })`
}

const places = ['Bogura', 'Cumilla', 'Sylhet', 'Khulna', 'Rajshahi'] as const

const drawScale = (random: Random) => {
  const cm = random.until(
    () => random.decimal(5.2, 7.6, 1),
    (length) => length % 1 !== 0 && length % 0.5 !== 0,
  )
  const per = random.pick([5, 20, 25, 50])
  const other = random.until(
    () => random.integer(3, 11) * per,
    (km) => km !== cm * per,
  )
  const place = random.pick(places)
  const real = Number((cm * per).toFixed(1))
  const figure = `#sketch(edge((0, 0.35), (${cm}, 0.35), colour: maths), edge((0, 0), (0, 0.7), colour: ink-soft, dash: "dashed"), edge((${cm}, 0), (${cm}, 0.7), colour: ink-soft, dash: "dashed"), point((0, 0.35), $A$, side: "above"), point((${cm}, 0.35), $B$, side: "above"), ${ruler(8)}, height: 130pt, padding: (6pt, 24pt))`
  // Lay off the map centimetre by centimetre.
  const verify = () => {
    let [left, real] = [cm, 0]
    while (left >= 1) [left, real] = [left - 1, real + per]
    if (!agree(real + left * per, cm * per, 1e-6)) return 'the map shows another distance'
    return agree((other / per) * per, other) && other % per === 0
      ? null
      : 'the other distance is not whole on the map'
  }
  return { cm, per, other, place, real, figure, verify }
}

export const readScaleDrawing = defineTemplate({
  id: 'read-a-scale-drawing',
  marks: 3,
  calculator: false,
  level: 1,
  cases: {
    'use-the-scale'(random) {
      const { cm, per, other, place, real, figure, verify } = drawScale(random)
      return {
        question: typst`
The line $A B$ is part of a map on which 1~cm represents ${per}~km. A ruler in centimetres lies along it.
${figure}
#part("a", 2)[Find the actual distance from $A$ to $B$.]
#part("b", 1)[$A$ is ${other}~km from ${place}. Find this distance on the map.]`,
        answer: typst`
#part("a")[
#working("B1")[$A B = ${cm}$~cm on the map]
#working("B1 FT")[$${cm} times ${per} =$ #result[${real}~km]]]
#part("b")[#working("B1")[$${other} div ${per} =$ #result[${other / per}~cm]]]`,
        alt: plain`The line AB is part of a map on which 1 cm represents ${per} km. On a ruler that lies along it, A is at 0 and B is at ${cm} cm. Part a: find the actual distance from A to B. Part b: A is ${other} km from ${place}. Find this distance on the map.`,
        answerAlt: plain`Part a: AB is ${cm} cm on the map, so the distance is ${cm} times ${per}, which is ${real} km. Part b: ${other} divided by ${per} is ${other / per} cm.`,
        answers: [final('a', number(real, { unit: 'km' })), final('b', number(other / per, { unit: 'cm' }))],
        verify,
      }
    },
    'find-the-scale'(random) {
      const { cm, per, real, figure, verify } = drawScale(random)
      return {
        question: typst`
In a scale drawing of a field, the line $A B$ stands for a path that is ${real}~m long. A ruler in centimetres lies along it.
${figure}
#part("a", 2)[Complete the statement: 1~cm represents … m.]
#part("b", 1)[Write the scale as a ratio $1 : n$.]`,
        answer: typst`
#part("a")[
#working("B1")[$A B = ${cm}$~cm in the drawing]
#working("B1 FT")[$${real} div ${cm}$: 1~cm represents #result[${per}~m]]]
#part("b")[#working("B1 FT")[#result[$1 : ${per * 100}$]]
#note[In centimetres, ${per}~m is ${per * 100}~cm.]]`,
        alt: plain`In a scale drawing of a field, the line AB stands for a path that is ${real} metres long. On a ruler that lies along it, A is at 0 and B is at ${cm} cm. Part a: complete the statement, 1 cm represents how many metres. Part b: write the scale as a ratio 1 to n.`,
        answerAlt: plain`Part a: AB is ${cm} cm in the drawing. ${real} divided by ${cm} is ${per}, so 1 cm represents ${per} metres. Part b: ${per} metres are ${per * 100} cm, so the scale is 1 to ${per * 100}.`,
        answers: [final('a', number(per, { unit: 'm' })), final('b', ratio(1, per * 100))],
        verify,
      }
    },
  },
})
