// Words without what may or may not be written.
import { inKnownSigns } from './signs.ts'

/** Small letters, without marks of punctuation. */
export const plain = (text: string): string =>
  inKnownSigns(text)
    .toLowerCase()
    .replace(/['’]s\b|['’]/g, '')
    .replace(/(?<=[\p{L}\d])-(?=\p{L}{2}|\d)/gu, ' ')
    .replace(/[∘∠]/g, '')
    .replaceAll('∈', ' ∈ ')
    .replace(/[.,;:!"]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** Without spaces and signs that may or may not be written. */
export const tight = (text: string): string =>
  plain(text)
    .replaceAll('ˣ', '^x')
    .replaceAll('ⁿ', '^n')
    .replace(/\b(?:and)\b|[&{}*\s]/g, '')
    .replace(/[()^]/g, '')
