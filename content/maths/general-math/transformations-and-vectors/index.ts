// Transformations and vectors for 0580, section E7: the four transformations on a grid, by calculation and combined;
// column vectors, magnitudes, and geometry with vectors in terms of two others.

import type { MathsTopic } from '../../template.ts'
import { arrowsOnPaper } from './arrows-on-paper.ts'
import { compareCoefficients } from './coefficients.ts'
import { showCollinear } from './collinear.ts'
import { columnArithmetic } from './columns.ts'
import { combineTwo, describeTwo } from './combining.ts'
import { crossingLines } from './crossing-lines.ts'
import {
  describeEnlargement,
  describeReflection,
  describeRotation,
  describeTranslation,
} from './describing.ts'
import { drawEnlargement, drawReflection, drawRotation, drawTranslation } from './drawing-images.ts'
import { inHexagon } from './hexagon.ts'
import { imageInLetters } from './images-in-letters.ts'
import { inParallelogram } from './in-parallelograms.ts'
import { inTrapezium } from './in-trapezia.ts'
import { inTriangle } from './in-triangles.ts'
import { journeyInSteps, pointsInLine } from './lines-and-journeys.ts'
import { vectorsFromPoints } from './long-columns.ts'
import { transformationsTogether } from './long-grids.ts'
import { lineAcrossTriangle } from './long-proof.ts'
import { proofInQuadrilaterals } from './long-quadrilaterals.ts'
import { oneAfterAnother } from './long-shapes.ts'
import { vectorsInFull } from './long-vectors.ts'
import { magnitudeBackwards } from './magnitude-backwards.ts'
import { magnitude, magnitudeOfSum } from './magnitudes.ts'
import { drawMirrorLine } from './mirror-lines.ts'
import { parallelogramGrid } from './parallelogram-grid.ts'
import { imageOfPoint } from './points.ts'
import { pointByVectors, pointsAndVectors } from './points-and-vectors.ts'
import { pointsFromVectors } from './points-from-vectors.ts'
import { showParallel } from './show-parallel.ts'
import { enlargementByCalculation, undo } from './undoing.ts'
import { twoMultiples, unknownComponents } from './unknown-multiples.ts'

export const topic: MathsTopic = {
  key: 'general_math_transformations_and_vectors',
  templates: [
    drawTranslation,
    describeTranslation,
    drawReflection,
    describeReflection,
    drawRotation,
    describeRotation,
    drawEnlargement,
    describeEnlargement,
    describeTwo,
    combineTwo,
    imageOfPoint,
    undo,
    enlargementByCalculation,
    imageInLetters,
    arrowsOnPaper,
    columnArithmetic,
    pointsAndVectors,
    magnitude,
    journeyInSteps,
    parallelogramGrid,
    unknownComponents,
    magnitudeOfSum,
    magnitudeBackwards,
    pointByVectors,
    twoMultiples,
    pointsInLine,
    inHexagon,
    inTriangle,
    inParallelogram,
    inTrapezium,
    showParallel,
    compareCoefficients,
    showCollinear,
    crossingLines,
    lineAcrossTriangle,
    drawMirrorLine,
    pointsFromVectors,
    transformationsTogether,
    vectorsFromPoints,
    proofInQuadrilaterals,
    oneAfterAnother,
    vectorsInFull,
  ],
  published: [
    { template: 'draw-a-translation', case: 'one-negative', seed: 1 },
    { template: 'describe-a-translation', case: 'there', seed: 1 },
    { template: 'draw-a-reflection', case: 'upright-or-level', seed: 1 },
    { template: 'describe-a-reflection', case: 'upright-or-level', seed: 1 },
    { template: 'draw-a-reflection', case: 'diagonal', seed: 1 },
    { template: 'draw-a-rotation', case: 'about-origin', seed: 1 },
    { template: 'draw-a-rotation', case: 'half-turn', seed: 1 },
    { template: 'describe-a-rotation', case: 'quarter-turn', seed: 1 },
    { template: 'describe-a-translation', case: 'back-again', seed: 1 },
    { template: 'arrows-on-squared-paper', case: 'write-down', seed: 1 },
    { template: 'column-arithmetic', case: 'combination', seed: 1 },
    { template: 'column-arithmetic', case: 'missing-vector', seed: 1 },
    { template: 'column-arithmetic', case: 'round-a-triangle', seed: 1 },
    { template: 'arrows-on-squared-paper', case: 'draw', seed: 1 },
    { template: 'points-and-vectors', case: 'end', seed: 1 },
    { template: 'points-and-vectors', case: 'start', seed: 1 },
    { template: 'points-and-vectors', case: 'position-vectors', seed: 1 },
    { template: 'magnitude', case: 'column', seed: 1 },
    { template: 'magnitude', case: 'two-points', seed: 1 },
    { template: 'image-of-a-point', case: 'reflection', seed: 1 },
    { template: 'image-of-a-point', case: 'rotation', seed: 1 },
    { template: 'describe-a-rotation', case: 'half-turn', seed: 1 },
    { template: 'draw-a-rotation', case: 'about-a-point', seed: 1 },
    { template: 'draw-an-enlargement', case: 'whole', seed: 1 },
    { template: 'describe-an-enlargement', case: 'whole', seed: 1 },
    { template: 'journey-in-steps', case: 'two-legs', seed: 1 },
    { template: 'parallelogram-grid', case: 'write-down', seed: 1 },
    { template: 'parallelogram-grid', case: 'name-the-point', seed: 1 },
    { template: 'unknown-components', case: 'two-letters', seed: 1 },
    { template: 'unknown-components', case: 'parallel', seed: 1 },
    { template: 'magnitude-of-a-sum', case: 'three-figures', seed: 1 },
    { template: 'describe-a-reflection', case: 'diagonal', seed: 1 },
    { template: 'draw-an-enlargement', case: 'fractional', seed: 1 },
    { template: 'describe-an-enlargement', case: 'fractional', seed: 1 },
    { template: 'draw-an-enlargement', case: 'negative', seed: 1 },
    { template: 'describe-an-enlargement', case: 'negative', seed: 1 },
    { template: 'image-of-a-point', case: 'enlargement', seed: 1 },
    { template: 'undo-a-transformation', case: 'enlargement', seed: 1 },
    { template: 'undo-a-transformation', case: 'rotation', seed: 1 },
    { template: 'journey-in-steps', case: 'every-second', seed: 1 },
    { template: 'magnitude-of-a-sum', case: 'surd', seed: 1 },
    { template: 'magnitude-backwards', case: 'component', seed: 1 },
    { template: 'magnitude-backwards', case: 'multiple', seed: 1 },
    { template: 'point-by-vectors', case: 'parallelogram', seed: 1 },
    { template: 'point-by-vectors', case: 'dividing-point', seed: 1 },
    { template: 'two-multiples', case: 'sum', seed: 1 },
    { template: 'in-a-hexagon', case: 'from-centre', seed: 1 },
    { template: 'in-a-hexagon', case: 'from-sides', seed: 1 },
    { template: 'in-a-triangle', case: 'dividing-point', seed: 1 },
    { template: 'in-a-parallelogram', case: 'two-sides', seed: 1 },
    { template: 'describe-two', case: 'reflection-and-rotation', seed: 1 },
    { template: 'describe-two', case: 'translation-and-enlargement', seed: 1 },
    { template: 'describe-a-reflection', case: 'sloping', seed: 1 },
    { template: 'draw-an-enlargement', case: 'negative-fraction', seed: 1 },
    { template: 'describe-an-enlargement', case: 'negative-fraction', seed: 1 },
    { template: 'combine-two', case: 'parallel-mirrors', seed: 1 },
    { template: 'combine-two', case: 'crossing-mirrors', seed: 1 },
    { template: 'enlargement-by-calculation', case: 'factor-and-image', seed: 1 },
    { template: 'point-by-vectors', case: 'beyond', seed: 1 },
    { template: 'points-in-line', case: 'show', seed: 1 },
    { template: 'points-in-line', case: 'find-coordinate', seed: 1 },
    { template: 'magnitude-backwards', case: 'point-on-line', seed: 1 },
    { template: 'two-multiples', case: 'parallel-sum', seed: 1 },
    { template: 'in-a-triangle', case: 'midpoint', seed: 1 },
    { template: 'in-a-trapezium', case: 'other-leg', seed: 1 },
    { template: 'in-a-parallelogram', case: 'diagonal', seed: 1 },
    { template: 'in-a-triangle', case: 'beyond', seed: 1 },
    { template: 'in-a-trapezium', case: 'on-diagonal', seed: 1 },
    { template: 'in-a-parallelogram', case: 'beyond', seed: 1 },
    { template: 'undo-a-transformation', case: 'three-turns', seed: 1 },
    { template: 'image-in-letters', case: 'two-mirrors', seed: 1 },
    { template: 'describe-two', case: 'reflection-and-enlargement', seed: 1 },
    { template: 'combine-two', case: 'turn-then-mirror', seed: 1 },
    { template: 'combine-two', case: 'turn-then-shift', seed: 1 },
    { template: 'enlargement-by-calculation', case: 'find-centre', seed: 1 },
    { template: 'image-in-letters', case: 'enlargement', seed: 1 },
    { template: 'show-parallel', case: 'same-ratio', seed: 1 },
    { template: 'show-parallel', case: 'trapezium', seed: 1 },
    { template: 'show-parallel', case: 'midpoints', seed: 1 },
    { template: 'compare-coefficients', case: 'equal', seed: 1 },
    { template: 'compare-coefficients', case: 'parallel', seed: 1 },
    { template: 'compare-coefficients', case: 'straight-line', seed: 1 },
    { template: 'show-straight-line', case: 'parallelogram', seed: 1 },
    { template: 'show-straight-line', case: 'triangle', seed: 1 },
    { template: 'crossing-lines', case: 'in-triangle', seed: 1 },
    { template: 'crossing-lines', case: 'in-parallelogram', seed: 1 },
    { template: 'line-across-a-triangle', case: 'collinear-and-areas', seed: 1 },
    { template: 'line-across-a-triangle', case: 'collinear-and-areas', seed: 2 },
    { template: 'draw-the-mirror-line', case: 'upright-or-level', seed: 1 },
    { template: 'draw-the-mirror-line', case: 'diagonal', seed: 1 },
    { template: 'points-from-vectors', case: 'one-after-another', seed: 1 },
    { template: 'points-from-vectors', case: 'parallelogram', seed: 1 },
    { template: 'line-across-a-triangle', case: 'crossing-inside', seed: 1 },
    { template: 'transformations-together', case: 'two-reflections', seed: 1 },
    { template: 'transformations-together', case: 'by-calculation', seed: 1 },
    { template: 'vectors-from-points', case: 'trapezium', seed: 1 },
    { template: 'vectors-from-points', case: 'two-boats', seed: 1 },
    { template: 'proof-in-quadrilaterals', case: 'trapezium-midpoints', seed: 1 },
    { template: 'proof-in-quadrilaterals', case: 'line-through-a-parallelogram', seed: 1 },
    { template: 'one-after-another', case: 'turn-and-slide', seed: 4 },
    { template: 'one-after-another', case: 'two-enlargements', seed: 1 },
    { template: 'column-vectors-in-full', case: 'unknown-numbers', seed: 3 },
    { template: 'column-vectors-in-full', case: 'square-and-line', seed: 1 },
  ],
}
