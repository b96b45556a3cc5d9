// What the server says about questions.

export const messages = {
  /** Why a question is withheld, where the administrator gave no reason. */
  lookedInto: 'Somebody said that something in it is wrong. It is being looked into.',
} as const
