// Points in space: distances and angles by coordinates.

export type Space = readonly [x: number, y: number, z: number]

export const spaceDistance = (a: Space, b: Space): number => {
  return Math.hypot(...a.map((value, n) => value - (b[n] ?? 0)))
}

/** The angle APB in degrees, by the scalar product: a way that no solution here takes. */
export const spaceAngle = (a: Space, p: Space, b: Space): number => {
  const [u, v] = [a, b].map((end) => end.map((value, n) => value - (p[n] ?? 0)))
  const product = (u ?? []).reduce((sum, value, n) => sum + value * (v?.[n] ?? 0), 0)
  return (Math.acos(product / (spaceDistance(a, p) * spaceDistance(b, p))) * 180) / Math.PI
}
