// The words of a run through a science topic.
import { formatNumber } from '@toron/domain/format.ts'
import { currencyName } from '@toron/domain/product.ts'
import type { Notice } from './run-state.ts'

const notices: Readonly<Record<Notice, string>> = {
  'answered-elsewhere':
    'This question was answered in the meantime, perhaps on another device. Here is the verdict that stands.',
  'moved-on': 'This topic had moved on, perhaps on another device. Here is where it stands now.',
  withheld: 'A question of this topic was withdrawn, because something in it is not right. It goes on here.',
  'begun-anew': 'A new round of this topic was begun on another device. Here is where it stands.',
}

export const messages = {
  /** The page title before the topic is known. */
  pageTitle: 'Practice',
  backToTopics: 'Back to Topics',
  header: {
    /** Until the topic's name is known. */
    science: 'Science',
    back: 'Back to Science',
  },
  chooseTopic: {
    title: 'Choose a topic first',
    text: 'Physics, Biology and Chemistry are waiting. Pick a topic, and its questions open here.',
  },
  failedComfort: 'Nothing you have answered is lost.',
  signedOut: [
    'Your session has ended here or in another tab. Every answer you have submitted is kept.',
    'Sign in, and this topic opens where you left it.',
  ],
  keys: {
    step: 'Walk the questions',
  },
  visitor: `You are practising as a visitor. <signIn>Sign in</signIn> to keep your answers, follow your progress and earn ${currencyName}.`,
  inARow: (count: number) => `${formatNumber(count)} in a row`,
  notices,
  seeResults: 'See the results',
  circles: {
    name: 'Questions of this topic',
    /** @param number of the question, from 1. `<unseen>` marks words for screen readers only. */
    one: (number: number, state: string) =>
      `<unseen>Question </unseen>${formatNumber(number)}<unseen>, ${state}</unseen>`,
    correct: 'correct',
    correctPaidBefore: 'correct, already paid that day',
    incorrect: 'incorrect',
    locked: 'locked',
    open: 'not answered yet',
    waiting: 'answered, not sent yet',
  },
}
