/** A currency of one sign stands before its number: $25. */
export const isUnitBefore = (unit: string): boolean => /^[$£€]$/.test(unit)
