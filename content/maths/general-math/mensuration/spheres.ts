// Spheres and hemispheres: between radius, surface and volume.

import { measuredAs } from '../../kit/comparing.ts'
import { skip } from '../../kit/draws.ts'
import { final, threeFigures } from '../../kit/final-answers.ts'
import { ballProfile, measured, turnedSurface, turnedVolume } from '../../kit/measuring.ts'
import { unrounded } from '../../kit/numbers.ts'
import { enclosedArea } from '../../kit/paths.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'

const { PI } = Math

export const sphereMeasures = defineTemplate({
  id: 'sphere-measures',
  marks: 3,
  calculator: true,
  level: 3,
  cases: {
    'radius-from-volume': (random) => {
      const volume = random.integer(250, 950, 10)
      const answer = Math.cbrt((3 * volume) / (4 * PI))
      const found = measured(answer, 'cm')
      return {
        question: typst`
The volume of this sphere is ${volume}~cm³.
#sketch(sphere(3, radius-label: $r$), height: 165pt)
Calculate the radius, $r$.

[The volume of a sphere is $V = display(4/3) pi r^3$.] #marks(3)`,
        answer: typst`
#working("M1")[$ 4/3 times pi times r^3 = ${volume} $]
#working("M1")[$ r = root(3, (3 times ${volume})/(4 pi)) $]
#working("A1")[$r =$ ${found.shown}]`,
        alt: plain`The volume of a sphere of radius r is ${volume} cubic centimetres. Calculate r. The volume of a sphere is four thirds of pi r cubed.`,
        answerAlt: plain`Four thirds of pi r cubed is ${volume}. So r is the cube root of the fraction 3 times ${volume}, over 4 pi, which is ${found.spoken}.`,
        answers: [final('', threeFigures(answer, 'cm'), 'r')],
        verify() {
          const volumeOf = (r: number) => turnedVolume(ballProfile(r), -r, r)
          const [found, wanted] = [volumeOf(answer), volume]
          return measuredAs(found, wanted)
        },
      }
    },
    'volume-from-surface': (random) => {
      skip(random, 1)
      const surface = random.integer(150, 600, 10)
      const answer = (4 / 3) * PI * (surface / (4 * PI)) ** 1.5
      const found = measured(answer, 'cm³')
      const radius = Math.sqrt(surface / (4 * PI))
      return {
        question: typst`The surface area of a ball is ${surface}~cm².

Calculate the volume of the ball.

[Sphere: $A = 4 pi r^2$ and $V = display(4/3) pi r^3$.] #marks(3)`,
        answer: typst`
#working("M1")[$ r = sqrt(${surface}/(4 pi)) = ${unrounded(radius)} $]
#working("M1")[$ V = 4/3 times pi times ${unrounded(radius)}^3 $]
#working("A1")[volume $=$ ${found.shown}]`,
        alt: plain`The surface area of a ball is ${surface} square centimetres. Calculate its volume. A sphere of radius r has surface area 4 pi r squared and volume four thirds of pi r cubed.`,
        answerAlt: plain`The radius is the square root of the fraction ${surface} over 4 pi. The volume is four thirds of pi times the radius cubed, which is ${found.spoken}.`,
        answers: [final('', threeFigures(answer, 'cm³'))],
        verify() {
          const volumeOf = (r: number) => turnedVolume(ballProfile(r), -r, r)
          const [found, wanted] = [volumeOf(Math.cbrt((3 * answer) / (4 * PI))), answer]
          const radius = Math.cbrt((3 * answer) / (4 * PI))
          return (
            measuredAs(turnedSurface(ballProfile(radius), -radius, radius), surface) ??
            measuredAs(found, wanted)
          )
        },
      }
    },
    'hemisphere-surface': (random) => {
      skip(random, 2)
      const across = random.decimal(7, 15, 1)
      const answer = (3 * PI * across ** 2) / 4
      const found = measured(answer, 'cm²')
      const radius = Number((across / 2).toFixed(2))
      return {
        question: typst`
A solid hemisphere has a diameter of ${across}~cm.
#sketch(sphere(3, half: true), edge((-3, 0), (3, 0), dash: "dashed", colour: ink-soft), sketch-part((), to => text-at(to((0, 0.84)), [${across}~cm], side: "above", gap: 6pt)), height: 150pt)
Calculate the total surface area of the hemisphere.

[The surface area of a sphere is $A = 4 pi r^2$.] #marks(3)`,
        answer: typst`
#note[The radius is ${radius}~cm. Half of a sphere, and the flat circle.]
#working("M1")[curved: $2 times pi times ${radius}^2 = ${unrounded(2 * PI * radius ** 2)}$]
#working("M1")[flat: $pi times ${radius}^2 = ${unrounded(PI * radius ** 2)}$]
#working("A1")[area $=$ ${found.shown}]`,
        alt: plain`A solid hemisphere has a diameter of ${across} cm. Calculate its total surface area. The surface area of a sphere is 4 pi r squared.`,
        answerAlt: plain`The radius is ${radius} cm. The curved part is 2 pi times ${radius} squared, and the flat circle is pi times ${radius} squared. The total surface area is ${found.spoken}.`,
        answers: [final('', threeFigures(answer, 'cm²'))],
        verify: () =>
          measuredAs(
            turnedSurface(ballProfile(across / 2), 0, across / 2) +
              enclosedArea([{ centre: [0, 0], radius: across / 2, start: 0, end: 360 }]),
            answer,
          ),
      }
    },
  },
})
