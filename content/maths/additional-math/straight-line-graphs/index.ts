// Straight-line graphs for 0606: points, lines and areas by coordinates, and relationships in straight-line form.

import { unbroken } from '../../kit/grids.ts'
import type { MathsTopic, Template } from '../../template.ts'
import { areaOfPolygon, coordinateFromArea, heightFromArea } from './areas.ts'
import { bisectorMeets, twoPositions } from './bisectors.ts'
import { chord } from './chords.ts'
import { collinearPoints, lengthWithK, throughMeeting } from './collinear.ts'
import { constantsFromGraph, wrongReading } from './data.ts'
import { interceptForm, parameterLines } from './equations-with-letters.ts'
import { experiment } from './experiments.ts'
import { lawInContext } from './in-context.ts'
import { isoscelesOnBase } from './isosceles-on-a-base.ts'
import { exponentialLaw, otherLaw, powerLaw } from './laws.ts'
import { lawFromReadings } from './linear-law-long.ts'
import { lineFromTable } from './lines-from-tables.ts'
import { unknownOnLine, valuesFromLine } from './on-the-line.ts'
import { divisionPoint, lineFromPoints } from './points-and-lines.ts'
import { kite, trapezium } from './quadrilaterals.ts'
import { nameTheAxes } from './straight-form.ts'
import { straightenedLaw } from './straight-law-long.ts'
import { whichLaw } from './which-law.ts'

const templates: readonly Template[] = [
  lineFromPoints,
  throughMeeting,
  collinearPoints,
  divisionPoint,
  interceptForm,
  lengthWithK,
  parameterLines,
  bisectorMeets,
  twoPositions,
  areaOfPolygon,
  coordinateFromArea,
  heightFromArea,
  chord,
  trapezium,
  kite,
  isoscelesOnBase,
  nameTheAxes,
  powerLaw,
  exponentialLaw,
  otherLaw,
  unknownOnLine,
  constantsFromGraph,
  valuesFromLine,
  wrongReading,
  experiment,
  lawInContext,
  whichLaw,
  lawFromReadings,
  lineFromTable,
  straightenedLaw,
]

export const topic: MathsTopic = {
  key: 'additional_math_straight_line_graphs',
  templates: templates.map(unbroken),
  published: [
    { template: 'line-from-points', case: 'through-midpoint', seed: 2 },
    { template: 'line-from-points', case: 'perpendicular', seed: 2 },
    { template: 'points-on-one-line', case: 'show-and-ratio', seed: 2 },
    { template: 'area-from-coordinates', case: 'triangle', seed: 23 },
    { template: 'through-the-meeting-point', case: 'and-a-point', seed: 1 },
    { template: 'through-the-meeting-point', case: 'perpendicular', seed: 2 },
    { template: 'point-of-division', case: 'perpendicular', seed: 1 },
    { template: 'intercept-form', case: 'midpoint-given', seed: 2 },
    { template: 'area-from-coordinates', case: 'quadrilateral', seed: 20 },
    { template: 'point-of-division', case: 'produced', seed: 3 },
    { template: 'name-the-axes', case: 'quotient', seed: 1 },
    { template: 'name-the-axes', case: 'power', seed: 1 },
    { template: 'length-with-k', case: 'both-points', seed: 1 },
    { template: 'bisector-meets', case: 'the-axes', seed: 1 },
    { template: 'other-law', case: 'product', seed: 2 },
    { template: 'name-the-axes', case: 'exponential', seed: 1 },
    { template: 'intercept-form', case: 'length-and-gradient', seed: 3 },
    { template: 'power-law', case: 'lg', seed: 1 },
    { template: 'exponential-law', case: 'lg', seed: 1 },
    { template: 'lines-with-a-parameter', case: 'parallel', seed: 1 },
    { template: 'unknown-on-the-line', case: 'quotient', seed: 1 },
    { template: 'constants-from-a-graph', case: 'exponential', seed: 1 },
    { template: 'name-the-axes', case: 'with-root', seed: 1 },
    { template: 'points-on-one-line', case: 'find-k', seed: 1 },
    { template: 'bisector-meets', case: 'a-line', seed: 1 },
    { template: 'exponential-law', case: 'base-e', seed: 3 },
    { template: 'power-law', case: 'ln', seed: 2 },
    { template: 'constants-from-a-graph', case: 'power', seed: 2 },
    { template: 'other-law', case: 'square-of-y', seed: 2 },
    { template: 'lines-with-a-parameter', case: 'perpendicular', seed: 2 },
    { template: 'coordinate-from-area', case: 'one-letter', seed: 1 },
    { template: 'name-the-axes', case: 'upside-down', seed: 1 },
    { template: 'other-law', case: 'reciprocals', seed: 2 },
    { template: 'exponential-law', case: 'ln', seed: 4 },
    { template: 'two-positions', case: 'right-angle', seed: 2 },
    { template: 'chord-of-a-curve', case: 'length', seed: 1 },
    { template: 'unknown-on-the-line', case: 'with-root', seed: 3 },
    { template: 'other-law', case: 'power-of-e', seed: 2 },
    { template: 'wrong-reading', case: 'exponential', seed: 1 },
    { template: 'experimental-data', case: 'product', seed: 1 },
    { template: 'height-from-area', case: 'perpendicular-distance', seed: 11 },
    { template: 'two-positions', case: 'at-a-distance', seed: 2 },
    { template: 'constants-from-a-graph', case: 'no-zero', seed: 1 },
    { template: 'values-from-the-line', case: 'find-both', seed: 2 },
    { template: 'coordinate-from-area', case: 'on-a-line', seed: 2 },
    { template: 'law-in-context', case: 'town', seed: 3 },
    { template: 'chord-of-a-curve', case: 'bisector', seed: 11 },
    { template: 'experimental-data', case: 'exponential', seed: 2 },
    { template: 'wrong-reading', case: 'product', seed: 2 },
    { template: 'values-from-the-line', case: 'y-exists', seed: 2 },
    { template: 'law-in-context', case: 'medicine', seed: 2 },
    { template: 'kite', case: 'kite', seed: 6 },
    { template: 'experimental-data', case: 'power', seed: 2 },
    { template: 'isosceles-on-a-base', case: 'two-positions', seed: 2 },
    { template: 'law-in-context', case: 'tea', seed: 2 },
    { template: 'which-law', case: 'exponential-fits', seed: 1 },
    { template: 'right-angled-trapezium', case: 'trapezium', seed: 12 },
    { template: 'which-law', case: 'power-fits', seed: 3 },
    { template: 'law-from-readings', case: 'power', seed: 1 },
    { template: 'law-from-readings', case: 'exponential', seed: 1 },
    { template: 'line-from-a-table', case: 'square', seed: 1 },
    { template: 'line-from-a-table', case: 'reciprocal', seed: 1 },
    { template: 'straightened-law', case: 'trolley', seed: 1 },
    { template: 'straightened-law', case: 'pendulum', seed: 8 },
    { template: 'right-angled-trapezium', case: 'area-given', seed: 1 },
    { template: 'kite', case: 'line-of-symmetry', seed: 1 },
    { template: 'isosceles-on-a-base', case: 'apex-on-a-line', seed: 1 },
  ],
}
