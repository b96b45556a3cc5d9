// The words of the shelf of study files. `<unseen>` marks words for screen readers only, `<name>` the name of a file,
// which may be in another language.
import { countOf, formatNumber, pluralOf } from '@toron/domain/format.ts'
import { currencyName } from '@toron/domain/product.ts'
import type { BookFacts } from '@toron/domain/resources/book.ts'

const files = { one: 'file', other: 'files' }

const skizies = (amount: number) => `${formatNumber(amount)} ${currencyName}`

export const messages = {
  title: 'Resources',
  intro: `Study files to unlock with your ${currencyName}. What you unlock stays yours.`,
  empty: 'The first files are being written. Look in again soon.',
  opening: (name: string) => `Opening ${name}...`,
  loading: 'Loading resources...',
  count: (fileCount: number) => countOf(fileCount, files),
  countUnlocked: (fileCount: number, own: number) =>
    `${countOf(fileCount, files)} · ${formatNumber(own)} unlocked`,
  amount: (amount: number) => `${formatNumber(amount)}<unseen> ${currencyName}</unseen>`,
  /** How many pages a book has, and the best of what is in it. */
  facts: ({
    pages,
    drawings,
    markedAnswers,
    choices,
    exercises,
  }: Omit<BookFacts, 'about' | 'chapters' | 'samples'>) => {
    const inIt = [
      drawings > 4 && countOf(drawings, { one: 'drawing', other: 'drawings' }),
      markedAnswers > 2 &&
        countOf(markedAnswers, { one: 'answer with its marks', other: 'answers with their marks' }),
      choices > 19 &&
        countOf(choices, { one: 'multiple-choice question', other: 'multiple-choice questions' }),
      exercises > 0 && countOf(exercises, { one: 'exercise', other: 'exercises' }),
    ].filter((part) => part !== false)
    return `${countOf(pages, { one: 'page', other: 'pages' })} · ${inIt.slice(0, 2).join(', ')}`
  },
  look: 'Look inside',
  /** For screen readers, after the words on the link. */
  lookWhat: (name: string) => ` <name>${name}</name>`,
  inside: {
    back: 'All resources',
    samples: 'Two of its pages',
    sample: (page: number, name: string) => `Page ${formatNumber(page)} of ${name}`,
    contents: 'What is in it',
    onPage: (page: number) => `<unseen>page </unseen>${formatNumber(page)}`,
    /** To visitors. */
    signIn: (price: number) => `Sign in to unlock for ${skizies(price)}`,
  },
  file: {
    yours: 'Yours',
    yoursAt: (page: number) => `Yours · page ${formatNumber(page)}`,
    type: 'PDF',
    unlock: 'Unlock',
    /** For screen readers, after the word on the button. */
    unlockWhat: (name: string, price: number) => ` <name>${name}</name> for ${skizies(price)}`,
    view: 'View',
    /** For screen readers, after the word on the button. */
    viewWhat: (name: string) => ` <name>${name}</name>`,
    /** Announced to screen readers. */
    isUnlocked: (name: string) => `${name} is unlocked.`,
  },
  unlock: {
    title: 'Unlock this file?',
    stays: (name: string) => `<name>${name}</name> stays yours for good, on every device you sign in on.`,
    price: 'Price',
    balance: 'Your balance',
    after: 'Balance after',
    /** @param answers right answers that earn the missing amount */
    short: (missing: number, answers: number) =>
      `You are ${skizies(missing)} short. ${pluralOf(answers, {
        one: 'One right answer brings as many.',
        other: `${formatNumber(answers)} right answers bring as many.`,
      })}`,
    signIn: 'Sign In',
    confirm: (price: number) => `Unlock for ${skizies(price)}`,
    retry: 'Try again',
    practise: 'Practise to earn more',
    cancel: 'Cancel',
    notNow: 'Not now',
  },
  visitor: {
    title: 'Sign in to unlock',
    text: `Every right answer earns ${currencyName}, and ${currencyName} unlock these files. Have a look at what there is.`,
    signUp: 'Create Account',
    signIn: 'Sign In',
  },
}
