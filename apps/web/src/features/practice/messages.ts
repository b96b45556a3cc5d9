// The words of the Science dashboard.
import type { Mood } from '@toron/domain/practice/progress.ts'
import { currencyName } from '@toron/domain/product.ts'

/**
 * The line under the greeting, which names the most practised topic and its subject. The mood comes from graded
 * answers and the topic may be one of maths, so no message says that the topic itself went well or badly.
 */
const moods: Readonly<Record<Mood, (topic: string, subject: string) => string>> = {
  start: () => `Choose a topic and answer your first question: every right answer earns ${currencyName}.`,
  underway: (topic, subject) =>
    `<topic>${topic}</topic> in ${subject} is under way. Keep going: every question you work through counts.`,
  praise: (topic, subject) =>
    `Outstanding! More than nine in ten answers right, and <topic>${topic}</topic> in ${subject} leads the way.`,
  strong: (topic, subject) => `You're flying through <topic>${topic}</topic> in ${subject}. Keep going!`,
  steady: (topic, subject) =>
    `<topic>${topic}</topic> in ${subject} is coming together. Learn from every slip and keep climbing.`,
  encourage: (topic, subject) =>
    `<topic>${topic}</topic> in ${subject} takes practice, and every answer teaches you something. Stay with it!`,
}

export const messages = {
  greeting: (name: string) => `Hello, ${name}`,
  /** In place of a missing name. */
  someone: 'Scholar',
  visitorIntro: 'Choose a topic and try a question: every answer is explained.',
  moods,
  stats: {
    solved: 'Questions Solved',
    correct: 'Correct MCQ Answers',
    accuracy: 'Accuracy',
    timeSpent: 'Time Spent',
  },
  /** `<unseen>` marks words for screen readers only. */
  showMore: (subject: string) => `Show More<unseen> ${subject} topics</unseen>`,
  showLess: (subject: string) => `Show Less<unseen> ${subject} topics</unseen>`,
  visitor: {
    title: 'Practise freely. Sign in to keep it.',
    progress: 'Your answers, accuracy and progress in every topic',
    earning: `${currencyName} for every right answer`,
    place: 'Your place, on this device and any other',
    signUp: 'Create Account',
    signIn: 'Sign In',
  },
}
