// Two solids of the same volume or surface, in terms of a letter.

import { measuredAs } from '../../kit/comparing.ts'
import { skip } from '../../kit/draws.ts'
import { expression, final } from '../../kit/final-answers.ts'
import { ballProfile, turnedSurface, turnedVolume } from '../../kit/measuring.ts'
import { enclosedArea } from '../../kit/paths.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'

/** The volume of a ball. */
export const volumeOf = (radius: number): number => turnedVolume(ballProfile(radius), -radius, radius)

/** 'r', '3r'. */
const times = (multiple: number) => (multiple === 1 ? 'r' : `${multiple}r`)
/** The same, spoken: 'r', '3 r'. */
const said = (multiple: number) => (multiple === 1 ? 'r' : `${multiple} r`)
/** 'r^3', '(2r)^3'. */
const power = (multiple: number, exponent: number) =>
  multiple === 1 ? `r^${exponent}` : `(${multiple}r)^${exponent}`
/** 'pi r^2', '12 pi r^2'. */
const piTimes = (multiple: number, rest: string) => `${multiple === 1 ? '' : `${multiple} `}pi ${rest}`

/** The volume of a sphere: '4/3 pi r^3', '36 pi r^3'. */
const sphereOf = (multiple: number) =>
  multiple % 3 === 0 ? piTimes((4 * multiple ** 3) / 3, 'r^3') : `${4 * multiple ** 3}/3 pi r^3`

export const inTermsOfR = defineTemplate({
  id: 'in-terms-of-r',
  marks: 4,
  calculator: false,
  level: 5,
  cases: {
    'sphere-into-cone': (random) => {
      const [ball, base] = random.pick([
        [1, 2],
        [2, 4],
        [3, 6],
        [3, 3],
        [2, 1],
        [3, 2],
      ] as const)
      const answer = (4 * ball ** 3) / base ** 2
      const found = times(answer)
      const sphere = sphereOf(ball)
      return {
        question: typst`A solid metal sphere of radius $${times(ball)}$ is melted down. All the metal is used to make a solid cone of base radius $${times(base)}$ and height $h$.

Find $h$ in terms of $r$, in its simplest form.

[Sphere: $V = display(4/3) pi R^3$. Cone: $V = display(1/3) pi R^2 H$.] #marks(4)`,
        answer: typst`
#working("M1")[sphere: $display(4/3 pi ${power(ball, 3)} = ${sphere})$]
#working("M1")[$ 1/3 pi ${power(base, 2)} h = ${sphere} $]
#working("M1")[$ ${base === 1 ? '' : base ** 2} r^2 h = ${4 * ball ** 3} r^3 $]
#working("A1")[$h =$ #result[$${found}$]]`,
        alt: plain`A solid metal sphere of radius ${said(ball)} is melted down. All the metal is used to make a solid cone of base radius ${said(base)} and height h. Find h in terms of r. The volume of a sphere is four thirds of pi times its radius cubed. The volume of a cone is one third of pi times its radius squared times its height.`,
        answerAlt: plain`The sphere has four thirds of pi times the cube of ${said(ball)}, and the cone has one third of pi times the square of ${said(base)} times h. These are equal, so h is ${said(answer)}.`,
        answers: [final('', expression(found, 'r', 'simplified'), 'h')],
        verify() {
          // Put a number for r and build both solids.
          const r = 1.7
          const [big, wide, h] = [ball * r, base * r, answer * r]
          return measuredAs(
            volumeOf(big),
            turnedVolume((y) => wide * (1 - y / h), 0, h),
          )
        },
      }
    },
    'equal-surfaces': (random) => {
      skip(random, 1)
      const [ball, base] = random.pick([
        [2, 1],
        [4, 4],
        [4, 2],
        [4, 3],
      ] as const)
      const answer = (3 * ball ** 2 - 2 * base ** 2) / (2 * base)
      const found = times(answer)
      const [curved, ends] = [3 * ball ** 2, 2 * base ** 2]
      return {
        question: typst`A solid hemisphere of radius $${times(ball)}$ and a solid cylinder of radius $${times(base)}$ and height $h$ have the same total surface area.

Find $h$ in terms of $r$.

[The surface area of a sphere of radius $R$ is $A = 4 pi R^2$.] #marks(4)`,
        answer: typst`
#working("M1")[hemisphere: $2 pi ${power(ball, 2)} + pi ${power(ball, 2)} = ${piTimes(curved, 'r^2')}$]
#working("M1")[cylinder: $2 pi ${power(base, 2)} + 2 pi (${times(base)}) h$ #linebreak() $= ${piTimes(ends, 'r^2')} + ${piTimes(2 * base, 'r h')}$]
#working("M1")[$${piTimes(2 * base, 'r h')} = ${piTimes(curved, 'r^2')} - ${piTimes(ends, 'r^2')} = ${piTimes(curved - ends, 'r^2')}$]
#working("A1")[$h =$ #result[$${found}$]]`,
        alt: plain`A solid hemisphere of radius ${said(ball)} and a solid cylinder of radius ${said(base)} and height h have the same total surface area. Find h in terms of r. The surface area of a sphere is 4 pi times its radius squared.`,
        answerAlt: plain`The hemisphere has ${curved} pi r squared with its flat face. The cylinder has ${ends} pi r squared plus ${2 * base} pi r h. So ${2 * base} h is ${curved - ends} r, and h is ${said(answer)}.`,
        answers: [final('', expression(found, 'r'), 'h')],
        verify() {
          // Put a number for r and build both solids.
          const r = 1.7
          const [big, wide, h] = [ball * r, base * r, answer * r]
          const disc = (radius: number) => enclosedArea([{ centre: [0, 0], radius, start: 0, end: 360 }])
          return measuredAs(
            turnedSurface(ballProfile(big), 0, big) + disc(big),
            turnedSurface(() => wide, 0, h) + 2 * disc(wide),
          )
        },
      }
    },
    'sphere-into-cylinder': (random) => {
      skip(random, 2)
      const [ball, base] = random.pick([
        [3, 2],
        [3, 1],
        [3, 3],
        [6, 4],
        [6, 6],
        [3, 6],
      ] as const)
      const answer = (4 * ball ** 3) / (3 * base ** 2)
      const found = times(answer)
      const [sphere, whole] = [sphereOf(ball), (4 * ball ** 3) / 3]
      return {
        question: typst`A solid metal sphere of radius $${times(ball)}$ is melted down. All the metal is used to make a solid cylinder of base radius $${times(base)}$ and height $h$.

Find $h$ in terms of $r$, in its simplest form.

[Sphere: $V = display(4/3) pi R^3$.] #marks(4)`,
        answer: typst`
#working("M1")[sphere: $display(4/3 pi ${power(ball, 3)} = ${sphere})$]
#working("M1")[$ pi ${power(base, 2)} h = ${sphere} $]
#working("M1")[$ ${base === 1 ? '' : base ** 2} r^2 h = ${whole} r^3 $]
#working("A1")[$h =$ #result[$${found}$]]`,
        alt: plain`A solid metal sphere of radius ${said(ball)} is melted down. All the metal is used to make a solid cylinder of base radius ${said(base)} and height h. Find h in terms of r. The volume of a sphere is four thirds of pi times its radius cubed.`,
        answerAlt: plain`The sphere has four thirds of pi times the cube of ${said(ball)}, and the cylinder has pi times the square of ${said(base)} times h. These are equal, so h is ${said(answer)}.`,
        answers: [final('', expression(found, 'r', 'simplified'), 'h')],
        verify() {
          // Put a number for r and build both solids.
          const r = 1.7
          const [big, wide, h] = [ball * r, base * r, answer * r]
          return measuredAs(
            volumeOf(big),
            turnedVolume(() => wide, 0, h),
          )
        },
      }
    },
  },
})
