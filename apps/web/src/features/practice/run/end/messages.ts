// The words of a finished topic, on screen and on paper.
import { countOf, formatNumber, pluralOf } from '@toron/domain/format.ts'
import { currencyName, productName } from '@toron/domain/product.ts'

const answers = { one: 'answer', other: 'answers' }

export const messages = {
  end: {
    score: 'Score',
    correct: 'Correct',
    incorrect: 'Incorrect',
    visitor: `You practised as a visitor, so nothing of this is kept. <signIn>Sign in</signIn> to keep your answers and to earn ${currencyName} for every right one.`,
    back: 'Back to Dashboard',
    retry: 'Retry Topic',
    print: 'Print with explanations',
    answers: 'Your answers',
    paidBefore: 'Already paid that day',
    goneOverAgain: 'Going over it again is what makes it stick.',
    nothingEarned: 'Every slip has its explanation: open one below and make it yours.',
    alreadyPaid: (count: number) =>
      `${formatNumber(count)} right ${pluralOf(count, answers)} had already been paid that day, as marked below. A question pays once a day, and Retry is always welcome.`,
  },
  print: {
    head: (subject: string, questions: number) =>
      `${subject} · ${countOf(questions, { one: 'question', other: 'questions' })} · ${productName}`,
    right: '\u00a0✓',
    chosen: ' ✗\u00a0(your\u00a0answer)',
    whyNot: (letter: string) => `Why not ${letter}?`,
  },
}
