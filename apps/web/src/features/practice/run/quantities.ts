// A line does not end between a number and its unit: '25 °C' and '3.0 m/s' stay together.

const unit = '(?:[kMmµnGcd]?(?:m|g|s|V|A|W|J|N|Pa|Hz|Ω|C|mol|eV|Wh)|h|min|K|°C|°|%)[²³⁻¹]*(?![\\p{L}\\d])'
/** A number with its unit, or the slash and the unit of a table's head. */
const quantity = new RegExp(`((?:[\\d.½¼⁰¹²³⁴-⁹⁻]+|/) ?${unit}(?: ?/ ?${unit})*)`, 'u')

export interface Stretch {
  /** Where it begins in the text; tells stretches apart. */
  readonly at: number
  readonly text: string
  /** Its line must not end within it. */
  readonly whole: boolean
}

/** A text in its stretches. Nothing is added, so what is read aloud or copied is the text as it was. */
export const stretches = (text: string): Stretch[] => {
  let at = 0
  return text.split(quantity).flatMap((part, place) => {
    const stretch = { at, text: part, whole: place % 2 === 1 }
    at += part.length
    return part === '' ? [] : [stretch]
  })
}
