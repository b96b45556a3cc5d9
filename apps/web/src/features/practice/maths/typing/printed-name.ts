// Names of fields and letters are written as they are typed: `f^(-1)(x)`. Some are words, such as `common ratio`.

/** f⁻¹(x) */
export const printedName = (name: string): string =>
  name
    .replace(/\^\(?-1\)?/g, '⁻¹')
    .replace(/\^2/g, '²')
    .replaceAll("'", '′')

/** Whether a printed name is a letter, two points, or a function: x, u₂, AD, f⁻¹(x), dy/dx, sin θ. */
export const isSymbol = (name: string): boolean =>
  /^(?:\p{L}(?:′{0,2}|[₀-₉])|\p{Lu}{2}|(?:sin|cos|tan|sec|cosec|cot) [\p{L}]{1,3}|d²?\p{L}\/d\p{L}²?|\p{L}{1,2}[⁻¹²′]*\(.{1,3}\))$/u.test(
    name,
  )

/** Longer names stand above the field. */
export const isInline = (name: string): boolean => name.length <= 7

/** Close behind the number: 62.7°, 8%. */
export const isUnitClose = (unit: string): boolean => /^[°%]$/.test(unit)
