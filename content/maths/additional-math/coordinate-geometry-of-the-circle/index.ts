// Coordinate geometry of the circle for 0606: equations, points, lines, tangents, chords, and two circles together.

import { unbroken } from '../../kit/grids.ts'
import type { MathsTopic, Template } from '../../template.ts'
import { lengthOfAChord } from './chords.ts'
import { circleInFull } from './circle-in-full.ts'
import { circleFromATangent } from './circles-from-tangents.ts'
import { circlesInFull } from './circles-long.ts'
import { commonChord, meetingOfTwoCircles } from './common-chords.ts'
import { conditionsOnK } from './conditions-on-k.ts'
import { pointOfContact } from './contact.ts'
import { crossingTheAxes } from './crossing-the-axes.ts'
import { circleOnADiameter } from './diameters.ts'
import { centreAndRadius, throughAPoint } from './equations.ts'
import { completeTheSquares } from './general-form.ts'
import { circlesOnMaps } from './in-context.ts'
import { lengthOfATangent } from './length-of-a-tangent.ts'
import { howALineLies, lineMeetsCircle } from './lines-and-circles.ts'
import { lineWithK } from './lines-with-k.ts'
import { figureInACircle } from './long-questions.ts'
import { touchingInFull } from './outside-long.ts'
import { pathsAndLines } from './paths-long.ts'
import { insideOrOutside } from './points-and-circles.ts'
import { radiusForTouching } from './radius-for-touching.ts'
import { tangentAtAPoint, triangleUnderATangent } from './tangents.ts'
import { tangentsFromTheOrigin } from './tangents-from-the-origin.ts'
import { constantsOfACircle, throughThreePoints } from './through-three-points.ts'
import { throughTwoPoints } from './through-two-points.ts'
import { touchingTheAxes } from './touching-the-axes.ts'
import { howTwoCirclesLie } from './two-circles.ts'
import { twoTangents } from './two-tangents.ts'

const templates: readonly Template[] = [
  centreAndRadius,
  throughAPoint,
  completeTheSquares,
  circleOnADiameter,
  insideOrOutside,
  crossingTheAxes,
  touchingTheAxes,
  conditionsOnK,
  lineMeetsCircle,
  howALineLies,
  lengthOfAChord,
  lineWithK,
  tangentAtAPoint,
  triangleUnderATangent,
  twoTangents,
  circleFromATangent,
  lengthOfATangent,
  tangentsFromTheOrigin,
  throughTwoPoints,
  throughThreePoints,
  constantsOfACircle,
  howTwoCirclesLie,
  radiusForTouching,
  pointOfContact,
  commonChord,
  meetingOfTwoCircles,
  circlesOnMaps,
  figureInACircle,
  circleInFull,
  circlesInFull,
  touchingInFull,
  pathsAndLines,
]

export const topic: MathsTopic = {
  key: 'additional_math_coordinate_geometry_of_the_circle',
  templates: templates.map(unbroken),
  published: [
    { template: 'centre-and-radius', case: 'read-off', seed: 1 },
    { template: 'centre-and-radius', case: 'from-a-grid', seed: 1 },
    { template: 'centre-and-radius', case: 'surd-radius', seed: 1 },
    { template: 'through-a-point', case: 'centre-and-point', seed: 1 },
    { template: 'complete-the-squares', case: 'monic', seed: 1 },
    { template: 'circle-on-a-diameter', case: 'two-ends', seed: 1 },
    { template: 'through-a-point', case: 'tower', seed: 1 },
    { template: 'crossing-the-axes', case: 'touch-and-cross', seed: 1 },
    { template: 'inside-or-outside', case: 'three-points', seed: 1 },
    { template: 'complete-the-squares', case: 'circumference', seed: 1 },
    { template: 'line-meets-circle', case: 'points', seed: 1 },
    { template: 'tangent-at-a-point', case: 'from-centre', seed: 1 },
    { template: 'through-a-point', case: 'same-centre', seed: 1 },
    { template: 'circle-on-a-diameter', case: 'other-end', seed: 1 },
    { template: 'complete-the-squares', case: 'divide-first', seed: 1 },
    { template: 'crossing-the-axes', case: 'quadrilateral', seed: 1 },
    { template: 'inside-or-outside', case: 'cyclone', seed: 1 },
    { template: 'touching-the-axes', case: 'both-axes', seed: 1 },
    { template: 'tangent-at-a-point', case: 'expanded', seed: 1 },
    { template: 'line-meets-circle', case: 'from-x', seed: 1 },
    { template: 'conditions-on-k', case: 'is-a-circle', seed: 1 },
    { template: 'how-two-circles-lie', case: 'touch-outside', seed: 1 },
    { template: 'circle-on-a-diameter', case: 'right-angle', seed: 1 },
    { template: 'inside-or-outside', case: 'nearest-and-furthest', seed: 1 },
    { template: 'length-of-a-tangent', case: 'length', seed: 1 },
    { template: 'tangent-at-a-point', case: 'normal', seed: 1 },
    { template: 'how-a-line-lies', case: 'touches', seed: 1 },
    { template: 'crossing-the-axes', case: 'through-the-origin', seed: 1 },
    { template: 'touching-the-axes', case: 'axis-and-point', seed: 1 },
    { template: 'how-two-circles-lie', case: 'cross', seed: 1 },
    { template: 'conditions-on-k', case: 'touches-an-axis', seed: 1 },
    { template: 'length-of-a-chord', case: 'from-the-points', seed: 1 },
    { template: 'common-chord', case: 'perpendicular-to-centres', seed: 1 },
    { template: 'length-of-a-tangent', case: 'kite', seed: 1 },
    { template: 'how-a-line-lies', case: 'misses', seed: 1 },
    { template: 'inside-or-outside', case: 'coordinate-inside', seed: 1 },
    { template: 'touching-the-axes', case: 'chord-on-an-axis', seed: 1 },
    { template: 'length-of-a-chord', case: 'bisector', seed: 1 },
    { template: 'how-two-circles-lie', case: 'touch-inside', seed: 1 },
    { template: 'conditions-on-k', case: 'radius-given', seed: 1 },
    { template: 'triangle-under-a-tangent', case: 'area', seed: 1 },
    { template: 'through-two-points', case: 'centre-on-a-line', seed: 1 },
    { template: 'line-with-k', case: 'tangent', seed: 1 },
    { template: 'two-tangents', case: 'parallel', seed: 1 },
    { template: 'circles-on-maps', case: 'lighthouse', seed: 1 },
    { template: 'length-of-a-chord', case: 'midpoint-given', seed: 1 },
    { template: 'how-two-circles-lie', case: 'within', seed: 1 },
    { template: 'circle-from-a-tangent', case: 'centre-and-tangent', seed: 1 },
    { template: 'common-chord', case: 'constant', seed: 1 },
    { template: 'radius-for-touching', case: 'two-radii', seed: 1 },
    { template: 'conditions-on-k', case: 'point-outside', seed: 1 },
    { template: 'through-three-points', case: 'bisectors', seed: 1 },
    { template: 'line-with-k', case: 'two-points', seed: 1 },
    { template: 'triangle-under-a-tangent', case: 'length', seed: 1 },
    { template: 'length-of-a-tangent', case: 'find-coordinate', seed: 1 },
    { template: 'how-two-circles-lie', case: 'apart', seed: 1 },
    { template: 'point-of-contact', case: 'outside', seed: 1 },
    { template: 'two-tangents', case: 'meeting', seed: 1 },
    { template: 'circle-from-a-tangent', case: 'sprinkler', seed: 1 },
    { template: 'constants-of-a-circle', case: 'three-points', seed: 1 },
    { template: 'radius-for-touching', case: 'range-of-radii', seed: 1 },
    { template: 'meeting-of-two-circles', case: 'points', seed: 1 },
    { template: 'circles-on-maps', case: 'pond', seed: 1 },
    { template: 'line-with-k', case: 'no-points', seed: 1 },
    { template: 'circle-from-a-tangent', case: 'touches-at-a-point', seed: 1 },
    { template: 'point-of-contact', case: 'common-tangent', seed: 1 },
    { template: 'radius-for-touching', case: 'centre-moves', seed: 1 },
    { template: 'through-two-points', case: 'radius-given', seed: 1 },
    { template: 'figure-in-a-circle', case: 'rectangle', seed: 1 },
    { template: 'two-tangents', case: 'given-direction', seed: 1 },
    { template: 'through-three-points', case: 'same-distance', seed: 1 },
    { template: 'point-of-contact', case: 'inside', seed: 1 },
    { template: 'tangents-from-the-origin', case: 'both-equations', seed: 1 },
    { template: 'meeting-of-two-circles', case: 'length', seed: 1 },
    { template: 'figure-in-a-circle', case: 'tangent-triangle', seed: 1 },
    { template: 'tangents-from-the-origin', case: 'values-of-m', seed: 2 },
    { template: 'circle-in-full', case: 'diameter-and-tangents', seed: 1 },
    { template: 'circle-in-full', case: 'line-across', seed: 1 },
    { template: 'circles-in-full', case: 'two-masts', seed: 1 },
    { template: 'circles-in-full', case: 'touches-an-axis-and-a-line', seed: 1 },
    { template: 'touching-in-full', case: 'tangents-from-a-point', seed: 1 },
    { template: 'touching-in-full', case: 'circles-that-touch', seed: 1 },
    { template: 'paths-and-lines', case: 'twice-as-far', seed: 1 },
    { template: 'paths-and-lines', case: 'line-through-the-origin', seed: 1 },
  ],
}
