// Tree diagrams of two stages: the same chances twice, and chances that depend on the first stage.

import { exact, isShare, oneOfEach } from '../../kit/chance.ts'
import { final, threeFigures } from '../../kit/final-answers.ts'
import { plain, typst } from '../../kit/typst.ts'
import { defineTemplate } from '../../template.ts'
import { type Fork, treeDiagram } from './tree-diagram.ts'

const contexts = [
  {
    first: 'rains',
    not: 'does not rain',
    wet: 'Rain',
    dry: 'No rain',
    yes: 'walks',
    no: 'rides',
    subject: 'Mehedi',
  },
  {
    first: 'is foggy',
    not: 'is not foggy',
    wet: 'Fog',
    dry: 'No fog',
    yes: 'late',
    no: 'on time',
    subject: 'the launch',
  },
] as const

export const twoStageTree = defineTemplate({
  id: 'tree-of-two-stages',
  marks: 5,
  calculator: true,
  level: 3,
  cases: {
    'two-spins'(random) {
      const [p] = [
        random.pick([0.2, 0.3, 0.4, 0.6, 0.7]),
        ...random.distinct([0.1, 0.2, 0.3, 0.6, 0.7, 0.8, 0.9], 2),
      ]
      const notP = exact(1 - p)
      const fork = (full: boolean): Fork => ({
        chances: full ? [`${p}`, `${notP}`] : ['', ''],
        outcomes: ['red', 'not red'],
      })
      const tree = (full: boolean) =>
        treeDiagram(
          { ...fork(full), chances: [`${p}`, full ? `${notP}` : ''], next: [fork(full), fork(full)] },
          ['1st spin', '2nd spin'],
          false,
        )
      return {
        question: typst`
The probability that a spinner lands on red is ${p}. The spinner is spun twice.
#part("a", 2)[Complete the tree diagram.]
${tree(false)}
#part("b", 3)[Find the probability that it lands on red exactly once.]`,
        answer: typst`
#part("a")[#working("B2")[$1 - ${p} =$ #result[${notP}], and the same on the branches of the second stage]
#scheme[*B1* for ${notP} on the first branch]]
${tree(true)}
#part("b")[
#note[Multiply along the branches, then add: red then not red, or not red then red.]
#working("M1 FT")[$${p} times ${notP} = ${exact(p * notP)}$]
#working("M1 FT")[$${exact(p * notP)} + ${exact(notP * p)}$]
#working("A1")[#result[${exact(2 * p * notP)}]]]`,
        alt: plain`The probability that a spinner lands on red is ${p}. It is spun twice. A tree diagram shows red or not red for each spin, with only the ${p} of the first red filled in. Part a: complete the tree diagram. Part b: find the probability that it lands on red exactly once.`,
        answerAlt: plain`Part a: every branch to red has ${p} and every branch to not red has 1 minus ${p}, ${notP}. Part b: red then not red is ${p} times ${notP}, ${exact(p * notP)}. The other order has the same probability, so together ${exact(2 * p * notP)}.`,
        answers: [final('b', threeFigures(exact(2 * p * notP)))],
        verify: () => {
          // A hundred equally likely outcomes: a tenth of each of two stages.
          const tenths = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
          const outcomes = oneOfEach(tenths, tenths).map(([a = 0, b = 0]) => {
            const isFirst = a < Math.round(p * 10)
            return { isFirst, isSecond: b < Math.round((isFirst ? p : p) * 10) }
          })
          const answer = 2 * p * (1 - p)
          return isShare(outcomes, ({ isFirst, isSecond }) => isFirst !== isSecond, [
            Math.round(answer * 100),
            100,
          ])
            ? null
            : 'counted over the hundred outcomes it is another'
        },
      }
    },
    'depends-on-the-first'(random) {
      const [p, q = 0.7, r = 0.2] = [
        random.pick([0.2, 0.3, 0.4, 0.6, 0.7]),
        ...random.distinct([0.1, 0.2, 0.3, 0.6, 0.7, 0.8, 0.9], 2),
      ]
      const context = random.pick(contexts)
      const [notP, notQ, notR] = [exact(1 - p), exact(1 - q), exact(1 - r)]
      const { first, not, wet, dry, yes, no, subject } = context
      const isLate = yes === 'late'
      const verb = isLate ? `${subject} is late` : `${subject} ${yes}`
      const tree = (full: boolean) =>
        treeDiagram(
          {
            chances: [`${p}`, full ? `${notP}` : ''],
            outcomes: [wet, dry],
            next: [
              { chances: full ? [`${q}`, `${notQ}`] : [`${q}`, ''], outcomes: [yes, no] },
              { chances: full ? [`${r}`, `${notR}`] : ['', ''], outcomes: [yes, no] },
            ],
          },
          [],
          false,
        )
      const opening =
        `The probability that a morning ${first} is ${p}. If it ${first}, the probability that ${verb} is ${q}. If it ${not}, this probability is ${r}.`.replace(
          'a morning rains',
          'it rains in the morning',
        )
      return {
        question: typst`
${opening}
#part("a", 2)[Complete the tree diagram.]
${tree(false)}
#part("b", 3)[Find the probability that ${verb}.]`,
        answer: typst`
#part("a")[#working("B2")[Each pair of branches adds up to 1: #result[${notP}], #result[${notQ}], #result[${r}] and #result[${notR}].]
#scheme[*B1* for two or three of them]]
${tree(true)}
#part("b")[
#working("M1 FT")[$${p} times ${q} = ${exact(p * q)}$]
#working("M1 FT")[$${exact(p * q)} + ${notP} times ${r}$]
#working("A1")[#result[${exact(p * q + notP * r)}]]]`,
        alt: plain`${opening} A tree diagram has branches ${wet} and ${dry}, each followed by ${yes} and ${no}; only ${p} and ${q} are filled in. Part a: complete the tree diagram. Part b: find the probability that ${verb}.`,
        answerAlt: plain`Part a: ${dry} ${notP}; after ${wet}, ${no} ${notQ}; after ${dry}, ${yes} ${r} and ${no} ${notR}. Part b: ${p} times ${q}, plus ${notP} times ${r}, is ${exact(p * q + notP * r)}.`,
        answers: [final('b', threeFigures(exact(p * q + notP * r)))],
        verify: () => {
          // A hundred equally likely outcomes: a tenth of each of two stages.
          const tenths = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
          const outcomes = oneOfEach(tenths, tenths).map(([a = 0, b = 0]) => {
            const isFirst = a < Math.round(p * 10)
            return { isFirst, isSecond: b < Math.round((isFirst ? q : r) * 10) }
          })
          const answer = p * q + (1 - p) * r
          return isShare(outcomes, ({ isSecond }) => isSecond, [Math.round(answer * 100), 100])
            ? null
            : 'counted over the hundred outcomes it is another'
        },
      }
    },
  },
})
