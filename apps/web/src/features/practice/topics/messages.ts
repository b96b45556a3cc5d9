// The words of the topic lists of science and maths.
import { countOf } from '@toron/domain/format.ts'

const topics = { one: 'topic', other: 'topics' }
const questions = { one: 'question', other: 'questions' }

const comingSoon = 'Coming soon'

export const messages = {
  comingSoon,
  loading: 'Loading topics...',
  /** Without a network. */
  unread: 'What is missing here needs a connection once.',
  count: (topicCount: number, questionCount: number) =>
    `${countOf(topicCount, topics)} · ${countOf(questionCount, questions)}`,
  countComing: (topicCount: number) => `${countOf(topicCount, topics)} · ${comingSoon}`,
  /** The progress in a topic, for screen readers. */
  answered: (answered: number, total: number, percent: number) =>
    `${answered} of ${total} answered, ${percent}% complete`,
  questions: (count: number) => countOf(count, questions),
}
