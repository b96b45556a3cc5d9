// What the calls of papers say besides the refusals of the contract.

export const messages = {
  noPaper: (id: string) => `There is no paper called ${id}.`,
  noMarkScheme:
    'The mark scheme is for those who have sat this paper, and for teachers with a code for it that is still good.',
  noSitting: 'There is no such sitting of yours. Look at your papers again.',
} as const
