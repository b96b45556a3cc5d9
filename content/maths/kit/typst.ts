// The tag for the Typst markup of templates: typst`$x = ${answer}$`. Backslashes stay as they are, and what must never reach
// a student (undefined, NaN, 0.30000000000000004) throws where it is written.

export type Piece = string | number

/** The most digits printed after the decimal point; more means that a value was not rounded. */
const mostDecimals = 6

const printed = (piece: Piece): string => {
  if (typeof piece === 'string') {
    if (/\b(?:undefined|NaN|Infinity)\b|\[object /.test(piece)) throw new Error(`"${piece}" is in the markup`)
    return piece
  }
  if (typeof piece !== 'number' || !Number.isFinite(piece)) throw new Error(`${piece} is in the markup`)
  const text = String(piece)
  if (text.includes('e') || (text.split('.')[1]?.length ?? 0) > mostDecimals) {
    throw new Error(`${text} is in the markup; round it with significant() or decimals()`)
  }
  return text
}

/** Markup with its values in place. @throws Error for a value that is not a finite, rounded number or text. */
export const typst = (strings: TemplateStringsArray, ...pieces: readonly Piece[]): string => {
  return strings.raw.map((text, n) => (n === 0 ? text : printed(pieces[n - 1] ?? Number.NaN) + text)).join('')
}

const spoken = (text: string): string => {
  return text.replace(/^[-−](?=\d)/, 'minus ').replace(/°$/, ' degrees')
}

/**
 * Plain text for `alt` and `answerAlt`, with the same checks: plain`${a} squared is ${a * a}.`
 * A value −3 is spoken "minus 3", and '47.3°' is "47.3 degrees".
 */
export const plain = (strings: TemplateStringsArray, ...pieces: readonly Piece[]): string => {
  return strings
    .map((text, n) => (n === 0 ? text : spoken(printed(pieces[n - 1] ?? Number.NaN)) + text))
    .join('')
    .replace(/\s+/g, ' ')
    .trim()
}

/** A point in the kit's coordinates: '(3.214, -1)'. */
export const pair = ([x, y]: readonly [x: number, y: number]): string => {
  const rounded = (value: number) => Math.round(value * 1000) / 1000 + 0
  return `(${rounded(x)}, ${rounded(y)})`
}
