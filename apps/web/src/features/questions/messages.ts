// The words of the open account of the questions.
import type { Flag, News } from '@toron/contract/questions.ts'
import { countOf, formatNumber } from '@toron/domain/format.ts'
import { formatDate } from '@toron/domain/format-dates.ts'
import { currencyName } from '@toron/domain/product.ts'
import type { tellingOf } from '@toron/domain/questions/figures.ts'
import { leastForChoices, leastForDiscrimination } from '@toron/domain/questions/figures.ts'
import { sentenceLength } from '@toron/domain/questions/flag.ts'

const percent = (share: number): string => `${formatNumber(Math.round(share * 100))}%`

const reasons: Readonly<Record<Flag['reason'], string>> = {
  'wrong-key': 'Wrong key',
  'two-right': 'Two right answers',
  unclear: 'Unclear',
  picture: 'Picture',
  misprint: 'Misprint',
  'not-in-syllabus': 'Not in the syllabus',
}

const outcomes: Readonly<Record<Flag['outcome'], string>> = {
  open: 'We have it, and will look.',
  withheld: 'Nobody is asked this question while we look into it.',
  declined: 'We looked, and nothing is wrong with it.',
  confirmed: 'You were right. It is being put right.',
}

const telling: Readonly<Record<ReturnType<typeof tellingOf>, string>> = {
  well: 'It tells well who knows this topic.',
  fairly: 'It tells fairly well who knows this topic.',
  little: 'It tells little about who knows this topic.',
  wrongly: 'Those who know less of this topic are right more often, so something may be wrong with it.',
}

const day = (at: number | Date): string => formatDate(at, { day: 'numeric', month: 'long', year: 'numeric' })

export const messages = {
  about: {
    open: 'About this question',
    title: 'About this question',
    loading: 'Loading what is known of it...',
    /** `motion-014 · version 2` */
    which: (id: string, version: number) => `${id} · version ${version}`,
    met: 'Met by',
    right: 'Right first time',
    tells: 'Tells well',
    /** Before anything can be said. */
    none: '–',
    number: formatNumber,
    share: (part: number, whole: number) => (whole === 0 ? '–' : percent(part / whole)),
    /** A correlation. */
    correlation: (value: number) => value.toFixed(2).replace('-', '−'),
    telling,
    tooFewToTell: `How well it tells is known from ${leastForDiscrimination} students on.`,
    choices: 'What was chosen the first time',
    tooFewForChoices: `What others chose is shown from ${leastForChoices} students on.`,
    /** For screen readers. */
    choice: (letter: string, share: string, isKey: boolean) =>
      isKey ? `${letter}, the right answer: ${share}` : `${letter}: ${share}`,
    /** `<idea>` is replaced by the idea. */
    held: 'Most who missed it think: <idea></idea>',
    changed: 'What changed',
    day: (on: string) =>
      formatDate(new Date(`${on}T00:00:00Z`), {
        day: 'numeric',
        month: 'long',
        year: 'numeric',
        timeZone: 'UTC',
      }),
    found: `Found by a student, who received ${formatNumber(100)} ${currencyName}.`,
    unchanged: 'Nothing has changed in it so far.',
  },
  tell: {
    title: 'Something wrong?',
    reason: 'What is wrong with it?',
    sentence: 'Say it in a sentence',
    hint: `Up to ${sentenceLength.most} characters. Whoever first finds a fault that is confirmed gets 100 ${currencyName}. Nobody else sees who told us.`,
    submit: 'Tell us',
    choose: 'Choose what is wrong with it.',
    short: 'Say in a few words what is wrong.',
    told: 'You told us',
  },
  reasons,
  outcomes,
  /** An administrator's sentence. */
  answer: (sentence: string) => `“${sentence}”`,
  own: {
    title: 'What you told us about questions',
    day,
  },
  news: {
    title: 'About a question you answered',
    close: 'Good to know',
    word: ({ kind, questionId, amount }: News): string =>
      kind === 'bounty'
        ? `You were the first to tell us what is wrong with ${questionId}. Thank you: +${formatNumber(amount)} ${currencyName}.`
        : `The key of ${questionId} was wrong. Your first answer was right after all: +${formatNumber(amount)} ${currencyName}.`,
  },
  desk: {
    title: 'The questions',
    about:
      'Flagged questions come first, then those with suspicious figures, then those that were decided about. A question is withheld from everybody within seconds.',
    none: 'No question needs anybody.',
    total: (count: number) => `${countOf(count, { one: 'question', other: 'questions' })} on the desk`,
    flags: (count: number) => countOf(count, { one: 'open flag', other: 'open flags' }),
    suspicions: {
      'tells-wrongly': 'Tells wrongly',
      'best-choose-other': 'The best choose another',
      'idle-option': 'An option nobody takes',
    },
    verdicts: { declined: 'Nothing wrong', confirmed: 'Confirmed' },
    withheld: 'Withheld',
    withheldInBank: 'Withheld in the bank',
    paid: 'Finder paid',
    open: 'Look at it',
    /** `Look at motion-014` */
    opens: (id: string) => `Look at ${id}`,
    figures: (met: number, right: string, tells: string) =>
      `Met by ${formatNumber(met)} · right ${right} · tells ${tells}`,
    explanation: 'Explanation',
    why: (letter: string) => `Why not ${letter}`,
    flagsTitle: 'What was told',
    noFlags: 'Nobody has told anything about this version.',
    sentence: 'A sentence for those who told (needed to say no)',
    actions: {
      withhold: 'Withhold',
      'give-back': 'Ask it again',
      decline: 'Nothing is wrong',
      confirm: 'Confirm the defect',
      'take-back': 'Take the decision back',
    },
    done: {
      withhold: 'Withheld from everybody.',
      'give-back': 'It is asked again.',
      decline: 'Decided: nothing is wrong with it.',
      confirm: 'Decided: the defect is confirmed.',
      'take-back': 'The decision is taken back.',
    },
    finderPaid: `Whoever told first received 100 ${currencyName}.`,
    sentenceGiven: (sentence: string) => `Said with the latest decision: “${sentence}”`,
    best: (met: number) => `The best third (${formatNumber(met)})`,
    all: 'Everybody',
  },
}
