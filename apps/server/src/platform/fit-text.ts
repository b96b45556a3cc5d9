// Texts that no call takes: with control characters (PostgreSQL cannot keep U+0000, and a line break forges a line of a log)
// or with half of a character. Looked for in whatever a request carries, so that no field can be forgotten.

const unfit = /[\p{Cc}\p{Cs}]/u

export const isFitText = (text: string): boolean => !unfit.test(text)

/** Where the first unfit text is, as `body.name` would be found: `['name']`; null where there is none. */
export const pathOfUnfitText = (value: unknown): string[] | null => {
  if (typeof value === 'string') return isFitText(value) ? null : []
  if (typeof value !== 'object' || value === null) return null
  for (const [key, part] of Object.entries(value)) {
    const path = pathOfUnfitText(part)
    if (path) return [key, ...path]
  }
  return null
}
