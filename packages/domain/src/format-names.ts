// Lists, and the order of names, in the language of the app.
import { language } from './format.ts'

const collator = new Intl.Collator(language)

/** Orders texts as a dictionary does, for `sort`. */
export const compareTexts = (a: string, b: string): number => collator.compare(a, b)

const lists = new Intl.ListFormat(language)

/** `3, 5 and 12` */
export const formatList = (parts: readonly (string | number)[]): string => lists.format(parts.map(String))
