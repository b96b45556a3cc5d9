// What the server says about questions.

export const messages = {
  noQuestion: (id: string) => `There is no question ${id}.`,
  /** Why a question is withheld, where the administrator gave no reason. */
  lookedInto: 'Somebody said that something in it is wrong. It is being looked into.',
} as const
