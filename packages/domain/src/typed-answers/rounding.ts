// Numbers that are asked for to so many figures or places.
import type { Rounding } from './asked.ts'

/** A decimal as typed: its digits count. */
export interface Decimal {
  readonly value: number
  /** Digits after the point, and digits from the first that is not 0; zeros at the end of a whole number may or may not count. */
  readonly places: number
  readonly figures: { readonly least: number; readonly most: number }
}

/** @param text as `-3.50`; null: no decimal number */
export const decimalOf = (text: string): Decimal | null => {
  const parts = /^-?(\d*)(?:\.(\d*))?$/.exec(text)
  if (!parts || /^-?\.?$/.test(text)) return null
  const [, whole = '', after = ''] = parts
  const digits = `${whole}${after}`.replace(/^0+/, '')
  const least = text.includes('.') ? digits.length : digits.replace(/0+$/, '').length
  return {
    value: Number(text),
    places: after.length,
    figures: { least: Math.max(1, least), most: Math.max(1, digits.length) },
  }
}

/** Half away from zero, as on paper; what a computer stores of 2.675 must not round it down. */
export const roundedTo = (value: number, to: Rounding): number => {
  const places =
    'places' in to ? to.places : value === 0 ? 0 : to.figures - 1 - Math.floor(Math.log10(Math.abs(value)))
  return toPlaces(value, places)
}

const toPlaces = (value: number, places: number): number => {
  const size = Number(`${Number(Math.abs(value).toPrecision(14))}e${places}`)
  if (!Number.isFinite(size)) {
    const scale = 10 ** places
    return Math.sign(value) * (Math.round(Math.abs(value) * scale) / scale)
  }
  return Math.sign(value) * Number(`${Math.round(Number(size.toPrecision(14)))}e${-places}`)
}
