// Trigonometry in degrees, as in the syllabus.

const radians = Math.PI / 180

export const sin = (angle: number): number => Math.sin(angle * radians)
export const cos = (angle: number): number => Math.cos(angle * radians)
export const tan = (angle: number): number => Math.tan(angle * radians)
/** Inverses, in degrees. */
export const arcsin = (ratio: number): number => Math.asin(ratio) / radians
export const arccos = (ratio: number): number => Math.acos(ratio) / radians
export const arctan = (ratio: number): number => Math.atan(ratio) / radians

/** A bearing as three figures: '047°', '213.4°'. */
export const bearing = (value: number): string => {
  const turned = ((value % 360) + 360) % 360
  const whole = Math.round(turned)
  const text = Math.abs(turned - whole) < 1e-9 ? String(whole % 360) : turned.toFixed(1)
  return `${text.padStart(text.includes('.') ? 5 : 3, '0')}°`
}
