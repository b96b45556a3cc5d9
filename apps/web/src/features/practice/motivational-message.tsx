// The line under the greeting: one message for each mood, naming the topic practised most and its subject. The mood is of
// graded answers and the topic may be one of maths, so no message says that the topic itself went well or badly.
import type { Mood } from '@toron/domain/practice/progress.ts'
import { currencyName } from '@toron/domain/product.ts'
import type { ReactNode } from 'react'
import type { Motivation } from './dashboard.ts'

type Message = (topic: ReactNode, subject: string) => ReactNode

const messages: Record<Mood, Message> = {
  start: () => `Choose a topic and answer your first question: every right answer earns ${currencyName}.`,
  underway: (topic, subject) => (
    <>
      {topic} in {subject} is under way. Keep going: every question you work through counts.
    </>
  ),
  praise: (topic, subject) => (
    <>
      Outstanding! More than nine in ten answers right, and {topic} in {subject} leads the way.
    </>
  ),
  strong: (topic, subject) => (
    <>
      You're flying through {topic} in {subject}. Keep going!
    </>
  ),
  steady: (topic, subject) => (
    <>
      {topic} in {subject} is coming together. Learn from every slip and keep climbing.
    </>
  ),
  encourage: (topic, subject) => (
    <>
      {topic} in {subject} takes practice, and every answer teaches you something. Stay with it!
    </>
  ),
}

export function MotivationalMessage({ mood, topic, subject }: Motivation) {
  return (
    <p className="text-ink-soft" data-subject={subject?.key}>
      {messages[mood](<strong className="font-bold text-subject">{topic}</strong>, subject?.name ?? '')}
    </p>
  )
}
