// A circle inside a sector, touching both radii and the arc.

import { agree, distance, type Point, roots } from '../../kit/checking.ts'
import { drawFigure } from '../../kit/figures.ts'
import { expression, final, threeFigures } from '../../kit/final-answers.ts'
import { close, measured } from '../../kit/measuring.ts'
import { significant, unrounded } from '../../kit/numbers.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'
import { sectorPath } from './sectors.ts'
import { enclosedArea, polar, shaded } from './shapes.ts'

const { PI, sin } = Math

const drawInscribed = (
  outer: number,
  angle: number,
  inner: number,
  label: string,
  named: boolean,
): string => {
  const middle: Point = [0, outer - inner]
  const foot = polar(middle[1] * Math.cos(angle / 2), PI / 2 - angle / 2)
  return drawFigure({
    points: {
      O: [0, 0],
      A: polar(outer, PI / 2 + angle / 2),
      B: polar(outer, PI / 2 - angle / 2),
      C: middle,
      ...(named ? { T: foot } : {}),
    },
    parts: [
      shaded(sectorPath(outer, angle)),
      `circle-of((0, ${middle[1].toFixed(3)}), ${inner.toFixed(3)}, fill: surface)`,
    ],
    lines: named ? 'AOB OC CT' : 'AOB',
    angles: { AOB: label },
    radii: named ? { AOB: 30 } : {},
    dots: 'C',
    names: { C: 90, ...(named ? { T: 330 } : {}) },
    height: 240,
    padding: [40, 24],
  })
}

export const inscribedCircle = defineTemplate({
  id: 'circle-in-a-sector',
  marks: 6,
  calculator: true,
  level: 5,
  cases: {
    'sixty-degrees': (random) => {
      const angle = PI / 3
      const outer = random.integer(9, 20)
      const inner = (outer * sin(angle / 2)) / (1 + sin(angle / 2))
      return {
        question: typst`
A circle, centre $C$, radius $r$, touches both radii and the arc of the sector $O A B$, whose radius is $R$. Angle $A O B = display(pi/3)$ radians.
${drawInscribed(9, angle, 3, '', false)}
#part("a", 3)[Show that $R = 3r$.]
#part("b", 3)[Find the shaded area in terms of $pi$ and $r$.]`,
        answer: typst`
#part("a")[
#note[Let the circle touch $O B$ at $T$. Then $C T = r$, $O C = R - r$, and $O C$ halves the angle.]
#working("M1")[$ sin pi/6 = r/(R - r) $]
#working("B1")[$ sin pi/6 = 1/2 $]
#working("A1")[$R - r = 2r$, so $R = 3r$]]
#part("b")[
#working("M1")[sector: $display(1/2 times (3r)^2 times pi/3 = (3 pi r^2)/2)$]
#working("M1")[$ (3 pi r^2)/2 - pi r^2 $]
#working("A1")[area $=$ #result[$display(1/2) pi r^2$]]]`,
        alt: plain`A circle with centre C and radius r touches both radii and the arc of the sector OAB, whose radius is capital R. Angle AOB is pi over 3 radians. The part of the sector outside the circle is shaded. Part a: show that capital R is 3r. Part b: find the shaded area in terms of pi and r.`,
        answerAlt: plain`Part a: OC is capital R minus r and halves the angle, so the sine of pi over 6, one half, is r over open bracket capital R minus r close bracket. So capital R is 3r. Part b: the sector is 3 over 2 times pi r squared. Without the circle, 1 over 2 times pi r squared is left.`,
        answers: [final('b', expression('π*r^2/2', 'r'))],
        verify() {
          // Let the circle sink until it touches the radius: the distance from C to OB, by coordinates, is r.
          const [found = 0] = roots(
            (r) => {
              const along = (outer - r) * Math.cos(angle / 2)
              return distance([0, outer - r], polar(along, PI / 2 - angle / 2)) - r
            },
            0.2,
            outer / 2,
            2000,
          )
          if (!agree(found, inner, 1e-6)) return `the circle has radius ${found}`
          return close(enclosedArea(sectorPath(outer, angle)), (outer * outer * angle) / 2) &&
            significant(inner) !== ''
            ? null
            : 'the sector is another'
        },
      }
    },
    'given-angle': (random) => {
      const angle = random.pick([0.9, 1.2, 1.3, 1.4, 1.5])
      const outer = random.integer(9, 20)
      const inner = (outer * sin(angle / 2)) / (1 + sin(angle / 2))
      const half = Number((angle / 2).toPrecision(6))
      const sector = (outer * outer * angle) / 2
      const area = measured(sector - PI * inner * inner, 'cm²')
      return {
        question: typst`
A circle, centre $C$, touches both radii and the arc of the sector $O A B$, whose radius is ${outer}~cm. It touches $O B$ at $T$. Angle $A O B = ${angle}$ radians.
${drawInscribed(outer, angle, inner, '', true)}
#part("a", 3)[Find the radius of the circle.]
#part("b", 3)[Find the shaded area.]`,
        answer: typst`
#part("a")[
#note[$C T = r$, $O C = ${outer} - r$, and $O C$ halves angle $A O B$.]
#working("M1")[$ sin ${half} = r/(${outer} - r) $]
#working("M1")[$r (1 + sin ${half}) = ${outer} sin ${half}$]
#working("A1")[$r =$ ${measured(inner, 'cm').shown}]]
#part("b")[
#working("M1")[sector: $display(1/2 times ${outer}^2 times ${angle} = ${unrounded(sector)})$]
#working("M1 FT")[$${unrounded(sector)} - pi times (${unrounded(inner)})^2$]
#working("A1")[area $=$ ${area.shown}]]`,
        alt: plain`A circle with centre C touches both radii and the arc of the sector OAB, whose radius is ${outer} cm. It touches OB at T. Angle AOB is ${angle} radians. The part of the sector outside the circle is shaded. Part a: find the radius of the circle. Part b: find the shaded area.`,
        answerAlt: plain`Part a: OC is ${outer} minus r and halves the angle, so the sine of ${half} is r over open bracket ${outer} minus r close bracket. This gives r as ${measured(inner, 'cm').spoken}. Part b: the sector, half times ${outer} squared times ${angle}, minus the circle is ${area.spoken}.`,
        answers: [
          final('a', threeFigures(inner, 'cm')),
          final('b', threeFigures(sector - PI * inner * inner, 'cm²')),
        ],
        verify() {
          // Let the circle sink until it touches the radius: the distance from C to OB, by coordinates, is r.
          const [found = 0] = roots(
            (r) => {
              const along = (outer - r) * Math.cos(angle / 2)
              return distance([0, outer - r], polar(along, PI / 2 - angle / 2)) - r
            },
            0.2,
            outer / 2,
            2000,
          )
          if (!agree(found, inner, 1e-6)) return `the circle has radius ${found}`
          return close(enclosedArea(sectorPath(outer, angle)), (outer * outer * angle) / 2) &&
            significant(inner) !== ''
            ? null
            : 'the sector is another'
        },
      }
    },
  },
})
