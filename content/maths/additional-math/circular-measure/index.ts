// Circular measure for 0606: radians, arcs and sectors, segments, composite shapes, belts, expressions and proofs.

import type { MathsTopic } from '../../template.ts'
import { arcsInFull } from './arcs-long.ts'
import { belts } from './belts.ts'
import { compositeShapes } from './composite.ts'
import { conditionOnAngle } from './conditions.ts'
import { crescent } from './crescents.ts'
import { pipesAndDiscs } from './discs-long.ts'
import { equalMeasures } from './equal-measures.ts'
import { exactPatterns } from './exact-patterns.ts'
import { exactSector } from './exact-sectors.ts'
import { exactSegment } from './exact-segments.ts'
import { showFormula } from './expressions.ts'
import { circlesThatFit } from './fitting-long.ts'
import { inscribedCircle } from './inscribed.ts'
import { movingThings } from './moving.ts'
import { twoCircles } from './overlaps.ts'
import { perimeterAndArea, perimeterGiven } from './perimeters.ts'
import { degreesAndRadians } from './radians.ts'
import { rectangleAndArc } from './rectangles.ts'
import { ringPart } from './rings.ts'
import { ropesInFull } from './ropes-long.ts'
import { sectorAndChord } from './sector-and-chord-long.ts'
import { arcAndSector } from './sectors.ts'
import { segmentFromChord } from './segment-from-chord.ts'
import { segment } from './segments.ts'
import { tangentAndArc } from './tangent-and-arc.ts'
import { tangentsFromPoint } from './tangents-from-a-point.ts'
import { arcInTriangle } from './triangles.ts'

export const topic: MathsTopic = {
  key: 'additional_math_circular_measure',
  templates: [
    degreesAndRadians,
    arcAndSector,
    exactSector,
    movingThings,
    perimeterGiven,
    equalMeasures,
    ringPart,
    segment,
    exactSegment,
    tangentAndArc,
    arcInTriangle,
    compositeShapes,
    perimeterAndArea,
    segmentFromChord,
    tangentsFromPoint,
    rectangleAndArc,
    showFormula,
    conditionOnAngle,
    exactPatterns,
    inscribedCircle,
    crescent,
    twoCircles,
    belts,
    sectorAndChord,
    arcsInFull,
    ropesInFull,
    circlesThatFit,
    pipesAndDiscs,
  ],
  published: [
    { template: 'degrees-and-radians', case: 'to-radians', seed: 1 },
    { template: 'degrees-and-radians', case: 'to-degrees', seed: 2 },
    { template: 'arc-and-sector', case: 'length-and-area', seed: 1 },
    { template: 'arc-and-sector', case: 'angle-from-arc', seed: 1 },
    { template: 'degrees-and-radians', case: 'triangle', seed: 1 },
    { template: 'arc-and-sector', case: 'radius-from-area', seed: 1 },
    { template: 'exact-sector', case: 'in-terms-of-pi', seed: 1 },
    { template: 'exact-sector', case: 'angle-from-area', seed: 2 },
    { template: 'moving-in-a-circle', case: 'wheel', seed: 1 },
    { template: 'moving-in-a-circle', case: 'sprinkler', seed: 1 },
    { template: 'perimeter-given', case: 'angle', seed: 1 },
    { template: 'perimeter-given', case: 'radius', seed: 2 },
    { template: 'exact-sector', case: 'major-sector', seed: 1 },
    { template: 'moving-in-a-circle', case: 'pendulum', seed: 1 },
    { template: 'perimeter-given', case: 'bent-wire', seed: 1 },
    { template: 'strip-between-arcs', case: 'perimeter-and-area', seed: 1 },
    { template: 'equal-measures', case: 'square', seed: 1 },
    { template: 'equal-measures', case: 'semicircle-arc', seed: 1 },
    { template: 'segment', case: 'area', seed: 1 },
    { template: 'segment', case: 'perimeter', seed: 1 },
    { template: 'exact-segment', case: 'area', seed: 1 },
    { template: 'exact-segment', case: 'perimeter', seed: 1 },
    { template: 'strip-between-arcs', case: 'angle-from-perimeter', seed: 1 },
    { template: 'strip-between-arcs', case: 'radius-from-area', seed: 2 },
    { template: 'tangent-and-arc', case: 'area', seed: 2 },
    { template: 'tangent-and-arc', case: 'perimeter', seed: 2 },
    { template: 'equal-measures', case: 'two-parts', seed: 1 },
    { template: 'segment', case: 'major-segment', seed: 1 },
    { template: 'segment', case: 'radius-from-perimeter', seed: 1 },
    { template: 'exact-segment', case: 'major-area', seed: 1 },
    { template: 'arc-in-a-triangle', case: 'isosceles', seed: 3 },
    { template: 'composite-shapes', case: 'beside-a-perpendicular', seed: 2 },
    { template: 'composite-shapes', case: 'on-a-diameter', seed: 1 },
    { template: 'tangent-and-arc', case: 'from-lengths', seed: 1 },
    { template: 'perimeter-and-area', case: 'two-sectors', seed: 1 },
    { template: 'perimeter-and-area', case: 'one-rejected', seed: 1 },
    { template: 'segment-from-chord', case: 'chord-given', seed: 1 },
    { template: 'arc-in-a-triangle', case: 'three-sides', seed: 1 },
    { template: 'tangents-from-a-point', case: 'area', seed: 1 },
    { template: 'tangents-from-a-point', case: 'perimeter', seed: 1 },
    { template: 'expressions-in-r', case: 'segment', seed: 1 },
    { template: 'expressions-in-r', case: 'tangent', seed: 2 },
    { template: 'composite-shapes', case: 'back-to-back', seed: 1 },
    { template: 'rectangle-and-arc', case: 'corner', seed: 1 },
    { template: 'exact-patterns', case: 'petal', seed: 1 },
    { template: 'exact-patterns', case: 'reuleaux', seed: 1 },
    { template: 'condition-on-an-angle', case: 'segment-and-triangle', seed: 1 },
    { template: 'condition-on-an-angle', case: 'tangent-and-sector', seed: 1 },
    { template: 'tangents-from-a-point', case: 'distance-known', seed: 1 },
    { template: 'segment-from-chord', case: 'water-in-a-pipe', seed: 1 },
    { template: 'arc-in-a-triangle', case: 'touching', seed: 1 },
    { template: 'expressions-in-r', case: 'semicircle', seed: 1 },
    { template: 'rectangle-and-arc', case: 'window', seed: 1 },
    { template: 'exact-patterns', case: 'three-touching', seed: 1 },
    { template: 'exact-patterns', case: 'through-centres', seed: 1 },
    { template: 'condition-on-an-angle', case: 'arc-and-chord', seed: 1 },
    { template: 'circle-in-a-sector', case: 'sixty-degrees', seed: 1 },
    { template: 'circle-in-a-sector', case: 'given-angle', seed: 1 },
    { template: 'crescent', case: 'semicircle-on-chord', seed: 1 },
    { template: 'crescent', case: 'equal-to-triangle', seed: 1 },
    { template: 'belts-and-bands', case: 'three-pipes', seed: 1 },
    { template: 'belts-and-bands', case: 'open-belt', seed: 1 },
    { template: 'belts-and-bands', case: 'crossed-belt', seed: 1 },
    { template: 'two-circles', case: 'right-angle', seed: 1 },
    { template: 'two-circles', case: 'cosine-rule', seed: 1 },
    { template: 'sector-and-chord', case: 'given-perimeter', seed: 1 },
    { template: 'sector-and-chord', case: 'two-arcs', seed: 1 },
    { template: 'arcs-in-full', case: 'wiper', seed: 1 },
    { template: 'arcs-in-full', case: 'discs-on-a-table', seed: 1 },
    { template: 'ropes-in-full', case: 'goat-at-a-shed', seed: 1 },
    { template: 'ropes-in-full', case: 'two-swings', seed: 1 },
    { template: 'circles-that-fit', case: 'circle-in-a-sector', seed: 1 },
    { template: 'circles-that-fit', case: 'pointed-arch', seed: 1 },
    { template: 'pipes-and-discs', case: 'water-in-a-pipe', seed: 1 },
    { template: 'pipes-and-discs', case: 'three-discs', seed: 1 },
  ],
}
