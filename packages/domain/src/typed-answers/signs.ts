// From the characters of a keypad, a keyboard or another alphabet's digits to the signs that the reader knows.

/** As long as any answer could be: what is longer is not read. */
export const longestAnswer = 200

const replaced: Readonly<Record<string, string>> = {
  '−': '-',
  '–': '-',
  '×': '*',
  '·': '*',
  '∙': '*',
  '⋅': '*',
  '÷': '/',
  '⁄': '/',
  '∕': '/',
  '‐': '-',
  '‑': '-',
  '—': '-',
  '∶': ':',
  '˚': '°',
  º: '°',
  '≦': '<=',
  '≧': '>=',
  '≤': '<=',
  '⩽': '<=',
  '≥': '>=',
  '⩾': '>=',
  '≠': '!=',
  '∞': 'inf',
  '“': '"',
  '”': '"',
  '’': "'",
  '′': "'",
  '\u00a0': ' ',
  '\u202f': ' ',
  '\u2009': ' ',
}

const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹'
const subscripts = '₀₁₂₃₄₅₆₇₈₉'
const fractions: Readonly<Record<string, string>> = {
  '½': '1/2',
  '⅓': '1/3',
  '⅔': '2/3',
  '¼': '1/4',
  '¾': '3/4',
  '⅕': '1/5',
  '⅖': '2/5',
  '⅗': '3/5',
  '⅘': '4/5',
  '⅙': '1/6',
  '⅚': '5/6',
  '⅛': '1/8',
  '⅜': '3/8',
  '⅝': '5/8',
  '⅞': '7/8',
}

/** sin ½x */
const halfOfLetter = new RegExp(`(sin|cos|tan)\\s*([${Object.keys(fractions).join('')}]\\p{L})`, 'gu')

/** Decimal digits of the alphabets that students here type in. */
const zeros = ['০', '٠', '۰', '०', '０']

const digitOf = (sign: string): string | null => {
  const code = sign.codePointAt(0) ?? 0
  for (const zero of zeros) {
    const digit = code - (zero.codePointAt(0) ?? 0)
    if (digit >= 0 && digit <= 9) return String(digit)
  }
  return null
}

/** 12 500 000, as the questions print it. */
const inThrees = /(?<![\d.])\d{1,3}(?: \d{3})+(?![\d/])/g

/** The same text in signs that the reader knows; what it does not know stays as it is. */
export const inKnownSigns = (text: string): string => {
  let known = ''
  for (const sign of text.trim()) known += replaced[sign] ?? digitOf(sign) ?? sign
  return (
    known
      .replace(halfOfLetter, '$1($2)')
      .replace(/\*\*/g, '^')
      .replace(/\^\{([^{}]*)\}/g, '^($1)')
      .replace(/(^|[=,;]\s*)\+\s*\/?\s*-\s*(?=[\d√(]|sqrt|root)/gi, '$1±')
      .replace(/=>/g, '>=')
      .replace(/=</g, '<=')
      .replace(/³√/g, '∛')
      .replace(/\bexp\s*\(/g, 'e^(')
      // 22.345…, 1 − 14x + …
      .replace(/\s*\+?\s*(?:\.{3,}|…)\s*$/, '')
      .replace(
        new RegExp(`⁻?[${superscripts}]+`, 'g'),
        (raised) =>
          `^(${raised.replace('⁻', '-').replace(/[⁰¹²³⁴-⁹]/g, (one) => String(superscripts.indexOf(one)))})`,
      )
      .replace(
        new RegExp(`[${subscripts}]+`, 'g'),
        (lowered) => `_(${[...lowered].map((one) => subscripts.indexOf(one)).join('')})`,
      )
      .replace(
        new RegExp(`(?:(\\d) *)?([${Object.keys(fractions).join('')}])`, 'g'),
        (_, whole: string | undefined, one: string) =>
          whole ? `${whole} ${fractions[one]}` : `(${fractions[one]})`,
      )
      .replace(inThrees, (number) => number.replaceAll(' ', ''))
  )
}
