// No line break between a number and its unit, or within a ratio: '25 °C', '3.0 m/s' and '3 : 1' stay together.

const unit = '(?:[kMmµnGcd]?(?:m|g|s|V|A|W|J|N|Pa|Hz|Ω|C|mol|eV|Wh)|h|min|K|°C|°|%)[²³⁻¹]*(?![\\p{L}\\d])'
/** A number with its unit, or the slash and unit in a table head. */
const quantity = `(?:[\\d.½¼⁰¹²³⁴-⁹⁻]+|/) ?${unit}(?: ?/ ?${unit})*`
/** A unit in brackets behind its slash, a ratio, and a datum: `/ (g/cm³)`, `3 : 1`, `C = 12`. */
const others = '/ \\([^()]{1,14}\\)|\\d+(?: : \\d+)+|[A-Z][a-z]? = [\\d.]+'
const unbroken = new RegExp(`(${others}|${quantity})`, 'u')

export interface Stretch {
  /** Its offset in the text; identifies it. */
  readonly at: number
  readonly text: string
  /** Must not be broken across lines. */
  readonly whole: boolean
}

/** Splits a text into stretches. Nothing is added, so screen readers and copying get the original text. */
export const stretches = (text: string): Stretch[] => {
  let at = 0
  return text.split(unbroken).flatMap((part, index) => {
    const stretch = { at, text: part, whole: index % 2 === 1 }
    at += part.length
    return part === '' ? [] : [stretch]
  })
}
