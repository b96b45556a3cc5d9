// The words of a multiple-choice question and its verdict, wherever they are shown.
import { formatNumber } from '@toron/domain/format.ts'
import { currencyName } from '@toron/domain/product.ts'
import { mostPerDay } from '@toron/domain/rewards/day-limit.ts'

export const messages = {
  option: {
    right: 'Correct',
    wrong: 'Your answer',
    /** The name of an option with its verdict, for screen readers. */
    withVerdict: (option: string, verdict: string) => `${option}. ${verdict}`,
  },
  verdict: {
    name: 'Verdict',
    /** `<party>` and `<books>` are replaced by drawn signs. */
    correct: 'Correct! <party></party>',
    incorrect: "Incorrect. Let's learn <books></books>",
    unanswered: 'No answer',
    /** Before a wrong idea that many hold, and before what puts it right. */
    idea: 'What often lies behind it:',
    mend: 'What puts it right:',
    whyNotOthers: 'Why not the other options?',
    /** `<option>` is replaced by the option's text. */
    whyNot: (letter: string) => `Why not ${letter}, “<option></option>”?`,
  },
  earned: {
    question: (skizies: number) => `+${formatNumber(skizies)} ${currencyName}`,
    bonus: (inARow: number, skizies: number) =>
      `${formatNumber(inARow)} in a row: +${formatNumber(skizies)} ${currencyName}`,
    limitReached: () =>
      `Answers bring ${formatNumber(mostPerDay)} ${currencyName} a day, and you have them all. More tomorrow.`,
    alreadyPaid: 'Already paid: a question pays once a day.',
  },
}
