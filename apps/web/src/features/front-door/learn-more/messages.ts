// The words of the Learn More page. The build counts the numbers; the amounts are the domain's.
import { formatNumber, inWords } from '@toron/domain/format.ts'
import { currencyName, productName } from '@toron/domain/product.ts'
import type { amounts } from '@toron/domain/rewards/amounts.ts'

export const messages = {
  page: {
    title: `Learn more about ${productName}`,
    description: `Why ${productName} exists, how its questions are made, what it keeps about you, and where to write to.`,
  },
  title: 'A gateway that stands open',
  lead: `${productName} means gateway in Bangla. It is a place where anybody with a phone can practise for the IGCSE exams as well as anybody else.`,
  story: {
    title: 'How it began',
    coaching:
      'In Dhaka, a month of coaching can cost more than the exam itself. Whoever cannot pay for it is left with photographs of old papers, passed on from phone to phone, and a list of letters as the answers. A letter tells you that you were wrong. It does not tell you why.',
    questions: (count: number) =>
      `We wanted the other thing: a question at a time, an explanation every time, and a reason for each wrong option, because most of us choose a wrong one for a good reason. So we wrote the questions, all ${formatNumber(count)} of them, and had each one worked out a second time, by somebody who had not seen the answer or by another way.`,
    rewards:
      'The rewards came from watching ourselves. Revision is lonely, and tomorrow is always a better day to begin. A streak, a badge and a place on a board do not teach chemistry, but they bring you back on the evening when you would have skipped it. That is all they are for.',
  },
  features: {
    title: 'What is inside',
    science: (questions: number, topics: number) => ({
      title: 'Science',
      text: `${formatNumber(questions)} multiple-choice questions in ${formatNumber(topics)} topics of physics, biology and chemistry. Every answer comes with its explanation.`,
    }),
    maths: (questions: number, topics: number) => ({
      title: 'Maths',
      text: `${formatNumber(questions)} questions in ${formatNumber(topics)} topics of General and Additional Mathematics, each with a worked answer and its marks.`,
    }),
    tonight: {
      title: 'Tonight',
      text: `Say which science papers you sit and when. Each evening ${productName} chooses a few questions for you, brings back what you would forget, and mends what you got wrong.`,
    },
    resources: (books: number) => ({
      title: 'Resources',
      text: `${formatNumber(books)} study books for English, Bangladesh Studies, Economics and Bangla, unlocked with ${currencyName} and yours for good.`,
    }),
    currency: ({ question, shortRun, longRun }: typeof amounts) => ({
      title: currencyName,
      text: `${question} for a right answer, ${shortRun.reward} more at ${inWords(shortRun.inARow)} in a row and ${longRun.reward} more at ${inWords(longRun.inARow)}. They buy study books and time on the leaderboard.`,
    }),
    badges: (count: number) => ({
      title: 'Badges',
      text: `${formatNumber(count)} to win, from common to legendary: for accuracy, for persistence, and for coming back after a break.`,
    }),
    streaks: {
      title: 'Streaks',
      text: 'A day counts when you come by. Your streak grows with every day in a row, by the calendar where you live.',
    },
    leaderboard: {
      title: 'Leaderboard',
      text: 'Ranks by minutes practised, each month anew and of all time. Whether it shows your name is up to you.',
    },
    friends: ({ friend }: typeof amounts, practisedAt: number) => ({
      title: 'Invite a friend',
      text: `Share your link: ${friend.joined} ${currencyName} when a friend joins, and ${friend.practised} more when they have answered ${practisedAt} questions and confirmed their address where we ask for it.`,
    }),
  },
  how: {
    title: 'How it works',
    questions: {
      free: {
        question: 'Is it really free?',
        answer: `Yes. There is nothing to buy and nothing to subscribe to. ${currencyName} are earned by practising; they cannot be bought with money.`,
      },
      origin: {
        question: 'Where do the questions come from?',
        answer:
          'Every one was written for this site, by hand, for the Cambridge IGCSE syllabuses, and checked a second time. None is copied from a past paper.',
      },
      exams: {
        question: 'Which exams is it for?',
        answer:
          'Cambridge IGCSE Chemistry, Biology, Physics, Mathematics and Additional Mathematics. Most of it fits Edexcel as well. The study books cover English, Bangladesh Studies, Economics and Bangla.',
      },
      data: {
        question: 'What do you keep about me?',
        answer:
          'Your name, your email address and what you did here. You can download all of it and delete your account yourself, at any time. On the leaderboard you can be anonymous.',
      },
      classes: {
        question: 'May my class use it?',
        answer:
          'Please do. A topic can be practised without an account, a finished one can be printed with its explanations, and a link to a topic opens it for everybody.',
      },
    },
  },
  contact: {
    title: 'Write to us',
    text: 'Found a mistake in a question, or missing something? A teacher who wants to help? Write to <address/>.',
  },
  tryFirst: 'Try a question first',
}
