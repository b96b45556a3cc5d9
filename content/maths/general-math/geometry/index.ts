// Geometry for 0580: words, constructions and scale drawings, symmetry, angles and polygons, similarity, circle theorems.

import type { MathsTopic } from '../../template.ts'
import { alternateSegment } from './alternate-segment.ts'
import { anglesAtAPoint } from './angles-at-a-point.ts'
import { angleAtCentre, sameSegment } from './angles-at-the-circumference.ts'
import { anglesInTriangles } from './angles-in-triangles.ts'
import { bearingsByAngles } from './bearings.ts'
import { scaledChanges } from './changes-of-solids.ts'
import { chordsAndCentre } from './chords.ts'
import { congruentTriangles } from './congruent.ts'
import { constructTriangle } from './constructions.ts'
import { cyclicQuadrilateral } from './cyclic-quadrilaterals.ts'
import { tangentLengths } from './equal-tangents.ts'
import { anglesInFull } from './long-angles.ts'
import { wholeCircle } from './long-circles.ts'
import { parallelsAndAreas } from './long-parallels.ts'
import { regularInFull } from './long-polygons.ts'
import { similarInFull } from './long-similar.ts'
import { tangentInFull } from './long-tangents.ts'
import { netOfCube } from './nets-of-a-cube.ts'
import { netOfPrism } from './nets-of-prisms.ts'
import { parallelLines } from './parallel-lines.ts'
import { partsOfSolid } from './parts-of-solids.ts'
import { completePattern } from './patterns.ts'
import { interiorAgainstExterior, polygonAngle } from './polygons.ts'
import { polygonsTogether } from './polygons-together.ts'
import { readProtractor } from './protractor.ts'
import { whichQuadrilateral } from './quadrilateral-names.ts'
import { quadrilateralAngles } from './quadrilaterals.ts'
import { readScaleDrawing } from './rulers.ts'
import { makeScaleDrawing } from './scale-drawings.ts'
import { semicircle } from './semicircle.ts'
import { severalTheorems } from './several-theorems.ts'
import { showSimilar } from './show-similar.ts'
import { similarAreas } from './similar-areas.ts'
import { similarSolids } from './similar-solids.ts'
import { similarLengths } from './similar-triangles.ts'
import { solveInCircle } from './solve-in-a-circle.ts'
import { symmetryOfShape } from './symmetry.ts'
import { symmetryOfSolid } from './symmetry-of-solids.ts'
import { tangentAndRadius } from './tangents.ts'
import { anglesAndLines, partsOfCircle } from './vocabulary.ts'

export const topic: MathsTopic = {
  key: 'general_math_geometry',
  templates: [
    anglesAndLines,
    partsOfCircle,
    whichQuadrilateral,
    partsOfSolid,
    readProtractor,
    symmetryOfShape,
    completePattern,
    symmetryOfSolid,
    anglesAtAPoint,
    parallelLines,
    anglesInTriangles,
    quadrilateralAngles,
    readScaleDrawing,
    constructTriangle,
    netOfCube,
    netOfPrism,
    congruentTriangles,
    polygonAngle,
    makeScaleDrawing,
    bearingsByAngles,
    interiorAgainstExterior,
    similarLengths,
    semicircle,
    angleAtCentre,
    sameSegment,
    cyclicQuadrilateral,
    tangentAndRadius,
    similarAreas,
    similarSolids,
    polygonsTogether,
    alternateSegment,
    chordsAndCentre,
    tangentLengths,
    solveInCircle,
    showSimilar,
    scaledChanges,
    severalTheorems,
    wholeCircle,
    regularInFull,
    tangentInFull,
    parallelsAndAreas,
    anglesInFull,
    similarInFull,
  ],
  published: [
    { template: 'names-of-angles-and-lines', case: 'multiples', seed: 1 },
    { template: 'names-of-angles-and-lines', case: 'in-a-trapezium', seed: 1 },
    { template: 'parts-of-a-circle', case: 'lines', seed: 2 },
    { template: 'parts-of-a-circle', case: 'regions', seed: 1 },
    { template: 'symmetry-of-a-shape', case: 'quadrilaterals', seed: 3 },
    { template: 'symmetry-of-a-shape', case: 'stars-and-windmills', seed: 1 },
    { template: 'complete-a-pattern', case: 'mirror-line', seed: 2 },
    { template: 'complete-a-pattern', case: 'half-turn', seed: 3 },
    { template: 'read-a-protractor', case: 'between-two-lines', seed: 2 },
    { template: 'read-a-protractor', case: 'reflex', seed: 1 },
    { template: 'angles-at-a-point', case: 'straight-line', seed: 1 },
    { template: 'angles-at-a-point', case: 'vertically-opposite', seed: 1 },
    { template: 'angles-at-a-point', case: 'around-a-point', seed: 1 },
    { template: 'read-a-scale-drawing', case: 'use-the-scale', seed: 2 },
    { template: 'read-a-scale-drawing', case: 'find-the-scale', seed: 1 },
    { template: 'which-quadrilateral', case: 'sides-and-angles', seed: 2 },
    { template: 'which-quadrilateral', case: 'diagonals', seed: 1 },
    { template: 'faces-edges-vertices', case: 'prism', seed: 1 },
    { template: 'faces-edges-vertices', case: 'pyramid-from-edges', seed: 2 },
    { template: 'complete-a-pattern', case: 'diagonal-mirror', seed: 1 },
    { template: 'symmetry-of-a-solid', case: 'prism', seed: 1 },
    { template: 'symmetry-of-a-solid', case: 'pyramid-or-cuboid', seed: 1 },
    { template: 'net-of-a-cube', case: 'opposite-faces', seed: 1 },
    { template: 'net-of-a-cube', case: 'dice', seed: 2 },
    { template: 'angles-in-triangles', case: 'exterior-isosceles', seed: 1 },
    { template: 'angles-in-triangles', case: 'two-isosceles', seed: 1 },
    { template: 'parallel-lines', case: 'triangle-on-a-line', seed: 1 },
    { template: 'parallel-lines', case: 'isosceles', seed: 1 },
    { template: 'parallel-lines', case: 'co-interior', seed: 2 },
    { template: 'angles-in-quadrilaterals', case: 'kite', seed: 2 },
    { template: 'angles-in-quadrilaterals', case: 'parallelogram', seed: 1 },
    { template: 'congruent-triangles', case: 'corresponding', seed: 1 },
    { template: 'congruent-triangles', case: 'congruent-or-similar', seed: 1 },
    { template: 'angle-of-a-polygon', case: 'interior', seed: 1 },
    { template: 'angle-of-a-polygon', case: 'sides-from-interior', seed: 2 },
    { template: 'angle-of-a-polygon', case: 'sides-from-sum', seed: 2 },
    { template: 'construct-with-compasses', case: 'triangle', seed: 1 },
    { template: 'construct-with-compasses', case: 'rhombus', seed: 2 },
    { template: 'net-of-a-prism', case: 'cuboid', seed: 1 },
    { template: 'net-of-a-prism', case: 'triangular-prism', seed: 2 },
    { template: 'angles-in-triangles', case: 'algebra', seed: 1 },
    { template: 'angles-in-quadrilaterals', case: 'four-expressions', seed: 2 },
    { template: 'angle-of-a-polygon', case: 'irregular', seed: 1 },
    { template: 'parallel-lines', case: 'bend-between', seed: 1 },
    { template: 'make-a-scale-drawing', case: 'height', seed: 1 },
    { template: 'make-a-scale-drawing', case: 'journey', seed: 1 },
    { template: 'bearings-by-angles', case: 'square', seed: 1 },
    { template: 'bearings-by-angles', case: 'isosceles', seed: 2 },
    { template: 'interior-against-exterior', case: 'times', seed: 1 },
    { template: 'interior-against-exterior', case: 'difference', seed: 2 },
    { template: 'lengths-in-similar-triangles', case: 'shadow', seed: 1 },
    { template: 'lengths-in-similar-triangles', case: 'parallel-inside', seed: 2 },
    { template: 'lengths-in-similar-triangles', case: 'crossing-lines', seed: 2 },
    { template: 'angle-in-a-semicircle', case: 'radius-drawn', seed: 1 },
    { template: 'angle-in-a-semicircle', case: 'isosceles-beside', seed: 1 },
    { template: 'angle-in-a-semicircle', case: 'algebra', seed: 1 },
    { template: 'angle-at-the-centre', case: 'from-isosceles', seed: 1 },
    { template: 'angle-at-the-centre', case: 'point-on-minor-arc', seed: 1 },
    { template: 'angles-in-the-same-segment', case: 'with-diameter', seed: 1 },
    { template: 'angles-in-the-same-segment', case: 'crossing-chords', seed: 1 },
    { template: 'cyclic-quadrilateral', case: 'algebra', seed: 1 },
    { template: 'cyclic-quadrilateral', case: 'exterior', seed: 1 },
    { template: 'tangent-and-radius', case: 'one-tangent', seed: 3 },
    { template: 'tangent-and-radius', case: 'chord-between', seed: 1 },
    { template: 'areas-of-similar-shapes', case: 'area', seed: 1 },
    { template: 'areas-of-similar-shapes', case: 'length', seed: 2 },
    { template: 'similar-solids', case: 'volume', seed: 1 },
    { template: 'similar-solids', case: 'length', seed: 1 },
    { template: 'equal-tangents', case: 'two-tangents', seed: 1 },
    { template: 'equal-tangents', case: 'in-a-triangle', seed: 1 },
    { template: 'make-a-scale-drawing', case: 'two-bearings', seed: 1 },
    { template: 'construct-with-compasses', case: 'quadrilateral', seed: 1 },
    { template: 'bearings-by-angles', case: 'third-angle', seed: 1 },
    { template: 'interior-against-exterior', case: 'two-polygons', seed: 1 },
    { template: 'cyclic-quadrilateral', case: 'ratio', seed: 1 },
    { template: 'cyclic-quadrilateral', case: 'parallel-sides', seed: 1 },
    { template: 'angles-in-the-same-segment', case: 'parallel-chords', seed: 1 },
    { template: 'angle-at-the-centre', case: 'two-isosceles', seed: 1 },
    { template: 'tangent-and-radius', case: 'two-tangents', seed: 1 },
    { template: 'alternate-segment', case: 'isosceles', seed: 1 },
    { template: 'alternate-segment', case: 'parallel-chord', seed: 2 },
    { template: 'polygons-together', case: 'gap-at-a-point', seed: 3 },
    { template: 'polygons-together', case: 'diagonals', seed: 1 },
    { template: 'areas-of-similar-shapes', case: 'land-on-a-plan', seed: 1 },
    { template: 'areas-of-similar-shapes', case: 'trapezium', seed: 2 },
    { template: 'similar-solids', case: 'area-from-volumes', seed: 2 },
    { template: 'similar-solids', case: 'volume-from-areas', seed: 2 },
    { template: 'equal-tangents', case: 'in-a-quadrilateral', seed: 2 },
    { template: 'chords-and-the-centre', case: 'equal-chords', seed: 2 },
    { template: 'chords-and-the-centre', case: 'parallel-chords', seed: 1 },
    { template: 'solve-in-a-circle', case: 'minor-arc', seed: 1 },
    { template: 'solve-in-a-circle', case: 'two-unknowns', seed: 2 },
    { template: 'alternate-segment', case: 'two-tangents', seed: 1 },
    { template: 'alternate-segment', case: 'opposite-angle', seed: 1 },
    { template: 'polygons-together', case: 'isosceles-between', seed: 1 },
    { template: 'show-that-triangles-are-similar', case: 'chords', seed: 1 },
    { template: 'show-that-triangles-are-similar', case: 'altitude', seed: 1 },
    { template: 'show-that-triangles-are-similar', case: 'equal-angle', seed: 1 },
    { template: 'solve-in-a-circle', case: 'same-segment', seed: 1 },
    { template: 'chords-and-the-centre', case: 'arch', seed: 2 },
    { template: 'changes-of-similar-solids', case: 'percentage', seed: 1 },
    { template: 'changes-of-similar-solids', case: 'difference-known', seed: 1 },
    { template: 'changes-of-similar-solids', case: 'cone-in-two-parts', seed: 2 },
    { template: 'several-circle-theorems', case: 'centre-and-cyclic', seed: 1 },
    { template: 'several-circle-theorems', case: 'diameter-and-tangent', seed: 1 },
    { template: 'several-circle-theorems', case: 'tangent-and-parallel', seed: 1 },
    { template: 'whole-circle-question', case: 'two-tangents', seed: 1 },
    { template: 'whole-circle-question', case: 'similar-triangles', seed: 1 },
    { template: 'regular-polygon-in-full', case: 'square-on-a-side', seed: 4 },
    { template: 'regular-polygon-in-full', case: 'sides-extended', seed: 6 },
    { template: 'tangent-question-in-full', case: 'tangent-and-secant', seed: 1 },
    { template: 'tangent-question-in-full', case: 'angles-in-x', seed: 1 },
    { template: 'parallels-and-areas', case: 'diagonals-of-a-trapezium', seed: 1 },
    { template: 'parallels-and-areas', case: 'equation-from-similar', seed: 1 },
    { template: 'angles-in-full', case: 'bearings-of-a-rhombus', seed: 1 },
    { template: 'angles-in-full', case: 'bisectors-in-a-parallelogram', seed: 1 },
    { template: 'similar-solids-in-full', case: 'jars', seed: 1 },
    { template: 'similar-solids-in-full', case: 'cone-in-three-pieces', seed: 1 },
  ],
}
