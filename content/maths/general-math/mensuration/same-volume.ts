// One solid made into another: melted and cast again, dropped into water, and the same in terms of a letter.

import { ballProfile, close, exactly, measured, turnedSurface, turnedVolume } from '../../kit/measuring.ts'
import { unrounded } from '../../kit/numbers.ts'
import { enclosedArea } from '../../kit/paths.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'

const { PI } = Math

export const meltedDown = defineTemplate({
  id: 'melted-and-recast',
  marks: 4,
  calculator: true,
  level: 4,
  cases: ['wire', 'how-many-balls', 'water-level'],
  draw(random, which) {
    const [ball, thick] = [random.integer(3, 6), random.pick([0.1, 0.15, 0.2, 0.25])]
    const [length, width, height] = [random.integer(15, 24), random.integer(8, 12), random.integer(5, 9)]
    const small = random.until(
      () => random.decimal(1.1, 1.9, 1),
      (radius) => Math.abs((((length * width * height) / ((4 / 3) * PI * radius ** 3)) % 1) - 0.5) < 0.4,
    )
    const [marbles, marble, jar] = [
      random.integer(8, 20),
      random.decimal(0.7, 1.2, 1),
      random.decimal(4, 6, 1),
    ]
    const answer = {
      wire: ((4 / 3) * PI * ball ** 3) / (PI * thick ** 2) / 100,
      'how-many-balls': Math.floor((length * width * height) / ((4 / 3) * PI * small ** 3)),
      'water-level': (marbles * (4 / 3) * PI * marble ** 3) / (PI * jar ** 2),
    }[which]
    return { which, ball, thick, length, width, height, small, marbles, marble, jar, answer }
  },
  write({ which, ball, thick, length, width, height, small, marbles, marble, jar, answer }) {
    const formula = '[The volume of a sphere is $V = display(4/3) pi r^3$.]'
    const spokenFormula = 'The volume of a sphere is four thirds of pi r cubed.'
    if (which === 'wire') {
      const found = measured(answer, 'm')
      const metal = (4 / 3) * PI * ball ** 3
      return {
        question: typst`A solid copper ball of radius ${ball}~cm is melted down. All the copper is made into a wire, which is a cylinder of radius ${thick * 10}~mm.

Calculate the length of the wire in metres.

${formula} #marks(4)`,
        answer: typst`
#note[The volume stays the same. ${thick * 10}~mm $= ${thick}$~cm]
#working("M1")[ball: $ 4/3 times pi times ${ball}^3 = ${unrounded(metal)} $]
#working("M1")[$pi times ${thick}^2 times ell = ${unrounded(metal)}$]
#working("M1")[$ ell = ${unrounded(metal)}/(pi times ${thick}^2) #h(0.4em) "cm" $]
#working("A1")[length $=$ ${found.shown}]`,
        alt: plain`A solid copper ball of radius ${ball} cm is melted down and made into a wire, which is a cylinder of radius ${thick * 10} millimetres. Calculate the length of the wire in metres. ${spokenFormula}`,
        answerAlt: plain`The volume is four thirds of pi times ${ball} cubed. Divide it by pi times ${thick} squared to get the length in cm, and by 100: the length is ${found.spoken}.`,
      }
    }
    if (which === 'how-many-balls') {
      const [block, one] = [length * width * height, (4 / 3) * PI * small ** 3]
      return {
        question: typst`A block of lead is a cuboid measuring ${length}~cm by ${width}~cm by ${height}~cm. It is melted down to make balls of radius ${small}~cm for fishing nets.

Calculate the greatest number of balls that can be made.

${formula} #marks(4)`,
        answer: typst`
#working("M1")[block: $${length} times ${width} times ${height} = ${block}$~cm³]
#working("M1")[ball: $ 4/3 times pi times ${small}^3 = ${unrounded(one)} $]
#working("M1")[$${block} div ${unrounded(one)} = ${unrounded(block / one)}$]
#working("A1")[${exactly(answer, '').shown} balls]`,
        alt: plain`A block of lead is a cuboid measuring ${length} cm by ${width} cm by ${height} cm. It is melted down to make balls of radius ${small} cm. Calculate the greatest number of balls that can be made. ${spokenFormula}`,
        answerAlt: plain`The block has ${block} cubic centimetres. One ball has four thirds of pi times ${small} cubed. Divide and round down: ${answer} balls can be made.`,
      }
    }
    const found = measured(answer, 'cm')
    const added = marbles * (4 / 3) * PI * marble ** 3
    return {
      question: typst`
A jar is a cylinder of radius ${jar}~cm. It is partly filled with water. Sadia drops ${marbles} glass marbles, each of radius ${marble}~cm, into the jar. The water covers them, and none overflows.
#sketch(rim((0, 6), 4, 0deg, 360deg), rim((0, 3.4), 4, 0deg, 360deg, fill: maths-wash), rim((0, 0), 4, 180deg, 360deg), rim((0, 0), 4, 0deg, 180deg, hidden: true), edge((-4, 0), (-4, 6)), edge((4, 0), (4, 6)), radius-line((0, 6), 4, [${jar}~cm]), ${[
        [-1.8, -0.2],
        [-0.3, 0.3],
        [1.2, -0.3],
        [2.3, 0.3],
      ]
        .map(([x, y]) => `circle-of((${x}, ${y}), 0.62, fill: surface)`)
        .join(', ')}, height: 195pt)
Calculate how far the water level rises.

${formula} #marks(4)`,
      answer: typst`
#note[The water that is pushed up fills a cylinder whose volume is that of the marbles.]
#working("M1")[$ ${marbles} times 4/3 times pi times ${marble}^3 = ${unrounded(added)} $]
#working("M1")[$pi times ${jar}^2 times h = ${unrounded(added)}$]
#working("M1")[$ h = ${unrounded(added)}/(pi times ${jar}^2) $]
#working("A1")[rise $=$ ${found.shown}]`,
      alt: plain`A jar is a cylinder of radius ${jar} cm, partly filled with water. ${marbles} marbles, each of radius ${marble} cm, are dropped in. The water covers them and none overflows. Calculate how far the water level rises. ${spokenFormula}`,
      answerAlt: plain`The marbles have ${marbles} times four thirds of pi times ${marble} cubed. Divide by pi times ${jar} squared: the water rises by ${found.spoken}.`,
    }
  },
  verify({ which, ball, thick, length, width, height, small, marbles, marble, jar, answer }) {
    const volumeOf = (radius: number) => turnedVolume(ballProfile(radius), -radius, radius)
    if (which === 'how-many-balls') {
      let [lead, made] = [length * width * height, 0]
      for (const one = volumeOf(small); lead >= one; made += 1) lead -= one
      return made === answer ? null : `the lead is enough for ${made}`
    }
    const [before, after] =
      which === 'wire'
        ? [volumeOf(ball), turnedVolume(() => thick, 0, answer * 100)]
        : [marbles * volumeOf(marble), turnedVolume(() => jar, 0, answer)]
    return close(before, after) ? null : `${before} becomes ${after}`
  },
})

/** 'r', '3r'. */
const times = (multiple: number) => (multiple === 1 ? 'r' : `${multiple}r`)
/** The same, spoken: 'r', '3 r'. */
const said = (multiple: number) => (multiple === 1 ? 'r' : `${multiple} r`)
/** 'r^3', '(2r)^3'. */
const power = (multiple: number, exponent: number) =>
  multiple === 1 ? `r^${exponent}` : `(${multiple}r)^${exponent}`
/** 'pi r^2', '12 pi r^2'. */
const piTimes = (multiple: number, rest: string) => `${multiple === 1 ? '' : `${multiple} `}pi ${rest}`

export const inTermsOfR = defineTemplate({
  id: 'in-terms-of-r',
  marks: 4,
  calculator: false,
  level: 5,
  cases: ['sphere-into-cone', 'equal-surfaces', 'sphere-into-cylinder'],
  draw(random, which) {
    const [ball, base] = {
      'sphere-into-cone': random.pick([
        [1, 2],
        [2, 4],
        [3, 6],
        [3, 3],
        [2, 1],
        [3, 2],
      ] as const),
      'equal-surfaces': random.pick([
        [2, 1],
        [4, 4],
        [4, 2],
        [4, 3],
      ] as const),
      'sphere-into-cylinder': random.pick([
        [3, 2],
        [3, 1],
        [3, 3],
        [6, 4],
        [6, 6],
        [3, 6],
      ] as const),
    }[which]
    const answer = {
      'sphere-into-cone': (4 * ball ** 3) / base ** 2,
      'equal-surfaces': (3 * ball ** 2 - 2 * base ** 2) / (2 * base),
      'sphere-into-cylinder': (4 * ball ** 3) / (3 * base ** 2),
    }[which]
    return { which, ball, base, answer }
  },
  write({ which, ball, base, answer }) {
    const found = times(answer)
    const spoken = said(answer)
    if (which === 'equal-surfaces') {
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
        answerAlt: plain`The hemisphere has ${curved} pi r squared with its flat face. The cylinder has ${ends} pi r squared plus ${2 * base} pi r h. So ${2 * base} h is ${curved - ends} r, and h is ${spoken}.`,
      }
    }
    const isCone = which === 'sphere-into-cone'
    const solid = isCone ? 'cone' : 'cylinder'
    const whole = (4 * ball ** 3) / 3
    const sphere = whole % 1 === 0 ? piTimes(whole, 'r^3') : `${4 * ball ** 3}/3 pi r^3`
    const other = isCone ? `1/3 pi ${power(base, 2)} h` : `pi ${power(base, 2)} h`
    const square = base ** 2
    return {
      question: typst`A solid metal sphere of radius $${times(ball)}$ is melted down. All the metal is used to make a solid ${solid} of base radius $${times(base)}$ and height $h$.

Find $h$ in terms of $r$, in its simplest form.

[Sphere: $V = display(4/3) pi R^3$.${isCone ? ' Cone: $V = display(1/3) pi R^2 H$.' : ''}] #marks(4)`,
      answer: typst`
#working("M1")[sphere: $ 4/3 pi ${power(ball, 3)} = ${sphere} $]
#working("M1")[$ ${other} = ${sphere} $]
#working("M1")[$ ${isCone ? `${square === 1 ? '' : square} r^2 h = ${4 * ball ** 3} r^3` : `${square === 1 ? '' : square} r^2 h = ${whole} r^3`} $]
#working("A1")[$h =$ #result[$${found}$]]`,
      alt: plain`A solid metal sphere of radius ${said(ball)} is melted down. All the metal is used to make a solid ${solid} of base radius ${said(base)} and height h. Find h in terms of r. The volume of a sphere is four thirds of pi times its radius cubed.${isCone ? ' The volume of a cone is one third of pi times its radius squared times its height.' : ''}`,
      answerAlt: plain`The sphere has four thirds of pi times the cube of ${said(ball)}, and the ${solid} has ${isCone ? 'one third of ' : ''}pi times the square of ${said(base)} times h. These are equal, so h is ${spoken}.`,
    }
  },
  verify({ which, ball, base, answer }) {
    // Put a number for r and build both solids.
    const r = 1.7
    const [big, wide, h] = [ball * r, base * r, answer * r]
    if (which === 'equal-surfaces') {
      const disc = (radius: number) => enclosedArea([{ centre: [0, 0], radius, start: 0, end: 360 }])
      const one = turnedSurface(ballProfile(big), 0, big) + disc(big)
      const other = turnedSurface(() => wide, 0, h) + 2 * disc(wide)
      return close(one, other) ? null : `the surfaces are ${one} and ${other}`
    }
    const sphere = turnedVolume(ballProfile(big), -big, big)
    const made = turnedVolume((y) => (which === 'sphere-into-cone' ? wide * (1 - y / h) : wide), 0, h)
    return close(sphere, made) ? null : `${sphere} becomes ${made}`
  },
})
