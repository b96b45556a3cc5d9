// Coordinate geometry for 0580: points, straight-line graphs, gradient, length and midpoint, equations of lines, parallel
// and perpendicular lines.

import { unbroken } from '../../kit/grids.ts'
import type { MathsTopic, Template } from '../../template.ts'
import { perpendicularBisector, rightAngle } from './bisectors.ts'
import { graphInContext } from './context.ts'
import { distanceFromLine } from './distance-from-a-line.ts'
import { drawLine, tableAndGraph } from './drawing.ts'
import { drawnRelation } from './drawn-relations.ts'
import { equationFromGradient, equationFromGraph } from './equations.ts'
import { gradientFromEquation, whichLines } from './equations-read.ts'
import { comparedLengths, unknownFromLength } from './from-lengths.ts'
import { equationOfPoints, integerEquation } from './from-two-points.ts'
import { gradientFromGraph, gradientOfPoints } from './gradients.ts'
import { exactLength, perimeter, roundedLength } from './lengths.ts'
import { drawnInFull } from './long-drawn.ts'
import { exactLines } from './long-exact.ts'
import { linesAndAreas } from './long-lines.ts'
import { bisectorAndRhombus } from './long-rhombus.ts'
import { roadsOnAMap } from './long-roads.ts'
import { triangleFromPoints } from './long-triangles.ts'
import { midpoint, shareOfLine } from './midpoints.ts'
import { missingCoordinate } from './missing-coordinate.ts'
import { axesCrossings, pointAndLine } from './on-a-line.ts'
import { constantForDirection, parallelLine } from './parallel.ts'
import { howLinesLie, perpendicularGradient, perpendicularLine } from './perpendicular.ts'
import { areaOnGrid, pointsOnGrid } from './points.ts'
import { rectangle, rhombus } from './quadrilaterals.ts'
import { graphicalSolution } from './solve-by-drawing.ts'
import { intersection, triangleOfLines } from './where-lines-meet.ts'

const templates: readonly Template[] = [
  pointsOnGrid,
  areaOnGrid,
  tableAndGraph,
  drawLine,
  graphicalSolution,
  gradientFromGraph,
  gradientOfPoints,
  missingCoordinate,
  gradientFromEquation,
  whichLines,
  graphInContext,
  midpoint,
  shareOfLine,
  exactLength,
  roundedLength,
  perimeter,
  unknownFromLength,
  comparedLengths,
  equationFromGraph,
  equationFromGradient,
  equationOfPoints,
  integerEquation,
  pointAndLine,
  axesCrossings,
  intersection,
  triangleOfLines,
  parallelLine,
  perpendicularGradient,
  perpendicularLine,
  howLinesLie,
  constantForDirection,
  perpendicularBisector,
  rightAngle,
  rectangle,
  rhombus,
  distanceFromLine,
  bisectorAndRhombus,
  drawnRelation,
  triangleFromPoints,
  roadsOnAMap,
  linesAndAreas,
  exactLines,
  drawnInFull,
]

export const topic: MathsTopic = {
  key: 'general_math_coordinate_geometry',
  templates: templates.map(unbroken),
  published: [
    { template: 'points-on-a-grid', case: 'read-and-plot', seed: 3 },
    { template: 'points-on-a-grid', case: 'parallelogram', seed: 1 },
    { template: 'table-and-graph', case: 'rising', seed: 1 },
    { template: 'gradient-from-a-graph', case: 'rising', seed: 1 },
    { template: 'draw-a-line', case: 'vertical-and-horizontal', seed: 2 },
    { template: 'midpoint', case: 'find-midpoint', seed: 2 },
    { template: 'gradient-from-a-graph', case: 'falling', seed: 1 },
    { template: 'points-on-a-grid', case: 'kite', seed: 2 },
    { template: 'area-on-a-grid', case: 'triangle', seed: 2 },
    { template: 'equation-from-a-graph', case: 'three-lines', seed: 1 },
    { template: 'gradient-of-two-points', case: 'numbers', seed: 1 },
    { template: 'table-and-graph', case: 'falling', seed: 3 },
    { template: 'exact-length', case: 'whole-number', seed: 1 },
    { template: 'midpoint', case: 'find-other-end', seed: 1 },
    { template: 'draw-a-line', case: 'from-gradient', seed: 3 },
    { template: 'which-lines', case: 'parallel-and-crossing', seed: 1 },
    { template: 'equation-from-a-graph', case: 'whole-gradient', seed: 2 },
    { template: 'equation-from-gradient', case: 'crossing-given', seed: 2 },
    { template: 'point-and-line', case: 'does-it-lie', seed: 1 },
    { template: 'gradient-from-a-graph', case: 'unequal-scales', seed: 2 },
    { template: 'rounded-length', case: 'from-coordinates', seed: 2 },
    { template: 'rounded-length', case: 'on-a-map', seed: 1 },
    { template: 'draw-a-line', case: 'by-intercepts', seed: 2 },
    { template: 'graph-in-context', case: 'fare', seed: 1 },
    { template: 'solve-by-drawing', case: 'draw-the-second', seed: 1 },
    { template: 'gradient-from-equation', case: 'multiple-of-y', seed: 1 },
    { template: 'point-and-line', case: 'find-coordinate', seed: 2 },
    { template: 'equation-from-gradient', case: 'point-given', seed: 1 },
    { template: 'area-on-a-grid', case: 'tilted-triangle', seed: 2 },
    { template: 'table-and-graph', case: 'half', seed: 3 },
    { template: 'equation-from-a-graph', case: 'fraction-gradient', seed: 3 },
    { template: 'midpoint', case: 'two-letters', seed: 2 },
    { template: 'exact-length', case: 'surd', seed: 2 },
    { template: 'graph-in-context', case: 'tank', seed: 1 },
    { template: 'gradient-from-equation', case: 'both-on-one-side', seed: 2 },
    { template: 'equation-from-two-points', case: 'whole-gradient', seed: 2 },
    { template: 'solve-by-drawing', case: 'which-is-higher', seed: 2 },
    { template: 'missing-coordinate', case: 'given-gradient', seed: 2 },
    { template: 'crossings-of-the-axes', case: 'area', seed: 2 },
    { template: 'parallel-line', case: 'through-a-point', seed: 2 },
    { template: 'perpendicular-gradient', case: 'of-an-equation', seed: 2 },
    { template: 'compare-lengths', case: 'isosceles', seed: 2 },
    { template: 'perimeter-of-a-shape', case: 'kite', seed: 2 },
    { template: 'graph-in-context', case: 'two-packages', seed: 1 },
    { template: 'equation-from-two-points', case: 'fraction-gradient', seed: 2 },
    { template: 'point-and-line', case: 'multiple-of-k', seed: 2 },
    { template: 'where-lines-meet', case: 'both-for-y', seed: 2 },
    { template: 'parallel-line', case: 'from-another-form', seed: 2 },
    { template: 'perpendicular-gradient', case: 'of-a-segment', seed: 2 },
    { template: 'which-lines', case: 'perpendicular', seed: 2 },
    { template: 'missing-coordinate', case: 'on-one-line', seed: 2 },
    { template: 'gradient-of-two-points', case: 'letters', seed: 2 },
    { template: 'share-of-a-line', case: 'in-a-ratio', seed: 2 },
    { template: 'crossings-of-the-axes', case: 'length', seed: 3 },
    { template: 'perpendicular-line', case: 'through-a-point', seed: 2 },
    { template: 'compare-lengths', case: 'right-angled', seed: 2 },
    { template: 'perimeter-of-a-shape', case: 'triangle', seed: 2 },
    { template: 'where-lines-meet', case: 'mixed-forms', seed: 3 },
    { template: 'how-two-lines-lie', case: 'four-points', seed: 6 },
    { template: 'gradient-from-equation', case: 'bracket', seed: 4 },
    { template: 'equation-in-whole-numbers', case: 'two-points', seed: 2 },
    { template: 'perpendicular-line', case: 'from-another-form', seed: 3 },
    { template: 'compare-lengths', case: 'circle', seed: 2 },
    { template: 'parallel-line', case: 'same-crossing', seed: 3 },
    { template: 'share-of-a-line', case: 'produced', seed: 3 },
    { template: 'how-two-lines-lie', case: 'two-equations', seed: 3 },
    { template: 'constant-for-direction', case: 'parallel', seed: 2 },
    { template: 'right-angle-at-b', case: 'find-coordinate', seed: 2 },
    { template: 'coordinate-from-length', case: 'two-values', seed: 2 },
    { template: 'equation-in-whole-numbers', case: 'two-crossings', seed: 3 },
    { template: 'crossings-of-the-axes', case: 'find-constant', seed: 3 },
    { template: 'perpendicular-bisector', case: 'of-a-segment', seed: 2 },
    { template: 'right-angle-at-b', case: 'rectangle-side', seed: 3 },
    { template: 'triangle-of-lines', case: 'with-the-x-axis', seed: 2 },
    { template: 'constant-for-direction', case: 'perpendicular', seed: 3 },
    { template: 'perpendicular-line', case: 'at-the-crossing', seed: 3 },
    { template: 'coordinate-from-length', case: 'same-distance', seed: 2 },
    { template: 'rectangle', case: 'rectangle', seed: 5 },
    { template: 'triangle-of-lines', case: 'with-the-y-axis', seed: 2 },
    { template: 'perpendicular-bisector', case: 'same-distance', seed: 4 },
    { template: 'rectangle', case: 'square', seed: 7 },
    { template: 'rhombus', case: 'parallelogram', seed: 2 },
    { template: 'perpendicular-bisector', case: 'crossing-an-axis', seed: 3 },
    { template: 'distance-from-a-line', case: 'shortest-distance', seed: 2 },
    { template: 'rhombus', case: 'diagonals', seed: 2 },
    { template: 'distance-from-a-line', case: 'reflection', seed: 2 },
    { template: 'bisector-and-rhombus', case: 'from-two-points', seed: 1 },
    { template: 'bisector-and-rhombus', case: 'from-two-points', seed: 2 },
    { template: 'draw-a-related-line', case: 'bisector', seed: 1 },
    { template: 'draw-a-related-line', case: 'parallel', seed: 1 },
    { template: 'bisector-and-rhombus', case: 'from-a-diagonal', seed: 1 },
    { template: 'triangle-from-points', case: 'right-angle', seed: 1 },
    { template: 'triangle-from-points', case: 'parallel-to-a-side', seed: 1 },
    { template: 'roads-on-a-map', case: 'shortest-new-road', seed: 1 },
    { template: 'roads-on-a-map', case: 'between-two-clinics', seed: 1 },
    { template: 'lines-and-areas', case: 'triangle-on-the-axis', seed: 1 },
    { template: 'lines-and-areas', case: 'square-on-a-side', seed: 1 },
    { template: 'exact-lines-in-full', case: 'triangle-on-the-axes', seed: 2 },
    { template: 'exact-lines-in-full', case: 'trapezium-extended', seed: 1 },
    { template: 'drawn-lines-in-full', case: 'hire-of-a-van', seed: 1 },
    { template: 'drawn-lines-in-full', case: 'triangle-on-a-grid', seed: 1 },
  ],
}
