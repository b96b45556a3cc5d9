// How a chain of angles is written: each line an angle, its sum and, below it, the reason, as mark schemes ask for it.

/** 'ABC' in a formula: 'A B C'. */
const spaced = (key: string): string => {
  return [...key].join(' ')
}

const below = (reason: string): string => {
  return reason === '' ? '' : ` #linebreak() #text(fill: ink-soft)[${reason}]`
}

/** A line on the way: an angle such as 'ABC', what it is equal to as markup, and why. */
export const step = (marks: string, angle: string, equals: string, reason = ''): string => {
  return `#working("${marks}")[angle $${spaced(angle)} = ${equals}$${below(reason)}]`
}

/** A line that ends in an answer in degrees, reached by a sum or at once. */
export const found = (marks: string, angle: string, sum: string, size: number, reason = ''): string => {
  const way = sum === '' ? '' : `$${sum} =$ `
  return `#working("${marks}")[angle $${spaced(angle)} =$ ${way}#result[$${size}°$]${below(reason)}]`
}

/** The same for an angle that has a letter. */
export const foundLetter = (
  marks: string,
  letter: string,
  sum: string,
  size: number,
  reason = '',
): string => {
  const way = sum === '' ? '' : `$${sum} =$ `
  return `#working("${marks}")[$${letter} =$ ${way}#result[$${size}$]${below(reason)}]`
}

/** Markup of px + q, with no `1x` and no `+ −`. */
export const linear = (coefficient: number, constant: number, letter = 'x'): string => {
  const first = coefficient === 1 ? letter : `${coefficient}${letter}`
  if (constant === 0) return first
  return `${first} ${constant < 0 ? '-' : '+'} ${Math.abs(constant)}`
}

/** The same in words: '3x plus 10'. */
export const linearInWords = (coefficient: number, constant: number, letter = 'x'): string => {
  const first = coefficient === 1 ? letter : `${coefficient}${letter}`
  if (constant === 0) return first
  return `${first} ${constant < 0 ? 'minus' : 'plus'} ${Math.abs(constant)}`
}
