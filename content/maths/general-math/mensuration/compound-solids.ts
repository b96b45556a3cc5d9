// Solids put together or cut off: cone and hemisphere, cylinder and hemisphere, frustum.

import { measuredAs } from '../../kit/comparing.ts'
import { skip } from '../../kit/draws.ts'
import { final, inNamedUnit, threeFigures } from '../../kit/final-answers.ts'
import { type Answer, ballProfile, measured, turnedSurface, turnedVolume } from '../../kit/measuring.ts'
import { unrounded } from '../../kit/numbers.ts'
import { drawPath, span } from '../../kit/paths.ts'
import type { Random } from '../../kit/random.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'

const { PI } = Math

export const compoundSolid = defineTemplate({
  id: 'compound-solid',
  marks: 5,
  calculator: true,
  level: 4,
  cases: {
    'cone-and-hemisphere': (random) => {
      const radius = random.integer(3, 5)
      const height = radius + random.integer(7, 12)
      const answer = (PI * radius ** 2 * (height - radius)) / 3 + (2 / 3) * PI * radius ** 3
      const found = measured(answer, 'cm³')
      const deep = height - radius
      const [cone, ball] = [(PI * radius ** 2 * deep) / 3, (2 / 3) * PI * radius ** 3]
      return {
        question: typst`
A solid toy is a cone joined to a hemisphere. Both have a radius of ${radius}~cm. The total height is ${height}~cm.
#sketch(${drawPath([[0, -deep], { centre: [0, 0], radius, start: 0, end: 180 }])}, rim((0, 0), ${radius}, 180deg, 360deg), rim((0, 0), ${radius}, 0deg, 180deg, hidden: true), radius-line((0, 0), ${radius}, [${radius}~cm], dash: "dashed"), ${span([radius + 1.6, -deep], [radius + 1.6, radius], `[${height}~cm]`, [0, 0])}, height: 240pt)
Calculate the volume of the toy.

[Cone: $V = display(1/3) pi r^2 h$. Sphere: $V = display(4/3) pi r^3$.] #marks(5)`,
        answer: typst`
#working("B1")[height of the cone $= ${height} - ${radius} = ${deep}$~cm]
#working("M1")[cone: $display(1/3 times pi times ${radius}^2 times ${deep} = ${unrounded(cone)})$]
#working("M1")[hemisphere: $display(1/2 times 4/3 times pi times ${radius}^3 = ${unrounded(ball)})$]
#working("M1")[$${unrounded(cone)} + ${unrounded(ball)}$]
#working("A1")[volume $=$ ${found.shown}]`,
        alt: plain`A solid toy is a cone, point down, with a hemisphere on top. Both have a radius of ${radius} cm, and the total height is ${height} cm. Calculate the volume of the toy. The volume of a cone is one third of pi r squared h, that of a sphere four thirds of pi r cubed.`,
        answerAlt: plain`The cone is ${height} minus ${radius}, which is ${deep} cm, high. Its volume is one third of pi times ${radius} squared times ${deep}. The hemisphere has two thirds of pi times ${radius} cubed. Together the volume is ${found.spoken}.`,
        answers: [final('', threeFigures(answer, 'cm³'))],
        verify: () =>
          measuredAs(
            turnedVolume((y) => (radius * y) / deep, 0, deep) + turnedVolume(ballProfile(radius), 0, radius),
            answer,
          ),
      }
    },
    silo: (random) => {
      skip(random, 2)
      const [wide, wall, cover] = [random.integer(3, 5), random.integer(7, 12), random.pick([8, 10, 12])]
      const answer = (2 * PI * wide * wall + 2 * PI * wide ** 2) / cover
      const found = measured(answer, 'litres')
      const [sides, dome] = [2 * PI * wide * wall, 2 * PI * wide ** 2]
      return {
        question: typst`
A rice silo is a cylinder of radius ${wide}~m and height ${wall}~m with a hemisphere on top.
#sketch(rim((0, 0), ${wide}, 180deg, 360deg), rim((0, 0), ${wide}, 0deg, 180deg, hidden: true), rim((0, ${wall}), ${wide}, 180deg, 360deg), rim((0, ${wall}), ${wide}, 0deg, 180deg, hidden: true), arc-of((0, ${wall}), ${wide}, 0deg, 180deg), edge((${-wide}, 0), (${-wide}, ${wall})), edge((${wide}, 0), (${wide}, ${wall}), body: [${wall}~m], right: true), radius-line((0, 0), ${wide}, [${wide}~m], below: true, dash: "dashed"), height: 240pt)
The outside of the silo, without its base, is painted. One litre of paint covers ${cover}~m².

Calculate how many litres of paint are needed.

[The surface area of a sphere is $A = 4 pi r^2$.] #marks(5)`,
        answer: typst`
#note[The circle between cylinder and hemisphere is inside: it is not painted.]
#working("M1")[cylinder: $2 times pi times ${wide} times ${wall} = ${unrounded(sides)}$]
#working("M1")[hemisphere: $2 times pi times ${wide}^2 = ${unrounded(dome)}$]
#working("M1")[$${unrounded(sides)} + ${unrounded(dome)} = ${unrounded(sides + dome)}$~m²]
#working("M1")[$${unrounded(sides + dome)} div ${cover}$]
#working("A1")[${found.shown}]`,
        alt: plain`A rice silo is a cylinder of radius ${wide} metres and height ${wall} metres with a hemisphere on top. The outside, without its base, is painted. One litre of paint covers ${cover} square metres. Calculate how many litres are needed. The surface area of a sphere is 4 pi r squared.`,
        answerAlt: plain`The cylinder has 2 pi times ${wide} times ${wall} square metres, and the hemisphere has 2 pi times ${wide} squared. Divide their sum by ${cover}: the paint needed is ${found.spoken}.`,
        answers: [final('', inNamedUnit(threeFigures(answer, 'litres')))],
        verify: () =>
          measuredAs(
            (turnedSurface(() => wide, 0, wall) + turnedSurface(ballProfile(wide), 0, wide)) / cover,
            answer,
          ),
      }
    },
  },
})

const drawFrustum = (random: Random) => {
  // Radii in the ratio small : large, so that the whole cone has a whole height.
  const [small, large] = random.pick([
    [1, 2],
    [2, 3],
    [3, 4],
    [3, 5],
  ] as const)
  const scale = large > 3 ? random.integer(3, 4) : random.integer(4, 6)
  const [near, far] = [small * scale, large * scale]
  const whole = large * random.integer(Math.ceil(24 / large), Math.floor(40 / large))
  const part = (whole * small) / large
  const cut = whole - part
  const share = typst`$ ${near}/${far} = `
  const formula = '[The volume of a cone is $V = display(1/3) pi r^2 h$.]'
  return { near, far, whole, part, cut, share, formula }
}

/** The last steps, from the whole cone and the one that is missing. */
const difference = (near: number, far: number, whole: number, part: number, found: Answer): string => typst`
#working("M1")[whole cone: $display(1/3 times pi times ${far}^2 times ${whole} = ${unrounded((PI * far ** 2 * whole) / 3)})$]
#working("M1")[small cone: $display(1/3 times pi times ${near}^2 times ${part} = ${unrounded((PI * near ** 2 * part) / 3)})$]
#working("A1")[difference $=$ ${found.shown}]`

/** The volume of the cut-off piece itself, without completing the cone. */
const cutOff = (near: number, far: number, up: number): number =>
  turnedVolume((y) => near + ((far - near) * y) / up, 0, up)

export const frustum = defineTemplate({
  id: 'frustum',
  marks: 5,
  calculator: true,
  level: 5,
  cases: {
    bucket: (random) => {
      const { near, far, whole, part, cut, share, formula } = drawFrustum(random)
      const answer = (PI * (far ** 2 * whole - near ** 2 * part)) / 3
      const found = measured(answer, 'cm³')
      return {
        question: typst`
A bucket is part of a cone. The radius of its top is ${far}~cm, that of its base is ${near}~cm, and its height is ${cut}~cm.
#sketch(rim((0, ${cut}), ${far}, 0deg, 360deg, fill: maths-wash), rim((0, 0), ${near}, 180deg, 360deg), rim((0, 0), ${near}, 0deg, 180deg, hidden: true), edge((${-near}, 0), (${-far}, ${cut})), edge((${near}, 0), (${far}, ${cut})), radius-line((0, ${cut}), ${far}, [${far}~cm]), radius-line((0, 0), ${near}, [${near}~cm], below: true, dash: "dashed"), edge((0, 0), (0, ${cut}), dash: "dashed", colour: ink-soft, body: text(fill: ink)[${cut}~cm], share: 0.4), height: 235pt)
Calculate the volume of the bucket.

${formula} #marks(5)`,
        answer: typst`
#note[Complete the cone. Its small end has height $x$, and the two cones are similar.]
#working("M1")[${share} x/(x + ${cut}) $]
#working("A1")[$x = ${part}$ and $x + ${cut} = ${whole}$]${difference(near, far, whole, part, found)}`,
        alt: plain`A bucket is part of a cone. The radius of its top is ${far} cm, that of its base is ${near} cm, and its height is ${cut} cm. Calculate its volume. The volume of a cone is one third of pi r squared h.`,
        answerAlt: plain`Complete the cone. By similar triangles the missing small cone is ${part} cm high and the whole cone ${whole} cm. Take one third of pi times ${near} squared times ${part} from one third of pi times ${far} squared times ${whole}: the volume is ${found.spoken}.`,
        answers: [final('', threeFigures(answer, 'cm³'))],
        verify: () => measuredAs(cutOff(near, far, whole - part), answer),
      }
    },
    lampshade: (random) => {
      const { near, far, whole, part, cut, share } = drawFrustum(random)
      const answer = PI * (far * whole - near * part)
      const found = measured(answer, 'cm²')
      const up = Math.sqrt(cut ** 2 - (far - near) ** 2).toFixed(3)
      return {
        question: typst`
A lampshade is part of the curved surface of a cone. The radius of its top is ${near}~cm, that of its bottom is ${far}~cm, and its slant height is ${cut}~cm.
#sketch(rim((0, ${up}), ${near}, 0deg, 360deg, fill: maths-wash), rim((0, 0), ${far}, 180deg, 360deg), rim((0, 0), ${far}, 0deg, 180deg, hidden: true), edge((${-far}, 0), (${-near}, ${up})), edge((${far}, 0), (${near}, ${up}), body: [${cut}~cm], right: true), radius-line((0, ${up}), ${near}, [${near}~cm]), radius-line((0, 0), ${far}, [${far}~cm], below: true, dash: "dashed"), height: 225pt)
Calculate the area of the material of the lampshade.

[The curved surface area of a cone of slant height $ell$ is $pi r ell$.] #marks(5)`,
        answer: typst`
#note[Complete the cone. The small cone that is missing has slant height $x$, and the two cones are similar.]
#working("M1")[${share} x/(x + ${cut}) $]
#working("A1")[$x = ${part}$ and $x + ${cut} = ${whole}$]
#working("M1")[whole cone: $pi times ${far} times ${whole} = ${unrounded(PI * far * whole)}$]
#working("M1")[small cone: $pi times ${near} times ${part} = ${unrounded(PI * near * part)}$]
#working("A1")[difference $=$ ${found.shown}]`,
        alt: plain`A lampshade is part of the curved surface of a cone. The radius of its top is ${near} cm, that of its bottom is ${far} cm, and its slant height is ${cut} cm. Calculate the area of the material. The curved surface area of a cone is pi times the radius times the slant height.`,
        answerAlt: plain`Complete the cone. By similar triangles the missing small cone has a slant height of ${part} cm and the whole cone ${whole} cm. Take pi times ${near} times ${part} from pi times ${far} times ${whole}: the area is ${found.spoken}.`,
        answers: [final('', threeFigures(answer, 'cm²'))],
        verify() {
          // Measure the cut-off piece itself, without completing the cone.
          const up = Math.sqrt(cut ** 2 - (far - near) ** 2)
          return measuredAs(
            turnedSurface((y) => near + ((far - near) * y) / up, 0, up),
            answer,
          )
        },
      }
    },
    'part-filled-cone': (random) => {
      const { near, far, whole, part, formula } = drawFrustum(random)
      const answer = (PI * (far ** 2 * whole - near ** 2 * part)) / 3
      const found = measured(answer, 'cm³')
      return {
        question: typst`
A hollow cone with its point down has a radius of ${far}~cm and a height of ${whole}~cm. It contains water to a depth of ${part}~cm.
#sketch(edge((0, 0), (${-far}, ${whole})), edge((0, 0), (${far}, ${whole})), rim((0, ${whole}), ${far}, 0deg, 360deg), rim((0, ${part}), ${near}, 0deg, 360deg, fill: maths-wash), radius-line((0, ${whole}), ${far}, [${far}~cm]), ${span([1.25 * far, 0], [1.25 * far, whole], `[${whole}~cm]`, [0, whole / 2])}, ${span([-1.15 * far, 0], [-1.15 * far, part], `[${part}~cm]`, [0, part / 2])}, height: 230pt)
Calculate the volume of water that must be added to fill the cone.

${formula} #marks(5)`,
        answer: typst`
#note[The water is a small cone, similar to the whole one.]
#working("M1")[$ r/${far} = ${part}/${whole} $]
#working("A1")[radius of the water surface: $r = ${near}$~cm]${difference(near, far, whole, part, found)}`,
        alt: plain`A hollow cone with its point down has a radius of ${far} cm and a height of ${whole} cm. It contains water to a depth of ${part} cm. Calculate the volume of water that must be added to fill it. The volume of a cone is one third of pi r squared h.`,
        answerAlt: plain`By similar triangles the water surface has a radius of ${near} cm. Take one third of pi times ${near} squared times ${part} from one third of pi times ${far} squared times ${whole}: the volume to be added is ${found.spoken}.`,
        answers: [final('', threeFigures(answer, 'cm³'))],
        verify: () => measuredAs(cutOff(near, far, whole - part), answer),
      }
    },
  },
})
