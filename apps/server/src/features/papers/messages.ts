// What the calls of papers say besides the refusals of the contract.

export const messages = {
  noPaper: (id: string) => `There is no paper called ${id}.`,
  noQuestion: (number: number) => `This paper has no question ${number}. Load the page again.`,
  nothingToChoose: 'There is nothing to choose in a written paper. Load the page again.',
  nothingToType: 'There is nothing to type in this paper. Load the page again.',
  nothingToMark: 'The marks of this paper are given already.',
  noMarkScheme:
    'The mark scheme is for those who have sat this paper, and for teachers with a code for it that is still good.',
  noSitting: 'There is no such sitting of yours. Look at your papers again.',
} as const
