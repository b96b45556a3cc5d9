// What a question's id says, in science and in maths: its topic, and its position, because ids count up from 001 in the
// order of the topic and never change.

/** `motion-007` → `motion`. */
export const topicOf = (questionId: string): string => questionId.slice(0, questionId.lastIndexOf('-'))

/** The 0-based position in its topic: `motion-007` → 6. */
export const positionOf = (questionId: string): number =>
  Number(questionId.slice(questionId.lastIndexOf('-') + 1)) - 1

/** @param position 0-based: `motion`, 6 → `motion-007` */
export const questionIdAt = (topic: string, position: number): string =>
  `${topic}-${String(position + 1).padStart(3, '0')}`
