// The words of the maths screens.
import type { MovedOn } from '@toron/contract/maths.ts'
import { countOf, formatNumber } from '@toron/domain/format.ts'
import { currencyName } from '@toron/domain/product.ts'
import { mostPerDay } from '@toron/domain/rewards/day-limit.ts'

const marks = { one: 'mark', other: 'marks' }
const questions = { one: 'question', other: 'questions' }

const notPaid: Readonly<Record<Exclude<MovedOn['outcome'], 'paid'>, string>> = {
  'already-paid-today': 'Already paid today',
  'answer-shown': `The answer was shown: no ${currencyName} today`,
  'limit-reached': `Answers bring ${formatNumber(mostPerDay)} ${currencyName} a day, and you have them all. More tomorrow`,
  'too-fast': `That was very quick: no ${currencyName} this time`,
}

const ofMarks = (earned: number, possible: number) => `${formatNumber(earned)} of ${countOf(possible, marks)}`

/** b ii is (b)(ii), as on paper. */
export const partSign = (part: string): string =>
  part
    .split(' ')
    .map((each) => `(${each})`)
    .join('')

export const messages = {
  list: {
    title: 'Math',
    intro: 'Answers displayed at the end',
    visitor: `Try every question. <signIn>Sign in</signIn> to keep your place and your marks, and to earn ${currencyName}.`,
  },
  /** Until the topic's name is known. */
  practice: 'Practice',
  back: 'Back to Math',
  loadingPlace: 'Loading last position...',
  failedComfort: 'Your place is not lost.',
  signedOut: [
    'Your session has ended here or in another tab. Sign in, and this topic opens where you left it.',
  ],
  keys: {
    walk: 'Previous and next question; P and N do the same',
    type: 'Type your answer; Esc leaves the field',
    answer: 'Show or hide the answer',
    enlarge: 'Enlarge the picture',
    help: 'Show these keys',
  },
  visitor: `You are practising as a visitor. <signIn>Sign in</signIn> to keep your place and your marks, and to earn ${currencyName}.`,
  notSaved: (why: string) => `Your last steps are not saved yet. ${why} You can go on meanwhile.`,
  retry: 'Try again',
  previous: 'Previous',
  next: 'Next',
  question: {
    name: (number: number) => `Question ${formatNumber(number)}`,
    answerName: (question: string) => `Answer to ${question}`,
    marks: (count: number) => countOf(count, marks),
    calculator: 'Calculator',
    noCalculator: 'No calculator',
    earn: `You'll earn ${currencyName} if you avoid using this!`,
    earnSignedIn: `Signed in, you'll earn ${currencyName} if you avoid using this!`,
    soon: 'Show Answer will appear soon...',
    ready: 'You can show the answer now.',
    show: 'Show Answer',
    hide: 'Hide Answer',
    answer: 'Answer',
    closed:
      'This question is in the paper that you have open. Finish the paper or give it up, then it is here again.',
    another: 'Another like this',
    typing: 'Loading the fields for your answer',
    typingFailed: 'The fields for your answer did not load. Reload the page to type it.',
  },
  picture: {
    failed: 'The picture did not load',
    retry: (name: string) => `Try again<unseen>: ${name}</unseen>`,
    enlarge: (name: string) => `Enlarge ${name}`,
    zoomFailed: 'The large view did not load. Reload the page to enlarge the picture.',
    close: 'Close',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    zoom: (percent: number) => `<unseen>Zoom </unseen>${formatNumber(percent)}%`,
  },
  marking: {
    title: 'Mark my work',
    invitation: 'Compare your working with the answer, and tick every mark you earned.',
    earned: (earned: number, possible: number) => `I earned ${ofMarks(earned, possible)}`,
    none: 'I earned none',
    /** For a question without parts. */
    all: 'Marks',
    part: (name: string) => `Part ${name}`,
    partSign,
    /** One of the marks of a scheme entry worth several: `B2, 1 of 2`. */
    oneOf: (mark: string, number: number, worth: number) => `${mark}, ${number} of ${worth}`,
    /** `<unseen>` marks words for screen readers only. */
    tick: (mark: string, number: number) => `${mark}<unseen>, mark ${number}</unseen>`,
  },
  another: {
    title: (question: string) => `Another like ${question}`,
    unpaid: `For practice only: it brings no ${currencyName}, and your place is kept.`,
    name: 'the new question',
    loading: 'Making another question',
    back: (question: string) => `Back to ${question}`,
    next: 'Another one',
  },
  earned: (skizies: number) => `+${formatNumber(skizies)} ${currencyName}`,
  notPaid,
  end: {
    summary: (count: number) => `All ${countOf(count, questions)}, and all their answers below.`,
    /** The marks the student gave their own work. */
    marks: (earned: number, possible: number, marked: number, count: number) =>
      `You gave your own work <strong>${ofMarks(earned, possible)}</strong>, in ${formatNumber(marked)} of ${countOf(count, questions)}.`,
    visitor: `You practised as a visitor, so nothing of this is kept. <signIn>Sign in</signIn> to keep your place and your marks, and to earn ${currencyName}.`,
    again: 'Start again',
    answers: 'All answers',
    open: (number: number) => `Open question ${formatNumber(number)}`,
    marksOf: ofMarks,
  },
}
