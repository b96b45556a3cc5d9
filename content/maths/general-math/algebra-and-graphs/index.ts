// Algebra and graphs for 0580: manipulation, equations, inequalities, sequences, proportion, graphs, differentiation, functions.

import { laidOut } from '../../kit/layout.ts'
import type { MathsTopic, Template } from '../../template.ts'
import { simplifyFraction, singleFraction } from './algebraic-fractions.ts'
import { areaExpression } from './area-expressions.ts'
import { completeTheSquare } from './completing-the-square.ts'
import { conversionGraph } from './conversion-graphs.ts'
import { differentiate, gradientOfCurve, unknownPower } from './differentiation.ts'
import { mappingDiagram, rangeFromGraph } from './domains.ts'
import { lineOnGraph, tableAndCurve } from './drawn-graphs.ts'
import { equationOfSketch } from './equation-of-a-sketch.ts'
import { equationInWords, simultaneousInWords } from './equations-in-words.ts'
import { expandThree, expandTwo, substitute } from './expanding.ts'
import { factoriseCompletely, factoriseOnce } from './factorising.ts'
import { fractionEquation } from './fraction-equations.ts'
import { compositeFunction, functionValues, inverseFunction } from './functions.ts'
import { exponentialEquation, simplifyIndices } from './indices.ts'
import { inequalityInWords, readNumberLine, solveInequality } from './inequalities.ts'
import { drawJourney } from './journeys-drawn.ts'
import { lineMeetsCurve } from './line-meets-curve.ts'
import { equationFromShape, linearEquation } from './linear-equations.ts'
import { curvesInFull } from './long-curves.ts'
import { functionsTogether } from './long-functions.ts'
import { greatestVolume } from './long-greatest.ts'
import { equationsFromFractions } from './long-journeys.ts'
import { tilesAndBorder } from './long-patterns.ts'
import { twoRates } from './long-quadratics.ts'
import { nthTerm } from './nth-terms.ts'
import { growingPattern } from './patterns.ts'
import { pointsInRegion } from './points-in-a-region.ts'
import { proportionInContext, proportionLaw } from './proportion.ts'
import { proportionByGraph } from './proportion-by-graph.ts'
import { quadraticEquation, quadraticFormula } from './quadratic-equations.ts'
import { quadraticFromRates, quadraticFromShape } from './quadratics-in-words.ts'
import { exponentialCurve, tangentEstimate } from './rates-of-change.ts'
import { nameTheGraph } from './recognising.ts'
import { describeRegion, drawTheRegion } from './regions.ts'
import { linearSequence, sumOfSequences, termToTerm } from './sequences.ts'
import { simultaneousEquations } from './simultaneous.ts'
import { sketchAsymptotes, sketchCubic, sketchQuadratic } from './sketching.ts'
import { constantsFromTurning, stationaryPoints } from './stationary-points.ts'
import { makeTheSubject, useAndRearrange } from './subject.ts'
import { tangentToCurve } from './tangents-to-curves.ts'
import { distanceTime, speedTime } from './travel.ts'
import { twoCoefficients } from './two-coefficients.ts'

const templates: readonly Template[] = [
  substitute,
  expandTwo,
  areaExpression,
  factoriseOnce,
  linearSequence,
  readNumberLine,
  linearEquation,
  equationFromShape,
  equationInWords,
  solveInequality,
  simultaneousEquations,
  quadraticEquation,
  useAndRearrange,
  distanceTime,
  termToTerm,
  growingPattern,
  nameTheGraph,
  functionValues,
  mappingDiagram,
  simplifyIndices,
  singleFraction,
  expandThree,
  factoriseCompletely,
  simplifyFraction,
  exponentialEquation,
  simultaneousInWords,
  quadraticFormula,
  completeTheSquare,
  makeTheSubject,
  inequalityInWords,
  describeRegion,
  drawTheRegion,
  nthTerm,
  proportionLaw,
  proportionByGraph,
  speedTime,
  tableAndCurve,
  tangentEstimate,
  rangeFromGraph,
  inverseFunction,
  sketchQuadratic,
  differentiate,
  gradientOfCurve,
  sumOfSequences,
  twoCoefficients,
  pointsInRegion,
  proportionInContext,
  exponentialCurve,
  lineOnGraph,
  sketchCubic,
  sketchAsymptotes,
  equationOfSketch,
  unknownPower,
  compositeFunction,
  lineMeetsCurve,
  quadraticFromShape,
  fractionEquation,
  quadraticFromRates,
  tangentToCurve,
  stationaryPoints,
  constantsFromTurning,
  greatestVolume,
  twoRates,
  functionsTogether,
  equationsFromFractions,
  tilesAndBorder,
  drawJourney,
  conversionGraph,
  curvesInFull,
]

export const topic: MathsTopic = {
  key: 'general_math_algebra_and_graphs',
  templates: templates.map(laidOut),
  published: [
    { template: 'substitute', case: 'two-letters', seed: 1 },
    { template: 'expand-and-simplify', case: 'single-brackets', seed: 1 },
    { template: 'linear-sequence', case: 'rising', seed: 1 },
    { template: 'read-a-number-line', case: 'two-ends', seed: 1 },
    { template: 'factorise', case: 'common-factor', seed: 1 },
    { template: 'linear-equation', case: 'brackets', seed: 1 },
    { template: 'substitute', case: 'formula', seed: 1 },
    { template: 'equation-from-a-shape', case: 'angles-of-a-triangle', seed: 1 },
    { template: 'simplify-indices', case: 'product-and-quotient', seed: 1 },
    { template: 'area-as-an-expression', case: 'frame', seed: 1 },
    { template: 'factorise', case: 'trinomial', seed: 1 },
    { template: 'distance-time-graph', case: 'there-and-back', seed: 1 },
    { template: 'linear-sequence', case: 'falling-and-is-it-a-term', seed: 1 },
    { template: 'solve-an-inequality', case: 'show-on-a-line', seed: 1 },
    { template: 'linear-equation', case: 'fractions', seed: 1 },
    { template: 'equation-in-words', case: 'prices', seed: 1 },
    { template: 'factorise', case: 'difference-of-squares', seed: 1 },
    { template: 'mapping-diagram', case: 'find-the-rule', seed: 1 },
    { template: 'use-and-rearrange', case: 'fare', seed: 1 },
    { template: 'name-the-graph', case: 'four-families', seed: 1 },
    { template: 'simultaneous-equations', case: 'multiply-both', seed: 1 },
    { template: 'quadratic-equation', case: 'monic', seed: 1 },
    { template: 'growing-pattern', case: 'houses', seed: 1 },
    { template: 'term-to-term-rule', case: 'forwards', seed: 1 },
    { template: 'function-values', case: 'linear-and-quadratic', seed: 1 },
    { template: 'factorise', case: 'grouping', seed: 1 },
    { template: 'linear-equation', case: 'unknown-below', seed: 1 },
    { template: 'solve-an-inequality', case: 'sign-turns', seed: 1 },
    { template: 'area-as-an-expression', case: 'l-shape', seed: 1 },
    { template: 'factorise', case: 'leading-coefficient', seed: 1 },
    { template: 'quadratic-equation', case: 'rearrange-first', seed: 1 },
    { template: 'distance-time-graph', case: 'two-travellers', seed: 1 },
    { template: 'write-as-a-single-fraction', case: 'numbers-below', seed: 1 },
    { template: 'solve-an-inequality', case: 'two-sided', seed: 1 },
    { template: 'equation-from-a-shape', case: 'parallel-lines', seed: 1 },
    { template: 'quadratic-equation', case: 'bracket-squared', seed: 1 },
    { template: 'simplify-indices', case: 'fractional-index', seed: 1 },
    { template: 'proportion-law', case: 'square', seed: 1 },
    { template: 'expand-three-brackets', case: 'three-brackets', seed: 1 },
    { template: 'simultaneous-in-words', case: 'tickets', seed: 1 },
    { template: 'equation-in-words', case: 'shared-journey', seed: 1 },
    { template: 'table-and-curve', case: 'cubic', seed: 1 },
    { template: 'speed-time-graph', case: 'acceleration-and-distance', seed: 1 },
    { template: 'inverse-function', case: 'linear', seed: 1 },
    { template: 'nth-term', case: 'quadratic', seed: 1 },
    { template: 'make-the-subject', case: 'square', seed: 1 },
    { template: 'factorise-completely', case: 'cubic', seed: 1 },
    { template: 'describe-a-region', case: 'one-slanting-side', seed: 1 },
    { template: 'quadratic-formula', case: 'two-decimals', seed: 1 },
    { template: 'simultaneous-in-words', case: 'rectangle', seed: 1 },
    { template: 'differentiate', case: 'sum-of-powers', seed: 1 },
    { template: 'simplify-indices', case: 'negative-index', seed: 1 },
    { template: 'write-as-a-single-fraction', case: 'brackets-below', seed: 1 },
    { template: 'range-from-a-graph', case: 'on-an-interval', seed: 1 },
    { template: 'complete-the-square', case: 'turning-point', seed: 1 },
    { template: 'proportion-law', case: 'inverse-square', seed: 1 },
    { template: 'nth-term', case: 'powers', seed: 1 },
    { template: 'expand-three-brackets', case: 'difference-of-products', seed: 1 },
    { template: 'inequality-in-words', case: 'savings', seed: 1 },
    { template: 'draw-a-region', case: 'intercepts', seed: 1 },
    { template: 'sketch-a-quadratic', case: 'opens-upwards', seed: 1 },
    { template: 'exponential-equation', case: 'linear-index', seed: 1 },
    { template: 'simplify-a-fraction', case: 'over-squares', seed: 1 },
    { template: 'proportion-by-graph', case: 'inverse', seed: 1 },
    { template: 'tangent-estimate', case: 'curve', seed: 1 },
    { template: 'table-and-curve', case: 'reciprocal', seed: 1 },
    { template: 'factorise-completely', case: 'squares-left-over', seed: 1 },
    { template: 'complete-the-square', case: 'solve', seed: 1 },
    { template: 'nth-term', case: 'cubic', seed: 1 },
    { template: 'composite-function', case: 'expand', seed: 1 },
    { template: 'speed-time-graph', case: 'unknown-time', seed: 1 },
    { template: 'gradient-of-a-curve', case: 'at-a-point', seed: 1 },
    { template: 'inverse-function', case: 'power', seed: 1 },
    { template: 'describe-a-region', case: 'two-slanting-sides', seed: 1 },
    { template: 'growing-pattern', case: 'stairs', seed: 1 },
    { template: 'exponential-curve', case: 'water-hyacinth', seed: 1 },
    { template: 'sum-of-sequences', case: 'difference', seed: 1 },
    { template: 'write-as-a-single-fraction', case: 'division', seed: 1 },
    { template: 'make-the-subject', case: 'twice', seed: 1 },
    { template: 'proportion-in-context', case: 'stopping-distance', seed: 1 },
    { template: 'sketch-a-cubic', case: 'three-factors', seed: 1 },
    { template: 'tangent-estimate', case: 'cooling', seed: 1 },
    { template: 'exponential-equation', case: 'two-bases', seed: 1 },
    { template: 'range-from-a-graph', case: 'values-and-solutions', seed: 1 },
    { template: 'points-in-a-region', case: 'list', seed: 1 },
    { template: 'line-meets-curve', case: 'parabola', seed: 1 },
    { template: 'two-unknown-coefficients', case: 'sequence', seed: 1 },
    { template: 'exponential-curve', case: 'find-a-and-b', seed: 1 },
    { template: 'inverse-function', case: 'fraction', seed: 1 },
    { template: 'gradient-of-a-curve', case: 'where-it-has-a-gradient', seed: 1 },
    { template: 'proportion-in-context', case: 'percentage', seed: 1 },
    { template: 'sketch-with-asymptotes', case: 'reciprocal', seed: 1 },
    { template: 'line-on-a-graph', case: 'cubic', seed: 1 },
    { template: 'quadratic-from-a-shape', case: 'l-shape', seed: 1 },
    { template: 'composite-function', case: 'solve-twice-the-same', seed: 1 },
    { template: 'equation-of-a-sketch', case: 'cubic', seed: 1 },
    { template: 'line-meets-curve', case: 'circle', seed: 1 },
    { template: 'compare-derivatives', case: 'coefficients', seed: 1 },
    { template: 'sketch-with-asymptotes', case: 'exponential', seed: 1 },
    { template: 'sketch-a-cubic', case: 'touches-the-axis', seed: 1 },
    { template: 'fraction-equation', case: 'sum', seed: 1 },
    { template: 'stationary-points', case: 'cubic', seed: 1 },
    { template: 'equation-of-a-sketch', case: 'quadratic-by-turning-point', seed: 1 },
    { template: 'constants-from-a-turning-point', case: 'two-constants', seed: 1 },
    { template: 'tangent-to-a-curve', case: 'meets-the-axis', seed: 1 },
    { template: 'stationary-points', case: 'how-many-solutions', seed: 1 },
    { template: 'quadratic-from-rates', case: 'speeds', seed: 1 },
    { template: 'greatest-volume', case: 'open-box', seed: 1 },
    { template: 'greatest-volume', case: 'parcel', seed: 1 },
    { template: 'two-rates', case: 'launch', seed: 1 },
    { template: 'two-rates', case: 'price-of-mangoes', seed: 1 },
    { template: 'functions-together', case: 'linear-square-power', seed: 1 },
    { template: 'functions-together', case: 'linear-square-power', seed: 2 },
    { template: 'tiles-and-border', case: 'grey-and-white', seed: 1 },
    { template: 'tiles-and-border', case: 'grey-and-white', seed: 2 },
    { template: 'draw-a-journey', case: 'there-and-back', seed: 1 },
    { template: 'draw-a-journey', case: 'with-a-rest', seed: 1 },
    { template: 'conversion-graph', case: 'money', seed: 1 },
    { template: 'conversion-graph', case: 'temperature', seed: 1 },
    { template: 'functions-together', case: 'line-and-reciprocal', seed: 1 },
    { template: 'tiles-and-border', case: 'rods-and-joints', seed: 1 },
    { template: 'equations-from-fractions', case: 'two-speeds', seed: 1 },
    { template: 'equations-from-fractions', case: 'shared-cost', seed: 1 },
    { template: 'curves-in-full', case: 'cubic-and-its-tangent', seed: 1 },
    { template: 'curves-in-full', case: 'parabola-and-a-line', seed: 1 },
  ],
}
