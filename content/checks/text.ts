// How text is measured by the gates: without the ** that only sets words in bold.

export function withoutBold(text: string): string {
  return text.replaceAll('**', '')
}

/** Words as a reader counts them: runs between spaces that hold a letter or a digit. */
export function words(text: string): string[] {
  return withoutBold(text)
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
}

/** Characters as a reader sees them, so that an accent or a subscript counts once. */
export function lengthOf(text: string): number {
  return [...withoutBold(text)].length
}

export function percent(share: number): string {
  return `${Math.round(share * 100)}%`
}
