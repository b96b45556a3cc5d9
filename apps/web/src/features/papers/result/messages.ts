// The words of the result of a paper, and of its review.
import { countOf, formatNumber, inWords } from '@toron/domain/format.ts'
import { formatList } from '@toron/domain/format-names.ts'
import type { GradeOrNone } from '@toron/domain/papers/grade.ts'

const questionForms = { one: 'question', other: 'questions' }

/** `U` in words. */
const gradeName = (grade: GradeOrNone): string => (grade === 'U' ? 'ungraded' : grade)

export const messages = {
  pageTitle: (name: string) => `${name}: result`,
  facts: (facts: readonly string[]) => facts.join(' · '),
  timeOver: 'time over',
  givenUp: {
    title: 'You gave this paper up',
    text: 'It has no result. Your answers are kept with your data, and you can sit the paper again.',
  },
  late: (numbers: readonly number[]) =>
    `Your ${numbers.length === 1 ? 'answer to question' : 'answers to questions'} ${formatList(numbers)} came after the time was over, so ${numbers.length === 1 ? 'it does' : 'they do'} not count.`,
  withheld: (right: number, counted: number, left: number) =>
    `${countOf(left, questionForms)} of this paper ${left === 1 ? 'was' : 'were'} withdrawn and ${left === 1 ? 'counts' : 'count'} for nobody: ${formatNumber(right)} of ${formatNumber(counted)}, scaled to 40.`,
  earned: (skizies: number) => `+${formatNumber(skizies)}`,
  grade: {
    between: (low: GradeOrNone, high: GradeOrNone) =>
      low === high ? `Most likely ${gradeName(high)}` : `Between ${gradeName(low)} and ${gradeName(high)}`,
    chance: '8 times in 10',
    why: (series: number) =>
      `Thresholds of ${inWords(series)} published series. They move from one to the next, and one paper alone cannot tell neighbouring grades apart.`,
    marks: (low: number, high: number) =>
      `On another paper: ${formatNumber(low)} to ${formatNumber(high)} marks`,
    none: 'A mark and no grade: fewer than three series of published thresholds are confirmed for this paper. Toron does not guess them.',
    scale: (mark: number, low: number, high: number) =>
      `Your mark is ${formatNumber(mark)} of 40; another paper most likely brings ${formatNumber(low)} to ${formatNumber(high)}.`,
  },
  sections: { options: 'By section', written: 'By topic' },
  sectionScore: (right: number, counted: number) => `${formatNumber(right)}/${formatNumber(counted)}`,
  sectionInWords: (right: number, counted: number) =>
    `${formatNumber(right)} of ${formatNumber(counted)} right`,
  time: {
    title: 'Your time',
    share: {
      options: (share: string) => `The dashed line is a question’s fair share, ${share}.`,
      written: (share: string) => `Time for each mark. The dashed line is its fair share, ${share}.`,
    },
    longest: (numbers: readonly number[]) =>
      `More than twice its share: ${numbers.length === 1 ? 'question' : 'questions'} ${formatList(numbers)}.`,
    noneLong: 'No question took more than twice its share.',
    measured: 'Counted while a question was on your screen.',
  },
  written: {
    /** @param count questions that the student has not marked yet */
    toMark: (count: number) => `Mark your own work: ${countOf(count, questionForms)}`,
    toMarkText:
      'Compare your working with each solution and tick the marks that you earned. They join your mark, and are yours to judge: they bring no Skizies.',
    allMarked: 'You have marked all your work. Your mark is whole.',
    soFar: 'so far',
    none: 'A mark and no grade: a part of it is your own marking, and no thresholds of these papers are confirmed.',
  },
  tonight: {
    put: (count: number) => `Put ${formatNumber(count)} into Tonight`,
    done: (count: number) => `${countOf(count, questionForms)} will come in your next nights.`,
    see: 'See Tonight',
    noPlan: 'Tonight needs a plan: which papers you sit, and when. Make one, and come back to put these in.',
    makePlan: 'Make a plan',
    allRight: 'You had everything right. There is nothing to put into Tonight.',
  },
  review: 'Review',
  print: 'Print',
  markScheme: 'Mark scheme',
  again: 'All papers',
  reviewing: {
    title: (name: string, number: number) => `${name}: review of question ${number}`,
    grid: 'All questions',
    one: (number: number, state: string) => `Question ${number}: ${state}`,
    right: 'right',
    /** A written question. */
    marks: (earned: number, of: number) => `${formatNumber(earned)} of ${formatNumber(of)}`,
    toMark: 'to mark yourself',
    typed: 'What you typed',
    part: (part: string) => (part === '' ? 'All of it' : `Part ${part}`),
    sign: {
      '+': 'right',
      '-': 'not right',
      '/': 'right, but there is more to find',
      '?': 'not in the form asked, or not readable',
      '.': 'nothing typed',
    },
    marking: 'Mark your work',
    markingText: 'Tick every mark of the solution that your working earned.',
    byMachine: 'Typed right: all marks.',
    lost: 'The mark for the answer is not open: what you typed is not right, or not all of it.',
    none: 'I earned none',
    solution: 'Solution',
    wrong: 'wrong',
    unanswered: 'no answer',
    withheld: 'withdrawn',
    withheldText: 'This question was withdrawn, because something in it is not right. It counted for nobody.',
    time: (time: string) => `${time} on this question`,
    back: 'Back to the result',
    previous: 'Previous',
    next: 'Next',
    nextToMark: 'Next to mark',
  },
}
