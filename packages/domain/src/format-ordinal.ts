// Places of a ranking, apart from other numbers because one screen has them.
import { formatNumber, language, onFirstUse } from './format.ts'

const ordinals = onFirstUse(() => new Intl.PluralRules(language, { type: 'ordinal' }))
const suffixes: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' }

/** `1st`, `2nd`, `1,203rd` */
export const formatOrdinal = (value: number): string =>
  formatNumber(value) + (suffixes[ordinals().select(value)] ?? 'th')
