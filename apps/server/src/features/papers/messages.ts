// What the calls of papers say besides the refusals of the contract.

export const messages = {
  noPaper: (id: string) => `There is no paper called ${id}.`,
  noSitting: 'There is no such sitting of yours. Look at your papers again.',
} as const
