// The letters and marks that a syllable is spelt with.

export const isBangla = (text: string): boolean => /\p{Script=Bengali}/u.test(text)

/** Hints for breaking lines and words are no part of a text. */
export const spelt = (text: string): string => text.replaceAll(/[\u2060\u00ad]/g, '')

/**
 * pdf.js holds any glyph that says a mark for a mark, without a width, and one that says a space first for a space. So what a
 * syllable spells is said by a glyph for its letters, which draws all of it, and by others beside it that draw nothing.
 */
export const saidApart = (text: string): readonly string[] =>
  text.match(/\s+|[^\s\p{Mn}\p{Cf}]+|[\p{Mn}\p{Cf}]+/gu) ?? []

export const isMark = (text: string): boolean => /^[\p{Mn}\p{Cf}]/u.test(text)

export const isSaidApart = (text: string): boolean => saidApart(text).length > 1
