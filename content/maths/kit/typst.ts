// The tag that templates write Typst markup with: typst`$x = ${answer}$`. Backslashes stay as they are, and what must
// never reach a student (undefined, NaN, 0.30000000000000004) is an error at the place where it is written.

export type Piece = string | number

/** At most this many digits after the decimal point are ever printed; more means that something was not rounded. */
const mostDecimals = 6

function printed(piece: Piece): string {
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
export function typst(strings: TemplateStringsArray, ...pieces: readonly Piece[]): string {
  return strings.raw.map((text, n) => (n === 0 ? text : printed(pieces[n - 1] ?? Number.NaN) + text)).join('')
}

function spoken(text: string): string {
  return text.replace(/^[-−](?=\d)/, 'minus ').replace(/°$/, ' degrees')
}

/**
 * Plain text for `alt` and `answerAlt`, with the same care: plain`${a} squared is ${a * a}.`
 * A value −3 is spoken "minus 3", and '47.3°' is "47.3 degrees".
 */
export function plain(strings: TemplateStringsArray, ...pieces: readonly Piece[]): string {
  return strings
    .map((text, n) => (n === 0 ? text : spoken(printed(pieces[n - 1] ?? Number.NaN)) + text))
    .join('')
    .replace(/\s+/g, ' ')
    .trim()
}

/** A point in the kit's coordinates: '(3.214, -1)'. */
export function pair([x, y]: readonly [x: number, y: number]): string {
  const rounded = (value: number) => Math.round(value * 1000) / 1000 + 0
  return `(${rounded(x)}, ${rounded(y)})`
}
