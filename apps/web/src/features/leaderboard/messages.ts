// The words of the leaderboard and its panels.
import { anonymousName } from '@toron/domain/account/anonymous.ts'
import { capitalized, formatNumber, inWords, pluralOf } from '@toron/domain/format.ts'
import { formatDate, formatTime } from '@toron/domain/format-dates.ts'
import { formatOrdinal } from '@toron/domain/format-ordinal.ts'
import { currencyName, productName } from '@toron/domain/product.ts'
import type { amounts } from '@toron/domain/rewards/amounts.ts'

export const messages = {
  title: 'Leaderboard',
  signInFirst: {
    title: 'Sign in to see the Leaderboard',
    text: 'It shows who has spent the most time learning, this month and of all time. Only signed-in students can see it, and you choose whether it shows your name.',
    signIn: 'Sign In',
    signUp: 'Create Account',
  },
  boards: { legend: 'Board', monthly: 'Monthly', 'all-time': 'All-Time' },
  loading: 'Loading leaderboard...',
  everyoneFrom: (rank: number) => `Everyone from rank ${rank}`,
  placeOnPodium: 'There is still a place on the podium. Every minute counts.',
  nextPlace: (rank: number) => `Rank ${rank} is the next to be taken. Every minute counts.`,
  nobodyYet: {
    title: {
      monthly: 'Nobody has a minute this month yet.',
      'all-time': 'Nobody has a minute yet.',
    },
    text: 'The first place is free: practise for a minute, and it is yours.',
  },
  podium: {
    label: 'The first three',
    free: 'Free',
    /** Read out before the name. */
    rank: (rank: number) => `Rank ${rank}: `,
  },
  list: {
    title: (rank: number) => `From rank ${rank}`,
    /** The marked words are for screen readers only. */
    rank: (rank: number) => `<unseen>Rank </unseen>${formatNumber(rank)}`,
    rowLoading: 'Loading',
    retry: 'Try again',
    goToMyPlace: 'Go to my place',
  },
  /** In the student's own row. */
  you: 'You · <name/>',
  lastMonth: {
    title: (month: string) => `Last month: ${monthName(month)}`,
    /** @param at epoch milliseconds @param timeZone the device's own by default */
    soon: (month: string, at: number, timeZone?: string) =>
      `The last minutes of ${monthName(month)} are still coming in. Its podium is shown from ${formatTime(at, timeZone)} on.`,
  },
  yourRank: {
    title: 'Your Rank',
    rank: (rank: number) => formatNumber(rank),
    of: (students: number) => `of ${formatNumber(students)}`,
    first: 'You are first',
    minutes: (minutes: number) => `${minutes} min`,
    behind: (time: string, rank: number) => `${time} behind ${formatOrdinal(rank)}`,
    notYet: {
      monthly: 'Your first minute this month is still to come.',
      'all-time': 'Your first minute is still to come.',
    },
    /** Shown in place of the rank. */
    unknown: '?',
    howItCounts:
      'Every minute that you have this app in front of you counts. The first one puts you on the board.',
  },
  visibility: {
    warning: 'Before you switch: students who have the board open right now can tell that it was you.',
    legend: 'How others see you',
    public: 'Public',
    anonymous: 'Anonymous',
    isPublic: 'Others see your name and your picture.',
    isAnonymous: `Others see “${anonymousName}” and no picture. Your rank stays yours.`,
    stillPublic: (reason: string) => `${reason} You are still public.`,
    stillAnonymous: (reason: string) => `${reason} You are still anonymous.`,
  },
  buyTime: {
    title: 'Buy More Time',
    about: 'Adds time on both boards. It counts for your rank, not as study time.',
    popular: 'Popular',
    bought: (pack: string) => `${pack} added.`,
    boughtWithBalance: (pack: string, balance: number) =>
      `${pack} added. You have ${formatNumber(balance)} ${currencyName} left.`,
    ask: (pack: string) => `Buy ${pack}?`,
    askAny: 'Buy time?',
    whatItDoes: (pack: string, price: number) =>
      `For ${formatNumber(price)} ${currencyName} your time on the monthly board and on the all-time board goes up by ${pack}. Bought time counts for your rank, not as study time.`,
    price: 'Price',
    balance: 'Your balance',
    balanceAfter: 'Balance after',
    failed: (reason: string) => `${reason} You pay only once, however often you try.`,
    buy: (pack: string) => `Buy ${pack}`,
    retry: 'Try again',
    cancel: 'Cancel',
    missing: (amount: number) =>
      `${formatNumber(amount)} ${pluralOf(amount, { one: 'is', other: 'are' })} missing.`,
    howToEarn: ({ question, shortRun, friend }: typeof amounts) =>
      `A question that you answer correctly pays ${question} ${currencyName}, once a day. ${capitalized(inWords(shortRun.inARow))} in a row pay ${shortRun.reward} more, and a friend who joins through your link pays up to ${friend.inAll}.`,
    notNow: 'Not now',
    practise: 'Practise',
  },
  report: {
    button: 'Report this name',
    buttonFor: (name: string) => `Report the name ${name}`,
    title: 'Report this name?',
    question: `Is it rude, or does it hurt somebody? Those who run ${productName} look at it and can hide it. Nobody is told that it was you.`,
    submit: 'Report it',
    cancel: 'Cancel',
    thanks: 'Thank you. We look at the name and hide it if it is rude.',
    done: 'Done',
  },
}

/** `October` for `2026-10`. */
const monthName = (month: string): string =>
  formatDate(new Date(`${month}-01T00:00:00Z`), { month: 'long', timeZone: 'UTC' })
