// Ratio: sharing and dividing a line.

import { agree } from '../../kit/checking.ts'
import { final, number } from '../../kit/final-answers.ts'
import { highestCommonFactor } from '../../kit/numbers.ts'
import { grouped, tied } from '../../kit/printing.ts'
import type { Random } from '../../kit/random.ts'
import { taka } from '../../kit/typed.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'

/** A bar cut into equal parts, the first `a` of them shaded. */
const ratioBar = (a: number, b: number, names: readonly [string, string]): string => {
  const parts = Array.from(
    { length: a + b },
    (_, n) =>
      `polygon-of((${n}, 0), (${n + 1}, 0), (${n + 1}, 1), (${n}, 1)${n < a ? ', fill: maths-wash' : ', fill: skizie-wash'})`,
  )
  return `#sketch(${parts.join(', ')}, point((${a / 2}, 0), [${names[0]}], side: "below", mark: false), point((${a + b / 2}, 0), [${names[1]}], side: "below", mark: false), height: 96pt, padding: (30pt, 26pt))`
}

const drawShareInRatio = (random: Random) => ({
  a: random.integer(2, 5),
  b: random.integer(3, 7),
  c: random.integer(2, 5),
  d: random.integer(3, 7),
  unit: random.integer(3, 24) * 20,
})

const fitsShareInRatio = ({ a, b, c, d }: ReturnType<typeof drawShareInRatio>) =>
  a < b && b - a >= 2 && highestCommonFactor(a, b) === 1 && highestCommonFactor(c, d) === 1 && c < d

export const shareInRatio = defineTemplate({
  id: 'share-in-a-ratio',
  marks: 3,
  calculator: false,
  level: 2,
  cases: {
    total(random) {
      const { a, b, unit } = random.until(() => drawShareInRatio(random), fitsShareInRatio)
      const given = (a + b) * unit
      const parts = a + b
      return {
        question: typst`
Two sisters, Nadia and Oishi, share Tk~${tied(given)} in the ratio

#align(center)[Nadia : Oishi $= ${a} : ${b}$.]

Work out how much each of them gets. #marks(3)`,
        answer: typst`
${ratioBar(a, b, ['Nadia', 'Oishi'])}
#working("M1")[all: $${a} + ${b}$ parts $= $ Tk~${tied(given)}]
#working("M1")[one part $= ${tied(given)} div ${parts} = ${unit}$]
#working("A1")[Nadia #result[Tk ${a * unit}], Oishi #result[Tk ${b * unit}]]`
          // The difference is worked the other way round: the larger number of parts first.
          .replace(`difference: $${a}  $ parts`, `difference: $${b} - ${a} = ${b - a}$ parts`)
          .replace(`all: $${a} + ${b}$ parts`, `all: $${a} + ${b} = ${a + b}$ parts`),
        alt: plain`Nadia and Oishi share ${given} taka in the ratio ${a} to ${b}. Work out how much each of them gets.`,
        answerAlt: plain`${a} plus ${b} is ${parts} parts, which are ${given} taka, so one part is ${unit} taka. Nadia gets ${a * unit} taka and Oishi ${b * unit} taka.`,
        answers: [final('', taka(a * unit), 'Nadia'), final('', taka(b * unit), 'Oishi')],
        verify: () => {
          const [nadia, oishi] = [a * unit, b * unit]
          return agree(nadia * b, oishi * a) && oishi - nadia === (b - a) * unit
            ? null
            : 'the shares are not in the ratio'
        },
      }
    },
    difference(random) {
      const { a, b, unit } = random.until(() => drawShareInRatio(random), fitsShareInRatio)
      const given = (b - a) * unit
      const parts = b - a
      return {
        question: typst`
Nadia and Oishi share some money in the ratio

#align(center)[Nadia : Oishi $= ${a} : ${b}$.]

Oishi gets Tk~${tied(given)} more than Nadia. Work out how much they share in all. #marks(3)`,
        answer: typst`
${ratioBar(a, b, ['Nadia', 'Oishi'])}
#working("M1")[difference: $${a}  $ parts $= $ Tk~${tied(given)}]
#working("M1")[one part $= ${tied(given)} div ${parts} = ${unit}$]
#working("A1")[$${a + b} times ${unit} =$ #result[Tk ${(a + b) * unit}]]`
          // The difference is worked the other way round: the larger number of parts first.
          .replace(`difference: $${a}  $ parts`, `difference: $${b} - ${a} = ${b - a}$ parts`)
          .replace(`all: $${a} + ${b}$ parts`, `all: $${a} + ${b} = ${a + b}$ parts`),
        alt: plain`Nadia and Oishi share some money in the ratio ${a} to ${b}. Oishi gets ${given} taka more than Nadia. Work out how much they share in all.`,
        answerAlt: plain`${b} minus ${a} is ${parts} parts, which are ${given} taka, so one part is ${unit} taka. In all they share ${(a + b) * unit} taka.`,
        answers: [final('', taka((a + b) * unit))],
        verify: () => {
          const [nadia, oishi] = [a * unit, b * unit]
          return agree(nadia * b, oishi * a) && oishi - nadia === (b - a) * unit
            ? null
            : 'the shares are not in the ratio'
        },
      }
    },
    'linked-ratios'(random) {
      const { a, b, c, d, unit } = random.until(
        () => drawShareInRatio(random),
        (drawn) =>
          fitsShareInRatio(drawn) &&
          drawn.a !== drawn.c &&
          drawn.b !== drawn.c &&
          drawn.b * drawn.c <= 20 &&
          drawn.b * drawn.c !== drawn.b,
      )
      const common = (b * c) / highestCommonFactor(b, c)
      const [x, z] = [(a * common) / b, (d * common) / c]
      const total = x + common + z
      const money = total * unit
      return {
        question: typst`
Tk~${tied(money)} is shared between Rafi, Sadia and Tuli.

Rafi's share : Sadia's share $= ${a} : ${b}$ #linebreak()
Sadia's share : Tuli's share $= ${c} : ${d}$

Calculate Tuli's share. #marks(3)`,
        answer: typst`
#note[Sadia is in both ratios: give her the same number of parts, ${common}, in both.]
#working("M1")[Rafi : Sadia : Tuli $= ${x} : ${common} : ${z}$]
#working("M1")[$${tied(money)} div ${total} = ${unit}$]
#working("A1")[$${z} times ${unit} =$ #result[Tk ${grouped(z * unit)}]]`,
        alt: plain`${money} taka is shared between Rafi, Sadia and Tuli. The ratio of Rafi's share to Sadia's is ${a} to ${b}. The ratio of Sadia's share to Tuli's is ${c} to ${d}. Calculate Tuli's share.`,
        answerAlt: plain`Make Sadia's parts the same: Rafi to Sadia to Tuli is ${x} to ${common} to ${z}. One part is ${money} divided by ${total}, which is ${unit} taka. Tuli has ${z} parts: ${z * unit} taka.`,
        answers: [final('', taka(z * unit))],
        verify: () => {
          const common = (b * c) / highestCommonFactor(b, c)
          const [rafi, sadia, tuli] = [((a * common) / b) * unit, common * unit, ((d * common) / c) * unit]
          return agree(rafi / sadia, a / b) && agree(sadia / tuli, c / d)
            ? null
            : 'the shares are not in the ratios'
        },
      }
    },
  },
})

const writeDivideALine = (random: Random, { isPart }: { isPart: boolean }) => {
  const { a, b, unit } = random.until(
    () => ({ a: random.integer(2, 7), b: random.integer(2, 7), unit: random.decimal(1.2, 4.5, 1) }),
    ({ a, b, unit }) => highestCommonFactor(a, b) === 1 && a !== b && !Number.isInteger(unit),
  )
  const [ap, pb, ab] = [a, b, a + b].map((parts) => Number((parts * unit).toFixed(1))) as [
    number,
    number,
    number,
  ]
  const told = isPart ? `$A B = ${ab}$ cm` : `$A P = ${ap}$ cm`
  return {
    question: typst`
$A P B$ is a straight line with $A P : P B = ${a} : ${b}$ and ${told}.
#sketch(edge((0, 0), (${a + b}, 0)), point((0, 0), $A$, side: "below"), point((${a}, 0), $P$, side: "below"), point((${a + b}, 0), $B$, side: "below"), padding: (30pt, 26pt))
Find the length of $${isPart ? 'P B' : 'A B'}$. #marks(2)`,
    answer: typst`
#working("M1")[${isPart ? typst`$ P B = ${b}/${a + b} times ${ab} $` : typst`$ A B = ${a + b}/${a} times ${ap} $`}]
#working("A1")[#result[${isPart ? pb : ab} cm]]
#note[${isPart ? `The whole line is ${a} + ${b} = ${a + b} parts.` : `One part is ${ap} ÷ ${a} = ${unit} cm, and the whole is ${a + b} parts.`}]`,
    alt: plain`APB is a straight line. The ratio AP to PB is ${a} to ${b}, and ${isPart ? `AB is ${ab}` : `AP is ${ap}`} cm. Find the length of ${isPart ? 'PB' : 'AB'}.`,
    answerAlt: plain`${isPart ? `PB is ${b} of ${a + b} equal parts of AB, so it is ${pb} cm.` : `AP is ${a} of ${a + b} equal parts, so one part is ${unit} cm and AB is ${ab} cm.`}`,
    answers: [final('', number(isPart ? pb : ab, { unit: 'cm' }))],
    verify: () => {
      const [ap, pb] = [a * unit, b * unit]
      return agree(ap / pb, a / b) && agree(ap + pb, (a + b) * unit) ? null : 'the parts are not in the ratio'
    },
  }
}

export const divideALine = defineTemplate({
  id: 'divide-a-line',
  marks: 2,
  calculator: false,
  level: 2,
  cases: {
    'part-from-whole': (random) => writeDivideALine(random, { isPart: true }),
    'whole-from-part': (random) => writeDivideALine(random, { isPart: false }),
  },
})
