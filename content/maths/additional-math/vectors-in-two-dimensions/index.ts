// Vectors in two dimensions for 0606, section 13: unit vectors, magnitude and direction, position vectors, geometry with
// unknown scalars, velocities put together and resolved, and the paths of things that move and meet.

import type { MathsTopic } from '../../template.ts'
import { chase } from './chase.ts'
import { closestApproach } from './closest-approach.ts'
import { vectorToFind } from './commands-long.ts'
import { crossingsInFull } from './crossings-long.ts'
import { directionOf } from './directions.ts'
import { findHeading, planeInWind } from './headings.ts'
import { intercepted } from './interception-long.ts'
import { kindOfTriangle } from './kind-of-triangle.ts'
import { comparedCoefficients } from './lines-and-scalars.ts'
import { linesThatCross } from './lines-that-cross.ts'
import { interception } from './meeting.ts'
import { positionAtTime, velocityFromPositions } from './moving.ts'
import { collinearPoints, pointOnLine } from './position-vectors.ts'
import { positionsInFull } from './positions-long.ts'
import { quadrilateralsInFull } from './quadrilaterals-long.ts'
import { resolve } from './resolving.ts'
import { crossingRiver } from './rivers.ts'
import { scalarForLine } from './scalar-for-line.ts'
import { scalarForDirection, scalarForMagnitude } from './scalars.ts'
import { distanceApart, relativeDirection } from './two-ships.ts'
import { combinedVector, givenMagnitude, unitVector } from './unit-vectors.ts'
import { vectorsInFull } from './vectors-long.ts'
import { whenApart } from './when-apart.ts'
import { resultantVelocity, unknownWind } from './winds.ts'

export const topic: MathsTopic = {
  key: 'additional_math_vectors_in_two_dimensions',
  templates: [
    unitVector,
    givenMagnitude,
    combinedVector,
    directionOf,
    resolve,
    scalarForDirection,
    scalarForMagnitude,
    pointOnLine,
    collinearPoints,
    kindOfTriangle,
    comparedCoefficients,
    resultantVelocity,
    unknownWind,
    crossingRiver,
    planeInWind,
    findHeading,
    velocityFromPositions,
    positionAtTime,
    distanceApart,
    relativeDirection,
    whenApart,
    interception,
    chase,
    closestApproach,
    scalarForLine,
    linesThatCross,
    intercepted,
    vectorsInFull,
    positionsInFull,
    quadrilateralsInFull,
    crossingsInFull,
    vectorToFind,
  ],
  published: [
    { template: 'unit-vector', case: 'i-and-j', seed: 1 },
    { template: 'unit-vector', case: 'column', seed: 1 },
    { template: 'unit-vector', case: 'between-points', seed: 1 },
    { template: 'magnitude-and-direction', case: 'angle-with-i', seed: 1 },
    { template: 'given-magnitude', case: 'same-direction', seed: 1 },
    { template: 'combined-vector', case: 'exact-magnitude', seed: 1 },
    { template: 'magnitude-and-direction', case: 'bearing', seed: 1 },
    { template: 'given-magnitude', case: 'opposite-direction', seed: 1 },
    { template: 'combined-vector', case: 'unit-vector', seed: 1 },
    { template: 'given-magnitude', case: 'velocity', seed: 1 },
    { template: 'scalar-for-direction', case: 'parallel-to-axis', seed: 1 },
    { template: 'resolve-into-components', case: 'thrown', seed: 1 },
    { template: 'resolve-into-components', case: 'bearing', seed: 1 },
    { template: 'scalar-for-direction', case: 'parallel-to-vector', seed: 1 },
    { template: 'point-on-a-line', case: 'unit-vector', seed: 1 },
    { template: 'resultant-velocity', case: 'plane', seed: 1 },
    { template: 'velocity-from-positions', case: 'later', seed: 1 },
    { template: 'resolve-into-components', case: 'exact', seed: 1 },
    { template: 'point-on-a-line', case: 'produced', seed: 1 },
    { template: 'velocity-from-positions', case: 'speed', seed: 1 },
    { template: 'resultant-velocity', case: 'boat', seed: 1 },
    { template: 'scalar-for-magnitude', case: 'components', seed: 1 },
    { template: 'compared-coefficients', case: 'expressions', seed: 1 },
    { template: 'collinear-points', case: 'find-k', seed: 1 },
    { template: 'crossing-a-river', case: 'heading-across', seed: 1 },
    { template: 'position-at-time', case: 'due-east', seed: 1 },
    { template: 'scalar-for-magnitude', case: 'sum', seed: 1 },
    { template: 'kind-of-triangle', case: 'isosceles', seed: 1 },
    { template: 'crossing-a-river', case: 'from-drift', seed: 1 },
    { template: 'unknown-wind-or-current', case: 'current', seed: 1 },
    { template: 'compared-coefficients', case: 'two-routes', seed: 1 },
    { template: 'position-at-time', case: 'due-north', seed: 1 },
    { template: 'kind-of-triangle', case: 'right-angled', seed: 1 },
    { template: 'collinear-points', case: 'k-in-two-points', seed: 1 },
    { template: 'crossing-a-river', case: 'straight-across', seed: 1 },
    { template: 'unknown-wind-or-current', case: 'wind', seed: 1 },
    { template: 'distance-apart', case: 'at-a-time', seed: 1 },
    { template: 'position-at-time', case: 'north-east', seed: 1 },
    { template: 'relative-direction', case: 'due-north', seed: 1 },
    { template: 'interception', case: 'meet', seed: 1 },
    { template: 'plane-in-wind', case: 'ground-velocity', seed: 1 },
    { template: 'when-so-far-apart', case: 'two-times', seed: 1 },
    { template: 'interception', case: 'unknown-velocity', seed: 1 },
    { template: 'lines-that-cross', case: 'trapezium', seed: 1 },
    { template: 'relative-direction', case: 'due-west', seed: 1 },
    { template: 'find-the-heading', case: 'wind-across', seed: 1 },
    { template: 'interception', case: 'do-not-meet', seed: 1 },
    { template: 'when-so-far-apart', case: 'how-long', seed: 1 },
    { template: 'scalar-for-a-straight-line', case: 'through-origin', seed: 1 },
    { template: 'relative-direction', case: 'north-east', seed: 1 },
    { template: 'chase', case: 'later-start', seed: 1 },
    { template: 'lines-that-cross', case: 'triangle', seed: 1 },
    { template: 'closest-approach', case: 'past-a-rock', seed: 1 },
    { template: 'scalar-for-a-straight-line', case: 'produced-side', seed: 1 },
    { template: 'chase', case: 'given-direction', seed: 1 },
    { template: 'find-the-heading', case: 'oblique-wind', seed: 1 },
    { template: 'lines-that-cross', case: 'produced', seed: 1 },
    { template: 'closest-approach', case: 'two-ships', seed: 4 },
    { template: 'intercepted', case: 'two-boats', seed: 1 },
    { template: 'intercepted', case: 'lines-in-a-triangle', seed: 1 },
    { template: 'vectors-in-full', case: 'lines-produced', seed: 1 },
    { template: 'vectors-in-full', case: 'there-and-back', seed: 1 },
    { template: 'positions-in-full', case: 'past-a-lighthouse', seed: 1 },
    { template: 'positions-in-full', case: 'points-on-one-line', seed: 2 },
    { template: 'quadrilaterals-in-full', case: 'midpoints-of-the-sides', seed: 1 },
    { template: 'quadrilaterals-in-full', case: 'diagonals-of-a-trapezium', seed: 1 },
    { template: 'crossings-in-full', case: 'ferry', seed: 1 },
    { template: 'crossings-in-full', case: 'flight-and-return', seed: 1 },
    { template: 'vector-to-find', case: 'robot', seed: 1 },
    { template: 'vector-to-find', case: 'kite-of-land', seed: 1 },
  ],
}
