// A paper and its mark scheme as Typst markup, for the kits in `kit/`. Every text goes through the one parser of mark-up.
// They are typeset on demand (`typeset-print.ts`), which takes about a second.

import { type Letter, letters } from '@toron/domain/practice/public-question.ts'
import { typstText } from '@toron/domain/practice/rich-text-forms.ts'
import type { PlanSubject } from '@toron/domain/tonight/plan.ts'
import type { Bank, Question } from '../bank.ts'
import type { OptionsPaper } from '../papers.ts'
import { optionPicture, optionText } from '../question-text.ts'
import { type Thresholds, thresholdsOf } from '../thresholds.ts'

/** What is printed: plain data, so that it can go to a worker. */
export interface Print {
  readonly form: 'options'
  readonly subject: { readonly key: PlanSubject; readonly name: string; readonly code: string }
  readonly tier: 'Core' | 'Extended'
  readonly number: number
  readonly questions: readonly PrintedQuestion[]
  readonly thresholds: readonly Thresholds[]
}

interface PrintedQuestion {
  readonly question: Question
  readonly objective: string
  /** The number of its section in the syllabus. */
  readonly section: string
}

const syllabuses = { chemistry: '0620', biology: '0610', physics: '0625' } as const

export const printOf = (paper: OptionsPaper, bank: Bank): Print => {
  const ofSubject = bank.topics.filter(({ subject }) => subject.key === paper.subject)
  const questions = new Map(ofSubject.flatMap((topic) => topic.questions).map((one) => [one.id, one]))
  const objectives = ofSubject.flatMap((topic) => topic.objectives)
  const titles = new Map(objectives.map(({ id, title }) => [id, title]))
  return {
    form: 'options',
    subject: {
      key: paper.subject,
      name: ofSubject[0]?.subject.name ?? '',
      code: syllabuses[paper.subject],
    },
    tier: paper.component === 'core' ? 'Core' : 'Extended',
    number: paper.number,
    questions: paper.questions.flatMap(({ id, section }) => {
      const question = questions.get(id)
      return question ? [{ question, objective: titles.get(question.objective) ?? '', section }] : []
    }),
    thresholds: thresholdsOf(paper.subject, paper.component),
  }
}

/** The SVG of a picture by its file name. */
export type Pictures = (filename: string) => string

const content = (text: string): string => `[${typstText(text)}]`
const text = (plain: string): string => JSON.stringify(plain)
const list = (items: readonly string[]): string => `(${items.map((item) => `${item},`).join('')})`

const picture = (svg: string, alt: string): string => {
  const [, width = '320'] = svg.match(/width="([\d.]+)"/) ?? []
  return `picture(${text(svg)}, ${width}pt, ${text(alt)})`
}

const optionsOf = (question: Question, pictures: Pictures): string => {
  const { options, columns, optionImages, id } = question
  const each = letters.map((letter: Letter) => options[letter])
  if (optionImages) {
    const drawn = letters.map((letter) =>
      picture(pictures(optionPicture(id, letter)), optionText(options[letter])),
    )
    return `#picture-options(${drawn.join(', ')})`
  }
  const cellsOf = (option: (typeof each)[number]) => (typeof option === 'string' ? [option] : option)
  if (columns === undefined)
    return `#options(${each.map((option) => content(cellsOf(option).join(' '))).join(', ')})`
  const rows = each.map((option) => list(cellsOf(option).map(content)))
  return `#row-options(${list(columns.map(content))}, ${rows.join(', ')})`
}

const questionOf = (question: Question, number: number, pictures: Pictures): string => {
  const { statements, table, imageFilename, imageAlt = '' } = question
  return [
    `#question(${number})[`,
    typstText(question.question),
    ...(statements ? [`#statements(${statements.map(content).join(', ')})`] : []),
    ...(table
      ? [
          `#results(${list(table.head.map(content))}, ${table.rows.map((row) => list(row.map(content))).join(', ')})`,
        ]
      : []),
    ...(imageFilename ? [`#shown(${picture(pictures(imageFilename), imageAlt)})`] : []),
    `#answers[${optionsOf(question, pictures)}]`,
    ']',
  ].join('\n')
}

const head = (kit: string, { subject, tier, number }: Print, more = ''): string =>
  `#import "/papers/kit/${kit}.typ": *\n#show: ${kit}.with(subject: ${text(subject.name)}, subject-key: ${text(subject.key)}, tier: ${text(tier)}, number: ${number}${more})\n`

export const paperMarkup = (print: Print, pictures: Pictures): string =>
  head('paper', print, `, code: ${text(print.subject.code)}`) +
  print.questions.map(({ question }, index) => questionOf(question, index + 1, pictures)).join('\n')

/** The first sentence of an explanation says why; the rest goes on from there. */
export const reasonOf = ({ explanation }: Pick<Question, 'explanation'>): string =>
  explanation.match(/^.*?[.?!](?= [A-Z]|$)/s)?.[0] ?? explanation

const componentGrades = ['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const

const worthOf = ({ thresholds }: Print): string => {
  const given = componentGrades.filter((grade) => thresholds.some(({ marks }) => marks[grade] !== undefined))
  if (given.length === 0) return ''
  const rows = thresholds.map(({ series, marks }) =>
    list([content(series), ...given.map((grade) => `[${marks[grade] ?? '–'}]`)]),
  )
  const sources = [...new Set(thresholds.map(({ source }) => source))]
  return `
= What a mark was worth
Cambridge sets the thresholds anew for every paper of every series, so a mark of this paper is no grade. These are the least
marks of 40 for a grade in the multiple-choice papers of the series that we could confirm.
#thresholds(${list(given.map((grade) => `[${grade}]`))}, ${rows.join(', ')})
#text(size: note-size, fill: ink-soft)[${sources
    .map(content)
    .map((source) => source.slice(1, -1))
    .join(' · ')}]
`
}

export const markSchemeMarkup = (print: Print): string => {
  const keys = print.questions.map(({ question }) => text(question.correctAnswer))
  const rows = print.questions.map(({ question, objective, section }) => {
    const why = question.withheld ? 'Withheld: this question counts for nobody.' : reasonOf(question)
    return list([text(question.correctAnswer), content(why), content(objective), content(section)])
  })
  return `${head('mark-scheme', print)}
One mark for each right answer, nothing for a wrong one or for two.
#keys(${keys.join(', ')})

= Question by question
#reasons(${rows.join(', ')})
${worthOf(print)}`
}
