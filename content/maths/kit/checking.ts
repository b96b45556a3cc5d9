// Independent ways to an answer, for `verify`: roots by counting sign changes, areas by many thin strips, derivatives by a
// small step, distances by Pythagoras on coordinates. None of them uses how the template found its answer.

/** Whether two numbers agree to within a relative 10⁻⁹, or within `tolerance` where the answer was rounded. */
export const agree = (
  a: number,
  b: number,
  tolerance = 1e-9 * Math.max(1, Math.abs(a), Math.abs(b)),
): boolean => {
  return Math.abs(a - b) <= tolerance
}

/** Whether a printed answer is the value rounded to its last place: roundsTo(12.043, '12.0'). */
export const roundsTo = (value: number, printed: string): boolean => {
  const number = Number(printed.replace('−', '-').replace(/[° ]/g, ''))
  const places = printed.replace(/[° ]/g, '').split('.')[1]?.length
  const lastDigit = places === undefined ? trailingUnit(printed.replace(/[° −]/g, '')) : 10 ** -places
  return Math.abs(value - number) <= lastDigit / 2 + 1e-9
}

// 12 300 to 3 significant figures ends in zeros that are not exact.
const trailingUnit = (digits: string): number => {
  const zeros = digits.match(/0+$/)?.[0].length ?? 0
  return digits.length - zeros <= 3 && digits.length > 3 ? 10 ** (digits.length - 3) : 1
}

/** The area under f from a to b, by Simpson's rule on 2,000 strips. */
export const integrate = (f: (x: number) => number, a: number, b: number): number => {
  const strips = 2000
  const width = (b - a) / strips
  let sum = f(a) + f(b)
  for (let n = 1; n < strips; n += 1) sum += (n % 2 === 1 ? 4 : 2) * f(a + n * width)
  return (sum * width) / 3
}

/** The gradient of f at x, by a small step to either side. */
export const gradient = (f: (x: number) => number, x: number): number => {
  const step = 1e-5 * Math.max(1, Math.abs(x))
  return (f(x + step) - f(x - step)) / (2 * step)
}

/** Every root of f from a to b where it changes sign, in order. Roots at a and b count; poles do not. */
export const roots = (f: (x: number) => number, a: number, b: number, pieces = 3600): number[] => {
  const found: number[] = []
  const width = (b - a) / pieces
  let atHigh = f(a)
  for (let n = 0; n < pieces; n += 1) {
    let [low, high] = [a + n * width, a + (n + 1) * width]
    const atLow = atHigh
    atHigh = f(high)
    if (Math.abs(atLow) < 1e-9) {
      found.push(low)
      continue
    }
    if (atLow * atHigh > 0 || Math.abs(atHigh) < 1e-9) continue
    for (let halving = 0; halving < 60; halving += 1) {
      const middle = (low + high) / 2
      if (atLow * f(middle) <= 0) high = middle
      else low = middle
    }
    if (Math.abs(f(low)) < 1e-3) found.push(low)
  }
  if (Math.abs(f(b)) < 1e-9) found.push(b)
  return found
}

export type Point = readonly [x: number, y: number]

export const distance = ([ax, ay]: Point, [bx, by]: Point): number => {
  return Math.hypot(bx - ax, by - ay)
}

/** The angle ABC in degrees, 0 to 180, from the coordinates. */
export const angleAt = (b: Point, a: Point, c: Point): number => {
  const [ux, uy, vx, vy] = [a[0] - b[0], a[1] - b[1], c[0] - b[0], c[1] - b[1]]
  return (Math.atan2(Math.abs(ux * vy - uy * vx), ux * vx + uy * vy) * 180) / Math.PI
}

/** The area of a polygon from its corners in order (the shoelace formula). */
export const polygonArea = (...corners: readonly Point[]): number => {
  const twice = corners.reduce((sum, [x, y], n) => {
    const [nextX, nextY] = corners[(n + 1) % corners.length] ?? [0, 0]
    return sum + x * nextY - nextX * y
  }, 0)
  return Math.abs(twice) / 2
}

/** The logarithm of a number to a base. */
export const log = (of: number, base: number): number => Math.log(of) / Math.log(base)
