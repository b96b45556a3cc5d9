/** Keys, and what they do. */
export type KeyMeaning = readonly [keys: readonly string[], meaning: string]
