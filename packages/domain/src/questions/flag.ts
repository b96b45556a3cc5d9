// What a student can say is wrong with a question.

export const flagReasons = [
  'wrong-key',
  'two-right',
  'unclear',
  'picture',
  'misprint',
  'not-in-syllabus',
] as const
export type FlagReason = (typeof flagReasons)[number]

/** Characters of the sentence. */
export const sentenceLength = { least: 3, most: 500 } as const

/** Flags of a student in a day, and of all students behind one address. */
export const mostFlags = { ofStudent: 10, ofAddress: 100 } as const

/** Whether a sentence has a tag of HTML in it. It is never read as one, but nothing in it is for people either. */
export const hasTag = (sentence: string): boolean => /<[/!]?[a-z][^<>]*>/i.test(sentence)

/** What became of a flag: nothing was decided yet, the question is withheld until it is, or what was decided. */
export const flagOutcomes = ['open', 'withheld', 'declined', 'confirmed'] as const
export type FlagOutcome = (typeof flagOutcomes)[number]
