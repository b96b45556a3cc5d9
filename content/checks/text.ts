// How the gates measure text: as plain text, without its mark-up.

import { plainText } from '@toron/domain/practice/rich-text-forms.ts'

/** Words as a reader counts them: runs between spaces that have a letter or a digit. */
export const words = (text: string): string[] => {
  return plainText(text)
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
}

/** Characters as a reader sees them, so that an accent or a subscript counts once. */
export const lengthOf = (text: string): number => {
  return [...plainText(text)].length
}

export const percent = (share: number): string => {
  return `${Math.round(share * 100)}%`
}
