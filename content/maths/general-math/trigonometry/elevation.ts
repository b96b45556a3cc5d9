// Angles of elevation and depression: heights and distances that cannot be reached with a tape.

import { arctan, tan } from '../../kit/angles.ts'
import { angleAt, roundsTo } from '../../kit/checking.ts'
import { final, threeFigures } from '../../kit/final-answers.ts'
import { degrees, significant, unrounded } from '../../kit/numbers.ts'
import { inDegrees } from '../../kit/typed.ts'
import { plain, typst } from '../../kit/typst.ts'
import { degreesInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'

const tall = ['mobile phone mast', 'minaret', 'chimney of a brick kiln', 'flagpole', 'lighthouse'] as const

/** The triangle of every question here, on its ground: the eye at the left, the tall thing at the right. */
const drawing = (distance: string, height: string, angle: string, steepness: number): string => {
  const rise = (9 * tan(steepness)).toFixed(3)
  return (
    `#sketch(ground-line((-0.8, 0), (10, 0)), edge((9, 0), (9, ${rise})${height && `, body: ${height}, right: true`}), ` +
    `edge((0, 0), (9, ${rise})), angle-mark((0, 0), (9, 0), (9, ${rise}), body: ${angle}, square: false), ` +
    `angle-mark((9, 0), (0, 0), (9, 1), square: true)` +
    `${distance && `, sketch-part((), to => text-at((to((4.5, 0)).at(0), to((4.5, 0)).at(1) + 9pt), ${distance}, side: "below"))`}, height: 200pt)`
  )
}

export const elevation = defineTemplate({
  id: 'angle-of-elevation',
  marks: 3,
  calculator: true,
  level: 2,
  cases: {
    height(random) {
      const angle = random.integer(22, 48)
      const known = random.integer(25, 90)
      random.integer(40, 85)
      const answer = known * tan(angle)
      const thing = random.pick(tall)
      const printed = significant(answer)
      return {
        question: typst`From a point on level ground ${known} m from its foot, the angle of elevation of the top of a ${thing} is $${angle}°$.
${drawing(`[${known} m]`, '$h$', `$${angle}°$`, angle)}
Calculate the height, $h$, of the ${thing}. #marks(3)`,
        answer: typst`
#note[The height is opposite the angle, and the ground is adjacent to it.]
#working("M1")[$ tan ${angle}° = h/${known} $]
#working("M1")[$h = ${known} times tan ${angle}°$]
#working("A1")[$h =$ #result[${printed} m] (3 s.f.)]`,
        alt: plain`From a point on level ground ${known} metres from its foot, the angle of elevation of the top of a ${thing} is ${angle} degrees. Calculate the height of the ${thing}.`,
        answerAlt: plain`The height is opposite the angle and the ground is adjacent, so use tan. The height is ${known} times tan ${angle} degrees, which is ${printed} metres to 3 significant figures.`,
        answers: [final('', threeFigures(answer, 'm'), 'h')],
        verify: () => {
          const [distance, height] = [known, answer]
          const found = angleAt([0, 0], [distance ?? 0, 0], [distance ?? 0, height ?? 0])
          const wanted = degrees(angle)
          return roundsTo(found, wanted) ? null : `the line of sight rises at ${found}`
        },
      }
    },
    distance(random) {
      const angle = random.integer(22, 48)
      const known = random.integer(18, 45)
      random.integer(40, 85)
      const answer = known / tan(angle)
      const thing = random.pick(tall)
      const printed = significant(answer)
      return {
        question: typst`A ${thing} is ${known} m high. From a point $P$ on level ground, the angle of elevation of its top is $${angle}°$.

Calculate the distance of $P$ from the foot of the ${thing}. #marks(3)`,
        answer: typst`
#note[A sketch shows the height opposite the angle and the distance adjacent to it.]
${drawing('$d$', `[${known} m]`, `$${angle}°$`, angle)}
#working("M1")[$ tan ${angle}° = ${known}/d $]
#working("M1")[$ d = ${known}/(tan ${angle}°) $]
#working("A1")[$d =$ #result[${printed} m] (3 s.f.)]`,
        alt: plain`A ${thing} is ${known} metres high. From a point P on level ground, the angle of elevation of its top is ${angle} degrees. Calculate the distance of P from the foot of the ${thing}.`,
        answerAlt: plain`The height is opposite the angle and the distance d is adjacent. Tan ${angle} degrees is ${known} over d, so d is ${known} divided by tan ${angle} degrees, which is ${printed} metres to 3 significant figures.`,
        answers: [final('', threeFigures(answer, 'm'))],
        verify: () => {
          const [distance, height] = [answer, known]
          const found = angleAt([0, 0], [distance ?? 0, 0], [distance ?? 0, height ?? 0])
          const wanted = degrees(angle)
          return roundsTo(found, wanted) ? null : `the line of sight rises at ${found}`
        },
      }
    },
    angle(random) {
      random.integer(22, 48)
      const known = random.integer(18, 45)
      const away = random.integer(40, 85)
      const answer = arctan(known / away)
      const thing = random.pick(tall)
      const printed = degrees(answer)
      return {
        question: typst`A ${thing} ${known} m high casts a shadow ${away} m long on level ground.
${drawing(`[${away} m]`, `[${known} m]`, '$x$', answer)}
Calculate the angle of elevation, $x$, of the sun. #marks(3)`,
        answer: typst`
#working("M1")[$ tan x = ${known}/${away} $]
#working("M1")[$ x = tan^(-1) (${known}/${away}) $]
#working("A1")[$x =$ #result[$${printed}$] (1 d.p.)]`,
        alt: plain`A ${thing} ${known} metres high casts a shadow ${away} metres long on level ground. Calculate the angle of elevation, x, of the sun.`,
        answerAlt: plain`Tan x is ${known} over ${away}, the height over the shadow. So x is the inverse tan of that, ${degreesInWords(printed)} to 1 decimal place.`,
        answers: [final('', inDegrees(answer), 'x')],
        verify: () => {
          const [distance, height] = [away, known]
          const found = angleAt([0, 0], [distance ?? 0, 0], [distance ?? 0, height ?? 0])
          const wanted = degrees(answer)
          return roundsTo(found, wanted) ? null : `the line of sight rises at ${found}`
        },
      }
    },
  },
})

export const depression = defineTemplate({
  id: 'angle-of-depression',
  marks: 4,
  calculator: true,
  level: 3,
  cases: {
    'one-boat'(random) {
      const height = random.integer(45, 120)
      random.integer(38, 58)
      const flat = random.integer(20, 32)
      const answer = height / tan(flat)
      const printed = significant(answer)
      const far = (height / tan(flat)).toFixed(3)
      const scene = (second: string) =>
        `#sketch(ground-line((0, 0), (${(Number(far) * 1.08).toFixed(3)}, 0)), edge((0, 0), (0, ${height}), body: [${height} m]), ` +
        `horizontal((0, ${height}), to-right: ${(Number(far) * 0.55).toFixed(3)}), edge((0, ${height}), (${far}, 0)), ` +
        `angle-mark((0, ${height}), (${far}, ${height}), (${far}, 0), body: $${flat}°$, square: false, radius: 46pt), ` +
        `point((0, ${height}), $T$, side: "above", mark: false), point((${far}, 0), $A$, side: "above-right")${second}, height: 210pt)`
      return {
        question: typst`$T$ is the top of a cliff, ${height} m above the sea. The angle of depression of a boat $A$ from $T$ is $${flat}°$.
${scene('')}
Calculate the distance of the boat from the foot of the cliff. #marks(4)`,
        answer: typst`
#note[The angle of depression is measured down from the horizontal. It is equal to the angle of elevation at $A$ (alternate angles).]
#working("B1")[angle at $A = ${flat}°$]
#working("M1")[$ tan ${flat}° = ${height}/d $]
#working("M1")[$ d = ${height}/(tan ${flat}°) $]
#working("A1")[$d =$ #result[${printed} m] (3 s.f.)]`,
        alt: plain`T is the top of a cliff, ${height} metres above the sea. The angle of depression of a boat A from T is ${flat} degrees. Calculate the distance of the boat from the foot of the cliff.`,
        answerAlt: plain`The angle at A is ${flat} degrees, because it is alternate to the angle of depression. Tan ${flat} degrees is ${height} over the distance, so the distance is ${height} divided by tan ${flat} degrees, which is ${printed} metres to 3 significant figures.`,
        answers: [final('', threeFigures(answer, 'm'))],
        verify: () => {
          const found = angleAt([0 + answer, 0], [0, 0], [0, height])
          return Math.abs(found - flat) < 1e-6 ? null : `from A the top is seen at ${found}, not ${flat}`
        },
      }
    },
    'two-boats'(random) {
      const height = random.integer(45, 120)
      const steep = random.integer(38, 58)
      const flat = random.integer(20, 32)
      const answer = height / tan(flat) - height / tan(steep)
      const printed = significant(answer)
      const far = (height / tan(flat)).toFixed(3)
      const near = (height / tan(steep)).toFixed(3)
      const scene = (second: string) =>
        `#sketch(ground-line((0, 0), (${(Number(far) * 1.08).toFixed(3)}, 0)), edge((0, 0), (0, ${height}), body: [${height} m]), ` +
        `horizontal((0, ${height}), to-right: ${(Number(far) * 0.55).toFixed(3)}), edge((0, ${height}), (${far}, 0)), ` +
        `angle-mark((0, ${height}), (${far}, ${height}), (${far}, 0), body: $${flat}°$, square: false, radius: 46pt), ` +
        `point((0, ${height}), $T$, side: "above", mark: false), point((${far}, 0), $A$, side: "above-right")${second}, height: 210pt)`
      const [farther, nearer] = [unrounded(height / tan(flat)), unrounded(height / tan(steep))]
      return {
        question: typst`$T$ is the top of a lighthouse, ${height} m above the sea. Two boats, $A$ and $B$, are in a straight line with its foot. Their angles of depression from $T$ are $${flat}°$ and $${steep}°$.
${scene(`, edge((0, ${height}), (${near}, 0)), point((${near}, 0), $B$, side: "above-right")`)}
Calculate the distance $A B$. #marks(4)`,
        answer: typst`
#note[Let $F$ be the foot of the lighthouse. The angle of elevation of $T$ from each boat equals the angle of depression from $T$.]
#working("M1")[$ F A = ${height}/(tan ${flat}°) = ${farther} $]
#working("M1")[$ F B = ${height}/(tan ${steep}°) = ${nearer} $]
#working("M1")[$A B = ${farther} - ${nearer}$]
#working("A1")[$A B =$ #result[${printed} m] (3 s.f.)]`,
        alt: plain`T is the top of a lighthouse, ${height} metres above the sea. Two boats, A and B, are in a straight line with its foot, B being nearer. Their angles of depression from T are ${flat} degrees for A and ${steep} degrees for B. Calculate the distance AB.`,
        answerAlt: plain`Let F be the foot of the lighthouse. FA is ${height} divided by tan ${flat} degrees. FB is ${height} divided by tan ${steep} degrees. AB is FA minus FB, which is ${printed} metres to 3 significant figures.`,
        answers: [final('', threeFigures(answer, 'm'))],
        verify: () => {
          // Walk from the nearer point to the farther one and look up again.
          const start = height * tan(90 - steep)
          const found = angleAt([start + answer, 0], [0, 0], [0, height])
          return Math.abs(found - flat) < 1e-6 ? null : `from A the top is seen at ${found}, not ${flat}`
        },
      }
    },
  },
})
