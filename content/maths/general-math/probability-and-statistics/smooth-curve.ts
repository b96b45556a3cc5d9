// The curve that the kit draws through points of cumulative frequency, as numbers: a natural cubic spline, held back so
// that it never falls. So what the solution reads off is what the student sees.

export type CurvePoints = readonly (readonly [x: number, y: number])[]

interface Piece {
  readonly from: number
  readonly to: number
  readonly low: number
  readonly high: number
  readonly slopes: readonly [number, number]
}

/** The slopes of a natural cubic spline, by solving its system row by row. */
const splineSlopes = (widths: readonly number[], gradients: readonly number[]): number[] => {
  const last = gradients.length
  const upper = [0.5]
  const value = [1.5 * (gradients[0] ?? 0)]
  for (let n = 1; n <= last; n += 1) {
    const [w, v] = [widths[n - 1] ?? 1, widths[n] ?? 1]
    const [g, h] = [gradients[n - 1] ?? 0, gradients[n] ?? 0]
    const [before, diagonal, after, right] =
      n === last ? [1, 2, 0, 3 * g] : [1 / w, 2 / w + 2 / v, 1 / v, 3 * (g / w + h / v)]
    const pivot = diagonal - before * (upper[n - 1] ?? 0)
    value.push((right - before * (value[n - 1] ?? 0)) / pivot)
    upper.push(after / pivot)
  }
  const slopes = [value[last] ?? 0]
  for (let n = last - 1; n >= 0; n -= 1) slopes.unshift((value[n] ?? 0) - (upper[n] ?? 0) * (slopes[0] ?? 0))
  return slopes
}

const piecesOf = (points: CurvePoints): Piece[] => {
  const steps = points.slice(1).map(([x, y], n) => ({ x, y, before: points[n] ?? [0, 0] }))
  const widths = steps.map(({ x, before }) => x - before[0])
  const gradients = steps.map(({ y, before }, n) => (y - before[1]) / (widths[n] ?? 1))
  const slopes = splineSlopes(widths, gradients).map((slope, n) => {
    const beside = gradients.slice(Math.max(0, n - 1), n + 1)
    return Math.max(0, Math.min(3 * Math.min(...beside), slope))
  })
  return steps.map(({ x, y, before }, n) => ({
    from: before[0],
    to: x,
    low: before[1],
    high: y,
    slopes: [slopes[n] ?? 0, slopes[n + 1] ?? 0],
  }))
}

interface SmoothCurve {
  /** The cumulative frequency up to x. */
  heightAt(x: number): number
  /** Where the curve reaches a height, by halving. */
  placeOf(height: number): number
}

export const smoothCurve = (points: CurvePoints): SmoothCurve => {
  const pieces = piecesOf(points)
  const curve: SmoothCurve = {
    heightAt(x) {
      const piece = pieces.find(({ to }) => x <= to) ?? pieces.at(-1)
      if (!piece) throw new Error('a curve needs two points')
      const { from, to, low, high, slopes } = piece
      const width = to - from
      const t = (x - from) / width
      return (
        low * (1 + 2 * t) * (1 - t) ** 2 +
        high * t ** 2 * (3 - 2 * t) +
        width * (slopes[0] * t * (1 - t) ** 2 - slopes[1] * t ** 2 * (1 - t))
      )
    },
    placeOf(height) {
      let [low, high] = [points[0]?.[0] ?? 0, points.at(-1)?.[0] ?? 0]
      for (let halving = 0; halving < 40; halving += 1) {
        const middle = (low + high) / 2
        if (curve.heightAt(middle) < height) low = middle
        else high = middle
      }
      return (low + high) / 2
    },
  }
  return curve
}
