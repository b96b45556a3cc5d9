// Texts that no call accepts: those with control characters (PostgreSQL cannot store U+0000, and a line break can forge a log
// line) or with lone surrogates. Everything in a request is checked, so that no field can be forgotten.

const unfit = /[\p{Cc}\p{Cs}]/u

export const isFitText = (text: string): boolean => !unfit.test(text)

/** Returns the path to the first unfit text, such as `['name']` for `body.name`, or null where there is none. */
export const pathOfUnfitText = (value: unknown): string[] | null => {
  if (typeof value === 'string') return isFitText(value) ? null : []
  if (typeof value !== 'object' || value === null) return null
  for (const [key, part] of Object.entries(value)) {
    const path = pathOfUnfitText(part)
    if (path) return [key, ...path]
  }
  return null
}
