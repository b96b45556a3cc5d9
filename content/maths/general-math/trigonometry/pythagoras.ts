// Pythagoras' theorem: finding a side, in words, and as a test for a right angle.

import { angleAt, distance, roundsTo } from '../../kit/checking.ts'
import { final, threeFigures } from '../../kit/final-answers.ts'
import { significant, unrounded } from '../../kit/numbers.ts'
import type { Random } from '../../kit/random.ts'
import { drawTriangle } from '../../kit/triangles.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'

const nameTriples = ['ABC', 'PQR', 'XYZ', 'KLM', 'DEF']

const writePythagorasSide = (random: Random, { isHypotenuse }: { isHypotenuse: boolean }) => {
  const [p = 'A', q = 'B', r = 'C'] = random.pick(nameTriples)
  const across = random.decimal(4, 14, 1)
  const up = random.until(
    () => random.decimal(3, 12, 1),
    (side) => side !== across && Math.abs(side - across) > 0.9,
  )
  // The hypotenuse that is given must be a printed number, so in that case the shorter side is what comes out.
  const longest = Number((Math.hypot(across, up) + 0.3).toFixed(1))
  const turn = random.pick([0, 12, -18, 180, 160, 90])
  const answer = isHypotenuse ? Math.hypot(across, up) : Math.sqrt(longest ** 2 - across ** 2)
  const printed = significant(answer)
  const height = isHypotenuse ? up : answer
  const wanted = isHypotenuse ? [p, r] : [q, r]
  const given = isHypotenuse ? `${q}${r} is ${up} cm` : `${p}${r} is ${longest} cm`
  return {
    question: typst`
Triangle $${p} ${q} ${r}$ has a right angle at $${q}$.
${drawTriangle(
  [
    [0, 0],
    [across, 0],
    [0, height],
  ],
  {
    names: [q, p, r],
    sides: [`[${across} cm]`, isHypotenuse ? '' : `[${longest} cm]`, isHypotenuse ? `[${up} cm]` : ''],
    angles: ['"right"'],
    turn,
  },
)}
Calculate the length of $${wanted.join(' ')}$. #marks(3)`,
    answer: isHypotenuse
      ? typst`
#note[$${p} ${r}$ is opposite the right angle, so it is the hypotenuse: add the squares.]
#working("M1")[$${p} ${r}^2 = ${across}^2 + ${up}^2$]
#working("M1")[$${p} ${r} = sqrt(${unrounded(across ** 2 + up ** 2)})$]
#working("A1")[$${p} ${r} =$ #result[${printed} cm] (3 s.f.)]`
      : typst`
#note[$${p} ${r}$ is the hypotenuse, so $${q} ${r}$ is one of the shorter sides: subtract the squares.]
#working("M1")[$${q} ${r}^2 = ${longest}^2 - ${across}^2$]
#working("M1")[$${q} ${r} = sqrt(${unrounded(longest ** 2 - across ** 2)})$]
#working("A1")[$${q} ${r} =$ #result[${printed} cm] (3 s.f.)]`,
    alt: plain`Triangle ${p}${q}${r} has a right angle at ${q}. ${p}${q} is ${across} cm and ${given}. Calculate the length of ${wanted.join('')}.`,
    answerAlt: isHypotenuse
      ? plain`${p}${r} is the hypotenuse, so add the squares. ${p}${r} squared is ${across} squared plus ${up} squared. Take the square root: ${p}${r} is ${printed} cm to 3 significant figures.`
      : plain`${p}${r} is the hypotenuse, so subtract the squares. ${q}${r} squared is ${longest} squared minus ${across} squared. Take the square root: ${q}${r} is ${printed} cm to 3 significant figures.`,
    answers: [final('', threeFigures(answer, 'cm'))],
    verify: () => {
      // In coordinates: the distance from (across, 0) to (0, height) must be the hypotenuse.
      const [height, hypotenuse] = isHypotenuse ? [up, answer] : [answer, longest]
      const holds = roundsTo(distance([across, 0], [0, height]), hypotenuse.toFixed(6))
      return holds ? null : `the sides ${across}, ${height} and ${hypotenuse} do not close`
    },
  }
}

export const pythagorasSide = defineTemplate({
  id: 'pythagoras-side',
  marks: 3,
  calculator: true,
  level: 1,
  cases: {
    hypotenuse: (random) => writePythagorasSide(random, { isHypotenuse: true }),
    'shorter-side': (random) => writePythagorasSide(random, { isHypotenuse: false }),
  },
})

export const pythagorasInWords = defineTemplate({
  id: 'pythagoras-in-words',
  marks: 3,
  calculator: true,
  level: 2,
  cases: {
    ladder(random) {
      const ladder = random.decimal(3.5, 6.5, 1)
      const foot = random.decimal(1.1, ladder * 0.45, 1)
      const answer = Math.sqrt(ladder ** 2 - foot ** 2)
      const printed = significant(answer)
      return {
        question: typst`A ladder of length ${ladder} m leans against a vertical wall. Its foot stands on level ground, ${foot} m from the wall.

Calculate how high up the wall the ladder reaches. #marks(3)`,
        answer: typst`
#note[Wall and ground meet at a right angle, and the ladder is the hypotenuse.]
#working("M1")[$h^2 + ${foot}^2 = ${ladder}^2$]
#working("M1")[$h = sqrt(${ladder}^2 - ${foot}^2) = sqrt(${unrounded(ladder ** 2 - foot ** 2)})$]
#working("A1")[$h =$ #result[${printed} m] (3 s.f.)]`,
        alt: plain`A ladder of length ${ladder} metres leans against a vertical wall. Its foot stands on level ground, ${foot} metres from the wall. Calculate how high up the wall the ladder reaches.`,
        answerAlt: plain`The ladder is the hypotenuse. The height squared is ${ladder} squared minus ${foot} squared, so the height is ${printed} metres to 3 significant figures.`,
        answers: [final('', threeFigures(answer, 'm'))],
        verify: () => {
          const holds = roundsTo(distance([foot, 0], [0, answer]), ladder.toFixed(6))
          return holds ? null : `${answer} does not fit ${ladder} and ${foot}`
        },
      }
    },
    field(random) {
      const length = random.integer(60, 120, 2)
      const width = random.integer(35, length - 15)
      const answer = length + width - Math.hypot(length, width)
      const printed = significant(answer)
      const diagonal = Math.hypot(length, width)
      return {
        question: typst`A school playing field in Rajshahi is a rectangle, ${length} m long and ${width} m wide. Nadia runs from one corner to the opposite corner along two sides. Tariq runs straight across.

How much further than Tariq does Nadia run? #marks(3)`,
        answer: typst`
#note[The diagonal cuts the rectangle into two right-angled triangles.]
#working("M1")[diagonal $= sqrt(${length}^2 + ${width}^2)$ $= ${unrounded(diagonal)}$ m]
#working("M1")[$${length} + ${width} - ${unrounded(diagonal)}$]
#working("A1")[$=$ #result[${printed} m] (3 s.f.)]`,
        alt: plain`A rectangular playing field is ${length} metres long and ${width} metres wide. Nadia runs from one corner to the opposite corner along two sides. Tariq runs straight across. How much further than Tariq does Nadia run?`,
        answerAlt: plain`The diagonal is the square root of ${length} squared plus ${width} squared, which is ${significant(diagonal, 5)} metres. Nadia runs ${length} plus ${width} metres, so she runs ${printed} metres further, to 3 significant figures.`,
        answers: [final('', threeFigures(answer, 'm'))],
        verify: () => {
          const straight = distance([0, 0], [length, width])
          const holds = roundsTo(length + width - straight, answer.toFixed(6))
          return holds ? null : `${answer} does not fit ${length} and ${width}`
        },
      }
    },
    boat(random) {
      const [north, east] = [random.decimal(3, 9, 1), random.decimal(2, 8, 1)]
      const answer = Math.hypot(north, east)
      const printed = significant(answer)
      return {
        question: typst`A launch leaves Barishal and sails ${north} km due north. It then sails ${east} km due east.

Calculate its distance in a straight line from Barishal. #marks(3)`,
        answer: typst`
#note[North and east are at a right angle, so the straight line is the hypotenuse.]
#working("M1")[$d^2 = ${north}^2 + ${east}^2$]
#working("M1")[$d = sqrt(${unrounded(north ** 2 + east ** 2)})$]
#working("A1")[$d =$ #result[${printed} km] (3 s.f.)]`,
        alt: plain`A launch leaves Barishal and sails ${north} kilometres due north, then ${east} kilometres due east. Calculate its distance in a straight line from Barishal.`,
        answerAlt: plain`North and east are at a right angle. The distance squared is ${north} squared plus ${east} squared, so the distance is ${printed} kilometres to 3 significant figures.`,
        answers: [final('', threeFigures(answer, 'km'))],
        verify: () => {
          const straight = distance([0, 0], [north, east])
          const holds = roundsTo(straight, answer.toFixed(6))
          return holds ? null : `${answer} does not fit ${north} and ${east}`
        },
      }
    },
  },
})

const triples = [
  [5, 12, 13],
  [8, 15, 17],
  [7, 24, 25],
  [20, 21, 29],
  [9, 40, 41],
  [12, 35, 37],
  [6, 8, 10],
  [9, 12, 15],
] as const

const writeRightAngleTest = (random: Random, { holds }: { holds: boolean }) => {
  const [p, q, r] = random.pick(triples)
  const longest = holds ? r : r + random.sign()
  const sides = random.shuffle([p, q, longest])
  const short = [p, q] as const
  const [shownP, shownQ] = short
  const [first = 0, second = 0, third = 0] = sides
  const sum = shownP * shownP + shownQ * shownQ
  const verdict = holds ? 'is right-angled' : 'is not right-angled'
  return {
    question: typst`The sides of a triangle are ${first} cm, ${second} cm and ${third} cm.

Show whether the triangle is right-angled. Give a reason for your answer. #marks(3)`,
    answer: typst`
#note[If there is a right angle, it lies opposite the longest side, ${longest} cm.]
#working("M1")[$${shownP}^2 + ${shownQ}^2 = ${shownP * shownP} + ${shownQ * shownQ} = ${sum}$]
#working("A1")[$${longest}^2 = ${longest * longest}$]
#working("B1")[$${sum} ${holds ? '=' : '!='} ${longest * longest}$, so by Pythagoras' theorem the triangle #result[${verdict}]]`,
    alt: plain`The sides of a triangle are ${first} cm, ${second} cm and ${third} cm. Show whether the triangle is right-angled, with a reason.`,
    answerAlt: plain`${shownP} squared plus ${shownQ} squared is ${sum}. ${longest} squared is ${longest * longest}. These are ${holds ? 'equal' : 'not equal'}, so by Pythagoras' theorem the triangle ${verdict}.`,
    answers: [],
    verify: () => {
      const [p, q] = short

      if (longest >= p + q) return 'the sides do not close'
      // Place the two shorter sides along the axes' directions that the cosine of the triangle gives.
      const height = Math.sqrt(Math.max(0, q * q - ((p * p + q * q - longest * longest) / (2 * p)) ** 2))
      const foot = (p * p + q * q - longest * longest) / (2 * p)
      const angle = angleAt([0, 0], [p, 0], [foot, height])
      return Math.abs(angle - 90) < 1e-6 === holds ? null : `the largest angle is ${angle}`
    },
  }
}

export const rightAngleTest = defineTemplate({
  id: 'right-angle-test',
  marks: 3,
  calculator: false,
  level: 2,
  cases: {
    'right-angled': (random) => writeRightAngleTest(random, { holds: true }),
    'not-right-angled': (random) => writeRightAngleTest(random, { holds: false }),
  },
})
