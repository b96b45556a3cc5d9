// A line does not end between a number and its unit: '25 °C' and '3.0 m/s' stay together.

const noBreakSpace = '\u00A0'
const wordJoiner = '\u2060'

const unit =
  '(?:°C|%|Ω|[kMmµnGc]?(?:m|g|s|V|A|W|J|N|Pa|Hz|Ω|C|mol|eV)|dm|h|min|kWh|K|°|MeV|rpm)[²³⁻¹]*(?![\\p{L}\\d])'
const quantity = new RegExp(
  `(?<=[\\d½¼⁰¹²³⁴-⁹]) (?=${unit})|(?<=\\d ?${unit.replace('(?![\\p{L}\\d])', '')})( ?/ ?)(?=${unit})|(?<= /) (?=${unit})`,
  'gu',
)

/** Keeps every number and its unit on one line. What is read or copied stays the same text. */
export const unbroken = (text: string): string =>
  text.replace(quantity, (between) =>
    between.includes('/')
      ? `${between.replaceAll(' ', noBreakSpace).replace('/', `/${wordJoiner}`)}`
      : noBreakSpace,
  )
