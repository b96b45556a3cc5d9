// A line does not end between a number and its unit: '25 °C' and '3.0 m/s' stay together.

const noBreakSpace = '\u00A0'
const wordJoiner = '\u2060'

const unit = '(?:[kMmµnGcd]?(?:m|g|s|V|A|W|J|N|Pa|Hz|Ω|C|mol|eV|Wh)|h|min|K|°C|°|%)[²³⁻¹]*(?![\\p{L}\\d])'
/** After a number, or after the slash of a table's head. */
const quantity = new RegExp(`(?<=[\\d½¼⁰¹²³⁴-⁹/]) ?${unit}(?: ?/ ?${unit})*`, 'gu')

/** Keeps every number and its unit on one line. What is read or copied stays the same text. */
export const unbroken = (text: string): string =>
  text.replace(quantity, (found) => found.replaceAll(' ', noBreakSpace).replaceAll('/', `/${wordJoiner}`))
