// Interior and exterior angles of polygons, regular and irregular.

import { agree, angleAt } from '../../kit/checking.ts'
import { onCircle } from '../../kit/figures.ts'
import { final, number } from '../../kit/final-answers.ts'
import type { Random } from '../../kit/random.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'
import { linear, linearInWords } from './steps.ts'

export const regular = { 5: 'pentagon', 6: 'hexagon', 8: 'octagon', 9: 'nonagon', 10: 'decagon' } as const

export type Sides = keyof typeof regular

/** The corners of a regular polygon, measured: the exterior angle at the first. */
const exteriorOf = (n: number): number => {
  return 180 - angleAt(onCircle(0), onCircle(360 / n), onCircle(-360 / n))
}

const manySides = [9, 10, 12, 15, 18, 20, 24, 30]

const hasExterior = (n: number) =>
  agree(exteriorOf(n), 360 / n, 1e-6) ? null : 'the corner has another angle'

const drawIrregular = (random: Random) =>
  random.until(
    () => {
      const sides = random.pick([5, 6])
      const [x, same] = [random.integer(34, 48), random.pick([2, 3])]
      const others = Array.from({ length: sides - same - 1 }, () => random.integer(88, 142))
      const rest = (sides - 2) * 180 - others.reduce((sum, angle) => sum + angle, 0) - same * 3 * x
      return { sides, x, same, others, k: rest - 2 * x }
    },
    ({ x, others, k }) =>
      Math.abs(k) < 40 &&
      k !== 0 &&
      3 * x < 145 &&
      2 * x + k > 80 &&
      2 * x + k < 150 &&
      new Set(others).size === others.length,
  )

export const polygonAngle = defineTemplate({
  id: 'angle-of-a-polygon',
  marks: 3,
  calculator: false,
  level: 2,
  cases: {
    interior(random) {
      const n = random.pick([5, 8, 9, 10, 12, 15])
      const interior = 180 - 360 / n
      const name = n in regular ? `regular ${regular[n as Sides]}` : `regular polygon with ${n} sides`
      return {
        question: typst`Calculate the size of one interior angle of a ${name}. #marks(3)`,
        answer: typst`
#working("M1")[exterior angle $= 360° div ${n} = ${360 / n}°$]
#working("M1")[interior angle $= 180° - ${360 / n}°$]
#working("A1")[$=$ #result[$${interior}°$]]
#scheme[Or: $(${n} - 2) times 180° = ${(n - 2) * 180}°$ *M1* and $${(n - 2) * 180}° div ${n}$ *M1*]`,
        alt: plain`Calculate the size of one interior angle of a ${name}.`,
        answerAlt: plain`The exterior angle is 360 divided by ${n}, ${360 / n} degrees. The interior angle is 180 minus ${360 / n}, which is ${interior} degrees.`,
        answers: [final('', number(interior, { unit: '°' }))],
        verify: () => hasExterior(n),
      }
    },
    'sides-from-interior'(random) {
      const n = random.pick(manySides)
      const interior = 180 - 360 / n
      return {
        question: typst`The interior angle of a regular polygon is ${interior}°.

Find the number of sides of the polygon. #marks(3)`,
        answer: typst`
#working("M1")[exterior angle $= 180° - ${interior}° = ${360 / n}°$]
#working("M1")[$n = 360 div ${360 / n}$]
#working("A1")[$n =$ #result[$${n}$]]`,
        alt: plain`The interior angle of a regular polygon is ${interior} degrees. Find the number of sides of the polygon.`,
        answerAlt: plain`The exterior angle is 180 minus ${interior}, ${360 / n} degrees. The number of sides is 360 divided by ${360 / n}, which is ${n}.`,
        answers: [final('', number(n))],
        verify: () => hasExterior(n),
      }
    },
    'sides-from-sum'(random) {
      const n = random.pick(manySides)
      const total = (n - 2) * 180
      return {
        question: typst`The interior angles of a polygon add up to ${total}°.

Find the number of sides of the polygon. #marks(3)`,
        answer: typst`
#working("M1")[$(n - 2) times 180 = ${total}$]
#working("M1")[$n - 2 = ${n - 2}$]
#working("A1")[$n =$ #result[$${n}$]]`,
        alt: plain`The interior angles of a polygon add up to ${total} degrees. Find the number of sides of the polygon.`,
        answerAlt: plain`n minus 2, times 180, is ${total}. So n minus 2 is ${n - 2} and n is ${n}.`,
        answers: [final('', number(n))],
        verify() {
          const sum = n * (180 - exteriorOf(n))
          return agree(sum, total, 1e-6) ? null : `the angles add up to ${sum}`
        },
      }
    },
    irregular(random) {
      random.pick(manySides)
      const { sides, x, same, others, k } = drawIrregular(random)
      const name = sides === 5 ? 'pentagon' : 'hexagon'
      const total = (sides - 2) * 180
      const sum = others.reduce((all, angle) => all + angle, 0)
      const count = same === 2 ? 'Two' : 'Three'
      const rest =
        others.length === 1
          ? `The last one is $${others[0]}°$.`
          : `The others are ${others
              .map((angle) => `$${angle}°$`)
              .join(', ')
              .replace(/, ([^,]*)$/, ' and $1')}.`
      return {
        question: typst`${count} interior angles of a ${name} are each $3x°$. One is $(${linear(2, k)})°$. ${rest}

Find the value of $x$. #marks(3)`,
        answer: typst`
#working("B1")[sum of the angles $= (${sides} - 2) times 180° = ${total}°$]
#working("M1")[$${same} times 3x + ${linear(2, k)} + ${sum} = ${total}$]
#working("A1")[$${3 * same + 2}x = ${total - sum - k}$, $x =$ #result[$${x}$]]`,
        alt: plain`${count} interior angles of a ${name} are each 3x degrees. One is ${linearInWords(2, k)} degrees. ${others.length === 1 ? `The last one is ${others[0]} degrees.` : `The others are ${others.join(', ').replace(/, ([^,]*)$/, ' and $1')} degrees.`} Find x.`,
        answerAlt: plain`The angles of a ${name} add to ${total} degrees. So ${3 * same + 2}x ${k + sum < 0 ? 'minus' : 'plus'} ${Math.abs(k + sum)} is ${total}, and x is ${x}.`,
        answers: [final('', number(x), 'x')],
        verify() {
          // Walk round the polygon: the turns must bring one back to the first direction.
          const angles = [...Array.from({ length: same }, () => 3 * x), 2 * x + k, ...others]
          const turn = angles.reduce((sum, angle) => sum + 180 - angle, 0)
          return angles.length === sides && turn === 360 ? null : `the way round turns by ${turn}`
        },
      }
    },
  },
})

/** The number of sides is asked for, of a polygon that holds; counted up, it must be the first. */
const sidesOf = (n: number, holds: (exterior: number) => boolean) => ({
  answers: [final('', number(n))],
  verify() {
    const counted = Array.from({ length: 60 }, (_, k) => k + 3).find((sides) => holds(exteriorOf(sides)))
    return counted === n ? null : `${counted} sides fit`
  },
})

export const interiorAgainstExterior = defineTemplate({
  id: 'interior-against-exterior',
  marks: 3,
  calculator: false,
  level: 3,
  cases: {
    times(random) {
      const n = random.pick([8, 10, 12, 16, 18, 20])
      const [exterior, interior] = [360 / n, 180 - 360 / n]
      const k = interior / exterior
      const times = k % 1 === 0 ? `${k} times` : `$${k}$ times`
      return {
        question: typst`In a regular polygon, each interior angle is ${times} as large as each exterior angle.

Find the number of sides of the polygon. #marks(3)`,
        answer: typst`
#working("M1")[exterior angle $x$, interior angle $${k}x$: #linebreak() $x + ${k}x = 180$]
#working("A1")[$x = ${exterior}$]
#working("A1")[number of sides $= 360 div ${exterior} =$ #result[$${n}$]]`,
        alt: plain`In a regular polygon, each interior angle is ${k} times as large as each exterior angle. Find the number of sides of the polygon.`,
        answerAlt: plain`Call the exterior angle x. The two angles add to 180, so ${k + 1}x is 180 and x is ${exterior}. The number of sides is 360 divided by ${exterior}, which is ${n}.`,
        ...sidesOf(n, (exterior) => agree((180 - exterior) / exterior, k, 1e-6)),
      }
    },
    difference(random) {
      const n = random.pick([8, 9, 10, 12, 15, 18, 20, 24])
      const [exterior, interior] = [360 / n, 180 - 360 / n]
      const difference = interior - exterior
      return {
        question: typst`Each interior angle of a regular polygon is ${difference}° larger than each exterior angle.

Find the number of sides of the polygon. #marks(3)`,
        answer: typst`
#working("M1")[exterior angle $x$: $x + (x + ${difference}) = 180$]
#working("A1")[$2x = ${180 - difference}$, $x = ${exterior}$]
#working("A1")[number of sides $= 360 div ${exterior} =$ #result[$${n}$]]`,
        alt: plain`Each interior angle of a regular polygon is ${difference} degrees larger than each exterior angle. Find the number of sides of the polygon.`,
        answerAlt: plain`Call the exterior angle x. Then x plus x plus ${difference} is 180, so x is ${exterior}. The number of sides is 360 divided by ${exterior}, which is ${n}.`,
        ...sidesOf(n, (exterior) => agree(180 - 2 * exterior, difference, 1e-6)),
      }
    },
    'two-polygons'(random) {
      random.pick([8, 9, 10, 12, 15, 18, 20, 24])
      const [few, many] = random.pick([
        [6, 12],
        [8, 24],
        [9, 18],
        [10, 15],
        [10, 20],
        [12, 20],
        [6, 9],
        [12, 18],
      ] as const)
      const gap = 360 / few - 360 / many
      return {
        question: typst`Regular polygon $P$ has ${few} sides. Each interior angle of regular polygon $Q$ is ${gap}° larger than each interior angle of $P$.

Find the number of sides of $Q$. #marks(3)`,
        answer: typst`
#working("M1")[exterior angle of $P$: $360° div ${few} = ${360 / few}°$]
#note[A larger interior angle means a smaller exterior angle.]
#working("M1")[exterior angle of $Q$: $${360 / few}° - ${gap}° = ${360 / many}°$]
#working("A1")[number of sides $= 360 div ${360 / many} =$ #result[$${many}$]]`,
        alt: plain`Regular polygon P has ${few} sides. Each interior angle of regular polygon Q is ${gap} degrees larger than each interior angle of P. Find the number of sides of Q.`,
        answerAlt: plain`The exterior angle of P is ${360 / few} degrees, so the exterior angle of Q is ${gap} less, ${360 / many} degrees. The number of sides of Q is 360 divided by ${360 / many}, which is ${many}.`,
        ...sidesOf(many, (exterior) => agree(exteriorOf(few) - exterior, gap, 1e-6)),
      }
    },
  },
})
