// Bags of which something is missing: a probability in the table, or a number of counters.

import { exact } from '../../kit/chance.ts'
import { final, number } from '../../kit/final-answers.ts'
import { fraction } from '../../kit/numbers.ts'
import type { Random } from '../../kit/random.ts'
import { plain, typst } from '../../kit/typst.ts'
import { fractionInWords } from '../../kit/words.ts'
import { defineTemplate } from '../../template.ts'

const colourTriples = [
  ['red', 'blue', 'green', 'yellow'],
  ['black', 'white', 'pink', 'orange'],
  ['mango', 'lemon', 'lime', 'orange'],
] as const

export const missingProbability = defineTemplate({
  id: 'missing-probability',
  marks: 3,
  calculator: false,
  level: 1,
  cases: {
    'one-missing'(random) {
      const { names, a, b, c, d } = random.until(
        () => {
          const [a, b] = [random.integer(8, 40), random.integer(8, 40)]
          const rest = 100 - a - b
          const c = random.integer(10, rest - 5)
          const total = random.pick([20, 25, 40, 50])
          return { names: random.pick(colourTriples), a, b, c, d: rest - c, total }
        },
        ({ c, d }) => [c, d].every((part) => Number.isInteger(part) && part >= 5),
      )
      const [first, second, third, fourth] = names
      const isFruit = first === 'mango'
      const thing = isFruit ? 'sweet' : 'bead'
      const kind = isFruit ? 'Flavour' : 'Colour'
      const [pa, pb, pc] = [a / 100, b / 100, c / 100]
      const table = (values: readonly (string | number)[]) =>
        `#table(columns: 5, inset: (x: 4pt, y: 7pt), [${kind}], ${names.map((name) => `[${name}]`).join(', ')}, [Probability], ${values.map((value) => `[${value}]`).join(', ')})`
      const opening = `A bag contains ${thing}s of four ${isFruit ? 'flavours' : 'colours'}. One ${thing} is taken at random. The table shows some of the probabilities.`
      const missing = exact(1 - pa - pb - pc)
      return {
        question: typst`
${opening}
${table([pa, pb, pc, ''])}
#part("a", 2)[Find the probability that the ${thing} is ${fourth}.]
#part("b", 1)[Find the probability that the ${thing} is ${first} or ${third}.]`,
        answer: typst`
#part("a")[
#working("M1")[$1 - (${pa} + ${pb} + ${pc})$]
#working("A1")[#result[${missing}]]]
#part("b")[#working("B1")[$${pa} + ${pc} =$ #result[${exact(pa + pc)}]]]`,
        alt: plain`${opening.replace(/\.$/, ':')} ${first} ${pa}, ${second} ${pb}, ${third} ${pc}, ${fourth} not given. Part a: find the probability that the ${thing} is ${fourth}. Part b: find the probability that the ${thing} is ${first} or ${third}.`,
        answerAlt: plain`Part a: 1 minus the sum of ${pa}, ${pb} and ${pc} is ${missing}. Part b: ${pa} plus ${pc} is ${exact(pa + pc)}.`,
        answers: [final('a', number(missing)), final('b', number(exact(pa + pc)))],
        verify: () => {
          if (a + b + c + d !== 100) return 'the probabilities do not add up to 1'
          return null
        },
      }
    },
    'twice-as-likely'(random) {
      const { names, a, b, c, d } = random.until(
        () => {
          const [a, b] = [random.integer(8, 40), random.integer(8, 40)]
          const rest = 100 - a - b
          const c = (rest * 2) / 3
          const total = random.pick([20, 25, 40, 50])
          return { names: random.pick(colourTriples), a, b, c, d: rest - c, total }
        },
        ({ c, d }) => [c, d].every((part) => Number.isInteger(part) && part >= 5),
      )
      const [first, second, third, fourth] = names
      const isFruit = first === 'mango'
      const thing = isFruit ? 'sweet' : 'bead'
      const kind = isFruit ? 'Flavour' : 'Colour'
      const [pa, pb, pc] = [a / 100, b / 100, c / 100]
      const table = (values: readonly (string | number)[]) =>
        `#table(columns: 5, inset: (x: 4pt, y: 7pt), [${kind}], ${names.map((name) => `[${name}]`).join(', ')}, [Probability], ${values.map((value) => `[${value}]`).join(', ')})`
      const opening = `A bag contains ${thing}s of four ${isFruit ? 'flavours' : 'colours'}. One ${thing} is taken at random. The table shows some of the probabilities.`
      const left = exact(1 - pa - pb)
      return {
        question: typst`
${opening}
${table([pa, pb, '', ''])}
The probability of ${third} is twice the probability of ${fourth}.

Complete the table. #marks(3)`,
        answer: typst`
#note[The four probabilities add up to 1.]
#working("M1")[$1 - (${pa} + ${pb}) = ${left}$]
#working("M1")[${fourth} is 1 share, ${third} is 2 shares: $${left} div 3 = ${d / 100}$]
#working("A1")[${third} #result[${pc}], ${fourth} #result[${d / 100}]]`,
        alt: plain`${opening.replace(/\.$/, ':')} ${first} ${pa}, ${second} ${pb}, ${third} and ${fourth} not given. The probability of ${third} is twice the probability of ${fourth}. Complete the table.`,
        answerAlt: plain`The probabilities add up to 1, so ${left} is left. ${left} divided by 3 is ${d / 100}. So ${third} is ${pc} and ${fourth} is ${d / 100}.`,
        answers: [final('', number(pc), third), final('', number(d / 100), fourth)],
        verify: () => {
          if (a + b + c + d !== 100) return 'the probabilities do not add up to 1'
          if (c !== 2 * d) return 'one is not twice the other'
          return null
        },
      }
    },
    'how-many'(random) {
      const { names, a, b, c, d, total } = random.until(
        () => {
          const [a, b] = [random.integer(8, 40), random.integer(8, 40)]
          const rest = 100 - a - b
          const c = random.integer(10, rest - 5)
          const total = random.pick([20, 25, 40, 50])
          return { names: random.pick(colourTriples), a, b, c, d: rest - c, total }
        },
        ({ a, b, c, d, total }) =>
          [c, d].every((part) => Number.isInteger(part) && part >= 5) &&
          [a, b, c, d].every((part) => Number.isInteger((part * total) / 100)),
      )
      const [first, second, third, fourth] = names
      const isFruit = first === 'mango'
      const thing = isFruit ? 'sweet' : 'bead'
      const kind = isFruit ? 'Flavour' : 'Colour'
      const [pa, pb, pc] = [a / 100, b / 100, c / 100]
      const table = (values: readonly (string | number)[]) =>
        `#table(columns: 5, inset: (x: 4pt, y: 7pt), [${kind}], ${names.map((name) => `[${name}]`).join(', ')}, [Probability], ${values.map((value) => `[${value}]`).join(', ')})`
      const opening = `A bag contains ${thing}s of four ${isFruit ? 'flavours' : 'colours'}. One ${thing} is taken at random. The table shows some of the probabilities.`
      const missing = exact(1 - pa - pb - pc)
      const [known, wanted] = [(a * total) / 100, (d * total) / 100]
      return {
        question: typst`
${opening}
${table([pa, pb, pc, ''])}
There are ${known} ${first} ${thing}s in the bag.

Calculate the number of ${fourth} ${thing}s. #marks(3)`,
        answer: typst`
#working("M1")[number of ${thing}s: $${known} div ${pa} = ${total}$]
#working("M1")[P(${fourth}) $= 1 - ${exact(pa + pb + pc)} = ${missing}$]
#working("A1")[$${missing} times ${total} =$ #result[${wanted}]]`,
        alt: plain`${opening.replace(/\.$/, ':')} ${first} ${pa}, ${second} ${pb}, ${third} ${pc}, ${fourth} not given. There are ${known} ${first} ${thing}s in the bag. Calculate the number of ${fourth} ${thing}s.`,
        answerAlt: plain`There are ${known} divided by ${pa}, ${total} ${thing}s in all. The probability of ${fourth} is ${missing}. ${missing} times ${total} is ${wanted}.`,
        answers: [final('', number(wanted))],
        verify: () => {
          if (a + b + c + d !== 100) return 'the probabilities do not add up to 1'
          const counts = [a, b, c, d].map((part) => (part * total) / 100)
          return counts.reduce((sum, count) => sum + count, 0) === total
            ? null
            : 'the counts do not make the total'
        },
      }
    },
  },
})

const drawUnknownCounters = (random: Random) => {
  const [p, q] = random.pick([
    [1, 4],
    [2, 5],
    [1, 3],
    [3, 8],
    [3, 5],
    [2, 3],
    [3, 4],
  ] as const)
  return {
    red: random.integer(4, 12),
    white: random.integer(4, 12),
    p,
    q,
    x: random.integer(3, 18),
  }
}

export const unknownCounters = defineTemplate({
  id: 'number-from-probability',
  marks: 3,
  calculator: false,
  level: 3,
  cases: {
    'find-x'(random) {
      const { red, white, p, q, x } = random.until(
        () => drawUnknownCounters(random),
        ({ red, white, p, q, x }) => red !== white && x * q === p * (red + white + x),
      )
      const known = red + white
      return {
        question: typst`
A box contains ${red} red pens, ${white} black pens and $x$ blue pens. One pen is taken at random.

The probability that it is blue is $${fraction(p, q)}$.

Find the value of $x$. #marks(3)`,
        answer: typst`
#working("M1")[$ x/(x + ${known}) = ${p}/${q} $]
#working("M1")[$${q}x = ${p === 1 ? `x + ${known}` : `${p}(x + ${known})`}$]
#working("A1")[${q - p === 1 ? '$x =$' : typst`$${q - p}x = ${p * known}$, so $x =$`} #result[${x}]]`,
        alt: plain`A box contains ${red} red pens, ${white} black pens and x blue pens. One pen is taken at random. The probability that it is blue is ${fractionInWords(p, q)}. Find the value of x.`,
        answerAlt: plain`x over open bracket x plus ${known} close bracket is ${fractionInWords(p, q)}. So ${q} x is ${p} times open bracket x plus ${known} close bracket, and x is ${x}.`,
        answers: [final('', number(x), 'x')],
        verify: () => {
          // Fill the bag with one more at a time until the share is right.
          for (let added = 0; added < 200; added += 1) {
            if (added * q === p * (red + white + added)) return added === x ? null : `${added} fits as well`
          }
          return 'no number fits'
        },
      }
    },
    'add-more'(random) {
      const { red, white, p, q, x } = random.until(
        () => drawUnknownCounters(random),
        ({ red, white, p, q, x }) => red !== white && (red + x) * q === p * (red + white + x),
      )
      const known = red + white
      return {
        question: typst`
A bag contains ${red} red balls and ${white} white balls. Shirin puts more red balls into the bag.

The probability of taking a red ball at random is now $${fraction(p, q)}$.

Find how many red balls Shirin put into the bag. #marks(3)`,
        answer: typst`
#note[The number of white balls stays the same.]
#working("M1")[share of white now: $display(1 - ${fraction(p, q)} = ${fraction(q - p, q)})$]
#working("M1")[balls now: $display(${white} div ${fraction(q - p, q)} = ${known + x})$]
#working("A1")[$${known + x} - ${known} =$ #result[${x}]]
#scheme[Or *M1* for $display((${red} + n)/(${known} + n)) = display(${p}/${q})$ and *M1* for #box[$${q}(${red} + n) = ${p === 1 ? `${known} + n` : `${p}(${known} + n)`}$.]]`,
        alt: plain`A bag contains ${red} red balls and ${white} white balls. Shirin puts more red balls into the bag. The probability of taking a red ball at random is now ${fractionInWords(p, q)}. Find how many red balls Shirin put into the bag.`,
        answerAlt: plain`The ${white} white balls are now ${fractionInWords(q - p, q)} of the balls, so there are ${known + x} balls. ${known + x} minus ${known} is ${x}.`,
        answers: [final('', number(x))],
        verify: () => {
          // Fill the bag with one more at a time until the share is right.
          for (let added = 0; added < 200; added += 1) {
            const wanted = red + added
            if (wanted * q === p * (red + white + added)) return added === x ? null : `${added} fits as well`
          }
          return 'no number fits'
        },
      }
    },
  },
})
