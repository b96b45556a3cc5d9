// What a page of a PDF does: its operations, one after the other, and the glyphs and texts that they name.

/** A string may have parentheses in it that are balanced. */
const deepest = 12
const string = Array.from({ length: deepest }).reduce<string>(
  (inner) => String.raw`\((?:\\[\s\S]|[^\\()]${inner && `|${inner}`})*\)`,
  '',
)
const token = new RegExp(
  String.raw`${string}|<<|>>|<[0-9A-F]*>|[[\]]|\/[^\s/<>[\]()]+|[-+]?[\d.]+|[A-Za-z'"*]+`,
  'g',
)

export interface Operation {
  readonly operator: string
  readonly operands: readonly string[]
  /** Where it stands in the content, its operands with it. */
  readonly from: number
  readonly to: number
}

export function* operationsOf(content: string): Generator<Operation> {
  let operands: string[] = []
  let from: number | undefined
  for (const { index, 0: word } of content.matchAll(token)) {
    from ??= index
    if (!/^[A-Za-z'"*]/.test(word)) {
      operands.push(word)
      continue
    }
    yield { operator: word, operands, from, to: index + word.length }
    operands = []
    from = undefined
  }
}

const bytesOf = (string: string): Buffer =>
  Buffer.from(
    string
      .slice(1, -1)
      .replaceAll(/\\([0-7]{1,3}|[\s\S])/g, (_, sign: string) =>
        /^[0-7]/.test(sign)
          ? String.fromCharCode(Number.parseInt(sign, 8))
          : ({ n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }[sign] ?? sign),
      ),
    'latin1',
  )

export const isString = (operand: string): boolean => /^\(|^<[0-9A-F]*>$/.test(operand)

/** The glyphs of a string, by their numbers in hexadecimal. */
export const glyphsIn = (string: string): string[] => {
  const hex = string.startsWith('(') ? bytesOf(string).toString('hex').toUpperCase() : string.slice(1, -1)
  return hex.match(/.{4}/g) ?? []
}

export const hexOfGlyph = (glyph: number): string => glyph.toString(16).toUpperCase().padStart(4, '0')

export const utf16 = (hex: string): string => Buffer.from(hex, 'hex').swap16().toString('utf16le')

/** What a stretch of a page says of its own text. */
export const actualTextIn = (operands: readonly string[]): string | undefined => {
  const hex = operands.join(' ').match(/\/ActualText <FEFF([0-9A-F]*)>/)?.[1]
  return hex === undefined ? undefined : utf16(hex)
}
