// The words of the landing page. The build counts the questions; the amounts are the domain's.
import { capitalized, formatNumber, inWords } from '@toron/domain/format.ts'
import { currencyName, productName, tagline } from '@toron/domain/product.ts'

export const messages = {
  page: {
    title: `${productName}: ${tagline}`,
    description: ({ choice, theory }: { readonly choice: number; readonly theory: number }) =>
      `Free IGCSE exam practice: ${choice} multiple-choice and ${theory} maths questions, every answer explained, every right one rewarded.`,
  },
  hero: {
    audience: 'Free for every IGCSE student',
    promise: `Practise real exam skills, one question at a time. Every answer is explained, every correct one earns ${currencyName}, and your streak is waiting.`,
    trial: 'Try one now. No account needed.',
  },
  stats: {
    label: 'Stats',
    choice: 'multiple-choice questions',
    theory: 'theory questions',
    subjects: 'subjects',
    price: 'Tk 0',
    free: 'free, for good',
  },
  features: {
    title: 'Practice that teaches',
    subject: (name: string, topics: number) => `${name}: ${formatNumber(topics)} topics`,
    explained: {
      title: 'Every answer explained',
      text: 'Not only why the right one is right: why each wrong one tempts, and where it fails.',
    },
    markScheme: {
      title: 'Maths with its mark scheme',
      text: 'Worked solutions with method and accuracy marks. Mark your own work, then ask for another like it.',
    },
    progress: {
      title: 'You see where you stand',
      text: 'Progress in every topic, accuracy that cannot be talked up, and the place where you stopped.',
    },
    books: (count: number) => ({
      title: `${formatNumber(count)} study books`,
      text: `English, Bangladesh Studies, Economics and Bangla, written for a phone and unlocked with ${currencyName}.`,
    }),
    board: {
      title: 'A board of effort',
      text: 'Ranks by minutes practised, each month anew. Stay anonymous if you like.',
    },
    phone: {
      title: 'Made for any phone',
      text: 'Light on data, readable in the dark, usable without a mouse, and nothing to install.',
    },
  },
  rewards: {
    title: `${currencyName} for what you know`,
    amount: (reward: number) => `+${formatNumber(reward)}`,
    question: 'for a right answer, once a day for each question',
    shortRun: (inARow: number) => `for ${inWords(inARow)} right answers in a row`,
    longRun: (inARow: number) => `for ${inWords(inARow)} in a row`,
    friend: 'for a friend who joins, practises, and confirms their address where we ask for it',
    books: (cheapest: number) => ({
      title: 'Unlock study books',
      text: `From ${formatNumber(cheapest)} ${currencyName}. Yours for good, on every device you sign in on.`,
    }),
    time: {
      title: 'Buy time on the leaderboard',
      text: 'A few minutes more, for a place that is just out of reach.',
    },
    badges: (count: number) => ({
      title: `${capitalized(inWords(count))} badges`,
      text: 'From First Steps to Unstoppable: for accuracy, for streaks, for coming back.',
    }),
  },
  closing: {
    title: 'Ten questions today beat a hundred next month.',
    text: 'It costs nothing, today and for good.',
  },
}
